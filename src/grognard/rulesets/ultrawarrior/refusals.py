"""How the ruleset says no: a rule id and a sentence of `locales/` (`uw-refused-...`), with its facts."""

from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Data


def refuse(rule: str, slug: str, facts: Data | None = None) -> Refusal:
    """UW-R67: callers test in a fixed order and return the first.

    Facts come from the acting seat's view.
    """
    return Refusal(rule, f"uw-refused-{slug}", facts if facts is not None else {})
