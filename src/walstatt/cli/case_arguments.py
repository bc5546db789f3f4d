"""`walstatt case FILE…`: the arguments; the work is done by `case_command`."""
from __future__ import annotations

from importlib import import_module
from pathlib import Path

from walstatt.cli.arguments import CommandParser
from walstatt.core.texts import Texts, default_language


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    parser = CommandParser("case", texts)
    parser.add_argument("paths", nargs="+", type=Path, metavar="FILE", help=texts.format("cli-case-files"))
    parser.add_argument("--json", action="store_true", help=texts.format("cli-json"))
    given = parser.parse_args(arguments)
    return int(import_module("walstatt.cli.case_command").run(given.paths, given.json))
