"""Law 4: in two worlds that give a seat the same view, all that it receives is the same."""

from collections.abc import Iterator

from grognard.umpire.contract import Position
from grognard.umpire.dice import Dice, Seeded
from grognard.umpire.notation import canonical
from grognard.umpire.words import Action, Concede, Due, Event, Over, Rolled, Seat
from tests.laws.broken import hold
from tests.laws.choices import mutations, offered
from tests.laws.games import game
from tests.laws.law_05_samples import first
from tests.laws.made_up import strange
from tests.laws.received import Probe
from tests.laws.secrets import changed_worlds, pattern
from tests.laws.tally import Tally
from tests.laws.walk import Rest
from tests.laws.wire import Wire

SAMPLES, CHANGES, MUTANTS = 1, 2, 8
MOVES, STEPS = 1, 3
"""Walks that a pair goes together, and actions in each."""


def law_4(rest: Rest, dice: Seeded, tally: Tally) -> None:
    """For every audience: still, for samples and for secrets changed alone; moving, for a next step."""
    silent_step(rest)
    if rest.position.outcome() is not None:
        return
    for seat in rest.audiences:
        probe = Probe(rest, seat, probing(rest, seat, dice), dice.pick(10**6))
        truth: dict[str, bytes] | None = None
        for name, world in worlds(rest, seat, dice):
            tally.counts["pairs of worlds"] += 1
            if canonical(world.notation()) == canonical(rest.notation()) or not fair(rest, world):
                continue
            tally.counts["pairs whose secrets differ"] += 1
            tally.counts[f"pairs by {name}"] += 1
            if truth is None:
                truth = probe.look(rest.position)
                probe.count(truth, tally)
            still(rest, seat, name, truth, probe.look(world))
            moving(rest, seat, name, world, dice, tally)


def fair(rest: Rest, world: Position) -> bool:
    """Whether the worlds agree in what all have known from the start: a walk from a case has not shown it."""
    public = game(rest.ruleset).public
    return rest.start.kind != "case" or public(rest.notation()) == public(world.notation())


def probing(rest: Rest, seat: Seat, dice: Seeded) -> list[Action]:
    """Actions to be judged in both worlds: what the seat may do, mutants of it, and one of every type."""
    view = rest.view(seat)
    if seat not in rest.askable():
        known = strangers(rest, seat, dice)
        return [*known, *strange(rest.ruleset, view, known, dice)]
    own = offered(rest.position, seat, dice)
    mutants = mutations(rest.ruleset, view, own, MUTANTS, dice)
    return [*mutants, *own[:6], *strange(rest.ruleset, view, own, dice)]


def strangers(rest: Rest, seat: Seat, dice: Seeded) -> list[Action]:
    """For a seat that is not asked: actions of its own kinds, made up from its view alone."""
    world = rest.ruleset.sample(rest.view(seat), rest.audiences[seat].memory, dice)
    owing = [other for other in rest.askable() if other in dict(world.owed())]
    return offered(world, owing[0], dice)[:MUTANTS] if owing else []


def worlds(rest: Rest, seat: Seat, dice: Seeded) -> Iterator[tuple[str, Position]]:
    """Worlds of the same view: sampled, and with one secret changed alone."""
    view, memory = rest.view(seat), rest.audiences[seat].memory
    for _ in range(SAMPLES):
        world = rest.ruleset.sample(view, memory, dice)
        same = canonical(world.view(seat)) == canonical(view)
        hold(same, 5, f"a sample for audience {seat} does not give its view", rest.where)
        yield "sample", world
    for path, world in changed_worlds(rest.ruleset, rest.position, seat, CHANGES, dice):
        if game(rest.ruleset).remembers(memory, world, seat) is None:
            yield f"change of {pattern(path)}", world


def still(rest: Rest, seat: Seat, name: str, truth: dict[str, bytes], other: dict[str, bytes]) -> None:
    """Everything the seat receives is byte-equal, message by message, in the same order."""
    same = list(truth) == list(other)
    hold(same, 4, f"audience {seat} is told of a secret ({name}) by the number of messages", rest.where)
    for what, data in truth.items():
        if data != other[what]:
            told = difference(data, other[what])
            hold(False, 4, f"audience {seat} is told of a secret ({name}) by its {what}{told}", rest.where)


def difference(one: bytes, other: bytes) -> str:
    """Where two messages part, with what stands around."""
    at = next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    around = slice(max(0, at - 200), at + 300)
    lengths = f"{len(one)} and {len(other)} bytes, byte {at}"
    return f" ({lengths})\n  truth {one[around]!r}\n  other {other[around]!r}"


def moving(rest: Rest, seat: Seat, name: str, world: Position, dice: Seeded, tally: Tally) -> None:
    """The same actions with equal dice give equal streams, up to the first event that reveals."""
    for _ in range(MOVES if rest.askable() else 0):
        where = f"{rest.where}; audience {seat} ({name})"
        one, other = Moved(rest, rest.position, seat), Moved(rest, world, seat)
        for _ in range(STEPS):
            owing = [owed for owed, kind in one.position.owed() if kind != "match"]
            if not owing:
                break
            actor = owing[dice.pick(len(owing))]
            action = likely(rest, one.position, actor, dice)
            if other.position.check(actor, action) is not None:
                break
            seed = dice.pick(10**6)
            one.act(actor, action, TwoSeeds(seed, seed))
            other.act(actor, action, TwoSeeds(seed, seed + dice.pick(2)))
            tally.counts["moves in pairs of worlds"] += 1
            where += f"; then {action.data()} of seat {actor}"
            if one.owed != other.owed and game(rest.ruleset).debts_tell(rest.notation()):
                tally.counts["moves whose debts tell, by a rule"] += 1
                break
            if not agree(one, other, where):
                tally.counts["moves that reveal or end"] += 1
                break


def likely(rest: Rest, position: Position, actor: Seat, dice: Seeded) -> Action:
    """Something at random, or what a bot would do; seldom to concede."""
    levels = rest.ruleset.levels
    if dice.pick(50) == 0:
        return Concede()
    if not levels or dice.pick(3):
        return position.random_action(actor, dice)
    action: Action = rest.ruleset.script(position, actor, levels[dice.pick(len(levels))], dice)
    return action


class TwoSeeds(Dice):
    """Equal open dice, but hidden ones of their own: what they show is hidden, too."""

    def __init__(self, opened: int, hidden: int) -> None:
        self.opened = Seeded(opened)
        self.secret = Seeded(hidden)

    def roll(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return self.opened.roll(name, sides, n, by)

    def hidden(self, name: str, sides: int, n: int = 1, by: str | None = None) -> tuple[int, ...]:
        return self.secret.hidden(name, sides, n, by)

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        return self.secret.shuffle(name, n)


class Moved:
    """A world in which actions are carried out, as one audience is told of it."""

    def __init__(self, rest: Rest, world: Position, audience: Seat) -> None:
        self.wire = Wire(rest, world, audience)
        self.audience = audience
        self.sent: list[bytes] = []
        self.heard: list[Event] = []

    def act(self, actor: Seat, action: Action, dice: Dice) -> None:
        """Carry out one; `sent` and `heard` are of this one."""
        self.sent = self.wire.act(actor, action, dice)
        self.heard = self.wire.heard()

    @property
    def position(self) -> Position:
        """The world now."""
        return self.wire.match.position

    @property
    def owed(self) -> tuple[Due, ...]:
        """Who owes what now."""
        return self.wire.match.owed()

    @property
    def sealed(self) -> bool:
        """Whether the last action may not be undone freely."""
        return self.wire.match.taking_back.steps[-1].sealed

    def until_revealed(self) -> list[Event]:
        """The stream before the first event that shows something hidden (the end does), and its roll."""
        shows = [event.reveals or isinstance(event, Over) for event in self.heard]
        shown = shows.index(True) if True in shows else None
        if shown is None:
            return self.heard
        while shown and isinstance(self.heard[shown - 1], Rolled):
            shown -= 1
        return self.heard[:shown]


def agree(one: Moved, other: Moved, where: str) -> bool:
    """Streams, and, where nothing is revealed, view, debts, what may be undone, and the bytes that are sent.

    Whether the worlds are still alike: nothing was revealed, and the match goes on.
    """
    told, told_too = one.until_revealed(), other.until_revealed()
    length = min(len(told), len(told_too))
    revealed = len(told) < len(one.heard) or len(told_too) < len(other.heard)
    if not revealed:
        length = max(len(told), len(told_too))
    same = canonical(told[:length]) == canonical(told_too[:length])
    hold(same, 4, f"streams differ: {events(told[:length])} and {events(told_too[:length])}", where)
    over = one.position.outcome() is not None or other.position.outcome() is not None
    if revealed or over:
        return False
    view, view_too = one.position.view(one.audience), other.position.view(other.audience)
    same = canonical(view) == canonical(view_too)
    hold(same, 4, f"views differ after equal streams: {first(view, view_too)}", where)
    hold(one.owed == other.owed, 4, f"debts differ after equal streams: {one.owed} and {other.owed}", where)
    hold(one.sealed == other.sealed, 4, "what may be undone differs after equal streams", where)
    numbers = f"{len(one.sent)} and {len(other.sent)} messages"
    hold(len(one.sent) == len(other.sent), 4, f"{numbers} after equal streams", where)
    for number, (message, message_too) in enumerate(zip(one.sent, other.sent, strict=True)):
        if message != message_too:
            hold(False, 4, f"message {number} differs{difference(message, message_too)}", where)
    return True


def events(told: list[Event]) -> str:
    """A stream as text."""
    return str([event.data() for event in told])


def silent_step(rest: Rest) -> None:
    """A step in which an audience is told nothing leaves its view and the debts as they were."""
    if rest.before is None or rest.before.owed() != rest.position.owed():
        return
    for seat, heard in rest.audiences.items():
        if not heard.events:
            same = canonical(rest.before.view(seat)) == canonical(rest.view(seat))
            hold(same, 4, f"audience {seat} was told nothing, but its view has changed", rest.where)
