"""How soon an action is on both screens. The figures are printed; the bound is generous."""

from statistics import quantiles

from playwright.sync_api import Page

from tests.browser.conftest import Found, Visit
from tests.browser.player import Player
from tests.browser.table import look
from tests.browser.test_conduct import two

ACTIONS = 20
MOST_MS = 2000

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


def shown_at(page: Page, last: int) -> float | None:
    """When the page first drew an event at or after `last`."""
    painted: list[list[float]] = page.evaluate("() => painted")
    return next((at for number, at in painted if number >= last), None)


def test_an_action_is_soon_on_both_screens(visit: Visit, found: Found) -> None:
    page, guest = two(visit)
    players = (Player(page), Player(guest))
    taken: list[float] = []
    for one in (page, guest):
        one.evaluate(WATCH)
    while len(taken) < ACTIONS:
        for player in players:
            seen = look(player.page)
            if not seen.asked:
                continue
            before = {one: look(one).last for one in (page, guest)}
            player.decide(seen)
            if seen.kind != "act":
                continue
            pressed = player.page.evaluate("() => pressed.at(-1)")
            for _ in range(200):
                times = [shown_at(one, before[one] + 1) for one in (page, guest)]
                if None not in times:
                    break
                page.wait_for_timeout(10)
            assert None not in times, "the action never came to both screens"
            taken.append(max(at for at in times if at is not None) - pressed)
    cuts = quantiles(taken, n=20)
    found(f"an action on both screens: p50 {cuts[9]:.0f} ms, p95 {cuts[18]:.0f} ms, most {max(taken):.0f} ms")
    assert min(taken) > 0
    assert cuts[9] < MOST_MS
