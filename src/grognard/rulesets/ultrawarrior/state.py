"""The fields of a position, and what is read off them."""

from typing import Final

from grognard.rulesets.ultrawarrior.ground import Ground
from grognard.rulesets.ultrawarrior.rules import Rules
from grognard.rulesets.ultrawarrior.tables import (
    ENTRY_COST,
    GRID,
    IN_ARRIVAL,
    IN_IMPULSE,
    IN_SHIELDS,
    IN_SPECIES,
)
from grognard.rulesets.ultrawarrior.warrior import Warrior
from grognard.umpire.contract import Frame, Position
from grognard.umpire.words import Seat

WAITING: Final = 0
QUEUED: Final = 1
COME: Final = 2
"""States of a reinforcement."""

NOBODY: Final = -1
TOWER: Final = "tower"
"""The Laser Tower as a target; no warrior may bear this id."""

FRAMES: Final[tuple[Frame, ...]] = (
    Frame(IN_SPECIES),
    Frame(IN_ARRIVAL),
    Frame(IN_SHIELDS),
    Frame(IN_IMPULSE),
)
"""The sequence of play is the only frame; it has no fields, so all positions share these."""


class State(Position):
    """`stack` holds one frame, the phase. `warriors` ascend by id; the eliminated ones stay.

    `order`: living seats; `acted`: ids of those who have used this slot; `active`: the seat to act in
    phase impulse. `barriers`: ids `owner@hex`, ascending. `energizer`, `tower`: cells, or -1.
    `arrivals`: the state of each of the scenario's reinforcements. `stirred`: something has happened
    that may end the match. `conceding`: that was a concession.
    """

    def __init__(self, rules: Rules, ground: Ground) -> None:
        super().__init__()
        self.rules = rules
        self.ground = ground
        self.warriors: list[Warrior] = []
        self.turn = 0
        self.slot = 0
        self.order: list[int] = []
        self.acted: list[str] = []
        self.active = NOBODY
        self.barriers: list[str] = []
        self.energizer = -1
        self.carrier = ""
        self.tower = -1
        self.tower_points = 0
        self.tower_taken = 0
        self.arrivals: list[int] = []
        self.stirred = False
        self.conceding = False

    def copy_to(self, copy: "State") -> None:
        """Fill a new position with independent copies of all fields; ground and rules are shared."""
        copy.stack = self.stack[:]
        copy.answers = self.answers.clone()
        copy.result = self.result
        copy.warriors = [warrior.clone() for warrior in self.warriors]
        copy.turn = self.turn
        copy.slot = self.slot
        copy.order = self.order[:]
        copy.acted = self.acted[:]
        copy.active = self.active
        copy.barriers = self.barriers[:]
        copy.energizer = self.energizer
        copy.carrier = self.carrier
        copy.tower = self.tower
        copy.tower_points = self.tower_points
        copy.tower_taken = self.tower_taken
        copy.arrivals = self.arrivals[:]
        copy.stirred = self.stirred
        copy.conceding = self.conceding

    def enter(self, phase: int) -> None:
        """The next phase of the turn (UW-3.2.1)."""
        self.stack = [FRAMES[phase]]

    def warrior(self, id: str) -> Warrior | None:
        """The warrior of this id."""
        for warrior in self.warriors:
            if warrior.id == id:
                return warrior
        return None

    def of_seat(self, seat: Seat) -> list[Warrior]:
        """UW-1.1.3: the seat's living warriors, by id."""
        return [warrior for warrior in self.warriors if warrior.seat == seat and warrior.alive]

    def living_seats(self) -> list[int]:
        """Seats with a living warrior, ascending (UW-R64: the others owe nothing)."""
        return sorted({warrior.seat for warrior in self.warriors if warrior.alive})

    def due_warriors(self, seat: Seat) -> list[Warrior]:
        """Warriors of the seat that may act in this slot and have not yet (UW-R10: in any order)."""
        slot = self.slot
        return [
            warrior
            for warrior in self.warriors
            if warrior.seat == seat and warrior.due(slot) and warrior.id not in self.acted
        ]

    def due_seat(self) -> Seat:
        """UW-3.25.2: the first seat in turn order with a warrior due, or NOBODY."""
        slot = self.slot
        for seat in self.order:
            for warrior in self.warriors:
                if warrior.seat == seat and warrior.due(slot) and warrior.id not in self.acted:
                    return seat
        return NOBODY

    def tower_stands(self) -> bool:
        """UW-9.6.6: not yet destroyed."""
        return self.tower >= 0 and self.tower_taken < self.tower_points

    def protected(self, warrior: Warrior) -> bool:
        """UW-7.42.2, UW-7.42.3, UW-R26: whether he stands behind his own Barrier."""
        return len(self.barriers) > 0 and barrier_id(warrior.id, warrior.cell) in self.barriers

    def next_arrival(self) -> int:
        """UW-R49: the first reinforcement that is queued and has ground to stand on, or -1."""
        for i, state in enumerate(self.arrivals):
            if state == QUEUED and self.first_landing(i) >= 0:
                return i
        return -1

    def may_land(self, i: int, cell: int) -> bool:
        """UW-9.3.3, UW-R49: far enough from whom he must avoid, on ground a warrior may enter."""
        arrival = self.rules.scenario.arrivals[i]
        avoided = self.warrior(arrival.origin)
        if ENTRY_COST[self.ground.terrain[cell]] == 0:
            return False
        return avoided is None or not avoided.alive or GRID.distance(avoided.cell, cell) >= arrival.range

    def first_landing(self, i: int) -> int:
        """A hex where the reinforcement may appear, or -1."""
        for cell in GRID.cells:
            if self.may_land(i, cell):
                return cell
        return -1

    def to_come(self, i: int) -> bool:
        """Whether the reinforcement may still arrive."""
        if self.arrivals[i] == QUEUED:
            return True
        fallen = self.warrior(self.rules.scenario.arrivals[i].trigger)
        return self.arrivals[i] == WAITING and fallen is not None and fallen.alive


def barrier_id(owner: str, cell: int) -> str:
    """A warrior has at most one Barrier in a hex."""
    return f"{owner}@{GRID.names[cell]}"


def barrier_owner(barrier: str) -> str:
    """Whose Barrier it is: its creator's, wherever he is now (UW-R26)."""
    return barrier[: barrier.index("@")]


def barrier_cell(barrier: str) -> int:
    """Where it stands: it does not move (UW-7.42.4)."""
    return GRID.cell(barrier[barrier.index("@") + 1 :])
