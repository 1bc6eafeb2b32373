"""Games, rules, new matches, links, joining."""

from pathlib import Path

import pytest
from fogbay.ruleset import FogBay

from grognard.umpire.ruleset import Ruleset
from tests.server.table import Browser, Running, running

SCENARIO = {"name": "Pond", "seats": [2], "map": ["H....", "..C..", "....H"], "homes": ["a1", "e3"]}


def test_a_game_that_builds_nothing_of_ones_own_says_so(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def own() -> bool:
        games = {game["name"]: game["own"] for game in browser.get("/rulesets")["rulesets"]}
        return bool(games["fogbay"])

    assert own()
    monkeypatch.setattr(FogBay, "build", Ruleset.build)
    monkeypatch.setattr(FogBay, "template", lambda game: "")
    assert not own()
    assert browser.get("/rulesets/fogbay/template", 404) == {"error": "unknown", "what": "template"}
    answer = browser.post("/rulesets/fogbay/scenario", {"text": "a: 1"}, 400)
    assert answer["message"] == "fogbay builds nothing called 'scenario'"


def test_the_games_are_listed(browser: Browser) -> None:
    games = {game["name"]: game for game in browser.get("/rulesets")["rulesets"]}
    game = games["fogbay"]
    assert game["levels"] == ["random", "recruit", "regular", "veteran"]
    assert [scenario["id"] for scenario in game["scenarios"]] == ["bay", "narrows", "season"]
    assert game["options"][0] == {
        "name": "turn_limit",
        "rule": "FB-R1",
        "default": None,
        "low": 2,
        "high": 30,
    }
    assert game["players"] == [2, 3]


def test_texts_are_the_umpires_and_the_games(browser: Browser) -> None:
    for language in ("en", "pl"):
        answer = browser.client.get(f"/api/rulesets/fogbay/texts/{language}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "um-over = " in answer.text
        assert "fb-told-wind = " in answer.text
    assert browser.get("/rulesets/fogbay/texts/..", 404)
    assert browser.get("/rulesets/fogbay/texts/EN", 404) == {"error": "unknown", "what": "language"}
    assert browser.get("/rulesets/nogame/texts/en", 404) == {"error": "unknown", "what": "ruleset"}


def test_a_rule_is_shown(browser: Browser) -> None:
    rule = browser.get("/rulesets/fogbay/rules/FB-3.2")
    assert rule == {"id": "FB-3.2", "kind": "code", "text": "A boat takes at most 3."}
    assert browser.get("/rulesets/fogbay/rules/UM-1")["kind"] == "code"
    assert browser.get("/rulesets/fogbay/rules/FB-99", 404) == {"error": "unknown", "what": "rule"}
    assert browser.get("/rulesets/fogbay/rules/id", 404) == {"error": "unknown", "what": "rule"}


def test_a_build_is_judged(browser: Browser) -> None:
    report = browser.post("/rulesets/fogbay/build", {"kind": "scenario", "value": SCENARIO})
    assert report["ok"] is True
    assert browser.post("/rulesets/fogbay/build", {"kind": "castle", "value": {}}, 400)["field"] == "kind"


def test_a_match_against_a_bot_starts_when_its_person_has_joined(browser: Browser) -> None:
    created = browser.create(["me", "bot:recruit"])
    match = created["match"]
    assert created["links"] == {}
    assert len(created["commitments"]["open"]) == 64
    summary = browser.get(f"/matches/{match}")
    assert summary["state"] == "waiting"
    assert summary["mine"] == [0]
    assert [player["joined"] for player in summary["players"]] == [False, True]
    assert browser.get(f"/matches/{match}/seats/0/at/1", 409) == {"error": "not_started"}
    browser.post(f"/matches/{match}/seats/0/join", {"nonce": "abc", "name": "Ada  L."})
    summary = browser.get(f"/matches/{match}")
    assert summary["state"] == "running"
    assert summary["players"][0]["name"] == "Ada L."
    assert summary["players"][1] == {
        "seat": 1,
        "kind": "bot",
        "name": None,
        "level": "recruit",
        "joined": True,
        "connected": True,
    }
    again = browser.post(f"/matches/{match}/seats/0/join", {"nonce": "other"})
    assert again == {}


def test_nonces_with_the_creation_start_it_at_once(browser: Browser) -> None:
    match = browser.start(["me", "here"])
    assert browser.get(f"/matches/{match}")["state"] == "running"
    assert browser.get(f"/matches/{match}")["mine"] == [0, 1]


def test_a_link_gives_its_seat_to_the_browser_that_comes_first(
    browser: Browser, guest: Browser, served: Running
) -> None:
    created = browser.create(["me", "link"], nonces=["mine"])
    link = created["links"]["1"]
    assert browser.get(f"/matches/{created['match']}")["state"] == "waiting"
    match, seat = guest.take(link)
    assert seat == 1
    assert guest.get(f"/matches/{match}")["state"] == "running"
    assert guest.get(f"/matches/{match}")["mine"] == [1]
    assert browser.get(f"/matches/{match}")["mine"] == [0]
    token = link.split("#")[1]
    assert guest.post(f"/matches/{match}/claim", {"token": token}) == {"seat": 1}
    third = Browser(served.url)
    assert third.post(f"/matches/{match}/claim", {"token": token}, 403) == {"error": "foreign_seat"}
    assert third.post(f"/matches/{match}/claim", {"token": "wrong"}, 403) == {"error": "foreign_seat"}
    third.close()


def test_each_browser_lists_its_own_matches(browser: Browser, guest: Browser) -> None:
    first, second = browser.start(["me", "here"]), browser.start(["me", "bot:random"])
    assert [summary["match"] for summary in browser.get("/matches")["matches"]] == [second, first]
    assert guest.get("/matches") == {"matches": []}


def test_a_scenario_of_ones_own_is_played(browser: Browser) -> None:
    match = browser.start(["me", "here"], scenario=SCENARIO)
    summary = browser.get(f"/matches/{match}")
    assert (summary["scenario"], summary["name"], summary["state"]) == ("custom", "Pond", "running")


def test_a_bad_scenario_is_refused_with_all_its_problems(browser: Browser) -> None:
    bad = SCENARIO | {"homes": ["a1", "c2"]}
    report = browser.post("/rulesets/fogbay/build", {"kind": "scenario", "value": bad})
    seats = [{"kind": "me"}, {"kind": "here"}]
    body = {"ruleset": "fogbay", "scenario": bad, "seats": seats}
    answer = browser.post("/matches", body, 422)
    assert answer["error"] == "refused"
    assert answer["problems"] == report["problems"]
    assert answer["rule"] == report["problems"][0]
    assert browser.get("/matches") == {"matches": []}


def test_the_page_is_served_for_every_path_of_the_browsers(database: Path, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>the client</title>")
    (static / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with running(database, static=static) as served:
        browser = Browser(served.url)
        for path in ("/", "/t/abc", "/m/a.b", "/new"):
            answer = browser.client.get(path)
            assert "the client" in answer.text
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
        assert "immutable" in browser.client.get("/assets/app.js").headers["cache-control"]
        assert browser.client.get("/assets/none.js").status_code == 404
        assert browser.client.get("/..%2fsecret.txt").status_code == 404
        assert browser.client.get("/%2e%2e/secret.txt").status_code == 404
        browser.close()


def test_a_plain_page_stands_in_for_a_client_that_is_not_built(database: Path, tmp_path: Path) -> None:
    with running(database, static=tmp_path / "none") as served:
        browser = Browser(served.url)
        answer = browser.client.get("/t/abc")
        assert answer.status_code == 200
        assert "has not been built" in answer.text
        browser.close()
