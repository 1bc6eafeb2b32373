"""What to draw: board, changed hexes, counters, seats and the turn's track."""

from grognard.rulesets.ultrawarrior.presentation.facts import Facts
from grognard.rulesets.ultrawarrior.presentation.marks import asks, layers, marks
from grognard.rulesets.ultrawarrior.presentation.pieces import pieces
from grognard.rulesets.ultrawarrior.presentation.sheets import sheets
from grognard.rulesets.ultrawarrior.presentation.static import BOARD, digest
from grognard.rulesets.ultrawarrior.presentation.texts import term, text
from grognard.rulesets.ultrawarrior.presentation.track import panels, seats, track
from grognard.umpire.contract import Memory
from grognard.umpire.scene import Board, Cell, Scene, Text
from grognard.umpire.words import Data


def scene(view: Data, memory: Memory | None = None) -> Scene:
    """All that is drawn, for one audience."""
    facts = Facts(view, memory)
    drawn = marks(facts)
    return Scene(
        boards=[board(facts)],
        cells=cells(facts),
        pieces=pieces(facts),
        marks=drawn,
        sheets=sheets(facts),
        panels=panels(facts),
        seats=seats(facts),
        track=track(facts),
        layers=layers(facts, drawn),
        asks=asks(facts),
        says=text(
            "scene-says",
            turn=view["turn"],
            step=step_name(facts),
            own=len(facts.own()),
            alive=len(facts.alive()),
        ),
    )


def step_name(facts: Facts) -> Text:
    """Where the turn stands, in words."""
    if facts.slot is not None:
        return text("step-impulse", slot=facts.slot)
    return term("step", facts.phase)


def board(facts: Facts) -> Board:
    """UW-R1: 28 x 28 flat-topped hexes, even columns lower."""
    return Board(
        BOARD,
        text("board"),
        "hex",
        digest(facts.view["setup"]),
        columns=28,
        rows=28,
        orientation="flat",
        lower="even",
    )


def cells(facts: Facts) -> list[Cell]:
    """The hexes that differ from the printed board, or on which Smoke or a Barrier lies."""
    view = facts.view
    changed = set(view["terrain"]) | facts.smoke | {b.rpartition("@")[2] for b in view["barriers"]}
    return [cell(facts, hex) for hex in sorted(changed)]


def cell(facts: Facts, hex: str) -> Cell:
    """One changed hex."""
    barriers = facts.barriers(hex)
    facets = [f"barrier:{facts.warriors[b.rpartition('@')[0]]['seat']}" for b in barriers]
    if hex in facts.smoke:
        facets.append("smoke")
    terrain = facts.terrain(hex)
    says = text(
        "cell-says",
        hex=hex,
        terrain=term("terrain", terrain),
        smoke="yes" if hex in facts.smoke else "no",
        barriers=len(barriers),
    )
    return Cell(hex, terrain, says, facets)
