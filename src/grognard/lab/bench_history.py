"""The file in which `grognard bench` keeps its results: a line of JSON a run, so that the next can tell the
change.
"""

import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

import grognard
from grognard.lab.bench import Figure, compiled


class Kind(Struct, frozen=True):
    """Runs whose figures may be compared."""

    machine: str
    ruleset: str
    scenario: str
    code: str
    """`plain` or `compiled`."""


class Run(Struct, frozen=True):
    """One run's figures a second by name, and what was measured when."""

    kind: Kind
    date: str
    version: str
    commit: str
    python: str
    seed: int
    seconds: float
    rates: dict[str, float]
    ratios: dict[str, float]


def default_file() -> Path:
    """Where results are kept unless another file is named: the user's folder for state."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "grognard" / "bench.jsonl"


def this_kind(ruleset: str, scenario: str) -> Kind:
    """What is measured here and now."""
    return Kind(machine(), ruleset, scenario, "compiled" if compiled() else "plain")


def this_run(kind: Kind, seed: int, seconds: float, figures: list[Figure]) -> Run:
    """The figures with all that tells where they come from."""
    return Run(
        kind,
        datetime.now(UTC).isoformat(timespec="seconds"),
        grognard.__version__,
        commit(Path(grognard.__file__).parent),
        platform.python_version(),
        seed,
        seconds,
        {figure.name: figure.per_second for figure in figures},
        {figure.name: figure.ratio for figure in figures if figure.ratio is not None},
    )


def machine() -> str:
    """The machine's name, its processor and how many cores there are."""
    return f"{platform.node()}, {processor(Path('/proc/cpuinfo'))}, {os.cpu_count()} cores"


def processor(cpuinfo: Path) -> str:
    """The processor's name as Linux tells it; elsewhere its architecture."""
    try:
        lines = cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def commit(folder: Path) -> str:
    """The commit of a checkout, with `+` if something in it has changed since; empty where there is none."""
    command = ["git", "-C", str(folder), "describe", "--always", "--dirty=+", "--exclude=*"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def read(file: Path) -> tuple[list[Run], int]:
    """The runs in the file, oldest first, and how many lines of it are none."""
    if not file.exists():
        return [], 0
    runs, strange = [], 0
    for line in file.read_bytes().splitlines():
        try:
            runs.append(msgspec.json.decode(line, type=Run))
        except msgspec.MsgspecError:
            strange += 1
    return runs, strange


def append(file: Path, run: Run) -> None:
    """Add a run at the end; the file and its folder are made where they are missing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    whole = not file.exists() or file.read_bytes()[-1:] in (b"", b"\n")
    with file.open("ab") as opened:
        opened.write((b"" if whole else b"\n") + msgspec.json.encode(run) + b"\n")


def last_like(runs: list[Run], kind: Kind) -> Run | None:
    """The newest run of the kind."""
    return next((run for run in reversed(runs) if run.kind == kind), None)


def change(figure: Figure, before: Run | None) -> str:
    """In hundredths of the last run's: of the ratio to python-chess where there is one, for machines are
    busy at times.
    """
    if before is None:
        return ""
    if figure.ratio is not None and figure.name in before.ratios:
        now, then = figure.ratio, before.ratios[figure.name]
    else:
        now, then = figure.per_second, before.rates.get(figure.name, 0.0)
    return f"{100 * (now / then - 1):+.0f} %" if then > 0 else "new"
