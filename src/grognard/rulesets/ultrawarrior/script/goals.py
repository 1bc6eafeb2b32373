"""What a warrior is after besides the foe: a hex to reach, the Tower, the Energizer, the edge of the map."""

from grognard.rulesets.ultrawarrior.scenario import DESTROY_AND_ENTER, REACH
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import ENTRY_COST, GRID
from grognard.rulesets.ultrawarrior.warrior import Warrior

FAR = 200
STEP = 260
"""What a step towards a goal is worth."""
MARCH = 1200
"""The same where there is no time for long shots: they are made at the goal."""


class Goal:
    """Paths to the goal: `steps` by cell. `leads`: it is worth going there for its own sake."""

    def __init__(self, steps: list[int], leads: bool, step: int) -> None:
        self.steps = steps
        self.leads = leads
        self.step = step

    def worth(self, cell: int) -> int:
        """The nearer, the more."""
        return -self.step * self.steps[cell] if self.leads else 0

    def distance(self, cell: int) -> int:
        """Action Points from there to the goal."""
        return self.steps[cell]


def paths(p: State, ends: list[int]) -> list[int]:
    """Action Points from every cell to the nearest of `ends`, terrain as it is; FAR where no way leads."""
    steps = [FAR] * GRID.size
    rings: list[list[int]] = [[] for _ in range(FAR + 3)]
    for cell in ends:
        steps[cell] = 0
        rings[0].append(cell)
    terrain = p.ground.terrain
    for done in range(FAR):
        for cell in rings[done]:
            if steps[cell] != done:
                continue
            cost = max(1, ENTRY_COST[terrain[cell]])
            for other in GRID.neighbours[cell]:
                if done + cost < steps[other] and ENTRY_COST[terrain[other]] > 0:
                    steps[other] = done + cost
                    rings[done + cost].append(other)
    return steps


def goal_of(p: State, warrior: Warrior, foes: list[Warrior]) -> Goal:
    """The scenario's goal for this warrior; without one, the nearest foe."""
    target = scenario_hex(p, warrior)
    if target >= 0:
        return Goal(paths(p, [target]), True, MARCH if p.tower_stands() else STEP)
    if p.energizer >= 0:
        return energizer_goal(p, warrior)
    ends = [foe.cell for foe in foes]
    guarded = guarded_hex(p, warrior)
    if guarded >= 0 and foes:
        ends = [foes[0].cell]
    return Goal(paths(p, ends), False, 0)


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
        rim = [cell for cell in GRID.cells if GRID.rim(cell)]
        return Goal(paths(p, rim), True, STEP)
    carrier = p.warrior(p.carrier)
    if carrier is not None and carrier.alive:
        return Goal(paths(p, [carrier.cell]), carrier.side != warrior.side, STEP // 2)
    return Goal(paths(p, [p.energizer]), True, STEP)
