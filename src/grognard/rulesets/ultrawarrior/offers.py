"""What a warrior due to act is offered: the same rules as the checks, listed in the fixed order."""

from typing import Final

from grognard.rulesets.ultrawarrior.deeds import (
    clear,
    may_exit,
    may_pick_up,
    ready,
)
from grognard.rulesets.ultrawarrior.fire import Mark, any_hex_shot, barrier_marks, marks
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import (
    BARRIER,
    BARRIER_COST,
    COST,
    DART,
    DISK,
    DISRUPTOR,
    ELECTRON,
    ENTRY_COST,
    FROST,
    GRID,
    HEAT,
    IDLE,
    JAJOZ,
    LOADED,
    MAXIMUM,
    SMOKE,
    SMOKE_COST,
    TELEPORT,
    TELEPORT_RANGE,
)
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.words import Action, Form

HEX_WEAPONS: Final[tuple[int, ...]] = (HEAT, FROST, ELECTRON)
"""Weapons that change terrain, the Dart aside (UW-8.3.1, UW-R34)."""


def offer(p: State, warrior: Warrior, actions: list[Action], forms: list[Form]) -> None:
    """Add what this warrior may do to the menu."""
    say = warrior.profile.say
    if warrior.prep == LOADED:
        offer_dart(p, warrior, actions, forms)
        actions.append(say.unload_dart)
        return
    offer_moves(p, warrior, actions)
    actions.append(say.idle)
    if warrior.suit > 0:
        offer_fire(p, warrior, actions, forms)
    if warrior.darts > 0:
        actions.append(say.load_dart)
    if p.rules.announced:
        offer_preparations(warrior, actions)
    if p.rules.announced or warrior.prep == IDLE:
        offer_completions(p, warrior, actions)
    if p.energizer >= 0:
        offer_energizer(p, warrior, actions)


def offer_moves(p: State, warrior: Warrior, actions: list[Action]) -> None:
    """UW-6.0.1, one for each Action Point (UW-6.1.2); leaving Water, Fire or Lava follows the same rules
    (UW-R39).
    """
    say = warrior.profile.say
    terrain = p.ground.terrain
    still = warrior.prep == IDLE
    for cell in GRID.neighbours[warrior.cell]:
        cost = ENTRY_COST[terrain[cell]]
        if cost == 1 or (cost == 2 and still):
            actions.append(say.move(cell))


def offer_fire(p: State, warrior: Warrior, actions: list[Action], forms: list[Form]) -> None:
    """UW-7.0.1: what his Energy pays for (UW-4.1.3), weapon by weapon; hexes as forms."""
    energy = warrior.energy + warrior.reserve
    seen = marks(p, warrior)
    if len(seen) > 0:
        for weapon in (HEAT, FROST, ELECTRON, DISK):
            if energy >= COST[weapon]:
                offer_shots(seen, weapon, actions)
    if energy >= COST[DISRUPTOR] and len(p.barriers) > 0:
        for barrier in barrier_marks(p, warrior):
            actions.append(warrior.profile.say.disrupt(barrier))
    for weapon in HEX_WEAPONS:
        if energy >= COST[weapon] and any_hex_shot(p, warrior, weapon):
            forms.append(warrior.profile.say.forms[weapon])


def offer_shots(seen: list[Mark], weapon: int, actions: list[Action]) -> None:
    """One weapon at all targets in its range (UW-7.14.2)."""
    most = MAXIMUM[weapon]
    for mark in seen:
        if mark.limited <= most:
            actions.append(mark.shots[weapon])


def offer_dart(p: State, warrior: Warrior, actions: list[Action], forms: list[Form]) -> None:
    """UW-7.33.3: fire this dart; it needs neither Energy nor suit (UW-R19, UW-R20)."""
    offer_shots(marks(p, warrior), DART, actions)
    if len(p.ground.smoke) > 0 and any_hex_shot(p, warrior, DART):
        forms.append(warrior.profile.say.forms[DART])


def offer_preparations(warrior: Warrior, actions: list[Action]) -> None:
    """UW-R7, UW-R68"""
    say = warrior.profile.say
    if warrior.can_pay(BARRIER_COST):
        actions.append(say.prepare_barrier)
    if warrior.can_pay(SMOKE_COST):
        actions.append(say.prepare_smoke)
    if warrior.profile.species == JAJOZ:
        actions.append(say.prepare_teleport)


def offer_completions(p: State, warrior: Warrior, actions: list[Action]) -> None:
    """UW-7.42.1, UW-7.43.1, UW-9.8.7"""
    say = warrior.profile.say
    if ready(p, warrior, BARRIER) and warrior.can_pay(BARRIER_COST) and not p.protected(warrior):
        actions.append(say.place_barrier)
    if ready(p, warrior, SMOKE) and warrior.can_pay(SMOKE_COST) and not p.ground.smoky(warrior.cell):
        actions.append(say.place_smoke)
    if warrior.profile.species == JAJOZ and ready(p, warrior, TELEPORT):
        row = GRID.distances(warrior.cell)
        for cell in GRID.cells:
            if 1 <= row[cell] <= TELEPORT_RANGE and clear(p, cell):
                actions.append(say.teleport(cell))


def offer_energizer(p: State, warrior: Warrior, actions: list[Action]) -> None:
    """UW-9.7.2 to UW-9.7.4"""
    say = warrior.profile.say
    if may_pick_up(p, warrior):
        actions.append(say.pick_up)
    if p.carrier == warrior.id:
        actions.append(say.drop)
        if may_exit(p, warrior):
            actions.append(say.exit)
