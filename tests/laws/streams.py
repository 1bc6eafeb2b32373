"""The streams of a match: each audience's events are numbered 1, 2, 3, ... and tell of no others (law 4)."""

from grognard.umpire.match import Match
from grognard.umpire.notation import canonical
from grognard.umpire.words import Seat
from tests.laws.broken import hold


class Listener:
    """Follows every audience's stream as a browser does: what came after the last number it knows."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.known: dict[Seat, int] = dict.fromkeys(match.streams.audiences, 0)

    def listen(self, where: str) -> None:
        """Take in what is new, and hold it to the numbers."""
        for audience, known in self.known.items():
            told = self.match.streams.after(audience, known)
            last = self.match.streams.last(audience)
            hold(
                last == known + len(told),
                4,
                f"audience {audience}: {last} follows {known}+{len(told)}: a gap",
                where,
            )
            for number in range(known + 1, last + 1):
                entry = self.match.streams.entry_of(audience, number)
                hold(entry is not None, 4, f"audience {audience}: event {number} is of no entry", where)
            same = canonical(self.match.streams.events[audience][known:]) == canonical(told)
            hold(same, 4, f"audience {audience}: the stream is not what was told", where)
            self.known[audience] = last
