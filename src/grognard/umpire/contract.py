"""The contract of a position: what every game's state answers to match, playouts, bots and laws.

Compiled with mypyc; a stranger's plain Python subclass works all the same. The contract of the game
itself (scenarios, notation, presentation) is `umpire/ruleset.py`.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.sealed import SealedAnswers
from grognard.umpire.words import (
    Action,
    Answer,
    Battle,
    Data,
    Due,
    Event,
    Form,
    Outcome,
    Over,
    Question,
    Seat,
)


class Menu:
    """What a seat may answer, for machines: finite actions and parametric forms.

    Every legal action but `concede` is in `actions` or fits one of `forms`; a form has at least one
    action that passes `check`. Actions are shared instances: never changed, compared by value.
    """

    def __init__(self, actions: Sequence[Action], forms: Sequence[Form] = ()) -> None:
        self.actions = actions
        self.forms = forms

    def offers(self, action: Action) -> bool:
        """Whether the action is listed or fits a form (which alone does not make it legal)."""
        return action in self.actions or any(form.fits(action) for form in self.forms)


NOTHING: Final = Menu((), ())


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A sub-decision under way, as plain data. No closure or generator ever waits."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def clone(self) -> "Frame":
        """An independent copy."""
        return Frame(self.kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What an audience has learnt and its view no longer shows; folded from its stream alone."""

    def hear(self, event: Event) -> None:
        """Take in the next event of the stream. The base class remembers nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The whole truth of a match at one moment.

    `stack`: the top frame alone asks; the bottom one is the sequence of play.
    `answers`: what has been answered to the simultaneous decision on top.
    `result`: set when the match has ended.
    """

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.answers = SealedAnswers()
        self.result: Outcome | None = None

    def owed(self) -> tuple[Due, ...]:
        """Who owes which kind of decision, seats ascending; empty if and only if the match is over."""
        raise NotImplementedError

    def menu(self, seat: Seat) -> Menu:
        """What the seat may answer now; `NOTHING` when it owes nothing."""
        raise NotImplementedError

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """The one judge: None, or why the (well-typed) action may not be done. Reads what the view holds."""
        raise NotImplementedError

    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        """Carry out a legal action in place, on to the next debt or the end. The caller vouches for it."""
        raise NotImplementedError

    def draw(self, seat: Seat, form: Form, dice: Dice) -> Action:
        """A legal answer of the form at random, by `dice.hidden`; every answer can come up."""
        raise NotImplementedError

    def suggest(self, seat: Seat, dice: Dice, k: int) -> list[Action]:
        """1 to `k` legal answers, good ones first; for forms the only finite list there is."""
        raise NotImplementedError

    def clone(self) -> "Position":
        """An independent copy."""
        raise NotImplementedError

    def view(self, seat: Seat) -> Data:
        """What the seat (or SPECTATOR) may know, built from nothing: the notation's shape, with `seat`."""
        raise NotImplementedError

    def ask(self, seat: Seat, question: Question) -> Answer | Refusal:
        """The answer to a question from the seat's view (SPECTATOR too). Changes and rolls nothing."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.result

    def notation(self) -> Data:
        """The whole position as plain data; the same position always gives the same data."""
        raise NotImplementedError

    def plays(self, seat: Seat) -> bool:
        """Whether the seat still has a part in the match (public)."""
        return True

    def battles(self) -> tuple[Battle, ...]:
        """Campaigns: matches that must be played now."""
        return ()

    def end(self, outcome: Outcome, log: Log | None) -> None:
        """End the match here, whatever was under way, and say so. The umpire ends agreed draws by it."""
        self.result = outcome
        self.stack = []
        self.answers = SealedAnswers()
        if log is not None:
            log.say(Over(list(outcome.winners), outcome.reason))

    def random_action(self, seat: Seat, dice: Dice) -> Action:
        """A menu entry or form at random, forms drawn: what random play does."""
        menu = self.menu(seat)
        actions, forms = menu.actions, menu.forms
        n = dice.hidden("pick", len(actions) + len(forms))[0] - 1
        if n < len(actions):
            return actions[n]
        return self.draw(seat, forms[n - len(actions)], dice)
