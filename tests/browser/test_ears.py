"""By keyboard alone, with what a screen reader tells: a whole match, compared with the text that was read."""

from difflib import unified_diff

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.play import NOT_AN_END
from tests.browser.player import Player
from tests.browser.spoken import FILE, whole_match
from tests.browser.table import look, wait
from tests.browser.test_conduct import alone, asked
from tests.browser.test_looks import BOARD
from tests.browser.typist import EAR, HEARD, STILL

HEAD, OTHER, LAYER = '[data-testid="tool-head"]', '[data-action*="load_dart"]', '[data-testid="layer"]'
ROW, COMMIT = '[data-testid="choice"][aria-pressed="true"]', '[data-testid="commit"]'


def test_a_whole_match_by_keys_alone_as_it_is_told(visit: Visit) -> None:
    """`python -m tests.browser.spoken` writes the text anew; read it before it is committed."""
    player, seen = whole_match(visit(script=EAR, locale="en-GB"))
    assert seen.over["reason"] not in NOT_AN_END
    read = FILE.read_text(encoding="utf-8").splitlines()
    told = "\n".join(player.told).splitlines()
    assert told == read, "\n".join(list(unified_diff(read, told, "read", "told", lineterm="", n=2))[:40])


def heard(page: Page) -> list[str]:
    page.wait_for_function(STILL, polling=20)
    told: list[str] = page.evaluate(HEARD)
    return told


def test_each_event_is_told_once_and_in_order(visit: Visit) -> None:
    """What the live region adds is what the log shows, line by line."""
    page, player = alone(visit, script=EAR)
    before = page.get_by_test_id("log-line").count()
    heard(page)
    told: list[str] = []
    for _ in range(4):
        player.decide(asked(page, "act"))
        asked(page, "act")
        told += [line.strip() for line in heard(page) if not line.startswith("  (")]
    lines = page.locator('[data-testid="log-line"] .line').all_inner_texts()[before:]
    events = [line for line in told if not line.startswith("Your decision")]
    assert len(lines) >= 4
    assert len(events) == len(lines)
    assert all(event.startswith(line.strip()) for event, line in zip(events, lines, strict=True))


def test_a_refusal_is_told(visit: Visit) -> None:
    """It stands in a region that has been there all along: one that comes with its words is not read."""
    page, player = alone(visit, script=EAR)
    page.locator('[data-tool^="heat_blast:"] button').first.click()
    heard(page)
    player.click_hex("2020")
    wait(page, lambda seen: seen.note, "the refusal")
    assert any("Out of range" in line for line in heard(page))


def test_a_rule_is_told_in_its_own_language(visit: Visit) -> None:
    """Rules are English also on the Polish page, and are to be read so; what else is told is not."""
    page, player = alone(visit, locale="pl-PL")
    reply = page.get_by_test_id("reply")
    page.locator('[data-tool^="heat_blast:"] button').first.click()
    player.click_hex("2020")
    expect(reply).to_contain_text("Poza zasięgiem")
    assert reply.get_attribute("lang") is None
    page.get_by_test_id("note").get_by_test_id("rule-chip").click()
    expect(reply).to_contain_text("UW-")
    expect(reply).to_have_attribute("lang", "en")
    page.keyboard.press("Escape")
    expect(reply).not_to_have_attribute("lang", "en")


@pytest.mark.parametrize("where", [ROW, COMMIT, BOARD], ids=["row", "commit", "board"])
def test_the_focus_is_never_lost(visit: Visit, where: str) -> None:
    """What was pressed goes with its decision; the next key still comes to the table."""
    page, _ = alone(visit)
    page.keyboard.press("s")
    page.locator(where).focus()
    before = look(page)
    page.keyboard.press("Enter")
    wait(page, lambda now: now.asked and now.number > before.number, "the next decision")
    page.wait_for_function("() => document.activeElement !== document.body")
    inside = page.evaluate("() => document.activeElement.closest('[data-testid=table]') !== null")
    assert inside
    Player(page).decide(look(page))


@pytest.mark.parametrize("where", [HEAD, OTHER, LAYER], ids=["head", "row", "layer"])
def test_enter_commits_what_a_letter_took(visit: Visit, where: str) -> None:
    """Also where a button has the focus: it is not pressed, and what is in hand is not let go."""
    page, _ = alone(visit)
    if where == OTHER:
        page.keyboard.press("l")
    page.locator(where).first.focus()
    before = look(page)
    page.keyboard.press("s")
    page.keyboard.press("Enter")
    after = wait(page, lambda now: now.asked and now.number > before.number, "the next decision", 5)
    assert after.words.still in after.pieces["lucas"]


def test_a_letter_leaves_the_focus_on_the_map(visit: Visit) -> None:
    """Its arrows go on moving the cursor."""
    page, _ = alone(visit)
    page.locator(BOARD).focus()
    page.keyboard.press("s")
    expect(page.locator(ROW)).to_be_visible()
    expect(page.locator(BOARD)).to_be_focused()


def test_the_log_is_one_stop_of_the_keyboard(visit: Visit) -> None:
    page, _ = alone(visit)
    stops = page.locator('[data-testid="log-line"] .line[tabindex="0"]')
    assert stops.count() == 1
    stops.focus()
    page.keyboard.press("Home")
    first = page.get_by_test_id("log-line").first
    assert first.evaluate("line => line.contains(document.activeElement)")
    page.keyboard.press("ArrowDown")
    assert page.get_by_test_id("log-line").nth(1).evaluate("line => line.contains(document.activeElement)")


def test_the_map_in_words_tells_place_ground_and_distance(visit: Visit) -> None:
    page, _ = alone(visit)
    lines = page.get_by_test_id("board-words").locator("li").all_inner_texts()
    assert lines[0].startswith("Lucas, Human, in 0404 on Clear")
    assert "south 0405, Clear" in lines[1]
    assert any(line.startswith("Laser Tower in 1414") and "steps away, south-east" in line for line in lines)
