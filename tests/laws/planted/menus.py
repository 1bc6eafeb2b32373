"""Faults of menus and debts: laws 1 and 2."""

from typing import Self

from fogbay.actions import Allocate, EndTurn, Flare, Land, Sail
from fogbay.position import Bay
from fogbay.state import ALLOCATE, HailFrame

from grognard.umpire.contract import Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import (
    Action,
    Concede,
    Due,
    Form,
    Outcome,
    Seat,
)
from tests.laws.planted.plant import in_position, step_of

# ---- law 1


@in_position(1, "a menu that offers too much")
class OffersTooMuch(Bay):
    def menu(self, seat: Seat) -> Menu:
        menu = super().menu(seat)
        extra = [Land(boat) for boat in self.lights_of(seat)] if EndTurn() in menu.actions else []
        return Menu([*menu.actions, *extra], menu.forms)


@in_position(1, "a legal action that no menu offers")
class OffersTooLittle(Bay):
    def menu(self, seat: Seat) -> Menu:
        menu = super().menu(seat)
        return Menu(menu.actions, [form for form in menu.forms if form.type != "flare"])


@in_position(1, "a form that draws what is forbidden")
class DrawsTooFar(Bay):
    def draw(self, seat: Seat, form: Form, dice: Dice) -> Action:
        action = super().draw(seat, form, dice)
        return Sail(action.boat, [*action.path, "a1"]) if isinstance(action, Sail) else action


@in_position(1, "a suggestion that is forbidden")
class SuggestsTooMuch(Bay):
    def suggest(self, seat: Seat, dice: Dice, k: int) -> list[Action]:
        action = Allocate(dict.fromkeys(self.boats_of(seat), 2))
        return [action] if step_of(self) == ALLOCATE else super().suggest(seat, dice, k)


@in_position(1, "a refusal naming an unknown rule")
class UnknownRule(Bay):
    def check(self, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().check(seat, action)
        unknown = refusal is not None and refusal.rule == "FB-4.3"
        return Refusal("FB-4.33", refusal.text, refusal.facts) if refusal is not None and unknown else refusal


@in_position(1, "a check that changes something")
class CheckChanges(Bay):
    def check(self, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Flare) and action.powder > 6:
            self.sheets[0].luck = 0
        return super().check(seat, action)


@in_position(1, "a check that forgets what the notation does not hold")
class CheckRemembers(Bay):
    fresh = False

    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        super().play_unchecked(seat, action, dice, log)
        self.fresh = isinstance(action, Sail)

    def clone(self) -> Self:
        copy = super().clone()
        copy.fresh = self.fresh
        return copy

    def menu(self, seat: Seat) -> Menu:
        menu = super().menu(seat)
        return Menu(
            [a for a in menu.actions if not (self.fresh and a == EndTurn())] or menu.actions, menu.forms
        )

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        late = self.fresh and action == EndTurn() and len(super().menu(seat).actions) > 1
        return Refusal("FB-4.8", "fb-refused-sailed", {"boat": "A"}) if late else super().check(seat, action)


# ---- law 2


@in_position(2, "a position from which nobody can go on")
class Stuck(Bay):
    def owed(self) -> tuple[Due, ...]:
        owed = super().owed()
        return () if self.turn == 2 and owed and owed[0][1] == "act" else owed

    def run_on(self, dice: Dice, log: Log | None) -> None:
        if not (self.turn == 2 and self.stack and step_of(self) != ALLOCATE):
            super().run_on(dice, log)


@in_position(2, "a debt with nothing to answer it")
class NothingOffered(Bay):
    def menu(self, seat: Seat) -> Menu:
        menu = super().menu(seat)
        return Menu((), ()) if step_of(self) == -1 else menu


@in_position(2, "a seat that has gone out and is still asked")
class AskedAfterConceding(Bay):
    def concede(self, seat: Seat, log: Log | None) -> None:
        super().concede(seat, log)
        self.sheets[seat].out = len(self.seats_in()) == 1 and self.sheets[seat].out


@in_position(2, "a frame in which one may not concede")
class NoConcession(Bay):
    def check(self, seat: Seat, action: Action) -> Refusal | None:
        refused = isinstance(action, Concede) and isinstance(self.stack[-1], HailFrame)
        return Refusal("FB-1.6", "fb-refused-not-asked") if refused else super().check(seat, action)


@in_position(2, "a match without an end")
class Endless(Bay):
    def end(self, outcome: Outcome, log: Log | None) -> None:
        if outcome.reason == "concession":
            super().end(outcome, log)
        else:
            self.turn, self.sheets[0].score, self.sheets[1].score = 1, 0, 0
