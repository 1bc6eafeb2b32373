"""Law 5: a sample agrees with view and memory, is accepted, and is not always the truth."""

from grognard.umpire.dice import Seeded
from grognard.umpire.notation import canonical, digest
from grognard.umpire.words import Data
from tests.laws.broken import hold
from tests.laws.games import game
from tests.laws.secrets import at, changed_worlds, leaves, pattern, secret_paths
from tests.laws.spread import Spread
from tests.laws.tally import Tally
from tests.laws.walk import Rest

DRAWS = 3
ENOUGH = 12
"""Rests at which a secret was open, before a sample that never differs from the truth is a fault."""
MANY = 240


def law_5(rest: Rest, dice: Seeded, tally: Tally) -> None:
    """Samples for every audience at one rest."""
    notation, spread = rest.notation(), tally.spread
    for seat, heard in rest.audiences.items():
        view = rest.view(seat)
        paths = secret_paths(notation, view)
        for _ in range(DRAWS):
            world = rest.ruleset.sample(view, heard.memory, dice)
            tally.counts["samples"] += 1
            same = canonical(world.view(seat)) == canonical(view)
            hold(
                same,
                5,
                f"a sample for audience {seat} does not give its view: {first(view, world.view(seat))}",
                rest.where,
            )
            back = rest.ruleset.read(world.notation())
            hold(
                digest(back.notation()) == digest(world.notation()),
                5,
                "a sample does not come back",
                rest.where,
            )
            problem = game(rest.ruleset).remembers(heard.memory, world, seat)
            known = rest.start.kind != "case"
            hold(
                problem is None or not known,
                5,
                f"a sample for audience {seat} forgets: {problem}",
                rest.where,
            )
            sampled = world.notation()
            for path in paths:
                spread.saw(pattern(path), at(sampled, path), at(notation, path))
        problem = game(rest.ruleset).remembers(heard.memory, rest.position, seat)
        hold(
            problem is None or rest.start.kind == "case",
            5,
            f"audience {seat} remembers what is not so: {problem}",
            rest.where,
        )
        for path, world in changed_worlds(rest.ruleset, rest.position, seat, 3, dice):
            if game(rest.ruleset).remembers(heard.memory, world, seat) is None:
                spread.open[pattern(path)] += 1


def first(one: Data, other: Data) -> str:
    """Where two views differ."""
    for path, value in leaves(one):
        if at(other, path) != value:
            return f"{'.'.join(map(str, path))}: {value!r} and {at(other, path)!r}"
    return "in what is only in the second"


def law_5_run(spread: Spread) -> None:
    """Over a whole run: every open secret is sampled otherwise now and then, and as it is, too."""
    for kind, times in spread.open.items():
        if times >= ENOUGH:
            hold(
                spread.moved[kind] > 0,
                5,
                f"samples always hand back the truth of {kind} ({times} times open)",
            )
        few = len(spread.values.get(kind, ())) <= 8
        if few and spread.moved[kind] >= MANY:
            hold(spread.true[kind] > 0, 5, f"samples never allow the truth of {kind}")
