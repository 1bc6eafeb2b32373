"""Faults of clones and notation: law 3."""

from typing import Self

from fogbay.position import Bay

from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.words import (
    Action,
    Data,
    Seat,
)
from tests.laws.planted.plant import in_position


@in_position(3, "a list shared after clone")
class SharesBoats(Bay):
    def clone(self) -> Self:
        copy = super().clone()
        copy.boats = self.boats
        return copy


@in_position(3, "a piece shared after clone")
class SharesSheets(Bay):
    def clone(self) -> Self:
        copy = super().clone()
        copy.sheets = list(self.sheets)
        return copy


@in_position(3, "a clone that forgets a field")
class ForgetsTheWind(Bay):
    def clone(self) -> Self:
        copy = super().clone()
        copy.wind = "north"
        return copy


@in_position(3, "a notation that leaves something out")
class NotationForgets(Bay):
    def notation(self) -> Data:
        data = super().notation()
        return {**data, "boats": {name: {**boat, "spent": 0} for name, boat in data["boats"].items()}}


@in_position(3, "something that stands in no notation and changes play")
class SecretCounter(Bay):
    steps = 0

    def clone(self) -> Self:
        copy = super().clone()
        copy.steps = self.steps
        return copy

    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        self.steps += 1
        super().play_unchecked(seat, action, dice, log)
        if self.steps % 5 == 0 and self.result is None:
            self.wind = "south" if self.wind == "north" else "north"


class Clockwork:
    """Something that outlives a call."""

    ticks = 0


@in_position(3, "play that hangs on what outlives a call")
class OutlivesACall(Bay):
    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        Clockwork.ticks += 1
        super().play_unchecked(seat, action, dice, log)
        if Clockwork.ticks % 7 == 0 and self.result is None:
            self.wind = "south" if self.wind == "north" else "north"
