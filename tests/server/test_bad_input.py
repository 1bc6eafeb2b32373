"""Bad input gets a clear answer that names the field, and changes nothing."""

import pytest

from tests.server.table import Browser, Data, Running

SEATS = [{"kind": "me"}, {"kind": "here"}]
BODY: Data = {"ruleset": "fogbay", "scenario": "bay", "seats": SEATS}
NONE = {"type": "allocate", "crew": {}}


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"scenario": "atlantis"}, "scenario"),
        ({"scenario": 7}, "scenario"),
        ({"options": {"weather": 1}}, "options.weather"),
        ({"options": {"turn_limit": 99}}, "options.turn_limit"),
        ({"options": {"turn_limit": True}}, "options.turn_limit"),
        ({"options": []}, "options"),
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": []}, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "cat"}]}, "seats[1].kind"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "seats[1].level"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "seats[1].level"),
        ({"seats": [{"kind": "me", "level": "recruit"}, {"kind": "here"}]}, "seats[0].level"),
        ({"seats": [{"kind": "me", "name": "x" * 41}, {"kind": "here"}]}, "seats[0].name"),
        ({"seats": [{"kind": "me", "name": "a\u0000b"}, {"kind": "here"}]}, "seats[0].name"),
        ({"dice": "loaded"}, "dice"),
        ({"open_sheets": 1}, "open_sheets"),
        ({"nonces": ["a|b"]}, "nonces[0]"),
        ({"nonces": ["a", "b", "c"]}, "nonces"),
        ({"secrets": {}}, "secrets"),
    ],
)
def test_a_match_that_cannot_be(browser: Browser, change: Data, field: str) -> None:
    answer = browser.post("/matches", BODY | change, 400)
    assert answer["error"] == "malformed"
    assert answer["field"] == field
    assert browser.get("/matches") == {"matches": []}


def test_an_unknown_game(browser: Browser) -> None:
    answer = browser.post("/matches", BODY | {"ruleset": "nogame"}, 404)
    assert answer == {"error": "unknown", "what": "ruleset"}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"NaN",
        b"\xff\xfe",
        b'{"key": "k", "number": 1, "action": {"type": "concede"}}garbage',
        b'{"key": "\\ud800", "number": 1, "action": {"type": "concede"}}',
        b'{"a":' * 10_000,
        b'{"a":' * 50 + b"1" + b"}" * 50,
        b"[" * 60_000,
        b'{"key": "k", "number": 1, "action": {"type": "allocate", "crew": {"\\u005f_proto__": 1}}}',
    ],
)
def test_what_is_no_json(browser: Browser, content: bytes) -> None:
    match = browser.start(["me", "here"])
    answer = browser.client.post(f"/api/matches/{match}/seats/0/actions", content=content)
    assert answer.status_code == 400
    assert answer.json()["error"] == "malformed"
    assert browser.get(f"/matches/{match}")["state"] == "running"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"number": 1, "action": NONE}, "key"),
        ({"key": "", "number": 1, "action": NONE}, "key"),
        ({"key": "k" * 101, "number": 1, "action": NONE}, "key"),
        ({"key": "k", "action": NONE}, "number"),
        ({"key": "k", "number": "1", "action": NONE}, "number"),
        ({"key": "k", "number": True, "action": NONE}, "number"),
        ({"key": "k", "number": -1, "action": NONE}, "number"),
        ({"key": "k", "number": 10**30, "action": NONE}, "number"),
        ({"key": "k", "number": 1}, "action"),
        ({"key": "k", "number": 1, "action": "concede"}, "action"),
        ({"key": "k", "number": 1, "action": {}}, "type"),
        ({"key": "k", "number": 1, "action": {"type": "fly"}}, "type"),
        ({"key": "k", "number": 1, "action": {"type": "allocate"}}, "crew"),
        ({"key": "k", "number": 1, "action": {"type": "allocate", "crew": {"A": True}}}, "crew[...]"),
        ({"key": "k", "number": 1, "action": NONE | {"seat": 1}}, "seat"),
        ({"key": "k", "action": {"type": "ask_undo"}}, "to"),
        ({"key": "k", "action": {"type": "answer_draw", "accept": 1}}, "accept"),
        ({"key": "k", "number": 1, "action": NONE, "by": "umpire"}, "by"),
    ],
)
def test_an_action_that_is_none(browser: Browser, body: Data, field: str) -> None:
    match = browser.start(["me", "here"])
    answer = browser.post(f"/matches/{match}/seats/0/actions", body, 400)
    assert answer["error"] == "malformed"
    assert answer["field"] == field
    browser.act(match, 0, 1, NONE)


def test_a_body_that_is_too_big(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    path = f"/api/matches/{match}/seats/0/actions"
    for size in (65_537, 10_000_000):
        answer = browser.client.post(path, content=b"x" * size)
        assert answer.status_code == 413
        assert answer.json()["error"] == "malformed"
    chunks = (b"x" * 10_000 for _ in range(20))
    assert browser.client.post(path, content=chunks).status_code == 413
    browser.act(match, 0, 1, NONE)


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("/matches/nomatch", "match"),
        ("/matches/nomatch/seats/0/events", "match"),
        ("/matches/nomatch/record", "match"),
        ("/matches/{match}/seats/2/events", "seat"),
        ("/matches/{match}/seats/-1/events", "seat"),
        ("/matches/{match}/seats/x/events", "seat"),
        ("/matches/{match}/seats/\u0661/events", "seat"),
        ("/matches/{match}/seats/0/at/0", "event"),
        ("/matches/{match}/static/abc", "static"),
        ("/nothing", "path"),
        ("/matches/{match}/nothing", "path"),
    ],
)
def test_what_is_not_there(browser: Browser, path: str, what: str) -> None:
    match = browser.start(["me", "here"])
    assert browser.get(path.format(match=match), 404) == {"error": "unknown", "what": what}


@pytest.mark.parametrize("path", ["%00", "a" * 300, "a" * 5000, "assets/%00.js", "..%2f..%2fapp.py"])
def test_a_path_that_no_file_can_have(browser: Browser, path: str) -> None:
    answer = browser.client.get(f"/{path}")
    assert answer.status_code in (200, 404)
    assert "import" not in answer.text


def test_numbers_of_events_are_numbers(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    for path in ("events?after=x", "events?after=-1", "events?after=" + "9" * 400, "at/x", "at/1.5"):
        answer = browser.get(f"/matches/{match}/seats/0/{path}", 400)
        assert answer["error"] == "malformed"
    header = {"last-event-id": "1; DROP TABLE matches"}
    answer = browser.client.get(f"/api/matches/{match}/seats/0/events", headers=header)
    assert answer.status_code == 400


def test_a_cookie_that_is_none(served: Running) -> None:
    browser = Browser(served.url)
    browser.client.cookies.set("grognard", "x" * 5000)
    assert browser.get("/matches") == {"matches": []}
    match = browser.start(["me", "here"])
    assert browser.get(f"/matches/{match}")["state"] == "running"
    browser.close()


def test_another_method(browser: Browser) -> None:
    answer = browser.client.delete("/api/matches")
    assert answer.status_code == 405
    assert answer.json()["error"] == "malformed"
