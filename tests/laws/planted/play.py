"""Faults of play: laws 6, 8, 9, 10 and 11."""

import random

from fogbay.actions import Allocate, EndTurn
from fogbay.position import Bay
from fogbay.questions import OddsAnswer

from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import (
    Action,
    Answer,
    Answered,
    Outcome,
    Question,
    Seat,
)
from tests.laws.planted.plant import in_position

# ---- laws 6, 8, 9, 10


@in_position(6, "chance that is no dice")
class OwnChance(Bay):
    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        super().play_unchecked(seat, action, dice, log)
        if isinstance(action, Allocate):
            self.wind = random.choice(("north", "south"))


@in_position(8, "powder from nothing")
class PowderFromNothing(Bay):
    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        super().play_unchecked(seat, action, dice, log)
        if isinstance(action, EndTurn) and self.result is None:
            self.sheets[seat].powder = min(6, self.sheets[seat].powder + 1)


@in_position(9, "odds that are off by one")
class OddsOff(Bay):
    def ask(self, seat: Seat, question: Question) -> Answer | Refusal:
        answer = super().ask(seat, question)
        off = {"2/6": "1/6", "1/3": "1/6", "1/2": "1/3", "2/3": "1/2"}
        told = isinstance(answer, OddsAnswer) and answer.hit is not None
        return OddsAnswer(hit=off[str(answer.hit)]) if told and isinstance(answer, OddsAnswer) else answer


@in_position(10, "an end that nobody is told")
class QuietEnd(Bay):
    def end(self, outcome: Outcome, log: Log | None) -> None:
        super().end(outcome, None)


@in_position(10, "a winner who was not there")
class StrangeWinner(Bay):
    def won(self, winners: tuple[Seat, ...], reason: str) -> Outcome:
        return super().won((7,), reason)


# ---- law 11


@in_position(11, "a sealed answer that takes effect early")
class EarlyCrew(Bay):
    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        if isinstance(action, Allocate):
            for boat, crew in action.crew.items():
                self.boats[boat].crew = crew
        super().play_unchecked(seat, action, dice, log)


@in_position(11, "an order of answering that matters")
class FirstComeFirst(Bay):
    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        last = isinstance(action, Allocate) and len(self.owed()) == 1
        super().play_unchecked(seat, action, dice, log)
        if last and self.result is None:
            self.order = [seat, *(other for other in self.order if other != seat)]


@in_position(11, "an answer that is told before the last")
class AnswerTold(Bay):
    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        super().play_unchecked(seat, action, dice, log)
        if log is not None and isinstance(action, Allocate):
            log.say(Answered(sum(action.crew.values()), "allocate"))
