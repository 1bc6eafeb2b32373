"""Scenarios of one's own that no table could show."""

import pytest

from grognard.umpire.registry import get
from grognard.umpire.words import Data

LINE = "x" * 80


def scenario(**facts: object) -> Data:
    warriors = {"a": {"seat": 0, "hex": "1501"}, "b": {"seat": 1, "hex": "1628"}}
    frame = {"id": "own", "name": "Own", "seats": [2], "setup": "clear", "victory": ["eliminate_side"]}
    return {**frame, "warriors": warriors, **facts}


def crowd(count: int) -> Data:
    return {f"w{n}": {"seat": n % 2, "hex": "1501"} for n in range(count)}


@pytest.mark.parametrize("facts", [{}, {"name": LINE}, {"warriors": crowd(60)}, {"id": "\u017c"}])
def test_what_a_table_can_show(facts: Data) -> None:
    assert get("ultrawarrior").build("scenario", scenario(**facts)).ok


@pytest.mark.parametrize(
    ("facts", "field"),
    [
        ({"warriors": crowd(61)}, "warriors"),
        ({"name": LINE + "x"}, "name"),
        ({"name": "two\nlines"}, "name"),
        ({"id": "\u202e"}, "id"),
        (
            {"warriors": {"a\x00": {"seat": 0, "hex": "1501"}, "b": {"seat": 1, "hex": "1628"}}},
            "warriors.a\x00",
        ),
    ],
)
def test_what_it_cannot(facts: Data, field: str) -> None:
    report = get("ultrawarrior").build("scenario", scenario(**facts))
    assert report.problems == ["UW-9.0.3"]
    assert report.details == {"UW-9.0.3": {"field": field}}
