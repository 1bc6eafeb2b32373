"""The table as immutable geometry: pieces with what their kind means, buildings and their zones."""

from typing import Final

from grognard.rulesets.killzone.words import EDGES
from grognard.space.table.plane import side, within_segment
from grognard.space.table.polygon import Point, Polygon
from grognard.space.table.sight import Wall
from grognard.umpire.words import Data

BASE: Final = 50
"""KZ-0.2: the radius of a base."""
LEAN: Final = 55
"""KZ-0.8: a centre this near to scenery is in contact with it."""
MOST_SEEN: Final = 20_000
STOREY: Final = 250
"""KZ-0.12"""

CLEAR: Final = 0
DIFFICULT: Final = 1
IMPASSABLE: Final = 2
MOVES: Final[tuple[str, ...]] = ("clear", "difficult", "impassable")

OPEN: Final = 0
LOW: Final = 1
CHEST: Final = 2
BLOCK: Final = 3
SIGHTS: Final[tuple[str, ...]] = ("open", "low", "chest", "block")
"""2.14, KZ-R3."""

CENTRE: Final = 4
ROOF: Final = 5
PARTS: Final[tuple[str, ...]] = (*EDGES, "C", "roof")
"""KZ-6.3.1: the parts of a building; the first four are its sides, as EDGES."""
OUTSIDE: Final = -1
"""Of a figure that stands on the ground."""


class Piece:
    """A piece of scenery (KZ-0.4). `data`: its notation. `house`: its number among the buildings, or -1."""

    def __init__(
        self,
        id: str,
        data: Data,
        outline: Polygon,
        move: int,
        los: int,
        height: int,
        cover: int,
        stand: bool,
        area: bool,
        house: int,
    ) -> None:
        self.id = id
        self.data = data
        self.outline = outline
        self.move = move
        self.los = los
        self.height = height
        self.cover = cover
        self.stand = stand
        self.area = area
        self.house = house
        self.wall = Wall(outline, height)

    def touches(self, x: int, y: int) -> bool:
        """KZ-0.8: whether a base with this centre is in contact with it."""
        return self.outline.within(x, y, LEAN)


class Building:
    """KZ-6.3.1: `doors`, `windows`: by side, in the order of EDGES; `first`: its first zone's number."""

    def __init__(
        self,
        piece: int,
        rect: tuple[int, int, int, int],
        floors: int,
        doors: list[bool],
        windows: list[bool],
        roof: bool,
        parapet: int,
        first: int,
    ) -> None:
        self.piece = piece
        self.rect = rect
        self.floors = floors
        self.doors = doors
        self.windows = windows
        self.roof = roof
        self.parapet = parapet
        self.first = first

    def side(self, part: int) -> tuple[int, int, int, int]:
        """The wall of a side, with the building to its left (counter-clockwise)."""
        x1, y1, x2, y2 = self.rect
        if part == 0:
            return x2, y2, x1, y2
        if part == 1:
            return x2, y1, x2, y2
        if part == 2:
            return x1, y1, x2, y1
        return x1, y2, x1, y1

    def middle(self) -> Point:
        """KZ-R39: the middle of the footprint."""
        x1, y1, x2, y2 = self.rect
        return (x1 + x2) // 2, (y1 + y2) // 2

    def middle_of(self, part: int) -> Point:
        """The middle of a side, rounded down: where a figure comes to stand of itself (13.5)."""
        ax, ay, bx, by = self.side(part)
        return (ax + bx) // 2, (ay + by) // 2

    def anchored(self, part: int, x: int, y: int) -> bool:
        """KZ-R33: whether the point is on the side's wall line, 50 from its corners."""
        ax, ay, bx, by = self.side(part)
        if ax == bx:
            return x == ax and min(ay, by) + BASE <= y <= max(ay, by) - BASE
        return y == ay and min(ax, bx) + BASE <= x <= max(ax, bx) - BASE

    def foot(self, part: int, x: int, y: int) -> Point:
        """KZ-6.3.15: the foot of the perpendicular, clamped 50 from the corners."""
        ax, ay, bx, by = self.side(part)
        if ax == bx:
            return ax, max(min(ay, by) + BASE, min(max(ay, by) - BASE, y))
        return max(min(ax, bx) + BASE, min(max(ax, bx) - BASE, x)), ay

    def at_door(self, part: int, x: int, y: int) -> bool:
        """KZ-6.3.15, KZ-6.3.16: beyond the wall line, at most 55 from the side, corners included."""
        ax, ay, bx, by = self.side(part)
        return side(ax, ay, bx, by, x, y) < 0 and within_segment(x, y, ax, ay, bx, by, LEAN)

    def on_roof(self, x: int, y: int) -> bool:
        """KZ-6.3.18: whether a base lies wholly on the footprint."""
        x1, y1, x2, y2 = self.rect
        return x1 + BASE <= x <= x2 - BASE and y1 + BASE <= y <= y2 - BASE


class Zone:
    """KZ-6.3.1: a part of a building. `house`: the building's number; `z`: its level (KZ-0.12)."""

    def __init__(self, id: str, house: int, floor: int, part: int, z: int) -> None:
        self.id = id
        self.house = house
        self.floor = floor
        self.part = part
        self.z = z


class Table:
    """A table and its scenery; shared by all positions of a match.

    `walls`: pieces that stop lines of sight wherever one stands; `chests`: those one looks over in
    contact (with `low_obstacles: contact` the waist-high ones too, KZ-R3); `screens`: both, as walls.
    `seen`: lines of sight found lately, between two places (x, y, zone): whoever stands still is asked for
    again and again.
    """

    def __init__(
        self, id: str, width: int, height: int, pieces: list[Piece], houses: list[Building], contact: bool
    ) -> None:
        self.id = id
        self.width = width
        self.height = height
        self.pieces = pieces
        self.houses = houses
        self.contact = contact
        self.walls = [piece for piece in pieces if piece.los == BLOCK]
        self.chests = [piece for piece in pieces if piece.los == CHEST or (contact and piece.los == LOW)]
        self.screens: list[Wall] = []
        for number, piece in enumerate(pieces):
            piece.wall.number = number
            if piece.los == BLOCK or piece in self.chests:
                self.screens.append(piece.wall)
        self.lows = [piece for piece in pieces if piece.los in (LOW, CHEST)]
        self.areas = [piece for piece in pieces if piece.area]
        self.solids = [piece for piece in pieces if piece.move == IMPASSABLE]
        self.rough = [piece for piece in pieces if piece.move == DIFFICULT]
        self.blocked = [piece for piece in pieces if not piece.stand]
        self.seen: dict[tuple[int, int, int, int, int, int], bool] = {}
        self.zones: list[Zone] = []
        for number, house in enumerate(houses):
            self.zones.extend(zones_of(pieces[house.piece].id, number, house))
        self.zone_of: dict[str, int] = {zone.id: i for i, zone in enumerate(self.zones)}

    def inside(self, x: int, y: int) -> bool:
        """KZ-0.2: whether a base with this centre lies on the table."""
        return BASE <= x <= self.width - BASE and BASE <= y <= self.height - BASE

    def zone_in(self, house: int, floor: int, part: int) -> int:
        """The number of a zone: the sides and the centre of each floor, then the roof."""
        building = self.houses[house]
        if part == ROOF:
            return building.first + 5 * building.floors
        return building.first + 5 * floor + part

    def forget(self) -> None:
        """Keep the memory of lines of sight small."""
        if len(self.seen) >= MOST_SEEN:
            self.seen.clear()

    def level(self, zone: int) -> int:
        """KZ-0.12"""
        return 0 if zone == OUTSIDE else self.zones[zone].z

    def notation(self) -> Data:
        """`{id, size, pieces}`."""
        return {
            "id": self.id or None,
            "size": [self.width, self.height],
            "pieces": [piece.data for piece in self.pieces],
        }


def zones_of(id: str, number: int, house: Building) -> list[Zone]:
    """KZ-6.3.1: each floor's edges and centre, and the roof if it may be stood on."""
    found: list[Zone] = []
    for floor in range(house.floors):
        for part in range(CENTRE + 1):
            found.append(Zone(f"{id}/{floor}/{PARTS[part]}", number, floor, part, STOREY * floor))
    if house.roof:
        found.append(Zone(f"{id}/roof", number, house.floors, ROOF, STOREY * house.floors))
    return found
