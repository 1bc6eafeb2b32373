"""The strengths against each other: what a game's `ladder.yaml` wants, and at length whether it holds."""

import pytest

from grognard.lab.arena import Played, Summary
from grognard.lab.ladder import Climbed, Ladder, Plan, Rung, plan_of
from grognard.umpire.registry import get, registry
from grognard.umpire.ruleset import Ruleset

SEED = "ladder"


def climbed(group: str, wins: int, matches: int, least: float | None = None) -> Climbed:
    summary = Summary()
    for n in range(matches):
        won = float(n < wins)
        summary.add(Played({"a": won, "b": 1 - won}, "won", False, 10, 2, 0.5, (won, 1 - won), {"a": [0.02]}))
    return Climbed(Rung("1", ["a", "b"], matches, least, group), summary)


def test_a_rung_that_is_not_reached_is_named() -> None:
    found = Ladder(get("fogbay"), Plan([], {"g": 0.6}))
    found.climbed = [climbed("g", 5, 10, 0.5), climbed("g", 6, 10, 0.7)]
    assert found.group("g")[0] == pytest.approx(0.55)
    assert found.problems() == ["1: a against b", "g"]
    assert "NOT REACHED" in found.climbed[1].text()
    assert "NOT REACHED" not in found.climbed[0].text()
    assert "g: 55.0% (+-21.8%), wanted 60%  NOT REACHED" in found.text()
    assert "a: 50.0% (+-31.0%); 20.0 ms a decision, 99 % 20, most 20" in found.climbed[0].text()
    assert "seats 50% : 50%" in found.climbed[0].text()


def test_a_game_without_a_ladder_sets_each_strength_against_the_next() -> None:
    plan = plan_of(get("fogbay"))
    assert [rung.levels for rung in plan.rungs if rung.scenario == "bay"] == [
        ["recruit", "random"],
        ["regular", "recruit"],
        ["veteran", "regular"],
    ]
    found = Ladder(get("fogbay"), Plan([rung for rung in plan.rungs if rung.scenario == "bay"]))
    rungs = list(found.climb(SEED, matches=2, jobs=1))
    assert [rung.summary.matches for rung in rungs] == [2, 2, 2]
    assert found.problems() == []


@pytest.mark.parametrize("ruleset", registry().rulesets.values(), ids=lambda ruleset: str(ruleset.name))
def test_every_ladder_names_scenarios_and_strengths_that_exist(ruleset: Ruleset) -> None:
    for rung in plan_of(ruleset).rungs:
        assert rung.scenario in ruleset.scenarios
        assert len(rung.contest(ruleset).seated(0)) >= len(rung.levels)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(len(plan_of(get("ultrawarrior")).rungs)))
def test_the_stronger_wins(number: int) -> None:
    rung = plan_of(get("ultrawarrior")).rungs[number]
    found = Ladder(get("ultrawarrior"), Plan([rung]))
    [one] = found.climb(SEED)
    print(one.text())
    assert one.holds
    slowest = max(one.summary.thought[rung.levels[0]])
    assert slowest < 0.5
