"""What happens to warriors and the ground: damage, burning, elimination, terrain change."""

from grognard.rulesets.ultrawarrior.events import (
    Absorbed,
    ArrivalDue,
    Burned,
    Dropped,
    Drowned,
    Eliminated,
    LifeLost,
    SuitDestroyed,
    TerrainChanged,
)
from grognard.rulesets.ultrawarrior.state import QUEUED, WAITING, State
from grognard.rulesets.ultrawarrior.tables import BURN, GRID, NO_CHANGE, TERRAINS, WATER
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log


def hurt(p: State, warrior: Warrior, damage: int, past_shield: bool, dice: Dice, log: Log | None) -> None:
    """Damage to one warrior, Shield first (UW-4.2.3), then suit (UW-4.2.4, UW-4.3.2), or a Life die
    (UW-4.3.6).

    A Disk goes past the Shield (UW-7.34.2). Excess of the hit that ends the suit is lost (UW-4.3.3, UW-R16).
    """
    if warrior.suit == 0:
        lose_life(p, warrior, dice, log)
        return
    absorbed = 0 if past_shield else min(warrior.shield, damage)
    suit = min(warrior.suit, damage - absorbed)
    warrior.shield -= absorbed
    warrior.suit -= suit
    if log is not None:
        log.whisper(Absorbed(warrior.id, absorbed, suit), p.rules.owners(warrior.seat))
    if warrior.suit == 0:
        strip(p, warrior, log)


def strip(p: State, warrior: Warrior, log: Log | None) -> None:
    """UW-4.3.4, UW-4.3.5, UW-R15: without a suit he holds no Energy, reserve or Shield.

    Not announced (UW-R45).
    """
    warrior.energy = 0
    warrior.reserve = 0
    warrior.shield = 0
    p.stirred = True
    if log is not None:
        log.whisper(SuitDestroyed(warrior.id), p.rules.owners(warrior.seat))


def lose_life(p: State, warrior: Warrior, dice: Dice, log: Log | None) -> None:
    """UW-4.4.2: one die of Life Levels, whatever the damage; this turn's Action Points stay (UW-4.41.2).

    UW-R45: the die is open, or the owner's alone with `life_dice: owner`. UW-4.4.3: at 0 he is eliminated.
    """
    if p.rules.open_life:
        roll = dice.roll("uw.life", 6, 1, warrior.id)[0]
        if log is not None:
            log.say(LifeLost(warrior.id, roll))
    else:
        roll = dice.hidden("uw.life", 6, 1, warrior.id)[0]
        if log is not None:
            log.whisper(LifeLost(warrior.id, roll), p.rules.owners(warrior.seat))
    warrior.life = max(0, warrior.life - roll)
    if warrior.life == 0:
        eliminate(p, warrior, "damage", log)


def eliminate(p: State, warrior: Warrior, cause: str, log: Log | None) -> None:
    """UW-4.4.3: removed at once; what he leaves behind, and whom his fall calls."""
    remove(p, warrior)
    aftermath(p, warrior, cause, log)


def remove(p: State, warrior: Warrior) -> None:
    """He stays in the notation where he fell; a seat without warriors leaves the turn order (UW-R64)."""
    warrior.alive = False
    p.stirred = True
    if len(p.of_seat(warrior.seat)) == 0:
        p.order = [seat for seat in p.order if seat != warrior.seat]


def aftermath(p: State, warrior: Warrior, cause: str, log: Log | None) -> None:
    """UW-R53: a fallen carrier leaves the Energizer in his hex. UW-9.3.3: a reinforcement may be due."""
    if log is not None:
        log.say(Eliminated(warrior.id, cause))
    if p.carrier == warrior.id:
        p.carrier = ""
        p.energizer = warrior.cell
        if log is not None:
            log.say(Dropped(warrior.id, GRID.names[warrior.cell]))
    for i, arrival in enumerate(p.rules.scenario.arrivals):
        if p.arrivals[i] == WAITING and arrival.trigger == warrior.id and p.turn < p.rules.turn_limit:
            p.arrivals[i] = QUEUED
            if log is not None:
                log.say(ArrivalDue(arrival.entry.id))


def change_terrain(p: State, weapon: int, cell: int, log: Log | None) -> None:
    """UW-8.3.1, UW-2.1.4; the Tower's hex never changes (UW-R57)."""
    to = p.ground.changed_by(weapon, cell)
    if to == NO_CHANGE or cell == p.tower:
        return
    old = p.ground.terrain[cell]
    p.ground = p.ground.change(cell, to)
    if log is not None:
        log.say(TerrainChanged(GRID.names[cell], TERRAINS[old], TERRAINS[to]))


def end_of_impulse(p: State, warrior: Warrior, dice: Dice, log: Log | None) -> None:
    """UW-6.11.1, UW-R42: the acting warrior alone, where he stands now, on the terrain as it is now
    (UW-6.11.2).

    Water drowns him (UW-6.12.3); Fire and Lava burn him (UW-6.12.1, UW-6.12.2), Barrier or not (UW-R27).
    """
    terrain = p.ground.terrain[warrior.cell]
    if terrain == WATER:
        if log is not None:
            log.say(Drowned(warrior.id, GRID.names[warrior.cell]))
        eliminate(p, warrior, "drowned", log)
    elif BURN[terrain] > 0:
        if log is not None:
            log.say(Burned(warrior.id, TERRAINS[terrain], BURN[terrain]))
            if not p.rules.open_life:
                # his owner's Life die may have fallen: whether this is taken back must not tell (UW-R45)
                log.seal()
        if warrior.suit > 0 or p.rules.bare_die:
            # UW-R14: one Life die for a bare warrior, or nothing by the option
            hurt(p, warrior, BURN[terrain], False, dice, log)
