"""Good candidates for an Impulse: from public facts and the acting seat's own sheets alone."""

from grognard.rulesets.ultrawarrior.actions import Fire, Move
from grognard.rulesets.ultrawarrior.fire import hex_legal
from grognard.rulesets.ultrawarrior.script.choose import foes_of
from grognard.rulesets.ultrawarrior.script.impulse import weighed
from grognard.rulesets.ultrawarrior.script.places import burning
from grognard.rulesets.ultrawarrior.script.strength import STRENGTHS
from grognard.rulesets.ultrawarrior.sight import first_block
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import COST, ELECTRON, FROST, GRID, HEAT, LOADED, WEAPONS
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.dice import Dice
from grognard.umpire.words import Action, Seat

Ranked = tuple[int, int, int]
"""Worth (negated), a die against ties, place in the list."""
HEX_WEAPONS = (HEAT, FROST, ELECTRON)
EXTRA = -150
"""What a shot at a hex is worth of which the script does not think, beside standing still."""
MOVES, SHOTS, HEXES, REST = 0, 1, 2, 3
"""Kinds of action: of none is more than half suggested, so that a search has something to compare."""


def suggest_actions(p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
    """Up to `k`, the best first as the script weighs them; each is legal."""
    actions: list[Action] = []
    ranked: list[Ranked] = []
    for warrior in p.due_warriors(seat):
        mine, worths = weighed(p, warrior, foes_of(p, warrior), STRENGTHS["regular"])
        for shot in more_hexes(p, warrior):
            if shot not in mine:
                mine.append(shot)
                worths.append(EXTRA)
        for i, action in enumerate(mine):
            ranked.append((-worths[i], dice.hidden("suggest", 1000)[0], len(actions)))
            actions.append(action)
    ranked.sort()
    return mixed([actions[place] for _, _, place in ranked], max(1, k))


def mixed(actions: list[Action], k: int) -> list[Action]:
    """The first `k`, but no more than half of one kind as long as there are others."""
    room = [k] * 4
    if k > 1:
        room = [k // 2, k // 2, max(1, k // 3), max(1, k // 3)]
    found: list[Action] = []
    passed: list[Action] = []
    for action in actions:
        kind = kind_of(action)
        if action in found:
            continue
        if room[kind] > 0 and len(found) < k:
            room[kind] -= 1
            found.append(action)
        else:
            passed.append(action)
    return (found + passed)[:k]


def kind_of(action: Action) -> int:
    """One of the four kinds."""
    if isinstance(action, Move):
        return MOVES
    if isinstance(action, Fire):
        return HEXES if action.hex is not None else SHOTS
    return REST


def more_hexes(p: State, warrior: Warrior) -> list[Action]:
    """Enemies' hexes, what blocks the line to them, the own hex if it burns."""
    found: list[Action] = []
    if warrior.prep == LOADED:
        return found
    cells: list[int] = []
    if burning(p, warrior.cell):
        cells.append(warrior.cell)
    for foe in p.warriors:
        if foe.alive and foe.side != warrior.side:
            cells.append(foe.cell)
            cells.append(first_block(p.ground, p.rules.one_edge, warrior.cell, foe.cell))
    for cell in cells:
        for weapon in HEX_WEAPONS:
            if cell >= 0 and warrior.can_pay(COST[weapon]) and hex_legal(p, warrior, weapon, cell):
                action = Fire(warrior.id, WEAPONS[weapon], hex=GRID.names[cell])
                if action not in found:
                    found.append(action)
    return found
