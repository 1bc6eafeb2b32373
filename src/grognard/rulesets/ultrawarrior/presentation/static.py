"""The printed board: the terrain of a set-up, the same for all, cached by its hash for ever."""

from functools import lru_cache

from grognard.rulesets.ultrawarrior.presentation import ground
from grognard.rulesets.ultrawarrior.presentation.texts import term
from grognard.umpire.notation import fingerprint
from grognard.umpire.scene import BaseCell, Static
from grognard.umpire.words import Data

BOARD = "board"
TERRAINS = ("clear", "forest", "ice", "water", "fire", "lava", "inverted_water")


def static(view: Data, board: str) -> Static:
    """The printed board of the view's set-up."""
    return printed(view["setup"])


@lru_cache(maxsize=8)
def printed(setup: str) -> Static:
    """The 28 x 28 hexes of a set-up (UW-2.1.3)."""
    cells = [
        BaseCell(hex, terrain, int(hex[:2]), int(hex[2:]), label=hex)
        for hex, terrain in sorted(ground.grid(setup).items())
    ]
    return Static(BOARD, cells, terrains={terrain: term("terrain", terrain) for terrain in TERRAINS})


@lru_cache(maxsize=8)
def digest(setup: str) -> str:
    """The name under which the printed board is fetched."""
    return fingerprint(printed(setup))
