"""`walstatt rules`: what the catalogue holds, and with --coverage what of it the engine cites and the cases show."""
from __future__ import annotations

import sys
from argparse import Namespace

import msgspec
from rich import box
from rich.table import Table

from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain, console
from walstatt.core.catalogue import Catalogue, Rule, game_keys, load, load_all
from walstatt.core.kits import kits
from walstatt.core.texts import Texts, default_language
from walstatt.lab.coverage import Coverage, case_folder, coverage


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    given = parse(arguments, texts)
    if given.game and given.game not in game_keys():
        complain(texts.format("cli-unknown-game", given=given.game, known=list(game_keys())))
        return 2
    catalogue = _catalogue(given)
    if given.coverage or given.missing or given.failing or given.json:
        shown = report(catalogue, given, texts)
        return int(bool(shown) and (given.missing or given.failing))
    screen = console()
    screen.print(listing(catalogue, texts))
    if foreign := dict.fromkeys(one.game for one in catalogue.rulings if texts.language not in one.languages):
        screen.print()
        screen.print(texts.format("cli-rulings-in-english", games=list(foreign)))
    return 0


def _catalogue(given: Namespace) -> Catalogue:
    if given.game:
        return load(given.game)
    if not given.playable:
        return load_all()
    parts = [load(kit.key) for kit in kits() if kit.has_rules and kit.game]
    return Catalogue([rule for part in parts for rule in part.rules], [one for part in parts for one in part.rulings])


def parse(arguments: list[str], texts: Texts) -> Namespace:
    parser = CommandParser("rules", texts)
    parser.add_argument("--game", metavar="KEY", help=texts.format("cli-rules-game", known=list(game_keys())))
    parser.add_argument("--playable", action="store_true", help=texts.format("cli-rules-playable"))
    parser.add_argument("--coverage", action="store_true", help=texts.format("cli-rules-coverage"))
    parser.add_argument("--missing", action="store_true", help=texts.format("cli-rules-missing"))
    parser.add_argument("--failing", action="store_true", help=texts.format("cli-rules-failing"))
    parser.add_argument("--json", action="store_true", help=texts.format("cli-json"))
    return parser.parse_args(arguments)


def listing(catalogue: Catalogue, texts: Texts) -> Table:
    table = _table(texts, "id", "term", "name")
    for entry in catalogue.entries():
        if isinstance(entry, Rule):
            table.add_row(entry.id, entry.term, entry.name)
        else:
            table.add_row(entry.id, texts.format("cli-ruling"), entry.text(texts.language).question)
    return table


def report(catalogue: Catalogue, given: Namespace, texts: Texts) -> int:
    """Print the coverage that was asked for; how many entries were shown."""
    folder = case_folder()
    if folder is None:
        complain(texts.format("cli-no-case-folder"))
    rows = coverage(catalogue, folder)
    shown = [row for row in rows if wanted(row, given)]
    if given.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(shown)).decode() + "\n")
        return len(shown)
    screen = console()
    screen.print(details(shown, texts))
    screen.print()
    screen.print(summary(rows, texts))
    return len(shown)


def wanted(row: Coverage, given: Namespace) -> bool:
    if not given.missing and not given.failing:
        return True
    return (given.missing and row.missing) or (given.failing and row.failing)


def details(rows: list[Coverage], texts: Texts) -> Table:
    table = _table(texts, "id", "kind", "cited", "cases", "passing")
    kinds = {"rule": texts.format("cli-rule"), "ruling": texts.format("cli-ruling")}
    for row in rows:
        table.add_row(row.id, kinds[row.kind], _places(row.cited), str(row.cases), str(row.passing))
    return table


def summary(rows: list[Coverage], texts: Texts) -> Table:
    table = _table(texts, "game", "rules-cited", "rules-covered", "rulings-cited", "rulings-covered")
    for game in dict.fromkeys(row.game for row in rows):
        cells = []
        for kind in ("rule", "ruling"):
            of_kind = [row for row in rows if row.game == game and row.kind == kind]
            cells.append(f"{sum(bool(row.cited) for row in of_kind)}/{len(of_kind)}")
            cells.append(f"{sum(bool(row.passing) for row in of_kind)}/{len(of_kind)}")
        table.add_row(game, *cells)
    return table


def _places(cited: list[str]) -> str:
    more = f" +{len(cited) - 1}" if len(cited) > 1 else ""
    return cited[0] + more if cited else "–"


def _table(texts: Texts, *columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for column in columns:
        number = column in ("cases", "passing") or column.endswith(("-cited", "-covered"))
        table.add_column(
            texts.format(f"cli-column-{column}"),
            justify="right" if number else "left",
            no_wrap=column == "id",
            overflow="fold",
        )
    return table
