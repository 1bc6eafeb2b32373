"""What is kept of a match beside its record, every 50 entries: a cache of what was told, and a way on.

With what was told a cold match opens fast: its record is replayed, but nothing is told again. With the
position a match goes on that its rules, changed meanwhile, do not replay any more. The record is the truth:
a snapshot that does not fit it is not used.
"""

import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from zlib import crc32

import msgspec
from msgspec import Raw, Struct

from grognard import __version__
from grognard.umpire.match import Match
from grognard.umpire.record import Rebase
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Data, Seat

if TYPE_CHECKING:
    from grognard.server.table import Audience, Heard

EVERY = 50


class Snapshot(Struct, frozen=True):
    """After so many `entries`. By audience as text: what was `told` since the last one, and the first entry
    of the step in which it last `heard` something."""

    entries: int
    code: str
    """What told it: another version may tell it otherwise."""
    position: Data
    numbers: list[int]
    told: dict[str, list[Raw]]
    heard: dict[str, int]

    def packed(self) -> bytes:
        """As it is stored."""
        return zlib.compress(msgspec.json.encode(self), 1)


def read(packed: Iterable[bytes]) -> list[Snapshot]:
    """The snapshots of a match in order; none if one cannot be read: it is a cache."""
    try:
        return [msgspec.json.decode(zlib.decompress(row), type=Snapshot) for row in packed]
    except (zlib.error, msgspec.DecodeError, TypeError):
        return []


def code(ruleset: Ruleset) -> str:
    """Which code tells and draws."""
    return f"{__version__} {ruleset.name} {ruleset.version}"


@dataclass
class Told:
    """What was told up to a snapshot, by audience, and when it was last heard."""

    entries: int
    told: dict[Seat, list[bytes]]
    heard: dict[Seat, int]


def gathered(shots: list[Snapshot], audiences: Iterable[Seat]) -> Told | None:
    """All that the snapshots hold, together."""
    if not shots:
        return None
    last = shots[-1]
    told = {
        seat: [bytes(line) for shot in shots for line in shot.told.get(str(seat), [])] for seat in audiences
    }
    return Told(last.entries, told, {int(seat): first for seat, first in last.heard.items()})


class Keeper:
    """Says when a snapshot is due, and takes it: what was told since the last one is in it.

    `match`: its id, by which matches that begin together come to theirs at different times.
    """

    def __init__(self, match: str) -> None:
        self.entries = 0
        self.first = EVERY // 2 + crc32(match.encode()) % EVERY
        self.told: dict[Seat, int] = {}

    def due(self, match: Match) -> bool:
        """At the start, every 50 entries or so, where the rules have changed, and at the end."""
        entries = len(match.record.entries)
        if not match.started or entries == self.entries:
            return False
        wait = EVERY if self.entries >= self.first else self.first
        wanted = not self.entries or entries - self.entries >= wait or match.outcome() is not None
        return wanted or isinstance(match.record.entries[-1], Rebase)

    def taken(
        self, ruleset: Ruleset, match: Match, audiences: "dict[Seat, Audience]", heard: "Heard", first: int
    ) -> Snapshot:
        """The snapshot after a step that begins at entry `first`, whose news is in `heard`."""
        told, last = {}, {}
        for seat, audience in audiences.items():
            news = heard[seat][0] if seat in heard else []
            before = audience.told.between(self.told.get(seat, 0), len(audience.told))
            told[str(seat)] = [Raw(line) for line in (*before, *news)]
            last[str(seat)] = first if seat in heard else audience.heard_at
        position = match.position.notation()
        entries = len(match.record.entries)
        return Snapshot(entries, code(ruleset), position, list(match.numbers), told, last)

    def kept(self, shot: Snapshot) -> None:
        """It is stored."""
        self.entries = shot.entries
        for seat, lines in shot.told.items():
            self.told[int(seat)] = self.told.get(int(seat), 0) + len(lines)
