"""From every rule to the code that carries it out and the cases that try it: `grognard rules NAME`.

`rules.md` of a ruleset's package is a table: id, kind (`code`, `data`, `told`), the rule in our words,
and for `told` the reason why nothing carries it out. Code cites a rule by its whole id; modules that
only show, ask, remember or choose (`SHOWN`) cite rules too, but do not carry them out. The sources
are read, never the compiled modules.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from grognard.umpire.case_files import nowhere
from grognard.umpire.cases import load
from grognard.umpire.ruleset import Ruleset

KINDS = ("code", "data", "told")
FOLDERS = {"presentation", "script"}
MODULES = {"scene", "card", "cards", "lines", "sketches", "ask", "memory", "script", "laws"}
SHOWN = frozenset(FOLDERS | {f"{name}.py" for name in MODULES})
TOLD_SHARE = 20
"""At most one rule in so many is only told; one always may be."""


@dataclass(frozen=True)
class Rule:
    """A line of `rules.md`."""

    id: str
    kind: str
    text: str
    reason: str


@dataclass
class Row:
    """A rule with the places that carry it out (`phases/fire.py:12`) and the ids of its cases."""

    rule: Rule
    code: list[str] = field(default_factory=list)
    cases: list[str] = field(default_factory=list)


@dataclass
class Trace:
    """All rules of a ruleset, and what is wrong with them."""

    rows: list[Row]
    problems: list[str]


def read_rules(ruleset: Ruleset) -> list[Rule]:
    """The rules of `rules.md`, in its order."""
    rules = []
    for line in ruleset.file("rules.md").read_text("utf-8").splitlines():
        columns = [column.strip() for column in line.strip("|").split("|")]
        if line.startswith(f"| {ruleset.prefix}-") and len(columns) == 4:
            rules.append(Rule(*columns))
    return rules


def trace(ruleset: Ruleset, case_files: Sequence[Path]) -> Trace:
    """Every rule of the ruleset with its code and cases, and all problems found."""
    rules = read_rules(ruleset)
    rows = {rule.id: Row(rule) for rule in rules}
    problems = form_problems(rules)
    root = ruleset.file("rules.md").parent
    for path in sources(root):
        shown = not SHOWN.isdisjoint(path.relative_to(root).parts)
        for place, id in citations(root, path, ruleset.prefix):
            if id not in rows:
                problems.append(f"{place} cites {id}, which is no rule")
            elif not shown:
                rows[id].code.append(place)
    for path in case_files:
        for case, id in tried(path):
            if id not in rows:
                problems.append(f"case {case} cites {id}, which is no rule")
            else:
                rows[id].cases.append(case)
    problems += spec_problems(ruleset, rows)
    problems += [problem for row in rows.values() for problem in row_problems(row, bool(case_files))]
    if not case_files:
        problems.append(f"{nowhere(ruleset)}: no rule is tried")
    return Trace(list(rows.values()), problems)


def sources(root: Path) -> list[Path]:
    """The package's Python and data files."""
    cases = root / "cases"
    found = (path for path in root.rglob("*") if path.suffix in (".py", ".yaml"))
    return sorted(path for path in found if cases not in path.parents)


def citations(root: Path, path: Path, prefix: str) -> Iterable[tuple[str, str]]:
    """Place and rule of every citation in a file."""
    pattern = re.compile(rf"\b{prefix}-(?:R\d+|\d+(?:\.\d+)*)\b")
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        for id in pattern.findall(line):
            yield f"{path.relative_to(root).as_posix()}:{number}", id


def tried(path: Path) -> Iterable[tuple[str, str]]:
    """Case and rule of every `rules` entry in a case file."""
    for case in load(path)["cases"]:
        for id in case.get("rules", []):
            yield case["id"], id


def form_problems(rules: list[Rule]) -> list[str]:
    """What is wrong with `rules.md` itself."""
    problems = [f"{rule.id} is of no known kind: {rule.kind}" for rule in rules if rule.kind not in KINDS]
    seen: set[str] = set()
    for rule in rules:
        if rule.id in seen:
            problems.append(f"{rule.id} stands twice in rules.md")
        seen.add(rule.id)
        if (rule.kind == "told") != bool(rule.reason):
            problems.append(f"{rule.id}: a reason stands beside told rules, and only there")
    told = sum(rule.kind == "told" for rule in rules)
    if told > max(1, len(rules) // TOLD_SHARE):
        problems.append(
            f"{told} of {len(rules)} rules are only told: at most one in {TOLD_SHARE} may be, or one"
        )
    return problems


def spec_problems(ruleset: Ruleset, rows: dict[str, Row]) -> list[str]:
    """Ids of the specification (`spec_ids.txt`, if there is one) and of `rules.md` are the same."""
    path = ruleset.file("spec_ids.txt")
    wanted = set(path.read_text("utf-8").split()) if path.exists() else set(rows)
    missing = [f"{id} of the specification is missing from rules.md" for id in sorted(wanted - set(rows))]
    return missing + [f"{id} of rules.md is not in the specification" for id in sorted(set(rows) - wanted)]


def row_problems(row: Row, any_cases: bool) -> list[str]:
    """A rule that nothing carries out, or that no case tries (where there are cases at all)."""
    problems = []
    if row.rule.kind == "code" and not any(".py:" in place for place in row.code):
        problems.append(f"{row.rule.id} is carried out nowhere in the code")
    if any_cases and row.rule.kind in ("code", "data") and not row.cases:
        problems.append(f"{row.rule.id} is tried by no case")
    return problems
