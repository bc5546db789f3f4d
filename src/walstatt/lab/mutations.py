"""Ways to break source code in one small place: boundaries, constants, conditions, calls, results."""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

NOT_RULES = frozenset(
    {"battlefield.py", "bounds.py", "campaign_file.py", "campaign_lobby.py", "campaign_sheet.py", "card_text.py",
     "campaign_content.py", "content.py", "creature_bounds.py", "desk_sheet.py", "inline_units.py",
     "invariants.py", "lobby.py", "notation", "picture.py", "prices.py", "printing.py", "random_battles.py",
     "reach.py", "robot_merchants.py", "robots", "roster_checks.py", "roster_format.py", "rosters.py", "secrecy.py",
     "sheet_text.py", "sheets.py", "tabletop.py", "wild_acts.py", "wild_papers.py", "words.py",
     "write.py", "writer.py"}
)
"""Files and folders that bound, read, show, price, propose or watch; pytest and the soak test look after them."""
OTHER_COMPARISON: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("boundary", "<="), ast.LtE: ("boundary", "<"), ast.Gt: ("boundary", ">="), ast.GtE: ("boundary", ">"),
    ast.Eq: ("negated", "!="), ast.NotEq: ("negated", "=="), ast.In: ("negated", "not in"),
    ast.NotIn: ("negated", "in"), ast.Is: ("negated", "is not"), ast.IsNot: ("negated", "is"),
}
COMPARISON = re.compile(r"<=|>=|==|!=|<|>|\bnot\s+in\b|\bis\s+not\b|\bin\b|\bis\b")
OTHER_ARITHMETIC: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "/", ast.Div: "*"}
ARITHMETIC = re.compile(r"[-+*/]")
OTHER_FUNCTION = {"min": "max", "max": "min", "any": "all", "all": "any"}
EMPTY: dict[type[ast.expr], str] = {
    ast.List: "[]", ast.ListComp: "[]", ast.Tuple: "()", ast.Dict: "{}", ast.DictComp: "{}", ast.SetComp: "set()",
}
TEXTS = (ast.JoinedStr, ast.List, ast.ListComp)
FLOAT_STEP = 0.5
TINY = 0.001
CHANCE = "rng"


@dataclass(frozen=True, slots=True)
class Mutation:
    """One change of one file: the bytes from start to end become `new`. Lines count from 1."""

    file: str
    function: str
    """Qualified name of the function around it; empty for what is done when the module is imported."""
    kind: str
    line: int
    statement: tuple[int, int]
    """First and last line of the statement, without the block that belongs to it."""
    start: int
    end: int
    new: str
    before: str
    """The changed lines on one line, and after: what they become."""
    after: str
    idle: bool
    """It breaks no rule: it is in a function that is handed chance, and so only proposes answers that are judged
    elsewhere; or it moves a boundary within the tolerance, which is finer than what a case can say."""
    at_import: bool
    """It is done when the module is imported: outside of functions, or in one that makes a table of the module."""

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What stays the same when lines above are added or taken away."""
        return self.file, self.function, self.before, self.after

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


@dataclass(frozen=True, slots=True)
class Subject:
    """The code that is broken: a package in its folder."""

    package: str
    folder: Path

    def files(self) -> list[Path]:
        """The files that hold rules, as the folder names them."""
        files = (path.relative_to(self.folder) for path in sorted(self.folder.rglob("*.py")))
        return [file for file in files if not NOT_RULES & set(file.parts)]

    def module(self, file: Path) -> str:
        return ".".join([self.package, *file.with_suffix("").parts]).removesuffix(".__init__")

    def mutations(self) -> list[Mutation]:
        return [one for file in self.files() for one in mutations(file.as_posix(), (self.folder / file).read_bytes())]


def mutations(file: str, source: bytes) -> list[Mutation]:
    """All changes of a file, in the order of the places that they change."""
    tree = ast.parse(source)
    finder = _Finder(file, source, _called_at_import(tree))
    finder.visit(tree)
    return sorted(finder.found, key=lambda one: (one.start, one.end, one.kind, one.new))


def _called_at_import(tree: ast.Module) -> frozenset[str]:
    """The functions that make the tables of a module, at once or at their first use."""
    outside = [one for one in tree.body if not isinstance(one, ast.FunctionDef | ast.ClassDef)]
    calls = (node for one in outside for node in ast.walk(one) if isinstance(node, ast.Call))
    made = {call.func.id for call in calls if isinstance(call.func, ast.Name)}
    return frozenset(made | {one.name for one in tree.body if isinstance(one, ast.FunctionDef) and _is_made_once(one)})


def _is_made_once(function: ast.FunctionDef) -> bool:
    given = function.args
    cached = any(isinstance(one, ast.Name) and one.id == "cache" for one in function.decorator_list)
    return cached and not (given.posonlyargs or given.args or given.kwonlyargs)


class _Finder(ast.NodeVisitor):
    """Walks through one file and collects what can be changed. Types, decorators and texts are left alone."""

    def __init__(self, file: str, source: bytes, called_at_import: frozenset[str]) -> None:
        self.file = file
        self.source = source
        self.called_at_import = called_at_import
        self.found: list[Mutation] = []
        self.functions: list[str] = []
        self.in_function = False
        self.proposes = False
        self.statement = (1, 1)
        self.line_starts = [0]
        for line in source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))

    # ---- where we are

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            self.statement = _header(node.lineno, node.end_lineno, getattr(node, "body", None))
        elif isinstance(node, ast.match_case):
            self.statement = _header(node.pattern.lineno, node.pattern.end_lineno, node.body)
        super().visit(node)

    @contextmanager
    def _inside(self, name: str, is_function: bool) -> Iterator[None]:
        before = self.in_function
        self.functions.append(name)
        self.in_function = before or is_function
        yield
        self.functions.pop()
        self.in_function = before

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.visit(node.args)
        before = self.proposes
        self.proposes = before or any(argument.arg == CHANCE for argument in node.args.args)
        with self._inside(node.name, True):
            for statement in node.body:
                self.visit(statement)
        self.proposes = before

    def visit_Lambda(self, node: ast.Lambda) -> None:
        before = self.proposes
        self.proposes = before or any(argument.arg == CHANCE for argument in node.args.args)
        self.generic_visit(node)
        self.proposes = before

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        with self._inside(node.name, False):
            for statement in node.body:
                self.visit(statement)

    def visit_arguments(self, node: ast.arguments) -> None:
        for default in (*node.defaults, *node.kw_defaults):
            if default is not None:
                self.visit(default)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self._skip_if_effect(node, [node.target])
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """What is only told is not changed."""

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # a check of zip, not a rule
            self.visit(node.value)

    # ---- what is changed

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            kind, other = OTHER_COMPARISON[type(operator)]
            idle = kind == "boundary" and (_is_tolerant(left) or _is_tolerant(right))
            self._swap_between(left, right, COMPARISON, kind, other, idle)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in OTHER_ARITHMETIC and not any(map(_is_no_quantity, (node.left, node.right))):
            self._swap_between(node.left, node.right, ARITHMETIC, "arithmetic", OTHER_ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in OTHER_ARITHMETIC and not _is_no_quantity(node.value):
            self._swap_between(node.target, node.value, ARITHMETIC, "arithmetic", OTHER_ARITHMETIC[type(node.op)])
        self._change(node, "skipped", "pass")
        self.visit(node.value)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for value in node.values:
            self._change(value, "dropped", str(isinstance(node.op, ast.And)))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self._change(node, "constant", str(not value))
        elif isinstance(value, int):
            self._change(node, "constant", str(value + 1))
            if value > 1:
                self._change(node, "constant", str(value - 1))
        elif isinstance(value, float) and not _is_text_or_tiny(value):
            self._change(node, "constant", str(value + FLOAT_STEP))

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in OTHER_FUNCTION:
            self._change(node.func, "swapped", OTHER_FUNCTION[node.func.id])
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self._negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        if not isinstance(node.test, ast.Constant):
            self._negate(node.test)
            self.visit(node.test)
        for statement in node.body:
            self.visit(statement)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self._change(condition, "dropped", "True")
        self.generic_visit(node)

    def visit_match_case(self, node: ast.match_case) -> None:
        if node.guard is not None:
            self._change(node.guard, "dropped", "True")
            self.visit(node.guard)
        for statement in node.body:
            self.visit(statement)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call | ast.YieldFrom | ast.Yield):
            self._change(node, "skipped", "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        self._skip_if_effect(node, node.targets)
        self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._change(node, "skipped", "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._change(node, "skipped", "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self._change(node, "skipped", "pass")

    def visit_Delete(self, node: ast.Delete) -> None:
        self._skip_if_effect(node, node.targets)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and not isinstance(node.value, ast.Constant):
            empty = EMPTY.get(type(node.value), "None")
            if self._text(node.value) != empty:
                self._change(node.value, "returned", empty)
            self.visit(node.value)

    # ---- how it is changed

    def _negate(self, test: ast.expr) -> None:
        if isinstance(test, ast.Compare) and len(test.ops) == 1 and OTHER_COMPARISON[type(test.ops[0])][0] == "negated":
            return  # the comparison itself is changed to its opposite
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            self._change(test, "negated", f"({self._text(test.operand)})")
        else:
            self._change(test, "negated", f"(not ({self._text(test)}))")

    def _skip_if_effect(self, node: ast.Assign | ast.AnnAssign | ast.Delete, targets: list[ast.expr]) -> None:
        """A local variable would be missing at once; what is written into the state is missed later or never."""
        if self.in_function and all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets):
            self._change(node, "skipped", "pass")

    def _swap_between(
        self, left: ast.expr, right: ast.expr, pattern: re.Pattern[str], kind: str, other: str, idle: bool = False
    ) -> None:
        start, end = self._offset(left.end_lineno, left.end_col_offset), self._offset(right.lineno, right.col_offset)
        between = self.source[start:end].decode()
        operator = pattern.search(between)
        if operator is not None:
            begin = start + len(between[: operator.start()].encode())
            self._add(kind, begin, begin + len(operator[0].encode()), other, idle)

    def _change(self, node: ast.expr | ast.stmt, kind: str, new: str) -> None:
        start, end = self._offset(node.lineno, node.col_offset), self._offset(node.end_lineno, node.end_col_offset)
        self._add(kind, start, end, new)

    def _add(self, kind: str, start: int, end: int, new: str, idle: bool = False) -> None:
        first = self.source.rfind(b"\n", 0, start) + 1
        last = self.source.find(b"\n", end)
        last = len(self.source) if last < 0 else last
        before = self.source[first:last]
        after = self.source[first:start] + new.encode() + self.source[end:last]
        line = self.source.count(b"\n", 0, start) + 1
        function = ".".join(self.functions) if self.in_function else ""
        told = _one_line(before), _one_line(after)
        place = self.statement, start, end, new
        at_import = not function or self.functions[0] in self.called_at_import
        self.found.append(Mutation(self.file, function, kind, line, *place, *told, idle or self.proposes, at_import))

    def _text(self, node: ast.expr) -> str:
        start = self._offset(node.lineno, node.col_offset)
        return self.source[start : self._offset(node.end_lineno, node.end_col_offset)].decode()

    def _offset(self, line: int | None, column: int | None) -> int:
        assert line is not None and column is not None
        return self.line_starts[line - 1] + column


def _header(first: int, last: int | None, body: object) -> tuple[int, int]:
    if isinstance(body, list) and body:
        return first, max(first, body[0].lineno - 1)
    return first, last or first


def _is_no_quantity(node: ast.expr) -> bool:
    """Texts and lists, of which nothing can be taken away, and the tolerance, which is finer than what a case says."""
    if isinstance(node, ast.Name):
        return node.id == "TOLERANCE"
    return isinstance(node, TEXTS) or (isinstance(node, ast.Constant) and _is_text_or_tiny(node.value))


def _is_tolerant(node: ast.expr) -> bool:
    parts = ast.walk(node)
    return any(isinstance(part, ast.Name | ast.Constant) and _is_fine(part) for part in parts)


def _is_fine(node: ast.Name | ast.Constant) -> bool:
    return node.id == "TOLERANCE" if isinstance(node, ast.Name) else _is_tiny(node.value)


def _is_text_or_tiny(value: object) -> bool:
    return isinstance(value, str) or _is_tiny(value)


def _is_tiny(value: object) -> bool:
    return isinstance(value, float) and 0 < value <= TINY


def _one_line(source: bytes) -> str:
    return " ".join(source.decode().split())
