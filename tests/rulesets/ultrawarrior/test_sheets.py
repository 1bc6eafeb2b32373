"""Control sheets with their history, and what is known of foreign ones: right at every moment of a match."""

from collections.abc import Iterator

import pytest

from grognard.rulesets.ultrawarrior import RULESET
from grognard.rulesets.ultrawarrior.events import Absorbed, Fired, Hit, LifeLost, ShieldSet, TurnEnded
from grognard.rulesets.ultrawarrior.memory import UltraMemory
from grognard.rulesets.ultrawarrior.presentation.estimates import span
from grognard.rulesets.ultrawarrior.presentation.facts import Facts
from grognard.umpire.contract import Memory, Position
from grognard.umpire.dice import Seeded
from grognard.umpire.log import Log, Telling
from grognard.umpire.scene import Row, Sheet
from grognard.umpire.words import SPECTATOR, Data, Event, Seat, Setup
from tests.rulesets.ultrawarrior.shown import card, position, row, say, sheet, warriors

EVERYBODY = (0, 1, SPECTATOR)
SHEET = ("energy", "reserve", "suit", "life")


def listened(setup: Setup, seed: int, steps: int) -> Iterator[tuple[Position, dict[Seat, Memory]]]:
    """The rests of a match of bots who now and then do anything, with what each audience remembers."""
    dice = Seeded(seed)
    log = Log()
    p = RULESET.start(setup, dice, log)
    memories = {seat: RULESET.memory(p.view(seat)) for seat in (*range(p.notation()["seats"]), SPECTATOR)}
    for _ in range(steps):
        for seat, memory in memories.items():
            for event in log.heard(seat):
                memory.hear(event)
        yield p, memories
        owed = p.owed()
        if not owed:
            return
        actor, log = owed[0][0], Log()
        bold = dice.pick(6) > 0
        action = RULESET.script(p, actor, "recruit", dice) if bold else p.random_action(actor, dice)
        p.play_unchecked(actor, action, Telling(dice, log), log)


@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        ("1", {"turn_limit": 12}),
        ("1", {"life_dice": "owner", "turn_limit": 12}),
        ("3", {}),
        ("5", {"allies_share_sheets": True, "turn_limit": 12}),
        ("6", {}),
        ("7", {"turn_limit": 12}),
        ("8", {"turn_limit": 12}),
    ],
)
def test_what_is_remembered_is_so(scenario: str, options: Data) -> None:
    """A sheet that one sees is kept to the point; of another the truth lies within the range."""
    kept = guessed = 0
    for p, memories in listened(Setup(scenario, options), 3, 250):
        if p.outcome() is not None:
            break
        truth = p.notation()["warriors"]
        for seat, memory in memories.items():
            facts = Facts(p.view(seat), memory)
            for id, data in facts.warriors.items():
                ledger = facts.ledger(id)
                assert ledger is not None
                assert ledger.known == ("energy" in data)
                if ledger.known:
                    assert [getattr(ledger, field) for field in SHEET] == [data[field] for field in SHEET]
                    kept += 1
                    continue
                for field in SHEET:
                    low, high = span(facts, id, field) or (0, 999)
                    assert low <= truth[id][field] <= high, (id, field)
                    guessed += high < 999
    assert kept > 30
    assert guessed > 30


# ---- as it is drawn

LANCE, METLANK = 1, 0
FIRST_TURN: list[tuple[Event, tuple[Seat, ...]]] = [
    (ShieldSet("lance", 6), (LANCE,)),
    (ShieldSet("metlank", 9), (METLANK,)),
    (Fired("metlank", "frost_bolt", 5, target="lance", number=9, dice=[1, 1]), EVERYBODY),
    (Hit("metlank", "lance", 10, "frost_bolt"), EVERYBODY),
    (Absorbed("lance", 6, 4), (LANCE,)),
    (Fired("lance", "energy_disk", 5, target="metlank", number=9, dice=[1, 1]), EVERYBODY),
    (Hit("lance", "metlank", 2, "energy_disk"), EVERYBODY),
    (Absorbed("metlank", 0, 2), (METLANK,)),
    (TurnEnded(1), EVERYBODY),
]


def after(events: list[tuple[Event, tuple[Seat, ...]]], seat: Seat) -> tuple[Data, Memory]:
    """Scenario 1 after these events, as a seat sees and remembers it."""
    p = RULESET.start(Setup("1"), Seeded(0), None)
    memory = RULESET.memory(p.view(seat))
    for event, audience in events:
        if seat in audience:
            memory.hear(event)
    view = p.view(seat)
    assert isinstance(memory, UltraMemory)
    for id, data in view["warriors"].items():
        if "energy" in data:
            ledger = memory.ledgers.of[id]
            data |= {"energy": ledger.energy, "suit": ledger.suit, "life": ledger.life}
    return view, memory


def drawn(view: Data, memory: Memory, ref: str) -> Sheet:
    return sheet(RULESET.scene(view, memory), ref)


def numbers(one: Row) -> tuple[int | None, int | None, int | None]:
    return one.value, one.low, one.high


def test_an_own_sheet_is_filled_in_with_its_history_by_turn() -> None:
    own = drawn(*after([*FIRST_TURN, (ShieldSet("lance", 8), (LANCE,))], LANCE), "lance")
    assert (row(own, "energy").value, row(own, "energy").history) == (135, [150, 143, 135])
    assert row(own, "shield").history == [6, 8, 0]
    assert (row(own, "suit").value, row(own, "suit").history) == (26, [30, 26])
    assert row(own, "life").history == [6, 6]
    assert (row(own, "harm").value, row(own, "harm").history) == (10, [10])


def test_damage_is_not_shown_before_there_is_any() -> None:
    quiet = drawn(*after([(TurnEnded(1), EVERYBODY)], LANCE), "lance")
    assert "uw-row-harm" not in [one.label.id for one in quiet.rows]


def test_of_a_foe_the_energy_is_the_start_less_what_was_spent_in_sight() -> None:
    for seat in (LANCE, SPECTATOR):
        foe = drawn(*after(FIRST_TURN, seat), "metlank")
        assert numbers(row(foe, "energy")) == (None, 0, 145)
        assert numbers(row(foe, "shield")) == (None, None, None)
        assert numbers(row(foe, "suit")) == (28, None, None)  # a Disk goes past the Shield
        assert numbers(row(foe, "life")) == (6, None, None)
        assert not any(one.history for one in foe.rows if one.label.id != "uw-row-harm")
        assert foe.summary is not None
        assert say(foe.summary).startswith("Energy 0\u2013145, suit 28, Life 6;")
    watched = drawn(*after(FIRST_TURN, METLANK), "lance")
    assert numbers(row(watched, "suit")) == (None, 20, 30)


def test_a_seen_life_die_leaves_a_foe_nothing_but_life() -> None:
    foe = drawn(*after([*FIRST_TURN, (LifeLost("metlank", 4), EVERYBODY)], LANCE), "metlank")
    assert [row(foe, field).value for field in ("energy", "suit", "life")] == [0, 0, 2]


def test_without_a_memory_nothing_is_guessed_and_there_is_no_history() -> None:
    view, _ = after(FIRST_TURN, LANCE)
    shown = RULESET.scene(view)
    assert numbers(row(sheet(shown, "metlank"), "energy")) == (None, None, None)
    assert not any(one.history for each in shown.sheets for one in each.rows)


def test_the_shields_of_last_turn_can_be_set_again() -> None:
    view, memory = after(FIRST_TURN, LANCE)
    menu = RULESET.start(Setup("1"), Seeded(0), None).menu(LANCE)
    (bound,) = RULESET.card(view, menu, memory).forms[0].slots[0].bounds
    assert [one.value for one in bound.presets if one.text.id == "uw-preset-same"] == ["6"]
    assert (
        say(next(one for one in bound.hints if one.id == "uw-hint-last")) == "Last turn: Shield 6, 10 damage"
    )
    (first,) = RULESET.card(view, menu).forms[0].slots[0].bounds
    assert "uw-preset-same" not in [one.text.id for one in first.presets]


def test_the_shields_card_tells_what_vanishes_before_anyone_acts() -> None:
    p = position(
        phase="shields", smoke=["1012"], barriers=["A@1010"], terrain={"1011": "inverted_water"},
        warriors=warriors({"hex": "1010"}),
    )  # fmt: skip
    told = [say(hint) for hint in card(p).hints]
    assert "Before anyone acts all Smoke (1) and Barriers (1) go." in told
    assert "Before anyone acts one hex becomes Water again." in told
    assert not [
        hint for hint in card(position(phase="shields", warriors=warriors())).hints if "anyone" in say(hint)
    ]
