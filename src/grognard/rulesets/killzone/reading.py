"""A position from its notation, defaults filled in (13.2).

Whatever is wrong raises BadNotation naming the field.
"""

from typing import Final

from grognard.rulesets.killzone.fields import (
    known_fields,
    want_bool,
    want_int,
    want_list,
    want_map,
    want_number_of,
    want_one,
    want_point,
    want_seats,
    want_text,
)
from grognard.rulesets.killzone.figure import NOBODY, Figure
from grognard.rulesets.killzone.ground import CENTRE, OUTSIDE, ROOF
from grognard.rulesets.killzone.options import read_options
from grognard.rulesets.killzone.position import KillPosition
from grognard.rulesets.killzone.roster import (
    MOST,
    armed,
    make_roster,
    read_entry,
    read_flags,
    read_groups,
)
from grognard.rulesets.killzone.rules import FIRST_EDGES, Rules
from grognard.rulesets.killzone.scenario import SCENARIOS
from grognard.rulesets.killzone.settle import read_over, settle
from grognard.rulesets.killzone.state import DAY, LIGHTS, MeleeFrame, Volley
from grognard.rulesets.killzone.terrain import read_table
from grognard.rulesets.killzone.words import (
    EDGES,
    ENGAGEMENT_OF,
    IN_ACTIVATE,
    IN_ORDERS,
    IN_PLAY,
    IN_SETUP,
    IN_STANCE,
    MODE_OF,
    NO_ORDER,
    ORDER_OF,
    OVER,
    PHASE_OF,
    SIDES,
    STATUS_OF,
)
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Data

FIELDS: Final = frozenset(
    [
        "ruleset",
        "scenario",
        "options",
        "seats",
        "engagement",
        "sides",
        "edges",
        "light",
        "table",
        "turn",
        "phase",
        "groups",
        "figures",
        "setup_order",
        "ranking",
        "active_group",
        "active_figure",
        "volley",
        "melee",
        "answers",
        "answered",
        "over",
    ]
)
FIGURE_FIELDS: Final = frozenset(
    [
        "group",
        "kit",
        "rank",
        "guns",
        "hand",
        "items",
        "armour",
        "grenades",
        "fuel",
        "missiles",
        "cost",
        "status",
        "at",
        "zone",
        "contacts",
        "suppressed",
        "captive_of",
        "moved",
        "shot",
        "threw",
        "tested",
        "fought",
        "done",
        "actions_left",
        "spared",
        "counter",
    ]
)


def read_position(data: object) -> KillPosition:
    """The position that the notation describes."""
    given = want_map(data, "position")
    known_fields(given, FIELDS, "")
    if given.get("ruleset", "killzone") != "killzone":
        raise BadNotation("ruleset", "this is killzone")
    rules = read_rules(given)
    phase = want_number_of(given.get("phase", "activate"), "phase", PHASE_OF)
    sheets = want_map(given.get("groups", {}), "groups")
    figures = want_map(given.get("figures", {}), "figures")
    entries = [read_entry(id, figure_map(id, sheet), sheets) for id, sheet in figures.items()]
    sizes: dict[str, int] = {}
    for entry in entries:
        sizes[entry.group] = sizes.get(entry.group, 0) + 1
    roster = make_roster(read_groups(sheets, sizes, rules), entries, rules)
    p = KillPosition(rules, roster, read_table(given.get("table", {}), rules.options))
    p.muster(roster, [armed(roster.figures[i], entry) for i, entry in enumerate(entries)])
    p.edges = read_edges(given, rules)
    p.light = LIGHTS.index(want_one(given.get("light", LIGHTS[DAY]), "light", LIGHTS))
    p.turn = want_int(given.get("turn", 1), "turn", 1, 100_000)
    p.enter(min(phase, IN_ACTIVATE) if phase in (OVER, IN_STANCE) else phase)
    for number, group in enumerate(roster.groups):
        read_group_state(p, number, want_map(sheets[group.id], f"groups.{group.id}"), phase)
    for i, profile in enumerate(roster.figures):
        read_figure_state(p, i, figure_map(profile.id, figures[profile.id]), phase)
    check_bonds(p)
    read_sequence(p, given, phase)
    if phase == OVER:
        read_over(given, p)
    else:
        settle(given, p)
    return p


def figure_map(id: str, sheet: object) -> Data:
    """A figure's map, its fields known."""
    found = want_map(sheet, f"figures.{id}")
    known_fields(found, FIGURE_FIELDS, f"figures.{id}")
    return found


# ---- what is fixed for the match


_rules: dict[str, Rules] = {}
REMEMBERED: Final = 64


def read_rules(given: Data) -> Rules:
    """Scenario, options, seats, sides."""
    scenario = want_text(given.get("scenario", "free"), "scenario")
    if scenario != "free" and scenario not in SCENARIOS:
        raise BadNotation("scenario", f"there is no scenario {scenario!r}")
    light = "roll" if scenario == "free" else str(SCENARIOS[scenario].get("light", "roll"))
    options = read_options(given.get("options", {}), scenario, light)
    engagement = want_number_of(given.get("engagement", "encounter"), "engagement", ENGAGEMENT_OF)
    seats = want_int(given.get("seats", 2), "seats", 2, 4)
    sides = read_sides(given, engagement, seats)
    key = repr((scenario, engagement, sorted(options.items()), sides))
    rules = _rules.get(key)
    if rules is None:
        if len(_rules) >= REMEMBERED:
            _rules.clear()
        rules = Rules(scenario, engagement, options, sides)
        _rules[key] = rules
    return rules


def read_sides(given: Data, engagement: int, seats: int) -> list[int]:
    """KZ-R2: the sides by seat; alternating where they are left out, and both are played."""
    names = SIDES[engagement]
    if "sides" not in given:
        return [seat % 2 for seat in range(seats)]
    sides = want_map(given["sides"], "sides")
    known_fields(sides, [str(seat) for seat in range(seats)], "sides")
    found: list[int] = []
    for seat in range(seats):
        found.append(names.index(want_one(sides.get(str(seat)), f"sides.{seat}", names)))
    if len(set(found)) != 2:
        raise BadNotation("sides", "both sides need a seat")
    return found


def read_edges(given: Data, rules: Rules) -> dict[str, str]:
    """The edges of the sides that have one."""
    edges = want_map(given.get("edges", FIRST_EDGES[rules.engagement]), "edges")
    known_fields(edges, SIDES[rules.engagement], "edges")
    return {side: want_one(edge, f"edges.{side}", EDGES) for side, edge in edges.items()}


# ---- groups and figures


def read_group_state(p: KillPosition, number: int, sheet: Data, phase: int) -> None:
    """A group's order and place in the turn."""
    where = f"groups.{p.group_id(number)}"
    group = p.groups[number]
    order = sheet.get("order", None if phase <= IN_ORDERS else "shoot")
    if phase != OVER and (order is None) != (phase <= IN_ORDERS):
        raise BadNotation(f"{where}.order", "is null exactly until the first orders are revealed")
    group.order = NO_ORDER if order is None else want_number_of(order, f"{where}.order", ORDER_OF)
    if sheet.get("score") is not None:
        group.score = want_int(sheet["score"], f"{where}.score", 0, MOST)
    counter = sheet.get("counter", number + 1 if phase in (IN_ACTIVATE, IN_STANCE) else None)
    if counter is not None:
        group.counter = want_int(counter, f"{where}.counter", 1, len(p.groups))
        if group.counter in [other.counter for other in p.groups if other is not group]:
            raise BadNotation(f"{where}.counter", "this counter lies at two groups")
    group.acted = want_bool(sheet.get("acted", False), f"{where}.acted")


def read_figure_state(p: KillPosition, i: int, sheet: Data, phase: int) -> None:
    """Where the figure is and what it has done."""
    figure = p.figures[i]
    where = f"figures.{figure.profile.id}"
    figure.status = want_number_of(sheet.get("status", "in_play"), f"{where}.status", STATUS_OF)
    read_place(p, figure, sheet, where, phase)
    figure.suppressed = want_bool(sheet.get("suppressed", False), f"{where}.suppressed")
    captor = sheet.get("captive_of")
    if captor is not None:
        figure.captor = p.roster.figure_of[want_one(captor, f"{where}.captive_of", p.roster.figure_of)]
        figure.suppressed = True
    figure.contacts = read_flags(sheet.get("contacts", []), f"{where}.contacts", p.roster.figure_of)
    figure.spared = read_flags(sheet.get("spared", []), f"{where}.spared", p.roster.figure_of)
    figure.moved = want_bool(sheet.get("moved", False), f"{where}.moved")
    figure.shot = want_bool(sheet.get("shot", False), f"{where}.shot")
    figure.threw = want_bool(sheet.get("threw", False), f"{where}.threw")
    figure.tested = want_bool(sheet.get("tested", False), f"{where}.tested")
    figure.fought = want_bool(sheet.get("fought", False), f"{where}.fought")
    figure.done = want_bool(sheet.get("done", False), f"{where}.done")
    if "actions_left" in sheet:
        figure.actions_left = want_int(sheet["actions_left"], f"{where}.actions_left", 0, 1)
    if "counter" in sheet:
        figure.counter = want_int(sheet["counter"], f"{where}.counter", 1, MOST)
        if figure.zone == OUTSIDE or not p.rules.fog:
            raise BadNotation(f"{where}.counter", "only figures inside have one, with interior_fog (KZ-R34)")
        if figure.counter in [other.counter for other in p.figures if other is not figure]:
            raise BadNotation(f"{where}.counter", "is another figure's")


def read_place(p: KillPosition, figure: Figure, sheet: Data, where: str, phase: int) -> None:
    """KZ-0.2, KZ-6.3.1: a point, a zone, or both."""
    at, zone = sheet.get("at"), sheet.get("zone")
    if at is None and zone is None:
        if figure.status == IN_PLAY and IN_SETUP < phase < OVER:
            raise BadNotation(f"{where}.at", "is needed: the figure is in play")
        return
    if figure.status != IN_PLAY:
        raise BadNotation(f"{where}.at", "the figure is not in play")
    figure.placed = True
    if at is not None:
        figure.x, figure.y = want_point(at, f"{where}.at")
    if zone is None:
        if not p.table.inside(figure.x, figure.y):
            raise BadNotation(f"{where}.at", "is not on the table (KZ-0.2)")
        return
    figure.zone = p.table.zone_of[want_one(zone, f"{where}.zone", p.table.zone_of)]
    found = p.table.zones[figure.zone]
    house = p.table.houses[found.house]
    if found.part == CENTRE:
        if at is not None:
            raise BadNotation(f"{where}.at", "a centre zone has no places")
    elif found.part == ROOF:
        if at is None or not house.on_roof(figure.x, figure.y):
            raise BadNotation(f"{where}.at", "a place wholly on the roof is needed (KZ-6.3.18)")
    else:
        if at is None:
            figure.x, figure.y = house.middle_of(found.part)
        if not house.anchored(found.part, figure.x, figure.y):
            raise BadNotation(f"{where}.at", "is no anchor of this side (KZ-R33)")


def check_bonds(p: KillPosition) -> None:
    """KZ-7.5.2, KZ-R32: captives have a captor that holds them alone, contacts are mutual."""
    held: set[int] = set()
    for i, figure in enumerate(p.figures):
        where = f"figures.{p.id(i)}"
        if figure.captor != NOBODY:
            captor = p.figures[figure.captor]
            if not captor.here() or not figure.here() or not p.foes(i, figure.captor):
                raise BadNotation(f"{where}.captive_of", "is no enemy on the table")
            if figure.captor in held or captor.captor != NOBODY or captor.suppressed:
                raise BadNotation(f"{where}.captive_of", "cannot hold this captive (KZ-R37)")
            held.add(figure.captor)
        for j in figure.contacts:
            if not p.foes(i, j) or p.figures[j].zone != figure.zone or figure.zone == OUTSIDE:
                raise BadNotation(f"{where}.contacts", f"{p.id(j)} is no enemy in its zone")
            if i not in p.figures[j].contacts:
                p.figures[j].contacts.append(i)
                p.figures[j].contacts.sort()


# ---- the sequence of play


def read_sequence(p: KillPosition, given: Data, phase: int) -> None:
    """Who is to place, pick, act."""
    p.setup_order = want_seats(given.get("setup_order", []), "setup_order", p.rules.seats)
    p.ranking = read_ids(given.get("ranking", []), "ranking", p.roster.group_of)
    acting = phase in (IN_ACTIVATE, IN_STANCE)
    if given.get("active_group") is not None:
        if not acting:
            raise BadNotation("active_group", "no group acts in this phase")
        id = want_one(given["active_group"], "active_group", p.roster.group_of)
        p.active = p.roster.group_of[id]
    elif acting:
        p.active = p.next_group()
    if given.get("active_figure") is not None:
        figures = p.roster.figure_of
        p.open = figures[want_one(given["active_figure"], "active_figure", figures)]
        if p.figures[p.open].profile.group != p.active or not p.figures[p.open].here():
            raise BadNotation("active_figure", "is no figure of the active group on the table")
    if given.get("volley") is not None:
        read_volley(p, want_map(given["volley"], "volley"))
    if phase == IN_STANCE:
        read_melee(p, want_map(given.get("melee"), "melee"))
    elif given.get("melee") is not None:
        raise BadNotation("melee", "no melee is under way in this phase")


def read_ids(value: object, where: str, known: dict[str, int]) -> list[int]:
    """Different ids, as numbers."""
    found = [known[want_one(one, where, known)] for one in want_list(value, where)]
    if len(set(found)) != len(found):
        raise BadNotation(where, "an id is named twice")
    return found


def read_volley(p: KillPosition, data: Data) -> None:
    """KZ-3.1.2: the volley of the open figure."""
    known_fields(data, ("figure", "weapon", "mode", "shots", "fired", "launcher"), "volley")
    if p.open == NOBODY or data.get("figure") != p.id(p.open):
        raise BadNotation("volley.figure", "is not the open figure")
    weapon = want_one(data.get("weapon"), "volley.weapon", p.figures[p.open].profile.guns)
    mode = want_number_of(data.get("mode", "rapid"), "volley.mode", MODE_OF)
    volley = Volley(p.open, weapon, mode, want_int(data.get("shots"), "volley.shots", 1, MOST))
    volley.fired = want_int(data.get("fired", 1), "volley.fired", 1, volley.shots - 1)
    volley.launcher = want_int(data.get("launcher", 0), "volley.launcher", 0, 1)
    p.volley = volley


def read_melee(p: KillPosition, data: Data) -> None:
    """KZ-R36: a melee that waits for stances."""
    known_fields(data, ("attacker", "defenders", "stances"), "melee")
    figures = p.roster.figure_of
    attacker = figures[want_one(data.get("attacker"), "melee.attacker", figures)]
    defenders = read_ids(data.get("defenders"), "melee.defenders", figures)
    stances = want_map(data.get("stances", {}), "melee.stances")
    known_fields(stances, figures, "melee.stances")
    found = {
        figures[id]: want_one(stance, f"melee.stances.{id}", ("lethal", "non_lethal"))
        for id, stance in stances.items()
    }
    if p.open != attacker or not defenders or not all([p.touching(attacker, i) for i in defenders]):
        raise BadNotation("melee", "the open figure fights those in contact with it")
    p.stack.append(MeleeFrame(attacker, defenders, found))
