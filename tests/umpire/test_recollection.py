"""What an audience remembers: its stream in force, from its first view, and nothing that was taken back."""

from grognard.umpire.contract import Memory
from grognard.umpire.recollection import Recollection
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Conceded, Data, Event, Undone


class Tally(Memory):
    """A memory of who has conceded, in a game that cannot bear seat 9."""

    def __init__(self, view: Data) -> None:
        self.view = view
        self.seats: list[int] = []

    def hear(self, event: Event) -> None:
        assert isinstance(event, Conceded)
        if event.seat == 9:
            raise ValueError("seat 9")
        self.seats.append(event.seat)


class Game(Ruleset):
    name = "tallies"

    def memory(self, view: Data) -> Memory:
        return Tally(view)


def remembered(recollection: Recollection) -> list[int]:
    memory = recollection.remember({"first": False})
    assert isinstance(memory, Tally)
    return memory.seats


def test_it_is_folded_on_from_where_it_was() -> None:
    recollection = Recollection(Game())
    recollection.begin({"first": True})
    recollection.hear(Conceded(1))
    first = recollection.remember({"first": False})
    recollection.hear(Conceded(2))
    assert remembered(recollection) == [1, 2]
    assert recollection.remember({}) is first
    assert isinstance(first, Tally)
    assert first.view == {"first": True}


def test_what_has_been_taken_back_is_forgotten() -> None:
    recollection = Recollection(Game())
    for event in (Conceded(1), Conceded(2), Conceded(3)):
        recollection.hear(event)
    assert remembered(recollection) == [1, 2, 3]
    recollection.hear(Undone(0, 2))
    recollection.hear(Conceded(5))
    assert remembered(recollection) == [1, 5]
    recollection.hear(Undone(0, 5))
    assert remembered(recollection) == [1]
    assert recollection.heard == 6


def test_a_memory_that_fails_is_begun_anew() -> None:
    recollection = Recollection(Game())
    for event in (Conceded(1), Conceded(9)):
        recollection.hear(event)
    for _ in range(2):
        try:
            remembered(recollection)
        except ValueError:
            continue
        raise AssertionError("it did not fail")
    recollection.hear(Undone(0, 2))
    assert remembered(recollection) == [1]
