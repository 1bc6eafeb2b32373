"""The one instance of the game that grognard finds by its entry point."""

import json
from importlib import resources

from fogbay import card, construction, effects, lines, memory, scene, script
from fogbay.actions import FogBayAction, MatchResult, Stake
from fogbay.construction import SeasonFile
from fogbay.events import FogBayEvent
from fogbay.position import Bay
from fogbay.questions import FogBayAnswer, FogBayQuestion
from fogbay.reading import read
from fogbay.season import Season, read_season
from fogbay.state import State, TurnFrame
from grognard.umpire import words
from grognard.umpire.contract import Memory, Menu, Position
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import BadNotation
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.scene import Card, Line, Scene, Sketch, Static
from grognard.umpire.words import Battle, Data, Report, Seat, Setup


class FogBay(Ruleset):
    """Smugglers in the fog, for two or three."""

    name = "fogbay"
    title = "Fog Bay"
    prefix = "FB"
    unit = "fb-unit"
    version = "1.0"
    credit = "Made up for grognard's tests and its page on how a game is built."
    players = (2, 3)
    Action = FogBayAction
    Event = FogBayEvent
    Question = FogBayQuestion
    Answer = FogBayAnswer
    scenarios = construction.infos()
    options = construction.OPTIONS
    guarded = frozenset({"bribe"})
    nullable = frozenset({"stakes"})
    levels = ("recruit", "regular")
    package = "fogbay"
    bay: type[Bay] = Bay
    """The class of its positions (tests plant faults in it)."""
    theme = json.loads(resources.files("fogbay").joinpath("theme.json").read_text(encoding="utf-8"))

    def start(self, setup: Setup, dice: Dice, log: Log | None) -> Position:
        file = construction.scenario(setup.scenario)
        seats = file.seats[0] if setup.seats is None else setup.seats
        if seats not in file.seats:
            raise BadNotation("seats", f"{seats} is not one of: {', '.join(map(str, file.seats))}")
        options = construction.options_of(setup.options, file)
        if isinstance(file, SeasonFile):
            return Season(str(setup.scenario), file, options)
        bay = self.bay(setup.scenario, file, options, seats)
        effects.set_up(bay, dice, log)
        bay.stack = [TurnFrame()]
        bay.run_on(dice, log)
        return bay

    def read(self, data: Data) -> Position:
        return (
            read_season(data)
            if "purses" in data or data.get("scenario") == "season"
            else read(data, self.bay)
        )

    def build(self, kind: str, value: Data) -> Report:
        return construction.build(kind, value)

    def memory(self, view: Data) -> Memory:
        return Memory() if "purses" in view else memory.Chart(view)

    def sample(self, view: Data, memory_: Memory, dice: Dice) -> Position:
        if "purses" not in view:
            return memory.sample(view, memory_, dice, self.bay)
        season = read_season({key: value for key, value in view.items() if key not in ("seat", "answered")})
        for seat in view["answered"]:
            if seat != view["seat"] and season.result is None:
                season.answers.give(seat, Stake(dice.hidden("pick", season.most(seat) + 1)[0] - 1))
        return season

    def script(self, position: Position, seat: Seat, level: str, dice: Dice) -> words.Action:
        if isinstance(position, State):
            return script.choose(position, seat, level, dice)
        return position.suggest(seat, dice, 1)[0]

    def worth(self, position: Position, seat: Seat) -> int:
        if isinstance(position, State) and position.result is None:
            return script.worth(position, seat)
        return super().worth(position, seat)

    def report(self, battle: Battle, position: Position) -> words.Action:
        outcome = position.outcome()
        assert outcome is not None
        return MatchResult(battle.id, sorted(battle.seats[seat] for seat in outcome.winners))

    def scene(self, view: Data, memory_: Memory | None = None) -> Scene:
        return scene.scene(view)

    def static(self, view: Data, board: str) -> Static:
        return scene.static(view, board)

    def card(self, view: Data, menu: Menu, memory_: Memory | None = None) -> Card:
        return card.card(view, menu)

    def line(self, view: Data, event: words.Event) -> Line:
        return lines.line(view, event)

    def sketch(self, view: Data, question: words.Question, answer: words.Answer) -> Sketch:
        return lines.sketch(view, question, answer)


RULESET = FogBay()
