"""Law 9: odds told before an attack are its frequencies, exactly, by walking all outcomes."""

from fractions import Fraction

from grognard.lab.outcomes import TooWide, walk_outcomes
from grognard.umpire.dice import Seeded
from grognard.umpire.notation import read_question
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Seat
from tests.laws.broken import hold
from tests.laws.choices import a_few, offered
from tests.laws.games import game
from tests.laws.tally import Tally
from tests.laws.walk import Rest

TRIED = 2


def law_9(rest: Rest, dice: Seeded, tally: Tally) -> None:
    """For a few actions with odds at one rest."""
    hooks = game(rest.ruleset)
    for seat in rest.askable():
        risky = [action for action in offered(rest.position, seat, dice) if hooks.odds_of(action) is not None]
        for action in a_few(risky, TRIED, dice):
            walked(rest, seat, action, tally)


def walked(rest: Rest, seat: Seat, action: Action, tally: Tally) -> None:
    """Each figure of the answer against all outcomes."""
    hooks = game(rest.ruleset)
    asked = hooks.odds_of(action)
    answer = rest.position.ask(seat, read_question(rest.ruleset.Question, asked))
    hold(
        not isinstance(answer, Refusal),
        9,
        f"{action.data()} may be done, but has no odds: {answer}",
        rest.where,
    )
    assert not isinstance(answer, Refusal)
    told = answer.data()
    try:
        outcomes = list(walk_outcomes(rest.position, seat, action))
    except TooWide:
        tally.counts["odds too wide to walk"] += 1
        return
    hold(sum(o.chance for o in outcomes) == 1, 9, "chances do not sum to 1", rest.where)
    for figure, came in hooks.odds.items():
        if told.get(figure) is None:
            continue
        marks = [(o.chance, came(action, [event for _, event in o.log.entries])) for o in outcomes]
        if any(mark is None for _, mark in marks):
            continue
        exact = sum((chance * mark for chance, mark in marks if mark is not None), Fraction(0))
        right = Fraction(told[figure]) == exact
        hold(right, 9, f"{figure} of {action.data()} is told as {told[figure]}, but is {exact}", rest.where)
        tally.counts[f"odds walked ({figure})"] += 1
