"""Random tables: polygons, bases and ways, on a coarse grid where they are to touch."""

from random import Random

from tests.space.table.naive import Base, Point

SIZE = 4800
BESIDE = (0, 0, 0, 35, 50, 55, -35, -50, -55)
"""Steps from a corner at which a base's samples, rim or contact just touch it."""


def hull(points: list[Point]) -> list[Point]:
    """The convex hull, counter-clockwise, no three in line."""

    def half(ordered: list[Point]) -> list[Point]:
        kept: list[Point] = []
        for p in ordered:
            while len(kept) > 1 and turn(kept[-2], kept[-1], p) <= 0:
                kept.pop()
            kept.append(p)
        return kept[:-1]

    ordered = sorted(set(points))
    return half(ordered) + half(ordered[::-1])


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


class World:
    """A source of shapes; `grid` > 1 makes them touch often: they lie on it, or at earlier corners."""

    def __init__(self, seed: int, grid: int = 1, size: int = SIZE) -> None:
        self.random = Random(seed)
        self.grid, self.size = grid, size
        self.corners: list[Point] = []

    def place(self, low: int, high: int) -> int:
        return self.random.randint(low // self.grid, high // self.grid) * self.grid

    def point(self) -> Point:
        if self.grid > 1 and self.corners and self.random.random() < 0.4:
            x, y = self.random.choice(self.corners)
            return x + self.random.choice(BESIDE), y + self.random.choice(BESIDE)
        return self.place(0, self.size), self.place(0, self.size)

    def polygon(self, reach: int = 700) -> list[Point]:
        """3 to 8 corners or a little fewer."""
        while True:
            x, y = self.point()
            n = self.random.randint(3, 12)
            corners = hull([(x + self.place(-reach, reach), y + self.place(-reach, reach)) for _ in range(n)])
            if len(corners) > 2:
                self.corners += corners
                return corners

    def walls(self, most: int) -> list[tuple[list[Point], int]]:
        heights = [80, 120, 250, 400, 500]
        return [(self.polygon(), self.random.choice(heights)) for _ in range(self.random.randint(1, most))]

    def base(self) -> Base:
        x, y = self.point()
        bounds = None
        if self.random.random() < 0.15:
            bounds = (x - 100, y), (x + 100, y)
            if self.random.random() < 0.5:
                bounds = bounds[1], bounds[0]
        return Base(x, y, self.random.choice([0, 0, 0, 250, 500]), self.random.random() < 0.1, bounds)

    def way(self) -> list[Point]:
        return [self.point() for _ in range(self.random.randint(1, 6))]
