"""How a match starts, and the states before its first orders (3.1, 13.3)."""

from grognard.rulesets.killzone.actions import ChooseForce, Placing
from grognard.rulesets.killzone.deploy import (
    BAND,
    WIDE_BAND,
    anchors,
    auto,
    own_figures,
)
from grognard.rulesets.killzone.effects import put
from grognard.rulesets.killzone.events import Day, Forces, Placed, SetupRoll
from grognard.rulesets.killzone.figure import Figure
from grognard.rulesets.killzone.ground import CENTRE, OUTSIDE, ROOF
from grognard.rulesets.killzone.options import FREE
from grognard.rulesets.killzone.roster import muster
from grognard.rulesets.killzone.scenario import Plot, plot_of
from grognard.rulesets.killzone.state import DARK, DAY, LIGHTS, State
from grognard.rulesets.killzone.terrain import read_table
from grognard.rulesets.killzone.words import (
    ASSASSINATION,
    ENCOUNTER,
    IN_EDGE,
    IN_FORCES,
    IN_ORDERS,
    IN_SETUP,
    IN_TABLE,
    SCAVENGER,
)
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import BadNotation

GANG = 5
"""KZ-6.1.5: figures of a gang that counts."""
DARKNESS = 5


def plot(p: State) -> Plot:
    """What the scenario, or the options of `free`, say."""
    return plot_of(p.rules.scenario, p.rules.options, p.rules.seats)


# ---- forces


def to_forces(p: State, dice: Dice, log: Log | None) -> None:
    """KZ-7.0.1: those of the scenario, or everybody brings one."""
    found = plot(p)
    if len(found.forces) < p.rules.seats:
        p.enter(IN_FORCES)
        return
    raise_forces(p, found)
    to_table(p, dice, log)


def bring_forces(p: State, dice: Dice, log: Log | None) -> None:
    """All have answered: the forces are public (section 7)."""
    found = plot(p)
    for seat, action in p.answers.take():
        assert isinstance(action, ChooseForce)
        found.forces[seat] = action.force
        if log is not None:
            log.say(Forces(seat, action.force))
    raise_forces(p, found)
    to_table(p, dice, log)


def raise_forces(p: State, found: Plot) -> None:
    """KZ-7.4.21: the target belongs to one guard group, by default their first."""
    target = ""
    if p.rules.engagement == ASSASSINATION:
        guards = [group.id for seat in p.rules.side_seats(1) for group in found.forces[seat].groups]
        target = found.target_group if found.target_group in guards else guards[0]
    roster, figures = muster([found.forces[seat] for seat in range(p.rules.seats)], p.rules, target)
    if p.rules.engagement == ASSASSINATION and "target" not in roster.figure_of:
        raise BadNotation("options.target_group", "is no group of the guards")
    p.muster(roster, figures)


# ---- table and light


def to_table(p: State, dice: Dice, log: Log | None) -> None:
    """KZ-7.4.2, KZ-7.4.8, KZ-7.4.15: the scenario's, or the side named chooses."""
    found = plot(p)
    if found.table is None:
        p.enter(IN_TABLE)
        return
    p.table = read_table(found.table, p.rules.options)
    to_day(p, dice, log)


def day_bonus(p: State) -> int:
    """KZ-6.1.5: Scavenger gangs of five and more, and Scavenger Heroes, of both sides."""
    bonus = 0
    for group in p.roster.groups:
        if group.type == SCAVENGER and (group.individual or group.start >= GANG):
            bonus += 1
    return bonus


def to_day(p: State, dice: Dice, log: Log | None) -> None:
    """KZ-6.1.5, KZ-R51"""
    light = p.rules.options["light"]
    if light == "roll":
        roll = dice.roll("kz.day", 6)[0]
        score = roll + day_bonus(p)
        p.light = DARK if score >= DARKNESS else DAY
        if log is not None:
            log.say(Day(roll, score, LIGHTS[p.light]))
    else:
        p.light = LIGHTS.index(light)
    to_edge(p, dice, log)


def to_edge(p: State, dice: Dice, log: Log | None) -> None:
    """KZ-7.4.2, KZ-7.4.9, KZ-7.4.16"""
    p.edges = plot(p).edges
    if not p.edges:
        p.enter(IN_EDGE)
    else:
        to_setup(p, dice, log)


# ---- set-up


def to_setup(p: State, dice: Dice, log: Log | None) -> None:
    """9.1: placed as the scenario says, automatically, or seat by seat."""
    way = p.rules.options["setup"]
    if way == "preset":
        place_preset(p, plot(p).start, log)
        p.enter(IN_ORDERS)
        return
    p.setup_order = setup_order(p, dice, log)
    if way == FREE:
        p.enter(IN_SETUP)
        return
    for seat in p.setup_order:
        if not place_auto(p, seat):
            raise BadNotation("options.setup", f"there is no room for the figures of seat {seat}")
        tell_placed(p, seat, dice, log)
    p.setup_order = []
    p.enter(IN_ORDERS)


def place_preset(p: State, start: dict[str, list[int]], log: Log | None) -> None:
    """9.5"""
    for i, figure in enumerate(p.figures):
        x, y = start[figure.profile.id]
        put(p, i, x, y, OUTSIDE)


def setup_order(p: State, dice: Dice, log: Log | None) -> list[int]:
    """KZ-7.4.3, KZ-7.4.8, KZ-7.4.15: the lower roll first; else the side that sets up first.

    The guards' seat that has the target comes before the other: all stand about the target.
    """
    if p.rules.engagement == ENCOUNTER:
        return rolled_order(p, dice, log)
    first, second = list(p.rules.side_seats(0)), list(p.rules.side_seats(1))
    second.sort(key=lambda seat: 0 if has_target(p, seat) else 1)
    return first + second


def has_target(p: State, seat: int) -> bool:
    """Whether the seat has the target."""
    return any([p.figures[i].profile.target for i in own_figures(p, seat)])


def rolled_order(p: State, dice: Dice, log: Log | None) -> list[int]:
    """KZ-7.4.3: each seat rolls; ties: all again."""
    while True:
        rolls: list[int] = []
        for seat in range(p.rules.seats):
            rolls.append(dice.roll("kz.setup", 6)[0])
            if log is not None:
                log.say(SetupRoll(seat, rolls[-1]))
        if len(set(rolls)) == len(rolls):
            return sorted(range(p.rules.seats), key=lambda seat: rolls[seat])


def group_anchors(p: State, seat: int) -> list[tuple[int, int]]:
    """13.3: the scenario's, or evenly spread ones."""
    return plot(p).anchors.get(seat) or anchors(p, seat)


def place_auto(p: State, seat: int) -> bool:
    """9.1, KZ-R66: by the anchors; raiders who find no room in 4" use 8"."""
    points = group_anchors(p, seat)
    if auto(p, seat, points, BAND):
        return True
    lift(p, seat)
    return auto(p, seat, points, WIDE_BAND)


def lift(p: State, seat: int) -> None:
    """Take a half-done set-up back."""
    for i in own_figures(p, seat):
        figure = p.edit(i)
        figure.placed = False
        figure.x = figure.y = -1
        figure.zone = OUTSIDE


# ---- told, with fog


def tell_placed(p: State, seat: int, dice: Dice, log: Log | None) -> None:
    """KZ-R34: figures inside get counters; others are told these only."""
    if p.rules.fog:
        deal_counters(p, seat, dice)
    if log is None:
        return
    own: dict[str, Placing] = {}
    others: dict[str, Placing] = {}
    for i in own_figures(p, seat):
        figure = p.figures[i]
        own[p.id(i)] = placing(p, figure)
        name = f"ctr.{figure.counter}" if figure.counter > 0 else p.id(i)
        zone = p.table.zones[figure.zone].id if figure.counter > 0 else None
        others[name] = Placing(None, zone) if figure.counter > 0 else own[p.id(i)]
    shown = {name: others[name] for name in sorted(others, key=counter_order)}
    if shown == own:
        log.say(Placed(seat, own))
    else:
        log.veil(Placed(seat, own), p.rules.side_seats(p.rules.sides[seat]), Placed(seat, shown))


def counter_order(name: str) -> tuple[int, int]:
    """Known figures in their order (the sort is stable), then counters by number."""
    return (1, int(name[4:])) if name.startswith("ctr.") else (0, 0)


def deal_counters(p: State, seat: int, dice: Dice) -> None:
    """KZ-R34, KZ-6.3.12: a hidden permutation, after the counters of seats that set up before."""
    inside = [
        i
        for i in own_figures(p, seat)
        if p.figures[i].zone != OUTSIDE and p.table.zones[p.figures[i].zone].part != ROOF
    ]
    if not inside:
        return
    first = max([figure.counter for figure in p.figures])
    for i, number in zip(inside, dice.shuffle("kz.counters", len(inside)), strict=True):
        p.edit(i).counter = first + number


def placing(p: State, figure: Figure) -> Placing:
    """Where a figure stands."""
    if figure.zone == OUTSIDE:
        return Placing([figure.x, figure.y])
    zone = p.table.zones[figure.zone]
    return Placing(None if zone.part == CENTRE else [figure.x, figure.y], zone.id)
