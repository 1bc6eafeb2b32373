"""What every call needs."""

from fastapi import Request, Response

from grognard.server.limits import Limiter, address_of
from grognard.server.live import Live
from grognard.server.problems import Problem, json, not_stored
from grognard.server.seats import give_key, key_of
from grognard.server.store.faults import StoreFault
from grognard.server.store.rows import MatchRow, SeatRow
from grognard.server.table import Table
from grognard.umpire.match import Match


def live(request: Request) -> Live:
    """The matches of this server."""
    found = request.app.state.live
    assert isinstance(found, Live)
    return found


def limiter(request: Request) -> Limiter:
    """What counts the clients of this server."""
    found = request.app.state.limiter
    assert isinstance(found, Limiter)
    return found


def browser_of(request: Request) -> str:
    """Whom to count an action or question for: the browser, or the address of one without a key."""
    return key_of(request) or address_of(request)


def started(table: Table) -> Match:
    """The match of the table. Raises Problem while seats are still to join."""
    if table.match is None:
        raise Problem(409, "not_started")
    return table.match


async def created(
    request: Request, row: MatchRow, seats: list[SeatRow], links: dict[str, str], key: str
) -> Response:
    """Store a new match and start it if all are there; the browser keeps the key of its seats.

    It keeps it too when the match could be stored and its start could not: that comes later.
    """
    try:
        await live(request).create(row, seats)
        response = json({"match": row.id, "commitments": row.commitments, "links": links}, 201)
    except StoreFault as fault:
        response = not_stored(fault)
    give_key(request, response, key)
    return response
