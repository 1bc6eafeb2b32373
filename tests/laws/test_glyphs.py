"""Law 12: every glyph that a scene or card names is one of the set that the built client brings."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.umpire.dice import Seeded
from grognard.umpire.registry import registry
from grognard.umpire.scene import Part
from tests.laws.course import chosen
from tests.laws.laws import all_starts
from tests.laws.sizes import Sizes
from tests.laws.walk import walk

# The glyphs are on disk once the client is built, which the browser tests see to.
pytestmark = [pytest.mark.laws, pytest.mark.browser]
GLYPHS = Path(__file__).parents[2] / "client" / "public" / "glyphs"


def glyphs(part: object) -> Iterator[str]:
    """Every glyph name within a part."""
    if isinstance(part, Part):
        for name in part.__struct_fields__:
            value = getattr(part, name)
            if name == "glyph" and value:
                yield value
            yield from glyphs(value)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from glyphs(value)


def known() -> set[str]:
    """The names of the set."""
    return {name for path in GLYPHS.glob("*.json") for name in json.loads(path.read_text("utf-8"))}


@pytest.mark.parametrize("name", sorted(registry().rulesets))
def test_every_glyph_exists(name: str) -> None:
    ruleset = registry().get(name)
    found = {ruleset.theme.get("emblem", "")} - {""}
    sizes = Sizes(uniform=0, every=40)
    for start in all_starts(ruleset, sizes):
        for rest in chosen(walk(ruleset, start), sizes, Seeded(0)):
            for seat in rest.audiences:
                view = rest.position.view(seat)
                found.update(glyphs(ruleset.scene(view)))
                if seat in rest.askable():
                    found.update(glyphs(ruleset.card(view, rest.position.menu(seat))))
    assert found - known() == set()
