"""The notation of the truth, and what of it a seat may know: built from nothing, never by deleting."""

from fogbay.state import ALLOCATE, Boat, FlareFrame, HailFrame, SailFrame, Sheet, State, TurnFrame
from grognard.umpire.contract import Frame
from grognard.umpire.words import SPECTATOR, Data, Seat

STEPS = ("start", "allocate", "act")
KINDS = ("turn", "sail", "hail", "bribe", "flare")


def notation(p: State) -> Data:
    """The whole position."""
    return {
        **public(p),
        "boats": {name: {**boat_seen(boat), "crew": boat.crew} for name, boat in sorted(p.boats.items())},
        "sheets": {
            str(seat): {**sheet_seen(sheet), "bribes": sheet.bribes, "runner": sheet.runner}
            for seat, sheet in enumerate(p.sheets)
        },
        "stack": [frame_seen(frame, True) for frame in p.stack],
        "answers": p.answers.notation(),
    }


def view(p: State, seat: Seat) -> Data:
    """FB-1.4, FB-1.8: crews and runners are their owners' until shown; after the end nothing is hidden."""
    who: Data = {"seat": "spectator" if seat == SPECTATOR else seat}
    if p.result is not None:
        return {**notation(p), **who}
    return {
        **public(p),
        "boats": {name: seen_boat(p, boat, seat) for name, boat in sorted(p.boats.items())},
        "sheets": {str(n): seen_sheet(sheet, n == seat) for n, sheet in enumerate(p.sheets)},
        "stack": [frame_seen(frame, sails_for(p, frame, seat)) for frame in p.stack],
        "answers": p.answers.notation(seat),
        **who,
    }


def public(p: State) -> Data:
    """What everybody knows."""
    return {
        "ruleset": "fogbay",
        "scenario": p.scenario,
        "options": dict(p.options),
        "seats": p.seats,
        "turn": p.turn,
        "phase": phase_word(p),
        "order": list(p.order),
        "active": active_seat(p),
        "wind": p.wind,
        "labels": p.labels,
        "answered": p.answers.answered(),
        "over": None if p.result is None else p.result.data(),
    }


def phase_word(p: State) -> str:
    """What is going on: the frame on top."""
    if p.result is not None:
        return "over"
    top = p.stack[-1]
    return STEPS[top.step] if isinstance(top, TurnFrame) else KINDS[top.kind]


def active_seat(p: State) -> Seat | None:
    """Whose turn it is; nobody's while crews are allocated."""
    bottom = p.stack[0] if p.stack else None
    if isinstance(bottom, TurnFrame) and bottom.step != ALLOCATE and bottom.index < len(p.order):
        return p.order[bottom.index]
    return None


def boat_seen(boat: Boat) -> Data:
    """What all see of a boat."""
    seen: Data = {
        "seat": boat.seat,
        "kind": boat.kind,
        "at": boat.at,
        "spent": boat.spent,
        "sailed": boat.sailed,
    }
    return {**seen, "hailed": boat.hailed} if boat.kind == "cutter" else seen


def seen_boat(p: State, boat: Boat, seat: Seat) -> Data:
    """A boat in a seat's view: with its crew if it is one's own, or by FB-R2."""
    seen = boat_seen(boat)
    if boat.seat == seat or p.options["crew"] == "open":
        seen["crew"] = boat.crew
    return seen


def sheet_seen(sheet: Sheet) -> Data:
    """What all see of a sheet."""
    return {
        "score": sheet.score,
        "luck": sheet.luck,
        "powder": sheet.powder,
        "known": sheet.known,
        "flared": sheet.flared,
        "out": sheet.out,
    }


def seen_sheet(sheet: Sheet, own: bool) -> Data:
    """A sheet in a seat's view; a known runner is everybody's knowledge."""
    seen = sheet_seen(sheet)
    if own:
        seen["bribes"] = sheet.bribes
    if own or sheet.known:
        seen["runner"] = sheet.runner
    return seen


def sails_for(p: State, frame: Frame, seat: Seat) -> bool:
    """Whether the frame is a sail of this seat's own."""
    return isinstance(frame, SailFrame) and frame.boat in p.boats and p.boats[frame.boat].seat == seat


def frame_seen(frame: Frame, own: bool) -> Data:
    """A frame; the cells still to be sailed are the sailor's own."""
    if isinstance(frame, TurnFrame):
        return {"kind": "turn", "step": STEPS[frame.step], "index": frame.index}
    if isinstance(frame, SailFrame):
        path = frame.path if own else frame.path[: frame.step]
        return {
            "kind": "sail",
            "boat": frame.boat,
            "path": list(path),
            "step": frame.step,
            "cutters": list(frame.cutters),
            "held": frame.held,
        }
    if isinstance(frame, HailFrame):
        return {"kind": KINDS[frame.kind], "boat": frame.boat, "cutter": frame.cutter}
    assert isinstance(frame, FlareFrame)
    return {
        "kind": "flare",
        "seat": frame.seat,
        "at": frame.at,
        "powder": frame.powder,
        "face": frame.face,
        "asks": list(frame.asks),
    }
