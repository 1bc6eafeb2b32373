"""Counters: warriors, Barriers, the Laser Tower, the Energizer."""

from typing import Literal

from grognard.rulesets.ultrawarrior.presentation.facts import BURNING, Facts
from grognard.rulesets.ultrawarrior.presentation.texts import (
    BARRIER_GLYPH,
    ENERGIZER_GLYPH,
    SMOKE_GLYPH,
    TERRAIN_GLYPHS,
    TOOL_GLYPHS,
    TOWER_GLYPH,
    glyph_of,
    number,
    term,
    text,
)
from grognard.umpire.scene import Base, Number, Piece, Pip, Place, Text

State = Literal["down", "used", "active"]
STATES: tuple[State, ...] = ("down", "used", "active")

PREP_GLYPHS = {
    "idle": TOOL_GLYPHS["idle"],
    "dart": TOOL_GLYPHS["dart"],
    "barrier": TOOL_GLYPHS["prepare_barrier"],
    "smoke": TOOL_GLYPHS["prepare_smoke"],
    "teleport": TOOL_GLYPHS["prepare_teleport"],
}


def pieces(facts: Facts) -> list[Piece]:
    """Everything that stands on the board, lowest first."""
    drawn = [barrier(facts, b) for b in facts.view["barriers"]]
    if facts.view.get("tower") is not None:
        drawn.append(tower(facts))
    if facts.view.get("energizer") is not None:
        drawn.append(energizer(facts))
    return drawn + [warrior(facts, w) for w in sorted(facts.warriors)]


def warrior(facts: Facts, ref: str) -> Piece:
    """A warrior's counter; the fallen lie where they fell, beneath the others."""
    data = facts.warriors[ref]
    return Piece(
        ref,
        Place(cell=data["hex"]),
        text("name", name=facts.name(ref)),
        glyph_of(ref, data["species"]),
        says(facts, ref),
        seat=data["seat"],
        numbers=numbers(facts, ref) if data["alive"] else [],
        pips=pips(facts, ref) if data["alive"] else [],
        states=[state for state in STATES if in_state(facts, ref, state)],
        order=2 if data["alive"] else 0,
    )


def in_state(facts: Facts, ref: str, state: State) -> bool:
    """Fallen, has acted in this slot, or is the one to act now."""
    data = facts.warriors[ref]
    if state == "down" or not data["alive"]:
        return state == "down" and not data["alive"]
    if state == "used":
        return facts.slot is not None and ref in facts.view["acted"]
    return facts.due(ref) and bool(facts.view["active"] == data["seat"])


def says(facts: Facts, ref: str) -> Text:
    """A counter in words."""
    data = facts.warriors[ref]
    if not data["alive"]:
        return text("piece-fallen-says", name=facts.name(ref), hex=data["hex"])
    left = facts.left(ref)
    return text(
        "piece-says",
        name=facts.name(ref),
        species=term("species", data["species"]),
        hex=data["hex"],
        terrain=term("terrain", facts.terrain(data["hex"])),
        impulses="?" if left is None else left,
        darts=data["darts"],
        prep=term("prep", data["prep"]),
    )


def numbers(facts: Facts, ref: str) -> list[Number]:
    """Impulses left and darts; on a sheet one may see also the Shield."""
    data = facts.warriors[ref]
    left = facts.left(ref)
    shown = [number("?" if left is None else left, "impulses"), number(data["darts"], "darts")]
    if "shield" in data:
        shown.append(number(data["shield"], "shield"))
    return shown


def pips(facts: Facts, ref: str) -> list[Pip]:
    """At most three states, the most pressing first."""
    data = facts.warriors[ref]
    ground = facts.terrain(data["hex"])
    shown: list[Pip] = []
    if ground in BURNING or ground == "water":
        shown.append(Pip(TERRAIN_GLYPHS[ground], term("pip", ground), "bad"))
    if data["prep"] != "none":
        shown.append(Pip(PREP_GLYPHS[data["prep"]], term("prep", data["prep"]), "plan"))
    if facts.carries(ref):
        shown.append(Pip(ENERGIZER_GLYPH, text("pip-carries"), "good"))
    if facts.shielded(ref):
        shown.append(Pip(BARRIER_GLYPH, text("pip-barrier"), "good"))
    if data["hex"] in facts.smoke:
        shown.append(Pip(SMOKE_GLYPH, text("pip-smoke"), "good"))
    if ground in ("ice", "inverted_water"):
        shown.append(Pip(TERRAIN_GLYPHS[ground], term("pip", ground), "warn"))
    return shown[:3]


def barrier(facts: Facts, ref: str) -> Piece:
    """A Barrier: the target of Disruptors, known by its owner and hex."""
    owner, _, hex = ref.rpartition("@")
    name = text("barrier-of", name=facts.name(owner))
    return Piece(
        ref,
        Place(cell=hex),
        name,
        BARRIER_GLYPH,
        text("barrier-says", name=facts.name(owner), hex=hex),
        seat=facts.warriors[owner]["seat"],
        base=Base("round"),
        states=["ghost"],
        order=1,
    )


def tower(facts: Facts) -> Piece:
    """The Laser Tower with the points it can still take."""
    data = facts.view["tower"]
    left = data["points"] - data["taken"]
    return Piece(
        "tower",
        Place(cell=data["hex"]),
        text("tower"),
        TOWER_GLYPH,
        text("tower-says", hex=data["hex"], left=left, points=data["points"]),
        base=Base("hex"),
        numbers=[number(left, "tower", rule="UW-9.6.6")],
        states=["down"] if left == 0 else [],
    )


def energizer(facts: Facts) -> Piece:
    """The Energizer, lying in its hex or with its carrier."""
    data = facts.view["energizer"]
    carrier = data["carrier"]
    if carrier is None:
        return Piece(
            "energizer",
            Place(cell=data["hex"]),
            text("energizer"),
            ENERGIZER_GLYPH,
            text("energizer-says", hex=data["hex"]),
            base=Base("round"),
            order=1,
        )
    return Piece(
        "energizer",
        Place(host=carrier),
        text("energizer"),
        ENERGIZER_GLYPH,
        text("energizer-carried-says", name=facts.name(carrier)),
        base=Base("round"),
        states=["carried"],
        order=3,
    )
