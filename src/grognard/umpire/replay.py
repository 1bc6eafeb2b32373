"""A record played again: to open a match, to check it, to prove that its dice were fixed before play."""

from dataclasses import dataclass

from grognard.umpire.dice import Dice, NeedDice, Recorded, Sealed, Stream, WrongDice
from grognard.umpire.match import Match, Played, Store, keep_nothing
from grognard.umpire.notation import digest, read_action
from grognard.umpire.rebasing import go_on, last_rebase
from grognard.umpire.record import (
    Asks,
    DiceEntered,
    Do,
    Line,
    Rebase,
    Record,
    Result,
    SeatChange,
    Start,
    Undo,
)
from grognard.umpire.refusal import BadNotation, BadRecord
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.table_dice import TableDice, commitments
from grognard.umpire.words import EnterDice, UmpireAction


def replay(
    ruleset: Ruleset,
    record: Record,
    secrets: dict[str, str] | None = None,
    store: Store = keep_nothing,
    upto: int | None = None,
) -> Match:
    """The match of a record, after its entries (or those before `upto`). Raises BadRecord.

    With the `secrets` of its dice it can be played on; what is played on goes to `store`.
    """
    header = record.header
    if header.ruleset != ruleset.name:
        raise BadRecord(f"the record is of {header.ruleset}, not of {ruleset.name}")
    match = Match(ruleset, header, TableDice(header.dice, secrets or {}, header.nonces))
    match.replaying = True
    feed_all(Feeder(match), record.entries[:upto])
    match.replaying = False
    match.store = store
    return match


class Feeder:
    """Feeds one entry to a match that is being replayed."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.taken_over = (0, 0)
        """Open and hidden rolls of entries that are not replayed."""

    def rebase(self, before: list[Line], entry: Rebase) -> None:
        """Begin where the match went on under other rules. Raises BadNotation."""
        go_on(self.match, before, entry)
        self.taken_over = self.match.dice.opened, self.match.dice.hidden

    def feed(self, entry: Line) -> None:
        """Play the entry. Raises BadRecord or WrongDice when it cannot have happened here."""
        if self.match.record.result is not None:
            raise BadRecord("an outcome stands before the end")
        if isinstance(entry, Start):
            self.start(entry)
        elif isinstance(entry, Do):
            self.do(entry)
        elif isinstance(entry, DiceEntered):
            self.dice(entry)
        elif isinstance(entry, Undo):
            self.undo(entry)
        elif isinstance(entry, SeatChange):
            self.match.replace(entry.seat, entry.player)
        elif isinstance(entry, Rebase):
            raise BadRecord("the match went on under other rules here")  # `feed_all` begins there
        else:
            self.result(entry)

    def start(self, entry: Start) -> None:
        if self.match.record.entries:
            raise BadRecord("a second start")
        if entry.asks is not None:
            self.match.bind_start(needed(entry.asks))
            return
        recorded = self.sealed(entry)
        played = self.match.starting(self.dice_of(recorded))
        recorded.finish()
        self.agree(entry.digest, played)
        self.match.commit_start(played)

    def do(self, entry: Do) -> None:
        """Play an action of the record again. Raises BadRecord where the rules or its dice disagree."""
        match = self.match
        action = read_action(match.ruleset.Action, entry.action)
        refusal = match.refusal(entry.seat, action)
        if refusal is not None:
            raise BadRecord(f"seat {entry.seat} may not {action.type} here ({refusal.rule})")
        if isinstance(action, UmpireAction):
            match.umpiring.play(entry.seat, action, entry.key, entry.by)
        elif entry.asks is not None:
            match.bind(entry.seat, action, entry.key, entry.by, needed(entry.asks))
        else:
            recorded = self.sealed(entry)
            played = match.trying(entry.seat, action, self.dice_of(recorded))
            recorded.finish()
            self.agree(entry.digest, played)
            match.commit_do(entry.seat, action, played, entry.key, entry.by)
        match.remember(entry.seat, entry.key)

    def sealed(self, entry: Start | Do) -> Recorded:
        """The rolls of an entry that waited for none. Raises BadRecord for an open one among real dice."""
        if entry.dice and self.match.dice.kind == "physical":
            raise BadRecord("a real roll that nobody entered")
        return Recorded(entry.dice, entry.hidden)

    def dice_of(self, recorded: Recorded) -> Dice:
        """The dice that a step of the record is played with."""
        return recorded

    def dice(self, entry: DiceEntered) -> None:
        """Enter the real roll that the bound action waits for. Raises BadRecord."""
        match = self.match
        bound = match.bound
        if bound is None or match.umpiring.check_dice(entry.seat, EnterDice(entry.dice)) is not None:
            raise BadRecord("a real roll that nobody asked for")
        entered = [*bound.entered, entry.dice]
        if entry.asks is not None:
            enter = EnterDice(entry.dice)
            match.umpiring.ask_again(entry.seat, enter, entered, needed(entry.asks), entry.key)
            return
        recorded = Recorded(entered, entry.hidden)
        played = match.umpiring.resume(self.dice_of(recorded))
        recorded.finish()
        self.agree(entry.digest, played)
        match.umpiring.finish_dice(entry.seat, EnterDice(entry.dice), played, entry.key)
        match.remember(entry.seat, entry.key)

    def undo(self, entry: Undo) -> None:
        index = self.match.taking_back.first_from(entry.to)
        if index is None or self.match.taking_back.steps[index].entry != entry.to:
            raise BadRecord(f"nothing is in force at entry {entry.to} to take back")
        self.match.taking_back.carry_out(index, entry.seat, entry.agreed)

    def result(self, entry: Result) -> None:
        outcome = self.match.outcome()
        if outcome is None or outcome.data() != entry.over:
            raise BadRecord("the outcome is not the one that was played")
        if digest(self.match.position.notation()) != entry.digest:
            raise BadRecord("the last position is not the one of the record")
        self.match.record.entries.append(entry)
        self.match.dice.secrets = entry.secrets or self.match.dice.secrets

    def agree(self, expected: str, played: Played) -> None:
        if expected and digest(played.position.notation()) != expected:
            raise BadRecord("the position is not the one of the record (digest)")


def needed(asks: Asks) -> NeedDice:
    """The awaited roll of a record as the dice ask for it."""
    return NeedDice(asks.name, asks.faces, asks.number, asks.by)


@dataclass(frozen=True)
class Verification:
    """What `verify` found: how many open and hidden rolls agree with the secrets, or the problem.

    Real dice agree with nothing and are not counted. `unproven`: rolls under rules that are gone.
    """

    ok: bool
    opened: int
    hidden: int
    problem: str | None = None
    unproven: int = 0


class Proving(Dice):
    """Recorded dice that are compared with what the revealed secrets give (`sealed`; real dice are not)."""

    def __init__(self, recorded: Recorded, sealed: Sealed, real: bool) -> None:
        self.recorded = recorded
        self.sealed = sealed
        self.real = real

    def roll(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        recorded = self.recorded.roll(name, sides, n, by)
        return recorded if self.real else same(name, recorded, self.sealed.roll(name, sides, n, by))

    def hidden(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return same(name, self.recorded.hidden(name, sides, n, by), self.sealed.hidden(name, sides, n, by))

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        return same(name, self.recorded.shuffle(name, n), self.sealed.shuffle(name, n))


def same(name: str, recorded: tuple[int, ...], sealed: tuple[int, ...]) -> tuple[int, ...]:
    """The faces, if they are the ones that the secrets give. Raises BadRecord."""
    if recorded != sealed:
        raise BadRecord(f"{name}: {list(recorded)} fell, but the secrets give {list(sealed)}")
    return recorded


def verify(ruleset: Ruleset, record: Record) -> Verification:
    """Prove that a finished record replays and its sealed faces were fixed before play. Never raises."""
    result = record.result
    try:
        if result is None:
            raise BadRecord("the match is not finished: its secrets are not revealed yet")
        if (played := version_of(record)) != ruleset.version:
            versions = f"version {played} of the rules; these are version {ruleset.version}"
            raise BadRecord(f"the match was played by {versions}, by which it need not replay")
        if not fixed_before_play(result.secrets, record.header.commitments):
            raise BadRecord("the revealed secrets are not those published before play")
        prover = Prover(ruleset, record, result.secrets)
        match = prover.prove()
    except BadRecord as error:
        return Verification(False, 0, 0, str(error))
    opened = 0 if match.dice.kind == "physical" else match.dice.opened - prover.taken_over[0]
    hidden = match.dice.hidden - prover.taken_over[1]
    return Verification(True, opened, hidden, unproven=sum(prover.taken_over))


def version_of(record: Record) -> str:
    """The version of the rules by which the record is replayed: the last `rebase` brought it."""
    begin = last_rebase(record.entries)
    entry = None if begin is None else record.entries[begin]
    return entry.version if isinstance(entry, Rebase) else record.header.version


def fixed_before_play(secrets: dict[str, str], published: dict[str, str]) -> bool:
    """Whether the secrets are those whose commitments were published before play."""
    try:
        return bool(secrets) and commitments(secrets) == published
    except ValueError:  # not even hex
        return False


class Prover(Feeder):
    """Replays a record while every roll is derived again from the secrets."""

    def __init__(self, ruleset: Ruleset, record: Record, secrets: dict[str, str]) -> None:
        header = record.header
        super().__init__(Match(ruleset, header, TableDice(header.dice, secrets, header.nonces)))
        self.match.replaying = True
        self.record = record
        self.secrets = secrets

    def prove(self) -> Match:
        """The replayed match. Raises BadRecord at the first roll that the secrets do not give."""
        feed_all(self, self.record.entries)
        return self.match

    def dice_of(self, recorded: Recorded) -> Dice:
        nonces = "|".join(self.record.header.nonces)
        dice = self.match.dice
        sealed = Sealed(
            Stream(bytes.fromhex(self.secrets["open"]), nonces, dice.opened),
            Stream(bytes.fromhex(self.secrets["hidden"]), nonces, dice.hidden),
        )
        return Proving(recorded, sealed, dice.kind == "physical")


def feed_all(feeder: Feeder, entries: list[Line]) -> None:
    """Feed the entries in order, from the last `rebase` on. Raises BadRecord naming what cannot be played."""
    begin = last_rebase(entries)
    for index, entry in enumerate(entries[begin:], begin or 0):
        try:
            if isinstance(entry, Rebase):
                feeder.rebase(entries[:index], entry)
            else:
                feeder.feed(entry)
        except (WrongDice, BadNotation, BadRecord, NeedDice, LookupError) as error:
            raise BadRecord(f"entry {index}: {error or type(error).__name__}") from error
