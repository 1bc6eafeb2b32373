"""What may be asked, and the answers (section 13.9). Answers use the order in force, never a pending one."""

from msgspec import Struct, field

from grognard.rulesets.killzone.actions import (
    Fight,
    Flame,
    Missile,
    Move,
    PointWord,
    Rally,
    Shoot,
    Throw,
)
from grognard.umpire.words import Answer, Question


class Odds(Question, frozen=True):
    """What comes of an action that rolls?"""

    action: Shoot | Throw | Flame | Missile | Fight | Rally | Move


class Reach(Question, frozen=True):
    """How far may the figure move; may it get there?"""

    figure: str
    to: PointWord | None = None


class Cost(Question, frozen=True):
    """What does a move cost?"""

    action: Move


class Line(Question, frozen=True):
    """Sight, cover and range between two figures or points."""

    from_: str | PointWord = field(name="from")
    to: str | PointWord


class Modifiers(Question, frozen=True):
    """All that is added and subtracted when one figure shoots at another."""

    figure: str
    target: str
    weapon: str
    mode: str


class MeleeNumbers(Question, frozen=True, tag="melee"):
    """KZ-4.24.5: a figure's hand-to-hand numbers."""

    figure: str


class Allowance(Question, frozen=True):
    """KZ-4.22.8: what the figure's state and order allow."""

    figure: str


class Score(Question, frozen=True):
    """KZ-4.1.2: the initiative score of a group by die."""

    group: str


class OrderOdds(Question, frozen=True):
    """KZ-4.3.2: chances of a change of orders."""

    group: str


class Contact(Question, frozen=True):
    """KZ-4.21.10: who touches the figure?"""

    figure: str


class Distance(Question, frozen=True):
    """KZ-0.6: how far apart?"""

    from_: str | PointWord = field(name="from")
    to: str | PointWord


class DayOdds(Question, frozen=True):
    """KZ-6.1.5: the chance of darkness."""


class Deploy(Question, frozen=True):
    """Where may a seat set up (9.1)?"""

    seat: int


AnyQuestion = (
    Odds
    | Reach
    | Cost
    | Line
    | Modifiers
    | MeleeNumbers
    | Allowance
    | Score
    | OrderOdds
    | Contact
    | Distance
    | DayOdds
    | Deploy
)


class FigureOdds(Struct, frozen=True, omit_defaults=True):
    """Chances that the action leaves the figure so; exact fractions."""

    killed: str
    suppressed: str
    captured: str
    unhurt: str


class VolleyOdds(Struct, frozen=True):
    """Of all remaining shots at the target until it is dead."""

    shots: int
    killed: str
    suppressed: str
    unhurt: str


class OddsAnswer(Answer, frozen=True):
    """The fields that the action has; of one that may not be done only `possible` and `rule`."""

    possible: bool = True
    rule: str | None = None
    needed: int | None = None
    hit: str | None = None
    damage: str | None = None
    success: str | None = None
    figures: dict[str, FigureOdds] | None = None
    volley: VolleyOdds | None = None


class ReachAnswer(Answer, frozen=True, omit_defaults=False):
    """KZ-4.22.8; with `to` the cheapest legal path found."""

    allowance: int
    moves: bool
    reachable: bool | None = None
    cost: int | None = None
    path: list[list[int]] | None = None


class CostAnswer(Answer, frozen=True, omit_defaults=False):
    """KZ-4.22.3; `rule`: why the move may not be made."""

    length: int
    penalties: int
    cost: int
    allowance: int
    ok: bool
    rule: str | None = None


class LineAnswer(Answer, frozen=True, omit_defaults=False):
    """Sight and cover of `to` against `from`; range by gun of `from`."""

    clear: bool
    blocked_by: list[str]
    rule: str | None
    cover: str
    gap: int
    range: dict[str, str]


class ModifiersAnswer(Answer, frozen=True):
    """Tables 2.5, 2.6 and 2.7 for one shot."""

    targeting: int
    needed: int
    cover: str
    modifier: int
    kill: int
    suppress: int


class MeleeAnswer(Answer, frozen=True):
    """KZ-4.24.5, KZ-4.24.6"""

    dice: int
    modifier: int
    doubled: bool
    divisor: int


class AllowanceAnswer(Answer, frozen=True):
    """Inches of movement in ticks, shots by weapon."""

    allowance: int
    shots: dict[str, int]


class ScoreAnswer(Answer, frozen=True):
    """KZ-4.1.2 to KZ-4.1.4"""

    initiative: dict[str, int]
    headset: bool


class OrderOddsAnswer(Answer, frozen=True, omit_defaults=False):
    """KZ-4.3.2; all null but `rule` when the group may not try."""

    may_try: bool
    rule: str | None = None
    changed: str | None = None
    kept: str | None = None
    screw_up: str | None = None


class ContactAnswer(Answer, frozen=True):
    """Ids, in the order of the position."""

    friends: list[str]
    enemies: list[str]


class DistanceAnswer(Answer, frozen=True):
    """Gap in ticks rounded up, and the least n of "within n inches"."""

    gap: int
    within: int


class DayOddsAnswer(Answer, frozen=True):
    """KZ-6.1.5"""

    bonus: int
    dark: str


class Band(Struct, frozen=True):
    """A strip along an edge."""

    edge: str
    depth: int


class DeployAnswer(Answer, frozen=True, omit_defaults=False):
    """The zone, how near to the leader, how far from the enemy, in inches."""

    zone: Band | str
    leader: int | None
    away: int | None


AnyAnswer = (
    OddsAnswer
    | ReachAnswer
    | CostAnswer
    | LineAnswer
    | ModifiersAnswer
    | MeleeAnswer
    | AllowanceAnswer
    | ScoreAnswer
    | OrderOddsAnswer
    | ContactAnswer
    | DistanceAnswer
    | DayOddsAnswer
    | DeployAnswer
)
