"""Guns: the numbers of a shot, and volleys (KZ-4.23.6, KZ-4.23.15, KZ-3.1.3)."""

from typing import Final

from grognard.rulesets.killzone.actions import Shoot
from grognard.rulesets.killzone.arms import GUNS, RIFLE, ROUNDS, Gun
from grognard.rulesets.killzone.effects import (
    DEAD,
    NOTHING,
    RESULTS,
    SUPPRESSED,
    apply,
    free_captives,
    identify,
    spend,
    survives,
)
from grognard.rulesets.killzone.events import Damage, OutOfRange, Shot, VolleyEnd
from grognard.rulesets.killzone.sight import BANDS, OUT, SHORT, band_of, cover_of, sees_at_night, too_dark
from grognard.rulesets.killzone.state import State, Volley
from grognard.rulesets.killzone.words import AIMED, MODE_OF, RAPID
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log

NEEDED: Final = 6
"""2.5: a total of 6 or more hits."""


def carried(p: State, i: int, weapon: str) -> bool:
    """KZ-4.23.1, KZ-4.23.11: whether the figure has the gun, or the rifle whose launcher is named."""
    guns = p.figures[i].profile.guns
    return weapon in guns or (weapon == ROUNDS and RIFLE in guns)


def weapons_of(p: State, i: int) -> list[str]:
    """KZ-4.23.11: the guns it may name."""
    guns: list[str] = []
    for gun in p.figures[i].profile.guns:
        if gun not in guns:
            guns.append(gun)
    return guns + ([ROUNDS] if RIFLE in guns else [])


def rapid_shots(p: State, i: int, weapon: str) -> int:
    """KZ-3.1.2, KZ-5.1.14, KZ-R17: shots of a rapid volley."""
    shots = GUNS[RIFLE if weapon == ROUNDS else weapon].rapid
    if p.figures[i].profile.cyborg and shots >= 2:
        return 2 * shots if p.rules.doubled_volley else shots + 1
    return shots


def own_bonus(p: State, i: int) -> int:
    """2.5, KZ-5.1.8, KZ-5.1.10: what the shooter himself adds."""
    profile = p.figures[i].profile
    return (1 if profile.sighted else 0) + (1 if profile.hero else 0)


def targeting(p: State, i: int, j: int, gun: Gun, mode: int) -> int:
    """KZ-4.23.6, KZ-6.1.2: the sum of the modifiers of table 2.5."""
    total = own_bonus(p, i)
    if band_of(p, i, j, gun) == SHORT and sees_at_night(p, i):
        total += 1
    if mode == AIMED:
        total += p.rules.aimed_bonus
    return total - (p.rules.keep_down if p.keeps_low(j) else 0)


def needed(p: State, modifiers: int) -> int:
    """KZ-R8: the least face that hits; 7 is never."""
    least = NEEDED - modifiers
    return max(2, min(6, least)) if p.rules.natural else max(1, min(7, least))


def hits(p: State, roll: int, score: int) -> bool:
    """KZ-4.23.6, KZ-R8"""
    if p.rules.natural and roll in (1, 6):
        return roll == 6
    return score >= NEEDED


def modifier(p: State, i: int, j: int) -> int:
    """KZ-4.23.8, KZ-R7: what cover and keeping low take off the damage."""
    return p.rules.cover_scale[cover_of(p, i, j)] + (2 if p.keeps_low(j) else 0)


def verdict(p: State, j: int, score: int) -> int:
    """KZ-4.23.9: table 2.7."""
    profile = p.figures[j].profile
    if score >= profile.kill:
        return DEAD
    return SUPPRESSED if score >= profile.suppress else NOTHING


def damage(p: State, i: int, j: int, count: int, dice: Dice, log: Log | None) -> int:
    """KZ-4.23.7 to KZ-4.23.9, KZ-5.1.7: roll, subtract, compare; a Hero may be saved."""
    total = sum(dice.roll("kz.damage", 6, count, p.id(j)))
    less = modifier(p, i, j)
    result = verdict(p, j, total - less)
    if log is not None:
        log.say(Damage(p.id(j), total, less, total - less, RESULTS[result]))
    if result == DEAD and survives(p, j, dice, log):
        return SUPPRESSED
    return result


# ---- volleys


def open_volley(p: State, action: Shoot) -> Volley:
    """KZ-4.2.10, KZ-R16: weapon and mode are declared, targets shot by shot."""
    assert action.weapon is not None
    assert action.mode is not None
    i = p.figure(action.figure)
    figure = p.edit(i)
    figure.shot = True
    spend(p, i)
    p.open = i
    mode = MODE_OF[action.mode]
    weapon = action.weapon
    if mode == RAPID and weapon == ROUNDS:
        weapon = RIFLE
    shots = rapid_shots(p, i, weapon) if mode == RAPID else 1
    return Volley(i, weapon, mode, shots)


def shoot(p: State, action: Shoot, dice: Dice, log: Log | None) -> None:
    """KZ-4.23.1: a shot of the open volley, or the first of a new one."""
    volley = p.volley
    if volley is None:
        volley = open_volley(p, action)
        p.volley = volley
        identify(p, volley.figure, log)
    weapon = volley.weapon if action.weapon is None else action.weapon
    volley.fired += 1
    if weapon == ROUNDS and volley.mode == RAPID:
        volley.launcher += 1
    j = p.known(volley.figure, action.target)
    identify(p, j, log)
    fire(p, volley, j, weapon, dice, log)
    if volley.fired >= volley.shots:
        close_volley(p, log)


def fire(p: State, volley: Volley, j: int, weapon: str, dice: Dice, log: Log | None) -> None:
    """3.3: targeting, damage, effect of one shot."""
    i = volley.figure
    gun = GUNS[weapon]
    band = band_of(p, i, j, gun)
    if band == OUT or too_dark(p, i, j):
        if log is not None:
            log.say(OutOfRange(p.id(i), p.id(j)))
        return
    score = targeting(p, i, j, gun, volley.mode)
    roll = dice.roll("kz.target", 6, 1, p.id(i))[0]
    score += roll
    hit = hits(p, roll, score)
    if log is not None:
        log.say(Shot(p.id(i), p.id(j), weapon, BANDS[band], roll, score, hit))
    if hit:
        apply(p, j, damage(p, i, j, gun.dice, dice, log), i, log)
        free_captives(p, log)


def close_volley(p: State, log: Log | None) -> None:
    """KZ-R16: unused shots are lost."""
    volley = p.volley
    p.volley = None
    if volley is not None and log is not None:
        log.say(VolleyEnd(p.id(volley.figure), volley.shots - volley.fired))
