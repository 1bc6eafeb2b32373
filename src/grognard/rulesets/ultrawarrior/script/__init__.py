"""The scripted opponents: recruit and regular, as tables of numbers over one way of thinking."""

from grognard.rulesets.ultrawarrior.script.choose import choose

__all__ = ["choose"]
