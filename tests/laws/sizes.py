"""How much a run of the laws walks: small by default, set by environment or command line for long runs."""

import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Sizes:
    """Walks of each kind for each scenario (numbers of seats in turn), and how closely they are looked at."""

    bold: int = 1
    uniform: int = 1
    every: int = 120
    """One rest in so many is looked at closely."""
    firsts: int = 3
    """So is one in so many of those that are the first of their sort in the walk."""
    twice: int = 1
    """One bold walk in so many is walked twice (law 6)."""
    cases: int = 6
    """Positions of cases at most (0: all)."""
    seed: int = 0
    pairs: int = 0
    """Pairs of worlds to go on for, at least (0: as many as the walks give)."""


def from_environment() -> Sizes:
    """`GROGNARD_LAWS="bold=100 uniform=20 every=10"` and so on."""
    given = dict(item.split("=", 1) for item in os.environ.get("GROGNARD_LAWS", "").split())
    unknown = set(given) - set(Sizes.__dataclass_fields__)
    if unknown:
        raise ValueError(f"GROGNARD_LAWS knows no {', '.join(sorted(unknown))}")
    return Sizes(**{name: int(value) for name, value in given.items()})
