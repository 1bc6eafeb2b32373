"""The rules as a whole: random walks, notation, order of checks, options without a case of their own."""

from typing import Any

import pytest

from grognard.rulesets.ultrawarrior import RULESET
from grognard.rulesets.ultrawarrior.actions import Fire, Idle, Move, SetShields
from grognard.umpire.contract import Position
from grognard.umpire.dice import Forced, Seeded
from grognard.umpire.log import Log, Telling
from grognard.umpire.match import Match
from grognard.umpire.notation import read_action
from grognard.umpire.words import Action, Concede, Data, Setup

STARTS = [(id, seats) for id, info in RULESET.scenarios.items() for seats in info.seats]
FAR = {"A": {}, "B": {"hex": "2020"}}


def read(**fields: Any) -> Position:
    return RULESET.read(fields)


def play(position: Position, seat: int, action: Action, *rolls: list[str | int]) -> list[Data]:
    """The events of the step; all dice given are rolled."""
    assert position.check(seat, action) is None
    log, dice = Log(), Forced(list(rolls))
    position.play_unchecked(seat, action, Telling(dice, log), log)
    dice.finish()
    return [event.data() for _, event in log.entries]


def options(dice: Seeded, scenario: str, seats: int) -> Data:
    """Options at random."""
    chosen: Data = {"turn_limit": 10 + dice.pick(3)}
    for name, info in RULESET.options.items():
        here = info.scenarios is None or scenario in info.scenarios
        if here and info.values and name != "layout" and dice.pick(2):
            chosen[name] = info.values[dice.pick(len(info.values))]
    if scenario == "5" and seats == 3:
        chosen["layout"] = ("3a", "3b")[dice.pick(2)]
    return chosen


@pytest.mark.parametrize(("scenario", "seats"), STARTS)
def test_a_walk_offers_only_what_passes_and_can_be_written_down(scenario: str, seats: int) -> None:
    dice = Seeded(f"{scenario} {seats}")
    position = RULESET.start(Setup(scenario, options(dice, scenario, seats), seats), dice, None)
    for decision in range(4000):
        owed = position.owed()
        assert bool(owed) != (position.outcome() is not None)
        if not owed:
            break
        seat = owed[dice.pick(len(owed))][0]
        if decision % 9 == 0:
            look_closely(position, seat, dice)
        position.play_unchecked(seat, position.random_action(seat, dice), dice, None)
    assert position.outcome() is not None
    assert RULESET.read(position.notation()).notation() == position.notation()


@pytest.mark.parametrize("level", RULESET.levels)
@pytest.mark.parametrize("stands", [{}, {"phase": "shields"}])
def test_a_script_is_blind_to_points_that_are_their_owners_secret(level: str, stands: Data) -> None:
    def choice(points: int, seed: int) -> Action:
        position = read(
            options={"life_dice": "owner"}, warriors={"A": {}, "B": {"hex": "1016", "ap": points}}, **stands
        )
        return RULESET.script(position, 0, level, Seeded(seed))

    for seed in range(5):
        assert choice(2, seed) == choice(6, seed)


@pytest.mark.parametrize("suit", [0, 30])
def test_a_burn_is_not_taken_back_where_a_life_die_may_have_fallen_in_secret(suit: int) -> None:
    match = Match.create(
        RULESET,
        {
            "options": {"life_dice": "owner"},
            "terrain": {"1010": "fire"},
            "warriors": {"A": {"suit": suit}, "B": {"hex": "2020"}},
        },
        seed="a burn",
    )
    match.play(0, Idle("A"))
    assert match.taking_back.steps[-1].sealed


def look_closely(position: Position, seat: int, dice: Seeded) -> None:
    before, menu = position.notation(), position.menu(seat)
    assert RULESET.read(before).notation() == before
    assert position.clone().notation() == before
    drawn = [position.draw(seat, form, dice) for form in menu.forms for _ in range(3)]
    for action in [*menu.actions, *drawn, *position.suggest(seat, dice, 6), Concede()]:
        assert position.check(seat, action) is None, action
        assert read_action(RULESET.Action, action.data()) == action
        assert menu.offers(action) or isinstance(action, Concede)
    assert position.notation() == before


def test_a_second_walk_from_what_was_read_goes_the_same_way() -> None:
    dice = Seeded(7)
    position = RULESET.start(Setup("2"), dice, None)
    for _ in range(60):
        seat = position.owed()[0][0]
        position.play_unchecked(seat, position.random_action(seat, dice), dice, None)
    other = RULESET.read(position.notation())
    one, two = Seeded(9), Seeded(9)
    for _ in range(60):
        seat = position.owed()[0][0]
        assert other.owed() == position.owed()
        position.play_unchecked(seat, position.random_action(seat, one), one, None)
        other.play_unchecked(seat, other.random_action(seat, two), two, None)
    assert other.notation() == position.notation()


def test_every_legal_hex_can_be_drawn() -> None:
    terrain = {"1012": "forest", "1109": "forest", "1014": "forest", "2525": "forest"}
    position = read(terrain=terrain, warriors=FAR)
    form = next(form for form in position.menu(0).forms if form.fixed["weapon"] == "electron_bolt")
    drawn = {str(position.draw(0, form, Seeded(n)).data()["hex"]) for n in range(60)}
    assert drawn == {"1012", "1109"}


def test_a_heat_blast_from_a_corner_reaches_far_hexes_too() -> None:
    position = read(warriors={"A": {"hex": "0101"}, "B": {"hex": "2828"}})
    form = next(form for form in position.menu(0).forms if form.fixed["weapon"] == "heat_blast")
    drawn = [position.draw(0, form, Seeded(n)) for n in range(1500)]
    assert all(position.check(0, action) is None for action in drawn)
    assert {str(action.data()["hex"]) for action in drawn} >= {"0101", "0102", "0116", "1608"}


def test_no_form_is_offered_without_a_hex_to_fire_at() -> None:
    """UW-R34: no Fire, Lava, Water or Forest on the board, and the Heat Blast always finds ground."""
    forms = {form.fixed["weapon"] for form in read(warriors=FAR).menu(0).forms}
    assert forms == {"heat_blast"}


@pytest.mark.parametrize(
    ("rule", "fields", "action"),
    [
        ("UW-R35", {"options": {"own_hex_fire": "forbidden"}}, Fire("A", "heat_blast", hex="1010")),
        ("UW-2.1.2", {}, Fire("A", "heat_blast", hex="0000")),
        ("UW-7.11.2", {}, Fire("A", "heat_blast")),
        ("UW-7.11.2", {}, Fire("A", "heat_blast", target="tower")),
        ("UW-R37", {"barriers": ["A@1012"]}, Fire("A", "disruptor", barrier="A@1012")),
        ("UW-7.14.2", {"options": {"velthron_range": "column_only"}}, Fire("V", "heat_blast", hex="1026")),
        ("UW-1.1.3", {}, Move("nobody", "1011")),
        ("UW-3.2.1", {}, SetShields({"A": 0})),
    ],
)
def test_refusals_without_a_case(rule: str, fields: Data, action: Action) -> None:
    warriors: Data = {**FAR, "V": {"seat": 0, "species": "velthron", "hex": "1010"}}
    refusal = read(warriors=warriors, **fields).check(0, action)
    assert refusal is not None
    assert refusal.rule == rule


def test_nothing_burns_a_bare_warrior_with_terrain_vs_bare_none() -> None:
    warriors = {"A": {"suit": 0}, "B": {"hex": "2020"}}
    position = read(options={"terrain_vs_bare": "none"}, terrain={"1010": "lava"}, warriors=warriors)
    told = play(position, 0, Idle("A"))
    assert [event["type"] for event in told] == ["idled", "burned"]
    other = read(terrain={"1010": "lava"}, warriors=warriors)
    told = play(other, 0, Idle("A"), ["uw.life", 2])
    assert [event["type"] for event in told] == ["idled", "burned", "rolled", "life_lost"]


def test_a_velthron_counts_three_less_to_18_hexes() -> None:
    position = read(warriors={"A": {"species": "velthron"}, "B": {"hex": "1028"}})
    fired = play(position, 0, Fire("A", "frost_bolt", target="B"), ["uw.attack", 6, 6])[1]
    assert (fired["range"], fired["number"]) == (18, 4)


def test_the_tower_by_every_option() -> None:
    """UW-R55, UW-R56: phase, rate, damage only."""
    lucas = {"lucas": {"seat": 0, "hex": "1410", "energy": 75}}
    for given, slots in (
        ({}, [2, 4, 6]),
        ({"tower_phase": "odd"}, [1, 3, 5]),
        ({"tower_rate": "every"}, [1, 2, 3, 4, 5, 6]),
    ):
        fired = []
        for slot in range(1, 7):
            position = read(scenario="6", slot=slot, options=given, warriors=lucas)
            rolls: list[list[str | int]] = [["uw.tower", 6, 6]] if slot in slots else []
            fired += [
                slot for event in play(position, 0, Idle("lucas"), *rolls) if event["type"] == "tower_fired"
            ]
        assert fired == slots
    position = read(scenario="6", slot=2, options={"tower_laser": "damage_only"}, warriors=lucas)
    play(position, 0, Idle("lucas"), ["uw.tower", 6, 6])
    assert position.notation()["terrain"] == {}


def test_a_barrier_and_smoke_stop_the_tower() -> None:
    lucas = {"lucas": {"seat": 0, "hex": "1410", "energy": 75}}
    position = read(scenario="6", slot=2, barriers=["lucas@1410"], warriors=lucas)
    assert {"type": "tower_fired", "barrier": "lucas@1410"} in play(position, 0, Idle("lucas"))
    position = read(scenario="6", slot=2, smoke=["1410"], warriors=lucas)
    told = play(position, 0, Idle("lucas"))
    assert {"type": "tower_fired", "hex": "1410"} in told
    assert position.notation()["terrain"] == {"1410": "lava"}


def test_conceding_in_scenario_3_calls_nobody() -> None:
    """UW-R46: Golbar is not called, the other seat wins."""
    position = RULESET.start(Setup("3"), Seeded(1), None)
    told = play(position, 1, Concede())
    assert told[-1] == {"type": "over", "winners": [0], "reason": "concession"}
    assert position.notation()["arrival"] is None


def test_conceding_of_one_of_three_goes_on_and_keeps_no_debt() -> None:
    position = RULESET.start(Setup("7", {}, 3), Seeded(1), None)
    play(position, 0, SetShields({"warrior1": 3}))
    play(position, 2, SetShields({"warrior3": 4}))
    told = play(position, 1, Concede(), ["uw.initiative", 2], ["uw.initiative", 5])
    assert position.owed() == ((2, "act"),)
    assert not position.plays(1)
    assert [event["type"] for event in told][:2] == ["conceded", "eliminated"]


def test_last_survivor_must_exit() -> None:
    warriors = {"A": {"hex": "1414"}, "B": {"hex": "2020", "suit": 0, "life": 1}}
    for option, over in (("wins", True), ("must_exit", False)):
        position = read(
            scenario="7",
            options={"last_survivor": option},
            terrain={"2020": "lava"},
            order=[1, 0],
            warriors=warriors,
        )
        play(position, 1, Idle("B"), ["uw.life", 1])
        assert (position.outcome() is not None) is over


def test_exhaustion_is_a_draw_at_turn_end() -> None:
    """UW-R58"""
    spent = {"energy": 0, "darts": 0}
    position = read(slot=6, acted=["A"], warriors={"A": spent, "B": spent})
    play(position, 1, Idle("B"))
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "exhaustion")
    burning = read(slot=6, acted=["A"], terrain={"1010": "fire"}, warriors={"A": spent, "B": spent})
    play(burning, 1, Idle("B"))
    assert burning.outcome() is None


def test_only_the_owner_hears_of_the_sheet() -> None:
    position = read(warriors={"A": {}, "B": {"suit": 4, "shield": 1}})
    log = Log()
    dice = Forced([["uw.attack", 1, 1]])
    position.play_unchecked(0, Fire("A", "heat_blast", target="B"), dice, log)
    assert [event.type for event in log.heard(0)] == ["fired", "hit"]
    assert [event.type for event in log.heard(1)] == ["fired", "hit", "absorbed", "suit_destroyed"]
