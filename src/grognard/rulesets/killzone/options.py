"""The match options (2.17): each names its ruling; the first value is the default."""

from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Data, OptionInfo

FREE = "free"


def _option(name: str, rule: str, *values: str | int | bool) -> OptionInfo:
    return OptionInfo(name, rule, values[0], values)


OPTIONS: dict[str, OptionInfo] = {
    option.name: option
    for option in (
        _option("low_obstacles", "KZ-R3", "see_over", "contact"),
        _option("aimed_bonus", "KZ-R5", 3, 2),
        _option("keep_down_target", "KZ-R5", 1, 2),
        _option("suppressed_low_profile", "KZ-R6", True, False),
        _option("cover_scale", "KZ-R7", "steep", "flat"),
        _option("natural_rolls", "KZ-R8", True, False),
        _option("individual_is_leader", "KZ-R13", True, False),
        _option("command_bonus", "KZ-R14", "best", "sum"),
        _option("premeasure", "KZ-R15", "open", "blind"),
        _option("cyborg_volley", "KZ-R17", "extra_shot", "double"),
        _option("start_inside", "KZ-R23", "charge", "free"),
        _option("interior_fog", "KZ-R34", "open", "counters"),
        _option("rebel_subleader", "KZ-R40", "optional", "required"),
        _option("prices", "KZ-R41", "printed", "built"),
        _option("kit_policy", "KZ-R43", "printed_plus", "printed", "open"),
        _option("limit_result", "KZ-R47", "draw", "points"),
        OptionInfo("light", "KZ-R51", None, ("roll", "day", "dark")),
        OptionInfo("turn_limit", "KZ-R58", 20, low=0, high=1000),
        _option("machine_pistol_melee", "KZ-R62", 0, 1),
        _option("doors", "KZ-6.3.10", "as_depicted", "all_sides"),
        _option("windows", "KZ-6.3.11", "as_depicted", "all_sides"),
        OptionInfo("setup", "KZ-7.0.1", None, ("preset", "free", "auto")),
        _option("points", "KZ-7.1.1", "scenario", "free"),
    )
}
"""`light` and `setup` default to the scenario's (13.4)."""

BUILDING_FREE: tuple[str, ...] = ("engagement", "forces", "edges", "table", "limit", "target_group")
"""Options of scenario `free` alone; `scenario.py` reads them."""


def read_options(given: object, scenario: str, light: str = "roll") -> Data:
    """All options, those not named at their defaults. Raises BadNotation for a name or value there is not."""
    if not isinstance(given, dict):
        raise BadNotation("options", "a map is needed")
    options: Data = {name: info.default for name, info in OPTIONS.items()}
    options["light"] = light
    options["setup"] = FREE if scenario == FREE else "preset"
    for name, value in given.items():
        if name in BUILDING_FREE and scenario == FREE:
            options[name] = value
            continue
        if name not in OPTIONS:
            raise BadNotation(f"options.{name}", "there is no such option")
        if not _allowed(OPTIONS[name], value):
            raise BadNotation(f"options.{name}", f"{value!r} is not one of its values")
        options[name] = value
    if scenario == FREE and options["setup"] == "preset":
        raise BadNotation("options.setup", "only a ready scenario has a set-up of its own")
    return options


def _allowed(info: OptionInfo, value: object) -> bool:
    if info.low is not None and info.high is not None:
        return isinstance(value, int) and not isinstance(value, bool) and info.low <= value <= info.high
    return any(type(value) is type(one) and value == one for one in info.values)
