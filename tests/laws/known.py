"""What a game can do: its actions, events, questions by their types, refusals and ends by its sources."""

import re
from functools import lru_cache
from typing import Any, get_args

from grognard.umpire.ruleset import Ruleset

Known = dict[str, list[str]]


@lru_cache(maxsize=64)
def known_of(ruleset: Ruleset) -> Known:
    """By the titles of a tally: everything that a long run should meet."""
    return {
        "actions": tags(ruleset.Action),
        "events": tags(ruleset.Event),
        "refusals": refusing(ruleset),
        "questions": tags(ruleset.Question),
        "ends": ending(ruleset),
    }


def tags(union: Any) -> list[str]:
    """The words of a union of Structs."""
    return [str(word.__struct_config__.tag) for word in get_args(union) or (union,)]


def refusing(ruleset: Ruleset) -> list[str]:
    """Rule and text of each refusal that the game's code names; a text goes for itself if its rule varies."""
    rule, text = rf'"({ruleset.prefix}-[\w.]+)"', r'"([\w-]+)"'
    found = set()
    for source in sources(ruleset):
        for id, name in re.findall(rf"(?:Refusal|refuse)\(\s*{rule},\s*{text}", source):
            found.add(f"{id} {text_of(ruleset, name)}")
    return sorted(found)


def text_of(ruleset: Ruleset, name: str) -> str:
    """The text's id: games may name it by its last part."""
    short = f"{ruleset.prefix.lower()}-refused-"
    return name if name.startswith(short) else short + name


def ending(ruleset: Ruleset) -> list[str]:
    """The reasons that the game's code ends matches by."""
    words = "|".join(("Outcome", "reason", "won"))
    found = set()
    for source in sources(ruleset):
        found |= set(re.findall(rf'\b(?:{words})\([^"\n]*"(\w+)"', source))
    return sorted(found)


def sources(ruleset: Ruleset) -> list[str]:
    """The texts of the game's modules."""
    package = ruleset.file("rules.md").parent
    return [path.read_text("utf-8") for path in sorted(package.rglob("*.py"))]
