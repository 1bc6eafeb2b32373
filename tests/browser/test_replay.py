"""What has happened since one last looked, and the replay: step by step, never a silent jump."""

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.play import open_match, seated
from tests.browser.player import Player
from tests.browser.served import Served
from tests.browser.table import wait

AWAY = "about:blank"


def post(page: Page, served: Served, path: str, body: dict[str, Any]) -> None:
    """A call of this page's browser."""
    data, headers = json.dumps(body), {"content-type": "application/json"}
    answer = page.request.post(f"{served.url}/api{path}", data=data, headers=headers)
    assert answer.ok, answer.text()


def match_of(page: Page) -> str:
    return urlsplit(page.url).path.split("/")[2]


def told(page: Page, served: Served, match: str) -> int:
    """How many events seat 0 has been told."""
    lines: str = page.request.get(f"{served.url}/api/matches/{match}/seats/0/stream").text()
    return len(lines.splitlines())


def begun(visit: Visit) -> tuple[Page, str]:
    """A match against a bot, its first Shields set."""
    page = visit()
    open_match(page, "1", ["me", "bot:recruit"])
    seated(page)
    Player(page).decide(wait(page, lambda seen: seen.asked, "the Shields"))
    return page, match_of(page)


def goes_on(page: Page, served: Served, match: str) -> None:
    """While the page is closed a bot plays its seat, into the Shields of another turn."""
    before = told(page, served, match)
    post(page, served, f"/matches/{match}/seats/0/replace", {"level": "recruit"})
    while told(page, served, match) < before + 12:
        page.wait_for_timeout(30)
    post(page, served, f"/matches/{match}/seats/0/replace", {"level": "person"})


def places(page: Page) -> list[str]:
    """What the counters say, in order."""
    return sorted(str(piece.get_attribute("aria-label")) for piece in page.get_by_test_id("piece").all())


def test_who_comes_back_finds_the_table_as_he_left_it(visit: Visit, served: Served) -> None:
    page, match = begun(visit)
    page.goto(AWAY)
    goes_on(page, served, match)
    page.goto(f"{served.url}/t/{match}")
    news = page.get_by_test_id("news")
    expect(news).to_have_attribute("data-at", "-1")
    left = places(page)
    lines = page.get_by_test_id("news-line").count()
    assert lines > 5
    seen = []
    for n in range(lines):
        page.keyboard.press("n")
        expect(news).to_have_attribute("data-at", str(n))
        seen.append(places(page))
        if n == 1:
            page.reload()  # what was not gone through is not forgotten
            expect(news).to_have_attribute("data-at", "-1")
            for _ in range(n + 1):
                page.keyboard.press("n")
            expect(news).to_have_attribute("data-at", "1")
    assert len({str(one) for one in [left, *seen]}) > 4, "the board does not follow the steps"
    while news.count():  # the foe may have gone on meanwhile
        page.keyboard.press("n")
        page.wait_for_timeout(60)
    now = places(page)
    page.reload()
    wait(page, lambda now: now.seat is not None and now.pieces, "the table")
    expect(news).to_have_count(0)
    expect(page.get_by_test_id("news-folded")).to_have_count(0)
    assert places(page) == now != left, "the board has jumped"


def test_the_foes_moves_can_be_gone_through(visit: Visit) -> None:
    """Who has stayed is not stopped: a line offers it."""
    page, _ = begun(visit)
    folded = page.get_by_test_id("news-folded")
    seen = wait(page, lambda seen: seen.asked, "an Impulse")
    for _ in range(4):
        if not folded.count():
            Player(page).decide(seen)
            seen = wait(page, lambda seen: seen.asked, "another Impulse")
    expect(folded).to_be_visible()
    page.keyboard.press("n")
    expect(page.get_by_test_id("news")).to_have_attribute("data-at", "0")
    page.keyboard.press("Escape")
    expect(folded).to_have_count(0)
    assert wait(page, lambda seen: seen.asked, "the Impulse again").kind == "act"


def test_replay_by_keys_and_slider_for_player_and_spectator(visit: Visit, served: Served) -> None:
    page, match = begun(visit)
    page.goto(AWAY)
    goes_on(page, served, match)
    watcher = visit(f"/t/{match}")
    page.goto(f"{served.url}/t/{match}")
    wait(page, lambda seen: seen.asked, "the decision")
    wait(watcher, lambda seen: seen.seat == "spectator", "the table of a spectator")
    for one in (page, watcher):
        bar = one.get_by_test_id("look-back")
        one.keyboard.press("[")
        expect(bar).to_be_visible()
        last = int(str(bar.get_attribute("data-event")))
        one.keyboard.press("ArrowLeft")
        expect(bar).not_to_have_attribute("data-event", str(last))
        now = places(one)
        one.get_by_test_id("slider").focus()
        one.keyboard.press("Home")
        expect(bar).to_have_attribute("data-event", "1")
        assert places(one) != now
        one.get_by_test_id("play").click()
        expect(bar).not_to_have_attribute("data-event", "1")
        one.get_by_test_id("back-to-now").click()
        expect(bar).to_have_count(0)
