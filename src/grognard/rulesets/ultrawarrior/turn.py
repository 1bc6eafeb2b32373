"""What passes by itself between the decisions of a turn (UW-3.2.1)."""

from grognard.rulesets.ultrawarrior.actions import SetShields
from grognard.rulesets.ultrawarrior.events import (
    Cleanup,
    EnergizerBonus,
    Initiative,
    ShieldSet,
    TurnEnded,
    TurnOrder,
    TurnStarted,
)
from grognard.rulesets.ultrawarrior.state import State, barrier_cell
from grognard.rulesets.ultrawarrior.tables import (
    GRID,
    IN_ARRIVAL,
    IN_IMPULSE,
    IN_SHIELDS,
    INVERTED,
    WATER,
)
from grognard.rulesets.ultrawarrior.tower import tower_fires
from grognard.rulesets.ultrawarrior.victory import judge_turn_end
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log


def start_turn(p: State, log: Log | None) -> None:
    """Energizer bonus, Action Points (UW-4.41.1, UW-5.0.2), then a reinforcement, if one is due (UW-R49)."""
    p.turn += 1
    if log is not None:
        log.say(TurnStarted(p.turn))
    pay_bonus(p, log)
    for warrior in p.warriors:
        if warrior.alive:
            warrior.ap = warrior.points()
    p.enter(IN_ARRIVAL)


def pay_bonus(p: State, log: Log | None) -> None:
    """UW-9.7.5, UW-9.7.6, UW-R54: to whoever carries it, if he has a suit (UW-4.3.5); known to the owner
    only.
    """
    carrier = p.warrior(p.carrier)
    if carrier is not None and carrier.alive and carrier.suit > 0:
        carrier.energy += p.rules.scenario.bonus
        if log is not None:
            bonus = EnergizerBonus(carrier.id, p.rules.scenario.bonus)
            log.whisper(bonus, p.rules.owners(carrier.seat))


def power_shields(p: State, log: Log | None) -> None:
    """UW-4.2.1: all allocations take effect together, when the last seat has answered (UW-R18)."""
    for _, action in p.answers.take():
        assert isinstance(action, SetShields)
        for id in sorted(action.shields):
            warrior = p.warrior(id)
            assert warrior is not None
            amount = action.shields[id]
            warrior.pay(amount)
            warrior.shield = amount
            if log is not None:
                log.whisper(ShieldSet(id, amount), p.rules.owners(warrior.seat))


def clean_up(p: State, log: Log | None) -> None:
    """UW-3.23.1: Barriers (UW-7.42.4) and Smoke go.

    UW-3.23.2, UW-R33: inverted Water refills, whoever stands there.
    """
    ground = p.ground
    refilled = ground.places[INVERTED]
    if log is not None:
        smoke = [GRID.names[cell] for cell in ground.smoke]
        log.say(Cleanup(smoke, p.barriers[:], [GRID.names[cell] for cell in refilled]))
    for cell in ground.smoke:
        ground = ground.remove_smoke(cell)
    for cell in refilled:
        ground = ground.change(cell, WATER)
    p.ground = ground
    p.barriers = []


def roll_initiative(p: State, dice: Dice, log: Log | None) -> None:
    """UW-3.25.1, UW-2.3.1, UW-3.25.3, UW-R11: a die a seat, ties for the highest again; then clockwise
    (UW-3.25.2).
    """
    seats = p.living_seats()
    contenders = seats
    while len(contenders) > 1:
        faces = [dice.roll("uw.initiative", 6, 1)[0] for _ in contenders]
        if log is not None:
            log.say(Initiative({str(seat): faces[i] for i, seat in enumerate(contenders)}))
        highest = max(faces)
        contenders = [seat for i, seat in enumerate(contenders) if faces[i] == highest]
    if len(contenders) == 1:
        first = seats.index(contenders[0])
        seats = seats[first:] + seats[:first]
    p.order = seats
    if log is not None:
        log.say(TurnOrder(seats[:]))


def open_impulses(p: State, dice: Dice, log: Log | None) -> None:
    """Steps 1 to 3 of the turn: Shields before markers before initiative (UW-3.22.2, UW-3.24.1)."""
    power_shields(p, log)
    clean_up(p, log)
    roll_initiative(p, dice, log)
    p.slot = 0
    p.acted = []
    p.enter(IN_IMPULSE)


def next_slot(p: State, dice: Dice, log: Log | None) -> None:
    """The slot is over: the Tower's shot, the next slot, or the end of the turn (UW-R12: slots 0 to 7)."""
    tower_fires(p, dice, log)
    if p.result is not None:
        return
    p.acted = []
    if p.slot < 7:
        p.slot += 1
    else:
        end_turn(p, log)


def end_turn(p: State, log: Log | None) -> None:
    """UW-4.2.2: what is left of the Shields is lost; limits and draws; the next turn."""
    for warrior in p.warriors:
        warrior.shield = 0
    if log is not None:
        log.say(TurnEnded(p.turn))
    judge_turn_end(p, log)
    if p.result is None:
        start_turn(p, log)


def open_shields(p: State) -> None:
    """UW-3.22.1: step 1 of the turn."""
    p.enter(IN_SHIELDS)


def barriers_in(p: State, cell: int) -> list[str]:
    """Ids of the Barriers that stand in the hex; several warriors' may share one (UW-R26)."""
    return [barrier for barrier in p.barriers if barrier_cell(barrier) == cell]
