"""What is kept of a match beside its record."""

from typing import Literal

import msgspec
from msgspec import Struct

from grognard.umpire.record import Header
from grognard.umpire.words import Data

State = Literal["waiting", "running", "over", "study"]
"""`study`: a file that was opened to be looked at."""
Kind = Literal["me", "here", "link", "bot"]


class MatchRow(Struct):
    """A match. Its dice's secrets are here and nowhere else; `header` comes with the start."""

    id: str
    created: str
    ruleset: str
    scenario: str | Data
    options: Data
    open_sheets: bool
    dice: Literal["sealed", "physical"]
    secrets: dict[str, str]
    commitments: dict[str, str]
    state: State = "waiting"
    header: Header | None = None
    rules: str = ""
    """The version of the rules that a `rebase` brought; else it is the header's."""
    bot_owes: bool = False
    """Whether a bot is to move: after a restart the match goes on by itself."""
    parent: str | None = None
    battle: Data | None = None
    start: Data | None = None
    branch: Data | None = None
    """For a match that goes on from a point of another: `{match, entry}`."""
    study: str = ""
    """For a file that was opened: `record`, `case` or `position`."""

    def name(self) -> str:
        """The scenario's id, or the name of one that came as data."""
        if isinstance(self.scenario, str):
            return self.scenario
        return str(self.scenario.get("name") or self.scenario.get("id") or "custom")


class SeatRow(Struct):
    """Who sits in a seat. `key` and `token` are hashes; `seed` is the bot's dice of thought."""

    match: str
    seat: int
    kind: Kind
    name: str
    level: str
    seed: str
    nonce: str | None = None
    key: str | None = None
    token: str | None = None
    forgotten: bool = False
    """Its holder has put the match out of his list."""

    @property
    def joined(self) -> bool:
        """Whether the seat has given its nonce."""
        return self.nonce is not None

    @property
    def bot(self) -> bool:
        """Whether a bot plays the seat now: a level is set."""
        return bool(self.level)


def encode(value: object) -> str:
    """A column of JSON."""
    return msgspec.json.encode(value).decode()
