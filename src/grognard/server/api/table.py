"""Playing: an audience's stream, actions, questions, the table as it was."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import Annotated

import msgspec
from fastapi import APIRouter, Header, Request, Response
from fastapi.responses import StreamingResponse
from msgspec import Struct

from grognard.bots.asking import Query
from grognard.bots.strengths import levels_of
from grognard.server import messages
from grognard.server.api.common import browser_of, limiter, live, started
from grognard.server.api.record import closed, is_over
from grognard.server.limits import Limiter, address_of
from grognard.server.live import Live
from grognard.server.opening import unplayable
from grognard.server.problems import Problem, foreign_seat, json, malformed, read, unknown
from grognard.server.seats import held_seat, holds, may_hear, seat_of
from grognard.server.store.rows import SeatRow
from grognard.server.table import Subscriber, Table
from grognard.umpire.contract import Position
from grognard.umpire.match import Match
from grognard.umpire.notation import read_action, read_question
from grognard.umpire.record import Player, Record
from grognard.umpire.refusal import BadNotation, BadRecord, Refusal, Refused, Stale
from grognard.umpire.words import (
    SPECTATOR,
    Action,
    AnswerDraw,
    AnswerUndo,
    AskUndo,
    Concede,
    Data,
    OfferDraw,
    Question,
    Seat,
    Why,
)

router = APIRouter(prefix="/api/matches/{match}")
HEARTBEAT = 15.0
BESIDE = OfferDraw | AnswerDraw | AskUndo | AnswerUndo
NUMBER = 2**53
"""The highest number that a browser can count to."""
RESULT_COMES = Refusal("UM-2", "um-result-comes")


# ---- the stream


@router.get("/seats/{seat}/events")
async def events(
    match: str,
    seat: str,
    request: Request,
    after: str | None = None,
    last_event_id: Annotated[str | None, Header()] = None,
) -> Response:
    """The stream of one audience, from its event after `Last-Event-ID` (or `after`) on."""
    number = event_number(last_event_id if last_event_id is not None else after)
    async with live(request).at(match) as table:
        audience = await hearer(request, table, seat)
    counting = limiter(request)
    named = counting.streams_of(address_of(request), browser_of(request), match)
    counting.stream(named)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    stream = counted(counting, named, listen(live(request), match, audience, number))
    return StreamingResponse(stream, headers=headers, media_type="text/event-stream")


async def counted(
    counting: Limiter, named: dict[str, int], stream: AsyncGenerator[bytes]
) -> AsyncIterator[bytes]:
    """The messages, counted as a stream from the first to the last: one that is never begun is none."""
    async with aclosing(stream):
        try:
            counting.stream(named)
        except Problem:  # many have come at once: the browser tries again later
            yield b"retry: 10000\n\n"
            return
        with counting.streams.one(*named):
            async for message in stream:
                yield message


async def hearer(request: Request, table: Table, seat: str) -> Seat:
    """The audience of the path: one's own, or, after the end, any."""
    if table.match is None:
        return may_hear(request, table.seats, seat)
    return await audience_of(request, table, seat)


def event_number(text: str | None) -> int:
    """A number of an audience's events. Raises Problem."""
    if text in (None, ""):
        return 0
    assert text is not None
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise malformed("after", "the number of an event is expected")
    return int(text)


async def listen(live: Live, match: str, audience: Seat, after: int) -> AsyncGenerator[bytes]:
    """Whatever the subscriber lacks, as soon as it takes it; a heartbeat when there is nothing."""
    async with live.at(match) as table:
        subscriber = Subscriber(after)
        table.subscribe(audience, subscriber)
        try:
            yield b"retry: 1000\n\n"
            while not subscriber.closed:
                subscriber.news.clear()
                for message in await table.news(audience, subscriber):
                    yield message
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        await subscriber.news.wait()
                except TimeoutError:
                    yield b":\n\n"
        finally:
            table.unsubscribe(audience, subscriber)


# ---- acting


class Act(Struct, forbid_unknown_fields=True):
    """An action; `key` is the browser's own text for it, `number` the decision that it answers."""

    key: str
    action: Data
    number: int | None = None


@router.post("/seats/{seat}/actions")
async def act(match: str, seat: str, request: Request) -> Response:
    """Play an action. It is stored before it is answered; a repeated key gets the first answer again."""
    limiter(request).action(browser_of(request))
    body = await read(request, Act)
    if not 1 <= len(body.key) <= 100:
        raise malformed("key", "1 to 100 characters")
    async with live(request).at(match) as table:
        row = held_seat(request, table.seats, seat)
        key = row.seat, body.key
        if key not in table.answers:
            action = checked(table, row, body)
            try:
                await table.act(lambda match: play(match, row.seat, action, body), key=key)
            except Stale:
                raise await stale(table, row.seat) from None
        number, last = table.answers[key]
    return json({"number": number, "last": last})


def checked(table: Table, row: SeatRow, body: Act) -> Action:
    """The action, if it may be judged at all. Raises Problem or BadNotation."""
    started(table)
    if row.bot or table.row.study:
        raise foreign_seat()
    action = read_action(table.ruleset.Action, body.action)
    if body.number is None and not isinstance(action, BESIDE):
        raise malformed("number", "the number of the decision is missing")
    if body.number is not None and not 0 <= body.number < NUMBER:
        raise malformed("number", "no decision has this number")
    return action


def play(match: Match, seat: Seat, action: Action, body: Act) -> None:
    """Through the door of the match. A campaign's results come from its battles alone."""
    if match.owes(seat) == "match" and not isinstance(action, BESIDE | Concede):
        raise Refused(RESULT_COMES)
    match.play(seat, action, body.key, None if isinstance(action, BESIDE) else body.number)


async def stale(table: Table, seat: Seat) -> Problem:
    """The decision that is asked now, with its card."""
    audience = table.audiences[seat]
    tail = await table.tail(audience)
    number = audience.seen.number if audience.seen is not None else 0
    return Problem(409, "stale", number=number, card=messages.card_of(tail))


# ---- asking


class Ask(Struct, forbid_unknown_fields=True):
    """A question."""

    question: Data


@router.post("/seats/{seat}/questions")
async def ask(match: str, seat: str, request: Request) -> Response:
    """An answer, and how it is drawn. Nothing is changed or rolled; one question an audience at a time."""
    limiter(request).question(browser_of(request))
    body = await read(request, Ask)
    async with live(request).at(match) as table:
        audience = may_hear(request, table.seats, seat)
        started(table)
        question = read_question(table.ruleset.Question, body.question)
        async with table.audiences[audience].asking:
            async with table.settled() as playing:
                if isinstance(question, Why):
                    return json(answer_of(table, playing, audience, question))
                if question.type in table.ruleset.heavy and playing.outcome() is None:
                    asked = query(table, playing, audience, question)
                else:
                    asked, position = None, playing.position
            if asked is not None:
                return await beside(live(request), asked)
            return json(await live(request).look(lambda: answer_of(table, position, audience, question)))


def answer_of(table: Table, match: Match | Position, audience: Seat, question: Question) -> Data:
    """The answer from the match, or from a position of it that is settled. Raises Refused."""
    answer = match.ask(audience, question)
    if isinstance(answer, Refusal):
        raise Refused(answer)
    sketch = None
    if not isinstance(question, Why):
        sketch = table.ruleset.sketch(match.view(audience), question, answer)
    return {"answer": answer.data(), "sketch": sketch}


def query(table: Table, match: Match, audience: Seat, question: Question) -> Query:
    """A heavy question, with what its asker has received: nothing else of the match."""
    base = match.taking_back.base
    return Query(
        f"{table.row.id} {audience}",
        table.ruleset.name,
        audience,
        {} if base is None else base.view(audience),
        match.view(audience),
        [msgspec.Raw(msgspec.json.encode(event)) for event in match.streams.after(audience, 0)],
        question.data(),
    )


async def beside(live: Live, asked: Query) -> Response:
    """The answer of a worker process. Raises Problem when it has none."""
    found = await live.pool.do(asked)
    if not found:
        raise Problem(503, "no_answer", message="this could not be answered in time")
    answer = msgspec.json.decode(found, type=dict[str, msgspec.Raw])
    if "refused" in answer:
        raise Refused(msgspec.json.decode(answer["refused"], type=Refusal))
    if "malformed" in answer:
        raise BadNotation(*msgspec.json.decode(answer["malformed"], type=tuple[str, str]))
    return json(answer)


# ---- looking


@router.get("/static/{key}")
async def static(match: str, key: str, request: Request) -> Response:
    """The unchanging part of a board: the same for all, kept for ever."""
    held = statics(request)
    if key not in held:
        async with live(request).at(match) as table:
            playing = started(table)
            found = await live(request).look(lambda: static_of(table, playing, key))
        if found is None:
            raise unknown("static")
        held[key] = found
        if len(held) > 100:
            held.popitem(last=False)
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    return Response(held[key], headers=headers, media_type="application/json")


def statics(request: Request) -> OrderedDict[str, bytes]:
    """Boards already encoded, by hash."""
    held: OrderedDict[str, bytes] = request.app.state.statics
    return held


def static_of(table: Table, match: Match, key: str) -> bytes | None:
    """The board of this hash, as some audience of the match sees it."""
    for audience in (SPECTATOR, *range(len(table.seats))):
        view = match.view(audience)
        for board in table.ruleset.scene(view).boards:
            if board.static == key:
                return msgspec.json.encode(table.ruleset.static(view, board.id))
    return None


@router.get("/seats/{seat}/at/{event}")
async def at(match: str, seat: str, event: str, request: Request, sheets: str = "") -> Response:
    """The table as the audience saw it just after its event. When the match is over, anybody may look.

    `sheets=all` lays the sheets of all seats open beside it, as each was: after the end only.
    """
    number = event_number(event)
    if sheets not in ("", "all"):
        raise malformed("sheets", "all, or nothing")
    async with live(request).at(match) as table:
        started(table)
        audience = await audience_of(request, table, seat)
        if sheets:
            await closed(live(request), table)
        async with table.settled() as playing:
            record = Record(playing.record.header, list(playing.record.entries))
        history = live(request).histories.of(match, table.ruleset, record)
        try:
            then = await live(request).look(lambda: history.at(record, audience, number, sheets == "all"))
        except BadRecord:
            raise unplayable("it was played under other rules: only its end can be shown") from None
    if then is None:
        raise unknown("event")
    return json(then)


async def audience_of(request: Request, table: Table, seat: str) -> Seat:
    """The audience of the path: one's own, or any when the match (and its campaign) is over.

    Who looks with another's eyes closes the record: else he could take the end back and play on, knowing.
    """
    audience = seat_of(seat, len(table.seats))
    own = audience == SPECTATOR or holds(request, table.seats[audience])
    if not own and not await is_over(live(request), table):
        raise foreign_seat()
    if not own:
        await closed(live(request), table)
    return audience


@router.get("/seats/{seat}/stream")
async def stream(match: str, seat: str, request: Request) -> Response:
    """The audience's own events as JSON lines."""
    async with live(request).at(match) as table:
        playing = started(table)
        audience = await audience_of(request, table, seat)
        last = table.audiences[audience].seen
        told = playing.streams.events[audience][: last.last if last is not None else 0]
    lines = [msgspec.json.encode({"n": n, "event": event}) + b"\n" for n, event in enumerate(told, 1)]
    name = f'attachment; filename="{match}-{seat}.jsonl"'
    headers = {"content-disposition": name, "cache-control": "no-store"}
    return Response(b"".join(lines), headers=headers, media_type="application/x-ndjson")


# ---- who plays a seat


class Replace(Struct, forbid_unknown_fields=True):
    """Who plays from now on: a bot's level, or `person`."""

    level: str


@router.post("/seats/{seat}/replace")
async def replace(match: str, seat: str, request: Request) -> Response:
    """Hand one's seat to a bot, or take it back."""
    limiter(request).action(browser_of(request))
    body = await read(request, Replace)
    async with live(request).at(match) as table:
        row = held_seat(request, table.seats, seat)
        started(table)
        if table.row.study:
            raise foreign_seat()
        if body.level not in ("person", *levels_of(table.ruleset)):
            raise malformed("level", f"person, or one of: {', '.join(levels_of(table.ruleset))}")
        level = "" if body.level == "person" else body.level
        changed = msgspec.structs.replace(row, level=level)
        player = Player("bot" if level else "person", row.name, level)
        if level != row.level:
            await table.act(lambda match: match.replace(row.seat, player), seats=[changed])
            table.tell_players()
    return json({})
