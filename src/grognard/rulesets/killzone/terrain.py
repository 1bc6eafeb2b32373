"""Reading a table: pieces by kind (2.14), with what a piece overrides, checked (9.3)."""

from typing import Final

from grognard.rulesets.killzone.arms import read_yaml
from grognard.rulesets.killzone.fields import (
    WIDEST,
    known_fields,
    want_bool,
    want_int,
    want_list,
    want_map,
    want_one,
    want_point,
    want_text,
    want_words,
)
from grognard.rulesets.killzone.ground import (
    BLOCK,
    IMPASSABLE,
    MOVES,
    SIGHTS,
    STOREY,
    Building,
    Piece,
    Table,
)
from grognard.rulesets.killzone.words import COVER_OF, COVERS, EDGES
from grognard.space.table.polygon import Point, Polygon, fault
from grognard.umpire.notation import canonical
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Data

KINDS: Final[dict[str, Data]] = read_yaml("data/terrain.yaml")
"""KZ-R22: the attributes of each kind."""
BUILDING: Final = "building"
ATTRIBUTES: Final[tuple[str, ...]] = ("move", "los", "height", "cover", "stand", "area")
HOUSE_FIELDS: Final[tuple[str, ...]] = ("floors", "doors", "windows", "roof", "parapet")
FAULTS: Final[dict[str, str]] = {
    "few": "has fewer than three corners",
    "order": "is not counter-clockwise",
    "convex": "is not convex (KZ-0.4)",
}
SMALLEST_HOUSE: Final = 200
"""A side that holds an anchor 50 from both corners with room to spare."""

READY: Final[dict[str, Data]] = {
    row["id"]: {"id": row["id"], "size": row["size"], "pieces": row["pieces"]}
    for row in read_yaml("data/tables.yaml")["tables"]
}
"""The six ready tables (9.3)."""

_tables: dict[bytes, Table] = {}
REMEMBERED: Final = 32


def read_table(given: object, options: Data) -> Table:
    """A table from its notation or a ready table's id; the same one for the same data."""
    data: Data = {"id": None, "size": [4800, 4800], "pieces": []}
    if isinstance(given, str):
        if given not in READY:
            raise BadNotation("table", f"there is no table {given!r}")
        data = READY[given]
    else:
        known_fields(want_map(given, "table"), ("id", "size", "pieces"), "table")
        data = {**data, **want_map(given, "table")}
    switches = (options["low_obstacles"], options["doors"], options["windows"])
    key = canonical([data, *switches])
    table = _tables.get(key)
    if table is None:
        table = make_table(data, *switches)
        if len(_tables) >= REMEMBERED:
            _tables.clear()
        _tables[key] = table
    return table


def make_table(data: Data, low_obstacles: str, doors: str, windows: str) -> Table:
    """Read it piece by piece."""
    id = "" if data["id"] is None else want_text(data["id"], "table.id")
    size = want_list(data["size"], "table.size")
    if len(size) != 2:
        raise BadNotation("table.size", "is [width, height]")
    width, height = [want_int(one, "table.size", 1200, WIDEST) for one in size]
    pieces: list[Piece] = []
    houses: list[Building] = []
    zones = 0
    for number, one in enumerate(want_list(data["pieces"], "table.pieces")):
        where = f"table.pieces[{number}]"
        piece = read_piece(want_map(one, where), where, len(houses))
        if piece.id in [other.id for other in pieces]:
            raise BadNotation(f"{where}.id", f"{piece.id!r} is there twice")
        check_inside(piece.outline, width, height, where)
        if piece.house >= 0:
            house = read_house(piece, number, where, zones, doors, windows)
            houses.append(house)
            zones += 5 * house.floors + (1 if house.roof else 0)
        pieces.append(piece)
    return Table(id, width, height, pieces, houses, low_obstacles == "contact")


def check_inside(outline: Polygon, width: int, height: int, where: str) -> None:
    """KZ-0.1"""
    if outline.west < 0 or outline.south < 0 or outline.east > width or outline.north > height:
        raise BadNotation(where, "lies partly off the table")


def read_piece(data: Data, where: str, houses: int) -> Piece:
    """KZ-0.4: id, kind, outline and what it overrides."""
    kind = want_one(data.get("kind"), f"{where}.kind", KINDS)
    house = kind == BUILDING
    fields = ("id", "kind", "rect", "polygon", *ATTRIBUTES, *(HOUSE_FIELDS if house else ()))
    known_fields(data, fields, where)
    corners = read_corners(data, where, house)
    id = want_text(data.get("id"), f"{where}.id")
    if "/" in id:
        raise BadNotation(f"{where}.id", "holds a /")
    attributes = {**KINDS[kind], **{key: data[key] for key in ATTRIBUTES if key in data}}
    move = MOVES.index(want_one(attributes["move"], f"{where}.move", MOVES))
    los = SIGHTS.index(want_one(attributes["los"], f"{where}.los", SIGHTS))
    height = want_int(attributes["height"], f"{where}.height", 0, WIDEST)
    cover = COVER_OF[want_one(attributes["cover"], f"{where}.cover", COVERS)]
    stand = want_bool(attributes["stand"], f"{where}.stand")
    area = want_bool(attributes["area"], f"{where}.area")
    written: Data = {"id": id, "kind": kind}
    written.update({key: data[key] for key in ("rect", "polygon", *ATTRIBUTES) if key in data})
    if house:
        floors = want_int(data.get("floors", 1), f"{where}.floors", 1, 20)
        move, los, height, stand, area = IMPASSABLE, BLOCK, STOREY * floors, False, False
        for key in HOUSE_FIELDS:
            written[key] = data.get(key, HOUSE_DEFAULTS[key])
    number = houses if house else -1
    return Piece(id, written, Polygon(corners), move, los, height, cover, stand, area, number)


HOUSE_DEFAULTS: Final[Data] = {
    "floors": 1,
    "doors": list(EDGES),
    "windows": list(EDGES),
    "roof": True,
    "parapet": "none",
}


def read_corners(data: Data, where: str, house: bool) -> list[Point]:
    """The outline: a rect, or a polygon counter-clockwise; a building is a rect."""
    if ("rect" in data) == ("polygon" in data):
        raise BadNotation(where, "either rect or polygon is needed")
    if "polygon" in data:
        if house:
            raise BadNotation(f"{where}.polygon", "a building is a rect")
        corners = [
            want_point(one, f"{where}.polygon") for one in want_list(data["polygon"], f"{where}.polygon")
        ]
    else:
        rect = want_list(data["rect"], f"{where}.rect")
        if len(rect) != 4:
            raise BadNotation(f"{where}.rect", "is [x1, y1, x2, y2]")
        x1, y1, x2, y2 = [want_int(one, f"{where}.rect", 0, WIDEST) for one in rect]
        if x1 >= x2 or y1 >= y2 or (house and min(x2 - x1, y2 - y1) < SMALLEST_HOUSE):
            raise BadNotation(f"{where}.rect", "is too small, or its corners are exchanged")
        corners = [(x1, y1), (x2, y1), (x2, y2), (x1, y2)]
    wrong = fault(corners)
    if wrong:
        raise BadNotation(f"{where}.polygon", FAULTS[wrong])
    return corners


def read_house(piece: Piece, number: int, where: str, first: int, doors: str, windows: str) -> Building:
    """KZ-6.3.10, KZ-6.3.11: what kind of building the piece is."""
    data = piece.data
    x1, y1, x2, y2 = data["rect"]
    return Building(
        number,
        (x1, y1, x2, y2),
        data["floors"],
        read_sides(data["doors"], f"{where}.doors", doors),
        read_sides(data["windows"], f"{where}.windows", windows),
        want_bool(data["roof"], f"{where}.roof"),
        COVER_OF[want_one(data["parapet"], f"{where}.parapet", COVERS)],
        first,
    )


def read_sides(value: object, where: str, option: str) -> list[bool]:
    """The sides that have one: those named, or all."""
    named = want_words(value, where, EDGES)
    if len(set(named)) != len(named):
        raise BadNotation(where, "a side is named twice")
    return [option == "all_sides" or edge in named for edge in EDGES]
