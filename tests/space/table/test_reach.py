"""Where a base can go, held to the exact judgement of ways and to a plain search step by step."""

from heapq import heappop, heappush
from math import hypot

import pytest

from grognard.space.table.polygon import Point, Polygon
from grognard.space.table.reach import Going, reach
from tests.space.table.worlds import World

STEP = 50


def going(seed: int) -> tuple[Point, Going]:
    world = World(seed, 1, 1600)
    while True:
        solids = [Polygon(world.polygon(300)) for _ in range(3)]
        rough = [Polygon(world.polygon(300)) for _ in range(2)]
        others = [world.point() for _ in range(3)]
        ground, start = Going(1600, 1600, 50, solids, 100, others, rough, 400), world.point()
        if ground.allows([start]):
            return start, ground


@pytest.mark.parametrize("seed", range(12))
def test_every_place_has_a_way_that_may_be_gone_at_its_cost(seed: int) -> None:
    start, ground = going(seed)
    places = reach(start, 800, ground, STEP)
    assert (places[0].x, places[0].y, places[0].cost) == (*start, 0)
    assert len({(place.x, place.y) for place in places}) == len(places)
    for place in places:
        assert ground.allows(place.way())
        assert ground.cost(place.way()) == place.cost <= 800
        assert place.way()[0] == start


@pytest.mark.parametrize("seed", range(12))
def test_what_is_seen_over_open_ground_costs_its_length(seed: int) -> None:
    start, ground = going(seed)
    found = {(place.x, place.y): place for place in reach(start, 800, ground, STEP)}
    for x in range(start[0] % STEP, 1600, STEP):
        for y in range(start[1] % STEP, 1600, STEP):
            way = [start, (x, y)]
            free = ground.allows(way) and ground.cost(way) <= 800
            if free and not any(piece.crosses(*start, x, y) for piece in ground.rough):
                assert found[x, y].cost == ground.cost(way)


@pytest.mark.parametrize("seed", range(6))
def test_no_place_is_missed_that_a_search_by_steps_finds(seed: int) -> None:
    start, ground = going(seed)
    found = {(place.x, place.y): place.cost for place in reach(start, 800, ground, STEP)}
    for point, cost in by_steps(start, ground, 800).items():
        assert found[point] <= cost + 1


def by_steps(start: Point, ground: Going, allowance: int) -> dict[Point, float]:
    """Dijkstra over king's moves on ground that is nowhere rough."""
    known, waiting = {}, [(0.0, start)]
    while waiting:
        cost, (x, y) = heappop(waiting)
        if (x, y) in known or cost > allowance:
            continue
        known[x, y] = cost
        for dx in (-STEP, 0, STEP):
            for dy in (-STEP, 0, STEP):
                way = [(x, y), (x + dx, y + dy)]
                rough = any(piece.crosses(x, y, x + dx, y + dy) for piece in ground.rough)
                if ground.allows(way) and not rough:
                    heappush(waiting, (cost + hypot(dx, dy) + 1, way[1]))
    return known


def test_a_wall_is_gone_round_and_rough_ground_too_if_that_is_shorter() -> None:
    wall = Polygon([(500, 0), (520, 0), (520, 700), (500, 700)])
    open_ground = Going(2000, 2000, 50, [wall], 100, [], [], 400)
    costs = {(place.x, place.y): place for place in reach((400, 600), 800, open_ground, STEP)}
    assert costs[650, 600].cost > 400
    assert len(costs[650, 600].way()) > 2
    ditch = Polygon([(500, 500), (520, 500), (520, 700), (500, 700)])
    rough = Going(2000, 2000, 50, [], 100, [], [ditch], 400)
    costs = {(place.x, place.y): place for place in reach((400, 600), 800, rough, STEP)}
    assert 250 < costs[650, 600].cost < 400
    deep = Going(2000, 2000, 50, [], 100, [], [wall], 400)
    costs = {(place.x, place.y): place for place in reach((400, 300), 800, deep, STEP)}
    assert costs[650, 300].cost == 250 + 400
