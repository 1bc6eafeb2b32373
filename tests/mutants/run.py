"""Mutants of a ruleset: its rules made wrong in one place at a time. Cases, records and laws must notice.

python -m tests.mutants.run --ruleset ultrawarrior --sample 400 --seed 1
"""

import argparse
import os
import random
import re
import resource
import select
import sys
import time
from collections import Counter
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import yaml

from grognard.lab.bench import compiled
from tests.mutants.judge import TESTS, install, judge, preload
from tests.mutants.operators import Mutant, mutants_of, mutated

BUILD = TESTS.parent / "build"
RECENT = 40
"""So many cases that killed lately are tried first."""


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Make rules wrong in one place; cases and laws must notice.")
    parser.add_argument("--ruleset", default="ultrawarrior", help="whose rules")
    parser.add_argument("--sample", type=int, default=400, help="so many, drawn at random (0: all)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, another sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at the same time")
    parser.add_argument("--only", default="", help="mutants whose line in the report holds this text")
    parser.add_argument("--left-out", action="store_true", help="the files that are left out, instead")
    parser.add_argument("--report", default=str(BUILD / "mutants.txt"), help="file of it all (empty: none)")
    parser.add_argument("--least", type=float, default=0.0, help="fail when fewer hundredths die")
    return parser.parse_args()


class Plan:
    """What is mutated, and what is not: `tests/mutants/<ruleset>.yaml` gives the reasons."""

    def __init__(self, ruleset: str, left_out: bool = False) -> None:
        self.ruleset, self.left_out = ruleset, left_out
        file = Path(__file__).with_name(f"{ruleset}.yaml")
        data: dict[str, Any] = yaml.safe_load(file.read_text("utf-8")) if file.exists() else {}
        self.files: dict[str, str] = data.get("files", {})
        self.patterns = [
            (re.compile(one.get("line", "")), re.compile(one.get("before", "")))
            for one in data.get("patterns", [])
        ]

    def skipped(self, mutant: Mutant, line: str) -> bool:
        """Whether the mutation stands where none can be noticed."""
        place = f"{mutant.path}: {line.strip()}"
        return any(at.search(place) and what.search(mutant.before) for at, what in self.patterns)

    def mutants(self) -> list[Mutant]:
        """All that are to be judged, in the order of files and lines."""
        entry = next(entry for entry in entry_points(group="grognard.rulesets") if entry.name == self.ruleset)
        package = entry.module
        folder = Path(str(find_spec(package).submodule_search_locations[0]))  # type: ignore[union-attr, index]
        found: list[Mutant] = []
        for file in sorted(folder.rglob("*.py")):
            path = file.relative_to(folder).as_posix()
            left_out = path.startswith(tuple(self.files))
            if left_out != self.left_out or file.name == "__init__.py":
                continue
            source = file.read_text("utf-8")
            lines = source.splitlines()
            module = ".".join([package, *path.removesuffix(".py").split("/")])
            for mutant in mutants_of(module, str(file), source):
                if not self.skipped(mutant, lines[mutant.line - 1]):
                    found.append(mutant)
        return found


class Child:
    """One mutant before its judges."""

    def __init__(self, mutant: Mutant | None, plan: Plan, cases: Any, first: list[str], limit: int) -> None:
        self.mutant = mutant
        self.pipe, writer = os.pipe()
        self.seconds = 0.0
        self.process = os.fork()
        if self.process == 0:
            os.close(self.pipe)
            os._exit(stand_trial(mutant, plan, cases, first, limit, writer))
        os.close(writer)

    def verdict(self) -> str:
        """Who killed it; empty: it lives. To be asked when its pipe can be read."""
        told = b""
        while part := os.read(self.pipe, 4096):
            told += part
        os.close(self.pipe)
        _, status, used = os.wait4(self.process, 0)
        self.seconds = used.ru_utime + used.ru_stime
        if os.WIFSIGNALED(status):
            return "time"
        return told.decode()


def stand_trial(
    mutant: Mutant | None, plan: Plan, cases: Any, first: list[str], limit: int, writer: int
) -> int:
    """In the child: import the wrong rules, ask the judges, write what they say."""
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    try:
        if mutant is not None:
            file = Path(mutant.path)
            tree = mutated(file.read_text("utf-8"), mutant.number)
            install(mutant.module, file, compile(tree, mutant.path, "exec"))
        found = judge(plan.ruleset, cases, first)
    except BaseException as error:
        found = f"error ({type(error).__name__}: {str(error)[:120]})"
    os.write(writer, found.encode())
    return 0


class Court:
    """Judges mutants in forked processes, so many at a time."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        from grognard.umpire.cases import load

        self.plan, self.jobs = plan, jobs
        files = sorted((TESTS / "cases").glob(f"{plan.ruleset}*.yaml"))
        self.cases = [(str(case["id"]), case) for file in files for case in load(file)["cases"]]
        self.first: list[str] = []
        self.limit = 60

    def acquit(self) -> float:
        """The rules as they are must live. Sets the limit of time by theirs."""
        child = Child(None, self.plan, self.cases, [], 600)
        if found := child.verdict():
            raise SystemExit(f"the rules as they are die of {found}")
        self.limit = int(3 * child.seconds) + 5
        return child.seconds

    def judge(self, mutants: list[Mutant]) -> list[tuple[Mutant, str]]:
        """Each with its verdict."""
        waiting, running, done = mutants[::-1], dict[int, Child](), list[tuple[Mutant, str]]()
        while waiting or running:
            while waiting and len(running) < self.jobs:
                child = Child(waiting.pop(), self.plan, self.cases, self.first[:], self.limit)
                running[child.pipe] = child
            for pipe in select.select(list(running), [], [])[0]:
                child = running.pop(pipe)
                verdict = child.verdict()
                assert child.mutant is not None
                done.append((child.mutant, verdict))
                self.remember(verdict)
                count = f"{len(done)} of {len(mutants)}, {child.seconds:.1f} s"
                print(f"{count}: {verdict or 'ALIVE'}: {shorter(child.mutant)}", flush=True)
        return done

    def remember(self, verdict: str) -> None:
        """Who killed lately is asked first."""
        kind, _, name = verdict.partition(" ")
        if kind == "case":
            name = name.split(" (")[0]
            self.first = [name, *(other for other in self.first if other != name)][:RECENT]


def report(plan: Plan, seed: int, whole: int, done: list[tuple[Mutant, str]]) -> str:
    """Survivors by place, and what killed how many."""
    killed = [(mutant, found) for mutant, found in done if found]
    share = 100 * len(killed) / max(1, len(done))
    lines = [
        f"{plan.ruleset}, seed {seed}: {len(done)} of {whole} mutants, {len(killed)} killed ({share:.1f} %)"
    ]
    by = Counter(found.split(" ")[0] for _, found in killed)
    lines.append("killed by " + ", ".join(f"{kind} {count}" for kind, count in by.most_common()))
    lives = sorted((mutant for mutant, found in done if not found), key=lambda one: (one.path, one.number))
    lines += ["", "alive:", *(shorter(mutant) for mutant in lives), "", "killed:"]
    lines += [
        f"{shorter(mutant)}  by {found}" for mutant, found in sorted(killed, key=lambda pair: str(pair[0]))
    ]
    return "\n".join(lines) + "\n"


def shorter(mutant: Mutant) -> str:
    """Its line of the report, the path from the checkout on."""
    return str(mutant).replace(f"{TESTS.parent}/", "")


def main() -> int:
    """Judge a sample; the report goes to `build/mutants.txt`."""
    given = arguments()
    preload()
    if compiled():
        raise SystemExit("the rules are compiled: their sources would be made wrong in vain")
    plan = Plan(given.ruleset, given.left_out)
    mutants = [mutant for mutant in plan.mutants() if given.only in shorter(mutant)]
    whole = len(mutants)
    if given.sample and given.sample < whole:
        mutants = random.Random(given.seed).sample(mutants, given.sample)
    court = Court(plan, given.jobs)
    began = time.monotonic()
    print(f"the rules as they are live, {court.acquit():.1f} s of the processor", flush=True)
    text = report(plan, given.seed, whole, court.judge(mutants))
    (BUILD / "mutants.txt").write_text(text, encoding="utf-8")
    print(text.split("\nkilled:")[0])
    print(f"{time.monotonic() - began:.0f} s of the clock")
    share = 100 * (1 - text.split("alive:\n")[1].split("\n\n")[0].count("\n") / max(1, len(mutants)))
    return 1 if share < given.least else 0


if __name__ == "__main__":
    sys.exit(main())
