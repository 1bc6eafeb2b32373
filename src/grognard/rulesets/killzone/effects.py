"""What is done to figures: killed, suppressed, captured, freed, moved about (3.3)."""

from typing import Final

from grognard.rulesets.killzone.events import (
    Captured,
    CounterActed,
    FigureDone,
    Freed,
    Heroic,
    Identified,
    Killed,
    Suppressed,
)
from grognard.rulesets.killzone.figure import NOBODY
from grognard.rulesets.killzone.state import State
from grognard.rulesets.killzone.words import IN_PLAY, KILLED
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log

NOTHING: Final = 0
SUPPRESSED: Final = 1
CAPTURED: Final = 2
DEAD: Final = 3
RESULTS: Final[tuple[str, ...]] = ("nothing", "suppressed", "captured", "killed")
HEROIC: Final = 3
"""KZ-5.1.7: the least die that saves."""


def survives(p: State, i: int, dice: Dice, log: Log | None) -> bool:
    """KZ-5.1.7: a Hero who would be killed rolls; on 3 to 6 he stays in play, suppressed."""
    if not p.figures[i].profile.hero:
        return False
    roll = dice.roll("kz.heroic", 6, 1, p.id(i))[0]
    if log is not None:
        log.say(Heroic(p.id(i), roll, roll >= HEROIC))
    return roll >= HEROIC


def identify(p: State, i: int, log: Log | None) -> None:
    """KZ-R34: it is a counter no more."""
    number = p.figures[i].counter
    if number == 0:
        return
    p.edit(i).counter = 0
    if log is not None:
        log.say(Identified(number, p.id(i)))


def side_of(p: State, i: int) -> tuple[int, ...]:
    """The seats that know who a counter is."""
    return p.rules.side_seats(p.figures[i].profile.side)


def close(p: State, i: int, log: Log | None) -> None:
    """KZ-4.2.11: the figure is done."""
    p.open = NOBODY
    if p.figures[i].done:
        return
    p.edit(i).done = True
    if log is None:
        return
    number = p.figures[i].counter
    if number > 0:
        log.veil(FigureDone(p.id(i)), side_of(p, i), CounterActed(number, "done"))
    else:
        log.say(FigureDone(p.id(i)))


def part(p: State, i: int) -> None:
    """KZ-R32: a declared contact ends when one of the two leaves the zone or is out of play."""
    if not p.figures[i].contacts:
        return
    for j in p.figures[i].contacts:
        other = p.edit(j)
        other.contacts = [k for k in other.contacts if k != i]
    p.edit(i).contacts = []


def remove(p: State, i: int, status: int) -> None:
    """The figure is out of play; it holds and touches nobody any more, and is closed (3.2)."""
    part(p, i)
    p.edit(i).depart(status)
    if p.open == i:
        p.open = NOBODY
        p.volley = None
    p.stirred = True


def kill(p: State, i: int, by: int, log: Log | None) -> None:
    """KZ-4.23.10"""
    remove(p, i, KILLED)
    if log is not None:
        log.say(Killed(p.id(i), p.id(by)))


def suppress(p: State, i: int, log: Log | None) -> None:
    """KZ-4.23.10: one counter; a second has no further effect."""
    if p.figures[i].suppressed:
        return
    p.edit(i).suppressed = True
    if log is None:
        return
    if p.figures[i].counter > 0:
        log.whisper(Suppressed(p.id(i)), side_of(p, i))
    else:
        log.say(Suppressed(p.id(i)))


def capture(p: State, i: int, by: int, log: Log | None) -> None:
    """KZ-7.5.1: it is suppressed and held; it can do nothing by itself, and is closed (3.2)."""
    figure = p.edit(i)
    figure.suppressed = True
    figure.captor = by
    if p.open == i:
        p.open = NOBODY
        p.volley = None
    p.stirred = True
    if log is not None:
        log.say(Captured(p.id(i), p.id(by)))


def apply(p: State, i: int, result: int, by: int, log: Log | None) -> None:
    """Carry out a result on a figure."""
    if result == DEAD:
        kill(p, i, by, log)
    elif result == CAPTURED:
        capture(p, i, by, log)
    elif result == SUPPRESSED:
        suppress(p, i, log)


def release(p: State, i: int, log: Log | None) -> None:
    """KZ-7.5.6: it gets free, and is merely suppressed."""
    p.edit(i).captor = NOBODY
    p.stirred = True
    if log is not None:
        log.say(Freed(p.id(i)))


def free_captives(p: State, log: Log | None) -> None:
    """KZ-7.5.6, KZ-7.5.2: captives whose captor is out of play, suppressed, or himself a captive."""
    for i, figure in enumerate(p.figures):
        if figure.captor != NOBODY and figure.status == IN_PLAY:
            captor = p.figures[figure.captor]
            if not captor.fresh():
                release(p, i, log)


def put(p: State, i: int, x: int, y: int, zone: int) -> None:
    """Set a figure down; in another zone than before it touches nobody there yet."""
    if p.figures[i].zone != zone:
        part(p, i)
    figure = p.edit(i)
    figure.x, figure.y, figure.zone = x, y, zone
    figure.placed = True


def meet(p: State, i: int, j: int) -> None:
    """KZ-R32: a contact is declared, both ways."""
    for a, b in ((i, j), (j, i)):
        if b not in p.figures[a].contacts:
            figure = p.edit(a)
            figure.contacts = sorted([*figure.contacts, b])


def unmask(p: State, zone: int, log: Log | None) -> None:
    """KZ-R34: figures that share a zone with an enemy are known."""
    sides: set[int] = set()
    here: list[int] = []
    for i, figure in enumerate(p.figures):
        if figure.here() and figure.zone == zone:
            sides.add(figure.profile.side)
            here.append(i)
    if len(sides) > 1:
        for i in here:
            identify(p, i, log)


def spend(p: State, i: int) -> None:
    """KZ-4.21.2: the one action after a rally is used up."""
    if p.figures[i].actions_left > 0:
        p.edit(i).actions_left = 0
