"""A whole match as a screen reader tells it: `python -m tests.browser.spoken` writes it anew, to be read."""

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.ground import distance
from tests.browser.play import GAME, wait_over
from tests.browser.player import REACH
from tests.browser.served import Served
from tests.browser.table import Seen, Stander, look
from tests.browser.typist import EAR, Typist

FILE = Path(__file__).parent / "spoken" / "match.txt"
FACES = (1, 2, 2, 1, 3, 1)
"""Low faces hit, so that the match is short."""
MOST_DECISIONS = 250


class Duellist(Typist):
    """One of the two only walks, the other fires at him as soon as he can: the shortest match."""

    TARGET = "metlank"

    def fight(self, seen: Seen, me: Stander, foe: Stander) -> bool:
        return me.ref != self.TARGET and distance(me.hex, foe.hex) <= REACH and self.shoot(foe)


def whole_match(page: Page) -> tuple[Typist, Seen]:
    """Scenario 1, two at one screen with real dice, from the lobby to its end, by keys alone."""
    player = Duellist(page, faces=FACES, shields=(2, 0, 0))
    page.get_by_test_id("start").wait_for()
    player.press(page.locator(f'[data-testid="game"][data-game="{GAME}"]'))
    player.press(page.locator('[data-testid="scenario"][data-scenario="1"]'))
    player.pick(page.locator('[data-testid="seat-kind"][data-seat="1"]'), "here")
    player.tab_to(page.locator('input[name="dice"]').first)
    player.key("ArrowDown")
    player.tab_to(page.get_by_test_id("start"))
    player.note_keys()
    page.keyboard.press("Space")
    page.get_by_test_id("curtain-open").wait_for()
    read = set()
    while player.decisions < MOST_DECISIONS:
        player.read_news()
        seen = look(page)
        if seen.over:
            break
        if seen.curtain:
            player.listen()
            player.note_keys()
            player.told.append(f"--- {player.focus()}")
            player.key("Space")
            page.get_by_test_id("table").wait_for()
            player.listen()
        elif seen.asked:
            player.listen()
            if seen.kind == "act" and (seen.turn, seen.seat) not in read:
                read.add((seen.turn, seen.seat))
                player.read_map()
            player.decide(seen)
        else:
            page.wait_for_timeout(30)
    seen = wait_over(page)
    player.listen()
    player.note_keys()
    player.check_focus()
    return player, seen


def main() -> None:
    from tests.browser.conftest import FLAGS, SIZE, chromium_path

    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        served = Served(Path(place) / "matches.sqlite3")
        served.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            context = browser.new_context(viewport=SIZE, reduced_motion="reduce", locale="en-GB")  # type: ignore[arg-type]
            context.add_init_script(EAR)
            page = context.new_page()
            page.goto(served.url)
            player, seen = whole_match(page)
        finally:
            served.kill()
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text("\n".join(player.told) + "\n", encoding="utf-8")
    print(f"{len(player.told)} lines in {FILE}; {player.decisions} decisions; {seen.over['text']}")


if __name__ == "__main__":
    main()
