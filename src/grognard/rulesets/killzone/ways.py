"""Where a figure can get to with what it may move, and by which way (13.9: `reach`)."""

from typing import Final

from grognard.rulesets.killzone.actions import Move
from grognard.rulesets.killzone.figure import Figure
from grognard.rulesets.killzone.ground import BASE, CENTRE, OUTSIDE, ROOF, Building, Table
from grognard.rulesets.killzone.moving import POINTS, Plan, captive_of, neighbours, plan_move, room
from grognard.rulesets.killzone.state import State
from grognard.space.table.plane import length
from grognard.space.table.polygon import Point, Polygon
from grognard.space.table.reach import STEPS, Going, Place, placed, reach

GRID: Final = 50
"""Between the places at which a way may turn."""
SLACK: Final = 6
"""The search goes on for a sixth more than the figure may move: turns drawn in make ways shorter."""
TRIED: Final = 6
"""Last legs that are drawn in and judged: the best ways come first."""
TIGHTER: Final[tuple[int, ...]] = (32, 16, 8, 4, 2, 1)


class Way:
    """A way that may be gone: its points as a move names them, and what it costs (KZ-4.22.3)."""

    def __init__(self, points: list[Point], cost: int) -> None:
        self.points = points
        self.cost = cost


def way_to(p: State, i: int, x: int, y: int) -> Way | None:
    """The cheapest way found to a point of the figure's level, or out of its door; None if there is none.

    It is held to the same judgement as the move itself (KZ-0.10, KZ-0.18 to KZ-0.20).
    """
    figure = p.figures[i]
    best = better(p, i, [(x, y)], None)
    if figure.zone != OUTSIDE and p.table.zones[figure.zone].part < CENTRE:
        return by_the_door(p, i, x, y, best)
    if figure.x < 0 or length(x - figure.x, y - figure.y) > p.allowance(i):
        return best
    if best is not None and best.cost == length(x - figure.x, y - figure.y):
        return best
    start = (figure.x, figure.y)
    return round_about(p, i, start, False, (x, y), best)


def by_the_door(p: State, i: int, x: int, y: int, best: Way | None) -> Way | None:
    """KZ-6.3.16: out by the door of an edge zone, at the place nearest to the goal that is free."""
    figure = p.figures[i]
    zone = p.table.zones[figure.zone]
    house = p.table.houses[zone.house]
    if zone.floor > 0 or not house.doors[zone.part]:
        return best
    left = p.allowance(i) - p.figures[i].profile.penalty
    for start in thresholds(house, zone.part, x, y):
        if length(x - start[0], y - start[1]) <= left and plan(p, i, [start]).rule == "":
            straight = better(p, i, [start, (x, y)], best)
            return round_about(p, i, start, True, (x, y), straight)
    return best


def thresholds(house: Building, part: int, x: int, y: int) -> list[Point]:
    """Places just outside a side, a base's width apart, the one nearest to the goal first."""
    ax, ay, bx, by = house.side(part)
    places: list[tuple[int, Point]] = []
    for corner in (0, 1):
        along = abs(bx - ax) + abs(by - ay)
        for step in range(0, along + 1, BASE):
            gone = step if corner == 0 else along - step
            spot = before(house, part, gone, along)
            places.append((length(x - spot[0], y - spot[1]), spot))
    foot = house.foot(part, x, y)
    ahead = before(house, part, abs(foot[0] - ax) + abs(foot[1] - ay), abs(bx - ax) + abs(by - ay))
    places.append((length(x - ahead[0], y - ahead[1]), ahead))
    places.sort()
    return [spot for _, spot in places]


def before(house: Building, part: int, gone: int, along: int) -> Point:
    """The place 50 outside a side's wall, so far along it."""
    ax, ay, bx, by = house.side(part)
    dx, dy = (bx - ax) // along, (by - ay) // along
    return ax + gone * dx + BASE * dy, ay + gone * dy - BASE * dx


def round_about(p: State, i: int, start: Point, named: bool, goal: Point, best: Way | None) -> Way | None:
    """Search by turning points. `named`: whether the move's path begins with the start itself."""
    x, y = goal
    ground = going(p, i)
    if not ground.allows([goal]) or not room(p, x, y, level(p, i), i, captive_of(p, i)):
        return best
    allowance = p.allowance(i) - (p.figures[i].profile.penalty if named else 0)
    slack = allowance + allowance // SLACK
    legs: list[tuple[int, int, Place]] = []
    for number, place in enumerate(reach(start, slack, ground, GRID)):
        if place.cost + length(x - place.x, y - place.y) <= slack:
            legs.append((placed(ground, place, x, y).cost, number, place))
    legs.sort(key=cheapest)
    tried = 0
    for _, _, place in legs:
        if tried == TRIED:
            break
        if ground.open(place.x, place.y, x, y):
            tried += 1
            points = tightened(straightened([*place.way(), goal]), ground)
            best = better(p, i, points if named else points[1:], best)
    return best


def tightened(way: list[Point], ground: Going) -> list[Point]:
    """The way with its turns drawn in, by smaller and smaller steps, as long as that makes it cheaper."""
    cost = ground.cost(way)
    for step in TIGHTER:
        for at in range(1, len(way) - 1):
            drawn = True
            while drawn:
                drawn = False
                for dx, dy in STEPS:
                    x, y = way[at]
                    new = [*way[:at], (x + dx * step, y + dy * step), *way[at + 1 :]]
                    less = ground.cost(new)
                    if less < cost and ground.allows(new):
                        way, cost, drawn = new, less, True
    return way


def cheapest(leg: tuple[int, int, Place]) -> tuple[int, int]:
    """The order in which last legs are tried."""
    return leg[0], leg[1]


def straightened(way: list[Point]) -> list[Point]:
    """Without points that are there twice."""
    return [point for at, point in enumerate(way) if at == 0 or point != way[at - 1]]


def better(p: State, i: int, points: list[Point], best: Way | None) -> Way | None:
    """The way, if it may be gone and costs less."""
    if not 1 <= len(points) <= POINTS:
        return best
    judged = plan(p, i, points)
    if judged.rule == "" and (best is None or judged.cost() < best.cost):
        return Way(points, judged.cost())
    return best


def plan(p: State, i: int, points: list[Point]) -> Plan:
    """What the move along these points comes to."""
    return plan_move(p, i, Move(p.id(i), path=[[x, y] for x, y in points]))


def going(p: State, i: int) -> Going:
    """KZ-0.18, KZ-4.22.4, KZ-0.20: what hinders it on the ground, or on its roof."""
    figure = p.figures[i]
    penalty = figure.profile.penalty
    others: list[Point] = []
    zone = level(p, i)
    for j, other in enumerate(p.figures):
        if other.here() and other.zone == zone and other.captor != i and p.foes(i, j):
            others.append((other.x, other.y))
    if zone != OUTSIDE:
        brink = brinks(p.table.houses[p.table.zones[zone].house].rect)
        return Going(p.table.width, p.table.height, BASE, brink, 2 * BASE, others, [], penalty)
    solids: list[Polygon] = [piece.outline for piece in p.table.solids]
    rough: list[Polygon] = [piece.outline for piece in p.table.rough]
    return Going(p.table.width, p.table.height, BASE, solids, 2 * BASE, others, rough, penalty)


def level(p: State, i: int) -> int:
    """KZ-6.3.18: the roof on which it walks, or the ground."""
    zone = p.figures[i].zone
    return zone if zone != OUTSIDE and p.table.zones[zone].part == ROOF else OUTSIDE


def brinks(rect: tuple[int, int, int, int]) -> list[Polygon]:
    """KZ-6.3.18: strips round a roof, to which a base keeps its distance as to a wall."""
    x1, y1, x2, y2 = rect
    south, north = box(x1, y1 - BASE, x2, y1), box(x1, y2, x2, y2 + BASE)
    return [south, north, box(x1 - BASE, y1, x1, y2), box(x2, y1, x2 + BASE, y2)]


def box(x1: int, y1: int, x2: int, y2: int) -> Polygon:
    """A rectangle."""
    return Polygon([(x1, y1), (x2, y1), (x2, y2), (x1, y2)])


# ---- whether it can move at all


def can_move(p: State, i: int) -> bool:
    """13.9: whether any move at all is open to it: a tick on its level, a step, a slide, or the door."""
    figure = p.figures[i]
    if figure.zone == OUTSIDE or p.table.zones[figure.zone].part == ROOF:
        for dx, dy in STEPS:
            if plan(p, i, [(figure.x + dx, figure.y + dy)]).rule == "":
                return True
        if figure.zone == OUTSIDE:
            return False
    return can_step(p, i, figure) or can_slide(p, i, figure) or leaves(p, i, figure)


def can_step(p: State, i: int, figure: Figure) -> bool:
    """KZ-6.3.2: whether it can afford a step to a neighbouring zone with room in it."""
    for number in range(len(p.table.zones)):
        if neighbours(p.table, figure.zone, number):
            for at in spots(p.table, number):
                move = Move(p.id(i), steps=[p.table.zones[number].id], at=at)
                if plan_move(p, i, move).rule == "":
                    return True
    return False


def spots(table: Table, number: int) -> list[list[int] | None]:
    """Where one may come to stand in a zone: at the middle of a room, or anywhere on a roof's grid."""
    zone = table.zones[number]
    if zone.part != ROOF:
        return [None]
    x1, y1, x2, y2 = table.houses[zone.house].rect
    found: list[list[int] | None] = []
    for y in range(y1 + BASE, y2 - BASE + 1, BASE):
        for x in range(x1 + BASE, x2 - BASE + 1, BASE):
            found.append([x, y])
    return found


def can_slide(p: State, i: int, figure: Figure) -> bool:
    """KZ-6.3.20"""
    for dx, dy in STEPS:
        if plan_move(p, i, Move(p.id(i), at=[figure.x + dx, figure.y + dy])).rule == "":
            return True
    return False


def leaves(p: State, i: int, figure: Figure) -> bool:
    """KZ-6.3.16: whether a place outside its door is free, and paid for."""
    zone = p.table.zones[figure.zone]
    house = p.table.houses[zone.house]
    if zone.part >= CENTRE or zone.floor > 0 or not house.doors[zone.part]:
        return False
    for start in thresholds(house, zone.part, figure.x, figure.y):
        if plan(p, i, [start]).rule == "":
            return True
    return False
