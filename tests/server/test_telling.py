"""What was told comes back as it was, packed or not."""

from hypothesis import given
from hypothesis import strategies as st

from grognard.server.telling import PACK, Telling


@given(st.lists(st.integers(0, 3 * PACK), max_size=6), st.integers(0, 20 * PACK), st.integers(0, 20 * PACK))
def test_lines_are_those_that_were_added(counts: list[int], first: int, end: int) -> None:
    telling, lines = Telling(), [b'{"n":%d}' % n for n in range(sum(counts))]
    added = 0
    for count in counts:
        telling.add(lines[added : added + count])
        added += count
    assert len(telling) == len(lines)
    assert list(telling.between(first, end)) == lines[first:end]
    assert telling == Telling(lines)


def test_what_is_older_is_small() -> None:
    telling = Telling(b'{"n":%d,"event":{"type":"moved"}}' % n for n in range(10 * PACK))
    assert len(telling.latest) < 2 * PACK
    assert sum(map(len, telling.packs)) < 8 * PACK * 20


def test_the_end_of_none_is_none() -> None:
    assert list(Telling().between(0, 0)) == []
    assert Telling([b"1"]) != [b"1"]
