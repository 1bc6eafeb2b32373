"""What a position is worth to a seat: the warriors of its side against those of the others.

It reads whole sheets, so it is for sampled worlds only. Weights are thousandths of a logit, fitted to how
matches of `regular` and `recruit` against each other ended.
"""

from grognard.rulesets.ultrawarrior.scenario import REACH, TIMEOUT
from grognard.rulesets.ultrawarrior.script.goals import FAR, RIM, way_to
from grognard.rulesets.ultrawarrior.script.odds import in_line
from grognard.rulesets.ultrawarrior.script.places import FIGHTING
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import BURN, GRID, WATER
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.words import Seat

WIN = 100_000
"""What a match won is worth; one lost as much less than nothing."""
ENERGIES = ((20, 150), (60, 33), (400, 5))
"""Up to so many points, each is worth so much: the last ones are the dearest."""
LIFE, LAST_LIFE, LAST = 125, 450, 3
SUIT, DART, MOST_DARTS = 85, 100, 3
SHIELD, MOST_SHIELD = 100, 14
BURNING, DROWNING, COVERED = 31, 1500, 250
ALIVE = 500
ALONE = 7000
"""A whole warrior with some Energy: what one who fights no warrior is measured against."""
SLOTS = 6


def worth_of(p: State, seat: Seat) -> int:
    """From -WIN to WIN. Where more warriors fight, each counts for less."""
    result = p.result
    if result is not None:
        if seat in result.winners:
            return WIN
        return 0 if len(result.winners) == 0 and p.rules.seats > 1 else -WIN
    side = p.rules.side_index(seat)
    total = 0
    foreign = 0
    others: list[int] = []
    for warrior in p.warriors:
        if warrior.side == side:
            total += warrior_worth(p, warrior)
        else:
            foreign += warrior_worth(p, warrior)
            if warrior.side not in others:
                others.append(warrior.side)
    total -= foreign // len(others) if len(others) > 0 else ALONE
    return chance(goals_worth(p, seat) + total * 2 // max(2, len(p.warriors)))


def chance(logit: int) -> int:
    """Thousandths of a logit as -WIN to WIN: the hyperbolic tangent of its half, as a fraction."""
    x = max(-6000, min(6000, logit)) // 2
    square = x * x // 1000
    return WIN * x // 1000 * (27000 + square) // (27000 + 9 * square)


def warrior_worth(p: State, warrior: Warrior) -> int:
    """His sheet, and the ground under him."""
    if not warrior.alive:
        return 0
    worth = ALIVE + LIFE * warrior.life - LAST_LIFE * max(0, LAST - warrior.life)
    worth += DART * min(MOST_DARTS, warrior.darts)
    if warrior.suit > 0:
        worth += SUIT * warrior.suit + energy_worth(warrior.energy + warrior.reserve)
        worth += SHIELD * min(MOST_SHIELD, warrior.shield) * max(0, SLOTS + 1 - p.slot) // SLOTS
    if p.ground.terrain[warrior.cell] == WATER:
        worth -= DROWNING
    worth -= BURNING * BURN[p.ground.terrain[warrior.cell]]
    return worth + (COVERED if covered(p, warrior) else 0)


def energy_worth(energy: int) -> int:
    """The Energy left, piece by piece."""
    worth = 0
    low = 0
    for high, each in ENERGIES:
        worth += each * max(0, min(energy, high) - low)
        low = high
    return worth


def covered(p: State, warrior: Warrior) -> bool:
    """Whether no foe can shoot at him where he stands."""
    if p.protected(warrior):
        return True
    row = GRID.distances(warrior.cell)
    for foe in p.warriors:
        if foe.alive and foe.side != warrior.side and row[foe.cell] <= FIGHTING:
            if in_line(p, foe.cell, warrior.cell):
                return False
    return True


def goals_worth(p: State, seat: Seat) -> int:
    """What the scenario asks for besides."""
    worth = 0
    side = p.rules.side_index(seat)
    left = time_left(p)
    for condition in p.rules.scenario.victory:
        if condition.kind == REACH:
            runner = p.warrior(condition.warrior)
            if runner is not None and runner.alive:
                spare = left - way_to(p, condition.cell)[runner.cell]
                value = 400 * max(-10, min(5, spare)) + 60 * max(0, min(10, spare - 5))
                worth += value if runner.side == side else -value
    if p.tower >= 0:
        worth += tower_worth(p, seat, left)
    if p.energizer >= 0:
        worth += energizer_worth(p, side)
    return worth


def time_left(p: State) -> int:
    """Impulses of a human warrior until the match is over by its limit."""
    turns = p.rules.turn_limit
    for condition in p.rules.scenario.victory:
        if condition.kind == TIMEOUT:
            turns = min(turns, condition.turn)
    return (turns - p.turn) * SLOTS + max(0, SLOTS + 1 - max(1, p.slot))


def tower_worth(p: State, seat: Seat, left: int) -> int:
    """Points off the Tower, and the way into its hex."""
    worth = 60 * p.tower_taken
    for warrior in p.of_seat(seat):
        steps = way_to(p, p.tower)[warrior.cell]
        worth -= 40 * steps + 400 * max(0, steps - left)
    return worth


def energizer_worth(p: State, side: int) -> int:
    """Who carries it, and how far it is from the edge, or from them."""
    carrier = p.warrior(p.carrier)
    if carrier is not None and carrier.alive:
        value = 500 + 100 * max(0, 20 - way_to(p, RIM)[carrier.cell])
        return value if carrier.side == side else -value
    way = way_to(p, p.energizer)
    mine, theirs = FAR, FAR
    for warrior in p.warriors:
        if warrior.alive:
            if warrior.side == side:
                mine = min(mine, way[warrior.cell])
            else:
                theirs = min(theirs, way[warrior.cell])
    return 60 * max(-10, min(10, theirs - mine))
