"""When a match ends: the predicates of the scenario, tried as soon as something has happened."""

from typing import Final

from grognard.rulesets.ultrawarrior.scenario import (
    DESTROY_AND_ENTER,
    ELIMINATE_SIDE,
    ELIMINATED,
    EXIT_WITH,
    LAST_SURVIVOR,
    REACH,
    SUIT_ZERO,
    TIMEOUT,
    Condition,
)
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import BURN, WATER
from grognard.umpire.log import Log
from grognard.umpire.words import Outcome, Seat

GOES_ON: Final = Outcome((), "")


def judge(p: State, log: Log | None) -> None:
    """UW-3.1.1: end the match at the first predicate fulfilled."""
    if not p.stirred or p.result is not None:
        return
    p.stirred = False
    for condition in p.rules.scenario.victory:
        outcome = met(p, condition)
        if outcome is not GOES_ON:
            p.end(outcome, log)
            return
    for condition in p.rules.scenario.defeat:
        if condition.kind == ELIMINATED and fallen(p, condition.warrior):
            p.end(Outcome((), reason(p, "elimination")), log)
            return
    if deserted(p):
        p.end(Outcome((), "mutual_elimination"), log)
    elif p.conceding:
        left_alone(p, log)


def met(p: State, condition: Condition) -> Outcome:
    """The outcome by one victory predicate, or GOES_ON."""
    kind = condition.kind
    if kind == ELIMINATE_SIDE:
        return last_side(p, False)
    if kind == SUIT_ZERO:
        return last_side(p, True)
    if kind == LAST_SURVIVOR:
        return last_survivor(p)
    if kind == ELIMINATED and fallen(p, condition.warrior):
        return Outcome(p.rules.side_seats(condition.winner), reason(p, "elimination"))
    if kind == REACH and stands(p, condition.warrior, condition.cell):
        return Outcome(p.rules.side_seats(condition.winner), "reached")
    if kind == DESTROY_AND_ENTER and razed(p) and stands(p, condition.warrior, condition.cell):
        return Outcome(p.rules.side_seats(condition.winner), "tower")
    return GOES_ON


def razed(p: State) -> bool:
    """Whether the Tower has been destroyed (UW-9.6.2)."""
    return p.tower >= 0 and not p.tower_stands()


def last_side(p: State, by_suit: bool) -> Outcome:
    """UW-9.5.2, UW-R43: one side is left.

    `by_suit`: a suit at 0 has lost too, by any cause (UW-9.4.2, UW-9.8.2, UW-R51).
    """
    left: list[str] = []
    lost = False
    for seat in range(p.rules.seats):
        side = p.rules.sides[seat]
        if not remains(p, side) or (by_suit and stripped(p, side)):
            lost = True
        elif side not in left:
            left.append(side)
    if len(left) != 1 or not lost:
        return GOES_ON
    return Outcome(p.rules.side_seats(left[0]), reason(p, "suit_zero" if by_suit else "elimination"))


def remains(p: State, side: str) -> bool:
    """A side has lost without a warrior living or still to arrive."""
    for warrior in p.warriors:
        if warrior.alive and p.rules.sides[warrior.seat] == side:
            return True
    for i, arrival in enumerate(p.rules.scenario.arrivals):
        if p.rules.sides[arrival.entry.seat] == side and p.to_come(i):
            return True
    return False


def stripped(p: State, side: str) -> bool:
    """Whether one of the side's warriors has no suit left."""
    return any(warrior.suit == 0 and p.rules.sides[warrior.seat] == side for warrior in p.warriors)


def last_survivor(p: State) -> Outcome:
    """UW-R54: a sole survivor wins at once, unless `last_survivor: must_exit`."""
    living = [warrior for warrior in p.warriors if warrior.alive]
    coming = [i for i in range(len(p.arrivals)) if p.to_come(i)]
    if p.rules.survivor_wins and len(living) == 1 and len(coming) == 0:
        return Outcome((living[0].seat,), "last_survivor")
    return GOES_ON


def fallen(p: State, id: str) -> bool:
    """Whether the named warrior is eliminated."""
    warrior = p.warrior(id)
    return warrior is not None and not warrior.alive


def stands(p: State, id: str, cell: int) -> bool:
    """Whether the named warrior is alive in the hex (UW-9.3.2, UW-R50; UW-9.6.2, UW-9.6.7, UW-R57)."""
    warrior = p.warrior(id)
    return warrior is not None and warrior.alive and warrior.cell == cell


def deserted(p: State) -> bool:
    """Nobody is left, nor to come: a draw."""
    for warrior in p.warriors:
        if warrior.alive:
            return False
    return all(not p.to_come(i) for i in range(len(p.arrivals)))


def left_alone(p: State, log: Log | None) -> None:
    """UW-R46: where nobody else is left to play against (scenario 3), a concession gives the match away."""
    scenario = p.rules.scenario
    if scenario.wins_by(LAST_SURVIVOR) or scenario.wins_by(EXIT_WITH):
        return
    left = [side for side in sorted(set(p.rules.sides)) if remains(p, side)]
    if len(left) == 1 and len(set(p.rules.sides)) > 1:
        p.end(Outcome(p.rules.side_seats(left[0]), "concession"), log)


def reason(p: State, word: str) -> str:
    """UW-R46: a concession keeps its name, whichever check it leads to."""
    return "concession" if p.conceding else word


def win_by_exit(p: State, seat: Seat, log: Log | None) -> None:
    """UW-9.7.2: whoever first carries the Energizer off the map wins."""
    p.end(Outcome((seat,), "exit"), log)


def judge_turn_end(p: State, log: Log | None) -> None:
    """The limit of turns, then the draws (UW-R50, UW-R58)."""
    for condition in p.rules.scenario.victory:
        if condition.kind == TIMEOUT and p.turn >= condition.turn:
            p.end(Outcome(p.rules.side_seats(condition.winner), "turn_limit"), log)
            return
    for condition in p.rules.scenario.defeat:
        if condition.kind == TIMEOUT and p.turn >= condition.turn:
            p.end(Outcome((), "turn_limit"), log)
            return
    if p.rules.scenario.exhaustion and exhausted(p):
        p.end(Outcome((), "exhaustion"), log)
    elif p.turn >= p.rules.turn_limit:
        p.end(Outcome((), "turn_limit"), log)


def exhausted(p: State) -> bool:
    """UW-R58: nobody has Energy, reserve or a dart, and nobody stands in Fire, Lava or Water."""
    for warrior in p.warriors:
        if warrior.alive:
            terrain = p.ground.terrain[warrior.cell]
            if warrior.energy + warrior.reserve + warrior.darts > 0 or BURN[terrain] > 0 or terrain == WATER:
                return False
    return True
