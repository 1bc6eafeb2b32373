"""Whether a figure may do this now, and if not why: the order of 13.5."""

from grognard.rulesets.killzone.actions import (
    Area,
    Cease,
    Done,
    EndGroup,
    Fight,
    FigureAction,
    Finish,
    Flame,
    Missile,
    Move,
    Rally,
    Shoot,
    Throw,
)
from grognard.rulesets.killzone.arms import GUNS, RIFLE, ROUNDS
from grognard.rulesets.killzone.blasts import aim_rule
from grognard.rulesets.killzone.figure import NOBODY
from grognard.rulesets.killzone.melee import takeable
from grognard.rulesets.killzone.moving import ends_touching, plan_move
from grognard.rulesets.killzone.refusals import no, refuse
from grognard.rulesets.killzone.shooting import carried
from grognard.rulesets.killzone.sight import OUT, band_of, fire_rule, indoors, too_dark
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.words import (
    AIMED,
    ASSAULT,
    MODE_OF,
    NON_LETHAL,
    RAPID,
    RUN,
    SHOOT,
    SNIPE,
)
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action


def check_act(p: State, action: Action) -> Refusal | None:
    """The owner of the active group is asked: (1) to (11) of 13.5."""
    if isinstance(action, EndGroup):
        return no("KZ-4.2.5") if p.volley is not None else None
    assert isinstance(action, FigureAction)
    i = p.figure(action.figure)
    refusal = check_turn(p, i, action)
    if refusal is None:
        refusal = check_used(p, i, action)
    if refusal is None:
        refusal = check_order(p, i, action)
    return refusal if refusal is not None else check_deed(p, i, action)


def check_turn(p: State, i: int, action: FigureAction) -> Refusal | None:
    """(1) to (4): its turn, open, in play, free, unsuppressed."""
    if i == NOBODY or p.figures[i].profile.group != p.active:
        return no("KZ-4.1.6")
    if p.open not in (NOBODY, i):
        return no("KZ-4.2.2")
    figure = p.figures[i]
    if not figure.here():
        return no("KZ-4.2.11")
    if figure.fought:
        return no("KZ-4.24.2")
    if figure.done:
        return no("KZ-4.2.11")
    if p.volley is None and isinstance(action, Cease):
        return no("KZ-4.2.5")
    if p.volley is not None and not isinstance(action, (Shoot, Cease)):
        return no("KZ-4.2.5")
    if figure.captor != NOBODY:
        return no("KZ-7.5.3" if isinstance(action, Rally) else "KZ-7.5.4")
    if figure.suppressed and not isinstance(action, (Move, Rally, Done)):
        return no("KZ-4.2.8")
    if isinstance(action, Rally) and not figure.suppressed:
        return no("KZ-4.2.9")
    return None


def check_used(p: State, i: int, action: FigureAction) -> Refusal | None:
    """(5): done already, or used up after a rally."""
    figure = p.figures[i]
    if isinstance(action, Rally):
        if figure.profile.hero:
            return no("KZ-5.1.3")
        return no("KZ-4.2.9") if figure.tested else None
    if isinstance(action, Move) and figure.moved:
        return no("KZ-4.2.10")
    if isinstance(action, Shoot) and p.volley is not None:
        return None
    if isinstance(action, (Shoot, Flame, Missile)) and figure.shot:
        return no("KZ-4.2.10")
    if isinstance(action, Throw) and figure.threw:
        return no("KZ-6.2.1")
    if figure.actions_left == 0 and isinstance(action, (Move, Shoot, Area, Fight)):
        return no("KZ-4.21.2")
    return None


# ---- (6) order


def check_order(p: State, i: int, action: FigureAction) -> Refusal | None:
    """(6): what the order allows."""
    order = p.order_of(i)
    figure = p.figures[i]
    fires = isinstance(action, (Shoot, Area))
    if order == RUN and (fires or isinstance(action, Fight)):
        return no("KZ-3.6.1")
    if order == SNIPE and ((fires and figure.moved) or (isinstance(action, Move) and snipe_fired(p, i))):
        return no("KZ-3.5.1")
    if isinstance(action, Shoot):
        return check_mode(p, i, action, order)
    if isinstance(action, Area):
        return check_area_order(p, i, action, order)
    if isinstance(action, Move):
        return check_move_order(p, i, action, order)
    if isinstance(action, Fight):
        return check_fight(p, i, action, order)
    if isinstance(action, Finish):
        return check_finish(p, i, action, order)
    return None


def snipe_fired(p: State, i: int) -> bool:
    """KZ-3.5.1, KZ-R26: any weapon used under Snipe excludes moving."""
    return p.figures[i].shot or p.figures[i].threw


def check_mode(p: State, i: int, action: Shoot, order: int) -> Refusal | None:
    """KZ-3.1.2, KZ-3.5.1, KZ-6.2.1: how it may fire."""
    if p.volley is not None:
        return no("KZ-4.2.5") if action.mode is not None else None
    if action.weapon is None or action.mode is None:
        return no("KZ-4.23.1")
    mode = MODE_OF[action.mode]
    if (mode == AIMED) != (order == SNIPE):
        return no("KZ-3.5.1")
    if mode == RAPID and order != SHOOT:
        return no("KZ-3.1.2")
    if order != SHOOT and p.figures[i].threw:
        return no("KZ-6.2.1")
    return None


def check_area_order(p: State, i: int, action: Area, order: int) -> Refusal | None:
    """KZ-6.2.1, KZ-6.2.12: one kind of fire but under Shoot; missiles under Snipe alone."""
    figure = p.figures[i]
    other = figure.shot if isinstance(action, Throw) else figure.threw
    if order != SHOOT and other:
        return no("KZ-6.2.1")
    if isinstance(action, Missile) and order != SNIPE:
        return no("KZ-6.2.12")
    return None


def check_stance(p: State, stance: str) -> Refusal | None:
    """KZ-7.4.6, KZ-7.5.8"""
    return no("KZ-7.4.6") if stance == NON_LETHAL and not p.rules.captives() else None


def check_move_order(p: State, i: int, action: Move, order: int) -> Refusal | None:
    """KZ-3.6.1, KZ-4.2.8: a runner or a suppressed figure finishes nobody."""
    if action.finish and p.figures[i].suppressed:
        return no("KZ-4.2.8")
    if action.finish and order == RUN:
        return no("KZ-3.6.1")
    return check_stance(p, action.stance)


def check_fight(p: State, i: int, action: Fight, order: int) -> Refusal | None:
    """KZ-4.24.1, KZ-4.24.3, KZ-R36"""
    if order != ASSAULT or p.figures[i].profile.target:
        return no("KZ-4.24.1")
    foes = p.fresh_foes(i)
    if not foes or not p.figures[i].rested():
        return no("KZ-4.24.3")
    refusal = check_stance(p, action.stance)
    if refusal is None and action.stance == NON_LETHAL and not any([takeable(p, j) for j in foes]):
        return no("KZ-R36")
    return refusal


def check_finish(p: State, i: int, action: Finish, order: int) -> Refusal | None:
    """KZ-4.21.11, KZ-R38, KZ-R37, KZ-7.5.6: an enemy at its mercy."""
    j = p.figure(action.victim)
    if action.how == "release":
        return None if j != NOBODY and p.figures[j].captor == i else no("KZ-R37")
    if order == RUN:
        return no("KZ-3.6.1")
    if j == NOBODY or not p.foes(i, j) or not p.touching(i, j):
        return no("KZ-4.21.11")
    return check_victim(p, i, j, action.how)


def check_victim(p: State, i: int, j: int, how: str) -> Refusal | None:
    """KZ-4.21.11, KZ-R38, KZ-7.4.6, KZ-7.5.7, KZ-R37, KZ-R55: what may be done to one in contact."""
    victim = p.figures[j]
    if not victim.suppressed:
        return no("KZ-4.21.11")
    if j in p.figures[i].spared:
        return no("KZ-R38")
    if how == "kill":
        return None
    if not p.rules.captives():
        return no("KZ-7.4.6")
    if victim.profile.cyborg:
        return no("KZ-7.5.7")
    if victim.captor != NOBODY or p.has_captive(i):
        return no("KZ-R37")
    return no("KZ-R55") if p.figures[i].profile.target else None


# ---- (7) to (11)


def check_deed(p: State, i: int, action: FigureAction) -> Refusal | None:
    """(7) to (11): equipment, contact, target, zones, sight, range; or the way."""
    if isinstance(action, Shoot):
        return check_shot(p, i, action)
    if isinstance(action, Area):
        return check_area(p, i, action)
    if isinstance(action, Move):
        return check_move(p, i, action)
    return None


def check_shot(p: State, i: int, action: Shoot) -> Refusal | None:
    """KZ-4.23.1, KZ-4.23.12, KZ-R25, KZ-6.3, KZ-4.23.2, KZ-4.23.5, KZ-6.1.1"""
    volley = p.volley
    weapon = action.weapon
    if volley is not None:
        weapon = volley.weapon if weapon is None else weapon
        if weapon != volley.weapon and not (weapon == ROUNDS and volley.weapon == RIFLE):
            return no("KZ-4.23.1")
        if weapon == ROUNDS and volley.launcher > 0:
            return no("KZ-4.23.12")
    assert weapon is not None
    if not carried(p, i, weapon):
        return no("KZ-4.23.1")
    if p.fresh_foes(i):
        return no("KZ-R25")
    j = p.known(i, action.target)
    if j == NOBODY or not p.foes(i, j) or not p.figures[j].here():
        return no("KZ-4.23.1")
    if hidden_from(p, i, j):
        return no("KZ-R34")
    rule = fire_rule(p, i, j)
    if rule:
        return no(rule)
    if p.rules.blind:
        return None
    if too_dark(p, i, j):
        return no("KZ-6.1.1")
    return no("KZ-4.23.5") if band_of(p, i, j, GUNS[weapon]) == OUT else None


def hidden_from(p: State, i: int, j: int) -> bool:
    """KZ-R34: whether the target is a counter of which one knows the zone but not the place.

    Between rooms of one building the zone is all that counts; from outside the place would.
    """
    masked = p.figures[j].counter > 0 and p.foes(i, j)
    return masked and not indoors(p.table, p.figures[i], p.figures[j])


def check_area(p: State, i: int, action: Area) -> Refusal | None:
    """KZ-6.2.8, KZ-6.2.11, KZ-6.2.14, KZ-R25, KZ-R28, KZ-4.23.1; then zones, sight and range."""
    figure = p.figures[i]
    if isinstance(action, Throw) and figure.grenades == 0:
        return no("KZ-6.2.8")
    if isinstance(action, Flame) and figure.fuel == 0:
        return no("KZ-6.2.11")
    if isinstance(action, Missile) and (figure.missiles == 0 or "launcher" not in figure.profile.items):
        return no("KZ-6.2.14")
    if p.fresh_foes(i):
        return no("KZ-R25")
    named = [one for one in (action.target, action.at, action.zone) if one is not None]
    if isinstance(action, Missile) and action.target is None:
        return no("KZ-R28")
    if len(named) != 1:
        return no("KZ-6.2.6")
    if action.target is not None:
        j = p.known(i, action.target)
        if j == NOBODY or not p.figures[j].here():
            return no("KZ-4.23.1")
        if hidden_from(p, i, j):
            return no("KZ-R34")
        if isinstance(action, Missile) and not p.foes(i, j):
            return no("KZ-6.2.13")
    rule = aim_rule(p, i, action)
    return no(rule) if rule else None


def check_move(p: State, i: int, action: Move) -> Refusal | None:
    """(8), (11): the way, then whom it ends in contact with."""
    plan = plan_move(p, i, action)
    if plan.rule == "KZ-4.22.1":
        return refuse(plan.rule, "path-cost", {"cost": plan.cost(), "allowance": p.allowance(i)})
    if plan.rule:
        return no(plan.rule)
    touched = ends_touching(p, i, plan)
    for id, how in sorted((action.finish or {}).items()):
        j = p.known(i, id)
        if j not in touched:
            return no("KZ-4.21.11")
        refusal = check_victim(p, i, j, how)
        if refusal is not None:
            return refusal
    if captures_twice(action):
        return no("KZ-R37")
    if action.stance == NON_LETHAL:
        foes = [j for j in touched if p.figures[j].fresh()]
        if p.order_of(i) != ASSAULT or not any([takeable(p, j) for j in foes]):
            return no("KZ-R36")
    return None


def captures_twice(action: Move) -> bool:
    """KZ-R37: one captive per captor."""
    return len([how for how in (action.finish or {}).values() if how == "capture"]) > 1
