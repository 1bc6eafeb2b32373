"""Life and Action Points of a foreign warrior with `life_dice: owner` (UW-R45): only his Impulses tell of
them.
"""

from grognard.rulesets.ultrawarrior.memory import UNKNOWN, Past
from grognard.rulesets.ultrawarrior.tables import MOPHEK, SPECIES_OF, action_points
from grognard.umpire.dice import Dice
from grognard.umpire.words import Data


def sample_points(view: Data, id: str, warrior: Data, past: Past, dice: Dice) -> bool:
    """Fill in `life` and `ap`; false if no value agrees with the suit drawn and the Impulses seen."""
    species = SPECIES_OF[warrior["species"]]
    most = int(warrior["life_max"])
    low, high = point_bounds(view, id, warrior, past, species)
    if not warrior["alive"]:
        warrior["life"] = 0 if past.cause == "damage" else most
        warrior["ap"] = high
        return True
    lives = [life for life in range(1, most + 1) if low <= action_points(species, most - life) <= high]
    if int(warrior["suit"]) > 0:
        lives = [life for life in lives if life == most or past.energy == UNKNOWN]
    if len(lives) == 0:
        return False
    life = lives[dice.hidden("sample", len(lives))[0] - 1]
    warrior["ap"] = action_points(species, most - life)
    if int(warrior["suit"]) == 0 and past.harmed:
        # hits of this turn may have cost Life that shows in the points of the next only
        life = dice.hidden("sample", life)[0]
    warrior["life"] = life
    return True


def point_bounds(view: Data, id: str, warrior: Data, past: Past, species: int) -> tuple[int, int]:
    """Least and most Action Points of this turn (UW-R9, UW-R12): Impulses are used from the first on."""
    low, high = 0, 8
    if past.acts_before != UNKNOWN and view["turn"] > 1:
        high = past.acts_before
        if not past.harmed_before:
            low = past.acts_before
    full = action_points(species, 0)
    high = min(high, full)
    if view["phase"] != "impulse":
        return min(low, high), high
    slot = int(view["slot"])
    passed = slot if species == MOPHEK else max(0, min(6, slot - 1))
    here = slot + 1 if species == MOPHEK else slot
    if past.acts != UNKNOWN:
        acted_here = 1 if id in view["acted"] else 0
        low = max(low, past.acts)
        if past.acts - acted_here < min(passed, full):
            return past.acts, past.acts
    if id in view["acted"]:
        return max(low, here), high
    order = view["order"]
    seat = warrior["seat"]
    if seat in order and view["active"] in order and slot_is_his(slot, species):
        if order.index(seat) < order.index(view["active"]):
            return min(low, here - 1), min(high, here - 1)
        if seat == view["active"] and alone(view, id, warrior):
            return max(low, here), high
    return min(low, high), high


def slot_is_his(slot: int, species: int) -> bool:
    """Whether this slot is one of his species'."""
    return species == MOPHEK or 1 <= slot <= 6


def alone(view: Data, id: str, warrior: Data) -> bool:
    """Whether nobody else of his seat could be the one who is due."""
    for other_id, other in view["warriors"].items():
        same = other["seat"] == warrior["seat"] and other["alive"]
        if same and other_id != id and other_id not in view["acted"]:
            return False
    return True
