"""The match: one position, its record, and what each audience has heard of it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from grognard.umpire.contract import NOTHING, Menu, Position
from grognard.umpire.dice import Dice, NeedDice, Tape
from grognard.umpire.log import Log, Telling
from grognard.umpire.notation import digest, read_action
from grognard.umpire.offers import MATCH_OVER, Offer, wrong_dice
from grognard.umpire.record import (
    FORMAT,
    Asks,
    By,
    Do,
    Header,
    Line,
    Player,
    Record,
    Result,
    Rolls,
    SeatChange,
    Start,
)
from grognard.umpire.refusal import BadNotation, Refusal, Refused, Stale
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.stream import Streams
from grognard.umpire.table_dice import TableDice, commitments, new_secrets
from grognard.umpire.taking_back import TakingBack
from grognard.umpire.umpiring import Umpiring
from grognard.umpire.words import (
    SPECTATOR,
    Action,
    Answer,
    Answered,
    Asked,
    Concede,
    Data,
    DiceAsked,
    Due,
    EnterDice,
    Outcome,
    Question,
    Seat,
    SeatTaken,
    Setup,
    UmpireAction,
    Why,
    WhyAnswer,
)

DIGEST_EVERY = 20
Store = Callable[[int, Line], None]
"""Keeps an entry (its index, the line) for good, or raises: then nothing has happened."""


@dataclass(frozen=True)
class Step:
    """An accepted action: its entry, and the number of the seat's last event after it."""

    entry: int
    last: int


@dataclass
class Played:
    """A step on a clone, not yet stored."""

    position: Position
    log: Log
    dice: Rolls = field(default_factory=list)
    hidden: Rolls = field(default_factory=list)


@dataclass
class Bound:
    """An action that waits for real dice, with those entered so far. `seat` enters them."""

    seat: Seat
    action: Action | None
    need: NeedDice
    entered: Rolls = field(default_factory=list)


def keep_nothing(index: int, line: Line) -> None:
    """The store of a match that lives in memory only."""


def asked(need: NeedDice) -> Asks:
    """The awaited roll as a record names it."""
    return Asks(need.name, need.n, need.sides, need.by)


def never(match: "Match", seat: Seat) -> bool:
    """The judgement of bots on draws, unless the table brings a better one."""
    return False


class Match:
    """Two doors: `play` checks, stores and deals; `position.play_unchecked` is for playouts.

    Every accepted action is one entry of `record`; a step is whole or has not happened.
    """

    def __init__(
        self, ruleset: Ruleset, header: Header, dice: TableDice, store: Store = keep_nothing
    ) -> None:
        """A match before its start: call `begin`, or feed it the entries of a record (`replay.py`)."""
        self.ruleset = ruleset
        self.record = Record(header)
        self.dice = dice
        self.store = store
        self.players: list[Player] = list(header.players)
        self.streams = Streams(header.seats)
        self.numbers: list[int] = [0] * header.seats
        self.keys: dict[tuple[Seat, str], Step] = {}
        self.offer: Offer | None = None
        self.bound: Bound | None = None
        self.replaying = False
        self.bot_draws: Callable[[Match, Seat], bool] = never
        self.taking_back = TakingBack(self)
        self.umpiring = Umpiring(self)
        self._position: Position | None = None
        self._owed: tuple[Due, ...] = ()

    # ---- beginning

    @classmethod
    def create(
        cls,
        ruleset: Ruleset,
        setup: Setup | Data,
        players: list[Player] | None = None,
        seed: str | None = None,
    ) -> "Match":
        """A started match in memory with sealed dice (from a seed, if it is to be repeatable).

        `setup` is a Setup, or a position in notation. Raises BadNotation.
        """
        secrets = new_secrets(seed)
        seats = len(players) if players else seats_of(ruleset, setup)
        header = Header(
            FORMAT,
            ruleset.name,
            ruleset.version,
            seats,
            players or [Player("person") for _ in range(seats)],
            setup=setup if isinstance(setup, Setup) else None,
            position=None if isinstance(setup, Setup) else setup,
            commitments=commitments(secrets),
        )
        match = cls(ruleset, header, TableDice("sealed", secrets, []))
        match.begin()
        return match

    def begin(self) -> None:
        """Roll the start and deal its events. Raises BadNotation for a bad scenario, options or position."""
        try:
            played = self.starting(self.dice.for_step([]))
        except NeedDice as need:
            self.bind_start(need)
            return
        self.commit_start(played)

    def starting(self, dice: Dice) -> Played:
        """The start on the given dice, not yet stored."""
        log, tape = Log(), Tape(dice)
        header = self.record.header
        if header.position is not None:
            position = self.ruleset.read(header.position)
        else:
            setup = header.setup or Setup("")
            setup = Setup(setup.scenario, setup.options, header.seats)
            position = self.ruleset.start(setup, Telling(tape, log), log)
        return Played(position, log, tape.opened, tape.secret)

    def commit_start(self, played: Played) -> None:
        """Store and deal a start."""
        entry = Start(played.dice, played.hidden, digest(played.position.notation()))
        self._commit_start(entry, played)

    def _commit_start(self, entry: Line, played: Played) -> None:
        owed = played.position.owed()
        if owed:
            played.log.say(Asked({str(seat): kind for seat, kind in owed}))
        index = len(self.record.entries)
        self._keep(index, entry)
        self.dice.fell(played.dice, played.hidden)
        self.taking_back.began(played.position)
        self.rest(index, played.position, played.log, owed, SPECTATOR)

    # ---- looking

    @property
    def started(self) -> bool:
        """Whether there is a position yet: not while the start waits for real dice."""
        return self._position is not None

    @property
    def position(self) -> Position:
        """The truth. Never hand it to a seat: `view` does that."""
        if self._position is None:
            raise BadNotation("match", "the match has not started")
        return self._position

    def owed(self) -> tuple[Due, ...]:
        """Who owes what: the position's debts, or `dice` while an action waits for real dice."""
        return self._owed

    def owes(self, seat: Seat) -> str | None:
        """The kind of decision that the seat owes, or None."""
        for owing, kind in self._owed:
            if owing == seat:
                return kind
        return None

    def menu(self, seat: Seat) -> Menu:
        """What the seat may answer now."""
        return NOTHING if self.bound is not None else self.position.menu(seat)

    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        return None if self._position is None else self._position.outcome()

    def view(self, audience: Seat) -> Data:
        """What the audience may know."""
        return self.position.view(audience)

    def ask(self, audience: Seat, question: Question) -> Answer | Refusal:
        """The answer to a question; `why` is the umpire's."""
        if isinstance(question, Why):
            refusal = self.refusal(audience, read_action(self.ruleset.Action, question.action))
            return (
                WhyAnswer(True)
                if refusal is None
                else WhyAnswer(False, refusal.rule, refusal.text, refusal.facts)
            )
        return self.position.ask(audience, question)

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the action may not be done now, or None."""
        if isinstance(action, UmpireAction):
            return self.umpiring.check(seat, action)
        bound = self.bound
        gives_up = isinstance(action, Concede) and self.started and bound is not None and seat == bound.seat
        if bound is not None and not gives_up:
            need = bound.need
            return wrong_dice({"name": need.name, "number": need.n, "faces": need.sides})
        return self.position.check(seat, action)

    # ---- acting

    def play(
        self,
        seat: Seat,
        action: Action,
        key: str = "",
        number: int | None = None,
        by: By = "person",
    ) -> Step:
        """Check the action, carry it out, store it, deal its events.

        `key`: a repeated one gets the first Step again. `number`: the decision that is answered.
        Raises Refused (with the rule), Stale, or what `store` raises; then nothing has changed.
        """
        if key and (seat, key) in self.keys:
            return self.keys[seat, key]
        if number is not None and 0 <= seat < len(self.numbers) and number != self.numbers[seat]:
            raise Stale(number, self.numbers[seat])
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        if isinstance(action, EnterDice):
            self.umpiring.enter(seat, action, key)
        elif isinstance(action, UmpireAction):
            self.umpiring.play(seat, action, key, by)
        else:
            self._do(seat, action, key, by)
        return self.remember(seat, key)

    def remember(self, seat: Seat, key: str) -> Step:
        """The Step of what has just been accepted, kept under its key."""
        return self.keep_key(seat, key, len(self.record.entries) - 1)

    def keep_key(self, seat: Seat, key: str, entry: int) -> Step:
        """The Step of an entry, kept under its key."""
        step = Step(entry, self.streams.last(seat))
        if key:
            self.keys[seat, key] = step
        return step

    def _do(self, seat: Seat, action: Action, key: str, by: By) -> None:
        try:
            played = self.trying(seat, action, self.dice.for_step([]))
        except NeedDice as need:
            self.bind(seat, action, key, by, need)
            return
        self.commit_do(seat, action, played, key, by)

    def trying(self, seat: Seat, action: Action, dice: Dice) -> Played:
        """The action carried out on a clone; nothing is stored or dealt. Raises NeedDice, WrongDice."""
        log, tape = Log(), Tape(dice)
        position = self.position.clone()
        position.play_unchecked(seat, action, Telling(tape, log), log)
        return Played(position, log, tape.opened, tape.secret)

    def commit_do(self, seat: Seat, action: Action, played: Played, key: str = "", by: By = "person") -> None:
        """Store and deal a step of play."""
        mark = self.wants_digest(played)
        entry = Do(
            seat,
            action.data(),
            played.dice,
            played.hidden,
            key,
            by,
            digest=digest(played.position.notation()) if mark else "",
        )
        self._commit(entry, played, seat, action)

    def wants_digest(self, played: Played) -> bool:
        """Every 20th entry, each turn's end and the end of the match carry the digest."""
        turn_ended = any(event.ends_turn for _, event in played.log.entries)
        over = played.position.outcome() is not None
        return turn_ended or over or len(self.record.entries) % DIGEST_EVERY == 0

    def _commit(self, entry: Line, played: Played, actor: Seat, action: Action | None) -> None:
        """Store, then swap and deal: the one place where a match goes on."""
        index = len(self.record.entries)
        owed = played.position.owed()
        if owed != self._owed and owed:
            played.log.say(Asked({str(seat): kind for seat, kind in owed}))
        self._keep(index, entry)
        self.dice.fell(played.dice, played.hidden)
        self.taking_back.acted(index, actor, action, played)
        self.rest(index, played.position, played.log, owed, actor)

    def _keep(self, index: int, entry: Line) -> None:
        self.store(index, entry)
        self.record.entries.append(entry)

    def rest(self, index: int, position: Position, log: Log, owed: tuple[Due, ...], actor: Seat) -> None:
        """The position of now, told to all; who is asked anew gets a new decision number."""
        self.bound = None
        self.offer = None
        self._position = position
        self.streams.deal(log, index)
        for seat, kind in owed:
            if seat == actor or (seat, kind) not in self._owed:
                self.numbers[seat] += 1
        self._owed = owed

    def commit_bound(self, entry: Line, played: Played) -> None:
        """Store and deal a step whose last real die has been entered."""
        bound = self.bound
        assert bound is not None
        if bound.action is None:
            self._commit_start(entry, played)
        else:
            self._commit(entry, played, bound.seat, bound.action)

    def commit_agreement(self, seat: Seat, position: Position, log: Log) -> None:
        """An agreed draw: the entry that settled it is stored already, so only the position changes."""
        index = len(self.record.entries) - 1
        self.taking_back.acted(index, seat, None, Played(position, log))
        self.rest(index, position, log, (), seat)

    def commit_aside(self, entry: Line, log: Log) -> None:
        """Store and deal something beside play: an offer, its answer, a change of player."""
        index = len(self.record.entries)
        self._keep(index, entry)
        self.streams.deal(log, index)

    def commit_undo(self, entry: Line, log: Log, position: Position) -> None:
        """Store and deal a taking back: the position is the one of then, the numbers go on."""
        index = len(self.record.entries)
        owed = position.owed()
        if owed != self._owed:
            log.say(Asked({str(seat): kind for seat, kind in owed}))
        self._keep(index, entry)
        # Only who hears of it is asked anew: another seat's number must not tell that something was undone.
        self._owed = tuple(due for due in self._owed if not log.heard(due[0]))
        self.rest(index, position, log, owed, SPECTATOR)

    # ---- real dice

    def bind(self, seat: Seat, action: Action, key: str, by: By, need: NeedDice) -> None:
        """The action is bound: it goes on when its real dice have been entered."""
        entry = Do(seat, action.data(), key=key, by=by, asks=asked(need))
        self._wait_for_dice(entry, Bound(seat, action, need))

    def bind_start(self, need: NeedDice) -> None:
        """The start waits for real dice; the first seat enters them."""
        self._wait_for_dice(Start(asks=asked(need)), Bound(0, None, need))

    def _wait_for_dice(self, entry: Line, bound: Bound) -> None:
        log = Log()
        self.bound = bound
        try:
            self.ask_dice(log, bound.need)
            self.commit_aside(entry, log)
        except Exception:
            self.bound = None
            raise
        self.offer = None
        self.owe_dice()

    def ask_dice(self, log: Log, need: NeedDice) -> None:
        """Tell all which real roll is wanted of the bound seat."""
        assert self.bound is not None
        log.say(DiceAsked(self.bound.seat, need.name, need.n, need.sides, need.by))
        if self._owed != ((self.bound.seat, "dice"),):
            log.say(Asked({str(self.bound.seat): "dice"}))

    def owe_dice(self) -> None:
        """The bound seat owes the roll: a new decision."""
        assert self.bound is not None
        self._owed = ((self.bound.seat, "dice"),)
        self.numbers[self.bound.seat] += 1

    # ---- seats, the end

    def replace(self, seat: Seat, player: Player) -> None:
        """From now on `player` plays the seat. Raises Refused once the record is closed."""
        if self.record.result is not None:
            raise Refused(MATCH_OVER)
        log = Log()
        log.say(SeatTaken(seat, player.level or player.kind))
        self.commit_aside(SeatChange(seat, player), log)
        self.players[seat] = player

    def close(self) -> Record:
        """Seal the record of a finished match: outcome and secrets. Nothing is taken back after this.

        Raises BadNotation while the match runs.
        """
        outcome = self.outcome()
        if outcome is None:
            raise BadNotation("match", "the match is still running")
        if self.record.result is None:
            entry = Result(outcome.data(), digest(self.position.notation()), self.dice.secrets)
            self.store(len(self.record.entries), entry)
            self.record.entries.append(entry)
        return self.record

    def seals(self, played: Played, actor: Seat) -> bool:
        """Whether nothing behind this step is undone freely (UM-4)."""
        if played.dice or played.hidden or played.log.sealed:
            return True
        if any(event.reveals or isinstance(event, Answered) for _, event in played.log.entries):
            return True
        return len(played.position.stack) > 1 and any(seat != actor for seat, _ in played.position.owed())


def seats_of(ruleset: Ruleset, setup: Setup | Data) -> int:
    """How many seats a setup has when nobody says: the position's, or the scenario's default."""
    if not isinstance(setup, Setup):
        return int(ruleset.read(setup).notation()["seats"])
    if setup.seats is not None:
        return setup.seats
    scenario = setup.scenario
    if isinstance(scenario, str) and scenario in ruleset.scenarios:
        return ruleset.scenarios[scenario].seats[0]
    if isinstance(scenario, dict) and isinstance(scenario.get("seats"), list) and scenario["seats"]:
        return int(scenario["seats"][0])
    raise BadNotation("scenario", f"{ruleset.name} has no scenario {scenario!r}")
