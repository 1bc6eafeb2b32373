"""The mutants: each operator makes what it says, nothing equivalent is made, and the judges can kill."""

import ast
import re
import subprocess
import sys

from tests.mutants.judge import TESTS
from tests.mutants.operators import Mutant, mutants_of, mutated
from tests.mutants.run import Plan, report

SOURCE = '''"""A module of rule FB-1."""
from typing import Final

MOST: Final = 3


def f(a: int, b: int = 0) -> bool:
    """FB-2.3"""
    assert a > 0, "never"
    if a < b and not a:
        raise BadNotation("field", "a message")
    for x in sorted([a, b]):
        p.stirred = True
        log.say(x)
    return refuse("FB-2.3", "a-message", {"most": 5}) if a else a + b
'''


def made(source: str) -> set[str]:
    return {f"{one.before} -> {one.after}" for one in mutants_of("m", "m.py", source)}


def test_each_operator() -> None:
    assert made(SOURCE) == {
        "3 -> 4",
        "0 -> 1",
        "a < b and (not a) -> a < b or not a",
        "if a < b and (not a) -> if not (a < b and (not a))",
        "a < b -> a <= b",
        "a < b -> a >= b",
        "not a -> a",
        "sorted([a, b]) -> list([a, b])",
        "p.stirred = True -> pass",
        "True -> False",
        "log.say(x) -> pass",
        "'FB-2.3' -> 'XXFB-2.3'",
        "a + b -> a - b",
        "refuse('FB-2.3', 'a-message', {'most': 5}) if a else a + b -> "
        "refuse('FB-2.3', 'a-message', {'most': 5}) if not a else a + b",
    }


def test_a_mutant_differs_in_one_place_and_names_its_rule() -> None:
    for one in mutants_of("m", "m.py", SOURCE):
        changed = ast.unparse(mutated(SOURCE, one.number))
        assert changed != ast.unparse(ast.parse(SOURCE))
        compile(changed, "m.py", "exec")
        assert one.rule == ("FB-2.3" if one.line > 6 else "FB-1")


def test_what_is_left_out_is_not_made() -> None:
    plan = Plan("ultrawarrior")
    paths = {mutant.path.split("ultrawarrior/")[1] for mutant in plan.mutants()}
    assert "fire.py" in paths
    assert "phases/impulse.py" in paths
    assert not any(path.startswith(tuple(plan.files)) for path in paths)


def test_wrong_rules_die_and_the_right_ones_live() -> None:
    """In a process of its own: here the rules are imported already."""
    command = [sys.executable, "-m", "tests.mutants.run", "--ruleset", "fogbay", "--jobs", "2"]
    ran = subprocess.run(
        [*command, "--sample", "4", "--only", "FB-3.1", "--report", ""],
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.startswith("the rules as they are live")
    assert re.search(r"fogbay, seed 1: 4 of [0-9]+ mutants, [1-4] killed", ran.stdout)


def test_the_report_names_the_living() -> None:
    lives, dead = (Mutant("m", f"{TESTS.parent}/m.py", n, "a", "b", "FB-1", n) for n in (1, 2))
    text = report(Plan("fogbay"), 7, 9, [(lives, ""), (dead, "case FB-C01")])
    assert "2 of 9 mutants, 1 killed (50.0 %)" in text
    assert "alive:\nm.py:1  a  ->  b  (FB-1)\n" in text
    assert "m.py:2  a  ->  b  (FB-1)  by case FB-C01" in text
