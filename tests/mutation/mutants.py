"""The changes that are tried in a source: another comparison, a statement left out, and so on."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import accumulate
from typing import Final, NamedTuple

_COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_COMPUTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
}
_CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
#: Types are checked by mypy, and what is in an f-string has no place of its own in Python 3.11.
_NOT_IN: Final = ("annotation", "returns", "decorator_list")
_SKIPPED: Final = (ast.JoinedStr, ast.Assert, ast.Import, ast.ImportFrom)


class Mutant(NamedTuple):
    """One change: the bytes from `start` to `end` become `new`; the lines as they were before."""

    start: int
    end: int
    new: str
    first: int
    last: int

    def of(self, source: bytes) -> bytes:
        """The source with this change."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def old(self, source: bytes) -> str:
        """Return the text before the change."""
        return source[self.start : self.end].decode()


def mutants(source: bytes) -> list[Mutant]:
    """Every mutant of a source that Python can compile."""
    lines = [0, *accumulate(map(len, source.splitlines(keepends=True)))]
    found = []
    for node, new in _changes(ast.parse(source)):
        start = lines[node.lineno - 1] + node.col_offset
        end = lines[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        mutant = Mutant(start, end, new, node.lineno, node.end_lineno or 0)
        try:
            compile(mutant.of(source), "mutant", "exec", dont_inherit=True)
        except SyntaxError:
            continue
        found.append(mutant)
    return found


Place = ast.expr | ast.stmt


def _changes(node: ast.AST) -> Iterator[tuple[Place, str]]:
    if isinstance(node, _SKIPPED) or _is_for_types(node):
        return
    if isinstance(node, ast.stmt):
        yield from ((node, new) for new in _statements(node))
    elif isinstance(node, ast.expr):
        yield from ((node, f"({ast.unparse(new)})") for new in _expressions(node))
    for name, value in ast.iter_fields(node):
        if name not in _NOT_IN:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _changes(child)


def _statements(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise():
            yield "pass"
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield "return None"


def _expressions(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left, [op, *ops], right):
            yield ast.Compare(left, [_COMPARED[type(op)](), *ops], right)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in _COMPUTED:
            yield ast.BinOp(left, _COMPUTED[type(op)](), right)
        case ast.IfExp(test, body, other):
            yield ast.IfExp(test, other, body)
        case ast.Call(ast.Name(name), args, keywords) if name in _CALLED:
            yield ast.Call(ast.Name(_CALLED[name]), args, keywords)
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
