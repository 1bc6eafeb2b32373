"""Ready scenarios and forces (9.4, 9.5), and what a match starts from (13.3)."""

from typing import Any, Final

from grognard.rulesets.killzone.actions import Force
from grognard.rulesets.killzone.arms import read_yaml
from grognard.rulesets.killzone.fields import want_int, want_map, want_one, want_text
from grognard.rulesets.killzone.options import FREE
from grognard.rulesets.killzone.rules import RAIDERS, Rules
from grognard.rulesets.killzone.words import EDGES, ENCOUNTER, ENGAGEMENT_OF, OPPOSITE, RAID, SIDES
from grognard.space.table.polygon import Point
from grognard.umpire.notation import convert
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Data

SCENARIOS: Final[dict[str, Data]] = {row["id"]: row for row in read_yaml("data/scenarios.yaml")["scenarios"]}


def read_force(data: object, where: str) -> Force:
    """A force list from plain data, or the id of a ready one (13.10)."""
    if isinstance(data, str):
        if data not in FORCES:
            raise BadNotation(where, f"there is no force {data!r}")
        return FORCES[data]
    found = convert(data, Force, where)
    assert isinstance(found, Force)
    return found


def _ready() -> dict[str, Force]:
    found: dict[str, Force] = {}
    for row in read_yaml("data/forces.yaml")["forces"]:
        force = convert(row, Force, "forces")
        assert isinstance(force, Force)
        found[row["id"]] = force
    return found


FORCES: Final[dict[str, Force]] = _ready()


class Plot:
    """What a scenario says: forces and anchors by seat where it gives them, table, edges, target."""

    def __init__(self) -> None:
        self.engagement = ENCOUNTER
        self.table: str | None = None
        self.forces: dict[int, Force] = {}
        self.anchors: dict[int, list[Point]] = {}
        self.edges: dict[str, str] = {}
        self.target_group = ""
        self.start: dict[str, Any] = {}


def plot_of(scenario: str, options: Data, seats: int) -> Plot:
    """A ready scenario, or `free` by its options."""
    return free_plot(options, seats) if scenario == FREE else ready_plot(SCENARIOS[scenario], seats)


def seats_allowed(scenario: str) -> tuple[int, ...]:
    """KZ-R2: two, and more where the sides' forces have groups for each seat."""
    if scenario == FREE:
        return (2, 3, 4)
    data = SCENARIOS[scenario]
    counts = [len(FORCES[side["force"]].groups) for side in data["sides"].values()]
    found = [2]
    if counts[0] > 1:
        found.append(3)
        if counts[1] > 1:
            found.append(4)
    return tuple(found)


def ready_plot(data: Data, seats: int) -> Plot:
    """9.5: the side named first is seat 0's; a side of two seats shares out its groups."""
    plot = Plot()
    plot.engagement = ENGAGEMENT_OF[data["engagement"]]
    plot.table = data["table"]
    names = SIDES[plot.engagement]
    for side, name in enumerate(names):
        row = data["sides"][name]
        if "edge" in row:
            plot.edges[name] = row["edge"]
        plot.target_group = row.get("target_group", plot.target_group)
        plot.start.update(data["start"][name])
        owners = [seat for seat in range(seats) if seat % 2 == side]
        share(plot, owners, FORCES[row["force"]], [(x, y) for x, y in row["anchors"]])
    return plot


def share(plot: Plot, owners: list[int], force: Force, anchors: list[Point]) -> None:
    """KZ-R2: whole groups, the first to the first seat."""
    groups = force.groups
    if len(owners) == 1:
        plot.forces[owners[0]] = force
        plot.anchors[owners[0]] = anchors
        return
    cut = (len(groups) + 1) // 2
    plot.forces[owners[0]] = Force(groups[:cut], force.id, force.side)
    plot.forces[owners[1]] = Force(groups[cut:], force.id, force.side)
    plot.anchors[owners[0]] = anchors[:cut]
    plot.anchors[owners[1]] = anchors[cut:]


def free_plot(options: Data, seats: int) -> Plot:
    """13.4: what the options give; the rest is decided in play."""
    plot = Plot()
    word = want_one(options.get("engagement", "encounter"), "options.engagement", ENGAGEMENT_OF)
    plot.engagement = ENGAGEMENT_OF[word]
    if options.get("table") is not None:
        plot.table = want_text(options["table"], "options.table")
    if options.get("forces") is not None:
        forces = want_map(options["forces"], "options.forces")
        if sorted(forces) != [str(seat) for seat in range(seats)]:
            raise BadNotation("options.forces", "one force for each seat is needed")
        for seat in range(seats):
            plot.forces[seat] = read_force(forces[str(seat)], f"options.forces.{seat}")
    if options.get("edges") is not None:
        plot.edges = read_free_edges(options["edges"], plot.engagement)
    if options.get("target_group") is not None:
        plot.target_group = want_text(options["target_group"], "options.target_group")
    if options.get("limit") is not None:
        want_int(options["limit"], "options.limit", 1, 100_000)
    return plot


def read_free_edges(value: object, engagement: int) -> dict[str, str]:
    """KZ-7.4.2: an Encounter's are opposite; of the others only the side that has one is named."""
    edges = want_map(value, "options.edges")
    names = SIDES[engagement] if engagement == ENCOUNTER else (SIDES[engagement][RAIDERS],)
    if sorted(edges) != sorted(names):
        raise BadNotation("options.edges", f"an edge for {' and '.join(names)} is needed")
    found = {name: want_one(edges[name], f"options.edges.{name}", EDGES) for name in names}
    if engagement == ENCOUNTER and OPPOSITE[found["A"]] != found["B"]:
        raise BadNotation("options.edges", "the two edges lie opposite (KZ-7.4.2)")
    return found


def limit_of(rules: Rules, side: int) -> int | None:
    """KZ-7.4.1, KZ-7.4.7, KZ-7.4.14, KZ-R46: the points of a side; None where they are not checked."""
    limit = rules.options.get("limit")
    if limit is None or rules.options["points"] == FREE:
        return None
    larger = int(limit)
    if rules.engagement == ENCOUNTER:
        return larger
    if rules.engagement == RAID:
        return larger if side == RAIDERS else (2 * larger + 1) // 3
    return larger // 2 if side == 0 else larger
