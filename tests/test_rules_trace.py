"""Every rule is carried out somewhere and tried by a case; and the trace itself finds each kind of gap."""

from pathlib import Path

import pytest
import yaml

from grognard.umpire import case_files as found
from grognard.umpire.registry import registry
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.trace import trace

CASES = Path(__file__).parent / "cases"


def case_files(name: str) -> list[Path]:
    """The case files of a ruleset: all that say they are its."""
    return [
        path for path in sorted(CASES.glob("*.yaml")) if f"\nruleset: {name}\n" in f"\n{path.read_text()}"
    ]


@pytest.mark.parametrize("name", sorted(registry().rulesets))
def test_every_rule_is_carried_out_and_tried(name: str) -> None:
    assert trace(registry().get(name), case_files(name)).problems == []


class Planted(Ruleset):
    """A made-up ruleset in a folder of its own, sound until a test spoils it."""

    name = "planted"
    prefix = "PL"

    def __init__(self, root: Path) -> None:
        self.root = root
        told = "| PL-9.1 | told | A frame. | it frames others |"
        coded = [f"| PL-1.{n} | code | A rule. | |" for n in range(1, 20)]
        self.write("rules.md", "\n".join([*coded, "| PL-2.1 | data | A number. | |", told]))
        self.write("rules.py", "\n".join(f'"""PL-1.{n}."""' for n in range(1, 20)))
        self.write("spec_ids.txt", "\n".join([*(f"PL-1.{n}" for n in range(1, 20)), "PL-2.1", "PL-9.1"]))
        self.cases = [{"id": "PL-E01", "rules": [*(f"PL-1.{n}" for n in range(1, 20)), "PL-2.1"]}]

    def file(self, name: str) -> Path:
        return self.root / name

    def write(self, name: str, text: str) -> None:
        self.file(name).parent.mkdir(exist_ok=True)
        self.file(name).write_text(text, "utf-8")

    def spoil(self, name: str, old: str, new: str) -> None:
        text = self.file(name).read_text("utf-8")
        assert old in text
        self.write(name, text.replace(old, new))

    def problems(self) -> list[str]:
        path = self.root.parent / "cases.yaml"
        path.write_text(yaml.safe_dump({"ruleset": "planted", "cases": self.cases}), "utf-8")
        return trace(self, [path]).problems


@pytest.fixture
def planted(tmp_path: Path) -> Planted:
    root = tmp_path / "planted"
    root.mkdir()
    return Planted(root)


def test_a_sound_ruleset_has_no_problems(planted: Planted) -> None:
    assert planted.problems() == []


def test_a_rule_without_code(planted: Planted) -> None:
    planted.spoil("rules.py", "PL-1.7.", "PL-1.8.")
    assert planted.problems() == ["PL-1.7 is carried out nowhere in the code"]


def test_showing_a_rule_is_not_carrying_it_out(planted: Planted) -> None:
    planted.spoil("rules.py", "PL-1.7.", "PL-1.8.")
    planted.write("presentation/card.py", "# PL-1.7")
    planted.write("data.yaml", "# PL-1.7")
    assert planted.problems() == ["PL-1.7 is carried out nowhere in the code"]


def test_questions_memory_and_laws_carry_nothing_out_either(planted: Planted) -> None:
    planted.spoil("rules.py", "PL-1.7.", "PL-1.8.")
    for name in ("ask", "memory", "laws", "script", "scene", "card"):
        planted.write(f"{name}.py", "# PL-1.7")
    assert planted.problems() == ["PL-1.7 is carried out nowhere in the code"]


def test_without_cases_that_is_said_once(planted: Planted) -> None:
    (said,) = trace(planted, []).problems
    assert said.startswith("no case file says `ruleset: planted` in ")
    assert str(planted.root / "cases") in said


def test_a_small_game_may_have_one_rule_that_is_only_told(planted: Planted) -> None:
    planted.file("spec_ids.txt").unlink()
    planted.write(
        "rules.md", "| PL-1.1 | code | A rule. | |\n| PL-9.1 | told | A frame. | it frames others |"
    )
    planted.write("rules.py", "# PL-1.1")
    planted.cases[0]["rules"] = ["PL-1.1"]
    assert planted.problems() == []


def test_cases_are_found_in_the_package_and_in_its_project(tmp_path: Path) -> None:
    root = tmp_path / "src" / "planted"
    root.mkdir(parents=True)
    game = Planted(root)
    (tmp_path / "pyproject.toml").write_text("")
    own, beside, apart = root / "cases", tmp_path / "cases", tmp_path / "apart"
    for folder in (own, beside, apart):
        folder.mkdir()
        (folder / "mine.yaml").write_text("ruleset: planted\ncases: []\n", "utf-8")
        (folder / "theirs.yaml").write_text("ruleset: planted-two\ncases: []\n", "utf-8")
    assert found.case_files(game) == [own / "mine.yaml", beside / "mine.yaml"]
    assert found.case_files(game, [apart, own])[2:] == [apart / "mine.yaml"]
    (own / "mine.yaml").write_text("ruleset: planted\ncases: [{id: A, rules: [PL-7.7]}]\n", "utf-8")
    (problem,) = [one for one in trace(game, found.case_files(game)).problems if "PL-7.7" in one]
    assert problem == "case A cites PL-7.7, which is no rule"


def test_a_rule_without_a_case(planted: Planted) -> None:
    planted.cases[0]["rules"].remove("PL-2.1")  # type: ignore[attr-defined]
    planted.cases[0]["rules"].remove("PL-1.3")  # type: ignore[attr-defined]
    assert planted.problems() == ["PL-1.3 is tried by no case", "PL-2.1 is tried by no case"]


@pytest.mark.parametrize("name", ["rules.py", "presentation/line.py", "data.yaml"])
def test_a_citation_of_no_rule(planted: Planted, name: str) -> None:
    old = planted.file(name).read_text("utf-8") if planted.file(name).exists() else ""
    planted.write(name, f"# PL-R3\n{old}")
    assert planted.problems() == [f"{name}:1 cites PL-R3, which is no rule"]


def test_a_case_of_no_rule(planted: Planted) -> None:
    planted.cases.append({"id": "PL-E02", "rules": ["PL-1.20"]})
    assert planted.problems() == ["case PL-E02 cites PL-1.20, which is no rule"]


def test_a_rule_of_the_specification_is_missing(planted: Planted) -> None:
    planted.spoil("spec_ids.txt", "PL-9.1", "PL-9.1\nPL-9.2")
    assert planted.problems() == ["PL-9.2 of the specification is missing from rules.md"]


def test_a_rule_that_the_specification_does_not_know(planted: Planted) -> None:
    planted.spoil("spec_ids.txt", "PL-9.1", "")
    assert planted.problems() == ["PL-9.1 of rules.md is not in the specification"]


def test_a_ruleset_without_a_specification_of_its_own_is_measured_by_its_rules(planted: Planted) -> None:
    planted.file("spec_ids.txt").unlink()
    assert planted.problems() == []


def test_a_rule_of_unknown_kind_and_one_told_without_reason(planted: Planted) -> None:
    planted.spoil("rules.md", "PL-2.1 | data", "PL-2.1 | maybe")
    planted.spoil("rules.md", "it frames others", "")
    assert planted.problems() == [
        "PL-2.1 is of no known kind: maybe",
        "PL-9.1: a reason stands beside told rules, and only there",
    ]


def test_too_many_rules_are_only_told(planted: Planted) -> None:
    planted.spoil("rules.md", "| PL-1.1 | code | A rule. | |", "| PL-1.1 | told | A rule. | so it is |")
    assert planted.problems() == ["2 of 21 rules are only told: at most one in 20 may be, or one"]


def test_a_rule_that_stands_twice(planted: Planted) -> None:
    planted.spoil("rules.md", "| PL-2.1", "| PL-1.1 | code | Again. | |\n| PL-2.1")
    assert planted.problems() == ["PL-1.1 stands twice in rules.md"]
