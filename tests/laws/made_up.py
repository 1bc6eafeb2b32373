"""Questions and actions of every type, made up from what an audience sees."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, get_args, get_origin, get_type_hints

from grognard.umpire.dice import Seeded
from grognard.umpire.notation import read_action
from grognard.umpire.refusal import BadNotation
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Action, Data
from tests.laws.mutate import words_in


def strange(ruleset: Ruleset, view: Data, actions: list[Action], dice: Seeded) -> list[Action]:
    """An action of every type, whether it may be done now or not."""
    pool = sorted(words_in(view))
    found: list[Action] = []
    for kind in get_args(ruleset.Action) or (ruleset.Action,):
        try:
            found.append(read_action(ruleset.Action, made_up(kind, pool, actions, dice)))
        except BadNotation:
            continue
    return found


def made_up(kind: Any, pool: list[str], actions: list[Action], dice: Seeded) -> Data:
    """One of the type, its fields filled in."""
    fields = {name: filled(name, hint, pool, actions, dice) for name, hint in hints(kind).items()}
    return {"type": kind.__struct_config__.tag, **fields}


def questions(ruleset: Ruleset, view: Data, actions: list[Action], dice: Seeded) -> list[Data]:
    """Questions of every type, about the actions and about names of the view."""
    pool = sorted(words_in(view))
    found: list[Data] = []
    for kind in get_args(ruleset.Question) or (ruleset.Question,):
        for _ in range(3):
            found.append(made_up(kind, pool, actions, dice))
    return found


@lru_cache(maxsize=256)
def hints(kind: Any) -> dict[str, Any]:
    """The fields of a question or action with their types, by their names in data."""
    types = get_type_hints(kind)
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    return {encoded: types[name] for name, encoded in names}


def filled(name: str, hint: Any, pool: list[str], actions: list[Action], dice: Seeded) -> Any:
    """A value for a field: an action where one is asked for, else a name or number."""
    named = [data[name] for action in actions if name in (data := action.data())]
    if named and dice.pick(3):
        return named[dice.pick(len(named))]
    return value(hint, pool, actions, dice)


def value(hint: Any, pool: list[str], actions: list[Action], dice: Seeded) -> Any:
    """A value of a type; null for a type that no game has used so far."""
    kinds = get_args(hint)
    if hint == Data:
        return actions[dice.pick(len(actions))].data() if actions else {}
    if get_origin(hint) is list:
        return [value(kinds[0], pool, actions, dice) for _ in range(dice.pick(3))]
    if get_origin(hint) is dict:
        names = {word(pool, actions, dice) for _ in range(dice.pick(3))}
        return {name: value(kinds[1], pool, actions, dice) for name in sorted(names)}
    if type(None) in kinds and dice.pick(3) == 0:
        return None
    if isinstance(hint, type) and issubclass(hint, Action):
        fitting = [action for action in actions if isinstance(action, hint)]
        known = fitting[dice.pick(len(fitting))].data() if fitting else None
        return known or made_up(hint, pool, actions, dice)
    fill: dict[Any, Callable[[], Any]] = {
        str: lambda: word(pool, actions, dice),
        int: lambda: dice.pick(12),
        bool: lambda: bool(dice.pick(2)),
    }
    found = next((fill[kind] for kind in (hint, *kinds) if kind in fill), None)
    return found() if found is not None else None


def word(pool: list[str], actions: list[Action], dice: Seeded) -> str:
    """A name or place: of what may be done, or any that is seen."""
    action = actions[dice.pick(len(actions))].data() if actions and dice.pick(2) else {}
    words = [value for key, value in action.items() if isinstance(value, str) and key != "type"] or pool
    return words[dice.pick(len(words))]
