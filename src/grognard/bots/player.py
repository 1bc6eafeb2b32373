"""A bot: a seat's view and stream in, an action out. It never meets a position of the match."""

import logging
from collections.abc import Iterator

from grognard.bots.search import Search
from grognard.bots.strengths import RANDOM, SEARCHES
from grognard.umpire.contract import Position
from grognard.umpire.dice import Seeded
from grognard.umpire.recollection import Recollection
from grognard.umpire.refusal import GrognardError
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Action, Concede, Data, Event, Seat

SUGGESTIONS = 8
TRIES = 20
log = logging.getLogger("grognard.bots")


class Player:
    """A mind of one seat.

    Same first view, stream, view, level, seed and decision number: same choice.
    """

    def __init__(self, ruleset: Ruleset, seat: Seat, level: str, seed: str) -> None:
        self.ruleset = ruleset
        self.seat = seat
        self.level = level
        self.seed = seed
        self.recollection = Recollection(ruleset)

    @property
    def heard(self) -> int:
        """How much of the seat's stream it has taken in."""
        return self.recollection.heard

    def begin(self, view: Data) -> None:
        """The seat's first view, which its memory starts from. Without it the first of `choose` serves."""
        self.recollection.begin(view)

    def hear(self, event: Event) -> None:
        """Take in the next event of the seat's stream. What has been taken back is forgotten."""
        self.recollection.hear(event)

    def world(self, view: Data, decision: int, purpose: str = "world") -> Position:
        """A world that the seat may be in, drawn with the dice of thought."""
        dice = Seeded(f"{self.seed} {decision} {purpose}")
        return self.ruleset.sample(view, self.recollection.remember(view), dice)

    def choose(self, view: Data, decision: int = 0) -> Action:
        """What the bot does. `decision`: the seat's decision number, which its dice of thought hang on."""
        world = self.world(view, decision, "world 0")
        action = self.searched(view, decision) or self.thought(world, decision)
        if action is not None and world.check(self.seat, action) is None:
            return action
        if action is not None:
            log.warning("%s, seat %d: %s chose what may not be done", *self.named())
        return next(self.others(view, decision))

    def searched(self, view: Data, decision: int) -> Action | None:
        """The choice of a strength that looks ahead; None for others, and (with a line) when it fails."""
        strength = SEARCHES.get(self.level)
        if strength is None:
            return None
        try:
            seed = f"{self.seed} {decision} search"
            return Search(
                self.ruleset,
                self.seat,
                strength,
                seed,
                lambda number: self.world(view, decision, f"world {number}"),
            ).best()
        except Exception:  # the script plays instead
            log.exception("%s, seat %d: %s failed to search", *self.named())
            return None

    def thought(self, world: Position, decision: int) -> Action | None:
        """The choice of the bot's strength, or None (with a line in the log) when thinking fails."""
        dice = Seeded(f"{self.seed} {decision} thought")
        if self.level == RANDOM:
            drawn: Action = world.random_action(self.seat, dice)
            return drawn
        try:
            level = SEARCHES[self.level].policy if self.level in SEARCHES else self.level
            action: Action = self.ruleset.script(world, self.seat, level, dice)
            return action
        except Exception:  # whatever a script stumbles over, the match goes on
            log.exception("%s, seat %d: %s failed to think", *self.named())
            return None

    def others(self, view: Data, decision: int) -> Iterator[Action]:
        """Legal actions to fall back on: the script's, suggestions, random ones, conceding last."""
        try:
            world = self.world(view, decision, "other world")
            dice = Seeded(f"{self.seed} {decision} other thought")
            scripted = self.thought(world, decision)
            candidates = [] if scripted is None else [scripted]
            candidates += world.suggest(self.seat, dice, SUGGESTIONS)
            candidates += [world.random_action(self.seat, dice) for _ in range(TRIES)]
            yield from (action for action in candidates if world.check(self.seat, action) is None)
        except GrognardError:
            log.exception("%s, seat %d: %s found nothing to fall back on", *self.named())
        yield Concede()

    def named(self) -> tuple[str, Seat, str]:
        """Who this is, for the log: never what it does."""
        return self.ruleset.name, self.seat, self.level
