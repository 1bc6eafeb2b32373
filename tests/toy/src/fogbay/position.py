"""A match of Fog Bay: the contract's methods, carried out by the phase on top of the stack."""

from fogbay import ask, script, view
from fogbay.phases import ANSWERS, PHASES, Phase
from fogbay.state import SailFrame, State
from grognard.umpire.contract import NOTHING, Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Answer, Concede, Conceded, Data, Due, Form, Question, Seat


class Bay(State):
    """The whole truth of a match. The top frame alone asks; the bottom one is the sequence of play."""

    def owed(self) -> tuple[Due, ...]:
        return () if self.result is not None else self.phase().owed(self)

    def menu(self, seat: Seat) -> Menu:
        return self.phase().menu(self, seat) if (seat in dict(self.owed())) else NOTHING

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        kind = dict(self.owed()).get(seat)
        if kind is None:
            return Refusal("FB-1.3", "fb-refused-not-asked")
        if isinstance(action, Concede):
            return None
        if action.type not in ANSWERS[kind]:
            return Refusal("FB-1.3", "fb-refused-other-decision", {"kind": kind})
        return self.phase().check(self, seat, action)

    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        if isinstance(action, Concede):
            self.concede(seat, log)
        else:
            self.phase().play(self, seat, action, dice, log)
        self.run_on(dice, log)

    def run_on(self, dice: Dice, log: Log | None) -> None:
        """Whatever passes by itself, up to the next debt or the end."""
        while self.result is None and not self.phase().owed(self):
            self.phase().advance(self, dice, log)

    def phase(self) -> Phase:
        """The code of the frame on top."""
        return PHASES[self.stack[-1].kind]

    def concede(self, seat: Seat, log: Log | None) -> None:
        """FB-1.6: the boats leave; the last seat left has won."""
        if log is not None:
            log.say(Conceded(seat))
        sheet = self.sheets[seat]
        sheet.out, sheet.runner, sheet.known = True, "", False
        self.boats = {name: boat for name, boat in self.boats.items() if boat.seat != seat}
        self.answers.drop(seat)
        for frame in self.stack:
            if isinstance(frame, SailFrame):
                frame.cutters = tuple([cutter for cutter in frame.cutters if cutter in self.boats])
        if len(self.seats_in()) == 1:
            self.end(self.won(tuple(self.seats_in()), "concession"), log)

    def draw(self, seat: Seat, form: Form, dice: Dice) -> Action:
        return self.phase().draw(self, seat, form, dice)

    def suggest(self, seat: Seat, dice: Dice, k: int) -> list[Action]:
        return script.suggest(self, seat, dice, k)

    def view(self, seat: Seat) -> Data:
        return view.view(self, seat)

    def ask(self, seat: Seat, question: Question) -> Answer | Refusal:
        return ask.ask(self, seat, question)

    def notation(self) -> Data:
        return view.notation(self)
