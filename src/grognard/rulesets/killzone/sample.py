"""A world that a seat may be in (section 7): hidden answers are drawn, counters dealt out."""

from grognard.rulesets.killzone.actions import Force
from grognard.rulesets.killzone.ground import CENTRE
from grognard.rulesets.killzone.memory import KillMemory
from grognard.rulesets.killzone.phases.base import pick
from grognard.rulesets.killzone.phases.table import PHASES
from grognard.rulesets.killzone.position import KillPosition
from grognard.rulesets.killzone.reading import read_position
from grognard.rulesets.killzone.roster import Entry, enlist
from grognard.rulesets.killzone.scenario import plot_of
from grognard.rulesets.killzone.terrain import read_table
from grognard.umpire.contract import Memory
from grognard.umpire.dice import Dice
from grognard.umpire.words import Data, Seat


def sample_position(view: Data, memory: Memory, dice: Dice) -> KillPosition:
    """KZ-4.3.3, KZ-R9, KZ-R34: the view's position, what it hides drawn at random."""
    data = {key: value for key, value in view.items() if key != "seat"}
    if any([id.startswith("ctr.") for id in view["figures"]]):
        data = deal(data, forces_of(view, memory), dice)
    hidden = [seat for seat in view["answered"] if str(seat) not in view["answers"]]
    if not hidden or view["over"] is not None:
        return read_position(data)
    return answered(data, hidden, dice)


# ---- answers


def answered(data: Data, hidden: list[Seat], dice: Dice) -> KillPosition:
    """Some legal answer for each seat that has given one in secret."""
    own = data["answers"]
    p = read_position({**data, "answers": {}, "answered": []})
    for seat in hidden:
        phase = PHASES[p.phase()]
        menu = phase.menu(p, seat)
        count = len(menu.actions)
        n = pick(dice, count + len(menu.forms))
        given = menu.actions[n] if n < count else phase.draw(p, seat, menu.forms[n - count], dice)
        p.answers.give(seat, given)
    for seat, action in read_position({**data, "answers": own}).answers.given.items():
        p.answers.give(seat, action)
    return p


# ---- counters


def forces_of(view: Data, memory: Memory) -> dict[int, Force]:
    """The force lists, which are public: the scenario's, or those that were told."""
    if isinstance(memory, KillMemory) and memory.forces:
        return memory.forces
    return plot_of(view["scenario"], view["options"], view["seats"]).forces


def deal(data: Data, forces: dict[int, Force], dice: Dice) -> Data:
    """KZ-R34: each counter is one of its seat's figures that the view does not show, any of them alike."""
    table = read_table(data["table"], data["options"])
    figures: Data = {id: sheet for id, sheet in data["figures"].items() if not id.startswith("ctr.")}
    names: dict[str, str] = {}
    for seat in range(data["seats"]):
        counters = [id for id, sheet in data["figures"].items() if masked(id, sheet, seat)]
        if not counters:
            continue
        unseen = missing(data, figures, seat, len(counters))
        for counter, number in zip(counters, dice.shuffle("pick", len(unseen)), strict=False):
            names[counter] = unseen[number - 1]
    listed = entries(forces)
    for counter, id in names.items():
        shown = data["figures"][counter]
        sheet = kitted(listed.get(id), id)
        sheet["zone"] = shown["zone"]
        sheet["counter"] = shown["counter"]
        zone = table.zones[table.zone_of[shown["zone"]]]
        if zone.part < CENTRE:
            x, y = pick(dice, table.width + 1), pick(dice, table.height + 1)
            sheet["at"] = list(table.houses[zone.house].foot(zone.part, x, y))
        figures[id] = sheet
    active = data["active_figure"]
    return {**data, "figures": figures, "active_figure": names.get(active, active)}


def masked(id: str, sheet: Data, seat: Seat) -> bool:
    """Whether this is a counter of the seat's."""
    return id.startswith("ctr.") and bool(sheet["seat"] == seat)


def missing(data: Data, figures: Data, seat: Seat, count: int) -> list[str]:
    """The ids of the seat's figures that are not shown; enough of them for its counters."""
    found: list[str] = []
    groups = [id for id, group in data["groups"].items() if group["seat"] == seat]
    for group in groups:
        shown = [id for id, sheet in figures.items() if sheet["group"] == group]
        numbers = [f"{group}.{n}" for n in range(1, data["groups"][group]["start"] + 1)]
        unseen = [id for id in numbers if id not in shown]
        found.extend(unseen[: max(0, data["groups"][group]["start"] - len(shown))])
    number = 1
    while len(found) < count:
        id = f"{groups[0]}.{number}"
        if id not in found and id not in figures:
            found.append(id)
        number += 1
    return found


def entries(forces: dict[int, Force]) -> dict[str, Entry]:
    """All figures of the force lists, by id (13.1)."""
    found: dict[str, Entry] = {}
    used: set[str] = set()
    for seat in sorted(forces):
        for listed in forces[seat].groups:
            group = listed.id if listed.id not in used else f"{listed.id}_{seat}"
            used.add(group)
            number = 1
            for figure in listed.figures:
                for _ in range(figure.n):
                    id = f"{group}.{number}"
                    found[id] = enlist(figure, id, group)
                    number += 1
    return found


def kitted(entry: Entry | None, id: str) -> Data:
    """A figure's sheet as its list has it; a basic man where no list is known."""
    if entry is None:
        return {"group": id.rpartition(".")[0]}
    return {
        "group": entry.group,
        "kit": entry.kit,
        "rank": entry.rank,
        "guns": entry.guns,
        "hand": entry.hand,
        "items": entry.items,
        "armour": entry.armour,
        "grenades": entry.grenades,
        "missiles": entry.missiles,
    }
