"""A real server in a process of its own, Chromium, and pages that fail the test when they complain."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.served import Served
from tests.browser.watch import Watch

SIZE = {"width": 1280, "height": 800}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")

Visit = Callable[..., Page]
Found = Callable[[str], None]


def chromium_path() -> str:
    """Where it is installed."""
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    assert path is not None, "no Chromium: tools/needs.sh chromium"
    return path


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever stands in this folder drives a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests found out and is worth reading, also when they pass."""
    for report in terminalreporter.stats.get("passed", []):
        for name, value in report.user_properties:
            if name == "found":
                terminalreporter.write_line(str(value))


@pytest.fixture
def found(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """`found(text)`: a figure for the summary of the run."""
    return lambda text: record_property("found", text)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server with a fresh database."""
    server = Served(tmp_path / "matches.sqlite3")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """What the pages complain of; in the end nothing may have been."""
    watching = Watch()
    yield watching
    assert not watching.complaints, "\n".join(watching.complaints)


@pytest.fixture
def visit(chromium: Browser, served: Served, watch: Watch) -> Iterator[Visit]:
    """`visit(path)`: a page of a new browser with its own cookies; `visit(path, of=page)`: another tab.

    `script` runs before the page's own; other keywords are those of Playwright's `new_context`.
    """
    opened = []

    def open_page(
        path: str = "/",
        of: Page | None = None,
        still: bool = True,
        script: str = "",
        **how: Any,
    ) -> Page:
        if of is None:
            how = {"viewport": SIZE, "reduced_motion": "reduce" if still else "no-preference"} | how
            context = chromium.new_context(accept_downloads=True, **how)
            if script:
                context.add_init_script(script)
            context.set_default_timeout(15_000)
            opened.append(context)
        else:
            context = of.context
        page = context.new_page()
        watch.over(page)
        page.goto(served.url + path)
        return page

    yield open_page
    for context in opened:
        context.close()
