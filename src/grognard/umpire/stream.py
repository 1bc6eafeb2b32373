"""What each audience has been told: its own events, numbered from 1, gapless, never reused."""

from bisect import bisect_left

from grognard.umpire.log import Log
from grognard.umpire.words import SPECTATOR, Earlier, Event, Seat

EARLIER = Earlier()


class Streams:
    """The event streams of all audiences, and the entry in which each event was told."""

    def __init__(self, seats: int) -> None:
        self.audiences: list[Seat] = [*range(seats), SPECTATOR]
        self.events: dict[Seat, list[Event]] = {audience: [] for audience in self.audiences}
        self.entries: dict[Seat, list[int]] = {audience: [] for audience in self.audiences}

    def deal(self, log: Log, entry: int) -> None:
        """Add the events of a step to the streams of those who hear them."""
        for audience in self.audiences:
            heard = log.heard(audience)
            self.events[audience].extend(heard)
            self.entries[audience].extend([entry] * len(heard))

    def resume(self, heard: list[int], entry: int) -> None:
        """So many events were told to each audience under rules that are gone; their numbers are spent."""
        for audience, count in zip(self.audiences, heard, strict=True):
            self.events[audience] = [EARLIER] * count
            self.entries[audience] = [entry] * count

    def last(self, audience: Seat) -> int:
        """The number of the audience's last event; 0 before the first."""
        return len(self.events[audience])

    def after(self, audience: Seat, number: int) -> list[Event]:
        """The audience's events with numbers above `number`."""
        return self.events[audience][max(0, number) :]

    def entry_of(self, audience: Seat, number: int) -> int | None:
        """The entry in which event `number` was told, or None if there is no such event."""
        entries = self.entries[audience]
        return entries[number - 1] if 1 <= number <= len(entries) else None

    def first_of(self, audience: Seat, entries: list[int]) -> int | None:
        """The number of the audience's first event told in one of `entries`, or None if it heard none."""
        told = self.entries[audience]
        for entry in sorted(entries):
            index = bisect_left(told, entry)
            if index < len(told) and told[index] == entry:
                return index + 1
        return None
