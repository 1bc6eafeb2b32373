"""Each law is itself tested: it must catch a fault planted in a copy of Fog Bay."""

import pytest
from fogbay import RULESET

from grognard.umpire.dice import Dice, Seeded
from grognard.umpire.match import Match
from grognard.umpire.stream import Streams
from grognard.umpire.words import Seat, Setup
from tests.laws.broken import Broken
from tests.laws.course import LAWS, law_4_streams
from tests.laws.law_06_digests import law_6_apart, law_6_fair
from tests.laws.laws import run_law
from tests.laws.planted import FAULTS, Fault
from tests.laws.sizes import Sizes
from tests.laws.tally import Tally

pytestmark = pytest.mark.laws
SEARCH = Sizes(bold=6, uniform=3, every=4, cases=0)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.law:02}-{fault.make.__name__}")
def test_the_law_catches(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.laws.walk.LIMIT", 2000)
    with pytest.raises(Broken) as caught:
        run_law(fault.law, fault.make(), SEARCH, Tally())
    assert caught.value.law == fault.law, caught.value


def test_every_law_has_a_planted_fault() -> None:
    assert {fault.law for fault in FAULTS} == set(LAWS)


class OneCounter(Streams):
    """Numbers that count what others are told, too."""

    def last(self, audience: Seat) -> int:
        return max(len(events) for events in self.events.values())


def test_a_gap_in_the_numbers_of_events_is_caught() -> None:
    match = Match.create(RULESET, Setup("bay"), seed="gap")
    law_4_streams(match, 30)
    match = Match.create(RULESET, Setup("bay"), seed="gap")
    streams = OneCounter(2)
    streams.events, streams.entries = match.streams.events, match.streams.entries
    match.streams = streams
    with pytest.raises(Broken):
        law_4_streams(match, 30)


class Loaded(Dice):
    """A one comes up a little more often."""

    def __init__(self, seed: int) -> None:
        self.fair = Seeded(seed)

    def roll(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        faces = self.fair.roll(name, sides, n, by)
        return tuple(1 if face == sides and index % 3 == 0 else face for index, face in enumerate(faces))

    def hidden(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return self.fair.roll(name, sides, n, by)

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        return self.fair.shuffle(name, n)


def test_loaded_dice_are_caught() -> None:
    with pytest.raises(Broken):
        law_6_fair(Loaded(1))


def test_streams_of_dice_that_meet_are_caught() -> None:
    with pytest.raises(Broken):
        law_6_apart(Loaded(2), Loaded(2))
