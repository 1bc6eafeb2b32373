"""Undo: what stands in force, how far back one may go freely, and the position of then."""

from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import proxy

from grognard.umpire.contract import Position
from grognard.umpire.dice import Recorded
from grognard.umpire.log import Log
from grognard.umpire.record import Rolls, Undo
from grognard.umpire.words import Action, Concede, Outcome, Seat, Undone

if TYPE_CHECKING:
    from grognard.umpire.match import Match, Played

AGREED_DRAW = Outcome((), "agreement")


@dataclass
class InForce:
    """A step of play that has not been taken back; `action` None: the draw was agreed here."""

    entry: int
    actor: Seat
    action: Action | None
    sealed: bool
    dice: Rolls
    hidden: Rolls
    before: Position | None


class TakingBack:
    """The steps in force since the start.

    Positions are kept from the last seal on; further back they are played again from the start
    with the recorded dice. Undone rolls are never rolled again: the dice of the table only go on.
    """

    def __init__(self, match: "Match") -> None:
        self.match: Match = proxy(match)  # what holds itself stays in memory until all of it is searched
        self.base: Position | None = None
        self.steps: list[InForce] = []

    def began(self, position: Position) -> None:
        """The start is over: nothing is taken back beyond it."""
        self.base = position
        self.steps = []

    def acted(self, entry: int, actor: Seat, action: Action | None, played: "Played") -> None:
        """A step of play is about to be in force; the match still holds the position before it."""
        sealed = isinstance(action, Concede) or action is None or self.match.seals(played, actor)
        if sealed:
            for step in self.steps:
                step.before = None
        before = self.match.position
        self.steps.append(InForce(entry, actor, action, sealed, played.dice, played.hidden, before))

    def first_from(self, entry: int) -> int | None:
        """The index of the first step in force at or after the entry; None if there is none."""
        for index, step in enumerate(self.steps):
            if step.entry >= entry:
                return index
        return None

    def asked(self, seat: Seat, to: int) -> int | None:
        """The step that event `to` of the seat's stream stands before, or None: nothing to take back."""
        entry = self.match.streams.entry_of(seat, to)
        return None if entry is None else self.first_from(entry)

    def free(self, seat: Seat, index: int) -> bool:
        """Whether all from the step on is the seat's own and nothing of it is sealed."""
        return all(step.actor == seat and not step.sealed for step in self.steps[index:])

    def reach(self, seat: Seat) -> tuple[int, bool] | None:
        """What an Undo button does: before which of the seat's events, and whether freely.

        The seat's last action in force; None if it has none, or while real dice are awaited.
        """
        if self.match.bound is not None or self.match.record.result is not None:
            return None
        for index in range(len(self.steps) - 1, -1, -1):
            if self.steps[index].actor == seat:
                entries = [step.entry for step in self.steps[index:]]
                to = self.match.streams.first_of(seat, entries)
                return None if to is None else (to, self.free(seat, index))
        return None

    def carry_out(self, index: int, seat: Seat, agreed: list[Seat]) -> None:
        """Go back to before the step: an entry `undo`, and `undone` for those who had heard of it."""
        match = self.match
        gone = [step.entry for step in self.steps[index:]]
        log = Log()
        for audience in match.streams.audiences:
            to = match.streams.first_of(audience, gone)
            if to is not None:
                log.whisper(Undone(seat, to), [audience])
        position = self.position_before(index)
        kept, self.steps = self.steps, self.steps[:index]
        try:
            match.commit_undo(Undo(gone[0], seat, agreed), log, position)
        except Exception:
            self.steps = kept
            raise

    def position_before(self, index: int) -> Position:
        """The position of then: kept, or played again with the dice that fell."""
        before = self.steps[index].before
        if before is not None:
            return before
        assert self.base is not None
        position = self.base.clone()
        for step in self.steps[:index]:
            if step.action is None:
                position.end(AGREED_DRAW, None)
            else:
                dice = Recorded(step.dice, step.hidden)
                position.play_unchecked(step.actor, step.action, dice, None)
        return position
