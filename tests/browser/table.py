"""What a person sees of the table, read from the page: text, labels, attributes. Nothing else is asked."""

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page

from tests.browser.words import WORDS, Words

READ = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Offered:
    """A choice as the page shows it."""

    action: dict[str, Any]
    at: str | None
    text: str
    figures: dict[str, str]
    pressed: bool

    def figure(self, name: str) -> float:
        """A number shown beside the choice, 0 where it is not."""
        return float(self.figures.get(name, "0").rstrip("%").replace(",", ".") or 0)


@dataclass(frozen=True)
class Stander:
    """A warrior as his counter tells."""

    ref: str
    name: str
    hex: str
    darts: int
    prep: str


@dataclass
class Seen:
    """One look at the page."""

    raw: dict[str, Any]
    several: list[Offered] = field(default_factory=list)
    choices: list[Offered] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.several = [Offered(**one) for one in self.raw["several"]]
        self.choices = [Offered(**one) for one in self.raw["choices"]]

    def __getattr__(self, name: str) -> Any:
        try:
            return self.raw[name]
        except KeyError:
            raise AttributeError(name) from None

    @property
    def words(self) -> Words:
        """What to read in the page's language."""
        return WORDS[self.raw["lang"]]

    def standing(self) -> dict[str, Stander]:
        """All living warriors on the board."""
        found = {}
        for ref, says in self.raw["pieces"].items():
            if told := self.words.stands.match(says):
                found[ref] = Stander(ref, told["name"], told["hex"], int(told["darts"]), told["prep"])
        return found

    def own(self, name: str, row: str) -> int:
        """A figure of an own sheet."""
        shown = self.raw["sheets"].get(name, {}).get(row, "0")
        return int(shown) if shown.isdigit() else 0


MAPS: WeakKeyDictionary[Page, tuple[str, dict[str, str], list[str]]] = WeakKeyDictionary()
"""The ground last read of each page: read again only when something has happened."""


def look(page: Page) -> Seen:
    """One look; what has happened since the last one is put away, if the page stepped through it."""
    last, terrain, smoke = MAPS.get(page, ("", {}, []))
    raw = page.evaluate(READ, last)
    while raw["news"]:
        page.keyboard.press("Escape")
        page.wait_for_timeout(25)
        raw = page.evaluate(READ, last)
    if raw["terrain"] is None:
        raw |= {"terrain": terrain, "smoke": smoke}
    elif raw["terrain"]:
        MAPS[page] = (str(raw["last"]), raw["terrain"], raw["smoke"])
    return Seen(raw)


def wait(page: Page, come: Any, what: str, seconds: float = 30.0) -> Seen:
    """The first look at which `come` is true."""
    end = time.monotonic() + seconds
    while True:
        seen = look(page)
        if come(seen):
            return seen
        assert time.monotonic() < end, f"{what} did not come: {brief(seen)}"
        page.wait_for_timeout(25)


def brief(seen: Seen) -> dict[str, Any]:
    """A look for messages, without the map."""
    return {name: value for name, value in seen.raw.items() if name not in ("terrain",) and value}
