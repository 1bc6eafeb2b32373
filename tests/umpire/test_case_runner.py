"""The runner of cases finds each kind of thing that a case can get wrong."""

from typing import Any

import pytest
from fogbay import RULESET

from grognard.umpire.cases import run_case
from grognard.umpire.contract import NOTHING, Menu
from grognard.umpire.match import Match
from grognard.umpire.notation import read_action
from grognard.umpire.words import Data

SECRET: Data = {"type": "allocate", "crew": {"x1": 2}}
GOOD: Data = {
    "position": {"answers": {"0": SECRET}},
    "events": [{"type": "answered", "seat": 0}],
    "owed": {"1": "allocate"},
    "over": None,
    "legal": [{"seat": 1, "action": {"type": "allocate", "crew": {"x3": 1}}}],
    "not_legal": [{"seat": 1, "action": {"type": "allocate", "crew": {"A": 1}}, "rule": "FB-3.1"}],
    "view": {"seat": 1, "has": {"answered": [0]}, "lacks": ["bribes", "runner"]},
    "unheard": [{"seat": 1, "type": "crew_shown"}],
    "same_view": {"seat": 1, "do": {"type": "allocate", "crew": {"x1": 1}}},
}


def case(**step: Any) -> Data:
    """A case of one step: seat 0 allocates in secret."""
    start = {
        "scenario": "bay",
        "dice": [
            *(["fb.bribes", 1], ["fb.bribes", 3], ["fb.wind", 90], ["fb.order", 1]),
            *(["fb.labels", 1, 2], ["fb.labels", 2, 1]),
        ],
    }
    return {"id": "X", "start": start, "steps": [{"seat": 0, "do": SECRET, **step}]}


def failure(case: Data) -> str:
    """What the runner says of it; nothing when all is well."""
    found = run_case(RULESET, case)
    return "" if found is None else found.problem


def test_a_case_that_holds() -> None:
    assert failure(case(expect=GOOD)) == ""


@pytest.mark.parametrize(
    ("word", "wrong"),
    [
        ("position", {"answers": {}}),
        ("events", [{"type": "answered", "seat": 1}]),
        ("events", [{"type": "answered"}, {"type": "answered"}]),
        ("owed", {}),
        ("owed", {"0": "allocate", "1": "allocate"}),
        ("over", {"reason": "concession"}),
        ("legal", [{"seat": 1, "action": {"type": "allocate", "crew": {"A": 1}}}]),
        ("not_legal", [{"seat": 1, "action": {"type": "allocate", "crew": {"x3": 1}}, "rule": "FB-3.1"}]),
        ("not_legal", [{"seat": 1, "action": {"type": "allocate", "crew": {"A": 1}}, "rule": "FB-3.2"}]),
        ("view", {"seat": 1, "has": {"answered": []}}),
        ("view", {"seat": 1, "lacks": ["answered"]}),
        ("unheard", [{"seat": 1, "type": "answered"}]),
        ("same_view", {"seat": 0, "do": {"type": "allocate", "crew": {"x1": 1}}}),
    ],
)
def test_an_expectation_that_does_not_hold(word: str, wrong: Any) -> None:
    assert failure(case(expect={word: wrong})).startswith("CaseFailed")


@pytest.mark.parametrize(
    ("broken", "problem"),
    [
        (case(illegal="FB-3.1"), "it was done"),
        (case(do={"type": "allocate", "crew": {"A": 9}}), "FB-"),
        (case(do={"type": "allocate", "crew": {"A": 9}}, illegal="FB-9.9"), "expected a refusal"),
        (case(do={"type": "allocate", "crew": 1}, illegal="FB-3.1"), "malformed"),
        (case(dice=[["fb.bribes", 1]]), "was not rolled"),
        (case(expects={}), "step: there is no expects"),
        (case(expect={"postion": {}}), "expect: there is no postion"),
        ({**case(), "step": []}, "case: there is no step"),
        ({**case(), "start": {"scenario": "bay", "option": {}}}, "start: there is no option"),
        ({"id": "X", "start": {"scenario": "bay"}, "steps": []}, "is rolled"),
    ],
)
def test_a_case_that_is_broken(broken: Data, problem: str) -> None:
    assert problem in failure(broken)


def menus(monkeypatch: pytest.MonkeyPatch, of_seat: dict[int, Menu]) -> None:
    """Other menus for these seats than the game's."""
    real = Match.menu
    monkeypatch.setattr(Match, "menu", lambda match, seat: of_seat.get(seat) or real(match, seat))


def test_what_is_done_or_legal_must_stand_in_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = case(expect={"legal": GOOD["legal"]})
    assert failure(legal) == ""
    menus(monkeypatch, {1: NOTHING})
    assert "is legal, but no menu holds it" in failure(legal)
    menus(monkeypatch, {0: NOTHING})
    assert "was done, but no menu held it" in failure(case())


def test_what_is_refused_may_not_stand_in_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong: Data = {"type": "allocate", "crew": {"A": 9}}
    foreign: Data = {"type": "allocate", "crew": {"A": 1}}
    refused = case(do=wrong, illegal="FB-3.2")
    expected = case(expect={"not_legal": [{"seat": 1, "action": foreign, "rule": "FB-3.1"}]})
    assert failure(refused) == failure(expected) == ""
    menus(monkeypatch, {1: Menu((read_action(RULESET.Action, foreign),))})
    assert "stands in the menu" in failure(expected)
    menus(monkeypatch, {0: Menu((read_action(RULESET.Action, wrong),))})
    assert "stands in the menu" in failure(refused)
