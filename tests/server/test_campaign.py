"""Campaigns: battles become matches, results come home by the umpire alone."""

from pathlib import Path

import pytest

from grognard.server.campaign import Campaigns
from grognard.umpire.record import Do, Record
from tests.server.table import Browser, Data, Running, running, wait_for

RESULT = {"type": "match_result", "battle": "1", "winners": [0]}


def stake(browser: Browser, match: str, coins: int = 1) -> None:
    for seat in (0, 1):
        table = browser.listen(match, seat).asked()
        browser.act(match, seat, table["number"], {"type": "stake", "coins": coins})


def battle(browser: Browser, campaign: str, number: int) -> str:
    def children() -> list[Data]:
        found: list[Data] = browser.get(f"/matches/{campaign}")["children"]
        return found if len(found) == number else []

    return str(wait_for(children, f"battle {number}")[-1]["match"])


def test_bots_play_a_whole_season(browser: Browser, served: Running) -> None:
    season = browser.start(["bot:recruit", "bot:recruit"], scenario="season")
    wait_for(lambda: browser.get(f"/matches/{season}")["state"] == "over", "the end", 60)
    summary = browser.get(f"/matches/{season}")
    assert [child["battle"] for child in summary["children"]] == ["1", "2"]
    for child in summary["children"]:
        assert browser.get(f"/matches/{child['match']}/check")["ok"] is True
    assert browser.get(f"/matches/{season}/check")["ok"] is True


def test_persons_join_each_battle_and_its_result_comes_home(browser: Browser) -> None:
    season = browser.start(["me", "here"], scenario="season")
    stake(browser, season)
    child = battle(browser, season, 1)
    summary = browser.get(f"/matches/{child}")
    assert (summary["parent"], summary["state"], summary["mine"]) == (season, "waiting", [0, 1])
    for seat in (0, 1):
        browser.post(f"/matches/{child}/seats/{seat}/join", {"nonce": f"n{seat}"})
    table = browser.listen(season, 0).table()
    assert table["owed"] == {"0": "match"}
    answer = browser.act(season, 0, table["number"], RESULT, 422)
    assert (answer["rule"], answer["text"]) == ("UM-2", "um-result-comes")
    browser.act(child, 1, 1, {"type": "concede"})
    wait_for(lambda: browser.listen(season, 0).table()["owed"].get("0") == "stake", "the result")
    assert browser.get(f"/matches/{child}/record", 409) == {"error": "running"}
    assert browser.get(f"/matches/{child}")["state"] == "over"
    table = browser.listen(child, 1).table()
    undo = browser.act(child, 1, None, {"type": "ask_undo", "to": table["last"]}, 422)
    assert undo["rule"] == "UM-6"
    stake(browser, season, 2)
    last = battle(browser, season, 2)
    for seat in (0, 1):
        browser.post(f"/matches/{last}/seats/{seat}/join", {"nonce": f"n{seat}"})
    browser.act(last, 0, 1, {"type": "concede"})
    wait_for(lambda: browser.get(f"/matches/{season}")["state"] == "over", "the end")
    record = Record.read(browser.client.get(f"/api/matches/{season}/record").text)
    reports = [entry for entry in record.entries if isinstance(entry, Do) and entry.by == "umpire"]
    # In the second match the seats change sides: who conceded there was seat 1 of the season.
    assert [entry.action["winners"] for entry in reports] == [[0], [0]]
    assert browser.client.get(f"/api/matches/{child}/record").status_code == 200


def test_a_result_that_a_crash_kept_back_comes_home_later(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(self: Campaigns, child: str, campaign: str) -> None:
        return None

    with monkeypatch.context() as patched:
        patched.setattr(Campaigns, "report", lost)
        with running(database) as served:
            browser = Browser(served.url)
            season = browser.start(["me", "here"], scenario="season")
            stake(browser, season)
            child = battle(browser, season, 1)
            for seat in (0, 1):
                browser.post(f"/matches/{child}/seats/{seat}/join", {"nonce": f"n{seat}"})
            browser.act(child, 1, 1, {"type": "concede"})
            assert browser.listen(season, 0).table()["owed"] == {"0": "match"}
            key = browser.client.cookies["grognard"]
            browser.close()
    with running(database) as served:
        browser = Browser(served.url)
        browser.client.cookies.set("grognard", key)
        wait_for(lambda: browser.listen(season, 0).table()["owed"].get("0") == "stake", "the result")
        browser.close()
