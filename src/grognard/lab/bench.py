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

DECISIONS = "decisions"
CHESS = "python-chess decisions"
SCRIPTS = "script "
"""What comes before the strength in the name of a script's figure."""

WARM_UP = 2.0
"""Processor seconds in which a game's tables are filled; less before a very short bench."""


@dataclass(frozen=True)
class Figure:
    """A measured rate; `ratio` is its quotient to python-chess's playout rate, where that makes sense.

    `longest`: the longest single one, in seconds, where that was looked for.
    """

    name: str
    per_second: float
    ratio: float | None = None
    longest: float | None = None


def compiled() -> bool:
    """Whether the umpire's contract runs compiled."""
    return not contract.__file__.endswith(".py")


def bench(ruleset: Ruleset, scenario: str, seconds: float, seed: int = 1) -> list[Figure]:
    """Rates of decisions, clones, menus, views with scenes, and of the script's decisions by strength.

    A decision is drawn from menus and forms; a script's is thought out on the position itself.

    Seconds are of the processor. A first round fills the tables of both and is not counted.
    """
    chess_playouts(seconds / 2, seed)
    playouts(ruleset, scenario, min(4 * seconds, WARM_UP), seed)
    chess = chess_playouts(seconds, seed)
    decisions = playouts(ruleset, scenario, seconds, seed)
    positions = walk(ruleset, scenario, seed)
    owing = [position for position in positions if position.owed()]
    figures = [
        Figure(DECISIONS, decisions, decisions / chess if chess else None),
        Figure("clones", rate(positions, lambda position: position.clone(), seconds)),
        Figure("menus", rate(owing, lambda position: position.menu(position.owed()[0][0]), seconds)),
        Figure(
            "views with scenes", rate(positions, lambda position: ruleset.scene(position.view(0)), seconds)
        ),
    ]
    figures.extend(scripted(ruleset, scenario, level, seconds, seed) for level in ruleset.levels)
    if chess:
        figures.append(Figure(CHESS, chess))
    return figures


def scripted(ruleset: Ruleset, scenario: str, level: str, seconds: float, seed: int) -> Figure:
    """How fast the script of this strength decides, when it plays all seats of one match after another."""
    dice = Seeded(seed)
    start = ruleset.start(Setup(scenario), dice, None)
    position, done, spent, longest = start.clone(), 0, 0.0, 0.0
    while spent < seconds:
        owed = position.owed()
        if not owed:
            position = start.clone()
            continue
        begun = process_time()
        action = ruleset.script(position, owed[0][0], level, dice)
        took = process_time() - begun
        spent, longest, done = spent + took, max(longest, took), done + 1
        position.play_unchecked(owed[0][0], action, dice, None)
    return Figure(SCRIPTS + level, done / spent, longest=longest)


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
