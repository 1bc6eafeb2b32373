"""Every law over every registered ruleset, in small; `make soak` runs them at length."""

import pytest

from grognard.umpire.dice import Seeded
from grognard.umpire.registry import registry
from tests.laws.law_06_digests import all_digests, law_6_apart, law_6_fair, sealed_dice
from tests.laws.laws import LAWS, run_law
from tests.laws.sizes import from_environment
from tests.laws.sources import compare
from tests.laws.tally import Tally

pytestmark = pytest.mark.laws
RULESETS = sorted(registry().rulesets)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("name", RULESETS)
def test_law(name: str, law: int) -> None:
    ruleset, tally = registry().get(name), Tally()
    run_law(law, ruleset, from_environment(), tally)
    print(tally.write(ruleset, f"law-{law:02}").read_text("utf-8"))


@pytest.mark.parametrize("name", RULESETS)
def test_plain_and_compiled_agree(name: str) -> None:
    print(compare(name, all_digests(registry().get(name), 1)))


def test_every_ruleset_loads() -> None:
    assert registry().failed == {}
    assert RULESETS


@pytest.mark.parametrize("kind", ["seeded", "sealed"])
def test_dice_are_fair(kind: str) -> None:
    law_6_fair(Seeded(1) if kind == "seeded" else sealed_dice(1))


@pytest.mark.parametrize("kind", ["seeded", "sealed"])
def test_open_faces_hang_on_no_hidden_roll(kind: str) -> None:
    make = Seeded if kind == "seeded" else sealed_dice
    law_6_apart(make(2), make(2))
