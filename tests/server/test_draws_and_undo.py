"""Draws and undo over the wire."""

import pytest

from grognard.umpire.registry import get
from grognard.umpire.ruleset import WIN
from tests.server.table import Browser, Data

NONE = {"type": "allocate", "crew": {}}


def test_a_draw_is_offered_and_accepted(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    one, other = browser.listen(match, 0), browser.listen(match, 1)
    last = one.table()["last"]
    browser.act(match, 1, None, {"type": "offer_draw"})
    offer = one.table(last + 1)["offer"]
    assert offer == {"kind": "draw", "seat": 1, "accepted": [1]}
    assert browser.act(match, 0, None, {"type": "offer_draw"}, 422)["rule"] == "UM-3"
    browser.act(match, 0, None, {"type": "answer_draw", "accept": True})
    assert other.table(last + 3)["over"] == {"winners": [], "reason": "agreement"}
    assert browser.get(f"/matches/{match}")["state"] == "over"
    assert browser.act(match, 0, None, {"type": "offer_draw"}, 422)["rule"] == "UM-6"


def test_a_bot_declines_a_draw(browser: Browser) -> None:
    match = browser.start(["me", "bot:recruit"])
    stream = browser.listen(match, 0)
    stream.table()
    answer = browser.act(match, 0, None, {"type": "offer_draw"})
    assert stream.table(answer["last"])["offer"] is None
    answered = [told["event"] for told in stream.events() if told["event"]["type"] == "draw_answered"]
    assert answered == [{"type": "draw_answered", "seat": 1, "accept": False}]
    assert browser.get(f"/matches/{match}")["state"] == "running"


def test_a_bot_takes_a_draw_when_it_is_clearly_losing(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(get("fogbay")), "worth", lambda ruleset, position, seat: -WIN if seat else WIN)
    match = browser.start(["me", "bot:recruit"])
    stream = browser.listen(match, 0)
    stream.table()
    answer = browser.act(match, 0, None, {"type": "offer_draw"})
    assert stream.table(answer["last"])["over"] == {"winners": [], "reason": "agreement"}


def test_an_undo_that_needs_consent(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    one, other = browser.listen(match, 0), browser.listen(match, 1)
    before = one.table()
    browser.act(match, 0, 1, NONE)
    table = one.table(before["last"] + 2)
    undo = table["undo"]
    assert undo == {"to": before["last"] + 1, "free": False, "text": {"id": "um-undo-ask"}}
    browser.act(match, 0, None, {"type": "ask_undo", "to": undo["to"]})
    offer = other.table(before["last"] + 3)["offer"]
    assert offer == {"kind": "undo", "seat": 0, "accepted": [0], "to": undo["to"]}
    browser.act(match, 1, None, {"type": "answer_undo", "accept": True})
    after = one.table(table["last"] + 3)
    assert after["scene"] == before["scene"]
    assert after["card"] == before["card"]
    assert after["number"] > before["number"]
    assert after["offer"] is None
    answer = browser.act(match, 0, before["number"], NONE, 409)
    assert answer["number"] == after["number"]
    browser.act(match, 0, after["number"], NONE)


def test_a_bot_agrees_to_an_undo(browser: Browser) -> None:
    match = browser.start(["me", "bot:recruit"])
    stream = browser.listen(match, 0)
    first = stream.table()
    answer = browser.act(match, 0, first["number"], NONE)
    undo = stream.table(answer["last"])["undo"]
    key = "undo once"
    answer = browser.act(match, 0, None, {"type": "ask_undo", "to": undo["to"]}, key=key)
    stream.table(answer["last"])
    types = [told["event"]["type"] for told in stream.events()]
    assert "undo_answered" in types
    assert "undone" in types
    assert browser.act(match, 0, None, {"type": "ask_undo", "to": undo["to"]}, key=key) == answer
    table: Data = stream.table(answer["last"])
    assert table["card"]["kind"] == "allocate"
    browser.act(match, 0, answer["number"], NONE)
