"""A position as plain data, whole or as one audience may see it. Both are built up from nothing."""

from typing import Final

from grognard.rulesets.killzone.figure import NO_SCORE, NOBODY, UNLIMITED, Figure
from grognard.rulesets.killzone.ground import OUTSIDE
from grognard.rulesets.killzone.state import LIGHTS, MeleeFrame, State
from grognard.rulesets.killzone.words import (
    ARMOURS,
    ENGAGEMENTS,
    IN_STANCE,
    MODES,
    NO_ORDER,
    ORDERS,
    OVER,
    PHASE_WORDS,
    RANKS,
    STATUSES,
    TYPES,
)
from grognard.umpire.words import Data, Seat

EVERYTHING: Final = -99
"""Nobody's eyes: the whole position."""


def write(p: State) -> Data:
    """The whole position."""
    return describe(p, EVERYTHING)


def describe(p: State, viewer: Seat) -> Data:
    """What `viewer` may know: all but others' answers and the figures that are fogged (13.12)."""
    rules = p.rules
    data: Data = {"ruleset": "killzone", "scenario": rules.scenario, "options": dict(rules.options)}
    data["seats"] = rules.seats
    data["engagement"] = ENGAGEMENTS[rules.engagement]
    data["sides"] = {str(seat): rules.side_name(side) for seat, side in enumerate(rules.sides)}
    data["edges"] = dict(p.edges)
    data["light"] = LIGHTS[p.light]
    data["table"] = p.table.notation()
    data["turn"] = p.turn
    data["phase"] = PHASE_WORDS[phase_of(p)]
    data["groups"] = {group.id: group_sheet(p, group.number) for group in p.roster.groups}
    data["figures"] = figures_of(p, viewer)
    data["setup_order"] = p.setup_order[:]
    data["ranking"] = [p.group_id(g) for g in p.ranking]
    data["active_group"] = None if p.active == NOBODY else p.group_id(p.active)
    data["active_figure"] = None if p.open == NOBODY else label(p, viewer, p.open)
    data["volley"] = volley_of(p, viewer)
    data["melee"] = melee_of(p, viewer)
    data["answers"] = p.answers.notation(None if viewer == EVERYTHING else viewer)
    data["answered"] = p.answers.answered()
    data["over"] = None if p.result is None else p.result.data()
    return data


def phase_of(p: State) -> int:
    """The phase, `over` once the match has ended."""
    return OVER if p.result is not None else p.stack[-1].kind


def fogged(p: State, viewer: Seat, i: int) -> bool:
    """KZ-R34: whether the figure is only a counter to this viewer."""
    figure = p.figures[i]
    return (
        figure.counter > 0
        and viewer != EVERYTHING
        and p.result is None
        and not p.rules.allied(viewer, figure.profile.seat)
    )


def label(p: State, viewer: Seat, i: int) -> str:
    """A figure's id, or its counter's."""
    return f"ctr.{p.figures[i].counter}" if fogged(p, viewer, i) else p.id(i)


def group_sheet(p: State, g: int) -> Data:
    """A group: public."""
    profile, group = p.roster.groups[g], p.groups[g]
    return {
        "seat": profile.seat,
        "type": TYPES[profile.type],
        "order": None if group.order == NO_ORDER else ORDERS[group.order],
        "start": profile.start,
        "score": None if group.score == NO_SCORE else group.score,
        "counter": group.counter or None,
        "acted": group.acted,
    }


def figures_of(p: State, viewer: Seat) -> Data:
    """All figures in their order; then the counters of those that are fogged, by number."""
    data: Data = {}
    counters: list[tuple[int, int]] = []
    for i, figure in enumerate(p.figures):
        if fogged(p, viewer, i):
            counters.append((figure.counter, i))
        else:
            data[p.id(i)] = sheet(p, viewer, figure)
    for number, i in sorted(counters):
        figure = p.figures[i]
        zone = p.table.zones[figure.zone].id
        data[f"ctr.{number}"] = {"seat": figure.profile.seat, "zone": zone, "counter": number}
    return data


def sheet(p: State, viewer: Seat, figure: Figure) -> Data:
    """One figure."""
    profile = figure.profile
    data: Data = {
        "group": p.group_id(profile.group),
        "kit": profile.kit,
        "rank": RANKS[profile.rank],
        "guns": profile.guns[:],
        "hand": profile.hand[:],
        "items": profile.items[:],
        "armour": ARMOURS[1 if profile.armoured else 0],
        "grenades": figure.grenades,
        "fuel": figure.fuel,
        "missiles": figure.missiles,
        "cost": profile.cost,
        "status": STATUSES[figure.status],
        "at": [figure.x, figure.y] if figure.on_point() else None,
        "zone": None if figure.zone == OUTSIDE else p.table.zones[figure.zone].id,
        "contacts": [label(p, viewer, j) for j in figure.contacts],
        "suppressed": figure.suppressed,
        "captive_of": None if figure.captor == NOBODY else label(p, viewer, figure.captor),
        "moved": figure.moved,
        "shot": figure.shot,
        "threw": figure.threw,
        "tested": figure.tested,
        "fought": figure.fought,
        "done": figure.done,
    }
    if figure.actions_left != UNLIMITED:
        data["actions_left"] = figure.actions_left
    data["spared"] = [label(p, viewer, j) for j in figure.spared]
    if figure.counter > 0:
        data["counter"] = figure.counter
    return data


def volley_of(p: State, viewer: Seat) -> Data | None:
    """The volley under way."""
    volley = p.volley
    if volley is None:
        return None
    return {
        "figure": label(p, viewer, volley.figure),
        "weapon": volley.weapon,
        "mode": MODES[volley.mode],
        "shots": volley.shots,
        "fired": volley.fired,
        "launcher": volley.launcher,
    }


def melee_of(p: State, viewer: Seat) -> Data | None:
    """The melee whose stances are asked."""
    if p.result is not None or p.stack[-1].kind != IN_STANCE:
        return None
    frame = p.stack[-1]
    assert isinstance(frame, MeleeFrame)
    return {
        "attacker": label(p, viewer, frame.attacker),
        "defenders": [label(p, viewer, i) for i in frame.defenders],
        "stances": {label(p, viewer, i): stance for i, stance in sorted(frame.stances.items())},
    }
