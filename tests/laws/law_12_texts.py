"""Law 12: whatever scene, card, line, sketch and refusal name exists; forms can be filled; refs agree."""

from typing import Any

import msgspec

from grognard.umpire.dice import Seeded
from grognard.umpire.lines import told
from grognard.umpire.notation import read_action, read_question
from grognard.umpire.refusal import BadNotation, Refusal
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.scene import Board, Card, CardForm, Line, Part, Scene, Static, Text
from grognard.umpire.words import Data, Seat
from tests.laws.broken import broken, hold
from tests.laws.choices import mutations, offered
from tests.laws.fill import Filler, with_draft
from tests.laws.made_up import strange
from tests.laws.rules import exists
from tests.laws.tally import Tally
from tests.laws.texts import all_told
from tests.laws.walk import Rest

TRIES = 60


def law_12(rest: Rest, dice: Seeded, tally: Tally) -> None:
    """At one rest, for every audience."""
    if (outcome := rest.position.outcome()) is not None:
        all_told(rest.ruleset, reason(rest.ruleset, outcome.reason), rest.where)
    for seat, heard in rest.audiences.items():
        view = rest.view(seat)
        scene = rest.ruleset.scene(view, heard.memory)
        well_formed(rest, scene, Scene)
        refs = refs_of(rest, view, scene)
        for layer, question in scene.asks.items():
            hold(layer in scene.layers, 12, f"layer {layer} is asked for, but has no name", rest.where)
            preview(rest, seat, question, {})
        for event in heard.events:
            line = told(rest.ruleset, view, event)
            well_formed(rest, line, Line)
            cited(rest, line.rules)
            tally.counts["lines told"] += 1
        if seat in rest.askable():
            card = rest.ruleset.card(view, rest.position.menu(seat), heard.memory)
            card_holds(rest, seat, card, refs, dice)
            refusals(rest, seat, view, dice, tally)
            tally.counts["cards filled in"] += 1


def reason(ruleset: Ruleset, word: str) -> Text:
    """Why a match ended, as the page looks it up beside the winners."""
    return Text(f"{ruleset.prefix.lower()}-reason-{word}")


def well_formed(rest: Rest, part: Part, kind: Any) -> None:
    """Of the closed vocabulary, and all its texts exist."""
    try:
        msgspec.convert(msgspec.to_builtins(part), kind)
    except msgspec.ValidationError as error:
        broken(12, f"a {kind.__name__} is not well formed: {error}", rest.where)
    all_told(rest.ruleset, part, rest.where)


def refs_of(rest: Rest, view: Data, scene: Scene) -> set[str]:
    """Everything in the scene and on its printed boards that can be pointed at."""
    refs = (
        {piece.ref for piece in scene.pieces}
        | {area.ref for area in scene.areas}
        | {s.ref for s in scene.sheets}
    )
    for board in scene.boards:
        refs |= printed(rest, view, board) | {board.id}
    for piece in scene.pieces:
        where = piece.at.cell or piece.at.host
        hold(
            not where or where in refs,
            12,
            f"piece {piece.ref} stands on {where}, which is not drawn",
            rest.where,
        )
    for cell in scene.cells:
        hold(cell.ref in refs, 12, f"cell {cell.ref} is not on the board", rest.where)
    return refs


PRINTED: dict[tuple[str, str], set[str]] = {}
"""What is printed on a board, by the hash under which it is fetched once."""


def printed(rest: Rest, view: Data, board: Board) -> set[str]:
    """Cells and areas of the printed board, which is as its hash says, whoever looks."""
    key = (type(rest.ruleset).__name__, board.static)
    if key not in PRINTED:
        static = rest.ruleset.static(view, board.id)
        well_formed(rest, static, Static)
        unknown = {cell.terrain for cell in static.cells} - set(static.terrains)
        hold(not unknown, 12, f"terrain without a name: {unknown}", rest.where)
        PRINTED[key] = {cell.ref for cell in static.cells} | {area.ref for area in static.areas}
    return PRINTED[key]


def card_holds(rest: Rest, seat: Seat, card: Card, refs: set[str], dice: Seeded) -> None:
    """Choices are the menu's, questions exist, refs are the scene's, every form can be filled."""
    well_formed(rest, card, Card)
    menu = rest.position.menu(seat)
    shown = [choice for group in card.groups for choice in group.choices]
    actions = [read_action(rest.ruleset.Action, choice.action) for choice in shown]
    for action in menu.actions:
        hold(action in actions, 12, f"{action.data()} is in the menu, but not on the card", rest.where)
    for choice, action in zip(shown, actions, strict=True):
        hold(menu.offers(action), 12, f"{choice.action} is on the card, but not in the menu", rest.where)
        for ref in filter(None, (choice.by, choice.at, *choice.refs)):
            hold(ref in refs, 12, f"choice {choice.action} points at {ref}, which is not drawn", rest.where)
        preview(rest, seat, choice.preview, choice.action)
        cited(rest, [number.rule for number in choice.numbers])
    for form in menu.forms:
        same = [one for one in card.forms if one.type == form.type and one.fixed == form.fixed]
        hold(bool(same), 12, f"{form} is in the menu, but not on the card", rest.where)
        fillable(rest, seat, same[0], dice)


def fillable(rest: Rest, seat: Seat, form: CardForm, dice: Seeded) -> None:
    """Some filling of the form passes."""
    filler = Filler(rest.ruleset, rest.position, seat, dice)
    problem: object = "nothing"
    for _ in range(TRIES):
        try:
            draft = filler.fill(form)
            action = read_action(rest.ruleset.Action, draft)
        except (BadNotation, KeyError) as error:
            broken(12, f"form {form.type} {form.fixed} cannot be filled: {error!r}", rest.where)
        problem = rest.position.check(seat, action)
        if problem is None:
            preview(rest, seat, form.preview, draft)
            return
    broken(12, f"no filling of form {form.type} {form.fixed} passes; the last met {problem}", rest.where)


def preview(rest: Rest, seat: Seat, question: Data | None, draft: Data) -> None:
    """The question exists, is answered, and its sketch can be drawn."""
    if question is None:
        return
    try:
        asked = read_question(rest.ruleset.Question, with_draft(question, draft))
    except BadNotation as error:
        broken(12, f"preview {question} is no question: {error}", rest.where)
    answer = rest.position.ask(seat, asked)
    hold(not isinstance(answer, Refusal), 12, f"preview {question} is refused: {answer}", rest.where)
    assert not isinstance(answer, Refusal)
    sketch = rest.ruleset.sketch(rest.position.view(seat), asked, answer)
    all_told(rest.ruleset, sketch, rest.where)
    cited(rest, [row.rule for row in sketch.rows])


def cited(rest: Rest, rules: list[str]) -> None:
    """Rules named beside a number or a line exist."""
    for rule in filter(None, rules):
        hold(exists(rest.ruleset, rule), 12, f"{rule} is named, but is no rule", rest.where)


def refusals(rest: Rest, seat: Seat, view: Data, dice: Seeded, tally: Tally) -> None:
    """The sentence of a refusal exists, and its facts are those it needs."""
    actions = offered(rest.position, seat, dice)
    mutants = mutations(rest.ruleset, view, actions, 8, dice)
    for action in [*mutants, *strange(rest.ruleset, view, actions, dice)]:
        refusal = rest.position.check(seat, action)
        if refusal is not None:
            tally.refused(refusal)
            all_told(rest.ruleset, sentence(refusal), f"{rest.where}, refusing {action.data()}")


def sentence(refusal: Refusal) -> Text:
    """A refusal as a text: facts that are lists or null are given as words."""
    plain = {
        name: value if isinstance(value, str | int) and not isinstance(value, bool) else str(value)
        for name, value in refusal.facts.items()
    }
    return Text(refusal.text, {**plain})
