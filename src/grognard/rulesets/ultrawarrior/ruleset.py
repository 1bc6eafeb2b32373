"""Ultra-Warrior for the umpire: the one instance is `RULESET` of this package."""

from grognard.rulesets.ultrawarrior.actions import AnyAction
from grognard.rulesets.ultrawarrior.construction import check_scenario
from grognard.rulesets.ultrawarrior.events import AnyEvent
from grognard.rulesets.ultrawarrior.memory import UltraMemory
from grognard.rulesets.ultrawarrior.options import OPTIONS
from grognard.rulesets.ultrawarrior.position import UltraPosition
from grognard.rulesets.ultrawarrior.questions import AnyAnswer, AnyQuestion
from grognard.rulesets.ultrawarrior.reading import read_position
from grognard.rulesets.ultrawarrior.sample import sample_position
from grognard.rulesets.ultrawarrior.scenario import FREE, SCENARIOS
from grognard.rulesets.ultrawarrior.setup import start_match
from grognard.rulesets.ultrawarrior.tables import read_yaml
from grognard.umpire import words
from grognard.umpire.contract import Memory, Menu, Position
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import BadNotation
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.scene import Card, Line, Scene, Sketch, Static
from grognard.umpire.words import (
    Data,
    Report,
    ScenarioInfo,
    Seat,
    Setup,
)


def _info(id: str, data: Data) -> ScenarioInfo:
    names: dict[str, dict[str, str]] = {}
    for number in data["seats"]:
        layout = data
        if "layouts" in data:
            layout = data["layouts"].get(str(number)) or data["layouts"][f"{number}a"]
        names[str(number)] = {seat: data["side_names"][side] for seat, side in layout["sides"].items()}
    return ScenarioInfo(id, str(data["name"]), tuple(data["seats"]), names)


class UltraWarrior(Ruleset):
    """UW-1.1.2 and what else the lobby needs to know; the rest is delegated."""

    name = "ultrawarrior"
    title = "Ultra-Warrior"
    prefix = "UW"
    unit = "uw-unit"
    version = "1"
    credit = "Ultra-Warrior, designed by Thomas Zarbock, Task Force Games, 1981. grognard is not theirs."
    players = (1, 4)
    Action = AnyAction
    Event = AnyEvent
    Question = AnyQuestion
    Answer = AnyAnswer
    options = OPTIONS
    guarded = frozenset({"shields", "species"})
    nullable = frozenset({"slot", "energizer", "tower", "arrival", "carrier", "layout", "custom"})
    levels = ("recruit", "regular")
    package = "grognard.rulesets.ultrawarrior"

    def __init__(self) -> None:
        self.scenarios = {id: _info(id, data) for id, data in SCENARIOS.items() if id != FREE}
        path = self.file("theme.json")
        self.theme = read_yaml("theme.json") if path.exists() else {}

    def start(self, setup: Setup, dice: Dice, log: Log | None) -> Position:
        return start_match(setup, log)

    def read(self, data: Data) -> Position:
        return read_position(data)

    def build(self, kind: str, value: Data) -> Report:
        """UW-9.0.3: only scenarios are built; there is no point-buy."""
        if kind != "scenario":
            raise BadNotation("kind", f"{self.name} builds nothing called {kind!r}")
        return check_scenario({field: value[field] for field in value if field != "kind"})

    def memory(self, view: Data) -> Memory:
        return UltraMemory(view)

    def sample(self, view: Data, memory: Memory, dice: Dice) -> Position:
        return sample_position(view, memory, dice)

    def script(self, position: Position, seat: Seat, level: str, dice: Dice) -> words.Action:
        from grognard.rulesets.ultrawarrior.script import choose

        assert isinstance(position, UltraPosition)
        return choose(position, seat, level, dice)

    def worth(self, position: Position, seat: Seat) -> int:
        from grognard.rulesets.ultrawarrior.script import worth_of

        assert isinstance(position, UltraPosition)
        return worth_of(position, seat)

    def scene(self, view: Data, memory: Memory | None = None) -> Scene:
        from grognard.rulesets.ultrawarrior import presentation

        return presentation.scene(view, memory)

    def static(self, view: Data, board: str) -> Static:
        from grognard.rulesets.ultrawarrior import presentation

        return presentation.static(view, board)

    def card(self, view: Data, menu: Menu, memory: Memory | None = None) -> Card:
        from grognard.rulesets.ultrawarrior import presentation

        return presentation.card(view, menu, memory)

    def line(self, view: Data, event: words.Event) -> Line:
        from grognard.rulesets.ultrawarrior import presentation

        return presentation.line(view, event)

    def sketch(self, view: Data, question: words.Question, answer: words.Answer) -> Sketch:
        from grognard.rulesets.ultrawarrior import presentation

        return presentation.sketch(view, question, answer)
