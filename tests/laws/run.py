"""The laws at length, with counts.

python -m tests.laws.run --ruleset ultrawarrior --bold 1000 --uniform 20 --jobs 2
python -m tests.laws.run --ruleset ultrawarrior --law 4 --bold 100 --pairs 100000
python -m tests.laws.run --ruleset ultrawarrior --law 4 --match bold/3/2/17 --rest 42
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from grognard.umpire.registry import registry
from grognard.umpire.ruleset import Ruleset
from tests.laws.broken import Broken
from tests.laws.course import LAWS, hold_at, hold_over
from tests.laws.crew import Errand, Fault, brought_home
from tests.laws.law_05_samples import law_5_run
from tests.laws.laws import all_starts, more_starts
from tests.laws.never import gaps
from tests.laws.sizes import Sizes
from tests.laws.sources import unexpected
from tests.laws.tally import Tally
from tests.laws.walk import CASES, start_of

PAIRS = "pairs whose secrets differ"
ENOUGH = 20
"""Faults after which a run gives up."""
EVERY = 20.0
"""Seconds between two lines of progress."""


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        description="Hold rulesets to the laws, over many matches.",
        epilog=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--ruleset", action="append", help="a ruleset (default: all that are installed)")
    add("--law", action="append", type=int, choices=LAWS, help="a law (default: all, in one pass)")
    add("--bold", type=int, default=10, help="bold matches of each scenario, its numbers of seats in turn")
    add("--uniform", type=int, default=2, help="uniform matches of each")
    add("--every", type=int, default=40, help="look closely at one rest in so many")
    add("--firsts", type=int, default=1, help="and at one in so many of those first of their sort in a walk")
    add("--twice", type=int, default=1, help="walk one bold walk in so many twice (law 6)")
    add("--cases", type=int, default=0, help="positions of cases at most (0: all)")
    add(
        "--case-files", type=Path, action="append", default=[], help="a folder of cases beside the game's own"
    )
    add("--pairs", type=int, default=0, help="pairs of worlds whose secrets differ, at least")
    add("--seed", type=int, default=0, help="another seed, other walks")
    add("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one for each core)")
    add("--minutes", type=float, default=0, help="give up after so many minutes (0: never)")
    add("--complete", action="store_true", help="fail when something was never met and no reason is given")
    add("--match", help="one walk alone, by its key: kind/scenario/seats/seed")
    add("--rest", type=int, help="with --match: one rest of it alone")
    return parser.parse_args()


def main() -> int:
    """Run, print, and say by the exit code whether all laws hold."""
    given = arguments()
    if (problem := unexpected()) is not None:
        print(problem)
        return 2
    if absent := [str(folder) for folder in given.case_files if not folder.is_dir()]:
        print(f"--case-files: no folder {absent[0]}")
        return 2
    CASES.extend(folder.resolve() for folder in given.case_files)
    if given.match:
        return again(given)
    sizes = Sizes(
        given.bold,
        given.uniform,
        given.every,
        given.firsts,
        given.twice,
        given.cases,
        given.seed,
        given.pairs,
    )
    runs = [
        Run(registry().get(name), given.law or LAWS, sizes, given.minutes)
        for name in given.ruleset or sorted(registry().rulesets)
    ]
    return min(1, sum([run.carry_out(given.jobs, given.complete) for run in runs]))


def again(given: argparse.Namespace) -> int:
    """One walk, or one rest of it."""
    (name,) = given.ruleset or sorted(registry().rulesets)
    ruleset, laws = registry().get(name), given.law or LAWS
    kind, scenario, seats, seed = given.match.split("/")
    start, tally = start_of(ruleset, kind, scenario, int(seats), int(seed)), Tally()
    try:
        if given.rest is not None:
            hold_at(ruleset, start, given.rest, laws, tally)
        else:
            hold_over(ruleset, start, laws, Sizes(every=given.every), tally)
    except Broken as fault:
        print(f"BROKEN {fault}")
        return 1
    print(tally.report(ruleset), f"{start}: the laws hold", sep="\n")
    return 0


class Run:
    """All laws over one ruleset, in one pass."""

    def __init__(self, ruleset: Ruleset, laws: Sequence[int], sizes: Sizes, minutes: float) -> None:
        self.ruleset = ruleset
        self.laws = laws
        self.sizes = sizes
        self.minutes = minutes
        self.tally = Tally()
        self.faults: list[Fault | Broken] = []
        self.problems: list[str] = []
        self.began = time.monotonic()
        self.told = self.began
        self.walked = 0
        self.planned = 0

    def carry_out(self, jobs: int, complete: bool) -> int:
        """Walk and report; the number of faults and problems."""
        for brought in brought_home(self.errands(), jobs):
            if brought is not None:
                self.walked += 1
                self.tally.add(brought.tally)
                if brought.fault is not None:
                    self.fault(brought.fault)
            self.progress(str(brought.start) if brought is not None else "")
        if 5 in self.laws:
            try:
                law_5_run(self.tally.spread)
            except Broken as fault:
                self.fault(fault)
        if complete:
            self.problems += gaps(self.ruleset, self.tally)
        print(self.tally.report(self.ruleset))
        self.tally.write(self.ruleset, "run")
        self.conclude()
        return len(self.faults) + len(self.problems)

    def errands(self) -> Iterator[Errand]:
        """All walks; then more until there are pairs enough; none any more when time is over."""
        starts = all_starts(self.ruleset, self.sizes)
        self.planned = len(starts)
        for start in starts:
            if self.late() or len(self.faults) >= ENOUGH:
                return
            yield Errand(self.ruleset.name, start, self.laws, self.sizes)
        if 4 not in self.laws:
            return
        for start in more_starts(self.ruleset, self.sizes):
            if self.tally.counts[PAIRS] >= self.sizes.pairs or self.late() or len(self.faults) >= ENOUGH:
                return
            self.planned += 1
            yield Errand(self.ruleset.name, start, [4], self.sizes)

    def late(self) -> bool:
        """Whether the time that was given is over: a problem, for not all was walked."""
        if not self.minutes or time.monotonic() - self.began < 60 * self.minutes:
            return False
        self.problems.append(f"{self.minutes:g} minutes were over after {self.walked} walks")
        return True

    def fault(self, fault: Fault | Broken) -> None:
        """A law does not hold: said at once."""
        self.faults.append(fault)
        print(f"\r{self.ruleset.name}: {fault}", flush=True)

    def progress(self, last: str) -> None:
        """Counts: on a terminal always, elsewhere every 20 seconds."""
        counts, now = self.tally.counts, time.monotonic()
        text = (
            f"{self.ruleset.name} {now - self.began:.0f} s: {self.walked} of {self.planned} walks, "
            f"{counts['rests looked at']} rests, {counts[PAIRS]} pairs, {len(self.faults)} faults; {last}"
        )
        if sys.stderr.isatty():
            print(f"\r\x1b[K{text}"[:110], end="", file=sys.stderr, flush=True)
        elif now - self.told >= EVERY:
            self.told = now
            print(text[:150], flush=True)

    def conclude(self) -> None:
        """The last line: what was held, and whether it holds."""
        for problem in self.problems:
            print(f"{self.ruleset.name}: {problem}")
        laws = " ".join(map(str, self.laws))
        held = "hold" if not self.faults and not self.problems else "DO NOT HOLD"
        print(
            f"{self.ruleset.name}: laws {laws} {held} over {self.walked} walks, "
            f"{self.tally.counts[PAIRS]} pairs, in {time.monotonic() - self.began:.0f} s "
            f"({len(self.faults)} faults, {len(self.problems)} problems)",
            flush=True,
        )


if __name__ == "__main__":
    sys.exit(main())
