"""The choice of a scripted opponent. It reads what its seat may see and nothing else."""

from grognard.rulesets.ultrawarrior.actions import ChooseSpecies, PlaceArrival, SetShields
from grognard.rulesets.ultrawarrior.script.goals import guarded_hex
from grognard.rulesets.ultrawarrior.script.impulse import act
from grognard.rulesets.ultrawarrior.script.odds import in_line
from grognard.rulesets.ultrawarrior.script.shields import shield_for
from grognard.rulesets.ultrawarrior.script.strength import STRENGTHS, Strength
from grognard.rulesets.ultrawarrior.state import QUEUED, State
from grognard.rulesets.ultrawarrior.tables import GRID, IN_ARRIVAL, IN_SHIELDS, IN_SPECIES
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.dice import Dice
from grognard.umpire.words import Action, Seat

FAVOURITES = ("mophek", "velthron", "wahn", "jajoz", "ceptel")


def choose(p: State, seat: Seat, level: str, dice: Dice) -> Action:
    """A legal action of the seat, by the strength's table. `dice`: the thinker's own."""
    how = STRENGTHS[level]
    phase = p.stack[-1].kind
    if phase == IN_SPECIES:
        return ChooseSpecies(FAVOURITES[dice.hidden("pick", 3 if how.tricks else 5)[0] - 1])
    if phase == IN_ARRIVAL:
        return PlaceArrival(GRID.names[landing(p, seat, dice)])
    if phase == IN_SHIELDS:
        return SetShields(
            {warrior.id: shield_for(p, warrior, foes_of(p, warrior), how) for warrior in p.of_seat(seat)}
        )
    return impulse(p, seat, how, dice)


def impulse(p: State, seat: Seat, how: Strength, dice: Dice) -> Action:
    """The best action of the first warrior due."""
    warrior = p.due_warriors(seat)[0]
    return act(p, warrior, foes_of(p, warrior), how, dice)


def foes_of(p: State, warrior: Warrior) -> list[Warrior]:
    """Living warriors of other sides, nearest first."""
    row = GRID.distances(warrior.cell)
    found = [(row[foe.cell], foe.id, foe) for foe in p.warriors if foe.alive and foe.side != warrior.side]
    found.sort(key=by_range)
    return [foe for _, _, foe in found]


def by_range(entry: tuple[int, str, Warrior]) -> tuple[int, str]:
    """Nearest first, then by id."""
    return entry[0], entry[1]


def landing(p: State, seat: Seat, dice: Dice) -> int:
    """Where a reinforcement appears: near the runner, between him and his goal, in line with him."""
    index = next_due(p)
    runner = p.warrior(p.rules.scenario.arrivals[index].origin)
    cells = [cell for cell in GRID.cells if p.may_land(index, cell)]
    if runner is None or not runner.alive:
        return cells[dice.hidden("pick", len(cells))[0] - 1]
    me = p.of_seat(seat)
    goal = guarded_hex(p, me[0]) if me else p.rules.scenario.victory[0].cell
    best, chosen = -1, cells[0]
    for cell in cells:
        worth = (
            200 - 4 * GRID.distances(runner.cell)[cell] - (3 * GRID.distances(goal)[cell] if goal >= 0 else 0)
        )
        worth += 20 if in_line(p, cell, runner.cell) else 0
        if worth > best:
            best, chosen = worth, cell
    return chosen


def next_due(p: State) -> int:
    """The reinforcement that is to be placed now."""
    for index, state in enumerate(p.arrivals):
        if state == QUEUED:
            return index
    return 0
