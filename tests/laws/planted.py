"""Copies of Fog Bay with one fault each, by the law that must catch them."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from fogbay.actions import Allocate, EndTurn, Flare, Land, Sail
from fogbay.events import Lit
from fogbay.position import Bay
from fogbay.questions import OddsAnswer
from fogbay.ruleset import FogBay
from fogbay.state import ALLOCATE, HailFrame, TurnFrame

from grognard.umpire.contract import Memory, Menu, Position
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.scene import Card, Line, Number, Scene, Text
from grognard.umpire.words import (
    Action,
    Answer,
    Answered,
    Concede,
    Data,
    Due,
    Event,
    Form,
    Outcome,
    Question,
    Seat,
)


@dataclass(frozen=True)
class Fault:
    """A faulty game: the law that must catch it, and what is wrong."""

    law: int
    what: str
    make: Callable[[], FogBay]


FAULTS: list[Fault] = []


def in_position(law: int, what: str) -> Callable[[type[Bay]], type[Bay]]:
    """Plant a class of positions."""

    def plant(bay: type[Bay]) -> type[Bay]:
        game = type(bay.__name__, (FogBay,), {"bay": bay})
        FAULTS.append(Fault(law, what, game))
        return bay

    return plant


def in_game(law: int, what: str) -> Callable[[type[FogBay]], type[FogBay]]:
    """Plant a game."""

    def plant(game: type[FogBay]) -> type[FogBay]:
        FAULTS.append(Fault(law, what, game))
        return game

    return plant


def step_of(bay: Bay) -> int:
    """Which step of the turn is asked, or -1 within a frame above it."""
    top = bay.stack[-1]
    return top.step if isinstance(top, TurnFrame) else -1


# ---- law 1


@in_position(1, "a menu that offers too much")
class OffersTooMuch(Bay):
    def menu(self, seat: Seat) -> Menu:
        menu = super().menu(seat)
        extra = [Land(boat) for boat in self.lights_of(seat)] if EndTurn() in menu.actions else []
        return Menu([*menu.actions, *extra], menu.forms)


@in_position(1, "a legal action that no menu offers")
class OffersTooLittle(Bay):
    def menu(self, seat: Seat) -> Menu:
        menu = super().menu(seat)
        return Menu(menu.actions, [form for form in menu.forms if form.type != "flare"])


@in_position(1, "a form that draws what is forbidden")
class DrawsTooFar(Bay):
    def draw(self, seat: Seat, form: Form, dice: Dice) -> Action:
        action = super().draw(seat, form, dice)
        return Sail(action.boat, [*action.path, "a1"]) if isinstance(action, Sail) else action


@in_position(1, "a suggestion that is forbidden")
class SuggestsTooMuch(Bay):
    def suggest(self, seat: Seat, dice: Dice, k: int) -> list[Action]:
        action = Allocate(dict.fromkeys(self.boats_of(seat), 2))
        return [action] if step_of(self) == ALLOCATE else super().suggest(seat, dice, k)


@in_position(1, "a refusal naming an unknown rule")
class UnknownRule(Bay):
    def check(self, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().check(seat, action)
        unknown = refusal is not None and refusal.rule == "FB-4.3"
        return Refusal("FB-4.33", refusal.text, refusal.facts) if refusal is not None and unknown else refusal


@in_position(1, "a check that changes something")
class CheckChanges(Bay):
    def check(self, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Flare) and action.powder > 6:
            self.sheets[0].luck = 0
        return super().check(seat, action)


@in_position(1, "a check that forgets what the notation does not hold")
class CheckRemembers(Bay):
    fresh = False

    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        super().play_unchecked(seat, action, dice, log)
        self.fresh = isinstance(action, Sail)

    def clone(self) -> Self:
        copy = super().clone()
        copy.fresh = self.fresh
        return copy

    def menu(self, seat: Seat) -> Menu:
        menu = super().menu(seat)
        return Menu(
            [a for a in menu.actions if not (self.fresh and a == EndTurn())] or menu.actions, menu.forms
        )

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        late = self.fresh and action == EndTurn() and len(super().menu(seat).actions) > 1
        return Refusal("FB-4.8", "fb-refused-sailed", {"boat": "A"}) if late else super().check(seat, action)


# ---- law 2


@in_position(2, "a position from which nobody can go on")
class Stuck(Bay):
    def owed(self) -> tuple[Due, ...]:
        owed = super().owed()
        return () if self.turn == 2 and owed and owed[0][1] == "act" else owed

    def run_on(self, dice: Dice, log: Log | None) -> None:
        if not (self.turn == 2 and self.stack and step_of(self) != ALLOCATE):
            super().run_on(dice, log)


@in_position(2, "a debt with nothing to answer it")
class NothingOffered(Bay):
    def menu(self, seat: Seat) -> Menu:
        menu = super().menu(seat)
        return Menu((), ()) if step_of(self) == -1 else menu


@in_position(2, "a seat that has gone out and is still asked")
class AskedAfterConceding(Bay):
    def concede(self, seat: Seat, log: Log | None) -> None:
        super().concede(seat, log)
        self.sheets[seat].out = len(self.seats_in()) == 1 and self.sheets[seat].out


@in_position(2, "a frame in which one may not concede")
class NoConcession(Bay):
    def check(self, seat: Seat, action: Action) -> Refusal | None:
        refused = isinstance(action, Concede) and isinstance(self.stack[-1], HailFrame)
        return Refusal("FB-1.6", "fb-refused-not-asked") if refused else super().check(seat, action)


@in_position(2, "a match without an end")
class Endless(Bay):
    def end(self, outcome: Outcome, log: Log | None) -> None:
        if outcome.reason == "concession":
            super().end(outcome, log)
        else:
            self.turn, self.sheets[0].score, self.sheets[1].score = 1, 0, 0


# ---- law 3


@in_position(3, "a list shared after clone")
class SharesBoats(Bay):
    def clone(self) -> Self:
        copy = super().clone()
        copy.boats = self.boats
        return copy


@in_position(3, "a piece shared after clone")
class SharesSheets(Bay):
    def clone(self) -> Self:
        copy = super().clone()
        copy.sheets = list(self.sheets)
        return copy


@in_position(3, "a clone that forgets a field")
class ForgetsTheWind(Bay):
    def clone(self) -> Self:
        copy = super().clone()
        copy.wind = "north"
        return copy


@in_position(3, "a notation that leaves something out")
class NotationForgets(Bay):
    def notation(self) -> Data:
        data = super().notation()
        return {**data, "boats": {name: {**boat, "spent": 0} for name, boat in data["boats"].items()}}


@in_position(3, "something that stands in no notation and changes play")
class SecretCounter(Bay):
    steps = 0

    def clone(self) -> Self:
        copy = super().clone()
        copy.steps = self.steps
        return copy

    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        self.steps += 1
        super().play_unchecked(seat, action, dice, log)
        if self.steps % 5 == 0 and self.result is None:
            self.wind = "south" if self.wind == "north" else "north"


class Clockwork:
    """Something that outlives a call."""

    ticks = 0


@in_position(3, "play that hangs on what outlives a call")
class OutlivesACall(Bay):
    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        Clockwork.ticks += 1
        super().play_unchecked(seat, action, dice, log)
        if Clockwork.ticks % 7 == 0 and self.result is None:
            self.wind = "south" if self.wind == "north" else "north"


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


# ---- law 12


@in_game(12, "a missing text")
class MissingText(FogBay):
    def line(self, view: Data, event: Event) -> Line:
        line = super().line(view, event)
        return Line(Text("fb-told-nowhere")) if event.type == "turn_ended" else line


@in_game(12, "a text without its argument")
class MissingArgument(FogBay):
    def scene(self, view: Data, memory_: Memory | None = None) -> Scene:
        scene = super().scene(view, memory_)
        return Scene(scene.boards, pieces=scene.pieces, sheets=scene.sheets, says=Text("fb-scene-says"))


@in_game(12, "a choice that points at nothing drawn")
class PointsAtNothing(FogBay):
    def scene(self, view: Data, memory_: Memory | None = None) -> Scene:
        scene = super().scene(view, memory_)
        return Scene(scene.boards, pieces=scene.pieces[:1], seats=scene.seats)


@in_game(12, "a form whose slot cannot be filled")
class CannotBeFilled(FogBay):
    def card(self, view: Data, menu: Menu, memory_: Memory | None = None) -> Card:
        card = super().card(view, menu, memory_)
        forms = [
            type(form)(form.type, form.text, form.slots[:1], form.fixed) if form.type == "flare" else form
            for form in card.forms
        ]
        return Card(card.kind, card.title, card.groups, forms)


@in_game(12, "a number beside a rule that does not exist")
class StrangeRule(FogBay):
    def card(self, view: Data, menu: Menu, memory_: Memory | None = None) -> Card:
        card = super().card(view, menu, memory_)
        number = Number("1", Text("fb-crew-left"), rule="FB-99")
        groups = [
            type(group)(
                group.id, group.title, [type(c)(c.action, c.text, numbers=[number]) for c in group.choices]
            )
            for group in card.groups
        ]
        return Card(card.kind, card.title, groups, card.forms)


@in_game(12, "a choice of the menu that is not on the card")
class LeftOffTheCard(FogBay):
    def card(self, view: Data, menu: Menu, memory_: Memory | None = None) -> Card:
        return super().card(view, Menu(menu.actions[:1], menu.forms), memory_)
