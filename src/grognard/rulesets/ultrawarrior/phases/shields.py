"""Step 1 of a turn: every seat secretly powers its Shields (UW-3.22.1)."""

from typing import Final

from grognard.rulesets.ultrawarrior.actions import SetShields
from grognard.rulesets.ultrawarrior.phases.base import Phase
from grognard.rulesets.ultrawarrior.refusals import refuse
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.turn import open_impulses
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.contract import Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Answered, Form, Seat

POWERING: Final = Form("set_shields", {})
SIZES: Final[tuple[int, ...]] = (6, 0, 10, 2, 12, 16, 20, 30)
"""What is suggested, the usual first: one Heat Blast, none, one Frost Bolt, ..."""


class ShieldsPhase(Phase):
    """An answer is final; Energy moves when the last seat has answered (UW-4.2.1)."""

    def asked(self, p: State) -> tuple[int, ...]:
        """UW-R18: also of a seat that can put in nothing but 0, to hide who is empty."""
        return tuple([seat for seat in p.living_seats() if not p.answers.has(seat)])

    def menu(self, p: State, seat: Seat) -> Menu:
        return Menu((), (POWERING,))

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        """UW-3.22.1: exactly his living warriors; then for each in order UW-R18, UW-4.3.5, UW-4.2.1."""
        assert isinstance(action, SetShields)
        own = p.of_seat(seat)
        if sorted(action.shields) != [warrior.id for warrior in own]:
            return refuse("UW-3.22.1", "shields-warriors")
        for warrior in own:
            refusal = self.check_one(warrior, action.shields[warrior.id])
            if refusal is not None:
                return refusal
        return None

    def check_one(self, warrior: Warrior, amount: int) -> Refusal | None:
        """One warrior's Shield."""
        if amount < 0:
            return refuse("UW-R18", "shields-whole")
        if amount > 0 and warrior.suit == 0:
            return refuse("UW-4.3.5", "shields-no-suit")
        if amount > most(warrior):
            return refuse("UW-4.2.1", "shields-energy", {"energy": most(warrior)})
        return None

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        p.answers.give(seat, action)
        if log is not None:
            log.say(Answered(seat, self.kind))

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        open_impulses(p, dice, log)

    def draw(self, p: State, seat: Seat, form: Form, dice: Dice) -> Action:
        """Small Shields three times out of four; every split can come up."""
        shields: dict[str, int] = {}
        for warrior in p.of_seat(seat):
            bound = most(warrior)
            if dice.hidden("pick", 4)[0] > 1:
                bound = min(bound, 12)
            shields[warrior.id] = dice.hidden("pick", bound + 1)[0] - 1
        return SetShields(shields)

    def suggest(self, p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
        """The same size for all his warriors, each as far as his Energy goes."""
        found: list[Action] = []
        for size in SIZES:
            action = SetShields({warrior.id: min(size, most(warrior)) for warrior in p.of_seat(seat)})
            if action not in found:
                found.append(action)
        return found[: max(1, k)]


def most(warrior: Warrior) -> int:
    """UW-4.2.1, UW-R18: all of his remaining Energy and reserve; nothing without a suit (UW-4.3.5)."""
    return warrior.energy + warrior.reserve if warrior.suit > 0 else 0
