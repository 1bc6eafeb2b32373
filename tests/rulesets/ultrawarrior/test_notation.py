"""Reading is strict: what is wrong is refused by its field's name. Custom scenarios start, or say why not."""

from typing import Any

import pytest

from grognard.rulesets.ultrawarrior import RULESET
from grognard.umpire.dice import Seeded
from grognard.umpire.notation import read_question
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Concede, Data, Setup

FORD: Data = {
    "id": "ford",
    "name": "The ford",
    "seats": [2],
    "setup": "3",
    "terrain": {"0505": "lava"},
    "victory": ["eliminate_side"],
    "warriors": {
        "red": {"seat": 0, "hex": "0101", "species": "choose", "energy": 7},
        "blue": {"seat": 1, "hex": "2828", "suit": 12, "life": 9},
    },
    "arrivals": [
        {
            "warrior": name,
            "seat": 1,
            "species": "wahn",
            "energy": 5,
            "suit": 9,
            "trigger": {"eliminated": "blue"},
            "from": "red",
            "range": 4,
        }
        for name in ("green", "grey")
    ],
}


@pytest.mark.parametrize(
    ("field", "data"),
    [
        ("colour", {"colour": 1}),
        ("ruleset", {"ruleset": "chess"}),
        ("scenario", {"scenario": "9"}),
        ("options.speed", {"options": {"speed": 1}}),
        ("options.allies_share_sheets", {"options": {"allies_share_sheets": 1}}),
        ("options.turn_limit", {"options": {"turn_limit": 9}}),
        ("options.layout", {"options": {"layout": "2"}}),
        ("seats", {"seats": 5}),
        ("seats", {"seats": 1}),
        ("sides.2", {"sides": {"2": "A"}}),
        ("turn", {"turn": 0}),
        ("turn", {"turn": True}),
        ("phase", {"phase": "lunch"}),
        ("slot", {"slot": 8}),
        ("slot", {"slot": 7}),
        ("slot", {"phase": "shields", "slot": 1}),
        ("order", {"order": [0]}),
        ("order", {"order": [0, 0]}),
        ("acted", {"acted": ["C"]}),
        ("warriors.A.suit_max", {"warriors": {"A": {"suit_max": "x"}, "B": {}}}),
        ("warriors.A.suit_max", {"warriors": {"A": {"suit_max": [30]}, "B": {}}}),
        ("setup", {"setup": "5"}),
        ("terrain.2929", {"terrain": {"2929": "ice"}}),
        ("terrain.0101", {"terrain": {"0101": "mud"}}),
        ("smoke", {"smoke": ["0101", "0101"]}),
        ("barriers", {"barriers": ["C@0101"]}),
        ("warriors.tower", {"warriors": {"tower": {"seat": 0, "hex": "0101"}}}),
        ("warriors.X.seat", {"warriors": {"X": {"hex": "0101"}}}),
        ("warriors.X.hex", {"warriors": {"X": {"seat": 0}}}),
        ("warriors.A.energy", {"warriors": {"A": {"energy": -1}, "B": {}}}),
        ("warriors.A.energy", {"warriors": {"A": {"energy": 1.5}, "B": {}}}),
        ("warriors.A.energy", {"warriors": {"A": {"suit": 0, "energy": 1}, "B": {}}}),
        ("warriors.A.reserve", {"warriors": {"A": {"reserve": 1}, "B": {}}}),
        ("warriors.A.life", {"warriors": {"A": {"life": 7}, "B": {}}}),
        ("warriors.A.life", {"warriors": {"A": {"life": 0}, "B": {}}}),
        ("warriors.A.prep", {"warriors": {"A": {"darts": 0, "prep": "dart"}, "B": {}}}),
        ("warriors.A.species", {"warriors": {"A": {"species": "undecided"}, "B": {}}}),
        ("warriors.A.suit", {"warriors": {"A": {"suit": 31, "suit_max": 30}, "B": {}}}),
        ("energizer.carrier", {"energizer": {"carrier": "C"}}),
        ("energizer.hex", {"energizer": {}}),
        ("tower.taken", {"tower": {"hex": "1414", "points": 5, "taken": 6}}),
        ("arrival.warrior", {"arrival": {"warrior": "golbar", "state": "waiting"}}),
        ("arrival", {"phase": "arrival"}),
        ("phase", {"phase": "species"}),
        ("answers", {"answers": {"0": {"type": "idle", "warrior": "A"}}}),
        ("answers.0", {"phase": "shields", "answers": {"0": {"type": "set_shields", "shields": {"A": 101}}}}),
        ("over", {"phase": "over"}),
        ("over", {"over": {"winners": [0], "reason": "exit"}}),
        ("over.reason", {"phase": "over", "over": {"winners": [], "reason": "rain"}}),
    ],
)
def test_bad_notation_names_its_field(field: str, data: Data) -> None:
    with pytest.raises(BadNotation) as caught:
        RULESET.read(data)
    assert caught.value.field == field


def test_the_empty_position() -> None:
    data = RULESET.read({}).notation()
    assert (data["turn"], data["slot"], data["active"], data["order"]) == (1, 1, 0, [0, 1])
    assert {id: one["hex"] for id, one in data["warriors"].items()} == {"A": "1010", "B": "1014"}


def test_entries_equal_to_the_setup_are_dropped() -> None:
    assert RULESET.read({"setup": "3", "terrain": {"0605": "forest"}}).notation()["terrain"] == {}


@pytest.mark.parametrize(
    ("setup", "field"),
    [
        (Setup("9"), "scenario"),
        (Setup("free"), "scenario"),
        (Setup("1", {}, 3), "seats"),
        (Setup("1", {"layout": "2"}), "options.layout"),
        (Setup("1", {"henchmen_energy": 50}), "options.henchmen_energy"),
        (Setup("7", {"tower_rate": "every"}), "options.tower_rate"),
        (Setup({**FORD, "seats": [1, 2]}), "scenario"),
    ],
)
def test_a_match_that_cannot_be_started(setup: Setup, field: str) -> None:
    with pytest.raises(BadNotation) as caught:
        RULESET.start(setup, Seeded(1), None)
    assert caught.value.field == field


def test_another_scenarios_option_may_be_named_at_its_default() -> None:
    assert RULESET.start(Setup("1", {"henchmen_energy": 75}), Seeded(1), None).owed()
    assert RULESET.read({"options": {"tower_rate": "every"}}).notation()["scenario"] == "free"


@pytest.mark.parametrize("impulses", [-1, True, "2", 1.0])
def test_reach_is_asked_for_a_number_of_impulses(impulses: object) -> None:
    with pytest.raises(BadNotation) as caught:
        read_question(RULESET.Question, {"type": "reach", "warrior": "A", "impulses": impulses})
    assert caught.value.field == "impulses"


def test_a_scenario_of_ones_own_is_played_written_and_read() -> None:
    dice = Seeded(3)
    position = RULESET.start(Setup(FORD), dice, None)
    assert position.owed() == ((0, "species"),)
    data = position.notation()
    assert data["warriors"]["blue"]["life_max"] == 9
    assert data["custom"] == FORD
    for _ in range(400):
        owed = position.owed()
        if not owed:
            break
        data = position.notation()
        assert RULESET.read(data).notation() == data
        seat = owed[dice.pick(len(owed))][0]
        position.play_unchecked(seat, position.random_action(seat, dice), dice, None)


def test_two_reinforcements_come_one_after_the_other() -> None:
    data = RULESET.start(Setup(FORD), Seeded(3), None).notation()
    warriors = data["warriors"]
    warriors["red"]["species"] = "human"
    warriors["blue"] |= {"alive": False, "life": 0, "suit": 0, "energy": 0}
    arrivals = {"green": "queued", "grey": "queued"}
    data |= {
        "turn": 2,
        "phase": "arrival",
        "arrivals": arrivals,
        "arrival": {"warrior": "green", "state": "queued"},
    }
    position = RULESET.read(data)
    for name in ("green", "grey"):
        assert position.owed() == ((1, "arrival"),)
        action = position.random_action(1, Seeded(1))
        position.play_unchecked(1, action, Seeded(1), None)
        assert RULESET.read(position.notation()).notation()["warriors"][name]["reserve"] == 25
    assert position.owed() == ((0, "shields"), (1, "shields"))
    position.play_unchecked(1, Concede(), Seeded(1), None)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.reason == "concession"


@pytest.mark.parametrize(
    ("rule", "change"),
    [
        ("UW-9.0.3", {"victory": [{"reach": {"warrior": "red", "hex": "0101"}}]}),
        ("UW-9.0.3", {"colour": "red"}),
        ("UW-9.0.3", {"turn_limit": 0}),
        ("UW-9.0.3", {"draws": ["rain"]}),
        ("UW-2.1.2", {"tower": {"hex": "2929", "points": 5, "target": "red"}}),
        ("UW-4.3.1", {"warriors": {**FORD["warriors"], "blue": {"seat": 1, "hex": "2828", "suit": 0}}}),
        ("UW-4.4.1", {"warriors": {**FORD["warriors"], "blue": {"seat": 1, "hex": "2828", "life": 0}}}),
    ],
)
def test_problems_of_a_scenario(rule: str, change: Data) -> None:
    report = RULESET.build("scenario", {**FORD, **change})
    assert report.problems == [rule]
    assert not report.ok


def test_build_never_stumbles_over_odd_values() -> None:
    odd: list[Any] = [None, 0, -1, True, "x", "", [], ["x"], {}, {"x": 1}, 1.5]
    for field in [*FORD, "tower", "energizer", "defeat", "draws", "special", "sides", "turn_limit"]:
        for value in odd:
            report = RULESET.build("scenario", {**FORD, field: value})
            assert report.ok == (not report.problems)


def test_a_suit_is_whole_unless_said_otherwise() -> None:
    position = RULESET.read({"warriors": {"A": {"suit_max": 0}, "B": {"suit_max": 50}}})
    suits = {id: warrior["suit"] for id, warrior in position.notation()["warriors"].items()}
    assert suits == {"A": 0, "B": 50}


def test_walled_in_and_unequal_suits_are_warned_of() -> None:
    walls = dict.fromkeys(("0102", "0201"), "water")
    report = RULESET.build("scenario", {**FORD, "terrain": walls})
    assert set(report.warnings) == {"unequal_energy", "unequal_suits", "walled_in"}
    with pytest.raises(BadNotation):
        RULESET.build("army", FORD)
