"""`walstatt rule ID`: one rule or ruling of the catalogue, with all that belongs to it."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.padding import Padding

from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain, console
from walstatt.core.catalogue import Catalogue, Entry, Rule, Ruling, game_keys, load, load_all
from walstatt.core.texts import Texts, default_language
from walstatt.lab.coverage import case_files, case_folder

Section = tuple[str, list[str]]


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    parser = CommandParser("rule", texts)
    parser.add_argument("id", metavar="ID", help=texts.format("cli-rule-id"))
    id: str = parser.parse_args(arguments).id
    game = id.partition(".")[0]
    catalogue = load(game) if game in game_keys() else load_all()
    entry = catalogue.get(id)
    if entry is None:
        complain(unknown(id, catalogue, texts))
        return 2
    show(entry, catalogue, texts)
    return 0


def unknown(id: str, catalogue: Catalogue, texts: Texts) -> str:
    near = catalogue.nearest(id)
    if not near:
        return texts.format("cli-unknown-rule", given=id)
    return "\n".join([texts.format("cli-unknown-rule-near", given=id), *(f"  {line(entry, texts)}" for entry in near)])


def show(entry: Entry, catalogue: Catalogue, texts: Texts) -> None:
    screen = console()
    screen.print(line(entry, texts) if isinstance(entry, Rule) else entry.id, style="bold")
    if isinstance(entry, Ruling) and texts.language not in entry.languages:
        screen.print(texts.format("cli-rulings-in-english", games=[entry.game]))
    sections = of_rule(entry, catalogue, texts) if isinstance(entry, Rule) else of_ruling(entry, catalogue, texts)
    for heading, paragraphs in (*sections, ("cases", cases(entry))):
        if paragraphs:
            screen.print()
            screen.print(texts.format(f"cli-heading-{heading}"), style="italic")
            for paragraph in paragraphs:
                screen.print(Padding(paragraph, (0, 0, 0, 2), expand=False))


def of_rule(rule: Rule, catalogue: Catalogue, texts: Texts) -> Iterator[Section]:
    yield "text", [rule.de if texts.language == "de" else rule.en]
    yield "name", [rule.name]
    yield "shows", [rule.shows]
    yield "needs", lines((catalogue[id] for id in rule.needs), texts)
    yield "needed-by", lines(catalogue.needing(rule.id), texts)
    yield "rulings", lines(catalogue.rulings_on(rule.id), texts)


def of_ruling(ruling: Ruling, catalogue: Catalogue, texts: Texts) -> Iterator[Section]:
    words = ruling.text(texts.language)
    yield "question", [words.question]
    yield "default", [words.default]
    yield "choices", [f"{number}. {choice}" for number, choice in enumerate(words.choices, 1)]
    yield "why", [words.why]
    yield "rules", lines((catalogue[id] for id in ruling.rules), texts)


def lines(entries: Iterable[Entry], texts: Texts) -> list[str]:
    return [line(entry, texts) for entry in entries]


def line(entry: Entry, texts: Texts) -> str:
    if isinstance(entry, Rule):
        return f"{entry.id} – {entry.term if texts.language == 'de' else entry.name.replace('_', ' ')}"
    return f"{entry.id} – {entry.text(texts.language).question}"


def cases(entry: Entry) -> list[str]:
    """The cases that name this entry. Only files that mention the id are read as cases."""
    folder = case_folder()
    if folder is None:
        return []
    files = [path for path in case_files(folder, [entry.game]) if entry.id in path.read_text("utf-8")]
    if not files:
        return []
    from walstatt.lab.case_results import run_changed

    results = [result for result in run_changed(files) if entry.id in result.rules]
    return [f"{'✓' if result.passed else '✗'} {_short(result.path, folder)}" for result in results]


def _short(path: str | Path, folder: Path) -> str:
    return Path(path).resolve().relative_to(folder.parents[1]).as_posix()
