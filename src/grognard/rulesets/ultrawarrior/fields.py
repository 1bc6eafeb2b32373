"""Strict reading of plain data: each function takes one value or raises BadNotation naming its field."""

from collections.abc import Iterable

from grognard.rulesets.ultrawarrior.tables import GRID
from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import Data


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


def want_word(value: object, field: str, words: dict[str, int]) -> int:
    """One of the words, as its number."""
    if not isinstance(value, str) or value not in words:
        raise BadNotation(field, f"{value!r} is none of {', '.join(words)}")
    return words[value]


def want_hex(value: object, field: str) -> int:
    """A hex of the map (UW-2.1.2)."""
    cell = GRID.cell(value) if isinstance(value, str) else -1
    if cell < 0:
        raise BadNotation(field, f"{value!r} is no hex of the map")
    return cell


def want_seats(value: object, field: str, seats: int) -> list[int]:
    """Different seats of the match."""
    found = [want_int(seat, field, 0, seats - 1) for seat in want_list(value, field)]
    if len(set(found)) != len(found):
        raise BadNotation(field, "a seat is named twice")
    return found
