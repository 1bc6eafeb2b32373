"""The course of a turn: initiative, counters, activations, changes of orders, end (3.1)."""

from grognard.rulesets.killzone.actions import Orders
from grognard.rulesets.killzone.command import (
    KEPT,
    SUCCESS,
    automatic,
    awake,
    initiative_bonus,
    initiative_score,
    may_try,
    order_rule,
    order_score,
    screw_up,
)
from grognard.rulesets.killzone.events import (
    CounterPlaced,
    Group,
    Initiative,
    Order,
    OrderRoll,
    Ranking,
    Tie,
    TurnStarted,
)
from grognard.rulesets.killzone.figure import NO_SCORE, NOBODY
from grognard.rulesets.killzone.outcome import judge, judge_limit
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.words import (
    IN_ACTIVATE,
    IN_CHANGES,
    IN_COUNTERS,
    NO_ORDER,
    ORDER_OF,
    ORDERS,
    STAY_SHARP,
)
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log

# ---- orders revealed


def reveal_first(p: State, log: Log | None) -> None:
    """KZ-4.0.1, KZ-R9: all first orders together."""
    for _, action in p.answers.take():
        assert isinstance(action, Orders)
        for id, order in action.orders.items():
            p.groups[p.group(id)].order = ORDER_OF[order]
    tell_orders(p, log)


def tell_orders(p: State, log: Log | None) -> None:
    """13.6: of every group in order, changed or not."""
    if log is None:
        return
    for number, group in enumerate(p.groups):
        if group.order != NO_ORDER:
            log.say(Order(p.group_id(number), ORDERS[group.order]))


# ---- initiative


def roll_initiative(p: State, dice: Dice, log: Log | None) -> None:
    """KZ-4.1.2 to KZ-4.1.5, KZ-R53: every group with a figure on the table."""
    ranked: list[int] = []
    for g, group in enumerate(p.groups):
        group.acted = False
        group.counter = 0
        group.score = NO_SCORE
        if not p.present(g):
            continue
        roll = dice.roll("kz.initiative", 6, 1, p.group_id(g))[0]
        group.score = initiative_score(p, g, roll)
        ranked.append(g)
        if log is not None:
            doubled = group.order == STAY_SHARP
            log.say(Initiative(p.group_id(g), roll, group.score, doubled, initiative_bonus(p, g)))
    p.ranking = rank(p, ranked, dice, log)
    if log is not None:
        log.say(Ranking([p.group_id(g) for g in p.ranking]))
    p.enter(IN_COUNTERS)
    force_counters(p, log)


def rank(p: State, groups: list[int], dice: Dice, log: Log | None) -> list[int]:
    """KZ-4.1.4, KZ-R11: by score, then headsets, then further rolls of tied sets."""
    found: list[int] = []
    for score in sorted({p.groups[g].score for g in groups}, reverse=True):
        for headset in (True, False):
            tied = [g for g in groups if p.groups[g].score == score and p.headsets(g) == headset]
            found.extend(untie(p, tied, dice, log))
    return found


def untie(p: State, tied: list[int], dice: Dice, log: Log | None) -> list[int]:
    """KZ-R11: groups of one seat keep their order; of several, each rolls, and equal ones again."""
    if len({p.roster.groups[g].seat for g in tied}) < 2:
        return tied
    rolls: dict[int, int] = {}
    for g in tied:
        rolls[g] = dice.roll("kz.initiative.tie", 6, 1, p.group_id(g))[0]
        if log is not None:
            log.say(Tie(p.group_id(g), rolls[g]))
    found: list[int] = []
    for face in sorted(set(rolls.values()), reverse=True):
        found.extend(untie(p, [g for g in tied if rolls[g] == face], dice, log))
    return found


# ---- counters


def free_numbers(p: State) -> list[int]:
    """KZ-4.1.5: the counters that are left; as many as groups take part."""
    taken = [group.counter for group in p.groups if group.counter > 0]
    return [number for number in range(1, len(p.ranking) + len(taken) + 1) if number not in taken]


def without_counter(p: State, seat: int) -> list[int]:
    """KZ-4.1.5: the seat's groups that take part and have none."""
    return [
        g
        for g, group in enumerate(p.groups)
        if group.score != NO_SCORE and group.counter == 0 and p.roster.groups[g].seat == seat
    ]


def place_counter(p: State, seat: int, g: int, number: int, log: Log | None) -> None:
    """KZ-4.1.5, KZ-R12: the next of the ranking has picked; a forced last pick is made at once."""
    p.groups[g].counter = number
    p.ranking = p.ranking[1:]
    if log is not None:
        log.say(CounterPlaced(seat, p.group_id(g), number))
    force_counters(p, log)


def force_counters(p: State, log: Log | None) -> None:
    """KZ-R12: the last pick; and on to the first activation."""
    if len(p.ranking) == 1:
        seat = p.roster.groups[p.ranking[0]].seat
        place_counter(p, seat, without_counter(p, seat)[0], free_numbers(p)[0], log)
    elif not p.ranking:
        p.enter(IN_ACTIVATE)
        p.active = NOBODY


# ---- activations


def next_group(p: State) -> int:
    """KZ-4.1.6, KZ-R53: the lowest counter whose group has not acted and can, or NOBODY."""
    best = NOBODY
    for g, group in enumerate(p.groups):
        if group.counter > 0 and not group.acted and p.free_members(g):
            if best == NOBODY or group.counter < p.groups[best].counter:
                best = g
    return best


def ended(p: State) -> bool:
    """3.2: every member in play is done or a captive."""
    if p.active == NOBODY:
        return True
    return all([p.figures[i].done for i in p.free_members(p.active)])


def pass_on(p: State, log: Log | None) -> None:
    """KZ-4.2.3: the group that acted returns its counter, the next begins; after the last, orders."""
    if p.active != NOBODY:
        p.groups[p.active].acted = True
        p.groups[p.active].counter = 0
    p.open = NOBODY
    p.active = next_group(p)
    if p.active == NOBODY:
        for group in p.groups:
            group.counter = 0
        p.enter(IN_CHANGES)
        return
    if log is not None:
        log.say(Group(p.group_id(p.active)))
    for i in p.roster.groups[p.active].members:
        awake(p, i, log)


# ---- changes of orders


def able_seats(p: State) -> list[int]:
    """KZ-4.3.1: seats with a group that may try, ascending.

    KZ-R34: debts are public, so a group with counters counts as able wherever these stand.
    """
    return sorted(
        {
            group.seat
            for group in p.roster.groups
            if not may_try(p, group.number) or (p.masked(group.number) and p.free_members(group.number))
        }
    )


def resolve_changes(p: State, dice: Dice, log: Log | None) -> None:
    """KZ-4.3.2, KZ-4.3.3, KZ-R10: rolled group by group, revealed together."""
    wanted: dict[int, int] = {}
    for _, action in p.answers.take():
        assert isinstance(action, Orders)
        for id, order in action.orders.items():
            wanted[p.group(id)] = ORDER_OF[order]
    for g, group in enumerate(p.groups):
        if g in wanted and not order_rule(p, g, wanted[g]):
            if automatic(p, g) or try_change(p, g, dice, log):
                group.order = wanted[g]
    tell_orders(p, log)
    judge(p, log)
    if p.result is None:
        end_turn(p, dice, log)


def try_change(p: State, g: int, dice: Dice, log: Log | None) -> bool:
    """2.10: 6 or more a new order, 3 to 5 the old one stays, less a screw-up."""
    roll = dice.roll("kz.orders", 6, 1, p.group_id(g))[0]
    score = order_score(p, g, roll)
    result = "changed" if score >= SUCCESS else "kept" if score >= KEPT else "screw_up"
    if log is not None:
        log.say(OrderRoll(p.group_id(g), roll, score, result))
    if result == "screw_up":
        screw_up(p, g, log)
    return result == "changed"


def end_turn(p: State, dice: Dice, log: Log | None) -> None:
    """KZ-R58: the limit; what is remembered for a turn is cleared; the next turn's initiative."""
    if p.turn >= p.rules.turn_limit:
        judge_limit(p, log)
        return
    for i in range(len(p.figures)):
        if p.figures[i].marked():
            p.edit(i).new_turn()
    p.turn += 1
    if log is not None:
        log.say(TurnStarted(p.turn))
    roll_initiative(p, dice, log)
