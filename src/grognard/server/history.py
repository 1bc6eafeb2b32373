"""The table as it was: positions after each step of a record, for the slider of a replay."""

from bisect import bisect_right
from collections import OrderedDict
from threading import Lock

from grognard.server import messages
from grognard.server.recall import Recall
from grognard.umpire.contract import Position
from grognard.umpire.match import Match
from grognard.umpire.rebasing import last_rebase
from grognard.umpire.record import Record
from grognard.umpire.replay import Feeder, feed_all
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.scene import Scene, Sheet
from grognard.umpire.table_dice import TableDice
from grognard.umpire.words import Data, Seat

HELD = 8


class History:
    """A record played again beside the table, with the position after each entry kept."""

    def __init__(self, ruleset: Ruleset, record: Record) -> None:
        header = record.header
        self.ruleset = ruleset
        self.match = Match(ruleset, header, TableDice(header.dice, {}, header.nonces))
        self.match.replaying = True
        self.positions: list[Position | None] = []
        self.recalls: dict[Seat, Recall] = {}
        self.lock = Lock()

    def catch_up(self, record: Record) -> None:
        """Play the entries that have come since. Raises BadRecord under rules that do not replay them."""
        feeder = Feeder(self.match)
        begin = last_rebase(record.entries)
        if begin is not None and len(self.positions) <= begin:
            feed_all(feeder, record.entries[: begin + 1])
            self.positions = [None] * begin + [self.match.position]
        for entry in record.entries[len(self.positions) :]:
            feed_all(feeder, [entry])
            started = self.match.taking_back.base is not None
            self.positions.append(self.match.position if started else None)

    def entry(self, record: Record, audience: Seat, event: int) -> int | None:
        """The entry in which the audience was told its event, or None: it has no such event."""
        with self.lock:
            self.catch_up(record)
        return self.match.streams.entry_of(audience, event)

    def at(self, record: Record, audience: Seat, event: int, open_sheets: bool = False) -> Data | None:
        """What the audience saw just after its event, or None: it has no such event.

        `open_sheets`: with the sheets that every seat then had of its own.
        """
        streams, entry = self.match.streams, self.entry(record, audience, event)
        if entry is None:
            return None
        position = self.positions[entry]
        view = {} if position is None else position.view(audience)
        told = streams.events[audience][event - 1]
        return {
            "event": event,
            "last": streams.last(audience),
            "line": messages.line(self.ruleset, view, told),
            "scene": self.scene(position, audience, entry),
            "sheets": self.sheets(position, entry) if open_sheets else [],
        }

    def sheets(self, position: Position | None, entry: int) -> list[Sheet]:
        """The own sheets of all seats after an entry."""
        seats = range(self.match.record.header.seats)
        drawn = [sheet for seat in seats for sheet in self.scene(position, seat, entry).sheets if sheet.own]
        return list({sheet.ref: sheet for sheet in drawn}.values())

    def scene(self, position: Position | None, audience: Seat, entry: int) -> Scene:
        """What the audience saw after an entry, with what it remembered by then."""
        base, streams = self.match.taking_back.base, self.match.streams
        if base is None or position is None:
            return Scene([])
        last = bisect_right(streams.entries[audience], entry)
        with self.lock:
            recall = self.recalls.setdefault(audience, Recall(self.ruleset))
        with recall.at(lambda: base.view(audience), streams.events[audience], last) as memory:
            return self.ruleset.scene(position.view(audience), memory)


class Histories:
    """Those last looked at."""

    def __init__(self) -> None:
        self.held: OrderedDict[str, History] = OrderedDict()

    def of(self, match: str, ruleset: Ruleset, record: Record) -> History:
        """The history of a match."""
        history = self.held.pop(match, None)
        if history is None or len(history.positions) > len(record.entries):
            history = History(ruleset, record)
        self.held[match] = history
        if len(self.held) > HELD:
            self.held.popitem(last=False)
        return history
