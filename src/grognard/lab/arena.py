"""Many matches of bots against bots: scores, intervals, draws, lengths, ends."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter

from joblib import Parallel, delayed

from grognard.bots.arena import Bench, play_bench
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
    seats: tuple[float, ...] = ()
    """The points of each seat."""
    thought: dict[str, list[float]] = field(default_factory=dict)
    """Processor time of each decision by strength, in seconds."""


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
        return self.bench(seed, number).match

    def bench(self, seed: str, number: int = 0) -> Bench:
        """The same, with its players."""
        return play_bench(self.ruleset, self.setup, self.seated(number), seed)

    def result(self, seed: str, number: int) -> Played:
        """One match as numbers."""
        levels = self.seated(number)
        begun = perf_counter()
        bench = self.bench(seed, number)
        match = bench.match
        seconds = perf_counter() - begun
        outcome = match.outcome()
        assert outcome is not None
        seats = [0.0] * len(levels)
        shared = outcome.winners or (range(len(levels)) if len(levels) > 1 else ())
        for seat in shared:
            seats[seat] = 1 / len(shared)
        points, thought = dict.fromkeys(levels, 0.0), {level: list[float]() for level in levels}
        for seat, level in enumerate(levels):
            points[level] += seats[seat]
        for seat, spent in bench.spent:
            thought[levels[seat]].append(spent)
        turns = int(match.position.notation().get("turn", 0))
        decisions = len(match.record.entries) - 1
        drawn = not outcome.winners and len(levels) > 1
        return Played(points, outcome.reason, drawn, decisions, turns, seconds, tuple(seats), thought)


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
    seats: list[float] = field(default_factory=list)
    thought: dict[str, list[float]] = field(default_factory=dict)

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
        self.seats += [0.0] * (len(played.seats) - len(self.seats))
        for seat, points in enumerate(played.seats):
            self.seats[seat] += points
        for level, spent in played.thought.items():
            self.thought.setdefault(level, []).extend(spent)

    def share(self, level: str) -> float:
        """The strength's share of all points, 0 to 1."""
        return self.points.get(level, 0.0) / max(1, self.matches)

    def spread(self, level: str) -> float:
        """Half of the 95 % interval of the share."""
        share = self.share(level)
        return CONFIDENCE * sqrt(max(share * (1 - share), 0) / max(1, self.matches))

    def thinking(self, level: str) -> str:
        """How long the strength thinks: on average, in 99 of 100 decisions, at most."""
        times = sorted(self.thought.get(level) or [0.0])
        mean, most = sum(times) / len(times), times[-1]
        usual = times[min(len(times) - 1, len(times) * 99 // 100)]
        return f"{1000 * mean:.1f} ms a decision, 99 % {1000 * usual:.0f}, most {1000 * most:.0f}"

    def balance(self) -> str:
        """The share of each seat."""
        return " : ".join(f"{points / max(1, self.matches):.0%}" for points in self.seats)

    def text(self) -> str:
        """The summary in lines: score with its 95 % interval, draws, ends, length, time a decision."""
        lines = []
        for level in sorted(self.points, key=lambda level: -self.points[level]):
            thinking = f"; {self.thinking(level)}" if level in self.thought else ""
            lines.append(f"{level}: {self.share(level):.1%} (+-{self.spread(level):.1%}){thinking}")
        ends = ", ".join(f"{reason} {count}" for reason, count in self.reasons.most_common())
        lines.append(f"{self.matches} matches, {self.drawn} drawn; ends: {ends}")
        length = (
            f"{self.turns / self.matches:.1f} turns, {self.decisions / self.matches:.0f} decisions a match"
        )
        if len(self.seats) > 1:
            lines.append(f"seats {self.balance()}")
        lines.append(f"{length}, {1000 * self.seconds / max(1, self.decisions):.2f} ms a decision")
        return "\n".join(lines)
