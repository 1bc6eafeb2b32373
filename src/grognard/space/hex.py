"""Hexes: ids, neighbours, distances, rings and exact straight lines. Integers only.

A cell is a number, `column * stride + row`, so that cells ascend as their ids do. Columns and rows
count from 1. A column takes twice its rows of numbers: so no step over the edge lands on another
cell, and the difference of two cells says how many columns and rows lie between them.
"""

from typing import Final


class HexLine:
    """The straight line between two cells' centres, without its ends.

    All fields hold steps to be added to the line's first cell: `crossed` hexes are passed through
    their open interior, `left` and `right` ones only along an edge. `order` holds all of them in
    the order in which the line enters them, equally near ones by lower id. Edge hexes may lie off
    the map.
    """

    def __init__(
        self,
        crossed: tuple[int, ...],
        left: tuple[int, ...],
        right: tuple[int, ...],
        order: tuple[int, ...],
    ) -> None:
        self.crossed = crossed
        self.left = left
        self.right = right
        self.order = order
        self.edged = len(left) + len(right) > 0


class HexGrid:
    """A rectangle of hexes. Flat-topped ones stand in columns, pointy-topped ones lie in rows.

    `shift_even`: even columns (pointy: rows) are shifted by half a hex down (pointy: right), else odd ones.
    """

    def __init__(self, columns: int, rows: int, flat: bool = True, shift_even: bool = True) -> None:
        self.columns = columns
        self.rows = rows
        self.flat = flat
        self.shifted = 0 if shift_even else 1
        self.stride = 2 * rows + 2
        self.size = (columns + 2) * self.stride
        cells: list[int] = []
        for column in range(1, columns + 1):
            for row in range(1, rows + 1):
                cells.append(column * self.stride + row)
        self.cells: tuple[int, ...] = tuple(cells)
        on_map = bytearray(self.size)
        for cell in cells:
            on_map[cell] = 1
        self.on_map = bytes(on_map)
        self.names: list[str] = [self.label(cell) if on_map[cell] else "" for cell in range(self.size)]
        self.by_name: dict[str, int] = {self.names[cell]: cell for cell in cells}
        self.neighbours: list[tuple[int, ...]] = [self.adjacent(cell) for cell in range(self.size)]
        self.ranges: list[bytes] = [b""] * self.size
        self.parity = bytes([self.shift(self.axis(cell)) for cell in range(self.size)])
        self.lines: list[HexLine | None] = [None] * (4 * self.size)

    def label(self, cell: int) -> str:
        """`CCRR`, two digits each."""
        return f"{cell // self.stride:02d}{cell % self.stride:02d}"

    def cell(self, name: str) -> int:
        """The cell called `CCRR`, or -1 when the map has none of that name."""
        return self.by_name.get(name, -1)

    def shift(self, axis: int) -> int:
        """1 for a column (pointy: row) that is shifted by half a hex, else 0."""
        return 1 if axis % 2 == self.shifted else 0

    def axis(self, cell: int) -> int:
        """Column of a flat-topped hex, row of a pointy-topped one."""
        return cell // self.stride if self.flat else cell % self.stride

    def height(self, cell: int) -> int:
        """Place along the column (pointy: row) in half hexes."""
        along = cell % self.stride if self.flat else cell // self.stride
        return 2 * along + self.shift(self.axis(cell))

    def step(self, axis: int, along: int) -> int:
        """The number of `axis` steps across and `along` steps along a column (pointy: row)."""
        return axis * self.stride + along if self.flat else along * self.stride + axis

    def adjacent(self, cell: int) -> tuple[int, ...]:
        """Neighbours on the map, clockwise: flat N NE SE S SW NW, pointy NE E SE SW W NW."""
        if not self.on_map[cell]:
            return ()
        low = self.shift(self.axis(cell))
        around = ((0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1))
        if not self.flat:
            around = ((-1, low), (0, 1), (1, low), (1, low - 1), (0, -1), (-1, low - 1))
        found = [cell + self.step(axis, along) for axis, along in around]
        return tuple([other for other in found if self.on_map[other]])

    def distance(self, a: int, b: int) -> int:
        """Hexes from `a` to `b`: 0 for the same, 1 for neighbours."""
        across = abs(self.axis(a) - self.axis(b))
        along = abs(self.height(a) - self.height(b))
        return across + max(0, (along - across) // 2)

    def distances(self, a: int) -> bytes:
        """The distances from `a` to every cell, by cell. Computed once."""
        row = self.ranges[a]
        if not row:
            row = self.measure(a)
            self.ranges[a] = row
        return row

    def measure(self, a: int) -> bytes:
        """As `distance`, for all cells in one sweep."""
        axis, height = self.axis(a), self.height(a)
        row = bytearray(self.size)
        for other in range(1, (self.columns if self.flat else self.rows) + 1):
            across = abs(axis - other)
            place = self.step(other, 1)
            stride = self.step(0, 1)
            along = 2 + self.shift(other) - height
            for _ in range(self.rows if self.flat else self.columns):
                row[place] = max(across, (abs(along) + across) // 2)
                place += stride
                along += 2
        return bytes(row)

    def ring(self, a: int, radius: int) -> tuple[int, ...]:
        """The cells at exactly this distance, ascending."""
        row = self.distances(a)
        return tuple([b for b in self.cells if row[b] == radius])

    def disc(self, a: int, radius: int) -> tuple[int, ...]:
        """The cells at most this far, ascending."""
        row = self.distances(a)
        return tuple([b for b in self.cells if row[b] <= radius])

    def rim(self, cell: int) -> bool:
        """Whether the cell lies in the first or last column or row."""
        return cell // self.stride in (1, self.columns) or cell % self.stride in (1, self.rows)

    def line(self, a: int, b: int) -> HexLine:
        """The line from `a` to `b`. Lines of one shape are shared, so there are few."""
        key = (b - a + self.size) * 2 + self.parity[a]
        line = self.lines[key]
        if line is None:
            line = self.trace(a, b)
            self.lines[key] = line
        return line

    def trace(self, a: int, b: int) -> HexLine:
        """Clip the line against every hex near it."""
        dx = 3 * (self.axis(b) - self.axis(a))
        dy = self.height(b) - self.height(a)
        wide = abs(dx) + 2 * abs(dy)
        met: list[tuple[int, int, int]] = []
        for axis in range(min(0, dx // 3) - 1, max(0, dx // 3) + 2):
            low = self.shift(self.axis(a) + axis) - self.shift(self.axis(a))
            first, last = span(dx, dy, 3 * axis)
            for along in range((first - low) // 2, (last - low) // 2 + 2):
                step = self.step(axis, along)
                offset = dx * (2 * along + low) - dy * 3 * axis
                if -wide <= offset <= wide and step != 0 and step != b - a:
                    side, enter = clip(dx, dy, 3 * axis, 2 * along + low)
                    if side != MISSED:
                        met.append((enter, step, side if self.flat else -side))
        met.sort()
        return HexLine(
            tuple([step for _, step, side in met if side == CROSSED]),
            tuple([step for _, step, side in met if side == LEFT]),
            tuple([step for _, step, side in met if side == RIGHT]),
            tuple([step for _, step, _ in met]),
        )


LEFT: Final = -1
CROSSED: Final = 0
RIGHT: Final = 1
MISSED: Final = 2

HALF_PLANES: Final[tuple[tuple[int, int, int], ...]] = (
    (0, 1, 1),
    (0, -1, 1),
    (1, 1, 2),
    (1, -1, 2),
    (-1, 1, 2),
    (-1, -1, 2),
)
"""A hex about the origin: `a * u + b * v <= c` for each `(a, b, c)`."""


def span(dx: int, dy: int, x: int) -> tuple[int, int]:
    """Lowest and highest centre of a hex at `x` that the segment from the origin to `(dx, dy)` may touch."""
    if dx == 0:
        return min(0, dy) - 1, max(0, dy) + 1
    low = max(min(0, dx), x - 2)
    high = min(max(0, dx), x + 2)
    ends = (low * dy // dx, high * dy // dx)
    return min(ends) - 1, max(ends) + 2


def clip(dx: int, dy: int, hx: int, hy: int) -> tuple[int, int]:
    """How the segment from the origin to `(dx, dy)` meets the hex about `(hx, hy)`, and where it enters.

    The place of entry is a whole number: its share of the segment times the product of the
    slopes, the same factor for all hexes of one segment.
    """
    scale = 1
    for slope in (dy, dx + dy, dx - dy):
        if slope != 0:
            scale *= abs(slope)
    enter, leave = 0, scale
    border = False
    for a, b, c in HALF_PLANES:
        slope = a * dx + b * dy
        room = c + a * hx + b * hy
        if slope > 0:
            leave = min(leave, room * (scale // slope))
        elif slope < 0:
            enter = max(enter, -room * (scale // -slope))
        elif room < 0:
            return MISSED, 0
        elif room == 0:
            border = True
    if enter >= leave:
        return MISSED, 0
    if border:
        return (LEFT if dx * hy < dy * hx else RIGHT), enter
    return CROSSED, enter
