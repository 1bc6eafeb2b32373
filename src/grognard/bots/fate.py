"""Dice of thought: equal for every candidate, and spread evenly over the playouts of one candidate.

Common random numbers: the same roll of the same piece falls alike whatever was done before it, so
candidates differ by what they are, not by their luck. Latin hypercube: over `n` playouts each roll
takes `n` evenly spaced quantiles of its sum, in an order of its own.
"""

from functools import lru_cache
from itertools import product
from math import gcd
from random import Random

from grognard.umpire.dice import Dice

FACTOR, MODULUS = 6364136223846793005, 1 << 64
"""Knuth's linear congruential generator: enough for hidden dice of thought."""
WIDEST = 1300
"""Outcomes of a roll that are put in order; dice of wider ones are drawn one by one."""
Key = tuple[str, str | None, int, int, int]


@lru_cache(maxsize=256)
def outcomes(sides: int, n: int) -> tuple[tuple[int, ...], ...]:
    """All faces of `n` dice, by their sum."""
    return tuple(sorted(product(range(1, sides + 1), repeat=n), key=lambda faces: (sum(faces), faces)))


class Fates:
    """The fates of one round of playouts, `size` for each candidate."""

    def __init__(self, seed: str, size: int) -> None:
        self.seed = seed
        self.size = size
        self.orders: dict[Key, tuple[int, int]] = {}
        self.salt = Random(f"{seed} hidden").getrandbits(60) | 1

    def place(self, key: Key, number: int) -> int:
        """Which of the `size` strata this roll takes in playout `number`."""
        order = self.orders.get(key)
        if order is None:
            order = self.draw_order(key)
            self.orders[key] = order
        return (number * order[0] + order[1]) % self.size

    def draw_order(self, key: Key) -> tuple[int, int]:
        """A step and an offset that visit every stratum once."""
        random = Random(f"{self.seed} {key}").random
        steps = [step for step in range(1, self.size + 1) if gcd(step, self.size) == 1]
        return steps[int(random() * len(steps))], int(random() * self.size)


class Fate(Dice):
    """The dice of one playout."""

    def __init__(self, fates: Fates, number: int) -> None:
        self.fates = fates
        self.number = number
        self.rolled: dict[tuple[str, str | None], int] = {}
        self.state = fates.salt * (number + 1) % MODULUS

    def roll(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        nth = self.rolled.get((name, by), 0)
        self.rolled[name, by] = nth + 1
        fates = self.fates
        if n > 1 and sides**n > WIDEST:
            return tuple(self.roll(f"{name} {nth} {i}", sides, 1, by)[0] for i in range(n))
        place = 2 * fates.place((name, by, nth, sides, n), self.number) + 1
        if n == 1:
            return (1 + place * sides // (2 * fates.size),)
        table = outcomes(sides, n)
        return table[place * len(table) // (2 * fates.size)]

    def hidden(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return tuple([self.pick(sides) + 1 for _ in range(n)])

    def pick(self, sides: int) -> int:
        """The next number from 0 to `sides` - 1: hidden dice are many and cheap, each alone."""
        self.state = (self.state * FACTOR + 1) % MODULUS
        return (self.state >> 16) * sides // (MODULUS >> 16)

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        order = sorted(range(n), key=lambda i: (self.hidden(f"{name} {i}", WIDEST)[0], i))
        return tuple(i + 1 for i in order)
