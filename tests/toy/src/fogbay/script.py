"""The game's own bots, `recruit` and `regular`, from what their seat may see; and a few good ideas."""

from collections.abc import Callable

from fogbay.actions import Allocate, Flare, Sail
from fogbay.board import distance
from fogbay.phases import HAIL_IT, KEEP, LET_PASS, NO_BRIBE, PHASES, REROLL, YES_BRIBE, next_cells, targets
from fogbay.state import CREW, MOST_CREW, FlareFrame, HailFrame, State
from grognard.umpire.dice import Dice
from grognard.umpire.words import Action, Seat


def foreign_lights(p: State, seat: Seat) -> list[str]:
    """Labels of the others' lights, those nearest to a cove first, known dummies left out."""
    lights = [
        n for n, b in sorted(p.boats.items()) if b.kind == "light" and b.seat != seat and not seen_dummy(p, n)
    ]
    return sorted(lights, key=lambda name: p.board.to_cove[p.boats[name].at])


def seen_dummy(p: State, light: str) -> bool:
    """Whether all can see that this light is a dummy."""
    boat = p.boats[light]
    known = p.sheets[boat.seat].known and not p.is_runner(light)
    return known or p.board.terrain[boat.at] == "shoal"


def goal(p: State, seat: Seat, boat: str) -> Callable[[str], int]:
    """How far a cell is from where the boat wants to be: a cove, or for a cutter the first foreign light."""
    if p.boats[boat].kind == "light":
        return p.board.to_cove.__getitem__
    first = ([p.boats[light].at for light in foreign_lights(p, seat)] or [p.boats[boat].at])[0]
    return lambda cell: distance(cell, first)


def best_sail(p: State, seat: Seat, boat: str) -> Sail | None:
    """The path that ends nearest to the goal; None if the boat had better stay."""
    far = goal(p, seat, boat)
    best, paths, least = list[str](), [list[str]()], far(p.boats[boat].at)
    while paths:
        path = paths.pop(0)
        for cell in next_cells(p, boat, path):
            if cell in path:
                continue
            paths.append([*path, cell])
            if far(cell) < least:
                best, least = [*path, cell], far(cell)
    return Sail(boat, best) if best else None


def crews(p: State, seat: Seat) -> Allocate:
    """The runner first, then the cutter, then the dummy, as far as four hands go."""
    boats = sorted(p.boats_of(seat), key=lambda n: (p.boats[n].kind == "cutter", not p.is_runner(n)))
    wanted = [2, 1, 1] if p.turn % 2 else [1, 1, 2]
    crew = {boat: min(MOST_CREW, n) for boat, n in zip(boats, wanted, strict=False)}
    return Allocate(crew if sum(crew.values()) <= CREW else {boats[0]: MOST_CREW})


def flares(p: State, seat: Seat) -> list[Flare]:
    """Flares over foreign lights in range whose kind is not known, near a cove first."""
    if p.sheets[seat].flared or not p.sheets[seat].powder:
        return []
    within = targets(p, seat)
    unknown = [n for n in foreign_lights(p, seat) if not p.sheets[p.boats[n].seat].known]
    cells = [p.boats[n].at for n in unknown if p.boats[n].at in within]
    return [Flare(cell, min(2, p.sheets[seat].powder)) for cell in dict.fromkeys(cells)]


def ideas(p: State, seat: Seat) -> list[Action]:
    """Legal answers, good ones first."""
    kind = dict(p.owed())[seat]
    if kind == "allocate":
        boats = p.boats_of(seat)
        return [crews(p, seat), Allocate(dict.fromkeys(boats, 1)), Allocate({boats[0]: MOST_CREW})]
    if kind == "hail":
        frame = p.stack[-1]
        assert isinstance(frame, HailFrame)
        return [LET_PASS, HAIL_IT] if seen_dummy(p, frame.boat) else [HAIL_IT, LET_PASS]
    if kind == "luck":
        frame = p.stack[-1]
        assert isinstance(frame, FlareFrame)
        wants = (frame.seat == seat) != frame.bright
        return [REROLL, KEEP] if wants else [KEEP, REROLL]
    if kind == "bribe":
        return bribes(p, seat)
    menu = PHASES[p.stack[-1].kind].menu(p, seat)
    sails = [
        sail for boat in p.boats_of(seat) if not p.boats[boat].sailed and (sail := best_sail(p, seat, boat))
    ]
    return [*menu.actions[:-1], *flares(p, seat), *sails, menu.actions[-1]]


def bribes(p: State, seat: Seat) -> list[Action]:
    """One pays for one's own runner only."""
    frame = p.stack[-1]
    assert isinstance(frame, HailFrame)
    if not p.sheets[seat].bribes:
        return [NO_BRIBE]
    mine = p.boats[frame.boat].seat == seat and p.is_runner(frame.boat)
    return [YES_BRIBE, NO_BRIBE] if mine else [NO_BRIBE, YES_BRIBE]


def suggest(p: State, seat: Seat, dice: Dice, k: int) -> list[Action]:
    """1 to `k` legal answers, good ones first, no two alike."""
    found: list[Action] = []
    for action in ideas(p, seat):
        if action not in found:
            found.append(action)
    return found[:k]


POINT, STEP, MOST = 12_000, 800, 80_000


def worth(p: State, seat: Seat) -> int:
    """Points ahead of the best of the others; for every runner still out, how near it is to its cove."""
    foes = [other for other in p.seats_in() if other != seat]
    ahead = p.sheets[seat].score - max((p.sheets[other].score for other in foes), default=0)
    way = {
        other: p.board.to_cove[p.boats[p.sheets[other].runner].at] for other in p.seats_in() if out(p, other)
    }
    near = sum(steps if other in foes else -steps for other, steps in way.items())
    return max(-MOST, min(MOST, POINT * ahead + STEP * near))


def out(p: State, seat: Seat) -> bool:
    """Whether the seat's runner is on the water."""
    return p.sheets[seat].runner in p.boats


def choose(p: State, seat: Seat, level: str, dice: Dice) -> Action:
    """`regular` takes the best idea; `recruit` every other time any of them."""
    found = suggest(p, seat, dice, 8)
    if level == "regular" or dice.hidden("think", 2)[0] == 1:
        return found[0]
    return found[dice.hidden("think", len(found))[0] - 1]
