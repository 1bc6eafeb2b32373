"""A whole match of every scenario, played by clicks and keys to an end of the game's own."""

from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.play import NOT_AN_END, check_dice, download, open_match, play, prove, seated
from tests.browser.player import Player
from tests.browser.table import Seen

TRIES = 3


def against_bot(visit: Visit, tmp_path: Path, scenario: str, level: str, **plan: object) -> Seen:
    """A match against a bot to its end; one that runs into the turn cap is played anew."""
    for _ in range(TRIES):
        page = visit()
        open_match(page, scenario, ["me", f"bot:{level}"] if level else ["me"])
        seated(page)
        player = Player(page, **plan)  # type: ignore[arg-type]
        seen = play(player)
        record = download(page, tmp_path)
        prove(record, seen.over)
        print(f"scenario {scenario}: {seen.over['text'][:60]!r}, {player.turns} turns, {player.decisions} decisions")
        if seen.over["reason"] not in NOT_AN_END:
            return seen
    pytest.fail(f"{TRIES} matches ended by the turn cap")


def test_scenario_1_against_regular(visit: Visit, tmp_path: Path) -> None:
    seen = against_bot(visit, tmp_path, "1", "regular")
    assert "elimination" in seen.over["text"]
