"""What every call needs."""

from fastapi import Request

from grognard.server.live import Live
from grognard.server.problems import Problem
from grognard.server.table import Table
from grognard.umpire.match import Match


def live(request: Request) -> Live:
    """The matches of this server."""
    found = request.app.state.live
    assert isinstance(found, Live)
    return found


def started(table: Table) -> Match:
    """The match of the table. Raises Problem while seats are still to join."""
    if table.match is None:
        raise Problem(409, "not_started")
    return table.match
