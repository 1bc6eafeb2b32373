"""What shots are worth, from public facts and the thinker's own sheets alone."""

from grognard.rulesets.ultrawarrior.sight import NO_COVER, OPEN, cover, obstruction
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import (
    CHANCES,
    COST,
    DAMAGE,
    DART,
    ELECTRON,
    FROST,
    GRID,
    HEAT,
    MAXIMUM,
    POINTS,
)
from grognard.rulesets.ultrawarrior.warrior import Warrior

BARE_HIT = 1400
"""A hit on a warrior who has lost his suit costs him 3.5 of 6 Life Levels."""
SHOTS = (HEAT, FROST, ELECTRON)


def chance(p: State, shooter: Warrior, weapon: int, a: int, b: int) -> int:
    """Ways out of 36 to hit from one hex to another; 0 beyond the range."""
    return chance_at(p, shooter, weapon, GRID.distances(a)[b])


def chance_at(p: State, shooter: Warrior, weapon: int, range: int) -> int:
    """Ways out of 36 to hit at this range."""
    species = shooter.profile.species
    if p.rules.limited(species, range) > MAXIMUM[weapon]:
        return 0
    row = p.rules.numbers[weapon]
    return CHANCES[row[min(p.rules.counted(species, range), len(row) - 1)]]


def in_line(p: State, a: int, b: int) -> bool:
    """Whether a warrior in `a` may be fired at another in `b`, his Barrier left aside."""
    ground = p.ground
    return cover(ground, a, b) == NO_COVER and obstruction(ground, p.rules.one_edge, a, b) == OPEN


def hit_worth(p: State, foe: Warrior, weapon: int) -> int:
    """What a hit is worth: its damage, or a Life die if he is known to have lost Life, hence his suit."""
    return BARE_HIT if known_bare(p, foe) else 100 * DAMAGE[weapon]


def known_bare(p: State, foe: Warrior) -> bool:
    """A warrior with fewer points than his species starts with has lost his suit (UW-4.41.1)."""
    return shown_points(p, foe) < POINTS[foe.profile.species]


def shown_points(p: State, foe: Warrior) -> int:
    """His Action Points; where they are his owner's secret (UW-R45), as many as his species can have."""
    return foe.ap if p.rules.open_life else POINTS[foe.profile.species]


def best_volley(p: State, shooter: Warrior, range: int, target_bare: bool) -> int:
    """The expected damage of one shot at this range by the best weapon; a foe's Energy is not known."""
    bare = known_bare(p, shooter)
    key = (range * 8 + shooter.profile.species) * 2 + (1 if bare else 0)
    key = -1 - key * 2 - (1 if target_bare else 0)
    worth = p.rules.volleys.get(key, -1)
    if worth < 0:
        worth = find_volley(p, shooter, range, bare, target_bare)
        p.rules.volleys[key] = worth
    return worth


def find_volley(p: State, shooter: Warrior, range: int, bare: bool, target_bare: bool) -> int:
    """The same, worked out. A bare one has his darts, which take two Impulses."""
    best = 0
    if bare:
        return (100 * DAMAGE[DART] * chance_at(p, shooter, DART, range)) // 72
    for weapon in SHOTS:
        worth = BARE_HIT if target_bare else 100 * DAMAGE[weapon]
        best = max(best, worth * chance_at(p, shooter, weapon, range) // 36)
    return best


def own_volley(p: State, warrior: Warrior, foe: Warrior, range: int, price: int) -> int:
    """The best net worth of one own shot at this foe from this range, with the Energy he has."""
    funds = min(warrior.energy + warrior.reserve, COST[FROST]) if warrior.suit > 0 else 0
    bare = known_bare(p, foe)
    key = (range * 8 + warrior.profile.species) * 8 + funds
    key = ((key * 2 + (1 if bare else 0)) * 2 + (1 if warrior.darts > 0 else 0)) * 1000 + price
    worth = p.rules.volleys.get(key, -1)
    if worth < 0:
        worth = find_own_volley(p, warrior, BARE_HIT if bare else 0, range, price)
        p.rules.volleys[key] = worth
    return worth


def find_own_volley(p: State, warrior: Warrior, bare_hit: int, range: int, price: int) -> int:
    """The same, worked out; `bare_hit`: what any hit is worth, or 0 where its damage counts."""
    best = 0
    for weapon in SHOTS:
        if warrior.can_pay(COST[weapon]):
            gain = (bare_hit or 100 * DAMAGE[weapon]) * chance_at(p, warrior, weapon, range) // 36
            best = max(best, gain - price * COST[weapon])
    if warrior.darts > 0:
        gain = (bare_hit or 100 * DAMAGE[DART]) * chance_at(p, warrior, DART, range)
        best = max(best, gain // 80)
    return best
