"""The words every game shares: actions, events, questions and answers as frozen Structs.

One Struct is one word of the notation: the same in case files, records, on the
wire and in Python. A ruleset adds its own by subclassing `Action`, `Event`, `Question` and `Answer`.
This module is never compiled: mypyc drops class keywords such as `frozen` and `tag` silently.
"""

import re
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

Data = dict[str, Any]
"""Plain data: maps with text keys, lists, text, integers, truth values, null. Never a float."""

Seat = int
"""0 and up; `SPECTATOR` watches, `UMPIRE` acts only to bring a campaign its results."""

Due = tuple[int, str]
"""Who owes which kind of decision."""

SPECTATOR = -1
UMPIRE = -2


def snake(name: str) -> str:
    """The tag of a Struct's class name: `PickUp` is `pick_up`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Word(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="type",
    tag=snake,
):
    """A tagged value of the notation. Only fields that may be absent have a default."""

    def data(self) -> Data:
        """The plain-data form, with `type`; fields at their default are left out."""
        data: Data = msgspec.to_builtins(self)
        return data

    @property
    def type(self) -> str:
        """The word itself, as in the notation's `type`."""
        return str(self.__struct_config__.tag)


class Action(Word, frozen=True):
    """What a seat answers. It never holds the seat that acts: that stands beside it."""


class Event(Word, frozen=True):
    """What has happened, as one audience may be told it.

    `reveals` marks an event that shows something hidden: it is a seal, and the two-worlds law
    compares streams only up to the first of them. `ends_turn` marks one that ends a turn: the record
    keeps the digest of the position there.
    """

    reveals: ClassVar[bool] = False
    ends_turn: ClassVar[bool] = False


class Question(Word, frozen=True):
    """What a player may ask the umpire. It changes nothing and rolls nothing."""


class Answer(Word, frozen=True):
    """What the umpire answers, from the asking seat's view alone."""

    def data(self) -> Data:
        """The plain-data form without `type`: an answer is known by its question."""
        data = super().data()
        del data["type"]
        return data


# ---- the umpire's actions


class Concede(Action, frozen=True):
    """Give up. Stands in no menu; legal at every debt of one's own, in every frame."""


class OfferDraw(Action, frozen=True):
    """Offer a draw; at most one offer is open."""


class AnswerDraw(Action, frozen=True):
    """Accept or decline an open offer; the offerer withdraws it with false."""

    accept: bool


class AskUndo(Action, frozen=True):
    """Go back to before the event numbered `to` in the asker's own stream."""

    to: int


class AnswerUndo(Action, frozen=True):
    """Agree or refuse that an action is taken back."""

    accept: bool


class EnterDice(Action, frozen=True):
    """A real roll: `[name, face, ...]`."""

    dice: list[str | int]


UmpireAction = OfferDraw | AnswerDraw | AskUndo | AnswerUndo | EnterDice
"""Carried out by the match itself. `Concede` is not one of them: every ruleset carries it out."""


# ---- the umpire's events


class Rolled(Event, frozen=True):
    """An open roll, told before the event it decides."""

    name: str
    dice: list[int]
    by: str | None = None


class Asked(Event, frozen=True):
    """The debts have changed: who owes what now. To all."""

    owed: dict[str, str]


class Answered(Event, frozen=True):
    """A seat has answered a secret decision; never what."""

    seat: int
    kind: str


class Conceded(Event, frozen=True):
    """A seat has given up."""

    seat: int


class DrawOffered(Event, frozen=True):
    """A draw is offered by `seat`."""

    seat: int


class DrawAnswered(Event, frozen=True):
    """`seat` accepts, declines or withdraws."""

    seat: int
    accept: bool


class UndoAsked(Event, frozen=True):
    """`seat` asks to go back to before event `to` of the hearer's own stream."""

    seat: int
    to: int


class UndoAnswered(Event, frozen=True):
    """`seat` agrees or refuses."""

    seat: int
    accept: bool


class Undone(Event, frozen=True):
    """What stood from event `to` on, in the hearer's own numbers, has been taken back."""

    seat: int
    to: int


class DiceAsked(Event, frozen=True):
    """Real dice are wanted: `number` dice of `faces` faces, called `name`."""

    seat: int
    name: str
    number: int
    faces: int
    by: str | None = None


class SeatTaken(Event, frozen=True):
    """From now on `player` plays the seat: `person`, or a bot's strength."""

    seat: int
    player: str


class Rebased(Event, frozen=True):
    """The match goes on under another version of its rules, from a position that was kept of it.

    What stood from event `to` on, in the hearer's own numbers, holds no more.
    """

    version: str
    to: int | None = None


class Earlier(Event, frozen=True):
    """Something was told under an earlier version of the rules; what it was is not known here."""


class Over(Event, frozen=True):
    """The match has ended. Always the last event; what was hidden may have ended it."""

    reveals: ClassVar[bool] = True

    winners: list[int]
    reason: str


# ---- questions every game answers


class Why(Question, frozen=True):
    """Why may this action not be done? Answered by the umpire from `check`."""

    action: Data


class WhyAnswer(Answer, frozen=True):
    """`ok`, or the refusal that doing it would meet."""

    ok: bool
    rule: str | None = None
    text: str | None = None
    facts: Data | None = None


# ---- results


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a match ended: the winners ascending (none: a draw, or a lost solitaire match)."""

    winners: tuple[int, ...]
    reason: str
    margin: int | None = None
    score: dict[str, int] | None = None

    def data(self) -> Data:
        """The notation's `over`."""
        data: Data = msgspec.to_builtins(self)
        data["winners"] = list(self.winners)
        return data


class Form(Struct, frozen=True):
    """Actions that are too many to list: those of one `type` whose fields hold what `fixed` says."""

    type: str
    fixed: dict[str, str | int]

    def fits(self, action: Action) -> bool:
        """Whether `action` is one that this form offers (its other fields left to `check`)."""
        return action.type == self.type and all(
            getattr(action, field) == value for field, value in self.fixed.items()
        )


class Report(Struct, frozen=True, omit_defaults=True):
    """What a build is worth: `problems` are rule ids, `warnings` words, each once."""

    ok: bool
    problems: list[str]
    warnings: list[str]
    cost: int | None = None
    details: dict[str, Data] | None = None
    """By rule id or warning: the facts for its text (place, number, name)."""

    def data(self) -> Data:
        """The plain-data form, as cases compare it."""
        data: Data = msgspec.to_builtins(self)
        return data


class Battle(Struct, frozen=True):
    """A match that a campaign must play now: `seats` are the campaign's seats, in the match's order."""

    id: str
    ruleset: str
    scenario: str
    options: Data
    seats: tuple[int, ...]
    start: Data | None = None


class Setup(Struct, frozen=True, omit_defaults=True):
    """What a match starts from: a scenario's id or its data, options, number of seats (None: the default)."""

    scenario: str | Data
    options: Data = {}
    seats: int | None = None


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """A match option: values (all of them, or `low` to `high`), default first, and its ruling."""

    name: str
    rule: str
    default: str | int | bool | None
    values: tuple[str | int | bool, ...] = ()
    low: int | None = None
    high: int | None = None
    scenarios: tuple[str, ...] | None = None
    """Scenarios in which it means something; None: all."""


class ScenarioInfo(Struct, frozen=True, omit_defaults=True):
    """A scenario as the lobby shows it. Texts are message ids: `<prefix>-scenario-<id>` and `...-story`."""

    id: str
    name: str
    seats: tuple[int, ...]
    """Allowed numbers of seats, the default first."""
    sides: dict[str, dict[str, str]] = {}
    """By number of seats: seat to the side's name."""
    campaign: bool = False
