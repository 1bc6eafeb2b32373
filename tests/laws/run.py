"""The laws at length, with counts.

python -m tests.laws.run --ruleset ultrawarrior --bold 100 --uniform 20 --pairs 10000
"""

import argparse
import sys
import time

from grognard.umpire.registry import registry
from tests.laws.broken import Broken
from tests.laws.laws import LAWS, run_law
from tests.laws.sizes import Sizes
from tests.laws.tally import Tally


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Hold rulesets to the laws, over many matches.")
    parser.add_argument("--ruleset", action="append", help="a ruleset (default: all that are installed)")
    parser.add_argument("--law", action="append", type=int, choices=LAWS, help="a law (default: all)")
    parser.add_argument(
        "--bold", type=int, default=10, help="bold matches of each scenario and number of seats"
    )
    parser.add_argument("--uniform", type=int, default=2, help="uniform matches of each")
    parser.add_argument("--every", type=int, default=40, help="look closely at one rest in so many")
    parser.add_argument("--cases", type=int, default=0, help="positions of cases at most (0: all)")
    parser.add_argument("--pairs", type=int, default=0, help="pairs of worlds whose secrets differ, at least")
    parser.add_argument("--seed", type=int, default=0, help="another seed, other walks")
    return parser.parse_args()


def main() -> int:
    """Run, print, and say by the exit code whether all laws hold."""
    given = arguments()
    sizes = Sizes(given.bold, given.uniform, given.every, given.cases, given.seed, given.pairs)
    faults = 0
    for name in given.ruleset or sorted(registry().rulesets):
        total = Tally()
        for law in given.law or LAWS:
            faults += not held(name, law, sizes, total)
        print(total.report(registry().get(name)))
        total.write(registry().get(name), "run")
    return min(faults, 1)


def held(name: str, law: int, sizes: Sizes, total: Tally) -> bool:
    """Run one law; its counts go to the total."""
    began, tally = time.monotonic(), Tally()
    try:
        run_law(law, registry().get(name), sizes, tally, progress)
    except Broken as fault:
        print(f"\r{name}: {fault}")
        return False
    finally:
        total.add(tally)
    seconds, checks = (
        time.monotonic() - began,
        ", ".join(f"{n} {what}" for what, n in tally.counts.most_common()),
    )
    print(f"\r{name} law {law}: holds, {seconds:.0f} s; {checks}", flush=True)
    return True


def progress(text: str) -> None:
    """What is being walked, on a terminal."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}"[:110], end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
