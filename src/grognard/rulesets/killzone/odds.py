"""The question `odds` (13.9): what an action would come to; nothing is rolled."""

from fractions import Fraction

from grognard.rulesets.killzone.actions import Area, Fight, Flame, Missile, Move, Rally, Shoot, Throw
from grognard.rulesets.killzone.arms import GUNS, MISSILE, RIFLE, ROUNDS
from grognard.rulesets.killzone.blasts import LOCKED, aim_bonus, struck, weapon_of
from grognard.rulesets.killzone.chances import UNHURT, damaged, hit_chance, melee, one_shot, volley
from grognard.rulesets.killzone.command import SUCCESS, rally_bonus
from grognard.rulesets.killzone.deeds import walk
from grognard.rulesets.killzone.duty import check_act
from grognard.rulesets.killzone.moving import plan_move
from grognard.rulesets.killzone.questions import FigureOdds, OddsAnswer, VolleyOdds
from grognard.rulesets.killzone.shooting import modifier, needed, rapid_shots, targeting
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.words import ASSAULT, IN_ACTIVATE, MODE_OF, RAPID
from grognard.umpire.words import Answer, Seat

Deed = Shoot | Throw | Flame | Missile | Fight | Rally | Move


def odds(p: State, seat: Seat, action: Deed) -> Answer:
    """Of an action that may be done now by its owner; else only why not."""
    if p.result is not None or p.phase() != IN_ACTIVATE:
        return OddsAnswer(False, "KZ-4.2.1")
    refusal = check_act(p, action)
    if refusal is not None:
        return OddsAnswer(False, refusal.rule)
    if isinstance(action, Shoot):
        return shot_odds(p, action)
    if isinstance(action, Missile):
        chance = Fraction(7 - LOCKED, 6)
        return OddsAnswer(hit=str(chance), figures=blast_odds(p, action, chance, MISSILE.hit, 0))
    if isinstance(action, Area):
        return area_odds(p, action)
    if isinstance(action, Rally):
        i = p.figure(action.figure)
        return OddsAnswer(success=str(hit_chance(SUCCESS - rally_bonus(p, i))))
    return melee_odds(p, action)


def shot_odds(p: State, action: Shoot) -> Answer:
    """One shot, and all that are left at this target."""
    i = p.figure(action.figure)
    j = p.known(i, action.target)
    running = p.volley
    if running is not None:
        weapon, mode = action.weapon, running.mode
        weapon = running.weapon if weapon is None else weapon
        shots = running.shots - running.fired
    else:
        assert action.weapon is not None
        assert action.mode is not None
        weapon, mode = action.weapon, MODE_OF[action.mode]
        shots = rapid_shots(p, i, weapon) if mode == RAPID else 1
    gun = GUNS[weapon]
    least = needed(p, targeting(p, i, j, gun, mode))
    damage = Fraction(7 * gun.dice, 2) - modifier(p, i, j)
    down = p.figures[j].suppressed
    rest = RIFLE if weapon == ROUNDS and mode == RAPID else weapon
    all_shots = volley(p, i, j, rest, mode, shots).answer(down)
    return OddsAnswer(
        needed=least,
        hit=str(hit_chance(least)),
        damage=str(damage),
        figures={action.target: one_shot(p, i, j, gun, mode).answer(down)},
        volley=VolleyOdds(shots, all_shots.killed, all_shots.suppressed, all_shots.unhurt),
    )


def area_odds(p: State, action: Area) -> Answer:
    """KZ-6.2.6: both cases of damage."""
    i = p.figure(action.figure)
    least = needed(p, aim_bonus(p, i, action))
    chance = hit_chance(least)
    weapon = weapon_of(action)
    figures = blast_odds(p, action, chance, weapon.hit, weapon.miss)
    return OddsAnswer(needed=least, hit=str(chance), figures=figures)


def blast_odds(p: State, action: Area, chance: Fraction, hit: int, miss: int) -> dict[str, FigureOdds]:
    """Every figure in the blast."""
    i = p.figure(action.figure)
    found: dict[str, FigureOdds] = {}
    for j in struck(p, i, action):
        missed = damaged(p, i, j, miss) if miss > 0 else UNHURT
        fate = damaged(p, i, j, hit).mixed(chance, missed)
        found[p.id(j)] = fate.answer(p.figures[j].suppressed)
    return found


def melee_odds(p: State, action: Fight | Move) -> Answer:
    """KZ-4.24.2: the fighters of the melee that follows; empty when none does."""
    i = p.figure(action.figure)
    after = p.clone()
    assert isinstance(after, State)
    if isinstance(action, Move):
        walk(after, i, plan_move(p, i, action), None)
    foes = after.fresh_foes(i)
    if not foes or after.order_of(i) != ASSAULT or not after.figures[i].fresh():
        return OddsAnswer(figures={})
    fates = melee(after, i, foes, action.stance)
    return OddsAnswer(figures={p.id(j): fate.answer(False) for j, fate in fates.items()})
