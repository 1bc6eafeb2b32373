"""Law 6: the same walk gives the same digests, plain and compiled; dice are fair, their streams apart."""

from collections import Counter

from grognard.umpire.dice import Dice, Sealed, Seeded, Stream
from grognard.umpire.notation import digest
from grognard.umpire.ruleset import Ruleset
from tests.laws.broken import hold
from tests.laws.walk import Start, starts, walk

SIDES = (2, 3, 6, 10, 20, 360)


def digests(ruleset: Ruleset, start: Start) -> list[str]:
    """The digest of every rest of a walk."""
    return [digest(rest.position.notation()) for rest in walk(ruleset, start)]


def all_digests(ruleset: Ruleset, number: int) -> dict[str, list[str]]:
    """Walks of two kinds through every scenario: the same on every machine, plain or compiled."""
    chosen = [*starts(ruleset, "uniform", number), *starts(ruleset, "bold", number)]
    return {str(start): digests(ruleset, start) for start in chosen}


def sealed_dice(seed: int) -> Sealed:
    """Sealed dice from two made-up secrets."""
    return Sealed(*(Stream(f"{name} {seed}".encode(), "nonces") for name in ("open", "hidden")))


def law_6_fair(dice: Dice) -> None:
    """Chi-square of every size, open and hidden: within six deviations of what it should be."""
    for sides in SIDES:
        rolls = 120 * sides if sides > 100 else 6000
        for name, roll in (("open", dice.roll), ("hidden", dice.hidden)):
            counts = Counter(roll("law", sides, rolls))
            hold(set(counts) <= set(range(1, sides + 1)), 6, f"a die of {sides} showed {max(counts)}")
            even = rolls / sides
            chi = sum((counts[face] - even) ** 2 / even for face in range(1, sides + 1))
            freedom = sides - 1
            hold(
                chi < freedom + 6 * (2 * freedom) ** 0.5,
                6,
                f"{name} dice of {sides} sides are not fair: {chi:.0f}",
            )


def law_6_apart(one: Dice, same: Dice) -> None:
    """Two equal sources: hidden rolls between change no open face."""
    opened = [one.roll("law", 6, 3) for _ in range(40)]
    mixed = []
    for number in range(40):
        same.hidden("law", 6, number % 3 + 1)
        same.shuffle("law", 5)
        mixed.append(same.roll("law", 6, 3))
    hold(opened == mixed, 6, "open faces change when hidden rolls fall between them")


def seeded(seed: int) -> Seeded:
    """Dice of a playout."""
    return Seeded(seed)
