"""Two worlds under every option: the laws' own walks draw options at random, and may leave a value out."""

import pytest

from grognard.rulesets.ultrawarrior import RULESET
from grognard.rulesets.ultrawarrior.actions import Idle
from grognard.umpire.match import Match
from grognard.umpire.words import Data
from tests.laws.course import hold_over
from tests.laws.sizes import Sizes
from tests.laws.tally import Tally
from tests.laws.walk import Start

WALKS: list[tuple[str, int, Data]] = [
    ("1", 2, {"life_dice": "owner", "terrain_vs_bare": "none", "hb_13_15": 5}),
    ("2", 3, {"life_dice": "owner", "preparation": "idle", "henchmen_energy": 50}),
    ("3", 2, {"life_dice": "owner", "golbar_distance": 5}),
    ("5", 3, {"life_dice": "owner", "allies_share_sheets": True, "layout": "3b", "edge_line": "target"}),
    ("6", 1, {"life_dice": "owner", "tower_rate": "every", "tower_laser": "damage_only"}),
    ("6", 1, {"life_dice": "owner", "tower_phase": "odd", "own_hex_fire": "forbidden"}),
    ("7", 4, {"life_dice": "owner", "last_survivor": "must_exit"}),
    ("8", 2, {"life_dice": "owner", "allow_human": True, "velthron_range": "column_only"}),
]


@pytest.mark.laws
@pytest.mark.parametrize(("scenario", "seats", "options"), WALKS)
def test_what_a_seat_may_not_know_stays_unknown(scenario: str, seats: int, options: Data) -> None:
    start, tally = Start("bold", scenario, {**options, "turn_limit": 10}, seats, 1), Tally()
    hold_over(RULESET, start, [4], Sizes(every=30), tally)
    assert tally.counts["pairs whose secrets differ"] > (0 if scenario == "6" else 20)


def test_every_value_of_every_option_is_walked() -> None:
    walked = {(name, value) for _, _, options in WALKS for name, value in options.items()}
    others = {(name, value) for name, info in RULESET.options.items() for value in info.values[1:]}
    assert {name for name, _ in others - walked} <= {"henchmen_energy", "layout"}


@pytest.mark.parametrize(("life_dice", "free"), [("open", True), ("owner", False)])
def test_an_impulse_is_taken_back_freely_only_where_the_next_one_tells_nothing(
    life_dice: str, free: bool
) -> None:
    """UW-R45: with secret Life dice a skipped Impulse tells of Life lost, so looking at it seals."""
    match = Match.create(RULESET, {"options": {"life_dice": life_dice}, "warriors": {"A": {}, "B": {}}})
    match.play(0, Idle("A"))
    reach = match.taking_back.reach(0)
    assert reach is not None
    assert reach[1] is free
