"""What the active group may do: menu, answers at random, ideas (3.2)."""

from math import isqrt
from typing import Final

from grognard.rulesets.killzone.actions import (
    Area,
    Cease,
    Done,
    EndGroup,
    Fight,
    Finish,
    Flame,
    Missile,
    Move,
    Rally,
    Shoot,
    Throw,
)
from grognard.rulesets.killzone.arms import RIFLE, ROUNDS
from grognard.rulesets.killzone.duty import check_act, hidden_from
from grognard.rulesets.killzone.figure import NOBODY
from grognard.rulesets.killzone.ground import BASE, CENTRE, OUTSIDE, ROOF
from grognard.rulesets.killzone.moving import neighbours
from grognard.rulesets.killzone.outcome import exit_edge
from grognard.rulesets.killzone.phases.base import TRIES, pick
from grognard.rulesets.killzone.shooting import weapons_of
from grognard.rulesets.killzone.sight import fire_rule
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.words import AIMED, MODES, RAPID, SHOOT, SINGLE, SNIPE
from grognard.umpire.contract import Menu
from grognard.umpire.dice import Dice
from grognard.umpire.words import Action, Form

POINT_FORMS: Final[tuple[str, ...]] = ("throw", "flame")


def able(p: State) -> list[int]:
    """The figures that may act now: the open one, or all that are not done."""
    if p.open != NOBODY:
        return [p.open]
    return [i for i in p.free_members(p.active) if not p.figures[i].done]


def foes_here(p: State, i: int) -> list[int]:
    """Enemies on the table whose place is known, and counters in rooms of one's own building (KZ-R34)."""
    return [
        j for j, figure in enumerate(p.figures) if figure.here() and p.foes(i, j) and not hidden_from(p, i, j)
    ]


def name(p: State, j: int) -> str:
    """What enemies call a figure: its id, or its counter's."""
    number = p.figures[j].counter
    return f"ctr.{number}" if number > 0 else p.id(j)


def menu_of(p: State) -> Menu:
    """KZ-4.2.2: everything that any of them may do."""
    if p.volley is not None:
        return Menu([Cease(p.id(p.volley.figure)), *next_shots(p)])
    actions: list[Action] = []
    forms: list[Form] = []
    for i in able(p):
        figure_menu(p, i, actions, forms)
    actions.append(EndGroup())
    return Menu(actions, forms)


def figure_menu(p: State, i: int, actions: list[Action], forms: list[Form]) -> None:
    """One figure's."""
    id = p.id(i)
    offered: list[Action] = []
    if p.figures[i].suppressed:
        offered.append(Rally(id))
    else:
        offered.extend(finishes(p, i))
        offered.extend(shots(p, i))
        offered.extend([Fight(id), Fight(id, "non_lethal")])
        offered.extend(area_targets(p, i))
        for word in POINT_FORMS:
            if at_own_feet(p, i, word) is not None:
                forms.append(Form(word, {"figure": id}))
    actions.extend([action for action in offered if check_act(p, action) is None])
    actions.append(Done(id))
    if sure_move(p, i) is not None:
        forms.append(Form("move", {"figure": id}))


# ---- fire


def next_shots(p: State) -> list[Action]:
    """KZ-R16: the next shot of the open volley at each target; the weapon may be named, or the launcher."""
    volley = p.volley
    assert volley is not None
    id = p.id(volley.figure)
    found: list[Action] = []
    for j in foes_here(p, volley.figure):
        for weapon in (None, volley.weapon, ROUNDS):
            action = Shoot(id, name(p, j), weapon)
            if (weapon != ROUNDS or volley.weapon == RIFLE) and check_act(p, action) is None:
                found.append(action)
    return found


def shots(p: State, i: int) -> list[Action]:
    """Openings of a volley at all who can be seen; range is left to `check`."""
    figure = p.figures[i]
    if figure.shot or not figure.profile.guns:
        return []
    order = p.order_of(i)
    modes = [SINGLE]
    if order == SNIPE:
        modes = [AIMED]
    elif order == SHOOT:
        modes = [RAPID, SINGLE]
    found: list[Action] = []
    for j in foes_here(p, i):
        if fire_rule(p, i, j):
            continue
        for weapon in weapons_of(p, i):
            for mode in modes:
                found.append(make_shot(p.id(i), name(p, j), weapon, MODES[mode]))
    return found


def make_shot(figure: str, target: str, weapon: str, mode: str) -> Shoot:
    """The opening of a volley; `mode` is one of MODES."""
    return Shoot(figure, target, weapon, mode)  # type: ignore[arg-type]


def area_targets(p: State, i: int) -> list[Action]:
    """Grenades, flames and missiles at enemies."""
    figure = p.figures[i]
    found: list[Action] = []
    for j in foes_here(p, i):
        if figure.grenades > 0 and not figure.threw:
            found.append(Throw(p.id(i), name(p, j)))
        if figure.fuel > 0 and not figure.shot:
            found.append(Flame(p.id(i), name(p, j)))
        if figure.missiles > 0 and not figure.shot:
            found.append(Missile(p.id(i), name(p, j)))
    return found


def make_area(word: str, figure: str, target: str | None, at: list[int] | None, zone: str | None) -> Area:
    """A grenade or a flame."""
    return Throw(figure, target, at, zone) if word == "throw" else Flame(figure, target, at, zone)


def at_own_feet(p: State, i: int, word: str) -> Action | None:
    """The aim that is possible if any is: where the figure itself stands."""
    figure = p.figures[i]
    if (figure.grenades if word == "throw" else figure.fuel) == 0:
        return None
    action = make_area(word, p.id(i), p.id(i), None, None)
    return action if check_act(p, action) is None else None


def draw_area(p: State, i: int, word: str, dice: Dice) -> Action:
    """A point, a figure or a room at random."""
    figure = p.figures[i]
    reach = 700
    for _ in range(TRIES):
        kind = pick(dice, 4)
        target: str | None = None
        at: list[int] | None = None
        zone: str | None = None
        if kind == 0:
            target = p.id(pick(dice, len(p.figures)))
        elif kind == 1 and figure.zone != OUTSIDE:
            zone = p.table.zones[pick(dice, len(p.table.zones))].id
        else:
            x, y = p.point_of(i)
            at = [x + pick(dice, 2 * reach + 1) - reach, y + pick(dice, 2 * reach + 1) - reach]
        action = make_area(word, p.id(i), target, at, zone)
        if check_act(p, action) is None:
            return action
    sure = at_own_feet(p, i, word)
    assert sure is not None
    return sure


def finishes(p: State, i: int) -> list[Action]:
    """KZ-4.21.11: what may be done with each enemy in contact, and with a captive."""
    found: list[Action] = []
    for j in p.contacts(i):
        if p.foes(i, j) and p.figures[j].suppressed:
            for how in ("kill", "capture", "release"):
                found.append(make_finish(p.id(i), p.id(j), how))
    return found


def make_finish(figure: str, victim: str, how: str) -> Finish:
    """`how` is one of the three words."""
    return Finish(figure, victim, how)  # type: ignore[arg-type]


# ---- moves


def sure_move(p: State, i: int) -> Action | None:
    """A move that is legal if any is: on the spot, or a single step."""
    figure = p.figures[i]
    if figure.moved or figure.actions_left == 0:
        return None
    for action in still_moves(p, i):
        if check_act(p, action) is None:
            return action
    return None


def still_moves(p: State, i: int) -> list[Action]:
    """The shortest moves there are."""
    figure = p.figures[i]
    id = p.id(i)
    if figure.zone == OUTSIDE or p.table.zones[figure.zone].part == ROOF:
        return [Move(id, [[figure.x, figure.y]])]
    found: list[Action] = []
    if p.table.zones[figure.zone].part < CENTRE:
        found.append(Move(id, at=[figure.x, figure.y]))
    found.extend([Move(id, contact=name(p, j)) for j in foes_here(p, i) if p.figures[j].zone == figure.zone])
    found.extend(step_moves(p, i))
    return found


def step_moves(p: State, i: int) -> list[Action]:
    """One step to each neighbouring zone."""
    zone = p.figures[i].zone
    found: list[Action] = []
    for other in range(len(p.table.zones)):
        if other != zone and neighbours(p.table, zone, other):
            at = None
            if p.table.zones[other].part == ROOF:
                x, y = p.table.houses[p.table.zones[other].house].middle()
                at = [x, y]
            found.append(Move(p.id(i), steps=[p.table.zones[other].id], at=at))
    return found


def draw_move(p: State, i: int, dice: Dice) -> Action:
    """A move at random: mostly straight, now and then round a corner, through a door or off the table."""
    for _ in range(TRIES):
        action = random_move(p, i, dice)
        if check_act(p, action) is None:
            return action
    sure = sure_move(p, i)
    assert sure is not None
    return sure


def random_move(p: State, i: int, dice: Dice) -> Move:
    """Any move; it may be illegal."""
    figure = p.figures[i]
    reach = max(1, p.allowance(i))
    if figure.zone == OUTSIDE:
        return random_walk(p, i, figure.x, figure.y, reach, dice)
    zone = p.table.zones[figure.zone]
    if zone.part == ROOF and pick(dice, 2) == 0:
        return random_walk(p, i, figure.x, figure.y, reach, dice)
    if zone.part < CENTRE and pick(dice, 2) == 0:
        x, y = p.table.houses[zone.house].foot(
            zone.part, figure.x + around(dice, reach), figure.y + around(dice, reach)
        )
        if pick(dice, 2) == 0:
            return Move(p.id(i), at=[x, y])
        return random_walk(p, i, *before_door(zone.part, x, y), reach, dice)
    steps = step_moves(p, i)
    contacts = [j for j in foes_here(p, i) if p.figures[j].zone == figure.zone]
    if contacts and pick(dice, 2) == 0:
        return Move(p.id(i), contact=name(p, contacts[pick(dice, len(contacts))]))
    action = steps[pick(dice, len(steps))]
    assert isinstance(action, Move)
    return action


def before_door(part: int, x: int, y: int) -> tuple[int, int]:
    """KZ-6.3.16: where one appears before a side."""
    dx = BASE if part == 1 else -BASE if part == 3 else 0
    dy = BASE if part == 0 else -BASE if part == 2 else 0
    return x + dx, y + dy


def around(dice: Dice, reach: int) -> int:
    """From -reach to reach."""
    return pick(dice, 2 * reach + 1) - reach


def random_walk(p: State, i: int, x: int, y: int, reach: int, dice: Dice) -> Move:
    """One to three points, the first the start itself for one that comes out of a door."""
    inside = p.figures[i].zone != OUTSIDE and p.table.zones[p.figures[i].zone].part != ROOF
    path: list[list[int]] = [[x, y]] if inside else []
    for _ in range(1 if pick(dice, 4) > 0 else 3):
        x += around(dice, reach) // (1 + pick(dice, 3))
        y += around(dice, reach) // (1 + pick(dice, 3))
        path.append([x, y])
    edge = exit_edge(p, p.figures[i].profile.side)
    if edge and pick(dice, 3) == 0:
        return exit_walk(p, i, path, edge)
    if p.table.houses and pick(dice, 4) == 0:
        return door_walk(p, i, path, dice)
    return Move(p.id(i), path)


def exit_walk(p: State, i: int, path: list[list[int]], edge: str) -> Move:
    """KZ-R50: straight to the edge."""
    x, y = path[-1]
    last = {
        "S": [x, BASE],
        "N": [x, p.table.height - BASE],
        "W": [BASE, y],
        "E": [p.table.width - BASE, y],
    }[edge]
    return Move(p.id(i), [*path[:-1], last], exit=edge)  # type: ignore[arg-type]


def door_walk(p: State, i: int, path: list[list[int]], dice: Dice) -> Move:
    """KZ-6.3.15: to a door and in."""
    number = pick(dice, len(p.table.houses))
    house = p.table.houses[number]
    part = pick(dice, CENTRE)
    foot = house.foot(part, path[-1][0], path[-1][1])
    x, y = before_door(part, foot[0], foot[1])
    zone = p.table.zones[p.table.zone_in(number, 0, part)].id
    return Move(p.id(i), [*path[:-1], [x, y]], enter=zone)


# ---- at random, and ideas


def draw_act(p: State, form: Form, dice: Dice) -> Action:
    """A legal answer of the form."""
    i = p.figure(str(form.fixed["figure"]))
    return draw_move(p, i, dice) if form.type == "move" else draw_area(p, i, form.type, dice)


def suggestions(p: State, dice: Dice, k: int) -> list[Action]:
    """Deeds first, then moves toward the nearest enemy, then to be done."""
    menu = menu_of(p)
    found = [action for action in menu.actions if not isinstance(action, (Done, EndGroup, Cease))]
    if p.volley is None:
        for i in able(p):
            found.extend([action for action in approaches(p, i) if check_act(p, action) is None])
    found.extend([action for action in menu.actions if isinstance(action, (Done, Cease))])
    found.extend([action for action in menu.actions if isinstance(action, EndGroup)])
    return found[: max(1, k)]


def approaches(p: State, i: int) -> list[Action]:
    """Straight toward the nearest enemy: into contact, the whole way, half of it."""
    figure = p.figures[i]
    foes = [j for j in foes_here(p, i) if p.figures[j].on_point()]
    if figure.zone != OUTSIDE or not foes:
        return []
    nearest = min([(p.apart(i, j), j) for j in foes])[1]
    other = p.figures[nearest]
    dx, dy = other.x - figure.x, other.y - figure.y
    span = max(1, isqrt(dx * dx + dy * dy))
    found: list[Action] = []
    for far in (span - 102, p.allowance(i) - 2, p.allowance(i) // 2):
        if 0 < far < span:
            found.append(Move(p.id(i), [[figure.x + dx * far // span, figure.y + dy * far // span]]))
    return found
