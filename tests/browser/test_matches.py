"""A whole match of every scenario, played by clicks and keys to an end of the game's own."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import Found, Visit
from tests.browser.play import NOT_AN_END, check_dice, download, open_match, play, prove, seated, wait_over
from tests.browser.player import Player
from tests.browser.table import Seen

TRIES = 3


def told(scenario: str, seen: Seen, *players: Player) -> str:
    decisions = sum(player.decisions for player in players)
    over = f"won by seat {seen.over['winners'] or 'none'} ({seen.over['reason']})"
    return f"scenario {scenario}: {over}, {players[0].turns} turns, {decisions} decisions by clicks and keys"


def against_bot(
    visit: Visit, found: Found, tmp_path: Path, scenario: str, level: str, **plan: object
) -> Seen:
    """A match against a bot to its end; one that runs into the turn cap is played anew."""
    for _ in range(TRIES):
        page = visit()
        open_match(page, scenario, ["me", f"bot:{level}"] if level else ["me"])
        seated(page)
        player = Player(page, **plan)  # type: ignore[arg-type]
        seen = play(player)
        record = download(page, tmp_path)
        prove(record, seen.over)
        found(told(scenario, seen, player))
        if seen.over["reason"] not in NOT_AN_END:
            return seen
    pytest.fail(f"{TRIES} matches ended by the turn cap")


def test_scenario_1_against_regular(visit: Visit, found: Found, tmp_path: Path) -> None:
    seen = against_bot(visit, found, tmp_path, "1", "regular")
    assert "the other side is eliminated" in seen.over["text"]


def test_scenario_2_in_two_browsers(visit: Visit, found: Found, tmp_path: Path) -> None:
    """The second player comes by the link, from a browser of his own."""
    page = visit()
    open_match(page, "2", ["me", "link"])
    link = page.get_by_test_id("link").input_value()
    guest = visit(urlsplit(link).path + "#" + urlsplit(link).fragment)
    assert seated(page).seat == "0"
    assert seated(guest).seat == "1"
    players = (Player(page, shields=(0,)), Player(guest, shields=(0,)))
    seen = play(*players)
    found(told("2", seen, *players))
    other = wait_over(guest)
    assert other.over["reason"] == seen.over["reason"] not in NOT_AN_END
    prove(download(page, tmp_path), seen.over)
    prove(download(guest, tmp_path), seen.over)


def test_scenario_3_to_the_ship(visit: Visit, found: Found, tmp_path: Path) -> None:
    """Lance runs; he arrives, falls, or the time is up: all are ends of the game's own."""
    against_bot(visit, found, tmp_path, "3", "recruit", shields=(18,), goal="1314", runner=True)


def test_scenario_4_on_the_ice(visit: Visit, found: Found, tmp_path: Path) -> None:
    against_bot(visit, found, tmp_path, "4", "regular", shields=(0,))


def test_scenario_5_with_two_warriors(visit: Visit, found: Found, tmp_path: Path) -> None:
    against_bot(visit, found, tmp_path, "5", "regular", shields=(0,))


def test_scenario_6_alone(visit: Visit, found: Found, tmp_path: Path) -> None:
    """Against the Tower: taken, or Lucas falls; running out of time is not accepted."""
    for _ in range(TRIES):
        seen = against_bot(visit, found, tmp_path, "6", "", shields=(6, 7, 9, 8, 6))
        if seen.over["reason"] != "timeout":
            return
    pytest.fail("time ran out in every match")


def test_scenario_7_carries_the_energizer(visit: Visit, found: Found, tmp_path: Path) -> None:
    against_bot(visit, found, tmp_path, "7", "regular", shields=(6,))


def test_scenario_8_at_one_screen(visit: Visit, found: Found, tmp_path: Path) -> None:
    """Two seats on one page, with the curtain between them; the page proves the dice."""
    page = visit()
    open_match(page, "8", ["me", "here"])
    player = Player(page, shields=(3,))
    seen = play(player)
    found(told("8", seen, player))
    assert seen.over["reason"] not in NOT_AN_END
    prove(download(page, tmp_path), seen.over)
    check_dice(page)
