"""All laws by number, over walks of one ruleset: for pytest, for long runs, for planted faults."""

from collections.abc import Collection, Iterator

from grognard.umpire.ruleset import Ruleset
from tests.laws.course import LAWS, hold_over
from tests.laws.law_05_samples import law_5_run
from tests.laws.sizes import Sizes
from tests.laws.tally import Tally
from tests.laws.walk import Start, starts

__all__ = ["LAWS", "all_starts", "more_starts", "run_law", "run_laws"]


def all_starts(ruleset: Ruleset, sizes: Sizes) -> list[Start]:
    """Walks of the three kinds."""
    cases = starts(ruleset, "cases", 1, sizes.seed)
    if sizes.cases and len(cases) > sizes.cases:
        step = len(cases) / sizes.cases
        cases = [cases[int(n * step)] for n in range(sizes.cases)]
    bold = starts(ruleset, "bold", sizes.bold, sizes.seed)
    return [*bold, *starts(ruleset, "uniform", sizes.uniform, sizes.seed), *cases]


def more_starts(ruleset: Ruleset, sizes: Sizes) -> Iterator[Start]:
    """Bold walks without end, beyond those of `all_starts`."""
    seed = sizes.seed + sizes.bold
    while True:
        yield from starts(ruleset, "bold", 1, seed)
        seed += 1


def run_law(law: int, ruleset: Ruleset, sizes: Sizes, tally: Tally) -> None:
    """One law over all walks of a ruleset. Raises Broken, also for whatever else its rules raise."""
    run_laws([law], ruleset, sizes, tally)


def run_laws(laws: Collection[int], ruleset: Ruleset, sizes: Sizes, tally: Tally) -> None:
    """Laws over all walks of a ruleset, each walked once. Raises Broken at the first fault."""
    for start in all_starts(ruleset, sizes):
        hold_over(ruleset, start, laws, sizes, tally)
    if 5 in laws:
        law_5_run(tally.spread)
