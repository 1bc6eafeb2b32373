"""Kinds of bug met by others, tried on the page (docs/bug-kinds.md)."""

import json
import time

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.play import open_match, seated
from tests.browser.player import Player
from tests.browser.table import Offered, Seen, look, wait

LATE = 1.0
"""Seconds that the answer about the first shot is kept back."""


def at_tower(one: Offered, weapon: str) -> bool:
    """The shot at the Tower itself."""
    return one.action.get("weapon") == weapon and one.action.get("target") == "tower"


def act(page: Page) -> Seen:
    return wait(page, lambda seen: seen.asked and seen.kind == "act", "an Impulse")


def alone(page: Page) -> Seen:
    """Scenario 6, whose one seat plays alone, after its first Shields."""
    open_match(page, "6", ["me"])
    Player(page, shields=(5,)).decide(wait(page, lambda seen: seen.asked, "the Shields"))
    return act(page)


def test_a_late_answer_is_not_shown_beside_another_choice(visit: Visit) -> None:
    """A preview is of the choice in hand alone, however late the answer about the one before comes."""
    page = visit()
    open_match(page, "6", ["me"])
    player = Player(page, shields=(5,))
    while not {"frost_bolt:lucas", "heat_blast:lucas"} <= set(
        wait(page, lambda seen: seen.asked, "him").tools
    ):
        player.decide(look(page))
    held: list[Route] = []

    def answer(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")["question"]
        late = asked.get("action", {}).get("weapon") == "heat_blast"
        held.append(route) if late else route.continue_()

    page.route("**/questions", answer)
    for weapon in ("heat_blast", "frost_bolt"):
        player.open_tool(weapon)
        chosen = next(one for one in look(page).choices if at_tower(one, weapon))
        page.get_by_test_id("choice").nth(look(page).choices.index(chosen)).click()
    cost = page.get_by_test_id("preview-row").filter(has_text="Energy").first.locator("td")
    expect(cost).to_have_text("5")
    assert held, "nothing was asked about the first shot"
    for route in held:
        route.continue_()
    end = time.monotonic() + LATE
    while time.monotonic() < end:
        assert cost.inner_text() == "5"
        page.wait_for_timeout(50)


def test_two_matches_in_two_tabs_do_not_mix(visit: Visit) -> None:
    """One browser, one cookie, the same seat and the same decision number in both."""
    page = visit()
    first = alone(page)
    tab = visit("/", of=page)
    second = alone(tab)
    assert (first.seat, first.number) == (second.seat, second.number)
    before = look(tab).last
    Player(page).decide(look(page))
    act(page)
    tab.wait_for_timeout(300)
    assert look(tab).last == before
    Player(tab).decide(look(tab))
    assert act(tab).number == second.number + 1
    assert act(page).number == first.number + 1


def test_the_log_is_spoken_from_its_first_line(visit: Visit) -> None:
    """The live region stands in the page before the first line comes, and is never put in anew."""
    page = visit()
    open_match(page, "6", ["me"])
    seated(page)
    log = page.get_by_role("log")
    expect(log).to_have_count(1)
    expect(log).to_have_attribute("aria-live", "polite")
    page.evaluate("() => { document.querySelector('[role=log]').marked = true; }")
    lines = page.get_by_test_id("log-line").count()
    player = Player(page, shields=(5,))
    for _ in range(3):
        player.decide(wait(page, lambda seen: seen.asked, "a decision"))
    assert page.get_by_test_id("log-line").count() > lines
    assert page.evaluate("() => document.querySelector('[role=log]').marked === true")
    assert page.evaluate(
        "() => document.querySelector('[role=log]').closest('[aria-hidden=true], [inert]') === null"
    )
