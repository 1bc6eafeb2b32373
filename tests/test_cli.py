"""The command line, as a person uses it: each command on small things; what goes wrong in plain words."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from grognard import __version__
from grognard.cli import main
from grognard.umpire.branch import position_after
from grognard.umpire.match import Match
from grognard.umpire.record import Record
from grognard.umpire.registry import get
from grognard.umpire.table_dice import TableDice
from grognard.umpire.words import Concede

Shell = Callable[..., tuple[int, str, str]]
CASES = Path(__file__).parent / "cases"
BAY = ("bot", "fogbay", "--scenario", "bay", "--seed", "7")


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """Runs `grognard ARGS`: exit code, output, errors."""

    def run(*args: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["grognard", *args])
        with pytest.raises(SystemExit) as end:
            main()
        printed = capsys.readouterr()
        return int(end.value.code or 0), printed.out, printed.err

    return run


@pytest.fixture
def record(shell: Shell, tmp_path: Path) -> Path:
    """A finished match of bots on disk."""
    path = tmp_path / "match.grog"
    assert shell(*BAY, "--levels", "random", "--output", str(path)) == (0, "", "")
    return path


def test_bots_print_the_record_that_they_write(shell: Shell, record: Path) -> None:
    code, printed, _ = shell(*BAY, "--levels", "random")
    assert code == 0
    assert printed == record.read_text("utf-8")


def test_many_matches_are_summed_up(shell: Shell) -> None:
    code, printed, _ = shell(*BAY, "--levels", "recruit,random", "--matches", "2", "--swap")
    assert code == 0
    assert "recruit: " in printed
    assert "2 matches" in printed


def test_a_record_is_replayed_and_proved(shell: Shell, record: Path) -> None:
    code, told, _ = shell("replay", str(record))
    assert code == 0
    assert len(told.splitlines()) > 10
    assert "fb-" not in told
    code, position, _ = shell("replay", str(record), "--at", "1")
    assert code == 0
    assert '"ruleset": "fogbay"' in position
    code, proof, _ = shell("verify", str(record))
    assert code == 0
    assert "fixed before play" in proof


def test_a_branch_begins_where_it_says(shell: Shell, record: Path, tmp_path: Path) -> None:
    parent = Record.read(record.read_text("utf-8"))
    ruleset = get(parent.header.ruleset)
    match = Match.create(ruleset, position_after(ruleset, parent, 3).notation())
    header = msgspec.structs.replace(match.record.header, branch={"match": "x", "entry": 3})
    secrets = dict(match.dice.secrets)
    match = Match(ruleset, header, TableDice("sealed", secrets, []))
    match.begin()
    match.play(match.owed()[0][0], Concede())
    child = tmp_path / "child.grog"
    child.write_text(match.close().text(), "utf-8")
    code, told, _ = shell("verify", str(child), "--parent", str(record))
    assert code == 0
    assert "begins where it says" in told
    code, _, problem = shell("verify", str(record), "--parent", str(child))
    assert code == 2
    assert "no branch" in problem


def test_a_false_record_is_told(shell: Shell, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    record.write_text("\n".join([lines[0], *lines[1:-3], lines[-1]]), "utf-8")
    code, _, problem = shell("verify", str(record))
    assert code == 1
    assert problem.startswith("grognard: entry")


def test_a_record_of_other_rules_is_told(shell: Shell, record: Path) -> None:
    record.write_text(record.read_text("utf-8").replace('"version":"', '"version":"0.', 1), "utf-8")
    code, _, problem = shell("verify", str(record))
    assert code == 1
    assert "version 0." in problem


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (("verify", "none.grog"), "none.grog"),
        (("bot", "chess"), "chess"),
        ((*BAY, "--levels", "god"), "god"),
        ((*BAY, "--option", "speed=1"), "speed"),
        (("bot", "fogbay", "--scenario", "moon"), "moon"),
        (("case", "none.yaml"), "none.yaml"),
    ],
)
def test_what_goes_wrong_is_one_sentence(shell: Shell, args: tuple[str, ...], problem: str) -> None:
    code, printed, told = shell(*args)
    assert code == 2
    assert printed == ""
    assert told.startswith("grognard: ")
    assert problem in told
    assert "Traceback" not in told


def test_cases_pass_or_are_named(shell: Shell, tmp_path: Path) -> None:
    assert shell("case", str(CASES / "fogbay.yaml"))[1].endswith("passed, 0 failed\n")
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(
        "ruleset: fogbay\n"
        "cases:\n"
        "- id: W\n"
        "  start: {position: {phase: allocate}}\n"
        "  steps: [{seat: 0, do: {type: concede}, expect: {over: null}}]\n",
        "utf-8",
    )
    code, printed, _ = shell("case", str(wrong))
    assert code == 1
    assert printed.startswith("W step 1: ")
    assert printed.endswith("0 passed, 1 failed\n")


def test_a_game_stands_for_its_own_cases(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, told = shell("case", "fogbay")
    assert code == 2
    assert told.startswith("grognard: no case file says `ruleset: fogbay` in ")
    (tmp_path / "tests" / "cases").mkdir(parents=True)
    (tmp_path / "tests" / "cases" / "any.yaml").write_text(
        (CASES / "fogbay.yaml").read_text("utf-8"), "utf-8"
    )
    assert shell("case", "fogbay")[1].endswith("passed, 0 failed\n")
    assert shell("rules", "fogbay")[1].endswith(" 0 gaps\n")
    assert shell("rules", "fogbay", "--cases", str(tmp_path / "tests" / "cases"))[0] == 0


def test_the_games_and_their_rules_are_listed(shell: Shell) -> None:
    code, printed, _ = shell("rulesets")
    assert code == 0
    assert "Fog Bay" in printed
    code, printed, _ = shell("rules", "fogbay", "--cases", str(CASES / "fogbay.yaml"))
    assert code == 0
    assert "FB-3.2 (code)" in printed
    assert printed.endswith(" 0 gaps\n")


def test_speed_is_measured_and_kept(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "bench.jsonl"
    code, printed, _ = shell("bench", "fogbay", "--seconds", "0.05", "--file", str(file))
    assert code == 0
    assert "decisions" in printed
    assert file.exists()


def test_a_place_where_speed_cannot_be_kept_is_told(shell: Shell, tmp_path: Path) -> None:
    code, _, error = shell("bench", "fogbay", "--seconds", "0.05", "--file", str(tmp_path))
    assert code == 2
    assert error == f"grognard: {tmp_path}: Is a directory\n"


def test_the_version(shell: Shell) -> None:
    assert shell("version") == (0, f"{__version__}\n", "")


@pytest.mark.parametrize(
    ("line", "change", "problem"),
    [
        (0, {"seats": 10**9}, "players"),
        (0, {"players": []}, "players"),
        (0, {"dice": "physical"}, "real roll"),
        (-1, {"secrets": {"open": "zz", "hidden": "zz"}}, "secrets"),
        (2, None, "line 3"),
    ],
)
def test_an_edited_record_is_no_proof(
    shell: Shell, record: Path, line: int, change: dict[str, object] | None, problem: str
) -> None:
    lines = record.read_text("utf-8").splitlines()
    lines[line] = "[" * 100_000 if change is None else json.dumps(json.loads(lines[line]) | change)
    record.write_text("\n".join(lines) + "\n", "utf-8")
    code, printed, told = shell("verify", str(record))
    assert code in (1, 2)
    assert printed == ""
    assert problem in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize("value", ["\u00b2", "--5", "9" * 5000])
def test_an_option_that_is_no_number(shell: Shell, value: str) -> None:
    code, _, told = shell(*BAY, "--option", f"turn_limit={value}")
    assert code == 2
    assert told.startswith("grognard: options.turn_limit")


def test_a_replay_stops_at_an_entry_that_there_can_be(shell: Shell, record: Path) -> None:
    assert shell("replay", str(record), "--at", "-5")[0] == 2


def test_a_case_is_a_map(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text("ruleset: fogbay\ncases: [5]\n", "utf-8")
    for command in (("case", str(path)), ("rules", "fogbay", "--cases", str(path))):
        code, _, told = shell(*command)
        assert code == 2
        assert "each of `cases` is a map" in told


def test_a_host_that_is_none(shell: Shell, tmp_path: Path) -> None:
    database = str(tmp_path / "matches.sqlite3")
    code, printed, told = shell("serve", "--host", "no host", "--database", database)
    assert (code, printed) == (2, "")
    assert told.startswith("grognard: cannot listen at no host, port 8700: ")
    assert "Unknown error" not in told
