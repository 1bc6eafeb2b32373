"""The file fails: the match stays whole, the others do not notice, and the message is plain."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.server import botting
from grognard.server.store.sqlite import Store
from tests.server.table import Browser, Data, Running, legal, running, wait_for

NONE = {"type": "allocate", "crew": {}}


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte."""
    mounted = tmp_path / "disk"
    mounted.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "none", str(mounted)]
    if os.geteuid() or not shutil.which("mount") or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    yield mounted
    subprocess.run(["umount", "-l", str(mounted)], check=True)


def post(browser: Browser, match: str, seat: int, number: int, action: Data, key: str) -> tuple[int, Data]:
    path = f"/api/matches/{match}/seats/{seat}/actions"
    answer = browser.client.post(path, json={"key": key, "number": number, "action": action})
    return answer.status_code, answer.json()


def entries(served: Running, match: str) -> list[object]:
    return [line for step in served.app.state.live.store.steps(match) for line in step.lines]


def test_a_full_disk(small_disk: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Refused in plain words; when there is room again, the same action is taken, once."""
    with running(small_disk / "matches.sqlite3") as served:
        browser = Browser(served.url)
        match = browser.start(["me", "here"], options={"turn_limit": 12})
        listening = browser.listen(match, 0)
        listening.table()
        filler = small_disk / "filler"
        with filler.open("wb", buffering=0) as file:
            size = 4096
            while size:
                try:
                    file.write(b"x" * size)
                except OSError:
                    size //= 2
        kept = entries(served, match)
        for n in range(200):  # what the log file of SQLite still has room for is taken
            table = browser.listen(match, 0).table()
            other = browser.listen(match, 1).table()
            asked = table if table["card"] else other
            kept = entries(served, match)
            status, body = post(browser, match, asked["seat"], asked["number"], legal(asked), f"k{n}")
            if status != 200:
                break
        assert status == 507, body
        assert body["error"] == "storage"
        assert "disk is full" in body["message"]
        assert entries(served, match) == kept
        assert browser.get(f"/matches/{match}")["state"] == "running"
        again = browser.listen(match, asked["seat"]).table()
        assert (again["number"], again["last"]) == (asked["number"], asked["last"])
        filler.unlink()
        status, body = post(browser, match, asked["seat"], asked["number"], legal(asked), f"k{n}")
        assert status == 200, body
        assert len(entries(served, match)) == len(kept) + 1
        assert post(browser, match, asked["seat"], asked["number"], legal(asked), f"k{n}") == (200, body)
        browser.close()
    assert "Traceback" not in caplog.text


@pytest.fixture
def full(served: Running) -> Iterator[None]:
    """A file that may not grow. The next step that needs a page is refused."""
    store = served.app.state.live.store
    pages = store.connection.execute("PRAGMA page_count").fetchone()[0]
    for connection in (store.connection, store.quick):
        connection.execute(f"PRAGMA max_page_count = {pages}")
    yield
    room(served)


def room(served: Running) -> None:
    """The file may grow again."""
    store = served.app.state.live.store
    for connection in (store.connection, store.quick):
        connection.execute("PRAGMA max_page_count = 1000000")


def test_a_file_that_may_not_grow(served: Running, browser: Browser, full: None) -> None:
    """The same where no disk can be mounted."""
    status, n = 201, 0
    while status == 201:
        answer = browser.client.post(
            "/api/matches",
            json={"ruleset": "fogbay", "scenario": "bay", "seats": [{"kind": "me"}, {"kind": "here"}]},
        )
        status, n = answer.status_code, n + 1
        assert n < 180
    assert status == 507
    assert answer.json()["what"] == "full"
    assert len(browser.get("/matches")["matches"]) == n - 1
    health = browser.client.get("/api/health")
    assert (health.status_code, health.json()["what"]) == (503, "full")
    room(served)
    match = browser.start(["me", "here"])
    browser.act(match, 0, 1, NONE)


def test_a_start_that_could_not_be_stored_comes_later(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from grognard.server.store.faults import StoreFault

    with running(database) as served:
        browser = Browser(served.url)
        browser.client.get("/")
        store = served.app.state.live.store

        async def broken(*args: object) -> None:
            raise StoreFault("full")

        with monkeypatch.context() as patched:
            patched.setattr(store, "save", broken)
            body = {"ruleset": "fogbay", "scenario": "bay", "seats": [{"kind": "me"}, {"kind": "here"}]}
            browser.post("/matches", body | {"nonces": ["a", "b"]}, 507)
        (found,) = browser.get("/matches")["matches"]
        assert found["state"] == "waiting"
        assert browser.get(f"/matches/{found['match']}")["state"] in ("running", "over")
        assert browser.listen(found["match"], 0).table()["last"] > 0
        browser.close()


def test_a_bot_tries_again(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botting, "LATER", 0.2)
    with running(database) as served:
        browser = Browser(served.url)
        store = served.app.state.live.store
        store.connection.execute("PRAGMA busy_timeout = 300")
        with sqlite3.connect(database, isolation_level=None) as other:
            match = browser.start(["bot:recruit", "bot:recruit"], options={"turn_limit": 5})
            other.execute("BEGIN EXCLUSIVE")
            wait_for(lambda: not served.app.state.live.botting.busy, "the bots' trouble")
            before = len(entries(served, match))
            other.execute("ROLLBACK")
        other.close()
        wait_for(lambda: store.match(match).state == "over", "the end", 60)
        assert len(entries(served, match)) > before
        assert browser.get(f"/matches/{match}/check")["ok"]
        browser.close()


def test_a_file_that_another_program_holds(database: Path) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "here"])
        stream = browser.listen(match, 0)
        stream.table()
        served.app.state.live.store.connection.execute("PRAGMA busy_timeout = 300")
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        status, body = post(browser, match, 0, 1, NONE, "k")
        assert status == 503
        assert (body["error"], body["what"]) == ("storage", "locked")
        assert "another program" in body["message"]
        assert browser.listen(match, 1).table()["number"] == 1
        other.execute("ROLLBACK")
        other.close()
        assert post(browser, match, 0, 1, NONE, "k")[0] == 200
        browser.close()


def serve_on(database: Path) -> tuple[int, str]:
    """What `grognard serve` says when it cannot."""
    command = [
        sys.executable,
        "-c",
        "from grognard.cli import main; main()",
        "serve",
        "--port",
        "0",
        "--database",
        str(database),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr


def test_a_damaged_head_is_told_at_once(database: Path) -> None:
    Store(database).close()
    with database.open("r+b") as file:
        file.write(b"\0" * 100)
    code, said = serve_on(database)
    assert code == 2
    assert said.startswith(f"grognard: {database} cannot be used:")
    assert "Traceback" not in said


def test_damage_in_the_middle_harms_what_lies_there(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        body: Data = {"options": {"turn_limit": 12}}
        matches = [browser.start(["me", "here"], **body) for _ in range(12)]
        for match in matches:
            for key in range(60):
                tables = [browser.listen(match, seat).table() for seat in (0, 1)]
                for stream in browser.streams:
                    stream.close()
                browser.streams.clear()
                asked = next((table for table in tables if table["card"]), None)
                if asked is None or key > 12:
                    break
                browser.act(match, asked["seat"], asked["number"], legal(asked))
        key_ = browser.client.cookies["grognard"]
    store = sqlite3.connect(database)
    store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    pages = {
        match: store.execute("SELECT SUM(LENGTH(line)) FROM entries WHERE match = ?", (match,)).fetchone()[0]
        for match in matches
    }
    store.close()
    assert min(pages.values()) > 500
    with database.open("r+b") as file:
        data = file.read()
        leaf = next(
            n
            for n in range(4096, len(data), 4096)
            if data[n] in (10, 13) and b'"type":"do"' in data[n : n + 4096]
        )
        page = data[leaf : leaf + 4096]
        harmed = {match for match in matches if match.encode() in page}
        file.seek(leaf)
        file.write(b"\xa5" * 4096)
    assert 0 < len(harmed) < len(matches)
    with running(database) as served:
        again = Browser(served.url)
        again.client.cookies.set("grognard", key_)
        wait_for(lambda: "is damaged" in caplog.text, "the log")
        states = {}
        for match in matches:
            answer = again.client.get(f"/api/matches/{match}")
            states[match] = answer.status_code
            if answer.status_code != 200:
                assert answer.json()["error"] in ("storage", "unplayable")
                assert "message" in answer.json()
        lost = {match for match, status in states.items() if status != 200}
        # who reads to the end of the page before it comes upon it too
        assert len(lost - harmed) <= 1
        whole = [match for match, status in states.items() if status == 200]
        assert whole
        assert {row["match"] for row in again.get("/matches")["matches"]} >= set(matches)
        assert again.get(f"/matches/{founded(again)}")["state"] == "running"
        again.close()
        browser.close()
    assert "Traceback" not in caplog.text


def founded(browser: Browser) -> str:
    """A new match. One whose random id sorts onto the damaged page is refused in plain words."""
    body = {"ruleset": "fogbay", "scenario": "bay", "seats": [{"kind": "me"}, {"kind": "here"}]}
    for _ in range(20):
        answer = browser.client.post("/api/matches", json=body | {"nonces": ["a", "b"]})
        if answer.status_code == 201:
            return str(answer.json()["match"])
        assert (answer.status_code, answer.json()["what"]) == (500, "damaged")
    raise AssertionError("no match can be founded any more")


@pytest.mark.parametrize("column", ["row", "state"])
def test_a_row_that_nobody_can_read(database: Path, column: str) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match, other = browser.start(["me", "here"]), browser.start(["me", "here"])
        key = browser.client.cookies["grognard"]
    with sqlite3.connect(database) as store:
        store.execute(f"UPDATE matches SET {column} = 'x{{\"' WHERE id = ?", (match,))
    store.close()
    with running(database) as served:
        again = Browser(served.url)
        again.client.cookies.set("grognard", key)
        if column == "row":
            assert again.get(f"/matches/{match}", 500)["what"] == "damaged"
            assert [found["match"] for found in again.get("/matches")["matches"]] == [other]
        again.act(other, 0, 1, NONE)
        again.close()
        browser.close()


def test_a_file_that_is_replaced(database: Path) -> None:
    """Nothing is acknowledged into the old file; the old one back, play goes on."""
    with running(database) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "here"])
        kept = database.rename(database.with_suffix(".kept"))
        shutil.copy(kept, database)
        status, body = post(browser, match, 0, 1, NONE, "k")
        assert (status, body["what"]) == (503, "gone")
        kept.rename(database)
        assert post(browser, match, 0, 1, NONE, "k")[0] == 200
        browser.close()


def test_a_store_says_what_it_is(tmp_path: Path) -> None:
    for content in (b"no database " * 200, b"SQLite format 3\0" + b"\xff" * 5000):
        path = tmp_path / "notes.txt"
        path.write_bytes(content)
        code, said = serve_on(path)
        assert (code, said.count("\n")) == (2, 1)
        assert "notes.txt cannot be used" in said
