"""What is told. `reveals` marks what shows something hidden."""

from typing import ClassVar

from grognard.umpire.words import Answered, Conceded, Event, Over, Rolled


class TurnStarted(Event, frozen=True):
    """A turn begins."""

    turn: int


class WindSet(Event, frozen=True):
    """FB-2.3: where the wind blows to."""

    wind: str


class TurnOrder(Event, frozen=True):
    """FB-2.4: the order of this turn."""

    order: list[int]


class BribesDealt(Event, frozen=True):
    """FB-1.5: to one seat alone."""

    reveals: ClassVar[bool] = True
    bribes: int


class Launched(Event, frozen=True):
    """FB-2.2: two lights leave home; only the owner is told which of them is the runner."""

    seat: int
    boats: list[str]


class RunnerLaunched(Event, frozen=True):
    """FB-2.2, to the owner: the same, with the runner."""

    reveals: ClassVar[bool] = True
    seat: int
    boats: list[str]
    runner: str


class Allocated(Event, frozen=True):
    """FB-3.4: everybody has his crew aboard. The numbers are told only with option `crew: open`."""


class CrewShown(Event, frozen=True):
    """FB-R2: the crew of all boats."""

    reveals: ClassVar[bool] = True
    crew: dict[str, int]


class Sailed(Event, frozen=True):
    """FB-4.1: one step of a boat."""

    boat: str
    to: str


class SailedOn(Event, frozen=True):
    """FB-4.6: one step of a boat that had been held up: the rest of its path was secret."""

    reveals: ClassVar[bool] = True
    boat: str
    to: str


class CargoLanded(Event, frozen=True):
    """FB-4.7: this light was the runner; both are home."""

    reveals: ClassVar[bool] = True
    boat: str
    seat: int


class FlareFired(Event, frozen=True):
    """FB-5.1: before the roll."""

    seat: int
    at: str
    powder: int


class FlareBurned(Event, frozen=True):
    """FB-5.3: after each roll: whether it burns."""

    bright: bool


class LuckSpent(Event, frozen=True):
    """FB-5.4: a seat has the flare rolled again."""

    seat: int


class Lit(Event, frozen=True):
    """FB-5.5: all see what this light is."""

    reveals: ClassVar[bool] = True
    boat: str
    runner: bool


class Hailed(Event, frozen=True):
    """FB-6.2: a cutter calls a light to stop, before the coin."""

    cutter: str
    boat: str


class Passed(Event, frozen=True):
    """FB-6.2: it lets the light go by."""

    cutter: str
    boat: str


class Grappled(Event, frozen=True):
    """FB-6.3: heads: the light is held, unless somebody pays."""

    boat: str


class Slipped(Event, frozen=True):
    """FB-6.3: tails: it slips by."""

    boat: str


class Bribed(Event, frozen=True):
    """FB-6.5: so many bribes were paid, by whom is not told; the light goes on."""

    reveals: ClassVar[bool] = True
    boat: str
    number: int


class BribePaid(Event, frozen=True):
    """FB-6.5, to the payer: what he has left."""

    reveals: ClassVar[bool] = True
    left: int


class Boarded(Event, frozen=True):
    """FB-6.6: nobody paid. A runner is a prize, a dummy sinks."""

    reveals: ClassVar[bool] = True
    boat: str
    cutter: str
    runner: bool


class TurnEnded(Event, frozen=True):
    """A turn is over."""

    ends_turn: ClassVar[bool] = True
    turn: int


class Staked(Event, frozen=True):
    """FB-8.2: all stakes are in and shown."""

    reveals: ClassVar[bool] = True
    coins: dict[str, int]


class BattleEnded(Event, frozen=True):
    """FB-8.3: a match of the season is over; the purses now."""

    battle: str
    winners: list[int]
    purses: dict[str, int]


FogBayEvent = (
    TurnStarted
    | WindSet
    | TurnOrder
    | BribesDealt
    | Launched
    | RunnerLaunched
    | Allocated
    | CrewShown
    | Sailed
    | SailedOn
    | CargoLanded
    | FlareFired
    | FlareBurned
    | LuckSpent
    | Lit
    | Hailed
    | Passed
    | Grappled
    | Slipped
    | Bribed
    | BribePaid
    | Boarded
    | TurnEnded
    | Staked
    | BattleEnded
    | Rolled
    | Answered
    | Conceded
    | Over
)
