"""A player with a keyboard and a screen reader: every key, focus and spoken word is noted."""

import re
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Locator, Page

from tests.browser.player import Player, moved
from tests.browser.table import Seen, look, wait

EAR = (Path(__file__).parent / "ear.js").read_text(encoding="utf-8")
"""Runs before the page's own script: notes what the live regions say, and which calls are under way."""
HEARD = "() => window.heard.splice(0)"
STILL = "() => window.calls === 0 && performance.now() - window.stirred > 45"
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SHOWN = """() => {
  const one = document.activeElement;
  if (one === document.body) return "lost";
  const style = getComputedStyle(one);
  const shown = style.outlineStyle !== "none" || one.matches("main");
  return one.matches(":focus-visible") && shown ? "seen" : "unseen";
}"""
BELOW = "(one, value) => [...one.options].findIndex((option) => option.value === value) > one.selectedIndex"
STEPPED = """at => {
  const news = document.querySelector('[data-testid="news"]');
  return news === null || news.dataset.at !== at;
}"""
MOST_TABS = 160
DICE = '[data-testid="form"][data-form="enter_dice"]'


class Typist(Player):
    """One pair of hands at one keyboard. `faces`: what the real dice show, over and over."""

    def __init__(self, page: Page, faces: tuple[int, ...] = (), **plan: object) -> None:
        super().__init__(page, **plan)  # type: ignore[arg-type]
        self.faces = faces
        self.thrown = 0
        self.told: list[str] = []
        self.held: list[str] = []
        """Keys pressed since the last line of what was told."""

    # ---- what is told

    def key(self, name: str) -> None:
        """A key, and what it makes the page say."""
        self.held.append(name)
        self.page.keyboard.press(name)
        self.listen()

    def listen(self) -> None:
        """Wait until the page is still, and note what it has said."""
        self.page.evaluate(TWO_FRAMES)
        self.page.wait_for_function(STILL, polling=20)
        said: list[str] = self.page.evaluate(HEARD)
        if said:
            self.note_keys()
            self.told += said

    def note_keys(self) -> None:
        """One line for the keys so far, and where they have led."""
        if self.held:
            self.told.append(f"[{' '.join(shortened(self.held))}] {self.focus()}")
            self.held = []

    def focus(self) -> str:
        """What a screen reader says of the element that has the focus."""
        board = self.page.locator('[data-testid="board"]:focus, [data-testid="card"]:focus')
        if board.count():
            return board.get_attribute("aria-label") or ""
        focused = self.page.locator(":focus")
        if not focused.count():
            return "nothing"
        says = focused.aria_snapshot().splitlines()[0].lstrip("- ")
        if says.startswith("combobox"):
            return f"{says} {focused.evaluate('one => one.selectedOptions[0].text')}"
        return re.sub(r'^(button "[^"]*"( \[[a-z]+\])*):.*', r"\1", says)

    def check_focus(self) -> None:
        """It is never lost, and always to be seen."""
        state = self.page.evaluate(SHOWN)
        assert state == "seen", f"the focus is {state}: {self.focus()}; {self.told[-6:]}"

    def read_map(self) -> None:
        """The map in words, as one reads it on from the heading."""
        lines = self.page.get_by_test_id("board-words").locator("h2, li").all_inner_texts()
        self.told += ["(reads on)"] + [f"  {line}" for line in lines]

    # ---- hands

    @property
    def by_key(self) -> bool:
        return True

    def press(self, button: Locator) -> None:
        """By Tab to it, then the space bar."""
        self.tab_to(button)
        self.note_keys()
        self.key("Space")

    def tab_to(self, where: Locator) -> None:
        handle = where.element_handle()
        for _ in range(MOST_TABS):
            if self.page.evaluate("one => document.activeElement === one", handle):
                return
            self.key("Tab")
        raise AssertionError(f"Tab never comes to {where}")

    def pick(self, select: Locator, value: str) -> None:
        """A value of a list, by arrows."""
        self.tab_to(select)
        key = "ArrowDown" if select.evaluate(BELOW, value) else "ArrowUp"
        for _ in range(12):
            if select.input_value() == value:
                return self.note_keys()
            self.key(key)
        raise AssertionError(f"no {value} in {select}")

    def let_go(self, steps: int) -> None:
        for _ in range(steps):
            self.key("Escape")

    def commit(self) -> None:
        self.key("Enter")
        self.note_keys()

    def click_hex(self, hex: str) -> None:
        """The cursor of the map to the hex, then the space bar."""
        self.tab_to(self.page.get_by_test_id("board"))
        for _ in range(80):
            at = self.cursor()
            if at == hex:
                break
            self.key(arrow(at, hex))
        self.note_keys()
        self.key("Space")
        self.note_keys()

    def cursor(self) -> str:
        says = self.page.get_by_test_id("cursor").inner_text()
        return next((part[:4] for part in says.split(" ") if part[:4].isdigit()), "")

    def click_piece(self, ref: str) -> None:
        """The cursor from piece to piece, then the space bar."""
        hex = look(self.page).standing()[ref].hex
        self.tab_to(self.page.get_by_test_id("board"))
        for _ in range(12):
            if self.cursor() == hex:
                break
            self.key("PageDown")
        self.click_hex(hex)

    def move(self, seen: Seen, hex: str) -> None:
        """Mostly by the cursor of the map, now and then in the card."""
        if self.decisions % 4 == 0 or seen.actors:
            return super().move(seen, hex)
        self.click_hex(hex)
        return self.commit()

    def read_news(self) -> None:
        """What happened since this seat last looked, step by step."""
        news = self.page.get_by_test_id("news")
        while news.count():
            at = news.get_attribute("data-at")
            self.held.append("n")
            self.page.keyboard.press("n")
            self.page.wait_for_function(STEPPED, arg=at)
            self.listen()
        self.note_keys()

    # ---- decisions

    def decide(self, seen: Seen) -> None:
        self.check_focus()
        if self.page.locator(DICE).count():
            self.decisions += 1
            self.throw()
            wait(self.page, lambda now: moved(seen, now), "the next decision")
        else:
            super().decide(seen)
        self.listen()

    def throw(self) -> None:
        """Real dice: a face for each die, from a list that never ends."""
        for die in range(self.page.locator(f"{DICE} .die").count()):
            face = self.faces[self.thrown % len(self.faces)]
            self.thrown += 1
            self.press(self.page.locator(f'{DICE} [data-value="{die}:{face}"]'))
        self.page.wait_for_timeout(200)
        self.listen()
        self.commit()

    def set_shields(self, seen: Seen) -> None:
        """By the keys of the slider."""
        wanted = self.shields[min(self.turns, len(self.shields) - 1)]
        for bound in seen.bounds:
            place = self.page.locator(f'[data-testid="bound"][data-ref="{bound["ref"]}"]')
            self.tab_to(place.locator('input[type="range"]'))
            self.key("Home")
            for _ in range(min(wanted, bound["high"])):
                self.key("ArrowRight")
        self.turns += 1
        self.page.wait_for_timeout(200)
        self.listen()
        self.commit()

    def idle(self) -> None:
        self.key("s")
        self.commit()


def arrow(at: str, to: str) -> str:
    """The next key on the way: columns first, then rows."""
    if not at or at[:2] == to[:2]:
        return "ArrowDown" if at[2:] < to[2:] else "ArrowUp"
    return "ArrowRight" if at[:2] < to[:2] else "ArrowLeft"


def shortened(keys: list[str]) -> list[str]:
    """The same key several times is told once: how often depends on what else stands on the page."""
    return [f"{key}..." if len(list(again)) > 1 else key for key, again in groupby(keys)]
