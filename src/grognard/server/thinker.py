"""The process in which bots think, from the table's side: it is asked one task at a time, and watched."""

import asyncio
import logging
import threading
from concurrent.futures import Future
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue

import msgspec

from grognard.bots.thinking import Task, serve

PATIENCE = 20.0
log = logging.getLogger("grognard.bots")


class Thinker:
    """One spawned process, started when first wanted and again when it has died or been too slow."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.tasks: SimpleQueue[tuple[Task, Future[bytes]] | None] = SimpleQueue()
        self.thread: threading.Thread | None = None
        self.process: SpawnProcess | None = None
        self.connection: Connection | None = None

    async def think(self, task: Task) -> bytes:
        """The action as JSON; empty when there was no thought."""
        if self.thread is None:
            self.thread = threading.Thread(target=self._work, name="thinker", daemon=True)
            self.thread.start()
        future: Future[bytes] = Future()
        self.tasks.put((task, future))
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """End the process."""
        if self.thread is not None:
            self.tasks.put(None)
            self._kill()
            self.thread.join()
            self._kill()

    def _work(self) -> None:
        while (job := self.tasks.get()) is not None:
            task, future = job
            if future.set_running_or_notify_cancel():
                future.set_result(self._ask(task))

    def _ask(self, task: Task) -> bytes:
        """The answer of the process, or nothing."""
        try:
            connection = self._alive()
            connection.send_bytes(msgspec.json.encode(task))
            if connection.poll(self.patience):
                return connection.recv_bytes()
            log.error("%s, seat %d: no thought within %g s", task.ruleset, task.seat, self.patience)
        except (OSError, EOFError):
            log.error("%s, seat %d: the thinking process has died", task.ruleset, task.seat)
        self._kill()
        return b""

    def _alive(self) -> Connection:
        if self.connection is None or self.process is None or not self.process.is_alive():
            self._kill()
            context = get_context("spawn")
            self.connection, there = context.Pipe()
            self.process = context.Process(target=serve, args=(there,), name="grognard-bots", daemon=True)
            self.process.start()
            there.close()
        return self.connection

    def _kill(self) -> None:
        process, self.process = self.process, None
        connection, self.connection = self.connection, None
        if process is not None:
            process.kill()
            process.join()
        if connection is not None:
            connection.close()
