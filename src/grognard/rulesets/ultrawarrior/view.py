"""What a seat or a spectator may know (UW-R44)."""

from grognard.rulesets.ultrawarrior.notation import EVERYTHING, describe
from grognard.rulesets.ultrawarrior.state import State
from grognard.umpire.words import SPECTATOR, Data, Seat


def view_of(p: State, seat: Seat) -> Data:
    """UW-4.5.1: the position without others' sheets and answers; all of it once the match is over."""
    data = describe(p, EVERYTHING if p.result is not None else seat)
    data["seat"] = "spectator" if seat == SPECTATOR else seat
    return data
