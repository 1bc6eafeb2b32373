"""Questions and actions of every type, made up from what an audience sees."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, get_args, get_type_hints

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
def hints(kind: type) -> dict[str, Any]:
    """The fields of a question or action with their types."""
    return {name: hint for name, hint in get_type_hints(kind).items() if name in kind.__struct_fields__}  # type: ignore[attr-defined]


def filled(name: str, hint: Any, pool: list[str], actions: list[Action], dice: Seeded) -> Any:
    """A value for a field: an action where one is asked for, else a name or number."""
    named = [data[name] for action in actions if name in (data := action.data())]
    if named and dice.pick(3):
        return named[dice.pick(len(named))]
    fill: dict[Any, Callable[[], Any]] = {
        str: lambda: pool[dice.pick(len(pool))],
        int: lambda: dice.pick(12),
        bool: lambda: bool(dice.pick(2)),
        Data: lambda: actions[dice.pick(len(actions))].data() if actions else {},
    }
    kinds = get_args(hint) or (hint,)
    if type(None) in kinds and dice.pick(3) == 0:
        return None
    if isinstance(hint, type) and issubclass(hint, Action):
        fitting = [action for action in actions if isinstance(action, hint)]
        return fitting[dice.pick(len(fitting))].data() if fitting else {}
    for kind in (hint, *kinds):
        if kind in fill:
            return fill[kind]()
    if hint == list[str]:
        return [pool[dice.pick(len(pool))] for _ in range(dice.pick(3))]
    return None
