"""How strong a bot is: tables of numbers, one room for all games.

The numbers of a game's own script (what it pays for, what it fears) stand with the script.
"""

from dataclasses import dataclass

from grognard.umpire.ruleset import Ruleset

RANDOM = "random"
SLICE = 0.5
"""Seconds, of strengths that do not look ahead."""


@dataclass(frozen=True)
class Strength:
    """How a search player spends its thought. All effort is counted, so it is the same on every machine.

    `policy`: the strength of script that finds the first candidate and plays on for every seat.
    `worlds`: how many worlds are drawn from the view. `rounds`: of successive halving, each
    `(candidates, playouts of each)`. `ahead`: own decisions after the first that a playout goes on for;
    `limit`: all decisions of a playout at most. `caution`: how much better than the script's choice
    another must look, in the units of `Ruleset.worth` (800: 0.8 % of a win).
    """

    policy: str
    worlds: int
    rounds: tuple[tuple[int, int], ...]
    ahead: int
    limit: int
    caution: int = 0
    slice: float = 2.0
    """Seconds, more than a thought takes: answers whose time could tell a secret come at the end of one."""

    def samples(self) -> int:
        """Playouts of one decision at most: what its thought costs."""
        return sum(candidates * playouts for candidates, playouts in self.rounds)


SEARCHES: dict[str, Strength] = {
    "veteran": Strength("regular", 14, ((8, 5), (4, 8), (2, 14)), ahead=2, limit=11, caution=800),
}
"""Strengths that look ahead, weakest first; a game has them when its script knows their policy."""


def levels_of(ruleset: Ruleset) -> tuple[str, ...]:
    """The strengths a bot may have in this game, weakest first."""
    searches = [level for level, strength in SEARCHES.items() if strength.policy in ruleset.levels]
    return (RANDOM, *ruleset.levels, *searches)


def slice_of(level: str) -> float:
    """Seconds into whose slices the answering time of a guarded decision is levelled."""
    return SEARCHES[level].slice if level in SEARCHES else SLICE
