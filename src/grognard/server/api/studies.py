"""Opening files, going on from a point of a finished match, and putting matches away."""

import msgspec
from fastapi import APIRouter, Request, Response

from grognard.server.api.common import created, limiter, live, started
from grognard.server.api.record import closed, is_over
from grognard.server.limits import address_of
from grognard.server.opening import unplayable
from grognard.server.problems import Problem, foreign_seat, json, read, unknown
from grognard.server.seats import give_key, hashed, holds, key_of, new_key
from grognard.server.studies import Branch, OpenFile, branch_rows, known, opened, study_rows
from grognard.server.table import Table
from grognard.umpire.contract import Position
from grognard.umpire.refusal import BadRecord
from grognard.umpire.words import SPECTATOR

router = APIRouter(prefix="/api")


@router.post("/files")
async def open_file(request: Request) -> Response:
    """A record, case or position, to be looked at; of a file with several cases, first their list."""
    body = await read(request, OpenFile)
    key = key_of(request) or new_key()
    await may_found(request, key)
    file = await live(request).open_file(lambda: opened(body))
    if isinstance(file, list):
        return json({"cases": [{"id": case.id, "title": case.title} for case in file]})
    row, seats, steps = study_rows(file, key)
    await live(request).store.create(row, seats, steps)
    response = json({"match": row.id, "kind": file.kind, "ruleset": row.ruleset}, 201)
    give_key(request, response, key)
    return response


@router.post("/matches/{match}/branch")
async def branch(match: str, request: Request) -> Response:
    """A new match that begins where a finished one (or a file) stood after an event."""
    body = await read(request, Branch)
    key = key_of(request) or new_key()
    await may_found(request, key)
    async with live(request).at(match) as table:
        position, entry = await position_at(request, table, body)
        row, seats, links = branch_rows(table.row, position, entry, body, key)
    return await created(request, row, seats, links, key)


async def may_found(request: Request, key: str) -> None:
    """Whether this browser may have one more match. Raises Problem."""
    held = await live(request).read(live(request).store.open_matches, hashed(key))
    limiter(request).found(address_of(request), held)


async def position_at(request: Request, table: Table, body: Branch) -> tuple[Position, int]:
    """The whole position after the event, and its entry. Raises Problem while anything is hidden."""
    playing = started(table)
    if not await is_over(live(request), table):
        raise Problem(409, "running")
    if table.row.study == "record" and playing.outcome() is None:
        raise Problem(409, "running")
    record = await closed(live(request), table)
    audience = SPECTATOR if body.seat == "spectator" else body.seat
    if audience != SPECTATOR and not 0 <= audience < len(table.seats):
        raise unknown("seat")
    history = live(request).histories.of(table.row.id, table.ruleset, record)
    try:
        entry = known(await live(request).look(lambda: history.entry(record, audience, body.event)))
    except BadRecord:
        raise unplayable("it was played under other rules: nobody can go on from it") from None
    position = history.positions[entry]
    if position is None:
        raise Problem(409, "not_started")
    return position, entry


@router.delete("/matches/{match}")
async def put_away(match: str, request: Request) -> Response:
    """A match out of this browser's list; where nobody else has a seat it is deleted for good."""
    async with live(request).at(match) as table, table.lock:
        table.stands()
        own = [row for row in table.seats if holds(request, row)]
        if not own:
            raise foreign_seat()
        others = [row for row in table.seats if row.key is not None and row not in own]
        if others or table.row.parent is not None:
            rows = [msgspec.structs.replace(row, forgotten=True) for row in own]
            await live(request).store.save(table.row, rows)
            for row in rows:
                table.seats[row.seat] = row
        else:
            await live(request).store.delete(match)
            live(request).let_go(table)
    return json({"deleted": not (others or table.row.parent is not None)})
