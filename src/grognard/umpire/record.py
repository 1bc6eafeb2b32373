"""The record: the only thing stored about a match's play. JSON Lines, suffix `.grog`."""

from typing import Any, Literal, cast

import msgspec
from msgspec import Struct

from grognard.umpire.notation import convert
from grognard.umpire.refusal import BadNotation, BadRecord
from grognard.umpire.words import Data, Setup

FORMAT = 1
Rolls = list[list[str | int]]
By = Literal["person", "bot", "umpire", "standing", "clock"]


class Player(Struct, frozen=True, omit_defaults=True):
    """Who plays a seat: `person`, or a `bot` of a level."""

    kind: Literal["person", "bot"]
    name: str = ""
    level: str = ""
    seed: int = 0


class Header(
    Struct, frozen=True, omit_defaults=True, tag_field="type", tag="header", forbid_unknown_fields=True
):
    """What a match starts from. Nothing secret stands here."""

    format: int
    ruleset: str
    version: str
    seats: int
    players: list[Player]
    setup: Setup | None = None
    position: Data | None = None
    dice: Literal["sealed", "physical", "forced"] = "sealed"
    commitments: dict[str, str] = {}
    nonces: list[str] = []
    open_sheets: bool = False
    branch: Data | None = None
    """For a match that left a finished one: its id and the entry."""


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="type", forbid_unknown_fields=True):
    """A line of the record after the header. Entries are counted from 0."""


class Asks(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The real roll that is awaited: `number` dice of `faces` faces, called `name`."""

    name: str
    number: int
    faces: int
    by: str | None = None


class Start(Entry, frozen=True, tag="start"):
    """The dice of the start. `asks`: it waits for this real roll."""

    dice: Rolls = []
    hidden: Rolls = []
    digest: str = ""
    asks: Asks | None = None


class Do(Entry, frozen=True, tag="do"):
    """An action. `asks`: it waits for this real roll."""

    seat: int
    action: Data
    dice: Rolls = []
    hidden: Rolls = []
    key: str = ""
    by: By = "person"
    digest: str = ""
    asks: Asks | None = None


class DiceEntered(Entry, frozen=True, tag="dice"):
    """A real roll for the bound action before it. `asks`: it waits for one more; else all are in."""

    seat: int
    dice: list[str | int]
    hidden: Rolls = []
    digest: str = ""
    key: str = ""
    asks: Asks | None = None


class Undo(Entry, frozen=True, tag="undo"):
    """Back to before entry `to`; an entry, not an erasure."""

    to: int
    seat: int
    agreed: list[int]
    digest: str = ""


class SeatChange(Entry, frozen=True, tag="seat"):
    """Who plays the seat from now on."""

    seat: int
    player: Player


class Rebase(Entry, frozen=True, tag="rebase"):
    """A whole position under a new version of the rules: the entries before it are not replayed.

    By audience (seats, then spectators): how many events were `heard` before, how many of these led to the
    position (`kept`). `numbers`: of the decisions asked before, by seat.
    """

    position: Data
    version: str
    heard: list[int] = []
    kept: list[int] = []
    numbers: list[int] = []


class Result(Entry, frozen=True, tag="outcome"):
    """The end: outcome, last digest, and the secrets of the sealed dice. Nothing follows it."""

    over: Data
    digest: str
    secrets: dict[str, str] = {}


Line = Start | Do | DiceEntered | Undo | SeatChange | Rebase | Result


class Record:
    """A header and its entries, in order."""

    def __init__(self, header: Header, entries: list[Line] | None = None) -> None:
        self.header = header
        self.entries: list[Line] = entries or []

    @property
    def result(self) -> Result | None:
        """The closing line, if the match was closed."""
        last = self.entries[-1] if self.entries else None
        return last if isinstance(last, Result) else None

    def text(self) -> str:
        """The record as `.grog` text."""
        return "".join(encode(line) + "\n" for line in [self.header, *self.entries])

    @classmethod
    def read(cls, text: str) -> "Record":
        """A record from `.grog` text. Raises BadRecord with the line that is wrong."""
        lines = text.splitlines()
        if not lines:
            raise BadRecord("the record is empty")
        header = _line(lines[0], Header, 1)
        if not isinstance(header, Header) or header.format != FORMAT:
            raise BadRecord(f"line 1: a header of format {FORMAT} is expected")
        if len(header.players) != header.seats:
            raise BadRecord(f"line 1: {header.seats} seats, but {len(header.players)} players")
        entries: list[Any] = [_line(line, Line, n) for n, line in enumerate(lines[1:], start=2)]
        if not entries or not isinstance(entries[0], Start):
            raise BadRecord("line 2: the start is missing; the record is cut")
        if any(isinstance(entry, Result) for entry in entries[:-1]):
            raise BadRecord("an outcome stands before the end")
        return cls(header, entries)


def encode(line: Header | Line) -> str:
    """One line of a record, without its end."""
    return msgspec.json.encode(line).decode()


def decode_line(text: str) -> Line:
    """One entry from its line. Raises BadRecord."""
    return cast(Line, _line(text, Line, 0))


def _line(text: str, kind: Any, number: int) -> object:
    try:
        return convert(msgspec.json.decode(text), kind, "record")
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"line {number}: not JSON ({error}); the record is cut or damaged") from None
    except BadNotation as error:
        raise BadRecord(f"line {number}: {error}") from None
