"""Opening matches in the lobby and playing them to their end, as people would."""

import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page, expect

from grognard.umpire.notation import digest
from grognard.umpire.record import Record
from grognard.umpire.registry import get
from grognard.umpire.replay import replay, verify
from tests.browser.player import Player
from tests.browser.table import Seen, brief, look, wait

GAME = "ultrawarrior"
MATCH_SECONDS = 240
NOT_AN_END = ("concession", "turn_limit", "agreement")


def open_match(page: Page, scenario: str, seats: Sequence[str], open_sheets: bool = False) -> None:
    """Set up a match in the lobby: `seats` are `me`, `here`, `link` or `bot:level`, in order."""
    page.locator(f'[data-testid="game"][data-game="{GAME}"]').click()
    page.locator(f'[data-testid="scenario"][data-scenario="{scenario}"]').click()
    count = page.get_by_test_id("seat-count")
    if count.count():
        count.select_option(str(len(seats)))
    for seat, kind in enumerate(seats):
        chosen = page.locator(f'[data-testid="seat-kind"][data-seat="{seat}"]')
        if chosen.input_value() != kind:
            chosen.select_option(kind)
    if open_sheets:
        page.get_by_test_id("open-sheets").check()
    page.get_by_test_id("start").click()


def seated(page: Page) -> Seen:
    """Wait for the table, or for the curtain before it."""
    return wait(page, lambda seen: (seen.seat is not None and seen.last >= 0) or seen.curtain, "the table")


def turn(page: Page) -> Seen:
    """One look, with the curtain raised."""
    seen = look(page)
    if seen.curtain:
        page.get_by_test_id("curtain-open").click()
    return seen


def play(*players: Player) -> Seen:
    """Play until the first player's page shows the end."""
    stop = time.monotonic() + MATCH_SECONDS
    while True:
        moved = False
        for player in players:
            seen = turn(player.page)
            if seen.over:
                return look(players[0].page) if player is players[0] else wait_over(players[0].page)
            if seen.asked:
                player.decide(seen)
                moved = True
        assert time.monotonic() < stop, f"no end: {[brief(look(player.page)) for player in players]}"
        if not moved:
            players[0].page.wait_for_timeout(30)


def wait_over(page: Page) -> Seen:
    return wait(page, lambda seen: seen.over, "the end")


def download(page: Page, folder: Path) -> Record:
    """The record, by clicking."""
    with page.expect_download() as told:
        page.get_by_test_id("record").click()
    file = folder / told.value.suggested_filename
    told.value.save_as(file)
    assert file.suffix == ".grog"
    return Record.read(file.read_text(encoding="utf-8"))


def prove(record: Record, over: dict[str, str]) -> None:
    """The record replays to the same digests, tells the same end as the page, and its dice verify."""
    ruleset = get(record.header.ruleset)
    result = record.result
    assert result is not None, "the record is not closed"
    again = replay(ruleset, record)
    assert digest(again.position.notation()) == result.digest
    found = verify(ruleset, record)
    assert found.ok, found.problem
    assert found.opened > 0
    assert result.over["reason"] == over["reason"]
    assert ",".join(str(seat) for seat in result.over["winners"]) == over["winners"]
    assert not any(getattr(entry, "action", {}).get("type") == "concede" for entry in record.entries)


def check_dice(page: Page) -> None:
    """The page's own proof."""
    page.get_by_test_id("check").click()
    expect(page.get_by_test_id("checked")).to_have_attribute("data-ok", "true")
