"""Actions that are nearly right: other pieces, places, numbers, orders; and data that is no action at all."""

from typing import Any

from grognard.umpire.dice import Seeded
from grognard.umpire.words import Data

STRANGE = ("", "zz9", "A", "0", "none")
NUMBERS = (0, -1, 1, 7, 999, 2**40)


def words_in(data: object) -> set[str]:
    """Every text in the data, keys of maps too: names of pieces, places, words."""
    if isinstance(data, dict):
        return {str(key) for key in data} | {word for value in data.values() for word in words_in(value)}
    if isinstance(data, list):
        return {word for value in data for word in words_in(value)}
    return {data} if isinstance(data, str) else set()


def pick(dice: Seeded, values: list[Any]) -> Any:
    """One of the values."""
    return values[dice.pick(len(values))]


def mutant(data: Data, pool: list[str], dice: Seeded) -> Data:
    """The action with one field (not its type) changed to another value of the same kind."""
    fields = [key for key in data if key != "type"]
    if not fields:
        return data
    key = pick(dice, fields)
    return {**data, key: changed(data[key], pool, dice)}


def changed(value: Any, pool: list[str], dice: Seeded) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return pick(dice, [value + 1, value - 1, -value, value * 2, *NUMBERS])
    if isinstance(value, str):
        return pick(dice, [*pool, *STRANGE])
    if isinstance(value, list):
        return changed_list(value, pool, dice)
    if isinstance(value, dict) and value:
        return changed_map(value, pool, dice)
    return value


def changed_list(value: list[Any], pool: list[str], dice: Seeded) -> list[Any]:
    """A list with one item more, less, doubled, changed, or in another order."""
    way = dice.pick(5)
    if not value or way == 0:
        return [*value, pick(dice, pool)]
    at = dice.pick(len(value))
    if way == 1:
        return [*value[:at], *value[at + 1 :]]
    if way == 2:
        return [*value, value[at]]
    if way == 3:
        return value[::-1]
    return [*value[:at], changed(value[at], pool, dice), *value[at + 1 :]]


def changed_map(value: Data, pool: list[str], dice: Seeded) -> Data:
    """A map with one entry less, changed, under another key, or one more."""
    key = pick(dice, list(value))
    rest = {name: item for name, item in value.items() if name != key}
    way = dice.pick(4)
    if way == 0:
        return rest
    if way == 1:
        return {**rest, pick(dice, pool): value[key]}
    if way == 2:
        return {**value, pick(dice, pool): value[key]}
    return {**rest, key: changed(value[key], pool, dice)}


def malformed(data: Data, dice: Seeded) -> object:
    """Data that is no action: an unknown field or type, a wrong type, true for a number, nothing at all."""
    fields = [key for key in data if key != "type"]
    key = pick(dice, fields) if fields else "type"
    wrong: list[object] = [
        {**data, "surplus": 1},
        {**data, "type": "no_such_action"},
        {name: value for name, value in data.items() if name != "type"},
        {**data, key: 1.5},
        {**data, key: None},
        {**data, "type": 7},
        [],
        "act",
        None,
        7,
    ]
    if isinstance(data.get(key), int) and not isinstance(data[key], bool):
        wrong += [{**data, key: True}, {**data, key: str(data[key])}]
    elif isinstance(data.get(key), str):
        wrong += [{**data, key: 3}, {**data, key: [data[key]]}]
    else:
        wrong += [{**data, key: "text"}, {**data, key: 3}]
    return pick(dice, wrong)
