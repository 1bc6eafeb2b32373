"""The arrival of a reinforcement (UW-9.3.3, UW-R49)."""

from typing import Final

from grognard.rulesets.ultrawarrior.actions import PlaceArrival
from grognard.rulesets.ultrawarrior.events import Arrived
from grognard.rulesets.ultrawarrior.phases.base import Phase
from grognard.rulesets.ultrawarrior.refusals import refuse
from grognard.rulesets.ultrawarrior.sight import OPEN, obstruction
from grognard.rulesets.ultrawarrior.state import COME, State
from grognard.rulesets.ultrawarrior.tables import GRID
from grognard.rulesets.ultrawarrior.turn import open_shields
from grognard.rulesets.ultrawarrior.victory import judge
from grognard.rulesets.ultrawarrior.warrior import enlist, warrior_id
from grognard.umpire.contract import Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Data, Form, Seat

LANDING: Final = Form("place_arrival", {})


class ArrivalPhase(Phase):
    """The seat of a queued reinforcement places it, before Shields."""

    def asked(self, p: State) -> tuple[int, ...]:
        i = p.next_arrival()
        return () if i < 0 else (p.rules.scenario.arrivals[i].entry.seat,)

    def menu(self, p: State, seat: Seat) -> Menu:
        return Menu((), (LANDING,))

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        """UW-R49: on the map, far enough, on ground he may enter."""
        assert isinstance(action, PlaceArrival)
        i = p.next_arrival()
        cell = GRID.cell(action.hex)
        if cell < 0 or not p.may_land(i, cell):
            return refuse("UW-R49", "arrival-place", self.facts(p, i, cell))
        return None

    def facts(self, p: State, i: int, cell: int) -> Data:
        """Whom he must avoid, how far, and how near the hex is."""
        arrival = p.rules.scenario.arrivals[i]
        avoided = p.warrior(arrival.origin)
        distance = GRID.distance(avoided.cell, cell) if avoided is not None and cell >= 0 else None
        name = avoided.profile.name if avoided is not None else arrival.origin
        return {"warrior": name, "needed": arrival.range, "range": distance}

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        """He comes once, with the scenario's Energy, and acts from this turn on."""
        assert isinstance(action, PlaceArrival)
        i = p.next_arrival()
        p.arrivals[i] = COME
        entry = p.rules.scenario.arrivals[i].entry
        p.warriors.append(enlist(p.rules, entry, GRID.cell(action.hex)))
        p.warriors.sort(key=warrior_id)
        if log is not None:
            log.say(Arrived(entry.id, action.hex))
        p.stirred = p.rules.scenario.placed
        judge(p, log)

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        open_shields(p)

    def draw(self, p: State, seat: Seat, form: Form, dice: Dice) -> Action:
        cells = landings(p)
        return PlaceArrival(GRID.names[cells[dice.hidden("pick", len(cells))[0] - 1]])

    def suggest(self, p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
        """The nearest hexes from which he sees whom he came for; then any nearest."""
        avoided = p.warrior(p.rules.scenario.arrivals[p.next_arrival()].origin)
        cells = landings(p)
        if avoided is None:
            return [PlaceArrival(GRID.names[cell]) for cell in cells[:k]]
        row = GRID.distances(avoided.cell)
        ranked: list[tuple[int, int, int]] = []
        for cell in cells:
            hidden = obstruction(p.ground, p.rules.one_edge, cell, avoided.cell) != OPEN
            ranked.append((row[cell] + (4 if hidden else 0), dice.hidden("suggest", 784)[0], cell))
        ranked.sort()
        return [PlaceArrival(GRID.names[cell]) for _, _, cell in ranked[: max(1, k)]]


def landings(p: State) -> list[int]:
    """All hexes where the next reinforcement may appear."""
    i = p.next_arrival()
    return [cell for cell in GRID.cells if p.may_land(i, cell)]
