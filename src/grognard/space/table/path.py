"""Ways across the table: polylines of whole points, their length and what they pass."""

from mypy_extensions import i64

from grognard.space.table.plane import length, near_segment
from grognard.space.table.polygon import Point, Polygon


class Box:
    """The box about a way: what is far from it need not be held to the way itself."""

    def __init__(self, points: list[Point]) -> None:
        x, y = points[0]
        west, east, south, north = x, x, y, y
        for x, y in points:
            west, east, south, north = min(west, x), max(east, x), min(south, y), max(north, y)
        self.west: i64 = west
        self.east: i64 = east
        self.south: i64 = south
        self.north: i64 = north

    def far_from(self, outline: Polygon, radius: i64) -> bool:
        """Whether no point of the way can be nearer than `radius` to a polygon, or inside it."""
        return (
            self.east <= outline.west - radius
            or self.west >= outline.east + radius
            or self.north <= outline.south - radius
            or self.south >= outline.north + radius
        )

    def far_from_point(self, x: i64, y: i64, radius: i64) -> bool:
        """Whether no point of the way can be nearer than `radius` to a point."""
        return (
            self.east <= x - radius
            or self.west >= x + radius
            or self.north <= y - radius
            or self.south >= y + radius
        )


def path_length(points: list[Point]) -> int:
    """The sum of the segments' lengths, each rounded up to a whole number."""
    total = 0
    for at in range(1, len(points)):
        ax, ay = points[at - 1]
        bx, by = points[at]
        total += length(bx - ax, by - ay)
    return total


def stretches(points: list[Point], outline: Polygon) -> int:
    """How many unbroken parts of the way lie inside a polygon; one that starts or bends inside is one."""
    count = 0
    inside = False
    for at in range(1, len(points)):
        ax, ay = points[at - 1]
        bx, by = points[at]
        if ax == bx and ay == by:
            continue
        if outline.crosses(ax, ay, bx, by):
            if not (inside and outline.contains(ax, ay)):
                count += 1
            inside = True
        else:
            inside = False
    return count


def passes(points: list[Point], outline: Polygon, radius: i64) -> bool:
    """Whether the way comes nearer than `radius` to a polygon."""
    if len(points) == 1:
        x, y = points[0]
        return outline.near(x, y, radius)
    for at in range(1, len(points)):
        ax, ay = points[at - 1]
        bx, by = points[at]
        if outline.passed(ax, ay, bx, by, radius):
            return True
    return False


def passes_point(points: list[Point], x: i64, y: i64, radius: i64) -> bool:
    """Whether the way comes nearer than `radius` to a point."""
    for at in range(max(1, len(points) - 1)):
        ax, ay = points[at]
        bx, by = points[min(at + 1, len(points) - 1)]
        if near_segment(x, y, ax, ay, bx, by, radius):
            return True
    return False
