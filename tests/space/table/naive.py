"""The definitions of a table, written as they are told, with fractions and no haste: the tests' oracle."""

from fractions import Fraction
from itertools import pairwise

Point = tuple[int, int]
Exact = tuple[Fraction, Fraction]


def cross(o: Point, a: Point, b: Point) -> int:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def sides(corners: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def inside(corners: list[Point], point: Point) -> bool:
    return all(cross(a, b, point) > 0 for a, b in sides(corners))


def at(a: Point, b: Point, t: Fraction) -> Exact:
    return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])


def strictly(corners: list[Point], point: Exact) -> bool:
    return all(
        (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0 for a, b in sides(corners)
    )


def part(corners: list[Point], a: Point, b: Point) -> tuple[Fraction, Fraction] | None:
    """The part of a segment inside: between two neighbouring cuts whose middle lies inside."""
    cuts = {Fraction(0), Fraction(1)}
    for c, d in sides(corners):
        first, last = cross(c, d, a), cross(c, d, b)
        if first != last and 0 <= (t := Fraction(first, first - last)) <= 1:
            cuts.add(t)
    within = [(t, u) for t, u in pairwise(sorted(cuts)) if strictly(corners, at(a, b, (t + u) / 2))]
    return (within[0][0], within[-1][1]) if within else None


def squared(a: Exact | Point, b: Exact | Point) -> Fraction:
    return Fraction((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def from_segment(point: Point, a: Point, b: Point) -> Fraction:
    """The square of the distance."""
    whole = squared(a, b)
    if whole == 0:
        return squared(point, a)
    along = (point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])
    return squared(point, at(a, b, min(Fraction(1), max(Fraction(0), Fraction(along) / whole))))


def from_polygon(corners: list[Point], point: Point) -> Fraction:
    return (
        Fraction(0) if inside(corners, point) else min(from_segment(point, a, b) for a, b in sides(corners))
    )


def between_segments(a: Point, b: Point, c: Point, d: Point) -> Fraction:
    """The square of the distance of two segments."""
    ends = min(from_segment(a, c, d), from_segment(b, c, d), from_segment(c, a, b), from_segment(d, a, b))
    one, two = cross(a, b, c) * cross(a, b, d), cross(c, d, a) * cross(c, d, b)
    return Fraction(0) if one < 0 and two < 0 else ends


def way_from_polygon(corners: list[Point], way: list[Point]) -> Fraction:
    """The square of the least distance on the way."""
    legs = list(pairwise(way)) or [(way[0], way[0])]
    if any(inside(corners, point) for point in way):
        return Fraction(0)
    return min(between_segments(a, b, c, d) for a, b in legs for c, d in sides(corners))


def stretches(corners: list[Point], way: list[Point]) -> int:
    """Parts of the way inside, two that meet strictly inside being one."""
    parts: list[tuple[Fraction, Fraction]] = []
    for n, (a, b) in enumerate((a, b) for a, b in pairwise(way) if a != b):
        if (found := part(corners, a, b)) is not None:
            start, end = n + found[0], n + found[1]
            if parts and parts[-1][1] == start and inside(corners, a):
                parts[-1] = parts[-1][0], end
            else:
                parts.append((start, end))
    return len(parts)


RIM = [(50, 0), (35, 35), (0, 50), (-35, 35), (-50, 0), (-35, -35), (0, -50), (35, -35)]


class Base:
    """A base of radius 50, or a bare point, at a height, perhaps in a wall."""

    def __init__(
        self, x: int, y: int, z: int, point: bool = False, bounds: tuple[Point, Point] | None = None
    ) -> None:
        self.x, self.y, self.z, self.point, self.bounds = x, y, z, point, bounds

    def samples(self) -> list[Point]:
        return [(self.x, self.y)] + ([] if self.point else [(self.x + dx, self.y + dy) for dx, dy in RIM])


def stopped(corners: list[Point], height: int, p: Point, zp: int, q: Point, zq: int) -> bool:
    found = part(corners, p, q)
    return found is not None and min(zp + (zq - zp) * t for t in found) < height


def lines(one: Base, other: Base) -> list[tuple[Point, Point]]:
    return [
        (p, q)
        for p in one.samples()
        for q in other.samples()
        if (one.bounds is None or cross(*one.bounds, q) < 0)
        and (other.bounds is None or cross(*other.bounds, p) < 0)
    ]


def sees(one: Base, other: Base, walls: list[tuple[list[Point], int]]) -> bool:
    return any(
        not any(stopped(corners, height, p, one.z, q, other.z) for corners, height in walls)
        for p, q in lines(one, other)
    )
