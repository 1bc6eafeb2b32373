"""Troop lists (2.13), read from `data/kits.yaml`, and what a figure costs (KZ-5.4.1, KZ-R41)."""

from typing import Final

from grognard.rulesets.killzone.arms import (
    AREAS,
    ARMOUR_COST,
    GUNS,
    HAND_COST,
    ITEM_COST,
    MAN,
    RANK_COST,
    read_yaml,
)


class Kit:
    """KZ-5.4.2: a line of a troop list. `type`: of its group, or `any`; `rank`: contained, or empty."""

    def __init__(
        self,
        name: str,
        type: str,
        rank: str,
        guns: list[str],
        hand: list[str],
        items: list[str],
        armour: str,
        cost: int,
    ) -> None:
        self.name = name
        self.type = type
        self.rank = rank
        self.guns = guns
        self.hand = hand
        self.items = items
        self.armour = armour
        self.cost = cost

    def built(self) -> int:
        """KZ-R41: the price by table 2.12, the contained rank included."""
        if self.name in ("cyborg", "target"):
            return self.cost
        total = MAN + ARMOUR_COST[self.armour] + RANK_COST.get(self.rank, 0)
        total += sum([GUNS[gun].cost for gun in self.guns])
        total += sum([HAND_COST[weapon] for weapon in self.hand])
        return total + sum([ITEM_COST[item] for item in self.items])


KITS: Final[dict[str, Kit]] = {
    name: Kit(
        name,
        row["type"],
        row.get("rank", ""),
        list(row.get("guns", [])),
        list(row.get("hand", [])),
        list(row.get("items", [])),
        row.get("armour", "none"),
        row["cost"],
    )
    for name, row in read_yaml("data/kits.yaml").items()
}


def added(have: list[str], base: list[str]) -> list[str]:
    """What a list holds beyond the kit's, each as often as it is more."""
    left = base[:]
    more: list[str] = []
    for one in have:
        if one in left:
            left.remove(one)
        else:
            more.append(one)
    return more


def figure_cost(
    kit: Kit,
    rank: str,
    guns: list[str],
    hand: list[str],
    items: list[str],
    armour: str,
    grenades: int,
    missiles: int,
    built: bool,
) -> int:
    """KZ-5.4.1, KZ-5.1.5, KZ-5.1.17: kit, rank unless contained, and additions (9.2)."""
    total = kit.built() if built else kit.cost
    if kit.rank == "":
        total += RANK_COST[rank]
    total += sum([GUNS[gun].cost for gun in added(guns, kit.guns)])
    total += sum([HAND_COST[weapon] for weapon in added(hand, kit.hand)])
    total += sum([ITEM_COST[item] for item in added(items, kit.items)])
    if armour != kit.armour:
        total += ARMOUR_COST[armour]
    return total + AREAS["grenade"].cost * grenades + AREAS["missile"].cost * missiles
