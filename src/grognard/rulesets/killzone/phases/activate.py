"""A group acts, figure by figure (3.2, KZ-4.2.2, KZ-4.2.4)."""

from grognard.rulesets.killzone.actions import EndGroup
from grognard.rulesets.killzone.deeds import carry_out
from grognard.rulesets.killzone.duty import check_act
from grognard.rulesets.killzone.offers import draw_act, menu_of, suggestions
from grognard.rulesets.killzone.phases.base import Phase
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.turn import ended, pass_on
from grognard.umpire.contract import Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Form, Seat


class ActivatePhase(Phase):
    """The owner of the active group decides, until all its figures are done."""

    def asked(self, p: State) -> tuple[int, ...]:
        return () if ended(p) else (p.active_seat(),)

    def menu(self, p: State, seat: Seat) -> Menu:
        return menu_of(p)

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        return check_act(p, action)

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        carry_out(p, action, dice, log)

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        """KZ-4.2.3, KZ-R61: the activation passes on."""
        pass_on(p, log)

    def draw(self, p: State, seat: Seat, form: Form, dice: Dice) -> Action:
        return draw_act(p, form, dice)

    def suggest(self, p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
        found = suggestions(p, dice, k)
        return found if found else [EndGroup()]
