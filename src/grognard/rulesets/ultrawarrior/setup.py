"""How a match starts: a scenario, its options and seats."""

from grognard.rulesets.ultrawarrior.construction import check_scenario
from grognard.rulesets.ultrawarrior.events import TurnStarted
from grognard.rulesets.ultrawarrior.ground import make_ground, put, setup_terrain
from grognard.rulesets.ultrawarrior.options import read_options
from grognard.rulesets.ultrawarrior.position import UltraPosition
from grognard.rulesets.ultrawarrior.rules import Rules
from grognard.rulesets.ultrawarrior.scenario import FREE, SCENARIOS, make_scenario
from grognard.rulesets.ultrawarrior.state import WAITING
from grognard.rulesets.ultrawarrior.tables import IN_SHIELDS, IN_SPECIES, UNDECIDED
from grognard.rulesets.ultrawarrior.warrior import enlist, warrior_id
from grognard.umpire.log import Log
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Data, Setup

LETTERS = "ABCD"


def start_match(setup: Setup, log: Log | None) -> UltraPosition:
    """Turn 1 before Shields, or turn 0 before the choice of species. No dice are rolled."""
    data = scenario_data(setup.scenario)
    allowed = [int(number) for number in data["seats"]]
    seats = allowed[0] if setup.seats is None else setup.seats
    if isinstance(seats, bool) or seats not in allowed:
        raise BadNotation("seats", f"{seats} is none of {', '.join([str(number) for number in allowed])}")
    options = read_options(setup.options, str(data["id"]), seats)
    scenario = make_scenario(data, options, seats)
    sides = [scenario.sides.get(seat, LETTERS[seat]) for seat in range(seats)]
    base = setup_terrain(scenario.setup)
    rules = Rules(scenario, options, seats, sides, scenario.setup, base)
    terrain = base
    for cell, kind in scenario.terrain.items():
        terrain = put(terrain, cell, kind)
    position = UltraPosition(rules, make_ground(terrain, ()))
    position.warriors = [enlist(rules, entry, entry.cell) for entry in scenario.entries]
    position.warriors.sort(key=warrior_id)
    position.energizer = scenario.energizer_cell
    position.tower = scenario.tower_cell
    position.tower_points = scenario.tower_points
    position.arrivals = [WAITING for _ in scenario.arrivals]
    open_match(position, log)
    return position


def scenario_data(scenario: str | Data) -> Data:
    """One of the eight, or a player's own, which must have no problems (UW-R66)."""
    if isinstance(scenario, str):
        if scenario not in SCENARIOS or scenario == FREE:
            raise BadNotation("scenario", f"there is no scenario {scenario!r}")
        return SCENARIOS[scenario]
    report = check_scenario(scenario)
    if not report.ok:
        raise BadNotation("scenario", f"breaks {', '.join(report.problems)}")
    return scenario


def open_match(position: UltraPosition, log: Log | None) -> None:
    """Scenario 8 first asks for species (UW-R60)."""
    if any([warrior.profile.species == UNDECIDED for warrior in position.warriors]):
        position.enter(IN_SPECIES)
        return
    position.turn = 1
    position.enter(IN_SHIELDS)
    if log is not None:
        log.say(TurnStarted(1))
