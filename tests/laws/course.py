"""One walk and every law that is to be held over it: walked once, looked at by all."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

from grognard.umpire.dice import Seeded
from grognard.umpire.match import Match
from grognard.umpire.notation import digest
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Setup
from tests.laws.broken import Broken, hold
from tests.laws.law_01_menu import law_1
from tests.laws.law_02_debts import law_2
from tests.laws.law_03_copies import law_3, law_3_record, law_3_walk
from tests.laws.law_04_worlds import law_4
from tests.laws.law_05_samples import law_5
from tests.laws.law_06_digests import digests
from tests.laws.law_08_conservation import law_8
from tests.laws.law_09_odds import law_9
from tests.laws.law_10_endings import law_10
from tests.laws.law_11_sealed import law_11
from tests.laws.law_12_texts import law_12
from tests.laws.sizes import Sizes
from tests.laws.streams import Listener
from tests.laws.tally import Tally
from tests.laws.walk import Rest, Start, walk

AtRest = Callable[[Rest, Seeded, Tally], None]
AT_REST: dict[int, AtRest] = {
    1: law_1,
    2: law_2,
    3: law_3,
    4: law_4,
    5: law_5,
    9: law_9,
    11: law_11,
    12: law_12,
}
LAWS = (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
"""Law 7 is geometry's: `tests/space`."""


def hold_over(ruleset: Ruleset, start: Start, laws: Collection[int], sizes: Sizes, tally: Tally) -> None:
    """Hold these laws over one walk. Raises Broken, also for whatever else its rules raise."""
    course = Course(start, laws, sizes, tally)
    for rest in course.rests(ruleset):
        course.see(rest)
    course.end(ruleset)


def hold_at(ruleset: Ruleset, start: Start, number: int, laws: Collection[int], tally: Tally) -> None:
    """Hold the laws that look at rests at one rest of a walk. Raises Broken."""
    course = Course(start, laws, Sizes(), tally)
    for rest in course.rests(ruleset):
        if rest.number == number:
            course.look(rest)
            return
    raise ValueError(f"the walk has no rest {number}")


def chosen(rests: Iterator[Rest], sizes: Sizes, dice: Seeded) -> Iterator[Rest]:
    """The rests that are looked at closely."""
    seen: set[tuple[object, ...]] = set()
    return (rest for rest in rests if is_chosen(rest, seen, sizes, dice))


def is_chosen(rest: Rest, seen: set[tuple[object, ...]], sizes: Sizes, dice: Seeded) -> bool:
    """One in `firsts` of the first of their sort (what is owed, was done, told), one in `every`, the last."""
    last = rest.log.entries[-1][1].type if rest.log.entries else ""
    sort = (rest.kinds(), rest.action.type if rest.action is not None else "", last)
    first = sort not in seen and dice.pick(sizes.firsts) == 0
    seen.add(sort)
    over = rest.position.outcome() is not None
    return first or over or rest.start.kind == "case" or dice.pick(sizes.every) == 0


class Course:
    """Laws over one walk: what is asked at each rest, at those looked at closely, and at the end."""

    def __init__(self, start: Start, laws: Collection[int], sizes: Sizes, tally: Tally) -> None:
        self.start = start
        self.sizes = sizes
        self.tally = tally
        self.laws = [law for law in LAWS if law in laws and concerns(law, start, sizes)]
        self.dice = Seeded(f"looks {start.key}")
        self.seen: set[tuple[object, ...]] = set()
        self.digests: list[str] = []
        self.kept: list[tuple[Rest, str]] = []
        self.last: Rest | None = None

    def rests(self, ruleset: Ruleset) -> Iterator[Rest]:
        """The walk. What its rules raise is the fault of the first law."""
        first = self.laws[0] if self.laws else 2
        with blamed(first, f"{ruleset.name}: {self.start}"):
            yield from walk(ruleset, self.start, self.tally)

    def see(self, rest: Rest) -> None:
        """Any rest."""
        self.last = rest
        if 6 in self.laws:
            self.digests.append(digest(rest.notation()))
        if 8 in self.laws:
            with blamed(8, rest.where, rest):
                law_8(rest, self.dice, self.tally)
        if is_chosen(rest, self.seen, self.sizes, self.dice):
            self.look(rest)

    def look(self, rest: Rest) -> None:
        """A rest that is looked at closely. Each law has dice of its own: they work alone as together."""
        for law in self.laws:
            if law in AT_REST:
                with blamed(law, rest.where, rest):
                    AT_REST[law](rest, Seeded(f"law {law} {self.start.key} {rest.number}"), self.tally)
        if 3 in self.laws:
            self.kept.append((rest, digest(rest.notation())))
        self.tally.counts["rests looked at"] += 1

    def end(self, ruleset: Ruleset) -> None:
        """What is asked of a whole walk."""
        start = self.start
        for law in self.laws:
            with blamed(law, f"{ruleset.name}: {start}"):
                if law == 3:
                    law_3_walk(self.kept)
                if law == 3 and start.kind == "uniform":
                    law_3_record(ruleset, start, self.tally)
                if law == 4 and start.kind == "uniform":
                    setup = Setup(start.scenario, start.options, start.seats)
                    law_4_streams(Match.create(ruleset, setup, seed=str(start)), 60)
                if law == 6:
                    same = self.digests == digests(ruleset, start)
                    hold(same, 6, "the same walk twice has other digests", f"{ruleset.name}: {start}")
                    self.tally.counts["walks walked twice"] += 1
                if law == 10:
                    law_10(self.last, start)


def concerns(law: int, start: Start, sizes: Sizes) -> bool:
    """Whether the law is held over walks like this."""
    if law == 6:
        return start.kind == "bold" and start.seed % sizes.twice == 0
    return law != 10 or start.kind != "case"


@contextmanager
def blamed(law: int, where: str, rest: Rest | None = None) -> Iterator[None]:
    """Whatever is raised within becomes the law's Broken, and knows its rest."""
    try:
        yield
    except Broken as fault:
        fault.rest = rest.number if rest is not None else fault.rest
        raise
    except Exception as error:
        found = Broken(law, f"{type(error).__name__}: {error}", where)
        found.rest = rest.number if rest is not None else None
        raise found from error


def law_4_streams(match: Match, steps: int) -> None:
    """Every audience's stream is numbered without gaps, whatever the others are told."""
    listener, dice = Listener(match), Seeded("streams")
    for _ in range(steps):
        listener.listen(match.ruleset.name)
        owing = [seat for seat, kind in match.owed() if kind != "match"]
        if not owing:
            break
        seat = owing[dice.pick(len(owing))]
        match.play(seat, match.position.random_action(seat, dice))
    listener.listen(match.ruleset.name)
