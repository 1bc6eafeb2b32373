"""The truth of a match as data: boats, sheets, the frames of what is under way."""

from __future__ import annotations

from typing import Self

from fogbay.board import Board
from fogbay.construction import ScenarioFile, board_of
from grognard.umpire.contract import Frame, Position
from grognard.umpire.sealed import SealedAnswers
from grognard.umpire.words import Data, Outcome, Seat

CREW, MOST_CREW = 4, 3
START, ALLOCATE, ACT = range(3)
TURN, SAIL, HAIL, BRIBE, FLARE = range(5)
WORDS = ("turn", "sail", "hail", "bribe", "flare")


class Boat:
    """FB-1.2: a cutter, or a light under its label: a runner or a dummy, its owner knows which."""

    def __init__(self, seat: Seat, kind: str, at: str) -> None:
        self.seat = seat
        self.kind = kind
        self.at = at
        self.crew = 0
        self.spent = 0
        self.sailed = False
        self.hailed = False

    def clone(self) -> Boat:
        """An independent copy."""
        copy = Boat(self.seat, self.kind, self.at)
        copy.crew, copy.spent = self.crew, self.spent
        copy.sailed, copy.hailed = self.sailed, self.hailed
        return copy


class Sheet:
    """FB-1.4: what a seat has. Bribes and which light is the runner are its secrets."""

    def __init__(self) -> None:
        self.score = 0
        self.luck = 2
        self.powder = 6
        self.bribes = 0
        self.runner = ""
        self.known = False
        self.flared = False
        self.out = False

    def clone(self) -> Sheet:
        """An independent copy."""
        copy = Sheet()
        copy.score, copy.luck, copy.powder, copy.bribes = self.score, self.luck, self.powder, self.bribes
        copy.runner, copy.known, copy.flared, copy.out = self.runner, self.known, self.flared, self.out
        return copy


class TurnFrame(Frame):
    """The bottom of the stack: the sequence of play."""

    def __init__(self, step: int = START, index: int = 0) -> None:
        super().__init__(TURN)
        self.step = step
        self.index = index

    def clone(self) -> TurnFrame:
        return TurnFrame(self.step, self.index)


class SailFrame(Frame):
    """A boat under way: `step` cells of `path` are sailed; `cutters` may still hail it; `held`: one could."""

    def __init__(
        self, boat: str, path: list[str], step: int = 0, cutters: tuple[str, ...] = (), held: bool = False
    ) -> None:
        super().__init__(SAIL)
        self.boat = boat
        self.path = path
        self.step = step
        self.cutters = cutters
        self.held = held

    def clone(self) -> SailFrame:
        return SailFrame(self.boat, self.path, self.step, self.cutters, self.held)


class HailFrame(Frame):
    """A cutter and the light it may hail; the same pair in the bribe that may follow."""

    def __init__(self, kind: int, boat: str, cutter: str) -> None:
        super().__init__(kind)
        self.boat = boat
        self.cutter = cutter

    def clone(self) -> HailFrame:
        return HailFrame(self.kind, self.boat, self.cutter)


class FlareFrame(Frame):
    """A flare that has been rolled: who may still have it rolled again."""

    def __init__(self, seat: Seat, at: str, powder: int, face: int, asks: tuple[int, ...]) -> None:
        super().__init__(FLARE)
        self.seat = seat
        self.at = at
        self.powder = powder
        self.face = face
        self.asks = asks

    def clone(self) -> FlareFrame:
        return FlareFrame(self.seat, self.at, self.powder, self.face, self.asks)

    @property
    def bright(self) -> bool:
        """FB-5.3: it burns on the charges of powder plus one, or less."""
        return self.face <= self.powder + 1


class State(Position):
    """What `phases` and `view` work on; `position.Bay` adds the contract's methods."""

    def __init__(self, scenario: str | Data, file: ScenarioFile, options: Data, seats: int) -> None:
        super().__init__()
        self.scenario = scenario
        self.file = file
        self.board: Board = board_of(tuple(file.map), tuple(file.homes))
        self.options = options
        self.seats = seats
        self.turn = 0
        self.wind = "north"
        self.order: list[Seat] = list(range(seats))
        self.labels = 0
        self.boats: dict[str, Boat] = {}
        self.sheets = [Sheet() for _ in range(seats)]

    def clone(self) -> Self:
        copy = type(self)(self.scenario, self.file, self.options, self.seats)
        copy.turn, copy.wind, copy.order, copy.labels = self.turn, self.wind, self.order, self.labels
        copy.boats = {name: boat.clone() for name, boat in self.boats.items()}
        copy.sheets = [sheet.clone() for sheet in self.sheets]
        copy.stack = [frame.clone() for frame in self.stack]
        copy.answers = self.answers.clone()
        copy.result = self.result
        return copy

    # ---- what all rules ask

    def seats_in(self) -> list[Seat]:
        """Seats that have not given up."""
        return [seat for seat, sheet in enumerate(self.sheets) if not sheet.out]

    def plays(self, seat: Seat) -> bool:
        return 0 <= seat < self.seats and not self.sheets[seat].out

    def boats_of(self, seat: Seat) -> list[str]:
        """Ids of the seat's boats, the cutter first."""
        return sorted(name for name, boat in self.boats.items() if boat.seat == seat)

    def lights_of(self, seat: Seat) -> list[str]:
        """Labels of the seat's lights."""
        return [name for name in self.boats_of(seat) if self.boats[name].kind == "light"]

    def cutter_of(self, seat: Seat) -> str:
        """Id of the seat's cutter."""
        return "ABC"[seat]

    def is_runner(self, boat: str) -> bool:
        """Whether this light carries the cargo: a secret of its seat."""
        return self.sheets[self.boats[boat].seat].runner == boat

    def cost(self, start: str, path: list[str]) -> int:
        """FB-2.3, FB-4.5: one crew a step; a first step down the wind is free."""
        return len(path) - int(bool(path) and self.board.downwind(start, path[0], self.wind))

    def leader(self) -> Outcome:
        """FB-1.7: the highest score alone wins; else nobody does."""
        scores = {seat: self.sheets[seat].score for seat in self.seats_in()}
        best = [seat for seat, score in scores.items() if score == max(scores.values())]
        return self.won(tuple(best) if len(best) == 1 else (), "turn_limit")

    def won(self, winners: tuple[Seat, ...], reason: str) -> Outcome:
        """An outcome with everybody's score."""
        return Outcome(
            winners, reason, score={str(seat): sheet.score for seat, sheet in enumerate(self.sheets)}
        )

    def drop_answers(self) -> None:
        """The decision on top is void or done: what was answered is forgotten."""
        self.answers = SealedAnswers()
