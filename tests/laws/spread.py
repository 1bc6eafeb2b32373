"""Law 5: what the samples of a run were like."""

from collections import Counter

from grognard.umpire.notation import canonical
from tests.laws.secrets import ABSENT

MANY = 100
"""Values of a secret that are kept apart."""


class Spread:
    """Of each kind of secret, how often it was open, and what samples made of it."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()
        self.moved: Counter[str] = Counter()
        self.true: Counter[str] = Counter()
        self.values: dict[str, set[bytes]] = {}

    def saw(self, kind: str, sampled: object, truth: object) -> None:
        """A sample put this value where the truth has that."""
        if sampled == truth:
            self.true[kind] += 1
        else:
            self.moved[kind] += 1
        values = self.values.setdefault(kind, set())
        if len(values) < MANY:
            values.add(canonical(None if sampled is ABSENT else sampled))

    def add(self, other: "Spread") -> None:
        """Take in another run."""
        self.open.update(other.open)
        self.moved.update(other.moved)
        self.true.update(other.true)
        for kind, values in other.values.items():
            self.values.setdefault(kind, set()).update(values)
