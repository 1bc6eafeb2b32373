"""A made-up other version of Fog Bay, under which no record of the present one replays."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.registry import get
from grognard.umpire.words import Setup

RULESET = get("fogbay")
VERSION = "made up"


@contextmanager
def other_rules() -> Iterator[None]:
    """Its start rolls one more die."""
    start = type(RULESET).start

    def changed(self: Any, setup: Setup, dice: Dice, log: Log | None) -> object:
        dice.roll("fb.more", 6)
        return start(self, setup, dice, log)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(type(RULESET), "start", changed)
        patched.setattr(type(RULESET), "version", VERSION)
        yield
