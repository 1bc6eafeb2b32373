"""Matches under load: two light clients each, who answer a while after their turn has come."""

import asyncio
import secrets
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from tests.load.choosing import TABLE, Table, choose
from tests.load.measure import Posted, Tally
from tests.load.wire import Calls, Listening, Lost

CONCEDE = {"type": "concede"}


class Plan(msgspec.Struct, frozen=True):
    """What is played: `bot` is the level of the second seat, if a bot has it; `length` when one concedes."""

    port: int
    ruleset: str
    scenario: str
    delay: float
    bot: str = ""
    length: int = 0


class Client:
    """One browser at one seat."""

    def __init__(self, plan: Plan, tally: Tally, random: Random) -> None:
        self.plan = plan
        self.tally = tally
        self.random = random
        self.cookie = secrets.token_urlsafe(32)
        self.calls = Calls(plan.port, self.cookie)
        self.stream: Listening | None = None
        self.game: Game | None = None
        self.path = ""
        self.table: Table | None = None
        self.answered = 0
        self.arrivals: list[tuple[int, float]] = []
        self.timer: asyncio.TimerHandle | None = None
        self.busy = False

    async def sit(self, game: "Game", match: str, seat: int) -> None:
        """Take the seat of a match: listen, and answer what is asked."""
        self.game, self.path = game, f"/matches/{match}/seats/{seat}"
        self.table, self.answered, self.arrivals = None, 0, []
        stream = Listening(f"{self.path}/events", self.cookie, self.heard, self.ended)
        self.stream = stream
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: stream, "127.0.0.1", self.plan.port)

    def leave(self) -> None:
        """Stand up: no stream, no answer on its way."""
        if self.timer is not None:
            self.timer.cancel()
        if self.stream is not None:
            self.stream.close()
        self.timer = self.stream = None

    def ended(self) -> None:
        """A stream that the server closes is a fault of a load that kills nobody."""
        self.tally.fault("a stream ended")

    def heard(self, kind: bytes, data: bytes) -> None:
        """A message has come."""
        at = perf_counter()
        if kind != b"table":
            return
        table = self.table = TABLE.decode(data)
        self.arrivals.append((table.last, at))
        game = self.game
        assert game is not None
        if table.ended:
            game.over.set()
        elif not self.busy:
            self.consider(table)

    def consider(self, table: Table) -> None:
        """If something is asked, answer it after a while."""
        if table.asks and table.number > self.answered and self.timer is None and self.stream is not None:
            self.timer = asyncio.get_running_loop().call_later(self.plan.delay, self.answer)

    def answer(self) -> None:
        """The turn has come a while ago: answer the present card."""
        self.timer = None
        table = self.table
        if table is not None and table.asks:
            self.busy = True
            task = asyncio.ensure_future(self.act(table))
            task.add_done_callback(self.acted)

    def acted(self, task: "asyncio.Task[None]") -> None:
        """Done; what was asked in the meantime is answered next."""
        self.busy = False
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            self.tally.fault(f"{type(error).__name__}: {error}")
        if self.table is not None:
            self.consider(self.table)

    async def act(self, table: Table) -> None:
        """One action, sent until the server takes one of this card."""
        game = self.game
        assert game is not None
        for again in range(20):
            action = CONCEDE if game.long else choose(table.card, self.random, listed=again > 5)
            key = f"{self.random.getrandbits(64):x}"
            body = msgspec.json.encode({"key": key, "number": table.number, "action": action})
            await self.calls.connect()
            posted = Posted(self, perf_counter())
            game.begin(posted)
            status, answer = await self.send(body)
            if status == 200:
                last = msgspec.json.decode(answer)["last"]
                self.answered = table.number
                game.actions += 1
                posted.accepted(last, perf_counter())
                return
            game.forget(posted)
            self.tally.answered(status)
            if status == 409:
                return
            if status != 422:
                raise AssertionError(f"{status} {answer.decode()[:300]}")
        raise AssertionError(f"no action of the card was taken: {bytes(table.card).decode()[:500]}")

    async def send(self, body: bytes) -> tuple[int, bytes]:
        """The action, sent again with the same key if the connection is lost meanwhile."""
        try:
            return await self.calls.send("POST", f"{self.path}/actions", body)
        except Lost:
            self.tally.answered(0)
            return await self.calls.send("POST", f"{self.path}/actions", body)


class Game:
    """One match after the other, between the same two clients."""

    def __init__(self, plan: Plan, tally: Tally, seed: str) -> None:
        random = Random(seed)
        self.plan = plan
        self.tally = tally
        self.clients = [self.client(random) for _ in range(1 if plan.bot else 2)]
        self.match = ""
        self.over = asyncio.Event()
        self.volley: list[Posted] = []
        self.actions = 0

    @property
    def long(self) -> bool:
        """Whether it has lasted long enough."""
        return 0 < self.plan.length <= self.actions

    def client(self, random: Random) -> Client:
        """One who plays."""
        return Client(self.plan, self.tally, random)

    async def found(self) -> None:
        """A new match, at which both sit down."""
        self.over.clear()
        self.actions = 0
        first = self.clients[0]
        second = {"kind": "bot", "level": self.plan.bot} if self.plan.bot else {"kind": "link"}
        body = {
            "ruleset": self.plan.ruleset,
            "scenario": self.plan.scenario,
            "seats": [{"kind": "me"}, second],
            "nonces": [secrets.token_hex(8)],
        }
        created: Any = await first.calls.call("POST", "/matches", body, 201)
        match = self.match = created["match"]
        for seat, link in created["links"].items():
            guest = self.clients[int(seat)]
            await guest.calls.call("POST", f"/matches/{match}/claim", {"token": link.partition("#")[2]})
            path = f"/matches/{match}/seats/{seat}/join"
            await guest.calls.call("POST", path, {"nonce": secrets.token_hex(8)})
        await self.sit()

    async def sit(self) -> None:
        """Take the seats of the match, anew if need be."""
        for seat, client in enumerate(self.clients):
            await client.sit(self, self.match, seat)

    async def play(self) -> None:
        """Play for ever: a match that ends is followed by a new one."""
        while True:
            await self.over.wait()
            await asyncio.sleep(self.plan.delay)
            self.settle()
            for client in self.clients:
                client.leave()
            self.tally.ended += 1
            await self.found()

    def close(self) -> None:
        """Everybody goes."""
        self.settle()
        for client in self.clients:
            client.leave()
            client.calls.close()

    # ---- measuring

    def begin(self, posted: Posted) -> None:
        """An action is sent. Those before it are settled, unless they are still under way."""
        if all(before.done for before in self.volley):
            self.settle()
        self.volley.append(posted)

    def forget(self, posted: Posted) -> None:
        """It was not taken."""
        if posted in self.volley:
            self.volley.remove(posted)

    def settle(self) -> None:
        """Note how long each action of the volley took to the own stream and to the others'.

        To the others': until the last message before the next action, for simultaneous answers cannot
        be told apart. Against a bot, whose moves come on the same stream, only the own is noted.
        """
        for posted in self.volley:
            if posted.done:
                others = [c.arrivals for c in self.clients if c is not posted.by]
                self.tally.note(posted, posted.by.arrivals, others)
        self.volley = []
        for client in self.clients:
            client.arrivals = client.arrivals[-2:]
