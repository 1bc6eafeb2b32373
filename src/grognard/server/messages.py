"""What one audience is sent: a function of what it has heard and may see, of nothing else."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Raw, Struct

from grognard.server.recall import Recall
from grognard.umpire.contract import Memory, Position
from grognard.umpire.lines import dice_card, told, undo_text
from grognard.umpire.match import Match
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.scene import Card, Line, Scene, Text
from grognard.umpire.words import SPECTATOR, Data, Due, Event, Seat

log = logging.getLogger("grognard.server")


class Told(Struct, frozen=True):
    """An event in the audience's own numbers, and how it is told."""

    n: int
    event: Event
    line: Line | None


class Undo(Struct, frozen=True):
    """What an Undo button does: back to before the audience's event `to`; else by the others' consent."""

    to: int
    free: bool
    text: Text


class OpenOffer(Struct, frozen=True, omit_defaults=True):
    """An open offer or request; `to` in the audience's own numbers."""

    kind: str
    seat: int
    accepted: list[int]
    to: int | None = None


class Tail(Struct, frozen=True):
    """The table as the audience sees it now: what follows the events in the message `table`."""

    scene: Scene
    card: Card | None
    number: int
    owed: dict[str, str]
    undo: Undo | None
    offer: OpenOffer | None
    over: Data | None


class Asked(Struct, frozen=True):
    """The decision alone, of an encoded tail."""

    card: Raw


@dataclass
class Seen:
    """All that stood when the audience last heard something.

    It holds on to the position of then: what happens unheard changes nothing of what is sent,
    a reconnect included.
    """

    audience: Seat
    last: int
    base: Position | None
    events: Sequence[Event]
    """The audience's stream, of which the first `last` were told by then."""
    position: Position | None
    owed: tuple[Due, ...]
    number: int
    dice: Data | None
    undo: Undo | None
    offer: OpenOffer | None
    over: Data | None
    drawn: Data | None = None

    @property
    def view(self) -> Data:
        """What the audience could see then; before the start nothing."""
        if self.drawn is None:
            self.drawn = {} if self.position is None else self.position.view(self.audience)
        return self.drawn

    def first(self) -> Data:
        """What the audience saw at the start."""
        return {} if self.base is None else self.base.view(self.audience)


def seen(match: Match, audience: Seat) -> Seen:
    """The present as the audience may know it."""
    outcome = match.outcome()
    need = match.bound.need if match.bound is not None else None
    return Seen(
        audience,
        match.streams.last(audience),
        match.taking_back.base,
        match.streams.events[audience],
        match.position if match.taking_back.base is not None else None,
        match.owed(),
        0 if audience == SPECTATOR else match.numbers[audience],
        None if need is None else {"name": need.name, "number": need.n, "faces": need.sides},
        undo(match, audience),
        offer(match, audience),
        None if outcome is None else outcome.data(),
    )


def undo(match: Match, audience: Seat) -> Undo | None:
    """How far the seat may go back."""
    reach = None if audience == SPECTATOR else match.taking_back.reach(audience)
    return None if reach is None else Undo(reach[0], reach[1], undo_text(reach[1]))


def offer(match: Match, audience: Seat) -> OpenOffer | None:
    """The open offer or request, with `to` in the audience's own numbers."""
    if (open_now := match.offer) is None:
        return None
    to = None
    if open_now.kind == "undo":
        to = match.streams.first_of(audience, list(range(open_now.to, len(match.record.entries))))
    return OpenOffer(open_now.kind, open_now.seat, list(open_now.accepted), to)


def lines(ruleset: Ruleset, seen: Seen, after: int) -> list[bytes]:
    """The audience's events above `after`, told with its view of now, encoded."""
    return [
        msgspec.json.encode(Told(n, event, line(ruleset, seen.view, event)))
        for n, event in enumerate(seen.events[after : seen.last], after + 1)
    ]


def line(ruleset: Ruleset, view: Data, event: Event) -> Line | None:
    """The event's line; None when the game fails to tell it, for that must not stop the match."""
    try:
        return told(ruleset, view, event)
    except Exception:  # a stranger's presentation may raise anything
        log.exception("%s: an event could not be told", ruleset.name)
        return None


def tail(ruleset: Ruleset, seen: Seen, recall: Recall) -> bytes:
    """Scene, card and the rest, encoded."""
    owed = {str(seat): due for seat, due in seen.owed}
    if seen.base is None or seen.position is None:
        shown, asked = Scene([]), card(ruleset, seen, None)
    else:
        with recall.at(seen.first, seen.events, seen.last) as memory:
            shown = ruleset.scene(seen.view, memory)
            asked = card(ruleset, seen, memory)
    return msgspec.json.encode(Tail(shown, asked, seen.number, owed, seen.undo, seen.offer, seen.over))


def card(ruleset: Ruleset, seen: Seen, memory: Memory | None) -> Card | None:
    """The decision that the seat owes, put to a person."""
    if seen.audience not in dict(seen.owed):
        return None
    if seen.dice is not None:
        return dice_card(seen.dice)
    if seen.position is None:
        return None
    return ruleset.card(seen.view, seen.position.menu(seen.audience), memory)


def tail_or_none(ruleset: Ruleset, seen: Seen, recall: Recall) -> bytes | None:
    """The same within a step; None when the game fails to draw it."""
    try:
        return tail(ruleset, seen, recall)
    except Exception:  # as above
        log.exception("%s: a scene could not be drawn", ruleset.name)
        return None


def card_of(tail: bytes) -> Raw:
    """The card alone."""
    return msgspec.json.decode(tail, type=Asked).card


def table(seen: Seen, events: Sequence[bytes], tail: bytes) -> bytes:
    """The message whole: its parts are encoded already."""
    head = b'{"seat":%d,"last":%d,"events":[' % (seen.audience, seen.last)
    return b"".join((head, b",".join(events), b"],", memoryview(tail)[1:]))


def players(players: list[Data], thinking: set[Seat]) -> bytes:
    """The message `players`."""
    return msgspec.json.encode({"players": players, "thinking": sorted(thinking)})


def sse(event: str, data: bytes, number: int | None = None) -> bytes:
    """A server-sent event."""
    head = f"id: {number}\n" if number is not None else ""
    return f"{head}event: {event}\ndata: ".encode() + data + b"\n\n"
