"""The messages that the sources use, and what the Fluent files offer."""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent_ast

import walstatt
from walstatt.core.questions import message_key

SOURCES = Path(walstatt.__file__).parent
MESSAGES = {"note": 0, "note_secret": 1, "refuse": 1, "text": 0, "Text": 0, "format": 0, "message": 0, "said": 0}
"""Where these calls carry the key of a message."""
QUESTIONS = {"Pick": 1, "PickSeveral": 1, "YesNo": 1, "Number": 1, "Place": 1, "Move": 1, "Measure": 0, "Roll": 1}
"""Where these carry the key of a question."""
KEY = re.compile(
    r"(core|ags|anima|aofs|frostgrave|kalevala|roster|paper|table|cli|play|server|preview)[-:][a-z0-9_.:-]+"
)


class Use(NamedTuple):
    """A message key in the sources; where parts of it are computed, `key` is a pattern."""

    key: str
    place: str
    arguments: frozenset[str] | None
    """Names of the arguments given there, or None where they cannot be read off."""


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message of a language with the variables in it."""
    found: dict[str, frozenset[str]] = {}
    for entry in sorted((files("walstatt") / "data" / "text" / language).iterdir(), key=lambda one: one.name):
        for node in FluentParser().parse(entry.read_text("utf-8")).body:
            assert not isinstance(node, fluent_ast.Junk), f"{entry.name}: {node.content}"
            if isinstance(node, fluent_ast.Message):
                assert node.id.name not in found, f"{entry.name}: {node.id.name} is there twice"
                variables = _Variables()
                variables.visit(node)
                found[node.id.name] = frozenset(variables.found)
    return found


def used_messages() -> list[Use]:
    """Every message that a call in the sources names."""
    found: list[Use] = []
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                found += _uses(node, f"{path.relative_to(SOURCES)}:{node.lineno}")
    return found


def _uses(call: ast.Call, place: str) -> Iterator[Use]:
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    position = MESSAGES.get(name, QUESTIONS.get(name))
    if position is None or len(call.args) <= position:
        return
    for key in _keys(call.args[position]):
        if not KEY.fullmatch(key.replace(".+", "x")):
            continue
        if name == "Roll":
            key = key.replace(":", "-roll-")
        if name in QUESTIONS:
            key = ".+".join(map(message_key, key.split(".+")))
            yield Use(key, place, _question_arguments(call))
        else:
            yield Use(key, place, _arguments(call))


def _keys(node: ast.expr) -> Iterator[str]:
    """The literal strings that the expression may be, computed parts as `.+`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values)


def _arguments(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    if None in names or any(isinstance(argument, ast.Dict | ast.Starred) for argument in call.args):
        return None
    return frozenset(name for name in names if name)


def _question_arguments(call: ast.Call) -> frozenset[str] | None:
    given = [*call.args, *(keyword.value for keyword in call.keywords if keyword.arg == "args")]
    tables = [argument for argument in given if isinstance(argument, ast.Dict)]
    if any(isinstance(argument, ast.Name) and argument.id == "args" for argument in given):
        return None
    return frozenset(str(key.value) for table in tables for key in table.keys if isinstance(key, ast.Constant))
