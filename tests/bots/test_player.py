"""A bot hangs on its view, its stream, its level and its seed; on nothing else."""

import subprocess
import sys

import msgspec
import pytest

from grognard.bots.arena import Endless, play_match
from grognard.bots.player import Player
from grognard.bots.strengths import levels_of
from grognard.bots.thinking import Minds, Task, read_event
from grognard.umpire.match import Match
from grognard.umpire.refusal import BadNotation
from grognard.umpire.registry import get, registry
from grognard.umpire.words import Action, AnswerUndo, AskUndo, Concede, Setup, Undone

GAMES = sorted(registry().rulesets)


def started(name: str = "fogbay", seed: str = "one") -> Match:
    ruleset = get(name)
    return Match.create(ruleset, Setup(next(iter(ruleset.scenarios))), seed=seed)


def told(match: Match, level: str = "regular", seed: str = "mind") -> Player:
    """A player of seat 0 that has heard all."""
    player = Player(match.ruleset, 0, level, seed)
    assert match.taking_back.base is not None
    player.begin(match.taking_back.base.view(0))
    for event in match.streams.after(0, 0):
        player.hear(event)
    return player


def answer(match: Match, seat: int, number: int = 0) -> Action:
    return Player(match.ruleset, seat, "random", f"{seat}").choose(match.view(seat), number)


@pytest.mark.parametrize("name", GAMES)
def test_same_view_level_and_seed_same_choice(name: str) -> None:
    match = started(name)
    for level in levels_of(match.ruleset):
        one, other = told(match, level).choose(match.view(0), 1), told(match, level).choose(match.view(0), 1)
        assert one == other
        assert match.refusal(0, one) is None


def test_another_decision_or_seed_thinks_with_other_dice() -> None:
    match = started()
    view = match.view(0)
    choices = {str(told(match, "random", f"{seed}").choose(view, n)) for seed in range(5) for n in range(5)}
    assert len(choices) > 3


def test_what_was_taken_back_is_forgotten() -> None:
    match = started()
    player = told(match)
    first = [*player.recollection.in_force]
    match.play(0, answer(match, 0))
    asked = match.streams.last(0) - 1
    match.play(0, AskUndo(asked))
    for seat in range(1, match.record.header.seats):
        if match.offer is not None:
            match.play(seat, AnswerUndo(True))
    for event in match.streams.after(0, player.heard):
        player.hear(event)
    assert any(isinstance(event, Undone) for event in match.streams.after(0, 0))
    assert player.heard == match.streams.last(0)
    assert player.recollection.in_force[: len(first)] == first
    assert all(not isinstance(event, Undone) for _, event in player.recollection.in_force)
    assert match.refusal(0, player.choose(match.view(0), match.numbers[0])) is None


def test_a_script_that_fails_is_replaced_by_something_legal(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = started()

    def script(*args: object) -> Action:
        raise ZeroDivisionError

    monkeypatch.setattr(type(match.ruleset), "script", staticmethod(script))
    action = told(match).choose(match.view(0), 1)
    assert match.refusal(0, action) is None
    assert not isinstance(action, Concede)
    assert "failed to think" in caplog.text
    assert action.type not in caplog.text


def test_the_process_chooses_what_the_player_would() -> None:
    match = started()
    assert match.taking_back.base is not None
    events = [msgspec.Raw(msgspec.json.encode(event)) for event in match.streams.after(0, 0)]
    view = match.view(0)
    task = Task("m 0", "fogbay", 0, "regular", "mind", 1, match.taking_back.base.view(0), view, events)
    minds = Minds()
    chosen = minds.think(msgspec.json.decode(msgspec.json.encode(task), type=Task))
    assert msgspec.json.decode(chosen) == told(match).choose(view, 1).data()
    assert len(minds.players) == 1
    assert minds.think(task) == chosen


def test_events_are_read_strictly() -> None:
    words = get("fogbay").Event
    assert read_event(words, {"type": "undone", "seat": 1, "to": 4}) == Undone(1, 4)
    with pytest.raises(BadNotation, match="to"):
        read_event(words, {"type": "undone", "seat": 1, "to": "4"})


@pytest.mark.parametrize("name", GAMES)
def test_the_arena_plays_to_an_end_and_repeats_itself(name: str) -> None:
    ruleset = get(name)
    scenario = next(iter(ruleset.scenarios))
    levels = [*ruleset.levels[-1:], "random"] * 3
    setup = Setup(scenario)
    seats = ruleset.scenarios[scenario].seats[0]
    one, other = (play_match(ruleset, setup, levels[:seats], "seed") for _ in range(2))
    assert one.outcome() is not None
    assert one.record.text() == other.record.text()


def test_the_arena_plays_the_battles_of_a_campaign() -> None:
    match = play_match(get("fogbay"), Setup("season"), ["recruit", "regular"], "seed")
    assert match.outcome() is not None
    assert (
        match.outcome()
        == play_match(get("fogbay"), Setup("season"), ["recruit", "regular"], "seed").outcome()
    )


def test_a_match_without_end_is_named() -> None:
    with pytest.raises(Endless, match="no end after 3 decisions"):
        play_match(get("fogbay"), Setup("bay"), ["random", "random"], "seed", limit=3)


def test_a_process_whose_table_is_gone_ends_without_a_word() -> None:
    words = [sys.executable, "-m", "grognard.bots.thinking"]
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.stdin.close()
    said = process.stderr.read()
    process.stderr.close()
    assert (process.wait(), said) == (0, b"")
