"""Convex polygons: what lies inside, what crosses, what is near. Touching is not crossing."""

from mypy_extensions import i64

from grognard.space.table.plane import near_segment, side, within_segment

Point = tuple[int, int]


class Edge:
    """A directed edge; its polygon lies to the left. `dx * y - dy * x + offset` is a point's side of it."""

    def __init__(self, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        self.ax = ax
        self.ay = ay
        self.bx = bx
        self.by = by
        self.dx: i64 = bx - ax
        self.dy: i64 = by - ay
        self.offset: i64 = self.dy * ax - self.dx * ay
        self.squared: i64 = self.dx * self.dx + self.dy * self.dy


class Crossing:
    """The part of a segment that lies inside a polygon: from `enter` to `leave`, as fractions of its way."""

    def __init__(self, enter: i64, enter_of: i64, leave: i64, leave_of: i64) -> None:
        self.enter = enter
        self.enter_of = enter_of
        self.leave = leave
        self.leave_of = leave_of

    def lowest(self, az: i64, bz: i64, height: i64) -> bool:
        """Whether a line that rises evenly from `az` to `bz` is below `height` at one of the two ends."""
        rise = bz - az
        return (
            az * self.enter_of + rise * self.enter < height * self.enter_of
            or az * self.leave_of + rise * self.leave < height * self.leave_of
        )


class Polygon:
    """A convex polygon, its corners counter-clockwise; inside is strictly to the left of every edge."""

    def __init__(self, corners: list[Point]) -> None:
        """Corners that `fault` finds nothing wrong with."""
        self.corners = corners
        self.edges: list[Edge] = []
        ax, ay = corners[len(corners) - 1]
        west, east, south, north = ax, ax, ay, ay
        for bx, by in corners:
            self.edges.append(Edge(ax, ay, bx, by))
            west, east, south, north = min(west, bx), max(east, bx), min(south, by), max(north, by)
            ax, ay = bx, by
        self.west: i64 = west
        self.east: i64 = east
        self.south: i64 = south
        self.north: i64 = north

    def contains(self, x: i64, y: i64) -> bool:
        """Whether the point lies inside; the border does not."""
        for edge in self.edges:
            if edge.dx * y - edge.dy * x + edge.offset <= 0:
                return False
        return True

    def holds(self, x: i64, y: i64, radius: i64) -> bool:
        """Whether a disc lies wholly in the polygon; it may touch the border from within."""
        for edge in self.edges:
            inward = edge.dx * y - edge.dy * x + edge.offset
            if inward < 0 or inward * inward < radius * radius * edge.squared:
                return False
        return True

    def near(self, x: i64, y: i64, radius: i64) -> bool:
        """Whether the point is nearer than `radius`; inside the distance is 0."""
        if self.beyond(x, y, radius):
            return False
        if radius > 0 and self.contains(x, y):
            return True
        for edge in self.edges:
            if near_segment(x, y, edge.ax, edge.ay, edge.bx, edge.by, radius):
                return True
        return False

    def within(self, x: i64, y: i64, radius: i64) -> bool:
        """Whether the point is at most `radius` away; inside the distance is 0."""
        if self.beyond(x, y, radius):
            return False
        if self.contains(x, y):
            return True
        for edge in self.edges:
            if within_segment(x, y, edge.ax, edge.ay, edge.bx, edge.by, radius):
                return True
        return False

    def beyond(self, x: i64, y: i64, radius: i64) -> bool:
        """Whether the box about the polygon is farther than `radius` east, west, north or south."""
        return (
            x < self.west - radius
            or x > self.east + radius
            or y < self.south - radius
            or y > self.north + radius
        )

    def passed(self, ax: i64, ay: i64, bx: i64, by: i64, radius: i64) -> bool:
        """Whether a point that goes from a to b is nearer than `radius` on the way."""
        if self.aside(ax, ay, bx, by, radius):
            return False
        if self.near(ax, ay, radius) or self.near(bx, by, radius) or self.crosses(ax, ay, bx, by):
            return True
        for edge in self.edges:
            if near_segment(edge.ax, edge.ay, ax, ay, bx, by, radius):
                return True
        return False

    def aside(self, ax: i64, ay: i64, bx: i64, by: i64, radius: i64) -> bool:
        """Whether the whole segment lies on one side of the box about the polygon, at least `radius` off."""
        return (
            (ax <= self.west - radius and bx <= self.west - radius)
            or (ax >= self.east + radius and bx >= self.east + radius)
            or (ay <= self.south - radius and by <= self.south - radius)
            or (ay >= self.north + radius and by >= self.north + radius)
        )

    def crosses(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether a positive part of the segment lies inside."""
        return self.crossing(ax, ay, bx, by) is not None

    def crossing(self, ax: i64, ay: i64, bx: i64, by: i64) -> Crossing | None:
        """The part of the segment that lies inside, or None when it has no length."""
        enter: i64 = 0
        enter_of: i64 = 1
        leave: i64 = 1
        leave_of: i64 = 1
        for edge in self.edges:
            first = edge.dx * ay - edge.dy * ax + edge.offset
            last = edge.dx * by - edge.dy * bx + edge.offset
            if first <= 0:
                if last <= 0:
                    return None
                if -first * enter_of > enter * (last - first):
                    enter, enter_of = -first, last - first
            elif last < 0:
                if first * leave_of < leave * (first - last):
                    leave, leave_of = first, first - last
        return Crossing(enter, enter_of, leave, leave_of) if enter * leave_of < leave * enter_of else None

    def stops(self, ax: i64, ay: i64, az: i64, bx: i64, by: i64, bz: i64, height: i64) -> bool:
        """Whether a wall of this outline and `height` stops the line from a to b, each at its own height."""
        if az >= height and bz >= height:
            return False
        if az < height and bz < height:
            return self.crosses(ax, ay, bx, by)
        crossing = self.crossing(ax, ay, bx, by)
        return crossing is not None and crossing.lowest(az, bz, height)


def fault(corners: list[Point]) -> str:
    """What keeps corners from being a convex polygon: `few`, `order` or `convex`; empty when nothing does."""
    if len(corners) < 3:
        return "few"
    doubled = 0
    ax, ay = corners[-1]
    for bx, by in corners:
        doubled += ax * by - ay * bx
        ax, ay = bx, by
    if doubled <= 0:
        return "order"
    ax, ay = corners[-1]
    for at, (bx, by) in enumerate(corners):
        for other, (x, y) in enumerate(corners):
            if other not in (at, (at - 1) % len(corners)) and side(ax, ay, bx, by, x, y) <= 0:
                return "convex"
        ax, ay = bx, by
    return ""
