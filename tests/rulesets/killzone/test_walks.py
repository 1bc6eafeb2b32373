"""Matches at random: what is offered is legal, clones are independent, notation comes back."""

import pytest

from grognard.rulesets.killzone import RULESET
from grognard.rulesets.killzone.position import KillPosition
from grognard.umpire.dice import Seeded
from grognard.umpire.log import Log, Telling
from grognard.umpire.notation import canonical, read_action
from grognard.umpire.words import Data, Setup

FREE: Data = {"engagement": "assassination", "limit": 300}


def walk(scenario: str, options: Data, seed: int, limit: int, seats: int = 2) -> KillPosition:
    """A random match, every step of it looked at."""
    dice, thoughts = Seeded(seed), Seeded(f"thoughts {seed}")
    p = RULESET.start(Setup(scenario, options, seats), dice, None)
    assert isinstance(p, KillPosition)
    for step in range(limit):
        owed = p.owed()
        assert bool(owed) == (p.outcome() is None)
        if not owed:
            break
        seat, _ = owed[thoughts.pick(len(owed))]
        action = p.random_action(seat, thoughts)
        assert p.check(seat, action) is None, action
        assert p.menu(seat).offers(action)
        assert read_action(RULESET.Action, action.data()) == action
        if step % 5 == 0:
            look(p, seat, thoughts)
        log = Log()
        p.play_unchecked(seat, action, Telling(dice, log), log)
    return p


def look(p: KillPosition, seat: int, thoughts: Seeded) -> None:
    """Notation comes back, ideas are legal, a clone goes its own way."""
    before = canonical(p.notation())
    again = RULESET.read(p.notation())
    assert canonical(again.notation()) == before
    assert again.owed() == p.owed()
    for idea in p.suggest(seat, thoughts, 6):
        assert p.check(seat, idea) is None, idea
    other = p.clone()
    for _ in range(4):
        if other.owed():
            turn = other.owed()[0][0]
            other.play_unchecked(turn, other.random_action(turn, thoughts), Seeded(1), None)
    assert canonical(p.notation()) == before


@pytest.mark.parametrize("scenario", sorted(RULESET.scenarios))
def test_a_ready_scenario_plays_to_its_end(scenario: str) -> None:
    p = walk(scenario, {"turn_limit": 8}, 3, 2000)
    assert p.outcome() is not None


@pytest.mark.parametrize(
    "options",
    [
        FREE,
        {**FREE, "setup": "auto", "interior_fog": "counters"},
        {"engagement": "raid", "premeasure": "blind"},
        {"engagement": "encounter", "table": "downtown", "doors": "all_sides", "low_obstacles": "contact"},
    ],
    ids=["free", "auto", "raid", "encounter"],
)
def test_a_free_match_plays_to_its_end(options: Data) -> None:
    p = walk("free", {**options, "turn_limit": 3}, 5, 2000)
    assert p.outcome() is not None


@pytest.mark.parametrize("seats", [3, 4])
def test_sides_may_be_shared_by_two_seats(seats: int) -> None:
    p = walk("ass_highway", {"turn_limit": 3}, 7, 1000, seats)
    assert p.outcome() is not None
    assert {group.seat for group in p.roster.groups} == set(range(seats))
