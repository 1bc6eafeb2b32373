"""SQLite in one file: one writer thread, many jobs a commit, answered only when they are on disk."""

import logging
import sqlite3
import threading
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import msgspec

from grognard.server.store.faults import StoreFault, told
from grognard.server.store.files import hindrance, make_own
from grognard.server.store.rows import MatchRow, SeatRow, State, encode
from grognard.server.store.writer import Job, Writer
from grognard.umpire.record import Line, decode_line
from grognard.umpire.record import encode as encode_line
from grognard.umpire.refusal import GrognardError
from grognard.umpire.registry import registry

SCHEMA = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, state TEXT NOT NULL, bot_owes INTEGER NOT NULL, parent TEXT, row TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS children ON matches (parent) WHERE parent IS NOT NULL;
CREATE INDEX IF NOT EXISTS bots ON matches (bot_owes) WHERE bot_owes;
CREATE TABLE IF NOT EXISTS seats (
    match TEXT NOT NULL, seat INTEGER NOT NULL, key TEXT, row TEXT NOT NULL, PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS held ON seats (key) WHERE key IS NOT NULL;
CREATE TABLE IF NOT EXISTS entries (
    match TEXT NOT NULL, n INTEGER NOT NULL, step INTEGER NOT NULL, line TEXT NOT NULL, heard TEXT,
    PRIMARY KEY (match, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS snapshots (
    match TEXT NOT NULL, n INTEGER NOT NULL, packed BLOB NOT NULL, PRIMARY KEY (match, n)
);
"""
FROM_1 = "ALTER TABLE entries ADD COLUMN heard TEXT"
VERSION = 2
PROBE = "INSERT INTO seats VALUES ('', 0, NULL, hex(zeroblob(4096)))"
"""More than a page has room for: it tells whether the file can grow."""
ONCE = 1.0
"""Seconds between proofs: anybody may ask for one."""
PAGES = 8000
"""Of 4 kB in the log, after which they are brought over: everybody waits meanwhile, so not often."""
log = logging.getLogger("grognard.store")
T = TypeVar("T")


class WrongStore(GrognardError):
    """The file is no store of grognard, or one of a newer version."""


class Step(msgspec.Struct, frozen=True):
    """The entries of one accepted action: they are stored together or not at all."""

    first: int
    lines: list[Line]
    heard: list[int] = []
    """How many events each audience (seats, then spectators) has been told after it."""
    packed: bytes | None = None
    """A snapshot after it, of so many `entries`; `anew`: those before hold no more."""
    entries: int = 0
    anew: bool = False


class Store:
    """Matches, seats and entries. Writing is awaited until it is committed."""

    def __init__(self, path: Path | str) -> None:
        """Open or make the file. Raises WrongStore."""
        self.path = str(path)
        self.local = threading.local()
        self.readers: list[sqlite3.Connection] = []
        self.connection = self._prepared()
        self.file = self._file()
        self.quick = self._quick()
        self.proved = -ONCE
        self.writer = Writer(self.connection, self.quick, self._same_file)

    def _file(self) -> tuple[int, int] | None:
        """Which file stands under the path, or None."""
        try:
            found = Path(self.path).stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def _same_file(self) -> None:
        """SQLite would go on writing into a file that has no name any more. Raises StoreFault."""
        if self._file() != self.file:
            raise StoreFault("gone")

    def _open(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)

    def _prepared(self) -> sqlite3.Connection:
        """The writing connection, its tables made. Raises WrongStore."""
        make_own(self.path)
        try:
            connection = self._open()
        except sqlite3.Error as error:
            raise self._unusable(error) from None
        try:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version not in (0, 1, VERSION):
                raise WrongStore(f"{self.path} is of version {version}; this is version {VERSION}")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES}")
            connection.executescript(SCHEMA)
            if version == 1:
                connection.execute(FROM_1)
            connection.execute(f"PRAGMA user_version = {VERSION}")
        except (sqlite3.Error, WrongStore) as error:
            connection.close()
            if isinstance(error, WrongStore):
                raise
            raise self._unusable(error) from None
        return connection

    def _quick(self) -> sqlite3.Connection:
        """The connection that waits for nothing."""
        connection = self._open()
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("PRAGMA busy_timeout = 0")
        return connection

    def _unusable(self, error: sqlite3.Error) -> WrongStore:
        return WrongStore(f"{self.path} cannot be used: {error}{hindrance(self.path)}")

    def close(self) -> None:
        """Commit what waits and close the file."""
        self.writer.close()
        for connection in [self.connection, self.quick, *self.readers]:
            connection.close()

    # ---- writing

    async def create(self, match: MatchRow, seats: Iterable[SeatRow], steps: Iterable[Step] = ()) -> None:
        """A new match with its seats (and, of a file, all its entries)."""
        values = (match.id, match.state, match.bot_owes, match.parent, encode(match))
        job: Job = [("INSERT INTO matches VALUES (?, ?, ?, ?, ?)", values)]
        job += [
            ("INSERT INTO seats VALUES (?, ?, ?, ?)", (row.match, row.seat, row.key, encode(row)))
            for row in seats
        ]
        for step in steps:
            job += _entries(match.id, step)
        await self.writer.do(job)

    async def delete(self, match: str) -> None:
        """The match with all that belongs to it."""
        await self.writer.do(
            [
                ("DELETE FROM entries WHERE match = ?", (match,)),
                ("DELETE FROM snapshots WHERE match = ?", (match,)),
                ("DELETE FROM seats WHERE match = ?", (match,)),
                ("DELETE FROM matches WHERE id = ?", (match,)),
            ]
        )

    async def save(self, match: MatchRow, seats: Iterable[SeatRow] = (), step: Step | None = None) -> None:
        """What has changed of a match, with the entries of a step, at once."""
        job: Job = [
            (
                "UPDATE matches SET state = ?, bot_owes = ?, row = ? WHERE id = ?",
                (match.state, match.bot_owes, encode(match), match.id),
            )
        ]
        for row in seats:
            job.append(
                (
                    "UPDATE seats SET key = ?, row = ? WHERE match = ? AND seat = ?",
                    (row.key, encode(row), row.match, row.seat),
                )
            )
        await self.writer.do(job + _entries(match.id, step))

    async def append(self, match: str, step: Step, now: tuple[State, bool] | None) -> None:
        """The entries of a step; `now`: state, and whether a bot is to move, if these have changed."""
        job = _entries(match, step)
        if now is not None:
            job.append(("UPDATE matches SET state = ?, bot_owes = ? WHERE id = ?", (*now, match)))
        await self.writer.do(job)

    async def alive(self) -> None:
        """Commit something that leaves nothing, once a second at most. Raises StoreFault."""
        if monotonic() - self.proved > ONCE:
            await self.writer.do([(PROBE, ()), ("DELETE FROM seats WHERE match = ''", ())])
            self.proved = monotonic()

    # ---- reading

    def _read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """All rows of a query. Raises StoreFault."""
        try:
            return self._reader().execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise told(error) from None

    def check(self) -> None:
        """Look through the file for damage. Raises StoreFault."""
        found = self._read("PRAGMA quick_check(1)")
        if found != [("ok",)]:
            log.error("%s is damaged: %s", self.path, found[0][0])
            raise StoreFault("damaged")

    def _reader(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self.local, "connection", None)
        if connection is None:
            connection = self.local.connection = self._open()
            self.readers.append(connection)
        return connection

    def match(self, match: str) -> MatchRow | None:
        """The match, or None. Raises StoreFault."""
        found = self._read("SELECT state, bot_owes, row FROM matches WHERE id = ?", match)
        return _match(*found[0]) if found else None

    def seats(self, match: str) -> list[SeatRow]:
        """The seats of a match in order. Raises StoreFault."""
        found = self._read("SELECT row FROM seats WHERE match = ? ORDER BY seat", match)
        return [_decoded(row, SeatRow) for (row,) in found]

    def steps(self, match: str) -> list[Step]:
        """The entries of a match, action by action. Raises BadRecord, StoreFault."""
        query = "SELECT step, line, heard FROM entries WHERE match = ? ORDER BY n"
        steps: list[Step] = []
        for step, line, heard in self._read(query, match):
            if not steps or steps[-1].first != step:
                steps.append(Step(step, [], _decoded(heard or "[]", list[int])))
            steps[-1].lines.append(decode_line(line))
        return steps

    def snapshots(self, match: str) -> list[bytes]:
        """The snapshots of a match in order. They are a cache: none if they cannot be read."""
        with suppress(StoreFault):
            return [
                packed
                for (packed,) in self._read("SELECT packed FROM snapshots WHERE match = ? ORDER BY n", match)
            ]
        return []

    def held(self, key: str) -> list[MatchRow]:
        """The matches in which this browser (by its key's hash) holds a seat, latest first."""
        query = "SELECT state, bot_owes, row FROM matches WHERE id IN (SELECT match FROM seats WHERE key = ?)"
        return sorted(_whole(self._read(query, key)), key=lambda row: row.created, reverse=True)

    def open_matches(self, key: str) -> int:
        """In how many matches that are not over this browser holds a seat."""
        query = (
            "SELECT COUNT(*) FROM matches WHERE state IN ('waiting', 'running') "
            "AND id IN (SELECT match FROM seats WHERE key = ?)"
        )
        return int(self._read(query, key)[0][0])

    def children(self, parent: str) -> list[MatchRow]:
        """The battles of a campaign, oldest first."""
        found = self._read("SELECT state, bot_owes, row FROM matches WHERE parent = ?", parent)
        return sorted(_whole(found), key=lambda row: row.created)

    def running(self) -> int:
        """How many matches are not over."""
        return int(self._read("SELECT COUNT(*) FROM matches WHERE state IN ('waiting', 'running')")[0][0])

    def with_older_rules(self) -> list[str]:
        """Running matches of other versions of their rules than those that are installed."""
        found = _whole(self._read("SELECT state, bot_owes, row FROM matches WHERE state = 'running'"))
        installed = {name: ruleset.version for name, ruleset in registry().rulesets.items()}
        return [
            row.id
            for row in found
            if row.header is not None
            and installed.get(row.ruleset, row.header.version) != (row.rules or row.header.version)
        ]

    def with_bot_to_move(self) -> list[str]:
        """Running matches that wait for a bot."""
        found = self._read("SELECT id FROM matches WHERE bot_owes AND state = 'running'")
        return [match for (match,) in found]


def _match(state: State, bot_owes: int, row: str) -> MatchRow:
    """The columns that play changes stand beside the rest. Raises StoreFault."""
    match = _decoded(row, MatchRow)
    match.state, match.bot_owes = state, bool(bot_owes)
    return match


def _whole(rows: list[tuple[Any, ...]]) -> list[MatchRow]:
    """The matches of these rows; one that is damaged hides no other."""
    matches = []
    for row in rows:
        with suppress(StoreFault):
            matches.append(_match(*row))
    return matches


def _decoded(row: object, kind: type[T]) -> T:
    """A column of JSON. Raises StoreFault."""
    try:
        return msgspec.json.decode(row if isinstance(row, str) else b"", type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise told(error) from None


def _entries(match: str, step: Step | None) -> Job:
    if step is None:
        return []
    heard = encode(step.heard)
    job: Job = [
        ("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", (match, n, step.first, encode_line(line), heard))
        for n, line in enumerate(step.lines, step.first)
    ]
    if step.packed is not None:
        if step.anew:
            job.append(("DELETE FROM snapshots WHERE match = ?", (match,)))
        job.append(("INSERT INTO snapshots VALUES (?, ?, ?)", (match, step.entries, step.packed)))
    return job
