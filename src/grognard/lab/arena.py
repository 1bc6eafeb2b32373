"""Many matches of bots against bots: scores, intervals, draws, lengths, ends."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter

from joblib import Parallel, delayed

from grognard.bots.arena import play_match
from grognard.bots.strengths import levels_of
from grognard.umpire.match import Match, seats_of
from grognard.umpire.refusal import BadNotation
from grognard.umpire.registry import get
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Setup

CONFIDENCE = 1.96


@dataclass(frozen=True)
class Played:
    """A finished match: the points of each strength (a draw shared), how it ended, how long it took."""

    points: dict[str, float]
    reason: str
    drawn: bool
    decisions: int
    turns: int
    seconds: float


@dataclass(frozen=True)
class Contest:
    """Strengths against each other; with `swap`, seats are turned in every other match."""

    ruleset: Ruleset
    setup: Setup
    levels: tuple[str, ...]
    swap: bool = False

    def seated(self, number: int) -> list[str]:
        """The strength of each seat in match `number`. Raises BadNotation for an unknown one."""
        seats = seats_of(self.ruleset, self.setup)
        levels = list(self.levels or self.ruleset.levels[-1:] or ("random",))
        for level in levels:
            if level not in levels_of(self.ruleset):
                known = ", ".join(levels_of(self.ruleset))
                raise BadNotation("levels", f"{self.ruleset.name} has no strength {level!r}; it has {known}")
        if len(levels) == 1:
            levels *= seats
        if len(levels) != seats:
            raise BadNotation("levels", f"{seats} seats need {seats} strengths, or one for all")
        return levels[::-1] if self.swap and number % 2 else levels

    def play(self, seed: str, number: int = 0) -> Match:
        """One match, to its end."""
        return play_match(self.ruleset, self.setup, self.seated(number), seed)

    def result(self, seed: str, number: int) -> Played:
        """One match as numbers."""
        levels = self.seated(number)
        begun = perf_counter()
        match = self.play(seed, number)
        seconds = perf_counter() - begun
        outcome = match.outcome()
        assert outcome is not None
        points = dict.fromkeys(levels, 0.0)
        for seat in outcome.winners or range(len(levels)):
            points[levels[seat]] += 1 / len(outcome.winners or levels)
        turns = int(match.position.notation().get("turn", 0))
        decisions = len(match.record.entries) - 1
        return Played(points, outcome.reason, not outcome.winners, decisions, turns, seconds)


def one(name: str, setup: Setup, levels: tuple[str, ...], swap: bool, seed: str, number: int) -> Played:
    """One match in a worker: rulesets are looked up there, native objects are never pickled."""
    return Contest(get(name), setup, levels, swap).result(seed, number)


def results(contest: Contest, seed: str, matches: int, jobs: int = -1) -> Iterable[Played]:
    """The matches on all cores, as they finish in order."""
    name, setup, levels, swap = contest.ruleset.name, contest.setup, contest.levels, contest.swap
    contest.seated(0)
    work = (delayed(one)(name, setup, levels, swap, f"{seed}-{n}", n) for n in range(matches))
    played: Iterable[Played] = Parallel(n_jobs=jobs, return_as="generator")(work)
    return played


@dataclass
class Summary:
    """What many matches came to."""

    matches: int = 0
    drawn: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    points: dict[str, float] = field(default_factory=dict)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, played: Played) -> None:
        """Take in a match."""
        self.matches += 1
        self.drawn += played.drawn
        self.decisions += played.decisions
        self.turns += played.turns
        self.seconds += played.seconds
        for level, points in played.points.items():
            self.points[level] = self.points.get(level, 0.0) + points
        self.reasons[played.reason] += 1

    def share(self, level: str) -> float:
        """The strength's share of all points, 0 to 1."""
        return self.points.get(level, 0.0) / max(1, self.matches)

    def text(self) -> str:
        """The summary in lines: score with its 95 % interval, draws, ends, length, time a decision."""
        lines = []
        for level in sorted(self.points, key=lambda level: -self.points[level]):
            share = self.share(level)
            spread = CONFIDENCE * sqrt(max(share * (1 - share), 0) / max(1, self.matches))
            lines.append(f"{level}: {share:.1%} (+-{spread:.1%})")
        ends = ", ".join(f"{reason} {count}" for reason, count in self.reasons.most_common())
        lines.append(f"{self.matches} matches, {self.drawn} drawn; ends: {ends}")
        length = (
            f"{self.turns / self.matches:.1f} turns, {self.decisions / self.matches:.0f} decisions a match"
        )
        lines.append(f"{length}, {1000 * self.seconds / max(1, self.decisions):.2f} ms a decision")
        return "\n".join(lines)
