"""Events as they are told, and answers as they are drawn."""

from collections.abc import Callable
from typing import Any

from fogbay import events as e
from fogbay.questions import OddsAnswer, RangeAnswer, Reach, ReachAnswer
from fogbay.scene import boat_name, side, text
from grognard.umpire.scene import DiceShown, Line, Mark, Motion, Ref, Sketch, SketchRow, Text, Tone
from grognard.umpire.words import Answer, Data, Event, Over, Question

RULES = {
    "wind_set": "FB-2.3",
    "turn_order": "FB-2.4",
    "launched": "FB-2.2",
    "runner_launched": "FB-2.2",
    "bribes_dealt": "FB-1.5",
    "allocated": "FB-3.4",
    "crew_shown": "FB-R2",
    "sailed": "FB-4.1",
    "sailed_on": "FB-4.6",
    "cargo_landed": "FB-4.7",
    "flare_fired": "FB-5.1",
    "flare_burned": "FB-5.3",
    "luck_spent": "FB-5.4",
    "lit": "FB-5.5",
    "hailed": "FB-6.2",
    "passed": "FB-6.2",
    "grappled": "FB-6.3",
    "slipped": "FB-6.3",
    "bribed": "FB-6.5",
    "bribe_paid": "FB-6.5",
    "boarded": "FB-6.6",
    "staked": "FB-8.2",
    "battle_ended": "FB-8.3",
}


def line(view: Data, event: Event) -> Line:
    """The line of an event; the rule that it follows stands at its end."""
    words, tone, refs, motions = TELLERS[type(event)](view, event)
    return Line(
        words,
        tone,
        refs,
        rules=[RULES[event.type]] if event.type in RULES else [],
        motions=motions,
        dice=coin(event),
        seat=whose(view, event),
        heading=isinstance(event, e.TurnStarted),
        quiet=isinstance(event, e.Allocated),
    )


def coin(event: Event) -> DiceShown | None:
    """FB-6.3: the coin of a hail, and its even chance."""
    if not isinstance(event, e.Grappled | e.Slipped):
        return None
    return DiceShown("fb.coin", [], sides=2, passed=isinstance(event, e.Grappled), chance=(1, 2), stake=1)


def whose(view: Data, event: Event) -> int:
    """The seat that an event names, or that of the cutter it names, or -1."""
    named = getattr(event, "seat", None)
    if named is None and "boats" in view:
        named = view["boats"].get(getattr(event, "cutter", None), {}).get("seat")
    return -1 if named is None else int(named)


Told = tuple[Text, Tone, list[Ref], list[Motion]]


def plain(name: str, tone: Tone = "plain") -> Callable[[Data, Any], Told]:
    """A line that names the event's own small fields: numbers, and seats by their sides."""

    def tell(view: Data, event: Event) -> Told:
        args: dict[str, str | int | Text] = {}
        for field, value in event.data().items():
            if field == "seat":
                args["side"] = side(value)
            elif isinstance(value, bool):
                args[field] = "yes" if value else "no"
            elif field != "type" and isinstance(value, str | int):
                args[field] = value
        return text(f"told-{name}", **args), tone, [], []

    return tell


def about(name: str, tone: Tone = "plain") -> Callable[[Data, Any], Told]:
    """A line about boats: `boat`, and `cutter` if there is one."""

    def tell(view: Data, event: Any) -> Told:
        boats = [getattr(event, field) for field in ("boat", "cutter") if hasattr(event, field)]
        args = {
            field: boat_name(view, getattr(event, field))
            for field in ("boat", "cutter")
            if hasattr(event, field)
        }
        words, _, _, _ = plain(name)(view, event)
        return Text(words.id, {**words.args, **args}), tone, [b for b in boats if b in view["boats"]], []

    return tell


def listed(name: str, field: str) -> Callable[[Data, Any], Told]:
    """A line with a list or map of seats, boats or numbers."""

    def tell(view: Data, event: Any) -> Told:
        value = getattr(event, field)
        items = [f"{k} {v}" for k, v in value.items()] if isinstance(value, dict) else [str(v) for v in value]
        words, _, _, _ = plain(name)(view, event)
        return Text(words.id, {**words.args, field: ", ".join(items)}), "plain", [], []

    return tell


def row(texts: list[Text]) -> Text:
    """Texts as a list of as many as there are."""
    return texts[0] if len(texts) == 1 else text("list", first=texts[0], rest=row(texts[1:]))


def seat_by_seat(name: str, field: str) -> Callable[[Data, Any], Told]:
    """A line with the coins of every seat."""

    def tell(view: Data, event: Any) -> Told:
        words, _, _, _ = plain(name)(view, event)
        coins = [
            text("each", side=side(int(seat)), coins=n) for seat, n in sorted(getattr(event, field).items())
        ]
        return Text(words.id, {**words.args, field: row(coins)}), "plain", [], []

    return tell


def sailed(view: Data, event: e.Sailed | e.SailedOn) -> Told:
    """A step, travelled along the board."""
    refs = [event.boat] if event.boat in view["boats"] else []
    words = text("told-sailed", boat=boat_name(view, event.boat), cell=event.to)
    return words, "plain", [*refs, event.to], [Motion(event.boat, [event.to])]


def over(view: Data, event: Over) -> Told:
    """The end."""
    reason = text(f"reason-{event.reason}")
    if not event.winners:
        return text("told-drawn", reason=reason), "plain", [], []
    return text("told-won", side=side(event.winners[0]), reason=reason), "good", [], []


TELLERS: dict[type[Event], Callable[[Data, Any], Told]] = {
    e.TurnStarted: plain("turn-started"),
    e.WindSet: lambda v, ev: (text("told-wind", wind=text(f"wind-{ev.wind}")), "plain", [], []),
    e.TurnOrder: lambda v, ev: (
        text("told-turn-order", order=row([side(n) for n in ev.order])),
        "plain",
        [],
        [],
    ),
    e.BribesDealt: plain("bribes-dealt"),
    e.Launched: listed("launched", "boats"),
    e.RunnerLaunched: listed("runner-launched", "boats"),
    e.Allocated: plain("allocated"),
    e.CrewShown: listed("crew-shown", "crew"),
    e.Sailed: sailed,
    e.SailedOn: sailed,
    e.CargoLanded: about("cargo-landed", "good"),
    e.FlareFired: plain("flare-fired"),
    e.FlareBurned: plain("flare-burned"),
    e.LuckSpent: plain("luck-spent"),
    e.Lit: about("lit", "warn"),
    e.Hailed: about("hailed", "warn"),
    e.Passed: about("passed"),
    e.Grappled: about("grappled", "warn"),
    e.Slipped: about("slipped"),
    e.Bribed: about("bribed"),
    e.BribePaid: plain("bribe-paid"),
    e.Boarded: about("boarded", "bad"),
    e.TurnEnded: plain("turn-ended"),
    e.Staked: seat_by_seat("staked", "coins"),
    e.BattleEnded: seat_by_seat("battle-ended", "purses"),
    Over: over,
}


def sketch(view: Data, question: Question, answer: Answer) -> Sketch:
    """An answer on the board."""
    if isinstance(answer, ReachAnswer):
        path = list(question.draft.get("path", [])) if isinstance(question, Reach) else []
        cost = SketchRow(text("sketch-cost"), str(answer.cost), "FB-4.5")
        reach = Mark(
            "cells", "plan", cells=list(answer.cells), says=text("sketch-reach", cells=len(answer.cells))
        )
        way = [Mark("path", "plan", cells=path, says=text("sketch-way", cells=len(path)))] if path else []
        return Sketch(rows=[cost], marks=[*way, reach])
    if isinstance(answer, RangeAnswer):
        return Sketch(marks=[Mark("cells", "plan", cells=answer.cells, says=text("sketch-range"))])
    assert isinstance(answer, OddsAnswer)
    if not answer.possible:
        return Sketch(text("sketch-impossible", rule=answer.rule or ""), "bad")
    rows = [SketchRow(text("sketch-hit"), answer.hit, "FB-5.3")] if answer.hit else []
    if answer.again and answer.again != answer.hit:
        rows.append(SketchRow(text("sketch-again"), answer.again, "FB-5.4"))
    return Sketch(rows=rows)
