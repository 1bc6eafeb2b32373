"""Branches: a new match that begins where another, finished one stood."""

from grognard.umpire.contract import Position
from grognard.umpire.notation import digest
from grognard.umpire.record import Record
from grognard.umpire.refusal import BadNotation, BadRecord
from grognard.umpire.replay import replay
from grognard.umpire.ruleset import Ruleset


def position_after(ruleset: Ruleset, record: Record, entry: int) -> Position:
    """The position after an entry of a record. Raises BadRecord."""
    if not 0 <= entry < len(record.entries):
        raise BadRecord(f"there is no entry {entry}; the record has {len(record.entries)}")
    match = replay(ruleset, record, upto=entry + 1)
    if not match.started:
        raise BadRecord(f"at entry {entry} the match has not started yet")
    return match.position


def check_branch(ruleset: Ruleset, record: Record, parent: Record) -> None:
    """That a record begins where its header says that it left the parent. Raises BadRecord."""
    branch, start = record.header.branch, record.header.position
    if branch is None or start is None:
        raise BadRecord("the record is no branch: its header does not say where it left")
    entry = branch.get("entry")
    if not isinstance(entry, int):
        raise BadRecord("branch.entry: a whole number is expected")
    then = position_after(ruleset, parent, entry)
    try:
        began = ruleset.read(start)
    except BadNotation as error:
        raise BadRecord(f"position: {error}") from None
    if digest(began.notation()) != digest(then.notation()):
        raise BadRecord(f"the branch does not begin at the position after entry {entry}")
