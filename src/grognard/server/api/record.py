"""After the end: the record, and the proof that its dice were fixed before play."""

from fastapi import APIRouter, Request, Response

from grognard.server.api.common import live, started
from grognard.server.live import Live
from grognard.server.problems import Problem, json
from grognard.server.table import Table
from grognard.umpire.match import Match
from grognard.umpire.record import Record
from grognard.umpire.replay import verify

router = APIRouter(prefix="/api/matches/{match}")


@router.get("/record")
async def record(match: str, request: Request) -> Response:
    """The record of a finished match. With the first download its end is sealed: secrets are revealed."""
    async with live(request).at(match) as table:
        text = (await closed(live(request), table)).text()
    headers = {"content-disposition": f'attachment; filename="{match}.grog"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type="application/x-ndjson")


@router.get("/check")
async def check(match: str, request: Request) -> Response:
    """Whether the record replays and its faces are those that the secrets give."""
    async with live(request).at(match) as table:
        found = await closed(live(request), table)
        proof = await live(request).look(lambda: verify(table.ruleset, found))
    result = found.result
    return json(
        {
            "ok": proof.ok,
            "rolls": proof.opened + proof.hidden,
            "unproven": proof.unproven,
            "problem": proof.problem,
            "commitments": found.header.commitments,
            "secrets": result.secrets if result is not None else None,
            "nonces": found.header.nonces,
        }
    )


async def closed(live: Live, table: Table) -> Record:
    """The sealed record. Raises Problem while the match, or the campaign it belongs to, still runs."""
    started(table)
    if not await is_over(live, table):
        raise Problem(409, "running")
    async with table.settled() as match:
        sealed = match.record.result is not None
    if not sealed and not table.row.study:
        await table.act(Match.close)
    async with table.settled() as match:
        return Record(match.record.header, list(match.record.entries))


async def is_over(live: Live, table: Table) -> bool:
    """Whether nothing is hidden any more: what a battle hid may bind later decisions of its campaign."""
    if table.row.study:
        return True
    started(table)
    if table.row.state != "over":  # by the store: an end that is not stored is none
        return False
    parent = None if table.row.parent is None else await live.read(live.store.match, table.row.parent)
    return parent is None or parent.state == "over"
