"""The match options: each names its ruling; the first value is the default."""

from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Data, OptionInfo

LAYOUTS: dict[int, str] = {2: "2", 3: "3a", 4: "4"}
"""UW-R52: who sits where in scenario 5, by number of seats."""


def _option(
    name: str, rule: str, *values: str | int | bool, scenarios: tuple[str, ...] | None = None
) -> OptionInfo:
    return OptionInfo(name, rule, values[0], values, scenarios=scenarios)


OPTIONS: dict[str, OptionInfo] = {
    option.name: option
    for option in (
        _option("hb_13_15", "UW-R2", 6, 5),
        _option("preparation", "UW-R7", "announced", "idle"),
        _option("terrain_vs_bare", "UW-R14", "die", "none"),
        _option("edge_line", "UW-R22", "shooter", "target"),
        _option("velthron_range", "UW-R38", "extended", "column_only"),
        _option("own_hex_fire", "UW-R35", "allowed", "forbidden"),
        _option("allies_share_sheets", "UW-R44", False, True),
        _option("life_dice", "UW-R45", "open", "owner"),
        _option("henchmen_energy", "UW-R48", 75, 50, 100, 150, scenarios=("2",)),
        _option("golbar_distance", "UW-R49", 6, 5, scenarios=("3",)),
        OptionInfo("layout", "UW-R52", None, ("2", "3a", "3b", "4"), scenarios=("5",)),
        _option("last_survivor", "UW-R54", "wins", "must_exit", scenarios=("7",)),
        _option("tower_phase", "UW-R55", "even", "odd", scenarios=("6",)),
        _option("tower_rate", "UW-R55", "every_other", "every", scenarios=("6",)),
        _option("tower_laser", "UW-R56", "heat_blast", "damage_only", scenarios=("6",)),
        OptionInfo("turn_limit", "UW-R58", 60, low=10, high=200),
        _option("allow_human", "UW-R60", False, True, scenarios=("8",)),
    )
}


NUMBERED: tuple[str, ...] = ("1", "2", "3", "4", "5", "6", "7", "8")
"""The rulebook's scenarios; one of a player's own may use any option."""


def read_options(given: object, scenario: str, seats: int) -> Data:
    """All options, those not named at their defaults. Raises BadNotation for a name or value there is not."""
    if not isinstance(given, dict):
        raise BadNotation("options", "a map is needed")
    options: Data = {name: info.default for name, info in OPTIONS.items()}
    if scenario == "5":
        options["layout"] = LAYOUTS.get(seats)
    for name, value in given.items():
        if name not in OPTIONS:
            raise BadNotation(f"options.{name}", "there is no such option")
        if not _allowed(OPTIONS[name], value, scenario, seats):
            raise BadNotation(f"options.{name}", f"{value!r} is not one of its values here")
        if value != options[name] and not _means_something(OPTIONS[name], scenario):
            raise BadNotation(f"options.{name}", f"it means nothing in scenario {scenario}")
        options[name] = value
    return options


def _means_something(info: OptionInfo, scenario: str) -> bool:
    return info.scenarios is None or scenario in info.scenarios or scenario not in NUMBERED


def _allowed(info: OptionInfo, value: object, scenario: str, seats: int) -> bool:
    if info.name == "layout":
        if scenario != "5" or seats not in LAYOUTS:
            return value is None
        return isinstance(value, str) and value in info.values and value[0] == str(seats)
    if info.low is not None and info.high is not None:
        return isinstance(value, int) and not isinstance(value, bool) and info.low <= value <= info.high
    return any(type(value) is type(one) and value == one for one in info.values)
