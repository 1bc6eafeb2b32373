"""The laws at length: 100 bold and 20 uniform matches of every scenario, 10,000 pairs of worlds."""

import sys

import pytest

from grognard.umpire.registry import registry
from tests.laws import run

pytestmark = [pytest.mark.laws, pytest.mark.soak]


@pytest.mark.parametrize("name", sorted(registry().rulesets))
def test_the_laws_at_length(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = ["--bold", "100", "--uniform", "20", "--pairs", "10000", "--every", "200"]
    monkeypatch.setattr(sys, "argv", ["laws", "--ruleset", name, *sizes])
    assert run.main() == 0
