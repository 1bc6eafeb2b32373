"""The Laser Tower of scenario 6 (UW-9.6.3 to UW-9.6.5, UW-R55, UW-R56)."""

from grognard.rulesets.ultrawarrior.effects import change_terrain, hurt
from grognard.rulesets.ultrawarrior.events import Hit, Missed, TowerFired
from grognard.rulesets.ultrawarrior.sight import NO_COVER, cover, first_block
from grognard.rulesets.ultrawarrior.state import TOWER, State, barrier_id
from grognard.rulesets.ultrawarrior.tables import GRID, HEAT, TOWER_DAMAGE
from grognard.rulesets.ultrawarrior.victory import judge
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log


def tower_fires(p: State, dice: Dice, log: Log | None) -> None:
    """UW-9.6.3, UW-R55: at the end of its slots, whether or not its target had an Impulse there."""
    if not p.tower_stands() or p.slot not in p.rules.tower_slots:
        return
    target = p.warrior(p.rules.scenario.tower_target)
    if target is not None and target.alive:
        fire_at(p, target, dice, log)
        judge(p, log)


def fire_at(p: State, target: Warrior, dice: Dice, log: Log | None) -> None:
    """UW-R56: the first blocking hex takes the shot; else the target's Barrier; else it is rolled for."""
    blocker = stopped_by(p, target)
    if blocker >= 0:
        if log is not None:
            log.say(TowerFired(hex=GRID.names[blocker]))
        scorch(p, blocker, log)
    elif p.protected(target):
        if log is not None:
            log.say(TowerFired(barrier=barrier_id(target.id, target.cell)))
    else:
        roll_at(p, target, dice, log)


def stopped_by(p: State, target: Warrior) -> int:
    """UW-9.6.5, UW-R65: the hex that takes the shot in the target's place, or -1.

    His own hex counts if it covers him.
    """
    block = first_block(p.ground, p.rules.one_edge, p.tower, target.cell)
    if block >= 0:
        return block
    return -1 if cover(p.ground, p.tower, target.cell) == NO_COVER else target.cell


def roll_at(p: State, target: Warrior, dice: Dice, log: Log | None) -> None:
    """UW-9.6.4: a hit does a Heat Blast's damage; a miss changes the target's hex as one."""
    distance = GRID.distance(p.tower, target.cell)
    number = p.rules.tower_number(distance)
    faces = dice.roll("uw.tower", 6, 2)
    struck = faces[0] + faces[1] <= number
    if log is not None:
        log.say(TowerFired(target.id, distance, number, list(faces), struck))
        if struck:
            log.say(Hit(TOWER, target.id, TOWER_DAMAGE))
        else:
            log.say(Missed(TOWER, GRID.names[target.cell], target=target.id))
    if struck:
        hurt(p, target, TOWER_DAMAGE, False, dice, log)
    else:
        scorch(p, target.cell, log)


def scorch(p: State, cell: int, log: Log | None) -> None:
    """UW-R56: as by a Heat Blast, unless `tower_laser: damage_only`."""
    if p.rules.tower_changes:
        change_terrain(p, HEAT, cell, log)
