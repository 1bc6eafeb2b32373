"""A position from its notation: strict, defaults filled in, every fault named by its field."""

from typing import Literal, cast

from msgspec import Struct

from fogbay.actions import FogBayAction
from fogbay.construction import ScenarioFile, options_of, scenario
from fogbay.phases import ANSWERS, may_enter
from fogbay.position import Bay
from fogbay.state import (
    ACT,
    ALLOCATE,
    BRIBE,
    CREW,
    HAIL,
    MOST_CREW,
    Boat,
    FlareFrame,
    HailFrame,
    SailFrame,
    Sheet,
    TurnFrame,
)
from grognard.umpire.contract import Frame
from grognard.umpire.notation import convert, read_action
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Data, Outcome


class Strict(Struct, forbid_unknown_fields=True):
    """A map of the notation."""


class BoatData(Strict):
    """A boat: where it is must be told."""

    seat: int
    kind: Literal["cutter", "light"]
    at: str
    crew: int = 0
    spent: int = 0
    sailed: bool = False
    hailed: bool = False


class SheetData(Strict):
    """A sheet; `runner` is by default the first of the seat's lights."""

    score: int = 0
    luck: int = 2
    powder: int = 6
    bribes: int = 0
    runner: str | None = None
    known: bool = False
    flared: bool = False
    out: bool = False


class TurnData(Strict, tag_field="kind", tag="turn"):
    """The sequence of play."""

    step: Literal["allocate", "act"] = "act"
    index: int = 0


class SailData(Strict, tag_field="kind", tag="sail"):
    """A boat under way."""

    boat: str
    path: list[str]
    step: int
    cutters: list[str] = []
    held: bool = True


class HailData(Strict, tag_field="kind", tag="hail"):
    """A cutter that may hail."""

    boat: str
    cutter: str


class BribeData(Strict, tag_field="kind", tag="bribe"):
    """A light that is held."""

    boat: str
    cutter: str


class FlareData(Strict, tag_field="kind", tag="flare"):
    """A flare that may be rolled again."""

    seat: int
    at: str
    powder: int
    face: int
    asks: list[int]


class BayData(Strict):
    """A position. `phase`, `active`, `answered` are computed; `active` and `phase` stand in for a `stack`."""

    ruleset: Literal["fogbay"] = "fogbay"
    scenario: str | Data = "bay"
    options: Data = {}
    seats: int | None = None
    turn: int = 1
    phase: str = "act"
    order: list[int] | None = None
    active: int | None = None
    wind: Literal["north", "east", "south", "west"] = "north"
    labels: int | None = None
    boats: dict[str, BoatData] | None = None
    sheets: dict[str, SheetData] = {}
    stack: list[TurnData | SailData | HailData | BribeData | FlareData] | None = None
    answers: dict[str, Data] = {}
    answered: list[int] = []
    over: Outcome | None = None


def need(good: bool, field: str, message: str) -> None:
    """Raises BadNotation naming the field unless `good`."""
    if not good:
        raise BadNotation(field, message)


def read(data: Data, make: type[Bay] = Bay) -> Bay:
    """The position, made of the class `make`. Raises BadNotation."""
    d = cast(BayData, convert(data, BayData, "position"))
    file = scenario(d.scenario)
    if not isinstance(file, ScenarioFile):
        raise BadNotation("scenario", "a season is read as a season")
    seats = file.seats[0] if d.seats is None else d.seats
    need(seats in file.seats, "seats", f"{seats} is not one of: {', '.join(map(str, file.seats))}")
    p = make(d.scenario, file, options_of(d.options, file), seats)
    p.turn, p.wind = d.turn, d.wind
    need(1 <= p.turn <= p.options["turn_limit"], "turn", f"1 to {p.options['turn_limit']}")
    read_sheets(p, d)
    read_boats(p, d)
    read_runners(p, d)
    read_order(p, d)
    if d.over is not None:
        p.result = d.over
        return p
    read_stack(p, d)
    read_answers(p, d)
    need(bool(p.owed()), "stack", "nobody owes a decision here")
    return p


def read_sheets(p: Bay, d: BayData) -> None:
    """Sheets within their bounds."""
    for name in d.sheets:
        need(name in map(str, range(p.seats)), f"sheets.{name}", "no such seat")
    for seat in range(p.seats):
        given, sheet, at = d.sheets.get(str(seat), SheetData()), Sheet(), f"sheets.{seat}"
        need(given.score >= 0, f"{at}.score", "0 or more")
        need(d.over is not None or given.score < p.options["target"], f"{at}.score", "below the target")
        for field, top in (("luck", 2), ("powder", 6), ("bribes", 2)):
            need(0 <= getattr(given, field) <= top, f"{at}.{field}", f"0 to {top}")
            setattr(sheet, field, getattr(given, field))
        sheet.score, sheet.known, sheet.flared, sheet.out = given.score, given.known, given.flared, given.out
        p.sheets[seat] = sheet
    need(bool(p.seats_in()), "sheets", "a seat must be in the match")
    need(d.over is not None or len(p.seats_in()) > 1, "sheets", "with one seat left the match is over")


def default_boats(p: Bay) -> dict[str, BoatData]:
    """A cutter and two lights at each home."""
    boats = {p.cutter_of(seat): BoatData(seat, "cutter", p.board.homes[seat]) for seat in p.seats_in()}
    for seat in p.seats_in():
        for n in (2 * seat + 1, 2 * seat + 2):
            boats[f"x{n}"] = BoatData(seat, "light", p.board.homes[seat])
    return boats


def read_boats(p: Bay, d: BayData) -> None:
    """Boats of seats that are in, where they may be, with crew enough for what they have sailed."""
    given = default_boats(p) if d.boats is None else d.boats
    for name, b in sorted(given.items()):
        at = f"boats.{name}"
        need(p.plays(b.seat), f"{at}.seat", "not a seat in the match")
        need(b.kind == "light" or name == p.cutter_of(b.seat), at, "a cutter is A, B or C by its seat")
        need(
            b.kind == "cutter" or (name[0] == "x" and name[1:].isdigit()),
            at,
            "a light has a label x1, x2, ...",
        )
        need(b.at in p.board.terrain, f"{at}.at", "no such cell")
        need(
            p.board.may_enter(b.kind, b.seat, b.at), f"{at}.at", f"no {b.kind} of this seat enters that cell"
        )
        need(0 <= b.crew <= MOST_CREW, f"{at}.crew", f"0 to {MOST_CREW}")
        need(
            0 <= b.spent <= (b.crew if b.sailed else 0),
            f"{at}.spent",
            "no more than its crew, and none before it sails",
        )
        need(b.kind == "cutter" or not b.hailed, f"{at}.hailed", "only cutters hail")
        boat = Boat(b.seat, b.kind, b.at)
        boat.crew, boat.spent, boat.sailed, boat.hailed = b.crew, b.spent, b.sailed, b.hailed
        p.boats[name] = boat
    highest = max([0, *(int(name[1:]) for name in p.boats if name[0] == "x")])
    p.labels = highest if d.labels is None else d.labels
    need(p.labels >= highest, "labels", f"at least {highest}")
    for seat in p.seats_in():
        need(p.cutter_of(seat) in p.boats, "boats", f"seat {seat} has no cutter")
        need(len(p.lights_of(seat)) <= 2, "boats", f"seat {seat} has more than two lights")
        need(
            sum(p.boats[n].crew for n in p.boats_of(seat)) <= CREW,
            "boats",
            f"seat {seat} has more than {CREW} crew",
        )


def read_runners(p: Bay, d: BayData) -> None:
    """One of the lights is the runner; alone it is known; it never stands on a shoal."""
    for seat in p.seats_in():
        sheet, lights, field = p.sheets[seat], p.lights_of(seat), f"sheets.{seat}.runner"
        given = d.sheets.get(str(seat), SheetData())
        sheet.runner = (lights or [""])[0] if given.runner is None else given.runner
        need(sheet.runner in (lights or [""]), field, f"one of: {', '.join(lights) or 'none'}")
        if len(lights) == 1:
            sheet.known = True
        need(bool(lights) or not sheet.known, f"sheets.{seat}.known", "there is no light to know")
        if lights:
            need(p.board.terrain[p.boats[sheet.runner].at] != "shoal", field, "no runner stands on a shoal")


def read_order(p: Bay, d: BayData) -> None:
    """The turn order: seats, each once; whoever is in is in it."""
    p.order = p.seats_in() if d.order is None else d.order
    need(len(set(p.order)) == len(p.order), "order", "each seat once")
    need(set(p.seats_in()) <= set(p.order) <= set(range(p.seats)), "order", "every seat that is in")


def read_stack(p: Bay, d: BayData) -> None:
    """The frames, or the seat `active` at the helm."""
    if d.stack is None:
        active = p.order[0] if d.active is None else d.active
        need(active in p.order, "active", "not in the turn order")
        p.stack = [TurnFrame(ALLOCATE if d.phase == "allocate" else ACT, p.order.index(active))]
        if d.phase == "allocate":
            p.stack = [TurnFrame(ALLOCATE, 0)]
        return
    need(bool(d.stack) and isinstance(d.stack[0], TurnData), "stack", "the first frame is the turn")
    need(not any(isinstance(f, TurnData) for f in d.stack[1:]), "stack", "only the first frame is the turn")
    p.stack = [read_frame(p, f, f"stack[{index}]") for index, f in enumerate(d.stack)]


def read_frame(p: Bay, f: TurnData | SailData | HailData | BribeData | FlareData, at: str) -> Frame:
    """One frame, its pieces still there."""
    if isinstance(f, TurnData):
        need(0 <= f.index < len(p.order), f"{at}.index", "within the turn order")
        return TurnFrame(ALLOCATE if f.step == "allocate" else ACT, f.index)
    if isinstance(f, FlareData):
        need(
            p.plays(f.seat) and all(p.plays(seat) for seat in f.asks), f"{at}.seat", "not a seat in the match"
        )
        need(f.at in p.board.terrain, f"{at}.at", "no such cell")
        need(1 <= f.powder <= 3 and 1 <= f.face <= 6, f"{at}.powder", "1 to 3 charges, and a face of 1 to 6")
        return FlareFrame(f.seat, f.at, f.powder, f.face, tuple(f.asks))
    need(f.boat in p.boats and p.boats[f.boat].kind in ("light", "cutter"), f"{at}.boat", "no such boat")
    if isinstance(f, SailData):
        read_path(p, f, at)
        return SailFrame(f.boat, f.path, f.step, tuple(f.cutters), f.held)
    need(f.cutter in p.boats and p.boats[f.cutter].kind == "cutter", f"{at}.cutter", "no such cutter")
    return HailFrame(HAIL if isinstance(f, HailData) else BRIBE, f.boat, f.cutter)


def read_path(p: Bay, f: SailData, at: str) -> None:
    """A path that its boat can go on with: neighbouring cells it may enter, within its crew."""
    boat = p.boats[f.boat]
    need(1 <= f.step <= len(f.path), f"{at}.step", "some cell of the path is sailed")
    need(f.path[f.step - 1] == boat.at and boat.sailed, f"{at}.path", "the boat is where it has sailed to")
    need(
        all(c in p.boats and p.boats[c].kind == "cutter" for c in f.cutters),
        f"{at}.cutters",
        "no such cutter",
    )
    need(len(f.path) - f.step <= boat.crew - boat.spent, f"{at}.path", "more steps than its crew")
    for one, other in zip(f.path, f.path[1:], strict=False):
        need(other in p.board.near.get(one, ()), f"{at}.path", f"{other} is not next to {one}")
    for cell in f.path:
        need(may_enter(p, f.boat, cell), f"{at}.path", f"{cell} may not be entered")


def read_answers(p: Bay, d: BayData) -> None:
    """What has been answered to the decision on top: legal answers of seats that were asked."""
    kinds = dict(p.owed())
    for name, answer in sorted(d.answers.items()):
        field = f"answers.{name}"
        seat = int(name) if name.isdigit() else -1
        need(
            seat in kinds and kinds[seat] in ("allocate", "bribe"), field, "was not asked to answer in secret"
        )
        action = read_action(FogBayAction, answer)
        need(
            action.type in ANSWERS[kinds[seat]] and p.check(seat, action) is None, field, "not a legal answer"
        )
        p.answers.give(seat, action)
