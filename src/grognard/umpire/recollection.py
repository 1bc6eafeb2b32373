"""What one audience remembers of a match: a memory that forgets what has been taken back."""

from grognard.umpire.contract import Memory
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Data, Event, Undone


class Recollection:
    """An audience's memory, folded from its first view and its stream alone, when it is wanted."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.first: Data | None = None
        self.heard = 0
        self.in_force: list[tuple[int, Event]] = []
        self.memory: Memory | None = None
        self.folded = 0

    def begin(self, view: Data) -> None:
        """The audience's first view, which its memory starts from."""
        self.first = view

    def hear(self, event: Event) -> None:
        """Take in the next event of the stream."""
        self.heard += 1
        if not isinstance(event, Undone):
            self.in_force.append((self.heard, event))
            return
        self.in_force = [told for told in self.in_force if told[0] < event.to]
        self.memory = None

    def remember(self, view: Data) -> Memory:
        """The memory of all that is in force. Without a first view `view` serves.

        Raises what the game's memory raises; then it is folded anew the next time.
        """
        if self.first is None:
            self.first = view
        memory, self.memory = self.memory, None
        if memory is None:
            memory, self.folded = self.ruleset.memory(self.first), 0
        for _, event in self.in_force[self.folded :]:
            memory.hear(event)
        self.memory, self.folded = memory, len(self.in_force)
        return memory
