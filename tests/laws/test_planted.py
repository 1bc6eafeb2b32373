"""Each law is itself tested: it must catch a fault planted in a copy of Fog Bay."""

import pytest
from fogbay import RULESET

from grognard.server.table import Subscriber, Table
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
SEARCH = Sizes(bold=6, uniform=3, every=4, firsts=1, cases=0)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.law:02}-{fault.make.__name__}")
def test_the_law_catches(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.laws.walk.LIMIT", 2000)
    with pytest.raises(Broken) as caught:
        run_law(fault.law, fault.make(), SEARCH, Tally())
    assert caught.value.law == fault.law, caught.value


class TellsByLength(Table):
    """The server sends a little more when somebody has more bribes."""

    async def news(self, seat: Seat, subscriber: Subscriber) -> list[bytes]:
        sent = await super().news(seat, subscriber)
        padding = len(str(self.match.position.notation())) if self.match else 0
        return [message + b" " * padding for message in sent]


class TellsByNumber(Table):
    """The server sends who is here once more when a hidden thing is odd."""

    async def news(self, seat: Seat, subscriber: Subscriber) -> list[bytes]:
        sent = await super().news(seat, subscriber)
        odd = self.match is not None and sum(str(self.match.position.notation()).encode()) % 2
        return [sent[0], *sent] if odd and sent else sent


class TellsByOrder(Table):
    """The server sends what is new in an order that hangs on something hidden."""

    async def news(self, seat: Seat, subscriber: Subscriber) -> list[bytes]:
        sent = await super().news(seat, subscriber)
        odd = self.match is not None and sum(str(self.match.position.notation()).encode()) % 2
        return sent[::-1] if odd else sent


class TellsWhenActing(Table):
    """The server answers an action with a number that counts the steps of all."""

    @staticmethod
    def answer(match: Match, seat: Seat) -> tuple[int, int]:
        number, last = Table.answer(match, seat)
        return number, last + sum(str(match.position.notation()).encode()) % 3


@pytest.mark.parametrize("table", [TellsByLength, TellsByNumber, TellsByOrder, TellsWhenActing])
def test_a_server_that_tells_by_its_bytes_is_caught(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Law 4: length, number and order of messages, and answers, on a game that is without fault."""
    monkeypatch.setattr("tests.laws.wire.Table", table)
    with pytest.raises(Broken) as caught:
        run_law(4, RULESET, SEARCH, Tally())
    assert caught.value.law == 4, caught.value


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
