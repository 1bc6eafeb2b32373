"""Kinds of bug met by others, tried on the server (docs/bug-kinds.md)."""

from pathlib import Path
from typing import Any

import pytest

from grognard.umpire.registry import get
from tests.server.table import Browser, Data, legal, running, wait_for

SPECIES = {"type": "choose_species"}


def ask_again(browser: Browser, url: str) -> Browser:
    """The same browser at the new address of the server."""
    other = Browser(url)
    other.client.cookies.set("grognard", browser.client.cookies["grognard"])
    browser.close()
    return other


def played(browser: Browser, match: str, actions: int) -> None:
    """So many actions of both seats, whatever they are asked."""
    streams = [browser.listen(match, seat) for seat in (0, 1)]
    for _ in range(actions):
        table: Data = wait_for(
            lambda: next((one for one in (stream.table() for stream in streams) if one["card"]), None),
            "a decision",
        )
        done = browser.act(match, table["seat"], table["number"], legal(table))
        streams[table["seat"]].table(done["last"])


def test_a_late_spectator_misses_nothing(browser: Browser, guest: Browser) -> None:
    """Who comes at any moment is told the same, in the same order, as who was there from the start."""
    match = browser.start(["me", "here"])
    early = browser.listen(match, "spectator")
    early.table()
    for _ in range(6):
        played(browser, match, 1)
        late = guest.listen(match, "spectator").table()
        seen = early.table(late["last"])
        assert late["events"] == early.events()
        assert {**late, "events": []} == {**seen, "events": []}


def test_a_secret_choice_lives_through_a_restart(database: Path) -> None:
    """One seat has chosen in secret; after the restart it is not asked again, the other still is, once."""
    choice = {**SPECIES, "species": "jajoz"}
    with running(database) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "here"], ruleset="ultrawarrior", scenario="8")
        number = browser.listen(match, 0).table()["number"]
        browser.act(match, 0, number, choice)
        told = browser.listen(match, 1).table()
    with running(database) as served:
        browser = ask_again(browser, served.url)
        own, other = browser.listen(match, 0).table(), browser.listen(match, 1).table()
        assert other == told
        assert list(own["owed"]) == ["1"]
        assert own["card"] is None
        assert "jajoz" not in str(other["scene"])
        browser.act(match, 0, own["number"], {**choice, "species": "wahn"}, 422)
        browser.act(match, 1, other["number"], {**choice, "species": "ceptel"})
        after = wait_for(
            lambda: [
                told["event"]["species"]
                for told in browser.listen(match, 1).table()["events"]
                if told["event"]["type"] == "species_revealed"
            ],
            "the species",
        )
        assert after == ["jajoz", "ceptel"]
        browser.close()


@pytest.mark.parametrize("part", ["scene", "card"])
def test_a_table_that_cannot_be_drawn_is_told_as_such(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    """The stream stays open; what was missed comes whole with the next step that can be drawn."""

    def broken(*_: Any) -> None:
        raise RuntimeError("a fault of the game")

    match = browser.start(["me", "here"])
    before = browser.listen(match, 0).table()
    with monkeypatch.context() as patched:
        patched.setattr(type(get("fogbay")), part, broken)
        done = browser.act(match, 0, before["number"], legal(before))
        late = browser.listen(match, 0 if part == "scene" else 1)
        wait_for(lambda: late.of("undrawn"), "the word that it cannot be drawn")
        assert not late.of("table")
    other = browser.listen(match, 1).table()
    last = browser.act(match, 1, other["number"], legal(other))["last"]
    assert late.table(max(1, last))["events"]
    assert done["last"] > before["last"]
