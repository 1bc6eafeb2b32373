"""Carrying out what a figure does (3.2); the action is legal."""

from grognard.rulesets.killzone.actions import (
    Area,
    Cease,
    Done,
    EndGroup,
    Fight,
    Finish,
    Missile,
    Move,
    Rally,
    Shoot,
)
from grognard.rulesets.killzone.blasts import blast, missile
from grognard.rulesets.killzone.command import rally
from grognard.rulesets.killzone.effects import (
    capture,
    close,
    free_captives,
    identify,
    kill,
    meet,
    put,
    release,
    remove,
    side_of,
    spend,
    survives,
    unmask,
)
from grognard.rulesets.killzone.events import CounterActed, Exited, Moved
from grognard.rulesets.killzone.figure import NOBODY
from grognard.rulesets.killzone.ground import OUTSIDE, ROOF
from grognard.rulesets.killzone.melee import fight, stance_seats
from grognard.rulesets.killzone.moving import Plan, plan_move
from grognard.rulesets.killzone.shooting import close_volley, shoot
from grognard.rulesets.killzone.state import MeleeFrame, State
from grognard.rulesets.killzone.words import ASSAULT, LEFT, TAKEN
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.words import Action


def carry_out(p: State, action: Action, dice: Dice, log: Log | None) -> None:
    """KZ-4.2.6: at once."""
    if isinstance(action, Move):
        move(p, action, dice, log)
    elif isinstance(action, Shoot):
        shoot(p, action, dice, log)
    elif isinstance(action, Cease):
        close_volley(p, log)
    elif isinstance(action, Missile):
        missile(p, action, dice, log)
    elif isinstance(action, Area):
        blast(p, action, dice, log)
    elif isinstance(action, Rally):
        rally(p, p.figure(action.figure), dice, log)
    elif isinstance(action, Fight):
        i = p.figure(action.figure)
        p.open = i
        spend(p, i)
        join(p, i, action.stance, dice, log)
    elif isinstance(action, Finish):
        i = p.figure(action.figure)
        p.open = i
        finish(p, i, p.figure(action.victim), action.how, dice, log)
        free_captives(p, log)
    elif isinstance(action, Done):
        close(p, p.figure(action.figure), log)
    elif isinstance(action, EndGroup):
        for i in p.free_members(p.active):
            close(p, i, log)


# ---- moving


def move(p: State, action: Move, dice: Dice, log: Log | None) -> None:
    """KZ-4.22.1; then captives, the `finish` choices and a melee that is owed (KZ-R69)."""
    i = p.figure(action.figure)
    plan = plan_move(p, i, action)
    allowance = p.allowance(i)
    p.open = i
    p.edit(i).moved = True
    spend(p, i)
    walk(p, i, plan, log)
    tell_move(p, i, plan, allowance, log)
    if action.exit is not None:
        leave(p, i, action.exit, plan, log)
        return
    for id, how in sorted((action.finish or {}).items()):
        finish(p, i, p.figure(id), how, dice, log)
    free_captives(p, log)
    if p.result is None and p.order_of(i) == ASSAULT and p.figures[i].fresh() and p.fresh_foes(i):
        if not p.figures[i].profile.target:
            join(p, i, action.stance, dice, log)


def tell_move(p: State, i: int, plan: Plan, allowance: int, log: Log | None) -> None:
    """Of a counter others see only the zone it goes to (KZ-R34)."""
    if log is None:
        return
    way = [[x, y] for x, y in plan.way]
    zone = None if plan.zone == OUTSIDE else p.table.zones[plan.zone].id
    event = Moved(p.id(i), way, zone, plan.cost(), allowance)
    number = p.figures[i].counter
    if number > 0:
        log.veil(event, side_of(p, i), CounterActed(number, "moved", zone))
    else:
        log.say(event)


def walk(p: State, i: int, plan: Plan, log: Log | None) -> None:
    """Set the figure and its captive down where the move ends (KZ-7.5.4, KZ-R32, KZ-R34)."""
    if plan.zone == OUTSIDE or p.table.zones[plan.zone].part == ROOF:
        identify(p, i, log)
    put(p, i, plan.x, plan.y, plan.zone)
    if plan.captive != NOBODY:
        put(p, plan.captive, plan.cx, plan.cy, plan.zone)
    if plan.contact != NOBODY:
        meet(p, i, plan.contact)
    if plan.zone != OUTSIDE:
        unmask(p, plan.zone, log)


def leave(p: State, i: int, edge: str, plan: Plan, log: Log | None) -> None:
    """KZ-R50, KZ-R48: it has left, and its captive is taken along."""
    captive = plan.captive
    if captive != NOBODY:
        remove(p, captive, TAKEN)
    remove(p, i, LEFT)
    if log is not None:
        log.say(Exited(p.id(i), edge, None if captive == NOBODY else p.id(captive)))


# ---- finishing


def finish(p: State, i: int, j: int, how: str, dice: Dice, log: Log | None) -> None:
    """KZ-4.21.11, KZ-R38: kill (a Hero may save himself), capture, or let go."""
    if how == "release":
        release(p, j, log)
    elif how == "capture":
        capture(p, j, i, log)
    elif survives(p, j, dice, log):
        p.edit(i).spared = [*p.figures[i].spared, j]
    else:
        kill(p, j, i, log)


# ---- melee


def join(p: State, i: int, stance: str, dice: Dice, log: Log | None) -> None:
    """KZ-R35, KZ-R36: the melee with all unsuppressed enemies in contact; stances are asked first."""
    defenders = p.fresh_foes(i)
    if stance_seats(p, i, defenders):
        p.stack.append(MeleeFrame(i, defenders, {i: stance}))
    else:
        fight(p, i, defenders, {i: stance}, dice, log)
