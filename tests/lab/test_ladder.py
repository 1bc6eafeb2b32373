"""The strengths against each other, at length: what `docs/figures.md` says holds."""

import pytest

from grognard.lab.arena import Contest, Summary, results
from grognard.umpire.registry import get
from grognard.umpire.words import Setup

pytestmark = pytest.mark.soak


@pytest.mark.parametrize(
    ("scenario", "levels", "matches", "least"),
    [
        ("1", ("recruit", "random"), 200, 0.95),
        ("1", ("regular", "recruit"), 400, 0.65),
        ("6", ("regular",), 200, 0.80),
    ],
)
def test_the_stronger_wins(scenario: str, levels: tuple[str, ...], matches: int, least: float) -> None:
    contest = Contest(get("ultrawarrior"), Setup(scenario), levels, swap=len(levels) > 1)
    summary = Summary()
    for played in results(contest, "ladder", matches):
        summary.add(played)
    print(summary.text())
    assert summary.share(levels[0]) >= least
