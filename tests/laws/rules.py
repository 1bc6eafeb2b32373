"""Which rule ids exist."""

from functools import lru_cache

from grognard.umpire.ruleset import Ruleset
from grognard.umpire.trace import read_rules

UMPIRES = frozenset(f"UM-{n}" for n in range(1, 7))


@lru_cache(maxsize=64)
def ids(ruleset: Ruleset) -> frozenset[str]:
    """Ids of `rules.md`."""
    return frozenset(rule.id for rule in read_rules(ruleset))


def exists(ruleset: Ruleset, rule: str) -> bool:
    """Whether a refusal may cite it."""
    return rule in ids(ruleset) or rule in UMPIRES
