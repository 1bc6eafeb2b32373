"""Thought is counted in samples, falls alike for every candidate, and finds what is better."""

from collections import Counter

import pytest

from grognard.bots.fate import Fate, Fates, outcomes
from grognard.bots.player import Player
from grognard.bots.search import Candidate, Search, leaders
from grognard.bots.strengths import SEARCHES, Strength, levels_of
from grognard.umpire.contract import NOTHING, Menu, Position
from grognard.umpire.dice import Dice, Seeded
from grognard.umpire.log import Log
from grognard.umpire.match import Match
from grognard.umpire.refusal import Refusal
from grognard.umpire.registry import get, registry
from grognard.umpire.ruleset import WIN, Ruleset
from grognard.umpire.words import Action, Due, Outcome, Seat, Setup

GAMES = sorted(registry().rulesets)


class Bet(Action, frozen=True, tag="bet"):
    """Two dice must come to less than this."""

    under: int


class Casino(Position):
    """One decision; the bet is won or lost."""

    def owed(self) -> tuple[Due, ...]:
        return () if self.result else ((0, "bet"),)

    def menu(self, seat: Seat) -> Menu:
        return Menu([Bet(n) for n in range(2, 13)]) if not self.result else NOTHING

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        return None

    def suggest(self, seat: Seat, dice: Dice, k: int) -> list[Action]:
        ideas: list[Action] = [Bet(3), Bet(7), Bet(8), Bet(5), Bet(9)]
        return ideas[:k]

    def clone(self) -> Position:
        return Casino()

    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        assert isinstance(action, Bet)
        won = sum(dice.roll("bet", 6, 2)) < action.under
        self.result = Outcome((0,) if won else (1,), "bet")


class Gambling(Ruleset):
    """The script bets on less than 3."""

    name = "casino"

    def script(self, position: Position, seat: Seat, level: str, dice: Dice) -> Action:
        return Bet(3)


HALVING = Strength("regular", worlds=2, rounds=((4, 6), (2, 12)), ahead=1, limit=4)


def search(strength: Strength = HALVING, seed: str = "s") -> Search:
    return Search(Gambling(), 0, strength, seed, lambda number: Casino())


def test_the_best_of_the_suggestions_is_found() -> None:
    assert search().best() == Bet(8)  # the fifth suggestion is not looked at
    assert {search(seed=f"{n}").best() for n in range(20)} == {Bet(8)}


def test_thought_is_counted() -> None:
    thought = search()
    thought.best()
    assert thought.samples == HALVING.samples() == 48
    assert len(thought.worlds) == 2


def test_the_scripts_choice_stands_unless_another_is_clearly_better() -> None:
    cautious = Strength("regular", 2, ((4, 36),), 1, 4, caution=2 * WIN)
    assert search(cautious).best() == Bet(3)


def test_the_weaker_half_is_dropped() -> None:
    found = [Candidate(Bet(n)) for n in range(4)]
    for candidate, total in zip(found, (5, 9, 7, 1), strict=True):
        candidate.total, candidate.played = total, 1
    assert leaders(found, 2) == [found[1], found[2]]


@pytest.mark.parametrize("size", [1, 2, 6, 16, 36])
def test_a_roll_takes_every_stratum_once(size: int) -> None:
    fates = Fates("seed", size)
    for name in ("one", "other"):
        sums = sorted(sum(Fate(fates, i).roll(name, 6, 2)) for i in range(size))
        table = outcomes(6, 2)
        assert sums == [sum(table[(2 * i + 1) * 36 // (2 * size)]) for i in range(size)]


def test_over_all_outcomes_the_dice_are_fair() -> None:
    fates = Fates("fair", 36)
    counted = Counter(Fate(fates, i).roll("attack", 6, 2) for i in range(36))
    assert len(counted) == 36


def test_a_piece_has_the_same_luck_whatever_others_rolled_before() -> None:
    fates = Fates("alike", 12)
    one, other = Fate(fates, 5), Fate(fates, 5)
    one.roll("attack", 6, 2, "x")
    assert [one.roll("attack", 6, 2, "y") for _ in range(5)] == [
        other.roll("attack", 6, 2, "y") for _ in range(5)
    ]
    assert one.hidden("attack", 6, 2, "z") == other.hidden("attack", 6, 2, "z")


def test_wide_dice_and_permutations() -> None:
    fates = Fates("wide", 3)
    assert all(1 <= face <= 784 for face in Fate(fates, 1).hidden("place", 784, 3))
    assert 1 <= Fate(fates, 2).hidden("salt", 2**31)[0] <= 2**31
    orders = {Fate(Fates(f"{n}", 3), n % 3).shuffle("order", 3) for n in range(60)}
    assert len(orders) == 6


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", SEARCHES)
def test_a_search_hangs_on_view_stream_level_and_seed_alone(name: str, level: str) -> None:
    """Law 4 for strengths that look ahead: the truth is another sample, the choice is the same."""
    ruleset = get(name)
    assert level in levels_of(ruleset)
    match = Match.create(ruleset, Setup(next(iter(ruleset.scenarios))), seed="search")
    for number in range(6):
        seat = match.owed()[0][0]
        first = match.position.view(seat)
        world = ruleset.sample(first, ruleset.memory(first), Seeded(f"other {number}"))
        chosen = [
            Player(ruleset, seat, level, "mind").choose(position.view(seat), number)
            for position in (match.position, world)
        ]
        assert chosen[0] == chosen[1]
        assert match.refusal(seat, chosen[0]) is None
        match.play(seat, chosen[0])


def test_a_search_that_fails_gives_way_to_the_script(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = Match.create(get("fogbay"), Setup("bay"), seed="fails")

    def worth(*args: object) -> int:
        raise ZeroDivisionError

    seat = match.owed()[0][0]
    regular = Player(match.ruleset, seat, "regular", "mind").choose(match.view(seat), 1)
    monkeypatch.setattr(type(match.ruleset), "worth", worth)
    assert Player(match.ruleset, seat, "veteran", "mind").choose(match.view(seat), 1) == regular
    assert "failed to search" in caplog.text
