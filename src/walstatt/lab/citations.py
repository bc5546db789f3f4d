"""Where the engine cites the catalogue: string literals in the rules' code, and the rules that rosters name."""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from walstatt.core.catalogue import is_id, load
from walstatt.core.outside import outside_games

PACKAGE = Path(__file__).parents[1]
CITING = ("games", "core", "odds", "bots")
ROSTER_RULE = re.compile(r'rule = "(?P<id>[^"]+)"')


def citations(package_root: Path = PACKAGE) -> dict[str, list[str]]:
    """Places such as "games/aofs/melee.py:120" for each cited id of the catalogue."""
    found = _lookalikes(package_root)
    return {id: places for id, places in found.items() if id in load(_game(id))}


def unknown_rulings(package_root: Path = PACKAGE) -> dict[str, list[str]]:
    """Places that cite a ruling which the catalogue does not hold. Other lookalikes may be keys of questions."""
    found = _lookalikes(package_root)
    return {id: places for id, places in found.items() if ".r." in id and id not in load(_game(id))}


def _game(id: str) -> str:
    return id.partition(".")[0]


def _lookalikes(package_root: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for folder in CITING:
        for path in sorted((package_root / folder).rglob("*.py")):
            name = path.relative_to(package_root).as_posix()
            _look_through(path, name, found)
    for game in outside_games().values():
        for path in sorted(game.rglob("*.py")):
            _look_through(path, path.relative_to(game.parent).as_posix(), found)
    for id, place in _written_in_rosters(package_root):
        found.setdefault(id, []).append(place)
    return found


def _look_through(path: Path, name: str, found: dict[str, list[str]]) -> None:
    for line, literal in _literals(ast.parse(path.read_text("utf-8"))):
        if is_id(literal):
            found.setdefault(literal, []).append(f"{name}:{line}")


def _written_in_rosters(package_root: Path) -> Iterator[tuple[str, str]]:
    """Ids that roster files name as the rule behind an ability or a character: content is engine too."""
    for path in sorted((package_root / "data" / "rosters").rglob("*.toml")):
        name = path.relative_to(package_root).as_posix()
        for line, text in enumerate(path.read_text("utf-8").splitlines(), 1):
            match = ROSTER_RULE.fullmatch(text)
            if match and is_id(match["id"]):
                yield match["id"], f"{name}:{line}"


def _literals(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """All string literals but docstrings and the pieces of f-strings, in the order of the file."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.Constant(value=str(literal)):
                yield node.lineno, literal
            case ast.Expr(value=ast.Constant()):
                pass
            case ast.JoinedStr(values=parts):
                for part in parts:
                    if isinstance(part, ast.FormattedValue):
                        yield from _literals(part)
            case _:
                yield from _literals(node)
