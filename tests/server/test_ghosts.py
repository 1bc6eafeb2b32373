"""A step that cannot be stored has not happened: nobody learns anything of it."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from grognard.server.api import studies
from grognard.umpire.opening import LONGEST
from tests.server.table import Browser, Running, running, wait_for

NONE = {"type": "allocate", "crew": {}}
CONCEDE = {"type": "concede"}


@pytest.fixture
def beside() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(6) as pool:
        yield pool


class Locked:
    """The file held by another program, until `go`; the store waits for it a second."""

    def __init__(self, served: Running, database: Path) -> None:
        served.app.state.live.store.connection.execute("PRAGMA busy_timeout = 1000")
        self.other = sqlite3.connect(database, isolation_level=None, check_same_thread=False)
        self.other.execute("BEGIN IMMEDIATE")

    def go(self) -> None:
        self.other.execute("ROLLBACK")
        self.other.close()


def action(match: str, seat: int, number: int, data: dict[str, Any]) -> Callable[[Browser], tuple[int, Any]]:
    def post(browser: Browser) -> tuple[int, Any]:
        body = {"key": f"{seat} {number} {data}", "number": number, "action": data}
        answer = browser.client.post(f"/api/matches/{match}/seats/{seat}/actions", json=body)
        return answer.status_code, answer.json()

    return post


def test_nobody_sees_an_end_that_is_not_stored(
    database: Path, beside: ThreadPoolExecutor, caplog: pytest.LogCaptureFixture
) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "here"])
        last = browser.listen(match, 0).table()["last"]
        locked = Locked(served, database)
        conceding = beside.submit(action(match, 0, 1, CONCEDE), browser)
        time.sleep(0.3)
        paths = ["seats/0/at/1", "seats/1/at/1", "seats/spectator/at/1", "record", "check", "seats/1/stream"]
        waiting: list[Future[Any]] = [
            beside.submit(browser.client.get, f"/api/matches/{match}/{path}") for path in paths
        ]
        assert browser.get(f"/matches/{match}")["state"] == "running"
        assert conceding.result()[0] == 503
        answers = [one.result() for one in waiting]
        locked.go()
        statuses = [answer.status_code for answer in answers]
        assert all(status in (200, 409, 503) for status in statuses), statuses
        for seat in (0, 1, "spectator"):
            for event in range(last + 1, last + 4):
                browser.client.get("/")
                found = browser.client.get(f"/api/matches/{match}/seats/{seat}/at/{event}")
                assert found.status_code == 404
        browser.act(match, 0, 1, NONE)
        browser.act(match, 1, 1, NONE)
        assert browser.client.get(f"/api/matches/{match}/seats/0/at/{last + 1}").status_code == 200
        browser.close()
    assert "Traceback" not in caplog.text


def test_both_who_wait_for_the_file_are_told_so(
    database: Path, beside: ThreadPoolExecutor, caplog: pytest.LogCaptureFixture
) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "here"])
        locked = Locked(served, database)
        both = [beside.submit(action(match, seat, 1, NONE), browser) for seat in (0, 1)]
        time.sleep(0.2)
        asked = beside.submit(
            browser.client.post,
            f"/api/matches/{match}/seats/0/questions",
            json={"question": {"type": "why", "action": CONCEDE}},
        )
        answers = [one.result() for one in both]
        assert [(status, body["what"]) for status, body in answers] == [(503, "locked")] * 2
        assert asked.result().status_code == 503
        locked.go()
        for seat in (0, 1):
            assert action(match, seat, 1, NONE)(browser)[0] == 200
        browser.close()
    assert "Traceback" not in caplog.text


def test_putting_away_writes_nothing_of_what_failed(database: Path, beside: ThreadPoolExecutor) -> None:
    with running(database) as served:
        browser, guest = Browser(served.url), Browser(served.url)
        created = browser.create(["me", "link"], nonces=["mine"])
        match, _ = guest.take(created["links"]["1"])
        wait_for(lambda: browser.get(f"/matches/{match}")["state"] == "running", "the start")
        locked = Locked(served, database)
        conceding = beside.submit(action(match, 0, 1, CONCEDE), browser)
        time.sleep(0.2)
        putting = beside.submit(guest.client.delete, f"/api/matches/{match}")
        assert conceding.result()[0] == 503
        locked.go()
        assert putting.result().status_code in (200, 503)
        assert served.app.state.live.store.match(match).state == "running"
        guest.close()
        browser.close()


def test_a_bot_that_thought_for_a_table_that_is_gone_goes_on(database: Path) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        live = served.app.state.live
        thought = live.pool.do
        done: list[bool] = []

        async def slowly(job: Any) -> bytes:
            while not done:
                await asyncio.sleep(0.02)
            return bytes(await thought(job))

        live.pool.do = slowly
        match = browser.start(["me", "bot:recruit"])
        wait_for(lambda: live.botting.busy, "the bot")
        locked = Locked(served, database)
        assert action(match, 0, 1, NONE)(browser)[0] == 503
        locked.go()
        assert action(match, 0, 1, NONE)(browser)[0] == 200  # at a fresh table, for which the bot is busy
        done.append(True)
        number = served.app.state.live.tables[match].match.numbers
        wait_for(lambda: "1" not in browser.listen(match, 0).table()["owed"] or number[1] > 1, "its move", 20)
        browser.close()


def test_files_are_read_beside_everything_else(
    database: Path, beside: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[bool] = []

    def slow(body: object) -> list[Any]:
        end = time.monotonic() + 30
        while not held and time.monotonic() < end:
            time.sleep(0.02)
        return []

    monkeypatch.setattr(studies, "opened", slow)
    with running(database) as served:
        browser = Browser(served.url)
        browser.client.get("/")
        files = [
            beside.submit(browser.client.post, "/api/files", json={"text": "a: b"}, timeout=40)
            for _ in range(4)
        ]
        match = browser.start(["me", "here"])
        why = {"question": {"type": "why", "action": CONCEDE}}
        answer = browser.client.post(f"/api/matches/{match}/seats/0/questions", json=why)
        assert answer.status_code == 200
        assert browser.client.get(f"/api/matches/{match}/seats/0/at/1").status_code == 200
        assert not any(file.done() for file in files)
        held.append(True)
        for file in files:
            assert file.result().status_code == 200
        browser.close()


def test_a_long_yaml_is_refused_at_once(browser: Browser) -> None:
    text = 'a: "' + "x\\n" * LONGEST + '"'
    answer = browser.client.post("/api/files", json={"text": text})
    assert answer.status_code == 400
    assert str(LONGEST) in answer.json()["message"]
