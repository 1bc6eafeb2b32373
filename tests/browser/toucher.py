"""A player at a phone, who only taps."""

from typing import Any

from playwright.sync_api import Locator

from tests.browser.player import Player
from tests.browser.table import Seen, look

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
"""What `visit` makes of it: a phone held upright."""


class Toucher(Player):
    """One seat at one phone: no mouse, no key."""

    @property
    def by_key(self) -> bool:
        return False

    def press(self, button: Locator) -> None:
        button.tap()

    def point(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def let_go(self, steps: int) -> None:
        """The note has a button; a tool is put down by tapping it again."""
        note = self.page.get_by_test_id("note")
        if note.count():
            self.press(note.get_by_role("button").last)
        if steps > 1:
            held = self.page.locator('[data-testid="tool-head"][aria-pressed="true"]')
            if held.count():
                self.press(held.first)

    def set_shields(self, seen: Seen) -> None:
        """The preset that comes nearest, warrior by warrior."""
        wanted = self.shields[min(self.turns, len(self.shields) - 1)]
        for bound in seen.bounds:
            place = self.page.locator(f'[data-testid="bound"][data-ref="{bound["ref"]}"]')
            near = min(bound["presets"], key=lambda preset: abs(int(preset) - wanted))
            self.press(place.locator(f'[data-testid="preset"][data-value="{near}"]'))
        self.turns += 1
        self.commit()

    def move(self, seen: Seen, hex: str) -> None:
        """A tap on the map takes the move in hand, a second one commits it; of several one is chosen."""
        if seen.actors:
            return super().move(seen, hex)
        self.click_hex(hex)
        now = look(self.page)
        wanted = [n for n, one in enumerate(now.several) if one.action.get("hex") == hex]
        if wanted:
            self.press(self.page.get_by_test_id("several-choice").nth(wanted[0]))
            return self.commit()
        assert any(one.pressed and one.action.get("hex") == hex for one in now.choices), f"no move to {hex}"
        return self.click_hex(hex)
