"""Where a warrior can be, and when: movement looked ahead, on the terrain as it is."""

from grognard.rulesets.ultrawarrior.deeds import may_enter
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import (
    ENTRY_COST,
    GRID,
    IDLE,
    IN_IMPULSE,
    LOADED,
    MOPHEK,
    action_points,
)
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.words import Seat


def exits(p: State, warrior: Warrior) -> list[int]:
    """Hexes he could move to in his next Impulse, ascending; none with a dart loaded (UW-7.33.3)."""
    if warrior.prep == LOADED:
        return []
    terrain = p.ground.terrain
    near = GRID.neighbours[warrior.cell]
    return sorted([cell for cell in near if may_enter(warrior, ENTRY_COST[terrain[cell]])])


def reach_of(p: State, warrior: Warrior, impulses: int) -> dict[int, int]:
    """Cells to the fewest own Impulses to stand there (UW-6.0.2): Forest after a still one (UW-6.0.4)."""
    first = 1 if warrior.prep == LOADED else 0
    best: dict[int, int] = {warrior.cell: first}
    layers: list[list[int]] = [[] for _ in range(max(0, min(impulses, GRID.size)) + 3)]
    if first <= impulses:
        layers[first].append(warrior.cell)
    for spent in range(len(layers) - 2):
        for cell in layers[spent]:
            if best[cell] == spent:
                still = cell == warrior.cell and warrior.prep == IDLE
                spread(p, cell, spent, still, best, layers)
    del best[warrior.cell]
    return {cell: spent for cell, spent in best.items() if spent <= impulses}


def spread(
    p: State, cell: int, spent: int, still: bool, best: dict[int, int], layers: list[list[int]]
) -> None:
    """One step from a cell reached after `spent` Impulses."""
    for other in GRID.neighbours[cell]:
        cost = ENTRY_COST[p.ground.terrain[other]]
        if cost > 0:
            then = spent + (1 if still else cost)
            if other not in best or then < best[other]:
                best[other] = then
                layers[then].append(other)


def impulses_left(p: State, seat: Seat, warrior: Warrior) -> int:
    """His own Impulses left this turn, the present one included (UW-R9, UW-R12).

    UW-R45: where `seat` may not know his Action Points, as many as his species can have.
    """
    points = warrior.ap
    if not p.rules.open_life and not p.rules.sees(seat, warrior.seat):
        points = action_points(warrior.profile.species, 0)
    if p.result is not None or p.stack[-1].kind != IN_IMPULSE:
        return points
    used = p.slot if warrior.profile.species == MOPHEK else max(0, p.slot - 1)
    if warrior.id in p.acted:
        used += 1
    return max(0, points - used)
