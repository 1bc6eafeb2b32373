"""The record: closed to all while the match runs, whole when it is over."""

from pathlib import Path

import msgspec

from grognard.umpire.record import Record
from grognard.umpire.registry import get
from grognard.umpire.replay import replay, verify
from grognard.umpire.words import Data
from tests.server.table import Browser, Running, wait_for


def test_nobody_downloads_the_record_of_a_running_match(browser: Browser, guest: Browser) -> None:
    match = browser.start(["me", "here"])
    for one in (browser, guest):
        for what in ("record", "check"):
            assert one.get(f"/matches/{match}/{what}", 409) == {"error": "running"}
    assert guest.get(f"/matches/{match}/seats/0/at/1", 403) == {"error": "foreign_seat"}


def test_the_record_of_a_finished_match_replays_and_its_dice_verify(browser: Browser, guest: Browser) -> None:
    created = browser.create(["me", "bot:regular"], nonces=["mine"], options={"turn_limit": 3})
    match = created["match"]
    stream = browser.listen(match, 0)
    number = stream.table()["number"]
    browser.act(match, 0, number, {"type": "concede"})
    wait_for(lambda: stream.table()["over"], "the end")
    text = guest.client.get(f"/api/matches/{match}/record").text
    record = Record.read(text)
    assert record.header.commitments == created["commitments"]
    assert record.header.nonces[0] == "mine"
    assert record.header.players[1].level == "regular"
    ruleset = get("fogbay")
    assert verify(ruleset, record).ok
    played = replay(ruleset, record)
    told = [msgspec.to_builtins(event) for event in played.streams.after(0, 0)]
    assert told == [event["event"] for event in stream.events()]
    check = guest.get(f"/matches/{match}/check")
    assert check["ok"] is True
    assert check["rolls"] > 0
    assert check["problem"] is None
    assert check["nonces"] == record.header.nonces
    assert check["commitments"] == created["commitments"]
    assert guest.client.get(f"/api/matches/{match}/record").text == text


def test_a_record_closes_the_match(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    browser.act(match, 1, 1, {"type": "concede"})
    table = browser.listen(match, 1).table()
    assert table["undo"] is not None
    undo = {"type": "ask_undo", "to": table["undo"]["to"]}
    browser.client.get(f"/api/matches/{match}/record")
    assert browser.act(match, 1, None, undo, 422)["rule"] == "UM-6"


def test_who_looks_with_anothers_eyes_closes_the_match(browser: Browser) -> None:
    """Else one concedes, reads the other's stream, takes the concession back and plays on."""
    for path in ("stream", "at/1"):
        match, undo = conceded(browser, ["me", "here"])
        for own in (0, 1, "spectator"):
            assert browser.client.get(f"/api/matches/{match}/seats/{own}/{path}").status_code == 200
        browser.act(match, 0, None, undo)
        browser.act(match, 1, None, {"type": "answer_undo", "accept": True})
        assert browser.listen(match, 0).asked()["over"] is None
        match, undo = conceded(browser, ["me", "bot:random"])
        assert browser.client.get(f"/api/matches/{match}/seats/1/{path}").status_code == 200
        assert browser.act(match, 0, None, undo, 422)["rule"] == "UM-6"


def conceded(browser: Browser, seats: list[str]) -> tuple[str, Data]:
    """A match that seat 0 has given up, and the request to take that back."""
    match = browser.start(seats)
    browser.act(match, 0, browser.listen(match, 0).asked()["number"], {"type": "concede"})
    return match, {"type": "ask_undo", "to": browser.listen(match, 0).table()["undo"]["to"]}


def test_nobody_takes_a_seat_of_a_closed_match(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    browser.act(match, 1, 1, {"type": "concede"})
    text = browser.client.get(f"/api/matches/{match}/record").text
    answer = browser.post(f"/matches/{match}/seats/0/replace", {"level": "random"}, 422)
    assert answer["rule"] == "UM-6"
    assert browser.client.get(f"/api/matches/{match}/record").text == text
    assert verify(get("fogbay"), Record.read(text)).ok


def test_everybody_looks_back_when_it_is_over(browser: Browser, guest: Browser) -> None:
    match = browser.start(["me", "here"])
    browser.act(match, 1, 1, {"type": "concede"})
    assert guest.get(f"/matches/{match}/seats/0/at/1")["event"] == 1
    assert guest.client.get(f"/api/matches/{match}/seats/1/stream").status_code == 200
    assert guest.get(f"/matches/{match}/seats/7/at/1", 404) == {"error": "unknown", "what": "seat"}


def test_secrets_lie_in_the_store_alone(browser: Browser, served: Running) -> None:
    match = browser.start(["me", "here", "bot:regular"], scenario="narrows")
    store = served.app.state.live.store
    row, seats = store.match(match), store.seats(match)
    streams = [browser.listen(match, audience) for audience in (0, 1, "spectator")]
    for stream in streams:
        assert stream.table()["events"]
    sent = "".join(data for stream in streams for _, _, data in stream.raw)
    sent += str(browser.get("/matches")) + str(browser.get(f"/matches/{match}"))
    for secret in (*row.secrets.values(), *(seat.seed for seat in seats), seats[0].key):
        assert len(secret) > 40
        assert secret not in sent
    key = browser.client.cookies["grognard"]
    stored = Path(store.path).read_bytes() + Path(store.path + "-wal").read_bytes()
    assert key.encode() not in stored
    assert seats[0].key.encode() in stored
