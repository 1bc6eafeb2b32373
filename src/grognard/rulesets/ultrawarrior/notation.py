"""A position as plain data, whole or as one audience may see it. Both are built up from nothing."""

from typing import Final

from grognard.rulesets.ultrawarrior.state import QUEUED, WAITING, State
from grognard.rulesets.ultrawarrior.tables import (
    GRID,
    IN_IMPULSE,
    OVER,
    PHASE_WORDS,
    PREPS,
    SPECIES,
    TERRAINS,
)
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.words import Data, Seat

EVERYTHING: Final = -99
"""Nobody's eyes: the whole position."""


def write(p: State) -> Data:
    """The whole position."""
    return describe(p, EVERYTHING)


def describe(p: State, viewer: Seat) -> Data:
    """What is public, and the sheets that `viewer` may read (UW-R44, UW-4.5.1)."""
    rules = p.rules
    data: Data = {"ruleset": "ultrawarrior", "scenario": rules.scenario.id}
    if rules.scenario.custom is not None:
        data["custom"] = rules.scenario.custom
    data["options"] = dict(rules.options)
    data["seats"] = rules.seats
    data["sides"] = {str(seat): side for seat, side in enumerate(rules.sides)}
    add_sequence(p, data)
    add_board(p, data)
    data["warriors"] = {warrior.id: sheet(p, warrior, viewer) for warrior in p.warriors}
    add_things(p, data)
    data["answered"] = p.answers.answered()
    data["answers"] = p.answers.notation(None if viewer == EVERYTHING else viewer)
    data["over"] = None if p.result is None else p.result.data()
    return data


def phase_of(p: State) -> int:
    """The phase, `over` once the match has ended."""
    return OVER if p.result is not None else p.stack[-1].kind


def add_sequence(p: State, data: Data) -> None:
    """Where the turn stands."""
    phase = phase_of(p)
    acting = phase == IN_IMPULSE
    data["turn"] = p.turn
    data["phase"] = PHASE_WORDS[phase]
    data["slot"] = p.slot if acting else None
    data["order"] = p.order[:]
    data["acted"] = p.acted[:]
    data["active"] = p.active if acting else None


def add_board(p: State, data: Data) -> None:
    """Set-up, what differs from it, and the markers."""
    ground, base = p.ground, p.rules.base
    data["setup"] = p.rules.setup
    changed: Data = {}
    if ground.terrain != base:
        for cell in GRID.cells:
            if ground.terrain[cell] != base[cell]:
                changed[GRID.names[cell]] = TERRAINS[ground.terrain[cell]]
    data["terrain"] = changed
    data["smoke"] = [GRID.names[cell] for cell in ground.smoke]
    data["barriers"] = p.barriers[:]


def sheet(p: State, warrior: Warrior, viewer: Seat) -> Data:
    """One warrior; his control sheet only for those who may read it."""
    profile = warrior.profile
    data: Data = {
        "name": profile.name,
        "seat": profile.seat,
        "species": SPECIES[profile.species],
        "hex": GRID.names[warrior.cell],
        "suit_max": profile.suit_max,
        "life_max": profile.life_max,
        "darts": warrior.darts,
        "prep": PREPS[warrior.prep],
        "alive": warrior.alive,
    }
    reads = viewer == EVERYTHING or p.rules.sees(viewer, warrior.seat)
    if reads:
        data["energy"] = warrior.energy
        data["reserve"] = warrior.reserve
        data["shield"] = warrior.shield
        data["suit"] = warrior.suit
        data["life"] = warrior.life
    if reads or p.rules.open_life:
        data["ap"] = warrior.ap
    return data


def add_things(p: State, data: Data) -> None:
    """Energizer, Tower and reinforcements."""
    data["energizer"] = None
    if p.energizer >= 0:
        data["energizer"] = {"hex": GRID.names[p.energizer], "carrier": p.carrier or None}
    data["tower"] = None
    if p.tower >= 0:
        tower: Data = {"hex": GRID.names[p.tower], "points": p.tower_points, "taken": p.tower_taken}
        data["tower"] = tower
    data["arrival"] = None
    for i, arrival in enumerate(p.rules.scenario.arrivals):
        if p.arrivals[i] in (WAITING, QUEUED) and data["arrival"] is None:
            data["arrival"] = {"warrior": arrival.entry.id, "state": STATES[p.arrivals[i]]}
    if len(p.arrivals) > 1:
        # a scenario of one's own may have several, which the one field cannot hold
        arrivals: Data = {}
        for i, arrival in enumerate(p.rules.scenario.arrivals):
            arrivals[arrival.entry.id] = STATES[p.arrivals[i]]
        data["arrivals"] = arrivals


STATES: Final[tuple[str, ...]] = ("waiting", "queued", "come")
