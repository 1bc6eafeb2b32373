"""Exact chances of what the dice may do (13.9). Fractions, never floats; asked only, never in play."""

from fractions import Fraction
from functools import lru_cache

from grognard.rulesets.killzone.arms import GUNS, Gun
from grognard.rulesets.killzone.effects import CAPTURED, DEAD, HEROIC, NOTHING, SUPPRESSED
from grognard.rulesets.killzone.melee import compare, divisor
from grognard.rulesets.killzone.questions import FigureOdds
from grognard.rulesets.killzone.shooting import modifier, needed, targeting, verdict
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.words import ASSAULT, LETHAL

ONE = Fraction(1)
NONE = Fraction(0)
SAVED = Fraction(7 - HEROIC, 6)
"""KZ-5.1.7"""


@lru_cache(maxsize=32)
def sums(count: int) -> tuple[tuple[int, Fraction], ...]:
    """The sums of so many dice with their chances."""
    ways = {0: 1}
    for _ in range(count):
        more: dict[int, int] = {}
        for total, number in ways.items():
            for face in range(1, 7):
                more[total + face] = more.get(total + face, 0) + number
        ways = more
    return tuple([(total, Fraction(number, 6**count)) for total, number in sorted(ways.items())])


class Fate:
    """Chances that a figure ends killed, captured, suppressed, or none of these."""

    def __init__(self, killed: Fraction, suppressed: Fraction, captured: Fraction = NONE) -> None:
        self.killed = killed
        self.suppressed = suppressed
        self.captured = captured

    def saved(self, hero: bool) -> "Fate":
        """KZ-5.1.7: a Hero stays, suppressed, four times out of six."""
        if not hero:
            return self
        kept = self.killed * SAVED
        return Fate(self.killed - kept, self.suppressed + kept, self.captured)

    def mixed(self, chance: Fraction, other: "Fate") -> "Fate":
        """This one with `chance`, else the other."""
        rest = ONE - chance
        return Fate(
            self.killed * chance + other.killed * rest,
            self.suppressed * chance + other.suppressed * rest,
            self.captured * chance + other.captured * rest,
        )

    def answer(self, suppressed: bool) -> FigureOdds:
        """As told: what leaves a suppressed figure alive leaves it suppressed."""
        unhurt = ONE - self.killed - self.suppressed - self.captured
        down = self.suppressed
        if suppressed:
            down, unhurt = down + unhurt, NONE
        return FigureOdds(str(self.killed), str(down), str(self.captured), str(unhurt))


UNHURT = Fate(NONE, NONE)


def hit_chance(least: int) -> Fraction:
    """KZ-R8: of a die that needs `least` or more."""
    return Fraction(max(0, 7 - max(1, least)), 6)


def damaged(p: State, i: int, j: int, count: int) -> Fate:
    """KZ-4.23.7 to KZ-4.23.9: what so many damage dice do to `j`."""
    less = modifier(p, i, j)
    killed, suppressed = NONE, NONE
    for total, chance in sums(count):
        result = verdict(p, j, total - less)
        if result == DEAD:
            killed += chance
        elif result == SUPPRESSED:
            suppressed += chance
    return Fate(killed, suppressed).saved(p.figures[j].profile.hero)


def one_shot(p: State, i: int, j: int, gun: Gun, mode: int) -> Fate:
    """Targeting and damage of one shot."""
    chance = hit_chance(needed(p, targeting(p, i, j, gun, mode)))
    return damaged(p, i, j, gun.dice).mixed(chance, UNHURT)


def volley(p: State, i: int, j: int, weapon: str, mode: int, shots: int) -> Fate:
    """All shots at one target until it is dead: once suppressed it is harder to hit and to hurt (KZ-R6)."""
    gun = GUNS[weapon]
    low = p.clone()
    assert isinstance(low, State)
    low.edit(j).suppressed = True
    first, later = one_shot(p, i, j, gun, mode), one_shot(low, i, j, gun, mode)
    killed, down, up = NONE, NONE, ONE
    if p.figures[j].suppressed:
        down, up = ONE, NONE
    for _ in range(shots):
        killed += up * first.killed + down * later.killed
        down = down * (ONE - later.killed) + up * first.suppressed
        up *= ONE - first.killed - first.suppressed
    return Fate(killed, down)


# ---- melee


def scored(p: State, i: int) -> dict[int, Fraction]:
    """KZ-4.24.5, KZ-4.24.6: the final scores of a figure with their chances."""
    profile = p.figures[i].profile
    if profile.dice == 0:
        return {0: ONE}
    share = divisor(p, i)
    found: dict[int, Fraction] = {}
    for total, chance in sums(profile.dice):
        score = total + profile.bonus
        if p.order_of(i) == ASSAULT:
            score *= 2
        found[score // share] = found.get(score // share, NONE) + chance
    return found


def melee(p: State, attacker: int, defenders: list[int], stance: str) -> dict[int, Fate]:
    """KZ-R35, KZ-R36: the fates of all fighters; defenders fight to kill.

    Given the attacker's score the pairs do not depend on each other.
    """
    stances = {attacker: stance, **dict.fromkeys(defenders, LETHAL)}
    fates = {i: Fate(NONE, NONE) for i in [attacker, *defenders]}
    rolls = {i: scored(p, i) for i in defenders}
    for a, chance in scored(p, attacker).items():
        lost: list[dict[int, Fraction]] = []
        won: list[dict[int, Fraction]] = []
        for i in defenders:
            mine: dict[int, Fraction] = {}
            his: dict[int, Fraction] = {}
            for d, part in rolls[i].items():
                pair = compare(p, attacker, a, i, d, stances)
                side = mine if pair.loser == attacker else his
                side[pair.result] = side.get(pair.result, NONE) + part
            lost.append(mine)
            won.append(his)
        add_attacker(fates[attacker], lost, chance)
        for at, i in enumerate(defenders):
            add_defender(fates[i], at, lost, won, chance)
    return {i: fate.saved(p.figures[i].profile.hero) for i, fate in fates.items()}


def add_attacker(fate: Fate, lost: list[dict[int, Fraction]], chance: Fraction) -> None:
    """His worst result over all pairs."""
    alive, unhurt = ONE, ONE
    for mine in lost:
        dead = mine.get(DEAD, NONE)
        alive *= ONE - dead
        unhurt *= ONE - dead - mine.get(SUPPRESSED, NONE)
    fate.killed += chance * (ONE - alive)
    fate.suppressed += chance * (alive - unhurt)


def add_defender(
    fate: Fate, at: int, lost: list[dict[int, Fraction]], won: list[dict[int, Fraction]], chance: Fraction
) -> None:
    """His result; he is captured only by an attacker whom nobody hurts, and as the first (KZ-R36)."""
    fate.killed += chance * won[at].get(DEAD, NONE)
    fate.suppressed += chance * won[at].get(SUPPRESSED, NONE)
    taken = won[at].get(CAPTURED, NONE)
    if taken == NONE:
        return
    free = ONE
    for k, mine in enumerate(lost):
        if k != at:
            hurt = sum([part for result, part in mine.items() if result != NOTHING], NONE)
            before = won[k].get(CAPTURED, NONE) if k < at else NONE
            free *= ONE - hurt - before
    fate.captured += chance * taken * free
    fate.suppressed += chance * taken * (ONE - free)
