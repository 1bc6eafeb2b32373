"""Every text of a scene, card, line or sketch: found in the data, formatted in every language."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import grognard.umpire
from grognard.umpire.notation import canonical
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.scene import Part, Text
from tests.laws.broken import broken, hold
from tests.laws.locales import LANGUAGES

UMPIRE = Path(str(grognard.umpire.__file__)).parent / "locales"


def texts(part: object) -> Iterator[Text]:
    """Every Text within a part, those among arguments too."""
    if isinstance(part, Text):
        yield part
        yield from texts(part.args)
    elif isinstance(part, Part):
        for name in part.__struct_fields__:
            yield from texts(getattr(part, name))
    elif isinstance(part, dict):
        for value in part.values():
            yield from texts(value)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from texts(value)


@lru_cache(maxsize=64)
def bundle(ruleset: Ruleset, language: str) -> FluentBundle:
    """The umpire's and the game's messages."""
    found = FluentBundle([language], use_isolating=False)
    for path in (UMPIRE / f"{language}.ftl", ruleset.file(f"locales/{language}.ftl")):
        if path.exists():
            found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


FORMATTED: dict[tuple[str, str, bytes], str] = {}
"""Texts that are known to be right: most are told again and again."""


def formatted(ruleset: Ruleset, language: str, text: Text, where: str) -> str:
    """The text in words. Raises Broken when it, or an argument it wants, is missing."""
    key = (type(ruleset).__name__, language, canonical(text))
    if key not in FORMATTED:
        FORMATTED[key] = worded(ruleset, language, text, where)
    return FORMATTED[key]


def worded(ruleset: Ruleset, language: str, text: Text, where: str) -> str:
    """The text in words."""
    found = bundle(ruleset, language)
    hold(found.has_message(text.id), 12, f"text {text.id} does not exist in {language}", where)
    message = found.get_message(text.id)
    if message.value is None:
        broken(12, f"text {text.id} is empty in {language}", where)
    args = arguments(ruleset, language, text, where)
    words, errors = found.format_pattern(message.value, args)
    hold(not errors, 12, f"text {text.id} in {language} with {text.args}: {errors}", where)
    return str(words)


def arguments(ruleset: Ruleset, language: str, text: Text, where: str) -> dict[str, object]:
    """In words. One that is a text brings its attributes, its cases: `.acc` of `$weapon` is `$weapon-acc`."""
    args: dict[str, object] = {}
    for name, value in text.args.items():
        if not isinstance(value, Text):
            args[name] = value
            continue
        args[name] = formatted(ruleset, language, value, where)
        inner = arguments(ruleset, language, value, where)
        for form, pattern in bundle(ruleset, language).get_message(value.id).attributes.items():
            args[f"{name}-{form}"], errors = bundle(ruleset, language).format_pattern(pattern, inner)
            hold(not errors, 12, f"text {value.id}.{form} in {language} with {value.args}: {errors}", where)
    return args


def all_told(ruleset: Ruleset, part: object, where: str) -> None:
    """Every text of the part can be told in every language."""
    for text in texts(part):
        for language in LANGUAGES:
            formatted(ruleset, language, text, where)
