"""What actions bring about, as it is told: hits, absorption, terrain, burning, the fallen."""

from collections.abc import Callable

from grognard.rulesets.ultrawarrior.presentation.facts import Facts
from grognard.rulesets.ultrawarrior.presentation.texts import term, text
from grognard.umpire.scene import DiceShown, Line, Mark, Tone
from grognard.umpire.words import Data

AGAINST: dict[Tone, Tone] = {"own": "bad", "foe": "good"}


def against(facts: Facts, ref: str) -> Tone:
    """Bad when it befalls one's own, good when it befalls a foe."""
    return AGAINST.get(facts.tone(ref), "plain")


def hit(facts: Facts, event: Data) -> Line:
    """A hit with its damage points; how they are absorbed is the owner's to know."""
    target = facts.name(event["target"])
    rule = "UW-9.6.4" if event["warrior"] == "tower" else "UW-7.1.1"
    told = text("line-hit", target=target, damage=event["damage"])
    return Line(told, against(facts, event["target"]), [event["target"]], rules=[rule])


def missed(facts: Facts, event: Data) -> Line:
    """A miss; what it does to the ground is told next."""
    refs = [event.get("target") or event.get("barrier") or event["hex"]]
    rule = "UW-7.41.2" if "barrier" in event else "UW-7.13.2"
    return Line(text("line-missed", hex=event["hex"]), "plain", refs, rules=[rule])


def absorbed(facts: Facts, event: Data) -> Line:
    """How a hit was absorbed: the owner's own line (UW-R44)."""
    told = text(
        "line-absorbed", name=facts.name(event["warrior"]), shield=event["shield"], suit=event["suit"]
    )
    return Line(told, "bad" if event["suit"] else "warn", [event["warrior"]], rules=["UW-4.2.3", "UW-4.2.4"])


def suit_destroyed(facts: Facts, event: Data) -> Line:
    """The end of a suit, and of all Energy with it."""
    told = text("line-suit-destroyed", name=facts.name(event["warrior"]))
    return Line(told, "bad", [event["warrior"]], rules=["UW-4.3.4"])


def life_lost(facts: Facts, event: Data) -> Line:
    """A Life die: that many levels are lost."""
    told = text("line-life-lost", name=facts.name(event["warrior"]), levels=event["roll"])
    dice = DiceShown("uw.life", [event["roll"]])
    return Line(told, against(facts, event["warrior"]), [event["warrior"]], dice=dice, rules=["UW-4.4.2"])


def terrain_changed(facts: Facts, event: Data) -> Line:
    """The ground changes."""
    told = text(
        "line-terrain", hex=event["hex"], old=term("terrain", event["from"]), new=term("terrain", event["to"])
    )
    return Line(
        told, "plain", [event["hex"]], rules=["UW-8.3.1"], marks=[Mark("cells", "warn", [event["hex"]])]
    )


def smoke_removed(facts: Facts, event: Data) -> Line:
    """A dart blows Smoke away."""
    return Line(text("line-smoke-removed", hex=event["hex"]), "plain", [event["hex"]], rules=["UW-7.33.4"])


def barrier_destroyed(facts: Facts, event: Data) -> Line:
    """A Disruptor takes a Barrier."""
    owner = event["barrier"].rpartition("@")[0]
    told = text("line-barrier-destroyed", name=facts.name(owner), hex=event["hex"])
    return Line(told, against(facts, owner), [event["hex"]], rules=["UW-7.41.2"])


def tower_destroyed(facts: Facts, event: Data) -> Line:
    """The Laser Tower has taken all it can."""
    return Line(text("line-tower-destroyed"), "good", ["tower"], rules=["UW-9.6.6"], heading=True)


def burned(facts: Facts, event: Data) -> Line:
    """Fire or Lava at the end of an Impulse."""
    terrain = term("terrain", event["terrain"])
    told = text("line-burned", name=facts.name(event["warrior"]), terrain=terrain, damage=event["damage"])
    rule = "UW-6.12.1" if event["terrain"] == "fire" else "UW-6.12.2"
    return Line(told, against(facts, event["warrior"]), [event["warrior"]], rules=[rule])


def drowned(facts: Facts, event: Data) -> Line:
    """Water at the end of an Impulse."""
    told = text("line-drowned", name=facts.name(event["warrior"]), hex=event["hex"])
    return Line(told, against(facts, event["warrior"]), [event["warrior"]], rules=["UW-6.12.3"])


def eliminated(facts: Facts, event: Data) -> Line:
    """A warrior is out of the match."""
    told = text(f"line-eliminated-{event['cause']}", name=facts.name(event["warrior"]))
    rule = {"damage": "UW-4.4.3", "drowned": "UW-6.12.3", "concession": "UW-R46"}[event["cause"]]
    return Line(told, against(facts, event["warrior"]), [event["warrior"]], rules=[rule])


TELLERS: dict[str, Callable[[Facts, Data], Line]] = {
    "hit": hit,
    "missed": missed,
    "absorbed": absorbed,
    "suit_destroyed": suit_destroyed,
    "life_lost": life_lost,
    "terrain_changed": terrain_changed,
    "smoke_removed": smoke_removed,
    "barrier_destroyed": barrier_destroyed,
    "tower_destroyed": tower_destroyed,
    "burned": burned,
    "drowned": drowned,
    "eliminated": eliminated,
}
