"""Times, memory and processor: what the load run prints."""

import os
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.load.players import Client

TICKS = os.sysconf("SC_CLK_TCK")
Arrivals = Sequence[tuple[int, float]]


class Posted:
    """An action on its way."""

    def __init__(self, by: "Client", at: float) -> None:
        self.by = by
        self.at = at
        self.last = 0
        self.answered = 0.0
        self.done = False

    def accepted(self, last: int, at: float) -> None:
        """The server has taken it: event `last` of the own stream belongs to it."""
        self.last, self.answered, self.done = last, at, True


class Tally:
    """What happened while the clock ran."""

    def __init__(self) -> None:
        self.counting = False
        self.began = 0.0
        self.ended = 0
        self.actions = 0
        self.statuses: Counter[int] = Counter()
        self.faults: Counter[str] = Counter()
        self.answer: list[float] = []
        self.own: list[float] = []
        self.other: list[float] = []

    def start(self) -> None:
        """From now on it counts."""
        self.counting, self.began, self.ended, self.actions = True, perf_counter(), 0, 0
        self.statuses.clear()

    def fault(self, what: str) -> None:
        """Something that must not happen."""
        self.faults[what] += 1

    def answered(self, status: int) -> None:
        """An action was not taken."""
        self.statuses[status] += 1

    def note(self, posted: Posted, own: Arrivals, others: Sequence[Arrivals]) -> None:
        """An action that was taken, and what came on the streams since."""
        if not self.counting or posted.at < self.began:
            return
        self.actions += 1
        self.answer.append(posted.answered - posted.at)
        came = next((at for last, at in own if last >= posted.last), None)
        if came is None:
            self.fault("an action's event did not come")
            return
        self.own.append(came - posted.at)
        for arrivals in others:
            if later := [at for _, at in arrivals if at > posted.at]:
                self.other.append(later[-1] - posted.at)


def spread(times: list[float]) -> str:
    """p50, p90, p99 and the longest, in milliseconds."""
    found = [1000 * percentile(times, share) for share in (0.5, 0.9, 0.99, 1)]
    return "  ".join(f"{value:8.1f}" for value in found)


def percentile(times: list[float], share: float) -> float:
    """The least time that this share of all does not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def stalls(pieces: int = 2000) -> str:
    """p50, p99 and the longest of so many equal pieces of work, in milliseconds: what the machine adds."""
    count, times = 1000, []
    while (took := piece(count)) < 0.001:
        count = int(count * max(1.1, min(2, 0.001 / took)))
    for _ in range(pieces):
        times.append(piece(count))
    return ", ".join(f"{1000 * percentile(times, share):.1f}" for share in (0.5, 0.99, 1))


def piece(count: int) -> float:
    """Seconds that some work takes."""
    began = perf_counter()
    sum(n * n for n in range(count))
    return perf_counter() - began


class Process:
    """What a process has used, by /proc."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def memory(self) -> float:
        """Resident memory in MB."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def cpu(self) -> float:
        """Seconds of processor."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def children(self) -> list["Process"]:
        """Those that any thread of it has started."""
        found: list[Process] = []
        for task in Path(f"/proc/{self.pid}/task").iterdir():
            with suppress(OSError):  # the thread has ended meanwhile
                found += [Process(int(pid)) for pid in (task / "children").read_text().split()]
        return found
