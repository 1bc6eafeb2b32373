"""The choices of an Impulse: one for each action of the menu, with its numbers and warnings."""

from grognard.rulesets.ultrawarrior.presentation import ground
from grognard.rulesets.ultrawarrior.presentation.facts import BURNING, Facts
from grognard.rulesets.ultrawarrior.presentation.texts import decimal, number, percent, term, text
from grognard.umpire.scene import Choice, Number, Text
from grognard.umpire.words import Data

COMPLETES = {"place_barrier": "barrier", "place_smoke": "smoke", "teleport": "teleport"}
STILL_ENERGY = {"place_barrier": 4, "place_smoke": 3}
KEYS = {
    "idle": "s",
    "load_dart": "l",
    "unload_dart": "u",
    "prepare_barrier": "b",
    "prepare_smoke": "k",
    "prepare_teleport": "t",
    "place_barrier": "b",
    "place_smoke": "k",
    "pick_up": "p",
    "drop": "d",
    "exit": "x",
}


def tool(action: Data) -> str:
    """The tool that an action is done with: the weapon, the thing prepared, or the action's type."""
    if action["type"] == "fire":
        return str(action["weapon"])
    if action["type"] == "prepare":
        return f"prepare_{action['what']}"
    return str(action["type"])


def choice(facts: Facts, action: Data) -> Choice:
    """An action of the menu as a row of the card and a mark on the board."""
    warrior = action["warrior"]
    kind = tool(action)
    target = aim(action)
    at = target or action.get("hex") or facts.warriors[warrior]["hex"]
    return Choice(
        action,
        label(facts, action),
        by=warrior,
        at=at,
        refs=[warrior, at] if at != warrior else [warrior],
        key=KEYS.get(kind, ""),
        numbers=numbers(facts, action),
        warnings=warnings(facts, action),
        preview=preview(action),
    )


def aim(action: Data) -> str:
    """What a shot is aimed at, if not at a hex."""
    return str(action.get("target") or action.get("barrier") or "")


def label(facts: Facts, action: Data) -> Text:
    """What the row says."""
    kind = action["type"]
    if kind in ("move", "teleport"):
        terrain = term("terrain", facts.terrain(action["hex"]))
        return text(f"do-{kind}", hex=action["hex"], terrain=terrain)
    if kind != "fire":
        return term("do", tool(action))
    weapon = term("weapon", action["weapon"])
    if "target" in action:
        return text("do-fire-target", weapon=weapon, name=facts.name(action["target"]))
    if "barrier" in action:
        owner, _, hex = action["barrier"].rpartition("@")
        return text("do-fire-barrier", weapon=weapon, name=facts.name(owner), hex=hex)
    return text("do-fire-hex", weapon=weapon, hex=action["hex"])


def preview(action: Data) -> Data | None:
    """The question whose answer is drawn while the choice is in hand."""
    if action["type"] == "fire":
        return {"type": "odds", "action": action}
    if action["type"] == "move":
        return {"type": "reach", "warrior": action["warrior"]}
    if action["type"] == "teleport":
        return {"type": "hex", "hex": action["hex"]}
    return {"type": "danger", "warrior": action["warrior"]}


# ---- numbers


def numbers(facts: Facts, action: Data) -> list[Number]:
    """Cost, number, chance and expected damage: public facts and the own sheet only."""
    kind = action["type"]
    if kind == "move":
        wood = facts.terrain(action["hex"]) == "forest"
        return [number(2 if wood else 1, "points", rule="UW-6.0.2")]
    if kind in STILL_ENERGY:
        return [
            number(STILL_ENERGY[kind], "energy", rule="UW-7.42.1" if kind == "place_barrier" else "UW-7.43.1")
        ]
    if kind != "fire":
        return []
    weapon = action["weapon"]
    cost = [number(ground.cost(weapon), "energy", rule="UW-7.11.1")]
    needed = to_hit(facts, action["warrior"], weapon, aim_hex(facts, action))
    if needed is None or not aim(action):
        return cost
    ways, damage = ground.ways(needed), ground.damage(weapon)
    odds = [number(needed, "needed", rule="UW-7.2.1"), number(percent(ways, 36), "chance")]
    if damage == 0:
        return cost + odds
    return cost + odds + [number(decimal(ways * damage, 36), "expected", rule="UW-7.1.1")]


def aim_hex(facts: Facts, action: Data) -> str:
    """The hex that a shot goes to."""
    if action.get("target") == "tower":
        return str(facts.view["tower"]["hex"])
    if "target" in action:
        return str(facts.warriors[action["target"]]["hex"])
    if "barrier" in action:
        return str(action["barrier"].rpartition("@")[2])
    return str(action["hex"])


def to_hit(facts: Facts, warrior: str, weapon: str, hex: str) -> int | None:
    """The number for a weapon at the range to a hex (UW-7.2.1, R38)."""
    real = ground.distance(facts.warriors[warrior]["hex"], hex)
    return ground.number(weapon, real, facts.counted(warrior, real), facts.options)


# ---- warnings: told, never forbidding


def warnings(facts: Facts, action: Data) -> list[Text]:
    """What one may regret about an action."""
    found = [stays(facts, action), drops(facts, action), company(facts, action), thin_ice(facts, action)]
    return [warning for warning in found if warning is not None]


def stays(facts: Facts, action: Data) -> Text | None:
    """UW-6.11.1: an Impulse that ends in burning terrain or Water."""
    warrior = action["warrior"]
    if action["type"] in ("move", "teleport", "exit"):
        return None
    terrain = facts.terrain(facts.warriors[warrior]["hex"])
    name = facts.name(warrior)
    if terrain == "water":
        return text("warn-drowns", name=name)
    if terrain in BURNING:
        return text("warn-burns", name=name, terrain=term("terrain", terrain), damage=BURNING[terrain])
    return None


def drops(facts: Facts, action: Data) -> Text | None:
    """UW-R7: anything but its completion drops a preparation."""
    prep = facts.warriors[action["warrior"]]["prep"]
    if not facts.first_half(action["warrior"]) or COMPLETES.get(action["type"]) == prep:
        return None
    return text("warn-drops", what=term("prep", prep))


def company(facts: Facts, action: Data) -> Text | None:
    """UW-7.13.2, R36: a miss changes the target's hex, where the firer or a friend may stand."""
    weapon = action.get("weapon", "")
    if "target" not in action or action["target"] == "tower":
        return None
    hex = aim_hex(facts, action)
    change = ground.change(weapon, facts.terrain(hex))
    mates = [w for w in facts.own() if facts.warriors[w]["hex"] == hex]
    if change is None or not mates:
        return None
    return text("warn-company", name=facts.name(mates[0]), terrain=term("terrain", change))


def thin_ice(facts: Facts, action: Data) -> Text | None:
    """UW-7.3.2, 3.23.2: stepping onto Ice in an enemy's line, or where Water comes back."""
    if action["type"] not in ("move", "teleport"):
        return None
    hex = action["hex"]
    terrain = facts.terrain(hex)
    if terrain == "inverted_water":
        return text("warn-refills", hex=hex)
    if terrain != "ice":
        return None
    for foe in facts.foes(action["warrior"]):
        place = facts.warriors[foe]["hex"]
        if to_hit(facts, foe, "heat_blast", hex) is not None and facts.in_line(place, hex):
            return text("warn-ice", hex=hex, name=facts.name(foe))
    return None
