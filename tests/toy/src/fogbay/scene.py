"""What is drawn, as data: the bay, the boats, the sheets. A function of a view, so it cannot leak."""

from fogbay.board import TERRAINS, Board, cell_id, place
from fogbay.construction import ScenarioFile, board_of, scenario
from grognard.umpire.notation import fingerprint
from grognard.umpire.scene import (
    BaseCell,
    Mark,
    Number,
    Panel,
    PanelRow,
    Part,
    Piece,
    Pip,
    Place,
    Row,
    Scene,
    SeatInfo,
    Sheet,
    Static,
    Step,
    Text,
    Track,
)
from grognard.umpire.scene import (
    Board as SceneBoard,
)
from grognard.umpire.words import Data

BAY = "bay"
GLYPHS = {
    "cutter": "shooner-sailboat",
    "light": "lantern-flame",
    "runner": "cargo-crate",
    "dummy": "lantern-flame",
}
STEPS = ("allocate", "act", "hail", "bribe", "luck")
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}


def text(name: str, **args: str | int | Text) -> Text:
    """A message of this game."""
    return Text(f"fb-{name}", args)


def side(seat: int) -> Text:
    """A seat's name."""
    return text("side", seat=seat)


def board_in(view: Data) -> Board:
    """The map of the view's scenario."""
    file = scenario(view["scenario"])
    assert isinstance(file, ScenarioFile)
    return board_of(tuple(file.map), tuple(file.homes))


def static(view: Data, board: str) -> Static:
    """The printed map: cells and their ground."""
    bay = board_in(view)
    cells = [
        BaseCell(cell, bay.terrain[cell], *place(cell), label=cell, name=text(f"ground-{bay.terrain[cell]}"))
        for cell in bay.cells
    ]
    return Static(BAY, cells, terrains={ground: text(f"ground-{ground}") for ground in TERRAINS.values()})


def scene(view: Data) -> Scene:
    """The bay, or the season's purses."""
    if "purses" in view:
        return season_scene(view)
    bay = board_in(view)
    board = SceneBoard(
        BAY, text("board"), "square", fingerprint(static(view, BAY)), columns=bay.columns, rows=len(bay.rows)
    )
    pieces = [piece(view, name, boat) for name, boat in view["boats"].items()]
    return Scene(
        [board],
        pieces=pieces,
        marks=[*wind_mark(view, bay), *way_marks(view)],
        sheets=[sheet(view, name) for name in view["boats"]]
        + [purse(view, int(seat)) for seat in view["sheets"]],
        seats=[seat_info(view, int(seat)) for seat in view["sheets"]],
        track=track(view),
        layers={"flares": text("layer-flares")} if fires(view) else {},
        asks={"flares": {"type": "range"}} if fires(view) else {},
        says=text("scene-says", turn=view["turn"], wind=text(f"wind-{view['wind']}")),
    )


def fires(view: Data) -> bool:
    """Whether this audience has flares to fire, so that it may ask how far they go."""
    mine = view["sheets"].get(str(view["seat"]))
    return view["over"] is None and mine is not None and not mine["out"]


def kind_seen(view: Data, name: str) -> str:
    """What this audience knows of a boat: cutter, light, runner or dummy."""
    boat = view["boats"][name]
    runner = view["sheets"][str(boat["seat"])].get("runner")
    if boat["kind"] == "cutter" or not runner:
        return str(boat["kind"])
    return "runner" if runner == name else "dummy"


def boat_name(view: Data, name: str) -> Text:
    """`Cutter A`, `Light x3`; of one's own also what it carries. A boat that has left is named by its id."""
    if name not in view["boats"]:
        return text("boat-gone", boat=name)
    return text(f"boat-{kind_seen(view, name)}", boat=name)


def piece(view: Data, name: str, boat: Data) -> Piece:
    """The counter of a boat: its crew, if it is known, and what it has done."""
    kind = kind_seen(view, name)
    numbers = (
        [Number(str(boat["crew"] - boat["spent"]), text("crew-left"), rule="FB-4.5")]
        if "crew" in boat
        else []
    )
    pips = [Pip("megaphone", text("pip-hailed"), "warn")] if boat.get("hailed") else []
    says = text("boat-says", boat=boat_name(view, name), side=side(boat["seat"]), cell=boat["at"])
    states = (["used"] if boat["sailed"] else []) + (["unknown"] if kind == "light" else [])
    return Piece(
        name,
        Place(cell=boat["at"], board=BAY),
        boat_name(view, name),
        GLYPHS[kind],
        says,
        seat=boat["seat"],
        numbers=numbers,
        pips=pips,
        states=states,  # type: ignore[arg-type]
    )


def wind_mark(view: Data, bay: Board) -> list[Mark]:
    """FB-2.3: the wind, in the corner."""
    says = text(f"wind-{view['wind']}")
    corner = cell_id(1, len(bay.rows))
    return [Mark("text", "plain", cells=[corner], texts=[ARROWS[view["wind"]]], says=says, board=BAY)]


def way_marks(view: Data) -> list[Mark]:
    """The way of a boat that is held up; under a flare, its cell."""
    marks = []
    for frame in view["stack"]:
        if frame["kind"] == "sail":
            says = text("mark-way", boat=boat_name(view, frame["boat"]))
            marks.append(Mark("trail", "plain", cells=list(frame["path"]), says=says, board=BAY))
        elif frame["kind"] == "flare":
            marks.append(Mark("cells", "warn", cells=[frame["at"]], says=text("mark-flare"), board=BAY))
    return marks


def sheet(view: Data, name: str) -> Sheet:
    """What is known of a boat."""
    boat = view["boats"][name]
    spent = Row(text("row-spent"), "value", value=boat["spent"])
    crew = Row(text("row-crew"), "pips", value=boat["crew"], top=3) if "crew" in boat else unknown_crew(boat)
    own = boat["seat"] == view["seat"]
    summary = text("boat-says", boat=boat_name(view, name), side=side(boat["seat"]), cell=boat["at"])
    return Sheet(name, boat_name(view, name), boat["seat"], [crew, spent], own, None if own else summary)


def unknown_crew(boat: Data) -> Row:
    """FB-3.2: at least what it has sailed, at most 3."""
    return Row(text("row-crew"), "pips", low=boat["spent"], high=3, top=3)


def purse(view: Data, seat: int) -> Sheet:
    """What is known of a seat."""
    data, own = view["sheets"][str(seat)], seat == view["seat"]
    bribes = Row(text("row-bribes"), "pips", value=data.get("bribes"), top=2)
    rows = [
        Row(text("row-score"), "value", value=data["score"]),
        Row(text("row-luck"), "pips", value=data["luck"], top=2),
        Row(text("row-powder"), "boxes", value=data["powder"], top=6),
        bribes,
    ]
    summary = text(
        "seat-says", side=side(seat), score=data["score"], luck=data["luck"], powder=data["powder"]
    )
    return Sheet(f"seat-{seat}", side(seat), seat, rows, own, None if own else summary)


def owes(view: Data) -> dict[int, str]:
    """Who is asked what, as far as all can see: the frame on top says so."""
    if view["over"] is not None:
        return {}
    top, still = view["stack"][-1], [int(n) for n, sheet in view["sheets"].items() if not sheet["out"]]
    waiting = [seat for seat in still if seat not in view["answered"]]
    if top["kind"] == "turn":
        return (
            dict.fromkeys(waiting, "allocate") if top["step"] == "allocate" else {int(view["active"]): "act"}
        )
    if top["kind"] == "hail":
        return {view["boats"][top["cutter"]]["seat"]: "hail"}
    return {top["asks"][0]: "luck"} if top["kind"] == "flare" else dict.fromkeys(waiting, "bribe")


def seat_info(view: Data, seat: int) -> SeatInfo:
    """A seat in the top bar."""
    data = view["sheets"][str(seat)]
    score = Number(str(data["score"]), text("row-score"), rule="FB-1.7")
    return SeatInfo(seat, side(seat), owes(view).get(seat, ""), seat in view["answered"], data["out"], score)


def track(view: Data) -> Track:
    """The turn, its steps, the goal."""
    asked = owes(view)
    present = min(asked.values(), default="over")
    steps = [Step(step, text(f"step-{step}"), [n for n in asked if step == present]) for step in STEPS]
    return Track(
        text("turn", turn=view["turn"]),
        steps,
        present,
        limit=text("limit", limit=view["options"]["turn_limit"]),
        goals=[text("goal", target=view["options"]["target"])],
        order=view["order"],
    )


def season_scene(view: Data) -> Scene:
    """A season has no bay of its own: purses and stakes."""
    rows = [PanelRow(text("purse", side=side(int(n)), coins=coins)) for n, coins in view["purses"].items()]
    stakes = [
        PanelRow(text("stake-shown", side=side(int(n)), coins=c)) for n, c in (view["stakes"] or {}).items()
    ]
    waiting = [n for n in (0, 1) if n not in view["answered"]] if view["phase"] == "stake" else [0]
    owed = dict.fromkeys(waiting, view["phase"]) if view["over"] is None else {}
    seats = [SeatInfo(n, side(n), str(owed.get(n, "")), n in view["answered"]) for n in (0, 1)]
    steps = [Step(step, text(f"step-{step}"), list(owed)) for step in ("stake", "match")]
    return Scene(
        [],
        panels=[Panel(text("purses"), rows + stakes)],
        seats=seats,
        track=Track(text("battle", battle=view["turn"]), steps, view["phase"]),
    )


__all__ = ["Part", "boat_name", "kind_seen", "scene", "side", "static", "text"]
