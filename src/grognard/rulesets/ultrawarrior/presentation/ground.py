"""Public tables and geometry by their words: hex ids, terrain and weapons as the view names them."""

from functools import lru_cache

from grognard.rulesets.ultrawarrior import tables
from grognard.rulesets.ultrawarrior.tables import GRID
from grognard.umpire.words import Data


@lru_cache(maxsize=8)
def grid(setup: str) -> dict[str, str]:
    """The terrain of a set-up by hex id, ascending (UW-2.1.3; `clear` has none)."""
    rows = tables.SETUPS.get(setup, ())
    printed = {}
    for cell in GRID.cells:
        name = GRID.names[cell]
        code = rows[int(name[2:]) - 1][int(name[:2]) - 1] if rows else "."
        printed[name] = tables.TERRAINS[tables.SETUP_CODES[code]]
    return printed


def distance(a: str, b: str) -> int:
    """The range between two hexes."""
    return GRID.distance(GRID.cell(a), GRID.cell(b))


def neighbours(hex: str) -> list[str]:
    """The neighbours on the map, clockwise from north."""
    return [GRID.names[cell] for cell in GRID.neighbours[GRID.cell(hex)]]


def within(hex: str, radius: int) -> list[str]:
    """The hexes at most this far, ascending, the hex itself among them."""
    return [GRID.names[cell] for cell in GRID.disc(GRID.cell(hex), radius)]


class Way:
    """The hexes on the straight line between two hexes, the ends and all off the map left out."""

    def __init__(self, crossed: list[str], left: list[str], right: list[str]) -> None:
        self.crossed = crossed
        self.left = left
        self.right = right


def line(a: str, b: str) -> Way:
    """UW-8.0.1: hexes crossed, and those along whose edges the line runs."""
    start = GRID.cell(a)
    traced = GRID.line(start, GRID.cell(b))
    return Way(named(start, traced.crossed), named(start, traced.left), named(start, traced.right))


def named(start: int, steps: tuple[int, ...]) -> list[str]:
    """The ids of the cells so many steps from the start; edge hexes may lie off the map."""
    return [GRID.names[start + step] for step in steps if GRID.names[start + step]]


def cost(weapon: str) -> int:
    """Energy for a shot (UW-7.11.1)."""
    return tables.COST[tables.WEAPON_OF[weapon]]


def damage(weapon: str) -> int:
    """Points of a hit (UW-7.1.1)."""
    return tables.DAMAGE[tables.WEAPON_OF[weapon]]


def number(weapon: str, real: int, counted: int, options: Data) -> int | None:
    """The number to hit at a range, None beyond the maximum (UW-7.2.1, R2, R38)."""
    row = tables.NUMBERS[tables.WEAPON_OF[weapon]]
    limit = real if options["velthron_range"] == "column_only" else counted
    if limit >= len(row):
        return None
    if weapon == "heat_blast" and counted >= 13:
        return int(options["hb_13_15"])
    return row[counted]


def ways(needed: int) -> int:
    """Ways out of 36 to roll the number or less on two dice."""
    return tables.CHANCES[min(needed, 12)]


def change(weapon: str, terrain: str) -> str | None:
    """What a weapon makes of a terrain (UW-8.3.1), None for nothing; lone Water is not told from adjacent."""
    after = tables.CHANGES[tables.WEAPON_OF[weapon]][tables.TERRAIN_OF[terrain]]
    return None if after == tables.NO_CHANGE else tables.TERRAINS[after]
