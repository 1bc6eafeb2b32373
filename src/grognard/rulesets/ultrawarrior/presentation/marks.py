"""Marks over the board, in layers that a player switches on: steps, ranges, danger, refill, cover."""

from grognard.rulesets.ultrawarrior.presentation import ground
from grognard.rulesets.ultrawarrior.presentation.choices import to_hit
from grognard.rulesets.ultrawarrior.presentation.facts import BURNING, Facts
from grognard.rulesets.ultrawarrior.presentation.texts import term, text
from grognard.umpire.scene import Mark, Text
from grognard.umpire.words import Data

RINGS = (2, 6, 8, 12, 15)
"""The ranges at which the fire table and the weapons' limits bite."""


def marks(facts: Facts) -> list[Mark]:
    """All layers, for the audience's own warriors; spectators see only what concerns the ground."""
    if facts.phase == "over":
        return []
    shown = acting(facts) or facts.own()
    drawn = [mark for w in shown for mark in steps(facts, w)]
    drawn += [mark for w in shown for mark in rings(facts, w)]
    drawn += [mark for w in facts.own() for mark in danger(facts, w)]
    drawn += refill(facts)
    return drawn + [mark for w in acting(facts) for mark in cover(facts, w)]


def acting(facts: Facts) -> list[str]:
    """The own warriors that may act now."""
    mine = facts.seat == facts.view["active"]
    return [w for w in facts.own() if facts.due(w)] if mine else []


def layers(facts: Facts, drawn: list[Mark]) -> dict[str, Text]:
    """The layers that have marks, with their names; ranges and cover are those of one warrior."""
    found: dict[str, Text] = {}
    for mark in drawn:
        kind, _, warrior = mark.layer.partition(":")
        found[mark.layer] = (
            text(f"layer-{kind}", name=facts.name(warrior)) if warrior else text(f"layer-{kind}")
        )
    for layer in asks(facts):
        found[layer] = text("layer-threat", name=facts.name(layer.partition(":")[2]))
    return found


def asks(facts: Facts) -> dict[str, Data]:
    """What each enemy could fire at, all over the map: too much to be drawn unasked."""
    if facts.phase == "over":
        return {}
    foes = sorted({foe for w in facts.own() for foe in facts.foes(w)})
    return {f"threat:{w}": {"type": "targets", "warrior": w, "weapon": "heat_blast"} for w in foes}


def steps(facts: Facts, warrior: str) -> list[Mark]:
    """UW-6.0.3, 6.0.4: the neighbours he may enter now, and those that need a still Impulse first."""
    around = ground.neighbours(facts.warriors[warrior]["hex"])
    still = facts.warriors[warrior]["prep"] == "idle"
    easy = [h for h in around if facts.terrain(h) in ("clear", "ice", "inverted_water")]
    wood = [h for h in around if facts.terrain(h) == "forest"]
    drawn = []
    if easy or (still and wood):
        now = sorted(easy + (wood if still else []))
        drawn.append(
            Mark("cells", "plan", now, text=text("mark-now", name=facts.name(warrior)), layer="reach")
        )
    if wood and not still:
        later = text("mark-still", name=facts.name(warrior))
        drawn.append(Mark("cells", "warn", wood, text=later, layer="reach"))
    return drawn


def rings(facts: Facts, warrior: str) -> list[Mark]:
    """Rings of range round a warrior."""
    here = facts.warriors[warrior]["hex"]
    return [
        Mark("ring", "plain", [here], radius=r, text=text("mark-range", range=r), layer=f"ranges:{warrior}")
        for r in RINGS
    ]


def danger(facts: Facts, warrior: str) -> list[Mark]:
    """UW-6.11.1: own warriors on ground that burns or drowns, or that may."""
    here = facts.warriors[warrior]["hex"]
    terrain = facts.terrain(here)
    if terrain in BURNING or terrain == "water":
        says = text("mark-danger", name=facts.name(warrior), terrain=term("terrain", terrain))
        return [Mark("cells", "bad", [here], text=says, says=says, layer="danger")]
    if terrain in ("ice", "inverted_water"):
        says = text("mark-thin", name=facts.name(warrior), terrain=term("terrain", terrain))
        return [Mark("cells", "warn", [here], text=says, says=says, layer="danger")]
    return []


def refill(facts: Facts) -> list[Mark]:
    """UW-3.23.2: inverted Water, which fills again in step 2 of the next turn."""
    low = sorted(h for h, terrain in facts.view["terrain"].items() if terrain == "inverted_water")
    if not low:
        return []
    says = text("mark-refill", turn=facts.view["turn"] + 1)
    return [Mark("cells", "warn", low, text=says, says=says, layer="refill")]


def cover(facts: Facts, warrior: str) -> list[Mark]:
    """The hexes within four of the warrior to act to which no enemy in range has a clear line."""
    here = facts.warriors[warrior]["hex"]
    near = [w for w in facts.foes(warrior) if ground.distance(here, facts.warriors[w]["hex"]) <= 22]
    if not near:
        return []
    safe = [hex for hex in ground.within(here, 4) if not any(threatens(facts, foe, hex) for foe in near)]
    return [Mark("cells", "good", safe, text=text("mark-cover"), layer=f"cover:{warrior}")] if safe else []


def threatens(facts: Facts, foe: str, hex: str) -> bool:
    """Whether an enemy could fire a bolt at somebody standing there, as the ground is now."""
    place = facts.warriors[foe]["hex"]
    return to_hit(facts, foe, "heat_blast", hex) is not None and facts.in_line(place, hex)
