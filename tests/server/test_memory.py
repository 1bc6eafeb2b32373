"""A table is drawn with what its audience remembers: by whatever way it comes to it, always the same."""

import logging
from pathlib import Path

import pytest

from grognard.rulesets.ultrawarrior import RULESET
from grognard.server.recall import Recall
from grognard.umpire.dice import Seeded
from grognard.umpire.words import Conceded, Setup, Undone
from tests.server.table import Browser, Data, Running, running
from tests.umpire.test_recollection import Game, Tally

METLANK, LANCE = 0, 1
NAMES = ("metlank", "lance")


class Hands:
    """Both seats of a match at one browser, each by its own stream."""

    def __init__(self, browser: Browser, match: str) -> None:
        self.browser = browser
        self.match = match
        self.streams = [browser.listen(match, seat) for seat in (METLANK, LANCE)]
        self.done = [0, 0]

    def asked(self, seat: int) -> Data:
        return self.streams[seat].asked(above=self.done[seat])

    def act(self, seat: int, action: Data) -> Data:
        """A deed, and the table as the seat has it then."""
        self.done[seat] = self.asked(seat)["number"]
        answer = self.browser.act(self.match, seat, self.done[seat], action)
        return self.streams[seat].table(answer["last"])

    def turn(self, shields: int) -> None:
        """Two Shields, then all stay still."""
        for seat, name in enumerate(NAMES):
            table = self.act(seat, {"type": "set_shields", "shields": {name: shields}})
        for _ in range(12):
            ((seat, kind),) = table["owed"].items()
            assert kind == "act"
            table = self.act(int(seat), {"type": "idle", "warrior": NAMES[int(seat)]})


def history(table: Data, ref: str, label: str) -> list[int]:
    (sheet,) = [one for one in table["scene"]["sheets"] if one["ref"] == ref]
    (row,) = [one for one in sheet["rows"] if one["label"]["id"] == f"uw-row-{label}"]
    found: list[int] = row.get("history", [])
    return found


def played(served: Running) -> tuple[Browser, str, Data]:
    """Scenario 1 after two turns, as Metlank's seat has it."""
    browser = Browser(served.url)
    match = browser.start(["me", "here"], ruleset="ultrawarrior", scenario="1")
    hands = Hands(browser, match)
    hands.turn(6)
    hands.turn(9)
    return browser, match, hands.asked(METLANK)


def test_sheets_have_the_same_history_live_after_a_restart_and_looking_back(database: Path) -> None:
    with running(database) as served:
        browser, match, before = played(served)
        assert history(before, "metlank", "energy") == [150, 144, 135]
        assert history(before, "metlank", "shield") == [6, 9, 0]
        assert history(before, "lance", "energy") == []
        then = browser.get(f"/matches/{match}/seats/0/at/{before['last']}")
        assert then["scene"] == before["scene"]
        early = browser.get(f"/matches/{match}/seats/0/at/3")
        assert history(early, "metlank", "shield") == []
        latest = browser.get(f"/matches/{match}/seats/0/at/{before['last']}")
        assert latest["scene"] == before["scene"]
        cookie = browser.client.cookies["grognard"]
        browser.close()
    with running(database) as served:
        browser = Browser(served.url)
        browser.client.cookies.set("grognard", cookie)
        after = browser.listen(match, METLANK).table()
        assert {**after, "events": []} == {**before, "events": []}
        browser.close()


def test_a_memory_that_fails_stops_no_match(caplog: pytest.LogCaptureFixture) -> None:
    recall = Recall(Game())
    stream = [Conceded(1), Conceded(9), Undone(0, 2), Conceded(3)]
    with recall.at(dict, stream, 2) as memory:
        assert memory is None
    assert "a memory could not be kept" in caplog.text
    with recall.at(dict, stream, 4) as memory:
        assert isinstance(memory, Tally)
        assert memory.seats == [1, 3]


def test_an_earlier_moment_is_remembered_without_what_came_later(caplog: pytest.LogCaptureFixture) -> None:
    recall = Recall(Game())
    stream = [Conceded(1), Conceded(2), Conceded(3)]
    for last, seats in ((3, [1, 2, 3]), (1, [1]), (2, [1, 2])):
        with recall.at(dict, stream, last) as memory:
            assert isinstance(memory, Tally)
            assert memory.seats == seats
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


def test_nothing_is_drawn_from_a_memory_of_another_game() -> None:
    view = RULESET.start(Setup("1"), Seeded(0), None).view(METLANK)
    assert RULESET.scene(view, Tally({})) == RULESET.scene(view)
