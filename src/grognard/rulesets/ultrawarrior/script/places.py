"""What a hex is worth to a warrior: his shots from it, the foes' at it, cover, burning ground, the goal."""

from grognard.rulesets.ultrawarrior.script.goals import Goal
from grognard.rulesets.ultrawarrior.script.odds import best_volley, own_volley
from grognard.rulesets.ultrawarrior.script.strength import Strength
from grognard.rulesets.ultrawarrior.sight import NO_COVER, OPEN, cover, obstruction
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
FIGHTING = 18
"""Hexes within which a foe is fought."""
CONTACT = 3
"""Nearer than this it need not be."""


def place_worth(p: State, warrior: Warrior, cell: int, foes: list[Warrior], goal: Goal, how: Strength) -> int:
    """The worth of standing in the hex for the time to come."""
    attack = 0
    danger = 0
    row = GRID.distances(cell)
    for foe in foes:
        range = row[foe.cell]
        if range > FIGHTING:
            continue
        clear = obstruction(p.ground, p.rules.one_edge, cell, foe.cell) == OPEN
        danger += danger_from(p, warrior, cell, foe, range, clear, how)
        attack = max(attack, attack_on(p, warrior, cell, foe, range, clear, how))
    worth = (attack - danger * how.threat // 100) * how.horizon // 10
    worth += goal.worth(cell) - ground_cost(p, warrior, cell, foes)
    if not goal.leads and len(foes) > 0:
        urge = max(CLOSER, URGE * p.turn) if attack == 0 else min(MOST_URGE, URGE * p.turn)
        worth -= urge * max(0, goal.distance(cell) - CONTACT)
    return worth


def attack_from(p: State, warrior: Warrior, cell: int, foes: list[Warrior], how: Strength) -> int:
    """The worth of his best shot from there."""
    best = 0
    row = GRID.distances(cell)
    for foe in foes:
        range = row[foe.cell]
        if range <= FIGHTING:
            clear = obstruction(p.ground, p.rules.one_edge, cell, foe.cell) == OPEN
            best = max(best, attack_on(p, warrior, cell, foe, range, clear, how))
    return best


def attack_on(
    p: State, warrior: Warrior, cell: int, foe: Warrior, range: int, clear: bool, how: Strength
) -> int:
    """The worth of his best shot at one foe; a foe under cover can at least be driven out."""
    worth = own_volley(p, warrior, foe, range, how.energy_price)
    if clear and cover(p.ground, cell, foe.cell) == NO_COVER and not p.protected(foe):
        return worth
    return worth // 3 if how.tricks else 0


def danger_at(p: State, warrior: Warrior, cell: int, foes: list[Warrior], how: Strength) -> int:
    """What the foes' next shots at him there are worth to them."""
    total = 0
    row = GRID.distances(cell)
    for foe in foes:
        range = row[foe.cell]
        if range <= FIGHTING:
            clear = obstruction(p.ground, p.rules.one_edge, foe.cell, cell) == OPEN
            total += danger_from(p, warrior, cell, foe, range, clear, how)
    return total


def danger_from(
    p: State, warrior: Warrior, cell: int, foe: Warrior, range: int, clear: bool, how: Strength
) -> int:
    """What one foe's next shot at him there is worth."""
    shot = best_volley(p, foe, range, warrior.suit == 0)
    if clear and cover(p.ground, foe.cell, cell) == NO_COVER:
        return shot
    return shot * how.cover // 100


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
