"""`walstatt world`: found a world, hand papers in, run its phases, decide, publish, correct, read reports."""
from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable
from datetime import datetime
from errno import EIO
from os import strerror
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain
from walstatt.cli.speech import Speaker, refusal_line
from walstatt.core.papers import MOST_BYTES, Problem, decoded
from walstatt.core.refusal import Refused
from walstatt.core.report_names import named_blocks
from walstatt.core.texts import Text, Texts, default_language
from walstatt.core.turn import Act, Ruled, Run
from walstatt.core.whole_files import replace_file
from walstatt.core.world import Correction, NotWhole
from walstatt.desk.reports import overview, realm_report, told_moment
from walstatt.desk.world_desk import HandedIn, WorldDesk, found
from walstatt.games.shelf import worlds
from walstatt.paper.report import FORMATS, Document, Format, render
from walstatt.store.database import Database, NewerDatabase, UnusableDatabase, chosen_url, shown_url
from walstatt.store.matches import Outpaced
from walstatt.store.worlds import LAST_MOMENT, BrokenRecord, PhaseClosed, Worlds

DONE, PROBLEMS, CANNOT = 0, 1, 2
STANDARD_INPUT = "-"


class CannotError(Exception):
    """What was asked for cannot be done; the sentence says why."""


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    given = parse(arguments, texts)
    return carry_out(given, texts, lambda store: ACTIONS[given.action](Desk(store, given, texts)))


def carry_out(given: Namespace, texts: Texts, action: Callable[[Worlds], int]) -> int:
    """Something with the worlds of a database; whatever cannot be done is told, with its exit code."""
    try:
        database = open_database(given, texts)
        try:
            return action(Worlds(database))
        finally:
            database.close()
    except CannotError as cannot:
        complain(str(cannot))
    except Refused as refused:
        complain(refusal_line(refused, Speaker(texts.language)).plain)
    except Outpaced:
        complain(texts.format("cli-world-outpaced"))
    except PhaseClosed:
        complain(texts.format("cli-world-closed"))
    except BrokenRecord as broken:
        complain(texts.format("cli-world-broken", reason=str(broken)))
    except SQLAlchemyError as problem:
        where, reason = shown_url(database_of(given)), str(problem).partition("\n")[0]
        complain(texts.format("cli-world-database-fails", where=where, reason=reason))
    except NotWhole as waiting:
        complain(texts.format("cli-world-waits"))
        print_waiting(waiting.run, texts)
        return PROBLEMS
    return CANNOT


def parse(arguments: list[str], texts: Texts) -> Namespace:
    parser = CommandParser("world", texts)
    told = "; ".join(f"{name}: {texts.format(f'cli-world-about-{name}')}" for name in ACTIONS)
    parser.add_argument("action", metavar="|".join(ACTIONS), choices=list(ACTIONS), help=told)
    parser.add_argument("words", metavar="…", nargs="*", help=texts.format("cli-world-words"))
    for name, metavar in (("name", "NAME"), ("setup", "JSON"), ("note", "TEXT"), ("words-to-realms", "TEXT")):
        parser.add_argument(f"--{name}", default="", metavar=metavar, help=texts.format(f"cli-world-{name}"))
    parser.add_argument("--phase", type=int, metavar="N", help=texts.format("cli-world-phase"))
    parser.add_argument("--deadline", type=moment, metavar="2026-12-24T23:59", help=texts.format("cli-world-deadline"))
    parser.add_argument("--postmark", type=moment, metavar="2026-12-24T12:00", help=texts.format("cli-world-postmark"))
    parser.add_argument("--json", action="store_true", help=texts.format("cli-world-json"))
    parser.add_argument("--format", default="text", choices=FORMATS, help=texts.format("cli-world-format"))
    parser.add_argument("--large", action="store_true", help=texts.format("cli-world-large"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=texts.format("cli-world-out"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=texts.format("cli-serve-data"))
    parser.add_argument("--database", metavar="URL", help=texts.format("cli-serve-database"))
    given = parser.parse_intermixed_args(arguments)
    least, most = NUMBER_OF_WORDS[given.action]
    if not least <= len(given.words) <= most:
        parser.error(texts.format(f"cli-world-usage-{given.action}"))
    return given


def moment(written: str) -> float:
    when = datetime.fromisoformat(written)
    try:
        found = (when if when.tzinfo else when.astimezone()).timestamp()
    except OverflowError as problem:
        raise ValueError(written) from problem
    if not 0 <= found <= LAST_MOMENT:
        raise ValueError(written)
    return found


def database_of(given: Namespace) -> str:
    return chosen_url(given.database, given.data)


def open_database(given: Namespace, texts: Texts) -> Database:
    url = database_of(given)
    try:
        database = Database(url)
        database.migrate()
    except UnusableDatabase as bad:
        raise CannotError(texts.format("server-bad-database", url=url.partition("://")[0])) from bad
    except NewerDatabase as newer:
        raise CannotError(texts.format("cli-world-newer-database", where=shown_url(url), form=str(newer))) from newer
    except (SQLAlchemyError, OSError) as problem:
        told = {"where": shown_url(url), "reason": str(problem).partition("\n")[0]}
        raise CannotError(texts.format("cli-world-no-database", **told)) from problem
    return database


class Desk:
    """One call of the command: what was given, and the world that it means."""

    def __init__(self, store: Worlds, given: Namespace, texts: Texts) -> None:
        self.store = store
        self.given = given
        self.texts = texts
        self.words: list[str] = given.words

    def open(self) -> WorldDesk:
        desk = WorldDesk.open(self.store, self.words[0])
        if desk is None:
            known = [one.name for one in self.store.all()]
            raise CannotError(self.say("cli-world-unknown", given=self.words[0], known=known))
        return desk

    def say(self, key: str, /, **args: Any) -> str:
        return self.texts.format(key, **args)

    @property
    def number(self) -> int | None:
        """Phases are counted from 1 by people."""
        return None if self.given.phase is None else self.given.phase - 1

    def value(self, written: str) -> Any:
        """JSON, or a plain word."""
        try:
            return msgspec.json.decode(written.encode())
        except msgspec.DecodeError:
            return written


# ---- actions


def new(desk: Desk) -> int:
    key = desk.words[0]
    if key not in worlds():
        raise CannotError(desk.say("cli-world-no-such-game", given=key, known=worlds()))
    from walstatt.games.shelf import load_world

    try:
        setup = load_world(key).read_setup((desk.given.setup or "{}").encode())
    except msgspec.DecodeError as problem:
        raise CannotError(desk.say("cli-world-bad-setup", reason=str(problem))) from problem
    name = desk.given.name or key
    if desk.store.find(name) is not None:
        raise CannotError(desk.say("cli-world-name-taken", name=name))
    world = found(desk.store, key, name, setup, deadline=desk.given.deadline)
    print(desk.say("cli-world-founded", name=name, id=world.record.id, commitment=world.record.commitment))
    return DONE


def list_worlds(desk: Desk) -> int:
    for one in desk.store.all():
        print(f"{one.id}  {one.name}  {one.game}  {one.phase + 1}")
    return DONE


def status(desk: Desk) -> int:
    world = desk.open()
    kept = world.kept()
    print(desk.say("cli-world-open-phase", name=world.record.name, number=kept.number + 1, label=kept.label))
    if kept.deadline is not None:
        print(desk.say("cli-world-until", moment=told_moment(kept.deadline)))
    counts = world.phase().inputs.papers
    handed_in = {one.realm for one in kept.versions if one.handed_in}
    for realm in world.game.realms(kept.state(world.game)):
        how = "counts" if realm in counts else "late" if realm in handed_in else "missing"
        print(f"  {realm}: {desk.say(f'cli-world-paper-{how}')}")
    return DONE


def check(desk: Desk) -> int:
    world, realm, paper = desk.open(), desk.words[1], read_paper(desk, desk.words[2])
    return print_problems(world.problems(realm, paper), desk.texts)


def hand_in(desk: Desk) -> int:
    world, realm, paper = desk.open(), desk.words[1], read_paper(desk, desk.words[2])
    taken = world.hand_in(realm, paper, at=desk.given.postmark)
    code = print_problems(taken.problems, desk.texts)
    print_taken(desk, realm, taken)
    return code


def print_taken(desk: Desk, realm: str, taken: HandedIn) -> None:
    print(desk.say("cli-world-taken" if taken.in_time else "cli-world-taken-late", realm=realm, serial=taken.serial))
    if taken.in_time and not taken.counts:
        print(desk.say("cli-world-stands"))


def accept_late(desk: Desk) -> int:
    if not desk.open().accept_late(desk.words[1]):
        raise CannotError(desk.say("cli-world-no-paper", realm=desk.words[1]))
    return DONE


def run_phase(desk: Desk) -> int:
    result = desk.open().run(desk.number)
    print_run(result, desk)
    return DONE


def decide(desk: Desk) -> int:
    ruled = Ruled(desk.value(desk.words[2]), desk.given.note, desk.given.words_to_realms)
    print_run(desk.open().decide(desk.words[1], ruled, desk.number), desk)
    return DONE


def roll(desk: Desk) -> int:
    faces = [desk.value(word) for word in desk.words[2:]]
    print_run(desk.open().type_dice(desk.words[1], faces, desk.number), desk)
    return DONE


def act(desk: Desk) -> int:
    args = desk.value(desk.words[2]) if len(desk.words) > 2 else {}
    if not isinstance(args, dict):
        raise CannotError(desk.say("cli-world-usage-act"))
    desk.open().act(Act(desk.words[1], args, desk.given.note))
    return DONE


def extend(desk: Desk) -> int:
    desk.open().set_deadline(desk.given.deadline)
    return DONE


def publish(desk: Desk) -> int:
    world = desk.open()
    label = world.kept().label
    world.publish(desk.given.deadline)
    print(desk.say("cli-world-published", label=label, next=world.kept().label))
    return DONE


def correct(desk: Desk) -> int:
    world = desk.open()
    number = _published(desk)
    print_corrections(world.correct(number), desk.texts)
    for realm, problems in world.recheck().items():
        print(desk.say("cli-world-paper-spoilt", realm=realm))
        print_problems(problems, desk.texts)
    return DONE


def reopen(desk: Desk) -> int:
    world = desk.open()
    world.reopen(_published(desk), desk.given.deadline)
    print(desk.say("cli-world-reopened", label=world.kept().label))
    return DONE


def report(desk: Desk) -> int:
    world, realm = desk.open(), desk.words[1]
    number = world.record.phase - 1 if desk.number is None else desk.number
    found = realm_report(world, realm, number)
    if found is None:
        raise CannotError(desk.say("cli-world-no-report", realm=realm, number=number + 1))
    return put_out(desk, found)


def show_overview(desk: Desk) -> int:
    return put_out(desk, overview(desk.open()))


def put_out(desk: Desk, report: Document) -> int:
    """In the form that was asked for, into a file or to standard output."""
    form: Format = "json" if desk.given.json else desk.given.format
    if form == "pdf" and desk.given.out is None and sys.stdout.isatty():
        raise CannotError(desk.say("cli-world-pdf-needs-file"))
    data = render(report, form, desk.texts, large=desk.given.large)
    if desk.given.out is None:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return DONE

    def check_whole(written: bytes) -> None:
        if written != data:
            raise OSError(EIO, strerror(EIO))

    try:
        replace_file(desk.given.out, data, check_whole)
    except OSError as problem:
        reason = problem.strerror or ""
        raise CannotError(desk.say("cli-world-unwritable", file=str(desk.given.out), reason=reason)) from problem
    return DONE


def lines(desk: Desk) -> int:
    """What a realm would be sent, each line with the name under which the game master gives it other words."""
    realm = desk.words[1]
    for name, _, block in named_blocks(desk.open().preview(realm, desk.number)):
        said = desk.say(block["key"], **block["args"]) if "key" in block else str(block.get("words") or "")
        print(f"words/{realm}/{name}: {said}".rstrip(": "))
    return DONE


def fork(desk: Desk) -> int:
    name = desk.given.name or f"{desk.words[0]} 2"
    world = desk.open().fork(name, desk.number)
    print(desk.say("cli-world-founded", name=name, id=world.record.id, commitment=world.record.commitment))
    return DONE


# ---- help for all of them


def _published(desk: Desk) -> int:
    if desk.number is None:
        raise CannotError(desk.say("cli-world-which-phase"))
    return desk.number


def read_paper(desk: Desk, name: str) -> str:
    """A paper from a file, or from standard input; never more of it than a paper may have."""
    written = decoded(read_file(desk, name, MOST_BYTES))
    if written.guessed:
        complain(desk.say("cli-world-guessed", file=name))
    return written.text


def read_file(desk: Desk, name: str, most: int) -> bytes:
    """So many bytes of a file, or of standard input."""
    try:
        source = sys.stdin.buffer if name == STANDARD_INPUT else Path(name).open("rb")  # noqa: SIM115 - closed below
        with source:
            return source.read(most)
    except (OSError, ValueError) as problem:
        # No name of a file holds a NUL; that one is no OSError.
        reason = getattr(problem, "strerror", "") or str(problem)
        raise CannotError(desk.say("cli-world-unreadable", file=name, reason=reason)) from problem


def print_problems(problems: Iterable[Problem], texts: Texts) -> int:
    code = DONE
    for one in problems:
        code = PROBLEMS if one.fatal else code
        print(problem_words(one, texts))
    return code


def problem_words(problem: Problem, texts: Texts) -> str:
    warning = "" if problem.fatal else f"{texts.format('cli-world-warning')} "
    better = f" – {texts.format('cli-world-better', better=problem.suggestion)}" if problem.suggestion else ""
    return f"{problem.line}:{problem.column}: {warning}{texts.say(problem.why)}{better} [{problem.rule}]"


def print_run(result: Run, desk: Desk) -> None:
    texts = desk.texts
    if desk.given.json:
        shown = msgspec.structs.replace(result, state=None)
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(shown)) + b"\n")
        return
    for one in result.decisions:
        question = texts.format(one.key.replace(":", "-"), **one.args)
        how, options = texts.format(f"cli-world-how-{one.how}"), " | ".join(map(_json, one.options))
        how += f"; {texts.format('cli-world-facts-changed')}" if one.changed else ""
        print(f"{one.about}: {question} – {_json(one.chosen)} ({'; '.join(filter(None, (how, options)))}) [{one.rule}]")
    for rolled in result.rolls:
        print(f"{rolled.about}: {' '.join(map(str, rolled.faces))} [{rolled.rule}]")
    for void in result.void:
        why = f" {texts.say(Text(void.why['key'], void.why['args']))}" if void.why else ""
        print(f"{texts.format('cli-world-unused', name=void.about)}{why}")
    for name in result.unused:
        print(texts.format("cli-world-unused", name=name))
    if result.waiting:
        print(texts.format("cli-world-waits"))
        print_waiting(result, texts)


def print_waiting(result: Run, texts: Texts) -> None:
    for one in result.waiting:
        print(f"{one.about}: {texts.say(Text(one.key.replace(':', '-'), one.args))} [{one.rule}]")


def print_corrections(found: list[Correction], texts: Texts) -> None:
    for published, sheets in found:
        for realm in sheets:
            print(texts.format("cli-world-corrected", realm=realm, number=published.phase.number + 1))
        if not sheets:
            print(texts.format("cli-world-nothing-changed", number=published.phase.number + 1))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


ACTIONS: dict[str, Callable[[Desk], int]] = {
    "new": new, "list": list_worlds, "status": status, "check": check, "hand-in": hand_in, "accept-late": accept_late,
    "run": run_phase, "decide": decide, "roll": roll, "act": act, "extend": extend, "publish": publish,
    "correct": correct, "reopen": reopen, "report": report, "overview": show_overview, "lines": lines, "fork": fork,
}
NUMBER_OF_WORDS = {
    "new": (1, 1), "list": (0, 0), "status": (1, 1), "check": (3, 3), "hand-in": (3, 3), "accept-late": (2, 2),
    "run": (1, 1), "decide": (3, 3), "roll": (3, 20), "act": (2, 3), "extend": (1, 1), "publish": (1, 1),
    "correct": (1, 1), "reopen": (1, 1), "report": (2, 2), "overview": (1, 1), "lines": (2, 2),
    "fork": (1, 1),
}
