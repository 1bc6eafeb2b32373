"""All that a seat receives at a rest, as bytes: what two worlds with the same view must agree in."""

from collections.abc import Callable
from typing import Any, get_args, get_type_hints

from grognard.umpire.contract import Memory, Menu, Position
from grognard.umpire.dice import Seeded
from grognard.umpire.notation import canonical, read_question
from grognard.umpire.refusal import BadNotation, Refusal
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Action, Data, Seat
from tests.laws.choices import SUGGESTIONS, a_few
from tests.laws.mutate import words_in

ASKED = 14


class Probe:
    """The same looks, mutants and questions, put to several worlds that give the same view."""

    def __init__(
        self, ruleset: Ruleset, seat: Seat, view: Data, actions: list[Action], seed: int, memory: Memory
    ) -> None:
        self.ruleset = ruleset
        self.seat = seat
        self.actions = actions
        self.seed = seed
        self.memory = memory
        dice = Seeded(f"questions {seed}")
        self.questions = questions(ruleset, view, a_few(actions, ASKED, dice), dice)

    def look(self, world: Position) -> dict[str, bytes]:
        """By name: all that the seat receives from this world."""
        view, menu = world.view(self.seat), world.menu(self.seat)
        owes = bool(menu.actions or menu.forms)
        return {
            "view": canonical(view),
            "owed": canonical([world.owed(), [world.plays(n) for n in range(view["seats"])]]),
            "menu": canonical(menu_data(menu)),
            "scene": canonical(self.ruleset.scene(view, self.memory)),
            "card": canonical(self.ruleset.card(view, menu, self.memory)) if owes else b"",
            **{f"refusal of {a.data()}": canonical(world.check(self.seat, a)) for a in self.actions},
            **{f"answer to {q}": self.answer(world, view, q) for q in self.questions},
            **(self.thoughts(world, menu) if owes else {}),
        }

    def answer(self, world: Position, view: Data, data: Data) -> bytes:
        """The answer with its sketch, or the refusal, or what is malformed."""
        try:
            question = read_question(self.ruleset.Question, data)
            answer = world.ask(self.seat, question)
            if isinstance(answer, Refusal):
                return canonical(answer)
            return canonical([answer, self.ruleset.sketch(view, question, answer)])
        except BadNotation as error:
            return canonical(["malformed", error.field])

    def thoughts(self, world: Position, menu: Menu) -> dict[str, bytes]:
        """What is suggested, drawn, and chosen by every level of the script, with the same dice."""
        suggested = world.suggest(self.seat, Seeded(self.seed), SUGGESTIONS)
        drawn = [world.draw(self.seat, form, Seeded(self.seed)) for form in menu.forms]
        return {
            "suggestions": canonical(suggested),
            "draws": canonical(drawn),
            **{
                f"script {level}": canonical(self.ruleset.script(world, self.seat, level, Seeded(self.seed)))
                for level in self.ruleset.levels
            },
        }


def menu_data(menu: Menu) -> list[Any]:
    """A menu as data."""
    return [list(menu.actions), list(menu.forms)]


def questions(ruleset: Ruleset, view: Data, actions: list[Action], dice: Seeded) -> list[Data]:
    """Questions of every type, about the actions and about names of the view."""
    pool = sorted(words_in(view))
    found: list[Data] = []
    for kind in get_args(ruleset.Question) or (ruleset.Question,):
        for _ in range(3):
            fields = {
                name: filled(name, hint, pool, actions, dice)
                for name, hint in get_type_hints(kind).items()
                if name in kind.__struct_fields__
            }
            found.append({"type": kind.__struct_config__.tag, **fields})
    return found


def filled(name: str, hint: Any, pool: list[str], actions: list[Action], dice: Seeded) -> Any:
    """A value for a question's field: an action where one is asked for, else a name or number."""
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
    if isinstance(hint, type) and issubclass(hint, Action):
        fitting = [action for action in actions if isinstance(action, hint)]
        return fitting[dice.pick(len(fitting))].data() if fitting else {}
    for kind in (hint, *kinds):
        if kind in fill:
            return fill[kind]()
    if hint == list[str]:
        return [pool[dice.pick(len(pool))] for _ in range(dice.pick(3))]
    return None
