"""All that an action can come to: its open rolls walked face by face, each outcome with its chance."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from grognard.umpire.contract import Position
from grognard.umpire.dice import Dice, NeedDice, Seeded
from grognard.umpire.log import Log, Telling
from grognard.umpire.words import Action, Seat

LIMIT = 50_000
"""Outcomes after which an action is given up as too wide to walk."""


class TooWide(Exception):
    """The action has more outcomes than can be walked."""


class Asking(Dice):
    """Open dice that have fallen so far, then NeedDice; hidden ones are drawn from a seed."""

    def __init__(self, fallen: tuple[tuple[int, ...], ...], seed: int) -> None:
        self.fallen = fallen
        self.next = 0
        self.secret = Seeded(seed)

    def roll(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        if self.next == len(self.fallen):
            raise NeedDice(name, sides, n, by)
        self.next += 1
        return self.fallen[self.next - 1]

    def hidden(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return self.secret.hidden(name, sides, n, by)

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        return self.secret.shuffle(name, n)


class Outcome:
    """One way an action can go: the chance of it, the position after it, and what was told."""

    def __init__(self, chance: Fraction, position: Position, log: Log) -> None:
        self.chance = chance
        self.position = position
        self.log = log


def walk_outcomes(position: Position, seat: Seat, action: Action, seed: int = 0) -> Iterator[Outcome]:
    """Every outcome of a legal action by its open dice; the chances sum to 1. Raises TooWide."""
    todo: list[tuple[tuple[tuple[int, ...], ...], Fraction]] = [((), Fraction(1))]
    walked = 0
    while todo:
        fallen, chance = todo.pop()
        walked += 1
        if walked > LIMIT:
            raise TooWide(f"{action.type} has more than {LIMIT} outcomes")
        log, after = Log(), position.clone()
        try:
            after.play_unchecked(seat, action, Telling(Asking(fallen, seed), log), log)
        except NeedDice as need:
            share = chance / need.sides**need.n
            todo += [((*fallen, faces), share) for faces in product(range(1, need.sides + 1), repeat=need.n)]
            continue
        yield Outcome(chance, after, log)
