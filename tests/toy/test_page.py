"""The page on how a game is built quotes Fog Bay as it is, and names files that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "how-a-game-is-built.md").read_text("utf-8")
PACKAGE = Path(__file__).parent / "src" / "fogbay"
QUOTES = re.findall(r"```(?:python|toml)\n# ([\w.]+)\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("file", "quote"), QUOTES, ids=[f"{n}-{file}" for n, (file, _) in enumerate(QUOTES)])
def test_the_page_quotes_what_is_there(file: str, quote: str) -> None:
    path = PACKAGE / file if file.endswith(".py") else Path(__file__).parent / file
    assert quote in path.read_text("utf-8")


def test_every_module_is_on_the_page() -> None:
    modules = {path.name for path in PACKAGE.glob("*.py")} - {"__init__.py"}
    assert sorted(name for name in modules if f"`{name}`" not in PAGE) == []


def test_links_of_the_page_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", PAGE)
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
