"""Orders: the first ones (KZ-4.0.1), and event 3 (KZ-4.3.1). Both are secret and simultaneous."""

from typing import Final

from grognard.rulesets.killzone.actions import Orders
from grognard.rulesets.killzone.command import may_try, order_rule
from grognard.rulesets.killzone.figure import NOBODY
from grognard.rulesets.killzone.phases.base import Phase, pick
from grognard.rulesets.killzone.refusals import no
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.turn import able_seats, resolve_changes, reveal_first, roll_initiative
from grognard.rulesets.killzone.words import ORDER_OF, ORDERS
from grognard.umpire.contract import Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Answered, Form, Seat

ORDERING: Final = Form("orders", {})
USUAL: Final[tuple[int, ...]] = (0, 1, 3, 2, 5, 4, 6)
"""Orders in which they are suggested."""


class OrdersPhase(Phase):
    """What both have in common."""

    def may_have(self, p: State, g: int, order: int) -> str:
        """The rule by which a group may not be given this order, or nothing."""
        raise NotImplementedError

    def own_groups(self, p: State, seat: Seat) -> list[int]:
        """The seat's groups that can be given orders here."""
        raise NotImplementedError

    def menu(self, p: State, seat: Seat) -> Menu:
        return Menu((), (ORDERING,))

    def check_groups(self, p: State, seat: Seat, action: Orders, foreign: str) -> Refusal | None:
        """13.5: own groups only, then group by group in order."""
        wanted: dict[int, int] = {}
        for id, order in action.orders.items():
            g = p.group(id)
            if g == NOBODY or p.roster.groups[g].seat != seat:
                return no(foreign)
            wanted[g] = ORDER_OF[order]
        for g in sorted(wanted):
            rule = self.may_have(p, g, wanted[g])
            if rule:
                return no(rule)
        return None

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        p.answers.give(seat, action)
        if log is not None:
            log.say(Answered(seat, self.kind))

    def open_orders(self, p: State, g: int) -> list[str]:
        """The orders that the group may be given, the usual first."""
        return [ORDERS[order] for order in USUAL if not self.may_have(p, g, order)]


class FirstOrders(OrdersPhase):
    """KZ-4.0.1, KZ-3.0.1, KZ-R9: one for every group."""

    def asked(self, p: State) -> tuple[int, ...]:
        return tuple([seat for seat in p.seats_with_groups() if not p.answers.has(seat)])

    def own_groups(self, p: State, seat: Seat) -> list[int]:
        return [group.number for group in p.roster.groups if group.seat == seat]

    def may_have(self, p: State, g: int, order: int) -> str:
        return order_rule(p, g, order)

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        """KZ-4.0.1: exactly the own groups; then KZ-5.1.12, KZ-5.2.14 to KZ-5.2.16."""
        assert isinstance(action, Orders)
        if any([p.group_id(g) not in action.orders for g in self.own_groups(p, seat)]):
            return no("KZ-4.0.1")
        return self.check_groups(p, seat, action, "KZ-4.0.1")

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        reveal_first(p, log)
        roll_initiative(p, dice, log)

    def draw(self, p: State, seat: Seat, form: Form, dice: Dice) -> Action:
        """Any open order for each group."""
        orders: dict[str, str] = {}
        for g in self.own_groups(p, seat):
            allowed = self.open_orders(p, g)
            orders[p.group_id(g)] = allowed[pick(dice, len(allowed))]
        return make_orders(orders)

    def suggest(self, p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
        """The same order for all groups, where they may have it."""
        found: list[Action] = []
        for wanted in USUAL:
            orders: dict[str, str] = {}
            for g in self.own_groups(p, seat):
                allowed = self.open_orders(p, g)
                orders[p.group_id(g)] = ORDERS[wanted] if ORDERS[wanted] in allowed else allowed[0]
            action = make_orders(orders)
            if action not in found:
                found.append(action)
        return found[: max(1, k)]


class ChangesPhase(OrdersPhase):
    """KZ-4.3.1, KZ-R10: groups that try, and the order each wants; the others keep theirs."""

    def asked(self, p: State) -> tuple[int, ...]:
        return tuple([seat for seat in able_seats(p) if not p.answers.has(seat)])

    def own_groups(self, p: State, seat: Seat) -> list[int]:
        return [
            group.number for group in p.roster.groups if group.seat == seat and not may_try(p, group.number)
        ]

    def may_have(self, p: State, g: int, order: int) -> str:
        if p.groups[g].order == order:
            return "KZ-R10"
        return may_try(p, g) or order_rule(p, g, order)

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        """KZ-4.3.1, KZ-R10, KZ-4.3.4, KZ-5.1.12, KZ-5.2.14 to KZ-5.2.16"""
        assert isinstance(action, Orders)
        return self.check_groups(p, seat, action, "KZ-4.3.1")

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        resolve_changes(p, dice, log)

    def draw(self, p: State, seat: Seat, form: Form, dice: Dice) -> Action:
        """Each group keeps its order every second time; any other order can come up."""
        orders: dict[str, str] = {}
        for g in self.own_groups(p, seat):
            allowed = self.open_orders(p, g)
            if allowed and pick(dice, 2) == 0:
                orders[p.group_id(g)] = allowed[pick(dice, len(allowed))]
        return make_orders(orders)

    def suggest(self, p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
        """Keep all; then a change of one group."""
        found: list[Action] = [Orders({})]
        for g in self.own_groups(p, seat):
            for order in self.open_orders(p, g):
                found.append(make_orders({p.group_id(g): order}))
        return found[: max(1, k)]


def make_orders(orders: dict[str, str]) -> Orders:
    """An answer; the words are those of ORDERS."""
    return Orders(orders)  # type: ignore[arg-type]
