"""A new match: what a browser asks for, checked, and the rows it becomes."""

import secrets
from datetime import UTC, datetime
from typing import Any, Literal

from msgspec import Struct

from grognard.bots.strengths import levels_of
from grognard.server.problems import Problem, malformed, unknown
from grognard.server.seats import checked_name, checked_nonce, hashed, new_key, new_match_id
from grognard.server.store.rows import Kind, MatchRow, SeatRow
from grognard.umpire.dice import Seeded
from grognard.umpire.refusal import BadNotation, UnknownRuleset
from grognard.umpire.registry import get
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.table_dice import commitments, new_secrets
from grognard.umpire.words import Data, Setup


class SeatChoice(Struct, forbid_unknown_fields=True):
    """Who sits in a seat: the asking browser (`me`, `here`), who gets the `link`, or a `bot` of a level."""

    kind: Kind
    level: str | None = None
    name: str | None = None


class Create(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/matches`. `nonces`, by seat, let the asking browser's seats join at once."""

    ruleset: str
    scenario: str | Data
    seats: list[SeatChoice]
    options: Data = {}
    open_sheets: bool = False
    dice: Literal["sealed", "physical"] = "sealed"
    nonces: list[str | None] = []


def ruleset_of(name: str) -> Ruleset:
    """The installed game. Raises Problem."""
    try:
        return get(name)
    except UnknownRuleset:
        raise unknown("ruleset") from None


def new_row(ruleset: str, **facts: Any) -> MatchRow:
    """A match with an id, a time and secrets of its own."""
    secrets = new_secrets()
    created = datetime.now(UTC).isoformat(timespec="milliseconds")
    return MatchRow(
        id=new_match_id(),
        created=created,
        ruleset=ruleset,
        secrets=secrets,
        commitments=commitments(secrets),
        **facts,
    )


def new_seat(match: str, seat: int, kind: Kind, name: str, level: str, key: str | None) -> SeatRow:
    """A seat; a bot has joined at once. `key`: the hash of its holder's."""
    nonce = secrets.token_hex(16) if level else None
    return SeatRow(match, seat, kind, name, level, seed=new_key(), nonce=nonce, key=key)


def found(body: Create, key: str) -> tuple[MatchRow, list[SeatRow], dict[str, str]]:
    """The rows of a new match, and its links by seat. Raises Problem or BadNotation, naming the field."""
    ruleset = ruleset_of(body.ruleset)
    check_seats(ruleset, body.seats, body.nonces)
    check_setup(ruleset, body)
    row = new_row(
        body.ruleset,
        scenario=body.scenario,
        options=body.options,
        open_sheets=body.open_sheets,
        dice=body.dice,
    )
    return row, *seat_rows(body.ruleset, row.id, body.seats, body.nonces, key)


def seat_rows(
    ruleset: str, match: str, chosen: list[SeatChoice], nonces: list[str | None], key: str
) -> tuple[list[SeatRow], dict[str, str]]:
    """The seats as they were chosen, and the links to those that wait for somebody. Raises Problem."""
    check_seats(ruleset_of(ruleset), chosen, nonces)
    seats = [
        seat_row(choice, number, match, hashed(key), nonces[number] if number < len(nonces) else None)
        for number, choice in enumerate(chosen)
    ]
    links = {}
    for seat in seats:
        if seat.kind == "link":
            token = new_key()
            seat.token = hashed(token)
            links[str(seat.seat)] = f"/t/{match}#{token}"
    return seats, links


def check_seats(ruleset: Ruleset, seats: list[SeatChoice], nonces: list[str | None]) -> None:
    """Levels and names that exist."""
    if len(nonces) > len(seats):
        raise malformed("nonces", "more nonces than seats")
    for number, seat in enumerate(seats):
        checked_name(seat.name, f"seats[{number}].name")
        if seat.kind == "bot" and seat.level not in levels_of(ruleset):
            known = ", ".join(levels_of(ruleset))
            raise malformed(f"seats[{number}].level", f"a bot's level is one of: {known}")
        if seat.kind != "bot" and seat.level is not None:
            raise malformed(f"seats[{number}].level", "only a bot has a level")


def check_setup(ruleset: Ruleset, body: Create) -> None:
    """A scenario, options and number of seats that the game can start from: it is tried with other dice."""
    if isinstance(body.scenario, dict):
        check_scenario(ruleset, body.scenario)
    ruleset.start(Setup(body.scenario, body.options, len(body.seats)), Seeded("trial"), None)


def check_scenario(ruleset: Ruleset, scenario: Data) -> None:
    """A scenario of one's own goes through the builder first. Raises Problem with all that is wrong."""
    try:
        report = ruleset.build("scenario", scenario)
    except BadNotation as error:
        if error.field == "kind":
            return
        raise
    if report.problems:
        rule = report.problems[0]
        facts = (report.details or {}).get(rule, {})
        raise Problem(
            422, "refused", rule=rule, text="um-bad-scenario", facts=facts, problems=report.problems
        )


def seat_row(choice: SeatChoice, number: int, match: str, key: str, nonce: str | None) -> SeatRow:
    """A seat as it was chosen; those of the asking browser are its own at once."""
    own = choice.kind in ("me", "here")
    level = choice.level or ""
    row = new_seat(match, number, choice.kind, checked_name(choice.name), level, key if own else None)
    if own and nonce is not None:
        row.nonce = checked_nonce(nonce, f"nonces[{number}]")
    return row
