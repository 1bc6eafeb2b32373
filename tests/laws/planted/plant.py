"""How a fault is planted in a copy of Fog Bay, and what is planted."""

from collections.abc import Callable
from dataclasses import dataclass

from fogbay.position import Bay
from fogbay.ruleset import FogBay
from fogbay.state import TurnFrame


@dataclass(frozen=True)
class Fault:
    """A faulty game: the law that must catch it, and what is wrong."""

    law: int
    what: str
    make: Callable[[], FogBay]


FAULTS: list[Fault] = []


def in_position(law: int, what: str) -> Callable[[type[Bay]], type[Bay]]:
    """Plant a class of positions."""

    def plant(bay: type[Bay]) -> type[Bay]:
        game = type(bay.__name__, (FogBay,), {"bay": bay})
        FAULTS.append(Fault(law, what, game))
        return bay

    return plant


def in_game(law: int, what: str) -> Callable[[type[FogBay]], type[FogBay]]:
    """Plant a game."""

    def plant(game: type[FogBay]) -> type[FogBay]:
        FAULTS.append(Fault(law, what, game))
        return game

    return plant


def step_of(bay: Bay) -> int:
    """Which step of the turn is asked, or -1 within a frame above it."""
    top = bay.stack[-1]
    return top.step if isinstance(top, TurnFrame) else -1
