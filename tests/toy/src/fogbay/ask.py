"""Answers to questions, from what the asking seat's view holds."""

from fractions import Fraction
from typing import cast

from fogbay.actions import Flare, FogBayAction, Hail
from fogbay.phases import next_cells, targets
from fogbay.questions import Odds, OddsAnswer, Range, RangeAnswer, Reach, ReachAnswer
from fogbay.state import HailFrame, State
from grognard.umpire.notation import convert, read_action
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Answer, Question, Seat

WATCHER = Refusal("FB-1.3", "fb-refused-not-asked")
NOT_YOURS = Refusal("FB-3.1", "fb-refused-not-your-boat")


def ask(p: State, seat: Seat, question: Question) -> Answer | Refusal:
    """The answer, or why there is none. A watcher has no boats and no odds of his own."""
    if not p.plays(seat) or p.result is not None:
        return WATCHER
    if isinstance(question, Reach):
        return reach(p, seat, question)
    if isinstance(question, Range):
        return RangeAnswer(sorted(targets(p, seat)))
    assert isinstance(question, Odds)
    return odds(p, seat, question)


def drafted(question: Reach) -> list[str]:
    """The path of the draft so far. Raises BadNotation for what is no path."""
    return cast(list[str], convert(question.draft.get("path", []), list[str], "draft.path"))


def reach(p: State, seat: Seat, question: Reach) -> Answer | Refusal:
    """FB-4.3, FB-4.5: next steps, and all ends with the least crew they take."""
    if question.boat not in p.boats_of(seat):
        return NOT_YOURS
    boat, sailed = p.boats[question.boat], drafted(question)
    if boat.sailed:
        return Refusal("FB-4.2", "fb-refused-sailed", {"boat": question.boat})
    for n, cell in enumerate(sailed):
        if cell not in next_cells(p, question.boat, sailed[:n]):
            return ReachAnswer(False, p.cost(boat.at, sailed[:n]), [], {})
    paths, ends = [sailed], dict[str, int]()
    while paths:
        path = paths.pop(0)
        for cell in next_cells(p, question.boat, path):
            cost = p.cost(boat.at, [*path, cell])
            if cost < ends.get(cell, 99):
                ends[cell] = cost
                paths.append([*path, cell])
    first = next_cells(p, question.boat, sailed)
    return ReachAnswer(True, p.cost(boat.at, sailed), first, dict(sorted(ends.items())))


def odds(p: State, seat: Seat, question: Odds) -> Answer:
    """FB-5.3, FB-6.3: exact chances of a flare to burn or of a hail to hold."""
    action = read_action(FogBayAction, question.action)
    refusal = p.check(seat, action)
    if refusal is not None:
        return OddsAnswer(False, refusal.rule)
    if isinstance(action, Flare):
        hit = Fraction(action.powder + 1, 6)
        again = hit + (1 - hit) * hit if p.sheets[seat].luck else hit
        return OddsAnswer(hit=fraction(hit), again=fraction(again))
    if isinstance(action, Hail) and isinstance(p.stack[-1], HailFrame):
        return OddsAnswer(hit="1/2")
    return OddsAnswer()


def fraction(value: Fraction) -> str:
    """A chance as text: `1/2`."""
    return f"{value.numerator}/{value.denominator}"
