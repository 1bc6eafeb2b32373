"""HTTP/1.1 and server-sent events by hand: the load shares its cores with the server, so it must be cheap."""

import asyncio
import json
from collections.abc import Callable
from typing import cast

Heard = Callable[[bytes, bytes], None]


class Lost(Exception):
    """The server has closed the connection."""


class Calls(asyncio.Protocol):
    """A connection of one browser, a call at a time; made anew when the server has let it go."""

    def __init__(self, port: int, cookie: str) -> None:
        self.port = port
        self.cookie = cookie
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.waiting: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    async def connect(self) -> None:
        """Open the connection, unless it is open."""
        if self.transport is None or self.transport.is_closing():
            self.buffer = b""
            await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)

    async def send(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """A call; its status and body. Raises Lost."""
        await self.connect()
        assert self.transport is not None
        self.waiting = asyncio.get_running_loop().create_future()
        self.transport.write(head(method, path, self.cookie, len(body)) + body)
        return await self.waiting

    async def call(self, method: str, path: str, data: object = None, status: int = 200) -> object:
        """A call whose answer must have this status."""
        body = b"" if data is None else json.dumps(data).encode()
        found, answer = await self.send(method, path, body)
        assert found == status, f"{method} {path}: {found} {answer.decode()}"
        return json.loads(answer)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        top = self.buffer[:end].lower()
        at = top.find(b"content-length:")
        length = int(top[at + 15 :].partition(b"\r\n")[0]) if at >= 0 else 0
        if len(self.buffer) < end + 4 + length:
            return
        body, self.buffer = self.buffer[end + 4 : end + 4 + length], b""
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result((int(top[9:12]), body))

    def connection_lost(self, exc: Exception | None) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(Lost("lost"))

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.close()


class Listening(asyncio.Protocol):
    """An event stream: `heard` gets the kind and the data of each message, `ended` the end."""

    def __init__(self, path: str, cookie: str, heard: Heard, ended: Callable[[], None]) -> None:
        self.request = head("GET", path, cookie)
        self.heard = heard
        self.ended = ended
        self.transport: asyncio.Transport | None = None
        self.buffer = bytearray()
        self.text = bytearray()
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 200"), bytes(self.buffer[:end]).decode()
            self.open = True
            del self.buffer[: end + 4]
        while self.chunk():
            pass
        self.messages()

    def chunk(self) -> bool:
        """One chunk moved from the connection's bytes to the stream's text, if it is whole."""
        end = self.buffer.find(b"\r\n")
        if end < 0:
            return False
        size = int(self.buffer[:end], 16)
        if len(self.buffer) < end + 4 + size:
            return False
        self.text += self.buffer[end + 2 : end + 2 + size]
        del self.buffer[: end + 4 + size]
        return size > 0

    def messages(self) -> None:
        """Hand over the messages that are whole."""
        while (end := self.text.find(b"\n\n")) >= 0:
            kind = data = b""
            for line in bytes(self.text[:end]).split(b"\n"):
                if line.startswith(b"event: "):
                    kind = line[7:]
                elif line.startswith(b"data: "):
                    data = line[6:]
            del self.text[: end + 2]
            if kind:
                self.heard(kind, data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended()

    def close(self) -> None:
        """Go away, as a browser does."""
        self.ended = lambda: None
        if self.transport is not None:
            self.transport.abort()


def head(method: str, path: str, cookie: str, length: int = 0) -> bytes:
    """The first lines of a request."""
    size = f"content-type: application/json\r\ncontent-length: {length}\r\n" if method == "POST" else ""
    return f"{method} /api{path} HTTP/1.1\r\nhost: load\r\ncookie: grognard={cookie}\r\n{size}\r\n".encode()
