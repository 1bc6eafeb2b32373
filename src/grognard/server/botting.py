"""Bots at the table: players like others, who answer by the common door."""

import asyncio
import logging
import secrets
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from grognard.bots.player import Player
from grognard.bots.strengths import levels_of, slice_of
from grognard.bots.thinking import Task
from grognard.server.problems import Problem
from grognard.server.store.faults import Dropped, StoreFault
from grognard.server.table import Table
from grognard.server.thinker import Pool
from grognard.umpire.match import Match
from grognard.umpire.notation import read_action
from grognard.umpire.refusal import BadNotation, Refused, Stale
from grognard.umpire.words import Action, EnterDice, Event, Seat

if TYPE_CHECKING:
    from grognard.server.live import Live

LATER = 5.0
"""Seconds after which a bot's match is tried again when it could not be read or stored."""
SHOWN = 0.4
"""Seconds of thought after which the table is told who thinks."""
log = logging.getLogger("grognard.bots")


@dataclass(frozen=True)
class Asked:
    """A decision that a bot owes, with all that it may know."""

    seat: Seat
    kind: str
    task: Task
    events: list[Event]
    dice: tuple[str, int, int] | None
    """A real roll that is awaited: name, sides, number."""


class Botting:
    """One task for each seat of a bot that is to move; none else."""

    def __init__(self, live: "Live", pool: Pool) -> None:
        self.live = live
        self.pool = pool
        self.busy: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self.failed = 0
        """Decisions for which something else was played than the bot's own thought."""

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """What is under way."""
        return list(self.busy.values())

    def resume(self, match: str) -> None:
        """After a restart: opening the match wakes its bots."""
        self.live.spawn(self._open(match))

    async def _open(self, match: str) -> None:
        try:
            async with self.live.at(match) as table:
                self.wake(table)
        except Problem as problem:
            log.error("match %s waits for a bot, but cannot be opened: %s", match, problem.body)
        except StoreFault as fault:
            if fault.what != "damaged":
                self.later(match)

    def wake(self, table: Table) -> None:
        """Let the bots that are to move think."""
        if table.match is None or table.dropped:
            return
        for seat, kind in table.match.owed():
            key = table.row.id, seat
            if table.seats[seat].bot and kind != "match" and key not in self.busy:
                task = asyncio.create_task(self._play(table.row.id, seat))
                self.busy[key] = task

    async def _play(self, match: str, seat: Seat) -> None:
        """Answer until nothing is owed any more."""
        well = False
        try:
            async with self.live.at(match) as table:
                while (asked := await self.asked(table, seat)) is not None:
                    await self.answer(table, asked)
            well = True
        except Dropped as dropped:  # a fresh table may stand already, and this bot was taken for busy there
            well = True
            if dropped.fault is not None:
                self.later(match)
        except Problem:
            log.error("match %s: a bot could not go on", match)
        except StoreFault:  # the store has said in the log what it is
            self.later(match)
        except Exception:
            log.exception("match %s: a bot could not go on", match)
        finally:
            del self.busy[match, seat]
            now = self.live.tables.get(match)
            if well and now is not None:
                self.wake(now)

    def later(self, match: str) -> None:
        """Try again when the store may work again."""

        async def again() -> None:
            await asyncio.sleep(LATER)
            await self._open(match)

        self.live.spawn(again())

    async def asked(self, table: Table, seat: Seat) -> Asked | None:
        """What the bot is asked now, or None."""
        async with table.lock:
            match = table.match
            if match is None or table.dropped or not table.seats[seat].bot:
                return None
            kind = match.owes(seat)
            return None if kind in (None, "match") else await table.run(lambda: question(table, match, seat))

    async def answer(self, table: Table, asked: Asked) -> None:
        """Think, and play it; what the match refuses is replaced by another legal action."""
        if asked.dice is not None:
            await self.play(table, asked, thrown(*asked.dice))
            return
        action = await self.think(table, asked)
        if action is None or not await self.play(table, asked, action):
            await self.fall_back(table, asked)

    async def think(self, table: Table, asked: Asked) -> Action | None:
        """The bot's choice, or None when it has none."""
        begun = monotonic()
        showing = asyncio.get_running_loop().call_later(SHOWN, self.show, table, asked.seat, True)
        try:
            answer = await self.choice(table, asked)
            if asked.kind in table.ruleset.guarded:
                await level(monotonic() - begun, slice_of(asked.task.level))
        finally:
            showing.cancel()
            if asked.seat in table.thinking:
                self.show(table, asked.seat, False)
        try:
            return read_action(table.ruleset.Action, msgspec.json.decode(answer)) if answer else None
        except BadNotation:
            return None

    async def choice(self, table: Table, asked: Asked) -> bytes:
        """The bot's own thought; without one that of the next weaker strength, which is simpler."""
        answer = await self.pool.do(asked.task)
        levels = levels_of(table.ruleset)
        if not answer and asked.task.level in levels[1:]:
            weaker = levels[levels.index(asked.task.level) - 1]
            self.failed += 1
            log.warning("%s, seat %d: %s thinks for it", table.ruleset.name, asked.seat, weaker)
            answer = await self.pool.do(msgspec.structs.replace(asked.task, level=weaker))
        return answer

    def show(self, table: Table, seat: Seat, thinking: bool) -> None:
        """Tell the table that a seat thinks, or has thought."""
        (table.thinking.add if thinking else table.thinking.discard)(seat)
        table.tell_players()

    async def play(self, table: Table, asked: Asked, action: Action) -> bool:
        """Whether the match took the action, or asks something else by now."""
        seat, number = asked.seat, asked.task.decision

        def work(match: Match) -> None:
            if table.seats[seat].bot:
                match.play(seat, action, number=number, by="bot")

        try:
            await table.act(work)
        except Stale:
            return True
        except Refused as refused:
            log.warning("%s, seat %d: refused by %s", table.ruleset.name, seat, refused.refusal.rule)
            return False
        return True

    async def fall_back(self, table: Table, asked: Asked) -> None:
        """Play the first other action that the match takes."""
        task = asked.task
        self.failed += 1
        log.warning("%s, seat %d: falling back", table.ruleset.name, asked.seat)

        def others() -> list[Action]:
            player = Player(table.ruleset, task.seat, task.level, task.seed)
            player.begin(task.first)
            for event in asked.events:
                player.hear(event)
            return list(player.others(task.view, task.decision))

        loop = asyncio.get_running_loop()
        for action in await loop.run_in_executor(self.live.slow, others):
            if await self.play(table, asked, action):
                return


async def level(spent: float, slice: float) -> None:
    """Wait for the end of the slice of time that the thinking has run into."""
    await asyncio.sleep(slice - spent % slice)


def question(table: Table, match: Match, seat: Seat) -> Asked:
    """The decision that the seat owes, with its view and stream: nothing else of the match."""
    row, base = table.seats[seat], match.taking_back.base
    events = list(match.streams.after(seat, 0))
    need = match.bound.need if match.bound is not None else None
    task = Task(
        f"{table.row.id} {seat}",
        table.ruleset.name,
        seat,
        row.level,
        row.seed,
        match.numbers[seat],
        {} if base is None else base.view(seat),
        {} if base is None else match.view(seat),
        [msgspec.Raw(msgspec.json.encode(event)) for event in events],
    )
    dice = None if need is None else (need.name, need.sides, need.n)
    return Asked(seat, match.owes(seat) or "", task, events, dice)


def thrown(name: str, sides: int, n: int) -> EnterDice:
    """Where real dice are entered, a bot's are thrown by the server."""
    return EnterDice([name, *(secrets.randbelow(sides) + 1 for _ in range(n))])
