"""Whole matches of bots in memory, each fed with its own view and stream alone."""

from time import process_time

from grognard.bots.player import Player
from grognard.umpire.match import Match
from grognard.umpire.record import Player as Seated
from grognard.umpire.refusal import GrognardError, Refused
from grognard.umpire.registry import get
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Action, Battle, Data, Seat, Setup

LIMIT = 200_000


class Endless(GrognardError):
    """The match did not end within the stated number of decisions."""


class Bench:
    """The players of a match, and how much of its stream each has heard."""

    def __init__(self, match: Match, levels: list[str], seed: str) -> None:
        self.match = match
        self.players = [
            Player(match.ruleset, seat, level, f"{seed} {seat}") for seat, level in enumerate(levels)
        ]
        self.spent: list[tuple[Seat, float]] = []
        """Processor time of each decision, in seconds, and whose it was."""
        for player in self.players:
            player.begin(match.view(player.seat))

    def decide(self, seat: Seat) -> None:
        """The seat hears what it has been told since, and answers."""
        player, match = self.players[seat], self.match
        for event in match.streams.after(seat, player.heard):
            player.hear(event)
        view, number = match.view(seat), match.numbers[seat]
        begun = process_time()
        action = player.choose(view, number)
        self.spent.append((seat, process_time() - begun))
        try:
            match.play(seat, action, by="bot")
        except Refused:
            self.fall_back(player, view, number)

    def fall_back(self, player: Player, view: Data, number: int) -> None:
        """The truth forbids what the sample allowed: the first other action that it allows."""
        for action in player.others(view, number):
            if self.match.refusal(player.seat, action) is None:
                self.match.play(player.seat, action, by="bot")
                return


def play_match(
    ruleset: Ruleset, setup: Setup | Data, levels: list[str], seed: str, limit: int = LIMIT
) -> Match:
    """A match of bots of these strengths, one a seat, played to its end. The seed repeats it.

    A campaign's battles are played the same way. Raises BadNotation; Endless after `limit` decisions.
    """
    return play_bench(ruleset, setup, levels, seed, limit).match


def play_bench(
    ruleset: Ruleset, setup: Setup | Data, levels: list[str], seed: str, limit: int = LIMIT
) -> Bench:
    """As `play_match`: the match with its players, and the time they took."""
    match = Match.create(ruleset, setup, [Seated("bot", level=level) for level in levels], seed)
    bench = Bench(match, levels, seed)
    for _ in range(limit):
        owed = match.owed()
        if not owed:
            return bench
        battles = match.position.battles()
        playing = next((seat for seat, kind in owed if kind != "match"), None)
        if playing is not None:
            bench.decide(playing)
        else:
            fight(match, battles[0], levels, f"{seed} {battles[0].id} {len(match.record.entries)}")
    raise Endless(f"{ruleset.name}: no end after {limit} decisions")


def fight(match: Match, battle: Battle, levels: list[str], seed: str) -> None:
    """Play a campaign's battle and bring its result home."""
    setup: Setup | Data = battle.start or Setup(battle.scenario, battle.options, len(battle.seats))
    played = play_match(get(battle.ruleset), setup, [levels[seat] for seat in battle.seats], seed)
    bring_home(match, battle, match.ruleset.report(battle, played.position))


def bring_home(match: Match, battle: Battle, report: Action) -> None:
    """UMPIRE plays the report for a seat that owes the match and may bring it. Raises Refused."""
    owing = [seat for seat, kind in match.owed() if kind == "match"]
    seat = next((seat for seat in owing if match.refusal(seat, report) is None), owing[0])
    match.play(seat, report, by="umpire")
