"""Random walks through matches: uniform, bold, and from the positions of cases. A walk yields its rests."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from grognard.umpire.case_files import case_files
from grognard.umpire.cases import load
from grognard.umpire.contract import Memory, Position
from grognard.umpire.dice import Dice, Forced, Seeded, Tape, WrongDice
from grognard.umpire.log import Log, Telling
from grognard.umpire.notation import merge
from grognard.umpire.refusal import BadNotation
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import SPECTATOR, Action, Battle, Concede, Data, Event, Seat, Setup
from tests.laws.broken import Broken
from tests.laws.plots import Plot, next_of, plot_of
from tests.laws.tally import Tally

CASES = [Path(__file__).parents[1] / "cases"]
"""Folders of cases beside those of the games themselves: grognard's own, and those of `--case-files`."""
MEMORABLE = 40
AFTER, LONG = 4, 12
"""Decisions beyond the plot of a case, and those of the plot at most."""
PATIENCE = 60
"""One decision in so many is to concede, in walks in which somebody does."""
LIMIT = 20_000
"""Decisions after which a match counts as endless (law 2)."""


@dataclass(frozen=True)
class Start:
    """Where a walk begins and how it goes on."""

    kind: str
    scenario: str
    options: Data
    seats: int
    seed: int
    position: Data | None = None
    steps: int = LIMIT
    plot: Plot = ()
    """What a case does: its walk follows that as far as it goes."""

    def __str__(self) -> str:
        options = f" {self.options}" if self.options else ""
        return f"{self.kind} {self.scenario}{options}, {self.seats} seats, seed {self.seed}"

    @property
    def key(self) -> str:
        """The walk in a word, for the command line: `start_of` finds it again."""
        return f"{self.kind}/{self.scenario}/{self.seats}/{self.seed}"


@dataclass
class Heard:
    """An audience: its memory, what it was told in the step that led here, and all that it was told."""

    memory: Memory
    events: list[Event] = field(default_factory=list)
    stream: list[Event] = field(default_factory=list)


@dataclass
class Rest:
    """A position at which somebody owes a decision, or the match is over; and how the walk came there."""

    ruleset: Ruleset
    start: Start
    number: int
    position: Position
    audiences: dict[Seat, Heard]
    before: Position | None = None
    seat: Seat = SPECTATOR
    action: Action | None = None
    log: Log = field(default_factory=Log)
    done: list[Action] = field(default_factory=list)
    """The last actions of the walk."""
    plotted: int = 0
    """How much of the start's plot has been followed."""
    base: Position | None = None
    """The first position of the walk."""
    views: dict[Seat, Data] = field(default_factory=dict)
    noted: Data | None = None
    noted_before: Data | None = None

    def view(self, audience: Seat) -> Data:
        """What the audience sees here: made once, for all laws."""
        if audience not in self.views:
            self.views[audience] = self.position.view(audience)
        return self.views[audience]

    def notation(self) -> Data:
        """The position in notation: made once, for all laws."""
        if self.noted is None:
            self.noted = self.position.notation()
        return self.noted

    def notation_before(self) -> Data:
        """The position before the step in notation."""
        if self.noted_before is None:
            assert self.before is not None
            self.noted_before = self.before.notation()
        return self.noted_before

    @property
    def where(self) -> str:
        """How to come here again."""
        last = f", after seat {self.seat} did {self.action.data()}" if self.action is not None else ""
        return f"{self.ruleset.name}: {self.start}, decision {self.number}{last}"

    def kinds(self) -> tuple[str, ...]:
        """What is owed here: rests with the same kinds are alike."""
        return tuple(sorted({kind for _, kind in self.position.owed()})) or ("over",)

    def askable(self) -> list[Seat]:
        """Seats that owe a decision of their own (a campaign's match is the umpire's)."""
        return [seat for seat, kind in self.position.owed() if kind != "match"]


def seats_of(position: Position) -> int:
    """The number of seats, as the notation says."""
    notation = position.notation()
    if "seats" not in notation:
        raise BadNotation("seats", "missing: a notation says how many there are")
    return int(notation["seats"])


@lru_cache(maxsize=64)
def starts(ruleset: Ruleset, kind: str, number: int, seed: int = 0) -> list[Start]:
    """`number` starts of a kind for each scenario, at least one for each number of seats; `cases`: all."""
    if kind == "cases":
        return case_starts(ruleset, seed)
    return [
        start_of(ruleset, kind, name, info.seats[n % len(info.seats)], seed + n)
        for name, info in ruleset.scenarios.items()
        for n in range(max(number, len(info.seats)) if number else 0)
    ]


def start_of(ruleset: Ruleset, kind: str, scenario: str, seats: int, seed: int) -> Start:
    """The start of this key, the same whenever it is asked for."""
    if kind == "case":
        return next(start for start in case_starts(ruleset, seed) if start.scenario == scenario)
    start = Start(kind, scenario, {}, seats, seed)
    return replace(start, options=bold_options(ruleset, start)) if kind == "bold" else start


def bold_options(ruleset: Ruleset, start: Start) -> Data:
    """Half of the options at random; the turn limit from 10 to 20. What is refused is drawn anew."""
    dice = Seeded(f"options {start}")
    for _ in range(50):
        options: Data = {}
        for name, info in ruleset.options.items():
            if info.scenarios is not None and start.scenario not in info.scenarios:
                continue
            low, high = (info.low or 0), (info.high or 0)
            if name == "turn_limit":
                low, high = max(low, min(10, high)), min(high, max(20, low))
                options[name] = low + dice.pick(high - low + 1)
            elif dice.pick(2):
                options[name] = (
                    info.values[dice.pick(len(info.values))]
                    if info.values
                    else low + dice.pick(high - low + 1)
                )
        try:
            ruleset.start(Setup(start.scenario, options, start.seats), Seeded(0), None)
        except BadNotation:
            continue
        return options
    return {}


def case_starts(ruleset: Ruleset, seed: int) -> list[Start]:
    """The starts of all cases of the ruleset."""
    found = []
    for path in case_files(ruleset, CASES):
        for case in load(path)["cases"]:
            if "start" in case and (data := case_position(ruleset, case["start"])) is not None:
                plot = plot_of(case)
                seats, steps = int(data["seats"]), AFTER + min(len(plot), LONG)
                found.append(Start("case", case["id"], {}, seats, seed, data, steps, plot))
    return found


def case_position(ruleset: Ruleset, start: Data) -> Data | None:
    """The notation from which a case begins, or None where the case's start is to be refused."""
    try:
        for key in ("position", "campaign"):
            if key in start:
                return ruleset.read(start[key]).notation()
        setup = Setup(start["scenario"], start.get("options", {}), start.get("seats"))
        notation = ruleset.start(setup, Forced(start.get("dice", [])), None).notation()
        change = merge(notation, start.get("set", {}), ruleset.nullable)
        return ruleset.read(change).notation()
    except BadNotation:
        return None


def begin(ruleset: Ruleset, start: Start, log: Log) -> Position:
    """The first position of a walk."""
    if start.position is not None:
        return ruleset.read(start.position)
    dice = Telling(Seeded(f"start {start.seed}"), log)
    return ruleset.start(Setup(start.scenario, start.options, start.seats), dice, log)


def walk(ruleset: Ruleset, start: Start, tally: Tally | None = None) -> Iterator[Rest]:
    """The rests of a match, first to last. The position is the walk's own: clone it before playing on."""
    tally = Tally() if tally is None else tally
    log = Log()
    position = begin(ruleset, start, log)
    audiences = {a: Heard(ruleset.memory(position.view(a))) for a in [*range(start.seats), SPECTATOR]}
    rest = Rest(ruleset, start, 0, position, audiences, log=log, base=position)
    listen(rest)
    tally.events.update(event.type for _, event in log.entries)
    dice = Seeded(f"walk {start.seed} {start.scenario} {start.seats}")
    while rest.number < start.steps and position.outcome() is None:
        yield rest
        rest = step(rest, dice, tally)
        position = rest.position
        if rest.number >= LIMIT:
            raise Broken(2, f"no end after {LIMIT} decisions", rest.where)
    if (outcome := position.outcome()) is not None:
        tally.ends[outcome.reason] += 1
    tally.counts[f"{start.kind} walks"] += 1
    tally.counts["decisions"] += rest.number
    yield rest


def listen(rest: Rest) -> None:
    """Every audience hears its events of the step."""
    for audience, heard in rest.audiences.items():
        heard.events = rest.log.heard(audience)
        heard.stream += heard.events
        for event in heard.events:
            heard.memory.hear(event)


def step(rest: Rest, dice: Seeded, tally: Tally) -> Rest:
    """One decision of the walk, carried out on a clone: that of the plot, or anybody's."""
    on = followed(rest)
    if on is None:
        seat, action = decide(rest, dice)
        on = carried_out(rest, seat, action, dice)
        on.plotted = rest.plotted
    assert on.action is not None
    tally.did(on.action, [event for _, event in on.log.entries])
    listen(on)
    return on


def followed(rest: Rest) -> Rest | None:
    """The next step of the case's plot, with its dice; None when nothing of it fits any more."""
    found = next_of(rest.ruleset, rest.position, rest.start.plot, rest.plotted)
    if found is None:
        return None
    index, seat, action, faces = found
    try:
        on = carried_out(rest, seat, action, faces)
    except WrongDice:
        return None
    on.plotted = index + 1
    return on


def carried_out(rest: Rest, seat: Seat, action: Action, dice: Dice) -> Rest:
    """The rest after an action."""
    after = rest.position.clone()
    log = Log()
    after.play_unchecked(seat, action, Telling(Tape(dice), log), log)
    on = Rest(
        rest.ruleset, rest.start, rest.number + 1, after, rest.audiences, rest.position, seat, action, log
    )
    on.noted_before = rest.noted
    on.done, on.base = [*rest.done[-MEMORABLE:], action], rest.base
    return on


def decide(rest: Rest, dice: Seeded) -> tuple[Seat, Action]:
    """Any of those who owe; uniform, or bold: the bots' choice three times out of four.

    In one bold walk of ten somebody concedes, sooner or later.
    """
    position = rest.position
    askable = rest.askable()
    if not askable:
        return position.owed()[0][0], fought(rest, position.battles()[0])
    seat = askable[dice.pick(len(askable))]
    levels = rest.ruleset.levels
    if rest.start.kind == "bold" and rest.start.seed % 10 == 9 and dice.pick(PATIENCE) == 0:
        return seat, Concede()
    if rest.start.kind == "uniform" or not levels or dice.pick(4) == 0:
        return seat, position.random_action(seat, dice)
    return seat, rest.ruleset.script(position, seat, levels[dice.pick(len(levels))], dice)


def fought(rest: Rest, battle: Battle) -> Action:
    """The result of a campaign's battle, played the same way."""
    start = Start(
        rest.start.kind,
        battle.scenario,
        battle.options,
        len(battle.seats),
        rest.start.seed + 1000 * rest.number,
        battle.start,
    )
    *_, last = walk(rest.ruleset, start)
    report: Action = rest.ruleset.report(battle, last.position)
    return report
