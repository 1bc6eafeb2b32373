"""What the bots of the game reckon with: ways, suggestions, the worth of a position."""

from collections.abc import Iterator

import pytest

from grognard.rulesets.ultrawarrior.script.goals import paths, way_near, way_to
from grognard.rulesets.ultrawarrior.script.worth import energy_worth
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import GRID
from grognard.umpire.dice import Seeded
from grognard.umpire.registry import get
from grognard.umpire.ruleset import WIN
from grognard.umpire.words import Concede, Data, Setup

RULESET = get("ultrawarrior")
CHOICES = 8


def walk(scenario: str, decisions: int) -> Iterator[State]:
    """Positions of a match by script and by chance."""
    dice = Seeded(f"walk {scenario}")
    position = RULESET.start(Setup(scenario), dice, None)
    for n in range(decisions):
        if not position.owed():
            return
        assert isinstance(position, State)
        yield position
        seat = position.owed()[0][0]
        random = n % 3 == 0
        action = (
            position.random_action(seat, dice) if random else RULESET.script(position, seat, "regular", dice)
        )
        position.play_unchecked(seat, action, dice, None)


@pytest.mark.parametrize("scenario", ["1", "2", "4", "8"])
def test_a_way_that_was_not_followed_to_its_end_is_right_where_it_is_asked(scenario: str) -> None:
    for position in walk(scenario, 60):
        for one in position.warriors:
            for other in position.warriors:
                position.ground.ways.clear()
                near = way_near(position, other.cell, one.cell)
                whole = paths(position.ground.terrain, [other.cell], -1)
                for cell in (one.cell, *GRID.neighbours[one.cell]):
                    assert near[cell] == whole[cell]
                assert way_to(position, other.cell) == whole


@pytest.mark.parametrize("scenario", [*RULESET.scenarios])
def test_suggestions_are_legal_different_and_of_several_kinds(scenario: str) -> None:
    for position in walk(scenario, 60):
        seat, kind = position.owed()[0]
        found = position.suggest(seat, Seeded(1), CHOICES)
        assert 1 <= len(found) <= CHOICES
        assert all(position.check(seat, action) is None for action in found)
        assert all(found.count(action) == 1 for action in found)
        if kind == "act" and len(position.menu(seat).actions) > CHOICES:
            assert len({action.type for action in found}) > 1


def worth(changes: Data, seat: int = 0, scenario: str = "1") -> int:
    """Of scenario 1 with something changed about Metlank."""
    data = RULESET.start(Setup(scenario), Seeded(1), None).notation()
    data["warriors"]["metlank"].update(changes)
    return RULESET.worth(RULESET.read(data), seat)


def test_more_is_worth_more() -> None:
    assert worth({}) == worth({}, 1) == 0
    for less in ({"energy": 60}, {"suit": 12}, {"suit": 0, "energy": 0}, {"darts": 0}):
        assert worth(less) < 0 < worth(less, 1)
        assert abs(worth(less) + worth(less, 1)) <= 1  # rounded down
    assert energy_worth(5) - energy_worth(0) > energy_worth(105) - energy_worth(100) > 0


def test_an_end_is_worth_all() -> None:
    position = RULESET.start(Setup("1"), Seeded(1), None)
    position.play_unchecked(0, Concede(), Seeded(1), None)
    assert (RULESET.worth(position, 0), RULESET.worth(position, 1)) == (-WIN, WIN)


def test_alone_against_the_tower_there_is_no_draw() -> None:
    position = RULESET.start(Setup("6"), Seeded(1), None)
    fresh = RULESET.worth(position, 0)
    assert -WIN < fresh < WIN
    position.play_unchecked(0, Concede(), Seeded(1), None)
    assert RULESET.worth(position, 0) == -WIN
