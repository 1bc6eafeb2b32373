"""Law 3: a clone is independent both ways; notation comes back; a record replays to the same digests."""

from collections.abc import Iterable

from grognard.umpire.contract import Position
from grognard.umpire.dice import Seeded
from grognard.umpire.log import Log, Telling
from grognard.umpire.match import Match
from grognard.umpire.notation import canonical, digest
from grognard.umpire.record import Record
from grognard.umpire.replay import replay
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import SPECTATOR, Action, Event, Seat, Setup
from tests.laws.broken import hold
from tests.laws.tally import Tally
from tests.laws.walk import Rest, Start

STEPS = 3
KEYS = ("ruleset", "scenario", "options", "seats", "over")
"""What every notation and view holds (docs/how-a-game-is-built.md, section 6)."""


def law_3(rest: Rest, dice: Seeded, tally: Tally) -> None:
    """At one rest: clones, notation, and play that goes on equally from both."""
    position = rest.position
    before = digest(position.notation())
    hold(digest(position.notation()) == before, 3, "the same position gives two notations", rest.where)
    names_all(rest)
    read = rest.ruleset.read(position.notation())
    hold(digest(read.notation()) == before, 3, difference(position, read), rest.where)
    hold(
        read.owed() == position.owed(),
        3,
        f"{position.owed()} is owed, {read.owed()} after notation",
        rest.where,
    )
    for seat in rest.audiences:
        same = canonical(read.view(seat)) == canonical(position.view(seat))
        hold(same, 3, f"what was read back shows another view to {seat}", rest.where)
    clone = position.clone()
    hold(digest(clone.notation()) == before, 3, f"a clone differs: {difference(position, clone)}", rest.where)
    play_on(rest, clone, read, dice)
    hold(digest(position.notation()) == before, 3, "playing a clone has changed its original", rest.where)
    if rest.before is not None:
        tally.counts["earlier positions kept"] += 1


def names_all(rest: Rest) -> None:
    """The keys that the umpire and the laws read are there; a view says whose it is."""
    for seat in [None, *rest.audiences]:
        data = rest.position.notation() if seat is None else rest.position.view(seat)
        what = "the notation" if seat is None else f"the view of {seat}"
        missing = [key for key in KEYS if key not in data]
        hold(not missing, 3, f"{what} lacks `{', '.join(missing)}`", rest.where)
        whose = "spectator" if seat == SPECTATOR else seat
        told = f"`seat` of {what} is {data.get('seat')!r}, not {whose!r}"
        hold(seat is None or data.get("seat") == whose, 3, told, rest.where)


def difference(one: Position, other: Position) -> str:
    """The first place where two notations differ."""
    a, b = one.notation(), other.notation()
    keys = [key for key in {**a, **b} if canonical(a.get(key)) != canonical(b.get(key))]
    return ", ".join(f"{key}: {a.get(key)!r} became {b.get(key)!r}" for key in keys[:2]) or "in nothing"


def play_on(rest: Rest, clone: Position, read: Position, dice: Seeded) -> None:
    """The clone and what was read back are played alike and stay alike; another clone stays still."""
    still, base = clone.clone(), digest(clone.notation())
    seed = f"on {dice.pick(10**6)}"
    for number in range(STEPS):
        owing = [seat for seat, kind in clone.owed() if kind != "match"]
        if not owing:
            break
        seat = owing[dice.pick(len(owing))]
        action = clone.random_action(seat, dice)
        told = [played(p, seat, action, f"{seed} {number}") for p in (clone, read)]
        where = f"{rest.where}, played on by {action.data()} of seat {seat}"
        hold(
            canonical(told[0]) == canonical(told[1]),
            3,
            "play does not go on equally from notation: events",
            where,
        )
        same = digest(clone.notation()) == digest(read.notation())
        hold(same, 3, f"play does not go on equally from notation: {difference(clone, read)}", where)
    hold(digest(still.notation()) == base, 3, "playing a position has changed its clone", rest.where)


def played(position: Position, seat: Seat, action: Action, seed: str) -> list[tuple[int, Event]]:
    """Play the action; what was told, with audiences."""
    log = Log()
    position.play_unchecked(seat, action, Telling(Seeded(seed), log), log)
    return log.entries


def law_3_walk(kept: Iterable[tuple[Rest, str]]) -> None:
    """Earlier positions of a walk keep the digests that they had."""
    for rest, before in kept:
        now = digest(rest.position.notation())
        hold(now == before, 3, "a later step has changed an earlier position", rest.where)


def law_3_record(ruleset: Ruleset, start: Start, tally: Tally, steps: int = 150) -> None:
    """A match through the checked door replays from its record to the same digests and streams."""
    setup = Setup(start.scenario, start.options, start.seats)
    match = Match.create(ruleset, setup, seed=f"record {start.seed}")
    dice, digests = Seeded(f"record walk {start.seed}"), [digest(match.position.notation())]
    while len(digests) < steps:
        owing = [seat for seat, kind in match.owed() if kind != "match"]
        if not owing:
            break
        seat = owing[dice.pick(len(owing))]
        match.play(seat, match.position.random_action(seat, dice))
        digests.append(digest(match.position.notation()))
    record = Record.read(match.record.text())
    for upto in sorted({len(digests), 1 + dice.pick(len(digests))}):
        again = replay(ruleset, record, upto=upto)
        where = f"{ruleset.name}: record of {start}, entry {upto - 1}"
        hold(
            digest(again.position.notation()) == digests[upto - 1],
            3,
            "the record replays to another position",
            where,
        )
        tally.counts["records replayed"] += 1
    for audience, told in match.streams.events.items():
        same = canonical(told) == canonical(replay(ruleset, record).streams.events[audience])
        hold(
            same,
            3,
            f"the record replays to another stream of audience {audience}",
            f"{ruleset.name}: {start}",
        )
