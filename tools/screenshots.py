"""Pictures of the real client at the real server: python tools/screenshots.py [FOLDER]

Makes docs/picture.png (a match of scenario 1 with a shot in hand) and, under build/screenshots, every screen
at 1280x800, 1920x1080 and 390x844, light and dark, and the shot as colour-blind eyes and forced colours
show it. The client must have been built.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, chromium_path  # noqa: E402
from tests.browser.ground import BURNING, distance  # noqa: E402
from tests.browser.play import GAME, open_match, seated, turn  # noqa: E402
from tests.browser.player import Player  # noqa: E402
from tests.browser.served import Served  # noqa: E402
from tests.browser.table import Seen, look, wait  # noqa: E402

FOLDER = ROOT / "build" / "screenshots"
PICTURE = ROOT / "docs" / "picture.png"
SIZES = ((1280, 800), (1920, 1080), (390, 844))
EYES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
SETTLE_MS = 500


class Camera:
    """Takes the screen of a page at every size, in light and in dark."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder

    def take(self, name: str) -> None:
        for dark in (False, True):
            self.page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
            for width, height in SIZES:
                self.page.set_viewport_size({"width": width, "height": height})
                self.page.wait_for_timeout(SETTLE_MS)
                shade = "dark" if dark else "light"
                self.page.screenshot(path=self.folder / f"{name}-{width}x{height}-{shade}.png")
        self.page.emulate_media(color_scheme="light", reduced_motion="reduce")
        self.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        self.page.wait_for_timeout(SETTLE_MS)


def as_seen(page: Page, folder: Path, name: str) -> None:
    """The page as other eyes see it."""
    session = page.context.new_cdp_session(page)
    for eyes in EYES:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        page.wait_for_timeout(SETTLE_MS)
        page.screenshot(path=folder / f"{name}-{eyes}.png")
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    page.emulate_media(forced_colors="active")
    page.wait_for_timeout(SETTLE_MS)
    page.screenshot(path=folder / f"{name}-forced-colors.png")
    page.emulate_media(forced_colors="none")


def until(player: Player, good: Callable[[Seen], bool]) -> bool:
    """Play on until a decision that is good for a picture. False: the match ended before it."""
    while not (seen := turn(player.page)).over:
        if seen.asked and good(seen):
            return True
        if seen.asked:
            player.decide(seen)
    return False


def in_range(seen: Seen) -> bool:
    """An Impulse with an enemy in good range, from ground that does not burn."""
    standing = seen.standing()
    own = [one for one in standing.values() if one.ref in seen.sheets]
    foes = [one for one in standing.values() if one.ref not in seen.sheets]
    if seen.kind != "act" or not own or not foes or seen.terrain[own[0].hex] in BURNING:
        return False
    return 4 <= min(distance(own[0].hex, foe.hex) for foe in foes) <= 10


def aim(player: Player) -> bool:
    """Take a shot in hand by clicking the enemy: line of fire and odds are drawn. False: there is none."""
    page = player.page
    seen = look(page)
    foe = next(one for one in seen.standing().values() if one.ref not in seen.sheets)
    player.click_piece(foe.ref)
    seen = wait(page, lambda now: now.several or now.note or player.in_hand(now), "an answer")
    if seen.note:
        page.keyboard.press("Escape")
        return False
    if seen.several:
        best = max(range(len(seen.several)), key=lambda n: player.worth(seen.several[n], seen.words))
        page.get_by_test_id("several-choice").nth(best).click()
    page.mouse.move(5, 400)
    page.wait_for_timeout(SETTLE_MS)
    return page.get_by_test_id("preview-row").count() > 0


def aimed(player: Player) -> bool:
    """Play until a shot is in hand. False: the match ended before."""
    while until(player, in_range):
        if aim(player):
            return True
        player.decide(look(player.page))
    return False


def duel(page: Page, folder: Path) -> None:
    """Lobby, Shields, a shot in hand, a refusal, the end: scenario 1 against a bot."""
    camera, home = Camera(page, folder), page.url
    page.locator(f'[data-testid="game"][data-game="{GAME}"]').click()
    page.wait_for_timeout(SETTLE_MS)
    camera.take("lobby")
    open_match(page, "1", ["me", "bot:regular"])
    player = Player(page, shields=(12, 14, 14, 10))
    until(player, lambda seen: bool(seen.kind == "shields"))
    camera.take("shields")
    while not aimed(player):
        page.goto(home)
        open_match(page, "1", ["me", "bot:regular"])
    camera.take("impulse")
    page.screenshot(path=PICTURE)
    as_seen(page, folder, "impulse")
    let_go(page)
    page.locator('[data-tool^="heat_blast:"] button').first.click()
    player.click_hex(far_from(look(page)))
    page.get_by_test_id("note").wait_for()
    page.get_by_test_id("note").get_by_test_id("rule-chip").click()
    camera.take("refusal")
    let_go(page)
    while not (seen := turn(page)).over:
        if seen.asked:
            player.decide(seen)
    camera.take("over")
    page.get_by_test_id("tab").last.dispatch_event("click")
    page.get_by_role("button", name="Taller").click()
    camera.take("log")


def let_go(page: Page) -> None:
    """Close what is open and put down what is in hand."""
    for _ in range(4):
        page.keyboard.press("Escape")


def far_from(seen: Seen) -> str:
    """A hex out of every range."""
    own = next(one for one in seen.standing().values() if one.ref in seen.sheets)
    return max(("0505", "2405", "0524", "2424"), key=lambda hex: distance(own.hex, hex))


def curtain(page: Page, folder: Path) -> None:
    """Two at one screen."""
    open_match(page, "5", ["me", "here"])
    if seated(page).curtain:
        page.get_by_test_id("curtain-open").click()
    Player(page, shields=(9,)).decide(wait(page, lambda seen: seen.asked, "the Shields"))
    page.get_by_test_id("curtain").wait_for()
    Camera(page, folder).take("curtain")


def new_page(browser: Browser, url: str) -> Page:
    context = browser.new_context(
        viewport={"width": SIZES[0][0], "height": SIZES[0][1]}, reduced_motion="reduce", color_scheme="light"
    )
    page = context.new_page()
    page.goto(url)
    return page


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        served = Served(Path(place) / "matches.sqlite3")
        served.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            curtain(new_page(browser, served.url), folder)
            duel(new_page(browser, served.url), folder)
            browser.close()
        finally:
            served.kill()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}, and {PICTURE}")


if __name__ == "__main__":
    main()
