"""How the server does: counts and times for its host. No match, seat or action can be told from them."""

from bisect import bisect_left
from collections import Counter

BOUNDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
"""Milliseconds."""
KINDS = ("actions", "questions", "events", "matches")


def kind_of(path: str) -> str:
    """What sort of call it is."""
    last = path.rstrip("/").rsplit("/", 1)[-1]
    return last if last in KINDS else "other"


class Times:
    """How long something took, in classes of milliseconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, milliseconds: float) -> None:
        """Once more."""
        self.counts[bisect_left(BOUNDS, milliseconds)] += 1
        self.sum += milliseconds

    @property
    def count(self) -> int:
        """How often."""
        return sum(self.counts)

    def quantile(self, part: float) -> int | None:
        """The bound (ms) under which this part of them lies; None if there is none."""
        left = part * self.count
        for bound, count in zip(BOUNDS, self.counts, strict=False):
            left -= count
            if left <= 0:
                return bound if self.count else None
        return None

    def data(self) -> dict[str, float | int | None]:
        """For JSON."""
        mean = self.sum / self.count if self.count else None
        return {
            "count": self.count,
            "mean_ms": None if mean is None else round(mean, 2),
            "p50_ms": self.quantile(0.5),
            "p99_ms": self.quantile(0.99),
        }


class Figures:
    """What has been counted since the start."""

    def __init__(self) -> None:
        self.calls = {kind: Times() for kind in (*KINDS, "other")}
        self.statuses: Counter[tuple[str, int]] = Counter()

    def answered(self, path: str, status: int, milliseconds: float) -> None:
        """A call has been answered (a stream: has begun)."""
        kind = kind_of(path)
        self.calls[kind].add(milliseconds)
        self.statuses[kind, status] += 1


def prometheus(now: dict[str, int], figures: Figures) -> str:
    """The figures as Prometheus reads them."""
    lines = []
    for name, value in now.items():
        kind = "counter" if name.endswith("_total") else "gauge"
        lines += [f"# TYPE grognard_{name} {kind}", f"grognard_{name} {value}"]
    lines.append("# TYPE grognard_calls_total counter")
    for (kind, status), count in sorted(figures.statuses.items()):
        lines.append(f'grognard_calls_total{{kind="{kind}",status="{status}"}} {count}')
    lines.append("# TYPE grognard_call_seconds histogram")
    for kind, times in figures.calls.items():
        total = 0
        for bound, count in zip(BOUNDS, times.counts, strict=False):
            total += count
            lines.append(f'grognard_call_seconds_bucket{{kind="{kind}",le="{bound / 1000}"}} {total}')
        lines.append(f'grognard_call_seconds_bucket{{kind="{kind}",le="+Inf"}} {times.count}')
        lines.append(f'grognard_call_seconds_sum{{kind="{kind}"}} {times.sum / 1000:.6f}')
        lines.append(f'grognard_call_seconds_count{{kind="{kind}"}} {times.count}')
    return "\n".join(lines) + "\n"
