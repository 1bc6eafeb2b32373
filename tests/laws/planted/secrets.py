"""Faults that tell secrets, and samples that are none: laws 4 and 5."""

from fogbay.actions import EndTurn, Sail
from fogbay.events import Lit
from fogbay.position import Bay
from fogbay.questions import OddsAnswer
from fogbay.ruleset import FogBay
from fogbay.state import HailFrame

from grognard.umpire.contract import Memory, Menu, Position
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import (
    Action,
    Answer,
    Answered,
    Data,
    Question,
    Seat,
)
from tests.laws.planted.plant import in_game, in_position

# ---- law 4


@in_position(4, "a menu that hangs on another's secret")
class MenuTells(Bay):
    def menu(self, seat: Seat) -> Menu:
        menu = super().menu(seat)
        top = self.stack[-1] if self.stack else None
        hail = (
            isinstance(top, HailFrame) and top.boat in self.boats and menu.actions and len(menu.actions) == 2
        )
        return Menu(menu.actions[:1], menu.forms) if hail and self.is_runner(top.boat) else menu  # type: ignore[union-attr]


@in_position(4, "a refusal with a fact from the truth")
class RefusalTells(Bay):
    def check(self, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().check(seat, action)
        if refusal is None or refusal.rule != "FB-1.3":
            return refusal
        return Refusal(
            "FB-1.3", "fb-refused-not-asked", {"bribes": sum(sheet.bribes for sheet in self.sheets)}
        )


@in_position(4, "an answer from the truth")
class AnswerTells(Bay):
    def ask(self, seat: Seat, question: Question) -> Answer | Refusal:
        answer = super().ask(seat, question)
        others = sum(sheet.bribes for n, sheet in enumerate(self.sheets) if n != seat)
        return OddsAnswer(hit=f"1/{2 + others}") if isinstance(answer, OddsAnswer) and answer.hit else answer


@in_game(4, "a script that peeks")
class ScriptPeeks(FogBay):
    def script(self, position: Position, seat: Seat, level: str, dice: Dice) -> Action:
        found = position.suggest(seat, dice, 8)
        if not isinstance(position, Bay):
            return found[0]
        theirs = sum(sheet.bribes for n, sheet in enumerate(position.sheets) if n != seat)
        return found[theirs % len(found)]


@in_position(4, "an event that tells another's secret")
class EventTells(Bay):
    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        super().play_unchecked(seat, action, dice, log)
        if log is not None and isinstance(action, EndTurn):
            log.say(Answered(sum(sheet.bribes for sheet in self.sheets), "act"))


class Said(Lit, frozen=True, tag="lit"):
    """The same event, without its mark."""

    reveals = False


@in_position(4, "a secret told to all as if it were none")
class RunnerToldToAll(Bay):
    def run_on(self, dice: Dice, log: Log | None) -> None:
        labels = self.labels
        super().run_on(dice, log)
        if log is not None and self.labels != labels:
            for sheet in self.sheets:
                if sheet.runner:
                    log.say(Said(sheet.runner, True))


@in_position(4, "a view that changes in a step of which nothing is told")
class SilentStep(Bay):
    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        own = Log()
        super().play_unchecked(seat, action, dice, own if isinstance(action, Sail) else log)
        if log is not None and isinstance(action, Sail):
            for _, event in own.entries:
                log.whisper(event, [seat])


@in_position(4, "a hidden die that falls only where there is something to hide")
class TellingDie(Bay):
    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        if isinstance(action, Sail) and action.boat in self.boats and self.is_runner(action.boat):
            dice.hidden("fb.creak", 6)
        super().play_unchecked(seat, action, dice, log)


# ---- law 5


@in_position(5, "a leaked count in the view")
class LeakedCount(Bay):
    def view(self, seat: Seat) -> Data:
        bribes = sum(sheet.bribes for sheet in self.sheets)
        return {**super().view(seat), "bribes_left": bribes}


class Stash:
    """The last position that anybody looked at."""

    last: Bay | None = None


class Peeping(Bay):
    def view(self, seat: Seat) -> Data:
        if seat >= 0:
            Stash.last = self.clone()
        return super().view(seat)


@in_game(5, "a sample that hands back the truth")
class HandsBackTheTruth(FogBay):
    bay = Peeping

    def sample(self, view: Data, memory_: Memory, dice: Dice) -> Position:
        last = Stash.last
        same = (
            last is not None and Bay.view(last, -1 if view["seat"] == "spectator" else view["seat"]) == view
        )
        return last.clone() if same and last is not None else super().sample(view, memory_, dice)


@in_game(5, "a sample that forgets what was learnt")
class ForgetsShoals(FogBay):
    def sample(self, view: Data, memory_: Memory, dice: Dice) -> Position:
        return super().sample(view, self.memory(view), dice)


@in_game(5, "a sample that does not give the view")
class OtherView(FogBay):
    def sample(self, view: Data, memory_: Memory, dice: Dice) -> Position:
        world = super().sample(view, memory_, dice)
        if isinstance(world, Bay) and view["seat"] != "spectator":
            world.sheets[view["seat"]].bribes = 0
        return world


@in_game(5, "a sample in which a secret never moves")
class NoBribes(FogBay):
    def sample(self, view: Data, memory_: Memory, dice: Dice) -> Position:
        world = super().sample(view, memory_, dice)
        for seat, sheet in enumerate(world.sheets if isinstance(world, Bay) and world.result is None else ()):
            if seat != view["seat"]:
                sheet.bribes = 0
        return world
