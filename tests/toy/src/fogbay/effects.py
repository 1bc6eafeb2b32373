"""What happens to boats and sheets, whoever caused it."""

from fogbay.actions import Allocate
from fogbay.board import HOME, distance
from fogbay.events import (
    Allocated,
    Boarded,
    BribesDealt,
    CargoLanded,
    CrewShown,
    Launched,
    Lit,
    RunnerLaunched,
    TurnEnded,
    TurnOrder,
    TurnStarted,
    WindSet,
)
from fogbay.state import Boat, State
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.words import Seat


def set_up(p: State, dice: Dice, log: Log | None) -> None:
    """FB-1.2, FB-1.5: a cutter at each home; 0 to 2 bribes for each seat, dealt in secret."""
    for seat in range(p.seats):
        p.boats[p.cutter_of(seat)] = Boat(seat, "cutter", p.board.homes[seat])
        bribes = dice.hidden("fb.bribes", 3)[0] - 1
        p.sheets[seat].bribes = bribes
        if log is not None:
            log.whisper(BribesDealt(bribes), [seat])


def start_turn(p: State, dice: Dice, log: Log | None) -> None:
    """FB-2.1, FB-2.3, FB-2.4: the wind, the coin for the order, new lights for who has none."""
    p.turn += 1
    if log is not None:
        log.say(TurnStarted(p.turn))
    degrees = dice.roll("fb.wind", 360)[0]
    if degrees == 360:  # FB-2.6
        leader = p.leader()
        p.end(p.won(leader.winners, "storm"), log)
        return
    p.wind = ("north", "east", "south", "west")[(degrees + 44) // 90 % 4]
    heads = dice.roll("fb.order", 2)[0] == 1
    p.order = p.seats_in() if heads else p.seats_in()[::-1]
    if log is not None:
        log.say(WindSet(p.wind))
        log.say(TurnOrder(list(p.order)))
    for seat in p.seats_in():
        if not p.lights_of(seat):
            launch(p, seat, dice, log)


def launch(p: State, seat: Seat, dice: Dice, log: Log | None) -> None:
    """FB-2.2: two lights under the next two labels; a hidden shuffle says which is the runner."""
    labels = [f"x{p.labels + 1}", f"x{p.labels + 2}"]
    p.labels += 2
    for label in labels:
        p.boats[label] = Boat(seat, "light", p.board.homes[seat])
    sheet = p.sheets[seat]
    sheet.runner = labels[dice.shuffle("fb.labels", 2)[0] - 1]
    sheet.known = False
    if log is not None:
        log.veil(RunnerLaunched(seat, labels, sheet.runner), [seat], Launched(seat, labels))


def crew_boards(p: State, log: Log | None) -> None:
    """FB-3.4: all allocations take effect together; FB-R2: and are shown if the option says so."""
    for _, action in p.answers.take():
        assert isinstance(action, Allocate)
        for boat, crew in action.crew.items():
            p.boats[boat].crew = crew
    if log is None:
        return
    log.say(Allocated())
    if p.options["crew"] == "open":
        log.say(CrewShown({name: boat.crew for name, boat in sorted(p.boats.items())}))


def end_turn(p: State, log: Log | None) -> None:
    """FB-2.5: crews come off; at the limit the match is over."""
    for boat in p.boats.values():
        boat.crew, boat.spent, boat.sailed, boat.hailed = 0, 0, False, False
    for sheet in p.sheets:
        sheet.flared = False
    if log is not None:
        log.say(TurnEnded(p.turn))
    if p.turn >= int(p.options["turn_limit"]):
        p.end(p.leader(), log)


def hailers(p: State, boat: str) -> tuple[str, ...]:
    """FB-6.1: foreign cutters on or next to the light, not at a home, that have not hailed this turn."""
    b = p.boats[boat]
    if b.kind != "light" or p.board.terrain[b.at] == HOME:
        return ()
    return tuple(
        name
        for name, other in sorted(p.boats.items())
        if other.kind == "cutter"
        and other.seat != b.seat
        and not other.hailed
        and distance(other.at, b.at) <= 1
    )


def land(p: State, boat: str, log: Log | None) -> None:
    """FB-4.7: a point for the cargo; both lights are home."""
    seat = p.boats[boat].seat
    if log is not None:
        log.say(CargoLanded(boat, seat))
    bring_in(p, seat)
    score(p, seat, log)


def board(p: State, boat: str, cutter: str, log: Log | None) -> None:
    """FB-6.6: a runner is a prize worth a point, and its dummy goes home; a dummy sinks."""
    seat, runner = p.boats[boat].seat, p.is_runner(boat)
    if log is not None:
        log.say(Boarded(boat, cutter, runner))
    if runner:
        bring_in(p, seat)
        score(p, p.boats[cutter].seat, log)
    else:
        del p.boats[boat]
        p.sheets[seat].known = True


def bring_in(p: State, seat: Seat) -> None:
    """Both lights of the seat leave the bay; new ones are launched next turn."""
    for label in p.lights_of(seat):
        del p.boats[label]
    p.sheets[seat].runner, p.sheets[seat].known = "", False


def score(p: State, seat: Seat, log: Log | None) -> None:
    """FB-1.7: a point; who reaches the target has won at once."""
    p.sheets[seat].score += 1
    if p.sheets[seat].score >= int(p.options["target"]):
        p.end(p.won((seat,), "cargo"), log)


def light_up(p: State, seat: Seat, at: str, log: Log | None) -> None:
    """FB-5.5: all see what the foreign lights below are, and so what their twins are."""
    if log is not None:
        log.seal()
    for name, boat in sorted(p.boats.items()):
        if boat.kind == "light" and boat.at == at and boat.seat != seat:
            p.sheets[boat.seat].known = True
            if log is not None:
                log.say(Lit(name, p.is_runner(name)))
