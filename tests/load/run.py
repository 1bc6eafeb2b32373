"""Many matches at once against a server of their own, with what it took.

python -m tests.load.run --matches 200 --seconds 300
"""

import argparse
import asyncio
import gc
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from grognard.umpire import contract
from grognard.umpire.registry import registry
from tests.load.measure import Process, Tally, percentile, spread, stalls
from tests.load.players import Game, Plan

T = TypeVar("T")


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Two clients at each of many matches, each with its stream.")
    parser.add_argument("--matches", type=int, default=200, help="how many at once")
    parser.add_argument("--seconds", type=float, default=60, help="how long is measured")
    parser.add_argument(
        "--warm",
        type=float,
        default=20,
        help="seconds in which the matches begin, one after the other; not measured",
    )
    parser.add_argument("--delay", type=float, default=1.0, help="seconds from a client's turn to its answer")
    parser.add_argument("--ruleset", default="ultrawarrior")
    parser.add_argument("--scenario", default="", help="default: the ruleset's first")
    parser.add_argument("--length", type=int, default=0, help="actions until a match is conceded; 0: any")
    parser.add_argument(
        "--bots", action="append", default=[], metavar="LEVEL:N", help="N of the matches against this bot"
    )
    parser.add_argument("--seed", default="load", help="of the clients' choices")
    parser.add_argument("--port", type=int, default=0, help="default: a free one")
    parser.add_argument("--database", default="", help="default: a file that is thrown away")
    parser.add_argument("--p50", type=float, default=0, help="fail if an event's p50 is above, in ms")
    parser.add_argument("--p99", type=float, default=0, help="fail if an event's p99 is above, in ms")
    parser.add_argument("--memory", type=float, default=0, help="fail if the server takes more, in MB")
    return parser.parse_args(given)


def plans(given: argparse.Namespace, port: int) -> list[Plan]:
    """What each match is."""
    ruleset = registry().get(given.ruleset)
    scenario = given.scenario or next(iter(ruleset.scenarios))
    bots: list[str] = []
    for text in given.bots:
        level, _, number = text.partition(":")
        bots += [level] * int(number or 1)
    bots += [""] * (given.matches - len(bots))
    plan = Plan(port, given.ruleset, scenario, given.delay, length=given.length)
    return [replace(plan, bot=bot) for bot in bots[: given.matches]]


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


def serving(port: int, database: str) -> "subprocess.Popen[bytes]":
    """A server process that listens."""
    words = ["serve", "--port", str(port), "--database", database, "--unlimited"]
    process = subprocess.Popen([sys.executable, "-m", "grognard.cli", *words], stdout=subprocess.DEVNULL)
    end = time.monotonic() + 60
    while time.monotonic() < end and process.poll() is None:
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                return process
        time.sleep(0.02)
    process.kill()
    raise SystemExit("the server did not start")


class Run:
    """A load run against one server process."""

    def __init__(self, given: argparse.Namespace, server: Process, games: list[Game], tally: Tally) -> None:
        self.given = given
        self.server = server
        self.games = games
        self.tally = tally
        self.memories: list[float] = []
        self.seconds = 0.0
        self.used: list[float] = []
        self.bots = 0.0

    async def play(self) -> None:
        """Found all matches, then play and measure."""
        loops: list[asyncio.Task[None]] = []
        try:
            await self.seat(loops)
            self.tally.start()
            cpu, mine, began = self.cpu(), time.process_time(), time.perf_counter()
            await self.watch(began)
            self.seconds = time.perf_counter() - began
            self.used = [self.cpu() - cpu, time.process_time() - mine]
            self.bots = sum(child.memory() for child in self.server.children())
        finally:  # games that went on would keep the loop from its end
            for loop in loops:
                loop.cancel()
            for result in await asyncio.gather(*loops, return_exceptions=True):
                if isinstance(result, Exception):
                    self.tally.fault(f"{type(result).__name__}: {result}")
            for game in self.games:
                game.close()

    async def seat(self, loops: "list[asyncio.Task[None]]") -> None:
        """All matches begun: spread in time, else all of them would come to each turn's end at once."""
        began = time.perf_counter()
        for n, game in enumerate(self.games):
            await asyncio.sleep(max(0, began + n * self.given.warm / len(self.games) - time.perf_counter()))
            await game.found()
            loops.append(asyncio.ensure_future(game.play()))

    async def watch(self, began: float) -> None:
        """Look at the server's memory now and then, and say how it goes."""
        every = max(0.5, min(10.0, self.given.seconds / 6))
        self.memories.append(self.server.memory())
        for n in range(1, round(self.given.seconds / every) + 1):
            await asyncio.sleep(max(0, began + n * every - time.perf_counter()))
            self.memories.append(self.server.memory())
            own = percentile(self.tally.own, 0.99)
            print(
                f"  {n * every:5.0f} s  {self.tally.actions} actions  p99 {1000 * own:.1f} ms"
                f"  {self.memories[-1]:.0f} MB",
                file=sys.stderr,
                flush=True,
            )

    def cpu(self) -> float:
        """Processor seconds of the server and its thinking processes."""
        return self.server.cpu() + sum(child.cpu() for child in self.server.children())

    def report(self) -> str:
        """What was measured."""
        tally, seconds = self.tally, self.seconds
        server, mine = self.used
        actions = max(1, tally.actions)
        compiled = "compiled" if str(contract.__file__).endswith(".so") else "plain"
        middle = self.memories[len(self.memories) // 2]
        lines = [
            f"{self.given.ruleset}, {compiled}: {len(self.games)} matches, {seconds:.0f} s, "
            f"{tally.actions} actions ({tally.actions / seconds:.0f} a second), {tally.ended} matches ended",
            "milliseconds                  p50       p90       p99       max",
            f"POST to its answer       {spread(tally.answer)}",
            f"POST to the own event    {spread(tally.own)}",
            f"POST to the other's event{spread(tally.other)}",
            f"server: {self.memories[0]:.0f}, {middle:.0f}, {self.memories[-1]:.0f} MB at start, middle, end "
            f"(most {max(self.memories):.0f}; bots {self.bots:.0f}); "
            f"{100 * server / seconds:.0f} % of a core, {1000 * server / actions:.2f} ms an action; "
            f"load itself {100 * mine / seconds:.0f} %",
            f"load average before: {self.given.load:.1f}; the machine then took {self.given.stalls} ms "
            f"for what it mostly does in a millisecond; not taken: {dict(tally.statuses)}",
            f"faults: {dict(tally.faults) or 'none'}",
        ]
        return "\n".join(lines)

    def failures(self) -> list[str]:
        """What is not as it was asked for."""
        tally, given = self.tally, self.given
        found = [f"{count} times: {what}" for what, count in tally.faults.items()]
        if not tally.actions:
            found.append("no action was taken")
        for share, limit in ((0.5, given.p50), (0.99, given.p99)):
            for who, times in (("own", tally.own), ("other's", tally.other)):
                took = 1000 * percentile(times, share)
                if limit and took > limit:
                    found.append(f"p{100 * share:.0f} to the {who} event is {took:.1f} ms, over {limit:g}")
        if given.memory and max(self.memories) > given.memory:
            found.append(f"the server took {max(self.memories):.0f} MB, over {given.memory:g}")
        return found


def main(words: list[str] | None = None) -> int:
    """Run, print, and say by the exit code whether all went well."""
    given = arguments(words)
    given.load = os.getloadavg()[0]
    given.stalls = stalls()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8192)), hard))
    port = given.port or free_port()
    with tempfile.TemporaryDirectory() as folder:
        process = serving(port, given.database or str(Path(folder) / "matches.sqlite3"))
        try:
            run = runner()(loaded(given, process.pid, port))
        finally:
            process.terminate()
            process.wait()
    print(run.report())
    for failure in (failures := run.failures()):
        print(f"FAILED: {failure}")
    return min(1, len(failures))


def runner() -> Callable[[Coroutine[Any, Any, T]], T]:
    """The cheapest loop there is."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run
    return uvloop.run


async def loaded(given: argparse.Namespace, pid: int, port: int) -> Run:
    """The run, done."""
    tally = Tally()
    games = [Game(plan, tally, f"{given.seed} {n}") for n, plan in enumerate(plans(given, port))]
    run = Run(given, Process(pid), games, tally)
    gc.freeze()
    await run.play()
    return run


if __name__ == "__main__":
    sys.exit(main())
