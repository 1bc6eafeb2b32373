"""All that a seat receives at a rest, as bytes: what two worlds with the same view must agree in."""

import json
from typing import Any

from grognard.umpire.contract import Menu, Position
from grognard.umpire.dice import Seeded
from grognard.umpire.notation import canonical
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Seat
from tests.laws.choices import SUGGESTIONS, a_few
from tests.laws.made_up import questions
from tests.laws.tally import Tally
from tests.laws.walk import Rest
from tests.laws.wire import Wire

ASKED = 14


class Probe:
    """The same looks, mutants and questions, put to several worlds that give the same view."""

    def __init__(self, rest: Rest, seat: Seat, actions: list[Action], seed: int) -> None:
        self.rest = rest
        self.ruleset = rest.ruleset
        self.seat = seat
        self.actions = actions
        self.seed = seed
        dice = Seeded(f"questions {seed}")
        self.questions = questions(self.ruleset, rest.view(seat), a_few(actions, ASKED, dice), dice)

    def look(self, world: Position) -> dict[str, bytes]:
        """By name: all that the seat receives from this world, in the bytes that the server sends."""
        view, menu = world.view(self.seat), world.menu(self.seat)
        owes = bool(menu.actions or menu.forms)
        wire = Wire(self.rest, world, self.seat, fresh=True)
        return {
            "view": canonical(view),
            "owed": canonical([world.owed(), [world.plays(n) for n in range(view["seats"])]]),
            "menu": canonical(menu_data(menu)),
            **{f"message {n}": message for n, message in enumerate(wire.news())},
            **{f"refusal of {a.data()}": wire.refusal(a) for a in self.actions},
            **{f"answer to {q}": wire.answer(q) for q in self.questions},
            **(self.thoughts(world, menu) if owes else {}),
        }

    def count(self, received: dict[str, bytes], tally: Tally) -> None:
        """Which questions were answered, and by what rules others were refused."""
        for question in self.questions:
            head, _, body = received[f"answer to {question}"].partition(b"\n\n")
            if head.startswith(b"200"):
                tally.questions[question["type"]] += 1
            elif head.startswith(b"422"):
                no = json.loads(body)
                tally.refused(Refusal(no["rule"], no["text"], {}))

    def thoughts(self, world: Position, menu: Menu) -> dict[str, bytes]:
        """What is suggested, drawn, and chosen by every level of the script, with the same dice."""
        suggested = world.suggest(self.seat, Seeded(self.seed), SUGGESTIONS)
        drawn = [world.draw(self.seat, form, Seeded(self.seed)) for form in menu.forms]
        return {
            "suggestions": canonical(suggested),
            "draws": canonical(drawn),
            **{
                f"script {level}": canonical(self.ruleset.script(world, self.seat, level, Seeded(self.seed)))
                for level in self.ruleset.levels
            },
        }


def menu_data(menu: Menu) -> list[Any]:
    """A menu as data."""
    return [list(menu.actions), list(menu.forms)]
