"""A quick commit is made in the loop, a slow or hindered one by the thread; nothing is lost or held up."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from grognard.server.store import writer
from grognard.server.store.sqlite import Store
from grognard.server.store.writer import Job

INSERT = "INSERT INTO entries (match, n, step, line) VALUES (?, ?, ?, ?)"


def row(n: int) -> Job:
    return [(INSERT, ("match", n, n, "{}"))]


def stored(database: Path) -> list[int]:
    with sqlite3.connect(database) as store:
        found = store.execute("SELECT n FROM entries ORDER BY n").fetchall()
    store.close()
    return [n for (n,) in found]


def test_a_quick_commit_is_made_at_once(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "QUICK", 60.0)  # the machine of the test may be slow

    async def write() -> None:
        store = Store(database)
        store.writer.jobs.put(None)  # the thread has gone home
        store.writer.thread.join()
        await store.writer.do(row(1))
        await store.writer.do([*row(2), *row(3)])
        store.close()

    asyncio.run(write())
    assert stored(database) == [1, 2, 3]


def test_after_a_slow_commit_the_thread_has_some(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "QUICK", 60.0)
    by: list[str] = []

    async def write() -> None:
        store = Store(database)
        store.writer.check = lambda: by.append(threading.current_thread().name)
        for n in range(1, 3):
            await store.writer.do(row(n))
        monkeypatch.setattr(writer, "QUICK", -1.0)
        for n in range(3, 20):
            await store.writer.do(row(n))
        store.close()

    asyncio.run(write())
    here = threading.main_thread().name
    assert by == [here] * 3 + ["store"] * 4 + [here] + ["store"] * 11
    assert stored(database) == list(range(1, 20))


def test_a_locked_file_stops_the_thread_and_not_the_loop(database: Path) -> None:
    async def write() -> int:
        store = Store(database)
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.ensure_future(store.writer.do(row(1)))
        rounds = 0
        while rounds < 50:
            rounds += 1
            await asyncio.sleep(0.001)
        assert not writing.done()
        other.execute("ROLLBACK")
        await writing
        other.close()
        store.close()
        return rounds

    assert asyncio.run(write()) == 50
    assert stored(database) == [1]


def test_the_log_is_brought_over_by_the_thread(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "ROOM", 20)
    sizes: list[int] = []

    async def write() -> None:
        store = Store(database)
        log = Path(f"{database}-wal")
        for n in range(600):
            await store.writer.do(row(n))
            sizes.append(log.stat().st_size)
        store.close()

    asyncio.run(write())
    assert max(sizes) < 1_500_000  # 2,700,000 if it were left to grow
    assert stored(database) == list(range(600))


def test_rows_of_one_table_are_one_statement() -> None:
    whole = writer.at_one_go([*row(1), *row(2)])
    assert whole is not None
    assert whole[0] == f"{INSERT}, (?, ?, ?, ?)"
    assert whole[1] == ["match", 1, 1, "{}", "match", 2, 2, "{}"]
    assert writer.at_one_go([]) is None
    assert writer.at_one_go([*row(1), ("UPDATE matches SET state = ?", ("over",))]) is None
    assert writer.at_one_go(row(1) * (writer.ROWS + 1)) is None
