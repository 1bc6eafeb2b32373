"""The last of reading: secret answers given so far, and how a match has ended."""

from typing import Final

from grognard.rulesets.killzone.actions import AnyAction
from grognard.rulesets.killzone.fields import known_fields, want_map, want_seats, want_text
from grognard.rulesets.killzone.position import KillPosition
from grognard.rulesets.killzone.words import IN_CHANGES, IN_FORCES, IN_ORDERS, IN_STANCE
from grognard.umpire.notation import read_action
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Concede, Data, Outcome

REASONS: Final = frozenset(
    [
        "elimination",
        "mutual_elimination",
        "turn_limit",
        "points",
        "raid_won",
        "raid_thin",
        "raid_lost",
        "target_killed",
        "target_escaped",
        "assassins_lost",
        "nobody_escaped",
        "concession",
        "agreement",
    ]
)
SECRET: Final = (IN_FORCES, IN_ORDERS, IN_STANCE, IN_CHANGES)


def settle(given: Data, p: KillPosition) -> None:
    """Read the answers given so far; refuse what is no resting place, where nobody owes anything."""
    if given.get("over") is not None:
        raise BadNotation("over", "is null until the phase is over")
    answers = want_map(given.get("answers", {}), "answers")
    if answers and p.phase() not in SECRET:
        raise BadNotation("answers", "nobody answers in secret in this phase")
    for seat, answer in sorted(answers.items()):
        field = f"answers.{seat}"
        if seat not in ("0", "1", "2", "3") or not p.owes(int(seat)):
            raise BadNotation(field, "this seat owes no answer")
        action = read_action(AnyAction, want_map(answer, field))
        refusal = p.check(int(seat), action)
        if refusal is not None or isinstance(action, Concede):
            raise BadNotation(field, f"is no legal answer ({refusal.rule if refusal else 'concede'})")
        p.answers.give(int(seat), action)
    if not p.owed():
        raise BadNotation("phase", "nobody owes a decision: this is no resting place")


def read_over(given: Data, p: KillPosition) -> None:
    """How the match has ended."""
    over = want_map(given.get("over"), "over")
    known_fields(over, ("winners", "reason"), "over")
    winners = want_seats(over.get("winners"), "over.winners", p.rules.seats)
    reason = want_text(over.get("reason"), "over.reason")
    if reason not in REASONS:
        raise BadNotation("over.reason", f"{reason!r} is no way for a match to end")
    if given.get("answers"):
        raise BadNotation("answers", "nobody owes an answer any more")
    p.result = Outcome(tuple(sorted(winners)), reason)
    p.stack = []
