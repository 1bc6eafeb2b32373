"""The ground: terrain and Smoke by hex.

It never changes; a change gives another ground, so clones share it.
"""

from typing import Final

from grognard.rulesets.ultrawarrior.tables import (
    BLOCKS,
    CHANGES,
    CLEAR,
    FIRE,
    FOREST,
    GRID,
    HEAT,
    INVERTED,
    LAVA,
    NO_CHANGE,
    SETUP_CODES,
    SETUPS,
    TERRAINS,
    WATER,
)

LISTED: Final[tuple[int, ...]] = (FOREST, WATER, FIRE, LAVA, INVERTED)
"""Terrains whose hexes are kept in lists: the few that a Frost or Electron Bolt changes, and what refills."""


class Ground:
    """`terrain`, `blocking` (UW-8.1.1: Forest or Smoke) by cell; `places`: cells by LISTED terrain,
    ascending.

    Without a marker a hex is Clear (UW-2.1.1); one hex has one terrain (UW-R33).
    """

    def __init__(
        self, terrain: bytes, blocking: bytes, smoke: tuple[int, ...], places: list[tuple[int, ...]]
    ) -> None:
        self.terrain = terrain
        self.blocking = blocking
        self.smoke = smoke
        self.places = places
        self.shots: dict[int, tuple[int, ...]] = {}
        self.burnable: dict[int, bool] = {}
        self.ways: dict[int, bytes] = {}

    def smoky(self, cell: int) -> bool:
        """Whether Smoke lies in the hex."""
        return cell in self.smoke

    def change(self, cell: int, to: int) -> "Ground":
        """UW-2.1.4: the hex now has this terrain, whatever it was."""
        old = self.terrain[cell]
        places = self.places[:]
        if old in LISTED:
            places[old] = tuple([other for other in places[old] if other != cell])
        if to in LISTED:
            places[to] = tuple(sorted([*places[to], cell]))
        blocking = self.blocking
        if BLOCKS[old] != BLOCKS[to]:
            blocking = put(blocking, cell, 1 if BLOCKS[to] or cell in self.smoke else 0)
        return Ground(put(self.terrain, cell, to), blocking, self.smoke, places)

    def add_smoke(self, cell: int) -> "Ground":
        """UW-7.43.1"""
        smoke = tuple(sorted([*self.smoke, cell]))
        return Ground(self.terrain, put(self.blocking, cell, 1), smoke, self.places)

    def remove_smoke(self, cell: int) -> "Ground":
        """UW-R30: what is beneath shows at once; Forest beneath still blocks."""
        blocking = put(self.blocking, cell, 1 if BLOCKS[self.terrain[cell]] else 0)
        smoke = tuple([other for other in self.smoke if other != cell])
        return Ground(self.terrain, blocking, smoke, self.places)

    def changed_by(self, weapon: int, cell: int) -> int:
        """UW-8.3.1: what the weapon makes of the hex, or NO_CHANGE."""
        terrain = self.terrain[cell]
        to = CHANGES[weapon][terrain]
        if weapon == HEAT and terrain == WATER:
            return self.boiled(cell)
        return to

    def boiled(self, cell: int) -> int:
        """UW-7.3.3, UW-7.3.4: inverted if face-up Water is adjacent at this moment (UW-R32), else Clear for
        good.
        """
        for other in GRID.neighbours[cell]:
            if self.terrain[other] == WATER:
                return INVERTED
        return CHANGES[HEAT][WATER]

    def changeable(self, weapon: int) -> list[int]:
        """Cells whose terrain this weapon changes, for weapons other than the Heat Blast."""
        cells: list[int] = []
        for terrain in (FOREST, WATER, FIRE, LAVA):
            if CHANGES[weapon][terrain] != NO_CHANGE:
                cells.extend(self.places[terrain])
        return cells


def put(cells: bytes, cell: int, value: int) -> bytes:
    """A copy with one cell changed."""
    copy = bytearray(cells)
    copy[cell] = value
    return bytes(copy)


def setup_terrain(setup: str) -> bytes:
    """UW-2.1.3: the grid of a set-up; what is off the map counts as Clear."""
    terrain = bytearray(GRID.size)
    if setup in SETUPS:
        for row, line in enumerate(SETUPS[setup], start=1):
            for column, code in enumerate(line, start=1):
                terrain[column * GRID.stride + row] = SETUP_CODES.get(code, CLEAR)
    return bytes(terrain)


def make_ground(terrain: bytes, smoke: tuple[int, ...]) -> Ground:
    """The ground of these hexes."""
    blocking = bytearray(GRID.size)
    places: list[list[int]] = [[] for _ in TERRAINS]
    for cell in GRID.cells:
        kind = terrain[cell]
        if kind in LISTED:
            places[kind].append(cell)
        blocking[cell] = 1 if BLOCKS[kind] or cell in smoke else 0
    return Ground(terrain, bytes(blocking), smoke, [tuple(cells) for cells in places])
