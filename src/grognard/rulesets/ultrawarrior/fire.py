"""Fire: what may be fired at, what is offered, and what a shot does."""

from grognard.rulesets.ultrawarrior.actions import Fire
from grognard.rulesets.ultrawarrior.effects import change_terrain, hurt
from grognard.rulesets.ultrawarrior.events import (
    BarrierDestroyed,
    Fired,
    Hit,
    Missed,
    SmokeRemoved,
    TowerDestroyed,
)
from grognard.rulesets.ultrawarrior.refusals import refuse
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
from grognard.rulesets.ultrawarrior.state import TOWER, State, barrier_cell, barrier_owner
from grognard.rulesets.ultrawarrior.tables import (
    COST,
    DAMAGE,
    DART,
    DISK,
    DISRUPTOR,
    GRID,
    HEAT,
    LOADED,
    MAXIMUM,
    NO_CHANGE,
    WEAPON_OF,
)
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal

# ---- judging


def check_fire(p: State, warrior: Warrior, action: Fire) -> Refusal | None:
    """Weapon, loading, Energy, then the target: the first that fails is named (UW-R67)."""
    weapon = WEAPON_OF.get(action.weapon, -1)
    if weapon < 0:
        return refuse("UW-7.0.1", "unknown-weapon")
    if weapon == DART and warrior.prep != LOADED:
        return refuse("UW-7.12.1", "dart-first")
    short = check_energy(warrior, COST[weapon])
    return short if short is not None else check_target(p, warrior, weapon, action)


def check_energy(warrior: Warrior, cost: int) -> Refusal | None:
    """UW-4.3.5, then UW-4.1.3. What costs nothing stays open to him (UW-R19)."""
    if cost == 0:
        return None
    if warrior.suit == 0:
        return refuse("UW-4.3.5", "no-suit")
    if not warrior.can_pay(cost):
        return refuse("UW-4.1.3", "no-energy", {"needed": cost, "energy": warrior.energy + warrior.reserve})
    return None


def check_target(p: State, warrior: Warrior, weapon: int, action: Fire) -> Refusal | None:
    """What depends on neither Energy nor loading (UW-R67), so that `odds` may ask it of anybody."""
    if [action.target, action.barrier, action.hex].count(None) != 2:
        return refuse("UW-7.11.2", "no-target")
    cell = target_cell(p, action)
    if cell < 0:
        if action.hex is not None:
            return refuse("UW-2.1.2", "off-map")
        return refuse("UW-7.11.2", "target-unknown")
    return (
        check_kind(p, warrior, weapon, action)
        or check_line(p, warrior, weapon, cell)
        or check_cover(p, warrior, action, cell)
        or check_change(p, warrior, weapon, action, cell)
    )


def target_cell(p: State, action: Fire) -> int:
    """Where the target is, or -1 if there is no such one: living, standing, on the map."""
    if action.hex is not None:
        return GRID.cell(action.hex)
    if action.barrier is not None:
        return barrier_cell(action.barrier) if action.barrier in p.barriers else -1
    if action.target == TOWER:
        return p.tower if p.tower_stands() else -1
    target = p.warrior(action.target) if action.target is not None else None
    return target.cell if target is not None and target.alive else -1


def check_kind(p: State, warrior: Warrior, weapon: int, action: Fire) -> Refusal | None:
    """UW-R37: no friends, nor their Barriers.

    UW-7.41.3, UW-7.42.2: only the Disruptor at Barriers, and at nothing else.
    """
    if action.target is not None:
        target = p.warrior(action.target)
        if target is not None and target.side == warrior.side:
            return refuse("UW-R37", "friend")
        if weapon == DISRUPTOR:
            return refuse("UW-7.41.3", "disruptor-only-barriers")
    if action.barrier is not None:
        owner = p.warrior(barrier_owner(action.barrier))
        if owner is not None and owner.side == warrior.side:
            return refuse("UW-R37", "friend")
        if weapon != DISRUPTOR:
            return refuse("UW-7.42.2", "only-disruptor")
    return None


def check_line(p: State, warrior: Warrior, weapon: int, cell: int) -> Refusal | None:
    """UW-7.14.2, UW-7.41.1: range.

    UW-8.1.3, UW-R22, UW-8.11.1: the line, as everybody may check it beforehand (UW-8.0.2).
    """
    distance = p.rules.limited(warrior.profile.species, GRID.distance(warrior.cell, cell))
    if distance > MAXIMUM[weapon]:
        return refuse("UW-7.14.2", "out-of-range", {"range": distance, "most": MAXIMUM[weapon]})
    blocked = obstruction(p.ground, p.rules.one_edge, warrior.cell, cell)
    if blocked == OPEN:
        return None
    at = {"hex": GRID.names[first_block(p.ground, p.rules.one_edge, warrior.cell, cell)]}
    if blocked == CROSSED:
        return refuse("UW-8.1.3", "line-blocked", at)
    return refuse("UW-R22", "edges-blocked", at)


def check_cover(p: State, warrior: Warrior, action: Fire, cell: int) -> Refusal | None:
    """UW-8.1.4, UW-R23: not into Forest or Smoke from outside.

    UW-7.43.2, UW-R24: nor at a warrior in one's own Smoke.

    From range 0 neither hinders a Disruptor (UW-R28) or fire at the Tower (UW-R57). UW-R25: nobody
    behind his own Barrier is a target.
    """
    if action.hex is not None:
        return None
    hidden = cover(p.ground, warrior.cell, cell)
    if hidden != NO_COVER and cell != warrior.cell:
        return refuse("UW-8.1.4", "cover", {"hex": GRID.names[cell], "cover": COVERS[hidden]})
    target = p.warrior(action.target) if action.target is not None else None
    if target is not None and hidden == IN_SMOKE:
        return refuse("UW-7.43.2", "smoke-shelters")
    if target is not None and p.protected(target):
        return refuse("UW-7.42.2", "barrier-protects")
    return None


def check_change(p: State, warrior: Warrior, weapon: int, action: Fire, cell: int) -> Refusal | None:
    """UW-R34: a hex shot must change something; UW-R57: the building does not; UW-R35: the own hex."""
    if action.hex is None:
        return None
    if not alters(p, weapon, cell):
        return refuse("UW-R57", "tower-hex") if cell == p.tower else refuse("UW-R34", "no-change")
    if cell == warrior.cell and not p.rules.own_hex:
        return refuse("UW-R35", "own-hex")
    return None


def alters(p: State, weapon: int, cell: int) -> bool:
    """Whether the weapon changes the hex: chart UW-8.3.1, in Smoke too (UW-7.43.3), or a dart at Smoke
    (UW-7.33.4, UW-R30).
    """
    if weapon == DART:
        return p.ground.smoky(cell)
    return cell != p.tower and p.ground.changed_by(weapon, cell) != NO_CHANGE


# ---- hex shots


def hex_legal(p: State, warrior: Warrior, weapon: int, cell: int) -> bool:
    """Whether the hex may be fired at (UW-7.14.1); Energy and loading aside."""
    distance = GRID.distances(warrior.cell)[cell]
    return (
        distance <= p.rules.reach(warrior.profile.species, MAXIMUM[weapon])
        and alters(p, weapon, cell)
        and (cell != warrior.cell or p.rules.own_hex)
        and obstruction(p.ground, p.rules.one_edge, warrior.cell, cell) == OPEN
    )


def hex_shots(p: State, warrior: Warrior, weapon: int) -> tuple[int, ...]:
    """All hexes he may fire at with this weapon, ascending. Kept with the ground."""
    reach = p.rules.reach(warrior.profile.species, MAXIMUM[weapon])
    key = (warrior.cell * 8 + weapon) * 32 + reach
    known = p.ground.shots.get(key)
    if known is None:
        found = [cell for cell in candidates(p, warrior, weapon) if hex_legal(p, warrior, weapon, cell)]
        known = tuple(sorted(found))
        p.ground.shots[key] = known
    return known


def candidates(p: State, warrior: Warrior, weapon: int) -> list[int]:
    """Hexes that this weapon may change, wherever they are; for the Heat Blast the nearest first."""
    if weapon in (DISK, DISRUPTOR):
        return []
    if weapon == DART:
        return list(p.ground.smoke)
    if weapon == HEAT:
        return [warrior.cell, *GRID.neighbours[warrior.cell], *far_cells(warrior.cell)]
    return p.ground.changeable(weapon)


def far_cells(cell: int) -> list[int]:
    """All hexes that are neither the given one nor its neighbours."""
    row = GRID.distances(cell)
    return [other for other in GRID.cells if row[other] > 1]


def any_hex_shot(p: State, warrior: Warrior, weapon: int) -> bool:
    """Whether he may fire at any hex at all with this weapon. Kept with the ground."""
    reach = p.rules.reach(warrior.profile.species, MAXIMUM[weapon])
    key = (warrior.cell * 8 + weapon) * 32 + reach
    known = p.ground.burnable.get(key)
    if known is None:
        known = some_hex(p, warrior, weapon)
        p.ground.burnable[key] = known
    return known


def some_hex(p: State, warrior: Warrior, weapon: int) -> bool:
    """The search behind any_hex_shot: stops at the first."""
    if weapon == HEAT:
        for cell in (warrior.cell, *GRID.neighbours[warrior.cell]):
            if hex_legal(p, warrior, weapon, cell):
                return True
    row = GRID.distances(warrior.cell)
    reach = p.rules.reach(warrior.profile.species, MAXIMUM[weapon])
    for cell in candidates(p, warrior, weapon):
        if row[cell] <= reach and hex_legal(p, warrior, weapon, cell):
            return True
    return False


# ---- doing


def carry_out(p: State, warrior: Warrior, action: Fire, dice: Dice, log: Log | None) -> None:
    """UW-7.11.2: pay (UW-7.0.2), then a hex shot without a roll (UW-7.14.1) or a roll at the target
    (UW-7.11.3).
    """
    weapon = WEAPON_OF[action.weapon]
    warrior.pay(COST[weapon])
    if weapon == DART:
        warrior.darts -= 1
    cell = target_cell(p, action)
    distance = GRID.distances(warrior.cell)[cell]
    if action.hex is not None:
        if log is not None:
            log.say(Fired(warrior.id, action.weapon, distance, hex=action.hex))
        hit_hex(p, weapon, cell, log)
        return
    number = p.rules.numbers[weapon][p.rules.counted(warrior.profile.species, distance)]
    faces = dice.roll("uw.attack", 6, 2, warrior.id)
    if log is not None:
        log.say(
            Fired(
                warrior.id, action.weapon, distance, action.target, action.barrier, None, number, list(faces)
            )
        )
    if faces[0] + faces[1] <= number:
        hit(p, warrior, weapon, action, cell, dice, log)
    else:
        miss(p, warrior, weapon, action, cell, log)


def hit_hex(p: State, weapon: int, cell: int, log: Log | None) -> None:
    """UW-7.14.3: no warrior in it is hurt.

    UW-7.33.4: a dart removes Smoke; else the terrain changes (UW-7.43.3).
    """
    if weapon == DART:
        p.ground = p.ground.remove_smoke(cell)
        if log is not None:
            log.say(SmokeRemoved(GRID.names[cell]))
    else:
        change_terrain(p, weapon, cell, log)


def hit(
    p: State, warrior: Warrior, weapon: int, action: Fire, cell: int, dice: Dice, log: Log | None
) -> None:
    """UW-7.13.1: a hit does not change terrain. UW-7.41.2: the Disruptor removes the Barrier."""
    if action.barrier is not None:
        p.barriers.remove(action.barrier)
        if log is not None:
            log.say(BarrierDestroyed(action.barrier, GRID.names[cell]))
        return
    assert action.target is not None
    if log is not None:
        log.say(Hit(warrior.id, action.target, DAMAGE[weapon], action.weapon))
    if action.target == TOWER:
        batter(p, DAMAGE[weapon], log)
        return
    target = p.warrior(action.target)
    assert target is not None
    hurt(p, target, DAMAGE[weapon], weapon == DISK, dice, log)


def batter(p: State, damage: int, log: Log | None) -> None:
    """UW-9.6.6, UW-R57: the Tower has no Shield; at its last point it is destroyed."""
    p.tower_taken = min(p.tower_points, p.tower_taken + damage)
    if p.tower_taken == p.tower_points:
        p.stirred = True
        if log is not None:
            log.say(TowerDestroyed(GRID.names[p.tower]))


def miss(p: State, warrior: Warrior, weapon: int, action: Fire, cell: int, log: Log | None) -> None:
    """UW-7.13.2, UW-8.2.1, UW-R36: the target's hex changes; no other warrior there is hit (UW-7.13.3).

    A miss at a Barrier (UW-7.41.2) or the Tower (UW-R57) does nothing.
    """
    if log is not None:
        log.say(
            Missed(warrior.id, GRID.names[cell], action.weapon, action.target, action.barrier),
        )
    if action.target is not None and action.target != TOWER:
        change_terrain(p, weapon, cell, log)


# ---- offering


class Mark:
    """A target in the Line of Fire: its shots by weapon, its range as limited and as counted."""

    def __init__(self, id: str, shots: list[Fire], limited: int) -> None:
        self.id = id
        self.shots = shots
        self.limited = limited


def marks(p: State, warrior: Warrior) -> list[Mark]:
    """UW-8.0.1: enemies and the Tower that he may fire at with a weapon that reaches them, by id."""
    found: list[Mark] = []
    cell = warrior.cell
    row = GRID.distances(cell)
    species = warrior.profile.species
    for other in p.warriors:
        if other.alive and other.side != warrior.side and open_to(p, cell, other):
            shots = warrior.profile.say.fire(other.id)
            found.append(Mark(other.id, shots, p.rules.limited(species, row[other.cell])))
    if p.tower >= 0 and p.tower_stands() and exposed(p, cell, p.tower):
        found.append(Mark(TOWER, warrior.profile.say.fire(TOWER), p.rules.limited(species, row[p.tower])))
        found.sort(key=mark_id)
    return found


def open_to(p: State, cell: int, target: Warrior) -> bool:
    """UW-7.43.2, UW-7.42.2: in line, and sheltered by neither Smoke in one's own hex nor his Barrier."""
    if target.cell == cell and p.ground.smoky(cell):
        return False
    return exposed(p, cell, target.cell) and not p.protected(target)


def mark_id(mark: Mark) -> str:
    """For sorting."""
    return mark.id


def exposed(p: State, a: int, b: int) -> bool:
    """UW-8.1.3, UW-8.1.4: the line is free and, from another hex, so is its far end."""
    if a == b:
        return True
    return not p.ground.blocking[b] and obstruction(p.ground, p.rules.one_edge, a, b) == OPEN


def barrier_marks(p: State, warrior: Warrior) -> list[str]:
    """UW-R28: enemies' Barriers within reach and in line, also those whose creator has left or died."""
    reach = p.rules.reach(warrior.profile.species, MAXIMUM[DISRUPTOR])
    found: list[str] = []
    for barrier in p.barriers:
        owner = p.warrior(barrier_owner(barrier))
        if owner is None or owner.side == warrior.side:
            continue
        cell = barrier_cell(barrier)
        if GRID.distances(warrior.cell)[cell] <= reach and exposed(p, warrior.cell, cell):
            found.append(barrier)
    return found
