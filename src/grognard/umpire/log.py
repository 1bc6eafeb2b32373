"""What is told, to whom: the events of one step, dealt out where they happen."""

from collections.abc import Iterable
from typing import Final

from grognard.umpire.dice import Dice
from grognard.umpire.words import SPECTATOR, Event, Rolled, Seat

EVERYBODY: Final = -1
SPECTATORS: Final = 1 << 30


def bits(seats: Iterable[Seat]) -> int:
    """The audience mask of these seats (SPECTATOR stands for all who watch)."""
    mask = 0
    for seat in seats:
        mask |= SPECTATORS if seat == SPECTATOR else 1 << seat
    return mask


class Log:
    """Collects a step's events with their audiences. In playouts there is none (`log is None`)."""

    def __init__(self) -> None:
        self.entries: list[tuple[int, Event]] = []
        self.sealed = False

    def say(self, event: Event) -> None:
        """Tell all: seats and spectators."""
        self.entries.append((EVERYBODY, event))

    def whisper(self, event: Event, to: Iterable[Seat]) -> None:
        """Tell these seats only. The others get nothing: no gap, no empty message."""
        self.entries.append((bits(to), event))

    def veil(self, event: Event, to: Iterable[Seat], instead: Event) -> None:
        """Tell these seats `event`, all others `instead`."""
        mask = bits(to)
        self.entries.append((mask, event))
        self.entries.append((~mask, instead))

    def seal(self) -> None:
        """Nothing before this step is undone freely: a die could have fallen, or something was looked for."""
        self.sealed = True

    def heard(self, seat: Seat) -> list[Event]:
        """The events of this step that the seat (or SPECTATOR) is told, in order."""
        mask = SPECTATORS if seat == SPECTATOR else 1 << seat
        return [event for audience, event in self.entries if audience & mask]


class Telling(Dice):
    """Dice at the table: every open roll is told there and then, before the event it decides."""

    def __init__(self, source: Dice, log: Log) -> None:
        self.source = source
        self.log = log

    def roll(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        faces = self.source.roll(name, sides, n, by)
        self.log.say(Rolled(name, list(faces), by))
        return faces

    def hidden(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return self.source.hidden(name, sides, n, by)

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        return self.source.shuffle(name, n)
