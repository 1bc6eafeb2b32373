"""Rules and words of Kill Zone: every id of the specification, a sentence for every no, twice."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from grognard.rulesets.killzone.arms import AREAS, GUNS, HAND_COST, ITEM_COST
from grognard.rulesets.killzone.kits import KITS
from grognard.rulesets.killzone.options import OPTIONS
from grognard.rulesets.killzone.ruleset import KillZone
from grognard.rulesets.killzone.scenario import FORCES, SCENARIOS
from grognard.rulesets.killzone.terrain import KINDS, READY
from grognard.rulesets.killzone.words import COVERS, ENGAGEMENTS, ORDERS, RANKS, SIDES, TYPES
from grognard.umpire.trace import Row, form_problems, read_rules, spec_problems

RULESET = KillZone()
ROOT: Path = RULESET.file("rules.md").parent


def messages(language: str) -> set[str]:
    """The ids of a language's sentences; nothing in the file may be unreadable, and no id stand twice."""
    body = parse(RULESET.file(f"locales/{language}.ftl").read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert len(names) == len(set(names))
    return set(names)


def said_no(path: Path) -> set[str]:
    """Rules that a module names as text where it refuses: `no("KZ-...")` and `fail("KZ-...")`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and called(node.func) in ("no", "fail"):
            texts = [one for one in ast.walk(node) if isinstance(one, ast.Constant)]
            found.update(
                one.value for one in texts if isinstance(one.value, str) and one.value.startswith("KZ-")
            )
    return found


def called(function: ast.expr) -> str:
    """The last name of what is called."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def test_every_rule_of_the_specification_is_told() -> None:
    rules = read_rules(RULESET)
    assert len(rules) == 312
    assert form_problems(rules) == []
    assert spec_problems(RULESET, {rule.id: Row(rule) for rule in rules}) == []


def test_both_languages_say_the_same() -> None:
    assert messages("en") == messages("pl")


def test_there_is_a_sentence_for_every_no() -> None:
    rules = {rule for path in ROOT.rglob("*.py") for rule in said_no(path)}
    assert len(rules) > 50
    wanted = {f"kz-refused-{rule[3:].replace('.', '-').lower()}" for rule in rules}
    assert wanted - messages("en") == set()


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("order", ORDERS),
        ("type", TYPES),
        ("rank", RANKS),
        ("cover", COVERS),
        ("engagement", ENGAGEMENTS),
        ("side", [side for sides in SIDES for side in sides]),
        ("kit", KITS),
        ("gun", GUNS),
        ("area", AREAS),
        ("hand", HAND_COST),
        ("item", ITEM_COST),
        ("terrain", KINDS),
        ("table", READY),
        ("force", FORCES),
        ("scenario", SCENARIOS),
        ("option", OPTIONS),
    ],
)
def test_every_word_of_the_data_has_a_name(kind: str, words: list[str]) -> None:
    assert {f"kz-{kind}-{word}" for word in words} - messages("en") == set()


def test_every_value_of_an_option_has_a_name() -> None:
    wanted = {
        f"kz-option-{option.name}-{str(value).lower()}"
        for option in OPTIONS.values()
        for value in option.values
    }
    assert wanted - messages("en") == set()
