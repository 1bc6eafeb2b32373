"""Control sheets: own ones filled in as on paper, foreign ones as far as they are public."""

from grognard.rulesets.ultrawarrior.presentation.facts import Facts
from grognard.rulesets.ultrawarrior.presentation.texts import term, text
from grognard.umpire.scene import Row, Sheet, Text, Tone
from grognard.umpire.words import Data


def sheets(facts: Facts) -> list[Sheet]:
    """One sheet a warrior: the own first, then allies and foes by id."""
    order = sorted(facts.warriors, key=lambda w: (facts.warriors[w]["seat"] != facts.seat, w))
    return [sheet(facts, w) for w in order]


def sheet(facts: Facts, ref: str) -> Sheet:
    """A warrior's control sheet; rows that this audience may not know are unknown (UW-4.5.1)."""
    data = facts.warriors[ref]
    return Sheet(
        ref,
        text("sheet-title", name=facts.name(ref), species=term("species", data["species"])),
        data["seat"],
        secret_rows(data) + public_rows(facts, ref),
        own=data["seat"] == facts.seat,
        summary=summary(facts, ref),
    )


def secret_rows(data: Data) -> list[Row]:
    """Energy, reserve, Shield, suit and Life."""
    suit = data.get("suit")
    rows = [Row(text("row-energy"), "value", data.get("energy"))]
    if data["species"] == "wahn":
        rows.append(Row(text("row-reserve"), "pips", data.get("reserve"), top=25))
    rows.append(Row(text("row-shield"), "value", data.get("shield")))
    rows.append(Row(text("row-suit"), "bar", suit, top=data["suit_max"], tone=worn(suit, data["suit_max"])))
    rows.append(
        Row(
            text("row-life"),
            "pips",
            data.get("life"),
            top=data["life_max"],
            tone=worn(data.get("life"), data["life_max"]),
        )
    )
    return rows


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
    if facts.carries(ref):
        rows.append(Row(text("row-carries"), "list", items=[text("energizer")]))
    return rows


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
        suit=data["suit_max"],
        life=data["life_max"],
    )
