"""Forces, table and edge: what is chosen before the set-up (3.1)."""

from typing import Final

from grognard.rulesets.killzone.actions import ChooseEdge, ChooseForce, ChooseTable
from grognard.rulesets.killzone.construction import check_force
from grognard.rulesets.killzone.events import EdgeChosen, TableChosen
from grognard.rulesets.killzone.opening import bring_forces, to_day, to_setup
from grognard.rulesets.killzone.phases.base import Phase, pick
from grognard.rulesets.killzone.refusals import no
from grognard.rulesets.killzone.scenario import FORCES, limit_of
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.terrain import READY, read_table
from grognard.rulesets.killzone.words import EDGES, ENCOUNTER, OPPOSITE, RAID
from grognard.umpire.contract import Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import BadNotation, Refusal
from grognard.umpire.words import Action, Answered, Form, Seat

BRINGING: Final = Form("choose_force", {})


class ForcesPhase(Phase):
    """KZ-7.0.1: every seat brings a force, in secret."""

    def asked(self, p: State) -> tuple[int, ...]:
        return tuple([seat for seat in range(p.rules.seats) if not p.answers.has(seat)])

    def ready(self, p: State, seat: Seat) -> list[Action]:
        """The ready forces that are valid here."""
        found: list[Action] = []
        for force in FORCES.values():
            action = ChooseForce(force)
            if self.check(p, seat, action) is None:
                found.append(action)
        return found

    def menu(self, p: State, seat: Seat) -> Menu:
        return Menu(self.ready(p, seat), (BRINGING,))

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        """9.2, 13.10: the first problem of the force."""
        assert isinstance(action, ChooseForce)
        try:
            report = check_force(action.force, limit_of(p.rules, p.rules.sides[seat]), p.rules.options)
        except BadNotation:
            return no("KZ-5.4.2")
        return no(report.problems[0]) if report.problems else None

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        p.answers.give(seat, action)
        if log is not None:
            log.say(Answered(seat, self.kind))

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        bring_forces(p, dice, log)

    def draw(self, p: State, seat: Seat, form: Form, dice: Dice) -> Action:
        """One of the ready ones."""
        ready = self.ready(p, seat)
        return ready[pick(dice, len(ready))]

    def suggest(self, p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
        """The ready ones."""
        return self.ready(p, seat)[: max(1, k)]


class ChoicePhase(Phase):
    """One seat picks out of a short list."""

    def choices(self, p: State) -> list[Action]:
        """All that may be chosen."""
        raise NotImplementedError

    def menu(self, p: State, seat: Seat) -> Menu:
        return Menu(self.choices(p))

    def suggest(self, p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
        """As they stand."""
        return self.choices(p)[: max(1, k)]


class TablePhase(ChoicePhase):
    """KZ-7.4.2, KZ-7.4.8, KZ-7.4.15: side A, the defenders, the assassins."""

    def asked(self, p: State) -> tuple[int, ...]:
        return (p.rules.side_seats(0)[0],)

    def choices(self, p: State) -> list[Action]:
        return [ChooseTable(id) for id in READY]

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        """KZ-7.2.1"""
        assert isinstance(action, ChooseTable)
        return None if action.table in READY else no("KZ-7.2.1")

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        assert isinstance(action, ChooseTable)
        p.table = read_table(action.table, p.rules.options)
        if log is not None:
            log.say(TableChosen(seat, action.table))
        to_day(p, dice, log)


class EdgePhase(ChoicePhase):
    """KZ-7.4.2, KZ-7.4.9, KZ-7.4.16: side B, the raiders, the guards; any edge."""

    def asked(self, p: State) -> tuple[int, ...]:
        return (p.rules.side_seats(1)[0],)

    def choices(self, p: State) -> list[Action]:
        return [ChooseEdge(edge) for edge in EDGES]  # type: ignore[arg-type]

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        return None

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        assert isinstance(action, ChooseEdge)
        if p.rules.engagement == ENCOUNTER:
            p.edges = {"A": OPPOSITE[action.edge], "B": action.edge}
        else:
            p.edges = {"raiders" if p.rules.engagement == RAID else "guards": action.edge}
        if log is not None:
            log.say(EdgeChosen(seat, action.edge))
        to_setup(p, dice, log)
