"""`walstatt rehearse-upgrade`: what this version would make of a server's matches and worlds. Nothing is written."""
from __future__ import annotations

from collections import Counter
from pathlib import Path

from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain
from walstatt.core.texts import Texts, default_language
from walstatt.desk.rehearsal import SAME, rehearse
from walstatt.store.database import Database, UnusableDatabase, data_folder, sqlite_url

DONE, CHANGES, CANNOT = 0, 1, 2


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    parser = CommandParser("rehearse-upgrade", texts)
    parser.add_argument("--data", type=Path, metavar="DIR", help=texts.format("cli-serve-data"))
    parser.add_argument("--database", metavar="URL", help=texts.format("cli-serve-database"))
    given = parser.parse_args(arguments)
    folder: Path = given.data or data_folder()
    if not given.database and not (folder / "walstatt.db").exists():
        complain(texts.format("cli-rehearse-nothing", folder=str(folder)))
        return CANNOT
    try:
        database = Database(given.database or sqlite_url(folder))
    except UnusableDatabase:
        complain(texts.format("server-bad-database", url=(given.database or "").partition("://")[0]))
        return CANNOT
    try:
        database.migrate()
        return _tell(database, texts)
    except Exception as problem:
        complain(texts.format("server-no-start", reason=str(problem).partition("\n")[0]))
        return CANNOT
    finally:
        database.close()


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
