"""Strict reading of plain data: each function takes one value or raises BadNotation naming its field."""

from collections.abc import Iterable

from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Data

WIDEST = 12_000
"""No coordinate lies farther out: keeps all products of the geometry within 64 bits (KZ-R1)."""


def known_fields(data: Data, known: Iterable[str], where: str) -> None:
    """Refuse fields that the notation does not have."""
    for key in data:
        if key not in known:
            raise BadNotation(under(where, str(key)), "there is no such field")


def under(where: str, key: str) -> str:
    """The field's full name."""
    return f"{where}.{key}" if where else key


def want_map(value: object, field: str) -> Data:
    """A map with text keys."""
    if not isinstance(value, dict) or not all([isinstance(key, str) for key in value]):
        raise BadNotation(field, "a map is needed")
    return value


def want_list(value: object, field: str) -> list[object]:
    """A list."""
    if not isinstance(value, list):
        raise BadNotation(field, "a list is needed")
    return value


def want_int(value: object, field: str, low: int, high: int) -> int:
    """A whole number from `low` to `high`; a truth value is none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadNotation(field, "a whole number is needed")
    if not low <= value <= high:
        raise BadNotation(field, f"{value} is not between {low} and {high}")
    return value


def want_bool(value: object, field: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadNotation(field, "true or false is needed")
    return value


def want_text(value: object, field: str) -> str:
    """A text that is not empty."""
    if not isinstance(value, str) or value == "":
        raise BadNotation(field, "a text is needed")
    return value


def want_one(value: object, field: str, words: Iterable[str]) -> str:
    """One of the words."""
    if not isinstance(value, str) or value not in words:
        raise BadNotation(field, f"{value!r} is none of {', '.join(words)}")
    return value


def want_words(value: object, field: str, words: Iterable[str]) -> list[str]:
    """A list of words, each of which may stand several times."""
    return [want_one(one, field, words) for one in want_list(value, field)]


def want_number_of(value: object, field: str, words: dict[str, int]) -> int:
    """One of the words, as its number."""
    return words[want_one(value, field, words)]


def want_point(value: object, field: str) -> tuple[int, int]:
    """`[x, y]` in ticks (KZ-0.1)."""
    pair = want_list(value, field)
    if len(pair) != 2:
        raise BadNotation(field, "a point is [x, y]")
    return want_int(pair[0], field, -WIDEST, WIDEST), want_int(pair[1], field, -WIDEST, WIDEST)


def want_seats(value: object, field: str, seats: int) -> list[int]:
    """Different seats of the match."""
    found = [want_int(seat, field, 0, seats - 1) for seat in want_list(value, field)]
    if len(set(found)) != len(found):
        raise BadNotation(field, "a seat is named twice")
    return found
