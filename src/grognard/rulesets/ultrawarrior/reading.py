"""A position from its notation, defaults filled in.

Whatever is wrong raises BadNotation naming the field.
"""

from grognard.rulesets.ultrawarrior.actions import AnyAction
from grognard.rulesets.ultrawarrior.construction import check_scenario
from grognard.rulesets.ultrawarrior.fields import (
    known_fields,
    want_bool,
    want_hex,
    want_int,
    want_list,
    want_map,
    want_seats,
    want_text,
    want_word,
)
from grognard.rulesets.ultrawarrior.ground import Ground, make_ground, put, setup_terrain
from grognard.rulesets.ultrawarrior.notation import STATES
from grognard.rulesets.ultrawarrior.options import read_options
from grognard.rulesets.ultrawarrior.phases.table import PHASES
from grognard.rulesets.ultrawarrior.phrases import phrases_of
from grognard.rulesets.ultrawarrior.position import UltraPosition
from grognard.rulesets.ultrawarrior.rules import Rules
from grognard.rulesets.ultrawarrior.scenario import FREE, SCENARIOS, make_scenario
from grognard.rulesets.ultrawarrior.state import COME, NOBODY, QUEUED, TOWER, WAITING
from grognard.rulesets.ultrawarrior.tables import (
    DARTS,
    GRID,
    IN_ARRIVAL,
    IN_IMPULSE,
    IN_SHIELDS,
    IN_SPECIES,
    LIFE,
    LOADED,
    OVER,
    PHASE_OF,
    PREP_OF,
    RESERVE,
    SETUP_WORDS,
    SPECIES_OF,
    SUIT,
    TERRAIN_OF,
    UNDECIDED,
)
from grognard.rulesets.ultrawarrior.warrior import Profile, Warrior
from grognard.umpire.notation import read_action
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Concede, Data, Outcome

FIELDS = frozenset(
    [
        "ruleset",
        "scenario",
        "custom",
        "options",
        "seats",
        "sides",
        "turn",
        "phase",
        "slot",
        "order",
        "acted",
        "active",
        "setup",
        "terrain",
        "smoke",
        "barriers",
        "warriors",
        "energizer",
        "tower",
        "arrival",
        "arrivals",
        "answered",
        "answers",
        "over",
    ]
)
WARRIOR_FIELDS = frozenset(
    [
        "name",
        "seat",
        "species",
        "hex",
        "energy",
        "reserve",
        "shield",
        "suit",
        "suit_max",
        "life",
        "life_max",
        "ap",
        "darts",
        "prep",
        "alive",
    ]
)
REASONS = frozenset(
    [
        "elimination",
        "suit_zero",
        "reached",
        "tower",
        "exit",
        "last_survivor",
        "mutual_elimination",
        "exhaustion",
        "turn_limit",
        "concession",
        "agreement",
    ]
)
LETTERS = "ABCD"
SEAT_OF = {"A": 0, "B": 1, "C": 2, "D": 3}
HEX_OF = {"A": "1010", "B": "1014", "C": "1018", "D": "1022"}
MOST = 1_000_000
"""Bound of the numbers on a control sheet and of turns: keeps all sums small."""


def read_position(data: object) -> UltraPosition:
    """The position that the notation describes."""
    given = want_map(data, "position")
    known_fields(given, FIELDS, "")
    if given.get("ruleset", "ultrawarrior") != "ultrawarrior":
        raise BadNotation("ruleset", "this is ultrawarrior")
    warriors = want_map(given.get("warriors", {"A": {}, "B": {}}), "warriors")
    rules = read_rules(given, warriors)
    ground = read_ground(given, rules)
    position = UltraPosition(rules, ground)
    phase = read_phase(given)
    for id in sorted(warriors):
        warrior = read_warrior(id, want_map(warriors[id], f"warriors.{id}"), rules, phase)
        position.warriors.append(warrior)
    read_sequence(given, position, phase)
    read_things(given, position)
    read_arrivals(given, position)
    if phase == OVER:
        read_over(given, position)
        return position
    if given.get("over") is not None:
        raise BadNotation("over", "is null until the phase is over")
    position.enter(phase)
    settle(given, position, phase)
    return position


# ---- what is fixed for the match


_rules: dict[str, Rules] = {}
REMEMBERED, GROUNDS = 64, 8
"""Bounds of the tables of rules, and of grounds by rules: bots read positions of one match over and over."""


def read_rules(given: Data, warriors: Data) -> Rules:
    """Scenario, options, seats, sides and set-up."""
    scenario = read_scenario(given)
    seats = 1
    for id, warrior in warriors.items():
        seats = max(seats, 1 + seat_of(id, want_map(warrior, f"warriors.{id}")))
    seats = want_int(given.get("seats", seats), "seats", seats, 4)
    options = read_options(given.get("options", {}), str(scenario["id"]), seats)
    sides = read_sides(given, seats)
    setup = given.get("setup", "clear")
    if setup not in SETUP_WORDS:
        raise BadNotation("setup", f"{setup!r} is none of {', '.join(SETUP_WORDS)}")
    key = repr((scenario["id"], given.get("custom"), sorted(options.items()), sides, setup))
    rules = _rules.get(key)
    if rules is None:
        if len(_rules) >= REMEMBERED:
            _rules.clear()
        made = make_scenario(scenario, options, seats)
        rules = Rules(made, options, seats, sides, setup, setup_terrain(setup))
        _rules[key] = rules
    return rules


def read_scenario(given: Data) -> Data:
    """One of the eight, `free`, or one's own, whose data then stands in `custom`."""
    id = want_text(given.get("scenario", FREE), "scenario")
    if given.get("custom") is not None:
        custom = want_map(given["custom"], "custom")
        report = check_scenario(custom)
        if not report.ok:
            raise BadNotation("custom", f"is no scenario: {', '.join(report.problems)}")
        if custom["id"] != id:
            raise BadNotation("scenario", f"{id!r} is not the id of the scenario in `custom`")
        return custom
    if id not in SCENARIOS:
        raise BadNotation("scenario", f"there is no scenario {id!r}")
    return SCENARIOS[id]


def seat_of(id: str, warrior: Data) -> int:
    """The warrior's seat: A to D have one by default."""
    if "seat" not in warrior and id not in SEAT_OF:
        raise BadNotation(f"warriors.{id}.seat", "is needed")
    return want_int(warrior.get("seat", SEAT_OF.get(id)), f"warriors.{id}.seat", 0, 3)


def read_sides(given: Data, seats: int) -> list[str]:
    """Letters by seat; each its own unless named (UW-R64)."""
    sides = list(LETTERS[:seats])
    for seat, side in want_map(given.get("sides", {}), "sides").items():
        if seat not in ("0", "1", "2", "3")[:seats]:
            raise BadNotation(f"sides.{seat}", "is no seat of this match")
        sides[int(seat)] = want_text(side, f"sides.{seat}")
    return sides


def read_ground(given: Data, rules: Rules) -> Ground:
    """The set-up with what differs from it, and Smoke."""
    terrain = rules.base
    for hex, word in want_map(given.get("terrain", {}), "terrain").items():
        cell = want_hex(hex, f"terrain.{hex}")
        terrain = put(terrain, cell, want_word(word, f"terrain.{hex}", TERRAIN_OF))
    smoke = [want_hex(hex, "smoke") for hex in want_list(given.get("smoke", []), "smoke")]
    if len(set(smoke)) != len(smoke):
        raise BadNotation("smoke", "a hex is named twice")
    return known_ground(rules, terrain, tuple(sorted(smoke)))


def known_ground(rules: Rules, terrain: bytes, smoke: tuple[int, ...]) -> Ground:
    """A ground, the same for all positions that a bot reads at one moment of a match.

    What a ground keeps hangs on the options too, so each table of rules has its own.
    """
    key = terrain, smoke
    ground = rules.grounds.get(key)
    if ground is None:
        if len(rules.grounds) >= GROUNDS:
            rules.grounds.clear()
        ground = make_ground(terrain, smoke)
        rules.grounds[key] = ground
    return ground


# ---- warriors


def read_warrior(id: str, given: Data, rules: Rules, phase: int) -> Warrior:
    """One warrior with his sheet."""
    where = f"warriors.{id}"
    if id in ("", TOWER) or "@" in id:
        raise BadNotation(where, "no warrior may have this id")
    known_fields(given, WARRIOR_FIELDS, where)
    species = want_word(given.get("species", "human"), f"{where}.species", SPECIES_OF)
    if species == UNDECIDED and phase not in (IN_SPECIES, OVER):
        raise BadNotation(f"{where}.species", "undecided only before the reveal")
    seat = seat_of(id, given)
    suit = read_number(given, where, "suit", read_number(given, where, "suit_max", SUIT, MOST), MOST)
    suit_max = read_number(given, where, "suit_max", max(SUIT, suit), MOST)
    life_max = read_number(given, where, "life_max", LIFE[species], MOST)
    name = want_text(given.get("name", id), f"{where}.name")
    profile = Profile(id, name, seat, rules.side_index(seat), species, suit_max, life_max, phrases_of(id))
    if "hex" not in given and id not in HEX_OF:
        raise BadNotation(f"{where}.hex", "is needed")
    warrior = Warrior(profile, want_hex(given.get("hex", HEX_OF.get(id)), f"{where}.hex"))
    warrior.suit = suit
    read_sheet(given, where, warrior)
    return warrior


def read_number(given: Data, where: str, field: str, default: int, most: int) -> int:
    """A number from 0, or its default."""
    return want_int(given.get(field, default), f"{where}.{field}", 0, most)


def read_sheet(given: Data, where: str, warrior: Warrior) -> None:
    """The rest of the numbers; without a suit there is no Energy to hold (UW-4.3.5)."""
    profile = warrior.profile
    most = MOST if warrior.suit > 0 else 0
    if warrior.suit > profile.suit_max:
        raise BadNotation(f"{where}.suit", f"is more than suit_max, {profile.suit_max}")
    warrior.energy = read_number(given, where, "energy", min(100, most), most)
    reserve = RESERVE[profile.species]
    warrior.reserve = read_number(given, where, "reserve", min(reserve, most), min(reserve, most))
    warrior.shield = read_number(given, where, "shield", 0, most)
    warrior.life = read_number(given, where, "life", profile.life_max, profile.life_max)
    warrior.ap = read_number(given, where, "ap", warrior.points(), 8)
    warrior.darts = read_number(given, where, "darts", DARTS, DARTS)
    warrior.prep = want_word(given.get("prep", "none"), f"{where}.prep", PREP_OF)
    warrior.alive = want_bool(given.get("alive", True), f"{where}.alive")
    if warrior.prep == LOADED and warrior.darts == 0:
        raise BadNotation(f"{where}.prep", "a loaded dart is one of the darts left")
    if warrior.alive and warrior.life == 0:
        raise BadNotation(f"{where}.life", "a living warrior has Life left")


# ---- the sequence of play


def read_phase(given: Data) -> int:
    """The phase of the turn."""
    return want_word(given.get("phase", "impulse"), "phase", PHASE_OF)


def read_sequence(given: Data, position: UltraPosition, phase: int) -> None:
    """Turn, order, slot, and who has acted in it."""
    least = 0 if phase in (IN_SPECIES, OVER) else 1
    turn = given.get("turn", 0 if phase == IN_SPECIES else 1)
    position.turn = want_int(turn, "turn", least, MOST)
    seats = position.rules.seats
    living = position.living_seats()
    order = want_seats(given.get("order", [] if phase == IN_SPECIES else living), "order", seats)
    position.order = [seat for seat in order if seat in living]
    slot = given.get("slot")
    if phase != IN_IMPULSE:
        if slot is not None:
            raise BadNotation("slot", "is null outside phase impulse")
    else:
        position.slot = 1 if slot is None else want_int(slot, "slot", 0, 7)
        if len(order) == 0:
            position.order = living
        elif sorted(position.order) != living:
            raise BadNotation("order", "every seat with a living warrior has its place")
    for id in want_list(given.get("acted", []), "acted"):
        if position.warrior(want_text(id, "acted")) is None:
            raise BadNotation("acted", f"there is no warrior {id!r}")
        position.acted.append(str(id))
    if len(set(position.acted)) != len(position.acted):
        raise BadNotation("acted", "a warrior is named twice")


def settle(given: Data, position: UltraPosition, phase: int) -> None:
    """Read the answers given so far; refuse what is no resting place, where nobody owes anything."""
    answers = want_map(given.get("answers", {}), "answers")
    if answers and phase not in (IN_SPECIES, IN_SHIELDS):
        raise BadNotation("answers", "nobody answers in secret in this phase")
    for seat, answer in sorted(answers.items()):
        field = f"answers.{seat}"
        if seat not in ("0", "1", "2", "3") or not position.owes(int(seat)):
            raise BadNotation(field, "this seat owes no answer")
        action = read_action(AnyAction, want_map(answer, field))
        refusal = position.check(int(seat), action)
        if refusal is not None or isinstance(action, Concede):
            raise BadNotation(field, f"is no legal answer ({refusal.rule if refusal else 'concede'})")
        position.answers.give(int(seat), action)
    if phase == IN_IMPULSE:
        position.active = position.due_seat()
    if len(PHASES[phase].asked(position)) == 0:
        field = {IN_IMPULSE: "slot", IN_ARRIVAL: "arrival", IN_SHIELDS: "answers"}.get(phase, "phase")
        raise BadNotation(field, "nobody owes a decision: this is no resting place")


def read_over(given: Data, position: UltraPosition) -> None:
    """How the match has ended."""
    over = want_map(given.get("over"), "over")
    known_fields(over, ("winners", "reason"), "over")
    winners = want_seats(over.get("winners"), "over.winners", position.rules.seats)
    reason = want_text(over.get("reason"), "over.reason")
    if reason not in REASONS:
        raise BadNotation("over.reason", f"{reason!r} is no way for a match to end")
    if given.get("answers"):
        raise BadNotation("answers", "nobody owes an answer any more")
    position.result = Outcome(tuple(sorted(winners)), reason)
    position.active = NOBODY


# ---- things on the board


def read_things(given: Data, position: UltraPosition) -> None:
    """Barriers, Energizer and Tower."""
    for value in want_list(given.get("barriers", []), "barriers"):
        id = want_text(value, "barriers")
        owner, _, hex = id.partition("@")
        if position.warrior(owner) is None or GRID.cell(hex) < 0 or id in position.barriers:
            raise BadNotation("barriers", f"{id!r} is no Barrier: owner@hex, each once")
        position.barriers.append(id)
    position.barriers.sort()
    scenario = position.rules.scenario
    if "energizer" in given or scenario.energizer_cell >= 0:
        read_energizer(given.get("energizer", {}), position)
    if "tower" in given or scenario.tower_cell >= 0:
        read_tower(given.get("tower", {}), position)


def read_energizer(value: object, position: UltraPosition) -> None:
    """UW-R53: where it lies, or who carries it; then its hex is his."""
    if value is None:
        return
    given = want_map(value, "energizer")
    known_fields(given, ("hex", "carrier"), "energizer")
    carrier = given.get("carrier")
    if carrier is not None:
        warrior = position.warrior(want_text(carrier, "energizer.carrier"))
        if warrior is None or not warrior.alive:
            raise BadNotation("energizer.carrier", f"{carrier!r} is no living warrior")
        position.carrier = warrior.id
        position.energizer = warrior.cell
        return
    position.energizer = position.rules.scenario.energizer_cell
    if "hex" in given or position.energizer < 0:
        position.energizer = want_hex(given.get("hex"), "energizer.hex")


def read_tower(value: object, position: UltraPosition) -> None:
    """UW-9.6.6: destroyed when `taken` equals `points`."""
    if value is None:
        return
    given = want_map(value, "tower")
    known_fields(given, ("hex", "points", "taken"), "tower")
    scenario = position.rules.scenario
    position.tower = scenario.tower_cell
    if "hex" in given or position.tower < 0:
        position.tower = want_hex(given.get("hex"), "tower.hex")
    points = given.get("points", scenario.tower_points or None)
    position.tower_points = want_int(points, "tower.points", 1, MOST)
    position.tower_taken = want_int(given.get("taken", 0), "tower.taken", 0, position.tower_points)


def read_arrivals(given: Data, position: UltraPosition) -> None:
    """Reinforcements: waiting unless they are on the board or said to have come."""
    arrivals = position.rules.scenario.arrivals
    several = want_map(given.get("arrivals", {}), "arrivals")
    one = given.get("arrival", {})
    if one is not None:
        known_fields(want_map(one, "arrival"), ("warrior", "state"), "arrival")
        if one and one.get("warrior") not in [arrival.entry.id for arrival in arrivals]:
            raise BadNotation("arrival.warrior", f"{one.get('warrior')!r} does not arrive in this scenario")
    known_fields(several, [arrival.entry.id for arrival in arrivals], "arrivals")
    for arrival in arrivals:
        id = arrival.entry.id
        here = position.warrior(id) is not None
        state = COME if here or one is None else WAITING
        if one and one["warrior"] == id:
            state = want_word(one.get("state"), "arrival.state", {"waiting": WAITING, "queued": QUEUED})
        if id in several:
            state = want_word(several[id], f"arrivals.{id}", {word: i for i, word in enumerate(STATES)})
        if (here and state != COME) or (state == QUEUED and arrival.entry.seat >= position.rules.seats):
            raise BadNotation("arrival", f"{id} is here already, or has no seat")
        position.arrivals.append(state)
