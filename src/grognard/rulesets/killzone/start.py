"""How a match starts: a scenario, its options and seats (13.3)."""

from grognard.rulesets.killzone.figure import Roster
from grognard.rulesets.killzone.opening import to_forces
from grognard.rulesets.killzone.options import FREE, read_options
from grognard.rulesets.killzone.position import KillPosition
from grognard.rulesets.killzone.rules import Rules
from grognard.rulesets.killzone.scenario import SCENARIOS, plot_of, seats_allowed
from grognard.rulesets.killzone.terrain import read_table
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Setup


def start_match(setup: Setup, dice: Dice, log: Log | None) -> KillPosition:
    """A match at its first debt; rolls what the states before it roll."""
    scenario = setup.scenario
    if not isinstance(scenario, str) or (scenario != FREE and scenario not in SCENARIOS):
        raise BadNotation("scenario", f"there is no scenario {scenario!r}")
    allowed = seats_allowed(scenario)
    seats = allowed[0] if setup.seats is None else setup.seats
    if isinstance(seats, bool) or seats not in allowed:
        raise BadNotation("seats", f"{seats} is none of {', '.join([str(number) for number in allowed])}")
    light = "roll" if scenario == FREE else str(SCENARIOS[scenario].get("light", "roll"))
    options = read_options(setup.options, scenario, light)
    plot = plot_of(scenario, options, seats)
    rules = Rules(scenario, plot.engagement, options, [seat % 2 for seat in range(seats)])
    table = read_table({} if plot.table is None else plot.table, options)
    p = KillPosition(rules, Roster([], []), table)
    p.edges = plot.edges
    to_forces(p, dice, log)
    return p
