"""`walstatt rehearse-upgrade`: what this version would make of a server's matches and worlds. Nothing is written."""
from __future__ import annotations

from collections import Counter
from pathlib import Path

from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain
from walstatt.cli.world_command import CANNOT, DONE, carry_out, database_of
from walstatt.core.texts import Texts, default_language
from walstatt.desk.rehearsal import SAME, rehearse
from walstatt.store.database import Database, sqlite_file

CHANGES = 1


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    parser = CommandParser("rehearse-upgrade", texts)
    parser.add_argument("--data", type=Path, metavar="DIR", help=texts.format("cli-serve-data"))
    parser.add_argument("--database", metavar="URL", help=texts.format("cli-serve-database"))
    given = parser.parse_args(arguments)
    file = sqlite_file(database_of(given))
    if file is not None and not file.exists():
        complain(texts.format("cli-rehearse-nothing", folder=str(file.parent)))
        return CANNOT
    return carry_out(given, texts, lambda worlds: _tell(worlds.database, texts))


def _tell(database: Database, texts: Texts) -> int:
    verdicts: Counter[str] = Counter()
    for one in rehearse(database):
        verdicts[one.verdict] += 1
        if one.verdict != SAME:
            told = texts.format(f"cli-rehearse-{one.verdict}", place=one.place, id=one.id)
            print(f"{told} {one.detail}".rstrip())
    total, same = verdicts.total(), verdicts[SAME]
    print(texts.format("cli-rehearse-done", total=total, same=same, other=total - same))
    return DONE if same == total else CHANGES
