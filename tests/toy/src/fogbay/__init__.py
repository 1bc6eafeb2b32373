"""Fog Bay: smugglers under sail, cutters in the fog. A small game, and the example of how one is built."""

from fogbay.ruleset import RULESET

__all__ = ["RULESET"]
