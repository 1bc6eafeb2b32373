"""A file from outside (a record, a case, a position) made into a record that can be stepped through."""

from dataclasses import dataclass
from typing import Any, Literal

import msgspec
import yaml

from grognard.umpire.cases import CaseFailed, CaseLoader, Runner, check_words
from grognard.umpire.dice import WrongDice
from grognard.umpire.match import Match
from grognard.umpire.record import Record
from grognard.umpire.refusal import BadNotation, Refused
from grognard.umpire.registry import get
from grognard.umpire.replay import replay
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Data

FileKind = Literal["record", "case", "position"]
DEPTH = 40
"""No notation is nested deeper,"""
LONGEST = 300_000
"""Characters of YAML, which is read slowly: a second for so many."""
MOST = 500_000
"""nor holds more: YAML can say little and mean much."""


@dataclass(frozen=True)
class Opened:
    """What a file holds: a record that replays."""

    kind: FileKind
    ruleset: Ruleset
    name: str
    record: Record


@dataclass(frozen=True)
class Listed:
    """A case of a file with several: one of them is to be chosen."""

    id: str
    title: str


def open_file(text: str, ruleset: str = "", case: str = "") -> Opened | list[Listed]:
    """What the text holds; `ruleset` is the game of a position, which does not name its own.

    Raises BadRecord (naming the line), BadNotation (naming the field), UnknownRuleset.
    """
    first = text.lstrip().partition("\n")[0]
    if '"type"' in first and '"header"' in first:
        return open_record(text)
    if text.lstrip().startswith("{"):
        return open_position(json_of(text), ruleset)
    return open_cases(yaml_of(text), case)


def open_record(text: str) -> Opened:
    """A record that these rules replay. Raises BadRecord."""
    record = Record.read(text)
    ruleset = get(record.header.ruleset)
    replay(ruleset, record)
    setup = record.header.setup
    name = setup.scenario if setup is not None and isinstance(setup.scenario, str) else ""
    return Opened("record", ruleset, name, record)


def open_position(data: Data, ruleset: str) -> Opened:
    """A position, or `{ruleset, position}`. Raises BadNotation."""
    if isinstance(data.get("position"), dict):
        ruleset, data = str(data.get("ruleset", ruleset)), data["position"]
    elif isinstance(data.get("ruleset"), str):
        ruleset = data["ruleset"]
    if not ruleset:
        raise BadNotation("ruleset", "the file does not say of which game the position is")
    game = get(ruleset)
    match = Match.create(game, data)
    scenario = data.get("scenario")
    return Opened("position", game, scenario if isinstance(scenario, str) else "", without_dice(match))


def open_cases(document: Data, case: str) -> Opened | list[Listed]:
    """A case played through its steps; of several, first the list. Raises BadNotation naming the step."""
    if not isinstance(document.get("cases"), list) or not isinstance(document.get("ruleset"), str):
        raise BadNotation(
            "", "no record, no position, and no case file: that has `ruleset` and a list `cases`"
        )
    ruleset = get(document["ruleset"])
    cases = [one for one in document["cases"] if isinstance(one, dict) and "start" in one]
    if not cases:
        raise BadNotation("cases", "none of them has a `start` to be shown")
    if not case and len(cases) > 1:
        return [Listed(str(one.get("id", n)), str(one.get("title", ""))) for n, one in enumerate(cases)]
    found = next((one for n, one in enumerate(cases) if not case or str(one.get("id", n)) == case), None)
    if found is None:
        raise BadNotation("case", f"the file has no case {case}")
    return Opened("case", ruleset, str(found.get("id", "")), played(ruleset, found))


def played(ruleset: Ruleset, case: Data) -> Record:
    """The actions of a case as they were done; refusals and questions change nothing and are passed over."""
    runner = Runner(ruleset)
    place = "start"
    try:
        check_words(case, "case")
        runner.start(case["start"])
        for number, step in enumerate(case.get("steps", []), 1):
            place = f"steps[{number}]"
            check_words(step, "step")
            if "do" in step and "illegal" not in step:
                runner.play(runner.running(), step["seat"], step["do"], step.get("dice", []))
    except Refused as refused:
        raise BadNotation(place, f"rule {refused.refusal.rule} forbids it") from None
    except (CaseFailed, WrongDice, BadNotation, LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadNotation(place, str(error) or type(error).__name__) from None
    return without_dice(runner.running())


def without_dice(match: Match) -> Record:
    """The record of a match whose dice promised nothing: it is shown, and proves nothing."""
    header = msgspec.structs.replace(match.record.header, dice="forced", commitments={})
    return Record(header, list(match.record.entries))


def json_of(text: str) -> Data:
    """An object of JSON. Raises BadNotation."""
    try:
        data = msgspec.json.decode(text)
        msgspec.json.encode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadNotation("", f"not JSON: {error}") from None
    assert isinstance(data, dict)
    return shallow(data)


def yaml_of(text: str) -> Data:
    """A map of YAML. Raises BadNotation naming the line."""
    if len(text) > LONGEST:
        raise BadNotation("", f"YAML of more than {LONGEST} characters; a record or a position may be longer")
    try:
        document = yaml.load(text, Loader=CaseLoader)
    except yaml.MarkedYAMLError as error:
        line = "" if error.problem_mark is None else f"line {error.problem_mark.line + 1}"
        raise BadNotation(line, f"not YAML: {error.problem}") from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise BadNotation("", f"not YAML: {error}") from None
    if not isinstance(document, dict):
        raise BadNotation("", "no record (.grog), no case file (.yaml) and no position (.json)")
    return shallow(document)


def shallow(data: Data) -> Data:
    """The data, if it is of the depth and size of a notation. Raises BadNotation."""
    level: list[Any] = [data]
    held = 0
    for _ in range(DEPTH):
        inner = [value for value in level if isinstance(value, dict | list)]
        held += sum(len(value) for value in inner)
        if held > MOST:
            raise BadNotation("", f"more than {MOST} values")
        level = [child for value in inner for child in (value.values() if isinstance(value, dict) else value)]
        if not level:
            return data
    raise BadNotation("", f"nested more than {DEPTH} deep")
