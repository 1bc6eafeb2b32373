"""The table on a phone, 390 by 844, by touch alone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.conftest import Found, Visit
from tests.browser.play import GAME, NOT_AN_END, download, play, prove, seated
from tests.browser.table import look, wait
from tests.browser.test_conduct import asked
from tests.browser.test_looks import BOARD, CELLS, box, inside
from tests.browser.toucher import PHONE, Toucher

TRIES = 3
FINGER = 44
LEAST_TEXT = 14

SMALL_TARGETS = """least => [...document.querySelectorAll("button, a, select, summary, input")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1)
  .filter((one) => !one.matches(".chip, .sr, [data-testid=log-line] .line, p a, [type=radio]"))
  .filter((one) => one.type !== "checkbox")
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.height < least - 0.5 || box.width < 24)
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)}: ${Math.round(box.width)}x${Math.round(box.height)}`)"""
"""Buttons lower than a fingertip. Rule chips stand in lines: a finger finds them larger than the eye."""

SMALL_TEXT = """least => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("svg, .sr, script, style") || !parent.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < least) found.add(`${size}: ${node.data.trim().slice(0, 40)}`);
  }
  return [...found];
}"""

TOO_WIDE = """() => [...document.querySelectorAll("body *")]
  .filter((one) => one.checkVisibility() && !one.closest('[data-testid="board"], .sr, .hidden, .layers'))
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.outerHTML.slice(0, 90))"""


def fits(page: Page) -> None:
    """Nothing reaches beyond the right edge, nothing is too small to read or to hit."""
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate(SMALL_TARGETS, FINGER) == []
    assert page.evaluate(SMALL_TEXT, LEAST_TEXT) == []


def tap(page: Page, where: str) -> None:
    page.locator(where).first.tap()


def open_by_touch(page: Page, scenario: str) -> None:
    """Me against the strongest bot, which is what the lobby proposes."""
    tap(page, f'[data-testid="game"][data-game="{GAME}"]')
    tap(page, f'[data-testid="scenario"][data-scenario="{scenario}"]')
    tap(page, '[data-testid="start"]')


def fingers(page: Page) -> CDPSession:
    """Raw touches: what `touchscreen.tap` cannot do."""
    return page.context.new_cdp_session(page)


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    told: list[dict[str, Any]] = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})


def stroke(session: CDPSession, start: tuple[float, float], by: tuple[float, float], steps: int = 6) -> None:
    """One finger down, along, up."""
    touch(session, "touchStart", start)
    for n in range(1, steps + 1):
        touch(session, "touchMove", (start[0] + by[0] * n / steps, start[1] + by[1] * n / steps))
    touch(session, "touchEnd")


def centre(where: Locator) -> tuple[float, float]:
    found = where.bounding_box()
    assert found is not None
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


@pytest.fixture
def phone(visit: Visit) -> Page:
    """At an Impulse of scenario 6, alone."""
    page = visit(**PHONE)
    open_by_touch(page, "6")
    Toucher(page, shields=(5,)).decide(asked(page, "shields"))
    asked(page, "act")
    return page


def test_a_whole_match_by_touch(visit: Visit, found: Found, tmp_path: Path) -> None:
    """Scenario 1 against the strongest bot, to an end of the game's own."""
    for _ in range(TRIES):
        page = visit(**PHONE)
        open_by_touch(page, "1")
        seated(page)
        player = Toucher(page, shields=(9, 9, 5))
        seen = play(player)
        prove(download(page, tmp_path), seen.over)
        found(f"by touch: {seen.over['reason']}, {player.turns} turns, {player.decisions} decisions")
        fits(page)
        if seen.over["reason"] not in NOT_AN_END:
            return
    pytest.fail(f"{TRIES} matches ended by the turn cap")


def test_every_page_fits_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    page.get_by_test_id("start").wait_for()
    fits(page)
    expect(page.get_by_test_id("who")).to_be_in_viewport()
    page.get_by_test_id("options").locator("summary").tap()
    fits(page)
    page.locator('[data-testid="seat-kind"][data-seat="1"]').select_option("link")
    tap(page, '[data-testid="start"]')
    page.get_by_test_id("waiting-room").wait_for()
    fits(page)
    hot = visit(**PHONE)
    hot.locator('[data-testid="seat-kind"][data-seat="1"]').select_option("here")
    tap(hot, f'[data-testid="game"][data-game="{GAME}"]')
    hot.locator('[data-testid="seat-kind"][data-seat="1"]').select_option("here")
    tap(hot, '[data-testid="start"]')
    hot.get_by_test_id("curtain").wait_for()
    fits(hot)


def test_every_part_of_the_table_fits_a_phone(phone: Page) -> None:
    expect(phone.get_by_test_id("outcome")).to_contain_text("Shield")
    fits(phone)
    expect(phone.locator("kbd:visible")).to_have_count(0)
    for tab in ("sheets", "log", "card"):
        tap(phone, f'[data-testid="tab"][data-tab="{tab}"]')
        fits(phone)
    tap(phone, '[data-testid="top-line"]')
    expect(phone.get_by_test_id("dice-tray")).to_be_visible()
    fits(phone)
    tap(phone, '[data-testid="top-line"]')
    tap(phone, '[data-testid="help-open"]')
    for page in phone.get_by_test_id("help-page").all():
        page.tap()
        fits(phone)


def edge(page: Page) -> float:
    """Where the sheet begins."""
    return box(page, '[data-testid="tabs"]')[1]


def test_the_sheet_has_three_heights(phone: Page) -> None:
    """The map has the upper 60 % at the middle one; it never loses its size to the sheet drawn up."""
    tall = float(phone.viewport_size["height"]) if phone.viewport_size else 0.0
    assert abs(edge(phone) / tall - 0.6) < 0.02
    half = box(phone, BOARD)
    tap(phone, '[data-testid="higher"]')
    assert edge(phone) < 0.2 * tall
    assert box(phone, BOARD) == half
    tap(phone, '[data-testid="lower"]')
    tap(phone, '[data-testid="lower"]')
    assert edge(phone) > 0.8 * tall
    assert box(phone, BOARD)[3] > half[3]
    expect(phone.get_by_test_id("commit")).to_be_in_viewport()
    expect(phone.get_by_test_id("card-title")).to_be_in_viewport()
    stroke(fingers(phone), centre(phone.get_by_test_id("tabs")), (0, -120))
    assert abs(edge(phone) / tall - 0.6) < 0.02


def test_a_finger_that_slips_has_tapped(phone: Page) -> None:
    """A slip of some pixels moves no map and takes what was meant; a stroke moves it and takes nothing."""
    lit = phone.locator('[data-testid="cell"][data-lit]').first
    place, at = lit.get_attribute("data-ref"), centre(lit)
    stroke(fingers(phone), at, (5, 4), steps=2)
    seen = wait(phone, lambda now: any(one.pressed for one in now.choices) or now.several, "a choice")
    taken = seen.several or [one for one in seen.choices if one.pressed]
    assert place in [one.action.get("hex") for one in taken]
    assert centre(lit) == at
    if seen.several:
        phone.get_by_test_id("several").get_by_role("button").last.tap()
    stroke(fingers(phone), (200, 300), (60, 40))
    phone.wait_for_timeout(200)
    moved = centre(lit)
    assert abs(moved[0] - at[0]) > 30
    assert look(phone).number == seen.number


def test_a_stroke_from_the_edge_is_the_browsers(phone: Page) -> None:
    before = box(phone, CELLS)
    stroke(fingers(phone), (3, 300), (90, 0))
    phone.wait_for_timeout(200)
    assert box(phone, CELLS) == before


def test_two_fingers_draw_the_map_nearer(phone: Page) -> None:
    before = box(phone, CELLS)
    session = fingers(phone)
    touch(session, "touchStart", (150, 250), (240, 250))
    for n in range(1, 7):
        touch(session, "touchMove", (150 - 10 * n, 250), (240 + 10 * n, 250))
    touch(session, "touchEnd")
    phone.wait_for_timeout(300)
    after = box(phone, CELLS)
    assert after[2] - after[0] > 1.5 * (before[2] - before[0])


def test_a_second_tap_commits(phone: Page) -> None:
    """The first takes the move in hand and shows what comes of it."""
    before = asked(phone, "act")
    phone.get_by_label("Nearer").tap()
    phone.get_by_label("Nearer").tap()
    phone.wait_for_timeout(300)
    lit = phone.locator('[data-testid="cell"][data-lit]').first
    player = Toucher(phone)
    player.point(*centre(lit))
    wait(phone, lambda now: any(one.pressed for one in now.choices), "the move in hand")
    assert look(phone).number == before.number
    player.point(*centre(lit))
    wait(phone, lambda now: now.number > before.number, "the move")


def test_a_tap_beside_a_choice_means_it(phone: Page) -> None:
    """Fingertips are wider than cells of a whole map."""
    phone.get_by_label("The whole map").tap()
    lit = phone.locator('[data-testid="cell"][data-lit]').last
    place, (x, y) = lit.get_attribute("data-ref"), centre(lit)
    assert not inside([x, y + 12, x, y + 12], box(phone, f'{CELLS}[data-ref="{place}"]'))
    Toucher(phone).point(x, y + 14)
    seen = wait(
        phone, lambda now: any(one.pressed for one in now.choices) or now.several or now.note, "an answer"
    )
    assert not seen.note
