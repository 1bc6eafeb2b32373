"""What an audience remembers as it is drawn: of what it has heard, and of nothing else."""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Lock

from grognard.umpire.contract import Memory
from grognard.umpire.recollection import Recollection
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Data, Event

log = logging.getLogger("grognard.server")


class Recall:
    """An audience's memory at any of its events; it goes on from where it was last wanted."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.recollection = Recollection(ruleset)
        self.lock = Lock()

    @contextmanager
    def at(self, first: Callable[[], Data], events: Sequence[Event], last: int) -> Iterator[Memory | None]:
        """The memory of the first `last` events of a stream, for as long as one draws with it.

        `first` gives the view that the memory starts from, should it be wanted.

        None when the game fails to remember, for that must not stop the match.
        """
        with self.lock:
            yield self.remembered(first, events, last)

    def remembered(self, first: Callable[[], Data], events: Sequence[Event], last: int) -> Memory | None:
        """The memory, folded on, or anew for an earlier event."""
        if self.recollection.heard > last:
            self.recollection = Recollection(self.ruleset)
        if self.recollection.first is None:
            self.recollection.begin(first())
        for event in events[self.recollection.heard : last]:
            self.recollection.hear(event)
        try:
            return self.recollection.remember(self.recollection.first or {})
        except Exception:  # a stranger's memory may raise anything
            log.exception("%s: a memory could not be kept", self.ruleset.name)
            return None
