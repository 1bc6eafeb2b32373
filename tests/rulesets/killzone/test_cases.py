"""The specification's examples hold; those of the campaign wait for it."""

from pathlib import Path

import pytest

from grognard.rulesets.killzone import RULESET
from grognard.umpire.cases import load, run_case
from grognard.umpire.words import Data

CASES: list[Data] = [
    case
    for name in ("shared.yaml", "more.yaml", "forces.yaml", "ends.yaml")
    for case in load(Path(__file__).with_name(name))["cases"]
    if "campaign" not in case.get("start", {})
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_case(case: Data) -> None:
    failure = run_case(RULESET, case)
    assert failure is None, str(failure)
