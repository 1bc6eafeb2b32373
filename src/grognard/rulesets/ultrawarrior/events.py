"""What happens, as it is told."""

from typing import ClassVar

from msgspec import field

from grognard.umpire.words import Answered, Conceded, Event, Over


class SpeciesRevealed(Event, frozen=True):
    """UW-R60: told when all have chosen."""

    reveals: ClassVar[bool] = True
    warrior: str
    species: str


class TurnStarted(Event, frozen=True):
    """A new turn."""

    turn: int


class EnergizerBonus(Event, frozen=True):
    """UW-9.7.5; to the owner only (UW-R54)."""

    warrior: str
    energy: int


class ArrivalDue(Event, frozen=True):
    """UW-9.3.3: a reinforcement comes at the next turn's start."""

    warrior: str


class Arrived(Event, frozen=True):
    """The reinforcement has been placed."""

    warrior: str
    hex: str


class ShieldSet(Event, frozen=True):
    """To the owner, when the last seat has answered; with `allies_share_sheets` it is news to his allies."""

    reveals: ClassVar[bool] = True

    warrior: str
    shield: int


class Cleanup(Event, frozen=True):
    """UW-3.23.1, UW-3.23.2"""

    smoke: list[str]
    barriers: list[str]
    refilled: list[str]


class Initiative(Event, frozen=True):
    """One round of rolling: seat to die."""

    rolls: dict[str, int]


class TurnOrder(Event, frozen=True):
    """The order of the seats this turn."""

    order: list[int]


class Moved(Event, frozen=True):
    """A warrior has entered an adjacent hex."""

    warrior: str
    from_: str = field(name="from")
    to: str


class Teleported(Event, frozen=True):
    """A Jajoz has arrived elsewhere."""

    warrior: str
    from_: str = field(name="from")
    to: str


class Idled(Event, frozen=True):
    """A still Impulse."""

    warrior: str


class Loaded(Event, frozen=True):
    """A dart is loaded."""

    warrior: str


class Unloaded(Event, frozen=True):
    """The dart is put back."""

    warrior: str


class Prepared(Event, frozen=True):
    """A Barrier, Smoke or teleport is announced."""

    warrior: str
    what: str


class BarrierPlaced(Event, frozen=True):
    """A Barrier stands."""

    warrior: str
    barrier: str
    hex: str


class SmokePlaced(Event, frozen=True):
    """Smoke lies in the hex."""

    warrior: str
    hex: str


class PickedUp(Event, frozen=True):
    """The Energizer is carried."""

    warrior: str
    hex: str


class Dropped(Event, frozen=True):
    """The Energizer lies in the hex."""

    warrior: str
    hex: str


class Exited(Event, frozen=True):
    """The Energizer has left the map with its carrier."""

    warrior: str
    hex: str


class Fired(Event, frozen=True):
    """A shot. Hex shots have neither number nor dice."""

    warrior: str
    weapon: str
    range: int
    target: str | None = None
    barrier: str | None = None
    hex: str | None = None
    number: int | None = None
    dice: list[int] | None = None


class Hit(Event, frozen=True):
    """`warrior` is the firer, or `tower`, whose laser names no weapon."""

    warrior: str
    target: str
    damage: int
    weapon: str | None = None


class Missed(Event, frozen=True):
    """`hex` is where the target stands."""

    warrior: str
    hex: str
    weapon: str | None = None
    target: str | None = None
    barrier: str | None = None


class Absorbed(Event, frozen=True):
    """To the owner: what Shield and suit have lost (UW-R44)."""

    warrior: str
    shield: int
    suit: int


class SuitDestroyed(Event, frozen=True):
    """To the owner only (UW-R45)."""

    warrior: str


class LifeLost(Event, frozen=True):
    """The Life die: it shows that the suit is gone (UW-R45)."""

    reveals: ClassVar[bool] = True
    warrior: str
    roll: int


class TerrainChanged(Event, frozen=True):
    """UW-8.3.1"""

    hex: str
    from_: str = field(name="from")
    to: str


class SmokeRemoved(Event, frozen=True):
    """UW-7.33.4"""

    hex: str


class BarrierDestroyed(Event, frozen=True):
    """UW-7.41.2"""

    barrier: str
    hex: str


class TowerFired(Event, frozen=True):
    """At its target, or stopped by a hex or a Barrier (UW-R56)."""

    target: str | None = None
    range: int | None = None
    number: int | None = None
    dice: list[int] | None = None
    hit: bool | None = None
    hex: str | None = None
    barrier: str | None = None


class TowerDestroyed(Event, frozen=True):
    """UW-9.6.6"""

    hex: str


class Burned(Event, frozen=True):
    """An Impulse has ended in Fire or Lava, whatever comes of it."""

    warrior: str
    terrain: str
    damage: int


class Drowned(Event, frozen=True):
    """UW-6.12.3"""

    warrior: str
    hex: str


class Eliminated(Event, frozen=True):
    """`cause`: damage, drowned, concession. A Life die that only its owner saw may be behind it (UW-R45)."""

    reveals: ClassVar[bool] = True
    warrior: str
    cause: str


class TurnEnded(Event, frozen=True):
    """The turn is over."""

    ends_turn: ClassVar[bool] = True
    turn: int


AnyEvent = (
    Answered
    | SpeciesRevealed
    | TurnStarted
    | EnergizerBonus
    | ArrivalDue
    | Arrived
    | ShieldSet
    | Cleanup
    | Initiative
    | TurnOrder
    | Moved
    | Teleported
    | Idled
    | Loaded
    | Unloaded
    | Prepared
    | BarrierPlaced
    | SmokePlaced
    | PickedUp
    | Dropped
    | Exited
    | Fired
    | Hit
    | Missed
    | Absorbed
    | SuitDestroyed
    | LifeLost
    | TerrainChanged
    | SmokeRemoved
    | BarrierDestroyed
    | TowerFired
    | TowerDestroyed
    | Burned
    | Drowned
    | Eliminated
    | Conceded
    | TurnEnded
    | Over
)
