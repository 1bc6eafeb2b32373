"""The whole truth of a match of Kill Zone at one moment: the contract, carried out by the phases."""

from grognard.rulesets.killzone.ask import answer
from grognard.rulesets.killzone.notation import write
from grognard.rulesets.killzone.outcome import judge
from grognard.rulesets.killzone.phases.table import PHASES
from grognard.rulesets.killzone.refusals import no
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.turn import next_group
from grognard.rulesets.killzone.view import view_of
from grognard.umpire.contract import NOTHING, Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import (
    Action,
    Answer,
    Concede,
    Conceded,
    Data,
    Due,
    Form,
    Outcome,
    Question,
    Seat,
)


class KillPosition(State):
    """A State that answers to match, playouts and bots."""

    def owed(self) -> tuple[Due, ...]:
        if self.result is not None:
            return ()
        return PHASES[self.stack[-1].kind].owed(self)

    def owes(self, seat: Seat) -> bool:
        """Whether the seat owes a decision now."""
        return self.result is None and seat in PHASES[self.stack[-1].kind].asked(self)

    def menu(self, seat: Seat) -> Menu:
        if not self.owes(seat):
            return NOTHING
        return PHASES[self.stack[-1].kind].menu(self, seat)

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """13.5 (1): over, not asked, wrong kind of action; then the phase's own order."""
        if self.result is not None:
            return no("KZ-1.4")
        phase = PHASES[self.stack[-1].kind]
        if seat not in phase.asked(self):
            return no(phase.not_owed)
        if isinstance(action, Concede):
            return None
        if type(action) not in phase.types:
            return no("KZ-4.2.1")
        return phase.check(self, seat, action)

    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        if isinstance(action, Concede):
            self.concede(seat, log)
        else:
            PHASES[self.stack[-1].kind].play(self, seat, action, dice, log)
        self.run_on(dice, log)

    def concede(self, seat: Seat, log: Log | None) -> None:
        """13.5: the side has lost, the match is over."""
        if log is not None:
            log.say(Conceded(seat))
        winners = self.rules.side_seats(1 - self.rules.sides[seat])
        self.end(Outcome(winners, "concession"), log)

    def run_on(self, dice: Dice, log: Log | None) -> None:
        """Pass what passes by itself, up to the next debt or the end (3.1)."""
        while True:
            if self.stirred:
                judge(self, log)
            if self.result is not None:
                return
            phase = PHASES[self.stack[-1].kind]
            if phase.asked(self):
                return
            phase.advance(self, dice, log)

    def next_group(self) -> int:
        """KZ-4.1.6: the group that acts where nothing else is said."""
        return next_group(self)

    def end(self, outcome: Outcome, log: Log | None) -> None:
        """The match is over; nobody acts or picks any more."""
        super().end(outcome, log)
        self.active = -1
        self.open = -1
        self.volley = None
        self.ranking = []
        self.setup_order = []

    def draw(self, seat: Seat, form: Form, dice: Dice) -> Action:
        return PHASES[self.stack[-1].kind].draw(self, seat, form, dice)

    def suggest(self, seat: Seat, dice: Dice, k: int) -> list[Action]:
        if not self.owes(seat):
            return []
        return PHASES[self.stack[-1].kind].suggest(self, seat, dice, k)

    def clone(self) -> "KillPosition":
        copy = KillPosition(self.rules, self.roster, self.table)
        self.copy_to(copy)
        return copy

    def view(self, seat: Seat) -> Data:
        return view_of(self, seat)

    def ask(self, seat: Seat, question: Question) -> Answer | Refusal:
        return answer(self, seat, question)

    def notation(self) -> Data:
        return write(self)
