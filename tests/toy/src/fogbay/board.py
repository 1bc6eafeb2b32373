"""The bay: cells by letter and number, what lies on them, what is near what. Immutable and shared."""

WATER, SHOAL, COVE, HOME = "water", "shoal", "cove", "home"
TERRAINS = {".": WATER, "~": SHOAL, "C": COVE, "H": HOME}
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def cell_id(column: int, row: int) -> str:
    """`a1` is column 1 from the left, row 1 from the top."""
    return f"{chr(96 + column)}{row}"


def place(cell: str) -> tuple[int, int]:
    """Column and row of a cell id."""
    return ord(cell[0]) - 96, int(cell[1:])


def distance(one: str, other: str) -> int:
    """FB-1.1: steps between two cells, along rows and columns."""
    (c1, r1), (c2, r2) = place(one), place(other)
    return abs(c1 - c2) + abs(r1 - r2)


class Board:
    """A map with its homes by seat. Two boards of the same scenario are equal in everything."""

    def __init__(self, rows: list[str], homes: list[str]) -> None:
        self.rows = rows
        self.columns = len(rows[0])
        self.homes = homes
        self.terrain = {
            cell_id(c, r): TERRAINS[sign] for r, row in enumerate(rows, 1) for c, sign in enumerate(row, 1)
        }
        self.cells = tuple(self.terrain)
        self.near = {cell: self._neighbours(cell) for cell in self.cells}
        self.to_cove = self._steps_to_cove()

    def _neighbours(self, cell: str) -> tuple[str, ...]:
        column, row = place(cell)
        around = [cell_id(column + dc, row + dr) for dc, dr in STEPS.values()]
        return tuple(sorted(c for c in around if c in self.terrain))

    def _steps_to_cove(self) -> dict[str, int]:
        """Steps from each cell to the nearest cove on deep water; 99 where there is no way."""
        steps = {cell: 0 if self.terrain[cell] == COVE else 99 for cell in self.cells}
        todo = [cell for cell in self.cells if not steps[cell]]
        while todo:
            here = todo.pop(0)
            for cell in self.near[here]:
                if steps[cell] == 99 and self.terrain[cell] != SHOAL:
                    steps[cell] = steps[here] + 1
                    todo.append(cell)
        return steps

    def downwind(self, start: str, to: str, wind: str) -> bool:
        """FB-2.3: whether the step goes exactly where the wind blows to."""
        (c1, r1), (c2, r2) = place(start), place(to)
        return (c2 - c1, r2 - r1) == STEPS[wind]

    def may_enter(self, kind: str, seat: int, cell: str) -> bool:
        """FB-4.4, as far as all can see: no boat enters a foreign home; a cutter no shoal and no cove."""
        ground = self.terrain[cell]
        if ground == HOME:
            return self.homes[seat] == cell
        return kind == "light" or ground == WATER
