"""The search player: knows no game, only worlds, candidates, playouts and what they are worth.

Every candidate is played in the same worlds with the same dice; each playout goes on by script for a
counted number of decisions and is valued by the ruleset. The weaker half is dropped round by round,
so that samples are spent where the choice is close.
"""

from collections.abc import Callable

from grognard.bots.fate import Fate, Fates
from grognard.bots.strengths import Strength
from grognard.umpire.contract import Position
from grognard.umpire.dice import Seeded
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Action, Seat

Draw = Callable[[int], Position]
"""World number i that the seat may be in."""


class Candidate:
    """An action with the sum of what its playouts came to."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.total = 0
        self.played = 0

    def mean(self) -> float:
        """What it is worth, as far as it is known."""
        return self.total / max(1, self.played)


class Search:
    """One decision's thought. `draw` gives the worlds; nothing is kept for the next decision."""

    def __init__(self, ruleset: Ruleset, seat: Seat, strength: Strength, seed: str, draw: Draw) -> None:
        self.ruleset = ruleset
        self.seat = seat
        self.strength = strength
        self.seed = seed
        self.draw = draw
        self.worlds: list[Position] = []
        self.samples = 0

    def world(self, number: int) -> Position:
        """The world of a playout; drawn when it is first wanted."""
        number %= self.strength.worlds
        while len(self.worlds) <= number:
            self.worlds.append(self.draw(len(self.worlds)))
        return self.worlds[number]

    def candidates(self) -> list[Candidate]:
        """The script's choice, then what the game suggests; each legal, no two alike."""
        world, dice = self.world(0), Seeded(f"{self.seed} candidates")
        found = [self.ruleset.script(world, self.seat, self.strength.policy, dice)]
        most = self.strength.rounds[0][0]
        for action in world.suggest(self.seat, dice, most):
            if action not in found:
                found.append(action)
        return [Candidate(action) for action in found[:most] if world.check(self.seat, action) is None]

    def best(self) -> Action:
        """The candidate that came out best; the script's own choice if none is clearly better."""
        candidates = self.candidates()
        first, begun = candidates[0], 0
        for number, (most, playouts) in enumerate(self.strength.rounds):
            candidates = leaders(candidates, most)
            if len(candidates) == 1:
                break
            fates = Fates(f"{self.seed} round {number}", playouts)
            for i in range(playouts):
                for candidate in candidates:
                    candidate.total += self.playout(candidate.action, self.world(begun + i), Fate(fates, i))
                    candidate.played += 1
            begun += playouts
        chosen = max(candidates, key=Candidate.mean)
        if first in candidates and chosen.mean() < first.mean() + self.strength.caution:
            chosen = first
        return chosen.action

    def playout(self, action: Action, world: Position, fate: Fate) -> int:
        """What the world is worth to the seat after this action and the script's play."""
        strength, script = self.strength, self.ruleset.script
        position = world.clone()
        position.play_unchecked(self.seat, action, fate, None)
        self.samples += 1
        own = 0
        for _ in range(strength.limit):
            owed = position.owed()
            if not owed or owed[0][1] == "match":
                break
            seat = owed[0][0]
            if seat == self.seat:
                own += 1
                if own > strength.ahead:
                    break
            answer = script(position, seat, strength.policy, fate)
            position.play_unchecked(seat, answer, fate, None)
        return self.ruleset.worth(position, self.seat)


def leaders(candidates: list[Candidate], most: int) -> list[Candidate]:
    """The best so far, in their order."""
    ranked = sorted(candidates, key=Candidate.mean, reverse=True)[:most]
    return [candidate for candidate in candidates if candidate in ranked]
