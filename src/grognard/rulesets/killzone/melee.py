"""Hand-to-hand combat (KZ-R35, KZ-R36)."""

from grognard.rulesets.killzone.effects import (
    CAPTURED,
    DEAD,
    NOTHING,
    RESULTS,
    SUPPRESSED,
    apply,
    free_captives,
    survives,
)
from grognard.rulesets.killzone.events import FigureDone, Melee, MeleeResult
from grognard.rulesets.killzone.figure import NOBODY
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.words import ASSAULT, LETHAL, NON_LETHAL
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.words import Seat

KILLS = 4
"""KZ-4.24.10"""


class Pair:
    """The attacker against one defender: who won, by how much, with what result (KZ-4.24.7)."""

    def __init__(self, winner: int, loser: int, score: int, result: int) -> None:
        self.winner = winner
        self.loser = loser
        self.score = score
        self.result = result


def raging(p: State, i: int) -> bool:
    """KZ-5.3.6: a Savage whose gang is on Assault."""
    return p.roster.groups[p.figures[i].profile.group].savage and p.order_of(i) == ASSAULT


def takeable(p: State, i: int) -> bool:
    """KZ-R36, KZ-5.1.16: whether a win may capture the figure instead of killing it."""
    return p.rules.captives() and not p.figures[i].profile.cyborg and not raging(p, i)


def may_take(p: State, i: int) -> bool:
    """KZ-R37, KZ-R55: whether the figure could hold a captive."""
    return not p.figures[i].profile.target and not p.has_captive(i)


def stance_seats(p: State, attacker: int, defenders: list[int]) -> list[Seat]:
    """KZ-R36: seats with a defender that could capture the attacker, ascending."""
    if not takeable(p, attacker):
        return []
    return sorted({p.figures[i].profile.seat for i in choosers(p, attacker, defenders)})


def choosers(p: State, attacker: int, defenders: list[int]) -> list[int]:
    """KZ-R36: the defenders that could capture the attacker."""
    if not takeable(p, attacker):
        return []
    return [i for i in defenders if may_take(p, i)]


def divisor(p: State, i: int) -> int:
    """KZ-4.24.6, KZ-R35: unsuppressed enemies touching it."""
    return max(1, len(p.fresh_foes(i)))


def final_score(p: State, i: int, dice_sum: int) -> int:
    """KZ-4.24.5, KZ-4.24.6, KZ-3.4.2, KZ-R19: doubled on Assault, divided by the enemies in contact."""
    profile = p.figures[i].profile
    if profile.dice == 0:
        return 0
    score = dice_sum + profile.bonus
    if p.order_of(i) == ASSAULT:
        score *= 2
    return score // divisor(p, i)


def compare(p: State, attacker: int, a: int, defender: int, d: int, stances: dict[int, str]) -> Pair:
    """KZ-4.24.7 to KZ-4.24.12, KZ-5.3.6, KZ-R20, KZ-R36: one pair by itself.

    Below 0 nothing (KZ-4.24.9), 0 to 3 suppressed (KZ-4.24.11), unless a Savage rages (KZ-R54); a non-lethal
    win captures instead of killing (KZ-7.5.9), if the winner holds nobody yet (KZ-R63).
    """
    if a == d:
        return Pair(NOBODY, NOBODY, 0, NOTHING)
    winner, loser = (attacker, defender) if a > d else (defender, attacker)
    score = abs(a - d) - p.figures[loser].profile.reduction
    if score < 0:
        return Pair(winner, loser, score, NOTHING)
    if score < KILLS:
        return Pair(winner, loser, score, NOTHING if raging(p, loser) else SUPPRESSED)
    if stances.get(winner, LETHAL) == NON_LETHAL and takeable(p, loser):
        return Pair(winner, loser, score, CAPTURED if may_take(p, winner) else SUPPRESSED)
    return Pair(winner, loser, score, DEAD)


def settle_captures(attacker: int, pairs: list[Pair]) -> None:
    """KZ-R36: killed beats captured, the first captor by id takes; the attacker takes one, if unhurt."""
    lost = [pair for pair in pairs if pair.loser == attacker]
    beaten = any([pair.result != NOTHING for pair in lost])
    dead = any([pair.result == DEAD for pair in lost])
    taken = False
    for pair in lost:
        if pair.result == CAPTURED:
            if dead or taken:
                pair.result = SUPPRESSED
            taken = True
    taken = False
    for pair in pairs:
        if pair.winner == attacker and pair.result == CAPTURED:
            if beaten or taken:
                pair.result = SUPPRESSED
            taken = True


def fight(
    p: State, attacker: int, defenders: list[int], stances: dict[int, str], dice: Dice, log: Log | None
) -> None:
    """KZ-4.24.2, KZ-R35: one roll each, every pair compared, all results applied together."""
    scores: list[int] = []
    for i in [attacker, *defenders]:
        count = p.figures[i].profile.dice
        name = "kz.melee.attack" if i == attacker else "kz.melee.defend"
        total = sum(dice.roll(name, 6, count, p.id(i))) if count > 0 else 0
        scores.append(final_score(p, i, total))
    if log is not None:
        fighters = [attacker, *defenders]
        told = {p.id(i): score for i, score in zip(fighters, scores, strict=True)}
        log.say(Melee(p.id(attacker), told, {p.id(i): stances.get(i, LETHAL) for i in fighters}))
    pairs = [
        compare(p, attacker, scores[0], defender, scores[1 + at], stances)
        for at, defender in enumerate(defenders)
    ]
    settle_captures(attacker, pairs)
    tell_pairs(p, pairs, log)
    carry_out(p, attacker, defenders, pairs, dice, log)
    figure = p.edit(attacker)
    figure.fought = True
    figure.done = True
    if p.open == attacker:
        p.open = NOBODY
    p.stirred = True
    if log is not None:
        log.say(FigureDone(p.id(attacker)))


def tell_pairs(p: State, pairs: list[Pair], log: Log | None) -> None:
    """13.6: one event a pair."""
    if log is None:
        return
    for pair in pairs:
        if pair.winner == NOBODY:
            log.say(MeleeResult(None, None, 0, RESULTS[NOTHING]))
        else:
            log.say(MeleeResult(p.id(pair.winner), p.id(pair.loser), pair.score, RESULTS[pair.result]))


def carry_out(
    p: State, attacker: int, defenders: list[int], pairs: list[Pair], dice: Dice, log: Log | None
) -> None:
    """KZ-R35: each figure's worst result; Heroes' saves first, the attacker's before the defenders'."""
    fates: list[tuple[int, int, int]] = []
    for i in [attacker, *defenders]:
        result, by = NOTHING, NOBODY
        for pair in pairs:
            if pair.loser == i and pair.result > result:
                result, by = pair.result, pair.winner
        if result == DEAD and survives(p, i, dice, log):
            result = SUPPRESSED
        fates.append((i, result, by))
    for i, result, by in fates:
        apply(p, i, result, by, log)
    free_captives(p, log)
