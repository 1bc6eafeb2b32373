"""An action is on both screens within 100 ms of its sending."""

from statistics import median, quantiles
from threading import Event
from time import perf_counter

import pytest

from grognard.umpire.registry import registry
from tests.server.table import Browser, Stream, legal, wait_for

ACTIONS = 60
LIMIT = 0.1


class Clocked(Stream):
    """A stream that notes when each of its tables has come."""

    def __init__(self, browser: Browser, path: str) -> None:
        self.came: dict[int, float] = {}
        self.news = Event()
        super().__init__(browser.client, path)

    def arrived(self, kind: str, number: str) -> None:
        if kind == "table":
            self.came[int(number)] = perf_counter()
            self.news.set()

    def when(self, last: int) -> float:
        """When the table with event `last` came."""
        while not (times := [at for number, at in self.came.items() if number >= last]):
            assert self.news.wait(30), "nothing came"
            self.news.clear()
        return min(times)


@pytest.mark.parametrize("ruleset", sorted(registry().rulesets))
def test_an_action_is_on_both_screens_at_once(browser: Browser, guest: Browser, ruleset: str) -> None:
    scenario = next(iter(registry().rulesets[ruleset].scenarios))
    created = browser.create(["me", "link"], ruleset=ruleset, scenario=scenario, nonces=["mine"])
    match, _ = guest.take(created["links"]["1"])
    persons = [browser, guest]
    screens = [Clocked(one, f"/api/matches/{match}/seats/{seat}/events") for seat, one in enumerate(persons)]
    for one, screen in zip(persons, screens, strict=True):
        one.streams.append(screen)
    numbers, took = [0, 0], []
    for _ in range(ACTIONS):
        seat, table = wait_for(lambda: turn(screens, numbers), "a decision")
        if table["over"]:
            break
        action = legal(table)
        begun = perf_counter()
        answer = persons[seat].act(match, seat, table["number"], action)
        numbers[seat] = table["number"]
        took.append(max(screens[seat].when(answer["last"]), arrival(screens[1 - seat], begun)) - begun)
    worst = quantiles(took, n=100)[-1]
    print(f"\n{ruleset}: {len(took)} actions, p50 {1000 * median(took):.1f} ms, p99 {1000 * worst:.1f} ms")
    assert median(took) < LIMIT


def turn(screens: list[Clocked], numbers: list[int]) -> tuple[int, dict[str, object]] | None:
    """A seat that is asked something it has not answered, with its table."""
    for seat, screen in enumerate(screens):
        table = screen.table()
        if table["over"] or (table["card"] and table["number"] > numbers[seat]):
            return seat, table
    return None


def arrival(screen: Clocked, begun: float) -> float:
    """When the first table after `begun` came."""
    while not (times := [at for at in screen.came.values() if at > begun]):
        assert screen.news.wait(30), "nothing came"
        screen.news.clear()
    return min(times)
