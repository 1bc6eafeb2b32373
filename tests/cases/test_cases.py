"""Every executable example of the rules holds."""

from pathlib import Path
from typing import Any

import pytest

from grognard.umpire.cases import load, run_case
from grognard.umpire.registry import get
from grognard.umpire.words import Data

FILES = {path.stem: load(path) for path in sorted(Path(__file__).parent.glob("*.yaml"))}
CASES = [
    pytest.param(document["ruleset"], case, id=f"{name}-{case['id']}")
    for name, document in FILES.items()
    for case in document["cases"]
]


@pytest.mark.parametrize(("ruleset", "case"), CASES)
def test_case(ruleset: str, case: Data) -> None:
    failure = run_case(get(ruleset), case)
    assert failure is None, str(failure)


def test_every_case_has_an_id_of_its_own() -> None:
    ids: list[Any] = [case["id"] for document in FILES.values() for case in document["cases"]]
    assert len(ids) == len(set(ids)) > 0
