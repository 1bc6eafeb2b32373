"""Setting up (9.1): where figures may stand, how near to their leaders, and the automatic way."""

from typing import Final

from grognard.rulesets.killzone.effects import put
from grognard.rulesets.killzone.figure import NOBODY
from grognard.rulesets.killzone.ground import BASE, CENTRE, OUTSIDE, ROOF
from grognard.rulesets.killzone.moving import room
from grognard.rulesets.killzone.rules import ASSASSINS, DEFENDERS
from grognard.rulesets.killzone.state import CONTACT, State
from grognard.rulesets.killzone.words import ASSASSINATION, ENCOUNTER, IN_PLAY, LEADER, RAID
from grognard.space.table.polygon import Point

BAND: Final = 400
"""KZ-7.4.4, KZ-7.4.16, KZ-R66: within 4" of the edge."""
WIDE_BAND: Final = 800
"""KZ-R66: where 4" leaves too little room."""
AWAY: Final = 1800
"""KZ-7.4.9"""
INLAND: Final = 1200
"""KZ-7.4.15"""
GRID: Final = 150
STEPS: Final = 9
"""9.1: candidates are 1.5" apart, up to nine each way."""


class Spot:
    """A place: a point on the ground, or a zone with or without one."""

    def __init__(self, x: int, y: int, zone: int) -> None:
        self.x = x
        self.y = y
        self.zone = zone


def near_edge(p: State, x: int, y: int, edge: str, depth: int, base: int) -> bool:
    """KZ-0.7: whether the nearest point of a base is at most `depth` from the edge."""
    gap = {"S": y, "N": p.table.height - y, "W": x, "E": p.table.width - x}[edge]
    return gap - base <= depth


def edge_of(p: State, side: int) -> str:
    """The edge along which a side sets up; empty where it has none."""
    return p.edges.get(p.rules.side_name(side), "")


def leader_reach(p: State, side: int) -> int:
    """KZ-7.4.5, KZ-7.4.8, KZ-7.4.9, KZ-7.4.15, KZ-7.4.16: how far from the leader, or the target."""
    return 800 if p.rules.engagement == ASSASSINATION and side == ASSASSINS else 600


def side_rule(p: State, side: int) -> str:
    """The rule of 7.4 that names where a side sets up."""
    if p.rules.engagement == ENCOUNTER:
        return "KZ-7.4.4"
    if p.rules.engagement == RAID:
        return "KZ-7.4.8" if side == DEFENDERS else "KZ-7.4.9"
    return "KZ-7.4.15" if side == ASSASSINS else "KZ-7.4.16"


def reach_rule(p: State, side: int) -> str:
    """The rule of 7.4 that keeps a side together."""
    return "KZ-7.4.5" if p.rules.engagement == ENCOUNTER else side_rule(p, side)


def corners(p: State, spot: Spot) -> list[Point]:
    """9.1: what must lie in the zone: the anchor, or the whole footprint."""
    if spot.x >= 0:
        return [(spot.x, spot.y)]
    x1, y1, x2, y2 = p.table.houses[p.table.zones[spot.zone].house].rect
    return [(x1, y1), (x2, y1), (x2, y2), (x1, y2)]


def zone_fits(p: State, i: int, spot: Spot, depth: int) -> bool:
    """KZ-7.4.4, KZ-7.4.8, KZ-7.4.9, KZ-7.4.15, KZ-7.4.16"""
    side = p.figures[i].profile.side
    base = BASE if spot.x >= 0 else 0
    edge = edge_of(p, side)
    for x, y in corners(p, spot):
        if p.rules.engagement == ASSASSINATION and side == ASSASSINS:
            if any([near_edge(p, x, y, other, INLAND, base) for other in ("N", "E", "S", "W")]):
                return False
        elif p.rules.engagement == RAID:
            if side != DEFENDERS and not (near_edge(p, x, y, edge, depth, base) and far_off(p, i, x, y)):
                return False
        elif not near_edge(p, x, y, edge, BAND, base):
            return False
    return True


def far_off(p: State, i: int, x: int, y: int) -> bool:
    """KZ-7.4.9: more than 18" from every defender."""
    least = AWAY + 2 * BASE
    for j, other in enumerate(p.figures):
        if other.here() and p.foes(i, j):
            ox, oy = p.point_of(j)
            if (ox - x) * (ox - x) + (oy - y) * (oy - y) <= least * least:
                return False
    return True


def place_rule(p: State, i: int, spot: Spot) -> str:
    """KZ-0.2, KZ-6.3.18, KZ-R33, KZ-0.19, KZ-R67: whether a base fits there at all."""
    if spot.zone == OUTSIDE:
        if not p.table.inside(spot.x, spot.y):
            return "KZ-0.2"
    else:
        zone = p.table.zones[spot.zone]
        house = p.table.houses[zone.house]
        if zone.part == CENTRE:
            return "" if spot.x < 0 else "KZ-R33"
        if zone.part < CENTRE:
            return "" if house.anchored(zone.part, spot.x, spot.y) else "KZ-R33"
        if not house.on_roof(spot.x, spot.y):
            return "KZ-6.3.18"
    if not room(p, spot.x, spot.y, spot.zone, i, NOBODY):
        return "KZ-0.19"
    for j, other in enumerate(p.figures):
        if other.here() and other.zone == spot.zone and p.foes(i, j):
            dx, dy = other.x - spot.x, other.y - spot.y
            if dx * dx + dy * dy <= CONTACT * CONTACT:
                return "KZ-R67"
    return ""


def chief(p: State, i: int) -> int:
    """9.1: the figure near which another is set up: its leader, for guards the target; or NOBODY."""
    profile = p.figures[i].profile
    if p.rules.engagement == ASSASSINATION and profile.side != ASSASSINS:
        for j, other in enumerate(p.figures):
            if other.profile.target:
                return j
    for j in p.roster.groups[profile.group].members:
        if p.figures[j].profile.rank == LEADER:
            return j
    return NOBODY


def together(p: State, i: int) -> bool:
    """KZ-7.4.5, KZ-7.4.8, KZ-7.4.9, KZ-7.4.15, KZ-7.4.16: near enough to its chief, once he stands."""
    j = chief(p, i)
    if j in (NOBODY, i) or not p.figures[j].here():
        return True
    reach = leader_reach(p, p.figures[i].profile.side) + 2 * BASE
    return p.apart(i, j) <= reach * reach


def middle(p: State, zone: int) -> Point:
    """Where a figure stands whose zone alone is named: nowhere in a centre, else in the middle."""
    found = p.table.zones[zone]
    house = p.table.houses[found.house]
    if found.part == CENTRE:
        return -1, -1
    return house.middle() if found.part == ROOF else house.middle_of(found.part)


# ---- all of a side


def own_figures(p: State, seat: int) -> list[int]:
    """The seat's figures, in order."""
    return [i for i, figure in enumerate(p.figures) if figure.profile.seat == seat]


def set_up(p: State, spots: dict[int, Spot]) -> tuple[str, int]:
    """Place figures one after the other; the first rule that a figure breaks, and which, or nothing.

    13.5: KZ-0.2, KZ-0.19, then the line of 7.4 for zone and coherence. Play on a clone to try.
    """
    for i, spot in sorted(spots.items()):
        rule = place_rule(p, i, spot)
        if rule:
            return rule, i
        put(p, i, spot.x, spot.y, spot.zone)
    depths: dict[int, int] = {}
    for i, spot in sorted(spots.items()):
        side = p.figures[i].profile.side
        if side not in depths:
            depths[side] = BAND
            if p.rules.engagement == RAID and side != DEFENDERS:
                if not zone_fits(p, i, spot, BAND) or any(
                    [not zone_fits(p, j, other, BAND) for j, other in spots.items()]
                ):
                    depths[side] = raid_depth(p, p.figures[i].profile.seat)
        if not zone_fits(p, i, spot, depths[side]):
            return side_rule(p, side), i
    for i in sorted(spots):
        if not together(p, i):
            return reach_rule(p, p.figures[i].profile.side), i
    return "", NOBODY


def raid_depth(p: State, seat: int) -> int:
    """KZ-R66: 4" where the raiders find room in it, else up to 8"."""
    empty = p.clone()
    assert isinstance(empty, State)
    for i in own_figures(p, seat):
        empty.edit(i).placed = False
    return BAND if auto(empty, seat, anchors(empty, seat), BAND) else WIDE_BAND


def anchors(p: State, seat: int) -> list[Point]:
    """13.3: of the seat's groups where a scenario gives none: evenly along the edge, or the middle."""
    side = p.rules.sides[seat]
    groups = [group for group in p.roster.groups if group.side == side]
    found: list[Point] = []
    edge = edge_of(p, side)
    for at, group in enumerate(groups):
        if group.seat != seat:
            continue
        along = (p.table.width if edge in ("N", "S") else p.table.height) * (at + 1) // (len(groups) + 1)
        found.append(
            {
                "S": (along, 300),
                "N": (along, p.table.height - 300),
                "W": (300, along),
                "E": (p.table.width - 300, along),
            }.get(edge, (p.table.width // 2, p.table.height // 2))
        )
    return found


def offsets() -> list[Point]:
    """9.1: by squared distance, then j, then i."""
    found = [(i * i + j * j, j, i) for i in range(-STEPS, STEPS + 1) for j in range(-STEPS, STEPS + 1)]
    return [(i, j) for _, j, i in sorted(found)]


OFFSETS: Final[list[Point]] = offsets()


def auto(p: State, seat: int, points: list[Point], depth: int) -> bool:
    """9.1: place the seat's figures by their groups' anchors; false, and half done, when there is no room."""
    mine = [group for group in p.roster.groups if group.seat == seat]
    target = [i for i in own_figures(p, seat) if p.figures[i].profile.target]
    mine.sort(key=lambda group: 0 if any([i in group.members for i in target]) else 1)
    order = {group.number: at for at, group in enumerate([g for g in p.roster.groups if g.seat == seat])}
    for group in mine:
        anchor = points[order[group.number]]
        for i in sorted(group.members, key=lambda i: rank_key(p, i)):
            if p.figures[i].status == IN_PLAY and not place_near(p, i, anchor, depth):
                return False
    return True


def rank_key(p: State, i: int) -> tuple[int, int]:
    """9.1: the target first, then the leader, then list order."""
    profile = p.figures[i].profile
    return (0 if profile.target else 1 if profile.rank == LEADER else 2, i)


def place_near(p: State, i: int, anchor: Point, depth: int) -> bool:
    """The first candidate that is legal."""
    for dx, dy in OFFSETS:
        spot = Spot(anchor[0] + GRID * dx, anchor[1] + GRID * dy, OUTSIDE)
        if place_rule(p, i, spot) or not zone_fits(p, i, spot, depth):
            continue
        put(p, i, spot.x, spot.y, OUTSIDE)
        if together(p, i):
            return True
        p.edit(i).placed = False
    return False
