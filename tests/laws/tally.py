"""How often each action, event, refusal, question and end occurred in a run, and what never did."""

from collections import Counter
from pathlib import Path

from grognard.umpire.refusal import Refusal
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Action, Event
from tests.laws.known import Known, known_of
from tests.laws.spread import Spread

FOLDER = Path(__file__).parents[2] / "build" / "laws"


class Tally:
    """Counts of one run over one ruleset."""

    def __init__(self) -> None:
        self.actions: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.questions: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.spread = Spread()

    def did(self, action: Action, events: list[Event]) -> None:
        """An action was carried out, and these events were told to somebody."""
        self.actions[action.type] += 1
        self.events.update(event.type for event in events)

    def refused(self, refusal: Refusal) -> None:
        """Something was refused: by which rule, in which words."""
        self.refusals[f"{refusal.rule} {refusal.text}"] += 1

    def add(self, other: "Tally") -> None:
        """Take in the counts of another run."""
        for mine, theirs in zip(self.all().values(), other.all().values(), strict=True):
            mine.update(theirs)
        self.counts.update(other.counts)
        self.spread.add(other.spread)

    def all(self) -> dict[str, Counter[str]]:
        """What is counted of a game, in the order of the report."""
        return {
            "actions": self.actions,
            "events": self.events,
            "refusals": self.refusals,
            "questions": self.questions,
            "ends": self.ends,
        }

    def never(self, known: Known) -> dict[str, list[str]]:
        """What the game has and the run did not meet."""
        return {title: sorted(set(known[title]) - set(counter)) for title, counter in self.all().items()}

    def report(self, ruleset: Ruleset) -> str:
        """The counts as text, with what never occurred."""
        never = self.never(known_of(ruleset))
        lines = [f"# {ruleset.name}"]
        for title, counter in {**self.all(), "checked": self.counts}.items():
            lines.append(f"## {title}")
            lines += [f"{count:9} {name}" for name, count in counter.most_common()]
            if never.get(title):
                lines.append(f"    never {', '.join(never[title])}")
        return "\n".join(lines) + "\n"

    def write(self, ruleset: Ruleset, name: str) -> Path:
        """Keep the report under build/laws/."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        path = FOLDER / f"{ruleset.name}-{name}.txt"
        path.write_text(self.report(ruleset), encoding="utf-8")
        return path
