"""What lies where on the page: nothing is cut, covered or left behind."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZE, Visit
from tests.browser.play import open_match, seated
from tests.browser.player import Player
from tests.browser.table import look, wait
from tests.browser.test_conduct import alone, asked, two

BOX = """where => {
  const boxes = [...document.querySelectorAll(where)].map((one) => one.getBoundingClientRect());
  const edges = (side, of) => of(...boxes.map((box) => box[side]));
  const [least, greatest] = [Math.min, Math.max];
  return [edges("left", least), edges("top", least), edges("right", greatest), edges("bottom", greatest)];
}"""
"""The box round all that a selector finds."""

WHOLE_LINES = """() => {
  const list = document.querySelector('[data-testid="log"]').getBoundingClientRect();
  const lines = [...document.querySelectorAll('[data-testid="log-line"]')];
  const boxes = lines.map((one) => one.getBoundingClientRect());
  const seen = boxes.filter((line) => line.bottom > list.top + 1 && line.top < list.bottom - 1);
  return seen.length > 0 && seen.every((line) => line.top >= list.top - 1 && line.bottom <= list.bottom + 1);
}"""

TOP_LEFT = """() => {
  const box = document.querySelector('[data-testid="cell"]').getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.dataset.testid ?? null;
}"""


def box(page: Page, where: str) -> list[float]:
    found: list[float] = page.evaluate(BOX, where)
    return found


def inside(inner: list[float], outer: list[float]) -> bool:
    return all(inner[n] >= outer[n] - 1 for n in (0, 1)) and all(inner[n] <= outer[n] + 1 for n in (2, 3))


CELLS, BOARD, NOTE = '[data-testid="cell"]', '[data-testid="board"]', '[data-testid="note"]'


def test_the_whole_map_stays_whole_in_another_window(visit: Visit) -> None:
    page, _ = alone(visit)
    page.get_by_label("The whole map").click()
    assert inside(box(page, CELLS), box(page, BOARD))
    small = box(page, CELLS)
    page.set_viewport_size({"width": 1600, "height": 1000})
    page.wait_for_timeout(300)
    large = box(page, CELLS)
    assert inside(large, box(page, BOARD))
    assert large[2] - large[0] > 1.2 * (small[2] - small[0])
    page.set_viewport_size({"width": 1100, "height": 640})
    page.wait_for_timeout(300)
    assert inside(box(page, CELLS), box(page, BOARD))


@pytest.mark.parametrize("hex", ["0101", "2801", "0128", "2828"])
def test_a_refusal_lies_within_the_map(visit: Visit, hex: str) -> None:
    page, player = alone(visit)
    page.get_by_label("The whole map").click()
    page.locator('[data-tool^="move:"] button').first.click()
    player.click_hex(hex)
    expect(page.get_by_test_id("note")).to_have_attribute("data-ref", hex)
    assert inside(box(page, NOTE), box(page, BOARD))
    assert page.get_by_test_id("note").get_by_role("button").first.is_visible()


def test_every_illegal_click_is_answered(visit: Visit) -> None:
    """Whatever tool is in hand, and whether a hex or a counter is meant."""
    page, player = alone(visit)
    tools = page.get_by_test_id("tool").evaluate_all("all => all.map((one) => one.dataset.tool)")
    assert len(tools) > 3
    page.get_by_label("The whole map").click()
    for tool in tools:
        page.locator(f'[data-tool="{tool}"] button').first.click()
        player.click_hex("2727")
        wait(page, lambda seen: seen.note, f"an answer with {tool}")
        for _ in range(4):
            page.keyboard.press("Escape")


def test_the_camera_by_keys_moves_what_the_pointer_means(visit: Visit) -> None:
    """After zoom and pan the hex under the pointer is still the hex drawn there."""
    page, player = alone(visit)
    page.get_by_test_id("board").focus()
    for key in ("-", "-", "Shift+ArrowLeft", "Shift+ArrowUp", "+"):
        page.keyboard.press(key)
    page.wait_for_timeout(400)
    target = page.locator('[data-testid="cell"][data-lit]').first.get_attribute("data-ref")
    assert target is not None
    player.click_hex(target)
    seen = wait(page, lambda now: now.several or player.in_hand(now), "a choice in hand")
    held = [one.at for one in seen.several] or [one.at for one in seen.choices if one.pressed]
    assert set(held) == {target}


def test_the_log_shows_whole_lines(visit: Visit) -> None:
    page, player = alone(visit)
    for _ in range(3):
        player.decide(asked(page, "act"))
    asked(page, "act")
    page.wait_for_timeout(200)
    assert page.evaluate(WHOLE_LINES)
    page.get_by_role("button", name="Taller").click()
    page.wait_for_timeout(200)
    assert page.evaluate(WHOLE_LINES)


def test_nothing_covers_the_corner_of_the_map(visit: Visit) -> None:
    page, _ = alone(visit)
    page.get_by_label("The whole map").click()
    assert page.evaluate(TOP_LEFT) == "board"


def test_the_lobby_fits_its_window(visit: Visit) -> None:
    """The dice can be chosen without scrolling; what is wanted last is not over them."""
    page = visit()
    page.get_by_test_id("physical").wait_for()
    dice, start = box(page, '[data-testid="physical"]'), box(page, '[data-testid="start"]')
    assert dice[3] <= start[1]
    assert start[3] <= SIZE["height"]


def test_figures_beside_choices_stand_under_their_names(visit: Visit) -> None:
    page, _ = alone(visit)
    page.locator('[data-tool^="move:"] [data-testid="tool-head"]').click()
    row = page.get_by_test_id("choice").first
    expect(row).to_contain_text("Action Points")


def test_the_end_lies_open(visit: Visit) -> None:
    """All sheets are open then; no dice, no step of a turn is left; a closed record is not taken back."""
    page, guest = two(visit)
    for one in (page, guest):
        Player(one, shields=(9,)).decide(asked(one, "shields"))
    first = wait(page, lambda seen: seen.asked or look(guest).asked, "an Impulse")
    loser = page if first.asked else guest
    loser.get_by_test_id("concede").click()
    loser.get_by_test_id("concede-yes").click()
    wait(page, lambda seen: seen.over, "the end")
    foreign = page.locator('details[data-testid="sheet"]')
    expect(foreign).to_have_attribute("open", "")
    expect(foreign.get_by_test_id("sheet-row").first).to_be_visible()
    expect(page.get_by_test_id("dice-tray").get_by_test_id("dice")).to_have_count(0)
    expect(page.locator("[data-step]")).to_have_count(0)
    page.get_by_test_id("check").click()
    expect(page.get_by_test_id("checked")).to_have_attribute("data-ok", "true")
    expect(page.get_by_test_id("undo")).to_have_count(0)


def test_a_letter_of_the_table_is_no_choice(visit: Visit) -> None:
    """Ctrl+Z takes back as U does, and "Unload a dart" has a letter of its own."""
    page, _ = alone(visit)
    before = look(page)
    page.keyboard.press("l")
    page.keyboard.press("Enter")
    loaded = wait(page, lambda seen: seen.asked and seen.number > before.number, "the dart")
    row = page.get_by_test_id("choice").filter(has_text="Unload")
    shown = row.locator("kbd").inner_text()
    assert shown.lower() not in ("u", "")
    page.keyboard.press(shown.lower())
    expect(row).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Control+z")
    back = wait(page, lambda seen: seen.asked and seen.pieces == before.pieces, "the taking back")
    assert back.last > loaded.last


TOP_BOXES = """() => [...document.querySelectorAll('header.top > *')]
  .map((one) => [one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && box.height)
  .flatMap(([name, box]) => [[name, box.left, box.right]])"""


def test_the_top_bar_of_four_sides_has_room(visit: Visit) -> None:
    page = visit()
    open_match(page, "7", ["me", "here", "here", "here"], open_sheets=True)
    seated(page)
    page.set_viewport_size({"width": 1110, "height": 800})  # with dice it is as tight at 1280
    boxes = sorted(page.evaluate(TOP_BOXES), key=lambda one: float(one[1]))
    assert len(boxes) > 3
    inside_track = (
        "() => [...document.querySelectorAll('.track > *')].map((one) => one.getBoundingClientRect().left)"
    )
    lefts = [left for left in page.evaluate(inside_track) if left]
    for (name, _, right), (other, left, _) in pairwise(boxes):
        assert right <= left + 1, f"{name} runs into {other}"
    track = next(one for one in boxes if "track" in one[0])
    assert min(lefts) >= track[1] - 1, "what is in the track leaves it"
