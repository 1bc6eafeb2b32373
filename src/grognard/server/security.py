"""What stands around every answer: headers that forbid foreign and inline script, and a limit on bodies."""

import asyncio
import logging
from time import perf_counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server.figures import Figures
from grognard.server.limits import Limiter, address_of
from grognard.server.problems import Problem, foreign_page, json, said

log = logging.getLogger("grognard.server")
LIMIT = 64 * 1024
FILES = {"/api/files": 4 * 1024 * 1024}
"""Calls that take a whole file."""
DRAINED = 32 * 1024 * 1024
"""As much of a body that is too big is read and thrown away, so that its sender hears the answer."""
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """ASGI middleware: headers on the way out, at most 64 kB on the way in, `internal` for what fails."""

    def __init__(self, app: ASGIApp, limiter: Limiter, figures: Figures) -> None:
        self.app = app
        self.limiter = limiter
        self.figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request through."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        begun, came = False, perf_counter()

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                self.figures.answered(scope["path"], message["status"], (perf_counter() - came) * 1000)
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self.answer(scope, receive, guarded)
        except Exception as error:  # what nobody foresaw; further out the connection would be cut as well
            log.error("%s %s failed", scope["method"], scope["path"], exc_info=error)
            if begun:
                raise
            await json({"error": "internal"}, 500)(scope, receive, guarded)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer, unless the client is too busy, or its body too big or too slow."""
        try:
            self.limiter.request(address_of(HTTPConnection(scope)))
        except Problem as problem:
            await said(problem)(scope, receive, send)
            return
        if scope["method"] in ("GET", "HEAD"):
            await self.app(scope, receive, send)
            return
        if not from_own_page(Headers(scope=scope)):
            await said(foreign_page())(scope, receive, send)
            return
        limit = FILES.get(scope["path"], LIMIT)
        try:
            async with asyncio.timeout(self.limiter.limits.body_seconds):
                body = await read_body(receive, limit)
        except TimeoutError:
            late = said(Problem(408, "too_slow", message="the body did not come in time"))
            late.headers["connection"] = "close"
            await late(scope, receive, send)
            return
        if body is None:
            answer = json(
                {"error": "malformed", "field": "", "message": f"the body is over {limit // 1024} kB"}, 413
            )
            await answer(scope, receive, send)
            return
        await self.app(scope, Replayed(body, receive), send)


def from_own_page(headers: Headers) -> bool:
    """Whether a call that may change something comes from grognard's own page, or from no browser.

    Such a call from elsewhere would come without the browser's key, and be given a new one in its place.
    Browsers tell `Sec-Fetch-Site` over HTTPS and to the machine itself, `Origin` always; ports are not
    compared, for many proxies hand on the host without.
    """
    if (site := headers.get("sec-fetch-site")) is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is None or host_of(origin) == host_of("//" + headers.get("host", ""))


def host_of(address: str) -> str | None:
    """The host of an address, or None: `null` and the like have none."""
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None


class Replayed:
    """`receive` of a request whose body has been read already."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self.body: bytes | None = body
        self.receive = receive

    async def __call__(self) -> Message:
        """The body once, then whatever comes."""
        if self.body is None:
            return await self.receive()
        body, self.body = self.body, None
        return {"type": "http.request", "body": body, "more_body": False}


async def read_body(receive: Receive, limit: int = LIMIT) -> bytes | None:
    """The whole body, or None if it is over the limit."""
    parts: list[bytes] = []
    size = 0
    more = True
    while more and size <= DRAINED:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        part = message.get("body", b"")
        size += len(part)
        if size <= limit:
            parts.append(part)
        more = message.get("more_body", False)
    return b"".join(parts) if size <= limit else None
