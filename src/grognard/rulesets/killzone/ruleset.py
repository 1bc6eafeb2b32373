"""Kill Zone for the umpire."""

from grognard.rulesets.killzone.actions import AnyAction
from grognard.rulesets.killzone.construction import check_force
from grognard.rulesets.killzone.events import AnyEvent
from grognard.rulesets.killzone.memory import KillMemory
from grognard.rulesets.killzone.options import FREE, OPTIONS
from grognard.rulesets.killzone.questions import AnyAnswer, AnyQuestion
from grognard.rulesets.killzone.reading import read_position
from grognard.rulesets.killzone.sample import sample_position
from grognard.rulesets.killzone.scenario import FORCES, SCENARIOS, read_force, seats_allowed
from grognard.rulesets.killzone.start import start_match
from grognard.rulesets.killzone.words import ENGAGEMENT_OF, SIDES
from grognard.umpire.contract import Memory, Position
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import BadNotation
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Data, Report, ScenarioInfo, Setup


def _info(id: str, data: Data) -> ScenarioInfo:
    names: dict[str, dict[str, str]] = {}
    sides = SIDES[ENGAGEMENT_OF[data["engagement"]]]
    for number in seats_allowed(id):
        names[str(number)] = {
            str(seat): str(FORCES[data["sides"][sides[seat % 2]]["force"]].side) for seat in range(number)
        }
    return ScenarioInfo(id, id, seats_allowed(id), names)


class KillZone(Ruleset):
    """KZ-1.1 and what else the lobby needs to know; the rest is delegated."""

    name = "killzone"
    title = "Kill Zone"
    prefix = "KZ"
    unit = "kz-unit"
    version = "1"
    credit = "Future Warriors: Kill Zone, by Nick Lund, Grenadier, 1991. grognard is not theirs."
    players = (2, 4)
    Action = AnyAction
    Event = AnyEvent
    Question = AnyQuestion
    Answer = AnyAnswer
    options = OPTIONS
    guarded = frozenset({"forces", "orders0", "changes", "melee_stance"})
    heavy = frozenset({"reach"})
    nullable = frozenset(
        {"order", "score", "counter", "active_group", "active_figure", "volley", "melee", "id", "at", "zone"}
        | {"captive_of", "light", "setup"}
    )
    levels = ()
    package = "grognard.rulesets.killzone"

    def __init__(self) -> None:
        self.scenarios = {id: _info(id, data) for id, data in SCENARIOS.items() if id != FREE}

    def start(self, setup: Setup, dice: Dice, log: Log | None) -> Position:
        return start_match(setup, dice, log)

    def read(self, data: Data) -> Position:
        return read_position(data)

    def sample(self, view: Data, memory: Memory, dice: Dice) -> Position:
        return sample_position(view, memory, dice)

    def memory(self, view: Data) -> Memory:
        return KillMemory()

    def build(self, kind: str, value: Data) -> Report:
        """KZ-5.4.1, 13.10: forces."""
        if kind != "force":
            raise BadNotation("kind", f"{self.name} builds nothing called {kind!r}")
        options: Data = {name: info.default for name, info in OPTIONS.items()}
        options.update(value.get("options", {}))
        return check_force(read_force(value.get("force"), "force"), value.get("limit"), options)
