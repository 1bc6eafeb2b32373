"""What a warrior is after besides the foe: a hex to reach, the Tower, the Energizer, the edge of the map."""

from grognard.rulesets.ultrawarrior.scenario import DESTROY_AND_ENTER, REACH
from grognard.rulesets.ultrawarrior.script.odds import in_line
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import ENTRY_COST, GRID, JAJOZ
from grognard.rulesets.ultrawarrior.warrior import Warrior

FAR = 200
STEP = 260
"""What a step towards a goal is worth."""
MARCH = 1200
"""The same where there is no time for long shots: they are made at the goal."""


class Goal:
    """Paths to the goal: `steps` by cell. `leads`: it is worth going there for its own sake."""

    def __init__(self, steps: bytes, leads: bool, step: int) -> None:
        self.steps = steps
        self.leads = leads
        self.step = step

    def worth(self, cell: int) -> int:
        """The nearer, the more."""
        return -self.step * self.steps[cell] if self.leads else 0

    def distance(self, cell: int) -> int:
        """Action Points from there to the goal."""
        return self.steps[cell]


KEPT = 64
"""Bound of the ways that a ground keeps."""
DONE = 0
"""Where a way tells how far it has been followed; no cell has this number."""
MARGIN = 3
RIM = 0
"""The place of all rim hexes together among the ways kept; no cell has this number."""


def way_to(p: State, end: int) -> bytes:
    """Action Points from every cell to `end` (or to the RIM). Kept by the ground, which never changes."""
    way = p.ground.ways.get(end)
    if way is None or way[DONE] < FAR:
        ends = [end]
        if end == RIM:
            ends = [cell for cell in GRID.cells if GRID.rim(cell)]
        way = keep(p, end, paths(p.ground.terrain, ends, -1))
    return way


def way_near(p: State, end: int, cell: int) -> bytes:
    """The same, right for `cell`, its neighbours, and whatever is no farther than these."""
    way = p.ground.ways.get(end)
    if way is None:
        way = keep(p, end, paths(p.ground.terrain, [end], cell))
    if way[DONE] < min(FAR, way[cell] + MARGIN):
        return way_to(p, end)
    return way


def keep(p: State, end: int, way: bytes) -> bytes:
    """For the next who asks."""
    if len(p.ground.ways) >= KEPT:
        p.ground.ways.clear()
    p.ground.ways[end] = way
    return way


def paths(terrain: bytes, ends: list[int], last: int) -> bytes:
    """Action Points from every cell to the nearest of `ends`, terrain as it is; FAR where no way leads.

    No hex costs more than two, so what is reached with `done` points goes into one of the next two
    rings. It ends when `last` and what lies about it have been reached; DONE tells the ring.
    """
    neighbours = GRID.neighbours
    costs = ENTRY_COST
    steps = [FAR] * GRID.size
    for cell in ends:
        steps[cell] = 0
    ring = ends
    second: list[int] = []
    done = 0
    limit = FAR - MARGIN
    while (len(ring) > 0 or len(second) > 0) and done < limit:
        third: list[int] = []
        for cell in ring:
            if steps[cell] != done:
                continue
            if cell == last:
                limit = done + MARGIN
            cost = max(1, costs[terrain[cell]])
            for other in neighbours[cell]:
                if done + cost < steps[other] and costs[terrain[other]] > 0:
                    steps[other] = done + cost
                    if cost == 1:
                        second.append(other)
                    else:
                        third.append(other)
        ring = second
        second = third
        done += 1
    steps[DONE] = FAR if (len(ring) == 0 and len(second) == 0) or limit == FAR - MARGIN else done
    return bytes(steps)


def goal_of(p: State, warrior: Warrior, foes: list[Warrior]) -> Goal:
    """The scenario's goal for this warrior; without one, the nearest foe."""
    target = scenario_hex(p, warrior)
    if target >= 0:
        return Goal(way_to(p, target), True, MARCH if p.tower_stands() else STEP)
    if p.energizer >= 0:
        return energizer_goal(p, warrior)
    if len(foes) == 0:
        return Goal(GRID.distances(warrior.cell), False, 0)
    cell = foes[0].cell
    if in_line(p, warrior.cell, cell):
        return Goal(GRID.distances(cell), False, 0)
    if warrior.profile.species == JAJOZ:  # who may be five hexes away next
        return Goal(way_to(p, cell), False, 0)
    return Goal(way_near(p, cell, warrior.cell), False, 0)


def scenario_hex(p: State, warrior: Warrior) -> int:
    """The hex that this warrior must reach to win, or -1."""
    for condition in p.rules.scenario.victory:
        if condition.kind in (REACH, DESTROY_AND_ENTER) and condition.warrior == warrior.id:
            return condition.cell
    return -1


def guarded_hex(p: State, warrior: Warrior) -> int:
    """The hex that a foe must reach to win, or -1."""
    for condition in p.rules.scenario.victory:
        if condition.kind == REACH:
            runner = p.warrior(condition.warrior)
            if runner is not None and runner.alive and runner.side != warrior.side:
                return condition.cell
    return -1


def energizer_goal(p: State, warrior: Warrior) -> Goal:
    """To the Energizer while it lies, to the rim with it; else after whoever has it."""
    if p.carrier == warrior.id:
        return Goal(way_to(p, RIM), True, STEP)
    carrier = p.warrior(p.carrier)
    if carrier is not None and carrier.alive:
        return Goal(way_to(p, carrier.cell), carrier.side != warrior.side, STEP // 2)
    return Goal(way_to(p, p.energizer), True, STEP)
