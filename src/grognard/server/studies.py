"""Studies: files opened to be stepped through; and matches that go on from a point of another."""

from typing import Literal

from msgspec import Struct

from grognard.server.founding import SeatChoice, new_row, new_seat, seat_rows
from grognard.server.problems import Problem, malformed, unknown
from grognard.server.seats import hashed
from grognard.server.store.rows import MatchRow, SeatRow
from grognard.server.store.sqlite import Step
from grognard.umpire.contract import Position
from grognard.umpire.opening import Listed, Opened, open_file
from grognard.umpire.record import Player
from grognard.umpire.refusal import BadNotation, BadRecord, UnknownRuleset
from grognard.umpire.words import Data


class OpenFile(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/files`. `ruleset`: the game of a position; `case`: which case of a file."""

    text: str
    ruleset: str = ""
    case: str = ""


class Branch(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/matches/{id}/branch`: after which event of which audience, who sits where."""

    seat: int | Literal["spectator"]
    event: int
    seats: list[SeatChoice]
    open_sheets: bool = False
    dice: Literal["sealed", "physical"] = "sealed"


def opened(body: OpenFile) -> Opened | list[Listed]:
    """What the file holds. Raises Problem with a plain sentence."""
    try:
        return open_file(body.text, body.ruleset, body.case)
    except BadRecord as error:
        raise malformed("record", str(error)) from None
    except UnknownRuleset as error:
        raise malformed("ruleset", str(error)) from None
    except BadNotation as error:
        raise malformed(error.field, error.message) from None


def study_rows(file: Opened, key: str) -> tuple[MatchRow, list[SeatRow], list[Step]]:
    """A file as a match of the store, over for good: nobody plays in it, everybody may look at it."""
    header = file.record.header
    row = new_row(
        file.ruleset.name,
        scenario=file.name,
        options=header.setup.options if header.setup is not None else {},
        open_sheets=False,
        dice="sealed",
        study=file.kind,
    )
    row.secrets, row.commitments, row.header, row.state = {}, dict(header.commitments), header, "study"
    seats = [study_seat(row.id, number, player) for number, player in enumerate(header.players)]
    if seats:
        seats[0].key = hashed(key)
    steps = [Step(number, [line]) for number, line in enumerate(file.record.entries)]
    return row, seats, steps


def study_seat(match: str, number: int, player: Player) -> SeatRow:
    """A seat of a file: its name is all that is left of who sat there."""
    seat = new_seat(match, number, "me", player.name or player.level, "", None)
    seat.nonce = "file"
    return seat


def branch_rows(
    parent: MatchRow, position: Position, entry: int, body: Branch, key: str
) -> tuple[MatchRow, list[SeatRow], dict[str, str]]:
    """The rows of a match that begins at a position of another one, and its links. Raises Problem."""
    if position.outcome() is not None:
        raise malformed("event", "the match is over there: nothing is left to be played")
    notation = position.notation()
    if len(body.seats) != notation["seats"]:
        raise malformed("seats", f"the position has {notation['seats']} seats")
    row = new_row(
        parent.ruleset,
        scenario=parent.scenario,
        options=parent.options,
        open_sheets=body.open_sheets,
        dice=body.dice,
        start=notation,
        branch=origin(parent, entry),
    )
    return row, *seat_rows(parent.ruleset, row.id, body.seats, [], key)


def origin(parent: MatchRow, entry: int) -> Data:
    """Where a branch leaves, as its header says."""
    return {"match": parent.id, "entry": entry}


def finished(row: MatchRow) -> None:
    """Only what is over may be branched from: a position tells every secret. Raises Problem."""
    header = row.header
    if header is None or row.state not in ("over", "study"):
        raise Problem(409, "running")


def known(entry: int | None) -> int:
    """The entry of an event. Raises Problem: there is no such event."""
    if entry is None:
        raise unknown("event")
    return entry
