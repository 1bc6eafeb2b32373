"""The one thread that writes: many jobs a commit, each answered only when it is on disk."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from operator import itemgetter
from queue import Empty, SimpleQueue
from typing import Any

from grognard.server.store.faults import StoreFault, told

AT_ONCE = 256
Job = list[tuple[str, tuple[Any, ...]]]
Waiting = tuple[Job, asyncio.Future[None]]
Outcome = tuple[asyncio.Future[None], StoreFault | None]


class Writer:
    """Commits what is put in its queue. `check` raises when the file must not be written any more."""

    def __init__(self, connection: sqlite3.Connection, check: Callable[[], None]) -> None:
        self.connection = connection
        self.check = check
        self.jobs: SimpleQueue[Waiting | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="store", daemon=True)
        self.thread.start()

    async def do(self, job: Job) -> None:
        """The job, committed. Raises StoreFault; then nothing of it is done."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put((job, future))
        await future

    def close(self) -> None:
        """Commit what waits, and end."""
        self.jobs.put(None)
        self.thread.join()

    def _write(self) -> None:
        while (first := self.jobs.get()) is not None:
            waiting = [first]
            while len(waiting) < AT_ONCE:
                try:
                    another = self.jobs.get_nowait()
                except Empty:
                    break
                if another is None:
                    self.jobs.put(None)
                    break
                waiting.append(another)
            self._commit(waiting)

    def _commit(self, waiting: list[Waiting]) -> None:
        """All jobs in one transaction; if one of them is wrong, each in its own: it spoils no other."""
        error = self._try([step for job, _ in waiting for step in job])
        if error is None or len(waiting) == 1 or of_the_file(error):
            fault = None if error is None else told(error)
            tell([(future, fault) for _, future in waiting])
            return
        for job, future in waiting:
            error = self._try(job)
            tell([(future, None if error is None else told(error))])

    def _try(self, job: Job) -> Exception | None:
        """What prevented the transaction, or None. Equal statements go together."""
        try:
            self.check()
            self.connection.execute("BEGIN IMMEDIATE")
            for statement, steps in groupby(job, itemgetter(0)):
                self.connection.executemany(statement, [values for _, values in steps])
            self.connection.execute("COMMIT")
        except Exception as error:  # whatever it is, who waits is told, and the thread goes on
            with suppress(sqlite3.Error):
                if self.connection.in_transaction:
                    self.connection.execute("ROLLBACK")
            return error
        return None


def of_the_file(error: Exception) -> bool:
    """Whether every job would meet it: locked, full, damaged, gone."""
    return isinstance(error, sqlite3.OperationalError | StoreFault) or type(error) is sqlite3.DatabaseError


def tell(outcomes: list[Outcome]) -> None:
    """Let those go on who wait, each in its loop: in a server there is but one."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        by_loop.setdefault(outcome[0].get_loop(), []).append(outcome)
    for loop, own in by_loop.items():
        with suppress(RuntimeError):  # it may have ended meanwhile
            loop.call_soon_threadsafe(settle, own)


def settle(outcomes: list[Outcome]) -> None:
    """Settle the futures that still wait."""
    for future, fault in outcomes:
        if future.done():
            continue
        if fault is None:
            future.set_result(None)
        else:
            future.set_exception(fault)
