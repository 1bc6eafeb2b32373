"""Scenarios of one's own, judged by the game; its template; its rules as a list."""

import pytest

from grognard.umpire.opening import yaml_of
from grognard.umpire.registry import get
from tests.server.table import Browser

GAMES = ("fogbay", "ultrawarrior")
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


@pytest.mark.parametrize("game", GAMES)
def test_the_template_can_be_played(browser: Browser, game: str) -> None:
    answer = browser.client.get(f"/api/rulesets/{game}/template")
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}.yaml"'
    judged = browser.post(f"/rulesets/{game}/scenario", {"text": answer.text})
    assert judged["report"]["ok"], judged["report"]
    body = {"ruleset": game, "scenario": judged["scenario"], "seats": SEATS, "nonces": ["n", None]}
    match = browser.post("/matches", body, 201)["match"]
    summary = browser.get(f"/matches/{match}")
    assert (summary["scenario"], summary["name"]) == ("custom", judged["scenario"]["name"])
    assert browser.listen(match, 0).table()["scene"]["boards"]


def test_each_problem_names_its_rule_and_its_place(browser: Browser) -> None:
    text = get("ultrawarrior").template().replace('"0603"', '"9999"').replace("setup: clear", "setup: moon")
    report = browser.post("/rulesets/ultrawarrior/scenario", {"text": text})["report"]
    assert not report["ok"]
    assert report["details"]["UW-2.1.2"] == {"field": "warriors.scout.hex"}
    assert report["details"]["UW-2.1.3"] == {"field": "setup"}
    for rule in report["problems"]:
        assert browser.get(f"/rulesets/ultrawarrior/rules/{rule}")["text"]
    text = get("ultrawarrior").template().replace("energy: 100", "energy: 90", 1)
    assert browser.post("/rulesets/ultrawarrior/scenario", {"text": text})["report"]["warnings"] == [
        "unequal_energy"
    ]


@pytest.mark.parametrize(("text", "field"), [("a: [", "line 2"), ("- 1", ""), ("", "")])
def test_what_is_no_file_of_a_scenario_is_told(browser: Browser, text: str, field: str) -> None:
    answer = browser.post("/rulesets/fogbay/scenario", {"text": text}, 400)
    assert (answer["error"], answer["field"].partition(" ")[0]) == ("malformed", field.partition(" ")[0])


@pytest.mark.parametrize("game", GAMES)
def test_all_rules_are_listed_once(browser: Browser, game: str) -> None:
    rules = browser.get(f"/rulesets/{game}/rules")["rules"]
    ids = [rule["id"] for rule in rules]
    assert len(ids) == len(set(ids)) > 20
    assert "UM-1" in ids
    assert all(rule["text"] and rule["heading"] for rule in rules)


def test_two_at_one_screen_are_both_there(browser: Browser, guest: Browser) -> None:
    match = browser.start(["me", "here"])
    browser.listen(match, 0).table()
    players = guest.get(f"/matches/{match}")["players"]
    assert [player["connected"] for player in players] == [True, True]


def test_templates_are_data_that_yaml_reads() -> None:
    for game in GAMES:
        assert yaml_of(get(game).template())["seats"]
