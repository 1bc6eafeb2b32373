"""How often each action, event, refusal and end occurred in a run, and what never did."""

import re
from collections import Counter
from pathlib import Path
from typing import Any, get_args

from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Action, Event

FOLDER = Path(__file__).parents[2] / "build" / "laws"


class Tally:
    """Counts of one run over one ruleset."""

    def __init__(self) -> None:
        self.actions: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()

    def did(self, action: Action, events: list[Event]) -> None:
        """An action was carried out, and these events were told to somebody."""
        self.actions[action.type] += 1
        self.events.update(event.type for event in events)

    def add(self, other: "Tally") -> None:
        """Take in the counts of another run."""
        for mine, theirs in zip(self.all(), other.all(), strict=True):
            mine.update(theirs)

    def all(self) -> tuple[Counter[str], ...]:
        """The counters, in the order of the report."""
        return self.actions, self.events, self.refusals, self.ends, self.counts

    def report(self, ruleset: Ruleset) -> str:
        """The counts as text, with what never occurred."""
        titles = ("actions", "events", "refusals by rule", "ends", "checked")
        known: tuple[list[str], ...] = (
            tags(ruleset.Action),
            tags(ruleset.Event),
            refusing(ruleset),
            [],
            [],
        )
        lines = [f"# {ruleset.name}"]
        for title, counter, names in zip(titles, self.all(), known, strict=True):
            lines.append(f"## {title}")
            lines += [f"{count:9} {name}" for name, count in counter.most_common()]
            if never := sorted(set(names) - set(counter)):
                lines.append(f"    never {', '.join(never)}")
        return "\n".join(lines) + "\n"

    def write(self, ruleset: Ruleset, name: str) -> Path:
        """Keep the report under build/laws/."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        path = FOLDER / f"{ruleset.name}-{name}.txt"
        path.write_text(self.report(ruleset), encoding="utf-8")
        return path


def refusing(ruleset: Ruleset) -> list[str]:
    """Rules that the game's code refuses something by."""
    pattern = re.compile(rf'(?:Refusal|refuse)\(\s*"({ruleset.prefix}-[\w.]+)"')
    package = ruleset.file("rules.md").parent
    return sorted(
        {rule for path in package.rglob("*.py") for rule in pattern.findall(path.read_text("utf-8"))}
    )


def tags(union: Any) -> list[str]:
    """The words of a union of Structs."""
    return [str(word.__struct_config__.tag) for word in get_args(union) or (union,)]
