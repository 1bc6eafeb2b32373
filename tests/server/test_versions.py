"""Snapshots, and matches of an older version of their rules: none is lost."""

import sqlite3
import zlib
from pathlib import Path
from time import process_time
from typing import Any
from uuid import uuid4

import msgspec
import pytest

from grognard.server import messages, snapshots
from grognard.server.opening import Opening
from grognard.server.table import Table
from grognard.umpire.record import Record
from grognard.umpire.replay import replay, verify
from tests.other_rules import RULESET, VERSION, other_rules
from tests.server.table import Browser, Data, Running, legal, running, wait_for

NONE = {"type": "allocate", "crew": {}}
SEATS = (0, 1, "spectator")


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fog Bay is over before the second snapshot."""
    assert snapshots.EVERY == 50
    monkeypatch.setattr(snapshots, "EVERY", 16)
    monkeypatch.setattr(snapshots, "crc32", lambda match: 8)  # the first one at 16 too


def restarted(served: Running, browser: Browser) -> Browser:
    """The same browser at a server that has come back."""
    other = Browser(served.url)
    other.client.cookies.set("grognard", browser.client.cookies["grognard"])
    browser.close()
    return other


def tables(browser: Browser, match: str) -> list[Data]:
    """What each audience is sent."""
    found = [browser.listen(match, seat).table() for seat in SEATS]
    for stream in browser.streams:
        stream.close()
    browser.streams.clear()
    return found


def play(browser: Browser, match: str, actions: int) -> str:
    """Play both seats; the key of the last action."""
    streams, key = [browser.listen(match, seat) for seat in (0, 1)], ""
    last = 0
    for _ in range(actions):
        now = [stream.table(last) for stream in streams]
        asked = next((table for table in now if table["card"]), None)
        if asked is None or now[0]["over"]:
            break
        key = str(uuid4())
        told = browser.act(match, asked["seat"], asked["number"], legal(asked), key=key)
        streams[asked["seat"]].table(told["last"])
        last = 0
    for stream in streams:
        stream.close()
    browser.streams.clear()
    return key


def long_match(browser: Browser, least: int, served: Running) -> str:
    """A match that still runs after so many entries."""
    for _ in range(20):
        match = browser.start(["me", "here"], options={"turn_limit": 12, "target": 5})
        play(browser, match, least)
        playing = served.app.state.live.tables[match].match
        if playing.owed() and len(playing.record.entries) >= least:
            return match
    raise AssertionError("all are over")


def finish(browser: Browser, match: str) -> None:
    table = next(table for table in tables(browser, match) if table["card"])
    browser.act(match, table["seat"], table["number"], {"type": "concede"})


def entries(database: Path, match: str) -> list[Data]:
    with sqlite3.connect(database) as store:
        found = store.execute("SELECT line FROM entries WHERE match = ? ORDER BY n", (match,)).fetchall()
    store.close()
    return [msgspec.json.decode(line) for (line,) in found]


def shots(database: Path, match: str) -> list[int]:
    with sqlite3.connect(database) as store:
        found = store.execute("SELECT n FROM snapshots WHERE match = ? ORDER BY n", (match,)).fetchall()
    store.close()
    return [n for (n,) in found]


def test_a_match_goes_on_under_other_rules(database: Path) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = long_match(browser, 22, served)
        before = tables(browser, match)
        key = play(browser, match, 1)
        again = tables(browser, match)
        kept = shots(database, match)
    assert kept[0] == 1
    assert 16 <= kept[-1] < len(entries(database, match))
    known = len(entries(database, match))
    with other_rules():
        with running(database) as served:
            browser = restarted(served, browser)
            assert browser.get(f"/matches/{match}")["state"] == "running"
            stored = entries(database, match)
            assert [line["type"] for line in stored[known:]] == ["rebase"]
            assert stored[known]["version"] == VERSION
            assert shots(database, match)[-1] == known + 1
            for old, now in zip(again, tables(browser, match), strict=True):
                assert [told["n"] for told in now["events"]] == list(range(1, now["last"] + 1))
                new = now["events"][old["last"] :]
                assert new[0]["event"]["type"] == "rebased"
                assert new[0]["line"]["text"]["id"] == "um-rebased"
                to = new[0]["event"]["to"]
                assert now["events"][: to - 1] == old["events"][: to - 1]
                assert {told["event"]["type"] for told in now["events"][to - 1 : old["last"]]} == {"earlier"}
                assert now["number"] > old["number"] or not now["card"]
            asked = next(table for table in tables(browser, match) if table["card"])
            repeated = {"key": key, "number": 1, "action": NONE}
            seat = next(line["seat"] for line in stored if line.get("key") == key)
            browser.post(f"/matches/{match}/seats/{seat}/actions", repeated)
            assert len(entries(database, match)) == known + 1
            stale = {"key": "stale", "number": before[asked["seat"]]["number"], "action": legal(asked)}
            browser.post(f"/matches/{match}/seats/{asked['seat']}/actions", stale, 409)
            play(browser, match, 5)
            went_on = tables(browser, match)
            history = browser.get(f"/matches/{match}/seats/{seat}/at/{went_on[seat]['last']}")
            assert history["scene"] == went_on[seat]["scene"]
            assert browser.get(f"/matches/{match}/seats/{seat}/at/1")["event"] == 1
        with running(database) as served:
            browser = restarted(served, browser)
            for now, then in zip(tables(browser, match), went_on, strict=True):
                for field in then:
                    assert now[field] == then[field], field
            if browser.get(f"/matches/{match}")["state"] == "running":
                finish(browser, match)
            assert [line["type"] for line in entries(database, match)].count("rebase") == 1
            record = Record.read(browser.client.get(f"/api/matches/{match}/record").text)
            assert replay(RULESET, record).outcome() is not None
            proof = verify(RULESET, record)
            assert proof.ok, proof.problem
            check = browser.get(f"/matches/{match}/check")
            assert check["ok"]
            assert check["unproven"] == proof.unproven > 0
            browser.close()


def test_bots_are_told_too(database: Path) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "bot:regular"], options={"turn_limit": 12})
        stream = browser.listen(match, 0)
        number = 0
        for _ in range(3):
            asked = stream.asked(number)
            if asked["over"]:
                break
            number = asked["number"]
            browser.act(match, 0, number, legal(asked))
        stream.asked(number)
        browser.post(f"/matches/{match}/seats/0/replace", {"level": "recruit"})
        wait_for(lambda: served.app.state.live.store.match(match).bot_owes, "the bot's turn", 5)
    with other_rules(), running(database) as served:
        browser = restarted(served, browser)
        wait_for(lambda: served.app.state.live.store.match(match).state == "over", "the end", 60)
        browser.close()


def test_a_finished_match_of_older_rules_is_still_shown(database: Path) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = long_match(browser, 20, served)
        finish(browser, match)
        untouched = long_match(browser, 20, served)
        finish(browser, untouched)
        before = tables(browser, match), tables(browser, untouched)
        text = browser.client.get(f"/api/matches/{match}/record").text
        assert browser.get(f"/matches/{match}")["older"] is False
    with other_rules():
        for _ in range(2):
            with running(database) as served:
                browser = restarted(served, browser)
                for one, old in zip((match, untouched), before, strict=True):
                    now = tables(browser, one)
                    for field in ("seat", "last", "events", "over", "owed", "number", "card"):
                        assert [table[field] for table in now] == [table[field] for table in old], field
                    assert [table["undo"] for table in now] == [None] * 3
                    assert [table["scene"]["boards"] for table in now] == [
                        table["scene"]["boards"] for table in old
                    ]
                summary = browser.get(f"/matches/{match}")
                assert (summary["older"], summary["version"]) == (True, Record.read(text).header.version)
                assert browser.client.get(f"/api/matches/{match}/record").text == text
                check = browser.get(f"/matches/{match}/check")
                assert check["ok"] is False
                assert VERSION in check["problem"]
                assert browser.get(f"/matches/{match}/seats/0/at/3", 409)["error"] == "unplayable"
                branch = {"seat": 0, "event": 3, "seats": [{"kind": "me"}, {"kind": "here"}]}
                assert browser.post(f"/matches/{match}/branch", branch, 409)["error"] == "unplayable"
                seat = f"/matches/{match}/seats/0"
                told = browser.client.get(f"/api{seat}/stream").text.splitlines()
                assert len(told) == before[0][0]["last"]
        with running(database) as served:
            browser = restarted(served, browser)
            assert Record.read(browser.client.get(f"/api/matches/{untouched}/record").text).result is not None
    with running(database) as served:
        browser = restarted(served, browser)
        for one in (match, untouched):
            assert browser.get(f"/matches/{one}/check")["ok"]
            assert browser.get(f"/matches/{one}")["older"] is False
        assert shots(database, match)
        browser.client.delete(f"/api/matches/{match}")
        assert not shots(database, match)
        browser.close()


def test_matches_of_older_rules_are_opened_at_the_start(database: Path) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        matches = [long_match(browser, 2, served) for _ in range(3)]
        over = long_match(browser, 2, served)
        finish(browser, over)
    with other_rules():
        with running(database):
            for match in matches:
                wait_for(lambda match=match: entries(database, match)[-1]["type"] == "rebase", "its rebase")
            assert entries(database, over)[-1]["type"] == "do"
        with running(database) as served:
            browser = restarted(served, browser)
            assert served.app.state.live.store.with_older_rules() == []
            assert [entries(database, match)[-1]["type"] for match in matches] == ["rebase"] * 3
            browser.close()


def test_a_match_without_snapshots_is_kept(database: Path) -> None:
    """As files of the first version have none: nothing can be shown, and nothing is lost."""
    with running(database) as served:
        browser = Browser(served.url)
        match = long_match(browser, 10, served)
        before = tables(browser, match)
    with sqlite3.connect(database) as store:
        store.execute("DELETE FROM snapshots")
    store.close()
    with other_rules(), running(database) as served:
        browser = restarted(served, browser)
        told = browser.get(f"/matches/{match}", 409)
        assert told["error"] == "unplayable"
    with running(database) as served:
        browser = restarted(served, browser)
        assert tables(browser, match) == before
        browser.close()


def test_a_store_of_the_first_version(database: Path) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = long_match(browser, 10, served)
        before = tables(browser, match)
    with sqlite3.connect(database) as store:
        store.executescript(
            "DROP TABLE snapshots; ALTER TABLE entries DROP COLUMN heard; PRAGMA user_version = 1"
        )
    store.close()
    with running(database) as served:
        browser = restarted(served, browser)
        assert tables(browser, match) == before
        play(browser, match, 2)
        assert len(shots(database, match)) == 1
        now = tables(browser, match)
    with running(database) as served:
        browser = restarted(served, browser)
        assert tables(browser, match) == now
        browser.close()


# ---- the cache


def opened(served: Running, match: str, used: list[Any] | None = None) -> Table:
    """The match, opened beside the server with these snapshots (None: those that are stored)."""
    live = served.app.state.live
    store = live.store
    row = store.match(match)
    table = Table(store, live.turn, live.quick, RULESET, row, store.seats(match))
    known = snapshots.read(store.snapshots(match))
    Opening(table, store.steps(match), known if used is None else used).run()
    return table


def test_what_was_told_is_not_told_again(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = long_match(browser, 22, served)
        told = served.app.state.live.tables[match]
        lines, counted = messages.lines, 0

        def counting(*args: Any) -> list[bytes]:
            nonlocal counted
            found = lines(*args)
            counted += len(found)
            return found

        monkeypatch.setattr(messages, "lines", counting)
        with_cache = opened(served, match)
        assert 0 < counted < sum(len(audience.told) for audience in with_cache.audiences.values()) / 3
        without = opened(served, match, [])
        for seat, audience in told.audiences.items():
            for table in (with_cache, without):
                other = table.audiences[seat]
                assert other.told == audience.told
                assert other.seen is not None
                assert audience.seen is not None
                assert other.seen.position is not None
                assert audience.seen.position is not None
                assert (other.seen.last, other.seen.number) == (audience.seen.last, audience.seen.number)
                assert other.seen.position.notation() == audience.seen.position.notation()
                assert other.seen.undo == audience.seen.undo
                assert other.heard_at == audience.heard_at
            assert with_cache.answers == told.answers
        browser.close()


@pytest.mark.parametrize("fault", ["noise", "short", "code"])
def test_a_cache_that_does_not_fit_is_made_anew(database: Path, fault: str) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = long_match(browser, 22, served)
        before = tables(browser, match)
    with sqlite3.connect(database) as store:
        (packed,) = store.execute(
            "SELECT packed FROM snapshots WHERE n > 1 AND match = ?", (match,)
        ).fetchone()
        data = msgspec.json.decode(zlib.decompress(packed))
        if fault == "short":
            data["told"]["0"].pop()
        if fault == "code":
            data["code"] = "of another time"
            data["told"] = {seat: [] for seat in data["told"]}
        changed = b"noise" if fault == "noise" else zlib.compress(msgspec.json.encode(data))
        store.execute("UPDATE snapshots SET packed = ? WHERE n > 1 AND match = ?", (changed, match))
    store.close()
    with running(database) as served:
        browser = restarted(served, browser)
        assert tables(browser, match) == before
        play(browser, match, 1)
        known = len(entries(database, match))
        assert shots(database, match)[-1] == known
        again = tables(browser, match)
    with running(database) as served:
        browser = restarted(served, browser)
        assert tables(browser, match) == again
        browser.close()


def test_a_cold_match_opens_fast(database: Path) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = long_match(browser, 22, served)
        begun = process_time()
        for _ in range(5):
            opened(served, match)
        took, known = (process_time() - begun) * 200, len(entries(database, match))
        print(f"a cold match of {known} entries: {took:.1f} ms")
        assert took < 500
        browser.close()
