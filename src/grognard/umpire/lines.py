"""The umpire's own events as they are told, and its card for real dice."""

from grognard.umpire.ruleset import Ruleset
from grognard.umpire.scene import Card, CardForm, DiceShown, Line, Slot, Text
from grognard.umpire.words import (
    Answered,
    Asked,
    Conceded,
    Data,
    DiceAsked,
    DrawAnswered,
    DrawOffered,
    Earlier,
    Event,
    Rebased,
    Rolled,
    SeatTaken,
    UndoAnswered,
    UndoAsked,
    Undone,
)


def roll_name(name: str) -> Text:
    """The roll `xx.name` in the game's own words: `xx-roll-name`."""
    return Text(name.replace(".", "-roll-", 1))


def told(ruleset: Ruleset, view: Data, event: Event) -> Line:
    """An event's line: the umpire's own, else the game's. `view` is the audience's after the step."""
    return umpire_line(event) or ruleset.line(view, event)


def umpire_line(event: Event) -> Line | None:
    """The line of an event of the umpire's, or None: the event is the game's."""
    if isinstance(event, Rolled):
        faces = " ".join(map(str, event.dice))
        text = Text("um-rolled", {"name": roll_name(event.name), "faces": faces})
        return Line(text, dice=DiceShown(event.name, event.dice), quiet=True)
    if isinstance(event, Asked):
        return Line(Text("um-asked", {"seats": " ".join(sorted(event.owed))}), quiet=True)
    if isinstance(event, DiceAsked):
        args: dict[str, str | int | Text] = {
            "name": roll_name(event.name),
            "number": event.number,
            "faces": event.faces,
        }
        return Line(Text("um-dice-asked", args), "warn")
    if isinstance(event, SeatTaken):
        return Line(Text("um-seat-taken", {"seat": event.seat, "player": event.player}))
    if isinstance(event, Rebased):
        return Line(Text("um-rebased", {"version": event.version}), "warn")
    if isinstance(event, Earlier):
        return Line(Text("um-earlier"), quiet=True)
    return _offer_line(event)


def _offer_line(event: Event) -> Line | None:
    if isinstance(event, DrawAnswered | UndoAnswered):
        name = "um-draw-answered" if isinstance(event, DrawAnswered) else "um-undo-answered"
        return Line(Text(name, {"seat": event.seat, "accept": "yes" if event.accept else "no"}))
    names = {
        Answered: "um-answered",
        Conceded: "um-conceded",
        DrawOffered: "um-draw-offered",
        UndoAsked: "um-undo-asked",
        Undone: "um-undone",
    }
    name = names.get(type(event), "")
    if not name:
        return None
    assert isinstance(event, Answered | Conceded | DrawOffered | UndoAsked | Undone)
    return Line(Text(name, {"seat": event.seat}))


def dice_card(asked: Data) -> Card:
    """The card of a seat that owes real dice; `asked` is `{name, number, faces}`."""
    args: dict[str, str | int | Text] = {
        "name": roll_name(asked["name"]),
        "number": asked["number"],
        "faces": asked["faces"],
    }
    slot = Slot("dice", "list", Text("um-dice-slot", args), low=1, high=asked["faces"], total=asked["number"])
    form = CardForm(
        "enter_dice", Text("um-dice-form", args), [slot], fixed={"name": asked["name"]}, glyph="rolling-dices"
    )
    return Card("dice", Text("um-dice-title", args), forms=[form])


def undo_text(free: bool) -> Text:
    """How far an undo reaches, in words."""
    return Text("um-undo-free" if free else "um-undo-ask")
