"""What happens, as it is told (section 13.6). All is told to everybody, unless a docstring says otherwise."""

from typing import ClassVar, Literal

from grognard.rulesets.killzone.actions import Force, Placing
from grognard.umpire.words import Answered, Conceded, Event, Over


class Forces(Event, frozen=True):
    """A seat's force, when all have answered."""

    reveals: ClassVar[bool] = True
    seat: int
    force: Force


class TableChosen(Event, frozen=True):
    """KZ-7.4.2"""

    seat: int
    table: str


class EdgeChosen(Event, frozen=True):
    """KZ-7.4.2"""

    seat: int
    edge: str


class Day(Event, frozen=True):
    """KZ-6.1.5"""

    roll: int
    score: int
    light: str


class SetupRoll(Event, frozen=True):
    """KZ-7.4.3"""

    seat: int
    roll: int


class Placed(Event, frozen=True):
    """A seat has set up; with fog others are told counters for the figures inside (KZ-R34)."""

    seat: int
    figures: dict[str, Placing]


class Order(Event, frozen=True):
    """At a reveal: the order in force of a group, changed or not."""

    reveals: ClassVar[bool] = True
    group: str
    order: str


class Initiative(Event, frozen=True):
    """KZ-4.1.2"""

    group: str
    roll: int
    score: int
    doubled: bool
    bonus: int


class Tie(Event, frozen=True):
    """KZ-R11"""

    group: str
    roll: int


class Ranking(Event, frozen=True):
    """Groups by score, whose owners now pick counters."""

    groups: list[str]


class CounterPlaced(Event, frozen=True, tag="counter"):
    """KZ-4.1.5"""

    seat: int
    group: str
    number: int


class Group(Event, frozen=True):
    """Its activation begins."""

    group: str


class Rallied(Event, frozen=True, tag="rally"):
    """KZ-4.21.1; without `roll` a Hero's (KZ-5.1.3)."""

    figure: str
    score: int
    ok: bool
    roll: int | None = None


class Moved(Event, frozen=True):
    """KZ-4.22.1: where it went, at what cost."""

    figure: str
    path: list[list[int]]
    zone: str | None
    cost: int
    allowance: int


class CounterActed(Event, frozen=True):
    """KZ-R34: what others see of a figure that is only a counter: that it moves, rallies, is done.

    `zone`: where it has gone. Which counter acts was not known before.
    """

    reveals: ClassVar[bool] = True
    counter: int
    what: Literal["moved", "rally", "done"]
    zone: str | None = None


class Identified(Event, frozen=True):
    """KZ-R34: who a counter is; from now on all know."""

    reveals: ClassVar[bool] = True
    counter: int
    figure: str


class Exited(Event, frozen=True):
    """KZ-R50"""

    figure: str
    edge: str
    captive: str | None


class Shot(Event, frozen=True):
    """KZ-4.23.6"""

    figure: str
    target: str
    weapon: str
    range: str
    roll: int
    score: int
    hit: bool


class OutOfRange(Event, frozen=True):
    """KZ-R15"""

    figure: str
    target: str


class Blast(Event, frozen=True):
    """KZ-6.2.6"""

    figure: str
    weapon: str
    roll: int
    score: int
    hit: bool


class Lock(Event, frozen=True):
    """KZ-6.2.17"""

    figure: str
    target: str
    roll: int
    ok: bool


class Damage(Event, frozen=True):
    """KZ-4.23.9: what the dice did to a figure."""

    figure: str
    total: int
    modifier: int
    score: int
    result: str


class Heroic(Event, frozen=True):
    """KZ-5.1.7"""

    figure: str
    roll: int
    ok: bool


class Killed(Event, frozen=True):
    """The figure is removed."""

    figure: str
    by: str


class Suppressed(Event, frozen=True):
    """The figure was not suppressed, and is."""

    figure: str


class Captured(Event, frozen=True):
    """KZ-7.5.1: taken by an enemy; it is suppressed."""

    figure: str
    by: str


class Freed(Event, frozen=True):
    """KZ-7.5.6"""

    figure: str


class VolleyEnd(Event, frozen=True):
    """The volley is closed."""

    figure: str
    unused: int


class Melee(Event, frozen=True):
    """KZ-4.24.5: final, divided scores."""

    attacker: str
    scores: dict[str, int]
    stances: dict[str, str]


class MeleeResult(Event, frozen=True):
    """KZ-4.24.7: of one pair; null, null for equal scores."""

    winner: str | None
    loser: str | None
    kill_score: int
    result: str


class FigureDone(Event, frozen=True, tag="done"):
    """The figure is done."""

    figure: str


class OrderRoll(Event, frozen=True):
    """KZ-4.3.2; never the order wanted (KZ-R10)."""

    reveals: ClassVar[bool] = True
    group: str
    roll: int
    score: int
    result: str


class TurnStarted(Event, frozen=True):
    """A new turn begins."""

    ends_turn: ClassVar[bool] = True
    turn: int


AnyEvent = (
    Answered
    | Conceded
    | Over
    | Forces
    | TableChosen
    | EdgeChosen
    | Day
    | SetupRoll
    | Placed
    | Order
    | Initiative
    | Tie
    | Ranking
    | CounterPlaced
    | Group
    | Rallied
    | Moved
    | Exited
    | CounterActed
    | Identified
    | Shot
    | OutOfRange
    | Blast
    | Lock
    | Damage
    | Heroic
    | Killed
    | Suppressed
    | Captured
    | Freed
    | VolleyEnd
    | Melee
    | MeleeResult
    | FigureDone
    | OrderRoll
    | TurnStarted
)
