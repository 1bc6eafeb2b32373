"""The warm matches. A match that nobody is at holds nothing; a cold one opens by replaying its record."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any, TypeVar

from grognard.server import snapshots
from grognard.server.botting import Botting
from grognard.server.campaign import Campaigns
from grognard.server.history import Histories
from grognard.server.opening import reopened, unplayable
from grognard.server.problems import Problem, unknown
from grognard.server.store.faults import Dropped, StoreFault
from grognard.server.store.rows import MatchRow, SeatRow
from grognard.server.store.sqlite import Store
from grognard.server.table import Table
from grognard.server.thinker import Pool
from grognard.umpire.refusal import BadRecord, UnknownRuleset
from grognard.umpire.registry import get

WARM = 500
RESTING = 50
"""Matches that are over and at which nobody is: of these fewer are held."""
T = TypeVar("T")
log = logging.getLogger("grognard.server")


class Live:
    """All that the server holds in memory, and the threads it works with."""

    def __init__(self, store: Store, warm: int = WARM, workers: int = 0) -> None:
        self.store = store
        self.warm = warm
        self.quick = ThreadPoolExecutor(4, "step")
        self.slow = ThreadPoolExecutor(2, "look")
        self.files = ThreadPoolExecutor(1, "file")
        self.turn = asyncio.Lock()
        """Of short steps, which go one after the other."""
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.resting: OrderedDict[str, None] = OrderedDict()
        self.last_step = monotonic()
        self.opening: dict[str, asyncio.Lock] = {}
        self.pool = Pool(workers)
        self.botting = Botting(self, self.pool)
        self.campaigns = Campaigns(self)
        self.histories = Histories()
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Go on with the matches that wait for a bot."""
        self.spawn(self.check())
        self.spawn(self.bring_over())
        with suppress(StoreFault):  # it is in the log; what can be read is played
            for match in await self.read(self.store.with_bot_to_move):
                self.botting.resume(match)

    async def bring_over(self) -> None:
        """Open the matches whose rules have changed: those that do not replay go on from a snapshot."""
        with suppress(StoreFault):
            for match in await self.read(self.store.with_older_rules):
                with suppress(Problem):  # it is in the log; the match is kept
                    async with self.at(match):
                        pass

    async def check(self) -> None:
        """Look through the file beside play, and say so if it is damaged: undamaged matches go on."""
        with suppress(StoreFault):
            await self.look(self.store.check)

    async def stop(self) -> None:
        """Let go of everything; what was acknowledged is stored already."""
        self.close_streams()
        for task in [*self.tasks, *self.botting.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.botting.tasks, return_exceptions=True)
        self.pool.close()
        self.quick.shutdown(cancel_futures=True)
        self.slow.shutdown(cancel_futures=True)
        self.files.shutdown(cancel_futures=True)

    def close_streams(self) -> None:
        """End all streams; the browsers come back."""
        for table in self.tables.values():
            table.close_streams()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the request that caused it."""
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Dropped):  # it comes again with the fresh table
            log.error("work beside a request failed", exc_info=error)

    @asynccontextmanager
    async def at(self, match: str) -> AsyncIterator[Table]:
        """The match, kept warm for as long as one is at it. Raises Problem when there is none."""
        table = await self.table(match)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            if table.row.state == "over" and not table.users:
                self.rest(match)
            self.evict()

    async def table(self, match: str) -> Table:
        """The warm match, opened if it was cold."""
        if (table := self._warm(match)) is not None:
            return table
        lock = self.opening.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                if (table := self._warm(match)) is not None:
                    return table
                table = await asyncio.get_running_loop().run_in_executor(self.slow, self.opened, match)
                await table.save_rebase()
                if table.match is None and all(seat.joined for seat in table.seats):
                    async with table.lock:  # its start could not be stored
                        await table.begin(())
                self.seat(table)
                return table
        finally:
            if not lock.locked():
                self.opening.pop(match, None)

    def _warm(self, match: str) -> Table | None:
        table = self.tables.get(match)
        if table is None or table.dropped:
            return None
        self.tables.move_to_end(match)
        return table

    def opened(self, match: str) -> Table:
        """The match from the store, played again. Raises Problem."""
        row = self.store.match(match)
        if row is None:
            raise unknown("match")
        try:
            ruleset, steps = get(row.ruleset), self.store.steps(match)
        except UnknownRuleset:
            raise unplayable(f"{row.ruleset} is not installed") from None
        except BadRecord as error:
            log.error("match %s cannot be read: %s", match, str(error).partition(":")[0])
            raise unplayable("its record is damaged") from None
        seats = self.store.seats(match)
        return reopened(
            lambda: Table(self.store, self.turn, self.quick, ruleset, row, list(seats)),
            steps,
            snapshots.read(self.store.snapshots(match)),
        )

    def seat(self, table: Table) -> None:
        """Keep a table warm, and let bots and campaigns go on with it."""
        table.went_on = self.went_on
        self.tables[table.row.id] = table
        self.went_on(table)
        self.evict()

    def went_on(self, table: Table) -> None:
        """The match has started, gone on, or been opened."""
        self.last_step = monotonic()
        if not table.row.study:
            self.botting.wake(table)
            self.campaigns.follow(table)

    def rest(self, match: str) -> None:
        """The match is over, and the last one has left: of many such the first is cooled."""
        self.resting[match] = None
        self.resting.move_to_end(match)
        if len(self.resting) > RESTING:
            first, _ = self.resting.popitem(last=False)
            table = self.tables.get(first)
            if table is not None and table.row.state == "over" and table.idle():
                del self.tables[first]

    def evict(self) -> None:
        """Cool the matches that have been idle longest, so that at most `warm` are held."""
        if len(self.tables) <= self.warm:
            return
        for match, table in list(self.tables.items()):
            if table.idle():
                del self.tables[match]
            if len(self.tables) <= self.warm:
                return

    async def create(self, row: MatchRow, seats: list[SeatRow]) -> Table:
        """A new match, stored; it begins at once when nobody is waited for."""
        table = Table(self.store, self.turn, self.quick, get(row.ruleset), row, seats)
        await self.store.create(row, seats)
        if all(seat.joined for seat in seats):
            async with table.lock:
                await table.begin(())
        self.seat(table)
        return table

    def let_go(self, table: Table) -> None:
        """The match is deleted: whoever listens is told by the end of his stream."""
        self.tables.pop(table.row.id, None)
        self.histories.held.pop(table.row.id, None)
        table.drop()

    async def read(self, work: Callable[..., T], *args: object) -> T:
        """Read from the store beside the loop."""
        return await asyncio.get_running_loop().run_in_executor(self.quick, work, *args)

    async def look(self, work: Callable[[], T]) -> T:
        """Do something that may take its time, beside the loop and beside play."""
        return await asyncio.get_running_loop().run_in_executor(self.slow, work)

    async def open_file(self, work: Callable[[], T]) -> T:
        """Read what somebody has sent, which may be long: others' files wait meanwhile, and nothing else."""
        return await asyncio.get_running_loop().run_in_executor(self.files, work)
