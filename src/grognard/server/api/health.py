"""For the host: whether the server works, and how it does."""

import asyncio
from contextlib import suppress
from pathlib import Path

from fastapi import APIRouter, Request, Response

from grognard import __version__
from grognard.server.api.common import limiter, live
from grognard.server.connection import ALL
from grognard.server.figures import Figures, prometheus
from grognard.server.limits import is_here
from grognard.server.live import Live
from grognard.server.problems import json, unknown
from grognard.server.store.faults import StoreFault

router = APIRouter()
WRITES = 3.0
"""Seconds in which the store must have committed something."""


@router.get("/api/health")
async def health(request: Request) -> Response:
    """That the server is there, and can store what is played."""
    try:
        async with asyncio.timeout(WRITES):
            await live(request).store.alive()
    except (StoreFault, TimeoutError) as error:
        what = error.what if isinstance(error, StoreFault) else "locked"
        return json({"ok": False, "version": __version__, "what": what}, 503)
    return json({"ok": True, "version": __version__})


@router.get("/api/figures")
async def figures(request: Request) -> Response:
    """Counts and times as JSON, for a program on this machine."""
    counted = here(request)
    return json(
        {
            **await now(request),
            "calls": {kind: times.data() for kind, times in counted.calls.items()},
            "answers": {f"{kind} {status}": n for (kind, status), n in sorted(counted.statuses.items())},
        }
    )


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """The same for Prometheus."""
    counted = here(request)
    text = prometheus(await now(request), counted)
    return Response(text, media_type="text/plain; version=0.0.4", headers={"cache-control": "no-store"})


def here(request: Request) -> Figures:
    """The figures, if who asks is at this machine: they would tell players what others do. Raises Problem."""
    if not is_here(request):
        raise unknown("path")
    found = request.app.state.figures
    assert isinstance(found, Figures)
    return found


async def now(request: Request) -> dict[str, int]:
    """What there is at this moment."""
    matches, counting = live(request), limiter(request)
    streams = sum(n for name, n in counting.streams.open.items() if name.startswith("match "))
    return {
        "matches_warm": len(matches.tables),
        "matches_running": await running(matches),
        "streams": streams,
        "connections": counting.connections.open.get(ALL, 0),
        "bots_thinking": len(matches.botting.busy),
        "bots_failed_total": matches.botting.failed,
        "workers": len(matches.pool.workers),
        "workers_killed_total": matches.pool.lost,
        "jobs_waiting": len(matches.pool.waiting),
        "store_queue": matches.store.writer.jobs.qsize(),
        "memory_bytes": memory(),
    }


async def running(matches: Live) -> int:
    """How many matches are not over; -1 if the file cannot be read."""
    with suppress(StoreFault):
        return await matches.read(matches.store.running)
    return -1


def memory() -> int:
    """Of this process, resident; 0 where the system does not tell."""
    with suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096
    return 0
