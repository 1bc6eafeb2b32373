"""Checking a scenario of one's own: UW-R66, what makes it unplayable and what only unfair."""

from grognard.rulesets.ultrawarrior.ground import make_ground, put, setup_terrain
from grognard.rulesets.ultrawarrior.scenario import SCENARIOS
from grognard.rulesets.ultrawarrior.sight import OPEN, obstruction
from grognard.rulesets.ultrawarrior.state import TOWER
from grognard.rulesets.ultrawarrior.tables import (
    ENTRY_COST,
    FOREST,
    GRID,
    HEAT,
    MAXIMUM,
    SETUP_WORDS,
    SPECIES_OF,
    SUIT,
    TERRAIN_OF,
)
from grognard.umpire.words import Data, Report

NEEDED = ("id", "name", "seats", "setup", "warriors", "victory")
FIELDS = (
    *NEEDED,
    *("terrain", "turn_limit", "sides", "arrivals", "tower", "energizer", "defeat", "draws", "special"),
)
WARRIOR_FIELDS = ("seat", "hex", "name", "species", "energy", "suit", "life")
ARRIVAL_FIELDS = ("warrior", "seat", "species", "energy", "suit", "trigger", "from", "range")
TOWER_FIELDS = ("hex", "points", "target")
ENERGIZER_FIELDS = ("hex", "bonus")
SEATS = ("0", "1", "2", "3")
PLAIN = ("eliminate_side", "suit_zero", "exit_with", "last_survivor")
CONDITION_FIELDS: dict[str, tuple[str, ...]] = {
    "reach": ("warrior", "hex", "winner"),
    "eliminated": ("warrior", "winner"),
    "timeout": ("turn", "winner"),
    "destroy_and_enter": ("warrior", "hex", "winner"),
}
DRAWS = ("exhaustion", "turn_limit", "mutual_elimination")
MOST = 1_000_000
MOST_WARRIORS = 60
LONGEST = 80
"""Bounds of what a table shows at once: every name stands in every scene."""


class Findings:
    """Rule ids in the order found, each once, with the facts of the first place."""

    def __init__(self) -> None:
        self.rules: list[str] = []
        self.details: dict[str, Data] = {}

    def add(self, rule: str, where: str) -> None:
        """A problem."""
        if rule not in self.rules:
            self.rules.append(rule)
            self.details[rule] = {"field": where}

    def need(self, holds: bool, rule: str, where: str) -> bool:
        """A problem unless it holds."""
        if not holds:
            self.add(rule, where)
        return holds


def check_scenario(data: Data) -> Report:
    """UW-9.0.3: problems name the rule broken; UW-9.0.2: without any, warnings of what is unequal."""
    found = Findings()
    for field in data:
        found.need(field in FIELDS, "UW-9.0.3", str(field))
    for field in NEEDED:
        found.need(field in data, "UW-9.0.3", field)
    check_frame(data, found)
    check_warriors(data, found)
    check_arrivals(data, found)
    check_things(data, found)
    check_ends(data, found)
    if found.rules:
        return Report(False, found.rules, [], details=found.details)
    return Report(True, [], warnings_of(data))


# ---- values


def number(value: object, low: int) -> bool:
    """A whole number from `low`."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= MOST


def text(value: object) -> bool:
    """A text of one line with something in it."""
    return isinstance(value, str) and 0 < len(value) <= LONGEST and value.isprintable()


def on_map(value: object) -> bool:
    """A hex of the map."""
    return isinstance(value, str) and GRID.cell(value) >= 0


def plain_map(value: object) -> bool:
    """A map with text keys."""
    return isinstance(value, dict) and all([isinstance(key, str) for key in value])


def check_hex(value: object, where: str, found: Findings) -> bool:
    """UW-2.1.2, or UW-9.0.3 when it is no text."""
    if not found.need(isinstance(value, str), "UW-9.0.3", where):
        return False
    return found.need(on_map(value), "UW-2.1.2", where)


def check_fields(
    value: object, known: tuple[str, ...], needed: tuple[str, ...], where: str, found: Findings
) -> bool:
    """A map with these fields."""
    if not isinstance(value, dict) or not plain_map(value):
        found.add("UW-9.0.3", where)
        return False
    good = all([field in known for field in value]) and all([field in value for field in needed])
    return found.need(good, "UW-9.0.3", where)


# ---- the frame: id, seats, set-up, terrain, sides


def check_frame(data: Data, found: Findings) -> None:
    """What stands around the warriors."""
    id = data.get("id", "x")
    found.need(text(id) and id not in SCENARIOS, "UW-9.0.3", "id")
    found.need(text(data.get("name", "x")), "UW-9.0.3", "name")
    found.need(isinstance(data.get("special", ""), str), "UW-9.0.3", "special")
    limit = data.get("turn_limit")
    found.need(limit is None or number(limit, 1), "UW-9.0.3", "turn_limit")
    seats = data.get("seats", [2])
    good = isinstance(seats, list) and len(seats) > 0 and all([number(n, 1) and n <= 4 for n in seats])
    found.need(good and len(set(seats)) == len(seats), "UW-9.0.3", "seats")
    setup = data.get("setup", "clear")
    if found.need(isinstance(setup, str), "UW-9.0.3", "setup"):
        found.need(setup in SETUP_WORDS, "UW-2.1.3", "setup")
    sides = data.get("sides", {})
    good = isinstance(sides, dict) and all([seat in SEATS and text(side) for seat, side in sides.items()])
    found.need(good, "UW-9.0.3", "sides")
    check_terrain(data.get("terrain", {}), found)


def check_terrain(terrain: object, found: Findings) -> None:
    """Hex by hex."""
    if not isinstance(terrain, dict):
        found.add("UW-9.0.3", "terrain")
        return
    for hex, word in terrain.items():
        check_hex(hex, f"terrain.{hex}", found)
        known = isinstance(word, str) and word in TERRAIN_OF and word != "inverted_water"
        found.need(known, "UW-9.0.3", f"terrain.{hex}")


def terrain_of(data: Data) -> bytes:
    """The ground of a scenario, as far as it can be read."""
    setup = data.get("setup")
    ground = setup_terrain(setup if isinstance(setup, str) else "clear")
    changes = data.get("terrain", {})
    if isinstance(changes, dict):
        for hex, word in changes.items():
            if on_map(hex) and isinstance(word, str) and word in TERRAIN_OF:
                ground = put(ground, GRID.cell(hex), TERRAIN_OF[word])
    return ground


# ---- warriors


def check_warriors(data: Data, found: Findings) -> None:
    """Each warrior, then that each seat has one in every number of seats (UW-1.1.3)."""
    warriors = data.get("warriors", {})
    if not isinstance(warriors, dict) or not plain_map(warriors):
        found.add("UW-9.0.3", "warriors")
        return
    ground = terrain_of(data)
    manned: set[int] = set()
    for id, warrior in warriors.items():
        where = f"warriors.{id}"
        found.need(text(id) and id != TOWER and "@" not in id, "UW-9.0.3", where)
        if check_fields(warrior, WARRIOR_FIELDS, ("seat", "hex"), where, found):
            check_sheet(warrior, where, found)
            if number(warrior["seat"], 0):
                manned.add(warrior["seat"])
            if check_hex(warrior["hex"], f"{where}.hex", found):
                cost = ENTRY_COST[ground[GRID.cell(warrior["hex"])]]
                found.need(cost > 0, "UW-6.1.4", f"{where}.hex")
    most = most_seats(data)
    for seat in range(most):
        found.need(seat in manned, "UW-1.1.3", f"seats.{seat}")
    if "seats" in data and isinstance(data["seats"], list) and all([number(n, 1) for n in data["seats"]]):
        # every warrior needs a seat in each number of seats that is allowed: the data knows no layouts
        least = min(data["seats"], default=most)
        found.need(all([seat < least for seat in manned]), "UW-9.0.3", "seats")


def most_seats(data: Data) -> int:
    """The greatest number of seats that the scenario allows."""
    seats = data.get("seats")
    if not isinstance(seats, list):
        return 0
    return max([n for n in seats if number(n, 1) and n <= 4], default=0)


def check_sheet(data: Data, where: str, found: Findings) -> None:
    """Seat, name, species and numbers of a warrior or a reinforcement."""
    seat = data.get("seat")
    found.need(number(seat, 0) and isinstance(seat, int) and seat <= 3, "UW-9.0.3", f"{where}.seat")
    found.need(text(data.get("name", "x")), "UW-9.0.3", f"{where}.name")
    species = data.get("species", "human")
    if found.need(isinstance(species, str), "UW-9.0.3", f"{where}.species"):
        known = species == "choose" or (species in SPECIES_OF and species != "undecided")
        found.need(known, "UW-9.8.3", f"{where}.species")
    for field, low, rule in (("energy", 0, "UW-4.1.1"), ("suit", 1, "UW-4.3.1"), ("life", 1, "UW-4.4.1")):
        value = data.get(field, 1)
        if found.need(isinstance(value, int) and not isinstance(value, bool), "UW-9.0.3", f"{where}.{field}"):
            found.need(number(value, low), rule, f"{where}.{field}")


def check_arrivals(data: Data, found: Findings) -> None:
    """Reinforcements: each once, called by the fall of somebody who is here."""
    arrivals = data.get("arrivals", [])
    if not isinstance(arrivals, list):
        found.add("UW-9.0.3", "arrivals")
        return
    warriors = data.get("warriors", {})
    ids: list[object] = list(warriors) if isinstance(warriors, dict) else []
    found.need(len(ids) + len(arrivals) <= MOST_WARRIORS, "UW-9.0.3", "warriors")
    for i, arrival in enumerate(arrivals):
        where = f"arrivals.{i}"
        if not check_fields(arrival, ARRIVAL_FIELDS, ARRIVAL_FIELDS, where, found):
            continue
        check_sheet(arrival, where, found)
        trigger = arrival["trigger"]
        good = isinstance(trigger, dict) and list(trigger) == ["eliminated"] and trigger["eliminated"] in ids
        found.need(good and arrival["from"] in ids, "UW-9.0.3", f"{where}.trigger")
        id = arrival["warrior"]
        found.need(
            text(id) and id != TOWER and "@" not in str(id) and id not in ids, "UW-9.0.3", f"{where}.warrior"
        )
        found.need(arrival["species"] != "choose" and number(arrival["range"], 0), "UW-9.0.3", where)
        found.need(
            number(arrival["seat"], 0) and arrival["seat"] < most_seats(data), "UW-9.0.3", f"{where}.seat"
        )
        ids.append(id)


# ---- things and ends


def check_things(data: Data, found: Findings) -> None:
    """Tower and Energizer."""
    tower = data.get("tower")
    if tower is not None and check_fields(tower, TOWER_FIELDS, TOWER_FIELDS, "tower", found):
        check_hex(tower["hex"], "tower.hex", found)
        found.need(number(tower["points"], 1), "UW-9.0.3", "tower.points")
        found.need(text(tower["target"]) and named(data, tower["target"]), "UW-9.0.3", "tower.target")
    energizer = data.get("energizer")
    fields = ENERGIZER_FIELDS
    if energizer is not None and check_fields(energizer, fields, fields, "energizer", found):
        check_hex(energizer["hex"], "energizer.hex", found)
        found.need(number(energizer["bonus"], 0), "UW-9.0.3", "energizer.bonus")


def named(data: Data, id: object) -> bool:
    """Whether a warrior of this id stands in the scenario, now or later."""
    warriors = data.get("warriors")
    if isinstance(warriors, dict) and id in warriors:
        return True
    arrivals = data.get("arrivals")
    if not isinstance(arrivals, list):
        return False
    return any([isinstance(one, dict) and one.get("warrior") == id for one in arrivals])


def check_ends(data: Data, found: Findings) -> None:
    """Victory, defeat and draws."""
    victory = data.get("victory", ["eliminate_side"])
    if found.need(isinstance(victory, list) and len(victory) > 0, "UW-9.0.3", "victory"):
        for i, condition in enumerate(victory):
            check_condition(data, condition, True, f"victory.{i}", found)
    defeat = data.get("defeat", [])
    if found.need(isinstance(defeat, list), "UW-9.0.3", "defeat"):
        for i, condition in enumerate(defeat):
            check_condition(data, condition, False, f"defeat.{i}", found)
    draws = data.get("draws", [])
    found.need(isinstance(draws, list) and all([draw in DRAWS for draw in draws]), "UW-9.0.3", "draws")


def check_condition(data: Data, condition: object, wins: bool, where: str, found: Findings) -> None:
    """One predicate; those of a defeat name no winner."""
    if isinstance(condition, str):
        found.need(wins and condition in PLAIN, "UW-9.0.3", where)
        return
    if not isinstance(condition, dict) or len(condition) != 1:
        found.add("UW-9.0.3", where)
        return
    for word, value in condition.items():
        fields = CONDITION_FIELDS.get(word, ())
        if not wins:
            fields = tuple([field for field in fields if field != "winner"])
        if not found.need(len(fields) > 0 and (wins or word in ("eliminated", "timeout")), "UW-9.0.3", where):
            return
        if check_fields(value, fields, fields, where, found):
            check_condition_values(data, value, where, found)


def check_condition_values(data: Data, value: Data, where: str, found: Findings) -> None:
    """Who, where, when, for whom."""
    if "warrior" in value:
        found.need(text(value["warrior"]) and named(data, value["warrior"]), "UW-9.0.3", f"{where}.warrior")
    if "hex" in value:
        check_hex(value["hex"], f"{where}.hex", found)
    if "turn" in value:
        found.need(number(value["turn"], 1), "UW-9.0.3", f"{where}.turn")
    if "winner" in value:
        found.need(value["winner"] in side_letters(data), "UW-9.0.3", f"{where}.winner")


def side_letters(data: Data) -> list[object]:
    """The sides of the scenario."""
    sides = data.get("sides", {})
    if not isinstance(sides, dict):
        return []
    return [sides.get(str(seat), "ABCD"[seat]) for seat in range(most_seats(data))]


# ---- warnings


def warnings_of(data: Data) -> list[str]:
    """UW-9.0.2: what a careful author would look at again; nothing is forbidden."""
    found: list[str] = []
    warriors = list(data["warriors"].values())
    sides = side_letters(data)
    if any_in_line(data, warriors, sides):
        found.append("start_in_line")
    if unequal(warriors, sides, "energy", 100):
        found.append("unequal_energy")
    if unequal(warriors, sides, "suit", SUIT):
        found.append("unequal_suits")
    ground = terrain_of(data)
    for warrior in warriors:
        near = GRID.neighbours[GRID.cell(warrior["hex"])]
        if all([ENTRY_COST[ground[cell]] == 0 for cell in near]) and "walled_in" not in found:
            found.append("walled_in")
    return found


def any_in_line(data: Data, warriors: list[Data], sides: list[object]) -> bool:
    """Two enemies within range 15 with a clear line, not both in Forest."""
    ground = make_ground(terrain_of(data), ())
    for one in warriors:
        for other in warriors:
            a, b = GRID.cell(one["hex"]), GRID.cell(other["hex"])
            if sides[one["seat"]] == sides[other["seat"]] or GRID.distance(a, b) > MAXIMUM[HEAT]:
                continue
            both = ground.terrain[a] == FOREST and ground.terrain[b] == FOREST
            if not both and obstruction(ground, False, a, b) == OPEN:
                return True
    return False


def unequal(warriors: list[Data], sides: list[object], field: str, default: int) -> bool:
    """Whether the sides' sums differ."""
    sums: dict[object, int] = dict.fromkeys(sides, 0)
    for warrior in warriors:
        sums[sides[warrior["seat"]]] += int(warrior.get(field, default))
    return len(set(sums.values())) > 1
