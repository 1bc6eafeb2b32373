"""The judges of a mutant, the quickest first: cases, records, laws. They run in a process of their own."""

import sys
from collections.abc import Iterator
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import entry_points
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

TESTS = Path(__file__).resolve().parents[1]
QUICK = (1, 3, 8, 9, 11)
SLOW = (4, 5)
"""Laws that look at the rules themselves; law 12 (texts) and 10 (bots) judge other code."""


class Wrong(MetaPathFinder, Loader):
    """Imports one module from other code than its file's."""

    def __init__(self, module: str, file: Path, code: CodeType) -> None:
        self.module, self.file, self.code = module, file, code

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self.module:
            return None
        spec = spec_from_loader(name, self, origin=str(self.file))
        if spec is not None:
            spec.has_location = True
        return spec

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(self.file)
        exec(self.code, module.__dict__)


def judge(ruleset: str, cases: list[tuple[str, dict[str, Any]]], first: list[str]) -> str:
    """What kills the rules that are imported now: a case, a record, a law; empty: nothing does.

    `first`: the cases that killed others lately, which are tried before the rest.
    """
    from grognard.umpire.cases import run_case

    try:
        game = load(ruleset)
    except Exception as error:
        return f"import ({type(error).__name__})"
    early = [pair for name in first for pair in cases if pair[0] == name]
    for name, case in [*early, *(pair for pair in cases if pair[0] not in first)]:
        try:
            failure = run_case(game, case)
        except Exception as error:
            return f"case {name} ({type(error).__name__})"
        if failure is not None:
            return f"case {name}"
    for what, work in later(ruleset, game):
        try:
            work()
        except Exception as error:
            return f"{what} ({type(error).__name__})"
    return ""


def later(ruleset: str, game: Any) -> Iterator[tuple[str, Any]]:
    """Records, then laws, by name."""
    for path in sorted((TESTS / "records" / ruleset).glob("*.grog")):
        yield f"record {path.stem}", lambda path=path: replays(game, path)
    for path in sorted((TESTS / "records" / ruleset).glob("*.json")):
        yield f"position {path.stem}", lambda path=path: reads_back(game, path)

    from tests.laws.course import hold_over
    from tests.laws.sizes import Sizes
    from tests.laws.tally import Tally
    from tests.laws.walk import starts

    bold, cases = starts(game, "bold", 1), starts(game, "cases", 1)
    walks = (bold[len(bold) // 3], bold[-1])
    for laws, begun in ((QUICK, walks), (QUICK, cases[::16]), ((5,), walks), (SLOW, cases[3::60])):
        for start in begun:
            yield (
                f"laws {start}",
                lambda start=start, laws=laws: hold_over(game, start, laws, Sizes(every=1000), Tally()),
            )


def load(ruleset: str) -> Any:
    """The ruleset, without those of others."""
    return next(entry for entry in entry_points(group="grognard.rulesets") if entry.name == ruleset).load()


def replays(game: Any, path: Path) -> None:
    """A record replays, and gives itself back."""
    from grognard.umpire.record import Record
    from grognard.umpire.replay import replay

    text = path.read_text(encoding="utf-8")
    match = replay(game, Record.read(text))
    if match.record.text() != text or match.outcome() is None:
        raise AssertionError(path.stem)


def reads_back(game: Any, path: Path) -> None:
    """A position is read, and gives itself back."""
    import msgspec

    data = msgspec.json.decode(path.read_bytes())
    if game.read(data).notation() != data:
        raise AssertionError(path.stem)


def preload() -> None:
    """Import what every judge needs, but no rules: it is shared by all that are forked."""
    for name in (
        "cases",
        "record",
        "replay",
        "scene",
        "ruleset",
        "registry",
        "data_files",
        "recollection",
        "lines",
    ):
        __import__(f"grognard.umpire.{name}")
    for name in ("fractions", "email.parser", "importlib.metadata"):
        __import__(name)


def install(module: str, file: Path, code: CodeType) -> None:
    """From now on the module is what the code says."""
    sys.meta_path.insert(0, Wrong(module, file, code))
