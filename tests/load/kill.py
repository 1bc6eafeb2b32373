"""`kill -9` under load, again and again: no acknowledged action is lost, none is there twice.

python -m tests.load.kill --kills 100 --matches 10
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

import msgspec

from grognard.server.store.sqlite import Store
from grognard.umpire.record import Do
from tests.load.measure import Tally
from tests.load.players import Client, Game, Plan
from tests.load.run import free_port, plans, runner, serving
from tests.load.wire import Lost

SEATED = 8
Kept = tuple[str, list[set[str]]]
"""A match, and by seat the keys that were acknowledged in it."""


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Kill the server under load, and look what is there.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--matches", type=int, default=10, help="how many at once, two clients each")
    parser.add_argument("--delay", type=float, default=0.02, help="seconds from a turn to its answer")
    parser.add_argument("--longest", type=float, default=1.5, help="seconds from all seated to the kill")
    parser.add_argument("--ruleset", default="ultrawarrior")
    parser.add_argument("--scenario", default="", help="default: the ruleset's first")
    parser.add_argument("--bots", action="append", default=[], metavar="LEVEL:N")
    parser.add_argument("--seed", default="kill")
    parser.set_defaults(length=0)
    return parser.parse_args(given)


class Mortal(Client):
    """A client whose server dies. It keeps what it sent, and what was acknowledged."""

    def __init__(self, plan: Plan, tally: Tally, random: Random) -> None:
        super().__init__(plan, tally, random)
        self.sent: dict[str, bytes] = {}
        self.acknowledged: dict[str, bytes] = {}

    def ended(self) -> None:
        """The server has been killed."""

    async def send(self, body: bytes) -> tuple[int, bytes]:
        key = str(msgspec.json.decode(body)["key"])
        self.sent[key] = body
        status, answer = await self.calls.send("POST", f"{self.path}/actions", body)
        if status == 200:
            self.acknowledged[key] = answer
        return status, answer

    def acted(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and isinstance(task.exception(), Lost | OSError):
            self.busy = False
            return
        super().acted(task)


class Doomed(Game):
    """A match whose server is killed; one that has ended is followed by a new one in the next round."""

    def __init__(self, plan: Plan, tally: Tally, seed: str) -> None:
        super().__init__(plan, tally, seed)
        self.before: list[Kept] = []

    def client(self, random: Random) -> Client:
        return Mortal(self.plan, self.tally, random)

    def mortals(self) -> list[Mortal]:
        """Its clients."""
        return [client for client in self.clients if isinstance(client, Mortal)]

    async def again(self) -> None:
        """Sit down at the same match, or at a new one if it has ended."""
        self.volley = []
        if self.match and not self.over.is_set():
            await self.sit()
            return
        self.before += self.kept()
        for client in self.mortals():
            client.sent.clear()
            client.acknowledged.clear()
        await self.found()

    def kept(self) -> list[Kept]:
        """What must be there of the present match."""
        return [(self.match, [set(client.acknowledged) for client in self.mortals()])] if self.match else []

    async def opened(self) -> None:
        """All clients have the table before them."""
        while any(client.table is None for client in self.clients):
            await asyncio.sleep(0.001)


class Kills:
    """The rounds, and what they found."""

    def __init__(self, given: argparse.Namespace, database: str) -> None:
        self.given = given
        self.database = database
        self.port = free_port()
        self.tally = Tally()
        self.random = Random(given.seed)
        self.games = [
            Doomed(plan, self.tally, f"{given.seed} {n}") for n, plan in enumerate(plans(given, self.port))
        ]
        self.repeated = 0
        self.unanswered = 0
        self.opening: list[float] = []

    async def play(self) -> None:
        """All rounds, and a last start to look."""
        for done in range(self.given.kills + 1):
            started = time.perf_counter()
            process = serving(self.port, self.database)
            try:
                await self.repeat()
                await self.seat()
                self.opening.append(time.perf_counter() - started)
                await asyncio.sleep(self.random.uniform(0.05, self.given.longest))
            finally:
                process.kill()
                process.wait()
            await self.stand()
            self.look([kept for game in self.games for kept in game.kept()])
            if done % 10 == 0:
                print(f"  {done} kills, {self.actions()} acknowledged actions", file=sys.stderr, flush=True)
        self.look(self.everything())

    def everything(self) -> list[Kept]:
        """All matches that were played."""
        return [kept for game in self.games for kept in (*game.before, *game.kept())]

    def actions(self) -> int:
        """How many were acknowledged."""
        return sum(len(keys) for _, seats in self.everything() for keys in seats)

    async def seat(self) -> None:
        """Everybody sits down and has the table before him."""
        for n in range(0, len(self.games), SEATED):
            await asyncio.gather(*(game.again() for game in self.games[n : n + SEATED]))
        async with asyncio.timeout(60):
            await asyncio.gather(*(game.opened() for game in self.games))

    async def stand(self) -> None:
        """Everybody has noticed that the server is gone."""
        for game in self.games:
            for client in game.mortals():
                client.leave()
                client.calls.close()
        async with asyncio.timeout(30):
            while any(client.busy for game in self.games for client in game.clients):
                await asyncio.sleep(0.001)

    def look(self, matches: list[Kept]) -> None:
        """What was acknowledged is in the file, once; nothing is there twice. Raises AssertionError."""
        store = Store(self.database)
        try:
            for match, seats in matches:
                lines = [line for step in store.steps(match) for line in step.lines]
                compare(match, seats, [line for line in lines if isinstance(line, Do)])
        finally:
            store.close()

    async def repeat(self) -> None:
        """What was acknowledged gets the answer of then; what was not is taken once, or refused."""
        for game in self.games:
            for client in game.mortals():
                known = list(client.acknowledged)
                wanted = {*known[-5:], *self.random.sample(known, min(len(known), 2))}
                for key in sorted(wanted):
                    status, answer = await client.calls.send(
                        "POST", f"{client.path}/actions", client.sent[key]
                    )
                    assert (status, answer) == (200, client.acknowledged[key]), (status, answer)
                    self.repeated += 1
                for key in [key for key in client.sent if key not in client.acknowledged]:
                    status, answer = await client.send(client.sent[key])
                    assert status in (200, 409, 422), (status, answer)
                    self.unanswered += 1
                    if status != 200:
                        del client.sent[key]

    def report(self) -> str:
        """What was done and found."""
        openings = sorted(self.opening[1:]) or [0.0]
        return (
            f"{self.given.ruleset}: {self.given.kills} kills, {len(self.games)} matches at once "
            f"({len(self.everything())} in all)\n"
            f"{self.actions()} acknowledged actions, none lost, none twice\n"
            f"{self.repeated} of them repeated: the answers of then; {self.unanswered} more sent again\n"
            f"from the start of the server to all tables drawn: {openings[len(openings) // 2]:.1f} s, "
            f"at most {openings[-1]:.1f} s"
        )


def compare(match: str, seats: list[set[str]], lines: list[Do]) -> None:
    """Every acknowledged key is there, and no key twice. Raises AssertionError."""
    stored = Counter((line.seat, line.key) for line in lines if line.key)
    twice = [key for key, times in stored.items() if times > 1]
    assert not twice, f"match {match}: twice {twice}"
    for seat, acknowledged in enumerate(seats):
        lost = [key for key in acknowledged if (seat, key) not in stored]
        assert not lost, f"match {match}, seat {seat}: acknowledged, but not there: {lost}"


def main(words: list[str] | None = None) -> int:
    """Run, print, and say by the exit code whether all went well."""
    given = arguments(words)
    with tempfile.TemporaryDirectory() as folder:
        kills = Kills(given, str(Path(folder) / "matches.sqlite3"))
        try:
            runner()(kills.play())
        except AssertionError as fault:
            print(f"FAILED: {fault}")
            return 1
    print(kills.report())
    for what, times in kills.tally.faults.items():
        print(f"FAILED: {times} times: {what}")
    if not kills.actions():
        print("FAILED: nothing was acknowledged")
    return int(bool(kills.tally.faults) or not kills.actions())


if __name__ == "__main__":
    sys.exit(main())
