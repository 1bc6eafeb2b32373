"""What nobody is at is let go at once, with no search through all memory; that is done when it is quiet."""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from grognard.server import collecting, live
from grognard.server.founding import Create, SeatChoice, found
from grognard.server.live import Live
from grognard.server.store.sqlite import Step, Store
from grognard.server.store.writer import Job
from grognard.server.table import Table
from grognard.umpire.match import Match
from grognard.umpire.words import Concede


async def founded(held: Live) -> str:
    """A running match of both seats."""
    choices = [SeatChoice("me"), SeatChoice("here")]
    while True:
        row, seats, _ = found(Create("fogbay", "bay", choices, nonces=["one", "other"]), "key")
        table = await held.create(row, seats)
        if table.row.state == "running":
            return row.id


async def ended(held: Live, match: str) -> "weakref.ref[Table]":
    """The match given up, and its table."""
    async with held.at(match) as table:
        await table.act(lambda going: going.play(0, Concede()))
        assert table.row.state == "over"
        return weakref.ref(table)


def test_a_cooled_match_leaves_memory_at_once(database: Path) -> None:
    async def play() -> None:
        held = Live(Store(database), warm=1)
        first = await founded(held)
        table = weakref.ref(held.tables[first])
        playing = weakref.ref(held.tables[first].match or Match)
        await founded(held)
        assert first not in held.tables
        await asyncio.sleep(0)
        assert table() is None
        assert playing() is None
        await held.stop()
        held.store.close()

    gc.disable()
    try:
        asyncio.run(play())
    finally:
        gc.enable()


def test_few_matches_that_are_over_are_held(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RESTING", 2)

    async def play() -> None:
        held = Live(Store(database))
        running = await founded(held)
        over = [await founded(held) for _ in range(4)]
        for match in over:
            await ended(held, match)
        assert [match for match in held.tables if match in (running, *over)] == [running, *over[2:]]
        async with held.at(over[0]) as table:  # it comes back, as it was
            assert table.row.state == "over"
        assert over[2] not in held.tables
        await held.stop()
        held.store.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("now", "step", "collected", "due"),
    [
        (100, 0, 10, False),  # nothing has gone on since
        (100, 99, 10, False),  # somebody acts
        (100, 97, 10, True),
        (100, 97, 50, False),  # it was lately
        (1000, 999.9, 50, True),  # it has been too long
    ],
)
def test_memory_is_searched_in_peace(now: float, step: float, collected: float, due: bool) -> None:
    assert collecting.due(now, step, collected) == due


def test_a_job_that_is_wrong_spoils_no_other(database: Path) -> None:
    insert = "INSERT INTO entries (match, n, step, line) VALUES (?, ?, ?, ?)"
    jobs: list[Job] = [
        [(insert, ("match", 1, 1, "{}"))],
        [(insert, ("match", 1, 1, "again"))],
        [(insert, ("match", 2, 2, 2**70))],  # no number of SQLite's
        [(insert, ("match", 3, 3, "{}"))],
    ]

    async def write() -> list[object]:
        store = Store(database)
        store.writer.close()
        waiting = [(job, asyncio.get_running_loop().create_future()) for job in jobs]
        store.writer._commit(waiting)
        results = await asyncio.gather(*(future for _, future in waiting), return_exceptions=True)
        rows = store.connection.execute("SELECT n, line FROM entries ORDER BY n").fetchall()
        store.connection.close()
        return [*(result is None for result in results), rows]

    assert asyncio.run(write()) == [True, False, False, True, [(1, "{}"), (3, "{}")]]


def test_a_step_is_written_without_what_has_not_changed(database: Path) -> None:
    async def write() -> object:
        held = Live(Store(database))
        match = await founded(held)
        store = held.store
        row = store.match(match)
        assert row is not None
        await store.append(match, Step(50, []), None)
        await store.append(match, Step(50, []), ("over", True))
        after = store.match(match)
        assert after is not None
        await held.stop()
        store.close()
        return row.state, row.bot_owes, after.state, after.bot_owes

    assert asyncio.run(write()) == ("running", False, "over", True)
