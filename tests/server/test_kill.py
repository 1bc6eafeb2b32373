"""`kill -9` at any moment: every acknowledged action is there. At length: tests/load/kill.py."""

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from grognard.server.store.sqlite import Store
from grognard.umpire.record import Do
from tests.server.table import Browser, Data, free_port, legal, wait_for

ROUNDS = int(os.environ.get("GROGNARD_KILLS", "3"))
SERVE = [sys.executable, "-m", "grognard.cli", "serve", "--unlimited"]


class Process:
    """A server of its own process."""

    running: "Process"

    def __init__(self, database: Path, port: int) -> None:
        words = [*SERVE, "--port", str(port), "--database", str(database)]
        self.url = f"http://127.0.0.1:{port}"
        with open(database.with_suffix(".log"), "ab") as log:
            self.process = subprocess.Popen(words, stdout=log, stderr=log)
        self.log = database.with_suffix(".log")
        Process.running = self
        wait_for(lambda: self.answers(port), "the server", 60)

    def answers(self, port: int) -> bool:
        assert self.process.poll() is None, "the server has ended by itself"
        with socket.socket() as tried:
            return tried.connect_ex(("127.0.0.1", port)) == 0

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Person(threading.Thread):
    """Plays both seats of hot-seat matches and one against a bot, and keeps what was acknowledged."""

    def __init__(self, browser: Browser, match: str, seats: list[int]) -> None:
        super().__init__(daemon=True)
        self.browser = browser
        self.match = match
        self.streams = {seat: browser.listen(match, seat) for seat in seats}
        self.numbers = dict.fromkeys(seats, 0)
        self.acknowledged: dict[tuple[int, str], Data] = {}
        self.sent: dict[tuple[int, str], Data] = {}

    def run(self) -> None:
        try:
            while self.step():
                pass
        except (httpx.TransportError, AssertionError):
            return  # the server has gone

    def step(self) -> bool:
        """Actions of the seats that are asked; False when the match is over or the server gone."""
        for seat, stream in self.streams.items():
            if stream.ended:
                return False
            table = stream.table()
            if table["over"]:
                return False
            if table["card"] and table["number"] > self.numbers[seat]:
                self.act(seat, table)
        time.sleep(0.002)
        return True

    def act(self, seat: int, table: Data) -> None:
        """Send an action; what is acknowledged must survive."""
        key = f"{seat} {random.random()}"
        body: Data = {"key": key, "number": table["number"], "action": legal(table)}
        self.sent[seat, key] = body
        answer = self.browser.client.post(f"/api/matches/{self.match}/seats/{seat}/actions", json=body)
        if answer.status_code == 200:
            self.acknowledged[seat, key] = answer.json()
            self.numbers[seat] = table["number"]


def keys_of(database: Path, match: str) -> list[tuple[int, str]]:
    """The keys of the actions in the store."""
    store = Store(database)
    lines = [line for step in store.steps(match) for line in step.lines]
    store.close()
    return [(line.seat, line.key) for line in lines if isinstance(line, Do) and line.key]


def test_every_acknowledged_action_survives(tmp_path: Path) -> None:
    kill(tmp_path, ROUNDS)


def kill(tmp_path: Path, rounds: int) -> None:
    """Play three matches, kill the server at a random moment, look what is there; again and again."""
    database, port = tmp_path / "matches.sqlite3", free_port()
    server = Process(database, port)
    try:
        survive(server, database, port, rounds)
    finally:
        Process.running.kill()


MATCHES: list[tuple[list[str], str]] = [
    (["me", "here"], "bay"),
    (["me", "bot:recruit"], "bay"),
    (["me", "here", "bot:random"], "narrows"),
]


def survive(server: Process, database: Path, port: int, rounds: int) -> None:
    browser = Browser(server.url)
    matches = [browser.start(kinds, scenario=scenario) for kinds, scenario in MATCHES]
    key = browser.client.cookies["grognard"]
    browser.close()
    total = 0
    for _ in range(rounds):
        persons = sit_down(server, key, matches)
        time.sleep(random.uniform(0.1, 3))
        server.kill()
        for person in persons:
            person.join(60)
            assert not person.is_alive()
            person.browser.close()
            stored = keys_of(database, person.match)
            assert set(person.acknowledged) <= set(stored)
            assert len(stored) == len(set(stored))
            total += len(person.acknowledged)
        server = Process(database, port)
        repeat(server, key, persons)
        matches = go_on(server, key, matches)
    print(f"\n{rounds} kills, {total} acknowledged actions, none lost")
    assert total > 0


def sit_down(server: Process, key: str, matches: list[str]) -> list[Person]:
    """A person at each match, who plays on."""
    persons = []
    for match, (kinds, _) in zip(matches, MATCHES, strict=True):
        own = Browser(server.url)
        own.client.cookies.set("grognard", key)
        seats = [seat for seat, kind in enumerate(kinds) if not kind.startswith("bot")]
        persons.append(Person(own, match, seats))
        persons[-1].start()
    return persons


def go_on(server: Process, key: str, matches: list[str]) -> list[str]:
    """The matches, with a new one in the place of each that is over."""
    browser = Browser(server.url)
    browser.client.cookies.set("grognard", key)
    for n, (kinds, scenario) in enumerate(MATCHES):
        if browser.get(f"/matches/{matches[n]}")["state"] == "over":
            matches[n] = browser.start(kinds, scenario=scenario)
    browser.close()
    return matches


def repeat(server: Process, key: str, persons: list[Person]) -> None:
    """A browser that repeats what it sent gets the answers of then; what was lost is played now."""
    browser = Browser(server.url)
    browser.client.cookies.set("grognard", key)
    for person in persons:
        for (seat, text), body in person.sent.items():
            path = f"/api/matches/{person.match}/seats/{seat}/actions"
            answer = browser.client.post(path, json=body)
            assert answer.status_code in (200, 409, 422), server.log.read_text()
            if (seat, text) in person.acknowledged:
                assert answer.json() == person.acknowledged[seat, text]
        assert browser.get(f"/matches/{person.match}")["state"] in ("running", "over")
    browser.close()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_a_killed_server_leaves_no_thinking_process(tmp_path: Path) -> None:
    server = Process(tmp_path / "matches.sqlite3", free_port())
    browser = Browser(server.url)
    browser.start(["bot:recruit", "bot:recruit"])
    thinkers = wait_for(lambda: children(server.process.pid), "the thinking process")
    server.kill()
    browser.close()
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in thinkers), "its end")


def children(parent: int) -> list[int]:
    """The processes that any thread of this one has started."""
    tasks = Path(f"/proc/{parent}/task").iterdir()
    return [int(pid) for task in tasks for pid in (task / "children").read_text().split()]
