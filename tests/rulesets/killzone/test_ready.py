"""What is ready-made is legal: forces within their limits, tables without overlaps, scenarios of both."""

from itertools import combinations

import pytest

from grognard.rulesets.killzone.construction import check_force
from grognard.rulesets.killzone.options import OPTIONS
from grognard.rulesets.killzone.scenario import FORCES, SCENARIOS
from grognard.rulesets.killzone.terrain import READY, read_table
from grognard.umpire.words import Data

DEFAULTS: Data = {option.name: option.default for option in OPTIONS.values()}


@pytest.mark.parametrize("name", sorted(FORCES))
def test_a_ready_force_is_legal_within_its_limit(name: str) -> None:
    limit = int(name[1:4])
    report = check_force(FORCES[name], limit, DEFAULTS)
    assert report.problems == []
    assert report.cost is not None
    assert limit - 25 <= report.cost <= limit


def test_twelve_forces_nine_scenarios_six_tables() -> None:
    assert (len(FORCES), len(SCENARIOS), len(READY)) == (12, 9, 6)


@pytest.mark.parametrize("name", sorted(READY))
def test_no_two_pieces_of_a_ready_table_overlap(name: str) -> None:
    """Two convex pieces are apart when an edge of the one has all of the other outside (KZ-0.4)."""
    outlines = [piece.outline.corners for piece in read_table(name, DEFAULTS).pieces]
    for one, other in combinations(outlines, 2):
        assert parted(one, other) or parted(other, one)


def parted(one: list[tuple[int, int]], other: list[tuple[int, int]]) -> bool:
    """Whether an edge of the first has no corner of the second strictly inside."""
    for (ax, ay), (bx, by) in zip(one, [*one[1:], one[0]], strict=True):
        if all((bx - ax) * (y - ay) - (by - ay) * (x - ax) <= 0 for x, y in other):
            return True
    return False


@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_a_scenario_names_a_table_and_forces_that_there_are(name: str) -> None:
    assert SCENARIOS[name]["table"] in READY
    assert all(side["force"] in FORCES for side in SCENARIOS[name]["sides"].values())
