"""What every phase answers: listing, judging and doing side by side."""

from typing import Final

from grognard.rulesets.killzone.state import State
from grognard.umpire.contract import NOTHING, Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Due, Form, Seat

TRIES: Final = 24
"""How often a drawn answer is tried before a sure one is given."""


class Phase:
    """A state in which somebody may owe a decision of kind `kind`.

    `not_owed` is the rule that names a seat's turn to decide here (13.5).
    """

    def __init__(self, kind: str, not_owed: str, types: tuple[type[Action], ...]) -> None:
        self.kind = kind
        self.not_owed = not_owed
        self.types = types
        self.debts: dict[tuple[int, ...], tuple[Due, ...]] = {}

    def asked(self, p: State) -> tuple[int, ...]:
        """The seats that owe a decision, ascending; none: the phase passes by itself."""
        raise NotImplementedError

    def owed(self, p: State) -> tuple[Due, ...]:
        """The same with the kind, from a table."""
        seats = self.asked(p)
        due = self.debts.get(seats)
        if due is None:
            due = tuple([(seat, self.kind) for seat in seats])
            self.debts[seats] = due
        return due

    def menu(self, p: State, seat: Seat) -> Menu:
        """What the seat, which owes, may answer."""
        return NOTHING

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        """The phase's own checks (13.5): the seat owes, and the action is of the right type."""
        raise NotImplementedError

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        """What passes by itself when nobody is asked: one piece of it."""
        raise NotImplementedError

    def draw(self, p: State, seat: Seat, form: Form, dice: Dice) -> Action:
        """A legal answer of the form at random."""
        raise NotImplementedError

    def suggest(self, p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
        """Good answers first, at most `k`."""
        raise NotImplementedError


def pick(dice: Dice, n: int) -> int:
    """A number from 0 to `n` - 1, hidden: for choosing."""
    return dice.hidden("pick", n)[0] - 1
