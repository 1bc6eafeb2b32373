"""What a player may ask at any time, and what is answered."""

from grognard.umpire.words import Answer, Data, Question


class Reach(Question, frozen=True):
    """Where may this boat of mine go, having gone along the path of the drafted `sail`?"""

    boat: str
    draft: Data = {}


class ReachAnswer(Answer, frozen=True):
    """`next`: cells for the next step; `cells`: wherever it may still end, with the crew spent by then."""

    ok: bool
    cost: int
    next: list[str]
    cells: dict[str, int]


class Odds(Question, frozen=True):
    """What are the chances of this flare, or of this hail?"""

    action: Data


class OddsAnswer(Answer, frozen=True):
    """`hit`: the chance of the first roll; `again`: of this roll with a re-roll of one's own behind it."""

    possible: bool = True
    rule: str | None = None
    hit: str | None = None
    again: str | None = None


class Range(Question, frozen=True):
    """Over which cells may my cutter fire a flare?"""


class RangeAnswer(Answer, frozen=True):
    """The cells, sorted."""

    cells: list[str]


FogBayQuestion = Reach | Odds | Range
FogBayAnswer = ReachAnswer | OddsAnswer | RangeAnswer
