"""space/table: held to its definitions, to shapely where nothing touches, and to a table's symmetries."""

from itertools import pairwise

import pytest
from shapely import LineString, Point
from shapely import Polygon as Shape

from grognard.space.table import path
from grognard.space.table.areas import Cone, Sector, overlap, touch
from grognard.space.table.plane import length, near_segment, within_segment
from grognard.space.table.polygon import Polygon, fault
from grognard.space.table.sight import Spot, Wall, sees
from tests.space.table.compare import compare, spot
from tests.space.table.naive import Base
from tests.space.table.worlds import World

SQUARE = [(100, 100), (300, 100), (300, 300), (100, 300)]
BOX = Polygon(SQUARE)


def test_sight_and_ways_are_as_defined() -> None:
    found = compare(200, 200)
    assert found["seen"] > 40
    assert found["unseen"] > 40
    assert found["touching"] > 20


@pytest.mark.soak
def test_sight_and_ways_are_as_defined_everywhere() -> None:
    print(compare(100_000, 20_000, 1_000_000))


@pytest.mark.parametrize(
    ("a", "b", "crosses"),
    [
        ((0, 200), (400, 200), True),
        ((0, 100), (400, 100), False),  # along a side
        ((0, 200), (200, 0), False),  # through a corner
        ((0, 201), (201, 0), True),
        ((0, 200), (100, 200), False),  # ends at a side
        ((0, 200), (101, 200), True),
        ((200, 200), (200, 201), True),
        ((100, 100), (300, 300), True),
        ((100, 200), (100, 250), False),
    ],
)
def test_touching_is_no_crossing(a: tuple[int, int], b: tuple[int, int], crosses: bool) -> None:
    assert BOX.crosses(*a, *b) is crosses
    assert BOX.crosses(*b, *a) is crosses
    assert (BOX.crossing(*a, *b) is not None) is crosses


def test_a_line_that_rises_is_stopped_where_it_is_low() -> None:
    assert BOX.stops(0, 200, 0, 400, 200, 1000, 260)  # at the near side it is 250 high
    assert not BOX.stops(0, 200, 0, 400, 200, 1000, 250)
    assert BOX.stops(400, 200, 1000, 0, 200, 0, 260)
    assert not BOX.stops(0, 200, 260, 400, 200, 300, 260)


@pytest.mark.parametrize(
    ("corners", "problem"),
    [
        (SQUARE, ""),
        (SQUARE[:2], "few"),
        (SQUARE[::-1], "order"),
        ([(0, 0), (2, 0), (4, 0), (4, 4)], "convex"),  # three in line
        ([(0, 0), (4, 0), (1, 1), (0, 4)], "convex"),
        ([(0, 0), (0, 0), (4, 0), (4, 4)], "convex"),
        ([(10, 0), (-8, 6), (3, -9), (3, 9), (-8, -6)], "convex"),  # a star: every turn is to the left
    ],
)
def test_what_is_no_convex_polygon(corners: list[tuple[int, int]], problem: str) -> None:
    assert fault(corners) == problem


def test_lengths_are_rounded_up() -> None:
    assert [length(3, 4), length(1, 1), length(0, 0), length(10**9, 10**9 + 1)] == [5, 2, 0, 1414213564]
    assert path.path_length([(0, 0), (3, 4), (4, 5)]) == 7
    assert path.path_length([(7, 7)]) == 0


def test_distance_of_a_point_to_a_segment() -> None:
    assert within_segment(5, 3, 0, 0, 10, 0, 3)
    assert not near_segment(5, 3, 0, 0, 10, 0, 3)
    assert near_segment(5, 3, 0, 0, 10, 0, 4)
    assert within_segment(-3, 4, 0, 0, 10, 0, 5)
    assert not near_segment(-3, 4, 0, 0, 10, 0, 5)
    assert within_segment(13, 4, 0, 0, 10, 0, 5)


def test_a_disc_in_a_zone_may_touch_its_border_from_within() -> None:
    assert BOX.holds(150, 150, 50)
    assert not BOX.holds(149, 150, 50)
    assert not BOX.holds(50, 200, 10)


@pytest.mark.parametrize(
    ("way", "count"),
    [
        ([(0, 200), (400, 200)], 1),
        ([(0, 200), (200, 200), (200, 400)], 1),  # bends inside
        ([(0, 200), (400, 200), (400, 150), (0, 150)], 2),
        ([(200, 200), (400, 200)], 1),  # starts inside
        ([(150, 150), (300, 200), (150, 250)], 2),  # bends on the border
        ([(200, 200), (200, 200), (250, 250)], 1),
        ([(200, 200)], 0),
        ([(0, 100), (400, 100)], 0),
    ],
)
def test_stretches(way: list[tuple[int, int]], count: int) -> None:
    assert path.stretches(way, BOX) == count


def test_a_way_keeps_off_pieces_and_points() -> None:
    assert not path.passes([(0, 50), (400, 50)], BOX, 50)
    assert path.passes([(0, 51), (400, 51)], BOX, 50)
    assert path.passes([(200, 200)], BOX, 50)
    assert path.passes_point([(0, 0), (100, 0)], 50, 99, 100)
    assert not path.passes_point([(0, 0), (100, 0)], 50, 100, 100)
    assert path.passes_point([(0, 0)], 0, 9, 10)


@pytest.mark.parametrize("seed", range(300))
def test_nothing_that_a_way_meets_is_far_from_its_box(seed: int) -> None:
    world = World(seed, 50, 1500)
    corners, way = world.polygon(), world.way()
    outline, box = Polygon(corners), path.Box(way)
    x, y = world.point()
    if path.passes(way, outline, 50):
        assert not box.far_from(outline, 50)
    if path.stretches(way, outline):
        assert not box.far_from(outline, 0)
    if path.passes_point(way, x, y, 100):
        assert not box.far_from_point(x, y, 100)


def test_what_is_far_from_the_box_of_a_way() -> None:
    box = path.Box([(0, 0), (50, 300), (20, 100)])
    assert box.far_from(BOX, 50)
    assert not box.far_from(BOX, 51)
    assert box.far_from_point(150, 200, 100)
    assert not box.far_from_point(149, 200, 100)
    assert box.far_from_point(20, 400, 100)
    assert box.far_from_point(20, -100, 100)
    assert box.far_from_point(-100, 10, 100)


def test_discs_sectors_and_cones() -> None:
    assert touch(0, 0, 300, 400, 500)
    assert not overlap(0, 0, 300, 400, 500)
    front = Sector(0, 0, 1, -1, 1, 1)
    assert [front.contains(5, 0), front.contains(5, 5), front.contains(5, 6), front.contains(-1, 0)] == [
        True,
        True,
        False,
        False,
    ]
    back = Sector(0, 0, 1, 1, 1, -1)
    assert [back.contains(5, 0), back.contains(5, 5), back.contains(-5, 0)] == [False, True, True]
    assert Sector(0, 0, 1, 0, -1, 0).contains(3, 0)
    assert not Sector(0, 0, 1, 0, -1, 0).contains(3, -1)
    assert Sector(0, 0, 1, 0, 2, 0).contains(-3, -1)
    cone = Cone(0, 0, 400, -200, 400, 200)
    assert cone.touches(450, 0, 50)
    assert not cone.touches(451, 0, 50)
    assert cone.touches(200, 0, 0)
    assert cone.touches(-30, 40, 50)


@pytest.mark.parametrize("seed", range(60))
def test_shapely_agrees_where_nothing_touches(seed: int) -> None:
    world = World(seed)
    corners, way = world.polygon(), world.way()
    shape, outline = Shape(corners), Polygon(corners)
    for a, b in pairwise(way):
        cut = LineString([a, b]).intersection(shape).length
        if cut > 0.001 or LineString([a, b]).distance(shape) > 0.001:
            assert outline.crosses(*a, *b) == (cut > 0.001)
    for point in way:
        away = Point(point).distance(shape)
        if abs(away - 50) > 0.001:
            assert outline.within(*point, 50) == (away < 50)


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("change", ["shift", "mirror", "turn", "order", "far"])
def test_sight_is_the_same_on_a_table_that_was_moved(seed: int, change: str) -> None:
    world = World(seed, 10, 2000)
    walls, one, other = world.walls(6), world.base(), world.base()
    told = sees(spot(one), spot(other), [Wall(Polygon(corners), height) for corners, height in walls])

    def moved(x: int, y: int) -> tuple[int, int]:
        return {"shift": (x + 777, y + 31), "mirror": (-x, y), "turn": (-y, x)}.get(change, (x, y))

    def bounds(base: Base) -> tuple[tuple[int, int], tuple[int, int]] | None:
        if base.bounds is None:
            return None
        a, b = (moved(*point) for point in base.bounds)
        return (b, a) if change == "mirror" else (a, b)

    def stands(base: Base) -> Spot:
        return spot(Base(*moved(base.x, base.y), base.z, base.point, bounds(base)))

    outlines = [[moved(*corner) for corner in corners] for corners, _ in walls]
    if change == "mirror":
        outlines = [corners[::-1] for corners in outlines]
    built = [Wall(Polygon(corners), height) for corners, (_, height) in zip(outlines, walls, strict=True)]
    if change == "order":
        built = built[::-1]
    if change == "far":
        built.insert(0, Wall(Polygon([(9000, 9000), (9100, 9000), (9100, 9100)]), 500))
    assert sees(stands(one), stands(other), built) == told
