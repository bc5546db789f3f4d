"""`walstatt roster`: check roster files, list and show rosters, compare prices with the formula."""
from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain
from walstatt.core.texts import LANGUAGES, Texts, default_language
from walstatt.games.aofs import armies, rosters
from walstatt.games.aofs.army_limits import limits_at, limits_text, name_text
from walstatt.games.aofs.prices import price_rows
from walstatt.games.aofs.profiles import ArmySheet
from walstatt.games.aofs.roster_format import ArmyEntry, Choice, OptionEntry, Roster, UnitEntry
from walstatt.games.aofs.rosters import RosterProblem
from walstatt.games.aofs.sheet_text import SheetText
from walstatt.games.aofs.special_rules import read_rule, rule_text
from walstatt.games.strict_tables import nearest

IN_ORDER, PROBLEMS, CANNOT = 0, 1, 2


class CannotError(Exception):
    """What was asked for cannot be done at all; the sentence says why."""


def run(arguments: list[str]) -> int:
    given = parse(arguments, Texts(default_language()))
    texts = Texts(given.lang or default_language())
    try:
        if given.pdf is not None:
            return write_pdf(given.names, given.pdf, texts)
        return int(given.action(given.names, texts))
    except CannotError as cannot:
        complain(str(cannot))
        return CANNOT


def parse(arguments: list[str], texts: Texts) -> Namespace:
    parser = CommandParser("roster", texts)
    parser.add_argument("action", metavar="|".join(ACTIONS), choices=list(ACTIONS), help=_actions_help(texts))
    parser.add_argument("names", metavar="…", nargs="*", help=texts.format("aofs-roster-help-names"))
    parser.add_argument("--lang", choices=LANGUAGES, help=texts.format("aofs-roster-help-lang"))
    parser.add_argument("--pdf", type=Path, metavar="FILE", help=texts.format("aofs-roster-help-pdf"))
    given = parser.parse_args(arguments)
    least, most = NUMBER_OF_NAMES[given.action]
    if not least <= len(given.names) <= most:
        parser.error(texts.format(f"aofs-roster-names-{given.action}"))
    if given.pdf is not None and (given.action != "show" or len(given.names) != most):
        parser.error(texts.format("aofs-roster-pdf-what"))
    given.action = ACTIONS[given.action]
    return given


def _actions_help(texts: Texts) -> str:
    return "; ".join(f"{action}: {texts.format(f'aofs-roster-help-{action}')}" for action in ACTIONS)


def check(names: list[str], texts: Texts) -> int:
    """Print every problem of every file as `file:line: [rule] message`."""
    return max(_check_file(name, texts) for name in names)


def _check_file(name: str, texts: Texts) -> int:
    try:
        source = _read(name, texts)
    except CannotError as cannot:
        complain(str(cannot))
        return CANNOT
    reading = rosters.read(source)
    problems = reading.problems
    if reading.roster is not None:
        problems = sorted([*problems, *armies.ready_made_problems(reading.roster, source)], key=lambda one: one.line)
    for problem in problems:
        print(_problem_line(name, problem, texts))
    if reading.roster is None or not all(problem.warning for problem in problems):
        return PROBLEMS
    counts = {"units": len(reading.roster.unit), "armies": len(reading.roster.army)}
    print(f"{name}: {texts.format('aofs-roster-in-order', **counts)}")
    return IN_ORDER


def _problem_line(name: str, problem: RosterProblem, texts: Texts) -> str:
    message = texts.say(problem.message)
    if problem.warning:
        message = texts.format("aofs-roster-warning", message=message)
    return f"{name}:{problem.line}: [{problem.rule}] {message}"


def _read(name: str, texts: Texts) -> str:
    try:
        return Path(name).read_text("utf-8")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CannotError(f"{name}: {texts.format('aofs-roster-no-file', reason=reason)}") from None
    except UnicodeDecodeError:
        raise CannotError(f"{name}: {texts.format('aofs-roster-not-utf8')}") from None


def list_rosters(_names: list[str], texts: Texts) -> int:
    for roster in map(rosters.load, rosters.keys()):
        description = name_text(roster.roster.description.plain)
        print(f"{roster.key}: {texts.say(name_text(roster.name))}. {texts.say(description)}")
        for army in roster.army:
            sheet = armies.compile_army(roster, army.units, "a")
            counts = {"points": sheet.points, "size": army.size, "units": len(sheet.units)}
            name = name_text(army.name.plain)
            print(f"    {texts.format('aofs-roster-list-army', key=army.key, name=name, **counts)}")
    return IN_ORDER


def show(names: list[str], texts: Texts) -> int:
    roster = _roster(names[0], texts)
    lines = _army_lines(roster, names[1], texts) if len(names) > 1 else _profile_lines(roster, texts)
    print(*lines, sep="\n")
    return IN_ORDER


def _roster(name: str, texts: Texts) -> Roster:
    """A roster by its key, or by the name of its file."""
    known = rosters.keys()
    if name in known:
        return rosters.load(name)
    if not name.endswith(".toml"):
        raise CannotError(texts.format("aofs-roster-unknown-roster", key=name, nearest=nearest(name, known)))
    reading = rosters.read(_read(name, texts))
    if reading.roster is None:
        problems = (problem for problem in reading.problems if not problem.warning)
        raise CannotError("\n".join(_problem_line(name, problem, texts) for problem in problems))
    return reading.roster


def _profile_lines(roster: Roster, texts: Texts) -> Iterator[str]:
    yield texts.say(name_text(roster.name))
    yield texts.say(name_text(roster.roster.description.plain))
    for entry in roster.unit:
        yield ""
        yield from SheetText(texts).unit(armies.compile_army(roster, [Choice(entry.key)], "a").units[0])
        for option in entry.option:
            yield f"    {_option_line(roster, entry, option, texts)}"


def _option_line(roster: Roster, entry: UnitEntry, option: OptionEntry, texts: Texts) -> str:
    return texts.format(
        "aofs-roster-option-line",
        name=name_text(option.name.plain),
        points=option.points,
        each=option.applies_to if entry.models > 1 else "unit",
        most=option.most,
        gives=_gives(roster, option, texts),
    )


def _gives(roster: Roster, option: OptionEntry, texts: Texts) -> str:
    if option.rules:
        rules = map(read_rule, option.rules)
        return ", ".join(texts.say(rule_text(rule.key, f"+{rule.x}" if rule.adds else rule.x)) for rule in rules)
    weapons = ", ".join(SheetText(texts).weapon(armies.weapon(roster, key)) for key in option.weapons)
    if not option.replaces:
        return weapons
    replaced = name_text(armies.weapon(roster, option.replaces).name)
    return texts.format("aofs-roster-option-instead", weapons=weapons, replaced=replaced)


def _army_list(roster: Roster, name: str, texts: Texts) -> ArmyEntry:
    entry = roster.find_army(int(name) if name.isdecimal() else name)
    if entry is None:
        known = [army.key for army in roster.army]
        raise CannotError(texts.format("aofs-army-unknown-list", army=name, known=known))
    return entry


def write_pdf(names: list[str], file: Path, texts: Texts) -> int:
    """The sheet of an army list for printing."""
    # The writer of PDF files takes a while to import; nobody else should wait for it.
    from walstatt.games.aofs.printing import Printer
    from walstatt.paper.army_sheet import army_sheet

    roster = _roster(names[0], texts)
    entry = _army_list(roster, names[1], texts)
    army = armies.compile_army(roster, entry.units, "a", name=entry.name.plain)
    printed = Printer(army, texts).printed(roster.name[texts.language], entry.size)
    try:
        file.write_bytes(army_sheet(army.name[texts.language], printed, texts))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CannotError(f"{file}: {texts.format('aofs-roster-no-pdf', reason=reason)}") from None
    print(texts.format("aofs-roster-pdf-written", file=str(file)))
    return IN_ORDER


def _army_lines(roster: Roster, name: str, texts: Texts) -> Iterator[str]:
    entry = _army_list(roster, name, texts)
    army = armies.compile_army(roster, entry.units, "a", name=entry.name.plain)
    yield f"{texts.say(name_text(army.name))}: {texts.format('aofs-profile-points', points=army.points)}"
    rule, limits = limits_text(limits_at(entry.size))
    yield f"[{rule}] {texts.say(limits)}"
    yield from _unit_lines(army, texts)


def _unit_lines(army: ArmySheet, texts: Texts) -> Iterator[str]:
    for unit in army.units:
        yield ""
        yield from SheetText(texts).unit(unit, army)


def price(names: list[str], texts: Texts) -> int:
    """Each unit and option with its price and that of the formula; a star where they differ."""
    for name in names:
        for row in price_rows(_roster(name, texts)):
            what = f"{row.unit}, {row.option}" if row.option else row.unit
            mark = " " if row.points == row.suggested else "*"
            print(f"{mark} {what:40} {row.points:4} {row.suggested:4}")
    return IN_ORDER


def schema(_names: list[str], _texts: Texts) -> int:
    print(rosters.schema(), end="")
    return IN_ORDER


ACTIONS = {"check": check, "list": list_rosters, "show": show, "price": price, "schema": schema}
ANY_NUMBER = 10**6
NUMBER_OF_NAMES = {"check": (1, ANY_NUMBER), "list": (0, 0), "show": (1, 2), "price": (1, ANY_NUMBER), "schema": (0, 0)}
