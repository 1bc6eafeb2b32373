"""What a table is made of: scene, card, line, sketch. The client's types are generated from these.

The vocabulary is closed and knows no game. Text is an id with arguments for Fluent; colours are
tones, art is a glyph name; whatever can be pointed at has a `ref`, the same in scene, card, line and
sketch; whatever is drawn has `says`, its words for a screen reader. Everything here is a function
of one audience's view, so it cannot leak. Lengths are in cells of the board, or in the table's unit.
"""

from typing import Any, Literal

from msgspec import Struct

from grognard.umpire.words import Data

Ref = str
Tone = Literal["own", "foe", "good", "bad", "warn", "plan", "plain"]


class Part(Struct, frozen=True, omit_defaults=True):
    """Anything of a scene, card, line or sketch."""


class Text(Part, frozen=True):
    """A message: Fluent id and arguments. An argument that is itself a Text is formatted first."""

    id: str
    args: dict[str, "str | int | Text"] = {}


# ---- boards and what stands on them


class Board(Part, frozen=True):
    """A map. `static` is the hash of its unchanging part, fetched once."""

    id: str
    title: Text
    kind: Literal["hex", "square", "table", "zones", "graph"]
    static: str
    columns: int = 0
    rows: int = 0
    width: int = 0
    height: int = 0
    """Of tables, zones and graphs, in the unit."""
    orientation: Literal["flat", "pointy"] = "flat"
    lower: Literal["odd", "even"] = "even"
    """Of hex boards: which columns (flat) or rows (pointy) are shifted by half a hex."""
    on: Ref = ""
    links: list[tuple[Ref, Ref]] = []


class BaseCell(Part, frozen=True):
    """A cell of the printed board: hex and square by `column`, `row` (from 1); zones by polygon."""

    ref: Ref
    terrain: str
    column: int = 0
    row: int = 0
    polygon: list[tuple[int, int]] = []
    label: str = ""
    name: Text | None = None


class Area(Part, frozen=True):
    """A region of a table or a board: rect, polygon, disc, or cone."""

    ref: Ref
    kind: str
    shape: Literal["rect", "polygon", "disc", "cone"]
    points: list[tuple[int, int]]
    radius: int = 0
    height: int = 0
    pattern: str = ""
    text: Text | None = None
    says: Text | None = None


class Static(Part, frozen=True):
    """The printed board: public, the same for all, cached by its hash for ever."""

    board: str
    cells: list[BaseCell]
    areas: list[Area] = []
    terrains: dict[str, Text] = {}
    """Every terrain that can occur, with its name; the look is the theme's."""


class Cell(Part, frozen=True):
    """A cell that differs from the printed board."""

    ref: Ref
    terrain: str
    says: Text
    facets: list[str] = []
    """Things that lie on the terrain, by the names under which the theme gives their looks."""
    level: int = 0
    board: str = ""


class Place(Part, frozen=True):
    """Where a piece is: a cell or zone, a point, or another piece that carries it."""

    cell: Ref = ""
    point: tuple[int, int] | None = None
    host: Ref = ""
    board: str = ""


class Base(Part, frozen=True):
    """What a piece stands on."""

    shape: Literal["hex", "square", "round", "none"]
    radius: int = 0


class Number(Part, frozen=True):
    """A small figure on a counter or beside a choice, with what it is."""

    value: str
    text: Text
    tone: Tone = "plain"
    rule: str = ""


class Pip(Part, frozen=True):
    """A mark on the edge of a counter: a state with a glyph."""

    glyph: str
    text: Text
    tone: Tone = "plain"


class Piece(Part, frozen=True):
    """A counter, figure, ship, blip. `glyph` is a name of the Game Icons set."""

    ref: Ref
    at: Place
    name: Text
    glyph: str
    says: Text
    seat: int | None = None
    base: Base = Base("square")
    facing: int | None = None
    """Degrees clockwise from up."""
    numbers: list[Number] = []
    """At most 3."""
    pips: list[Pip] = []
    """At most 3."""
    badges: list[str] = []
    states: list[Literal["carried", "used", "down", "ghost", "unknown", "active"]] = []
    order: int = 0


class Mark(Part, frozen=True):
    """Something drawn over the board. Which fields are used follows from `kind`:
    cells, heat, text: `cells` (heat: with `values`, 0 to 100; text: with `texts`);
    path, trail, arrow, line: `cells` or `points` in order; line with `stretches`, one from each place to
    the next, or, between two places, equal parts of the line;
    ring: `cells[0]` with `radius` in cells; arc, disc, cone, polygon: `points`, `radius`, `angle`."""

    kind: Literal[
        "cells", "path", "line", "ring", "arc", "disc", "cone", "polygon", "arrow", "trail", "heat", "text"
    ]
    tone: Tone
    cells: list[Ref] = []
    points: list[tuple[int, int]] = []
    radius: int = 0
    angle: tuple[int, int] | None = None
    values: list[int] = []
    texts: list[str] = []
    stretches: list[Literal["clear", "cover", "blocked"]] = []
    text: Text | None = None
    says: Text | None = None
    layer: str = ""
    """Marks of a layer are shown when the player switches it on; without one, always."""
    board: str = ""


# ---- sheets, panels, top bar


class Row(Part, frozen=True):
    """A row of a sheet: exact (`value`), a range (`low` to `high`), or unknown (neither)."""

    label: Text
    kind: Literal["value", "bar", "pips", "boxes", "list"]
    value: int | None = None
    low: int | None = None
    high: int | None = None
    top: int | None = None
    """The full value, for bars, pips and boxes."""
    text: Text | None = None
    items: list[Text] = []
    history: list[int] = []
    """Earlier values, oldest first, the present one last."""
    tone: Tone = "plain"


class Sheet(Part, frozen=True):
    """What is known of a piece: the paper sheet, filled in."""

    ref: Ref
    title: Text
    seat: int | None
    rows: list[Row]
    own: bool = False
    summary: Text | None = None
    """One line, for foreign pieces."""


class PanelRow(Part, frozen=True):
    """A line of a panel."""

    text: Text
    refs: list[Ref] = []


class Panel(Part, frozen=True):
    """Any other list: a roster, a chronicle, the scenario's goal."""

    title: Text
    rows: list[PanelRow]


class SeatInfo(Part, frozen=True):
    """A seat in the top bar. Colour and shape are the client's, by number."""

    seat: int
    side: Text
    owes: str = ""
    answered: bool = False
    out: bool = False
    score: Number | None = None


class Step(Part, frozen=True):
    """A step of the phase strip."""

    id: str
    text: Text
    seats: list[int] = []


class Track(Part, frozen=True):
    """Where the match stands."""

    round: Text
    steps: list[Step]
    present: str
    limit: Text | None = None
    goals: list[Text] = []
    order: list[int] = []


class Scene(Part, frozen=True):
    """All that is drawn, for one audience."""

    boards: list[Board]
    cells: list[Cell] = []
    areas: list[Area] = []
    pieces: list[Piece] = []
    marks: list[Mark] = []
    sheets: list[Sheet] = []
    panels: list[Panel] = []
    seats: list[SeatInfo] = []
    track: Track | None = None
    layers: dict[str, Text] = {}
    """Switchable layers of `marks`, with their names."""
    asks: dict[str, Data] = {}
    """Layers that are the sketch of a question, which is asked when the layer is switched on."""
    says: Text | None = None


# ---- the card


class Choice(Part, frozen=True):
    """An action of the menu. `by`: the piece that acts; `at`: where it is clicked on the board."""

    action: Data
    text: Text
    by: Ref = ""
    at: Ref = ""
    refs: list[Ref] = []
    key: str = ""
    """A letter that chooses it when its piece is selected."""
    glyph: str = ""
    numbers: list[Number] = []
    warnings: list[Text] = []
    preview: Data | None = None
    """A question; its sketch is drawn while the choice is in hand."""


class Group(Part, frozen=True):
    """Choices of one kind: a tool to take in hand. Clicking a ref then means its choice there."""

    id: str
    title: Text
    choices: list[Choice]
    glyph: str = ""
    by: Ref = ""


class Domain(Part, frozen=True):
    """What a slot may hold: `values`, or the list (or map's keys) `key` of a question's answer."""

    values: list[str | int] = []
    texts: list[Text] = []
    """Names of the values, if they are not refs."""
    question: Data | None = None
    key: str = ""


class Bound(Part, frozen=True):
    """The limits of one ref of a split. `prices`: what each thing costs that the rest of `high` may buy."""

    ref: Ref
    low: int
    high: int
    text: Text | None = None
    start: int = 0
    presets: list[Number] = []
    prices: list[Number] = []
    hints: list[Text] = []


class Slot(Part, frozen=True):
    """A hole of a form. `field` is the action's field that it fills."""

    field: str
    kind: Literal[
        "one",
        "many",
        "rank",
        "number",
        "angle",
        "flag",
        "text",
        "place",
        "route",
        "split",
        "map",
        "spread",
        "list",
        "build",
    ]
    text: Text
    domain: Domain | None = None
    low: int | None = None
    high: int | None = None
    step: int = 1
    bounds: list[Bound] = []
    total: int | None = None
    optional: bool = False
    when: Data | None = None
    slots: list[Any] = []
    """Of a `list`: the slots of one entry."""


class CardForm(Part, frozen=True):
    """A form of the menu with its holes. A draft may be checked at any time (`why`)."""

    type: str
    text: Text
    slots: list[Slot]
    fixed: dict[str, str | int] = {}
    by: Ref = ""
    group: str = ""
    """The tool it belongs to, if it is one of a group."""
    glyph: str = ""
    key: str = ""
    preview: Data | None = None
    """A question in which the value "$draft" stands for the drafted action."""
    numbers: list[Number] = []
    warnings: list[Text] = []


class Card(Part, frozen=True):
    """A decision as it is put to a person. The server adds decision number, undo and offers."""

    kind: str
    title: Text
    groups: list[Group] = []
    forms: list[CardForm] = []
    hints: list[Text] = []
    notes: list[Text] = []
    closed: list[Choice] = []
    """What one might expect at a ref and may not do: a click there asks `why`. Never shown as choices."""


# ---- lines and sketches


class DiceShown(Part, frozen=True):
    """A roll on the table: what was needed (that or less, unless `over`), and whether it passed."""

    name: str
    faces: list[int]
    sides: int = 6
    needed: int | None = None
    over: bool = False
    passed: bool | None = None
    chance: tuple[int, int] | None = None
    """Ways that pass, of so many equally likely ones, as told before: luck is counted against it."""
    stake: int = 0
    """What passing is worth, in points (of damage, of cargo): the same points in all lines of a game."""


class Motion(Part, frozen=True):
    """A piece travels along cells or points."""

    ref: Ref
    path: list[Ref] = []
    points: list[tuple[int, int]] = []


class Line(Part, frozen=True):
    """An event as it is told. `seat`: whose doing it is, or -1."""

    text: Text
    tone: Tone = "plain"
    refs: list[Ref] = []
    dice: DiceShown | None = None
    rules: list[str] = []
    motions: list[Motion] = []
    marks: list[Mark] = []
    seat: int = -1
    heading: bool = False
    quiet: bool = False
    """Not worth a line of the log (a roll that the next line shows)."""


class SketchRow(Part, frozen=True):
    """A number of an answer, with its rule."""

    text: Text
    value: str
    rule: str = ""
    tone: Tone = "plain"


class Sketch(Part, frozen=True):
    """An answer as it is drawn."""

    verdict: Text | None = None
    tone: Tone = "plain"
    rows: list[SketchRow] = []
    marks: list[Mark] = []
