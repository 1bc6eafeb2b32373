"""What the umpire answers (13.9), from what the asking seat's view holds."""

from grognard.rulesets.killzone.arms import GUNS
from grognard.rulesets.killzone.command import (
    KEPT,
    SUCCESS,
    automatic,
    initiative_score,
    may_try,
    order_score,
)
from grognard.rulesets.killzone.deploy import BAND, edge_of, leader_reach
from grognard.rulesets.killzone.figure import NOBODY
from grognard.rulesets.killzone.ground import Piece
from grognard.rulesets.killzone.melee import divisor
from grognard.rulesets.killzone.moving import plan_move
from grognard.rulesets.killzone.odds import odds
from grognard.rulesets.killzone.opening import DARKNESS, day_bonus
from grognard.rulesets.killzone.questions import (
    Allowance,
    AllowanceAnswer,
    Band,
    Contact,
    ContactAnswer,
    Cost,
    CostAnswer,
    DayOdds,
    DayOddsAnswer,
    Deploy,
    DeployAnswer,
    Distance,
    DistanceAnswer,
    Line,
    LineAnswer,
    MeleeAnswer,
    MeleeNumbers,
    Modifiers,
    ModifiersAnswer,
    Odds,
    OrderOdds,
    OrderOddsAnswer,
    Reach,
    Score,
    ScoreAnswer,
)
from grognard.rulesets.killzone.reachable import reach
from grognard.rulesets.killzone.refusals import no
from grognard.rulesets.killzone.rules import DEFENDERS
from grognard.rulesets.killzone.shooting import (
    carried,
    modifier,
    needed,
    rapid_shots,
    targeting,
    weapons_of,
)
from grognard.rulesets.killzone.sight import (
    BANDS,
    OUT,
    Aim,
    aim_of,
    band_of,
    blocking,
    cover_at,
    cover_of,
    crosses_below,
    fire_rule,
    in_sight,
    point_aim,
    too_dark,
)
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.words import (
    ASSASSINATION,
    ASSAULT,
    COVERS,
    MODE_OF,
    RAID,
    RUN,
    SHOOT,
)
from grognard.space.table.plane import length
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Answer, Question, Seat

Place = str | list[int]


def answer(p: State, seat: Seat, question: Question) -> Answer | Refusal:
    """The answer, or why there is none."""
    if isinstance(question, (Line, Distance, Modifiers, Odds)) and p.rules.blind and p.result is None:
        if not own_question(p, seat, question):
            return no("KZ-R15")
    if isinstance(question, Line):
        return line(p, seat, question)
    if isinstance(question, Distance):
        return distance(p, seat, question)
    if isinstance(question, Odds):
        return odds(p, seat, question.action)
    if isinstance(question, Modifiers):
        return modifiers(p, seat, question)
    if isinstance(question, DayOdds):
        bonus = day_bonus(p)
        dark = min(6, max(0, 7 - (DARKNESS - bonus)))
        return DayOddsAnswer(bonus, f"{dark}/6")
    if isinstance(question, Deploy):
        return deploy(p, question)
    if isinstance(question, (Score, OrderOdds)):
        g = p.group(question.group)
        if g == NOBODY:
            return no("KZ-3.0.1")
        if p.masked(g) and not p.rules.allied(seat, p.roster.groups[g].seat):
            return no("KZ-R34")
        return score(p, g) if isinstance(question, Score) else order_odds(p, g)
    return about_figure(p, seat, question)


def own_question(p: State, seat: Seat, question: Question) -> bool:
    """KZ-R15: with `premeasure: blind` nothing is said of enemy figures."""
    named: list[Place] = []
    if isinstance(question, (Line, Distance)):
        named = [question.from_, question.to]
    elif isinstance(question, Modifiers):
        named = [question.figure, question.target]
    elif isinstance(question, Odds):
        named = [getattr(question.action, "target", None) or question.action.figure]
    for one in named:
        if isinstance(one, str):
            i = p.figure(one)
            if i == NOBODY or not p.rules.allied(seat, p.figures[i].profile.seat):
                return False
    return True


def seen(p: State, seat: Seat, id: str) -> int:
    """The figure of this id if it is on the table and the seat knows it, or NOBODY (KZ-R34)."""
    i = p.figure(id)
    if i == NOBODY or not p.figures[i].here():
        return NOBODY
    figure = p.figures[i]
    if figure.counter > 0 and p.result is None and not p.rules.allied(seat, figure.profile.seat):
        return NOBODY
    return i


def about_figure(p: State, seat: Seat, question: Question) -> Answer | Refusal:
    """Questions that name one figure."""
    id = question.action.figure if isinstance(question, Cost) else getattr(question, "figure", "")
    i = seen(p, seat, id)
    if i == NOBODY:
        return no("KZ-4.23.1")
    if isinstance(question, Reach):
        return reach(p, i, question.to)
    if isinstance(question, Cost):
        plan = plan_move(p, i, question.action)
        rule = plan.rule or None
        return CostAnswer(plan.length, plan.penalties, plan.cost(), p.allowance(i), rule is None, rule)
    if isinstance(question, MeleeNumbers):
        profile = p.figures[i].profile
        return MeleeAnswer(profile.dice, profile.bonus, p.order_of(i) == ASSAULT, divisor(p, i))
    if isinstance(question, Allowance):
        return AllowanceAnswer(p.allowance(i), shots_of(p, i))
    assert isinstance(question, Contact)
    touched = [j for j in p.contacts(i) if seen(p, seat, p.id(j)) != NOBODY]
    friends = [p.id(j) for j in touched if not p.foes(i, j)]
    return ContactAnswer(friends, [p.id(j) for j in touched if p.foes(i, j)])


def shots_of(p: State, i: int) -> dict[str, int]:
    """Shots by weapon under its present state and order; a launcher gives one round at most."""
    order = p.order_of(i)
    figure = p.figures[i]
    found: dict[str, int] = {}
    for weapon in weapons_of(p, i):
        if order == RUN or figure.suppressed or figure.captor != NOBODY:
            found[weapon] = 0
        elif order == SHOOT and weapon != "round_launcher":
            found[weapon] = rapid_shots(p, i, weapon)
        else:
            found[weapon] = 1
    return found


# ---- lines


def aim(p: State, seat: Seat, place: Place) -> Aim | None:
    """A figure the seat knows, or a point on the ground."""
    if not isinstance(place, str):
        return point_aim(place[0], place[1], 0, -1)
    i = seen(p, seat, place)
    return None if i == NOBODY else aim_of(p.table, p.figures[i])


def blockers(p: State, a: Aim, b: Aim) -> list[str]:
    """The pieces that cross the centre line."""
    pieces: list[Piece] = blocking(p.table, a, b)
    return [piece.id for piece in pieces if crosses_below(piece, a, b)]


def line(p: State, seat: Seat, question: Line) -> Answer | Refusal:
    """KZ-4.23.1 to KZ-4.23.5, KZ-0.17"""
    a, b = aim(p, seat, question.from_), aim(p, seat, question.to)
    if a is None or b is None:
        return no("KZ-4.23.1")
    gap = max(0, length(a.x - b.x, a.y - b.y) - a.radius - b.radius)
    if isinstance(question.from_, str) and isinstance(question.to, str):
        i, j = p.figure(question.from_), p.figure(question.to)
        rule = fire_rule(p, i, j)
        blocked = blockers(p, a, b) if rule == "KZ-4.23.2" else []
        ranges: dict[str, str] = {}
        for weapon in weapons_of(p, i):
            band = OUT if too_dark(p, i, j) else band_of(p, i, j, GUNS[weapon])
            ranges[weapon] = BANDS[band]
        return LineAnswer(not rule, blocked, rule or None, COVERS[cover_of(p, i, j)], gap, ranges)
    clear = in_sight(p.table, a, b)
    rule = "" if clear else "KZ-4.23.2"
    blocked = [] if clear else blockers(p, a, b)
    return LineAnswer(clear, blocked, rule or None, COVERS[cover_at(p.table, a, b)], gap, {})


def distance(p: State, seat: Seat, question: Distance) -> Answer | Refusal:
    """KZ-0.6"""
    a, b = aim(p, seat, question.from_), aim(p, seat, question.to)
    if a is None or b is None:
        return no("KZ-4.23.1")
    gap = max(0, length(a.x - b.x, a.y - b.y) - a.radius - b.radius)
    return DistanceAnswer(gap, (gap + 99) // 100)


def modifiers(p: State, seat: Seat, question: Modifiers) -> Answer | Refusal:
    """Tables 2.5 to 2.7 for one shot."""
    i, j = seen(p, seat, question.figure), seen(p, seat, question.target)
    if i == NOBODY or j == NOBODY or not carried(p, i, question.weapon) or question.mode not in MODE_OF:
        return no("KZ-4.23.1")
    total = targeting(p, i, j, GUNS[question.weapon], MODE_OF[question.mode])
    target = p.figures[j].profile
    return ModifiersAnswer(
        total,
        needed(p, total),
        COVERS[cover_of(p, i, j)],
        modifier(p, i, j),
        target.kill,
        target.suppress,
    )


# ---- groups and set-up


def score(p: State, g: int) -> Answer:
    """KZ-4.1.2 to KZ-4.1.4"""
    return ScoreAnswer({str(die): initiative_score(p, g, die) for die in range(1, 7)}, p.headsets(g))


def order_odds(p: State, g: int) -> Answer:
    """KZ-4.3.2, KZ-5.1.4"""
    rule = may_try(p, g)
    if rule:
        return OrderOddsAnswer(False, rule)
    if automatic(p, g):
        return OrderOddsAnswer(True, None, "1", "0", "0")
    scores = [order_score(p, g, die) for die in range(1, 7)]
    changed = len([one for one in scores if one >= SUCCESS])
    kept = len([one for one in scores if KEPT <= one < SUCCESS])
    return OrderOddsAnswer(True, None, part(changed), part(kept), part(6 - changed - kept))


def part(faces: int) -> str:
    """A chance in sixths; none and certainty as whole numbers."""
    return f"{faces}/6" if 0 < faces < 6 else str(faces // 6)


def deploy(p: State, question: Deploy) -> Answer | Refusal:
    """9.1"""
    if not 0 <= question.seat < p.rules.seats:
        return no("KZ-7.4.3")
    side = p.rules.sides[question.seat]
    leader = leader_reach(p, side) // 100
    edge = edge_of(p, side)
    raid = p.rules.engagement == RAID
    if raid and side == DEFENDERS:
        return DeployAnswer("anywhere", leader, None)
    if p.rules.engagement == ASSASSINATION and side == 0:
        return DeployAnswer("anywhere", leader, None)
    return DeployAnswer(Band(edge, BAND // 100), leader, 18 if raid else None)
