"""What every call needs."""

from fastapi import Request

from grognard.server.limits import Limiter, address_of
from grognard.server.live import Live
from grognard.server.problems import Problem
from grognard.server.seats import key_of
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
