"""Buildings and moves of Kill Zone: zones, doors, anchors, roofs, contact; worked examples of the ground."""

from typing import Any

import pytest

from grognard.rulesets.killzone.actions import Move
from grognard.rulesets.killzone.moving import Plan, plan_move
from grognard.rulesets.killzone.sight import cover_of, fire_rule, gap
from grognard.rulesets.killzone.words import COVERS
from tests.rulesets.killzone.naive_ground import Data
from tests.rulesets.killzone.test_ways import position

ROOM: Data = {"zone": "b1/0/C"}
EAST: Data = {"zone": "b1/0/E", "at": [1400, 2200]}
ROOF: Data = {"zone": "b1/roof", "at": [1000, 2200]}


def plan(sheet: Data, order: str = "shoot", foe: Data | None = None, **move: Any) -> Plan:
    figures = {"a.1": sheet} if foe is None else {"a.1": sheet, "b.2": foe}
    p = position(figures, order)
    return plan_move(p, p.figure("a.1"), Move("a.1", **move))


@pytest.mark.parametrize(
    ("a", "b", "rule", "cover"),
    [
        ([2000, 1145], [2000, 1700], "", "none"),  # KZ-W11
        ([2000, 1700], [2000, 1145], "", "medium"),  # KZ-W12
        ([2000, 1100], [2000, 1700], "", "none"),  # KZ-W13
        ([2500, 2000], [3100, 1980], "", "hard"),  # KZ-W14
        ([2500, 1700], [3100, 1700], "KZ-4.23.2", "hard"),  # KZ-W15
        ([2700, 2300], [2200, 2300], "", "medium"),  # KZ-W16
        ([2200, 2300], [2700, 2300], "", "none"),
    ],
)
def test_sight_and_cover_of_the_examples(a: list[int], b: list[int], rule: str, cover: str) -> None:
    p = position({"a.1": {"at": a}, "b.2": {"at": b}})
    i, j = p.figure("a.1"), p.figure("b.2")
    assert fire_rule(p, i, j) == rule
    assert COVERS[cover_of(p, i, j)] == cover


def test_gap_is_rounded_up() -> None:
    p = position({"a.1": {"at": [2000, 1145]}, "b.2": {"at": [2001, 1700]}})
    assert gap(p, p.figure("a.1"), p.figure("b.2")) == 456


@pytest.mark.parametrize(
    ("start", "path", "length", "penalties"),
    [
        ([2000, 1145], [[2000, 1305]], 160, 400),  # KZ-W17
        ([1000, 1000], [[1100, 1100]], 142, 0),  # KZ-W18
        ([1000, 1000], [[1300, 1400]], 500, 0),  # KZ-W19
    ],
)
def test_costs_of_the_examples(start: list[int], path: list[list[int]], length: int, penalties: int) -> None:
    made = plan({"at": start}, path=path)
    assert (made.rule, made.length, made.penalties) == ("", length, penalties)


def test_out_of_a_centre_by_a_door() -> None:
    """KZ-W34"""
    made = plan(ROOM, steps=["b1/0/E"], path=[[1450, 2200]])
    assert (made.rule, made.cost(), made.zone, made.x, made.y) == ("", 800, -1, 1450, 2200)
    assert plan(ROOM, steps=["b1/0/E"], path=[[1450, 2200], [1451, 2200]]).rule == "KZ-4.22.1"
    assert plan(ROOM, steps=["b1/0/N"], path=[[1000, 2650]]).rule == "KZ-6.3.10"
    assert plan(ROOM, steps=["b1/0/E"], path=[[1456, 2200]]).rule == "KZ-6.3.16"


def test_into_a_building() -> None:
    made = plan({"at": [1600, 2210]}, path=[[1455, 2210]], enter="b1/0/E")
    assert (made.rule, made.cost(), made.x, made.y) == ("", 145, 1400, 2210)
    near_the_corner = plan({"at": [1600, 1820]}, path=[[1455, 1820]], enter="b1/0/E")
    assert (near_the_corner.rule, near_the_corner.y) == ("", 1850)
    assert plan({"at": [1600, 2210]}, path=[[1456, 2210]], enter="b1/0/E").rule == "KZ-6.3.15"
    assert plan({"at": [1600, 2210]}, path=[[1455, 2210]], enter="b1/1/E").rule == "KZ-6.3.3"
    assert plan({"at": [1000, 2700]}, path=[[1000, 2655]], enter="b1/0/N").rule == "KZ-6.3.10"
    assert plan({"at": [1600, 2210]}, path=[[1449, 2210]], enter="b1/0/E").rule == "KZ-4.22.4"


@pytest.mark.parametrize(
    ("part", "x", "y", "inside"),
    [
        (1, 1455, 2200, True),
        (1, 1456, 2200, False),
        (1, 1400, 2200, False),  # on the wall line
        (1, 1399, 2200, False),
        (1, 1450, 2622, True),  # 55 from the corner, less a little
        (1, 1450, 2623, False),
        (0, 1000, 2655, True),
        (2, 1000, 1745, True),
        (2, 1000, 1744, False),
        (3, 545, 2200, True),
        (3, 544, 2200, False),
    ],
)
def test_where_a_door_is_reached(part: int, x: int, y: int, inside: bool) -> None:
    """KZ-6.3.15"""
    assert position({"a.1": EAST}).table.houses[0].at_door(part, x, y) is inside


def test_out_of_one_door_and_in_by_another() -> None:
    sheet = {**EAST, "at": [1400, 1850]}
    way = [[1450, 1850], [1450, 1750], [1350, 1748]]
    assert plan(sheet, "run", path=way, enter="b1/0/S").rule == ""
    assert plan(sheet, "run", path=way, enter="b1/0/S").zone != -1
    assert plan(sheet, "keep_down", path=way, enter="b1/0/S").rule == "KZ-4.22.1"


@pytest.mark.parametrize(
    ("steps", "rule"),
    [
        (["b1/0/N"], ""),
        (["b1/1/C"], ""),
        (["b1/1/N"], "KZ-6.3.2"),
        (["b1/roof"], "KZ-6.3.2"),
        (["b2/0/C"], "KZ-6.3.2"),
        (["b1/0/N", "b1/0/E"], "KZ-6.3.2"),
        (["b1/0/C"], "KZ-6.3.2"),
        (["nowhere"], "KZ-6.3.2"),
        ([], "KZ-4.22.1"),
    ],
)
def test_steps_from_a_centre(steps: list[str], rule: str) -> None:
    assert plan(ROOM, steps=steps or None).rule == rule


def test_up_to_the_roof_and_about_it() -> None:
    upstairs = {"zone": "b1/1/C"}
    assert plan(upstairs, steps=["b1/roof"], at=[650, 1850]).rule == ""
    assert plan(upstairs, steps=["b1/roof"]).rule == "KZ-6.3.18"
    assert plan(upstairs, steps=["b1/roof"], at=[649, 1850]).rule == "KZ-6.3.18"
    assert (
        plan(upstairs, foe={**ROOF, "at": [700, 1850]}, steps=["b1/roof"], at=[650, 1850]).rule == "KZ-0.19"
    )
    assert plan(ROOF, path=[[1350, 2200]]).cost() == 350
    assert plan(ROOF, path=[[1351, 2200]]).rule == "KZ-6.3.18"
    assert plan(ROOF, path=[[1100, 2200]], steps=["b1/1/C"]).cost() == 500
    assert plan(ROOF, foe={**ROOF, "at": [1200, 2250]}, path=[[1350, 2200]]).rule == "KZ-0.18"
    assert plan(ROOF, foe={"zone": "b1/1/C"}, path=[[1350, 2200]]).rule == ""


def test_sliding_along_a_wall() -> None:
    assert plan(EAST, at=[1400, 2550]).cost() == 350
    assert plan(EAST, at=[1400, 2551]).rule == "KZ-R33"
    assert plan(EAST, at=[1399, 2300]).rule == "KZ-R33"
    assert plan(EAST, steps=["b1/0/C", "b1/0/N"], at=[700, 2600]).cost() == 800
    assert plan(EAST, steps=["b1/0/C", "b1/0/N"]).x == 1000


def test_contact_in_a_zone_is_declared() -> None:
    foe = {"zone": "b1/0/E", "at": [1400, 2400]}
    assert plan(ROOM, "assault", foe, steps=["b1/0/E"], contact="b.2").contact >= 0
    assert plan(ROOM, "shoot", foe, steps=["b1/0/E"], contact="b.2").rule == "KZ-R24"
    assert plan(ROOM, "shoot", {**foe, "suppressed": True}, steps=["b1/0/E"], contact="b.2").rule == ""
    assert plan(ROOM, "assault", foe, steps=["b1/0/N"], contact="b.2").rule == "KZ-6.3.9"
    assert plan(EAST, "assault", foe, contact="b.2").rule == ""
    assert plan(EAST, "assault", foe, contact="a.1").rule == "KZ-6.3.9"
    assert (
        plan({"at": [1600, 2210]}, "assault", foe, path=[[1455, 2210]], enter="b1/0/E", contact="b.2").rule
        == ""
    )


def test_contact_on_the_ground_needs_assault() -> None:
    foe = {"at": [2000, 500]}
    for x, rule in ((1894, ""), (1895, "KZ-R24"), (1900, "KZ-R24"), (1901, "KZ-0.18")):
        assert plan({"at": [1500, 500]}, "shoot", foe, path=[[x, 500]]).rule == rule
    assert plan({"at": [1500, 500]}, "assault", foe, path=[[1900, 500]]).rule == ""
    assert (
        plan({"at": [1500, 500]}, "run", {**foe, "suppressed": True}, path=[[1900, 500]]).rule == "KZ-3.6.1"
    )
    assert plan({"at": [1500, 500]}, "shoot", {**foe, "suppressed": True}, path=[[1900, 500]]).rule == ""
    assert plan({"at": [1895, 500]}, "shoot", foe, path=[[1896, 500]]).rule == ""


@pytest.mark.parametrize(
    ("a", "b", "there", "back"),
    [
        (ROOM, EAST, "", ""),
        (EAST, {"zone": "b1/0/E", "at": [1400, 2400]}, "", ""),
        (EAST, {"zone": "b1/0/N", "at": [1000, 2600]}, "KZ-6.3.6", "KZ-6.3.6"),
        (EAST, {"zone": "b1/1/E", "at": [1400, 2200]}, "KZ-6.3.14", "KZ-6.3.14"),
        (ROOF, EAST, "KZ-6.3.8", "KZ-6.3.8"),
        (ROOF, {**ROOF, "at": [700, 2200]}, "", ""),
        (ROOM, {"at": [1600, 2200]}, "KZ-6.3.4", "KZ-6.3.4"),
        (EAST, {"at": [1600, 2200]}, "", ""),
        (EAST, {"at": [1000, 3000]}, "KZ-4.23.2", "KZ-4.23.2"),  # not beyond its wall
    ],
)
def test_fire_between_zones(a: Data, b: Data, there: str, back: str) -> None:
    p = position({"a.1": a, "b.2": b})
    i, j = p.figure("a.1"), p.figure("b.2")
    assert (fire_rule(p, i, j), fire_rule(p, j, i)) == (there, back)


def test_cover_of_rooms_and_roofs() -> None:
    def cover(a: Data, b: Data) -> str:
        p = position({"a.1": a, "b.2": b})
        return COVERS[cover_of(p, p.figure("a.1"), p.figure("b.2"))]

    outside = {"at": [1600, 2200]}
    assert cover(outside, EAST) == "medium"
    assert cover(EAST, outside) == "none"
    assert cover(outside, ROOF) == "soft"
    assert cover(ROOF, {**ROOF, "at": [700, 2200]}) == "none"
    assert cover(ROOM, EAST) == "medium"
