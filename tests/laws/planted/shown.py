"""Faults of what is shown: law 12."""

from fogbay.ruleset import FogBay

from grognard.umpire.contract import Memory, Menu
from grognard.umpire.scene import Card, Line, Number, Scene, Text
from grognard.umpire.words import (
    Data,
    Event,
)
from tests.laws.planted.plant import in_game


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


@in_game(12, "a word without the case that one language wants")
class MissingCase(FogBay):
    def line(self, view: Data, event: Event) -> Line:
        line = super().line(view, event)
        unbent = Text("fb-mark-way", {"boat": Text("fb-board")})
        return Line(unbent) if event.type == "turn_ended" else line


@in_game(12, "an end without words")
class MissingReason(FogBay):
    prefix = "FX"


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
