"""Where a round base can go: all places of a grid within an allowance, and a way to each.

Ways turn only where they must: a place keeps the turning point from which it is seen, so lengths over
open ground are exact, not those of a grid's steps. Round obstacles the way found may be a little longer
than the best. What a way really costs, and whether it may be gone, `path` says exactly.
"""

from heapq import heappop, heappush

from mypy_extensions import i64

from grognard.space.table.path import passes, stretches
from grognard.space.table.plane import length, near_segment
from grognard.space.table.polygon import Point, Polygon


class Going:
    """What hinders a base: where it may not come near, and what takes off its allowance.

    `solids`: pieces from which its centre keeps `clearance`. `others`: centres of bases from which it
    keeps `gap`. `rough`: pieces that cost `penalty` for each stretch inside. `width`, `height`: of the
    table; the centre keeps `clearance` from its rim too.
    """

    def __init__(
        self,
        width: i64,
        height: i64,
        clearance: i64,
        solids: list[Polygon],
        gap: i64,
        others: list[Point],
        rough: list[Polygon],
        penalty: i64,
    ) -> None:
        self.width = width
        self.height = height
        self.clearance = clearance
        self.solids = solids
        self.gap = gap
        self.others = others
        self.rough = rough
        self.penalty = penalty

    def near(self, x: i64, y: i64, allowance: i64) -> "Going":
        """The same, but for what lies too far away to hinder."""
        solids = [piece for piece in self.solids if not piece.beyond(x, y, allowance + self.clearance)]
        rough = [piece for piece in self.rough if not piece.beyond(x, y, allowance)]
        far = (allowance + self.gap) * (allowance + self.gap)
        others = [(a, b) for a, b in self.others if (a - x) * (a - x) + (b - y) * (b - y) < far]
        return Going(self.width, self.height, self.clearance, solids, self.gap, others, rough, self.penalty)

    def on_table(self, x: i64, y: i64) -> bool:
        """Whether the base stands wholly on the table."""
        edge = self.clearance
        return edge <= x <= self.width - edge and edge <= y <= self.height - edge

    def open(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether nothing stands in the straight way from a to b."""
        for piece in self.solids:
            if piece.passed(ax, ay, bx, by, self.clearance):
                return False
        for x, y in self.others:
            if near_segment(x, y, ax, ay, bx, by, self.gap):
                return False
        return True

    def allows(self, way: list[Point]) -> bool:
        """Whether the whole way may be gone, whatever it costs."""
        for x, y in way:
            if not self.on_table(x, y):
                return False
        for piece in self.solids:
            if passes(way, piece, self.clearance):
                return False
        for at in range(max(1, len(way) - 1)):
            ax, ay = way[at]
            bx, by = way[min(at + 1, len(way) - 1)]
            for x, y in self.others:
                if near_segment(x, y, ax, ay, bx, by, self.gap):
                    return False
        return True

    def cost(self, way: list[Point]) -> int:
        """What the way takes off the allowance: its length and its stretches over rough ground."""
        total = 0
        for at in range(1, len(way)):
            ax, ay = way[at - 1]
            bx, by = way[at]
            total += length(bx - ax, by - ay)
        for piece in self.rough:
            total += self.penalty * stretches(way, piece)
        return total


class Place:
    """A place that has been reached: from which other one straight, at what cost all in all."""

    def __init__(self, x: int, y: int, cost: int, origin: "Place | None") -> None:
        self.x = x
        self.y = y
        self.cost = cost
        self.origin = origin

    def way(self) -> list[Point]:
        """The points of the way from the start."""
        points: list[Point] = [(self.x, self.y)]
        origin = self.origin
        while origin is not None:
            points.append((origin.x, origin.y))
            origin = origin.origin
        points.reverse()
        return points


def reach(start: Point, allowance: int, going: Going, step: int) -> list[Place]:
    """All places `step` apart, counted from the start, that it can get to; the start first, nearest next."""
    x, y = start
    ground = going.near(x, y, allowance)
    done: set[int] = set()
    best: dict[int, Place] = {}
    waiting: list[tuple[int, int, Place]] = [(0, key(0, 0), Place(x, y, 0, None))]
    reached: list[Place] = []
    while waiting:
        _, cell, place = heappop(waiting)
        if cell in done:
            continue
        done.add(cell)
        reached.append(place)
        column, row = (place.x - x) // step, (place.y - y) // step
        for dx, dy in STEPS:
            neighbour = key(column + dx, row + dy)
            if neighbour not in done:
                nx, ny = x + (column + dx) * step, y + (row + dy) * step
                new = next_place(ground, place, nx, ny, best.get(neighbour))
                if new is not None and new.cost <= allowance:
                    best[neighbour] = new
                    heappush(waiting, (new.cost, neighbour, new))
    return reached


STEPS: tuple[Point, ...] = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
WIDE = 1 << 16


def key(column: int, row: int) -> int:
    """One number for a place of the grid."""
    return (column + WIDE // 2) * WIDE + row + WIDE // 2


def next_place(going: Going, place: Place, x: int, y: int, known: Place | None) -> Place | None:
    """A cheaper way than the known one: straight from where the last place came from, or turning there."""
    origin = place.origin
    if known is not None and origin is not None and known.origin is origin:
        return None
    if not going.on_table(x, y):
        return None
    best = known
    for turn in (origin, place):
        if turn is not None and (best is None or turn.cost < best.cost):
            if going.open(turn.x, turn.y, x, y):
                new = placed(going, turn, x, y)
                if best is None or new.cost < best.cost:
                    best = new
    return None if best is known else best


def placed(going: Going, origin: Place, x: int, y: int) -> Place:
    """A place reached straight from another; a stretch that goes on there is not counted again."""
    cost = origin.cost + length(x - origin.x, y - origin.y)
    for piece in going.rough:
        if piece.crosses(origin.x, origin.y, x, y):
            if origin.origin is None or not piece.contains(origin.x, origin.y):
                cost += int(going.penalty)
    return Place(x, y, cost, origin)
