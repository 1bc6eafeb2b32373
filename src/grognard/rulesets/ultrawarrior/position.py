"""The whole truth of a match of Ultra-Warrior at one moment: the contract, carried out by the phases."""

from grognard.rulesets.ultrawarrior.ask import answer
from grognard.rulesets.ultrawarrior.leave import leave
from grognard.rulesets.ultrawarrior.notation import write
from grognard.rulesets.ultrawarrior.phases.table import PHASES
from grognard.rulesets.ultrawarrior.refusals import refuse
from grognard.rulesets.ultrawarrior.scenario import TIMEOUT
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import PHASE_WORDS
from grognard.rulesets.ultrawarrior.view import view_of
from grognard.umpire.contract import NOTHING, Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Answer, Concede, Data, Due, Form, Question, Seat


class UltraPosition(State):
    """A State that answers to match, playouts and bots."""

    def owed(self) -> tuple[Due, ...]:
        if self.result is not None:
            return ()
        return PHASES[self.stack[-1].kind].owed(self)

    def owes(self, seat: Seat) -> bool:
        """Whether the seat owes a decision now."""
        return self.result is None and seat in PHASES[self.stack[-1].kind].asked(self)

    def plays(self, seat: Seat) -> bool:
        """UW-R64: with a warrior, one to come, or a side that wins when the time is up (UW-R50)."""
        if self.result is not None or not 0 <= seat < self.rules.seats:
            return False
        for condition in self.rules.scenario.victory:
            if condition.kind == TIMEOUT and condition.winner == self.rules.sides[seat]:
                return True
        for i, arrival in enumerate(self.rules.scenario.arrivals):
            if arrival.entry.seat == seat and self.to_come(i):
                return True
        return len(self.of_seat(seat)) > 0

    def menu(self, seat: Seat) -> Menu:
        if not self.owes(seat):
            return NOTHING
        return PHASES[self.stack[-1].kind].menu(self, seat)

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """Over, not asked, wrong kind of action, then the phase's (UW-R67)."""
        if self.result is not None:
            return refuse("UW-3.1.1", "over")
        kind = self.stack[-1].kind
        phase = PHASES[kind]
        if seat not in phase.asked(self):
            return refuse(phase.not_owed, "not-owed", {"phase": PHASE_WORDS[kind]})
        if isinstance(action, Concede):
            return None
        if type(action) not in phase.types:
            return refuse("UW-3.2.1", "wrong-step")
        return phase.check(self, seat, action)

    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        if isinstance(action, Concede):
            leave(self, seat, log)
        else:
            PHASES[self.stack[-1].kind].play(self, seat, action, dice, log)
        self.run_on(dice, log)

    def run_on(self, dice: Dice, log: Log | None) -> None:
        """Pass what passes by itself, up to the next debt or the end."""
        while self.result is None:
            phase = PHASES[self.stack[-1].kind]
            if len(phase.asked(self)) > 0:
                return
            phase.advance(self, dice, log)
        self.active = -1

    def draw(self, seat: Seat, form: Form, dice: Dice) -> Action:
        return PHASES[self.stack[-1].kind].draw(self, seat, form, dice)

    def suggest(self, seat: Seat, dice: Dice, k: int) -> list[Action]:
        if not self.owes(seat):
            return []
        return PHASES[self.stack[-1].kind].suggest(self, seat, dice, k)

    def clone(self) -> "UltraPosition":
        copy = UltraPosition(self.rules, self.ground)
        self.copy_to(copy)
        return copy

    def view(self, seat: Seat) -> Data:
        return view_of(self, seat)

    def ask(self, seat: Seat, question: Question) -> Answer | Refusal:
        return answer(self, seat, question)

    def notation(self) -> Data:
        return write(self)
