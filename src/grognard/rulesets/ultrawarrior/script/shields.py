"""How much Energy goes into the Shield this turn."""

from grognard.rulesets.ultrawarrior.script.goals import scenario_hex
from grognard.rulesets.ultrawarrior.script.odds import best_volley, in_line, shown_points
from grognard.rulesets.ultrawarrior.script.strength import Strength
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import CHANCES, GRID, TOWER_DAMAGE
from grognard.rulesets.ultrawarrior.warrior import Warrior

CLOSING = 3
"""How many hexes a foe is expected to come nearer before he shoots."""
FIGHTING = 18
TOWER_RESERVE = 40
"""Energy kept for the shots that bring the Tower down."""


def shield_for(p: State, warrior: Warrior, foes: list[Warrior], how: Strength) -> int:
    """UW-4.2.1: a share of the damage expected this turn, within what the Energy bears."""
    if warrior.suit == 0:
        return 0
    energy = warrior.energy + warrior.reserve
    if p.tower_stands():
        return tower_shield(p, warrior, energy)
    wanted = expected(p, warrior, foes) * how.shield_percent // 10000
    limit = how.shield_limit
    if scenario_hex(p, warrior) >= 0:
        limit *= 2
    return min(wanted, energy * limit // 100)


def expected(p: State, warrior: Warrior, foes: list[Warrior]) -> int:
    """The damage (in hundredths) that foes in reach may do if each shoots in two Impulses of three."""
    total = 0
    for foe in foes:
        range = GRID.distances(foe.cell)[warrior.cell]
        if range > FIGHTING:
            continue
        volley = best_volley(p, foe, max(1, range - CLOSING), False)
        if not in_line(p, foe.cell, warrior.cell):
            volley //= 2
        total += volley * shown_points(p, foe) * 2 // 3
    return total


def tower_shield(p: State, warrior: Warrior, energy: int) -> int:
    """UW-9.6.3: the Tower's next shots, as far as Energy can be spared from its destruction."""
    range = GRID.distances(p.tower)[warrior.cell]
    ways = CHANCES[p.rules.tower_number(max(0, range - 6))]
    shots = len(p.rules.tower_slots)
    spare = max(0, energy - TOWER_RESERVE * (p.tower_points - p.tower_taken) // p.tower_points)
    turns = max(1, p.rules.turn_limit - p.turn + 1)
    return min(shots * TOWER_DAMAGE * ways // 36, spare if turns == 1 else max(spare // turns, min(spare, 6)))
