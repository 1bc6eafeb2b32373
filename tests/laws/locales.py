"""Files of texts, read as text: what a message wants, how two languages agree, what nobody tells."""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "pl")
"""What every game, the umpire and the page speak."""
PLURALS = {"en": {"one"}, "pl": {"one", "few", "many"}}
"""The categories that a choice by number tells apart; the rest is its default."""
CATEGORIES = {"zero", "one", "two", "few", "many"}
WORDS = re.compile(r"[^\W\d_]{2,}")


@dataclass
class Message:
    """What a message wants and is."""

    variables: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    choices: list[set[str]] = field(default_factory=list)
    """The keys of each of its choices."""
    words: str = ""
    """Its text without what is put in."""


class Reader(Visitor):
    """Walks one message."""

    def __init__(self) -> None:
        self.found = Message()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.variables.add(node.id.name)

    def visit_Attribute(self, node: ftl.Attribute) -> None:
        self.found.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = (variant.key for variant in node.variants)
        self.found.choices.append({key.name for key in keys if isinstance(key, ftl.Identifier)})
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.words += node.value + " "


@dataclass
class Texts:
    """A file of messages, and what is wrong with it by itself."""

    messages: dict[str, Message]
    faults: list[str]


def read(source: str, language: str) -> Texts:
    """A file's messages; whatever is no message, is there twice, or lacks a plural is a fault."""
    messages: dict[str, Message] = {}
    faults = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Junk):
            junk = (entry.content or "").strip()
            faults.append(f"is no message: {junk[:60]}")
        elif isinstance(entry, ftl.Message):
            name, reader = entry.id.name, Reader()
            reader.visit(entry)
            if name in messages:
                faults.append(f"{name} is there twice")
            messages[name] = reader.found
            faults += [f"{name}: {fault}" for fault in plurals(reader.found, language)]
    return Texts(messages, faults)


def plurals(message: Message, language: str) -> Iterable[str]:
    """Choices by number that lack a category of the language."""
    for keys in message.choices:
        if keys & CATEGORIES and (missing := PLURALS[language] - keys):
            yield f"no plural {', '.join(sorted(missing))}"


@lru_cache(maxsize=64)
def read_file(path: Path, language: str) -> Texts:
    """The same of a file."""
    if not path.is_file():
        return Texts({}, [f"there is no {path.name}"])
    return read(path.read_text("utf-8"), language)


def disagreements(english: Texts, other: Texts) -> list[str]:
    """What one of two languages has and the other lacks: messages, arguments, a translation."""
    faults = [f"{name} is missing" for name in english.messages.keys() - other.messages.keys()]
    faults += [f"{name} is too many" for name in other.messages.keys() - english.messages.keys()]
    for name in english.messages.keys() & other.messages.keys():
        ours, theirs = english.messages[name], other.messages[name]
        wanted, given = bare(ours.variables, ours.variables), bare(theirs.variables, ours.variables)
        faults += [f"{name} lacks ${variable}" for variable in wanted - given]
        faults += [f"{name} wants ${variable}, which nobody gives" for variable in given - wanted]
        if ours.words == theirs.words and len(WORDS.findall(ours.words)) > 3:
            faults.append(f"{name} is not translated")
    return sorted(faults)


def bare(variables: set[str], known: set[str]) -> set[str]:
    """Variables without the cases that a text brings as its attributes: `weapon-acc` is `weapon`."""
    return {
        name if name in known or name.rpartition("-")[0] not in known else name.rpartition("-")[0]
        for name in variables
    }


# ---- texts that nobody tells


def unused_by_game(names: Iterable[str], prefix: str, package: Path) -> list[str]:
    """Messages whose id stands nowhere in the package, whole or as the parts that it is made of."""
    words, patterns = spoken(package, f"{prefix}-")
    return sorted(name for name in names if not told(name.removeprefix(f"{prefix}-"), name, words, patterns))


def told(short: str, name: str, words: set[str], patterns: list[re.Pattern[str]]) -> bool:
    """Whether an id is a literal, fits an f-string, or is made of a kind and a word."""
    if {short, name, short.replace("-", "_")} & words or any(
        one.fullmatch(short) or one.fullmatch(name) for one in patterns
    ):
        return True
    cuts = [found.start() for found in re.finditer("-", short)]
    return any(short[:cut] in words and short[cut + 1 :].replace("-", "_") in words for cut in cuts)


COMMON = ("scenario-", "option-", "reason-", "roll-", "warning-", "credit", "unit")
"""Found by umpire and page alone: names of scenarios, options and their values, ends, rolls, warnings."""


def spoken(package: Path, prefix: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """Every word in quotes in the package's sources and data, and what its f-strings fit."""
    words: set[str] = set()
    patterns = [re.compile(f"{re.escape(start)}.*") for start in COMMON]
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
            elif isinstance(node, ast.JoinedStr) and (pattern := fitting(node, prefix)):
                patterns.append(pattern)
    for path in package.rglob("*.yaml"):
        words |= set(re.findall(r"[\w-]+", path.read_text("utf-8")))
    return words, patterns


def fitting(node: ast.JoinedStr, prefix: str) -> re.Pattern[str] | None:
    """An f-string that begins with the words of an id, as a pattern: `goal-own-{...}`."""
    first = node.values[0]
    if not (isinstance(first, ast.Constant) and re.fullmatch(r"[a-z][a-z-]*-", str(first.value))):
        return None
    if first.value == prefix:
        return None
    parts = [re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in node.values]
    return re.compile("".join(parts))


# ---- the page's own


@dataclass
class Call:
    """`t(...)` in the page's sources: the ids it may mean, beginnings of ids, the arguments it gives."""

    where: str
    ids: list[str]
    starts: list[str]
    given: set[str]


def calls(path: Path) -> Iterable[Call]:
    """Every call of `t`."""
    source = path.read_text("utf-8")
    for found in re.finditer(r"(?<![\w.$])t\(", source):
        inside = balanced(source, found.end())
        first, _, rest = split(inside)
        ids = re.findall(r"""["']([a-z][\w-]*)["']""", first)
        starts = re.findall(r"`([a-z][\w-]*-)\$\{", first)
        given = set(re.findall(r"(?:^|[{,])\s*(\w+)\s*(?=[:,}])", flat(rest)))
        yield Call(f"{path.name}: t({inside[:50]})", ids, starts, given)


def balanced(source: str, start: int) -> str:
    """From `start` to the bracket that closes."""
    depth = 1
    for at in range(start, len(source)):
        depth += (source[at] in "([{") - (source[at] in ")]}")
        if depth == 0:
            return source[start:at]
    return source[start:]


def split(inside: str) -> tuple[str, str, str]:
    """At the first comma outside brackets."""
    depth = 0
    for at, char in enumerate(inside):
        depth += (char in "([{") - (char in ")]}")
        if char == "," and depth == 0:
            return inside[:at], ",", inside[at + 1 :]
    return inside, "", ""


def flat(given: str) -> str:
    """An object without what stands in brackets within it."""
    depth, kept = 0, ""
    for char in given.strip():
        depth += char in "([{"
        kept += char if depth <= 1 and char not in "([" else ""
        depth -= char in ")]}"
    return re.sub(r"\"[^\"]*\"|`[^`]*`", "_", kept)
