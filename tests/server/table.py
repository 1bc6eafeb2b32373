"""A real server on a free port, and browsers that talk to it, for tests."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar

import httpx

from grognard.server.app import Config, Server, create_app, server

Data = dict[str, Any]
WAIT = 30.0


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        number: int = tried.getsockname()[1]
        return number


class Running:
    """A server in a thread of its own."""

    def __init__(self, config: Config) -> None:
        self.app = create_app(config)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.server: Server = server(self.app, "127.0.0.1", self.port)
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve()), daemon=True)
        self.thread.start()
        wait_for(lambda: self.server.started, "the server")

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(WAIT)
        assert not self.thread.is_alive(), "the server does not stop"


@contextmanager
def running(database: Path, **facts: Any) -> Iterator[Running]:
    """A server for the time of a `with`."""
    served = Running(Config(database, **facts))
    try:
        yield served
    finally:
        served.stop()


def wait_for(come: Any, what: str, seconds: float = WAIT) -> Any:
    """The first true value of `come()`."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if value := come():
            return value
        time.sleep(0.005)
    raise AssertionError(f"{what} did not come")


class Stream:
    """The open stream of one audience, read in a thread: `raw` holds every message as it came."""

    def __init__(self, client: httpx.Client, path: str, after: int | None = None) -> None:
        self.raw: list[tuple[str, str, str]] = []
        self.ended = False
        self.failed: Data | None = None
        self.response: httpx.Response | None = None
        headers = {} if after is None else {"last-event-id": str(after)}
        self.thread = threading.Thread(target=self._read, args=(client, path, headers), daemon=True)
        self.thread.start()

    def _read(self, client: httpx.Client, path: str, headers: dict[str, str]) -> None:
        try:
            with client.stream("GET", path, headers=headers, timeout=None) as response:
                self.response = response
                if response.status_code != 200:
                    self.failed = json.loads(response.read())
                    return
                self._messages(response)
        except (httpx.HTTPError, httpx.StreamError, OSError):
            pass
        finally:
            self.ended = True

    def _messages(self, response: httpx.Response) -> None:
        fields: dict[str, str] = {}
        for line in response.iter_lines():
            if line:
                name, _, value = line.partition(":")
                fields[name] = value.removeprefix(" ")
            elif "data" in fields:
                self.raw.append((fields.get("event", ""), fields.get("id", ""), fields["data"]))
                self.arrived(*self.raw[-1][:2])
                fields = {}

    def arrived(self, kind: str, number: str) -> None:
        """A message has come."""

    def of(self, kind: str) -> list[Data]:
        """The messages of a kind so far."""
        return [json.loads(data) for event, _, data in list(self.raw) if event == kind]

    def table(self, last: int = 0) -> Data:
        """The newest `table` message; waits until event `last` has come."""

        def newest() -> Data | None:
            ended, messages = self.ended, self.of("table")
            if messages and messages[-1]["last"] >= last:
                return messages[-1]
            assert not ended, "the stream has ended"
            return None

        message: Data = wait_for(newest, f"event {last}")
        return message

    def asked(self, above: int = 0, seconds: float = 30) -> Data:
        """The newest message once it asks a decision with a number above this one, or tells of the end."""

        def newest() -> Data | None:
            messages = self.of("table")
            if not messages:
                return None
            table = messages[-1]
            return table if table["over"] or (table["card"] and table["number"] > above) else None

        message: Data = wait_for(newest, "a decision", seconds)
        return message

    def events(self) -> list[Data]:
        """All events told so far."""
        return [told for message in self.of("table") for told in message["events"]]

    def close(self) -> None:
        """Go away, as a browser does: the connection is cut."""
        if self.response is not None:
            stream = self.response.extensions["network_stream"]
            raw = stream.get_extra_info("socket")
            with suppress(OSError):
                raw.shutdown(socket.SHUT_RDWR)
        self.thread.join(WAIT)


class Browser:
    """A browser with its own cookie."""

    left: ClassVar[list["Browser"]] = []
    """Those that no test has closed: a test that fails must not trip the next one."""

    def __init__(self, url: str) -> None:
        self.left.append(self)
        self.client = httpx.Client(base_url=url, timeout=30, verify=False, trust_env=False)
        self.keys = 0
        self.streams: list[Stream] = []

    def close(self) -> None:
        for stream in self.streams:
            stream.close()
        self.client.close()
        if self in self.left:
            self.left.remove(self)

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.client.get(f"/api{path}")
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        answer = self.client.post(f"/api{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def create(self, kinds: list[str], **facts: Any) -> Data:
        """A match of Fog Bay; `kinds`: `me`, `link`, or `bot:level`."""
        seats = [
            {"kind": kind.partition(":")[0], **({"level": kind.partition(":")[2]} if ":" in kind else {})}
            for kind in kinds
        ]
        body = {"ruleset": "fogbay", "scenario": "bay", "seats": seats} | facts
        created: Data = self.post("/matches", body, 201)
        return created

    def start(self, kinds: list[str], **facts: Any) -> str:
        """A match whose seats of this browser have joined, and that its first weather has not ended."""
        nonces = [f"nonce{n}" if kind in ("me", "here") else None for n, kind in enumerate(kinds)]
        while True:
            match = str(self.create(kinds, nonces=nonces, **facts)["match"])
            if self.get(f"/matches/{match}")["state"] != "over":
                return match

    def take(self, link: str, nonce: str = "guest") -> tuple[str, int]:
        """Follow a link to a seat and join."""
        match, token = link.removeprefix("/t/").split("#")
        seat = self.post(f"/matches/{match}/claim", {"token": token})["seat"]
        self.post(f"/matches/{match}/seats/{seat}/join", {"nonce": nonce})
        return match, seat

    def listen(self, match: str, seat: int | str, after: int | None = None) -> Stream:
        stream = Stream(self.client, f"/api/matches/{match}/seats/{seat}/events", after)
        self.streams.append(stream)
        return stream

    def act(
        self, match: str, seat: int, number: int | None, action: Data, status: int = 200, key: str = ""
    ) -> Any:
        self.keys += 1
        body: Data = {"key": key or f"key {id(self)} {self.keys}", "action": action}
        if number is not None:
            body["number"] = number
        return self.post(f"/matches/{match}/seats/{seat}/actions", body, status)


def legal(table: Data) -> Data:
    """Some action of the card: the first choice whole, or the first form with its least draft."""
    card = table["card"]
    for group in card.get("groups", []):
        for choice in group["choices"]:
            action: Data = choice["action"]
            return action
    form = card["forms"][0]
    draft: Data = {"type": form["type"], **form.get("fixed", {})}
    for slot in form["slots"]:
        draft |= fill(slot)
    return draft


def fill(slot: Data) -> Data:
    """The least answer to a slot."""
    if slot.get("optional"):
        return {}
    if slot["kind"] == "split":
        return {slot["field"]: {bound["ref"]: bound["low"] for bound in slot["bounds"]}}
    if slot["kind"] == "flag":
        return {slot["field"]: False}
    if slot["kind"] == "number":
        return {slot["field"]: slot["low"]}
    return {slot["field"]: (slot.get("domain") or {}).get("values", [None])[0]}
