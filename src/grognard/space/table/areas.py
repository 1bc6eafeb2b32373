"""Areas laid on the table: discs, sectors and half-planes, and what of a round base lies in them."""

from mypy_extensions import i64

from grognard.space.table.plane import side, square, within_segment


def touch(ax: i64, ay: i64, bx: i64, by: i64, sum_of_radii: i64) -> bool:
    """Whether two discs meet, if only in one point."""
    return square(ax - bx, ay - by) <= sum_of_radii * sum_of_radii


def overlap(ax: i64, ay: i64, bx: i64, by: i64, sum_of_radii: i64) -> bool:
    """Whether two discs have more than one point in common."""
    return square(ax - bx, ay - by) < sum_of_radii * sum_of_radii


class Sector:
    """What lies between two directions of a corner, counter-clockwise from (ax, ay) to (bx, by).

    Its rims belong to it. Directions are vectors of any length; opposite ones make a half-plane, equal
    ones all of the plane.
    """

    def __init__(self, x: i64, y: i64, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        self.x = x
        self.y = y
        self.ax = ax
        self.ay = ay
        self.bx = bx
        self.by = by
        turn: i64 = ax * by - ay * bx
        self.wide = turn < 0 or (turn == 0 and ax * bx + ay * by > 0)

    def contains(self, x: i64, y: i64) -> bool:
        """Whether a point lies in the sector; its corner does."""
        after = side(0, 0, self.ax, self.ay, x - self.x, y - self.y) >= 0
        before = side(0, 0, self.bx, self.by, x - self.x, y - self.y) <= 0
        return after or before if self.wide else after and before


class Cone:
    """A triangle with its corner at (x, y): what a sector holds within its two far corners."""

    def __init__(self, x: i64, y: i64, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        """The far corners counter-clockwise as seen from the near one."""
        self.x = x
        self.y = y
        self.ax = ax
        self.ay = ay
        self.bx = bx
        self.by = by

    def touches(self, x: i64, y: i64, radius: i64) -> bool:
        """Whether any part of a base lies under it, its border included."""
        inside = (
            side(self.x, self.y, self.ax, self.ay, x, y) >= 0
            and side(self.ax, self.ay, self.bx, self.by, x, y) >= 0
            and side(self.bx, self.by, self.x, self.y, x, y) >= 0
        )
        return (
            inside
            or within_segment(x, y, self.x, self.y, self.ax, self.ay, radius)
            or within_segment(x, y, self.ax, self.ay, self.bx, self.by, radius)
            or within_segment(x, y, self.bx, self.by, self.x, self.y, radius)
        )
