"""Recorded matches and positions are the regression suite: dropping a file in adds a test."""

from pathlib import Path

import msgspec
import pytest

from grognard.umpire.dice import Seeded
from grognard.umpire.notation import digest
from grognard.umpire.record import Record
from grognard.umpire.registry import get, registry
from grognard.umpire.replay import replay, verify

HOME = Path(__file__).parent
RECORDS = sorted(HOME.glob("*/*.grog"))
POSITIONS = sorted(HOME.glob("*/*.json"))


def named(path: Path) -> str:
    """`ruleset/file`."""
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_replays_and_its_dice_are_proved(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    ruleset = get(path.parent.name)
    match = replay(ruleset, Record.read(text))
    assert match.record.text() == text
    assert match.outcome() is not None
    found = verify(ruleset, Record.read(text))
    assert found.ok, found.problem


@pytest.mark.parametrize("path", POSITIONS, ids=named)
def test_a_position_reads_back_and_goes_on(path: Path) -> None:
    data = msgspec.json.decode(path.read_bytes())
    ruleset = get(path.parent.name)
    position = ruleset.read(data)
    assert position.notation() == data
    dice, other = Seeded(5), Seeded(5)
    twin = position.clone()
    for _ in range(50):
        owed = position.owed()
        if not owed or owed[0][1] == "match":
            break
        seat = owed[0][0]
        position.play_unchecked(seat, position.random_action(seat, dice), dice, None)
        twin.play_unchecked(seat, twin.random_action(seat, other), other, None)
    assert digest(position.notation()) == digest(twin.notation())
    assert digest(ruleset.read(data).notation()) == digest(data)


def test_every_ruleset_has_every_scenario_on_record() -> None:
    for name, ruleset in registry().rulesets.items():
        names = [path.stem for path in RECORDS if path.parent.name == name]
        missing = [
            scenario
            for scenario in ruleset.scenarios
            if not any(stem.startswith(f"{scenario}-") for stem in names)
        ]
        assert not missing, f"{name}: no record of {missing}"
