"""The Impulse Procedure (UW-3.24.1): one action of one warrior at a time."""

from typing import Final

from grognard.rulesets.ultrawarrior.actions import Fire, UnloadDart, WarriorAction
from grognard.rulesets.ultrawarrior.deeds import check_deed, do_deed
from grognard.rulesets.ultrawarrior.effects import end_of_impulse
from grognard.rulesets.ultrawarrior.fire import carry_out, check_fire, hex_legal, hex_shots
from grognard.rulesets.ultrawarrior.offers import offer
from grognard.rulesets.ultrawarrior.phases.base import Phase
from grognard.rulesets.ultrawarrior.refusals import refuse
from grognard.rulesets.ultrawarrior.state import NOBODY, State
from grognard.rulesets.ultrawarrior.suggestions import suggest_actions
from grognard.rulesets.ultrawarrior.tables import (
    DART,
    GRID,
    HEAT,
    LOADED,
    MAXIMUM,
    NONE,
    WEAPON_OF,
    WEAPONS,
)
from grognard.rulesets.ultrawarrior.turn import next_slot
from grognard.rulesets.ultrawarrior.victory import judge
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.contract import Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Form, Seat


class ImpulsePhase(Phase):
    """The active seat acts with one of its due warriors (UW-R10), then the next is due."""

    def asked(self, p: State) -> tuple[int, ...]:
        return (p.active,) if p.active != NOBODY else ()

    def menu(self, p: State, seat: Seat) -> Menu:
        """By warrior id, then by type of action, then by weapon, then by id or hex."""
        actions: list[Action] = []
        forms: list[Form] = []
        for warrior in p.due_warriors(seat):
            offer(p, warrior, actions, forms)
        return Menu(actions, forms)

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        """Whether this warrior may act at all, then the action's own checks (UW-R67)."""
        assert isinstance(action, WarriorAction)
        warrior = p.warrior(action.warrior)
        if warrior is None or warrior.seat != seat:
            return refuse("UW-1.1.3", "not-your-warrior")
        if warrior.id in p.acted:
            return refuse("UW-5.0.4", "acted-already")
        if not warrior.due(p.slot):
            return refuse("UW-R9", "no-points")
        if warrior.prep == LOADED and not self.clears_dart(action):
            return refuse("UW-7.33.3", "dart-loaded")
        if isinstance(action, Fire):
            return check_fire(p, warrior, action)
        return check_deed(p, warrior, action)

    def clears_dart(self, action: Action) -> bool:
        """UW-7.33.3, UW-R8: strict; he may not even hold it."""
        if isinstance(action, Fire):
            return action.weapon == WEAPONS[DART]
        return isinstance(action, UnloadDart)

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        """One Impulse in its exact order: the action, what it prepares, victory, the ground, victory.

        UW-R43: everything resolves in order, so nobody dies together with another.
        """
        assert isinstance(action, WarriorAction)
        warrior = p.warrior(action.warrior)
        assert warrior is not None
        if isinstance(action, Fire):
            carry_out(p, warrior, action, dice, log)
            warrior.prep = NONE
        else:
            warrior.prep = do_deed(p, warrior, action, log)
        judge(p, log)
        if p.result is None and warrior.alive:
            end_of_impulse(p, warrior, dice, log)
            judge(p, log)
        p.acted.append(warrior.id)
        p.active = NOBODY
        if log is not None and not p.rules.open_life:
            log.seal()  # UW-R45: whose Impulse comes next tells of Life that was lost unseen

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        """UW-3.25.2: the next seat with a warrior due; when there is none, the slot is over."""
        p.active = p.due_seat()
        if p.active == NOBODY:
            next_slot(p, dice, log)

    def draw(self, p: State, seat: Seat, form: Form, dice: Dice) -> Action:
        """A legal hex for the weapon, each as likely as any other."""
        warrior = p.warrior(str(form.fixed["warrior"]))
        assert warrior is not None
        word = str(form.fixed["weapon"])
        cell = draw_hex(p, warrior, WEAPON_OF[word], dice)
        return Fire(warrior.id, word, hex=GRID.names[cell])

    def suggest(self, p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
        return suggest_actions(p, seat, dice, k)


TRIES: Final = 12


def draw_hex(p: State, warrior: Warrior, weapon: int, dice: Dice) -> int:
    """The Heat Blast burns nearly everything: throw at the square about him a few times before counting
    hexes.
    """
    if weapon == HEAT:
        reach = p.rules.reach(warrior.profile.species, MAXIMUM[weapon])
        column, row = warrior.cell // GRID.stride, warrior.cell % GRID.stride
        left, top = max(1, column - reach), max(1, row - reach)
        wide = min(GRID.columns, column + reach) - left + 1
        high = min(GRID.rows, row + reach) - top + 1
        for _ in range(TRIES):
            place = dice.hidden("pick", wide * high)[0] - 1
            cell = (left + place // high) * GRID.stride + top + place % high
            if hex_legal(p, warrior, weapon, cell):
                return cell
    cells = hex_shots(p, warrior, weapon)
    return cells[dice.hidden("pick", len(cells))[0] - 1]
