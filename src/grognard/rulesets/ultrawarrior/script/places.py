"""What a hex is worth to a warrior: his shots from it, the foes' at it, cover, burning ground, the goal."""

from grognard.rulesets.ultrawarrior.script.goals import Goal
from grognard.rulesets.ultrawarrior.script.odds import best_volley, in_line, own_volley
from grognard.rulesets.ultrawarrior.script.strength import Strength
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import BURN, FOREST, GRID, HEAT, ICE, INVERTED, MAXIMUM, WATER
from grognard.rulesets.ultrawarrior.warrior import Warrior

DEATH = 30000
CLOSER = 30
"""A hex nearer to the foe while none can be shot at."""
URGE, MOST_URGE = 8, 80
"""The same by turn while one can: a match is pressed to its end."""
THIN = 60
"""Ground that one shot turns to Water, with a foe in range."""
CONTACT = 3
"""Nearer than this it need not be."""


def place_worth(p: State, warrior: Warrior, cell: int, foes: list[Warrior], goal: Goal, how: Strength) -> int:
    """The worth of standing in the hex for the time to come."""
    attack = attack_from(p, warrior, cell, foes, how)
    danger = danger_at(p, warrior, cell, foes, how)
    worth = (attack - danger * how.threat // 100) * how.horizon // 10
    worth += goal.worth(cell) - ground_cost(p, warrior, cell, foes)
    if not goal.leads and foes:
        urge = max(CLOSER, URGE * p.turn) if attack == 0 else min(MOST_URGE, URGE * p.turn)
        worth -= urge * max(0, goal.distance(cell) - CONTACT)
    return worth


def attack_from(p: State, warrior: Warrior, cell: int, foes: list[Warrior], how: Strength) -> int:
    """The worth of his best shot from there; a foe under cover can at least be driven out."""
    best = 0
    row = GRID.distances(cell)
    for foe in foes:
        range = row[foe.cell]
        if range > 18:
            continue
        worth = own_volley(p, warrior, foe, range, how.energy_price)
        if worth > 0 and not (in_line(p, cell, foe.cell) and not p.protected(foe)):
            worth = worth // 3 if how.tricks else 0
        best = max(best, worth)
    return best


def danger_at(p: State, warrior: Warrior, cell: int, foes: list[Warrior], how: Strength) -> int:
    """What the foes' next shots at him there are worth to them."""
    total = 0
    for foe in foes:
        range = GRID.distances(foe.cell)[cell]
        if range > 18:
            continue
        shot = best_volley(p, foe, range, warrior.suit == 0)
        total += shot if in_line(p, foe.cell, cell) else shot * how.cover // 100
    return total


def ground_cost(p: State, warrior: Warrior, cell: int, foes: list[Warrior]) -> int:
    """What the ground does, or may soon do, to one who stands there."""
    terrain = p.ground.terrain[cell]
    if terrain == WATER:
        return DEATH
    if BURN[terrain] > 0:
        loss = 100 * BURN[terrain]
        return loss + (2000 if 0 < warrior.suit + warrior.shield <= BURN[terrain] else 0)
    if terrain in (ICE, INVERTED) and foes and GRID.distances(foes[0].cell)[cell] <= MAXIMUM[HEAT]:
        return THIN
    return 0


def exits(p: State, cell: int) -> int:
    """How many neighbours can be entered at once."""
    ways = 0
    for other in GRID.neighbours[cell]:
        terrain = p.ground.terrain[other]
        if terrain != WATER and terrain != FOREST and BURN[terrain] == 0:
            ways += 1
    return ways


def burning(p: State, cell: int) -> bool:
    """Whether the hex harms who ends an Impulse there."""
    terrain = p.ground.terrain[cell]
    return terrain == WATER or BURN[terrain] > 0
