"""Weapons and prices of the game (2.3, 2.4, 2.11, 2.12), read from `data/arms.yaml`."""

from typing import Any, Final

from grognard.umpire import data_files


def read_yaml(name: str) -> Any:
    """A data file of this package."""
    return data_files.read_yaml("grognard.rulesets.killzone", name)


class Gun:
    """KZ-4.23.5: `short` and `long` are gaps in ticks, -1 where there is no such band."""

    def __init__(self, name: str, short: int, long: int, rapid: int, dice: int, cost: int) -> None:
        self.name = name
        self.short = short
        self.long = long
        self.rapid = rapid
        self.dice = dice
        self.cost = cost


class AreaWeapon:
    """2.4: range and radius in ticks, damage dice on a hit and on a miss."""

    def __init__(self, name: str, range: int, radius: int, hit: int, miss: int, cost: int) -> None:
        self.name = name
        self.range = range
        self.radius = radius
        self.hit = hit
        self.miss = miss
        self.cost = cost


FAR: Final = 20_000
"""KZ-4.23.13: no limit; wider than any table."""


def band(inches: int) -> int:
    """The end of a band in ticks."""
    if inches < 0:
        return FAR
    return 100 * inches if inches > 0 else -1


_data = read_yaml("data/arms.yaml")
GUNS: Final[dict[str, Gun]] = {
    name: Gun(name, band(row["short"]), band(row["long"]), row["rapid"], row["dice"], row["cost"])
    for name, row in _data["guns"].items()
}
AREAS: Final[dict[str, AreaWeapon]] = {
    name: AreaWeapon(name, 100 * row["range"], 100 * row["radius"], row["hit"], row["miss"], row["cost"])
    for name, row in _data["areas"].items()
}
GRENADE: Final = AREAS["grenade"]
FLAME: Final = AREAS["flamer"]
MISSILE: Final = AREAS["missile"]
FUEL: Final[int] = int(_data["fuel"])
"""KZ-6.2.10"""
HAND_BONUS: Final[dict[str, int]] = {name: int(row["bonus"]) for name, row in _data["hand"].items()}
"""KZ-4.24.13"""
HANDGUN_BONUS: Final[int] = int(_data["handgun_bonus"])
RIFLE: Final = "mil_assault_rifle"
ROUNDS: Final = "round_launcher"
"""KZ-4.23.11: the part of the rifle that launches rounds."""

HAND_COST: Final[dict[str, int]] = {name: int(row["cost"]) for name, row in _data["hand"].items()}
ITEM_COST: Final[dict[str, int]] = {name: int(cost) for name, cost in _data["items"].items()}
ARMOUR_COST: Final[dict[str, int]] = {name: int(cost) for name, cost in _data["armour"].items()}
RANK_COST: Final[dict[str, int]] = {name: int(cost) for name, cost in _data["ranks"].items()}
MAN: Final[int] = int(_data["man"])
"""KZ-5.4.1: the basic man."""
