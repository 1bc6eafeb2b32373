"""A small load: whatever it takes, nothing goes wrong; and the load run sees what does."""

from pathlib import Path

import pytest

from grognard.umpire.record import Do
from grognard.umpire.registry import registry
from tests.load import kill, measure, run
from tests.load.measure import Posted, Process, Tally, percentile
from tests.load.players import Client, Plan


@pytest.mark.parametrize("ruleset", sorted(registry().rulesets))
def test_a_small_load_goes_well(ruleset: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "--matches",
        "6",
        "--seconds",
        "4",
        "--warm",
        "1",
        "--delay",
        "0.1",
        "--ruleset",
        ruleset,
        "--bots",
        "random:1",
    ]
    assert run.main(words) == 0, capsys.readouterr().out
    assert "faults: none" in capsys.readouterr().out


def test_a_limit_that_is_missed_fails(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "--matches",
        "2",
        "--seconds",
        "1",
        "--warm",
        "0.2",
        "--delay",
        "0.1",
        "--p50",
        "0.001",
        "--memory",
        "1",
    ]
    assert run.main(words) == 1
    told = capsys.readouterr().out
    assert "FAILED: p50 to the own event" in told
    assert "FAILED: the server took" in told


def test_an_event_that_does_not_come_is_a_fault() -> None:
    from random import Random

    tally = Tally()
    tally.start()
    posted = Posted(Client(Plan(0, "", "", 1.0), tally, Random(0)), tally.began + 1)
    posted.accepted(7, tally.began + 2)
    tally.note(posted, [(6, tally.began + 1.5)], [])
    assert tally.faults == {"an action's event did not come": 1}
    tally.note(
        posted, [(6, tally.began + 1.5), (8, tally.began + 3)], [[(3, tally.began), (4, tally.began + 4)]]
    )
    assert tally.own == [2.0]
    assert tally.other == [3.0]


def test_percentiles() -> None:
    times = [float(n) for n in range(100)]
    assert [percentile(times, share) for share in (0.5, 0.99, 1)] == [50, 99, 99]


def test_a_server_that_is_killed_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "--ruleset",
        "fogbay",
        "--kills",
        "2",
        "--matches",
        "3",
        "--longest",
        "0.5",
        "--bots",
        "random:1",
    ]
    assert kill.main(words) == 0, capsys.readouterr().out
    assert "none lost, none twice" in capsys.readouterr().out


def test_what_is_lost_or_there_twice_is_seen() -> None:
    lines = [Do(0, {}, key="a"), Do(1, {}, key="a"), Do(0, {}, key="b"), Do(0, {}), Do(0, {})]
    kill.compare("match", [{"a", "b"}, {"a"}], lines)
    with pytest.raises(AssertionError, match="seat 1: acknowledged, but not there"):
        kill.compare("match", [{"a"}, {"b"}], lines)
    with pytest.raises(AssertionError, match="twice"):
        kill.compare("match", [set(), set()], [*lines, Do(0, {}, key="b")])


def test_a_thread_that_has_ended_has_no_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for thread, text in (("1", "7 8 "), ("2", None)):
        (tmp_path / thread).mkdir()
        if text is not None:
            (tmp_path / thread / "children").write_text(text)
    monkeypatch.setattr(measure, "Path", lambda path: tmp_path)
    assert [child.pid for child in Process(1).children()] == [7, 8]
