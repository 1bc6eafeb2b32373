"""Hold the table's geometry to its definitions, over as many random tables as one likes.

python -m tests.space.table.compare --random 100000 --touching 20000
"""

import argparse
from collections import Counter

from grognard.space.table import path
from grognard.space.table.polygon import Polygon
from grognard.space.table.sight import Spot, Wall, sees
from tests.space.table import naive
from tests.space.table.naive import Base, Point
from tests.space.table.worlds import World

TOUCHING = 50
"""A grid so coarse that corners, sides and samples lie on each other all the time."""


def spot(base: Base) -> Spot:
    bounds = None if base.bounds is None else (*base.bounds[0], *base.bounds[1])
    return Spot(base.x, base.y, base.z, 0 if base.point else 50, bounds)


def sight(seed: int, grid: int, found: Counter[str]) -> None:
    """One question of sight, asked both ways."""
    world = World(seed, grid, 1500 if grid > 1 else 4800)
    walls = world.walls(6)
    one, other = world.base(), world.base()
    built = [Wall(Polygon(corners), height) for corners, height in walls]
    told, expected = sees(spot(one), spot(other), built), naive.sees(one, other, walls)
    assert told == expected, f"seed {seed}, grid {grid}: sight is {told}, by definition {expected}"
    assert sees(spot(other), spot(one), built) == told, f"seed {seed}, grid {grid}: sight is not mutual"
    found["seen" if told else "unseen"] += 1


def way(seed: int, grid: int, found: Counter[str]) -> None:
    """One way past one polygon."""
    world = World(seed, grid, 1500 if grid > 1 else 4800)
    corners, points = world.polygon(), world.way()
    outline = Polygon(corners)
    told, expected = path.stretches(points, outline), naive.stretches(corners, points)
    assert told == expected, f"seed {seed}, grid {grid}: {told} stretches, by definition {expected}"
    squared = naive.way_from_polygon(corners, points)
    for radius in (50, 55, grid):
        told = path.passes(points, outline, radius)
        expected = squared < radius * radius
        assert told == expected, f"seed {seed}, grid {grid}: passes within {radius} is {told}"
    near(outline, corners, points[0], seed, grid)
    found[f"{min(2, path.stretches(points, outline))} stretches"] += 1
    found["touching" if squared in (0, 2500) else "apart"] += 1


def near(outline: Polygon, corners: list[Point], point: Point, seed: int, grid: int) -> None:
    """Distances of one point."""
    squared = naive.from_polygon(corners, point)
    for radius in (50, 55, 400):
        assert outline.near(*point, radius) == (squared < radius * radius), f"seed {seed}, grid {grid}"
        assert outline.within(*point, radius) == (squared <= radius * radius), f"seed {seed}, grid {grid}"
    assert outline.contains(*point) == naive.inside(corners, point), f"seed {seed}, grid {grid}"


def compare(random: int, touching: int, seed: int = 0) -> Counter[str]:
    """So many random and touching questions, half of sight and half of ways. Raises AssertionError."""
    found: Counter[str] = Counter()
    for grid, number in ((1, random), (TOUCHING, touching)):
        for n in range(number):
            (sight, way)[n % 2](seed + n, grid, found)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=100_000)
    parser.add_argument("--touching", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    found = compare(given.random, given.touching, given.seed)
    print(f"all agree: {', '.join(f'{n} {what}' for what, n in sorted(found.items()))}")


if __name__ == "__main__":
    main()
