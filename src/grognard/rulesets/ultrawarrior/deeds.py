"""Everything a warrior may do with his Impulse but fire: judged and done."""

from grognard.rulesets.ultrawarrior.actions import (
    Drop,
    Exit,
    Idle,
    LoadDart,
    Move,
    PickUp,
    PlaceBarrier,
    PlaceSmoke,
    Prepare,
    Teleport,
    UnloadDart,
)
from grognard.rulesets.ultrawarrior.events import (
    BarrierPlaced,
    Dropped,
    Exited,
    Idled,
    Loaded,
    Moved,
    PickedUp,
    Prepared,
    SmokePlaced,
    Teleported,
    Unloaded,
)
from grognard.rulesets.ultrawarrior.fire import check_energy
from grognard.rulesets.ultrawarrior.refusals import refuse
from grognard.rulesets.ultrawarrior.state import State, barrier_id
from grognard.rulesets.ultrawarrior.tables import (
    BARRIER,
    BARRIER_COST,
    CLEAR,
    ENTRY_COST,
    GRID,
    IDLE,
    INVERTED,
    JAJOZ,
    LOADED,
    NONE,
    PREP_OF,
    SMOKE,
    SMOKE_COST,
    TELEPORT,
    TELEPORT_RANGE,
    TERRAINS,
)
from grognard.rulesets.ultrawarrior.victory import win_by_exit
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action

# ---- judging


def check_deed(p: State, warrior: Warrior, action: Action) -> Refusal | None:
    """The checks of the action's type, in order (UW-R67). `idle` always passes (UW-5.0.5)."""
    if isinstance(action, Move):
        return check_move(p, warrior, action)
    if isinstance(action, LoadDart):
        return refuse("UW-7.33.2", "no-darts") if warrior.darts == 0 else None
    if isinstance(action, UnloadDart):
        return refuse("UW-7.33.3", "no-dart-loaded") if warrior.prep != LOADED else None
    if isinstance(action, Prepare):
        return check_prepare(p, warrior, action)
    if isinstance(action, PlaceBarrier):
        return check_barrier(p, warrior)
    if isinstance(action, PlaceSmoke):
        return check_smoke(p, warrior)
    if isinstance(action, Teleport):
        return check_teleport(p, warrior, action)
    if isinstance(action, PickUp):
        return None if may_pick_up(p, warrior) else refuse("UW-9.7.3", "no-energizer")
    if isinstance(action, Drop):
        return None if p.carrier == warrior.id else refuse("UW-9.7.4", "not-carrier")
    if isinstance(action, Exit):
        return check_exit(p, warrior)
    return None


def check_move(p: State, warrior: Warrior, action: Move) -> Refusal | None:
    """UW-R40; UW-6.1.3, UW-2.1.2; UW-6.1.4; UW-6.0.4. Neither Energy nor suit is asked for (UW-6.1.1)."""
    cell = GRID.cell(action.hex)
    if cell < 0:
        return refuse("UW-R40", "off-map")
    if cell not in GRID.neighbours[warrior.cell]:
        return refuse("UW-6.1.3", "not-adjacent", {"hex": action.hex})
    terrain = p.ground.terrain[cell]
    if ENTRY_COST[terrain] == 0:
        return refuse("UW-6.1.4", "terrain-forbidden", {"terrain": TERRAINS[terrain]})
    return None if may_enter(warrior, ENTRY_COST[terrain]) else refuse("UW-6.0.4", "forest-still")


def may_enter(warrior: Warrior, cost: int) -> bool:
    """UW-6.0.3: a 1-point hex at once; UW-6.0.4, UW-R5, UW-R6: a 2-point hex after a still Impulse only
    (UW-6.0.2).
    """
    return cost == 1 or (cost == 2 and warrior.prep == IDLE)


def check_prepare(p: State, warrior: Warrior, action: Prepare) -> Refusal | None:
    """UW-R7: if the option has it and it is known.

    UW-R68: the Energy is needed now too, a clear hex is not.
    """
    if not p.rules.announced:
        return refuse("UW-R7", "no-prepare")
    what = PREP_OF.get(action.what, NONE)
    if what == TELEPORT:
        return None if warrior.profile.species == JAJOZ else refuse("UW-9.8.7", "not-jajoz")
    if what == BARRIER:
        return check_energy(warrior, BARRIER_COST)
    if what == SMOKE:
        return check_energy(warrior, SMOKE_COST)
    return refuse("UW-R7", "unknown-preparation")


def ready(p: State, warrior: Warrior, what: int) -> bool:
    """UW-R7, UW-R20: prepared in the own Impulse just before, over a turn's end too; any still one by the
    option.
    """
    return warrior.prep == (what if p.rules.announced else IDLE)


def check_barrier(p: State, warrior: Warrior) -> Refusal | None:
    """UW-7.42.1: prepared; suit and Energy; UW-R26: not a second of his in this hex."""
    if not ready(p, warrior, BARRIER):
        return refuse("UW-7.42.1", "not-prepared-barrier")
    short = check_energy(warrior, BARRIER_COST)
    if short is not None:
        return short
    return refuse("UW-R26", "barrier-here") if p.protected(warrior) else None


def check_smoke(p: State, warrior: Warrior) -> Refusal | None:
    """UW-7.43.1: prepared; suit and Energy; UW-R29: one Smoke a hex."""
    if not ready(p, warrior, SMOKE):
        return refuse("UW-7.43.1", "not-prepared-smoke")
    short = check_energy(warrior, SMOKE_COST)
    if short is not None:
        return short
    return refuse("UW-R29", "smoke-here") if p.ground.smoky(warrior.cell) else None


def check_teleport(p: State, warrior: Warrior, action: Teleport) -> Refusal | None:
    """UW-9.8.7, UW-R61: a Jajoz who has prepared; 1 to 5 hexes; Clear ground.

    No line, Energy or suit is needed.
    """
    if warrior.profile.species != JAJOZ:
        return refuse("UW-9.8.7", "not-jajoz")
    if not ready(p, warrior, TELEPORT):
        return refuse("UW-9.8.7", "teleport-not-prepared")
    cell = GRID.cell(action.hex)
    if cell < 0:
        return refuse("UW-2.1.2", "off-map")
    distance = GRID.distance(warrior.cell, cell)
    if not 1 <= distance <= TELEPORT_RANGE:
        return refuse("UW-9.8.7", "teleport-range", {"range": distance, "most": TELEPORT_RANGE})
    return None if clear(p, cell) else refuse("UW-R61", "teleport-clear")


def clear(p: State, cell: int) -> bool:
    """Clear or inverted Water; Ice is not (UW-R61). Others or Smoke there do not matter (UW-R41)."""
    return p.ground.terrain[cell] in (CLEAR, INVERTED)


def may_pick_up(p: State, warrior: Warrior) -> bool:
    """UW-9.7.3: it lies here and nobody carries it."""
    return p.energizer == warrior.cell and p.carrier == ""


def check_exit(p: State, warrior: Warrior) -> Refusal | None:
    """UW-R40: only with an Energizer in the match; UW-R54: its carrier, from the rim."""
    if p.energizer < 0:
        return refuse("UW-R40", "exit-none")
    return None if may_exit(p, warrior) else refuse("UW-R54", "exit-rim")


def may_exit(p: State, warrior: Warrior) -> bool:
    """UW-R54: the carrier in column or row 01 or 28."""
    return p.carrier == warrior.id and GRID.rim(warrior.cell)


# ---- doing


def do_deed(p: State, warrior: Warrior, action: Action, log: Log | None) -> int:
    """Carry out the legal action; what it prepares for the next Impulse."""
    if isinstance(action, Move):
        step(p, warrior, GRID.cell(action.hex), False, log)
    elif isinstance(action, Idle):
        return stand_still(warrior, log)
    elif isinstance(action, LoadDart):
        return load(warrior, log)
    elif isinstance(action, Prepare):
        return announce(warrior, action.what, log)
    elif isinstance(action, UnloadDart):
        if log is not None:
            log.say(Unloaded(warrior.id))
    elif isinstance(action, PlaceBarrier):
        raise_barrier(p, warrior, log)
    elif isinstance(action, PlaceSmoke):
        lay_smoke(p, warrior, log)
    elif isinstance(action, Teleport):
        step(p, warrior, GRID.cell(action.hex), True, log)
    else:
        handle_energizer(p, warrior, action, log)
    return NONE


def step(p: State, warrior: Warrior, cell: int, teleport: bool, log: Log | None) -> None:
    """UW-6.0.1, or UW-9.8.7. A carrier takes the Energizer along (UW-R53); reaching a hex may win."""
    if log is not None:
        here, there = GRID.names[warrior.cell], GRID.names[cell]
        log.say(Teleported(warrior.id, here, there) if teleport else Moved(warrior.id, here, there))
    warrior.cell = cell
    if p.carrier == warrior.id:
        p.energizer = cell
    if p.rules.scenario.placed:
        p.stirred = True


def stand_still(warrior: Warrior, log: Log | None) -> int:
    """UW-5.0.5; what it opens is UW-6.0.5's."""
    if log is not None:
        log.say(Idled(warrior.id))
    return IDLE


def load(warrior: Warrior, log: Log | None) -> int:
    """UW-7.33.1: announced. The dart counts until it is fired."""
    if log is not None:
        log.say(Loaded(warrior.id))
    return LOADED


def announce(warrior: Warrior, what: str, log: Log | None) -> int:
    """UW-R7: public; no still Impulse. Paid on completion only."""
    if log is not None:
        log.say(Prepared(warrior.id, what))
    return PREP_OF[what]


def raise_barrier(p: State, warrior: Warrior, log: Log | None) -> None:
    """UW-7.42.1, in his own hex; it does not touch the terrain (UW-7.42.5)."""
    warrior.pay(BARRIER_COST)
    barrier = barrier_id(warrior.id, warrior.cell)
    p.barriers = sorted([*p.barriers, barrier])
    if log is not None:
        log.say(BarrierPlaced(warrior.id, barrier, GRID.names[warrior.cell]))


def lay_smoke(p: State, warrior: Warrior, log: Log | None) -> None:
    """UW-7.43.1, in his own hex."""
    warrior.pay(SMOKE_COST)
    p.ground = p.ground.add_smoke(warrior.cell)
    if log is not None:
        log.say(SmokePlaced(warrior.id, GRID.names[warrior.cell]))


def handle_energizer(p: State, warrior: Warrior, action: Action, log: Log | None) -> None:
    """UW-9.7.3, UW-9.7.4, UW-R53, UW-R54: an Impulse each."""
    here = GRID.names[warrior.cell]
    if isinstance(action, PickUp):
        p.carrier = warrior.id
        if log is not None:
            log.say(PickedUp(warrior.id, here))
    elif isinstance(action, Drop):
        p.carrier = ""
        if log is not None:
            log.say(Dropped(warrior.id, here))
    elif isinstance(action, Exit):
        if log is not None:
            log.say(Exited(warrior.id, here))
        win_by_exit(p, warrior.seat, log)
