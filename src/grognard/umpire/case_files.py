"""Where the cases of a game lie: in its package, or in the project that the package is part of."""

import re
from collections.abc import Iterable
from pathlib import Path

from grognard.umpire.ruleset import Ruleset

FOLDERS = ("cases", "tests/cases")
UP = 4
"""A project's `pyproject.toml` lies at most so many folders above its package."""


def case_files(ruleset: Ruleset, more: Iterable[Path] = ()) -> list[Path]:
    """The case files that say they are this game's, in its own folders and in `more`."""
    found: dict[Path, None] = {}
    for place in [*folders(ruleset), *more]:
        if place.is_dir():
            found |= {path.resolve(): None for path in within(ruleset, place)}
    return list(found)


def within(ruleset: Ruleset, place: Path) -> list[Path]:
    """The game's case files in a folder; a file is itself."""
    if not place.is_dir():
        return [place]
    return [path for path in sorted(place.glob("*.yaml")) if is_of(ruleset, path)]


def folders(ruleset: Ruleset) -> list[Path]:
    """`cases` in the game's package; `cases` and `tests/cases` beside the `pyproject.toml` above it."""
    package = ruleset.file("rules.md").parent
    project = next((up for up in package.parents[:UP] if (up / "pyproject.toml").is_file()), None)
    beside = [] if project is None else [project / name for name in FOLDERS]
    return [package / "cases", *beside]


def is_of(ruleset: Ruleset, path: Path) -> bool:
    """Whether the file's `ruleset` is this one; only that line is read, for some files are long."""
    text = path.read_text("utf-8", errors="replace")
    return re.search(rf"""(?m)^ruleset: *["']?{re.escape(ruleset.name)}["']? *(#.*)?$""", text) is not None


def nowhere(ruleset: Ruleset) -> str:
    """That the game has no cases, and where they are looked for."""
    return f"no case file says `ruleset: {ruleset.name}` in {', '.join(map(str, folders(ruleset)))}"
