"""What a position is worth to a seat: the warriors of its side against those of the others.

It reads whole sheets, so it is for sampled worlds only. Weights are thousandths of a logit, fitted to how
matches of `regular` and `recruit` against each other ended.
"""

from grognard.rulesets.ultrawarrior.scenario import REACH, SUIT_ZERO, TIMEOUT
from grognard.rulesets.ultrawarrior.script.goals import FAR, RIM, way_to
from grognard.rulesets.ultrawarrior.script.odds import in_line
from grognard.rulesets.ultrawarrior.script.places import FIGHTING
from grognard.rulesets.ultrawarrior.script.shields import expected
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import (
    BURN,
    CHANCES,
    COST,
    ENTRY_COST,
    FROST,
    GRID,
    IN_IMPULSE,
    TOWER_DAMAGE,
    WATER,
)
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.words import Seat

WIN = 100_000
"""What a match won is worth; one lost as much less than nothing."""
ENERGIES = ((20, 130), (60, 40), (400, 12))
"""Up to so many points, each is worth so much: the last ones are the dearest."""
LIFE, LAST_LIFE, LAST = 125, 450, 3
SUIT, LAST_SUIT, THIN, DART, MOST_DARTS = 85, 30, 12, 100, 3
"""LAST_SUIT: of the last points, where to be without a suit is to have lost."""
SHIELD = 85
BURNING, DROWNING, COVERED = 31, 1500, 150
ALIVE = 500
RAZED, GOOD_SHOT, EVEN = 5, 9, 2000
TIME, MORE_TIME, SHORT_OF_TIME = 60, 60, 400
POWER, MORE_POWER, SHORT_OF_POWER = 200, 100, 150
HEALTH, MORE_HEALTH, SHORT_OF_HEALTH = 150, 30, 120
"""Against the Tower: points off it, and what there is to spare (up to so many tenths) or lacking."""
SLOTS = 6
RUN_SHORT, RUN_SPARE, RUN_STEP, TIGHT, MUCH, REOPEN = 400, 150, 60, 5, 20, 2
"""A runner: Impulses to spare when they are few, when they are many, each step; REOPEN: a closed goal."""
HALF = 6000
"""What is half won."""


def worth_of(p: State, seat: Seat) -> int:
    """From -WIN to WIN. Where more warriors fight, each counts for less."""
    result = p.result
    if result is not None:
        if seat in result.winners:
            return WIN
        return 0 if len(result.winners) == 0 and p.rules.seats > 1 else -WIN
    if p.tower >= 0:
        return chance(tower_worth(p, seat))
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
    if len(others) > 0:
        total -= foreign // len(others)
    return chance(goals_worth(p, seat) + total * 2 // max(2, len(p.rules.scenario.entries)))


def chance(logit: int) -> int:
    """Thousandths of a logit as -WIN to WIN: nowhere flat, so that a match far from even is fought too."""
    return WIN * logit // (abs(logit) + HALF)


def warrior_worth(p: State, warrior: Warrior) -> int:
    """His sheet, and the ground under him."""
    if not warrior.alive:
        return 0
    worth = ALIVE + LIFE * warrior.life - LAST_LIFE * max(0, LAST - warrior.life)
    worth += DART * min(MOST_DARTS, warrior.darts)
    if warrior.suit > 0:
        worth += SUIT * warrior.suit + energy_worth(warrior.energy + warrior.reserve)
        worth += SHIELD * usable_shield(p, warrior) // 100
    if p.ground.terrain[warrior.cell] == WATER:
        worth -= DROWNING
    worth -= BURNING * BURN[p.ground.terrain[warrior.cell]]
    if p.rules.scenario.wins_by(SUIT_ZERO):
        return worth - LAST_SUIT * max(0, THIN - warrior.suit)
    return worth + (COVERED if covered(p, warrior) else 0)


def usable_shield(p: State, warrior: Warrior) -> int:
    """As much of the Shield, in hundredths, as the foes' fire may still take this turn: the rest is lost."""
    if warrior.shield == 0 or p.stack[-1].kind != IN_IMPULSE:
        return 0
    foes = [foe for foe in p.warriors if foe.alive and foe.side != warrior.side]
    return min(100 * warrior.shield, expected(p, warrior, foes) * impulses_left(p) // SLOTS)


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
                value = run_worth(p, condition.cell, runner, left)
                worth += value if runner.side == side else -value
    if p.energizer >= 0:
        worth += energizer_worth(p, side)
    return worth


def run_worth(p: State, end: int, runner: Warrior, left: int) -> int:
    """What a runner has to spare: the last Impulses are the dearest, and what is behind him is safe."""
    steps = steps_to(p, end, runner.cell)
    if ENTRY_COST[p.ground.terrain[end]] == 0:
        steps += REOPEN
    spare = left - steps
    worth = RUN_SHORT * max(-TIGHT, min(TIGHT, spare)) + RUN_SPARE * max(0, min(MUCH, spare) - TIGHT)
    return worth - RUN_STEP * steps


def steps_to(p: State, end: int, cell: int) -> int:
    """Action Points for the way; out of a hex that nobody may enter, by the best of its neighbours."""
    way = way_to(p, end)
    steps = way[cell]
    if steps == FAR:
        for other in GRID.neighbours[cell]:
            steps = min(steps, way[other] + 1)
    return steps


def time_left(p: State) -> int:
    """Impulses of a human warrior until the match is over by its limit."""
    turns = p.rules.turn_limit
    for condition in p.rules.scenario.victory:
        if condition.kind == TIMEOUT:
            turns = min(turns, condition.turn)
    return (turns - p.turn) * SLOTS + impulses_left(p)


def impulses_left(p: State) -> int:
    """Impulses of a human warrior in this turn; all of them while Shields are set."""
    return SLOTS + 1 - min(SLOTS + 1, max(1, p.slot)) if p.stack[-1].kind == IN_IMPULSE else SLOTS


def tower_worth(p: State, seat: Seat) -> int:
    """UW-9.6.2: what there is to spare of time, Energy and health for the way and the shots from near."""
    need = max(0, p.tower_points - p.tower_taken)
    worth = 0
    for warrior in p.of_seat(seat):
        shots = 100 * need // GOOD_SHOT
        wanted = 100 * steps_to(p, p.tower, warrior.cell) + shots
        fire = wanted * len(p.rules.tower_slots) * TOWER_DAMAGE * 5 // (6 * SLOTS) if need > 0 else 0
        health = 100 * warrior.suit + min(100 * warrior.shield, tower_fire(p, warrior))
        worth += spared(100 * time_left(p) - wanted, TIME, MORE_TIME, SHORT_OF_TIME)
        worth += spared(100 * warrior.energy - shots * COST[FROST], POWER, MORE_POWER, SHORT_OF_POWER)
        worth += spared(health - fire, HEALTH, MORE_HEALTH, SHORT_OF_HEALTH)
        worth -= BURNING * BURN[p.ground.terrain[warrior.cell]]
    return worth + RAZED * p.tower_taken - EVEN


def tower_fire(p: State, warrior: Warrior) -> int:
    """The damage (in hundredths) that the Tower may yet do this turn: so much of a Shield is of use."""
    if p.stack[-1].kind != IN_IMPULSE or not p.tower_stands():
        return 0
    shots = len([slot for slot in p.rules.tower_slots if slot >= p.slot])
    ways = CHANCES[p.rules.tower_number(GRID.distances(p.tower)[warrior.cell])]
    fire = 100 * TOWER_DAMAGE * shots * ways // 36
    return fire if in_line(p, p.tower, warrior.cell) else fire // 3


def spared(hundredths: int, much: int, more: int, short: int) -> int:
    """What there is to spare: up to `much` each is worth `more`; each that is lacking costs `short`."""
    if hundredths < 0:
        return short * hundredths // 100
    return more * min(much, hundredths // 10) // 10


def energizer_worth(p: State, side: int) -> int:
    """Who carries it, and how far it is from the edge, or from them."""
    carrier = p.warrior(p.carrier)
    if carrier is not None and carrier.alive:
        value = 500 + 100 * max(0, 20 - steps_to(p, RIM, carrier.cell))
        return value if carrier.side == side else -value
    mine, theirs = FAR, FAR
    for warrior in p.warriors:
        if warrior.alive:
            if warrior.side == side:
                mine = min(mine, steps_to(p, p.energizer, warrior.cell))
            else:
                theirs = min(theirs, steps_to(p, p.energizer, warrior.cell))
    return 60 * max(-10, min(10, theirs - mine))
