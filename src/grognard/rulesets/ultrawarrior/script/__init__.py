"""The scripted opponents: recruit and regular, as tables of numbers over one way of thinking."""

from grognard.rulesets.ultrawarrior.script.choose import choose
from grognard.rulesets.ultrawarrior.script.worth import worth_of

__all__ = ["choose", "worth_of"]
