"""Ultra-Warrior as it is shown: only what the view holds, with the right numbers, and every text there is.

That texts, refs, forms and previews of random matches hold is law 12; here stands what they must say.
"""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from grognard.rulesets.ultrawarrior import RULESET, actions, events, presentation, questions
from grognard.rulesets.ultrawarrior.presentation.line import TELLERS
from grognard.rulesets.ultrawarrior.presentation.sketch import DRAWERS
from grognard.rulesets.ultrawarrior.presentation.static import digest
from grognard.umpire.contract import Position
from grognard.umpire.dice import Seeded
from grognard.umpire.notation import read_question
from grognard.umpire.refusal import Refusal
from grognard.umpire.scene import Text
from grognard.umpire.words import SPECTATOR, Answered, Conceded, Question, Setup, snake
from tests.rulesets.ultrawarrior.shown import (
    FALLEN,
    PACKAGE,
    asked,
    card,
    piece,
    position,
    row,
    say,
    scene,
    sheet,
    warriors,
)

# ---- texts


def test_the_refusals_of_the_rules_are_those_that_have_a_sentence() -> None:
    used = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
                slugs = [arg.value for arg in node.args[1:2] if isinstance(arg, ast.Constant)]
                assert slugs, f"{path.name}: a refusal's slug is no literal: {ast.unparse(node)}"
                used.update(slugs)
    source = RULESET.file("locales/en.ftl").read_text("utf-8")
    assert used == set(re.findall(r"^uw-refused-([\w-]+) =", source, re.MULTILINE))


def test_scenarios_and_options_have_their_words() -> None:
    for scenario in RULESET.scenarios:
        for id in (
            f"scenario-{scenario}",
            f"scenario-{scenario}-story",
            f"goal-{scenario}",
            f"special-{scenario}",
        ):
            assert say(Text(f"uw-{id}"))
    for option in RULESET.options.values():
        assert say(Text(f"uw-option-{option.name}"))
        for value in option.values:
            word = str(value).lower() if isinstance(value, bool) else str(value)
            assert say(Text(f"uw-option-{option.name}-{word}"))


def test_every_event_is_told_and_every_answer_drawn() -> None:
    told = {snake(kind.__name__) for kind in events.AnyEvent.__args__ if kind not in (Answered, Conceded)}
    assert set(TELLERS) == told
    assert set(DRAWERS) == {snake(kind.__name__) for kind in questions.AnyQuestion.__args__}


# ---- the board


@pytest.mark.parametrize("setup", ["clear", "1", "2", "3", "4"])
def test_the_printed_board_is_the_set_up_for_every_audience(setup: str) -> None:
    p = position(setup=setup, terrain={"1010": "fire"}, warriors=warriors({"hex": "1515"}))
    boards = {seat: RULESET.static(p.view(seat), "board") for seat in (0, 1, SPECTATOR)}
    assert boards[0] == boards[1] == boards[SPECTATOR]
    assert len(boards[0].cells) == 784
    plain = position(setup=setup, warriors=warriors({"hex": "1515"}))
    for cell in boards[0].cells[::13]:
        asked = plain.ask(0, questions.Hex(cell.ref))
        assert not isinstance(asked, Refusal)
        assert asked.data()["terrain"] == cell.terrain
    assert scene(p).boards[0].static == digest(setup)


def test_only_changed_hexes_are_drawn_as_cells() -> None:
    p = position(
        setup="1", terrain={"1010": "lava"}, smoke=["1212"], barriers=["B@2020"],
        warriors=warriors({"hex": "0101"}, {"hex": "2020"}),
    )  # fmt: skip
    cells = {cell.ref: cell for cell in scene(p).cells}
    assert set(cells) == {"1010", "1212", "2020"}
    assert (cells["1010"].terrain, cells["1010"].facets) == ("lava", [])
    assert cells["1212"].facets == ["smoke"]
    assert cells["2020"].facets == ["barrier:1"]
    assert say(cells["1212"].says) == "1212: Clear, Smoke"


def test_counters_carry_their_states() -> None:
    p = position(
        terrain={"1010": "fire"}, smoke=["1014"], barriers=["A@1010"], acted=["A"], scenario="7",
        energizer={"carrier": "B"},
        warriors=warriors({"prep": "idle"}, C=FALLEN),
    )  # fmt: skip
    drawn = scene(p)
    a, b, c = piece(drawn, "A"), piece(drawn, "B"), piece(drawn, "C")
    assert a.states == ["used"]
    assert b.states == ["active"]
    assert c.states == ["down"]
    assert [pip.text.id for pip in a.pips] == ["uw-pip-fire", "uw-prep-idle", "uw-pip-barrier"]
    assert [pip.text.id for pip in b.pips] == ["uw-pip-carries", "uw-pip-smoke"]
    assert piece(drawn, "energizer").at.host == "B"
    assert piece(drawn, "A@1010").at.cell == "1010"
    assert [n.value for n in a.numbers] == ["5", "6", "0"]
    assert [n.value for n in b.numbers] == ["6", "6"]


# ---- sheets


def test_own_sheets_are_filled_in_and_foreign_ones_are_not() -> None:
    p = position(warriors=warriors({"energy": 40, "shield": 7, "suit": 12, "life": 5}, {"energy": 33}))
    mine, theirs = sheet(scene(p), "A"), sheet(scene(p), "B")
    assert [row(mine, label).value for label in ("energy", "shield", "suit", "life")] == [40, 7, 12, 5]
    known = {"energy": (None, None), "shield": (None, None), "suit": (0, 30), "life": (1, 6)}
    for label, range in known.items():
        foreign = row(theirs, label)
        assert (foreign.value, foreign.low, foreign.high) == (None, *range)
    assert (mine.own, theirs.own) == (True, False)
    assert row(theirs, "darts").value == 6
    watched = sheet(scene(p, SPECTATOR), "A")
    assert row(watched, "energy").value is None
    assert not watched.own


def test_a_foreign_sheet_is_the_same_whatever_it_hides() -> None:
    one = position(warriors=warriors(b={"energy": 90, "shield": 9, "suit": 3, "life": 2, "ap": 6}))
    other = position(warriors=warriors())
    assert scene(one) == scene(other)
    assert card(one) == card(other)


def test_shared_sheets_of_allies_are_filled_in_but_not_own() -> None:
    sides = {"0": "A", "1": "B", "2": "A"}
    p = position(sides=sides, options={"allies_share_sheets": True}, warriors=warriors(C={"energy": 17}))
    ally = sheet(scene(p), "C")
    assert row(ally, "energy").value == 17
    assert not ally.own


def test_hidden_action_points_are_unknown() -> None:
    p = position(options={"life_dice": "owner"}, warriors=warriors())
    assert piece(scene(p), "B").numbers[0].value == "?"
    assert row(sheet(scene(p), "B"), "impulses").value is None
    assert row(sheet(scene(p), "A"), "impulses").value == 6


# ---- the track


def test_the_track_shows_impulses_and_who_has_them() -> None:
    p = position(slot=3, order=[1, 0], warriors=warriors({"life": 4}))
    track = scene(p).track
    assert track is not None
    assert track.present == "impulse-3"
    steps = {step.id: step.seats for step in track.steps}
    assert list(steps) == ["shields", "cleanup", *(f"impulse-{n}" for n in range(1, 7))]
    assert steps["impulse-4"] == [1, 0]
    assert steps["impulse-5"] == [1]


def test_a_mophek_brings_impulses_before_and_after() -> None:
    p = position(slot=0, warriors=warriors({"species": "mophek"}))
    track = scene(p).track
    assert track is not None
    steps = {step.id: step.seats for step in track.steps}
    assert steps["impulse-0"] == [0]
    assert steps["impulse-7"] == [0]


@pytest.mark.parametrize(("scenario", "limit"), [("1", 60), ("3", 7), ("6", 5)])
def test_the_limit_is_the_scenarios_or_the_options(scenario: str, limit: int) -> None:
    p = RULESET.start(Setup(scenario), Seeded(1), None)
    track = scene(p).track
    assert track is not None
    assert track.limit is not None
    assert track.limit.args == {"turn": limit}


def test_the_top_bar_knows_what_is_owed() -> None:
    p = position(phase="shields", warriors=warriors(C=FALLEN))
    p.play_unchecked(0, actions.SetShields({"A": 3}), Seeded(1), None)
    seats = scene(p, SPECTATOR).seats
    assert [(s.owes, s.answered, s.out) for s in seats] == [
        ("", True, False),
        ("shields", False, False),
        ("", False, True),
    ]


@pytest.mark.parametrize("scenario", ["1", "2", "3", "4", "5", "6", "7", "8", "free"])
def test_what_the_scene_says_is_owed_is_owed(scenario: str) -> None:
    p = RULESET.start(Setup(scenario), Seeded(3), None) if scenario != "free" else position()
    dice = Seeded(5)
    for _ in range(60):
        owed = dict(p.owed())
        assert {s.seat: s.owes for s in scene(p, SPECTATOR).seats if s.owes} == owed
        if p.outcome() is not None:
            break
        seat = p.owed()[0][0]
        p.play_unchecked(seat, p.random_action(seat, dice), dice, None)


# ---- marks in layers


def layers(p: Position, seat: int = 0) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for mark in scene(p, seat).marks:
        found.setdefault(mark.layer, []).append(mark)
    return found


def test_layers_show_steps_ranges_and_danger() -> None:
    p = position(terrain={"1010": "fire", "1011": "forest", "1009": "water", "1212": "inverted_water"})
    shown = layers(p)
    assert [mark.radius for mark in shown["ranges:A"]] == [2, 6, 8, 12, 15]
    assert [(mark.tone, mark.cells) for mark in shown["reach"]] == [
        ("plan", ["0910", "0911", "1110", "1111"]),
        ("warn", ["1011"]),
    ]
    assert shown["danger"][0].cells == ["1010"]
    assert shown["refill"][0].cells == ["1212"]
    drawn = scene(p)
    assert set(drawn.layers) - set(drawn.asks) == set(shown)


def test_what_an_enemy_could_fire_at_is_asked_for() -> None:
    """The whole map of it is too much to be sent unasked; what it answers is what the enemy may do."""
    p = position(terrain={"1012": "forest"})
    drawn = scene(p)
    assert set(drawn.asks) == {"threat:B"} <= set(drawn.layers)
    question = read_question(RULESET.Question, drawn.asks["threat:B"])
    answer = p.ask(0, question)
    assert not isinstance(answer, Refusal)
    (mark,) = [mark for mark in RULESET.sketch(p.view(0), question, answer).marks if mark.text is not None]
    assert mark.tone == "foe"
    allowed = [hex for hex in mark.cells[::40] if p.ask(1, odds_at(hex)).data()["possible"]]
    assert allowed == mark.cells[::40]
    assert scene(p, SPECTATOR).asks == {}


def odds_at(hex: str) -> Question:
    """What comes of B's Heat Blast at a hex."""
    shot = {"type": "fire", "warrior": "B", "weapon": "heat_blast", "hex": hex}
    return read_question(RULESET.Question, {"type": "odds", "action": shot})


def test_the_cover_layer_is_what_no_enemy_could_fire_at() -> None:
    p = position(
        terrain={"1012": "forest", "1112": "forest", "0912": "forest"}, warriors=warriors(b={"hex": "1015"})
    )
    (mark,) = layers(p)["cover:A"]
    foe = position(
        order=[1, 0],
        terrain={"1012": "forest", "1112": "forest", "0912": "forest"},
        warriors=warriors(b={"hex": "1015"}),
    )
    for hex in ("1010", "1011", "1012", "1009", "1210", "1014", "0811"):
        there = position(
            order=[1, 0], terrain={"1012": "forest", "1112": "forest", "0912": "forest"},
            warriors=warriors({"hex": hex}, {"hex": "1015"}),
        )  # fmt: skip
        shot = {
            "type": "odds",
            "action": {"type": "fire", "warrior": "B", "weapon": "heat_blast", "target": "A"},
        }
        assert (hex in mark.cells) == (not asked(there, shot, 1)["possible"]), hex
    assert foe.owed() == ((1, "act"),)


def test_a_spectator_sees_no_marks_of_anybody() -> None:
    assert set(layers(position(), SPECTATOR)) <= {"refill"}


# ---- nothing of a position gets in


def test_presentation_reads_views_and_memories_alone() -> None:
    folder = Path(str(presentation.__file__)).parent
    for path in folder.glob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        own = {
            name.removeprefix("grognard.rulesets.ultrawarrior.")
            for name in imported
            if "ultrawarrior." in name
        }
        allowed = {"tables", "scenario", "memory", "ledger"}
        assert {name for name in own if not name.startswith("presentation")} <= allowed, path.name
