"""Filling a form through its slots' own domains, as a person at the table does."""

from collections.abc import Callable
from typing import Any

from grognard.umpire.contract import Position
from grognard.umpire.dice import Seeded
from grognard.umpire.notation import read_question
from grognard.umpire.refusal import BadNotation, Refusal
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.scene import CardForm, Domain, Slot
from grognard.umpire.words import Data, Seat

DRAFT = "$draft"
Values = Callable[[Slot, Data], list[Any]]


def with_draft(question: Any, draft: Data) -> Any:
    """The question with `$draft` replaced by the drafted action."""
    if question == DRAFT:
        return draft
    if isinstance(question, dict):
        return {key: with_draft(value, draft) for key, value in question.items()}
    return [with_draft(value, draft) for value in question] if isinstance(question, list) else question


class Filler:
    """Fills forms of one seat's card at random."""

    def __init__(self, ruleset: Ruleset, position: Position, seat: Seat, dice: Seeded) -> None:
        self.ruleset = ruleset
        self.position = position
        self.seat = seat
        self.dice = dice

    def fill(self, form: CardForm) -> Data:
        """An action drafted slot by slot."""
        draft: Data = {"type": form.type, **form.fixed}
        for slot in form.slots:
            if not applies(slot, draft) or (slot.optional and self.dice.pick(3) == 0):
                continue
            value = self.value(slot, draft)
            if value is not None:
                draft[slot.field] = value
        return draft

    def domain(self, domain: Domain | None, draft: Data) -> list[Any]:
        """What a slot may hold: listed, or asked for."""
        if domain is None:
            return []
        if domain.question is None:
            return list(domain.values)
        question = read_question(self.ruleset.Question, with_draft(domain.question, draft))
        answer = self.position.ask(self.seat, question)
        if isinstance(answer, Refusal):
            raise BadNotation(str(domain.question), f"the domain's question is refused: {answer}")
        found = answer.data()[domain.key] if domain.key else answer.data()
        return list(found)

    def value(self, slot: Slot, draft: Data) -> Any:
        """A value for the slot, or None: nothing can be put there."""
        ways: dict[str, Callable[[Slot, Data], Any]] = {
            "one": self.one,
            "place": self.one,
            "many": self.many,
            "rank": self.rank,
            "number": self.number,
            "angle": self.number,
            "flag": lambda slot, draft: bool(self.dice.pick(2)),
            "text": self.one,
            "route": self.route,
            "split": self.split,
            "map": self.map,
            "spread": self.map,
            "list": self.entries,
            "build": self.one,
        }
        return ways[slot.kind](slot, draft)

    def pick(self, values: list[Any]) -> Any:
        """One of the values; None when there is none."""
        return values[self.dice.pick(len(values))] if values else None

    def one(self, slot: Slot, draft: Data) -> Any:
        """One value of the domain."""
        return self.pick(self.domain(slot.domain, draft))

    def many(self, slot: Slot, draft: Data) -> list[Any]:
        """Some values of the domain."""
        return [value for value in self.domain(slot.domain, draft) if self.dice.pick(2)]

    def rank(self, slot: Slot, draft: Data) -> list[Any]:
        """All values of the domain, in some order."""
        values = self.domain(slot.domain, draft)
        return [values[n - 1] for n in self.dice.shuffle("law", len(values))] if values else []

    def number(self, slot: Slot, draft: Data) -> int:
        """A number within the bounds."""
        low, high = slot.low or 0, slot.high if slot.high is not None else (slot.low or 0) + 9
        return low + slot.step * self.dice.pick((high - low) // slot.step + 1)

    def route(self, slot: Slot, draft: Data) -> list[Any]:
        """Step by step, each asked for with the draft so far."""
        path: list[Any] = []
        while values := self.domain(slot.domain, {**draft, slot.field: path}):
            if path and self.dice.pick(3) == 0:
                break
            path = [*path, self.pick(values)]
        return path

    def split(self, slot: Slot, draft: Data) -> dict[str, int]:
        """Whole numbers over the refs, each within its bound, together no more than the total."""
        left = slot.total
        found = {}
        for bound in slot.bounds:
            high = bound.high if left is None else min(bound.high, left)
            found[bound.ref] = bound.low + self.dice.pick(max(0, high - bound.low) + 1)
            left = None if left is None else left - found[bound.ref]
        return found

    def map(self, slot: Slot, draft: Data) -> dict[str, Any]:
        """A value of the domain for each ref."""
        values = self.domain(slot.domain, draft)
        return {bound.ref: self.pick(values) for bound in slot.bounds if values}

    def entries(self, slot: Slot, draft: Data) -> list[Data]:
        """Some entries of the repeated form."""
        return [
            {inner.field: self.value(inner, draft) for inner in slot.slots if applies(inner, draft)}
            for _ in range(1 + self.dice.pick(2))
        ]


def applies(slot: Slot, draft: Data) -> bool:
    """Whether the slot's alternative is chosen."""
    return all(draft.get(key) == value for key, value in (slot.when or {}).items())
