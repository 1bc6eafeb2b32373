"""Law 11: sealed answers work alike in any order, and nothing of them before the last."""

from grognard.umpire.contract import Position
from grognard.umpire.dice import Seeded
from grognard.umpire.log import Log, Telling
from grognard.umpire.notation import canonical
from grognard.umpire.words import Action, Answered, Data, Event, Seat
from tests.laws.broken import hold
from tests.laws.law_03_copies import difference
from tests.laws.tally import Tally
from tests.laws.walk import Rest

SEALED = ("answers", "answered")


def law_11(rest: Rest, dice: Seeded, tally: Tally) -> None:
    """Where several seats owe the same kind at once and answers are kept: two orders, and other answers."""
    owed = rest.position.owed()
    if len(owed) < 2 or len({kind for _, kind in owed}) > 1:
        return
    answers = {seat: rest.position.random_action(seat, dice) for seat, _ in owed}
    first = owed[0][0]
    if not kept(rest.position, first, answers[first]):
        return
    tally.counts["sealed decisions"] += 1
    seed = dice.pick(10**6)
    orders = [list(answers), list(answers)[::-1]]
    both = [Answering(rest, order, answers, seed) for order in orders]
    same = canonical(both[0].position.notation()) == canonical(both[1].position.notation())
    hold(same, 11, f"another order: {difference(both[0].position, both[1].position)}", rest.where)
    for seat in rest.audiences:
        told = [answering.but_when(seat) for answering in both]
        hold(
            canonical(told[0]) == canonical(told[1]),
            11,
            f"another order, other streams of {seat}",
            rest.where,
        )
    for seat in answers:
        nothing_shows(rest, seat, answers[seat], rest.position.random_action(seat, dice))


def kept(position: Position, seat: Seat, action: Action) -> bool:
    """Whether the first answer is kept under seal."""
    after = position.clone()
    after.play_unchecked(seat, action, Seeded(0), None)
    return after.answers.has(seat)


class Answering:
    """All answers given in an order, on the same dice, and what each audience was told."""

    def __init__(self, rest: Rest, order: list[Seat], answers: dict[Seat, Action], seed: int) -> None:
        self.position = rest.position.clone()
        self.streams: dict[Seat, list[Event]] = {audience: [] for audience in rest.audiences}
        dice = Seeded(seed)
        for number, seat in enumerate(order):
            log, before = Log(), self.position.notation()
            self.position.play_unchecked(seat, answers[seat], Telling(dice, log), log)
            if number < len(order) - 1:
                only_kept(rest, seat, before, self.position.notation())
            for audience, told in self.streams.items():
                told += log.heard(audience)

    def but_when(self, audience: Seat) -> list[Event]:
        """What the audience was told, without who answered when."""
        return [event for event in self.streams[audience] if not isinstance(event, Answered)]


def only_kept(rest: Rest, seat: Seat, before: Data, after: Data) -> None:
    """An answer that is not the last changes nothing but what is kept under seal."""
    changed = [key for key in {**before, **after} if key not in SEALED and before.get(key) != after.get(key)]
    hold(not changed, 11, f"the answer of seat {seat} takes effect at once: {changed}", rest.where)


def nothing_shows(rest: Rest, seat: Seat, action: Action, other: Action) -> None:
    """Before the last answer no other audience can tell one answer from another."""
    one, two = (Answering(rest, [seat], {seat: a}, 0) for a in (action, other))
    for audience in rest.audiences:
        if audience == seat:
            continue
        same = canonical(one.position.view(audience)) == canonical(two.position.view(audience))
        hold(same, 11, f"audience {audience} sees what seat {seat} has answered", rest.where)
        heard = [canonical(answering.streams[audience]) for answering in (one, two)]
        hold(heard[0] == heard[1], 11, f"audience {audience} hears what seat {seat} has answered", rest.where)
    hold(
        one.position.owed() == two.position.owed(),
        11,
        f"debts tell what seat {seat} has answered",
        rest.where,
    )
