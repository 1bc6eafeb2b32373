"""How the ruleset says no: a rule id and a sentence of `locales/` (`kz-refused-...`), with its facts."""

from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Data


def refuse(rule: str, slug: str, facts: Data | None = None) -> Refusal:
    """Section 13.5: callers test in a fixed order and return the first. Facts come from the seat's view."""
    return Refusal(rule, f"kz-refused-{slug}", facts if facts is not None else {})


def no(rule: str) -> Refusal:
    """The rule's own sentence: `kz-refused-4-22-1`."""
    return refuse(rule, rule[3:].replace(".", "-").lower())
