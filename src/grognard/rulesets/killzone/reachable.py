"""The question `reach` (13.9): how far a figure may move, and a cheap way to a point."""

from typing import Final

from grognard.rulesets.killzone.actions import Move
from grognard.rulesets.killzone.ground import BASE, OUTSIDE
from grognard.rulesets.killzone.moving import plan_move
from grognard.rulesets.killzone.questions import ReachAnswer
from grognard.rulesets.killzone.state import State
from grognard.space.table.polygon import Point
from grognard.space.table.reach import Going, placed
from grognard.space.table.reach import reach as spread
from grognard.umpire.words import Answer

MESH: Final = 50
"""Ticks between the places of the search."""


def reach(p: State, i: int, to: list[int] | None) -> Answer:
    """KZ-4.22.1; with a point the cheapest legal path found to it."""
    figure = p.figures[i]
    allowance = p.allowance(i)
    moves = allowance > 0 and not figure.moved and figure.captor < 0
    if to is None:
        return ReachAnswer(allowance, moves)
    way = cheapest(p, i, (to[0], to[1]))
    if way is None or not moves:
        return ReachAnswer(allowance, moves, False)
    return ReachAnswer(allowance, moves, True, way[1], [[x, y] for x, y in way[0]])


def going_of(p: State, i: int) -> Going:
    """KZ-0.18, KZ-0.20: what hinders the figure on the ground."""
    others: list[Point] = []
    for j, other in enumerate(p.figures):
        if other.here() and other.zone == OUTSIDE and other.captor != i and p.foes(i, j):
            others.append((other.x, other.y))
    return Going(
        p.table.width,
        p.table.height,
        BASE,
        [piece.outline for piece in p.table.solids],
        2 * BASE,
        others,
        [piece.outline for piece in p.table.rough],
        p.figures[i].profile.penalty,
    )


def cheapest(p: State, i: int, to: Point) -> tuple[list[Point], int] | None:
    """A legal path and its cost, or None."""
    figure = p.figures[i]
    if figure.zone != OUTSIDE:
        return None
    straight = plan_move(p, i, Move(p.id(i), [[to[0], to[1]]]))
    if not straight.rule and straight.penalties == 0:
        return [to], straight.cost()
    going = going_of(p, i)
    found: list[tuple[int, list[Point]]] = []
    for place in spread((figure.x, figure.y), p.allowance(i), going, MESH):
        if going.open(place.x, place.y, to[0], to[1]):
            found.append((placed(going, place, to[0], to[1]).cost, [*place.way()[1:], to]))
    for _, way in sorted(found):
        plan = plan_move(p, i, Move(p.id(i), [[x, y] for x, y in way]))
        if not plan.rule:
            return way, plan.cost()
    return None
