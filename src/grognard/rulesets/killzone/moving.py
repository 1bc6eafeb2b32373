"""A move, planned: where it leads, what it costs, and which rule forbids it (KZ-0.10, KZ-0.18 to KZ-0.20)."""

from typing import Final

from grognard.rulesets.killzone.actions import Move
from grognard.rulesets.killzone.figure import NOBODY, Figure
from grognard.rulesets.killzone.ground import BASE, CENTRE, OUTSIDE, ROOF, Table
from grognard.rulesets.killzone.outcome import exit_rule
from grognard.rulesets.killzone.state import CONTACT, State
from grognard.rulesets.killzone.words import ASSAULT, RUN
from grognard.space.table.path import Box, passes, passes_point, path_length, stretches
from grognard.space.table.plane import length
from grognard.space.table.polygon import Point

POINTS: Final = 12
"""KZ-0.10"""


class Plan:
    """What a move comes to. `rule`: why it may not be made, empty when it may.

    `x`, `y`, `zone`: where it ends; `way`: the line walked on the ground or a roof, from where it starts.
    `contact`: the enemy declared (KZ-R32). `captive`: who is led along, to `cx`, `cy`.
    """

    def __init__(self, figure: Figure) -> None:
        self.rule = ""
        self.x = figure.x
        self.y = figure.y
        self.zone = figure.zone
        self.way: list[Point] = []
        self.length = 0
        self.penalties = 0
        self.contact = NOBODY
        self.captive = NOBODY
        self.cx = -1
        self.cy = -1

    def fail(self, rule: str) -> bool:
        """Note the first rule that forbids the move; False, to be returned."""
        if not self.rule:
            self.rule = rule
        return False

    def cost(self) -> int:
        """KZ-4.22.3"""
        return self.length + self.penalties


def plan_move(p: State, i: int, action: Move) -> Plan:
    """The move from where the figure stands; all checks but those of its turn (13.5: 8, 10, 11)."""
    plan = Plan(p.figures[i])
    if action.path is None and action.steps is None and action.at is None and action.contact is None:
        plan.fail("KZ-4.22.1")
        return plan
    if lay_out(p, i, action, plan) and declare(p, i, action, plan):
        judge_contact(p, i, plan)
        judge_way(p, i, plan)
        if not plan.rule:
            lead_captive(p, i, action, plan)
        if plan.cost() > p.allowance(i):
            plan.fail("KZ-4.22.1")
        if action.exit is not None:
            judge_exit(p, i, action.exit, plan)
    return plan


# ---- the parts of a move, in their order (13.5)


def lay_out(p: State, i: int, action: Move, plan: Plan) -> bool:
    """Walk, enter and step, as far as these make sense; what lies in the way is judged afterwards."""
    figure = p.figures[i]
    path = [] if action.path is None else [(point[0], point[1]) for point in action.path]
    steps = action.steps or []
    if action.path is not None and not 1 <= len(path) <= POINTS:
        return plan.fail("KZ-0.10")
    if figure.zone == OUTSIDE:
        if steps or action.at is not None:
            return plan.fail("KZ-6.3.3")
        walk(p, i, [(figure.x, figure.y), *path], plan)
        return action.enter is None or enter(p, action.enter, plan)
    if p.table.zones[figure.zone].part == ROOF:
        if path:
            walk(p, i, [(figure.x, figure.y), *path], plan)
        elif not steps and action.contact is None:
            return plan.fail("KZ-6.3.20")
        path = []
    return inside(p, i, steps, path, action, plan)


def inside(p: State, i: int, steps: list[str], path: list[Point], action: Move, plan: Plan) -> bool:
    """From zone to zone, to a place in the last one, or out by its door."""
    penalty = p.figures[i].profile.penalty
    for id in steps:
        zone = p.table.zone_of.get(id, OUTSIDE)
        if zone == OUTSIDE or not neighbours(p.table, plan.zone, zone):
            return plan.fail("KZ-6.3.2")
        plan.zone = zone
        plan.penalties += penalty
    if path:
        if action.at is not None:
            return plan.fail("KZ-R33")
        return leave(p, i, path, action, plan)
    if action.enter is not None:
        return plan.fail("KZ-6.3.3")
    if steps or action.at is not None:
        return place_in(p, action, plan, len(steps) > 0)
    return True


def neighbours(table: Table, zone: int, other: int) -> bool:
    """KZ-6.3.2, KZ-6.3.13: whether one step leads from the one to the other."""
    a, b = table.zones[zone], table.zones[other]
    if a.house != b.house:
        return False
    if a.part > b.part:
        a, b = b, a
    if a.part == CENTRE and b.part == CENTRE:
        return abs(a.floor - b.floor) == 1
    if b.part == ROOF:
        return a.part == CENTRE and a.floor == table.houses[a.house].floors - 1
    return a.part < CENTRE and b.part == CENTRE and a.floor == b.floor


def place_in(p: State, action: Move, plan: Plan, stepped: bool) -> bool:
    """KZ-R33, KZ-6.3.18, KZ-6.3.20: the place at the end of the steps, or a slide along the wall."""
    zone = p.table.zones[plan.zone]
    house = p.table.houses[zone.house]
    at = action.at
    if zone.part == CENTRE:
        if at is not None:
            return plan.fail("KZ-R33")
        plan.x = plan.y = -1
        return True
    if zone.part == ROOF:
        if not stepped or at is None or not house.on_roof(at[0], at[1]):
            return plan.fail("KZ-6.3.18")
        plan.x, plan.y = at[0], at[1]
        return True
    x, y = house.middle_of(zone.part) if at is None else (at[0], at[1])
    if not house.anchored(zone.part, x, y):
        return plan.fail("KZ-R33")
    if not stepped:
        plan.length += length(x - plan.x, y - plan.y)
    plan.x, plan.y = x, y
    return True


def leave(p: State, i: int, path: list[Point], action: Move, plan: Plan) -> bool:
    """KZ-6.3.16, KZ-4.22.7: out by the door of an edge zone, and on with what is left."""
    zone = p.table.zones[plan.zone]
    house = p.table.houses[zone.house]
    if zone.part >= CENTRE or zone.floor > 0:
        return plan.fail("KZ-6.3.3")
    if not house.doors[zone.part]:
        return plan.fail("KZ-6.3.10")
    x, y = path[0]
    if not house.at_door(zone.part, x, y):
        return plan.fail("KZ-6.3.16")
    plan.penalties += p.figures[i].profile.penalty
    plan.zone = OUTSIDE
    walk(p, i, path, plan)
    return action.enter is None or enter(p, action.enter, plan)


def walk(p: State, i: int, way: list[Point], plan: Plan) -> None:
    """KZ-0.10, KZ-0.20: length and penalties of the line."""
    plan.way = way
    plan.length += path_length(way)
    plan.x, plan.y = way[-1]
    if plan.zone != OUTSIDE:
        return
    penalty = p.figures[i].profile.penalty
    box = Box(way)
    for piece in p.table.rough:
        count = 0 if box.far_from(piece.outline, 0) else stretches(way, piece.outline)
        if count > 0 and p.rules.free_start and piece.outline.contains(way[0][0], way[0][1]):
            count -= 1
        plan.penalties += count * penalty


def enter(p: State, id: str, plan: Plan) -> bool:
    """KZ-6.3.3, KZ-6.3.10, KZ-6.3.15: through a door into an edge zone of the ground floor."""
    number = p.table.zone_of.get(id, OUTSIDE)
    if number == OUTSIDE:
        return plan.fail("KZ-6.3.3")
    zone = p.table.zones[number]
    house = p.table.houses[zone.house]
    if zone.part >= CENTRE or zone.floor > 0:
        return plan.fail("KZ-6.3.3")
    if not house.doors[zone.part]:
        return plan.fail("KZ-6.3.10")
    if not house.at_door(zone.part, plan.x, plan.y):
        return plan.fail("KZ-6.3.15")
    plan.zone = number
    plan.x, plan.y = house.foot(zone.part, plan.x, plan.y)
    return True


def declare(p: State, i: int, action: Move, plan: Plan) -> bool:
    """KZ-R32, KZ-6.3.9: an enemy of the zone where the move ends."""
    if action.contact is None:
        return True
    j = p.known(i, action.contact)
    if j == NOBODY or plan.zone == OUTSIDE or p.table.zones[plan.zone].part == ROOF:
        return plan.fail("KZ-6.3.9")
    if not p.figures[j].here() or not p.foes(i, j) or p.figures[j].zone != plan.zone:
        return plan.fail("KZ-6.3.9")
    plan.contact = j
    return True


# ---- what is judged


def ends_touching(p: State, i: int, plan: Plan) -> list[int]:
    """KZ-R24: the enemies that the figure touches at the end, its own captive left aside."""
    found: list[int] = []
    level = plan.zone == OUTSIDE or p.table.zones[plan.zone].part == ROOF
    for j, other in enumerate(p.figures):
        if not other.here() or other.zone != plan.zone or other.captor == i or not p.foes(i, j):
            continue
        if level:
            dx, dy = other.x - plan.x, other.y - plan.y
            if 100 * 100 <= dx * dx + dy * dy <= CONTACT * CONTACT:
                found.append(j)
        elif j == plan.contact or (plan.zone == p.figures[i].zone and j in p.figures[i].contacts):
            found.append(j)
    return found


def judge_contact(p: State, i: int, plan: Plan) -> None:
    """KZ-R24, KZ-3.6.1: whom it may touch that it does not touch already."""
    figure = p.figures[i]
    order = p.order_of(i)
    for j in ends_touching(p, i, plan):
        if p.touching(i, j):
            continue
        if figure.suppressed:
            plan.fail("KZ-R24")
        elif order == RUN:
            plan.fail("KZ-3.6.1")
        elif order != ASSAULT and p.figures[j].fresh():
            plan.fail("KZ-R24")


def judge_way(p: State, i: int, plan: Plan) -> None:
    """KZ-0.2, KZ-4.22.4, KZ-0.18, KZ-0.19: the table's edge, scenery, enemies, the place at the end."""
    if not plan.way:
        if plan.zone != OUTSIDE and p.table.zones[plan.zone].part == ROOF:
            judge_room(p, i, plan.x, plan.y, plan.zone, plan)
        return
    level = OUTSIDE
    if plan.zone != OUTSIDE and p.table.zones[plan.zone].part == ROOF:
        level = plan.zone
    if p.figures[i].zone != OUTSIDE and p.table.zones[p.figures[i].zone].part == ROOF:
        level = p.figures[i].zone
    if level == OUTSIDE:
        judge_ground(p, plan)
    else:
        house = p.table.houses[p.table.zones[level].house]
        if not all([house.on_roof(x, y) for x, y in plan.way]):
            plan.fail("KZ-6.3.18")
    box = Box(plan.way)
    for j, other in enumerate(p.figures):
        if other.zone == level and not box.far_from_point(other.x, other.y, 2 * BASE):
            if other.here() and other.captor != i and p.foes(i, j):
                if passes_point(plan.way, other.x, other.y, 2 * BASE):
                    plan.fail("KZ-0.18")
    if plan.zone == level:
        judge_room(p, i, plan.x, plan.y, level, plan)
    elif plan.zone != OUTSIDE and p.table.zones[plan.zone].part == ROOF:
        judge_room(p, i, plan.x, plan.y, plan.zone, plan)


def judge_ground(p: State, plan: Plan) -> None:
    """KZ-0.2, KZ-4.22.4: on the table, and not through what cannot be entered."""
    for x, y in plan.way:
        if not p.table.inside(x, y):
            plan.fail("KZ-0.2")
    box = Box(plan.way)
    for piece in p.table.solids:
        if not box.far_from(piece.outline, BASE) and passes(plan.way, piece.outline, BASE):
            plan.fail("KZ-4.22.4")


def judge_room(p: State, i: int, x: int, y: int, zone: int, plan: Plan) -> None:
    """KZ-0.19: no overlap, and no standing on what may not be stood on. Its captive moves with it."""
    if not room(p, x, y, zone, i, captive_of(p, i)):
        plan.fail("KZ-0.19")


def room(p: State, x: int, y: int, zone: int, i: int, other: int) -> bool:
    """KZ-0.19: whether a base fits here, whatever figures `i` and `other` do."""
    for j, figure in enumerate(p.figures):
        if j not in (i, other) and figure.here() and figure.zone == zone:
            dx, dy = figure.x - x, figure.y - y
            if dx * dx + dy * dy < 4 * BASE * BASE:
                return False
    if zone == OUTSIDE:
        for piece in p.table.blocked:
            if piece.outline.near(x, y, BASE):
                return False
    return True


def captive_of(p: State, i: int) -> int:
    """Whom the figure holds, or NOBODY."""
    for j, figure in enumerate(p.figures):
        if figure.captor == i:
            return j
    return NOBODY


def lead_captive(p: State, i: int, action: Move, plan: Plan) -> None:
    """KZ-R37, KZ-7.5.4: the captive is set in contact, or goes along into the zone."""
    j = captive_of(p, i)
    plan.captive = j
    if j == NOBODY:
        if action.captive_at is not None:
            plan.fail("KZ-R37")
        return
    if plan.zone != OUTSIDE and p.table.zones[plan.zone].part != ROOF:
        plan.cx, plan.cy = plan.x, plan.y
        return
    if action.captive_at is not None:
        plan.cx, plan.cy = action.captive_at[0], action.captive_at[1]
    elif p.figures[j].x < 0 or p.figures[i].x < 0:
        plan.fail("KZ-0.19")
        return
    else:
        plan.cx = plan.x + p.figures[j].x - p.figures[i].x
        plan.cy = plan.y + p.figures[j].y - p.figures[i].y
    if action.exit is not None:
        return
    dx, dy = plan.cx - plan.x, plan.cy - plan.y
    held = 4 * BASE * BASE <= dx * dx + dy * dy <= CONTACT * CONTACT
    if plan.zone == OUTSIDE:
        held = held and p.table.inside(plan.cx, plan.cy)
    else:
        held = held and p.table.houses[p.table.zones[plan.zone].house].on_roof(plan.cx, plan.cy)
    if not held or not room(p, plan.cx, plan.cy, plan.zone, i, j):
        plan.fail("KZ-0.19")


def judge_exit(p: State, i: int, edge: str, plan: Plan) -> None:
    """KZ-R47, KZ-7.4.10, KZ-7.4.13, KZ-7.4.17, KZ-R50: whether it may leave here."""
    rule = exit_rule(p, i, edge)
    if rule:
        plan.fail(rule)
    at_edge = {
        "S": plan.y <= BASE,
        "N": plan.y >= p.table.height - BASE,
        "W": plan.x <= BASE,
        "E": plan.x >= p.table.width - BASE,
    }[edge]
    if plan.zone != OUTSIDE or not plan.way or not at_edge:
        plan.fail("KZ-R50")
