"""Samples: worlds of the same view, within what has been seen, and not always the truth."""

import pytest

from grognard.rulesets.ultrawarrior import RULESET
from grognard.rulesets.ultrawarrior.memory import PAID, UltraMemory
from grognard.umpire.dice import Forced, Seeded
from grognard.umpire.log import Log, Telling
from grognard.umpire.words import SPECTATOR, Data, Setup


@pytest.mark.parametrize("options", [{}, {"life_dice": "owner"}, {"allies_share_sheets": True}])
@pytest.mark.parametrize("scenario", ["1", "5", "7", "8"])
def test_samples_give_the_view_back(scenario: str, options: Data) -> None:
    dice, thinking = Seeded(f"{scenario} {options}"), Seeded("thinking")
    position = RULESET.start(Setup(scenario, {**options, "turn_limit": 10}), dice, None)
    seats = range(position.notation()["seats"])
    memories = {seat: RULESET.memory(position.view(seat)) for seat in (*seats, SPECTATOR)}
    for decision in range(300):
        owed = position.owed()
        if not owed:
            break
        for seat, memory in memories.items() if decision % 10 == 0 else ():
            view = position.view(seat)
            world = RULESET.sample(view, memory, thinking)
            assert world.view(seat) == view
            assert world.owed() == position.owed()
        actor = owed[0][0]
        good = position.suggest(actor, dice, 3)
        log = Log()
        position.play_unchecked(actor, good[dice.pick(len(good))], Telling(dice, log), log)
        for seat, memory in memories.items():
            for event in log.heard(seat):
                memory.hear(event)


def test_a_sample_keeps_to_what_was_spent_in_public() -> None:
    dice = Seeded(1)
    position = RULESET.start(Setup("1"), dice, None)
    memory = RULESET.memory(position.view(1))
    assert isinstance(memory, UltraMemory)
    for _ in range(30):
        seat = position.owed()[0][0]
        log = Log()
        position.play_unchecked(seat, position.random_action(seat, dice), dice, log)
        for event in log.heard(1):
            memory.hear(event)
    spent = sum(amount for kind, amount in memory.pasts["metlank"].happenings if kind == PAID)
    energies = set()
    for n in range(60):
        sheet = RULESET.sample(position.view(1), memory, Seeded(n)).notation()["warriors"]["metlank"]
        energies.add(sheet["energy"])
        assert sheet["energy"] + sheet["shield"] <= 150 - spent
        assert 0 < sheet["suit"] <= 30
    assert len(energies) > 5


def test_a_seen_life_die_says_all() -> None:
    """UW-R45: the suit is gone, and with it all Energy."""
    warriors = {"A": {"prep": "dart"}, "B": {"suit": 0, "hex": "1011"}}
    position = RULESET.read({"warriors": warriors})
    memory = RULESET.memory(position.view(0))
    log = Log()
    action = next(one for one in position.menu(0).actions if one.data().get("target") == "B")
    position.play_unchecked(0, action, Forced([["uw.attack", 1, 1], ["uw.life", 2]]), log)
    for event in log.heard(0):
        memory.hear(event)
    sheet = RULESET.sample(position.view(0), memory, Seeded(1)).notation()["warriors"]["B"]
    assert (sheet["suit"], sheet["energy"], sheet["shield"], sheet["life"]) == (0, 0, 0, 4)
