"""Control sheets: own ones filled in as on paper, foreign ones as far as they are public."""

from typing import Literal

from grognard.rulesets.ultrawarrior.ledger import Ledger
from grognard.rulesets.ultrawarrior.presentation.estimates import Span, span
from grognard.rulesets.ultrawarrior.presentation.facts import Facts
from grognard.rulesets.ultrawarrior.presentation.texts import Words, term, text
from grognard.umpire.scene import Row, Sheet, Text, Tone


def sheets(facts: Facts) -> list[Sheet]:
    """One sheet a warrior: the own first, then allies and foes by id."""
    order = sorted(facts.warriors, key=lambda w: (facts.warriors[w]["seat"] != facts.seat, w))
    return [sheet(facts, w) for w in order]


def sheet(facts: Facts, ref: str) -> Sheet:
    """A warrior's control sheet; of what this audience may not know (UW-4.5.1) a range, or nothing."""
    data = facts.warriors[ref]
    return Sheet(
        ref,
        text("sheet-title", name=facts.name(ref), species=term("species", data["species"])),
        data["seat"],
        secret_rows(facts, ref) + public_rows(facts, ref),
        own=data["seat"] == facts.seat,
        summary=summary(facts, ref),
    )


def secret_rows(facts: Facts, ref: str) -> list[Row]:
    """Energy, reserve, Shield, suit and Life."""
    data = facts.warriors[ref]
    shield = data.get("shield")
    wahn = [estimated(facts, ref, "reserve", "pips", 25)] if data["species"] == "wahn" else []
    return [
        estimated(facts, ref, "energy", "value", None),
        *wahn,
        Row(text("row-shield"), "value", shield, history=past(by_turn(facts, ref)["shield"], shield)),
        estimated(facts, ref, "suit", "bar", data["suit_max"]),
        estimated(facts, ref, "life", "pips", data["life_max"]),
    ]


def estimated(
    facts: Facts, ref: str, field: str, kind: Literal["value", "bar", "pips"], top: int | None
) -> Row:
    """A number of the sheet: exact with its history, or a range."""
    found, label = span(facts, ref, field), text(f"row-{field}")
    if found is None:
        return Row(label, kind, top=top)
    low, high = found
    tone = "plain" if top is None or field == "reserve" else worn(high, top)
    if low < high:
        return Row(label, kind, low=low, high=high, top=top, tone=tone)
    return Row(label, kind, low, top=top, history=past(by_turn(facts, ref)[field], low), tone=tone)


def by_turn(facts: Facts, ref: str) -> dict[str, list[int]]:
    """The numbers of a sheet that the audience sees, turn by turn."""
    ledger = facts.ledger(ref)
    if ledger is None or not ledger.known:
        return {"energy": [], "reserve": [], "shield": [], "suit": [], "life": []}
    return {
        "energy": ledger.energies,
        "reserve": [],
        "shield": ledger.shields,
        "suit": ledger.suits,
        "life": ledger.lives,
    }


def past(was: list[int], now: int | None) -> list[int]:
    """The values by turn, the present one last."""
    if now is None or not was:
        return []
    return was[:] if was[-1] == now else [*was, now]


def worn(value: int | None, full: int) -> Tone:
    """Little left is told by tone as well as by number."""
    if value is None or 3 * value > full:
        return "plain"
    return "bad" if value == 0 else "warn"


def public_rows(facts: Facts, ref: str) -> list[Row]:
    """Action Points, darts and what is prepared."""
    data = facts.warriors[ref]
    full = 8 if data["species"] == "mophek" else 6
    rows = [
        Row(text("row-impulses"), "boxes", facts.left(ref), top=full),
        Row(text("row-darts"), "pips", data["darts"], top=6),
        Row(text("row-prep"), "list", items=[term("prep", data["prep"])]),
    ]
    ledger = facts.ledger(ref)
    if ledger is not None and any(ledger.harms):
        rows.insert(0, harm_row(ledger))
    if facts.carries(ref):
        rows.append(Row(text("row-carries"), "list", items=[text("energizer")]))
    return rows


def harm_row(ledger: Ledger) -> Row:
    """Points of hits and burns in the last turn, and in those before it."""
    return Row(text("row-harm"), "value", ledger.harms[-1], history=ledger.harms[:])


def summary(facts: Facts, ref: str) -> Text:
    """One line: what everybody can see of him."""
    data = facts.warriors[ref]
    if not data["alive"]:
        return text("summary-fallen")
    left = facts.left(ref)
    return text(
        "summary",
        impulses="?" if left is None else left,
        darts=data["darts"],
        prep=term("prep", data["prep"]),
        energy=shown(span(facts, ref, "energy")),
        suit=shown(span(facts, ref, "suit")),
        life=shown(span(facts, ref, "life")),
    )


def shown(found: Span | None) -> Words:
    """A number, a range, or that it is not known."""
    if found is None:
        return "?"
    low, high = found
    return low if low == high else text("span", low=low, high=high)
