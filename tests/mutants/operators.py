"""The mutations: each takes one place of a module's syntax tree and makes it wrong in one way.

The operators are mutmut's and cosmic-ray's: comparisons, arithmetic, and/or, conditions, numbers, truth
values, texts, and statements left out.
"""

import ast
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}


@dataclass(frozen=True)
class Mutant:
    """One wrong module: `number` is the mutation's place in the order in which they are made."""

    module: str
    path: str
    line: int
    before: str
    after: str
    rule: str
    number: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}  {self.before}  ->  {self.after}  ({self.rule or 'no rule named'})"


def mutations(node: ast.AST) -> Iterator[ast.AST]:
    """Wrong nodes to stand in this one's place."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            for other in COMPARISONS[type(op)]:
                yield changed(node, ops=[other()])
        case ast.BinOp(op=op) if type(op) in ARITHMETIC:
            yield changed(node, op=ARITHMETIC[type(op)]())
        case ast.AugAssign(op=op):
            yield ast.Pass()
            if type(op) in ARITHMETIC:
                yield changed(node, op=ARITHMETIC[type(op)]())
        case ast.BoolOp(op=op):
            yield changed(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.If() | ast.IfExp() | ast.While() if not isinstance(node.test, ast.Compare | ast.UnaryOp):
            yield changed(node, test=ast.UnaryOp(ast.Not(), node.test))
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
        case ast.Constant(value=str() as value) if value:
            yield ast.Constant(f"XX{value}")
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield changed(node, func=ast.Name(CALLS[name], ast.Load()))
        case ast.Expr(value=ast.Call()) | ast.Break() | ast.Continue() | ast.Delete():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()


def changed(node: ast.AST, **fields: object) -> ast.AST:
    """A copy with other fields."""
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


RULE = re.compile(r"\b[A-Z]{2}-[A-Z]?[0-9](?:[0-9.]*[0-9])?")
SILENT = {"refuse": 1, "BadNotation": 0, "need": 2, "check_hex": 1, "check_fields": 3}
"""Calls whose arguments from this one on are messages or places named in them, not rules."""


def places(tree: ast.AST) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Every place that may be mutated: the parent, its field, and the index in it.

    Left out, for no test can tell them from the original: annotations, docstrings, asserts, messages.
    """
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "keywords") and not isinstance(tree, ast.Call):
            continue
        children = value if isinstance(value, list) else [value]
        if isinstance(tree, ast.Call) and called(tree) in SILENT:
            children = children[: SILENT[called(tree)]] if name == "args" else []
        for index, child in enumerate(children):
            if not isinstance(child, ast.AST) or isinstance(child, ast.Assert | ast.Import | ast.ImportFrom):
                continue
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                continue
            yield tree, name, index if isinstance(value, list) else None
            yield from places(child)


def called(call: ast.Call) -> str:
    """The name of the function or method."""
    return getattr(call.func, "id", "") or getattr(call.func, "attr", "")


def at(place: tuple[ast.AST, str, int | None]) -> ast.AST:
    """The node at the place."""
    parent, name, index = place
    found = getattr(parent, name)
    node: ast.AST = found if index is None else found[index]
    return node


def put(place: tuple[ast.AST, str, int | None], node: ast.AST) -> None:
    """Another node at the place."""
    parent, name, index = place
    if index is None:
        setattr(parent, name, node)
    else:
        getattr(parent, name)[index] = node


def mutants_of(module: str, path: str, source: str) -> list[Mutant]:
    """All mutants of a module."""
    tree, found = ast.parse(source), list[Mutant]()
    rules = rules_by_line(tree)
    for place in places(tree):
        node = at(place)
        for other in mutations(node):
            line = getattr(node, "lineno", 0)
            before, after = shown(node), shown(other)
            found.append(Mutant(module, path, line, before, after, rules.get(line, ""), len(found)))
    return found


def shown(node: ast.AST) -> str:
    """The node as source: the head of a statement alone."""
    if isinstance(node, ast.If | ast.While):
        return f"{type(node).__name__.lower()} {ast.unparse(node.test)}"
    return ast.unparse(ast.fix_missing_locations(node)).split("\n")[0][:90]


def mutated(source: str, number: int) -> ast.Module:
    """The module with the mutation of this number."""
    tree, count = ast.parse(source), 0
    for place in places(tree):
        node = at(place)
        for other in mutations(node):
            if count == number:
                put(place, ast.copy_location(other, node))
                return ast.fix_missing_locations(tree)
            count += 1
    raise IndexError(number)


def rules_by_line(tree: ast.Module) -> dict[int, str]:
    """The rule ids of the innermost docstring about each line."""
    found: dict[int, str] = {}
    for node in ast.walk(tree):  # outer ones come before inner ones
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
            ids = re.findall(
                r"\b[A-Z]{2}-[A-Z]?[0-9][0-9.]*[0-9]|\b[A-Z]{2}-[A-Z]?[0-9]+", ast.get_docstring(node) or ""
            )
            first = getattr(node, "lineno", 1)
            last = getattr(node, "end_lineno", None) or 10**6
            if ids:
                found.update(dict.fromkeys(range(first, last + 1), " ".join(dict.fromkeys(ids))))
    return found
