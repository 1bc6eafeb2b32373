"""Writing: a job is answered when it is on disk; quick ones in the loop, else many at once by a thread."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from operator import itemgetter
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Any

from grognard.server.store.faults import StoreFault, told

AT_ONCE = 256
ROWS = 64
"""Of a statement; SQLite keeps each length prepared."""
QUICK = 0.002
"""Seconds that a commit may take in the loop: to hand it to a thread and back takes about as long."""
PASSED = 4
"""Jobs that go to the thread after a slow one; twice as many if the next one is slow again, and so on."""
MOST = 1000
ROOM = 2000
"""Jobs after which the thread brings the log over into the file. The loop never does, for that takes long."""
SHORT = 100
"""Milliseconds that those who read may keep the log from beginning anew."""
Job = list[tuple[str, tuple[Any, ...]]]
Waiting = tuple[Job, asyncio.Future[None]]
Outcome = tuple[asyncio.Future[None], StoreFault | None]


class Writer:
    """Commits what it is given. `check` raises when the file must not be written any more.

    `quick` is a connection of its own, which waits for no lock and leaves the log as it is.
    """

    def __init__(
        self, connection: sqlite3.Connection, quick: sqlite3.Connection, check: Callable[[], None]
    ) -> None:
        self.connection = connection
        self.quick = quick
        self.check = check
        self.done = 0
        self.brought = 0
        self.passed = self.pause = 0
        self.jobs: SimpleQueue[Waiting | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="store", daemon=True)
        self.thread.start()

    async def do(self, job: Job) -> None:
        """The job, committed. Raises StoreFault; then nothing of it is done."""
        if self._at_once(job):
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put((job, future))
        await future

    def _at_once(self, job: Job) -> bool:
        """Whether the job is committed. If not, the thread waits for the lock, or finds out what is wrong."""
        if self.pause:
            self.pause -= 1
            return False
        begun = perf_counter()
        error = self._try(self.quick, job)
        slow = perf_counter() - begun > QUICK
        self.passed = min(MOST, 2 * self.passed + PASSED) if slow else self.passed // 2
        self.pause = self.passed if slow else 0
        self.done += 1
        if self.done - self.brought >= 2 * ROOM:
            self.pause += 1  # the thread is to have a job, after which it looks at the log
        return error is None

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
            if (done := self.done) - self.brought >= ROOM:
                self.brought = done
                self._bring_over()

    def _bring_over(self) -> None:
        """Bring the log over into the file, nearly all while the loop goes on; then begin it anew.

        Meanwhile the loop meets a lock and passes its jobs on. Who reads for long is not waited for.
        """
        with suppress(sqlite3.Error):  # the next commit meets it too, and tells it
            self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            [(wait,)] = self.connection.execute("PRAGMA busy_timeout")
            try:
                self.connection.execute(f"PRAGMA busy_timeout = {SHORT}")
                self.connection.execute("PRAGMA wal_checkpoint(RESTART)")
            finally:
                self.connection.execute(f"PRAGMA busy_timeout = {wait}")

    def _commit(self, waiting: list[Waiting]) -> None:
        """All jobs in one transaction; if one of them is wrong, each in its own: it spoils no other."""
        error = self._try(self.connection, [step for job, _ in waiting for step in job])
        if error is None or len(waiting) == 1 or of_the_file(error):
            fault = None if error is None else told(error)
            tell([(future, fault) for _, future in waiting])
            return
        for job, future in waiting:
            error = self._try(self.connection, job)
            tell([(future, None if error is None else told(error))])

    def _try(self, connection: sqlite3.Connection, job: Job) -> Exception | None:
        """What prevented the transaction, or None. Equal statements go together."""
        try:
            self.check()
            if (whole := at_one_go(job)) is not None:
                connection.execute(*whole)
                return None
            connection.execute("BEGIN IMMEDIATE")
            for statement, steps in groupby(job, itemgetter(0)):
                connection.executemany(statement, [values for _, values in steps])
            connection.execute("COMMIT")
        except Exception as error:  # whatever it is, who waits is told, and the thread goes on
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            return error
        return None


def at_one_go(job: Job) -> tuple[str, list[Any]] | None:
    """The rows of one table as one statement, which is a transaction by itself; None if they are not such.

    Each call into SQLite lets go of the interpreter and waits for it again: longer than the writing takes.
    """
    first = job[0][0] if job else ""
    if not first.startswith("INSERT INTO ") or len(job) > ROWS:
        return None
    if any(statement != first for statement, _ in job):
        return None
    head, values, row = first.partition(" VALUES ")
    return f"{head}{values}{', '.join([row] * len(job))}", [value for _, given in job for value in given]


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
