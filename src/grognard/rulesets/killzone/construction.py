"""Is a force valid, and what does it cost (9.2, 13.10)? Every problem is a rule id, each once."""

from grognard.rulesets.killzone.actions import Force, ForceFigure, ForceGroup
from grognard.rulesets.killzone.arms import GUNS, HAND_BONUS
from grognard.rulesets.killzone.kits import KITS, figure_cost
from grognard.rulesets.killzone.words import ITEMS
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Data, Report

SQUADS: dict[str, tuple[int, int, str]] = {"trooper": (3, 5, "KZ-5.2.1"), "enforcer": (5, 5, "KZ-5.2.6")}
"""Least and most figures, and the rule."""
LEADERS: dict[str, str] = {
    "trooper": "KZ-5.2.2",
    "enforcer": "KZ-5.2.7",
    "rebel": "KZ-5.2.11",
    "scavenger": "KZ-5.3.1",
    "savage": "KZ-5.3.5",
}
GANGS = ("scavenger", "savage")
GRENADES: dict[str, int] = {"savage": 1, "scavenger": 1, "rebel": 2, "enforcer": 2}
"""KZ-6.2.4, KZ-R44; others carry three."""
CYBORG_GUNS = ("handgun", "heavy_handgun", "shotgun", "auto_shotgun", "machine_pistol")
"""KZ-5.1.13"""
MISSILES, GANG_MISSILES = 5, 3
MAY_BUY = ("headset", "flamer", "launcher")
"""KZ-R43: what printed kits may add under every policy."""


def check_force(force: Force, limit: int | None, options: Data) -> Report:
    """KZ-5.4.3, KZ-5.1.6, KZ-R42, KZ-7.1.1 and all that follows.

    `options`: `kit_policy`, `prices`, `rebel_subleader`.
    """
    check_names(force)
    problems: set[str] = set()
    built = options.get("prices") == "built"
    cost = 0
    ids = [group.id for group in force.groups]
    if not force.groups or len(set(ids)) != len(ids) or any([not group.figures for group in force.groups]):
        problems.add("KZ-5.4.3")
    for group in force.groups:
        problems.update(group_problems(group, options))
        cost += sum([line_cost(figure, built) for figure in group.figures])
    heroes = sum([figure.n for group in force.groups for figure in group.figures if figure.rank == "hero"])
    if heroes > (len(force.groups) + 2) // 3:
        problems.add("KZ-5.1.6")
    if limit is not None and cost > limit:
        problems.add("KZ-7.1.1")
    return Report(not problems, sorted(problems), [], cost)


def check_names(force: Force) -> None:
    """Kits, guns, hand weapons and items that there are. Raises BadNotation naming the field."""
    for at, group in enumerate(force.groups):
        if not group.id or "." in group.id:
            raise BadNotation(f"force.groups[{at}].id", "is empty, or holds a dot")
        for number, figure in enumerate(group.figures):
            where = f"force.groups[{at}].figures[{number}]"
            known(figure.kit, [kit for kit in KITS if kit != "target"], f"{where}.kit")
            for name, values, words in (
                ("guns", figure.guns, list(GUNS)),
                ("hand", figure.hand, list(HAND_BONUS)),
                ("items", figure.items, list(ITEMS)),
            ):
                for value in values:
                    known(value, words, f"{where}.{name}")


def known(value: str, words: list[str], where: str) -> None:
    """One of the words."""
    if value not in words:
        raise BadNotation(where, f"{value!r} is none of {', '.join(words)}")


def rank_of(figure: ForceFigure) -> str:
    """The rank named, or the kit's."""
    return figure.rank or KITS[figure.kit].rank or "member"


def items_of(figure: ForceFigure) -> list[str]:
    """The kit's items and those added, each once."""
    kit = KITS[figure.kit]
    return kit.items + [item for item in dict.fromkeys(figure.items) if item not in kit.items]


def line_cost(figure: ForceFigure, built: bool) -> int:
    """9.2: of all copies."""
    kit = KITS[figure.kit]
    return figure.n * figure_cost(
        kit,
        rank_of(figure),
        kit.guns + figure.guns,
        kit.hand + figure.hand,
        items_of(figure),
        figure.armour or kit.armour,
        figure.grenades,
        figure.missiles,
        built,
    )


# ---- a group


def group_problems(group: ForceGroup, options: Data) -> set[str]:
    """KZ-2.1, squads, ranks, headsets, area weapons, and each figure."""
    found: set[str] = set()
    size = sum([figure.n for figure in group.figures])
    individual = any([figure.rank == "hero" for figure in group.figures])
    if individual and size > 1:
        found.add("KZ-5.1.2")
    if group.type == "cyborg":
        if size > 1:
            found.add("KZ-2.1")
    elif not individual and size > 0:
        found.update(squad_problems(group, size, options))
    found.update(headset_problems(group))
    if group.type in GANGS:
        launchers = sum([figure.n for figure in group.figures if "launcher" in figure.items])
        missiles = sum([figure.n * figure.missiles for figure in group.figures])
        if launchers > 1 or missiles > GANG_MISSILES:
            found.add("KZ-6.2.15")
    for figure in group.figures:
        found.update(figure_problems(group, figure, options))
    return found


def squad_problems(group: ForceGroup, size: int, options: Data) -> set[str]:
    """KZ-2.2 to KZ-2.4, KZ-5.2.1, KZ-5.2.2, KZ-5.2.6, KZ-5.2.7, KZ-5.2.11, KZ-5.3.1, KZ-5.3.5, KZ-R40

    A squad of Rebels or a gang may be of any size (KZ-5.2.10, KZ-R45).
    """
    found: set[str] = set()
    least, most, rule = SQUADS.get(group.type, (1, 1000, ""))
    if not least <= size <= most:
        found.add(rule)
    leaders = sum([figure.n for figure in group.figures if rank_of(figure) == "leader"])
    subs = sum([figure.n for figure in group.figures if rank_of(figure) == "sub"])
    if leaders != 1:
        found.add(LEADERS[group.type])
    if group.type in GANGS:
        if subs > 0:
            found.add("KZ-2.4")
    elif group.type == "rebel":
        if subs > 1 or (subs == 0 and options.get("rebel_subleader") == "required"):
            found.add("KZ-2.3")
    elif subs != 1:
        found.add(LEADERS[group.type])
    return found


def headset_problems(group: ForceGroup) -> set[str]:
    """KZ-5.2.3, KZ-5.2.8, KZ-5.2.12, KZ-R43: all or none, and none in a gang or for a Cyborg."""
    having = [("headset" in items_of(figure)) for figure in group.figures]
    if group.type in ("enforcer", "rebel"):
        if any(having) and not all(having):
            return {"KZ-5.2.8" if group.type == "enforcer" else "KZ-5.2.12"}
    elif group.type == "trooper":
        if having and not all(having):
            return {"KZ-5.2.3"}
    elif any(having):
        return {"KZ-R43"}
    return set()


# ---- a figure


def figure_problems(group: ForceGroup, figure: ForceFigure, options: Data) -> set[str]:
    """KZ-5.4.2, KZ-5.4.3, KZ-R43, KZ-6.2.4, KZ-6.2.14, KZ-6.2.16, KZ-5.1.13"""
    found: set[str] = set()
    kit = KITS[figure.kit]
    if kit.type not in ("any", group.type) or (kit.rank and rank_of(figure) != kit.rank):
        found.add("KZ-5.4.2")
    if group.type == "cyborg" and figure.kit != "cyborg":
        found.add("KZ-5.4.2")
    hand = kit.hand + figure.hand
    if any([hand.count(weapon) > 2 for weapon in hand]):
        found.add("KZ-5.4.3")
    if not policy_allows(group, figure, str(options.get("kit_policy", "printed_plus"))):
        found.add("KZ-R43")
    if figure.grenades > (0 if group.type == "cyborg" else GRENADES.get(group.type, 3)):
        found.add("KZ-6.2.4")
    if group.type == "cyborg":
        if any([gun not in CYBORG_GUNS for gun in figure.guns]) or area_items(figure):
            found.add("KZ-5.1.13")
    elif figure.missiles > MISSILES or (figure.missiles > 0 and "launcher" not in figure.items):
        found.add("KZ-6.2.14")
    if group.type == "enforcer" and "launcher" in figure.items:
        found.add("KZ-6.2.16")
    return found


def area_items(figure: ForceFigure) -> bool:
    """Whether it carries a flamer, a launcher or missiles."""
    return figure.missiles > 0 or "flamer" in figure.items or "launcher" in figure.items


def policy_allows(group: ForceGroup, figure: ForceFigure, policy: str) -> bool:
    """KZ-R43: what may be added to a kit, and whether a custom figure may be built."""
    kit = KITS[figure.kit]
    if group.type == "cyborg":
        extra = [item for item in figure.items if item not in (*kit.items, "flamer", "launcher", "headset")]
        return not extra and figure.armour in (None, "none")
    if policy == "open":
        return True
    if figure.kit == "custom" or figure.guns:
        return False
    if policy == "printed":
        added = [item for item in figure.items if item not in (*kit.items, *MAY_BUY)]
        return not added and not figure.hand and figure.armour in (None, kit.armour)
    return True
