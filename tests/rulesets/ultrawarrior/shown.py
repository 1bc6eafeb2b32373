"""What the tests of the presentation share: positions as defaults make them, and parts found by name."""

from typing import Any

from grognard.rulesets.ultrawarrior import RULESET
from grognard.umpire.contract import Position
from grognard.umpire.notation import read_question
from grognard.umpire.refusal import Refusal
from grognard.umpire.scene import Card, Choice, Piece, Row, Scene, Sheet, Text
from grognard.umpire.words import Data
from tests.laws.texts import formatted

PACKAGE = RULESET.file("rules.md").parent
FALLEN: Data = {"alive": False, "life": 0, "suit": 0}


def position(**fields: Any) -> Position:
    return RULESET.read({"ruleset": "ultrawarrior", **fields})


def warriors(a: Data | None = None, b: Data | None = None, **others: Data) -> dict[str, Data]:
    return {"A": a or {}, "B": b or {}, **others}


def scene(p: Position, seat: int = 0) -> Scene:
    return RULESET.scene(p.view(seat))


def card(p: Position, seat: int = 0) -> Card:
    return RULESET.card(p.view(seat), p.menu(seat))


def choices(c: Card) -> list[Choice]:
    return [choice for group in c.groups for choice in group.choices]


def the_choice(c: Card, **action: str) -> Choice:
    found = [one for one in choices(c) if action.items() <= one.action.items()]
    assert len(found) == 1, (action, [one.action for one in choices(c)])
    return found[0]


def piece(s: Scene, ref: str) -> Piece:
    return next(one for one in s.pieces if one.ref == ref)


def sheet(s: Scene, ref: str) -> Sheet:
    return next(one for one in s.sheets if one.ref == ref)


def row(s: Sheet, label: str) -> Row:
    return next(one for one in s.rows if one.label.id == f"uw-row-{label}")


def say(text: Text) -> str:
    return formatted(RULESET, "en", text, "test")


def warned(choice: Choice) -> list[str]:
    return [warning.id for warning in choice.warnings]


def asked(p: Position, question: Data, seat: int = 0) -> Data:
    answer = p.ask(seat, read_question(RULESET.Question, question))
    assert not isinstance(answer, Refusal)
    return answer.data()
