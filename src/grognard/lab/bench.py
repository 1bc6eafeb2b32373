"""`grognard bench`: what a ruleset does in a second, beside python-chess in the same run."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

from grognard.umpire import contract
from grognard.umpire.contract import Position
from grognard.umpire.dice import Seeded
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Setup

WARM_UP = 2.0
"""Processor seconds in which a game's tables are filled."""


@dataclass(frozen=True)
class Figure:
    """A measured rate; `ratio` is its quotient to python-chess's playout rate, where that makes sense."""

    name: str
    per_second: float
    ratio: float | None = None


def compiled() -> bool:
    """Whether the umpire's contract runs compiled."""
    return not contract.__file__.endswith(".py")


def bench(ruleset: Ruleset, scenario: str, seconds: float, seed: int = 1) -> list[Figure]:
    """Rates of decisions, clones, menus, views with scenes; a decision is drawn from menus and forms.

    Seconds are of the processor. A first round fills the tables of both and is not counted.
    """
    chess_playouts(seconds / 2, seed)
    playouts(ruleset, scenario, max(seconds, WARM_UP), seed)
    chess = chess_playouts(seconds, seed)
    decisions = playouts(ruleset, scenario, seconds, seed)
    positions = walk(ruleset, scenario, seed)
    owing = [position for position in positions if position.owed()]
    figures = [
        Figure("decisions", decisions, decisions / chess if chess else None),
        Figure("clones", rate(positions, lambda position: position.clone(), seconds)),
        Figure("menus", rate(owing, lambda position: position.menu(position.owed()[0][0]), seconds)),
        Figure(
            "views with scenes", rate(positions, lambda position: ruleset.scene(position.view(0)), seconds)
        ),
    ]
    if chess:
        figures.append(Figure("python-chess decisions", chess))
    return figures


def playouts(ruleset: Ruleset, scenario: str, seconds: float, seed: int) -> float:
    """Decisions a second of random play, one match after another."""
    dice = Seeded(seed)
    start = ruleset.start(Setup(scenario), dice, None)
    decisions, begun = 0, process_time()
    position = start.clone()
    while process_time() - begun < seconds:
        for _ in range(100):
            owed = position.owed()
            if not owed:
                position = start.clone()
                owed = position.owed()
            seat = owed[0][0]
            position.play_unchecked(seat, position.random_action(seat, dice), dice, None)
        decisions += 100
    return decisions / (process_time() - begun)


def walk(ruleset: Ruleset, scenario: str, seed: int, length: int = 200) -> list[Position]:
    """Positions of one random match, every fifth."""
    dice = Seeded(seed)
    position = ruleset.start(Setup(scenario), dice, None)
    kept = [position.clone()]
    for step in range(length):
        owed = position.owed()
        if not owed:
            break
        position.play_unchecked(owed[0][0], position.random_action(owed[0][0], dice), dice, None)
        if step % 5 == 0:
            kept.append(position.clone())
    return kept


def rate(positions: list[Position], work: Callable[[Position], object], seconds: float) -> float:
    """How often a second the work is done, going round the positions."""
    done, begun = 0, process_time()
    while process_time() - begun < seconds:
        for position in positions:
            work(position)
        done += len(positions)
    return done / (process_time() - begun)


def chess_playouts(seconds: float, seed: int) -> float | None:
    """Decisions a second of python-chess random playouts; None where it is not installed."""
    try:
        import chess
    except ImportError:
        return None
    choose = random.Random(seed)
    board, decisions, begun = chess.Board(), 0, process_time()
    while process_time() - begun < seconds:
        for _ in range(100):
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material() or board.halfmove_clock > 100:
                board = chess.Board()
                moves = list(board.legal_moves)
            board.push(choose.choice(moves))
        decisions += 100
    return decisions / (process_time() - begun)
