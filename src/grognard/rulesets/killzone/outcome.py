"""How a match ends (9.1, KZ-R47 to KZ-R49), and who may leave the table."""

from grognard.rulesets.killzone.figure import Figure
from grognard.rulesets.killzone.rules import ASSASSINS, DEFENDERS, GUARDS, RAIDERS
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.words import (
    ENCOUNTER,
    IN_PLAY,
    KILLED,
    LEFT,
    OPPOSITE,
    RAID,
    TAKEN,
)
from grognard.umpire.log import Log
from grognard.umpire.words import Outcome

DRAW = -1


def exit_edge(p: State, side: int) -> str:
    """KZ-7.4.10, KZ-7.4.17: the edge over which a side may leave; empty where it may not."""
    if p.rules.engagement == ENCOUNTER or (p.rules.engagement == RAID and side == DEFENDERS):
        return ""
    if p.rules.engagement == RAID:
        return p.edges.get("raiders", "")
    edge = p.edges.get("guards", "")
    return edge if side == ASSASSINS or not edge else OPPOSITE[edge]


def exit_rule(p: State, i: int, edge: str) -> str:
    """The rule by which the figure may not leave over this edge, or nothing."""
    side = p.figures[i].profile.side
    if edge == exit_edge(p, side):
        return ""
    if p.rules.engagement == ENCOUNTER:
        return "KZ-R47"
    if p.rules.engagement == RAID:
        return "KZ-7.4.13" if side == DEFENDERS else "KZ-7.4.10"
    return "KZ-7.4.17"


def judge(p: State, log: Log | None) -> None:
    """3.1: end the match if what has happened ends it."""
    p.stirred = False
    if p.result is not None or not p.figures:
        return
    if p.rules.engagement == ENCOUNTER:
        judge_encounter(p, log)
    elif p.rules.engagement == RAID:
        judge_raid(p, log)
    else:
        judge_assassination(p, log)


def finish(p: State, side: int, reason: str, log: Log | None) -> None:
    """The side's seats have won; or nobody has."""
    winners = () if side == DRAW else p.rules.side_seats(side)
    p.end(Outcome(winners, reason), log)


def judge_encounter(p: State, log: Log | None) -> None:
    """KZ-7.4.6, KZ-R47"""
    first, second = p.living(0), p.living(1)
    if not first and not second:
        finish(p, DRAW, "mutual_elimination", log)
    elif not second:
        finish(p, 0, "elimination", log)
    elif not first:
        finish(p, 1, "elimination", log)


# ---- raid


def of_side(p: State, side: int) -> list[Figure]:
    """All figures of a side, whatever has become of them."""
    return [figure for figure in p.figures if figure.profile.side == side]


def judge_raid(p: State, log: Log | None) -> None:
    """KZ-7.4.11, KZ-7.4.12, KZ-7.4.13, KZ-R48"""
    raiders, defenders = of_side(p, RAIDERS), of_side(p, DEFENDERS)
    off = any([figure.status == TAKEN for figure in defenders])
    left = len([figure for figure in raiders if figure.status == LEFT])
    active = any([figure.status == IN_PLAY and figure.captor < 0 for figure in raiders])
    held = any([figure.captor >= 0 for figure in defenders])
    if off and 2 * left >= len(raiders):
        finish(p, RAIDERS, "raid_won", log)
    elif not active:
        if off:
            finish(p, DRAW, "raid_thin", log)
        else:
            finish(p, DEFENDERS, "raid_lost", log)
    elif not off and not held and not p.living(DEFENDERS):
        finish(p, DEFENDERS, "raid_lost", log)


# ---- assassination


def judge_assassination(p: State, log: Log | None) -> None:
    """KZ-7.4.18, KZ-7.4.19, KZ-R49"""
    assassins = of_side(p, ASSASSINS)
    target = target_of(p)
    dead = target is None or target.status in (KILLED, TAKEN)
    off = any([figure.status == LEFT for figure in assassins])
    active = any([figure.status == IN_PLAY and figure.captor < 0 for figure in assassins])
    if target is not None and target.status == LEFT:
        finish(p, GUARDS, "target_escaped", log)
    elif dead and off:
        finish(p, ASSASSINS, "target_killed", log)
    elif not active:
        if dead:
            finish(p, DRAW, "nobody_escaped", log)
        else:
            finish(p, GUARDS, "assassins_lost", log)


def target_of(p: State) -> Figure | None:
    """KZ-7.4.21"""
    for figure in p.figures:
        if figure.profile.target:
            return figure
    return None


# ---- the turn limit


def judge_limit(p: State, log: Log | None) -> None:
    """KZ-R58: the last turn is over."""
    if p.rules.engagement == ENCOUNTER:
        side = better_side(p) if p.rules.by_points else DRAW
        finish(p, side, "turn_limit" if side == DRAW else "points", log)
    elif p.rules.engagement == RAID:
        off = any([figure.status == TAKEN for figure in of_side(p, DEFENDERS)])
        finish(p, DRAW if off else DEFENDERS, "turn_limit", log)
    else:
        finish(p, DRAW, "turn_limit", log)


def better_side(p: State) -> int:
    """KZ-R47: the side that has killed the higher share of the enemy's points, by half as much again."""
    total, killed = [0, 0], [0, 0]
    for figure in p.figures:
        total[figure.profile.side] += figure.profile.cost
        if figure.status == KILLED:
            killed[figure.profile.side] += figure.profile.cost
    first, second = killed[1] * total[0], killed[0] * total[1]
    if first > second and 2 * first >= 3 * second:
        return 0
    if second > first and 2 * second >= 3 * first:
        return 1
    return DRAW
