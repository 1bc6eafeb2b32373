"""Section 0 and 6.3 of Kill Zone as they are told, with fractions and no haste: the tests' oracle.

A table is its notation with every attribute written out; nothing of the ruleset is used here.
"""

from fractions import Fraction
from itertools import pairwise
from typing import Any

from tests.space.table import naive
from tests.space.table.naive import Point

Data = dict[str, Any]
RANK = ("none", "soft", "medium", "hard")


class Stand:
    """Where one stands: on the ground, in an edge zone or on a roof; or a bare point."""

    def __init__(
        self, x: int, y: int, house: str = "", part: str = "", floor: int = 0, point: bool = False
    ) -> None:
        self.x, self.y, self.house, self.part, self.floor, self.point = x, y, house, part, floor, point


def corners(piece: Data) -> list[Point]:
    if "polygon" in piece:
        return [(x, y) for x, y in piece["polygon"]]
    x1, y1, x2, y2 = piece["rect"]
    return [(x1, y1), (x2, y1), (x2, y2), (x1, y2)]


def house_of(table: Data, id: str) -> Data:
    found: Data = next(piece for piece in table["pieces"] if piece["id"] == id)
    return found


def height(piece: Data) -> int:
    return 250 * int(piece["floors"]) if piece["kind"] == "building" else int(piece["height"])


def level(table: Data, stand: Stand) -> int:
    """KZ-0.12"""
    if not stand.house:
        return 0
    return 250 * (house_of(table, stand.house)["floors"] if stand.part == "roof" else stand.floor)


def touching(piece: Data, stand: Stand) -> bool:
    """KZ-0.8, of a base on the ground."""
    if stand.house or stand.point:
        return False
    return naive.from_polygon(corners(piece), (stand.x, stand.y)) <= 55 * 55


def blocking(table: Data, a: Stand, b: Stand, low: str) -> list[Data]:
    """KZ-0.14"""
    found = []
    for piece in table["pieces"]:
        if piece["kind"] == "building":
            if piece["id"] not in (a.house, b.house):
                found.append(piece)
        elif piece["los"] == "block":
            found.append(piece)
        elif piece["los"] == "chest" or (piece["los"] == "low" and low == "contact"):
            if not touching(piece, a) and not touching(piece, b):
                found.append(piece)
    return found


def beyond(table: Data, stand: Stand, point: Point) -> bool:
    """KZ-6.3.17: strictly outside the wall in which an edge figure stands."""
    if stand.part not in ("N", "E", "S", "W"):
        return True
    x1, y1, x2, y2 = house_of(table, stand.house)["rect"]
    x, y = point
    return bool({"N": y > y2, "E": x > x2, "S": y < y1, "W": x < x1}[stand.part])


def sees(table: Data, a: Stand, b: Stand, low: str) -> bool:
    """KZ-0.13, KZ-0.15"""
    pieces = blocking(table, a, b, low)
    za, zb = level(table, a), level(table, b)
    for p in naive.Base(a.x, a.y, za, a.point).samples():
        for q in naive.Base(b.x, b.y, zb, b.point).samples():
            if beyond(table, a, q) and beyond(table, b, p):
                if not any(naive.stopped(corners(one), height(one), p, za, q, zb) for one in pieces):
                    return True
    return False


def cover(table: Data, a: Stand, b: Stand) -> str:
    """KZ-0.17, KZ-6.3.7, KZ-6.3.19: of `b` against `a`, neither in rooms of the same building."""
    found = ["none"]
    za, zb = level(table, a), level(table, b)
    for piece in table["pieces"]:
        house = piece["kind"] == "building"
        inside = naive.inside(corners(piece), (b.x, b.y))
        if not house and piece["area"] and inside and not b.house:
            found.append(piece["cover"])
        if not naive.stopped(corners(piece), height(piece), (a.x, a.y), za, (b.x, b.y), zb):
            continue
        if house:
            if piece["id"] not in (a.house, b.house):
                found.append(piece["cover"])
        elif piece["los"] == "block" or covers_close(piece, a, b):
            found.append(piece["cover"])
    if b.part in ("N", "E", "S", "W"):
        found.append("medium")
    elif b.part == "roof" and a.house != b.house:
        found.append(house_of(table, b.house)["parapet"])
    return max(found, key=RANK.index)


def covers_close(piece: Data, a: Stand, b: Stand) -> bool:
    """KZ-0.17 (c) and (d)"""
    if touching(piece, b):
        return piece["los"] in ("low", "chest")
    return piece["los"] == "chest" and not touching(piece, a)


def path_cost(table: Data, way: list[Point], penalty: int, free_start: bool) -> tuple[int, int]:
    """KZ-0.10, KZ-0.20: length and penalties."""
    total, stretches = 0, 0
    for (ax, ay), (bx, by) in pairwise(way):
        root = 0
        squared = (ax - bx) ** 2 + (ay - by) ** 2
        while root * root < squared:
            root += 1
        total += root
    for piece in table["pieces"]:
        if piece["kind"] != "building" and piece["move"] == "difficult":
            count = naive.stretches(corners(piece), way)
            if count and free_start and naive.inside(corners(piece), way[0]):
                count -= 1
            stretches += count
    return total, stretches * penalty


def path_rules(table: Data, way: list[Point], foes: list[Point], all: list[Point]) -> set[str]:
    """The rules that a way on the ground breaks, its cost left aside."""
    broken = set()
    width, depth = table["size"]
    if not 2 <= len(way) <= 13:
        broken.add("KZ-0.10")
    if any(not (50 <= x <= width - 50 and 50 <= y <= depth - 50) for x, y in way):
        broken.add("KZ-0.2")
    for piece in table["pieces"]:
        solid = piece["kind"] == "building" or piece["move"] == "impassable"
        if solid and naive.way_from_polygon(corners(piece), way) < 50 * 50:
            broken.add("KZ-4.22.4")
        stand = piece["kind"] != "building" and piece["stand"]
        if not stand and naive.from_polygon(corners(piece), way[-1]) < 50 * 50:
            broken.add("KZ-0.19")
    for foe in foes:
        if min(naive.from_segment(foe, a, b) for a, b in pairwise(way)) < 100 * 100:
            broken.add("KZ-0.18")
    for other in all:
        if naive.squared(other, way[-1]) < Fraction(100 * 100):
            broken.add("KZ-0.19")
    return broken
