"""The process in which bots think: it gets views and streams, and gives actions in notation."""

import logging
import os
import signal
import sys
from collections import OrderedDict
from contextlib import suppress
from functools import lru_cache
from typing import Any, BinaryIO, cast, get_args

import msgspec
from msgspec import Struct

from grognard.bots.asking import Query, answered
from grognard.bots.player import Player
from grognard.umpire.notation import convert
from grognard.umpire.registry import get
from grognard.umpire.words import (
    Answered,
    Asked,
    Conceded,
    Data,
    DiceAsked,
    DrawAnswered,
    DrawOffered,
    Earlier,
    Event,
    Over,
    Rebased,
    Rolled,
    SeatTaken,
    UndoAnswered,
    UndoAsked,
    Undone,
)

MINDS = 200
UMPIRES = (
    Rolled,
    Asked,
    Answered,
    Conceded,
    DrawOffered,
    DrawAnswered,
    UndoAsked,
    UndoAnswered,
    Undone,
    DiceAsked,
    SeatTaken,
    Rebased,
    Earlier,
    Over,
)
log = logging.getLogger("grognard.bots")


@lru_cache(maxsize=64)
def _event_type(words: Any) -> Any:
    """The game's events and the umpire's; a game's own form of one (`over` with a margin) goes before."""
    tags = {word.__struct_config__.tag for word in get_args(words) or (words,)}
    for word in UMPIRES:
        if word.__struct_config__.tag not in tags:
            words = words | word
    return words


def read_event(words: Any, data: object) -> Event:
    """An event of the ruleset's union `words`, or of the umpire. Raises BadNotation naming the field."""
    return cast(Event, convert(data, _event_type(words), "event"))


class Task(Struct, frozen=True, tag="task"):
    """All that a bot may know of a decision. `mind` names the seat of the match, for its memory."""

    mind: str
    ruleset: str
    seat: int
    level: str
    seed: str
    decision: int
    first: Data
    view: Data
    events: list[msgspec.Raw]
    """The seat's whole stream."""


Job = Task | Query


class Minds:
    """Players by seat of match, least recently used out first; each can be rebuilt from its stream."""

    def __init__(self) -> None:
        self.players: OrderedDict[tuple[str, str], Player] = OrderedDict()

    def of(self, task: Job) -> Player:
        """The player of a job, who has heard all of its stream."""
        key = task.mind, task.level
        player = self.players.pop(key, None)
        if player is None or player.heard > len(task.events):
            player = Player(get(task.ruleset), task.seat, task.level, task.seed)
            player.begin(task.first)
        self.players[key] = player
        if len(self.players) > MINDS:
            self.players.popitem(last=False)
        for raw in task.events[player.heard :]:
            player.hear(read_event(player.ruleset.Event, msgspec.json.decode(raw)))
        return player

    def do(self, job: Job) -> bytes:
        """The choice, or the answer, as JSON."""
        return self.think(job) if isinstance(job, Task) else answered(self.of(job), job)

    def think(self, task: Task) -> bytes:
        """The choice, as JSON."""
        return msgspec.json.encode(self.of(task).choose(task.view, task.decision).data())


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Do one job after the other, a line each, until the table goes away."""
    minds = Minds()
    for line in tasks:
        job = msgspec.json.decode(line, type=Job)
        try:
            answer = minds.do(job)
        except Exception:  # the table plays another action; the log tells why
            log.exception("%s, seat %d: no thought", job.ruleset, job.seat)
            answer = b""
        answers.write(answer + b"\n")


def main() -> None:
    """The process: tasks come on standard input; whatever a game prints goes to standard error."""
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    with suppress(BrokenPipeError):  # the table has gone away, before it was ready or amid a thought
        answers.write(b"ready\n")
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
