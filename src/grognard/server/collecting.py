"""Garbage collection that does not stop play: of the young between steps, of all when nobody acts."""

import asyncio
import gc
import sys
from collections.abc import Callable
from time import monotonic

YOUNG = 20_000
"""New objects after which they are looked at even amid a step: far more than come between two ticks."""
MIDDLE = 10
NEVER = 1_000_000_000
"""A full collection looks at every object of every match: a tenth of a second in which nobody is answered."""
TICK = 0.05
"""Seconds between looks at the young: a thousandth or two each time, if no step is under way."""
LOOK = 5.0
QUIET = 2.0
"""Seconds without a step after which nobody is kept waiting."""
SOON = 60.0
LATEST = 900.0
TURNS = 0.001
"""Seconds between the turns of threads: so long the loop waits for one that computes (else 0.005)."""


def prepare() -> None:
    """What the program consists of is never looked at again; the young are by `collect`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    sys.setswitchinterval(TURNS)


async def collect(last_step: Callable[[], float], stepping: Callable[[], bool]) -> None:
    """Collect for ever. `last_step`: when a match last went on, by the monotonic clock."""
    collected = looked = monotonic()
    while True:
        await asyncio.sleep(TICK)
        if not stepping():
            gc.collect(1)
        if (now := monotonic()) - looked > LOOK:
            looked = now
            if due(now, last_step(), collected):
                gc.collect()
                collected = monotonic()


def due(now: float, step: float, collected: float) -> bool:
    """Whether it is time: something has gone on since, and is now quiet; or it has been very long."""
    if step <= collected:
        return False
    return now - collected > LATEST or (now - step > QUIET and now - collected > SOON)
