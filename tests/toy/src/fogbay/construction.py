"""What a match is made from: scenario files, custom scenarios, options."""

from functools import lru_cache
from importlib import resources
from typing import Any, cast

import yaml
from msgspec import Struct

from fogbay.board import HOME, TERRAINS, Board, place
from grognard.umpire.notation import convert
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Data, OptionInfo, Report, ScenarioInfo

OPTIONS = {
    "turn_limit": OptionInfo("turn_limit", "FB-R1", default=None, low=2, high=30),
    "target": OptionInfo("target", "FB-R1", default=2, low=1, high=5),
    "crew": OptionInfo("crew", "FB-R2", default="secret", values=("secret", "open")),
}
TURN_LIMIT = 10


class ScenarioFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A bay of one's own: the map by rows, the homes by seat."""

    name: str
    seats: list[int]
    map: list[str]
    homes: list[str]
    turn_limit: int = TURN_LIMIT


class SeasonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign: the scenarios of its matches, in order."""

    name: str
    seats: list[int]
    battles: list[str]


@lru_cache(maxsize=1)
def files() -> dict[str, ScenarioFile | SeasonFile]:
    """The scenarios of the package, checked."""
    folder = resources.files("fogbay").joinpath("scenarios")
    found: dict[str, ScenarioFile | SeasonFile] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        data = yaml.safe_load(file.read_text(encoding="utf-8"))
        kind = SeasonFile if "battles" in data else ScenarioFile
        found[file.name.removesuffix(".yaml")] = cast(
            ScenarioFile | SeasonFile, convert(data, kind, file.name)
        )
    return found


def infos() -> dict[str, ScenarioInfo]:
    """The scenarios as the lobby shows them."""
    return {
        name: ScenarioInfo(name, file.name, tuple(file.seats), campaign=isinstance(file, SeasonFile))
        for name, file in files().items()
    }


def scenario(given: str | Data) -> ScenarioFile | SeasonFile:
    """The scenario of this name, or a custom one from its data. Raises BadNotation."""
    if isinstance(given, str):
        if given not in files():
            raise BadNotation("scenario", f"there is none called {given!r}; there are: {', '.join(files())}")
        return files()[given]
    custom = cast(ScenarioFile, convert(given, ScenarioFile, "scenario"))
    problems = faults(custom)
    if problems:
        rule = min(problems)
        raise BadNotation(f"scenario.{problems[rule]['field']}", f"{rule}: {problems[rule]}")
    return custom


@lru_cache(maxsize=32)
def board_of(rows: tuple[str, ...], homes: tuple[str, ...]) -> Board:
    """The board of a scenario, made once."""
    return Board(list(rows), list(homes))


def faults(file: ScenarioFile) -> dict[str, Data]:
    """What is wrong with a scenario of one's own, by rule, with the facts."""
    rows = file.map
    if not 3 <= len(rows) <= 9 or not all(3 <= len(row) <= 9 and len(row) == len(rows[0]) for row in rows):
        return {"FB-7.1": {"field": "map", "size": "3 to 9 rows, equally long, of 3 to 9 cells"}}
    found: dict[str, Data] = {}
    if odd := {sign for row in rows for sign in row} - set(TERRAINS):
        return {"FB-7.2": {"field": "map", "sign": min(odd)}}
    board = Board(rows, file.homes)
    if not file.seats or not set(file.seats) <= {2, 3} or len(file.homes) < max(file.seats, default=0):
        found["FB-7.3"] = {"field": "seats", "homes": len(file.homes)}
    if wrong := [home for home in file.homes if board.terrain.get(home) != HOME] or len(
        set(file.homes)
    ) < len(file.homes):
        found["FB-7.4"] = {"field": "homes", "homes": wrong if isinstance(wrong, list) else file.homes}
    elif any(board.to_cove[home] == 99 for home in file.homes):
        found["FB-7.5"] = {"field": "map"}
    if not 2 <= file.turn_limit <= 30:
        found["FB-R1"] = {"field": "turn_limit", "turn_limit": file.turn_limit}
    return found


def build(kind: str, value: Data) -> Report:
    """The report on a scenario of one's own. Raises BadNotation for anything else."""
    if kind != "scenario":
        raise BadNotation("kind", f"fogbay builds scenarios, not {kind!r}")
    file = cast(ScenarioFile, convert(value, ScenarioFile, "scenario"))
    found = faults(file)
    crowded = not found and min(place(h)[0] for h in file.homes) == max(place(h)[0] for h in file.homes)
    return Report(not found, sorted(found), ["homes_in_one_column"] if crowded else [], details=found or None)


def options_of(given: Data, file: ScenarioFile | SeasonFile) -> Data:
    """All options with their values, defaults filled in. Raises BadNotation for what does not exist."""
    for name in given:
        if name not in OPTIONS:
            raise BadNotation(f"options.{name}", f"there is no such option; there are: {', '.join(OPTIONS)}")
    limit = file.turn_limit if isinstance(file, ScenarioFile) else TURN_LIMIT
    defaults: Data = {"turn_limit": limit, "target": 2, "crew": "secret"}
    return {name: checked(OPTIONS[name], given.get(name, default)) for name, default in defaults.items()}


def checked(option: OptionInfo, value: Any) -> str | int:
    """The value, if the option has it. Raises BadNotation."""
    if option.values:
        good = value in option.values
    else:
        good = type(value) is int and (option.low or 0) <= value <= (option.high or 0)
    if not good:
        known = ", ".join(map(str, option.values)) or f"{option.low} to {option.high}"
        raise BadNotation(f"options.{option.name}", f"{value!r} is not one of: {known}")
    return cast(str | int, value)
