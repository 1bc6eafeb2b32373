"""Shots worth thinking of, and what each is worth."""

from grognard.rulesets.ultrawarrior.actions import Fire
from grognard.rulesets.ultrawarrior.fire import hex_legal
from grognard.rulesets.ultrawarrior.script.goals import Goal, guarded_hex, scenario_hex
from grognard.rulesets.ultrawarrior.script.odds import best_volley, chance, hit_worth, known_bare
from grognard.rulesets.ultrawarrior.script.places import burning, exits
from grognard.rulesets.ultrawarrior.script.strength import Strength
from grognard.rulesets.ultrawarrior.state import TOWER, State
from grognard.rulesets.ultrawarrior.tables import (
    BURN,
    COST,
    DAMAGE,
    DART,
    ELECTRON,
    ENTRY_COST,
    FROST,
    GRID,
    HEAT,
    LOADED,
    NO_CHANGE,
    WATER,
    WEAPON_OF,
    WEAPONS,
)
from grognard.rulesets.ultrawarrior.warrior import Warrior

TRAPPED = 1200
"""To burn the ground under one who has nowhere to go."""


def shot_worth(p: State, warrior: Warrior, shot: Fire, foes: list[Warrior], how: Strength) -> int:
    """The expected worth of a shot at a warrior, the Tower or a Barrier, Energy paid."""
    weapon = WEAPON_OF[shot.weapon]
    price = how.energy_price * COST[weapon]
    if shot.target == TOWER:
        return 100 * DAMAGE[weapon] * chance(p, warrior, weapon, warrior.cell, p.tower) // 36 - price
    if shot.barrier is not None:
        return 250 - price if how.tricks else -price
    foe = p.warrior(shot.target or "")
    if foe is None:
        return -price
    ways = chance(p, warrior, weapon, warrior.cell, foe.cell)
    worth = hit_worth(p, foe, weapon) * ways
    worth += driven(p, warrior, foe, weapon, how) * (36 - ways)
    return worth // 36 - price


def driven(p: State, warrior: Warrior, foe: Warrior, weapon: int, how: Strength) -> int:
    """What it is worth that the weapon changes the ground under the foe: he must go, or burn."""
    to = p.ground.changed_by(weapon, foe.cell)
    if to == NO_CHANGE or foe.cell == p.tower:
        return 0
    if BURN[to] == 0 and to != WATER:
        return -100 if burning(p, foe.cell) else 0
    if foe.cell == warrior.cell:
        return -100 * max(6, BURN[to])
    if burning(p, foe.cell):
        return 0
    if exits(p, foe.cell) == 0:
        return TRAPPED if to != WATER else 5 * TRAPPED
    range = GRID.distances(foe.cell)[warrior.cell]
    return best_volley(p, foe, range, warrior.suit == 0) * how.forced // 100


def hex_shots(
    p: State, warrior: Warrior, foes: list[Warrior], goal: Goal, how: Strength
) -> list[tuple[int, Fire]]:
    """Shots at hexes with their worth: foes' ground, the own burning hex, the goal."""
    shots: list[tuple[int, Fire]] = []
    if burning(p, warrior.cell):
        add(shots, p, warrior, FROST, warrior.cell, rescue_worth(p, warrior) - 5 * how.energy_price)
    if not how.tricks:
        return shots
    for foe in foes:
        for weapon in (HEAT, ELECTRON):
            worth = driven(p, warrior, foe, weapon, how) - how.energy_price * COST[weapon]
            if known_bare(p, foe):
                worth += 200
            if worth > 0:
                add(shots, p, warrior, weapon, foe.cell, worth)
        if p.ground.smoky(foe.cell):
            add(shots, p, warrior, DART, foe.cell, 200)
    goal_shots(shots, p, warrior, foes, how)
    return shots


def goal_shots(
    shots: list[tuple[int, Fire]], p: State, warrior: Warrior, foes: list[Warrior], how: Strength
) -> None:
    """To open the goal that has been closed, or to close it before the runner is there."""
    own = scenario_hex(p, warrior)
    if own >= 0 and ENTRY_COST[p.ground.terrain[own]] == 0 and GRID.distances(warrior.cell)[own] <= 2:
        add(shots, p, warrior, FROST, own, 3000)
    guarded = guarded_hex(p, warrior)
    if guarded < 0:
        return
    near = min([GRID.distances(foe.cell)[guarded] for foe in foes], default=99)
    if near <= 3 and ENTRY_COST[p.ground.terrain[guarded]] > 0:
        for weapon in (HEAT, ELECTRON):
            add(shots, p, warrior, weapon, guarded, 900 - 200 * near)


def rescue_worth(p: State, warrior: Warrior) -> int:
    """What it is worth to make the own hex safe without leaving it."""
    if p.ground.terrain[warrior.cell] == WATER:
        return 30000
    return 100 * BURN[p.ground.terrain[warrior.cell]]


def add(
    shots: list[tuple[int, Fire]], p: State, warrior: Warrior, weapon: int, cell: int, worth: int
) -> None:
    """Keep the shot if it may be made."""
    if (warrior.prep == LOADED and weapon != DART) or (weapon == DART and warrior.prep != LOADED):
        return
    if warrior.prep != LOADED and not warrior.can_pay(COST[weapon]):
        return
    if hex_legal(p, warrior, weapon, cell):
        shots.append((worth, Fire(warrior.id, WEAPONS[weapon], hex=GRID.names[cell])))
