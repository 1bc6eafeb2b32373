"""All laws by number, over walks of one ruleset: for pytest, for long runs, for planted faults."""

from collections.abc import Callable, Iterator

from grognard.umpire.dice import Seeded
from grognard.umpire.match import Match
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Setup
from tests.laws.broken import Broken, hold
from tests.laws.law_01_menu import law_1
from tests.laws.law_02_debts import law_2
from tests.laws.law_03_copies import law_3, law_3_record, law_3_walk
from tests.laws.law_04_worlds import law_4
from tests.laws.law_05_samples import Spread, law_5, law_5_run
from tests.laws.law_06_digests import digests
from tests.laws.law_08_conservation import law_8
from tests.laws.law_09_odds import law_9
from tests.laws.law_10_endings import law_10
from tests.laws.law_11_sealed import law_11
from tests.laws.law_12_texts import law_12
from tests.laws.sizes import Sizes
from tests.laws.streams import Listener
from tests.laws.tally import Tally
from tests.laws.walk import Rest, Start, starts, walk

AtRest = Callable[[Rest, Seeded, Tally], None]
AT_REST: dict[int, AtRest] = {1: law_1, 2: law_2, 3: law_3, 4: law_4, 9: law_9, 11: law_11, 12: law_12}
Progress = Callable[[str], None]


def all_starts(ruleset: Ruleset, sizes: Sizes) -> list[Start]:
    """Walks of the three kinds."""
    cases = starts(ruleset, "cases", 1, sizes.seed)
    if sizes.cases and len(cases) > sizes.cases:
        step = len(cases) / sizes.cases
        cases = [cases[int(n * step)] for n in range(sizes.cases)]
    bold = starts(ruleset, "bold", sizes.bold, sizes.seed)
    return [*bold, *starts(ruleset, "uniform", sizes.uniform, sizes.seed), *cases]


def chosen(rests: Iterator[Rest], every: int, dice: Seeded) -> Iterator[Rest]:
    """The first rest of each sort (what is owed, was done, was told), one in `every`, and the last."""
    seen: set[tuple[object, ...]] = set()
    for rest in rests:
        last = rest.log.entries[-1][1].type if rest.log.entries else ""
        sort = (rest.kinds(), rest.action.type if rest.action is not None else "", last)
        over = rest.position.outcome() is not None
        if sort not in seen or over or rest.start.kind == "case" or dice.pick(every) == 0:
            seen.add(sort)
            yield rest


def run_law(
    law: int, ruleset: Ruleset, sizes: Sizes, tally: Tally, progress: Progress = lambda text: None
) -> None:
    """One law over all walks of a ruleset. Raises Broken, also for whatever else its rules raise."""
    try:
        over_walks(law, ruleset, sizes, tally, progress)
    except Broken:
        raise
    except Exception as error:
        where = "; ".join(getattr(error, "__notes__", [ruleset.name]))
        raise Broken(law, f"{type(error).__name__}: {error}", where) from error


def over_walks(law: int, ruleset: Ruleset, sizes: Sizes, tally: Tally, progress: Progress) -> None:
    """One law over all walks of a ruleset."""
    runs: dict[int, Callable[[Start], None]] = {
        3: lambda start: copies(ruleset, start, sizes, tally),
        4: lambda start: worlds(ruleset, start, sizes, tally),
        6: lambda start: repeats(ruleset, start),
        8: lambda start: every_step(ruleset, start, law_8, tally),
        10: lambda start: law_10(ruleset, start, tally),
    }
    if law == 5:
        samples(ruleset, sizes, tally, progress)
        return

    def closely(start: Start) -> None:
        at_rests(AT_REST[law], ruleset, start, sizes, tally)

    run = runs.get(law, closely)
    for start in all_starts(ruleset, sizes):
        if (law in (6, 10) and start.kind == "case") or (law == 6 and start.kind == "uniform"):
            continue
        run(start)
        progress(str(start))
    if law == 4 and sizes.pairs:
        more_pairs(ruleset, sizes, tally, progress)


def at_rests(law: AtRest, ruleset: Ruleset, start: Start, sizes: Sizes, tally: Tally) -> None:
    """A law at the chosen rests of a walk."""
    dice = Seeded(f"law {start}")
    for rest in chosen(walk(ruleset, start, tally), sizes.every, dice):
        try:
            law(rest, dice, tally)
        except Exception as error:
            error.add_note(rest.where)
            raise
        tally.counts["rests looked at"] += 1


def every_step(ruleset: Ruleset, start: Start, law: AtRest, tally: Tally) -> None:
    """A law at every rest of a walk."""
    dice = Seeded(f"law {start}")
    for rest in walk(ruleset, start, tally):
        law(rest, dice, tally)


def copies(ruleset: Ruleset, start: Start, sizes: Sizes, tally: Tally) -> None:
    """Law 3: at rests, over the walk, and for records."""
    at_rests(law_3, ruleset, start, sizes, tally)
    law_3_walk(chosen(walk(ruleset, start), sizes.every, Seeded(f"law {start}")))
    if start.kind == "uniform":
        law_3_record(ruleset, start, tally)


def worlds(ruleset: Ruleset, start: Start, sizes: Sizes, tally: Tally) -> None:
    """Law 4: pairs of worlds, and the numbers of the streams."""
    at_rests(law_4, ruleset, start, sizes, tally)
    if start.kind == "uniform":
        law_4_streams(
            Match.create(ruleset, Setup(start.scenario, start.options, start.seats), seed=str(start)), 60
        )


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


def more_pairs(ruleset: Ruleset, sizes: Sizes, tally: Tally, progress: Progress) -> None:
    """Bold walks until so many pairs with different secrets were compared."""
    seed = sizes.seed + sizes.bold
    while tally.counts["pairs whose secrets differ"] < sizes.pairs:
        for start in starts(ruleset, "bold", 1, seed):
            worlds(ruleset, start, sizes, tally)
            progress(f"{start}: {tally.counts['pairs whose secrets differ']} pairs")
        seed += 1


def repeats(ruleset: Ruleset, start: Start) -> None:
    """Law 6: the same walk twice has the same digests."""
    same = digests(ruleset, start) == digests(ruleset, start)
    hold(same, 6, "the same walk twice has other digests", f"{ruleset.name}: {start}")


def samples(ruleset: Ruleset, sizes: Sizes, tally: Tally, progress: Progress) -> None:
    """Law 5: at rests, and what the samples of the whole run were like."""
    spread = Spread()
    for start in all_starts(ruleset, sizes):
        at_rests(lambda rest, dice, tally: law_5(rest, dice, tally, spread), ruleset, start, sizes, tally)
        progress(str(start))
    law_5_run(spread)


LAWS = (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
"""Law 7 is geometry's: `tests/space`."""
