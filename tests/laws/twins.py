"""Law 6 at length: records of bold matches, played and replayed by plain and by compiled rules alike.

python -m tests.laws.twins --records 200                                  (plain)
PYTHONPATH=build/bench python -m tests.laws.twins --records 200 --both    (compiled, compared with plain)
"""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256

from grognard.umpire.dice import Seeded
from grognard.umpire.match import Match
from grognard.umpire.notation import digest
from grognard.umpire.record import Record
from grognard.umpire.registry import registry
from grognard.umpire.replay import Feeder
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.table_dice import TableDice
from grognard.umpire.words import Setup
from tests.laws.broken import Broken, hold
from tests.laws.sources import compare, kind, unexpected
from tests.laws.walk import Rest, Start, decide, start_of, starts

EVERY = 20.0


def played(ruleset: Ruleset, start: Start) -> Match:
    """A bold match through the checked door, to its end."""
    setup = Setup(start.scenario, start.options, start.seats)
    match, dice = Match.create(ruleset, setup, seed=start.key), Seeded(f"twin {start.key}")
    while match.outcome() is None:
        seat, action = decide(Rest(ruleset, start, len(match.record.entries), match.position, {}), dice)
        match.play(seat, action)
    return match


def replayed(ruleset: Ruleset, text: str) -> list[str]:
    """The digest after every entry of a record."""
    record = Record.read(text)
    match = Match(ruleset, record.header, TableDice(record.header.dice, {}, record.header.nonces))
    match.replaying = True
    feeder, found = Feeder(match), []
    for entry in record.entries:
        feeder.feed(entry)
        found.append(digest(match.position.notation()))
    return found


def twin(name: str, key: str) -> list[str]:
    """The record's own hash, and its digests: what the other kind of rules must give, too."""
    ruleset = registry().get(name)
    kind, scenario, seats, seed = key.split("/")
    match = played(ruleset, start_of(ruleset, kind, scenario, int(seats), int(seed)))
    text = match.record.text()
    found = replayed(ruleset, text)
    last = digest(match.position.notation())
    hold(found[-1] == last, 3, "the record replays to another position", f"{name}: {key}")
    return [sha256(text.encode()).hexdigest(), *found]


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Digests of records, plain and compiled.")
    parser.add_argument("--ruleset", default="ultrawarrior", help="the ruleset")
    parser.add_argument("--records", type=int, default=200, help="records, shared out over the scenarios")
    parser.add_argument("--both", action="store_true", help="fail unless the other kind has run before")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--minutes", type=float, default=15, help="give up after so many minutes")
    return parser.parse_args()


def main() -> int:
    """Play, replay, compare; the exit code says whether all agree."""
    given, began = arguments(), time.monotonic()
    if (problem := unexpected()) is not None:
        print(problem)
        return 2
    ruleset = registry().get(given.ruleset)
    each = -(-given.records // len(ruleset.scenarios))
    keys = [start.key for start in starts(ruleset, "bold", each)][: given.records]
    digests: dict[str, list[str]] = {}
    told = began
    with ProcessPoolExecutor(given.jobs) as pool:
        for key, found in zip(keys, pool.map(twin, [given.ruleset] * len(keys), keys), strict=True):
            digests[key] = found
            if time.monotonic() - told > EVERY:
                told = time.monotonic()
                print(f"{len(digests)} of {len(keys)} records, {told - began:.0f} s", flush=True)
            if time.monotonic() - began > 60 * given.minutes:
                pool.shutdown(cancel_futures=True)
                print(f"{given.minutes:g} minutes are over after {len(digests)} of {len(keys)} records")
                return 1
    try:
        told_by = compare(f"{given.ruleset}-records", digests)
    except Broken as fault:
        print(f"BROKEN {fault}")
        return 1
    print(f"{kind()}: {len(digests)} records, {time.monotonic() - began:.0f} s; {told_by}")
    return int(given.both and "equal" not in told_by)


if __name__ == "__main__":
    sys.exit(main())
