"""What a seat may answer (section 13.5 of the specification)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grognard.umpire.words import Action, Concede

Coordinate = Annotated[int, Meta(ge=-12_000, le=12_000)]
"""In ticks; the bound keeps all products of the geometry within 64 bits."""

PointWord = Annotated[list[Coordinate], Meta(min_length=2, max_length=2)]
SmallNumber = Annotated[int, Meta(ge=0, le=1000)]
OrderWord = Literal["shoot", "stay_sharp", "keep_down", "assault", "snipe", "run", "hit_and_run"]
EdgeWord = Literal["N", "E", "S", "W"]
StanceWord = Literal["lethal", "non_lethal"]


class ForceFigure(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of a group: a kit, and what is added to it (KZ-R43); `n` copies."""

    kit: str
    rank: Literal["leader", "sub", "member", "hero"] | None = None
    n: Annotated[int, Meta(ge=1, le=60)] = 1
    guns: list[str] = []
    hand: list[str] = []
    items: list[str] = []
    armour: Literal["none", "light"] | None = None
    grenades: SmallNumber = 0
    missiles: SmallNumber = 0


class ForceGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """KZ-2.1: an individual, a squad or a gang."""

    id: str
    type: Literal["trooper", "enforcer", "rebel", "scavenger", "savage", "cyborg"]
    figures: list[ForceFigure]


class Force(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A force list (section 13.10)."""

    groups: list[ForceGroup]
    id: str | None = None
    side: str | None = None
    limit: SmallNumber | None = None


class Placing(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a figure is set up: on the ground, in a zone, or at a spot of an edge zone or roof."""

    at: PointWord | None = None
    zone: str | None = None


class ChooseForce(Action, frozen=True):
    """Answers `forces`."""

    force: Force


class ChooseTable(Action, frozen=True):
    """Answers `table`."""

    table: str


class ChooseEdge(Action, frozen=True):
    """Answers `edge`."""

    edge: EdgeWord


class Setup(Action, frozen=True):
    """Answers `setup`: all own figures, or `auto`."""

    figures: dict[str, Placing] | None = None
    auto: bool = False


class Orders(Action, frozen=True):
    """Answers `orders0` (every own group) and `changes` (only groups to be changed)."""

    orders: dict[str, OrderWord]


class Counter(Action, frozen=True):
    """Answers `counters`."""

    number: int
    group: str


class FigureAction(Action, frozen=True):
    """Answers `act`: what a figure of the active group does."""

    figure: str


class Rally(FigureAction, frozen=True):
    """Try to lose the suppression."""


class Move(FigureAction, frozen=True):
    """Move, by a path on the ground or a roof, by steps from zone to zone, or both."""

    path: list[PointWord] | None = None
    steps: list[str] | None = None
    at: PointWord | None = None
    enter: str | None = None
    exit: EdgeWord | None = None
    contact: str | None = None
    captive_at: PointWord | None = None
    stance: StanceWord = "lethal"
    finish: dict[str, Literal["kill", "capture"]] | None = None


class Shoot(FigureAction, frozen=True):
    """Open a volley (`weapon` and `mode`), or fire its next shot."""

    target: str
    weapon: str | None = None
    mode: Literal["single", "rapid", "aimed"] | None = None


class Cease(FigureAction, frozen=True):
    """Close the volley; unused shots are lost."""


class Area(FigureAction, frozen=True):
    """An area weapon at exactly one of a figure, a point, a zone."""

    target: str | None = None
    at: PointWord | None = None
    zone: str | None = None


class Throw(Area, frozen=True):
    """Throw a grenade."""


class Flame(Area, frozen=True):
    """Use the flame thrower."""


class Missile(Area, frozen=True):
    """Lock a missile on to an enemy figure (KZ-R28: nothing else)."""


class Fight(FigureAction, frozen=True):
    """Fight the enemies in contact."""

    stance: StanceWord = "lethal"


class Finish(FigureAction, frozen=True):
    """Kill or capture a suppressed enemy in contact, or kill or release a captive."""

    victim: str
    how: Literal["kill", "capture", "release"]


class Done(FigureAction, frozen=True):
    """The figure does nothing more this turn."""


class EndGroup(Action, frozen=True):
    """Nor does any other of its group."""


class Stance(Action, frozen=True):
    """Answers `melee_stance`."""

    stances: dict[str, StanceWord]


ActAction = Rally | Move | Shoot | Cease | Throw | Flame | Missile | Fight | Finish | Done | EndGroup

AnyAction = ChooseForce | ChooseTable | ChooseEdge | Setup | Orders | Counter | ActAction | Stance | Concede

ACT_ACTIONS: tuple[type[Action], ...] = (
    Rally,
    Move,
    Shoot,
    Cease,
    Throw,
    Flame,
    Missile,
    Fight,
    Finish,
    Done,
    EndGroup,
)
