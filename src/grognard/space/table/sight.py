"""Sight between two round bases past walls: nine sample points by nine, and no fewer.

A line is tried from every sample of the one to every sample of the other. Two of them are the outer
tangents of both; a wall that is clear of both bases and stops the two stops all (its chord between
the tangents lies inside it, and parts one base from the other), so most questions end there. The same
holds of a base that looks down over the wall, if instead of it the places are taken where its lines sink
below the wall's height.
"""

from math import isqrt

from mypy_extensions import i64

from grognard.space.table.plane import length
from grognard.space.table.polygon import Edge, Polygon

ROUNDS = 8
"""Steps after which the search for a tangent is given up; nothing but time hangs on it."""


class Wall:
    """A piece that stops lines below its height. `number`: whatever its owner knows it by.

    `x`, `y`, `reach`: a disc that holds its outline.
    """

    def __init__(self, outline: Polygon, height: i64, number: int = -1) -> None:
        self.outline = outline
        self.height = height
        self.number = number
        x, y = (outline.west + outline.east) // 2, (outline.south + outline.north) // 2
        self.x: i64 = x
        self.y: i64 = y
        self.reach: i64 = max([length(int(ax - x), int(ay - y)) for ax, ay in outline.corners])


class Spot:
    """A place from which, or at which, one looks: the samples of a base, or of a bare point (radius 0).

    `z`: how high. `bounds`: the line (ax, ay, bx, by) of a wall in which it stands; it exchanges sight
    only with what lies strictly to the right of it.
    """

    def __init__(
        self, x: int, y: int, z: i64, radius: int, bounds: tuple[int, int, int, int] | None = None
    ) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.z = z
        self.radius: i64 = radius
        self.bounds = bounds
        self.xs: list[int] = []
        self.ys: list[int] = []

    def sampled(self) -> None:
        """Lay out its samples, once they are needed: most looks over open ground need none."""
        if not self.xs:
            points = samples(int(self.x), int(self.y), int(self.radius))
            self.xs = [point[0] for point in points]
            self.ys = [point[1] for point in points]


def samples(x: int, y: int, radius: int) -> list[tuple[int, int]]:
    """The centre, four points of the rim along the axes and four between; for radius 0 the centre alone."""
    if radius == 0:
        return [(x, y)]
    r, s = radius, isqrt(radius * radius // 2)
    rim = [(r, 0), (s, s), (0, r), (-s, s), (-r, 0), (-s, -s), (0, -r), (s, -s)]
    return [(x, y)] + [(x + dx, y + dy) for dx, dy in rim]


class Fan:
    """All lines between the samples of two spots that count."""

    def __init__(self, a: Spot, b: Spot) -> None:
        a.sampled()
        b.sampled()
        self.az: i64 = a.z
        self.bz: i64 = b.z
        self.axs, self.ays = a.xs, a.ys
        self.bxs, self.bys = b.xs, b.ys
        if b.bounds is not None:
            self.axs, self.ays = outside(b.bounds, a.xs, a.ys)
        if a.bounds is not None:
            self.bxs, self.bys = outside(a.bounds, b.xs, b.ys)

    def stopped(self, wall: Wall, i: int, j: int) -> bool:
        """Whether a wall stops the line from sample i to sample j."""
        return wall.outline.stops(
            self.axs[i], self.ays[i], self.az, self.bxs[j], self.bys[j], self.bz, wall.height
        )

    def tangent(self, turn: i64) -> tuple[int, int] | None:
        """The samples that the outer tangent joins: the left one (turn 1) or the right one (-1)."""
        i, j = 0, 0
        for _ in range(ROUNDS):
            dx: i64 = turn * (self.bxs[j] - self.axs[i])
            dy: i64 = turn * (self.bys[j] - self.ays[i])
            if dx == 0 and dy == 0:
                return None
            left, right = farthest(self.axs, self.ays, dx, dy), farthest(self.bxs, self.bys, dx, dy)
            dx, dy = turn * (self.bxs[right] - self.axs[left]), turn * (self.bys[right] - self.ays[left])
            if outermost(self.axs, self.ays, dx, dy, left) and outermost(self.bxs, self.bys, dx, dy, right):
                return left, right
            i, j = left, right
        return None


def outside(bounds: tuple[int, int, int, int], xs: list[int], ys: list[int]) -> tuple[list[int], list[int]]:
    """The points strictly to the right of a line."""
    ax, ay, bx, by = bounds
    kept = [i for i in range(len(xs)) if (bx - ax) * (ys[i] - ay) - (by - ay) * (xs[i] - ax) < 0]
    return [xs[i] for i in kept], [ys[i] for i in kept]


def farthest(xs: list[int], ys: list[int], dx: i64, dy: i64) -> int:
    """The point that lies farthest to the left of a direction."""
    best = 0
    most: i64 = dx * ys[0] - dy * xs[0]
    for i in range(1, len(xs)):
        left: i64 = dx * ys[i] - dy * xs[i]
        if left > most:
            best, most = i, left
    return best


def outermost(xs: list[int], ys: list[int], dx: i64, dy: i64, point: int) -> bool:
    """Whether no point lies farther to the left of a direction than this one."""
    most: i64 = dx * ys[point] - dy * xs[point]
    for i in range(len(xs)):
        if dx * ys[i] - dy * xs[i] > most:
            return False
    return True


def sees(a: Spot, b: Spot, walls: list[Wall]) -> bool:
    """Whether one of the sample lines between two spots is stopped by none of the walls. Symmetric."""
    return sees_past(a, b, between(a, b, walls))


def sees_past(a: Spot, b: Spot, near: list[Wall]) -> bool:
    """The same, of walls that `between` has found."""
    if not near and a.bounds is None and b.bounds is None:
        return True
    fan = Fan(a, b)
    if not fan.axs or not fan.bxs:
        return False
    if not near:
        return True
    left, right = fan.tangent(1), fan.tangent(-1)
    if left is not None and right is not None:
        left_open, right_open = True, True
        for wall in near:
            on_left, on_right = fan.stopped(wall, *left), fan.stopped(wall, *right)
            if on_left and on_right and stops_all(a, b, wall):
                return False
            left_open = left_open and not on_left
            right_open = right_open and not on_right
        if left_open or right_open:
            return True
    return any_open(fan, near)


def between(a: Spot, b: Spot, walls: list[Wall]) -> list[Wall]:
    """The walls that can stop a line at all: high enough, not beside the box about both spots, nor so far
    from the line through both that no disc as wide as theirs, rolled along it, meets the wall's own.
    """
    west, east = min(a.x - a.radius, b.x - b.radius), max(a.x + a.radius, b.x + b.radius)
    south, north = min(a.y - a.radius, b.y - b.radius), max(a.y + a.radius, b.y + b.radius)
    low = min(a.z, b.z)
    wide = max(a.radius, b.radius)
    ax, ay = a.x, a.y
    dx, dy = b.x - ax, b.y - ay
    whole = dx * dx + dy * dy
    near: list[Wall] = []
    for wall in walls:
        outline = wall.outline
        if outline.east > west and outline.west < east and outline.north > south and outline.south < north:
            across = dx * (wall.y - ay) - dy * (wall.x - ax)
            far = wall.reach + wide
            if across * across <= far * far * whole and wall.height > low:
                near.append(wall)
    return near


def stops_all(a: Spot, b: Spot, wall: Wall) -> bool:
    """Whether a wall that stops both tangents stops all: it is clear of where the lines sink below it.

    A line from a spot as high as the wall does so on its way, at the same share of it as all others.
    """
    if a.z >= wall.height:
        return clear(b, a, 0, 1, wall.outline) and clear(a, b, a.z - wall.height, a.z - b.z, wall.outline)
    if b.z >= wall.height:
        return clear(a, b, 0, 1, wall.outline) and clear(b, a, b.z - wall.height, b.z - a.z, wall.outline)
    return clear(a, b, 0, 1, wall.outline) and clear(b, a, 0, 1, wall.outline)


def clear(a: Spot, b: Spot, share: i64, of: i64, outline: Polygon) -> bool:
    """Whether an edge of the outline parts it from all points of the lines from `a` to `b` that lie
    `share / of` of the way off. May say no where another line would. Heights up to LIMIT.
    """
    a.sampled()
    b.sampled()
    for edge in outline.edges:
        near = innermost(edge, a.xs, a.ys)
        if share == 0:
            if near <= 0:
                return True
        elif near * (of - share) + innermost(edge, b.xs, b.ys) * share <= 0:
            return True
    return False


def innermost(edge: Edge, xs: list[int], ys: list[int]) -> i64:
    """How far the points reach to an edge's inner side: of the one that reaches farthest."""
    most: i64 = edge.dx * ys[0] - edge.dy * xs[0]
    for i in range(1, len(xs)):
        inward: i64 = edge.dx * ys[i] - edge.dy * xs[i]
        if inward > most:
            most = inward
    return most + edge.offset


def any_open(fan: Fan, near: list[Wall]) -> bool:
    """Try all lines; the wall that stopped the last is asked first, it mostly stops the next as well."""
    walls = near[:]
    for i in range(len(fan.axs)):
        for j in range(len(fan.bxs)):
            if not found(fan, walls, i, j):
                return True
    return False


def found(fan: Fan, walls: list[Wall], i: int, j: int) -> bool:
    """Whether a wall stops the line; it is put first."""
    for at in range(len(walls)):
        if fan.stopped(walls[at], i, j):
            if at > 0:
                walls[0], walls[at] = walls[at], walls[0]
            return True
    return False
