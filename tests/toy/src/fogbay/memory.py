"""What a seat has learnt and its view no longer shows; and a world that agrees with both."""

from typing import Any

from fogbay.actions import Bribe
from fogbay.board import SHOAL, Board
from fogbay.construction import ScenarioFile, board_of, scenario
from fogbay.events import Bribed, BribePaid, Sailed, SailedOn
from fogbay.phases import may_enter
from fogbay.position import Bay
from fogbay.reading import read
from fogbay.state import CREW, MOST_CREW, SailFrame
from grognard.umpire.contract import Memory
from grognard.umpire.dice import Dice
from grognard.umpire.words import Data, Event, Form


class Chart(Memory):
    """Lights seen on a shoal (dummies, FB-4.4), and bribes that others have paid (FB-6.5)."""

    def __init__(self, view: Data) -> None:
        file = scenario(view["scenario"])
        assert isinstance(file, ScenarioFile)
        self.board: Board = board_of(tuple(file.map), tuple(file.homes))
        self.dummies: set[str] = set()
        self.paid = 0

    def hear(self, event: Event) -> None:
        if isinstance(event, Sailed | SailedOn) and self.board.terrain[event.to] == SHOAL:
            self.dummies.add(event.boat)
        elif isinstance(event, Bribed):
            self.paid += event.number
        elif isinstance(event, BribePaid):
            self.paid -= 1


def pick(dice: Dice, values: list[Any]) -> Any:
    """One of the values."""
    return values[dice.hidden("pick", len(values))[0] - 1]


def sample(view: Data, memory: Memory, dice: Dice, make: type[Bay] = Bay) -> Bay:
    """A world that the view's seat may be in: secrets of others drawn within what view and memory allow."""
    assert isinstance(memory, Chart)
    data = {key: value for key, value in view.items() if key != "seat"}
    if view["over"] is not None:
        return read(data, make)
    others = [seat for seat in range(view["seats"]) if seat != view["seat"]]
    data["sheets"] = {str(n): dict(sheet) for n, sheet in view["sheets"].items()}
    data["boats"] = {name: dict(boat) for name, boat in view["boats"].items()}
    draw_bribes(data, others, memory.paid, dice)
    for seat in others:
        draw_runner(data, seat, memory, dice)
        draw_crew(data, seat, dice)
    p = read({**data, "answers": view["answers"]}, make)
    draw_rest_of_path(p, view, dice)
    draw_answers(p, view, dice)
    return p


def draw_bribes(data: Data, others: list[int], paid: int, dice: Dice) -> None:
    """FB-1.5: each was dealt 0 to 2, and `paid` of them are gone from seats that could have had them."""
    spent = dict.fromkeys(others, 0)
    for _ in range(paid):
        spent[pick(dice, [seat for seat in others if spent[seat] < 2])] += 1
    for seat in others:
        data["sheets"][str(seat)]["bribes"] = dice.hidden("pick", 3 - spent[seat])[0] - 1


def draw_runner(data: Data, seat: int, memory: Chart, dice: Dice) -> None:
    """FB-2.2: either light, but for those that were, or are, on a shoal."""
    sheet = data["sheets"][str(seat)]
    lights = [name for name, b in data["boats"].items() if b["seat"] == seat and b["kind"] == "light"]
    dry = [
        n for n in lights if n not in memory.dummies and memory.board.terrain[data["boats"][n]["at"]] != SHOAL
    ]
    if "runner" not in sheet:
        sheet["runner"] = pick(dice, dry) if dry else ""


def draw_crew(data: Data, seat: int, dice: Dice) -> None:
    """FB-3.3: what each boat has sailed at least, and the rest spread at random."""
    boats = [b for _, b in sorted(data["boats"].items()) if b["seat"] == seat]
    if data["phase"] == "allocate" or any("crew" in b for b in boats):
        for b in boats:
            b.setdefault("crew", 0)
        return
    for b in boats:
        b["crew"] = b["spent"]
    for _ in range(CREW - sum(b["spent"] for b in boats)):
        room = [b for b in boats if b["crew"] < MOST_CREW]
        n = dice.hidden("pick", len(room) + 1)[0] - 1
        if n < len(room):
            room[n]["crew"] += 1


def draw_rest_of_path(p: Bay, view: Data, dice: Dice) -> None:
    """FB-4.6: a foreign boat under way may go on as far as its crew takes it."""
    for frame in p.stack:
        if not isinstance(frame, SailFrame) or frame.boat not in p.boats:
            continue
        boat = p.boats[frame.boat]
        if boat.seat == view["seat"]:
            continue
        while len(frame.path) - frame.step < boat.crew - boat.spent and dice.hidden("pick", 2)[0] == 1:
            cells = [c for c in p.board.near[frame.path[-1]] if may_enter(p, frame.boat, c)]
            frame.path = [*frame.path, pick(dice, cells)]


def draw_answers(p: Bay, view: Data, dice: Dice) -> None:
    """Answers already given by others: any that their seats could give in this world."""
    for seat in view["answered"]:
        if seat == view["seat"]:
            continue
        if p.phase().owed(p)[0][1] == "allocate":
            p.answers.give(seat, p.draw(seat, Form("allocate", {}), dice))
        else:
            p.answers.give(seat, Bribe(pick(dice, [False, True]) if p.sheets[seat].bribes else False))
