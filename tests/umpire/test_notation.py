"""Plain data: strict decoding, merging, matching, digests."""

import pytest

from grognard.umpire.notation import digest, merge, mismatch, read_action
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Action, AskUndo, Concede


class Put(Action, frozen=True):
    """A made-up action."""

    piece: str
    numbers: dict[str, int]
    note: str | None = None


def test_an_action_comes_back_from_its_notation() -> None:
    action = Put("a", {"b": 1})
    assert action.data() == {"type": "put", "piece": "a", "numbers": {"b": 1}}
    assert read_action(Put, action.data()) == action
    assert read_action(Put, {"type": "concede"}) == Concede()
    assert read_action(Put, {"type": "ask_undo", "to": 3}) == AskUndo(3)


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"type": "put", "piece": "a", "numbers": {"b": True}}, "numbers"),
        ({"type": "put", "piece": "a", "numbers": {"b": 1.0}}, "numbers"),
        ({"type": "put", "piece": 1, "numbers": {}}, "piece"),
        ({"type": "put", "piece": "a"}, "numbers"),
        ({"type": "put", "piece": "a", "numbers": {}, "seat": 0}, "seat"),
        ({"type": "fly"}, "type"),
        ({"piece": "a"}, "type"),
        ([], "action"),
        (None, "action"),
    ],
)
def test_malformed_data_names_the_field(data: object, field: str) -> None:
    with pytest.raises(BadNotation) as error:
        read_action(Put, data)
    assert field in error.value.field


def test_merging_goes_deep_and_null_takes_entries_out() -> None:
    base = {"pieces": {"a": {"n": 1, "at": "x"}, "b": {"n": 2}}, "slot": 3, "list": [1, 2]}
    merged = merge(
        base, {"pieces": {"a": {"n": 5}, "b": None}, "slot": None, "list": [9]}, frozenset({"slot"})
    )
    assert merged == {"pieces": {"a": {"n": 5, "at": "x"}}, "slot": None, "list": [9]}
    assert base["slot"] == 3
    assert merge(base, {}) == base


@pytest.mark.parametrize(
    ("expected", "got", "agree"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": None}, {}, True),
        ({"a": None}, {"a": 0}, False),
        ({}, {"a": 1}, False),
        ({}, {}, True),
        ([], [1], False),
        ([{"a": 1}], [{"a": 1, "b": 2}], True),
        ([1, 2], [2, 1], False),
        ("26/36", "13/18", True),
        ("1", "1", True),
        ("1/0", "2/0", False),
        ("01", "1", False),
        (1, True, False),
        (0, False, False),
        ("1", 1, False),
    ],
)
def test_matching(expected: object, got: object, agree: bool) -> None:
    assert (mismatch(expected, got) is None) is agree


def test_a_digest_hangs_on_the_data_not_on_its_order() -> None:
    assert digest({"a": 1, "b": [1, 2]}) == digest({"b": [1, 2], "a": 1})
    assert digest({"a": 1, "b": [1, 2]}) != digest({"a": 1, "b": [2, 1]})
    assert len(digest({})) == 16
