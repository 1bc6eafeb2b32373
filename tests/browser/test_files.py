"""Files opened in the lobby, play that goes on from them, the spectators' link, matches put away."""

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.play import open_match, seated
from tests.browser.player import Player
from tests.browser.table import wait
from tests.browser.watch import Watch

TESTS = Path(__file__).parent.parent
RECORD = TESTS / "records" / "ultrawarrior" / "1-2-elimination.grog"
CASES = TESTS / "cases" / "ultrawarrior.yaml"
POSITION = TESTS / "records" / "ultrawarrior" / "1-act-1-2.json"


def choose(page: Page, file: Path) -> None:
    page.locator('[data-testid="game"][data-game="ultrawarrior"]').click()
    page.get_by_test_id("file").set_input_files(file)


def test_a_record_is_stepped_through_with_every_eye_and_played_on_from(visit: Visit) -> None:
    page = visit()
    choose(page, RECORD)
    bar = page.get_by_test_id("look-back")
    expect(bar).to_have_attribute("data-event", "1", timeout=20_000)
    for _ in range(12):
        page.keyboard.press("]")
    expect(page.locator('[data-testid="sheet"][data-own]')).to_have_count(2)
    page.get_by_test_id("eyes").select_option("1")
    expect(page.get_by_test_id("table")).to_have_attribute("data-seat", "1")
    page.get_by_test_id("slider").focus()
    page.keyboard.press("End")
    for _ in range(9):
        page.keyboard.press("[")
    expect(bar).to_have_attribute("aria-busy", "false")
    here = {piece.get_attribute("aria-label") for piece in page.get_by_test_id("piece").all()}
    page.get_by_test_id("branch-open").click()
    page.get_by_test_id("branch").get_by_test_id("seat-kind").nth(1).select_option("here")
    page.get_by_test_id("branch-start").click()
    seen = wait(page, lambda now: now.curtain or now.asked, "the new match")
    if seen.curtain:
        page.get_by_test_id("curtain-open").click()
        seen = wait(page, lambda now: now.asked, "its first decision")
    expect(bar).to_have_count(0)
    assert {piece.get_attribute("aria-label") for piece in page.get_by_test_id("piece").all()} == here
    Player(page).decide(seen)


def test_a_case_and_a_position_are_shown(visit: Visit) -> None:
    page = visit()
    choose(page, CASES)
    page.get_by_test_id("file-case").select_option("UW-E09")
    expect(page.get_by_test_id("piece")).to_have_count(2)
    page.get_by_test_id("back-to-now").click()
    expect(page.get_by_test_id("study")).to_have_attribute("data-kind", "case")
    page.goto(page.url.partition("/t/")[0])
    choose(page, POSITION)
    expect(page.get_by_test_id("piece")).to_have_count(2)
    page.get_by_test_id("branch-open").click()
    page.get_by_test_id("branch-start").click()
    wait(page, lambda now: now.seat == "0" and now.pieces, "the new match")


def test_a_bad_file_is_told_beside_the_button(visit: Visit, tmp_path: Path, watch: Watch) -> None:
    page = visit()
    cut = tmp_path / "cut.grog"
    cut.write_text(RECORD.read_text("utf-8")[:3000], "utf-8")
    watch.allow("Failed to load resource")
    choose(page, cut)
    expect(page.get_by_test_id("file-problem")).to_contain_text("cut.grog cannot be opened. line ")


def test_spectators_come_by_their_link_and_see_what_is_public(visit: Visit) -> None:
    page = visit()
    open_match(page, "1", ["me", "link"])
    link = urlsplit(page.get_by_test_id("watch-link").input_value()).path
    own = visit(link, of=page)  # also he who has a seat watches by this link
    expect(own.get_by_test_id("waiting-room")).to_be_visible()
    expect(own.get_by_test_id("link")).to_have_count(0)
    join = urlsplit(page.get_by_test_id("link").input_value())
    guest = visit(f"{join.path}#{join.fragment}")
    for one in (page, guest):
        seated(one)
    for one in (own, visit(link)):
        wait(one, lambda now: now.seat == "spectator", "the table of a spectator")
        expect(one.locator('[data-testid="sheet"][data-own]')).to_have_count(0)


def test_a_match_is_put_away_after_asking_twice(visit: Visit) -> None:
    page = visit()
    open_match(page, "1", ["me", "bot:recruit"])
    seated(page)
    page.goto(page.url.partition("/t/")[0])
    mine = page.get_by_test_id("my-match")
    expect(mine).to_have_count(1)
    expect(mine.locator("time")).to_be_visible()
    page.get_by_test_id("put-away").click()
    expect(mine).to_have_count(1)
    page.get_by_test_id("put-away").click()
    expect(mine).to_have_count(0)
