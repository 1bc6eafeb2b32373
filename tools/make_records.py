"""Makes tests/records anew: finished matches of every scenario and end reason, positions of every phase.

    python tools/make_records.py [RULESET...]

A record is kept as long as it replays; make new ones only with a new version of the rules.
"""

import sys
from pathlib import Path

import msgspec
import yaml

from grognard.bots.arena import Bench, fight, play_match
from grognard.umpire.dice import Seeded
from grognard.umpire.match import Match
from grognard.umpire.record import Player
from grognard.umpire.registry import get, registry
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import AnswerDraw, AnswerUndo, AskUndo, Concede, Data, OfferDraw, Setup

HOME = Path(__file__).resolve().parent.parent / "tests" / "records"
SEEDS = 6


def main(names: list[str]) -> None:
    """Make the records of these rulesets, or of all; with `more`, only those of `more.yaml`."""
    if names and names[0] == "more":
        for name in names[1:]:
            more(get(name), HOME / name)
        return
    for name in names or sorted(registry().rulesets):
        ruleset = get(name)
        folder = HOME / name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*"):
            old.unlink()
        finished(ruleset, folder)
        more(ruleset, folder)
        positions(ruleset, folder)
        records, rests = len(list(folder.glob("*.grog"))), len(list(folder.glob("*.json")))
        print(f"{name}: {records} records, {rests} positions")


def finished(ruleset: Ruleset, folder: Path) -> None:
    """A match for every end that bots come to in every scenario, and those that people agree on."""
    for scenario in ruleset.scenarios.values():
        for seats in scenario.seats:
            seen: set[str] = set()
            for options in spread(ruleset, scenario.id):
                for seed in range(SEEDS):
                    match = played(ruleset, Setup(scenario.id, options, seats), seed)
                    outcome = match.outcome()
                    if outcome is not None and outcome.reason not in seen:
                        seen.add(outcome.reason)
                        keep(folder, f"{scenario.id}-{seats}-{outcome.reason}", match)
    first = next(iter(ruleset.scenarios.values()))
    keep(folder, f"{first.id}-agreement", agreed(ruleset, first.id))
    keep(folder, f"{first.id}-undo", taken_back(ruleset, first.id))
    for scenario in ruleset.scenarios.values():
        match = conceded(ruleset, scenario.id)
        outcome = match.outcome()
        assert outcome is not None
        keep(folder, f"{scenario.id}-conceded-{outcome.reason}", match)


def more(ruleset: Ruleset, folder: Path) -> None:
    """The ends that `more.yaml` asks for."""
    wanted = yaml.safe_load((HOME / "more.yaml").read_text(encoding="utf-8")).get(ruleset.name, [])
    for entry in wanted:
        levels: list[str] = entry["levels"]
        position: Data | None = entry.get("position")
        setup = position or Setup(entry["scenario"], entry.get("options", {}), len(levels))
        if "concede" in levels:
            match = Match.create(ruleset, setup, [Player("person")] * len(levels), entry["name"])
            while match.outcome() is None:
                match.play(match.owed()[0][0], Concede())
        else:
            match = play_match(ruleset, setup, levels, entry["name"])
        keep(folder, entry["name"], match)


def spread(ruleset: Ruleset, scenario: str) -> list[Data]:
    """The options as usual, a short match, and each other value of what is this scenario's own."""
    found: list[Data] = [{}]
    for option in ruleset.options.values():
        if option.name == "turn_limit" and option.low:
            found.append({option.name: option.low})
        elif option.scenarios is not None and scenario in option.scenarios:
            found += [{option.name: value} for value in option.values if value != option.default]
    return found


def played(ruleset: Ruleset, setup: Setup, seed: int) -> Match:
    """Bots of changing strengths; strengths that do not fit the setup's options are left to it."""
    levels = ("random", *ruleset.levels)
    seats = setup.seats or 1
    seated = [levels[(seed + seat * (1 + seed // 3)) % len(levels)] for seat in range(seats)]
    try:
        return play_match(ruleset, setup, seated, f"record {seed}")
    except ValueError:  # an option that this number of seats does not allow
        return play_match(ruleset, Setup(setup.scenario, {}, seats), seated, f"record {seed}")


def keep(folder: Path, name: str, match: Match) -> None:
    """Write the closed record."""
    (folder / f"{name}.grog").write_text(match.close().text(), encoding="utf-8")


def begun(ruleset: Ruleset, scenario: str, decisions: int) -> tuple[Match, Bench]:
    """A match of people that bots have played for so many decisions."""
    seats = ruleset.scenarios[scenario].seats[0]
    match = Match.create(ruleset, Setup(scenario, {}, seats), [Player("person")] * seats, "people")
    bench = Bench(match, ["random"] * seats, "people")
    play_on(match, bench, decisions)
    return match, bench


def play_on(match: Match, bench: Bench, decisions: int) -> None:
    """So many decisions more, or to the end."""
    for _ in range(decisions):
        owed = match.owed()
        if not owed:
            return
        if owed[0][1] == "match":
            fight(match, match.position.battles()[0], ["random"] * len(match.players), "people")
        else:
            bench.decide(owed[0][0])


def agreed(ruleset: Ruleset, scenario: str) -> Match:
    """A draw offered, declined, offered again and accepted."""
    match, bench = begun(ruleset, scenario, 10)
    others = range(1, len(match.players))
    match.play(0, OfferDraw())
    match.play(1, AnswerDraw(False))
    play_on(match, bench, 5)
    match.play(0, OfferDraw())
    for seat in others:
        match.play(seat, AnswerDraw(True))
    return match


def taken_back(ruleset: Ruleset, scenario: str) -> Match:
    """Actions taken back with and without consent, then played to the end."""
    match, bench = begun(ruleset, scenario, 12)
    for seat in range(len(match.players)):
        reach = match.taking_back.reach(seat)
        if reach is None:
            continue
        match.play(seat, AskUndo(reach[0]))
        for other in range(len(match.players)):
            if match.offer is not None and other not in match.offer.accepted:
                match.play(other, AnswerUndo(True))
        play_on(match, bench, 6)
    play_on(match, bench, 20_000)
    return match


def conceded(ruleset: Ruleset, scenario: str) -> Match:
    """All but one give up, as they come to owe a decision."""
    match, bench = begun(ruleset, scenario, 15)
    seats = len(match.players)
    while match.outcome() is None:
        seat, kind = match.owed()[-1]
        if kind == "match" or (seat == 0 and seats > 1 and len(match.owed()) == 1):
            play_on(match, bench, 1)
        else:
            match.play(seat, Concede())
    return match


def positions(ruleset: Ruleset, folder: Path) -> None:
    """A position in the middle of every phase and kind of debt that random play and bots meet."""
    seen: set[tuple[str, str, str]] = set()
    for scenario in ruleset.scenarios:
        for seed in range(3):
            walk(ruleset, scenario, seed, seen, folder)


def walk(ruleset: Ruleset, scenario: str, seed: int, seen: set[tuple[str, str, str]], folder: Path) -> None:
    """Keep each kind of position when it is first met."""
    dice = Seeded(seed)
    position = ruleset.start(Setup(scenario), dice, None)
    for number in range(400):
        owed = position.owed()
        if not owed or owed[0][1] == "match":
            return
        kinds = (scenario, "-".join(sorted({kind for _, kind in owed})), str(len(position.stack)))
        if kinds not in seen:
            seen.add(kinds)
            text = msgspec.json.format(msgspec.json.encode(position.notation(), order="sorted"), indent=1)
            (folder / f"{'-'.join(kinds)}-{number}.json").write_text(text.decode() + "\n", encoding="utf-8")
        seat = owed[0][0]
        position.play_unchecked(seat, position.random_action(seat, dice), dice, None)


if __name__ == "__main__":
    main(sys.argv[1:])
