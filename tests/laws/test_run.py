"""The long run's command: it counts, shares walks out, finds a walk again, and knows what was never met."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pytest
from fogbay import RULESET

from grognard.umpire.dice import Seeded
from grognard.umpire.notation import read_action, read_question
from grognard.umpire.refusal import BadNotation
from grognard.umpire.registry import registry
from grognard.umpire.words import Setup
from tests.laws import crew, never, run, walk
from tests.laws.choices import offered
from tests.laws.crew import Errand
from tests.laws.known import known_of
from tests.laws.made_up import made_up
from tests.laws.mutate import words_in
from tests.laws.planted.secrets import EventTells
from tests.laws.sizes import Sizes
from tests.laws.tally import Tally
from tests.laws.walk import start_of, starts

pytestmark = pytest.mark.laws


def called(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["laws", "--ruleset", "fogbay", *words])
    return run.main()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_walks_are_shared_out_and_counted(
    jobs: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sizes = ["--bold", "1", "--uniform", "0", "--cases", "2", "--every", "900", "--firsts", "9"]
    assert called(monkeypatch, *sizes, "--law", "4", "--law", "10", "--jobs", jobs, "--pairs", "30") == 0
    told = capsys.readouterr().out
    assert "laws 4 10 hold over" in told
    assert "bold walks" in told


def test_a_folder_of_cases_may_be_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    given: list[Path] = []
    monkeypatch.setattr(walk, "CASES", given)
    monkeypatch.setattr(run, "CASES", given)
    text = "ruleset: fogbay\ncases: [{id: MINE, start: {position: {phase: allocate}}, steps: []}]\n"
    (tmp_path / "any.yaml").write_text(text, "utf-8")
    one = ["--law", "1", "--match", "case/MINE/2/0", "--case-files"]
    assert called(monkeypatch, *one, str(tmp_path / "none")) == 2
    assert "no folder" in capsys.readouterr().out
    walk.starts.cache_clear()
    assert called(monkeypatch, *one, str(tmp_path)) == 0
    assert "case MINE" in capsys.readouterr().out


def test_a_key_that_the_notation_lacks_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = RULESET.bay.notation
    without = {"over"}
    monkeypatch.setattr(
        RULESET.bay, "notation", lambda p: {k: v for k, v in whole(p).items() if k not in without}
    )
    assert called(monkeypatch, "--law", "3", "--match", "bold/bay/2/1", "--rest", "2") == 1
    assert "the notation lacks `over`" in capsys.readouterr().out


def test_a_run_that_is_late_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert called(monkeypatch, "--law", "10", "--jobs", "1", "--minutes", "0.00001") == 1
    assert "minutes were over after" in capsys.readouterr().out


def test_a_walk_and_a_rest_are_found_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start = starts(RULESET, "bold", 1, 5)[0]
    assert start_of(RULESET, "bold", start.scenario, start.seats, 5) == start
    assert called(monkeypatch, "--law", "1", "--match", start.key, "--rest", "3") == 0
    assert "1 rests looked at" in capsys.readouterr().out


def test_a_fault_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = type("Telling", (type(RULESET),), {"bay": EventTells})()
    monkeypatch.setattr(crew, "registry", lambda: SimpleNamespace(get=lambda name: game))
    start = starts(RULESET, "bold", 1)[0]
    fault = crew.run(Errand("fogbay", start, [4], Sizes(every=4))).fault
    assert fault is not None
    assert fault.law == 4
    assert f"--ruleset fogbay --law 4 --match {start.key} --rest " in fault.command
    assert fault.command in str(fault)


def test_what_never_occurred_is_told() -> None:
    tally, known = Tally(), known_of(RULESET)
    tally.ends["concession"] += 1
    found = never.gaps(RULESET, tally)
    assert "actions: sail never occurred, and no reason is given" in found
    assert not any("concession" in problem for problem in found)
    for title, counter in tally.all().items():
        counter.update(known[title])
    told = [problem for problem in never.gaps(RULESET, tally) if "no reason" in problem]
    assert told == []


def test_a_reason_that_is_belied_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"actions": {"sail": "nobody sails", "fly": "boats do not"}}
    monkeypatch.setattr(never, "reasons", lambda ruleset: given)
    tally = Tally()
    tally.actions["sail"] += 1
    found = never.gaps(RULESET, tally)
    assert "actions: sail occurred, though it is said never to" in found
    assert "actions: fly does not exist" in found


@pytest.mark.parametrize("name", sorted(registry().rulesets))
def test_every_reason_is_of_something_that_exists(name: str) -> None:
    ruleset = registry().get(name)
    known = known_of(ruleset)
    for title, given in never.reasons(ruleset).items():
        assert set(given) <= set(known[title])
        assert all(len(reason) > 20 for reason in given.values())
    assert known["ends"]
    assert known["refusals"]


@pytest.mark.parametrize("name", sorted(registry().rulesets))
def test_every_type_of_question_and_action_is_made_up_well_formed(name: str) -> None:
    ruleset, dice = registry().get(name), Seeded(1)
    info = next(iter(ruleset.scenarios))
    position = ruleset.start(Setup(info), Seeded(0), None)
    seat = position.owed()[0][0]
    view, actions = position.view(seat), offered(position, seat, dice)
    for union, read in ((ruleset.Question, read_question), (ruleset.Action, read_action)):
        for kind in get_args(union):
            made = [made_up(kind, sorted(words_in(view)), actions, dice) for _ in range(40)]
            assert any(is_read(read, union, data) for data in made), kind


def is_read(read: Callable[[Any, object], object], union: Any, data: object) -> bool:
    """Whether the data is well formed."""
    try:
        read(union, data)
    except BadNotation:
        return False
    return True
