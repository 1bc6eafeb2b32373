"""Who may fire at whom: zones, line of sight, cover and range (KZ-0.13 to KZ-0.17, KZ-6.3)."""

from typing import Final

from grognard.rulesets.killzone.arms import Gun
from grognard.rulesets.killzone.figure import Figure
from grognard.rulesets.killzone.ground import (
    BASE,
    BLOCK,
    CENTRE,
    CHEST,
    OUTSIDE,
    ROOF,
    Building,
    Piece,
    Table,
)
from grognard.rulesets.killzone.state import DARK, State
from grognard.rulesets.killzone.words import COVER_OF
from grognard.space.table.plane import length
from grognard.space.table.sight import Spot, Wall, between, sees_past

SHORT: Final = 0
LONG: Final = 1
OUT: Final = 2
BANDS: Final[tuple[str, ...]] = ("short", "long", "out")
NIGHT_RANGE: Final = 1200
"""KZ-6.1.1"""
INDOOR_COVER: Final = COVER_OF["medium"]
"""KZ-6.3.5, KZ-6.3.7"""


class Aim:
    """A place that fires or is fired at: a figure's, or a bare point (`radius` 0, KZ-0.15).

    `house`: the number of the building it stands in or on, or -1; `ground`: whether its base is on the
    ground.
    """

    def __init__(self, x: int, y: int, z: int, radius: int, house: int, part: int) -> None:
        self.x = x
        self.y = y
        self.z = z
        self.radius = radius
        self.house = house
        self.part = part
        self.ground = house < 0


def aim_of(table: Table, figure: Figure) -> Aim:
    """Where a figure stands; in a centre zone the middle of the footprint, which sees nothing outside."""
    if figure.zone == OUTSIDE:
        return Aim(figure.x, figure.y, 0, BASE, -1, -1)
    zone = table.zones[figure.zone]
    house = table.houses[zone.house]
    x, y = (figure.x, figure.y) if figure.x >= 0 else house.middle()
    return Aim(x, y, zone.z, BASE, zone.house, zone.part)


def point_aim(x: int, y: int, z: int, house: int) -> Aim:
    """A bare point on the ground, or on a roof (KZ-R28)."""
    return Aim(x, y, z, 0, house, ROOF if house >= 0 else -1)


def indoors(table: Table, a: Figure, b: Figure) -> bool:
    """KZ-6.3.5: whether both are in rooms of one building."""
    if a.zone == OUTSIDE or b.zone == OUTSIDE:
        return False
    one, other = table.zones[a.zone], table.zones[b.zone]
    return one.house == other.house and one.part != ROOF and other.part != ROOF


def zone_rule(table: Table, a: Figure, b: Figure) -> str:
    """The rule of 6.3 that forbids fire from one figure's zone to another's, or nothing."""
    if a.zone != OUTSIDE and b.zone != OUTSIDE:
        one, other = table.zones[a.zone], table.zones[b.zone]
        if one.house == other.house:
            if one.part == ROOF or other.part == ROOF:
                return "" if one.part == other.part else "KZ-6.3.8"
            if one.floor != other.floor:
                return "KZ-6.3.14"
            if one.part == CENTRE or other.part == CENTRE or a.zone == b.zone:
                return ""
            return "KZ-6.3.6"
    return outward_rule(table, a) or outward_rule(table, b)


def outward_rule(table: Table, figure: Figure) -> str:
    """KZ-6.3.4, KZ-6.3.11: what keeps a figure from shooting out or being shot at from outside."""
    if figure.zone == OUTSIDE:
        return ""
    zone = table.zones[figure.zone]
    if zone.part == CENTRE:
        return "KZ-6.3.4"
    if zone.part < CENTRE and not table.houses[zone.house].windows[zone.part]:
        return "KZ-6.3.11"
    return ""


def spot(table: Table, aim: Aim) -> Spot:
    """KZ-0.11, KZ-6.3.17: its samples; behind a wall line only what is beyond it counts."""
    bounds: tuple[int, int, int, int] | None = None
    if aim.house >= 0 and aim.part < CENTRE:
        bounds = table.houses[aim.house].side(aim.part)
    return Spot(aim.x, aim.y, aim.z, aim.radius, bounds)


def blocking(table: Table, a: Aim, b: Aim) -> list[Piece]:
    """KZ-0.14: the pieces that can stop a line between the two."""
    return [piece for piece in table.walls + table.chests if blocks(piece, a, b)]


def blocks(piece: Piece, a: Aim, b: Aim) -> bool:
    """KZ-0.14, of a piece that may stop lines: not one's own building, nor what one leans on."""
    if piece.los == BLOCK:
        return piece.house < 0 or (piece.house != a.house and piece.house != b.house)
    return not leaned_on(piece, a) and not leaned_on(piece, b)


def leaned_on(piece: Piece, aim: Aim) -> bool:
    """KZ-0.8: whether a base on the ground touches the piece; a bare point has no base."""
    return aim.ground and aim.radius > 0 and piece.touches(aim.x, aim.y)


def in_sight(table: Table, a: Aim, b: Aim) -> bool:
    """KZ-0.15, KZ-4.23.2, KZ-4.23.3: one of the sample lines is open."""
    one, other = spot(table, a), spot(table, b)
    near: list[Wall] = []
    for wall in between(one, other, table.screens):
        if blocks(table.pieces[wall.number], a, b):
            near.append(wall)
    return sees_past(one, other, near)


def crosses_below(piece: Piece, a: Aim, b: Aim) -> bool:
    """KZ-0.17: whether the centre line crosses the piece below its height."""
    return piece.outline.stops(a.x, a.y, a.z, b.x, b.y, b.z, piece.height)


def cover_at(table: Table, a: Aim, b: Aim) -> int:
    """KZ-0.17: the best cover that scenery gives `b` against `a`, zones left aside."""
    best = 0
    if b.ground:
        for piece in table.areas:
            if piece.cover > best and piece.outline.contains(b.x, b.y):
                best = piece.cover
    for piece in table.walls:
        if piece.cover > best and (piece.house < 0 or piece.house not in (a.house, b.house)):
            if crosses_below(piece, a, b):
                best = piece.cover
    for piece in table.lows:
        if piece.cover > best and (leaned_on(piece, b) or (piece.los == CHEST and not leaned_on(piece, a))):
            if crosses_below(piece, a, b):
                best = piece.cover
    return best


def cover_of(p: State, i: int, j: int) -> int:
    """KZ-0.17, KZ-6.3.5, KZ-6.3.7, KZ-6.3.19: the cover of figure `j` against figure `i`."""
    table = p.table
    a, b = p.figures[i], p.figures[j]
    if indoors(table, a, b):
        return INDOOR_COVER
    best = cover_at(table, aim_of(table, a), aim_of(table, b))
    if b.zone != OUTSIDE and a.zone != b.zone:
        zone = table.zones[b.zone]
        house: Building = table.houses[zone.house]
        best = max(best, house.parapet if zone.part == ROOF else INDOOR_COVER)
    return best


def fire_rule(p: State, i: int, j: int) -> str:
    """What forbids a shot from `i` at `j` but its range: KZ-6.3 or KZ-4.23.2; or nothing."""
    table = p.table
    a, b = p.figures[i], p.figures[j]
    rule = zone_rule(table, a, b)
    if rule or indoors(table, a, b):
        return rule
    key = (a.x, a.y, a.zone, b.x, b.y, b.zone)
    clear = table.seen.get(key)
    if clear is None:
        clear = in_sight(table, aim_of(table, a), aim_of(table, b))
        table.forget()
        table.seen[key] = clear
        table.seen[(b.x, b.y, b.zone, a.x, a.y, a.zone)] = clear
    return "" if clear else "KZ-4.23.2"


# ---- range


def within(p: State, i: int, j: int, ticks: int) -> bool:
    """KZ-0.6: whether the gap of two figures is at most `ticks`."""
    return p.apart(i, j) <= (ticks + 2 * BASE) * (ticks + 2 * BASE)


def gap(p: State, i: int, j: int) -> int:
    """KZ-0.6: the gap in ticks, rounded up."""
    ax, ay = p.point_of(i)
    bx, by = p.point_of(j)
    return length(ax - bx, ay - by) - 2 * BASE


def sees_at_night(p: State, i: int) -> bool:
    """KZ-6.1.3: whether darkness does not hinder its fire."""
    return p.light != DARK or p.figures[i].profile.night


def too_dark(p: State, i: int, j: int) -> bool:
    """KZ-6.1.1: beyond 12" in the dark; not between rooms of one building (KZ-6.3.21)."""
    if sees_at_night(p, i) or indoors(p.table, p.figures[i], p.figures[j]):
        return False
    return not within(p, i, j, NIGHT_RANGE)


def band_of(p: State, i: int, j: int, gun: Gun) -> int:
    """KZ-4.23.5, KZ-R18, KZ-6.3.21, KZ-R31: short, long or out of range; darkness left aside."""
    if indoors(p.table, p.figures[i], p.figures[j]):
        return LONG
    if gun.short >= 0 and within(p, i, j, gun.short):
        return SHORT
    if gun.long >= 0 and within(p, i, j, gun.long):
        return LONG
    return OUT
