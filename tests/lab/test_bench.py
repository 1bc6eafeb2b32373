"""The bench keeps its results in a file and tells the change since the last run of the same kind."""

from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from grognard.lab.bench import DECISIONS, SCRIPTS, Figure
from grognard.lab.bench_history import (
    Kind,
    Run,
    append,
    change,
    commit,
    default_file,
    last_like,
    processor,
    read,
)
from grognard.lab.bench_table import measured, table_of
from grognard.umpire.registry import get

HERE = Kind("a machine", "fogbay", "bay", "plain")


def run(kind: Kind = HERE, ratio: float = 2.0, rate: float = 100.0) -> Run:
    rates = {DECISIONS: rate, "menus": rate}
    return Run(kind, "2026-11-30T12:00:00+00:00", "1", "abc", "3.11", 1, 1.0, rates, {DECISIONS: ratio})


def printed(file: Path) -> str:
    console = Console(width=200, highlight=False)
    with console.capture() as shown:
        for part in measured(get("fogbay"), "bay", 0.05, 1, file):
            console.print(part, markup=False)
    return shown.get()


def test_a_second_run_tells_the_change_since_the_first(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "bench.jsonl"
    assert "the first of its kind" in printed(file)
    again = printed(file)
    first, second = read(file)[0]
    assert first.kind == second.kind
    assert first.kind.code in ("plain", "compiled")
    assert set(first.rates) == set(second.rates)
    assert f"the last of its kind is of {first.date}" in again
    assert again.count(" % ") == len(second.rates)
    assert all(f"{SCRIPTS}{level}" in second.rates for level in get("fogbay").levels)


def test_only_runs_of_the_same_kind_are_compared() -> None:
    other = run(msgspec.structs.replace(HERE, code="compiled"))
    assert last_like([run(rate=1), run(rate=2), other], HERE) == run(rate=2)
    assert last_like([other], HERE) is None


def test_the_ratio_is_compared_where_there_is_one_else_the_rate() -> None:
    assert change(Figure(DECISIONS, 500.0, 3.0), run(ratio=2.0)) == "+50 %"
    assert change(Figure(DECISIONS, 50.0), run()) == "-50 %"
    assert change(Figure("menus", 100.0), run()) == "+0 %"
    assert change(Figure("clones", 100.0), run()) == "new"
    assert change(Figure("menus", 100.0), None) == ""


def test_the_table_shows_the_longest_decision() -> None:
    console = Console(width=200)
    with console.capture() as shown:
        console.print(table_of("title", [Figure(SCRIPTS + "regular", 200.0, longest=0.0125)], None))
    assert "5.0000" in shown.get()
    assert "12.5" in shown.get()


def test_lines_that_are_no_results_are_passed_over_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "bench.jsonl"
    append(file, run())
    file.write_bytes(file.read_bytes() + b'{"kind": 1}\n\xff half a li')
    append(file, run(rate=7.0))
    assert read(file) == ([run(), run(rate=7.0)], 2)
    assert file.read_bytes().count(b"half a li") == 1


def test_what_is_not_there_is_told_as_empty(tmp_path: Path) -> None:
    assert read(tmp_path / "none.jsonl") == ([], 0)
    assert commit(tmp_path) == ""
    assert processor(tmp_path / "none") != ""


def test_the_users_folder_for_state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert default_file() == tmp_path / "grognard" / "bench.jsonl"
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_file() == tmp_path / ".local" / "state" / "grognard" / "bench.jsonl"
