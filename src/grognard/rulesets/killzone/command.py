"""Dice of a whole group: rally, initiative, change of orders (2.8 to 2.10)."""

from typing import Final

from grognard.rulesets.killzone.effects import free_captives, side_of, suppress
from grognard.rulesets.killzone.events import CounterActed, Rallied
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.words import (
    ASSAULT,
    CYBORG,
    HIT_AND_RUN,
    KEEP_DOWN,
    KILLED,
    LEADER,
    REBEL,
    SHOOT,
    STAY_SHARP,
)
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log

SUCCESS: Final = 6
KEPT: Final = 3
"""2.10: from 3 to 5 the old order stays; below, the group screws up."""
PROGRAMME: Final[tuple[int, ...]] = (SHOOT, KEEP_DOWN, ASSAULT)
"""KZ-5.1.12"""


# ---- rally


def rally_bonus(p: State, i: int) -> int:
    """KZ-4.21.4 to KZ-4.21.9: table 2.8."""
    figure = p.figures[i]
    g = figure.profile.group
    total = 3 if figure.profile.rank == LEADER or figure.profile.cyborg else 0
    total += contact_bonus(p, i)
    others = [j for j in p.present(g) if j != i and p.figures[j].suppressed]
    if not others:
        total += 1
    return total + (1 if half_alive(p, g) else 0)


def contact_bonus(p: State, i: int) -> int:
    """KZ-4.21.5 to KZ-4.21.7, KZ-R14, KZ-R29: the best who stands by, or all of them."""
    own = p.figures[i].profile
    leader, sub, member = False, False, False
    for j in p.contacts(i):
        other = p.figures[j]
        if p.foes(i, j) or not other.fresh():
            continue
        mate = other.profile.group == own.group
        if other.profile.hero or (mate and other.profile.rank == LEADER):
            leader = True
        elif mate and other.profile.is_sub():
            sub = True
        elif mate:
            member = True
    lines = [3 if leader else 0, 2 if sub else 0, 1 if member else 0]
    return sum(lines) if p.rules.summed else max(lines)


def half_alive(p: State, g: int) -> bool:
    """KZ-4.21.9: captives and figures that left count as alive."""
    profile = p.roster.groups[g]
    alive = len([i for i in profile.members if p.figures[i].status != KILLED])
    return 2 * alive >= profile.start


def rally(p: State, i: int, dice: Dice, log: Log | None) -> None:
    """KZ-4.21.1 to KZ-4.21.3"""
    bonus = rally_bonus(p, i)
    if p.figures[i].counter > 0:
        roll = dice.hidden("kz.rally", 6, 1, p.id(i))[0]
    else:
        roll = dice.roll("kz.rally", 6, 1, p.id(i))[0]
    figure = p.edit(i)
    figure.tested = True
    p.open = i
    if roll + bonus >= SUCCESS:
        recover(p, i)
    tell_rally(p, i, Rallied(p.id(i), roll + bonus, roll + bonus >= SUCCESS, roll), log)


def recover(p: State, i: int) -> None:
    """KZ-4.21.2: one further action, none if it has moved already."""
    figure = p.edit(i)
    figure.suppressed = False
    figure.actions_left = 0 if figure.moved else 1


def awake(p: State, i: int, log: Log | None) -> None:
    """KZ-5.1.3: a suppressed Hero recovers at the start of his own activation; a captive one does not."""
    figure = p.figures[i]
    if not figure.profile.hero or not figure.here() or not figure.suppressed or figure.captor >= 0:
        return
    recover(p, i)
    tell_rally(p, i, Rallied(p.id(i), SUCCESS, True), log)


def tell_rally(p: State, i: int, event: Rallied, log: Log | None) -> None:
    """KZ-R34: of a counter others hear only that it tries; its die is hidden from them."""
    number = p.figures[i].counter
    if log is None:
        return
    if number > 0:
        log.veil(event, side_of(p, i), CounterActed(number, "rally"))
    else:
        log.say(event)


# ---- initiative


def initiative_bonus(p: State, g: int) -> int:
    """KZ-4.1.3"""
    return 3 if p.leader_stands(g, True) else 0


def initiative_score(p: State, g: int, roll: int) -> int:
    """KZ-4.1.2, KZ-3.2.2"""
    doubled = p.groups[g].order == STAY_SHARP
    return (2 * roll if doubled else roll) + initiative_bonus(p, g)


# ---- orders


def order_score(p: State, g: int, roll: int) -> int:
    """KZ-4.3.2, KZ-4.3.6, KZ-R14: table 2.10."""
    leader, sub = p.leader_stands(g, False), p.sub_stands(g)
    bonus = max(2 if leader else 0, 1 if sub else 0)
    if p.rules.summed:
        bonus = (2 if leader else 0) + (1 if sub else 0)
    return (roll if p.any_suppressed(g) else 2 * roll) + bonus


def automatic(p: State, g: int) -> bool:
    """KZ-5.1.4, KZ-R57: an unsuppressed Hero changes orders without a roll."""
    members = p.free_members(g)
    return len(members) == 1 and p.figures[members[0]].profile.hero and not p.figures[members[0]].suppressed


def may_try(p: State, g: int) -> str:
    """KZ-4.3.4, KZ-R53: the rule by which a group may not try to change orders, or nothing."""
    if not p.free_members(g):
        return "KZ-R53"
    return "" if p.headsets(g) or p.together(g) else "KZ-4.3.4"


def order_rule(p: State, g: int, order: int) -> str:
    """KZ-5.1.12, KZ-5.2.14 to KZ-5.2.16, KZ-3.0.2: the rule by which it may not have this order."""
    profile = p.roster.groups[g]
    if profile.type == CYBORG and order not in PROGRAMME:
        return "KZ-5.1.12"
    if order != HIT_AND_RUN:
        return ""
    if profile.type != REBEL:
        return "KZ-5.2.14"
    if p.any_suppressed(g):
        return "KZ-5.2.15"
    leader = any([p.figures[i].profile.rank == LEADER for i in p.free_members(g)])
    return "" if leader and p.headsets(g) else "KZ-5.2.16"


def screw_up(p: State, g: int, log: Log | None) -> None:
    """KZ-4.3.5, KZ-7.5.6: every member on the table becomes suppressed, and lets go whom it holds."""
    for i in p.present(g):
        suppress(p, i, log)
    free_captives(p, log)
