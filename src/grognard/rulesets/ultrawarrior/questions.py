"""What may be asked, and the answers. UW-8.0.2: asking is no action."""

from typing import Annotated

from msgspec import Meta, Struct, field

from grognard.rulesets.ultrawarrior.actions import Fire
from grognard.umpire.words import Answer, Question


class Odds(Question, frozen=True):
    """What comes of a shot?"""

    action: Fire


class Number(Question, frozen=True):
    """The fire table; `weapon` may be `laser_tower`."""

    weapon: str
    range: int


class Line(Question, frozen=True):
    """What lies on the Line of Fire?"""

    from_: str = field(name="from")
    to: str


class AboutWarrior(Question, frozen=True):
    """A question that names a warrior, own or foreign."""

    warrior: str


class Targets(AboutWarrior, frozen=True):
    """What could he fire at with this weapon?"""

    weapon: str


class Reach(AboutWarrior, frozen=True):
    """Where could he be after so many own Impulses?"""

    impulses: Annotated[int, Meta(ge=0)] | None = None


class Danger(AboutWarrior, frozen=True):
    """What becomes of him if he stays?"""


class Schedule(Question, frozen=True):
    """Who acts when in the rest of the turn?"""


class Hex(Question, frozen=True):
    """What is in this hex?"""

    hex: str


class Terrain(Question, frozen=True):
    """Where does the board differ from the set-up?"""


AnyQuestion = Odds | Number | Line | Targets | Reach | Danger | Schedule | Hex | Terrain


class Change(Struct, frozen=True):
    """A terrain change as told in odds."""

    hex: str
    from_: str = field(name="from")
    to: str


class OddsAnswer(Answer, frozen=True):
    """Fractions as text. Only `possible` and `rule` when it may not be done."""

    possible: bool
    rule: str | None = None
    range: int | None = None
    counted: int | None = None
    cost: int | None = None
    number: int | None = None
    hit: str | None = None
    miss: str | None = None
    damage_if_hit: int | None = None
    damage: str | None = None
    on_miss: Change | None = None
    change: Change | None = None


class NumberAnswer(Answer, frozen=True):
    """`number` is absent beyond the maximum."""

    hit: str
    number: int | None = None


class LineAnswer(Answer, frozen=True):
    """Hexes in order along the line, its ends excluded."""

    range: int
    crossed: list[str]
    left: list[str]
    right: list[str]
    clear: bool
    cover: str
    first_block: str | None = None
    rule: str | None = None


class TargetsAnswer(Answer, frozen=True):
    """Ids and hexes, ascending."""

    warriors: list[str]
    barriers: list[str]
    hexes: list[str]


class ReachAnswer(Answer, frozen=True):
    """Hex to the fewest own Impulses; the own hex is left out."""

    hexes: dict[str, int]
    count: int


class DangerAnswer(Answer, frozen=True):
    """`effect`: none, damage, drowns."""

    hex: str
    terrain: str
    effect: str
    damage: int
    exits: list[str]


class ScheduleAnswer(Answer, frozen=True):
    """`[slot, seat, [warriors]]` in order."""

    slots: list[list[int | list[str]]]


class HexAnswer(Answer, frozen=True):
    """Living warriors only."""

    terrain: str
    smoke: bool
    barriers: list[str]
    warriors: list[str]


class TerrainAnswer(Answer, frozen=True):
    """`[hex, terrain]`, ascending."""

    changed: list[list[str]]


AnyAnswer = (
    OddsAnswer
    | NumberAnswer
    | LineAnswer
    | TargetsAnswer
    | ReachAnswer
    | DangerAnswer
    | ScheduleAnswer
    | HexAnswer
    | TerrainAnswer
)
