"""Counters: the ranking's groups give their owners a pick each (KZ-4.1.5)."""

from grognard.rulesets.killzone.actions import Counter
from grognard.rulesets.killzone.phases.base import Phase
from grognard.rulesets.killzone.refusals import no
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.turn import force_counters, free_numbers, place_counter, without_counter
from grognard.umpire.contract import Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Seat


class CountersPhase(Phase):
    """A free number for an own group that has none."""

    def asked(self, p: State) -> tuple[int, ...]:
        return (p.roster.groups[p.ranking[0]].seat,) if p.ranking else ()

    def choices(self, p: State, seat: Seat) -> list[Action]:
        """Every number with every group."""
        return [
            Counter(number, p.group_id(g)) for number in free_numbers(p) for g in without_counter(p, seat)
        ]

    def menu(self, p: State, seat: Seat) -> Menu:
        return Menu(self.choices(p, seat))

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        """KZ-4.1.5"""
        assert isinstance(action, Counter)
        fits = action.number in free_numbers(p) and p.group(action.group) in without_counter(p, seat)
        return None if fits else no("KZ-4.1.5")

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        assert isinstance(action, Counter)
        place_counter(p, seat, p.group(action.group), action.number, log)

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        force_counters(p, log)

    def suggest(self, p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
        """Low numbers first: to shoot first usually wins a turn."""
        return self.choices(p, seat)[: max(1, k)]
