"""What may be done at a rest: the menu, forms drawn, suggestions; and mutations of all these."""

from grognard.umpire.contract import Position
from grognard.umpire.dice import Seeded
from grognard.umpire.notation import read_action
from grognard.umpire.refusal import BadNotation
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Action, Data, Seat
from tests.laws.mutate import mutant, words_in

DRAWS = 3
SUGGESTIONS = 8


def offered(position: Position, seat: Seat, dice: Seeded) -> list[Action]:
    """Menu, forms drawn, suggestions: all of them are to be legal."""
    menu = position.menu(seat)
    drawn = [position.draw(seat, form, dice) for form in menu.forms for _ in range(DRAWS)]
    return [*menu.actions, *drawn, *position.suggest(seat, dice, SUGGESTIONS)]


def a_few(actions: list[Action], number: int, dice: Seeded) -> list[Action]:
    """At most so many of them, at random."""
    if len(actions) <= number:
        return actions
    return [actions[dice.pick(len(actions))] for _ in range(number)]


def mutations(ruleset: Ruleset, view: Data, actions: list[Action], number: int, dice: Seeded) -> list[Action]:
    """`number` well-typed mutants of the actions; names come from the view, and some are made up."""
    pool = sorted(words_in(view))
    found: list[Action] = []
    for _ in range(number):
        data = mutant(actions[dice.pick(len(actions))].data(), pool, dice)
        if dice.pick(3) == 0:
            data = mutant(data, pool, dice)
        try:
            found.append(read_action(ruleset.Action, data))
        except BadNotation:
            continue
    return found
