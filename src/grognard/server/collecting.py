"""Garbage collection that does not stop play: a full one only when nobody acts, or when it is long due."""

import asyncio
import gc
import sys
from collections.abc import Callable
from time import monotonic

YOUNG = 1000
MIDDLE = 10
NEVER = 1_000_000_000
"""A full collection looks at every object of every match: a tenth of a second in which nobody is answered."""
LOOK = 5.0
QUIET = 2.0
"""Seconds without a step after which nobody is kept waiting."""
SOON = 60.0
LATEST = 900.0
TURNS = 0.001
"""Seconds between the turns of threads: so long the loop waits for one that computes (else 0.005)."""


def prepare() -> None:
    """What the program consists of is never looked at again; the young are, as before."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    sys.setswitchinterval(TURNS)


async def collect(last_step: Callable[[], float]) -> None:
    """Collect for ever. `last_step`: when a match last went on, by the monotonic clock."""
    collected = monotonic()
    while True:
        await asyncio.sleep(LOOK)
        if due(monotonic(), last_step(), collected):
            gc.collect()
            collected = monotonic()


def due(now: float, step: float, collected: float) -> bool:
    """Whether it is time: something has gone on since, and is now quiet; or it has been very long."""
    if step <= collected:
        return False
    return now - collected > LATEST or (now - step > QUIET and now - collected > SOON)
