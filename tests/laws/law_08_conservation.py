"""Law 8: points, energy, counters never appear from nothing."""

from grognard.umpire.dice import Seeded
from tests.laws.broken import hold
from tests.laws.games import game
from tests.laws.tally import Tally
from tests.laws.walk import Rest


def law_8(rest: Rest, dice: Seeded, tally: Tally) -> None:
    """Each figure that a game names is no more than before the step, or the same."""
    if rest.before is None:
        return
    hooks, before, after = game(rest.ruleset), rest.notation_before(), rest.notation()
    was, is_now = hooks.never_rises(before), hooks.never_rises(after)
    for name in was.keys() & is_now.keys():
        hold(is_now[name] <= was[name], 8, f"{name} rose from {was[name]} to {is_now[name]}", rest.where)
    was, is_now = hooks.constant(before), hooks.constant(after)
    hold(was == is_now, 8, f"{was} became {is_now}", rest.where)
    tally.counts["steps weighed"] += 1
