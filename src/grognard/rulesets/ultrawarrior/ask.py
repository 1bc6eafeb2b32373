"""Answers to questions, from public facts and the asker's own sheets alone.

UW-8.0.2: free, and no action.
"""

from fractions import Fraction

from grognard.rulesets.ultrawarrior.actions import Fire
from grognard.rulesets.ultrawarrior.fire import (
    alters,
    barrier_marks,
    check_target,
    hex_shots,
    marks,
    target_cell,
)
from grognard.rulesets.ultrawarrior.questions import (
    AboutWarrior,
    Change,
    Danger,
    DangerAnswer,
    Hex,
    HexAnswer,
    Line,
    LineAnswer,
    Number,
    NumberAnswer,
    Odds,
    OddsAnswer,
    Reach,
    ReachAnswer,
    Schedule,
    ScheduleAnswer,
    Targets,
    TargetsAnswer,
    Terrain,
    TerrainAnswer,
)
from grognard.rulesets.ultrawarrior.refusals import refuse
from grognard.rulesets.ultrawarrior.routes import exits, impulses_left, reach_of
from grognard.rulesets.ultrawarrior.sight import (
    COVERS,
    CROSSED,
    IN_SMOKE,
    NO_COVER,
    OPEN,
    cover,
    first_block,
    obstruction,
)
from grognard.rulesets.ultrawarrior.state import TOWER, State
from grognard.rulesets.ultrawarrior.tables import (
    BURN,
    CHANCES,
    COST,
    DAMAGE,
    DART,
    DISRUPTOR,
    GRID,
    IN_IMPULSE,
    MAXIMUM,
    NO_CHANGE,
    TERRAINS,
    WATER,
    WEAPON_OF,
)
from grognard.rulesets.ultrawarrior.turn import barriers_in
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Answer, Question, Seat

LASER = "laser_tower"


def answer(p: State, seat: Seat, question: Question) -> Answer | Refusal:
    """The answer, or why there is none."""
    if isinstance(question, Odds):
        return odds(p, question.action)
    if isinstance(question, Number):
        return number(p, question)
    if isinstance(question, Line):
        return line(p, question)
    if isinstance(question, Hex):
        return hex_contents(p, question)
    if isinstance(question, Terrain):
        return terrain(p)
    if isinstance(question, Schedule):
        return schedule(p, seat)
    assert isinstance(question, AboutWarrior)
    return about_warrior(p, seat, question)


def about_warrior(p: State, seat: Seat, question: AboutWarrior) -> Answer | Refusal:
    """Questions that name a warrior, own or foreign."""
    warrior = p.warrior(question.warrior)
    if warrior is None or not warrior.alive:
        return refuse("UW-7.11.2", "target-unknown")
    if isinstance(question, Targets):
        return targets(p, warrior, question.weapon)
    if isinstance(question, Danger):
        return danger(p, warrior)
    assert isinstance(question, Reach)
    impulses = question.impulses
    if impulses is None:
        impulses = impulses_left(p, seat, warrior)
    hexes = reach_of(p, warrior, impulses)
    return ReachAnswer({GRID.names[cell]: hexes[cell] for cell in sorted(hexes)}, len(hexes))


# ---- shots


def ratio(part: int, whole: int = 36) -> str:
    """A fraction as text."""
    return str(Fraction(part, whole))


def odds(p: State, action: Fire) -> Answer | Refusal:
    """As a shot is judged, Energy, suit, loading and turn aside.

    The target's Shield is nobody's business: damage is before it.
    """
    weapon = WEAPON_OF.get(action.weapon, -1)
    warrior = p.warrior(action.warrior)
    if warrior is None or not warrior.alive:
        return OddsAnswer(False, "UW-1.1.3" if warrior is None else "UW-R9")
    if weapon < 0:
        return OddsAnswer(False, "UW-7.0.1")
    refusal = check_target(p, warrior, weapon, action)
    if refusal is not None:
        return OddsAnswer(False, refusal.rule)
    cell = target_cell(p, action)
    distance = GRID.distance(warrior.cell, cell)
    counted = p.rules.counted(warrior.profile.species, distance)
    change = None
    if weapon != DART and action.barrier is None and action.target != TOWER:
        change = change_of(p, weapon, cell)
    if action.hex is not None:
        return OddsAnswer(True, None, distance, counted, COST[weapon], None, "1", None, 0, "0", None, change)
    needed = p.rules.numbers[weapon][counted]
    ways = CHANCES[needed]
    return OddsAnswer(
        True,
        None,
        distance,
        counted,
        COST[weapon],
        needed,
        ratio(ways),
        ratio(36 - ways),
        DAMAGE[weapon],
        ratio(ways * DAMAGE[weapon]),
        change,
    )


def change_of(p: State, weapon: int, cell: int) -> Change | None:
    """UW-8.3.1: what a hex shot or a miss makes of the hex."""
    if not alters(p, weapon, cell):
        return None
    to = p.ground.changed_by(weapon, cell)
    if to == NO_CHANGE:
        return None
    return Change(GRID.names[cell], TERRAINS[p.ground.terrain[cell]], TERRAINS[to])


def number(p: State, question: Number) -> Answer | Refusal:
    """UW-7.2.1, by counted range; the Tower's row has no end (UW-9.6.3)."""
    weapon = WEAPON_OF.get(question.weapon, -1)
    if weapon < 0 and question.weapon != LASER:
        return refuse("UW-7.0.1", "unknown-weapon")
    if question.range < 0:
        return refuse("UW-2.1.2", "off-map")
    if weapon < 0:
        needed = p.rules.tower_number(question.range)
    elif question.range > MAXIMUM[weapon]:
        return NumberAnswer("0", None)
    else:
        needed = p.rules.numbers[weapon][question.range]
    return NumberAnswer(ratio(CHANCES[needed]), needed)


def targets(p: State, warrior: Warrior, word: str) -> Answer | Refusal:
    """As in odds: Energy, suit, loading and turn aside."""
    weapon = WEAPON_OF.get(word, -1)
    if weapon < 0:
        return refuse("UW-7.0.1", "unknown-weapon")
    if weapon == DISRUPTOR:
        return TargetsAnswer([], barrier_marks(p, warrior), [])
    seen = [mark.id for mark in marks(p, warrior) if mark.limited <= MAXIMUM[weapon]]
    return TargetsAnswer(seen, [], [GRID.names[cell] for cell in hex_shots(p, warrior, weapon)])


# ---- the ground


def line(p: State, question: Line) -> Answer | Refusal:
    """UW-8.0.1, UW-8.1.1 to UW-8.1.4, UW-R22"""
    a, b = GRID.cell(question.from_), GRID.cell(question.to)
    if a < 0 or b < 0:
        return refuse("UW-2.1.2", "off-map")
    path = GRID.line(a, b)
    blocked = obstruction(p.ground, p.rules.one_edge, a, b)
    hidden = cover(p.ground, a, b)
    block = first_block(p.ground, p.rules.one_edge, a, b)
    if block < 0 and hidden != NO_COVER and a != b:
        block = b
    return LineAnswer(
        GRID.distance(a, b),
        [GRID.names[a + step] for step in path.crossed],
        [GRID.names[a + step] for step in path.left if GRID.on_map[a + step]],
        [GRID.names[a + step] for step in path.right if GRID.on_map[a + step]],
        blocked == OPEN,
        COVERS[hidden],
        GRID.names[block] if block >= 0 else None,
        line_rule(blocked, hidden, a == b),
    )


def line_rule(blocked: int, hidden: int, same: bool) -> str | None:
    """Which rule forbids to fire at a warrior there."""
    if blocked != OPEN:
        return "UW-8.1.3" if blocked == CROSSED else "UW-R22"
    if hidden == IN_SMOKE and same:
        return "UW-7.43.2"
    return "UW-8.1.4" if hidden != NO_COVER else None


def hex_contents(p: State, question: Hex) -> Answer | Refusal:
    """What lies and stands there (UW-R41: any number of warriors)."""
    cell = GRID.cell(question.hex)
    if cell < 0:
        return refuse("UW-2.1.2", "off-map")
    here = [warrior.id for warrior in p.warriors if warrior.alive and warrior.cell == cell]
    return HexAnswer(TERRAINS[p.ground.terrain[cell]], p.ground.smoky(cell), barriers_in(p, cell), here)


def terrain(p: State) -> Answer:
    """Hexes that differ from the set-up (UW-2.1.3)."""
    base, now = p.rules.base, p.ground.terrain
    return TerrainAnswer(
        [[GRID.names[cell], TERRAINS[now[cell]]] for cell in GRID.cells if now[cell] != base[cell]]
    )


def danger(p: State, warrior: Warrior) -> Answer:
    """UW-6.11.1: what comes of staying."""
    kind = p.ground.terrain[warrior.cell]
    effect = "drowns" if kind == WATER else "damage" if BURN[kind] > 0 else "none"
    ways = [GRID.names[cell] for cell in exits(p, warrior)]
    return DangerAnswer(GRID.names[warrior.cell], TERRAINS[kind], effect, BURN[kind], ways)


# ---- the turn


def schedule(p: State, seat: Seat) -> Answer:
    """UW-3.25.2, UW-R9, UW-R10, UW-R12: who acts when; others' points stay hidden with `life_dice: owner`
    (UW-R45).
    """
    slots: list[list[int | list[str]]] = []
    if p.result is None and p.stack[-1].kind == IN_IMPULSE:
        for slot in range(p.slot, 8):
            for one in p.order:
                due = [
                    warrior.id
                    for warrior in p.warriors
                    if warrior.seat == one
                    and warrior.due(slot)
                    and (slot > p.slot or warrior.id not in p.acted)
                    and (p.rules.open_life or p.rules.sees(seat, one))
                ]
                if len(due) > 0:
                    slots.append([slot, one, due])
    return ScheduleAnswer(slots)
