"""Plain data in and out: decoding actions and questions, digests, merging, matching."""

import hashlib
import re
from fractions import Fraction
from functools import lru_cache
from typing import Any, cast

import msgspec

from grognard.umpire.refusal import BadNotation
from grognard.umpire.words import (
    Action,
    AnswerDraw,
    AnswerUndo,
    AskUndo,
    Concede,
    Data,
    EnterDice,
    OfferDraw,
    Question,
    Why,
)

COMMON_NULLABLE = frozenset({"active", "over", "acting", "pending"})


@lru_cache(maxsize=64)
def _action_type(words: Any) -> Any:
    return words | Concede | OfferDraw | AnswerDraw | AskUndo | AnswerUndo | EnterDice


@lru_cache(maxsize=64)
def _question_type(words: Any) -> Any:
    return words | Why


def read_action(words: Any, data: object) -> Action:
    """An action of the ruleset's union `words`, or of the umpire. Raises BadNotation naming the field."""
    return cast(Action, convert(data, _action_type(words), "action"))


def read_question(words: Any, data: object) -> Question:
    """A question of the ruleset's union `words`, or `why`. Raises BadNotation naming the field."""
    return cast(Question, convert(data, _question_type(words), "question"))


def convert(data: object, kind: Any, what: str) -> object:
    """Strictly typed data: `true` is no number, unknown fields are refused. Raises BadNotation."""
    try:
        return cast(object, msgspec.convert(data, kind))
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        field = path.rstrip("`").strip(".") or _named(message) or what
        raise BadNotation(field, message) from None


def _named(message: str) -> str:
    named = re.search(r"field `(\w+)`", message)
    return named.group(1) if named else ""


def canonical(data: object) -> bytes:
    """JSON with sorted keys: equal data gives equal bytes."""
    return msgspec.json.encode(data, order="deterministic")


def digest(data: Data) -> str:
    """The first 16 hex digits of the SHA-256 of the notation. Never told while a match runs."""
    return fingerprint(data)


def fingerprint(data: object) -> str:
    """The same for any data: `Board.static` is that of the board's unchanging part."""
    return hashlib.sha256(canonical(data)).hexdigest()[:16]


def merge(base: Data, change: Data, nullable: frozenset[str] = frozenset()) -> Data:
    """`change` merged deep into a copy of `base`: maps entry by entry, all else replaced.

    null sets a field that knows null (`nullable`) to null; anywhere else it takes the entry out.
    """
    merged = dict(base)
    for key, value in change.items():
        old = merged.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            merged[key] = merge(old, value, nullable)
        elif value is None and key not in nullable and key not in COMMON_NULLABLE:
            merged.pop(key, None)
        else:
            merged[key] = value
    return merged


FRACTION = re.compile(r"-?\d+(/\d+)?")


def mismatch(expected: object, got: object, path: str = "") -> str | None:
    """Where `got` does not hold what `expected` says, or None: the partial match of docs/cases.md.

    Maps are compared in the named fields only; lists whole; fractions by value.
    """
    if isinstance(expected, dict):
        return _map_mismatch(expected, got, path)
    if isinstance(expected, list):
        return _list_mismatch(expected, got, path)
    if expected is None or type(expected) is not type(got):
        same = got is None and expected is None
    elif isinstance(expected, str) and FRACTION.fullmatch(expected) and FRACTION.fullmatch(cast(str, got)):
        same = expected == got or ("/" in f"{expected}{got}" and _equal_fractions(expected, cast(str, got)))
    else:
        same = expected == got
    return None if same else f"{path or 'value'}: expected {expected!r}, got {got!r}"


def _equal_fractions(a: str, b: str) -> bool:
    try:
        return Fraction(a) == Fraction(b)
    except ZeroDivisionError:
        return False


def _map_mismatch(expected: Data, got: object, path: str) -> str | None:
    if not isinstance(got, dict):
        return f"{path or 'value'}: expected a map, got {got!r}"
    if not expected and got:
        return f"{path or 'value'}: expected an empty map, got {got!r}"
    for key, value in expected.items():
        where = f"{path}.{key}" if path else key
        if value is None:
            if got.get(key) is not None:
                return f"{where}: expected null, got {got[key]!r}"
        elif key not in got:
            return f"{where}: expected {value!r}, but it is absent"
        elif problem := mismatch(value, got[key], where):
            return problem
    return None


def _list_mismatch(expected: list[Any], got: object, path: str) -> str | None:
    if not isinstance(got, list) or len(got) != len(expected):
        return f"{path or 'value'}: expected {expected!r}, got {got!r}"
    for index, (one, other) in enumerate(zip(expected, got, strict=True)):
        if problem := mismatch(one, other, f"{path}[{index}]"):
            return problem
    return None
