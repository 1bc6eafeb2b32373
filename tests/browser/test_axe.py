"""Contrast, names and roles by axe-core: every page, light and dark, on a screen and on a phone."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import SIZE, Visit
from tests.browser.play import GAME
from tests.browser.player import Player
from tests.browser.table import wait
from tests.browser.test_conduct import asked
from tests.browser.toucher import PHONE

RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}}
SHAPES: dict[str, dict[str, Any]] = {"screen": {"viewport": SIZE}, "phone": PHONE}


def findings(page: Page) -> list[str]:
    """What axe finds, each with where."""
    page.wait_for_timeout(150)
    found = Axe().run(page, options=RULES).response["violations"]
    return [f"{one['id']}: {[node['html'][:110] for node in one['nodes'][:3]]}" for one in found]


@pytest.fixture(params=["light", "dark"])
def shade(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["screen", "phone"])
def page(request: pytest.FixtureRequest, visit: Visit, shade: str) -> Page:
    """The lobby."""
    opened = visit(color_scheme=shade, **SHAPES[str(request.param)])
    opened.get_by_test_id("start").wait_for()
    return opened


def start(page: Page, second: str) -> None:
    page.locator(f'[data-testid="game"][data-game="{GAME}"]').click()
    page.locator('[data-testid="scenario"][data-scenario="1"]').click()
    page.locator('[data-testid="seat-kind"][data-seat="1"]').select_option(second)
    page.get_by_test_id("start").click()


def test_lobby_waiting_room_and_message(page: Page, visit: Visit) -> None:
    assert findings(page) == []
    page.get_by_test_id("options").locator("summary").click()
    assert findings(page) == []
    start(page, "link")
    page.get_by_test_id("waiting-room").wait_for()
    assert findings(page) == []


def test_curtain_table_help_and_end(page: Page) -> None:
    start(page, "here")
    page.get_by_test_id("curtain").wait_for()
    assert findings(page) == []
    page.get_by_test_id("curtain-open").click()
    asked(page, "shields")
    assert findings(page) == []
    page.keyboard.press("?")
    page.get_by_test_id("help").wait_for()
    assert findings(page) == []
    page.keyboard.press("?")
    page.get_by_test_id("concede").click()
    page.get_by_test_id("concede-yes").click()
    wait(page, lambda seen: seen.over, "the end")
    assert findings(page) == []
    page.get_by_test_id("replay").click()
    page.get_by_test_id("look-back").wait_for()
    assert findings(page) == []


def test_an_impulse_with_a_choice_a_refusal_and_a_rule(page: Page) -> None:
    page.locator(f'[data-testid="game"][data-game="{GAME}"]').click()
    page.locator('[data-testid="scenario"][data-scenario="6"]').click()
    page.get_by_test_id("start").click()
    Player(page, shields=(5,)).decide(asked(page, "shields"))
    asked(page, "act")
    assert findings(page) == []
    page.get_by_test_id("choice").first.click()
    page.get_by_test_id("preview-row").first.wait_for()
    assert findings(page) == []
    page.get_by_test_id("preview").get_by_test_id("rule-chip").first.click()
    page.get_by_test_id("rule-text").wait_for()
    assert findings(page) == []
