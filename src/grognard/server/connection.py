"""A connection that is watched: a client that says nothing, or reads nothing, is cut off."""

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as Protocol

from grognard.server.limits import Limiter

FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"retry-after: 10\r\ncontent-length: %d\r\n\r\n%b"
)
SAID = b'{"error":"too_many","what":"connections","message":"too many connections; close some","seconds":10}'
ALL = "all"


class Connection(Protocol):
    """Uvicorn's protocol with three clocks: for a request's head, for what is sent, and a count of all."""

    late: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None
    counted: tuple[str, ...] = ()

    @property
    def limiter(self) -> Limiter:
        """What the application counts with."""
        app: Any = self.config.app
        found: Limiter = app.state.limiter
        return found

    def connection_made(self, transport: Any) -> None:
        """Somebody has come: if there are too many already he is told so."""
        super().connection_made(transport)
        limits, host = self.limiter.limits, self.client[0] if self.client else ""
        self.counted = (ALL,) if host in limits.proxies else (ALL, host)
        now = {name: self.limiter.connections.add(name) for name in self.counted}
        if now[ALL] > limits.connections or now.get(host, 0) > limits.address_connections:
            transport.write(FULL % (len(SAID), SAID))
            transport.close()
        self.expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """He has gone."""
        super().connection_lost(exc)
        self.cancel()
        for name in self.counted:
            self.limiter.connections.take(name)
        self.counted = ()

    def data_received(self, data: bytes) -> None:
        """A head that has begun must end soon. What comes after a refusal is not read."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            if self.late is not None:
                self.late.cancel()
                self.late = None
        else:
            self.expect_head()

    def expect_head(self) -> None:
        """Cut the connection unless a request begins in time."""
        if self.late is None:
            self.late = self.loop.call_later(self.limiter.limits.head_seconds, self.transport.abort)

    def pause_writing(self) -> None:
        """The client does not read: it has some time to go on, then it is cut off."""
        super().pause_writing()
        if self.unread is None:
            self.unread = self.loop.call_later(self.limiter.limits.write_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def cancel(self) -> None:
        """Stop the clocks."""
        for clock in (self.late, self.unread):
            if clock is not None:
                clock.cancel()
        self.late = self.unread = None
