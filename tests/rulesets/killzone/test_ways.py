"""The way that the umpire proposes: it may be gone, costs what it says, and is not missed."""

import pytest

from grognard.rulesets.killzone.actions import Move
from grognard.rulesets.killzone.moving import plan_move
from grognard.rulesets.killzone.reading import read_position
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.ways import can_move, way_to
from tests.rulesets.killzone.naive_ground import Data, Stand
from tests.rulesets.killzone.test_ground_agrees import Made

FAR: Data = {"b.1": {"at": [4000, 4000]}}


def position(
    figures: Data, order: str = "shoot", table: Data | str = "rubble_city", **fields: object
) -> State:
    groups = {"a": {"seat": 0, "order": order}, "b": {"seat": 1}}
    return read_position({"table": table, "groups": groups, "figures": {**FAR, **figures}})


def to(p: State, x: int, y: int) -> int | None:
    """The cost of the way to a point; the way has been gone."""
    i = p.figure("a.1")
    way = way_to(p, i, x, y)
    if way is None:
        return None
    plan = plan_move(p, i, Move("a.1", path=[list(point) for point in way.points]))
    assert plan.rule == ""
    assert (plan.x, plan.y) == (x, y)
    assert plan.cost() == way.cost <= p.allowance(i)
    return way.cost


def test_straight_or_not_at_all() -> None:
    """KZ-Q09"""
    p = position({"a.1": {"at": [2600, 1700]}}, "keep_down")
    assert to(p, 2600, 2100) == 400
    assert to(p, 3000, 1700) is None
    assert to(p, 2600, 2101) is None


def test_round_a_wall() -> None:
    p = position({"a.1": {"at": [2740, 1950]}})
    cost = to(p, 2910, 1950)
    assert cost is not None
    assert 309 <= cost <= 335


def test_past_the_end_of_a_fence_rather_than_over_it() -> None:
    table: Data = {"pieces": [{"id": "f", "kind": "fence", "rect": [1000, 1000, 1300, 1020]}]}
    cost = to(position({"a.1": {"at": [1200, 900]}}, table=table), 1200, 1100)
    assert cost is not None
    assert 280 <= cost <= 300
    cost = to(position({"a.1": {"at": [1150, 900]}}, "keep_down", table), 1150, 1100)
    assert cost is not None
    assert 371 <= cost <= 380
    assert to(position({"a.1": {"at": [1050, 900]}}, table={"pieces": []}), 1050, 1100) == 200


def test_round_an_enemy_but_through_a_friend() -> None:
    p = position({"a.1": {"at": [1000, 300]}, "b.2": {"at": [1300, 300]}}, table={})
    cost = to(p, 1600, 300)
    assert cost is not None
    assert 630 <= cost <= 660
    assert to(position({"a.1": {"at": [1000, 300]}, "a.2": {"at": [1300, 300]}}, table={}), 1600, 300) == 600


def test_out_of_the_door() -> None:
    p = position({"a.1": {"zone": "b1/0/E", "at": [1400, 2200]}})
    assert to(p, 1450, 2200) == 400
    assert to(p, 1750, 2200) == 700
    assert to(p, 1800, 2200) == 750
    assert to(p, 1801, 2200) is None
    assert to(position({"a.1": {"zone": "b1/0/N", "at": [1000, 2600]}}), 1000, 2650) is None
    assert to(position({"a.1": {"zone": "b1/1/E", "at": [1400, 2200]}}), 1450, 2200) is None


def test_on_a_roof() -> None:
    p = position(
        {"a.1": {"zone": "b1/roof", "at": [700, 2000]}, "b.2": {"zone": "b1/roof", "at": [900, 2000]}}
    )
    cost = to(p, 1100, 2000)
    assert cost is not None
    assert 450 <= cost <= 480
    assert to(p, 1100, 1840) is None


@pytest.mark.parametrize("seed", range(25))
def test_a_way_of_two_legs_is_not_missed(seed: int) -> None:
    """What some turn on a coarse grid reaches is reached, and for no more."""
    made = Made(7000 + seed, 1)
    start, foe = made.spot(), made.spot()
    p = made.position({"a.1": Stand(*start), "b.1": Stand(*foe)})
    if plan_move(p, 0, Move("a.1", path=[list(start)])).rule:
        return
    goal = made.random.randint(-500, 500) + start[0], made.random.randint(-500, 500) + start[1]
    costs = []
    for x in range(start[0] - 700, start[0] + 701, 100):
        for y in range(start[1] - 700, start[1] + 701, 100):
            plan = plan_move(p, 0, Move("a.1", path=[[x, y], list(goal)]))
            if not plan.rule:
                costs.append(plan.cost())
    found = to(p, *goal)
    if costs:
        assert found is not None
        assert found <= min(costs) + 20


def mobile(sheet: Data, order: str = "shoot") -> bool:
    p = position({"a.1": sheet}, order)
    return can_move(p, p.figure("a.1"))


def test_who_cannot_move_at_all() -> None:
    inside = {"at": [2200, 2300]}
    assert not mobile(inside, "keep_down")
    assert mobile(inside, "shoot")
    room = {"zone": "b1/0/C"}
    assert mobile(room, "keep_down")
    assert not mobile({**room, "suppressed": True})
    edge = {"zone": "b1/0/E", "at": [1400, 2200], "suppressed": True}
    assert mobile(edge)
