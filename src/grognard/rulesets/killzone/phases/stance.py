"""KZ-R36: each defender that could capture the attacker says how it fights; secret and simultaneous."""

from typing import Final

from grognard.rulesets.killzone.actions import Stance
from grognard.rulesets.killzone.figure import NOBODY
from grognard.rulesets.killzone.melee import choosers, fight, stance_seats
from grognard.rulesets.killzone.phases.base import Phase, pick
from grognard.rulesets.killzone.refusals import no
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.words import LETHAL, NON_LETHAL
from grognard.umpire.contract import Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Answered, Form, Seat

SAYING: Final = Form("stance", {})


class StancePhase(Phase):
    """All own defenders that could capture the attacker are named, and no other."""

    def asked(self, p: State) -> tuple[int, ...]:
        frame = p.melee()
        seats = stance_seats(p, frame.attacker, frame.defenders)
        return tuple([seat for seat in seats if not p.answers.has(seat)])

    def own(self, p: State, seat: Seat) -> list[int]:
        """The seat's defenders that have the choice."""
        frame = p.melee()
        able = choosers(p, frame.attacker, frame.defenders)
        return [i for i in able if p.figures[i].profile.seat == seat]

    def menu(self, p: State, seat: Seat) -> Menu:
        return Menu((), (SAYING,))

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        """KZ-7.5.8"""
        assert isinstance(action, Stance)
        named = {p.figure(id) for id in action.stances}
        return None if named == set(self.own(p, seat)) and NOBODY not in named else no("KZ-7.5.8")

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        p.answers.give(seat, action)
        if log is not None:
            log.say(Answered(seat, self.kind))

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        """KZ-7.5.8: all are known; the melee is rolled."""
        frame = p.melee()
        p.stack.pop()
        stances = dict(frame.stances)
        for _, action in p.answers.take():
            assert isinstance(action, Stance)
            for id, stance in action.stances.items():
                stances[p.figure(id)] = stance
        fight(p, frame.attacker, frame.defenders, stances, dice, log)

    def draw(self, p: State, seat: Seat, form: Form, dice: Dice) -> Action:
        """Either for each."""
        words = (LETHAL, NON_LETHAL)
        return make_stance({p.id(i): words[pick(dice, 2)] for i in self.own(p, seat)})

    def suggest(self, p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
        """All alike."""
        found: list[Action] = []
        for word in (LETHAL, NON_LETHAL):
            found.append(make_stance({p.id(i): word for i in self.own(p, seat)}))
        return found[: max(1, k)]


def make_stance(stances: dict[str, str]) -> Stance:
    """An answer; the words are the two."""
    return Stance(stances)  # type: ignore[arg-type]
