"""An action goes a short way to its call: it is answered as by the long one."""

import re

import pytest

from grognard.server.api import direct
from tests.server.table import Browser

BODIES: list[tuple[str, bytes, int]] = [
    ("0", b"{", 400),
    ("0", b'{"key":"","action":{}}', 400),
    ("0", b'{"key":"a","action":{"type":"no such"},"number":1}', 400),
    ("0", b'{"key":"a","action":{"type":"concede"}}', 400),
    ("0", b'{"key":"a","action":{"type":"concede"},"number":99}', 409),
    ("0", b'{"key":"a","action":{"type":"answer_draw","accept":true}}', 422),
    ("2", b'{"key":"a","action":{"type":"concede"},"number":1}', 404),
    ("spectator", b'{"key":"a","action":{"type":"concede"},"number":1}', 403),
    ("0", b'{"key":"a","action":{"type":"concede"},"number":1}', 200),
    ("0", b'{"key":"a","action":{"type":"concede"},"number":1}', 200),
]


def test_both_ways_answer_alike(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def answers() -> list[tuple[int, dict[str, str], str]]:
        match = browser.start(["me", "here"])
        found = []
        for seat, body, status in BODIES:
            answer = browser.client.post(f"/api/matches/{match}/seats/{seat}/actions", content=body)
            assert answer.status_code == status, answer.text
            headers = {
                name: value
                for name, value in answer.headers.items()
                if name not in ("date", "content-length")
            }
            found.append((status, headers, re.sub(r'"(number|last)":\d+', "", answer.text)))
        gone = browser.client.post("/api/matches/no such/seats/0/actions", content=BODIES[-1][1])
        return [*found, (gone.status_code, {}, gone.text)]

    short = answers()
    monkeypatch.setattr(direct, "ACTIONS", re.compile("no path"))
    long = answers()
    without_cards = [(*rest, re.sub(r'"card":.*', "", text)) for *rest, text in short]
    assert without_cards == [(*rest, re.sub(r'"card":.*', "", text)) for *rest, text in long]


def test_the_short_way_is_taken(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = []

    async def act(*words: object) -> None:
        taken.append(words[:2])
        raise RuntimeError("what nobody foresaw")

    monkeypatch.setattr(direct, "act", act)
    match = browser.start(["me", "here"])
    body = {"key": "a", "action": {"type": "concede"}, "number": 1}
    answer = browser.client.post(f"/api/matches/{match}/seats/0/actions", json=body)
    assert (answer.status_code, answer.json()) == (500, {"error": "internal"})
    assert taken == [(match, "0")]
