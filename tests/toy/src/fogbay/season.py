"""FB-8.1: a season, a campaign of two matches with stakes laid in secret before each."""

from __future__ import annotations

from typing import Literal, cast

from msgspec import Struct

from fogbay.actions import FogBayAction, MatchResult, Stake
from fogbay.construction import SeasonFile, options_of, scenario
from fogbay.events import BattleEnded, Staked
from grognard.umpire.contract import NOTHING, Menu, Position
from grognard.umpire.dice import Dice
from grognard.umpire.log import Log
from grognard.umpire.notation import convert, read_action
from grognard.umpire.refusal import BadNotation, Refusal
from grognard.umpire.words import (
    SPECTATOR,
    UMPIRE,
    Action,
    Answer,
    Answered,
    Battle,
    Concede,
    Conceded,
    Data,
    Due,
    Form,
    Outcome,
    Question,
    Seat,
)

PURSE, MOST_STAKE = 10, 3
STAKE = Form("stake", {})


class Season(Position):
    """Purses, and the stakes on the match that is being played."""

    def __init__(self, name: str, file: SeasonFile, options: Data) -> None:
        super().__init__()
        self.scenario = name
        self.file = file
        self.options = options
        self.battle = 1
        self.purses = [PURSE, PURSE]
        self.stakes: list[int] | None = None

    def clone(self) -> Season:
        copy = type(self)(self.scenario, self.file, self.options)
        copy.battle, copy.purses = self.battle, list(self.purses)
        copy.stakes = None if self.stakes is None else list(self.stakes)
        copy.answers = self.answers.clone()
        copy.result = self.result
        return copy

    def owed(self) -> tuple[Due, ...]:
        """FB-8.1: stakes from both, then the match, which seat 0 owes for both."""
        if self.result is not None:
            return ()
        if self.stakes is not None:
            return ((0, "match"),)
        return tuple((seat, "stake") for seat in (0, 1) if not self.answers.has(seat))

    def most(self, seat: Seat) -> int:
        """FB-8.2: at most 3 coins, and no more than the purse."""
        return min(MOST_STAKE, self.purses[seat])

    def menu(self, seat: Seat) -> Menu:
        """The result of a match is the umpire's to bring: it stands in no menu."""
        return Menu((), (STAKE,)) if (seat, "stake") in self.owed() else NOTHING

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        kind = dict(self.owed()).get(0 if seat == UMPIRE else seat)
        if kind is None or (seat == UMPIRE and kind != "match"):
            return Refusal("FB-1.3", "fb-refused-not-asked")
        if isinstance(action, Concede) and seat != UMPIRE:
            return None
        if isinstance(action, MatchResult) and kind == "match":
            return self.check_result(action)
        if not isinstance(action, Stake) or kind != "stake":
            return Refusal("FB-1.3", "fb-refused-other-decision", {"kind": kind})
        if not 0 <= action.coins <= self.most(seat):
            return Refusal("FB-8.2", "fb-refused-stake", {"most": self.most(seat)})
        return None

    def check_result(self, action: MatchResult) -> Refusal | None:
        """FB-8.3: of the match that is being played, won by one of the two or by nobody."""
        if action.battle != str(self.battle):
            return Refusal("FB-8.3", "fb-refused-battle", {"battle": str(self.battle)})
        if action.winners not in ([], [0], [1]):
            return Refusal("FB-8.3", "fb-refused-winners")
        return None

    def play_unchecked(self, seat: Seat, action: Action, dice: Dice, log: Log | None) -> None:
        if isinstance(action, Concede):
            if log is not None:
                log.say(Conceded(seat))
            self.end(Outcome((1 - seat,), "concession", score=self.score()), log)
        elif isinstance(action, Stake):
            self.answers.give(seat, action)
            if log is not None:
                log.say(Answered(seat, "stake"))
            if len(self.answers.answered()) == 2:
                self.show_stakes(log)
        else:
            self.bring_home(cast(MatchResult, action), log)

    def show_stakes(self, log: Log | None) -> None:
        """FB-8.2: both stakes are shown together."""
        self.stakes = [cast(Stake, action).coins for _, action in self.answers.take()]
        if log is not None:
            log.say(Staked({str(seat): coins for seat, coins in enumerate(self.stakes)}))

    def bring_home(self, action: MatchResult, log: Log | None) -> None:
        """FB-8.4: the winner takes the loser's stake; after the last match the richer has won."""
        stakes = self.stakes or [0, 0]
        for seat in action.winners:
            self.purses[seat] += stakes[1 - seat]
            self.purses[1 - seat] -= stakes[1 - seat]
        if log is not None:
            log.say(BattleEnded(action.battle, action.winners, self.score()))
        self.stakes = None
        if self.battle == len(self.file.battles):
            a, b = self.purses
            self.end(Outcome(() if a == b else (0,) if a > b else (1,), "purse", score=self.score()), log)
        else:
            self.battle += 1

    def score(self) -> dict[str, int]:
        """The purses by seat."""
        return {str(seat): coins for seat, coins in enumerate(self.purses)}

    def draw(self, seat: Seat, form: Form, dice: Dice) -> Action:
        return Stake(dice.hidden("pick", self.most(seat) + 1)[0] - 1)

    def suggest(self, seat: Seat, dice: Dice, k: int) -> list[Action]:
        coins = dict.fromkeys((min(2, self.most(seat)), self.most(seat), 0))
        return [Stake(n) for n in list(coins)[:k]]

    def ask(self, seat: Seat, question: Question) -> Answer | Refusal:
        return Refusal("FB-8.1", "fb-refused-no-bay")

    def battles(self) -> tuple[Battle, ...]:
        """FB-8.1: one match at a time; in the second the seats change sides."""
        if self.stakes is None or self.result is not None:
            return ()
        seats = (0, 1) if self.battle % 2 else (1, 0)
        options = {key: self.options[key] for key in ("turn_limit", "target", "crew")}
        return (Battle(str(self.battle), "fogbay", self.file.battles[self.battle - 1], options, seats),)

    def view(self, seat: Seat) -> Data:
        mine = None if self.result is not None else seat
        who = "spectator" if seat == SPECTATOR else seat
        return {**self.public(), "answers": self.answers.notation(mine), "seat": who}

    def notation(self) -> Data:
        return {**self.public(), "answers": self.answers.notation()}

    def public(self) -> Data:
        """What everybody knows: all but stakes that are not shown yet."""
        return {
            "ruleset": "fogbay",
            "scenario": self.scenario,
            "options": dict(self.options),
            "seats": 2,
            "turn": self.battle,
            "phase": "over" if self.result is not None else "stake" if self.stakes is None else "match",
            "purses": self.score(),
            "stakes": None if self.stakes is None else {str(n): coins for n, coins in enumerate(self.stakes)},
            "answered": self.answers.answered(),
            "over": None if self.result is None else self.result.data(),
        }


class SeasonData(Struct, forbid_unknown_fields=True):
    """The notation of a season."""

    ruleset: Literal["fogbay"] = "fogbay"
    scenario: str = "season"
    options: Data = {}
    seats: Literal[2] = 2
    turn: int = 1
    phase: str = "stake"
    purses: dict[Literal["0", "1"], int] = {}
    stakes: dict[Literal["0", "1"], int] | None = None
    answers: dict[Literal["0", "1"], Data] = {}
    answered: list[int] = []
    over: Outcome | None = None


def read_season(data: Data) -> Season:
    """A season from its notation. Raises BadNotation naming the field."""
    d = cast(SeasonData, convert(data, SeasonData, "position"))
    file = scenario(d.scenario)
    if not isinstance(file, SeasonFile):
        raise BadNotation("scenario", f"{d.scenario} is no season")
    season = Season(d.scenario, file, options_of(d.options, file))
    if not 1 <= d.turn <= len(file.battles):
        raise BadNotation("turn", f"1 to {len(file.battles)}")
    season.battle = d.turn
    season.purses = [d.purses.get("0", PURSE), d.purses.get("1", PURSE)]
    if sum(season.purses) != 2 * PURSE or min(season.purses) < 0:
        raise BadNotation("purses", f"the two hold {2 * PURSE} coins together")
    season.result = d.over
    if d.stakes is not None:
        season.stakes = [d.stakes.get("0", 0), d.stakes.get("1", 0)]
        if not all(0 <= coins <= season.most(seat) for seat, coins in enumerate(season.stakes)):
            raise BadNotation("stakes", f"0 to {MOST_STAKE}, and no more than the purse")
    for name, answer in sorted(d.answers.items()):
        action = read_action(FogBayAction, answer)
        if season.check(int(name), action) is not None or not isinstance(action, Stake):
            raise BadNotation(f"answers.{name}", "not a legal answer")
        season.answers.give(int(name), action)
    if len(season.answers.answered()) == 2:
        raise BadNotation("answers", "nobody owes a decision here")
    return season
