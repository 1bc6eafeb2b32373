"""space/hex.py: ids, neighbours, distances and exact lines, in both orientations and both parities."""

import pytest

from grognard.space.hex import HexGrid, HexLine

FLAT = HexGrid(28, 28)
GRIDS = [HexGrid(9, 7, flat, even) for flat in (True, False) for even in (True, False)]


def names(grid: HexGrid, cells: tuple[int, ...]) -> list[str]:
    return [grid.names[cell] for cell in cells]


def spelled(grid: HexGrid, a: str, steps: tuple[int, ...]) -> list[str]:
    return [grid.names[grid.cell(a) + step] for step in steps]


@pytest.mark.parametrize(
    ("hex", "expected"),
    [
        ("0505", "0504 0604 0605 0506 0405 0404"),
        ("0605", "0604 0705 0706 0606 0506 0505"),
        ("0101", "0201 0102"),
        ("2828", "2827 2728"),
        ("1414", "1413 1514 1515 1415 1315 1314"),
    ],
)
def test_neighbours_clockwise_from_north(hex: str, expected: str) -> None:
    found = names(FLAT, FLAT.neighbours[FLAT.cell(hex)])
    assert sorted(found) == sorted(expected.split())
    if len(found) == 6:
        assert found == expected.split()


def test_pointy_neighbours_clockwise_from_north_east() -> None:
    grid = HexGrid(5, 5, flat=False, shift_even=False)
    assert names(grid, grid.neighbours[grid.cell("0302")]) == ["0301", "0402", "0303", "0203", "0202", "0201"]
    assert names(grid, grid.neighbours[grid.cell("0303")]) == ["0402", "0403", "0404", "0304", "0203", "0302"]


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ("0101", "2828", 41),
        ("1501", "1628", 28),
        ("2728", "1314", 21),
        ("0404", "1414", 15),
        ("1010", "2510", 15),
        ("1010", "2610", 16),
        ("2801", "1414", 20),
        ("2828", "1414", 21),
        ("1010", "1010", 0),
    ],
)
def test_distances(a: str, b: str, expected: int) -> None:
    assert FLAT.distance(FLAT.cell(a), FLAT.cell(b)) == expected
    assert FLAT.distances(FLAT.cell(b))[FLAT.cell(a)] == expected


@pytest.mark.parametrize(
    ("a", "b", "crossed", "left", "right"),
    [
        ("1010", "1410", "1210", "1110 1310", "1111 1311"),
        ("1010", "1115", "1011 1012 1113 1114", "", ""),
        ("1010", "1309", "1110 1209", "", ""),
        (
            "1414",
            "0404",
            "1314 1313 1212 1112 1111 1010 0910 0909 0808 0708 0707 0606 0506 0505",
            "",
            "",
        ),
        ("1010", "1010", "", "", ""),
        ("1010", "1011", "", "", ""),
    ],
)
def test_lines(a: str, b: str, crossed: str, left: str, right: str) -> None:
    line = FLAT.line(FLAT.cell(a), FLAT.cell(b))
    assert spelled(FLAT, a, line.crossed) == crossed.split()
    assert spelled(FLAT, a, line.left) == left.split()
    assert spelled(FLAT, a, line.right) == right.split()


def test_unknown_names_and_the_rim() -> None:
    assert [FLAT.cell(name) for name in ("0100", "2929", "1a10", "", "101")] == [-1] * 5
    assert FLAT.rim(FLAT.cell("0114"))
    assert FLAT.rim(FLAT.cell("1428"))
    assert not FLAT.rim(FLAT.cell("0202"))


@pytest.mark.parametrize("grid", GRIDS)
def test_distances_agree_with_distance(grid: HexGrid) -> None:
    for a in grid.cells:
        row = grid.distances(a)
        assert all(row[b] == grid.distance(a, b) for b in grid.cells)


@pytest.mark.parametrize("grid", GRIDS)
def test_distance_is_the_fewest_steps(grid: HexGrid) -> None:
    for start in grid.cells:
        steps = {start: 0}
        wave = [start]
        for cell in wave:
            for near in grid.neighbours[cell]:
                if near not in steps:
                    steps[near] = steps[cell] + 1
                    wave.append(near)
        assert steps == {cell: grid.distance(start, cell) for cell in grid.cells}


@pytest.mark.parametrize("grid", GRIDS)
def test_rings_make_up_discs(grid: HexGrid) -> None:
    centre = grid.cell("0504")
    assert len(grid.ring(centre, 0)) == 1
    assert len(grid.ring(centre, 1)) == 6
    assert len(grid.ring(centre, 2)) == 12
    rings = [cell for radius in range(3) for cell in grid.ring(centre, radius)]
    assert sorted(rings) == list(grid.disc(centre, 2))


@pytest.mark.parametrize("grid", GRIDS)
def test_neighbours_are_mutual_and_one_apart(grid: HexGrid) -> None:
    for cell in grid.cells:
        for other in grid.neighbours[cell]:
            assert cell in grid.neighbours[other]
            assert grid.distance(cell, other) == 1


@pytest.mark.parametrize("grid", GRIDS)
def test_a_line_backwards_meets_the_same_hexes_with_the_sides_swapped(grid: HexGrid) -> None:
    for a in grid.cells:
        for b in grid.cells:
            there, back = grid.line(a, b), grid.line(b, a)
            assert {a + s for s in there.crossed} == {b + s for s in back.crossed}
            assert {a + s for s in there.left} == {b + s for s in back.right}
            assert [a + s for s in there.crossed] == [b + s for s in reversed(back.crossed)]


@pytest.mark.parametrize("grid", GRIDS)
def test_lines_agree_with_points_sampled_exactly_along_them(grid: HexGrid) -> None:
    a = grid.cell("0504")
    for b in grid.cells:
        line = grid.line(a, b)
        seen = sampled(grid, a, b)
        assert set(line.crossed) == seen - {0, b - a}
        assert set(line.order) == set(line.crossed) | set(line.left) | set(line.right)


def sampled(grid: HexGrid, a: int, b: int) -> set[int]:
    """Steps to the hexes in whose open interior one of many points of the line lies, in whole parts."""
    parts = 360
    (ax, ay), (bx, by) = centre(grid, a), centre(grid, b)
    found = set()
    for cell in grid.cells:
        hx, hy = centre(grid, cell)
        for i in range(parts + 1):
            u = (ax - hx) * parts + (bx - ax) * i
            v = (ay - hy) * parts + (by - ay) * i
            if abs(v) < parts and abs(u) + abs(v) < 2 * parts:
                found.add(cell - a)
                break
    return found


def centre(grid: HexGrid, cell: int) -> tuple[int, int]:
    return 3 * grid.axis(cell), grid.height(cell)


def test_lines_are_shared_between_equal_shapes() -> None:
    one: HexLine = FLAT.line(FLAT.cell("0303"), FLAT.cell("0907"))
    assert one is FLAT.line(FLAT.cell("0505"), FLAT.cell("1109"))
