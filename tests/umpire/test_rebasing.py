"""A match goes on under other rules from a position that was kept of it."""

import pytest

from grognard.umpire.dice import Seeded
from grognard.umpire.match import Match
from grognard.umpire.rebasing import go_on, last_rebase
from grognard.umpire.record import Rebase, Record
from grognard.umpire.refusal import BadRecord
from grognard.umpire.replay import replay, verify
from grognard.umpire.table_dice import TableDice
from grognard.umpire.words import SPECTATOR, Asked, Earlier, Rebased, Setup
from tests.other_rules import RULESET, VERSION, other_rules


def play(match: Match, steps: int, seed: str) -> None:
    """Random play, bold enough not to end at once."""
    dice = Seeded(seed)
    for n in range(steps):
        if not match.owed():
            return
        seat = match.owed()[0][0]
        match.play(seat, match.position.random_action(seat, dice), key=f"{seed} {n}")


def played(steps: int) -> Match:
    """A match that is still running after so many steps."""
    for seed in range(50):
        match = Match.create(RULESET, Setup("bay", {"turn_limit": 12}), seed=str(seed))
        play(match, steps, str(seed))
        if match.owed():
            return match
    raise AssertionError("all are over")


def rebased(match: Match, back: int) -> Match:
    """The match on from its position of `back` steps ago."""
    kept = replay_of(match, len(match.record.entries) - back)
    heard = [match.streams.last(audience) for audience in match.streams.audiences]
    entry = Rebase(
        kept.position.notation(),
        VERSION,
        heard,
        [kept.streams.last(audience) for audience in kept.streams.audiences],
        list(match.numbers),
    )
    again = Match(RULESET, match.record.header, TableDice("sealed", match.dice.secrets, []))
    go_on(again, match.record.entries, entry)
    return again


def replay_of(match: Match, upto: int | None = None) -> Match:
    return replay(RULESET, Record(match.record.header, match.record.entries), match.dice.secrets, upto=upto)


def test_it_goes_on() -> None:
    match = played(30)
    again = rebased(match, 4)
    with other_rules():
        goes_on(match, again)


def goes_on(match: Match, again: Match) -> None:
    """Under the other rules."""
    with pytest.raises(BadRecord):
        replay_of(match)
    assert last_rebase(again.record.entries) == len(match.record.entries)
    for audience in again.streams.audiences:
        before = match.streams.last(audience)
        new = again.streams.after(audience, before)
        assert isinstance(new[0], Rebased)
        assert new[0].version == VERSION
        assert new[0].to is not None
        assert new[0].to <= before
        assert isinstance(new[1], Asked)
        assert all(isinstance(event, Earlier) for event in again.streams.events[audience][:before])
    for seat, _ in again.owed():
        assert again.numbers[seat] == match.numbers[seat] + 1
    assert (again.dice.opened, again.dice.hidden) == (match.dice.opened, match.dice.hidden)
    assert set(again.keys) == set(match.keys)
    assert again.taking_back.reach(0) is None
    play(again, 400, "on")
    assert again.outcome() is not None
    record = Record.read(again.close().text())
    once_more = replay(RULESET, record)
    assert once_more.position.notation() == again.position.notation()
    for audience in (0, 1, SPECTATOR):
        assert once_more.streams.events[audience] == again.streams.events[audience]
        assert once_more.streams.entries[audience] == again.streams.entries[audience]
    proof = verify(RULESET, record)
    assert proof.ok, proof.problem
    assert proof.unproven == match.dice.opened + match.dice.hidden
    assert proof.opened == again.dice.opened - match.dice.opened


def test_nothing_that_did_not_hold_on_to_is_void() -> None:
    match = played(10)
    again = rebased(match, 0)
    assert [event.to for event in again.streams.events[0] if isinstance(event, Rebased)] == [None]
    assert again.position.notation() == match.position.notation()


def test_a_rebase_whose_position_is_none() -> None:
    match = played(5)
    entry = Rebase({"nonsense": 1}, VERSION, [0, 0, 0], [0, 0, 0], [1, 1])
    record = Record(match.record.header, [*match.record.entries, entry])
    with pytest.raises(BadRecord, match=f"entry {len(match.record.entries)}"):
        replay(RULESET, record)
