"""A server, and two browsers at it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.table import Browser, Running, running


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
def served(database: Path) -> Iterator[Running]:
    with running(database) as server:
        yield server


@pytest.fixture
def browser(served: Running) -> Iterator[Browser]:
    one = Browser(served.url)
    yield one
    one.close()


@pytest.fixture
def guest(served: Running) -> Iterator[Browser]:
    other = Browser(served.url)
    yield other
    other.close()
