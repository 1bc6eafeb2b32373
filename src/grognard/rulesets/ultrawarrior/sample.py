"""A world that a seat may be in (UW-R44): drawn from its view and memory, never from a position.

The prior is stated in one place: a Shield lies between 0 and 12 and is most often 6, now and
then anything; all else follows from the start values and what has happened in public.
"""

from grognard.rulesets.ultrawarrior.memory import (
    BONUS,
    HARMED,
    PAID,
    PIERCED,
    POWERED,
    TURNED,
    UNKNOWN,
    Past,
    UltraMemory,
)
from grognard.rulesets.ultrawarrior.points import sample_points
from grognard.rulesets.ultrawarrior.position import UltraPosition
from grognard.rulesets.ultrawarrior.reading import read_position
from grognard.rulesets.ultrawarrior.scenario import SUIT_ZERO
from grognard.rulesets.ultrawarrior.tables import RESERVE, SPECIES, SPECIES_OF, UNDECIDED, action_points
from grognard.umpire.contract import Memory
from grognard.umpire.dice import Dice
from grognard.umpire.words import Data

TRIES = 60
WORLDS = 40
CAP = 150
"""The Energy a warrior may have begun with where nothing is known of it."""


class Sheet:
    """A control sheet on its way through a past."""

    def __init__(self, energy: int, reserve: int, suit: int) -> None:
        self.energy = energy
        self.reserve = reserve
        self.shield = 0
        self.suit = suit

    def pay(self, amount: int) -> bool:
        """UW-R62; false if he could not have paid."""
        if self.suit == 0 or amount > self.energy + self.reserve:
            return amount == 0
        taken = min(self.energy, amount)
        self.energy -= taken
        self.reserve -= amount - taken
        return True

    def harm(self, damage: int, pierced: bool) -> None:
        """UW-4.2.3, UW-4.2.4, UW-7.34.2; with the suit all Energy goes."""
        absorbed = 0 if pierced else min(self.shield, damage)
        self.shield -= absorbed
        self.suit = max(0, self.suit - damage + absorbed)
        if self.suit == 0:
            self.energy = 0
            self.reserve = 0
            self.shield = 0


def sample_position(view: Data, memory: Memory, dice: Dice) -> UltraPosition:
    """A position that gives this view and may have had this past."""
    data = {key: value for key, value in view.items() if key != "seat"}
    if view["over"] is not None:
        return read_position(data)
    assert isinstance(memory, UltraMemory)
    position = read_position(fill(view, data, memory, dice))
    for _ in range(WORLDS):
        if position.active < 0 or position.active == view["active"]:
            break
        position = read_position(fill(view, data, memory, dice))
    return position


def fill(view: Data, data: Data, memory: UltraMemory, dice: Dice) -> Data:
    """The notation with every secret drawn."""
    warriors: Data = {}
    for id, warrior in view["warriors"].items():
        filled = dict(warrior)
        if "energy" not in warrior:
            draw_sheet(view, id, filled, memory, dice)
        warriors[id] = filled
    world = dict(data)
    world["warriors"] = warriors
    world["answers"] = draw_answers(view, warriors, dice)
    return world


# ---- sheets


def draw_sheet(view: Data, id: str, warrior: Data, memory: UltraMemory, dice: Dice) -> None:
    """Fill in one foreign sheet."""
    past = memory.past(id)
    opened = view["options"]["life_dice"] == "open"
    for attempt in range(TRIES):
        sheet = draw_numbers(view, warrior, past, memory, attempt, dice)
        if sheet is None:
            continue
        warrior["energy"] = sheet.energy
        warrior["reserve"] = sheet.reserve
        warrior["shield"] = sheet.shield
        warrior["suit"] = sheet.suit
        if opened:
            draw_life(warrior, past, sheet.suit == 0, dice)
            return
        if sample_points(view, id, warrior, past, dice):
            return
    strip(view, id, warrior, past, opened, dice)


def strip(view: Data, id: str, warrior: Data, past: Past, opened: bool, dice: Dice) -> None:
    """What is left when no past that was tried agrees: a bare warrior."""
    for field in ("energy", "reserve", "shield", "suit"):
        warrior[field] = 0
    if opened or not sample_points(view, id, warrior, past, dice):
        draw_life(warrior, past, True, dice)


def draw_numbers(
    view: Data, warrior: Data, past: Past, memory: UltraMemory, attempt: int, dice: Dice
) -> Sheet | None:
    """Energy, reserve, Shield and suit at the end of the past, or None if this try does not agree with it."""
    if past.bare or past.cause == "damage":
        return Sheet(0, 0, 0)
    thrifty = attempt >= TRIES - 20
    sheet = draw_start(warrior, past, thrifty, dice)
    opened = view["options"]["life_dice"] == "open"
    if not live(sheet, past, thrifty, opened and view["options"]["terrain_vs_bare"] == "die", dice):
        return None
    if memory.scenario.wins_by(SUIT_ZERO) and sheet.suit == 0:
        return None
    if past.energy == UNKNOWN and not knows_shields(past) and view["phase"] == "impulse":
        sheet.shield = usual_shield(sheet.energy + sheet.reserve, dice)
    return sheet


def knows_shields(past: Past) -> bool:
    """Whether the past reaches back to this turn's Shields."""
    return any([kind == POWERED for kind, _ in past.happenings])


def draw_start(warrior: Data, past: Past, thrifty: bool, dice: Dice) -> Sheet:
    """Start values are public; where the past begins in the midst of a match, anything may be.

    Then he had at least what he has been seen to spend; if `thrifty`, a whole suit and enough to shield it.
    """
    species = SPECIES_OF[warrior["species"]]
    if past.energy != UNKNOWN:
        return Sheet(past.energy, RESERVE[species], past.suit)
    spent = sum([amount for kind, amount in past.happenings if kind == PAID])
    if thrifty:
        harm = sum([amount for kind, amount in past.happenings if kind == HARMED])
        return Sheet(spent + harm, RESERVE[species], max(1, int(warrior["suit_max"])))
    if spent == 0 and dice.hidden("sample", 8)[0] == 1:
        return Sheet(0, 0, 0)
    suit = dice.hidden("sample", max(1, int(warrior["suit_max"])))[0]
    energy = spent + dice.hidden("sample", CAP + 1)[0] - 1
    reserve = RESERVE[species]
    if reserve > 0 and energy == 0:
        reserve = dice.hidden("sample", reserve + 1)[0] - 1
    return Sheet(energy, reserve, suit)


def live(sheet: Sheet, past: Past, thrifty: bool, dice_seen: bool, dice: Dice) -> bool:
    """Go through the past with Shields drawn on the way; false where it cannot have been so.

    `thrifty`: Shields of just what the turn's hits will take. `dice_seen`: a hit on a bare warrior
    would have shown a Life die, so none of these was one.
    """
    owing = 0
    for kind, amount in past.happenings:
        if kind == PAID:
            owing += amount
    for i, (kind, amount) in enumerate(past.happenings):
        if kind == PAID:
            owing -= amount
            if not sheet.pay(amount):
                return False
        elif kind == POWERED:
            power(sheet, past, i, owing, thrifty, dice)
        elif kind == TURNED:
            sheet.shield = 0
        elif kind == BONUS and sheet.suit > 0:
            sheet.energy += amount
        elif kind in (HARMED, PIERCED):
            if sheet.suit == 0 and dice_seen:
                return False
            sheet.harm(amount, kind == PIERCED)
    return True


def power(sheet: Sheet, past: Past, place: int, owing: int, thrifty: bool, dice: Dice) -> None:
    """The Shield of one turn: what he is known to have spent later he cannot have put in."""
    most = max(0, sheet.energy + sheet.reserve - owing)
    amount = min(most, coming(past, place)) if thrifty else usual_shield(most, dice)
    if sheet.pay(amount) and sheet.suit > 0:
        sheet.shield = amount


def coming(past: Past, place: int) -> int:
    """Damage that a Shield set at this place of the past could have taken."""
    total = 0
    for kind, amount in past.happenings[place + 1 :]:
        if kind == TURNED:
            break
        if kind == HARMED:
            total += amount
    return total


def usual_shield(most: int, dice: Dice) -> int:
    """0 to 12, most often 6; one time in eight anything up to `most`."""
    if dice.hidden("sample", 8)[0] == 1:
        return dice.hidden("sample", most + 1)[0] - 1
    a, b = dice.hidden("sample", 7, 2)
    return min(most, a + b - 2)


def draw_life(warrior: Data, past: Past, bare: bool, dice: Dice) -> None:
    """UW-4.4.2: with open dice Life is known, if the past reaches back far enough; else the points tell."""
    most = int(warrior["life_max"])
    if not warrior["alive"]:
        warrior["life"] = 0 if past.cause == "damage" else max(0, most - past.life_lost)
        return
    if past.energy != UNKNOWN:
        warrior["life"] = max(1, most - past.life_lost)
        return
    species = SPECIES_OF[warrior["species"]]
    fitting = [life for life in range(1, most + 1) if life_fits(species, most, life, int(warrior["ap"]))]
    if bare and len(fitting) == 0:
        fitting = list(range(1, most + 1))
    if len(fitting) == 0:
        fitting = [most]
    warrior["life"] = max(1, fitting[dice.hidden("sample", len(fitting))[0] - 1] - past.life_lost)


def life_fits(species: int, most: int, life: int, ap: int) -> bool:
    """Whether this Life gives these Action Points (UW-4.41.1)."""
    return action_points(species, most - life) == ap


# ---- answers


def draw_answers(view: Data, warriors: Data, dice: Dice) -> Data:
    """Secret answers given so far: the own one is known, others are drawn."""
    answers: Data = dict(view["answers"])
    for seat in view["answered"]:
        if str(seat) in answers:
            continue
        if view["phase"] == "species":
            first = 0 if view["options"]["allow_human"] else 1
            species = first + dice.hidden("sample", UNDECIDED - first)[0] - 1
            answers[str(seat)] = {"type": "choose_species", "species": SPECIES[species]}
        else:
            shields: Data = {}
            for id, warrior in warriors.items():
                if warrior["seat"] == seat and warrior["alive"]:
                    most = int(warrior["energy"]) + int(warrior["reserve"])
                    shields[id] = usual_shield(most, dice)
            answers[str(seat)] = {"type": "set_shields", "shields": shields}
    return answers
