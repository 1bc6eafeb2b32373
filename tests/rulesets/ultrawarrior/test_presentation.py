"""Ultra-Warrior as it is shown: only what the view holds, with the right numbers, and every text there is.

That texts, refs, forms and previews of random matches hold is law 12; here stands what they must say.
"""

import ast
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from grognard.rulesets.ultrawarrior import RULESET, actions, events, presentation, questions
from grognard.rulesets.ultrawarrior.presentation.line import TELLERS
from grognard.rulesets.ultrawarrior.presentation.sketch import DRAWERS
from grognard.rulesets.ultrawarrior.presentation.static import digest
from grognard.umpire.contract import Position
from grognard.umpire.dice import Forced, Seeded
from grognard.umpire.log import Log
from grognard.umpire.notation import read_action, read_question
from grognard.umpire.refusal import Refusal
from grognard.umpire.scene import Card, Choice, Piece, Row, Scene, Sheet, Text
from grognard.umpire.words import SPECTATOR, Answered, Conceded, Data, Event, Setup, snake
from tests.laws.texts import formatted

PACKAGE = RULESET.file("rules.md").parent
FALLEN: Data = {"alive": False, "life": 0, "suit": 0}


def position(**fields: Any) -> Position:
    return RULESET.read({"ruleset": "ultrawarrior", **fields})


def warriors(a: Data | None = None, b: Data | None = None, **others: Data) -> dict[str, Data]:
    return {"A": a or {}, "B": b or {}, **others}


def scene(p: Position, seat: int = 0) -> Scene:
    return RULESET.scene(p.view(seat))


def card(p: Position, seat: int = 0) -> Card:
    return RULESET.card(p.view(seat), p.menu(seat))


def choices(c: Card) -> list[Choice]:
    return [choice for group in c.groups for choice in group.choices]


def the_choice(c: Card, **action: str) -> Choice:
    found = [one for one in choices(c) if action.items() <= one.action.items()]
    assert len(found) == 1, (action, [one.action for one in choices(c)])
    return found[0]


def piece(s: Scene, ref: str) -> Piece:
    return next(one for one in s.pieces if one.ref == ref)


def sheet(s: Scene, ref: str) -> Sheet:
    return next(one for one in s.sheets if one.ref == ref)


def row(s: Sheet, label: str) -> Row:
    return next(one for one in s.rows if one.label.id == f"uw-row-{label}")


def say(text: Text) -> str:
    return formatted(RULESET, "en", text, "test")


def warned(choice: Choice) -> list[str]:
    return [warning.id for warning in choice.warnings]


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


def test_scenarios_options_and_kinds_have_their_words() -> None:
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
    for kind in ("species", "arrival", "shields", "act"):
        assert say(Text(f"uw-kind-{kind}"))


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
    for label in ("energy", "shield", "suit", "life"):
        foreign = row(theirs, label)
        assert (foreign.value, foreign.low, foreign.high) == (None, None, None)
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


# ---- the card


def asked(p: Position, question: Data, seat: int = 0) -> Data:
    answer = p.ask(seat, read_question(RULESET.Question, question))
    assert not isinstance(answer, Refusal)
    return answer.data()


@pytest.mark.parametrize("species", ["human", "velthron"])
@pytest.mark.parametrize("options", [{}, {"hb_13_15": 5, "velthron_range": "column_only"}])
def test_the_numbers_of_a_shot_are_those_of_the_odds(species: str, options: Data) -> None:
    for hex in ("1011", "1014", "1020", "2010", "2510"):
        p = position(options=options, warriors=warriors({"species": species}, {"hex": hex}))
        shots = [one for one in choices(card(p)) if one.action["type"] == "fire"]
        assert shots
        for shot in shots:
            assert shot.preview is not None
            odds = asked(p, shot.preview)
            shown = {n.text.id.removeprefix("uw-number-"): n.value for n in shot.numbers}
            ways = 36 * Fraction(odds["hit"])
            assert shown["energy"] == str(odds["cost"])
            assert shown["needed"] == str(odds["number"])
            assert abs(float(shown["chance"].rstrip("%")) - float(ways) / 0.36) <= 0.5
            assert abs(float(shown["expected"]) - float(ways) * odds["damage_if_hit"] / 36) <= 0.005


def test_tools_in_order_with_their_marks() -> None:
    p = position(barriers=["B@1014"], warriors=warriors(b={"hex": "1014"}, C={"seat": 1, "hex": "1013"}))
    shown = card(p)
    assert [group.id for group in shown.groups][:3] == ["move:A", "heat_blast:A", "frost_bolt:A"]
    assert the_choice(shown, type="fire", weapon="disruptor").at == "B@1014"
    assert the_choice(shown, type="fire", weapon="heat_blast").at == "C"
    assert {one.at for one in choices(shown) if one.action["type"] == "move"} == {
        "1009", "1110", "1111", "1011", "0911", "0910"
    }  # fmt: skip
    groups = {group.id for group in shown.groups}
    for form in shown.forms:
        assert form.group in groups
        assert form.by == "A"
        assert form.slots[0].domain is not None
        assert form.slots[0].domain.key == "hexes"
    assert say(shown.title) == "Impulse 1: A acts"


def test_warnings_on_burning_ground() -> None:
    p = position(terrain={"1010": "lava"}, warriors=warriors())
    shown = card(p)
    assert warned(the_choice(shown, type="idle")) == ["uw-warn-burns"]
    assert warned(the_choice(shown, type="load_dart")) == ["uw-warn-burns"]
    assert warned(the_choice(shown, type="move", hex="1009")) == []
    drowning = card(position(terrain={"1010": "water"}, warriors=warriors()))
    assert warned(the_choice(drowning, type="idle")) == ["uw-warn-drowns"]
    assert warned(the_choice(card(position(warriors=warriors())), type="idle")) == []


def test_a_warning_when_a_preparation_is_dropped() -> None:
    shown = card(position(warriors=warriors({"prep": "barrier"})))
    assert warned(the_choice(shown, type="place_barrier")) == []
    assert warned(the_choice(shown, type="idle")) == ["uw-warn-drops"]
    still = card(position(warriors=warriors({"prep": "idle"})))
    assert warned(the_choice(still, type="idle")) == []


def test_a_warning_when_a_miss_falls_on_friends() -> None:
    p = position(warriors=warriors(b={"hex": "1010"}, C={"seat": 1, "hex": "1013"}))
    shown = card(p)
    assert warned(the_choice(shown, weapon="heat_blast", target="B")) == ["uw-warn-company"]
    assert warned(the_choice(shown, weapon="energy_disk", target="B")) == []
    assert warned(the_choice(shown, weapon="heat_blast", target="C")) == []


def test_warnings_on_ground_that_gives_way() -> None:
    terrain = {"1009": "ice", "1011": "inverted_water", "1110": "ice", "1113": "forest"}
    shown = card(position(terrain=terrain, warriors=warriors(b={"hex": "1004"})))
    assert warned(the_choice(shown, type="move", hex="1009")) == ["uw-warn-ice"]
    assert warned(the_choice(shown, type="move", hex="1011")) == ["uw-warn-refills"]
    far = card(position(terrain=terrain, warriors=warriors(b={"hex": "2828"})))
    assert warned(the_choice(far, type="move", hex="1009")) == []


def test_the_shield_form_is_bounded_by_what_there_is() -> None:
    comrades = {"C": {"seat": 0, "suit": 0}, "D": {"seat": 0, **FALLEN}}
    p = position(phase="shields", warriors=warriors({"species": "wahn", "energy": 9}, **comrades))
    (form,) = card(p).forms
    bounds = {bound.ref: bound for bound in form.slots[0].bounds}
    assert {ref: (bound.low, bound.high) for ref, bound in bounds.items()} == {"A": (0, 34), "C": (0, 0)}
    assert all(int(preset.value) <= bound.high for bound in bounds.values() for preset in bound.presets)
    assert p.check(0, actions.SetShields({"A": 34, "C": 0})) is None
    assert p.check(0, actions.SetShields({"A": 35, "C": 0})) is not None


def test_expected_incoming_damage_counts_enemies_in_line_and_old_smoke_is_gone() -> None:
    open_field = position(phase="shields", smoke=["1012"], warriors=warriors())
    (bound,) = card(open_field).forms[0].slots[0].bounds
    buys, hint = bound.hints
    assert buys.args == {"energy": 100, "heat": 33, "frost": 20, "electron": 100}
    assert hint.args == {"foes": 1, "damage": 30}  # number 9 at range 4: 30/36 of 6, six times
    wood = position(phase="shields", terrain={"1012": "forest"}, warriors=warriors())
    assert [one.id for one in card(wood).forms[0].slots[0].bounds[0].hints] == ["uw-hint-buys"]


def test_golbar_may_be_placed_where_the_card_says_and_nowhere_else() -> None:
    fallen = {"seat": 1, "hex": "2018", **FALLEN}
    for distance in (6, 5):
        p = position(
            scenario="3", setup="3", turn=4, phase="arrival", options={"golbar_distance": distance},
            arrival={"warrior": "golbar", "state": "queued"},
            warriors={"lance": {"seat": 0, "hex": "2020", "suit": 50}, "aramas": fallen},
        )  # fmt: skip
        (form,) = card(p, 1).forms
        domain = form.slots[0].domain
        assert domain is not None
        hexes = [cell.ref for cell in RULESET.static(p.view(1), "board").cells]
        assert domain.values == [hex for hex in hexes if p.check(1, actions.PlaceArrival(hex)) is None]


def test_species_are_offered_with_their_abilities() -> None:
    p = RULESET.start(Setup("8"), Seeded(1), None)
    shown = card(p)
    assert [one.action["species"] for one in choices(shown)] == [
        "ceptel",
        "velthron",
        "mophek",
        "jajoz",
        "wahn",
    ]
    assert [say(note).split(":")[0] for note in shown.notes] == [
        "Ceptel",
        "Velthron",
        "Mophek",
        "Jajoz",
        "Wahn",
    ]


# ---- lines and sketches


def told(
    p: Position, seat: int, action: Data, dice: list[list[str | int]], hearer: int
) -> list[tuple[Event, Any]]:
    log = Log()
    p.play_unchecked(seat, read_action(RULESET.Action, action), Forced(dice), log)
    view = p.view(hearer)
    own = [event for event in log.heard(hearer) if not isinstance(event, Answered | Conceded)]
    return [(event, RULESET.line(view, event)) for event in own]


def test_a_shot_is_told_with_its_dice_and_from_each_side() -> None:
    shot = {"type": "fire", "warrior": "A", "weapon": "heat_blast", "target": "B"}
    lines = [line for _, line in told(position(), 0, shot, [["uw.attack", 4, 5]], 0)]
    assert [say(line.text) for line in lines] == [
        "A fires a Heat Blast at B, range 4.",
        "A hit on B: 6 points.",
    ]
    dice = lines[0].dice
    assert dice is not None
    assert (dice.faces, dice.needed, dice.passed) == ([4, 5], 9, True)
    assert lines[0].marks[0].cells == ["1010", "1014"]
    assert (lines[0].tone, lines[1].tone) == ("own", "good")
    seen = [line for _, line in told(position(), 0, shot, [["uw.attack", 6, 5]], 1)]
    assert [say(line.text) for line in seen][1:] == ["A miss at 1014.", "1014: Clear becomes Lava."]
    assert seen[0].dice is not None
    assert seen[0].dice.passed is False
    assert seen[0].tone == "foe"


def test_how_a_hit_is_absorbed_is_told_to_its_owner() -> None:
    shot = {"type": "fire", "warrior": "A", "weapon": "frost_bolt", "target": "B"}
    lines = [
        line
        for _, line in told(position(warriors=warriors(b={"shield": 4})), 0, shot, [["uw.attack", 1, 1]], 1)
    ]
    assert say(lines[-1].text) == "B loses 4 from the Shield, 6 from the suit."


def test_a_move_travels() -> None:
    ((_, line),) = told(position(), 0, {"type": "move", "warrior": "A", "hex": "1011"}, [], 0)
    assert say(line.text) == "A moves to 1011 (Clear)."
    assert line.motions[0].path == ["1010", "1011"]


@pytest.mark.parametrize(
    ("seat", "tone"), [(0, "good"), (1, "bad"), (SPECTATOR, "plain")]
)  # fmt: skip
def test_the_end_is_good_for_the_winner(seat: int, tone: str) -> None:
    p = position(warriors=warriors(b={"suit": 0, "life": 1}))
    shot = {"type": "fire", "warrior": "A", "weapon": "electron_bolt", "target": "B"}
    lines = told(p, 0, shot, [["uw.attack", 1, 1], ["uw.life", 3]], seat)
    assert say(lines[-1][1].text) == "A wins: the other side is eliminated."
    assert lines[-1][1].tone == tone


def sketched(p: Position, question: Data) -> Any:
    word = read_question(RULESET.Question, question)
    answer = p.ask(0, word)
    assert not isinstance(answer, Refusal)
    return RULESET.sketch(p.view(0), word, answer)


def rows(sketch: Any) -> dict[str, str]:
    return {r.text.id.removeprefix("uw-row-"): r.value for r in sketch.rows}


def test_odds_are_drawn_with_what_the_shot_leaves() -> None:
    shot = {"type": "fire", "warrior": "A", "weapon": "heat_blast", "target": "B"}
    sketch = sketched(position(warriors=warriors({"energy": 20})), {"type": "odds", "action": shot})
    shown = rows(sketch)
    assert (shown["range"], shown["cost"], shown["number"], shown["damage"]) == ("4", "3", "9", "6")
    assert shown["leaves"] == "17"
    assert "on-miss" in shown
    assert sketch.verdict is not None
    assert say(sketch.verdict) == "83% to hit (5/6)"
    assert "Damage of a hit (5.00 expected)" in [say(one.text) for one in sketch.rows]
    foreign = {"type": "odds", "action": {**shot, "warrior": "B", "target": "A"}}
    assert "leaves" not in rows(sketched(position(), foreign))


def test_a_shot_at_the_own_hex_is_said_to_endanger() -> None:
    shot = {"type": "fire", "warrior": "A", "weapon": "heat_blast", "hex": "1010"}
    sketch = sketched(position(), {"type": "odds", "action": shot})
    assert "endangers" in rows(sketch)
    elsewhere = {**shot, "hex": "1012"}
    assert "endangers" not in rows(sketched(position(), {"type": "odds", "action": elsewhere}))


def test_a_blocked_line_is_drawn_up_to_the_hex_that_blocks() -> None:
    p = position(terrain={"1012": "forest"})
    sketch = sketched(p, {"type": "line", "from": "1010", "to": "1014"})
    line = next(mark for mark in sketch.marks if mark.kind == "line")
    assert line.stretches == ["clear", "blocked", "blocked", "blocked"]
    assert [mark.cells for mark in sketch.marks if mark.tone == "bad"] == [["1012"]]
    assert sketch.verdict == Text("uw-verdict-blocked")


def test_a_line_along_edges_shows_the_shut_side() -> None:
    p = position(terrain={"1110": "forest"})
    sketch = sketched(p, {"type": "line", "from": "1010", "to": "1410"})
    assert sketch.verdict == Text("uw-verdict-clear")
    assert [mark.cells for mark in sketch.marks if mark.tone == "warn"] == [["1110"]]


def test_reach_is_warmest_nearby() -> None:
    sketch = sketched(position(slot=5), {"type": "reach", "warrior": "A"})
    (heat,) = [mark for mark in sketch.marks if mark.kind == "heat"]
    values = dict(zip(heat.cells, heat.values, strict=True))
    assert values["1011"] > values["1012"]
    assert len(values) == 18


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
    assert set(scene(p).layers) == set(shown)


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


def test_presentation_reads_views_alone() -> None:
    folder = Path(str(presentation.__file__)).parent
    for path in folder.glob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        own = {
            name.removeprefix("grognard.rulesets.ultrawarrior.")
            for name in imported
            if "ultrawarrior." in name
        }
        allowed = {"tables", "scenario"}
        assert {name for name in own if not name.startswith("presentation")} <= allowed, path.name
