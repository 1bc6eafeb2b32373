"""What a seat or a spectator may know (section 7, 13.12)."""

from grognard.rulesets.killzone.notation import EVERYTHING, describe
from grognard.rulesets.killzone.state import State
from grognard.umpire.words import SPECTATOR, Data, Seat


def view_of(p: State, seat: Seat) -> Data:
    """KZ-4.3.3, KZ-R34: without others' answers and fogged figures; all of it once the match is over."""
    data = describe(p, EVERYTHING if p.result is not None else seat)
    data["seat"] = "spectator" if seat == SPECTATOR else seat
    return data
