"""What a case does, as a plot that a walk from its start follows: seats, actions, the faces that fall."""

from grognard.umpire.contract import Position
from grognard.umpire.dice import Forced
from grognard.umpire.notation import read_action
from grognard.umpire.refusal import BadNotation
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Action, Data, Seat

Plot = tuple[tuple[Seat, Data, list[list[str | int]]], ...]
"""By step: who does what, and the dice of it."""


def plot_of(case: Data) -> Plot:
    """The actions of seats in a case, those that are to be refused too."""
    return tuple(
        (step["seat"], step["do"], step.get("dice", []))
        for step in case.get("steps", [])
        if isinstance(step.get("seat"), int) and isinstance(step.get("do"), dict)
    )


def acts_of(ruleset: Ruleset, plot: Plot) -> list[tuple[Seat, Action]]:
    """The plot's actions that are well formed."""
    found = []
    for seat, data, _ in plot:
        try:
            found.append((seat, read_action(ruleset.Action, data)))
        except BadNotation:
            continue
    return found


def next_of(
    ruleset: Ruleset, position: Position, plot: Plot, first: int
) -> tuple[int, Seat, Action, Forced] | None:
    """The first step of the plot, from this one on, that may be done here."""
    for index in range(first, len(plot)):
        faces = plot[index][2]
        for seat, action in acts_of(ruleset, plot[index : index + 1]):
            if seat >= 0 and position.plays(seat) and position.check(seat, action) is None:
                return index, seat, action, Forced(faces)
    return None
