"""Which sources are under test: plain and compiled runs may be compared only if they are the same."""

import hashlib
import json
import os
from pathlib import Path

from grognard.umpire import contract
from tests.laws.broken import hold
from tests.laws.tally import FOLDER

ROOT = Path(__file__).parents[2]
FOLDERS = (
    "src/grognard/space",
    "src/grognard/umpire",
    "src/grognard/rulesets",
    "tests/toy/src",
    "tests/laws",
)


def fingerprint() -> str:
    """A hash over all that decides how walks go."""
    found = hashlib.sha256()
    for folder in FOLDERS:
        for path in sorted(ROOT.joinpath(folder).rglob("*")):
            if path.suffix in (".py", ".yaml", ".json"):
                found.update(path.relative_to(ROOT).as_posix().encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:16]


def kind() -> str:
    """Whether the rules that are imported are plain or compiled."""
    return "plain" if str(contract.__file__).endswith(".py") else "compiled"


def unexpected() -> str | None:
    """What is wrong with what was imported, if GROGNARD_EXPECT wants the other kind."""
    wanted = os.environ.get("GROGNARD_EXPECT", kind())
    return None if wanted == kind() else f"GROGNARD_EXPECT is {wanted}, but what was imported is {kind()}"


def compare(name: str, digests: dict[str, list[str]]) -> str:
    """Law 6: keep this run's digests, and hold them to those of the other kind, on the same sources."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    mine, sources = FOLDER / f"digests-{name}-{kind()}.json", fingerprint()
    mine.write_text(json.dumps({"sources": sources, "digests": digests}), encoding="utf-8")
    other = FOLDER / f"digests-{name}-{'plain' if kind() == 'compiled' else 'compiled'}.json"
    if not other.exists():
        return f"{mine.name} is kept for the other kind to compare"
    kept = json.loads(other.read_text("utf-8"))
    if kept["sources"] != sources:
        return f"{other.name} is of other sources"
    for start, expected in kept["digests"].items():
        same = sum(1 for a, b in zip(expected, digests[start], strict=False) if a == b)
        hold(expected == digests[start], 6, f"plain and compiled part at decision {same}", f"{name}: {start}")
    return f"{sum(map(len, digests.values()))} digests equal, plain and compiled"
