"""`kill -9` at any moment: every acknowledged action is there, and play goes on."""

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
SOAKED = int(os.environ.get("GROGNARD_KILLS", "20"))
SERVE = "from grognard.server.app import serve; serve('127.0.0.1', {port}, {database!r}, False)"


class Process:
    """A server of its own process."""

    def __init__(self, database: Path, port: int) -> None:
        code = SERVE.format(port=port, database=str(database))
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL)
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
        self.seats = seats
        self.acknowledged: dict[tuple[int, str], Data] = {}
        self.sent: dict[tuple[int, str], Data] = {}
        self.gone = False

    def run(self) -> None:
        try:
            while self.step():
                pass
        except (httpx.TransportError, AssertionError):
            self.gone = True

    def step(self) -> bool:
        """One action of a seat that is asked; False when the match is over."""
        for seat in self.seats:
            table = self.browser.listen(self.match, seat).table()
            if table["over"]:
                return False
            if table["card"]:
                key = f"{seat} {len(self.sent)} {random.random()}"
                body: Data = {"key": key, "number": table["number"], "action": legal(table)}
                self.sent[seat, key] = body
                path = f"/api/matches/{self.match}/seats/{seat}/actions"
                answer = self.browser.client.post(path, json=body)
                if answer.status_code == 200:
                    self.acknowledged[seat, key] = answer.json()
        for stream in self.browser.streams:
            stream.close()
        self.browser.streams.clear()
        return True


def keys_of(database: Path, match: str) -> list[tuple[int, str]]:
    """The keys of the actions in the store."""
    store = Store(database)
    lines = [line for step in store.steps(match) for line in step.lines]
    store.close()
    return [(line.seat, line.key) for line in lines if isinstance(line, Do) and line.key]


def test_every_acknowledged_action_survives(tmp_path: Path) -> None:
    kill(tmp_path, ROUNDS)


@pytest.mark.soak
def test_every_acknowledged_action_survives_twenty_kills(tmp_path: Path) -> None:
    kill(tmp_path, SOAKED)


def kill(tmp_path: Path, rounds: int) -> None:
    """Play three matches, kill the server at a random moment, look what is there; again and again."""
    database, port = tmp_path / "matches.sqlite3", free_port()
    server = Process(database, port)
    browser = Browser(server.url)
    matches = {
        browser.start(["me", "here"]): [0, 1],
        browser.start(["me", "bot:recruit"]): [0],
        browser.start(["me", "here", "bot:random"], scenario="narrows"): [0, 1],
    }
    key = browser.client.cookies["grognard"]
    browser.close()
    total = 0
    for _ in range(rounds):
        persons = []
        for match, seats in matches.items():
            own = Browser(server.url)
            own.client.cookies.set("grognard", key)
            persons.append(Person(own, match, seats))
            persons[-1].start()
        time.sleep(random.uniform(0.1, 1.5))
        server.kill()
        for person in persons:
            person.join(30)
            assert not person.is_alive()
            person.browser.close()
            stored = keys_of(database, person.match)
            assert set(person.acknowledged) <= set(stored)
            assert len(stored) == len(set(stored))
            total += len(person.acknowledged)
        server = Process(database, port)
        repeat(server, key, persons)
    print(f"\n{rounds} kills, {total} acknowledged actions, none lost")
    assert total > 0
    server.kill()


def repeat(server: Process, key: str, persons: list[Person]) -> None:
    """A browser that repeats what it sent gets the answers of then; what was lost is played now."""
    browser = Browser(server.url)
    browser.client.cookies.set("grognard", key)
    for person in persons:
        for (seat, text), body in person.sent.items():
            path = f"/api/matches/{person.match}/seats/{seat}/actions"
            answer = browser.client.post(path, json=body)
            if (seat, text) in person.acknowledged:
                assert answer.json() == person.acknowledged[seat, text]
            else:
                assert answer.status_code in (200, 409, 422)
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
