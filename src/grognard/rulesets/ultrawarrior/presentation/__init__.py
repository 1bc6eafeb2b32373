"""How Ultra-Warrior is shown: pure functions of one audience's view, never of a position."""

from grognard.rulesets.ultrawarrior.presentation.card import card
from grognard.rulesets.ultrawarrior.presentation.line import line
from grognard.rulesets.ultrawarrior.presentation.scene import scene
from grognard.rulesets.ultrawarrior.presentation.sketch import sketch
from grognard.rulesets.ultrawarrior.presentation.static import static

__all__ = ["card", "line", "scene", "sketch", "static"]
