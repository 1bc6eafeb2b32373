"""Ultra-Warrior's cards, lines and sketches: right numbers, warnings, each event told from each side."""

from fractions import Fraction
from typing import Any

import pytest

from grognard.rulesets.ultrawarrior import RULESET, actions
from grognard.umpire.contract import Position
from grognard.umpire.dice import Forced, Seeded
from grognard.umpire.log import Log
from grognard.umpire.notation import read_action, read_question
from grognard.umpire.refusal import Refusal
from grognard.umpire.scene import Text
from grognard.umpire.words import SPECTATOR, Answered, Conceded, Data, Event, Setup
from tests.rulesets.ultrawarrior.shown import (
    FALLEN,
    asked,
    card,
    choices,
    position,
    say,
    the_choice,
    warned,
    warriors,
)

# ---- the card


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
    (hint,) = bound.hints
    assert {price.text.id: price.value for price in bound.prices} == {
        "uw-weapon-heat-blast": "3",
        "uw-weapon-frost-bolt": "5",
        "uw-weapon-electron-bolt": "1",
    }
    assert hint.args == {"name": "B", "range": 4, "damage": 30}  # number 9 at range 4: 30/36 of 6, six times
    wood = position(phase="shields", terrain={"1012": "forest"}, warriors=warriors())
    assert card(wood).forms[0].slots[0].bounds[0].hints == []


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
        "A fires the Heat Blast at B, range 4.",
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
    assert say(lines[-1][1].text) == "Victory for A: the other side is eliminated."
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


@pytest.mark.parametrize(
    "wrong",
    [
        {"warrior": "nobody", "target": "B"},
        {"target": "nobody"},
        {"target": "tower"},
        {"barrier": "B"},
        {"barrier": "B@9999"},
        {"hex": "9999"},
        {},
    ],
)
def test_odds_of_a_shot_at_nothing_are_drawn_as_forbidden(wrong: Data) -> None:
    shot = {"type": "fire", "warrior": "A", "weapon": "heat_blast", **wrong}
    sketch = sketched(position(), {"type": "odds", "action": shot})
    assert list(rows(sketch)) == ["refused"]
    assert sketch.marks == []


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
