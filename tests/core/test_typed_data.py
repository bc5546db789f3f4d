"""Types are looked through before threads read into them, everywhere."""
from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from walstatt.games.shelf import load_game, playable

ROOT = Path(__file__).parents[2]
DOOR = ROOT / "src" / "walstatt" / "core" / "typed_data.py"
PROCESSES = 3


@pytest.mark.parametrize("key", playable())
def test_threads_that_read_the_same_type_first_at_the_same_time(key: str, tmp_path: Path) -> None:
    file = tmp_path / "setup.json"
    file.write_bytes(msgspec.json.encode(load_game(key).random_setup(Random(1))))
    for _ in range(PROCESSES):
        child = [sys.executable, "-m", "tests.core.typed_data_child", key, str(file)]
        ended = subprocess.run(child, cwd=ROOT, check=False)
        assert ended.returncode == 0, "the process died"


def typed_reads(source: str) -> Iterator[int]:
    """The lines where msgspec is asked to read into a type."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("msgspec"):
            yield from (node.lineno for one in node.names if one.name in ("convert", "decode", "Decoder"))
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("msgspec."):
            name = ast.unparse(node.func).rpartition(".")[2]
            typed = len(node.args) > 1 or bool(node.keywords)
            if name in ("convert", "Decoder") or (name == "decode" and typed):
                yield node.lineno


def test_there_is_one_door_to_typed_data() -> None:
    files = [file for folder in ("src", "examples") for file in (ROOT / folder).rglob("*.py") if file != DOOR]
    found = [f"{file.relative_to(ROOT)}:{line}" for file in files for line in typed_reads(file.read_text("utf-8"))]
    assert found == [], "read with walstatt.core.typed_data"


def test_the_door_would_be_missed() -> None:
    assert list(typed_reads(DOOR.read_text("utf-8")))
    assert list(typed_reads("import msgspec\nmsgspec.toml.decode(data, type=Tables)\nmsgspec.json.decode(data)")) == [2]
