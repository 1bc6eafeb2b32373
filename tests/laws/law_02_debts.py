"""Law 2: somebody owes a decision, or the match is over; whoever owes can answer, and can concede."""

from grognard.umpire.contract import Position
from grognard.umpire.dice import Seeded
from grognard.umpire.words import Concede
from tests.laws.broken import hold
from tests.laws.tally import Tally
from tests.laws.walk import Rest

AFTER_CONCEDING = 12


def law_2(rest: Rest, dice: Seeded, tally: Tally) -> None:
    """Never neither, never both; every owing seat has an action; `concede` passes at every debt."""
    somebody_owes(rest.position, rest.where)
    for seat, kind in rest.position.owed():
        if kind != "match":
            menu = rest.position.menu(seat)
            hold(
                bool(menu.actions or menu.forms),
                2,
                f"seat {seat} owes {kind}, but nothing is offered",
                rest.where,
            )
        hold(
            rest.position.plays(seat), 2, f"seat {seat} owes {kind}, but has no part in the match", rest.where
        )
    for seat in set(range(rest.start.seats)) - set(dict(rest.position.owed())):
        menu = rest.position.menu(seat)
        hold(
            not menu.actions and not menu.forms,
            2,
            f"seat {seat} owes nothing, but is offered something",
            rest.where,
        )
    for seat in rest.askable():
        concedes(rest, seat, dice)
        tally.counts["concessions tried"] += 1


def somebody_owes(position: Position, where: str) -> None:
    """The one thing that is so of every position at rest."""
    owed = position.owed()
    over = position.outcome() is not None
    hold(
        bool(owed) != over,
        2,
        "nobody owes a decision" if not owed else "a decision is owed after the end",
        where,
    )
    seats = [seat for seat, _ in owed]
    hold(seats == sorted(set(seats)), 2, f"debts are not by ascending seat, each once: {owed}", where)


def concedes(rest: Rest, seat: int, dice: Seeded) -> None:
    """`concede` passes, and the match goes on without the seat, or ends."""
    refusal = rest.position.check(seat, Concede())
    hold(refusal is None, 2, f"seat {seat} may not concede: {refusal}", rest.where)
    after = rest.position.clone()
    after.play_unchecked(seat, Concede(), dice, None)
    where = f"{rest.where}, then seat {seat} conceded"
    for _ in range(AFTER_CONCEDING):
        somebody_owes(after, where)
        hold(after.outcome() is not None or not after.plays(seat), 2, f"seat {seat} still plays", where)
        hold(seat not in dict(after.owed()), 2, f"seat {seat} still owes {after.owed()}", where)
        again = rest.ruleset.read(after.notation()).notation()
        hold(again == after.notation(), 2, "what is left does not come back from its notation", where)
        owing = [other for other, kind in after.owed() if kind != "match"]
        if not owing:
            return
        other = owing[dice.pick(len(owing))]
        after.play_unchecked(other, after.random_action(other, dice), dice, None)
