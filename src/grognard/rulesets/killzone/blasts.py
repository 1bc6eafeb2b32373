"""Area weapons: grenades, flame throwers, missiles (KZ-6.2.6, KZ-6.2.7, KZ-R27, KZ-R28, KZ-R30)."""

from grognard.rulesets.killzone.actions import Area, Flame, Missile, Throw
from grognard.rulesets.killzone.arms import FLAME, GRENADE, MISSILE, AreaWeapon
from grognard.rulesets.killzone.effects import apply, free_captives, identify, spend
from grognard.rulesets.killzone.events import Blast, Lock
from grognard.rulesets.killzone.figure import NOBODY
from grognard.rulesets.killzone.ground import BASE, CENTRE, OUTSIDE, ROOF
from grognard.rulesets.killzone.shooting import damage, hits, own_bonus
from grognard.rulesets.killzone.sight import (
    NIGHT_RANGE,
    aim_of,
    fire_rule,
    in_sight,
    indoors,
    outward_rule,
    point_aim,
    sees_at_night,
    within,
)
from grognard.rulesets.killzone.state import State
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log

LOCKED = 3
"""KZ-6.2.17: the least die that locks on."""


def weapon_of(action: Area) -> AreaWeapon:
    """Which of the three is used."""
    if isinstance(action, Throw):
        return GRENADE
    return FLAME if isinstance(action, Flame) else MISSILE


def point_level(p: State, i: int, x: int, y: int) -> int:
    """KZ-R30: the zone of a bare point: the thrower's own roof if it lies there, else the ground."""
    zone = p.figures[i].zone
    if zone != OUTSIDE and p.table.zones[zone].part == ROOF:
        x1, y1, x2, y2 = p.table.houses[p.table.zones[zone].house].rect
        if x1 <= x <= x2 and y1 <= y <= y2:
            return zone
    return OUTSIDE


# ---- what forbids it (13.5: 9, 10)


def aim_rule(p: State, i: int, action: Area) -> str:
    """The rule that forbids the aim, or nothing."""
    weapon = weapon_of(action)
    if action.target is not None:
        return figure_rule(p, i, p.known(i, action.target), weapon)
    if action.at is not None:
        return point_rule(p, i, action.at[0], action.at[1], weapon)
    assert action.zone is not None
    return room_rule(p, i, action.zone)


def range_rule(weapon: AreaWeapon) -> str:
    """The rule that names its range."""
    if weapon is GRENADE:
        return "KZ-6.2.3"
    return "KZ-6.2.9" if weapon is FLAME else "KZ-6.2.13"


def figure_rule(p: State, i: int, j: int, weapon: AreaWeapon) -> str:
    """KZ-6.2.6, KZ-R30: zones, sight, range to a figure."""
    rule = fire_rule(p, i, j)
    if rule:
        return rule
    if indoors(p.table, p.figures[i], p.figures[j]):
        return ""
    if not within(p, i, j, weapon.range):
        return range_rule(weapon)
    return "" if sees_at_night(p, i) or within(p, i, j, NIGHT_RANGE) else "KZ-6.1.1"


def point_rule(p: State, i: int, x: int, y: int, weapon: AreaWeapon) -> str:
    """KZ-R28: a bare point in sight and in range."""
    if not (0 <= x <= p.table.width and 0 <= y <= p.table.height):
        return "KZ-0.1"
    figure = p.figures[i]
    rule = outward_rule(p.table, figure)
    if rule:
        return rule
    zone = point_level(p, i, x, y)
    house = -1 if zone == OUTSIDE else p.table.zones[zone].house
    if not in_sight(p.table, aim_of(p.table, figure), point_aim(x, y, p.table.level(zone), house)):
        return "KZ-4.23.2"
    dx, dy = figure.x - x, figure.y - y
    squared = dx * dx + dy * dy
    if squared > (weapon.range + BASE) * (weapon.range + BASE):
        return range_rule(weapon)
    reach = NIGHT_RANGE + BASE
    return "" if sees_at_night(p, i) or squared <= reach * reach else "KZ-6.1.1"


def room_rule(p: State, i: int, id: str) -> str:
    """KZ-R30: a room of one's own building and floor; from outside a figure in it is aimed at."""
    number = p.table.zone_of.get(id, OUTSIDE)
    own = p.figures[i].zone
    if number == OUTSIDE or own == OUTSIDE:
        return "KZ-R30"
    a, b = p.table.zones[own], p.table.zones[number]
    if a.house != b.house or b.part == ROOF:
        return "KZ-R30"
    if a.part == ROOF:
        return "KZ-6.3.8"
    if a.floor != b.floor:
        return "KZ-6.3.14"
    return "" if a.part == CENTRE or b.part == CENTRE or own == number else "KZ-6.3.6"


# ---- who is hit


def struck(p: State, i: int, action: Area) -> list[int]:
    """KZ-6.2.6, KZ-R27, KZ-R30: figures in the blast, by distance from the aiming point, then in order."""
    if action.target is not None:
        j = p.known(i, action.target)
        zone, x, y = p.figures[j].zone, p.figures[j].x, p.figures[j].y
    elif action.at is not None:
        x, y = action.at[0], action.at[1]
        zone = point_level(p, i, x, y)
    else:
        assert action.zone is not None
        zone, x, y = p.table.zone_of[action.zone], -1, -1
    return in_blast(p, x, y, zone, weapon_of(action).radius)


def struck_near(p: State, j: int) -> list[int]:
    """KZ-6.2.17: figures about the one that the missile locks on to."""
    figure = p.figures[j]
    return in_blast(p, figure.x, figure.y, figure.zone, MISSILE.radius)


def in_blast(p: State, x: int, y: int, zone: int, radius: int) -> list[int]:
    """All of a room; on the ground or a roof those whose base is within the radius (KZ-0.6).

    A room aimed at as such, or a centre, has no point to measure from (KZ-6.3.17): there the order of ids
    is left.
    """
    room = zone != OUTSIDE and p.table.zones[zone].part != ROOF
    found: list[tuple[int, int]] = []
    reach = radius + BASE
    for j, figure in enumerate(p.figures):
        if figure.here() and figure.zone == zone:
            dx, dy = figure.x - x, figure.y - y
            squared = dx * dx + dy * dy if x >= 0 else 0
            if room or squared <= reach * reach:
                found.append((squared, j))
    return [j for _, j in sorted(found)]


# ---- doing


def blast(p: State, action: Area, dice: Dice, log: Log | None) -> None:
    """KZ-6.2.6, KZ-6.2.8, KZ-6.2.11: a grenade or flame, spent hit or miss."""
    i = p.figure(action.figure)
    figure = p.edit(i)
    if isinstance(action, Throw):
        figure.threw = True
        figure.grenades -= 1
    else:
        figure.shot = True
        figure.fuel -= 1
    spend(p, i)
    identify(p, i, log)
    p.open = i
    weapon = weapon_of(action)
    victims = struck(p, i, action)
    roll = dice.roll("kz.target", 6, 1, p.id(i))[0]
    score = roll + aim_bonus(p, i, action)
    hit = hits(p, roll, score)
    if log is not None:
        log.say(Blast(p.id(i), weapon.name, roll, score, hit))
    burst(p, i, victims, weapon.hit if hit else weapon.miss, dice, log)


def aim_bonus(p: State, i: int, action: Area) -> int:
    """KZ-6.2.3, KZ-6.2.9, KZ-R28: never for closeness; a bare point keeps no low profile."""
    total = own_bonus(p, i)
    if action.target is not None:
        j = p.known(i, action.target)
        if j != NOBODY and p.keeps_low(j):
            total -= p.rules.keep_down
    return total


def missile(p: State, action: Missile, dice: Dice, log: Log | None) -> None:
    """KZ-6.2.17 to KZ-6.2.19: the lock replaces targeting; without it the missile is kept."""
    assert action.target is not None
    i = p.figure(action.figure)
    figure = p.edit(i)
    figure.shot = True
    spend(p, i)
    identify(p, i, log)
    p.open = i
    j = p.known(i, action.target)
    identify(p, j, log)
    victims = struck_near(p, j)
    roll = dice.roll("kz.lock", 6, 1, p.id(i))[0]
    locked = roll >= LOCKED
    if log is not None:
        log.say(Lock(p.id(i), p.id(j), roll, locked))
    if locked:
        p.edit(i).missiles -= 1
        burst(p, i, victims, MISSILE.hit, dice, log)


def burst(p: State, i: int, victims: list[int], count: int, dice: Dice, log: Log | None) -> None:
    """3.3: all damage and saves are rolled, then all effects follow, then captives get free."""
    for j in victims:
        identify(p, j, log)
    results = [damage(p, i, j, count, dice, log) for j in victims]
    for j, result in zip(victims, results, strict=True):
        apply(p, j, result, i, log)
    free_captives(p, log)
