"""A server, and two browsers at it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.table import Browser, Running, running


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "matches.sqlite3") as server:
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


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    for left in list(Browser.left):
        left.close()
