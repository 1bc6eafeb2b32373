"""The actions of a warrior's menus, made once and handed out again and again (UW-1.1.3: by his id)."""

from typing import Final

from grognard.rulesets.ultrawarrior.actions import (
    Drop,
    Exit,
    Fire,
    Idle,
    LoadDart,
    Move,
    PickUp,
    PlaceBarrier,
    PlaceSmoke,
    Prepare,
    Teleport,
    UnloadDart,
)
from grognard.rulesets.ultrawarrior.tables import DISRUPTOR, GRID, WEAPONS
from grognard.umpire.words import Form

MANY: Final = 256
"""Bound of the tables below: custom ids could be any number."""


class Phrases:
    """All actions of one warrior's id."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.idle = Idle(id)
        self.load_dart = LoadDart(id)
        self.unload_dart = UnloadDart(id)
        self.prepare_barrier = Prepare(id, "barrier")
        self.prepare_smoke = Prepare(id, "smoke")
        self.prepare_teleport = Prepare(id, "teleport")
        self.place_barrier = PlaceBarrier(id)
        self.place_smoke = PlaceSmoke(id)
        self.pick_up = PickUp(id)
        self.drop = Drop(id)
        self.exit = Exit(id)
        self.moves: list[Move | None] = [None] * GRID.size
        self.teleports: dict[int, Teleport] = {}
        self.shots: dict[str, list[Fire]] = {}
        self.barriers: dict[str, Fire] = {}
        self.forms: list[Form] = [Form("fire", {"warrior": id, "weapon": weapon}) for weapon in WEAPONS]

    def move(self, cell: int) -> Move:
        """Enter the hex."""
        action = self.moves[cell]
        if action is None:
            action = Move(self.id, GRID.names[cell])
            self.moves[cell] = action
        return action

    def teleport(self, cell: int) -> Teleport:
        """Teleport to the hex."""
        action = self.teleports.get(cell)
        if action is None:
            action = Teleport(self.id, GRID.names[cell])
            self.teleports[cell] = action
        return action

    def fire(self, target: str) -> list[Fire]:
        """Shots at a warrior or the Tower, by weapon."""
        actions = self.shots.get(target)
        if actions is None:
            if len(self.shots) >= MANY:
                self.shots.clear()
            actions = [Fire(self.id, weapon, target=target) for weapon in WEAPONS]
            self.shots[target] = actions
        return actions

    def disrupt(self, barrier: str) -> Fire:
        """The Disruptor at a Barrier."""
        action = self.barriers.get(barrier)
        if action is None:
            if len(self.barriers) >= MANY:
                self.barriers.clear()
            action = Fire(self.id, WEAPONS[DISRUPTOR], barrier=barrier)
            self.barriers[barrier] = action
        return action


_known: dict[str, Phrases] = {}


def phrases_of(id: str) -> Phrases:
    """The actions of this id, shared by all matches."""
    known = _known.get(id)
    if known is None:
        if len(_known) >= MANY:
            _known.clear()
        known = Phrases(id)
        _known[id] = known
    return known
