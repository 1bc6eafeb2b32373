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


class Move(Action, frozen=True):
    """Enter an adjacent hex."""

    warrior: str
    hex: str


class Idle(Action, frozen=True):
    """Expend the point doing nothing."""

    warrior: str


class Fire(Action, frozen=True):
    """Fire at exactly one of a warrior or the Tower, a Barrier, a hex."""

    warrior: str
    weapon: str
    target: str | None = None
    barrier: str | None = None
    hex: str | None = None


class LoadDart(Action, frozen=True):
    """Load a dart, to be fired or unloaded in the next own Impulse."""

    warrior: str


class UnloadDart(Action, frozen=True):
    """Put the loaded dart back."""

    warrior: str


class Prepare(Action, frozen=True):
    """Announce a Barrier, Smoke or teleport."""

    warrior: str
    what: str


class PlaceBarrier(Action, frozen=True):
    """Complete a Barrier in the own hex."""

    warrior: str


class PlaceSmoke(Action, frozen=True):
    """Complete Smoke in the own hex."""

    warrior: str


class Teleport(Action, frozen=True):
    """Complete a Jajoz's teleport."""

    warrior: str
    hex: str


class PickUp(Action, frozen=True):
    """Take the Energizer that lies in the own hex."""

    warrior: str


class Drop(Action, frozen=True):
    """Lay the Energizer down."""

    warrior: str


class Exit(Action, frozen=True):
    """Carry the Energizer off the map."""

    warrior: str


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
