"""A Line of Fire on the board: its stretches, the hexes crossed, what blocks, the runs along edges."""

from typing import Literal

from grognard.rulesets.ultrawarrior.presentation import ground
from grognard.rulesets.ultrawarrior.presentation.facts import Facts
from grognard.rulesets.ultrawarrior.presentation.texts import text
from grognard.umpire.scene import Mark

Stretch = Literal["clear", "cover", "blocked"]


def sight_marks(facts: Facts, a: str, b: str) -> list[Mark]:
    """The line from `a` to `b`: clear up to the first blocking hex, blocked beyond it."""
    if a == b:
        return [Mark("cells", "plan", [a])]
    way = ground.line(a, b)
    blockers = [h for h in way.crossed if facts.blocks(h)]
    marks = [Mark("line", "plan", [a, b], stretches=stretches(facts, way.crossed, b))]
    if way.crossed:
        marks.append(Mark("cells", "plain", way.crossed))
    if blockers:
        marks.append(Mark("cells", "bad", blockers[:1], text=text("mark-block", hex=blockers[0])))
    if way.left or way.right:
        marks += edge_marks(facts, way.left, way.right)
    return marks


def stretches(facts: Facts, crossed: list[str], target: str) -> list[Stretch]:
    """One stretch for each hex on the way and one for the far hex, in equal parts of the line."""
    found: list[Stretch] = []
    blocked = False
    for hex in crossed:
        blocked = blocked or facts.blocks(hex)
        found.append("blocked" if blocked else "clear")
    if blocked:
        return [*found, "blocked"]
    return [*found, "cover" if facts.blocks(target) else "clear"]


def edge_marks(facts: Facts, left: list[str], right: list[str]) -> list[Mark]:
    """UW-R22: the hexes beside a line that runs along edges; those that block stand out."""
    beside = sorted(left + right)
    shut = [h for h in beside if facts.blocks(h)]
    free = [h for h in beside if not facts.blocks(h)]
    marks = [Mark("cells", "plain", free, text=text("mark-edge"))] if free else []
    return [*marks, Mark("cells", "warn", shut, text=text("mark-edge"))] if shut else marks
