"""What of a position an audience does not see, and worlds in which one such thing is otherwise."""

from collections.abc import Iterator
from typing import Any

from grognard.umpire.contract import Position
from grognard.umpire.dice import Seeded
from grognard.umpire.notation import canonical
from grognard.umpire.refusal import BadNotation
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Data, Seat
from tests.laws.mutate import pick

Path = tuple[str | int, ...]
ABSENT = object()


def leaves(data: object, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value of plain data that holds no others, with its path; empty lists and maps too."""
    if isinstance(data, dict) and data:
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif isinstance(data, list) and data:
        for index, value in enumerate(data):
            yield from leaves(value, (*path, index))
    else:
        yield path, data


def at(data: Any, path: Path) -> Any:
    """The value at a path, or ABSENT."""
    for step in path:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return ABSENT
    return data


def put(data: Any, path: Path, value: object) -> Any:
    """A copy of the data with another value at the path."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(data, list) and isinstance(step, int):
        return [put(item, rest, value) if index == step else item for index, item in enumerate(data)]
    return {key: put(item, rest, value) if key == step else item for key, item in data.items()}


def pattern(path: Path) -> str:
    """A path without names and numbers of pieces: what kind of secret it is."""
    last = path[-1] if isinstance(path[-1], str) and path[0] != "answers" else "*"
    return f"{path[0]}.{last}" if len(path) == 2 else f"{path[0]}.*.{last}" if len(path) > 2 else str(path[0])


def secret_paths(notation: Data, view: Data) -> list[Path]:
    """Leaves of the notation that the view does not show."""
    return [path for path, value in leaves(notation) if at(view, path) is ABSENT or at(view, path) != value]


def otherwise(value: Any, alike: list[Any], dice: Seeded) -> Any:
    """Another value for a secret: of its kind, or one that stands elsewhere in the same place."""
    others = [other for other in alike if other != value]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return pick(dice, [value + 1, value - 1, value + 2, value // 2, 0, 1, 2, *others])
    return pick(dice, others) if others else value


def alike(notation: Data, path: Path) -> list[Any]:
    """Values that could stand at a path: those of its kind, and names of the position."""
    kind = pattern(path)
    same = [value for other, value in leaves(notation) if pattern(other) == kind]
    names = [key for value in notation.values() if isinstance(value, dict) for key in value]
    return [*same, *names]


def changed_worlds(
    ruleset: Ruleset, position: Position, seat: Seat, number: int, dice: Seeded
) -> Iterator[tuple[Path, Position]]:
    """Up to `number` worlds with the same view, each with one secret changed alone."""
    notation, view = position.notation(), position.view(seat)
    shown = canonical(view)
    paths = secret_paths(notation, view)
    for _ in range(number if paths else 0):
        path = pick(dice, paths)
        value = otherwise(at(notation, path), alike(notation, path), dice)
        try:
            world = ruleset.read(put(notation, path, value))
        except BadNotation:
            continue
        if canonical(world.view(seat)) == shown and world.notation() != notation:
            yield path, world
