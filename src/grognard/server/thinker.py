"""The process in which bots think, from the table's side: it is asked one task at a time, and watched."""

import asyncio
import logging
import subprocess
import sys
import threading
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue

import msgspec

from grognard.bots.thinking import Task

PATIENCE = 20.0
log = logging.getLogger("grognard.bots")


class Thinker:
    """One process of its own, started when first wanted, and again when it has died or was too slow."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.tasks: SimpleQueue[tuple[Task, Future[bytes]] | None] = SimpleQueue()
        self.thread: threading.Thread | None = None
        self.process: subprocess.Popen[bytes] | None = None

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
            if (process := self.process) is not None:
                process.kill()
            self.thread.join()
            self._kill()

    def _work(self) -> None:
        while (job := self.tasks.get()) is not None:
            task, future = job
            if future.set_running_or_notify_cancel():
                future.set_result(self._ask(task))

    def _ask(self, task: Task) -> bytes:
        """The answer of the process, or nothing: it has died, or was too slow and is killed."""
        process: subprocess.Popen[bytes] | None = None
        answer = b""
        try:
            process = self._alive()
            assert process.stdin is not None
            assert process.stdout is not None
            watchdog = threading.Timer(self.patience, process.kill)
            watchdog.start()
            try:
                process.stdin.write(msgspec.json.encode(task) + b"\n")
                process.stdin.flush()
                answer = process.stdout.readline()
            finally:
                watchdog.cancel()
        except OSError as error:
            log.error("the thinking process failed: %s", error)
        if not answer.endswith(b"\n"):
            log.error("%s, seat %d: the thinking process gave no answer", task.ruleset, task.seat)
            self._kill()
            return b""
        return answer.rstrip(b"\n")

    def _alive(self) -> "subprocess.Popen[bytes]":
        if self.process is None or self.process.poll() is not None:
            self._kill()
            command = [sys.executable, "-m", "grognard.bots.thinking"]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self.process

    def _kill(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()
