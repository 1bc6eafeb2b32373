"""Clients that want too much, are slow, or say nothing: each over real sockets, and others do not notice."""

import dataclasses
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from grognard.server.limits import Buckets, Counts, Limits, Rate, address_of
from tests.server.table import Browser, Data, Running, legal, running, wait_for

HEALTH = "GET /api/health HTTP/1.1"
NONE = {"type": "allocate", "crew": {}}


@contextmanager
def limited(database: Path, **facts: Any) -> Iterator[Running]:
    with running(database, limits=dataclasses.replace(Limits(), **facts)) as served:
        yield served


def answer_at(connection: socket.socket, seconds: float = 10) -> bytes:
    """All that comes until the other side closes."""
    connection.settimeout(seconds)
    parts = []
    while part := connection.recv(65536):
        parts.append(part)
    return b"".join(parts)


def cut_off(connection: socket.socket) -> bool:
    """Whether nothing comes but the end."""
    try:
        return answer_at(connection) == b""
    except ConnectionResetError:
        return True


def plays_on(browser: Browser, match: str) -> None:
    """The match takes an action, at once."""
    begun = time.monotonic()
    stream = browser.listen(match, 0)
    table = stream.table()
    browser.act(match, 0, table["number"], NONE)
    assert time.monotonic() - begun < 5
    stream.close()


def connections(served: Running) -> list[Any]:
    return list(served.server.server_state.connections)


def request(served: Running, head: str) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", served.port))
    connection.sendall(f"{head}\r\nhost: x\r\n".encode())
    return connection


# ---- slow clients


def test_a_body_that_comes_a_byte_a_second_is_refused(database: Path) -> None:
    with limited(database, body_seconds=1.5) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "here"])
        slow = request(served, f"POST /api/matches/{match}/seats/0/actions HTTP/1.1\r\ncontent-length: 60")
        slow.sendall(b"\r\n")

        def drip() -> None:
            for byte in b'{"key":"k","number":1,"action":{"type":"concede"}}          ':
                try:
                    slow.sendall(bytes([byte]))
                except OSError:
                    return
                time.sleep(0.3)

        dripping = threading.Thread(target=drip)
        dripping.start()
        plays_on(browser, match)
        told = answer_at(slow)
        assert told.startswith(b"HTTP/1.1 408 ")
        assert json.loads(told.partition(b"\r\n\r\n")[2])["error"] == "too_slow"
        slow.close()
        dripping.join()
        assert browser.get(f"/matches/{match}")["state"] == "running"
        browser.close()


@pytest.mark.parametrize("sent", [b"", b"GET /api/health HT", b"GET / HTTP/1.1\r\nx: y\r\n"])
def test_a_head_that_does_not_come_is_cut_off(database: Path, sent: bytes) -> None:
    with limited(database, head_seconds=1.0) as served:
        with closing(socket.create_connection(("127.0.0.1", served.port))) as silent:
            silent.sendall(sent)
            begun = time.monotonic()
            assert cut_off(silent)
            assert 0.5 < time.monotonic() - begun < 5
        browser = Browser(served.url)
        stream = browser.listen(browser.start(["me", "here"]), 0)
        stream.table()
        time.sleep(1.5)
        assert not stream.ended, "an answer under way is not cut"
        again = browser.get("/health")
        assert again["ok"]
        browser.close()


def test_the_next_head_on_a_connection_must_come_too(database: Path) -> None:
    with limited(database, head_seconds=1.0) as served, closing(request(served, HEALTH)) as kept:
        kept.sendall(b"\r\n")
        told = b""
        while not told.endswith(b"}"):
            told += kept.recv(65536)
        kept.sendall(b"GET /api/hea")
        begun = time.monotonic()
        assert cut_off(kept)
        assert time.monotonic() - begun < 4


def test_a_client_that_stops_reading_is_cut_off_and_holds_little(database: Path) -> None:
    with limited(database, write_seconds=1.5) as served:
        browser, other = Browser(served.url), Browser(served.url)
        match = browser.start(["me", "here"], options={"turn_limit": 12})
        key = browser.client.cookies["grognard"]
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", served.port))
        head = (
            f"GET /api/matches/{match}/seats/0/events HTTP/1.1\r\nhost: x\r\ncookie: grognard={key}\r\n\r\n"
        )
        deaf.sendall(head.encode())
        audience = served.app.state.live.tables[match].audiences[0]
        wait_for(lambda: audience.subscribers, "the deaf one")
        (connection,) = [c for c in connections(served) if c.cycle.scope["path"].endswith("events")]
        connection.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        number, streams = [0, 0], [browser.listen(match, seat) for seat in (0, 1)]
        most = 0
        wait_for(lambda: len(audience.subscribers) == 2, "the other")

        def gone() -> bool:
            return len(audience.subscribers) == 1

        while not gone():
            tables = [stream.table() for stream in streams]
            if tables[0]["over"]:
                wait_for(gone, "the end of the deaf one", 10)
                break
            for seat, table in enumerate(tables):
                if table["card"] and table["number"] > number[seat]:
                    number[seat] = table["number"]
                    browser.act(match, seat, table["number"], legal(table))
            most = max(most, connection.transport.get_write_buffer_size())
        assert most < 400_000
        assert connection.transport.is_closing()
        deaf.close()
        assert browser.get(f"/matches/{match}")
        for one in (browser, other):
            one.close()


# ---- too many


def test_a_thousand_streams(database: Path) -> None:
    with limited(database, address_streams=40, browser_streams=30, match_streams=35) as served:
        browser, crowd = Browser(served.url), Browser(served.url)
        match, another = browser.start(["me", "here"]), browser.start(["me", "here"])
        refused: list[Data] = []
        opened: list[socket.socket] = []
        for n in range(1000):
            key = f"{n % 40:043d}"
            path = f"/api/matches/{match}/seats/spectator/events"
            connection = request(served, f"GET {path} HTTP/1.1\r\ncookie: grognard={key}")
            connection.sendall(b"\r\n")
            connection.settimeout(10)
            told = connection.recv(65536)
            if told.startswith(b"HTTP/1.1 200"):
                opened.append(connection)
            else:
                told += b"" if told.endswith(b"}") else connection.recv(65536)
                assert told.startswith(b"HTTP/1.1 429 "), told
                assert b"retry-after: 10" in told
                refused.append(json.loads(told.partition(b"\r\n\r\n")[2]))
                connection.close()
        assert len(opened) == 35
        assert {problem["what"] for problem in refused} == {"streams"}
        assert refused[0]["message"] == "this match has 35 streams open; close some"
        plays_on(browser, another)
        for connection in opened:
            connection.close()
        counts = served.app.state.limiter.streams.open
        wait_for(lambda: counts == {}, "their end")
        wait_for(lambda: len(served.app.state.limiter.connections.open) <= 1, "their connections' end")
        plays_on(browser, match)
        for one in (browser, crowd):
            one.close()


def test_many_streams_at_once_are_not_too_many(database: Path) -> None:
    with limited(database, browser_streams=5) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "here"])
        path = f"GET /api/matches/{match}/seats/spectator/events HTTP/1.1\r\ncookie: grognard={'k' * 43}"
        connections = [request(served, path) for _ in range(40)]
        for connection in connections:
            connection.sendall(b"\r\n")
        time.sleep(0.5)
        assert max(served.app.state.limiter.streams.open.values()) <= 5
        for connection in connections:
            connection.close()
        browser.close()


def test_connections_are_counted(database: Path) -> None:
    with limited(database, proxies=(), address_connections=10) as served:
        silent = [socket.create_connection(("127.0.0.1", served.port)) for _ in range(10)]
        counts = served.app.state.limiter.connections.open
        wait_for(lambda: counts.get("127.0.0.1") == 10, "all of them")
        with closing(socket.create_connection(("127.0.0.1", served.port))) as one_more:
            told = answer_at(one_more)
            assert told.startswith(b"HTTP/1.1 503 ")
            assert json.loads(told.partition(b"\r\n\r\n")[2])["what"] == "connections"
        for connection in silent:
            connection.close()
        wait_for(lambda: not counts, "their end")
        browser = Browser(served.url)
        assert browser.get("/health")["ok"]
        browser.close()


def statuses(count: int, call: Callable[[int], int]) -> dict[int, int]:
    """How often each status came, of calls made as fast as possible."""
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(call, range(count)))
    return {status: found.count(status) for status in set(found)}


def test_questions_as_fast_as_it_can(database: Path) -> None:
    with limited(database, questions=Rate(2, 20)) as served:
        greedy, guest = Browser(served.url), Browser(served.url)
        match, other = greedy.start(["me", "here"]), guest.start(["me", "here"])
        path = f"/api/matches/{match}/seats/0/questions"
        body = {"question": {"type": "reach", "boat": "A"}}

        def ask(n: int) -> int:
            return greedy.client.post(path, json=body).status_code

        told = statuses(100, ask)
        assert set(told) == {200, 429}
        assert 20 <= told[200] <= 40
        answer = greedy.client.post(path, json=body)
        assert answer.json()["what"] == "questions"
        assert answer.headers["retry-after"] == "1"
        assert guest.post(f"/matches/{other}/seats/0/questions", body)["answer"]["ok"]
        greedy.act(match, 0, 1, NONE)
        for one in (greedy, guest):
            one.close()


def test_actions_and_requests_and_matches(database: Path) -> None:
    rates = {"actions": Rate(0.1, 5), "founding": Rate(0.01, 6), "open_matches": 3}
    with limited(database, **rates) as served:
        browser, other = Browser(served.url), Browser(served.url)
        match = browser.start(["me", "here"])
        mine = other.start(["me", "here"])
        path = f"/api/matches/{match}/seats/0/actions"
        told = statuses(20, lambda n: browser.client.post(path, json={}).status_code)
        assert told == {400: 5, 429: 15}
        other.act(mine, 0, 1, NONE)
        while len(browser.get("/matches")["matches"]) < 3:
            browser.start(["me", "here"])
        refused = browser.post("/matches", {"ruleset": "fogbay", "scenario": "bay", "seats": []}, 429)
        assert refused["message"] == "you have 3 matches that are not over; finish some first"
        found = [
            other.client.post("/api/matches", json={"ruleset": "fogbay", "scenario": "bay", "seats": []})
            for _ in range(6)
        ]
        assert {answer.status_code for answer in found} == {400, 429}
        assert found[-1].json()["seconds"] == 100
        for one in (browser, other):
            one.close()


def test_who_asks_behind_a_proxy_is_counted_alone(database: Path) -> None:
    with limited(database, requests=Rate(0.1, 10)) as served:
        browser = Browser(served.url)

        def health(address: str) -> int:
            return browser.client.get("/api/health", headers={"x-forwarded-for": address}).status_code

        assert [health("192.0.2.1") for _ in range(12)] == [200] * 10 + [429] * 2
        assert health("192.0.2.2") == 200
        assert [health(f"2001:db8::{n}") for n in range(12)] == [200] * 10 + [429] * 2
        browser.close()
    with limited(database, requests=Rate(0.1, 10), proxies=()) as served:
        browser = Browser(served.url)
        assert [health(f"192.0.2.{n}") for n in range(12)] == [200] * 10 + [429] * 2
        browser.close()


# ---- at once


def test_one_undoes_while_the_other_acts(database: Path) -> None:
    """Whatever came first: each answer fits the record, and the streams of both agree with it."""
    with running(database) as served:
        one, two = Browser(served.url), Browser(served.url)
        for n in range(15):
            created = one.create(["me", "link"], nonces=["n", None])
            match, _ = two.take(created["links"]["1"])
            if one.get(f"/matches/{match}")["state"] == "over":
                continue
            answer = one.act(match, 0, 1, NONE)
            undo = one.listen(match, 0).table(answer["last"])["undo"]
            ask = {"key": f"u{n}", "action": {"type": "ask_undo", "to": undo["to"]}}
            play = {"key": f"p{n}", "number": 1, "action": NONE}

            def send(browser: Browser, seat: int, body: Data, match: str = match) -> int:
                path = f"/api/matches/{match}/seats/{seat}/actions"
                return browser.client.post(path, json=body).status_code

            with ThreadPoolExecutor(2) as pool:
                undone = pool.submit(send, one, 0, ask)
                played = pool.submit(send, two, 1, play)
            assert {undone.result(), played.result()} <= {200, 409, 422}
            playing = served.app.state.live.tables[match].match
            lines = [line.__struct_config__.tag for line in playing.record.entries]
            assert lines.count("do") + lines.count("undo") >= 2
            entries = served.app.state.live.store.steps(match)
            assert [line for step in entries for line in step.lines] == playing.record.entries
            table = one.listen(match, 0).table(answer["last"])
            assert [told["n"] for told in table["events"]] == list(range(1, table["last"] + 1))
        for browser in (one, two):
            browser.close()


# ---- counting itself


def test_a_bucket_fills_again() -> None:
    bucket = Buckets(Rate(2, 3))
    assert [bucket.take("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take("b", 0.0)
    assert not bucket.take("a", 0.4)
    assert bucket.take("a", 0.6)
    assert [bucket.take("a", 100.0) for _ in range(4)] == [True, True, True, False]


def test_counts_forget_who_has_none() -> None:
    counts = Counts()
    with counts.one("a", "b"), counts.one("a"):
        assert counts.open == {"a": 2, "b": 1}
    assert counts.open == {}


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("nonsense", "nonsense"),
    ],
)
def test_an_address(host: str, address: str) -> None:
    from starlette.requests import HTTPConnection

    assert address_of(HTTPConnection({"type": "http", "client": (host, 1)})) == address
