"""Draws and undo: offers that stand beside the position and never block play."""

from msgspec import Struct

from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Data, Seat


class Offer(Struct):
    """An open offer: `to` is the entry an undo would go back to before."""

    kind: str
    seat: Seat
    to: int
    accepted: list[Seat]


NOT_IN_MATCH = Refusal("UM-1", "um-not-in-match")
NOTHING_OPEN = Refusal("UM-2", "um-nothing-open")
OPEN_ALREADY = Refusal("UM-3", "um-open-already")
NOTHING_TO_UNDO = Refusal("UM-4", "um-nothing-to-undo")
MATCH_OVER = Refusal("UM-6", "um-over")


def wrong_dice(asked: Data) -> Refusal:
    """UM-5: not the roll asked for; the facts say which one it is."""
    return Refusal("UM-5", "um-wrong-dice", asked)
