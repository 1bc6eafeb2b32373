"""What a case compares: all that an audience receives, what of a view is not its own, events in order."""

from typing import Any

from grognard.umpire.match import Match
from grognard.umpire.words import Data, Event, Seat


def received(match: Match, seat: Seat, told: int) -> list[Any]:
    """What an audience has after a step: its new events, view, scene, debts, menu."""
    view = match.view(seat)
    menu = match.menu(seat) if seat >= 0 else None
    return [
        [event.data() for event in match.streams.after(seat, told)],
        view,
        match.owed(),
        [] if menu is None else [action.data() for action in menu.actions],
        [] if menu is None else [[form.type, form.fixed] for form in menu.forms],
    ]


def own_pieces(view: Data, seat: Seat) -> set[str]:
    """Ids of the pieces of the view whose `seat` it is, or that belong to a `group` or `unit` of its own."""
    pieces = [
        (key, piece)
        for pieces in view.values()
        if isinstance(pieces, dict)
        for key, piece in pieces.items()
        if isinstance(piece, dict)
    ]
    own = {key for key, piece in pieces if piece.get("seat") == seat}
    return own | {key for key, piece in pieces if {piece.get("group"), piece.get("unit")} & own}


def foreign(view: Data, seat: Seat, of: str | None) -> Data:
    """The view without `options` and the seat's own pieces and entries; with `of`, that piece alone."""
    if of is not None:
        named = [pieces[of] for pieces in view.values() if isinstance(pieces, dict) and of in pieces]
        return {of: named}
    own = own_pieces(view, seat) | {str(seat)}
    return {
        key: {name: item for name, item in value.items() if name not in own}
        if isinstance(value, dict)
        else value
        for key, value in view.items()
        if key != "options"
    }


def keys_in(data: object) -> set[str]:
    """Every key that occurs anywhere in plain data."""
    if isinstance(data, dict):
        found = set(data)
        for value in data.values():
            found |= keys_in(value)
        return found
    if isinstance(data, list):
        return set().union(*(keys_in(item) for item in data)) if data else set()
    return set()


def several(entry: Data | list[Data]) -> list[Data]:
    """One entry, or a list of them, as a list."""
    return entry if isinstance(entry, list) else [entry]


def merge_told(one: list[Event], other: list[Event]) -> list[Event]:
    """Two audiences' events of a step as one sequence: what both heard stands once (by identity)."""
    merged: list[Event] = []
    rest = list(other)
    for event in one:
        at = next((index for index, item in enumerate(rest) if item is event), None)
        if at is not None:
            merged.extend(rest[:at])
            rest = rest[at + 1 :]
        merged.append(event)
    return merged + rest
