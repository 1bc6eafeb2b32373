"""The question `reach` (13.9): how far a figure may move, and a cheap way to a point."""

from grognard.rulesets.killzone.questions import ReachAnswer
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.ways import can_move, way_to
from grognard.umpire.words import Answer


def reach(p: State, i: int, to: list[int] | None) -> Answer:
    """KZ-4.22.1; with a point the cheapest legal path found to it."""
    figure = p.figures[i]
    allowance = p.allowance(i)
    moves = allowance > 0 and not figure.moved and figure.captor < 0 and figure.here() and can_move(p, i)
    if to is None:
        return ReachAnswer(allowance, moves)
    way = way_to(p, i, to[0], to[1]) if moves else None
    if way is None:
        return ReachAnswer(allowance, moves, False)
    return ReachAnswer(allowance, moves, True, way.cost, [[x, y] for x, y in way.points])
