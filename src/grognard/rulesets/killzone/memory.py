"""What an audience has heard and its view may hide again: the force lists (KZ-R34)."""

from grognard.rulesets.killzone.actions import Force
from grognard.rulesets.killzone.events import Forces
from grognard.umpire.contract import Memory
from grognard.umpire.words import Event


class KillMemory(Memory):
    """The forces by seat, once they are public."""

    def __init__(self) -> None:
        self.forces: dict[int, Force] = {}

    def hear(self, event: Event) -> None:
        if isinstance(event, Forces):
            self.forces[event.seat] = event.force
