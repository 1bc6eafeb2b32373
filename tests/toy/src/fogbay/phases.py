"""What is asked, allowed and done, side by side: one phase for each kind of frame."""

from fogbay import effects
from fogbay.actions import Allocate, Bribe, EndTurn, Flare, Hail, Keep, Land, LetPass, Reroll, Sail
from fogbay.board import COVE, HOME, distance
from fogbay.events import (
    Bribed,
    BribePaid,
    FlareBurned,
    FlareFired,
    Grappled,
    Hailed,
    LuckSpent,
    Passed,
    Sailed,
    SailedOn,
    Slipped,
)
from fogbay.state import (
    ACT,
    ALLOCATE,
    BRIBE,
    CREW,
    HAIL,
    MOST_CREW,
    START,
    FlareFrame,
    HailFrame,
    SailFrame,
    State,
    TurnFrame,
)
from grognard.umpire.contract import Menu
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.refusal import Refusal
from grognard.umpire.words import Action, Answered, Due, Form, Seat

ANSWERS = {
    "allocate": ("allocate",),
    "act": ("sail", "flare", "land", "end_turn"),
    "hail": ("hail", "let_pass"),
    "bribe": ("bribe",),
    "luck": ("keep", "reroll"),
}
"""The action types that answer each kind of decision."""

RANGE = 3
NO_BRIBE, YES_BRIBE = Bribe(False), Bribe(True)
END_TURN, HAIL_IT, LET_PASS, KEEP, REROLL = EndTurn(), Hail(), LetPass(), Keep(), Reroll()


class Phase:
    """What a kind of frame asks, allows and does. One shared instance each, in `PHASES`."""

    def owed(self, p: State) -> tuple[Due, ...]:
        """Who must answer the frame on top; nobody: it goes on by itself."""
        raise NotImplementedError

    def menu(self, p: State, seat: Seat) -> Menu:
        """What a seat that is asked may answer."""
        raise NotImplementedError

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        """Why not. The seat is asked, and the action is one of this decision's types."""
        return None

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        """Carry the answer out."""
        raise NotImplementedError

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        """One indivisible piece of what passes by itself; may push or pop."""
        raise NotImplementedError

    def draw(self, p: State, seat: Seat, form: Form, dice: Dice) -> Action:
        """An answer of the form at random."""
        raise NotImplementedError


class TurnPhase(Phase):
    """FB-2.1: wind, order, launches; the secret allocation; then seat by seat until each has ended."""

    def owed(self, p: State) -> tuple[Due, ...]:
        f = turn_frame(p)
        if f.step == ALLOCATE:
            return tuple((seat, "allocate") for seat in p.seats_in() if not p.answers.has(seat))
        if f.step == ACT and f.index < len(p.order) and not p.sheets[p.order[f.index]].out:
            return ((p.order[f.index], "act"),)
        return ()

    def menu(self, p: State, seat: Seat) -> Menu:
        if turn_frame(p).step == ALLOCATE:
            return Menu((), (Form("allocate", {}),))
        actions: list[Action] = [Land(boat) for boat in p.lights_of(seat) if landing(p, seat, boat) is None]
        forms = [Form("sail", {"boat": boat}) for boat in p.boats_of(seat) if can_sail(p, boat)]
        if flaring(p, seat) is None:
            forms.append(Form("flare", {}))
        return Menu([*actions, END_TURN], forms)

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Allocate):
            return allocating(p, seat, action)
        if isinstance(action, Sail):
            return sailing(p, seat, action)
        if isinstance(action, Land):
            return landing(p, seat, action.boat)
        if isinstance(action, Flare):
            return flaring(p, seat) or aiming(p, seat, action)
        return None

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        if isinstance(action, Allocate):
            p.answers.give(seat, action)
            if log is not None:
                log.say(Answered(seat, "allocate"))
        elif isinstance(action, Sail):
            p.boats[action.boat].sailed = True
            p.stack.append(SailFrame(action.boat, list(action.path)))
        elif isinstance(action, Flare):
            fire(p, seat, action, dice, log)
        elif isinstance(action, Land):
            effects.land(p, action.boat, log)
        else:
            turn_frame(p).index += 1

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        f = turn_frame(p)
        if f.step == START:
            effects.start_turn(p, dice, log)
            f.step, f.index = ALLOCATE, 0
        elif f.step == ALLOCATE:
            effects.crew_boards(p, log)
            f.step, f.index = ACT, 0
        elif f.index < len(p.order):
            f.index += 1
        else:
            effects.end_turn(p, log)
            f.step = START

    def draw(self, p: State, seat: Seat, form: Form, dice: Dice) -> Action:
        if form.type == "allocate":
            return draw_crew(p, seat, dice)
        if form.type == "sail":
            return draw_path(p, str(form.fixed["boat"]), dice)
        cells = targets(p, seat)
        at = cells[dice.hidden("pick", len(cells))[0] - 1]
        return Flare(at, dice.hidden("pick", min(3, p.sheets[seat].powder))[0])


def turn_frame(p: State) -> TurnFrame:
    """The sequence of play."""
    frame = p.stack[0]
    assert isinstance(frame, TurnFrame)
    return frame


# ---- allocating


def allocating(p: State, seat: Seat, action: Allocate) -> Refusal | None:
    """FB-3.1, FB-3.2, FB-3.3: to one's own boats, 0 to 3 each, 4 in all."""
    for boat, crew in action.crew.items():
        if boat not in p.boats_of(seat):
            return Refusal("FB-3.1", "fb-refused-not-your-boat")
        if not 0 <= crew <= MOST_CREW:
            return Refusal("FB-3.2", "fb-refused-crew-of-boat", {"boat": boat, "most": MOST_CREW})
    total = sum(action.crew.values())
    if total > CREW:
        return Refusal("FB-3.3", "fb-refused-crew-total", {"crew": total, "most": CREW})
    return None


def draw_crew(p: State, seat: Seat, dice: Dice) -> Allocate:
    """FB-3.3: each boat in turn takes what it likes of what is left."""
    boats, left, crew = p.boats_of(seat), CREW, {}
    for index in dice.shuffle("pick", len(boats)):
        n = dice.hidden("pick", min(MOST_CREW, left) + 1)[0] - 1
        crew[boats[index - 1]] = n
        left -= n
    return Allocate({boat: crew[boat] for boat in boats if crew[boat]})


# ---- sailing and landing


def may_enter(p: State, boat: str, cell: str) -> bool:
    """FB-4.4: as the board allows; a laden runner keeps off shoals (which a dummy need not)."""
    b = p.boats[boat]
    if not p.board.may_enter(b.kind, b.seat, cell):
        return False
    return b.kind == "cutter" or p.board.terrain[cell] != "shoal" or not p.is_runner(boat)


def next_cells(p: State, boat: str, path: list[str]) -> list[str]:
    """Cells for one more step behind `path`, within the crew."""
    b = p.boats[boat]
    here = path[-1] if path else b.at
    return [
        cell
        for cell in p.board.near[here]
        if may_enter(p, boat, cell) and p.cost(b.at, [*path, cell]) <= b.crew
    ]


def can_sail(p: State, boat: str) -> bool:
    """Whether some path passes `sailing`."""
    return not p.boats[boat].sailed and bool(next_cells(p, boat, []))


def sailing(p: State, seat: Seat, action: Sail) -> Refusal | None:
    """FB-4.1, FB-4.2: one's own boat, once a turn, along neighbouring cells it may enter, within its crew."""
    if action.boat not in p.boats_of(seat):
        return Refusal("FB-3.1", "fb-refused-not-your-boat")
    boat = p.boats[action.boat]
    if boat.sailed:
        return Refusal("FB-4.2", "fb-refused-sailed", {"boat": action.boat})
    here = boat.at
    for cell in action.path:
        if cell not in p.board.near[here]:
            return Refusal("FB-4.3", "fb-refused-not-next", {"cell": cell, "from": here})
        if not may_enter(p, action.boat, cell):
            return Refusal("FB-4.4", "fb-refused-ground", {"cell": cell, "ground": p.board.terrain[cell]})
        here = cell
    if not action.path:
        return Refusal("FB-4.3", "fb-refused-no-step")
    cost = p.cost(boat.at, action.path)
    if cost > boat.crew:
        return Refusal("FB-4.5", "fb-refused-crew-short", {"cost": cost, "crew": boat.crew})
    return None


def draw_path(p: State, boat: str, dice: Dice) -> Sail:
    """FB-4.1: any path can come up: after each step one chance in three to stop."""
    path: list[str] = []
    while cells := next_cells(p, boat, path):
        if path and dice.hidden("pick", 3)[0] == 1:
            break
        path.append(cells[dice.hidden("pick", len(cells))[0] - 1])
    return Sail(boat, path)


def landing(p: State, seat: Seat, boat: str) -> Refusal | None:
    """FB-4.7: one's own runner, in the cove."""
    if boat not in p.lights_of(seat):
        return Refusal("FB-3.1", "fb-refused-not-your-boat")
    if p.board.terrain[p.boats[boat].at] != COVE:
        return Refusal("FB-4.7", "fb-refused-not-in-cove", {"boat": boat})
    if not p.is_runner(boat):
        return Refusal("FB-4.7", "fb-refused-no-cargo", {"boat": boat})
    return None


class SailPhase(Phase):
    """FB-4.6: step by step; wherever cutters are near, each may hail before the next."""

    def owed(self, p: State) -> tuple[Due, ...]:
        return ()

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        f = p.stack[-1]
        assert isinstance(f, SailFrame)
        boat = p.boats.get(f.boat)
        if boat is None or (not f.cutters and f.step == len(f.path)):
            p.stack.pop()
        elif f.cutters:
            cutter, f.cutters, f.held = f.cutters[0], f.cutters[1:], True
            p.stack.append(HailFrame(HAIL, f.boat, cutter))
        else:
            to = f.path[f.step]
            boat.spent += 0 if f.step == 0 and p.board.downwind(boat.at, to, p.wind) else 1
            boat.at = to
            f.step += 1
            f.cutters = effects.hailers(p, f.boat)
            if log is not None:
                log.say(SailedOn(f.boat, to) if f.held else Sailed(f.boat, to))


class HailPhase(Phase):
    """FB-6.2: the owner of a cutter that a light sails past."""

    def owed(self, p: State) -> tuple[Due, ...]:
        f = hail_frame(p)
        stands = f.boat in p.boats and f.cutter in p.boats and not p.boats[f.cutter].hailed
        return ((p.boats[f.cutter].seat, "hail"),) if stands else ()

    def menu(self, p: State, seat: Seat) -> Menu:
        return Menu((HAIL_IT, LET_PASS))

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        f = hail_frame(p)
        p.stack.pop()
        if isinstance(action, LetPass):
            if log is not None:
                log.say(Passed(f.cutter, f.boat))
            return
        p.boats[f.cutter].hailed = True
        if log is not None:
            log.say(Hailed(f.cutter, f.boat))
        heads = dice.roll("fb.hail", 2, 1, f.cutter)[0] == 1
        if log is not None:
            log.say(Grappled(f.boat) if heads else Slipped(f.boat))
        if heads:
            p.stack.append(HailFrame(BRIBE, f.boat, f.cutter))

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        p.stack.pop()


def hail_frame(p: State) -> HailFrame:
    """The frame of a hail or of the bribe behind it."""
    frame = p.stack[-1]
    assert isinstance(frame, HailFrame)
    return frame


class BribePhase(Phase):
    """FB-6.4: everybody is asked, so that nobody learns who has a bribe to pay."""

    def owed(self, p: State) -> tuple[Due, ...]:
        f = hail_frame(p)
        if f.boat not in p.boats or f.cutter not in p.boats:
            return ()
        return tuple((seat, "bribe") for seat in p.seats_in() if not p.answers.has(seat))

    def menu(self, p: State, seat: Seat) -> Menu:
        return Menu((NO_BRIBE, YES_BRIBE) if p.sheets[seat].bribes else (NO_BRIBE,))

    def check(self, p: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Bribe) and action.pay and not p.sheets[seat].bribes:
            return Refusal("FB-6.4", "fb-refused-no-bribe")
        return None

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        p.answers.give(seat, action)
        if log is not None:
            log.say(Answered(seat, "bribe"))

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        f = hail_frame(p)
        p.stack.pop()
        payers = [seat for seat, action in p.answers.take() if action == YES_BRIBE]
        if f.boat not in p.boats or f.cutter not in p.boats:
            return
        for seat in payers:
            p.sheets[seat].bribes -= 1
        if not payers:
            effects.board(p, f.boat, f.cutter, log)
        elif log is not None:
            log.say(Bribed(f.boat, len(payers)))
            for seat in payers:
                log.whisper(BribePaid(p.sheets[seat].bribes), [seat])


# ---- flares


def targets(p: State, seat: Seat) -> list[str]:
    """FB-5.1: cells within 3 of one's cutter; no home."""
    here = p.boats[p.cutter_of(seat)].at
    return [c for c in p.board.cells if distance(here, c) <= RANGE and p.board.terrain[c] != HOME]


def flaring(p: State, seat: Seat) -> Refusal | None:
    """FB-5.2: once a turn, while there is powder."""
    sheet = p.sheets[seat]
    if sheet.flared:
        return Refusal("FB-5.2", "fb-refused-flared")
    return None if sheet.powder else Refusal("FB-5.2", "fb-refused-no-powder")


def aiming(p: State, seat: Seat, action: Flare) -> Refusal | None:
    """FB-5.1: over a cell in range; with 1 to 3 charges of those one has."""
    if action.at not in targets(p, seat):
        return Refusal("FB-5.1", "fb-refused-range", {"cell": action.at, "range": RANGE})
    most = min(3, p.sheets[seat].powder)
    return None if 1 <= action.powder <= most else Refusal("FB-5.1", "fb-refused-powder", {"most": most})


def fire(p: State, seat: Seat, action: Flare, dice: Dice, log: Log | None) -> None:
    """FB-5.3: powder is spent, the die falls, and the window opens."""
    sheet = p.sheets[seat]
    sheet.flared = True
    sheet.powder -= action.powder
    if log is not None:
        log.say(FlareFired(seat, action.at, action.powder))
    frame = FlareFrame(seat, action.at, action.powder, 0, ())
    roll_flare(p, frame, dice, log)
    frame.asks = lucky(p, frame)
    p.stack.append(frame)


def roll_flare(p: State, f: FlareFrame, dice: Dice, log: Log | None) -> None:
    """FB-5.3: it burns on the charges plus one, or less."""
    f.face = dice.roll("fb.flare", 6, 1, p.cutter_of(f.seat))[0]
    if log is not None:
        log.say(FlareBurned(f.bright))


def lucky(p: State, f: FlareFrame) -> tuple[int, ...]:
    """FB-5.4: a dud may be rolled again by its seat; a bright one by the seats of lights below it."""
    if not f.bright:
        return (f.seat,) if p.sheets[f.seat].luck else ()
    below = {b.seat for b in p.boats.values() if b.kind == "light" and b.at == f.at and b.seat != f.seat}
    return tuple(seat for seat in sorted(below) if p.sheets[seat].luck)


class FlarePhase(Phase):
    """FB-5.4: one seat after the other; the first re-roll is the last word."""

    def owed(self, p: State) -> tuple[Due, ...]:
        f = flare_frame(p)
        return (
            ((f.asks[0], "luck"),)
            if f.asks and not p.sheets[f.asks[0]].out and not p.sheets[f.seat].out
            else ()
        )

    def menu(self, p: State, seat: Seat) -> Menu:
        return Menu((KEEP, REROLL))

    def play(self, p: State, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        f = flare_frame(p)
        f.asks = f.asks[1:]
        if isinstance(action, Reroll):
            p.sheets[seat].luck -= 1
            f.asks = ()
            if log is not None:
                log.say(LuckSpent(seat))
            roll_flare(p, f, dice, log)

    def advance(self, p: State, dice: Dice, log: Log | None) -> None:
        f = flare_frame(p)
        if f.asks and not p.sheets[f.seat].out:
            f.asks = f.asks[1:]
            return
        p.stack.pop()
        if f.bright and not p.sheets[f.seat].out:
            effects.light_up(p, f.seat, f.at, log)


def flare_frame(p: State) -> FlareFrame:
    """The flare whose roll may still be changed."""
    frame = p.stack[-1]
    assert isinstance(frame, FlareFrame)
    return frame


PHASES: tuple[Phase, ...] = (TurnPhase(), SailPhase(), HailPhase(), BribePhase(), FlarePhase())
"""By the kind of the frame on top."""
