"""Matches of the made-up game for the umpire's tests."""

from collections.abc import Callable

import pytest
from fogbay import RULESET

from grognard.umpire.dice import Seeded
from grognard.umpire.match import Match
from grognard.umpire.record import FORMAT, Header, Player
from grognard.umpire.table_dice import TableDice, commitments, new_secrets
from grognard.umpire.words import EnterDice, Setup

Finish = Callable[[Match, int], Match]


def play_on(match: Match, decisions: int) -> Match:
    """Random play for so many decisions, or to the end; real dice come up as ones and twos."""
    choose = Seeded(len(match.record.entries))
    for _ in range(decisions):
        owed = match.owed()
        if not owed:
            break
        seat, kind = owed[0]
        if kind == "dice":
            assert match.bound is not None
            need = match.bound.need
            faces = [choose.roll("face", need.sides)[0] for _ in range(need.n)]
            match.play(seat, EnterDice([need.name, *faces]))
        else:
            match.play(seat, match.position.random_action(seat, choose))
    return match


@pytest.fixture
def play() -> Finish:
    """Random play on a match."""
    return play_on


@pytest.fixture
def match() -> Match:
    """A new match for two on sealed dice."""
    return Match.create(RULESET, Setup("bay"), seed="a test")


def real_dice(scenario: str = "bay", seats: int = 2) -> Match:
    """A match whose open dice are entered by hand, started."""
    secrets = new_secrets("real")
    header = Header(
        FORMAT,
        RULESET.name,
        RULESET.version,
        seats,
        [Player("person")] * seats,
        setup=Setup(scenario),
        dice="physical",
        commitments=commitments(secrets),
    )
    match = Match(RULESET, header, TableDice("physical", secrets, []))
    match.begin()
    return match
