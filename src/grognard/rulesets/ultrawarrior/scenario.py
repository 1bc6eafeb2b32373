"""A scenario as the rules use it, made from its data: one of the eight, or a player's own (UW-9.0.3)."""

from importlib import resources
from typing import Final

from grognard.rulesets.ultrawarrior.tables import (
    GRID,
    LIFE,
    SPECIES_OF,
    SUIT,
    TERRAIN_OF,
    UNDECIDED,
    read_yaml,
)
from grognard.umpire.words import Data

ELIMINATE_SIDE: Final = 0
SUIT_ZERO: Final = 1
REACH: Final = 2
ELIMINATED: Final = 3
TIMEOUT: Final = 4
DESTROY_AND_ENTER: Final = 5
EXIT_WITH: Final = 6
LAST_SURVIVOR: Final = 7
CONDITIONS: Final[tuple[str, ...]] = (
    "eliminate_side",
    "suit_zero",
    "reach",
    "eliminated",
    "timeout",
    "destroy_and_enter",
    "exit_with",
    "last_survivor",
)


class Condition:
    """One predicate of victory or defeat; unused fields are empty. `winner` is a side's letter."""

    def __init__(self, kind: int, warrior: str, cell: int, winner: str, turn: int) -> None:
        self.kind = kind
        self.warrior = warrior
        self.cell = cell
        self.winner = winner
        self.turn = turn


class Entry:
    """A warrior as a scenario brings him. `life` 0: by his species."""

    def __init__(
        self, id: str, name: str, seat: int, species: int, energy: int, suit: int, life: int, cell: int
    ) -> None:
        self.id = id
        self.name = name
        self.seat = seat
        self.species = species
        self.energy = energy
        self.suit = suit
        self.life = life
        self.cell = cell


class Reinforcement:
    """A warrior who arrives when another falls (UW-9.3.3), at a distance from a third."""

    def __init__(self, entry: Entry, trigger: str, origin: str, range: int) -> None:
        self.entry = entry
        self.trigger = trigger
        self.origin = origin
        self.range = range


class Scenario:
    """UW-9.0.1. `turn_limit` 0: the option's. `custom`: the data of a player's own scenario, else None."""

    def __init__(self, id: str, custom: Data | None) -> None:
        self.id = id
        self.custom = custom
        self.setup = "clear"
        self.terrain: dict[int, int] = {}
        self.turn_limit = 0
        self.sides: dict[int, str] = {}
        self.entries: list[Entry] = []
        self.arrivals: list[Reinforcement] = []
        self.tower_cell = -1
        self.tower_points = 0
        self.tower_target = ""
        self.energizer_cell = -1
        self.bonus = 0
        self.victory: list[Condition] = []
        self.defeat: list[Condition] = []
        self.exhaustion = False
        self.placed = False

    def wins_by(self, kind: int) -> bool:
        """Whether a victory predicate of this kind is among them."""
        return any([condition.kind == kind for condition in self.victory])


def _load() -> dict[str, Data]:
    folder = resources.files("grognard.rulesets.ultrawarrior").joinpath("scenarios")
    names = sorted([entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml")])
    found = [read_yaml(f"scenarios/{name}") for name in names]
    return {str(data["id"]): data for data in found}


SCENARIOS: Final[dict[str, Data]] = _load()
"""The eight, and `free`, by id (UW-9.0.3)."""
FREE: Final = "free"


def make_scenario(data: Data, options: Data, seats: int) -> Scenario:
    """The scenario for these options and seats. The data has been checked (construction.py)."""
    custom = None if SCENARIOS.get(str(data["id"])) is data else data
    scenario = Scenario(str(data["id"]), custom)
    scenario.setup = str(data["setup"])
    scenario.terrain = {GRID.cell(hex): TERRAIN_OF[word] for hex, word in data.get("terrain", {}).items()}
    scenario.turn_limit = int(data.get("turn_limit") or 0)
    placed: dict[str, int] = {}
    sides = data.get("sides", {})
    if "layouts" in data:
        layout = data["layouts"].get(options.get("layout") or str(seats), {})
        placed = layout.get("seats", {})
        sides = layout.get("sides", {})
    scenario.sides = {int(seat): str(side) for seat, side in sides.items()}
    for id, warrior in data["warriors"].items():
        if not placed or id in placed:
            scenario.entries.append(_entry(id, {**warrior, "seat": placed.get(id, warrior["seat"])}, options))
    for arrival in data.get("arrivals", []):
        scenario.arrivals.append(_reinforcement(arrival, options))
    _add_things(scenario, data)
    _add_ends(scenario, data)
    return scenario


def _entry(id: str, data: Data, options: Data) -> Entry:
    energy = data.get("energy", 100)
    species = str(data.get("species", "human"))
    kind = UNDECIDED if species == "choose" else SPECIES_OF[species]
    return Entry(
        id,
        str(data.get("name", id)),
        int(data["seat"]),
        kind,
        int(options[energy]) if isinstance(energy, str) else int(energy),
        int(data.get("suit", SUIT)),
        int(data.get("life", 0)),
        GRID.cell(str(data.get("hex", ""))),
    )


def _reinforcement(data: Data, options: Data) -> Reinforcement:
    distance = data["range"]
    return Reinforcement(
        _entry(str(data["warrior"]), data, options),
        str(data["trigger"]["eliminated"]),
        str(data["from"]),
        int(options[distance]) if isinstance(distance, str) else int(distance),
    )


def _add_things(scenario: Scenario, data: Data) -> None:
    tower = data.get("tower")
    if tower is not None:
        scenario.tower_cell = GRID.cell(tower["hex"])
        scenario.tower_points = int(tower["points"])
        scenario.tower_target = str(tower["target"])
    energizer = data.get("energizer")
    scenario.bonus = 5
    if energizer is not None:
        scenario.energizer_cell = GRID.cell(energizer["hex"])
        scenario.bonus = int(energizer["bonus"])


def _add_ends(scenario: Scenario, data: Data) -> None:
    scenario.victory = [_condition(one) for one in data["victory"]]
    scenario.defeat = [_condition(one) for one in data.get("defeat", [])]
    scenario.exhaustion = "exhaustion" in data.get("draws", ["exhaustion", "turn_limit"])
    for condition in scenario.victory:
        if condition.cell >= 0:
            scenario.placed = True


def _condition(data: object) -> Condition:
    if isinstance(data, dict):
        for word, fields in data.items():
            return Condition(
                CONDITIONS.index(word),
                str(fields.get("warrior", "")),
                GRID.cell(str(fields.get("hex", ""))),
                str(fields.get("winner", "")),
                int(fields.get("turn", 0)),
            )
    return Condition(CONDITIONS.index(str(data)), "", -1, "", 0)


def start_life(entry: Entry, species: int) -> int:
    """UW-4.4.1: by species, unless the scenario says otherwise."""
    return entry.life if entry.life > 0 else LIFE[species]
