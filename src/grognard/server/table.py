"""A warm match: its lock, its audiences, and the one way in which it goes on."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from time import thread_time
from typing import TypeVar

from msgspec.structs import replace

from grognard.bots.draws import takes_draw
from grognard.server import messages
from grognard.server.messages import Seen
from grognard.server.recall import Recall
from grognard.server.snapshots import Keeper, Snapshot
from grognard.server.store.faults import Dropped, StoreFault
from grognard.server.store.rows import MatchRow, SeatRow, State
from grognard.server.store.sqlite import Step, Store
from grognard.server.telling import Telling
from grognard.umpire.match import Match
from grognard.umpire.record import FORMAT, Header, Line, Player
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.table_dice import TableDice
from grognard.umpire.words import SPECTATOR, Data, Seat, Setup

T = TypeVar("T")
log = logging.getLogger("grognard.server")
SHORT = 0.005
"""Seconds of processor: threads take turns at this interval anyway, so that less is best done at once."""


class Subscriber:
    """An open stream. It is sent what it lacks when it is ready: a slow one gets fewer, longer messages."""

    def __init__(self, after: int) -> None:
        self.sent = after
        self.version = -1
        self.players = b""
        self.closed = False
        self.news = asyncio.Event()


class Audience:
    """One seat or the spectators: what they have been told, in the bytes that are sent."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.told = Telling()
        self.seen: Seen | None = None
        self.recall = Recall(ruleset)
        self.version = 0
        self.tail: bytes | None = None
        self.asking = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.heard_at = 0
        """The first entry of the step in which it last heard something."""

    def hear(self, told: list[bytes], seen: Seen, tail: bytes | None, first: int) -> None:
        """A step (from entry `first` on) that this audience has been told of is stored: now it is sent."""
        self.heard_at = first
        self.told.add(told)
        self.seen = seen
        self.tail = tail
        self.version += 1
        for subscriber in self.subscribers:
            subscriber.news.set()


Heard = dict[Seat, tuple[list[bytes], Seen, bytes | None]]


class Table:
    """A match that somebody is at. Until all seats have joined there is no `match`."""

    def __init__(
        self,
        store: Store,
        turn: asyncio.Lock,
        executor: Executor,
        ruleset: Ruleset,
        row: MatchRow,
        seats: list[SeatRow],
    ) -> None:
        self.store = store
        self.turn = turn
        self.executor = executor
        self.ruleset = ruleset
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.audiences = {seat: Audience(ruleset) for seat in (*range(len(seats)), SPECTATOR)}
        self.answers: dict[tuple[Seat, str], tuple[int, int]] = {}
        self.kept: list[Line] = []
        self.keeper = Keeper(row.id)
        self.unsaved: Step | None = None
        """A `rebase` by which the match goes on under other rules, before it is stored."""
        self.older = False
        """Whether it is over, was played under other rules, and is only to be looked at."""
        self.users = 0
        self.took = SHORT
        self.thinking: set[Seat] = set()
        self.dropped = False
        self.fault: StoreFault | None = None
        self.went_on: Callable[[Table], None] = lambda table: None

    # ---- beginning

    def new_match(self, header: Header) -> Match:
        """The match of the header, before its start; its entries come to `kept`."""
        dice = TableDice(header.dice, self.row.secrets, header.nonces)
        kept = self.kept  # not the table: what holds itself stays in memory
        match = Match(self.ruleset, header, dice, lambda index, line: kept.append(line))
        match.bot_draws = takes_draw
        return match

    def header(self) -> Header:
        """What the match starts from, now that all have joined. Nothing secret stands in it."""
        row = self.row
        players = [Player("bot" if s.bot else "person", s.name, s.level) for s in self.seats]
        setup = Setup(row.scenario, row.options, len(self.seats))
        return Header(
            FORMAT,
            self.ruleset.name,
            self.ruleset.version,
            len(self.seats),
            players,
            setup=setup if row.start is None else None,
            position=row.start,
            dice=row.dice,
            commitments=row.commitments,
            nonces=[seat.nonce or "" for seat in self.seats],
            open_sheets=row.open_sheets,
            branch=row.branch,
        )

    # ---- going on

    async def run(self, work: Callable[[], T]) -> T:
        """Do work beside the loop; at once, if that of this match has been short of late."""
        if self.took < SHORT:
            return self.timed(work)
        return await asyncio.get_running_loop().run_in_executor(self.executor, self.timed, work)

    async def in_turn(self, work: Callable[[], T]) -> T:
        """The same, in a round of the loop of its own.

        Steps that come together are all ready in one round. Were they all done in it, each would be told
        with the last; so the next one waits until this one is stored, and those who listen are awake.
        """
        if self.took >= SHORT:
            return await self.run(work)
        async with self.turn:
            return self.timed(work)

    def timed(self, work: Callable[[], T]) -> T:
        """Do work, and remember how long it took: long work is forgotten slowly."""
        begun = thread_time()
        try:
            return work()
        finally:
            self.took = max(0.8 * self.took, thread_time() - begun)

    async def act(
        self, work: Callable[[Match], T], seats: Iterable[SeatRow] = (), key: tuple[Seat, str] | None = None
    ) -> T:
        """A step of the match: played, stored, and only then told. All of it happens, or nothing.

        `seats`: rows that change with it. Raises what `work` raises.
        """
        return await asyncio.shield(asyncio.create_task(self._act(work, list(seats), key)))

    async def _act(self, work: Callable[[Match], T], seats: list[SeatRow], key: tuple[Seat, str] | None) -> T:
        async with self.settled() as match:
            first = len(match.record.entries)
            try:
                done, heard = await self.in_turn(lambda: self.played(match, work))
                await self.keep(match, first, heard, seats)
                for row in seats:
                    self.seats[row.seat] = row
            except BaseException as error:
                if self.kept:  # in memory the match has gone on, in the store it has not
                    self.drop(fault_of(error))
                raise
            self.publish(match, heard, first)
            if key is not None and key not in self.answers:
                self.answers[key] = self.answer(match, key[0])
        self.went_on(self)
        return done

    def played(self, match: Match, work: Callable[[Match], T]) -> tuple[T, Heard]:
        """The work done, and what each audience hears of it."""
        return work(match), self.hear(match)

    async def keep(
        self,
        match: Match,
        first: int,
        heard: Heard,
        seats: Sequence[SeatRow] = (),
        header: Header | None = None,
    ) -> None:
        """Store the entries of a step with the state that it leaves; the header with the start."""
        if not self.kept and not seats:
            return
        shot, packed = None, None
        if self.keeper.due(match):
            shot, packed = await self.run(lambda: self.shot(match, heard, first))
        told = [match.streams.last(seat) for seat in self.audiences]
        entries = len(match.record.entries)
        step = Step(first, list(self.kept), told, packed, entries, not self.keeper.entries)
        row = self.row
        before, now = (row.state, row.bot_owes), (self.state(match), self.bot_owes(match))
        if seats or header is not None:
            header = header or row.header
            await self.store.save(replace(row, state=now[0], bot_owes=now[1], header=header), seats, step)
            row.header = header
        else:
            await self.store.append(row.id, step, now if now != before else None)
        row.state, row.bot_owes = now
        if shot is not None:
            self.keeper.kept(shot)
        self.kept.clear()

    def shot(self, match: Match, heard: Heard, first: int) -> tuple[Snapshot, bytes]:
        """A snapshot after the step, and its bytes."""
        shot = self.keeper.taken(self.ruleset, match, self.audiences, heard, first)
        return shot, shot.packed()

    async def save_rebase(self) -> None:
        """Store that the match goes on under other rules."""
        step, match = self.unsaved, self.match
        if step is not None and match is not None:
            self.kept.extend(step.lines)
            self.row.rules = self.ruleset.version
            await self.keep(match, step.first, {}, header=self.row.header)
            self.unsaved = None

    async def join(self, joined: SeatRow) -> None:
        """A seat has given its nonce. The lock is held by the caller."""
        before = self.seats
        self.seats = [joined if row.seat == joined.seat else row for row in before]
        try:
            if all(row.joined for row in self.seats):
                await self.begin([joined])
            else:
                await self.store.save(self.row, [joined])
        except BaseException:
            self.seats = before
            raise

    async def begin(self, seats: Iterable[SeatRow]) -> None:
        """All have joined: roll the start. The lock is held by the caller."""
        header = self.header()
        match = self.new_match(header)
        try:
            _, heard = await self.run(lambda: self.played(match, Match.begin))
            await self.keep(match, 0, heard, list(seats), header)
        except BaseException as error:
            self.drop(fault_of(error))
            raise
        self.match = match
        self.publish(match, heard, 0)

    def hear(self, match: Match) -> Heard:
        """What the audiences that have news will be sent."""
        heard: Heard = {}
        for seat, audience in self.audiences.items():
            last, seen = match.streams.last(seat), audience.seen
            number = 0 if seat == SPECTATOR else match.numbers[seat]
            if seen is None or last > len(audience.told) or number != seen.number:
                now = messages.seen(match, seat)
                told = messages.lines(self.ruleset, now, len(audience.told))
                tail = None
                if audience.subscribers:
                    tail = messages.tail_or_none(self.ruleset, now, audience.recall)
                heard[seat] = told, now, tail
        return heard

    def publish(self, match: Match, heard: Heard, first: int = 0) -> None:
        """The step is stored: send it to those who listen."""
        for seat, news in heard.items():
            self.audiences[seat].hear(*news, first)

    def stands(self) -> None:
        """Raises Dropped."""
        if self.dropped:
            raise Dropped(self.fault)

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[Match]:
        """The match with all that has happened stored, and nothing under way. Raises Dropped.

        Nobody is told anything from `match` otherwise: a step that cannot be stored has not happened.
        """
        async with self.lock:
            if self.dropped or self.match is None:
                raise Dropped(self.fault)
            yield self.match

    def drop(self, fault: StoreFault | None = None) -> None:
        """Give this table up; those who listen come back to a fresh one."""
        self.dropped, self.fault = True, fault
        self.close_streams()

    def close_streams(self) -> None:
        """End the streams of all who listen."""
        for audience in self.audiences.values():
            for subscriber in audience.subscribers:
                subscriber.closed = True
                subscriber.news.set()

    # ---- looking

    @staticmethod
    def answer(match: Match, seat: Seat) -> tuple[int, int]:
        """What the seat is answered after its action: its decision number, and its last event."""
        return match.numbers[seat], match.streams.last(seat)

    @staticmethod
    def state(match: Match) -> State:
        """Running or over."""
        return "running" if match.outcome() is None else "over"

    def bot_owes(self, match: Match) -> bool:
        """Whether a bot is to move."""
        return any(self.seats[seat].bot and kind != "match" for seat, kind in match.owed())

    def subscribe(self, seat: Seat, subscriber: Subscriber) -> None:
        """Somebody listens from now on."""
        self.audiences[seat].subscribers.add(subscriber)
        self.tell_players()

    def unsubscribe(self, seat: Seat, subscriber: Subscriber) -> None:
        """He has gone."""
        self.audiences[seat].subscribers.discard(subscriber)
        self.tell_players()

    async def tail(self, audience: Audience) -> bytes:
        """The present of an audience, drawn when somebody first wants it."""
        seen, tail = audience.seen, audience.tail
        assert seen is not None
        if tail is None:
            tail = await self.run(lambda: messages.tail(self.ruleset, seen, audience.recall))
            if audience.seen is seen:
                audience.tail = tail
        return tail

    async def news(self, seat: Seat, subscriber: Subscriber) -> list[bytes]:
        """What the subscriber lacks, as server-sent events."""
        audience = self.audiences[seat]
        sent: list[bytes] = []
        here = messages.players(players(self.seats, self), self.thinking)
        if subscriber.players != here:
            subscriber.players = here
            sent.append(messages.sse("players", here))
        if audience.seen is not None and subscriber.version != audience.version:
            seen, version = audience.seen, audience.version
            after = subscriber.sent if subscriber.sent <= seen.last else 0
            events = audience.told.between(after, seen.last)
            try:
                tail = await self.tail(audience)
            except Exception:  # a stranger's presentation may raise anything
                log.exception("%s: a table could not be drawn", self.ruleset.name)
                subscriber.version = version
                return [*sent, messages.sse("undrawn", b"{}")]
            if audience.seen is not seen:  # there is newer news: it comes whole in the next round
                return sent
            subscriber.sent, subscriber.version = seen.last, version
            sent.append(messages.sse("table", messages.table(seen, events, tail), seen.last))
        return sent

    def tell_players(self) -> None:
        """Somebody has come, gone, joined or begun to think: tell all."""
        for audience in self.audiences.values():
            for subscriber in audience.subscribers:
                subscriber.news.set()

    def idle(self) -> bool:
        """Whether nobody is at it."""
        return not self.users and not self.thinking and not self.lock.locked()


def fault_of(error: BaseException) -> StoreFault:
    """What kept a step from being stored, in words for those at the table."""
    return error if isinstance(error, StoreFault) else StoreFault("broken")


def here(row: SeatRow, seats: list[SeatRow], table: Table) -> bool:
    """Whether somebody looks at the seat, or at another of the same browser (two at one screen)."""
    beside = [one.seat for one in seats if one.seat == row.seat or (one.key == row.key is not None)]
    return any(table.audiences[seat].subscribers for seat in beside)


def players(seats: list[SeatRow], table: Table | None) -> list[Data]:
    """Who sits where, and who is here; nobody is at a table that is cold."""
    return [
        {
            "seat": row.seat,
            "kind": "bot" if row.bot else row.kind,
            "name": row.name or None,
            "level": row.level or None,
            "joined": row.joined,
            "connected": row.bot or (table is not None and here(row, seats, table)),
        }
        for row in seats
    ]
