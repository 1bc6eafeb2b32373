"""What language a page is in: every word that stands on it, against the words of both languages' messages."""

import re
from functools import lru_cache
from itertools import chain
from pathlib import Path

from playwright.sync_api import Page

from grognard.umpire.registry import registry
from tests.laws.locales import read_file
from tests.laws.texts import UMPIRE

READ = (Path(__file__).parent / "survey.js").read_text(encoding="utf-8")
OVERFLOW = (Path(__file__).parent / "overflow.js").read_text(encoding="utf-8")
CLIENT = Path(__file__).parents[2] / "client" / "locales"
WORD = re.compile(r"[^\W\d_]{3,}")
RAW = re.compile(r"\b[a-z]+_[a-z0-9_]+\b|\b[a-z]{2}\.[a-z]+\b|\{ ?\$")
"""Words of the notation, names of rolls, holes that were not filled."""
KEYS = frozenset({"shift", "tab", "ctrl", "esc"})
"""They stand on the keyboard."""


def files(language: str) -> list[Path]:
    rooms = [CLIENT, UMPIRE, *(game.file("locales") for game in registry().rulesets.values())]
    return [room / f"{language}.ftl" for room in rooms]


@lru_cache(maxsize=4)
def words(language: str) -> frozenset[str]:
    """All that occur in the messages of a language."""
    messages = chain.from_iterable(read_file(path, language).messages.values() for path in files(language))
    return frozenset(word.lower() for message in messages for word in WORD.findall(message.words))


@lru_cache(maxsize=1)
def ids() -> frozenset[str]:
    """Of all messages that could not be an ordinary word."""
    return frozenset(id for path in files("en") for id in read_file(path, "en").messages if "-" in id)


def names() -> frozenset[str]:
    """Titles of games and names of scenarios' warriors stay as they are."""
    titles = " ".join(game.title for game in registry().rulesets.values())
    return frozenset(word.lower() for word in WORD.findall(titles))


def strangers(page: Page, language: str, other: str) -> set[str]:
    """Texts of the page with a word that only the other language has, an id, or a word of the notation."""
    foreign = words(other) - words(language) - names() - KEYS
    return {text for text in page.evaluate(READ) if is_foreign(text, foreign)}


def is_foreign(text: str, foreign: frozenset[str]) -> bool:
    if RAW.search(text) or ids() & set(re.findall(r"[a-z][\w-]+", text)):
        return True
    return any(word.lower() in foreign for word in WORD.findall(text))
