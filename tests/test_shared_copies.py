"""Our copies of the specification's files are those of the specification, where that is at hand."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared" / "cases"


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("ultrawarrior.yaml", "cases/ultrawarrior.yaml"),
        ("killzone.yaml", "rulesets/killzone/shared.yaml"),
    ],
)
def test_the_cases_are_unchanged(name: str, place: str) -> None:
    ours = (ROOT / "tests" / place).read_bytes()
    assert ours
    theirs = SHARED / name
    assert not theirs.exists() or theirs.read_bytes() == ours
