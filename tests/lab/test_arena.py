"""Many matches: strengths sit where they are told to, and the sums are right."""

import pytest

from grognard.lab.arena import Contest, Played, Summary, results
from grognard.umpire.refusal import BadNotation
from grognard.umpire.registry import get
from grognard.umpire.words import Setup


def contest(*levels: str, swap: bool = False) -> Contest:
    return Contest(get("fogbay"), Setup("bay"), levels, swap)


def test_seats_are_swapped_in_every_other_match() -> None:
    assert contest("regular", "random", swap=True).seated(0) == ["regular", "random"]
    assert contest("regular", "random", swap=True).seated(1) == ["random", "regular"]
    assert contest("regular").seated(1) == ["regular", "regular"]


@pytest.mark.parametrize("levels", [("champion",), ("random", "random", "random")])
def test_a_strength_too_many_or_unknown_is_refused(levels: tuple[str, ...]) -> None:
    with pytest.raises(BadNotation, match="levels"):
        contest(*levels).seated(0)


def test_the_same_seed_gives_the_same_match() -> None:
    one, other = contest("random").result("s", 0), contest("random").result("s", 0)
    assert (one.points, one.reason, one.decisions) == (other.points, other.reason, other.decisions)


def test_a_draw_is_shared_and_all_is_counted() -> None:
    summary = Summary()
    summary.add(Played({"a": 1.0, "b": 0.0}, "won", False, 10, 2, 0.5))
    summary.add(Played({"a": 0.5, "b": 0.5}, "turn_limit", True, 30, 4, 0.5))
    assert summary.share("a") == 0.75
    assert "2 matches, 1 drawn; ends: won 1, turn_limit 1" in summary.text()
    assert "3.0 turns, 20 decisions a match, 25.00 ms a decision" in summary.text()


def test_matches_run_beside_each_other_in_order() -> None:
    played = list(results(contest("random"), "p", 3, jobs=2))
    alone = [contest("random").result(f"p-{n}", n) for n in range(3)]
    assert [one.reason for one in played] == [one.reason for one in alone]
