"""What a long run need not meet, each with its reason; and what belies the list."""

from pathlib import Path

import yaml

from grognard.umpire.ruleset import Ruleset
from tests.laws.games import game
from tests.laws.known import known_of
from tests.laws.tally import Tally

PATH = Path(__file__).parent / "never.yaml"
Reasons = dict[str, dict[str, str]]


def reasons(ruleset: Ruleset) -> Reasons:
    """By title of the tally: what never occurs in walks, and why. A stranger's game brings its own."""
    shipped: Reasons = yaml.safe_load(PATH.read_text("utf-8")).get(ruleset.name, {})
    return shipped or dict(game(ruleset).never)


def gaps(ruleset: Ruleset, tally: Tally) -> list[str]:
    """What was not met without a reason, was met in spite of one, or has a reason and does not exist."""
    found, known = [], known_of(ruleset)
    given = reasons(ruleset)
    for title, missing in tally.never(known).items():
        excused, met = given.get(title, {}), tally.all()[title]
        found += [
            f"{title}: {name} never occurred, and no reason is given"
            for name in missing
            if name not in excused
        ]
        found += [f"{title}: {name} occurred, though it is said never to" for name in excused if name in met]
        found += [
            f"{title}: {name} does not exist"
            for name in excused
            if name not in known[title] and name not in met
        ]
    return found
