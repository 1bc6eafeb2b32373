"""Law 10: every scenario plays to an end by bots, with options at random and every number of seats."""

from tests.laws.broken import broken, hold
from tests.laws.walk import Rest, Start


def law_10(last: Rest | None, start: Start) -> None:
    """A walk ends, its winners are seats of the match, and nothing can be done after it. `last`: its rest."""
    if last is None:
        broken(10, "a walk without a single rest", str(start))
    outcome = last.position.outcome()
    if outcome is None:
        broken(10, "the match did not end", last.where)
    seats = set(range(start.seats))
    winners = list(outcome.winners)
    good = set(winners) <= seats and winners == sorted(set(winners))
    hold(good, 10, f"winners are {outcome.winners}", last.where)
    hold(bool(outcome.reason), 10, "the end has no reason", last.where)
    told = [event.type for _, event in last.log.entries]
    hold(told[-1:] == ["over"], 10, f"the last event is {told[-1:]}, not over", last.where)
    for seat in seats:
        menu = last.position.menu(seat)
        hold(
            not menu.actions and not menu.forms,
            10,
            f"seat {seat} is offered something after the end",
            last.where,
        )
