"""A match that its rules do not replay any more goes on from a position that was kept of it."""

from typing import TYPE_CHECKING

from grognard.umpire.log import Log
from grognard.umpire.record import DiceEntered, Do, Line, Rebase, SeatChange, Start
from grognard.umpire.words import SPECTATOR, Asked, Rebased

if TYPE_CHECKING:
    from grognard.umpire.match import Match


def last_rebase(entries: list[Line]) -> int | None:
    """The index of the last `rebase`, from which alone the record can be replayed; None if there is none."""
    for index in range(len(entries) - 1, -1, -1):
        if isinstance(entries[index], Rebase):
            return index
    return None


def go_on(match: "Match", before: list[Line], entry: Rebase, told: bool = True) -> None:
    """Take over the entries `before` unplayed, and go on from the entry's position. Raises BadNotation.

    Nothing of them is taken back any more, and none of their rolls or event numbers is used again. `told`:
    all audiences hear of it; otherwise the match is over, and is only to be looked at.
    """
    position = match.ruleset.read(entry.position)
    for index, line in enumerate(before):
        take_over(match, index, line)
    match.record.entries.extend(before)
    index = len(before)
    log = Log()
    owed = position.owed()
    if told:
        for audience, heard, kept in zip(match.streams.audiences, entry.heard, entry.kept, strict=True):
            log.whisper(Rebased(entry.version, kept + 1 if heard > kept else None), [audience])
        if owed:
            log.say(Asked({str(seat): kind for seat, kind in owed}))
        match.store(index, entry)
        match.record.entries.append(entry)
    match.streams.resume(entry.heard, index)
    match.numbers = list(entry.numbers)
    match.taking_back.began(position)
    match.rest(index, position, log, owed, SPECTATOR)


def take_over(match: "Match", index: int, line: Line) -> None:
    """What an unplayed entry leaves behind: spent rolls, keys, who plays."""
    if isinstance(line, Start | Do):
        match.dice.fell(line.dice, line.hidden)
    elif isinstance(line, DiceEntered):
        match.dice.fell([], line.hidden)
    elif isinstance(line, SeatChange):
        match.players[line.seat] = line.player
    if isinstance(line, Do | DiceEntered) and line.key:
        match.keep_key(line.seat, line.key, index)
