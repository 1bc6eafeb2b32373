"""A game's strengths against each other, rung by rung: what stronger is to mean, and whether it holds."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from typing import cast

import yaml
from msgspec import Struct

from grognard.bots.strengths import levels_of
from grognard.lab.arena import CONFIDENCE, Contest, Summary, results
from grognard.umpire.notation import convert
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Data, Setup

FILE = "ladder.yaml"
MATCHES = 100


class Rung(Struct, frozen=True, forbid_unknown_fields=True):
    """One contest. `least`: the share that the first strength is to have; `group`: whose sum counts too."""

    scenario: str
    levels: list[str]
    matches: int = MATCHES
    least: float | None = None
    group: str = ""
    options: Data = {}
    seats: int | None = None

    def contest(self, ruleset: Ruleset) -> Contest:
        """Seats are swapped in every other match."""
        setup = Setup(self.scenario, dict(self.options), self.seats)
        return Contest(ruleset, setup, tuple(self.levels), swap=len(self.levels) > 1)

    def title(self) -> str:
        """Scenario, options, who against whom."""
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.scenario}{options}: {' against '.join(self.levels)}"


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `ladder.yaml`. `groups`: the share that is wanted over all rungs of a group."""

    rungs: list[Rung]
    groups: dict[str, float] = {}


def plan_of(ruleset: Ruleset) -> Plan:
    """The game's own ladder, or else each strength against the next weaker in every scenario.

    Raises BadNotation naming the field.
    """
    path = ruleset.file(FILE)
    if path.exists():
        return cast(Plan, convert(yaml.safe_load(path.read_text("utf-8")), Plan, "ladder"))
    levels = levels_of(ruleset)
    rungs = [
        Rung(scenario, [stronger, weaker])
        for weaker, stronger in pairwise(levels)
        for scenario, info in ruleset.scenarios.items()
        if min(info.seats) == 2
    ]
    return Plan(rungs)


@dataclass
class Climbed:
    """A rung with what came of it."""

    rung: Rung
    summary: Summary

    @property
    def share(self) -> float:
        """Of the first strength."""
        return self.summary.share(self.rung.levels[0])

    @property
    def holds(self) -> bool:
        """Whether that is what was wanted."""
        return self.rung.least is None or self.share >= self.rung.least

    def text(self) -> str:
        """The rung in lines."""
        wanted = "" if self.rung.least is None else f", wanted {self.rung.least:.0%}"
        verdict = "" if self.holds else "  NOT REACHED"
        lines = [f"scenario {self.rung.title()}{wanted}{verdict}", *self.summary.text().split("\n")]
        return "\n  ".join(lines)


@dataclass
class Ladder:
    """The rungs climbed so far."""

    ruleset: Ruleset
    plan: Plan
    climbed: list[Climbed] = field(default_factory=list)

    def climb(self, seed: str, matches: int | None = None, jobs: int = -1) -> Iterator[Climbed]:
        """Rung by rung; `matches`, if given, instead of the number that stands in the plan."""
        for rung in self.plan.rungs:
            summary = Summary()
            for played in results(rung.contest(self.ruleset), seed, matches or rung.matches, jobs):
                summary.add(played)
            self.climbed.append(Climbed(rung, summary))
            yield self.climbed[-1]

    def group(self, name: str) -> tuple[float, float]:
        """The share of the group's first strength over all its matches, and half of its 95 % interval."""
        rungs = [one for one in self.climbed if one.rung.group == name]
        matches = sum(one.summary.matches for one in rungs)
        share = sum(one.share * one.summary.matches for one in rungs) / max(1, matches)
        return share, CONFIDENCE * sqrt(share * (1 - share) / max(1, matches))

    def problems(self) -> list[str]:
        """Rungs and groups that are not what was wanted."""
        found = [one.rung.title() for one in self.climbed if not one.holds]
        return found + [name for name, least in self.plan.groups.items() if self.group(name)[0] < least]

    def text(self) -> str:
        """The groups in lines."""
        lines = []
        for name, least in self.plan.groups.items():
            share, spread = self.group(name)
            verdict = "" if share >= least else "  NOT REACHED"
            lines.append(f"{name}: {share:.1%} (+-{spread:.1%}), wanted {least:.0%}{verdict}")
        return "\n".join(lines)
