"""The turn's frame and the end of a match, as they are told."""

from collections.abc import Callable

from grognard.rulesets.ultrawarrior.presentation.facts import Facts
from grognard.rulesets.ultrawarrior.presentation.texts import term, text
from grognard.umpire.scene import DiceShown, Line, Text, Tone
from grognard.umpire.words import SPECTATOR, Data


def species_revealed(facts: Facts, event: Data) -> Line:
    """A species, known to all from now on."""
    told = text("line-species", name=facts.name(event["warrior"]), species=term("species", event["species"]))
    return Line(told, facts.tone(event["warrior"]), [event["warrior"]], rules=["UW-R60"])


def turn_started(facts: Facts, event: Data) -> Line:
    """A new turn: a heading of the log."""
    return Line(text("line-turn-started", turn=event["turn"]), heading=True, rules=["UW-3.2.1"])


def turn_ended(facts: Facts, event: Data) -> Line:
    """The turn's end: Shields are gone."""
    return Line(text("line-turn-ended", turn=event["turn"]), rules=["UW-4.2.2"], quiet=True)


def energizer_bonus(facts: Facts, event: Data) -> Line:
    """The carrier's gain, told to him alone."""
    told = text("line-bonus", name=facts.name(event["warrior"]), energy=event["energy"])
    return Line(told, "good", [event["warrior"]], rules=["UW-9.7.5"])


def shield_set(facts: Facts, event: Data) -> Line:
    """The own Shield is up."""
    told = text("line-shield-set", name=facts.name(event["warrior"]), shield=event["shield"])
    return Line(told, "own", [event["warrior"]], rules=["UW-4.2.1"])


def cleanup(facts: Facts, event: Data) -> Line:
    """Step 2: markers go, low Water comes back."""
    told = text(
        "line-cleanup",
        smoke=len(event["smoke"]),
        barriers=len(event["barriers"]),
        refilled=len(event["refilled"]),
    )
    gone = event["smoke"] + [b.rpartition("@")[2] for b in event["barriers"]] + event["refilled"]
    return Line(told, refs=gone, rules=["UW-3.23.1", "UW-3.23.2"], quiet=not gone)


def initiative(facts: Facts, event: Data) -> Line:
    """One die a seat, by side."""
    rolls = sorted((int(seat), face) for seat, face in event["rolls"].items())
    args: dict[str, str | int | Text] = {}
    for i, (seat, face) in enumerate(rolls):
        args[f"side{i}"], args[f"roll{i}"] = facts.side_name(seat), face
    told = text(f"line-initiative-{len(rolls)}", **args)
    return Line(told, dice=DiceShown("uw.initiative", [face for _, face in rolls]), rules=["UW-3.25.1"])


def turn_order(facts: Facts, event: Data) -> Line:
    """Who acts first in every Impulse of the turn."""
    told = text("line-turn-order", side=facts.side_name(event["order"][0]))
    return Line(told, rules=["UW-3.25.2"], quiet=len(event["order"]) == 1)


def over(facts: Facts, event: Data) -> Line:
    """How the match ended."""
    winners, reason = event["winners"], event["reason"]
    return Line(over_text(facts, winners, reason), over_tone(facts, winners), heading=True)


def over_text(facts: Facts, winners: list[int], reason: str) -> Text:
    """Victory and why; a draw; or a solitaire match lost."""
    why = text(f"reason-{reason}")
    if winners:
        return text("over-won", side=facts.side_name(winners[0]), why=why)
    if facts.view["seats"] == 1:
        return text("over-lost", why=term("lost", "fallen") if reason == "elimination" else why)
    return text("over-drawn", why=why)


def over_tone(facts: Facts, winners: list[int]) -> Tone:
    """Good for the winners, bad for the losers."""
    if facts.seat == SPECTATOR or (not winners and facts.view["seats"] > 1):
        return "plain"
    return "good" if facts.seat in winners else "bad"


TELLERS: dict[str, Callable[[Facts, Data], Line]] = {
    "species_revealed": species_revealed,
    "turn_started": turn_started,
    "turn_ended": turn_ended,
    "energizer_bonus": energizer_bonus,
    "shield_set": shield_set,
    "cleanup": cleanup,
    "initiative": initiative,
    "turn_order": turn_order,
    "over": over,
}
