"""Figures and groups from plain data, and from force lists."""

from grognard.rulesets.killzone.actions import Force, ForceFigure
from grognard.rulesets.killzone.arms import FUEL, GUNS, HAND_BONUS
from grognard.rulesets.killzone.fields import (
    known_fields,
    want_int,
    want_list,
    want_map,
    want_number_of,
    want_one,
    want_text,
    want_words,
)
from grognard.rulesets.killzone.figure import Figure, GroupProfile, Profile, Roster
from grognard.rulesets.killzone.kits import KITS, figure_cost
from grognard.rulesets.killzone.rules import Rules
from grognard.rulesets.killzone.words import (
    ARMOURS,
    CYBORG,
    ITEMS,
    RANK_OF,
    RANKS,
    TYPE_OF,
    TYPES,
)
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Data

GROUP_FIELDS = ("seat", "type", "order", "start", "score", "counter", "acted")
MOST = 1000
"""Bound of the numbers on a sheet."""


class Entry:
    """A figure as a list or a position names it, and its ammunition."""

    def __init__(self, id: str, group: str) -> None:
        self.id = id
        self.group = group
        self.kit = "custom"
        self.rank = "member"
        self.guns: list[str] = []
        self.hand: list[str] = []
        self.items: list[str] = []
        self.armour = "none"
        self.grenades = 0
        self.fuel = 0
        self.missiles = 0
        self.cost = -1


def group_of_id(id: str) -> str:
    """The part of a figure's id before the last dot; empty where there is none."""
    return id.rpartition(".")[0]


def figure_order(id: str) -> tuple[int, int, str]:
    """KZ-R35: ids of a group in order: the target first, then by number."""
    tail = id.rpartition(".")[2]
    return (1 if "." in id else 0, len(tail), tail)


def make_roster(groups: list[GroupProfile], entries: list[Entry], rules: Rules) -> Roster:
    """Number the figures: group by group, in order of id."""
    place = {group.id: group.number for group in groups}
    entries.sort(key=lambda entry: (place[entry.group], figure_order(entry.id)))
    figures: list[Profile] = []
    for number, entry in enumerate(entries):
        group = groups[place[entry.group]]
        cost = entry.cost if entry.cost >= 0 else cost_of(entry, rules.built)
        figures.append(
            Profile(
                entry.id,
                number,
                group.number,
                group.seat,
                group.side,
                group.type,
                entry.kit,
                RANK_OF[entry.rank],
                entry.guns,
                entry.hand,
                entry.items,
                entry.armour == "light",
                cost,
                rules.pistol_melee,
            )
        )
    return Roster(groups, figures)


def cost_of(entry: Entry, built: bool) -> int:
    """KZ-5.4.1"""
    kit = KITS[entry.kit]
    return figure_cost(
        kit,
        entry.rank,
        entry.guns,
        entry.hand,
        entry.items,
        entry.armour,
        entry.grenades,
        entry.missiles,
        built,
    )


# ---- from a position


def read_groups(data: Data, sizes: dict[str, int], rules: Rules) -> list[GroupProfile]:
    """Groups in the order given (13.1)."""
    groups: list[GroupProfile] = []
    for number, (id, value) in enumerate(data.items()):
        where = f"groups.{id}"
        sheet = want_map(value, where)
        known_fields(sheet, GROUP_FIELDS, where)
        seat = want_int(sheet.get("seat", 0), f"{where}.seat", 0, rules.seats - 1)
        type = want_number_of(sheet.get("type", "rebel"), f"{where}.type", TYPE_OF)
        start = want_int(sheet.get("start", sizes.get(id, 0)), f"{where}.start", 0, MOST)
        groups.append(GroupProfile(id, number, seat, rules.sides[seat], type, start))
    return groups


def read_entry(id: str, sheet: Data, groups: Data) -> Entry:
    """A figure's kit and equipment; what is left out is the kit's (13.2)."""
    where = f"figures.{id}"
    group = want_text(sheet.get("group", group_of_id(id) or None), f"{where}.group")
    if group not in groups:
        raise BadNotation(f"{where}.group", f"there is no group {group!r}")
    type = groups[group].get("type", "rebel")
    rank = sheet.get("rank")
    kit = "target" if rank == "target" else "cyborg" if type == TYPES[CYBORG] else "custom"
    entry = Entry(id, group)
    entry.kit = want_one(sheet.get("kit", kit), f"{where}.kit", KITS)
    base = KITS[entry.kit]
    entry.rank = want_one(sheet.get("rank", base.rank or "member"), f"{where}.rank", RANKS)
    entry.guns = want_words(sheet.get("guns", base.guns), f"{where}.guns", GUNS)
    entry.hand = want_words(sheet.get("hand", base.hand), f"{where}.hand", HAND_BONUS)
    entry.items = want_words(sheet.get("items", base.items), f"{where}.items", ITEMS)
    entry.armour = want_one(sheet.get("armour", base.armour), f"{where}.armour", ARMOURS)
    entry.grenades = want_int(sheet.get("grenades", 0), f"{where}.grenades", 0, MOST)
    fuel = FUEL if "flamer" in entry.items else 0
    entry.fuel = want_int(sheet.get("fuel", fuel), f"{where}.fuel", 0, MOST)
    entry.missiles = want_int(sheet.get("missiles", 0), f"{where}.missiles", 0, MOST)
    if "cost" in sheet:
        entry.cost = want_int(sheet["cost"], f"{where}.cost", 0, 100_000)
    return entry


# ---- from force lists


def enlist(figure: ForceFigure, id: str, group: str) -> Entry:
    """KZ-R43: the kit, and what is added to it."""
    kit = KITS[figure.kit]
    entry = Entry(id, group)
    entry.kit = figure.kit
    entry.rank = figure.rank or kit.rank or "member"
    entry.guns = kit.guns + figure.guns
    entry.hand = kit.hand + figure.hand
    entry.items = kit.items + [item for item in figure.items if item not in kit.items]
    entry.armour = figure.armour or kit.armour
    entry.grenades = figure.grenades
    entry.fuel = FUEL if "flamer" in entry.items else 0
    entry.missiles = figure.missiles
    return entry


def muster(forces: list[Force], rules: Rules, target_group: str) -> tuple[Roster, list[Figure]]:
    """All forces by seat; a group id that a lower seat uses already gets `_<seat>` (13.1).

    `target_group`: of the guards, to which the target belongs (KZ-7.4.21); empty where there is none.
    """
    groups: list[GroupProfile] = []
    entries: list[Entry] = []
    used: set[str] = set()
    for seat, force in enumerate(forces):
        for listed in force.groups:
            id = listed.id if listed.id not in used else f"{listed.id}_{seat}"
            used.add(id)
            mine: list[Entry] = []
            for figure in listed.figures:
                for _ in range(figure.n):
                    mine.append(enlist(figure, f"{id}.{len(mine) + 1}", id))
            if id == target_group:
                target = Entry("target", id)
                target.kit = target.rank = "target"
                mine.append(target)
            type = TYPE_OF[listed.type]
            groups.append(GroupProfile(id, len(groups), seat, rules.sides[seat], type, len(mine)))
            entries.extend(mine)
    roster = make_roster(groups, entries, rules)
    return roster, [armed(roster.figures[i], entry) for i, entry in enumerate(entries)]


def armed(profile: Profile, entry: Entry) -> Figure:
    """A figure with its ammunition, not yet on the table."""
    figure = Figure(profile)
    figure.grenades = entry.grenades
    figure.fuel = entry.fuel
    figure.missiles = entry.missiles
    return figure


def read_flags(value: object, where: str, known: dict[str, int]) -> list[int]:
    """A list of ids of figures, as numbers."""
    return [known[want_one(one, where, known)] for one in want_list(value, where)]
