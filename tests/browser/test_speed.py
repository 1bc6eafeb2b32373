"""How soon an action is on both screens, and the table on one. Figures are printed; bounds are generous."""

from statistics import median, quantiles
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import SIZE, Found, Visit
from tests.browser.player import Player
from tests.browser.served import Served
from tests.browser.table import look, wait
from tests.browser.test_conduct import alone, asked, two
from tools.client import SIZE_LIMIT, sizes

ACTIONS = 20
LOADS = 5
MOST_MS = 2000
FRAMES = 2

WATCH = """() => {
  window.painted = [];
  window.pressed = [];
  const note = () => { pressed.push(performance.timeOrigin + performance.now()); };
  addEventListener("click", (event) => { if (event.target.closest('[data-testid="commit"]')) note(); }, true);
  addEventListener("keydown", (event) => { if (event.key === "Enter") note(); }, true);
  const table = document.querySelector('[data-testid="table"]');
  new MutationObserver(() => {
    const last = Number(table.dataset.last);
    requestAnimationFrame(() => painted.push([last, performance.timeOrigin + performance.now()]));
  }).observe(table, { attributes: true, attributeFilter: ["data-last"] });
}"""

FRAMES_FROM_NEWS = """() => {
  window.frames = 0;
  window.took = [];
  window.came = null;
  const tick = () => { frames++; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
  const board = document.querySelector('[data-testid="board"]');
  new MutationObserver((changes) => {
    const moved = changes.some(({ target }) => target.dataset.testid === "piece");
    if (came !== null && moved) { took.push(frames - came); came = null; }
  }).observe(board, { subtree: true, attributes: true, attributeFilter: ["transform"] });
}"""
"""Counts the frames from a message of the stream to the first move of a counter."""

ON_NEWS = """
const listen = EventSource.prototype.addEventListener;
EventSource.prototype.addEventListener = function (type, hear) {
  const told = type === "table" ? (event) => { window.came = window.frames; hear(event); } : hear;
  return listen.call(this, type, told);
};
"""

FIRST_PAINT = """
window.firstPaint = null;
new MutationObserver((_, observer) => {
  if (!document.querySelector('.ground path') || !document.querySelector('[data-testid="piece"]')) return;
  observer.disconnect();
  requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => { window.firstPaint = performance.now(); };
    after.port2.postMessage(0);
  });
}).observe(document, { childList: true, subtree: true });
"""
"""From the start of the navigation to the frame in which map and counters stand."""


def shown_at(page: Page, last: int) -> float | None:
    """When the page first drew an event at or after `last`."""
    painted: list[list[float]] = page.evaluate("() => painted")
    return next((at for number, at in painted if number >= last), None)


def both_shown(pages: tuple[Page, Page], before: dict[Page, int]) -> float:
    """When the later of the two pages had drawn something new."""
    for _ in range(500):
        times = [shown_at(one, before[one] + 1) for one in pages]
        if None not in times:
            return max(at for at in times if at is not None)
        pages[0].wait_for_timeout(10)
    raise AssertionError("the action never came to both screens")


def test_an_action_is_soon_on_both_screens(visit: Visit, found: Found) -> None:
    pages = two(visit)
    players = [Player(page) for page in pages]
    taken: list[float] = []
    for one in pages:
        one.evaluate(WATCH)
    while len(taken) < ACTIONS:
        for player in players:
            seen = look(player.page)
            if not seen.asked:
                continue
            if seen.kind != "act":
                player.decide(seen)
                continue
            before = {one: look(one).last for one in pages}
            player.decisions += 1
            player.answer(seen)
            shown = both_shown(pages, before)
            taken.append(shown - player.page.evaluate("() => pressed.at(-1)"))
    cuts = quantiles(taken, n=20)
    found(f"an action on both screens: p50 {cuts[9]:.0f} ms, p95 {cuts[18]:.0f} ms, most {max(taken):.0f} ms")
    assert min(taken) > 0
    assert cuts[9] < MOST_MS


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
def test_an_answer_moves_the_board_within_two_frames(visit: Visit, still: bool) -> None:
    """Nothing waits: neither for an animation nor for the answer to the call."""
    page, player = alone(visit, still=still, script=ON_NEWS)
    page.evaluate(FRAMES_FROM_NEWS)
    for _ in range(6):
        seen = asked(page, "act")
        player.open_tool("move")
        page.get_by_test_id("choice").first.click()
        page.get_by_test_id("commit").click()
        wait(page, lambda now, seen=seen: now.number != seen.number, "the move")
    took = page.evaluate("() => took")
    assert len(took) >= 5
    assert max(took) <= FRAMES


def test_the_table_is_soon_painted(visit: Visit, served: Served, chromium: Browser, found: Found) -> None:
    """From a cold cache: each load in a browser of its own that has only the cookie."""
    page, _ = alone(visit)
    url, state = served.url + urlsplit(page.url).path, page.context.storage_state()
    page.close()
    times = [first_paint(chromium, url, state) for _ in range(LOADS)]
    found(f"first paint of the table, cold cache: median {median(times):.0f} ms, most {max(times):.0f} ms")
    assert median(times) < MOST_MS


def first_paint(chromium: Browser, url: str, state: object) -> float:
    context = chromium.new_context(viewport=SIZE, storage_state=state)  # type: ignore[arg-type]
    context.add_init_script(FIRST_PAINT)
    page = context.new_page()
    page.goto(url)
    page.wait_for_function("() => firstPaint !== null")
    time: float = page.evaluate("() => firstPaint")
    context.close()
    return time


def test_the_client_is_small(found: Found) -> None:
    """What a browser has to fetch before it can show anything, packed; fonts and silhouettes come after."""
    packed = sizes()
    total = sum(packed.values())
    found(f"the client, gzipped: {total / 1000:.0f} kB of {SIZE_LIMIT / 1000:.0f} kB")
    assert any(name.endswith(".js") for name in packed)
    assert total < SIZE_LIMIT
