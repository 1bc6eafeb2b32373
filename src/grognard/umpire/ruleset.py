"""The contract of a ruleset: one stateless instance a game, found by entry point."""

from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from grognard.umpire.contract import Memory, Menu, Position
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import BadNotation
from grognard.umpire.scene import Card, Line, Scene, Sketch, Static
from grognard.umpire.words import (
    Action,
    Answer,
    Battle,
    Data,
    Event,
    OptionInfo,
    Question,
    Report,
    ScenarioInfo,
    Seat,
    Setup,
)

WIN = 100_000
"""What a match won is worth to a search."""


class Ruleset:
    """A game. Subclass it, set the attributes, and name the instance in entry point `grognard.rulesets`.

    The unions name every Struct of the game's words (the umpire's own are added by it):
    `Action` (with `Concede`), `Event`, `Question`, `Answer`.
    """

    name: str
    title: str
    prefix: str
    """Of rule ids: `UW`."""
    unit: str
    """What distances are counted in: a Fluent id."""
    version: str
    """Of the rules: raised when a change could make an old record replay differently."""
    credit: str
    """The old game's author, publisher and year, and that this is not theirs."""
    players: tuple[int, int]
    Action: Any
    Event: Any
    Question: Any
    Answer: Any
    scenarios: Mapping[str, ScenarioInfo]
    options: Mapping[str, OptionInfo]
    guarded: frozenset[str] = frozenset()
    """Decision kinds whose choices hang on secrets: the time of answering them is levelled."""
    heavy: frozenset[str] = frozenset()
    """Questions (by type) that may take over 20 ms: the table has them answered beside play, on a sample."""
    nullable: frozenset[str] = frozenset()
    """Fields of the notation that know null (a `set` to null elsewhere takes the entry out)."""
    levels: tuple[str, ...] = ()
    """Strengths that `script` knows, weakest first (`random` is everybody's)."""
    package: str
    """The Python package that holds `rules.md`, `theme.json`, `locales/*.ftl`."""
    theme: Data
    """Tokens and patterns: checked data, not style text."""

    # ---- starting, reading, building

    def start(self, setup: Setup, dice: Dice, log: Log | None) -> Position:
        """A match at its first debt. Raises BadNotation for a scenario, option or seats it does not have."""
        raise NotImplementedError

    def read(self, data: Data) -> Position:
        """A position from its notation, defaults filled in. Raises BadNotation naming the field."""
        raise NotImplementedError

    def build(self, kind: str, value: Data) -> Report:
        """Cost, problems and warnings of a force, set-up or scenario. Raises BadNotation: unknown kind."""
        raise BadNotation("kind", f"{self.name} builds nothing called {kind!r}")

    def template(self) -> str:
        """A scenario to start one's own from: the package's `template.yaml`; "" where there is none."""
        path = self.file("template.yaml")
        return path.read_text("utf-8") if path.is_file() else ""

    # ---- minds

    def memory(self, view: Data) -> Memory:
        """The empty memory of one audience, given its first view."""
        return Memory()

    def sample(self, view: Data, memory: Memory, dice: Dice) -> Position:
        """A world that the view's seat may be in. Never given a position."""
        raise NotImplementedError

    def script(self, position: Position, seat: Seat, level: str, dice: Dice) -> Action:
        """The bot's choice, from what the seat may see in `position` alone."""
        raise NotImplementedError

    def worth(self, position: Position, seat: Seat) -> int:
        """What a sampled world is worth to the seat, from -WIN (lost) to WIN: what a search compares.

        Without more knowledge of the game, only its end counts.
        """
        outcome = position.outcome()
        if outcome is None or not outcome.winners:
            return 0
        return WIN if seat in outcome.winners else -WIN

    def report(self, battle: Battle, position: Position) -> Action:
        """Campaigns: the `match_result` that brings a finished battle home."""
        raise NotImplementedError

    # ---- presentation: pure, only of what the seat has received

    # `memory` is the audience's own, folded from its stream alone; None draws without history.

    def scene(self, view: Data, memory: Memory | None = None) -> Scene:
        """What to draw."""
        raise NotImplementedError

    def static(self, view: Data, board: str) -> Static:
        """The unchanging, public part of a board: a function of what all seats see."""
        raise NotImplementedError

    def card(self, view: Data, menu: Menu, memory: Memory | None = None) -> Card:
        """The menu as a person sees it."""
        raise NotImplementedError

    def line(self, view: Data, event: Event) -> Line:
        """An event as it is told; `view` is the audience's after the step."""
        raise NotImplementedError

    def sketch(self, view: Data, question: Question, answer: Answer) -> Sketch:
        """An answer as it is drawn."""
        raise NotImplementedError

    # ---- files

    def file(self, name: str) -> Path:
        """A data file of the game's package (`rules.md`, `locales/en.ftl`)."""
        return Path(str(resources.files(self.package).joinpath(name)))
