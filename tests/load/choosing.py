"""An action from the card alone, at random and cheaply: the load knows no rules, as the page knows none."""

from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

Data = dict[str, Any]


class Choice(Struct):
    """A listed action."""

    action: Data


class Group(Struct):
    """A tool."""

    choices: list[Choice]


class Form(Struct):
    """An action with holes."""

    type: str
    slots: list[Data]
    fixed: Data = {}


class Card(Struct):
    """What is asked."""

    groups: list[Group] = []
    forms: list[Form] = []


class Table(Struct):
    """What a client needs of a `table` message; the rest is passed over."""

    last: int
    number: int
    card: Raw
    over: Raw

    @property
    def asks(self) -> bool:
        """Whether a decision is asked of this seat."""
        return bytes(self.card) != b"null" and not self.ended

    @property
    def ended(self) -> bool:
        """Whether the match is over."""
        return bytes(self.over) != b"null"


CARD = msgspec.json.Decoder(Card)
TABLE = msgspec.json.Decoder(Table)


def choose(raw: Raw, random: Random, listed: bool = False) -> Data:
    """An action of the card: mostly a listed one, else a form filled (`listed`: if nothing is listed)."""
    card = CARD.decode(raw)
    choices = [choice for group in card.groups for choice in group.choices]
    drafts = [draft for form in card.forms if (draft := fill(form, random)) is not None]
    if choices and (listed or not drafts or random.random() < 0.9):
        return random.choice(choices).action
    assert drafts, "a card that cannot be answered"
    return random.choice(drafts)


def fill(form: Form, random: Random) -> Data | None:
    """The form's holes filled, or None: it wants something that must be asked for."""
    draft = {"type": form.type, **form.fixed}
    for slot in form.slots:
        if slot.get("optional"):
            continue
        value = filled(slot, random)
        if value is None:
            return None
        draft[slot["field"]] = value
    return draft


def filled(slot: Data, random: Random) -> Any:
    """A value for a slot, or None."""
    kind = slot["kind"]
    if kind == "split":
        return split(slot, random)
    if kind == "flag":
        return random.random() < 0.5
    if kind in ("number", "angle"):
        low = slot.get("low") or 0
        return random.randrange(low, (slot.get("high") or low) + 1, slot.get("step", 1))
    values = (slot.get("domain") or {}).get("values") or []
    if kind in ("many", "rank"):
        return random.sample(values, len(values))
    return random.choice(values) if values else None


def split(slot: Data, random: Random) -> dict[str, int]:
    """Small numbers over the refs, within their bounds and the total."""
    found, left = {}, slot.get("total")
    for bound in slot["bounds"]:
        high = min(bound["high"], bound["low"] + 6, bound["high"] if left is None else left)
        found[bound["ref"]] = random.randint(bound["low"], max(bound["low"], high))
        left = None if left is None else left - found[bound["ref"]]
    return found
