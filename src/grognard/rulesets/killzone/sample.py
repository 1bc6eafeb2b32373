"""A world that a seat may be in (section 7): hidden answers are drawn, fogged figures dealt out."""

from grognard.rulesets.killzone.phases.table import PHASES
from grognard.rulesets.killzone.position import KillPosition
from grognard.rulesets.killzone.reading import read_position
from grognard.umpire.dice import Dice
from grognard.umpire.words import Data


def sample_position(view: Data, dice: Dice) -> KillPosition:
    """KZ-4.3.3, KZ-R9: the view's position, with some legal answer for each seat that has given one.

    Nothing else is hidden, so that no answer is likelier than another by what the view shows.
    """
    data = {key: value for key, value in view.items() if key != "seat"}
    hidden = [seat for seat in view["answered"] if str(seat) not in view["answers"]]
    if not hidden or view["over"] is not None:
        return read_position(data)
    data["answers"] = {}
    data["answered"] = []
    p = read_position(data)
    for seat in view["answered"]:
        if seat in hidden:
            phase = PHASES[p.phase()]
            menu = phase.menu(p, seat)
            n = dice.hidden("pick", len(menu.actions) + len(menu.forms))[0] - 1
            count = len(menu.actions)
            given = menu.actions[n] if n < count else phase.draw(p, seat, menu.forms[n - count], dice)
            p.answers.give(seat, given)
    own = read_position({**data, "answers": view["answers"]}).answers.given
    for seat, action in own.items():
        p.answers.give(seat, action)
    return p
