"""Good candidates for an Impulse: from public facts and the acting seat's own sheets alone."""

from grognard.rulesets.ultrawarrior.actions import Fire, Idle, Move, Prepare
from grognard.rulesets.ultrawarrior.fire import hex_legal
from grognard.rulesets.ultrawarrior.offers import offer
from grognard.rulesets.ultrawarrior.sight import first_block
from grognard.rulesets.ultrawarrior.state import TOWER, State
from grognard.rulesets.ultrawarrior.tables import (
    BURN,
    CHANCES,
    DAMAGE,
    GRID,
    ICE,
    INVERTED,
    WATER,
    WEAPON_OF,
    WEAPONS,
)
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.dice import Dice
from grognard.umpire.words import Action, Form, Seat

Ranked = tuple[int, int, int]
"""Worth (negated), a die against ties, place in the list."""


def suggest_actions(p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
    """Up to `k`, the best first; each is legal."""
    actions: list[Action] = []
    worths: list[int] = []
    for warrior in p.due_warriors(seat):
        mine: list[Action] = []
        forms: list[Form] = []
        offer(p, warrior, mine, forms)
        for form in forms:
            mine.extend(hex_candidates(p, warrior, form))
        for action in mine:
            actions.append(action)
            worths.append(worth(p, warrior, action))
    ranked: list[Ranked] = []
    for place, value in enumerate(worths):
        ranked.append((-value, dice.hidden("suggest", 1000)[0], place))
    ranked.sort()
    return [actions[place] for _, _, place in ranked[: max(1, k)]]


def hex_candidates(p: State, warrior: Warrior, form: Form) -> list[Action]:
    """Enemies' hexes, what blocks the line to them, the own hex if it burns."""
    weapon = WEAPON_OF[str(form.fixed["weapon"])]
    cells: list[int] = []
    if unsafe(p, warrior.cell):
        cells.append(warrior.cell)
    for foe in p.warriors:
        if foe.alive and foe.side != warrior.side:
            cells.append(foe.cell)
            cells.append(first_block(p.ground, p.rules.one_edge, warrior.cell, foe.cell))
    found: list[Action] = []
    for cell in cells:
        if cell >= 0 and hex_legal(p, warrior, weapon, cell):
            action = Fire(warrior.id, WEAPONS[weapon], hex=GRID.names[cell])
            if action not in found:
                found.append(action)
    if len(found) == 0:
        return any_candidate(p, warrior, weapon)
    return found


def any_candidate(p: State, warrior: Warrior, weapon: int) -> list[Action]:
    """A neighbouring hex, where nothing better is in reach."""
    for cell in GRID.neighbours[warrior.cell]:
        if hex_legal(p, warrior, weapon, cell):
            return [Fire(warrior.id, WEAPONS[weapon], hex=GRID.names[cell])]
    return []


def unsafe(p: State, cell: int) -> bool:
    """Whether an Impulse that ends there hurts."""
    terrain = p.ground.terrain[cell]
    return terrain == WATER or BURN[terrain] > 0


def worth(p: State, warrior: Warrior, action: Action) -> int:
    """A rough order, in 36ths of a damage point."""
    danger = unsafe(p, warrior.cell)
    if isinstance(action, Move):
        return worth_of_move(p, warrior, GRID.cell(action.hex), danger)
    if isinstance(action, Fire):
        return worth_of_shot(p, warrior, action, danger)
    if isinstance(action, Idle):
        return -300 if danger else 0
    if isinstance(action, Prepare):
        return -300 if danger else 10
    return -300 if danger else 20


def worth_of_move(p: State, warrior: Warrior, cell: int, danger: bool) -> int:
    """Out of the fire; else towards the nearest foe or goal, off the ice."""
    value = 400 if danger else 30
    goals = [foe.cell for foe in p.warriors if foe.alive and foe.side != warrior.side]
    if p.tower >= 0:
        goals.append(p.tower)
    if p.energizer >= 0 and p.carrier == "":
        goals.append(p.energizer)
    for condition in p.rules.scenario.victory:
        if condition.cell >= 0 and condition.warrior == warrior.id:
            goals = [condition.cell]
    if len(goals) > 0:
        value -= 10 * min([GRID.distance(cell, goal) for goal in goals])
        value += 10 * min([GRID.distance(warrior.cell, goal) for goal in goals])
    if p.ground.terrain[cell] in (ICE, INVERTED):
        value -= 15
    return value


def worth_of_shot(p: State, warrior: Warrior, action: Fire, danger: bool) -> int:
    """Expected damage; a shot at the own burning hex saves; others from a burning hex do not."""
    weapon = WEAPON_OF[action.weapon]
    if action.hex is not None:
        cell = GRID.cell(action.hex)
        if cell == warrior.cell:
            return 350 if danger and not BURN[max(0, p.ground.changed_by(weapon, cell))] else -400
        return -300 if danger else 60
    if action.barrier is not None:
        return -300 if danger else 40
    foe = p.warrior(str(action.target))
    cell = p.tower if action.target == TOWER or foe is None else foe.cell
    counted = p.rules.counted(warrior.profile.species, GRID.distance(warrior.cell, cell))
    value = CHANCES[p.rules.numbers[weapon][counted]] * DAMAGE[weapon]
    return value - 300 if danger else value
