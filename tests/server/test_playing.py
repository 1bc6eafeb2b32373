"""Streams, actions, questions, the table as it was."""

import json

import pytest

from grognard.server.api import table as table_api
from tests.server.table import Browser, Data, Running, legal, wait_for

NONE = {"type": "allocate", "crew": {}}


def play_on(browser: Browser, match: str, seats: list[int], actions: int) -> int:
    """Play legal actions with seats of this browser; how many were played before the end."""
    streams = {seat: browser.listen(match, seat) for seat in seats}
    numbers = dict.fromkeys(seats, 0)

    def asked() -> Data | None:
        tables = [stream.table() for stream in streams.values()]
        over = next((table for table in tables if table["over"]), None)
        fresh = (table for table in tables if table["card"] and table["number"] > numbers[table["seat"]])
        return over or next(fresh, None)

    for played in range(actions):
        table: Data = wait_for(asked, "a decision")
        if table["over"]:
            return played
        browser.act(match, table["seat"], table["number"], legal(table))
        numbers[table["seat"]] = table["number"]
    return actions


def test_the_whole_log_comes_first_then_each_step(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    stream, watching = browser.listen(match, 0), browser.listen(match, "spectator")
    table = stream.table()
    assert [told["n"] for told in table["events"]] == list(range(1, table["last"] + 1))
    assert table["seat"] == 0
    assert table["owed"] == {"0": "allocate", "1": "allocate"}
    assert table["card"]["kind"] == "allocate"
    assert watching.table()["card"] is None
    assert watching.table()["seat"] == -1
    answer = browser.act(match, 0, table["number"], NONE)
    after = stream.table(answer["last"])
    assert after["events"][0]["n"] == table["last"] + 1
    assert after["events"][0]["event"] == {"type": "answered", "seat": 0, "kind": "allocate"}
    assert after["card"] is None
    assert answer == {"number": after["number"], "last": after["last"]}


def test_a_stream_goes_on_after_its_last_event(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    whole = browser.listen(match, 0).table()
    part = browser.listen(match, 0, after=4).table()
    assert [told["n"] for told in part["events"]] == list(range(5, whole["last"] + 1))
    nothing_new = browser.listen(match, 0, after=whole["last"]).table()
    assert nothing_new["events"] == []
    assert nothing_new["scene"] == whole["scene"]
    lost = browser.listen(match, 0, after=10_000).table()
    assert lost["events"] == whole["events"]


def test_who_is_here_is_told(browser: Browser, guest: Browser) -> None:
    created = browser.create(["me", "link"], nonces=["mine"])
    stream = browser.listen(created["match"], 0)
    match, seat = guest.take(created["links"]["1"])

    def here() -> list[bool]:
        return [player["connected"] for player in stream.of("players")[-1]["players"]]

    wait_for(lambda: stream.of("players") and here() == [True, False], "the first")
    other = guest.listen(match, seat)
    wait_for(lambda: here() == [True, True], "the second")
    other.close()
    wait_for(lambda: here() == [True, False], "his going")
    assert stream.table()["last"] > 0


def test_a_repeated_key_gets_the_first_answer_again(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    first = browser.act(match, 0, 1, NONE, key="once")
    browser.act(match, 1, 1, NONE)
    again = browser.act(match, 0, 1, NONE, key="once")
    assert again == first
    other_action = browser.act(match, 0, 99, {"type": "concede"}, key="once")
    assert other_action == first
    assert browser.get(f"/matches/{match}")["state"] == "running"


def test_a_stale_number_changes_nothing_and_brings_the_present_card(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    card = browser.listen(match, 0).table()["card"]
    answer = browser.act(match, 0, 7, NONE, 409)
    assert answer == {"error": "stale", "number": 1, "card": card}
    browser.act(match, 0, 1, NONE)
    answer = browser.act(match, 0, 1, NONE, 422)
    assert answer["error"] == "refused"


def test_another_seats_answer_makes_none_stale(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    browser.act(match, 1, 1, NONE)
    browser.act(match, 0, 1, NONE)


def test_a_refused_action_names_its_rule(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    answer = browser.act(match, 0, 1, {"type": "allocate", "crew": {"A": 9}}, 422)
    assert answer["rule"].startswith("FB-3")
    assert answer["text"].startswith("fb-refused")
    browser.act(match, 0, 1, NONE)


def test_a_foreign_seat_is_refused(browser: Browser, guest: Browser) -> None:
    match = browser.start(["me", "here"])
    path = f"/matches/{match}/seats/0"
    body = {"key": "k", "number": 1, "action": NONE}
    for attempt in (
        guest.client.post(f"/api{path}/actions", json=body),
        guest.client.post(f"/api{path}/questions", json={"question": {"type": "why", "action": NONE}}),
        guest.client.post(f"/api{path}/join", json={"nonce": "n"}),
        guest.client.post(f"/api{path}/replace", json={"level": "random"}),
        guest.client.get(f"/api{path}/events"),
        guest.client.get(f"/api{path}/at/1"),
        guest.client.get(f"/api{path}/stream"),
        guest.client.post(f"/api/matches/{match}/seats/spectator/actions", json=body),
    ):
        assert (attempt.status_code, attempt.json()) == (403, {"error": "foreign_seat"})
    browser.act(match, 0, 1, NONE)


def test_a_question_is_answered_and_drawn(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    table = browser.listen(match, 0).table()
    boat = next(piece["ref"] for piece in table["scene"]["pieces"] if piece.get("seat") == 0)
    path = f"/matches/{match}/seats/0/questions"
    answer = browser.post(path, {"question": {"type": "reach", "boat": boat}})
    assert "cells" in answer["answer"]
    assert isinstance(answer["sketch"], dict)
    answer = browser.post(path, {"question": {"type": "why", "action": NONE}})
    assert answer == {"answer": {"ok": True}, "sketch": None}
    crew = {"type": "allocate", "crew": {"A": 9}}
    answer = browser.post(path, {"question": {"type": "why", "action": crew}})["answer"]
    assert answer["ok"] is False
    assert answer["rule"].startswith("FB-3")
    answer = browser.post(path, {"question": {"type": "why", "action": {"type": "allocate"}}}, 400)
    assert answer["field"] == "crew"


def test_the_printed_board_is_kept_for_ever(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    board = browser.listen(match, "spectator").table()["scene"]["boards"][0]
    answer = browser.client.get(f"/api/matches/{match}/static/{board['static']}")
    assert len(answer.json()["cells"]) == 35
    assert "immutable" in answer.headers["cache-control"]
    assert browser.get(f"/matches/{match}/static/none", 404) == {"error": "unknown", "what": "static"}


def test_the_table_as_it_was(browser: Browser, guest: Browser) -> None:
    match = browser.start(["me", "here"])
    stream = browser.listen(match, 0)
    before = stream.table()
    browser.act(match, 0, 1, NONE)
    browser.act(match, 1, 1, NONE)
    now = stream.table(before["last"] + 3)
    then = browser.get(f"/matches/{match}/seats/0/at/{before['last']}")
    assert then["scene"] == before["scene"]
    assert then["line"] == before["events"][-1]["line"]
    assert then["last"] == now["last"]
    latest = browser.get(f"/matches/{match}/seats/0/at/{now['last']}")
    assert latest["scene"] == now["scene"]
    assert browser.get(f"/matches/{match}/seats/0/at/999", 404) == {"error": "unknown", "what": "event"}
    assert guest.get(f"/matches/{match}/seats/spectator/at/1")["event"] == 1


def test_ones_own_stream_is_downloaded(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    events = browser.listen(match, 0).events
    wait_for(events, "the log")
    answer = browser.client.get(f"/api/matches/{match}/seats/0/stream")
    assert "attachment" in answer.headers["content-disposition"]
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert lines == [{"n": told["n"], "event": told["event"]} for told in events()]


def test_a_hot_seat_match_is_played_to_its_end(browser: Browser) -> None:
    match = browser.start(["me", "here"], options={"turn_limit": 3})
    assert play_on(browser, match, [0, 1], 200) < 200
    assert browser.get(f"/matches/{match}")["state"] == "over"
    over = browser.listen(match, "spectator").table()
    assert over["over"]["reason"] in ("turn_limit", "storm")  # as the dice fall
    assert over["owed"] == {}
    assert over["events"][-1]["event"]["type"] == "over"


def test_a_heartbeat_keeps_an_idle_stream_open(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, served: Running
) -> None:
    monkeypatch.setattr(table_api, "HEARTBEAT", 0.05)
    match = browser.start(["me", "here"])
    with browser.client.stream("GET", f"/api/matches/{match}/seats/0/events") as response:
        lines = response.iter_lines()
        beats = 0
        while beats < 3:
            beats += next(lines) == ":"
    table: Data = browser.listen(match, 0).table()
    assert table["number"] == 1


def test_a_reader_who_does_not_read_holds_up_nobody(browser: Browser, guest: Browser) -> None:
    match = browser.start(["me", "here"], options={"turn_limit": 2})
    with guest.client.stream("GET", f"/api/matches/{match}/seats/spectator/events") as response:
        assert response.status_code == 200
        assert play_on(browser, match, [0, 1], 200) < 200
