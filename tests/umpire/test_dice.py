"""Dice: fair, repeatable, in two streams that do not move each other."""

from collections import Counter
from collections.abc import Callable

import pytest

from grognard.umpire.dice import (
    Dice,
    Forced,
    NeedDice,
    Physical,
    Recorded,
    Sealed,
    Seeded,
    Stream,
    Tape,
    WrongDice,
    commitment,
)

SECRETS = (b"\x01" * 32, b"\x02" * 32)
CHI_SQUARE_999 = {2: 10.83, 6: 20.52, 8: 24.32, 10: 27.88, 12: 31.26, 20: 43.82}


def sealed(opened: int = 0, hidden: int = 0) -> Sealed:
    return Sealed(Stream(SECRETS[0], "a|b", opened), Stream(SECRETS[1], "a|b", hidden))


@pytest.mark.parametrize("sides", sorted(CHI_SQUARE_999))
@pytest.mark.parametrize("make", [lambda: sealed(), lambda: Seeded(7)], ids=["sealed", "seeded"])
def test_every_face_is_equally_likely(make: Callable[[], Dice], sides: int) -> None:
    dice, n = make(), 6000
    counts = Counter(dice.roll("x", sides)[0] for _ in range(n))
    assert set(counts) == set(range(1, sides + 1))
    expected = n / sides
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < CHI_SQUARE_999[sides]


def test_a_d360_reaches_both_ends() -> None:
    dice = sealed()
    faces = {dice.roll("x", 360)[0] for _ in range(6000)}
    assert {1, 360} <= faces <= set(range(1, 361))


@pytest.mark.parametrize("make", [lambda: sealed(), lambda: Seeded(7)], ids=["sealed", "seeded"])
def test_hidden_rolls_between_do_not_move_open_faces(make: Callable[[], Dice]) -> None:
    plain, mixed = make(), make()
    faces = [plain.roll("x", 6, 2) for _ in range(20)]
    other = []
    for _ in range(20):
        mixed.hidden("y", 10)
        mixed.shuffle("z", 5)
        other.append(mixed.roll("x", 6, 2))
    assert faces == other


def test_sealed_rolls_hang_on_index_name_sides_nonces_and_secret() -> None:
    base = sealed().roll("x", 1000, 4)
    assert base == sealed().roll("x", 1000, 4)
    assert base != sealed(1).roll("x", 1000, 4)
    assert base != sealed().roll("y", 1000, 4)
    assert base != sealed().hidden("x", 1000, 4)
    assert base != Stream(SECRETS[0], "a|c").take("x", 1000, 4)


def test_shuffles_reach_every_permutation() -> None:
    dice = sealed()
    assert {dice.shuffle("x", 3) for _ in range(300)} == {
        (1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)
    }  # fmt: skip


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ([["y", 3]], "x is rolled, not y"),
        ([["x", 3, 3]], "takes 1 faces, not 2"),
        ([["x", 7]], "faces 1 to 6"),
        ([["x", True]], "takes 1 faces"),
        ([], "no dice are left"),
    ],
)
def test_forced_dice_must_be_the_ones_rolled(given: list[list[str | int]], problem: str) -> None:
    with pytest.raises(WrongDice, match=problem):
        Forced(given).roll("x", 6)


def test_forced_dice_left_over_are_an_error() -> None:
    dice = Forced([["x", 1], ["x", 2]])
    dice.roll("x", 6)
    with pytest.raises(WrongDice, match="was not rolled"):
        dice.finish()


def test_a_tape_keeps_what_a_replay_needs() -> None:
    tape = Tape(sealed())
    faces = (tape.roll("x", 6, 2), tape.hidden("y", 6), tape.shuffle("z", 4))
    again = Recorded(tape.opened, tape.secret)
    assert faces == (again.roll("x", 6, 2), again.hidden("y", 6), again.shuffle("z", 4))
    again.finish()


def test_real_dice_are_asked_for_one_by_one() -> None:
    with pytest.raises(NeedDice) as need:
        Physical([], Stream(SECRETS[1], "")).roll("x", 6, 2, "A")
    assert (need.value.name, need.value.sides, need.value.n, need.value.by) == ("x", 6, 2, "A")
    assert Physical([["x", 3, 4]], Stream(SECRETS[1], "")).roll("x", 6, 2) == (3, 4)


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
