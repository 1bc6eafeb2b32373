"""Events as they are told: one short sentence each, with dice, rules and motion."""

from collections.abc import Callable

from grognard.rulesets.ultrawarrior.presentation import effects, ending
from grognard.rulesets.ultrawarrior.presentation.choices import aim_hex
from grognard.rulesets.ultrawarrior.presentation.facts import Facts
from grognard.rulesets.ultrawarrior.presentation.ground import damage, ways
from grognard.rulesets.ultrawarrior.presentation.texts import term, text
from grognard.umpire.scene import DiceShown, Line, Mark, Motion, Text
from grognard.umpire.words import Data, Event

Teller = Callable[[Facts, Data], Line]


def line(view: Data, event: Event) -> Line:
    """The event as this audience is told it; `view` is the audience's after the step."""
    return TELLERS[event.type](Facts(view), event.data())


def plain(facts: Facts, event: Data) -> Line:
    """A warrior does something that needs no more words: idling, loading, picking up."""
    name = facts.name(event["warrior"])
    told = text(f"line-{event['type'].replace('_', '-')}", name=name, hex=event.get("hex", ""))
    return Line(
        told,
        facts.tone(event["warrior"]),
        [event["warrior"]],
        rules=[PLAIN[event["type"]]],
        seat=facts.seat_of(event["warrior"]),
    )


PLAIN = {
    "idled": "UW-5.0.5",
    "loaded": "UW-7.33.1",
    "unloaded": "UW-R8",
    "barrier_placed": "UW-7.42.1",
    "smoke_placed": "UW-7.43.1",
    "picked_up": "UW-9.7.3",
    "dropped": "UW-9.7.4",
    "exited": "UW-9.7.2",
    "arrived": "UW-R49",
    "arrival_due": "UW-9.3.3",
}


def travelled(facts: Facts, event: Data) -> Line:
    """A move or a teleport, with the way."""
    name, rule = facts.name(event["warrior"]), "UW-6.0.1" if event["type"] == "moved" else "UW-R61"
    terrain = term("terrain", facts.terrain(event["to"]))
    way = [event["from"], event["to"]]
    tone = facts.tone(event["warrior"])
    return Line(
        text(f"line-{event['type']}", name=name, hex=event["to"], terrain=terrain),
        tone,
        [event["warrior"], event["to"]],
        rules=[rule],
        motions=[Motion(event["warrior"], way)],
        marks=[Mark("trail", tone, way)],
        seat=facts.seat_of(event["warrior"]),
    )


def prepared(facts: Facts, event: Data) -> Line:
    """The first half of a Barrier, Smoke or teleport: announced to all."""
    told = text(f"line-prepared-{event['what']}", name=facts.name(event["warrior"]))
    tone, seat = facts.tone(event["warrior"]), facts.seat_of(event["warrior"])
    return Line(told, tone, [event["warrior"]], rules=["UW-R7"], seat=seat)


def fired(facts: Facts, event: Data) -> Line:
    """A shot: weapon, aim, range, and the dice beside the number."""
    return Line(
        shot_text(facts, event),
        facts.tone(event["warrior"]),
        [event["warrior"], event.get("target") or event.get("barrier") or event["hex"]],
        dice=dice_shown("uw.attack", event) if "dice" in event else None,
        rules=["UW-7.11.3"] if "dice" in event else ["UW-7.14.1"],
        marks=[Mark("line", facts.tone(event["warrior"]), shot_way(facts, event))],
        seat=facts.seat_of(event["warrior"]),
    )


def shot_way(facts: Facts, event: Data) -> list[str]:
    """From the firer's hex to the hex aimed at; just the hex when both are one."""
    here, there = facts.warriors[event["warrior"]]["hex"], aim_hex(facts, event)
    return [here] if here == there else [here, there]


def shot_text(facts: Facts, event: Data) -> Text:
    """Who fires what at whom."""
    name, weapon = facts.name(event["warrior"]), term("weapon", event["weapon"])
    if "target" in event:
        target = facts.name(event["target"])
        return text("line-fired-target", name=name, weapon=weapon, target=target, range=event["range"])
    if "barrier" in event:
        owner = facts.name(event["barrier"].rpartition("@")[0])
        return text("line-fired-barrier", name=name, weapon=weapon, target=owner, range=event["range"])
    return text("line-fired-hex", name=name, weapon=weapon, hex=event["hex"], range=event["range"])


def dice_shown(name: str, event: Data) -> DiceShown:
    """Two dice that pass on the number or less (UW-7.11.3)."""
    passed = sum(event["dice"]) <= event["number"]
    stake = damage(event["weapon"]) if "target" in event and "weapon" in event else 0
    return DiceShown(
        name,
        event["dice"],
        needed=event["number"],
        passed=passed,
        chance=(ways(event["number"]), 36),
        stake=stake,
    )


def tower_fired(facts: Facts, event: Data) -> Line:
    """The Laser Tower's shot, at Lucas or at what stands in the way (UW-R56)."""
    here = facts.view["tower"]["hex"]
    if "target" in event:
        there = facts.warriors[event["target"]]["hex"]
        told = text("line-tower-target", target=facts.name(event["target"]), range=event["range"])
        dice, rule = dice_shown("uw.tower", event), "UW-9.6.3"
    elif "barrier" in event:
        owner, _, there = event["barrier"].rpartition("@")
        told, dice, rule = text("line-tower-barrier", target=facts.name(owner)), None, "UW-R56"
    else:
        there = event["hex"]
        told, dice, rule = text("line-tower-hex", hex=there), None, "UW-9.6.5"
    way = [here] if here == there else [here, there]
    return Line(told, "foe", ["tower", there], dice=dice, rules=[rule], marks=[Mark("line", "foe", way)])


TELLERS: dict[str, Teller] = {
    **dict.fromkeys(PLAIN, plain),
    "moved": travelled,
    "teleported": travelled,
    "prepared": prepared,
    "fired": fired,
    "tower_fired": tower_fired,
    **effects.TELLERS,
    **ending.TELLERS,
}
