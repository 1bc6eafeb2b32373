"""Giving up (UW-R46)."""

from grognard.rulesets.ultrawarrior.effects import aftermath, remove
from grognard.rulesets.ultrawarrior.state import COME, NOBODY, State
from grognard.rulesets.ultrawarrior.victory import judge
from grognard.umpire.log import Log
from grognard.umpire.words import Conceded, Seat


def leave(p: State, seat: Seat, log: Log | None) -> None:
    """All the seat's warriors are eliminated together; reinforcements of its own are not called."""
    if log is not None:
        log.say(Conceded(seat))
    own = p.of_seat(seat)
    for i, arrival in enumerate(p.rules.scenario.arrivals):
        if arrival.entry.seat == seat:
            p.arrivals[i] = COME
    for warrior in own:
        remove(p, warrior)
    for warrior in own:
        aftermath(p, warrior, "concession", log)
    p.stirred = True
    p.conceding = True
    judge(p, log)
    p.conceding = False
    p.answers.drop(seat)
    p.active = NOBODY
