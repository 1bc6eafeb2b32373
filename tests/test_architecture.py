"""The shape of the house: sizes, what is compiled, who may know a game, what rules may touch."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "grognard"
SOURCES = sorted(PACKAGE.rglob("*.py"))
GAMES = sorted(path.name for path in (PACKAGE / "rulesets").iterdir() if (path / "__init__.py").exists())
LISTED = subprocess.run(
    [sys.executable, "tools/compile.py", "list"], cwd=ROOT, capture_output=True, text=True, check=True
).stdout.split()
COMPILED = [ROOT / "src" / name for name in LISTED]
FORBIDDEN_BELOW_PLAY = {"time", "datetime", "random", "secrets", "socket", "threading", "asyncio", "math"}
EXACT = {"isqrt", "gcd"}
"""What of `math` stays with whole numbers."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            if not (node.module == "math" and {alias.name for alias in node.names} <= EXACT):
                yield node.module.split(".")[0]


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_modules_and_functions_are_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 500
    functions = [node for node in ast.walk(tree(path)) if isinstance(node, Function)]
    long = [f.name for f in functions if (f.end_lineno or f.lineno) - f.lineno + 1 > 60]
    assert long == []


def methods() -> Iterator[tuple[Path, str, Function]]:
    """The public methods of public classes."""
    for path in SOURCES:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                for item in node.body:
                    if isinstance(item, Function) and not item.name.startswith("_"):
                        yield path, node.name, item


def test_every_public_method_says_what_it_does() -> None:
    """One that overrides another of its name may leave that to it."""
    told = {item.name for _, _, item in methods() if ast.get_docstring(item)}
    silent = [
        f"{name_of(path)}: {owner}.{item.name}" for path, owner, item in methods() if item.name not in told
    ]
    assert silent == []


def knowing_no_game() -> list[Path]:
    rooms = [
        path for room in ("space", "umpire", "bots", "lab", "server") for path in (PACKAGE / room).rglob("*")
    ]
    client = [path for room in ("src", "locales") for path in (ROOT / "client" / room).rglob("*")]
    files = [path for path in [*rooms, *client] if path.is_file() and "static" not in path.parts]
    return [
        path for path in files if path.suffix in (".py", ".ts", ".svelte", ".css", ".ftl", ".html", ".js")
    ]


def test_no_game_is_named_where_none_is_known() -> None:
    names = [*GAMES, "ultra-warrior", "spacewar", "warangel", "killzone", "kill zone", "warzone"]
    pattern = re.compile("|".join(map(re.escape, names)) + r"|\b(UW|SW|WA|KZ|WZ)-R?\d", re.I)
    files = knowing_no_game()
    assert len(files) > 20
    found = [name_of(path) for path in files if pattern.search(path.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize("path", COMPILED, ids=name_of)
def test_what_is_compiled_is_fit_for_it(path: Path) -> None:
    """Class keywords are dropped silently, dataclasses are slow, generators wait."""
    for node in ast.walk(tree(path)):
        assert not (isinstance(node, ast.ClassDef) and node.keywords), node.lineno
        assert not isinstance(node, ast.Yield | ast.YieldFrom | ast.Await), node.lineno
    assert "dataclasses" not in set(imported(path))


@pytest.mark.parametrize("path", [path for path in COMPILED if path.name != "dice.py"], ids=name_of)
def test_no_clock_no_chance_no_fractions_below_play(path: Path) -> None:
    assert set(imported(path)) & FORBIDDEN_BELOW_PLAY == set()
    floats = [
        node.lineno
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, float)
    ]
    assert floats == []


def test_the_list_of_compiled_modules_covers_the_contract() -> None:
    assert {"grognard/umpire/contract.py", "grognard/umpire/dice.py", "grognard/space/hex.py"} <= set(LISTED)
    assert "grognard/umpire/words.py" not in LISTED
    assert [name for name in LISTED if name.endswith("__init__.py")] == []


def test_no_committed_file_names_a_registry() -> None:
    hosts = [
        "pypi." + "org",
        "pythonhosted." + "org",
        "registry." + "npmjs",
        "registry." + "yarnpkg",
        "deb." + "debian",
    ]
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False).stdout
    files = [ROOT / name for name in listed.decode().split("\0") if name] or [
        path for path in ROOT.rglob("*") if "node_modules" not in path.parts and ".venv" not in path.parts
    ]
    found = []
    for path in files:
        if path.is_file():
            text = path.read_bytes().decode("utf-8", "replace")
            found += [f"{name_of(path)}: {host}" for host in hosts if host in text]
    assert found == []


def test_a_ruleset_loads_without_what_is_heavy() -> None:
    heavy = ["fastapi", "uvicorn", "typer", "rich", "fluent", "shapely", "joblib", "asyncio", "sqlite3"]
    code = (
        "import sys; from importlib import import_module; "
        f"[import_module('grognard.rulesets.' + name).RULESET for name in {GAMES}]; "
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"
