"""The Shield decision: a split over the seat's living warriors, with presets worth knowing."""

from grognard.rulesets.ultrawarrior.presentation import ground
from grognard.rulesets.ultrawarrior.presentation.choices import to_hit
from grognard.rulesets.ultrawarrior.presentation.facts import BURNING, Facts
from grognard.rulesets.ultrawarrior.presentation.texts import TOOL_GLYPHS, term, text
from grognard.umpire.scene import Bound, CardForm, Number, Slot, Text

PRESETS = (0, 5, 10, 12)
"""Nothing, a light one, a Frost Bolt, Lava."""
PRICES = {"heat_blast": "3", "frost_bolt": "5", "electron_bolt": "1"}
"""What is fired with the Energy that is left."""
BLAST = 6
IMPULSES = 6


def shield_form(facts: Facts) -> CardForm:
    """UW-4.2.1: 0 to all remaining Energy for each living warrior of the seat."""
    bounds = [bound(facts, w) for w in facts.own()]
    slot = Slot("shields", "split", text("slot-shields"), bounds=bounds, low=0)
    return CardForm("set_shields", text("form-shields"), [slot], glyph=TOOL_GLYPHS["set_shields"])


def bound(facts: Facts, warrior: str) -> Bound:
    """One warrior's limits; 0 without a suit (UW-4.3.5, R18)."""
    data = facts.warriors[warrior]
    high = data["energy"] + data["reserve"] if data["suit"] > 0 else 0
    before = last_shield(facts, warrior)
    wanted = {*PRESETS, incoming(facts, warrior), before or 0}
    return Bound(
        warrior,
        0,
        high,
        text=text("shield-of", name=facts.name(warrior), energy=high),
        presets=[preset(v, high, v == before) for v in sorted(wanted) if v <= high],
        prices=[Number(cost, term("weapon", weapon)) for weapon, cost in PRICES.items() if high],
        hints=bound_hints(facts, warrior),
    )


def last_shield(facts: Facts, warrior: str) -> int | None:
    """What he set last turn, if he did and it is remembered."""
    ledger = facts.ledger(warrior)
    return ledger.shields[-1] if ledger is not None and ledger.shields else None


def preset(value: int, energy: int, again: bool) -> Number:
    """A Shield, and what stays in Total Energy; whether it is the same as last turn."""
    words = text("preset-same" if again else "preset-shield", left=energy - value)
    return Number(str(value), words, "own" if again else "plain", rule="UW-4.2.1")


def bound_hints(facts: Facts, warrior: str) -> list[Text]:
    """Last turn, the enemies with a line and their expected damage, burning ground."""
    hints = last_turn(facts, warrior) + hunters(facts, warrior)
    terrain = facts.terrain(facts.warriors[warrior]["hex"])
    if terrain in BURNING:
        hints.append(text("hint-burning", terrain=term("terrain", terrain), damage=BURNING[terrain]))
    return hints


def last_turn(facts: Facts, warrior: str) -> list[Text]:
    """The Shield and the damage of the turn before."""
    ledger = facts.ledger(warrior)
    if ledger is None or not ledger.shields or not ledger.harms:
        return []
    return [text("hint-last", shield=ledger.shields[-1], damage=ledger.harms[-1])]


def hunters(facts: Facts, warrior: str) -> list[Text]:
    """Enemies in range and line, with what they may do on average."""
    here, found = facts.warriors[warrior]["hex"], []
    for foe in facts.foes(warrior):
        damage = expected(facts, foe, warrior)
        if damage > 0:
            range = ground.distance(facts.warriors[foe]["hex"], here)
            found.append(text("hint-foe", name=facts.name(foe), range=range, damage=-(-damage // 36)))
    return [*found, text("hint-foes", damage=incoming(facts, warrior))] if len(found) > 1 else found


def incoming(facts: Facts, warrior: str) -> int:
    """Expected damage of this turn if every enemy in line fires a Heat Blast in every Impulse, rounded up."""
    total = sum(expected(facts, foe, warrior) for foe in facts.foes(warrior))
    return -(-total // 36)


def expected(facts: Facts, foe: str, warrior: str) -> int:
    """An enemy's Heat Blasts of one turn in 36ths; old Smoke is gone by then (UW-3.23.1)."""
    place, here = facts.warriors[foe]["hex"], facts.warriors[warrior]["hex"]
    needed = to_hit(facts, foe, "heat_blast", here)
    if needed is None or not facts.without_smoke().in_line(place, here):
        return 0
    slots = facts.slots(foe)
    return ground.ways(needed) * BLAST * (IMPULSES if slots is None else len(slots))
