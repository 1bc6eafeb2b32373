"""The processes in which bots think and heavy questions are answered, from the table's side."""

import asyncio
import logging
import os
import subprocess
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from math import inf
from queue import SimpleQueue
from time import monotonic

import msgspec

from grognard.bots.thinking import Job

PATIENCE = 10.0
"""Seconds after which a process that has not answered is killed."""
START = 60.0
"""Seconds in which a new process must be ready."""
STUCK = 1.0
"""Seconds after which a busy process is not counted any more: another may be started beside it."""
HOMES = 4096
log = logging.getLogger("grognard.bots")


class Worker:
    """One process and the thread that waits for it: a job at a time."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.begun = inf
        self.process: subprocess.Popen[bytes] | None = None
        self.jobs: SimpleQueue[tuple[Job, Callable[[bytes], None]] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="worker", daemon=True)
        self.thread.start()

    def give(self, job: Job, done: Callable[[bytes], None]) -> None:
        """Start a job; `done` gets its answer, in the worker's thread."""
        self.begun = inf  # until its process is ready: a machine that is busy starts it slowly
        self.jobs.put((job, done))

    def kill(self) -> None:
        """End the process, whatever it does, and then the thread."""
        self.jobs.put(None)
        if (process := self.process) is not None:
            process.kill()

    def _work(self) -> None:
        while (given := self.jobs.get()) is not None:
            job, done = given
            done(self._ask(job))
        self._end()

    def _ask(self, job: Job) -> bytes:
        """The answer of the process, or nothing: it has died, or was too slow and is killed."""
        answer = b""
        try:
            process = self._alive()
            self.begun = monotonic()
            answer = heard(process, self.patience, msgspec.json.encode(job) + b"\n")
        except OSError as error:
            log.error("a worker process failed: %s", error)
        if not answer.endswith(b"\n"):
            log.error("%s, seat %d: a worker process gave no answer", job.ruleset, job.seat)
            self._end()
            return b""
        return answer.rstrip(b"\n")

    def _alive(self) -> "subprocess.Popen[bytes]":
        if self.process is None or self.process.poll() is not None:
            self._end()
            command = [sys.executable, "-m", "grognard.bots.thinking"]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            heard(self.process, START)
        return self.process

    def _end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()


def heard(process: "subprocess.Popen[bytes]", patience: float, said: bytes = b"") -> bytes:
    """The next line of the process, after it was told something; cut short if it is killed for being slow."""
    assert process.stdin is not None
    assert process.stdout is not None
    watchdog = threading.Timer(patience, process.kill)
    watchdog.start()
    try:
        process.stdin.write(said)
        process.stdin.flush()
        return process.stdout.readline()
    finally:
        watchdog.cancel()


class Pool:
    """Some workers, started when first wanted. A mind goes back to its own worker if that is free.

    Jobs wait in one queue, first come, first served: no bot waits behind another's long thought while any
    process is free, and for one that is stuck another is started.
    """

    def __init__(self, size: int = 0, patience: float = PATIENCE) -> None:
        self.size = size or cores()
        self.patience = patience
        self.waiting: deque[tuple[Job, asyncio.Future[bytes]]] = deque()
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.homes: OrderedDict[str, Worker] = OrderedDict()
        self.closed = False
        self.looking: asyncio.TimerHandle | None = None
        self.lost = 0
        """Jobs that got no answer."""

    @property
    def workers(self) -> list[Worker]:
        """All there are now."""
        return [*self.idle, *self.busy]

    async def do(self, job: Job) -> bytes:
        """The job's answer as JSON; empty when there is none."""
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.waiting.append((job, future))
        self._dispatch()
        return await future

    def close(self) -> None:
        """End the processes."""
        self.closed = True
        if self.looking is not None:
            self.looking.cancel()
        for worker in self.workers:
            worker.kill()
        for worker in self.workers:
            worker.thread.join()

    def _dispatch(self) -> None:
        """Give what waits to the workers that are free."""
        while self.waiting and not self.closed:
            job, future = self.waiting[0]
            if future.done():
                self.waiting.popleft()
                continue
            worker = self._free(job.mind)
            if worker is None:
                self._look_again()
                return
            self.waiting.popleft()
            self._give(worker, job, future)

    def _look_again(self) -> None:
        """Who is busy now may be stuck a little later."""
        if self.looking is None:
            self.looking = asyncio.get_running_loop().call_later(STUCK / 2, self._looked)

    def _looked(self) -> None:
        self.looking = None
        self._dispatch()

    def _free(self, mind: str) -> Worker | None:
        """The mind's own worker if it is free, else another that is, else a new one, else None."""
        home = self.homes.get(mind)
        if home in self.idle:
            return home
        if self.idle:
            return self.idle[-1]
        stuck = sum(1 for worker in self.busy if monotonic() - worker.begun > STUCK)
        if len(self.busy) - stuck < self.size and len(self.busy) < 3 * self.size:
            worker = Worker(self.patience)
            self.idle.append(worker)
            return worker
        return None

    def _give(self, worker: Worker, job: Job, future: asyncio.Future[bytes]) -> None:
        self.idle.remove(worker)
        self.busy.add(worker)
        self.homes[job.mind] = worker
        self.homes.move_to_end(job.mind)
        if len(self.homes) > HOMES:
            self.homes.popitem(last=False)
        loop = asyncio.get_running_loop()

        def done(answer: bytes) -> None:
            with suppress(RuntimeError):  # the loop has been closed meanwhile
                loop.call_soon_threadsafe(self._done, worker, future, answer)

        worker.give(job, done)

    def _done(self, worker: Worker, future: asyncio.Future[bytes], answer: bytes) -> None:
        self.busy.discard(worker)
        if self.closed:
            return
        self.lost += not answer
        if len(self.workers) < self.size:
            self.idle.append(worker)
        else:  # it was stuck, and has been replaced
            worker.kill()
        if not future.done():
            future.set_result(answer)
        self._dispatch()


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
