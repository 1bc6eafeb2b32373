"""The server goes and comes back: nothing acknowledged is lost, streams go on, bots go on."""

from pathlib import Path

import httpx
import pytest

from grognard.server.store.backup import backup
from grognard.server.store.sqlite import Store, WrongStore
from tests.server.table import Browser, Data, legal, running, wait_for

NONE = {"type": "allocate", "crew": {}}


def again(browser: Browser, url: str) -> Browser:
    """The same browser at the new address of the server."""
    other = Browser(url)
    other.client.cookies.set("grognard", browser.client.cookies["grognard"])
    browser.close()
    return other


def test_an_older_copy_brought_back_reaches_pages_that_are_ahead_of_it(
    database: Path, tmp_path: Path
) -> None:
    """A page that has heard more than the server now knows is told everything anew."""
    copy = tmp_path / "copy.sqlite3"
    with running(database) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "here"])
        past = browser.listen(match, 0).table()
        backup(database, copy)
        browser.act(match, 0, 1, NONE)
        browser.act(match, 1, 1, NONE)
        ahead = browser.listen(match, 0).table(past["last"] + 1)
    with running(copy) as served:
        browser = again(browser, served.url)
        stream = browser.listen(match, 0, after=ahead["last"])
        assert stream.table() == past
        assert past["last"] < ahead["last"]
        browser.act(match, 0, 1, NONE)
        browser.act(match, 1, 1, NONE)
        last = stream.table(past["last"] + 1)["last"]
        assert [told["n"] for told in stream.events()][:last] == list(range(1, last + 1))
        browser.close()


def test_all_is_there_after_a_restart(database: Path) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "here"])
        stream = browser.listen(match, 0)
        first = browser.act(match, 0, 1, NONE, key="first")
        browser.act(match, 1, 1, NONE)
        wait_for(lambda: "allocate" not in stream.table()["owed"].values(), "play")
        before = stream.table()
        events = stream.events()
    assert stream.ended
    with running(database) as served:
        browser = again(browser, served.url)
        assert browser.get("/matches")["matches"][0]["match"] == match
        whole = browser.listen(match, 0)
        assert whole.table()["events"] == events
        assert {**whole.table(), "events": []} == {**before, "events": []}
        part = browser.listen(match, 0, after=5).table()
        assert part["events"] == events[5:]
        assert browser.act(match, 0, 1, NONE, key="first") == first
        seat = 0 if whole.table()["card"] else 1
        table = browser.listen(match, seat).table()
        browser.act(match, seat, table["number"], legal(table))
        browser.close()


def test_a_waiting_match_waits_on(database: Path) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        created = browser.create(["me", "link"])
    with running(database) as served:
        browser = again(browser, served.url)
        guest = Browser(served.url)
        guest.take(created["links"]["1"])
        browser.post(f"/matches/{created['match']}/seats/0/join", {"nonce": "n"})
        assert guest.get(f"/matches/{created['match']}")["state"] == "running"
        browser.close()
        guest.close()


def test_bots_go_on_by_themselves(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from grognard.server.botting import Botting

    with monkeypatch.context() as patched:
        patched.setattr(Botting, "wake", lambda self, table: None)
        with running(database) as served:
            browser = Browser(served.url)
            match = browser.start(["bot:recruit", "bot:regular"])
            assert browser.get(f"/matches/{match}")["state"] == "running"
    with running(database) as served:
        browser = again(browser, served.url)
        wait_for(lambda: served.app.state.live.store.match(match).state == "over", "the end", 60)
        over: Data = browser.listen(match, "spectator").table()
        assert over["over"] is not None
        browser.close()


def test_an_undone_step_keeps_its_numbers(database: Path) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "bot:recruit"])
        stream = browser.listen(match, 0)
        answer = browser.act(match, 0, 1, NONE)
        undo = stream.table(answer["last"])["undo"]
        undone = browser.act(match, 0, None, {"type": "ask_undo", "to": undo["to"]}, key="undo")
        stream.table(undone["last"])
        wait_for(lambda: len(served.app.state.live.botting.busy) == 0, "the bot's answer")
        events = stream.events()
    with running(database) as served:
        browser = again(browser, served.url)
        assert browser.act(match, 0, None, {"type": "ask_undo", "to": undo["to"]}, key="undo") == undone
        assert browser.listen(match, 0).table()["events"][: len(events)] == events
        browser.close()


def test_many_matches_share_a_few_warm_tables(database: Path) -> None:
    with running(database, warm=3) as served:
        browser = Browser(served.url)
        matches = [browser.start(["me", "here"]) for _ in range(8)]
        for match in matches:
            browser.act(match, 0, 1, NONE)
        assert len(served.app.state.live.tables) <= 3
        for match in matches:
            browser.act(match, 1, 1, NONE)
            assert browser.get(f"/matches/{match}")["state"] == "running"
        browser.close()


def test_a_file_that_is_no_store(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("no database " * 200)
    with pytest.raises(WrongStore, match=r"notes\.txt"):
        Store(path)


def test_nothing_is_acknowledged_into_a_file_that_is_gone(database: Path) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "here"])
        kept = database.rename(database.with_suffix(".kept"))
        body = {"key": "k", "number": 1, "action": NONE}
        answer = browser.client.post(f"/api/matches/{match}/seats/0/actions", json=body)
        assert answer.status_code == 503
        assert answer.json()["what"] == "gone"
        kept.rename(database)
        browser.act(match, 0, 1, NONE, key="k")
        browser.close()


def test_a_step_that_cannot_be_stored_has_not_happened(database: Path) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "here"])
        stream = browser.listen(match, 0)
        before = stream.table()
        store = served.app.state.live.store
        working = store.append

        async def broken(*args: object) -> None:
            raise OSError("the disk is full")

        store.append = broken
        body = {"key": "k", "number": 1, "action": NONE}
        with httpx.Client(base_url=served.url, cookies=browser.client.cookies, trust_env=False) as single:
            answer = single.post(f"/api/matches/{match}/seats/0/actions", json=body)
            goes_on = single.get("/api/health").extensions["network_stream"]
        assert (answer.status_code, answer.json()) == (500, {"error": "internal"})
        assert "content-security-policy" in answer.headers
        assert goes_on is answer.extensions["network_stream"], "the connection was cut"
        wait_for(lambda: stream.ended, "the stream's end")
        assert stream.events() == before["events"]
        store.append = working
        browser.act(match, 0, 1, NONE, key="k")
        table = browser.listen(match, 0).table()
        assert table["last"] == before["last"] + 2
        browser.close()
