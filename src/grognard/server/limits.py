"""How much one client may want: streams, actions, questions, matches. Others do not notice who wants more."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic

from starlette.requests import HTTPConnection

from grognard.server.problems import Problem

REMEMBERED = 20_000
"""Clients whose rates are remembered, those last heard of; who is forgotten begins afresh."""


@dataclass(frozen=True)
class Rate:
    """So many a second, and so many at once."""

    second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """What a client may do. An address stands for all browsers behind it, a browser for its tabs."""

    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    requests: Rate = Rate(1000, 4000)
    """Of an address, of all kinds."""
    actions: Rate = Rate(50, 300)
    """Of a browser."""
    questions: Rate = Rate(20, 100)
    """Of a browser."""
    founding: Rate = Rate(0.5, 400)
    """New matches of an address."""
    open_matches: int = 200
    """Matches not yet over in which a browser holds a seat."""
    browser_streams: int = 60
    address_streams: int = 500
    match_streams: int = 500
    address_connections: int = 1000
    """Not of proxies."""
    connections: int = 16_000
    head_seconds: float = 10
    """In which a request's head must come,"""
    body_seconds: float = 10
    """and its body."""
    write_seconds: float = 60
    """How long a client may leave unread what it is sent."""


UNLIMITED = Limits(
    requests=Rate(1e9, 10**9),
    actions=Rate(1e9, 10**9),
    questions=Rate(1e9, 10**9),
    founding=Rate(1e9, 10**9),
    open_matches=10**9,
    browser_streams=10**9,
    address_streams=10**9,
    match_streams=10**9,
    address_connections=10**9,
)
"""For a closed circle, and for measuring."""


def too_many(what: str, message: str, status: int = 429, seconds: int = 1) -> Problem:
    """The client wants too much."""
    return Problem(status, "too_many", what=what, message=message, seconds=seconds)


class Buckets:
    """One rate, counted for each client."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, now: float | None = None) -> bool:
        """Whether the client may do one more now."""
        now = monotonic() if now is None else now
        left, since = self.left.pop(client, (float(self.rate.burst), now))
        left = min(self.rate.burst, left + (now - since) * self.rate.second)
        may = left >= 1
        self.left[client] = (left - 1 if may else left), now
        if len(self.left) > REMEMBERED:
            self.left.popitem(last=False)
        return may


class Counts:
    """How many of something each client has open; only those that have any are held."""

    def __init__(self) -> None:
        self.open: dict[str, int] = {}

    @contextmanager
    def one(self, *clients: str) -> Iterator[None]:
        """One more for each of these, for the time of a `with`."""
        for client in clients:
            self.add(client)
        try:
            yield
        finally:
            for client in clients:
                self.take(client)

    def add(self, client: str) -> int:
        """One more; how many there are then."""
        self.open[client] = self.open.get(client, 0) + 1
        return self.open[client]

    def take(self, client: str) -> None:
        """One less."""
        left = self.open[client] - 1
        if left:
            self.open[client] = left
        else:
            del self.open[client]


class Limiter:
    """Counts what clients do, and says no in plain words."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests)
        self.actions = Buckets(limits.actions)
        self.questions = Buckets(limits.questions)
        self.founding = Buckets(limits.founding)
        self.streams = Counts()
        self.connections = Counts()

    def request(self, address: str) -> None:
        """A request of any kind. Raises Problem."""
        if not self.requests.take(address):
            raise too_many("requests", "too many requests; wait a moment")

    def action(self, browser: str) -> None:
        """Something that changes a match. Raises Problem."""
        if not self.actions.take(browser):
            raise too_many("actions", "too many actions; wait a moment")

    def question(self, browser: str) -> None:
        """A question. Raises Problem."""
        if not self.questions.take(browser):
            raise too_many("questions", "too many questions; wait a moment")

    def found(self, address: str, open_matches: int) -> None:
        """A new match, by a browser that has so many. Raises Problem."""
        if open_matches >= self.limits.open_matches:
            raise too_many("matches", f"you have {open_matches} matches that are not over; finish some first")
        if not self.founding.take(address):
            seconds = ceil(1 / self.limits.founding.second)
            raise too_many("matches", f"too many new matches; the next one in {seconds} s", seconds=seconds)

    def streams_of(self, address: str, browser: str, match: str) -> dict[str, int]:
        """The names under which a stream is counted, with the most that each may have."""
        limits = self.limits
        return {
            f"address {address}": limits.address_streams,
            f"browser {browser}": limits.browser_streams,
            f"match {match}": limits.match_streams,
        }

    def stream(self, named: dict[str, int]) -> None:
        """One more stream? Raises Problem."""
        for name, most in named.items():
            if self.streams.open.get(name, 0) >= most:
                what = name.partition(" ")[0]
                said = {"address": "your address", "browser": "this browser", "match": "this match"}[what]
                raise too_many("streams", f"{said} has {most} streams open; close some", seconds=10)


def address_of(request: HTTPConnection) -> str:
    """The client's address; of version 6 the network, for that is what one client has."""
    host = request.client.host if request.client is not None else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or f"{IPv6Address(int(address) >> 64 << 64)}/64")
    return host


def is_here(request: HTTPConnection) -> bool:
    """Whether who asks is at this machine, and not behind a proxy on it."""
    host = request.client.host if request.client is not None else ""
    try:
        return ip_address(host).is_loopback and "x-forwarded-for" not in request.headers
    except ValueError:
        return False
