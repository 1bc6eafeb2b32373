"""What the server sends of a world: one audience's messages and the answers to its calls, byte by byte."""

from typing import Any

from fastapi import Response

from grognard.server.api.table import Act, answer_of, play
from grognard.server.problems import ill_formed, json, refused
from grognard.server.store.rows import MatchRow, SeatRow
from grognard.server.table import Subscriber, Table
from grognard.server.telling import Telling
from grognard.umpire.contract import Position
from grognard.umpire.dice import Dice, Seeded
from grognard.umpire.log import Log
from grognard.umpire.match import Match, Played
from grognard.umpire.notation import read_question
from grognard.umpire.record import FORMAT, Header, Player, Rolls
from grognard.umpire.refusal import BadNotation, Refused
from grognard.umpire.table_dice import TableDice
from grognard.umpire.words import Action, Data, Event, Seat
from tests.laws.walk import Rest

UNUSED: Any = None
"""Store and threads: a table in memory keeps nothing and waits for nobody."""


class GivenDice(TableDice):
    """The dice of the next step, as the law gives them."""

    def __init__(self) -> None:
        super().__init__("sealed", {}, [])
        self.given: Dice = Seeded(0)

    def for_step(self, entered: Rolls) -> Dice:
        """The given ones."""
        return self.given


class Wire:
    """A world at a table of the server, and one audience that listens.

    `fresh`: it has just come and is sent everything; else it knows all that was told before.
    """

    def __init__(self, rest: Rest, world: Position, audience: Seat, fresh: bool = False) -> None:
        self.audience = audience
        self.dice = GivenDice()
        self.match = match_of(rest, world, audience, self.dice)
        self.table = Table(UNUSED, UNUSED, UNUSED, rest.ruleset, row_of(self.match), rows_of(self.match))
        self.table.match = self.match
        self.known = self.match.streams.last(audience)
        for other, hearing in self.table.audiences.items():
            hearing.told = Telling([b"{}"] * self.match.streams.last(other))
        self.subscriber = Subscriber(self.known)
        if fresh:
            self.table.subscribe(audience, self.subscriber)
            self.table.publish(self.match, self.table.hear(self.match))
        else:
            self.table.publish(self.match, self.table.hear(self.match))
            self.table.subscribe(audience, self.subscriber)
            self.news_but_the_table()

    def news_but_the_table(self) -> None:
        """The audience has got the table already."""
        self.subscriber.version = self.table.audiences[self.audience].version
        self.news()

    def news(self) -> list[bytes]:
        """What the audience's stream brings now, message by message."""
        sending = self.table.news(self.audience, self.subscriber)
        try:
            sending.send(None)
        except StopIteration as done:
            sent: list[bytes] = done.value
            return sent
        raise AssertionError("the tail of a table that is listened to is drawn in the step")

    def act(self, actor: Seat, action: Action, dice: Dice) -> list[bytes]:
        """A step at the table: the messages it brings the audience, and the answer if it acted itself."""
        self.dice.given = dice
        self.known = self.match.streams.last(self.audience)
        body = Act("key", action.data(), self.match.numbers[actor])
        _, heard = self.table.played(self.match, lambda match: play(match, actor, action, body))
        self.table.publish(self.match, heard)
        sent = self.news()
        if actor == self.audience:
            number, last = self.table.answer(self.match, actor)
            sent.append(raw(json({"number": number, "last": last})))
        return sent

    def heard(self) -> list[Event]:
        """The events that the audience was told in the last step."""
        return self.match.streams.events[self.audience][self.known :]

    def refusal(self, action: Action) -> bytes:
        """The answer to an action that the audience may not do; empty if it may."""
        refusal = self.match.refusal(self.audience, action)
        return b"" if refusal is None else raw(refused(Refused(refusal)))

    def answer(self, data: Data) -> bytes:
        """The answer to a question, as it goes out."""
        try:
            question = read_question(self.match.ruleset.Question, data)
            return raw(json(answer_of(self.table, self.match, self.audience, question)))
        except Refused as error:
            return raw(refused(error))
        except BadNotation as error:
            return raw(ill_formed(error))


def match_of(rest: Rest, world: Position, audience: Seat, dice: TableDice) -> Match:
    """A match that has come to this world, with the audience's stream as the walk has told it."""
    seats, ruleset = rest.start.seats, rest.ruleset
    header = Header(FORMAT, ruleset.name, ruleset.version, seats, [Player("person")] * seats)
    match, log = Match(ruleset, header, dice), Log()
    for event in rest.audiences[audience].stream:
        log.whisper(event, [audience])
    if rest.action is None or rest.base is None:
        match.commit_start(Played(world, log))
    else:
        match.commit_start(Played(rest.base, Log()))
        match.commit_do(rest.seat, rest.action, Played(world, log))
    return match


def row_of(match: Match) -> MatchRow:
    """The match as the server keeps it."""
    return MatchRow(
        "pair", "", match.ruleset.name, "", {}, False, "sealed", {}, {}, header=match.record.header
    )


def rows_of(match: Match) -> list[SeatRow]:
    """Persons in all seats."""
    return [SeatRow("pair", seat, "link", "", "", "", nonce="") for seat in range(match.record.header.seats)]


def raw(response: Response) -> bytes:
    """An answer as it goes over the wire: status, headers, body."""
    headers = b"".join(b"%s: %s\n" % header for header in response.raw_headers)
    return b"%d\n%s\n%s" % (response.status_code, headers, bytes(response.body))
