"""What a seat may answer."""

from grognard.umpire.words import Action, Concede


class ChooseSpecies(Action, frozen=True):
    """Answers `species`."""

    species: str


class PlaceArrival(Action, frozen=True):
    """Answers `arrival`: where the reinforcement appears."""

    hex: str


class SetShields(Action, frozen=True):
    """Answers `shields`: Energy for the Shield of each living warrior of the seat."""

    shields: dict[str, int]


class WarriorAction(Action, frozen=True):
    """Answers `act`: what a warrior does with his Impulse."""

    warrior: str


class Move(WarriorAction, frozen=True):
    """Enter an adjacent hex."""

    hex: str


class Idle(WarriorAction, frozen=True):
    """Expend the point doing nothing."""


class Fire(WarriorAction, frozen=True):
    """Fire at exactly one of a warrior or the Tower, a Barrier, a hex."""

    weapon: str
    target: str | None = None
    barrier: str | None = None
    hex: str | None = None


class LoadDart(WarriorAction, frozen=True):
    """Load a dart, to be fired or unloaded in the next own Impulse."""


class UnloadDart(WarriorAction, frozen=True):
    """Put the loaded dart back."""


class Prepare(WarriorAction, frozen=True):
    """Announce a Barrier, Smoke or teleport."""

    what: str


class PlaceBarrier(WarriorAction, frozen=True):
    """Complete a Barrier in the own hex."""


class PlaceSmoke(WarriorAction, frozen=True):
    """Complete Smoke in the own hex."""


class Teleport(WarriorAction, frozen=True):
    """Complete a Jajoz's teleport."""

    hex: str


class PickUp(WarriorAction, frozen=True):
    """Take the Energizer that lies in the own hex."""


class Drop(WarriorAction, frozen=True):
    """Lay the Energizer down."""


class Exit(WarriorAction, frozen=True):
    """Carry the Energizer off the map."""


ImpulseAction = (
    Move
    | Idle
    | Fire
    | LoadDart
    | UnloadDart
    | Prepare
    | PlaceBarrier
    | PlaceSmoke
    | Teleport
    | PickUp
    | Drop
    | Exit
)

AnyAction = ChooseSpecies | PlaceArrival | SetShields | ImpulseAction | Concede

IMPULSE_ACTIONS: tuple[type[Action], ...] = (
    Move,
    Idle,
    Fire,
    LoadDart,
    UnloadDart,
    Prepare,
    PlaceBarrier,
    PlaceSmoke,
    Teleport,
    PickUp,
    Drop,
    Exit,
)
