"""Which readings of Kalevala's rulings the rules follow: found in their code, so that no list can be out of date."""
from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from walstatt.games import kalevala

METHOD = "reading"


@cache
def followed() -> frozenset[str]:
    """The ids of all rulings of which the rules ask which reading was chosen."""
    folder = Path(kalevala.__file__).parent
    trees = (ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py")))
    return frozenset(ruling for tree in trees for ruling in _asked(tree))


def _asked(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == METHOD:
            for argument in node.args[:1]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
                elif isinstance(argument, ast.Name):
                    yield from _assigned(tree, argument.id)


def _assigned(tree: ast.Module, name: str) -> Iterator[str]:
    """The words that a name stands for anywhere in its module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            named = any(isinstance(target, ast.Name) and target.id == name for target in targets)
            if named and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                yield node.value.value
