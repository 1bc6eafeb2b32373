"""Walks shared out over processes, and what each of them brought home."""

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice

from grognard.umpire.registry import registry
from tests.laws.broken import Broken
from tests.laws.course import hold_over
from tests.laws.sizes import Sizes
from tests.laws.tally import Tally
from tests.laws.walk import CASES, Start

AHEAD = 4
"""Errands that are handed out for each process before the first is done."""
PATIENCE = 10.0


@dataclass(frozen=True)
class Errand:
    """A walk, and the laws to be held over it."""

    ruleset: str
    start: Start
    laws: Sequence[int]
    sizes: Sizes


@dataclass(frozen=True)
class Fault:
    """A law that a walk broke, and how to see it again."""

    law: int
    text: str
    command: str

    def __str__(self) -> str:
        return f"BROKEN {self.text}\n  again: {self.command}"


@dataclass
class Brought:
    """What a walk brought."""

    start: Start
    tally: Tally = field(default_factory=Tally)
    fault: Fault | None = None


def run(errand: Errand) -> Brought:
    """Walk, and hold the laws. Raises nothing that a ruleset raises."""
    brought = Brought(errand.start)
    ruleset = registry().get(errand.ruleset)
    try:
        hold_over(ruleset, errand.start, errand.laws, errand.sizes, brought.tally)
    except Broken as fault:
        command = f"python -m tests.laws.run --ruleset {errand.ruleset} --law {fault.law}"
        command += f" --match {errand.start.key}"
        if errand.start.kind == "case":
            command += "".join(f" --case-files {folder}" for folder in CASES[1:])
        if fault.rest is not None and fault.law != 8:
            command += f" --rest {fault.rest}"
        brought.fault = Fault(fault.law, str(fault), command)
    return brought


def brought_home(errands: Iterator[Errand], jobs: int) -> Iterator[Brought | None]:
    """What each errand brought, as it comes; None now and then while nothing comes."""
    if jobs == 1:
        yield from map(run, errands)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting: set[Future[Brought]] = {pool.submit(run, errand) for errand in islice(errands, AHEAD * jobs)}
        try:
            while waiting:
                done, waiting = wait(waiting, PATIENCE, FIRST_COMPLETED)
                if not done:
                    yield None
                for future in done:
                    waiting |= {pool.submit(run, errand) for errand in islice(errands, 1)}
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)
