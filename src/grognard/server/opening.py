"""A cold match opened: its record replayed, what was told taken from the snapshots, or told again."""

import logging
from collections.abc import Callable, Sequence

import msgspec

from grognard.server import messages, snapshots
from grognard.server.problems import Problem
from grognard.server.snapshots import Snapshot, Told
from grognard.server.store.sqlite import Step
from grognard.server.table import Table
from grognard.server.telling import Telling
from grognard.umpire.lines import umpire_line
from grognard.umpire.match import Match
from grognard.umpire.rebasing import go_on, last_rebase
from grognard.umpire.record import DiceEntered, Do, Line, Rebase
from grognard.umpire.refusal import BadRecord
from grognard.umpire.replay import Feeder, feed_all
from grognard.umpire.stream import EARLIER
from grognard.umpire.words import Seat

log = logging.getLogger("grognard.server")


class BadCache(BadRecord):
    """The snapshots do not fit the record."""


class Archive(Feeder):
    """Takes over a finished match whole: it is only looked at, and nobody is told anything."""

    def rebase(self, before: list[Line], entry: Rebase) -> None:
        go_on(self.match, before, entry, told=False)


class Opening:
    """Feeds the stored steps to a table."""

    def __init__(self, table: Table, steps: Sequence[Step], shots: list[Snapshot]) -> None:
        self.table = table
        self.steps = steps
        self.shots = shots
        self.lines = [line for step in steps for line in step.lines]
        self.begin = last_rebase(self.lines) or 0
        self.cached = self.cache()

    def cache(self) -> Told | None:
        """What was told, if it would be told alike now; of rules that are gone, in any case."""
        now = snapshots.code(self.table.ruleset)
        fits = all(shot.code == now or shot.entries <= self.begin for shot in self.shots)
        return snapshots.gathered(self.shots, self.table.audiences) if fits else None

    def run(self, feeder_of: Callable[[Match], Feeder] = Feeder) -> None:
        """Raises BadRecord, or whatever rules raise that have changed."""
        table = self.table
        if table.row.header is None:
            return
        match = table.new_match(table.row.header)
        match.replaying = True
        feeder, cached = feeder_of(match), self.cached
        if self.begin and (cached is None or cached.entries <= self.begin):
            self.tell_earlier(cached)
            cached = None
        for step in self.steps:
            if step.first < self.begin:
                continue
            feed_all(feeder, self.lines[: self.begin + 1] if step.first == self.begin else step.lines)
            table.kept.clear()
            if cached is not None and step.first < cached.entries:
                self.recall(match, cached, step.first)
            else:
                table.publish(match, table.hear(match), step.first)
            self.remember(match, step.lines if step.first > self.begin else self.lines[: self.begin + 1])
        match.replaying = False
        if self.cached is not None:
            for shot in self.shots:
                table.keeper.kept(shot)
        table.match = match

    def recall(self, match: Match, cached: Told, first: int) -> None:
        """Who last heard something in this step has heard all that the snapshots hold. Raises BadCache."""
        for seat, heard in cached.heard.items():
            if heard == first:
                told = cached.told[seat]
                if len(told) != match.streams.last(seat):
                    raise BadCache("the snapshots do not fit the record")
                self.table.audiences[seat].hear(told, messages.seen(match, seat), None, first)

    def tell_earlier(self, cached: Told | None) -> None:
        """What was told under rules that are gone, as far as it was kept; the rest has its numbers alone."""
        entry = self.lines[self.begin]
        assert isinstance(entry, Rebase)
        for (seat, audience), heard in zip(self.table.audiences.items(), entry.heard, strict=True):
            told = [] if cached is None else cached.told[seat][:heard]
            audience.told = Telling(told + [earlier(n) for n in range(len(told) + 1, heard + 1)])

    def remember(self, match: Match, lines: list[Line]) -> None:
        """The answers to keys that may be repeated."""
        for line in lines:
            if isinstance(line, Do | DiceEntered) and line.key:
                self.table.answers[line.seat, line.key] = self.table.answer(match, line.seat)


def earlier(number: int) -> bytes:
    """An event that cannot be told any more."""
    return msgspec.json.encode(messages.Told(number, EARLIER, umpire_line(EARLIER)))


def way_on(table: Table, steps: Sequence[Step], shot: Snapshot, told: list[Snapshot]) -> Rebase:
    """The entry by which the match goes on from its last snapshot."""
    gathered = snapshots.gathered(told, table.audiences)
    assert gathered is not None
    seats: list[Seat] = list(table.audiences)
    kept = [len(gathered.told[seat]) for seat in seats]
    heard = (steps[-1].heard if steps else []) or kept
    over = table.row.state != "running"  # then nobody is asked any more
    since = 0 if over else sum(len(step.lines) for step in steps) - shot.entries
    # No decision's number is used again: an entry asks a seat anew at most twice.
    numbers = [number + 2 * since for number in shot.numbers]
    return Rebase(shot.position, table.ruleset.version, list(map(max, heard, kept)), kept, numbers)


def unplayable(message: str) -> Problem:
    """The match is kept, but cannot be shown."""
    return Problem(409, "unplayable", message=message)


def reopened(fresh: Callable[[], Table], steps: list[Step], shots: list[Snapshot]) -> Table:
    """The match as it stands; under rules that do not replay it, as it stood last. Raises Problem.

    `fresh` makes a table. A match that runs goes on by a `rebase` (which the caller stores), one that is over
    is shown as it ended.
    """
    table, tries = fresh(), [shots, []] if shots else [shots]
    match = table.row.id
    for used in tries:
        table = fresh()
        try:
            Opening(table, steps, used).run()
            return table
        except BadCache:
            log.warning("match %s: its snapshots do not fit its record and are made anew", match)
        except Exception as error:  # rules that have changed may raise anything on an old record
            where = str(error).partition(":")[0] if isinstance(error, BadRecord) else type(error).__name__
            log.error("match %s cannot be replayed by these rules: %s", match, where)
            break
    return rebased(fresh(), steps, shots)


def rebased(table: Table, steps: list[Step], shots: list[Snapshot]) -> Table:
    """The match from its last snapshot. Raises Problem."""
    over, known = table.row.state != "running", sum(len(step.lines) for step in steps)
    shots = [shot for shot in shots if shot.entries <= known]
    if not shots:
        raise unplayable("its record cannot be replayed by these rules")
    entry = way_on(table, steps, shots[-1], shots)
    step = Step(known, [entry])
    opening = Opening(table, [*steps, step], shots)
    try:
        opening.run(Archive if over else Feeder)
    except Exception as error:
        log.error("match %s cannot go on under these rules: %s", table.row.id, type(error).__name__)
        raise unplayable("its record cannot be replayed by these rules, nor its last position read") from None
    if over:
        table.older = True
    else:
        table.unsaved = step
        log.warning("match %s goes on from its last snapshot under rules %s", table.row.id, entry.version)
    return table
