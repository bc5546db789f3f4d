"""`walstatt kalevala`: found a world, play alone, lead one. The same desk as `walstatt world`, in the game's words."""
from __future__ import annotations

import re
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches, unified_diff
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from walstatt.cli import world_command
from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain
from walstatt.cli.world_command import CANNOT, DONE, PROBLEMS, CannotError, moment, read_paper
from walstatt.core.texts import Texts, default_language
from walstatt.core.turn import BY_DEFAULT, Act, Decision, Ruled, Run
from walstatt.core.whole_files import write_new
from walstatt.core.world import Correction, Report
from walstatt.desk.reports import correction_sheet, realm_report, told_moment
from walstatt.desk.world_desk import WorldDesk
from walstatt.games.kalevala import checker
from walstatt.games.kalevala.court.accounts import money
from walstatt.games.kalevala.court.acts import kinds_of_acts
from walstatt.games.kalevala.court.belongings import kinds_of
from walstatt.games.kalevala.papers.head import read_head
from walstatt.games.kalevala.realm.pieces import special_figures
from walstatt.games.kalevala.state import World
from walstatt.games.kalevala.template import Template
from walstatt.games.kalevala.war.field import WAYS as WAYS_OF_BATTLES
from walstatt.hexmap.map_files import MOST_BYTES as MOST_OF_A_MAP
from walstatt.paper.report import FORMATS, Document, Format, document, render
from walstatt.store.worlds import Worlds

KEY = "kalevala"
JUDGEMENT = f"{checker.JUDGEMENT}/"
PERSON, ROBOT_SEAT = "person", "robot"
"""Who may sit behind a ruler."""
_MONEY = re.compile(r"([0-9]{1,9})(?:[.,]([0-9]{1,2}))?")
MOST_MONEY, LONGEST_NUMBER = 1_000_000, 6
"""Of one payment; digits of the number of a request."""


class Option(NamedTuple):
    """An option of an action; its help is `cli-kalevala-option-<name>`."""

    name: str
    metavar: str = ""
    """Nothing: it is there or not."""
    kind: Callable[[str], Any] = str
    often: bool = False
    among: tuple[str, ...] | None = None


class Action(NamedTuple):
    """What can be done; its help is `cli-kalevala-about-<name>`."""

    run: Callable[[Desk], int]
    words: tuple[str, ...]
    """What stands behind it; one with `?` may be left out, one with `…` may stand often."""
    options: tuple[Option, ...] = ()
    more: Callable[[], str] = str
    """What else its help says."""


class Desk(world_command.Desk):
    """One call: realms and phases are called by the names of the game."""

    @property
    def number(self) -> int | None:
        """Of the phase that was named like 271.1; none was named: None."""
        wanted = getattr(self.given, "phase", None)
        if wanted is None:
            return None
        labels = self.store.labels(self.open().record.id)
        if wanted not in labels:
            raise CannotError(self.say("cli-kalevala-no-phase", given=wanted, known=list(labels)))
        return labels[wanted]

    def open(self) -> WorldDesk:
        world = super().open()
        if world.record.game != KEY:
            raise CannotError(self.say("cli-kalevala-other-game", name=world.record.name, game=world.record.game))
        return world

    def state(self, world: WorldDesk) -> World:
        state: World = world.kept().state(world.game)
        return state

    def realm(self, world: WorldDesk, written: str) -> str:
        """A realm by its name, whatever its case."""
        known = list(self.state(world).realms)
        same = [name for name in known if name.casefold() == written.casefold()]
        if not same:
            near = get_close_matches(written, known, n=1)
            key = "cli-kalevala-no-realm-near" if near else "cli-kalevala-no-realm"
            raise CannotError(self.say(key, given=written, near=near[0] if near else "", known=known))
        return same[0]

    def own_realm(self, world: WorldDesk) -> str | None:
        """The only one that a person rules, if there is just one."""
        people = [one.realm for one in world.record.members if one.realm and not one.bot]
        return people[0] if len(people) == 1 else None

    def print_json(self, value: Any) -> None:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(value)) + b"\n")


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    name, *rest = arguments or ["--help"]
    if name in ("--help", "-h"):
        print(overview(texts))
        return DONE
    if name not in ACTIONS:
        near = get_close_matches(name, ACTIONS, n=1)
        key = "cli-kalevala-no-action-near" if near else "cli-kalevala-no-action"
        complain(texts.format(key, given=name, near=near[0] if near else "", known=list(ACTIONS)))
        return CANNOT
    given = parse(name, rest, texts)
    return world_command.carry_out(given, texts, lambda store: _carry_out(name, store, given, texts))


def _carry_out(name: str, store: Worlds, given: Namespace, texts: Texts) -> int:
    given.words = [word for one in ACTIONS[name].words for word in _given(given, one)]
    return ACTIONS[name].run(Desk(store, given, texts))


def _given(given: Namespace, word: str) -> list[str]:
    found = getattr(given, word.strip("?…"))
    return found if isinstance(found, list) else [] if found is None else [found]


def overview(texts: Texts) -> str:
    width = max(map(len, ACTIONS)) + 2
    lines = [f"  {name:{width}}{texts.format(f'cli-kalevala-about-{name}')}" for name in ACTIONS]
    return "\n".join([texts.format("cli-kalevala-usage"), "", *lines, "", texts.format("cli-kalevala-usage-more")])


def parse(name: str, arguments: list[str], texts: Texts) -> Namespace:
    action = ACTIONS[name]
    parser = CommandParser(f"{KEY} {name}", texts, f"cli-kalevala-about-{name}", action.more())
    for word in action.words:
        count = "*" if "…" in word else "?" if "?" in word else None
        bare = word.strip("?…")
        parser.add_argument(
            bare, nargs=count, metavar=texts.format(f"cli-kalevala-word-{bare}"),
            help=texts.format(f"cli-kalevala-help-{bare}"),
        )
    for option in (*action.options, *EVERYWHERE):
        told = texts.format(f"cli-kalevala-option-{option.name}")
        if not option.metavar:
            parser.add_argument(f"--{option.name}", action="store_true", help=told)
        else:
            parser.add_argument(
                f"--{option.name}", metavar=option.metavar, type=option.kind, help=told, choices=option.among,
                action="append" if option.often else "store",
            )
    return parser.parse_intermixed_args(arguments)


# ---- papers


def status(desk: Desk) -> int:
    """Who has handed in, what waits, until when."""
    world = desk.open()
    kept = world.kept()
    counts, handed_in = kept.counting(), {one.realm for one in kept.versions if one.handed_in}
    robots = {one.realm for one in world.record.members if one.bot and one.realm}
    run = world.run()
    judged = [one for one in run.decisions if one.about.startswith(JUDGEMENT)]
    faulty = {one.about.removeprefix(JUDGEMENT) for one in judged if not one.chosen}
    ways = (("faulty", faulty), ("counts", counts), ("late", handed_in), ("robot", robots))
    papers = {
        realm: next((how for how, realms in ways if realm in realms), "missing")
        for realm in world.game.realms(kept.state(world.game))
    }
    open_decisions = [one.about for one in run.decisions if one.how == BY_DEFAULT]
    if desk.given.json:
        desk.print_json({
            "world": world.record.name, "id": world.record.id, "date": kept.label, "deadline": kept.deadline,
            "over": world.record.over, "papers": papers, "decisions": open_decisions,
            "waiting": [one.about for one in run.waiting],
        })
        return DONE
    print(desk.say("cli-kalevala-date", name=world.record.name, date=kept.label))
    if kept.deadline is not None:
        print(desk.say("cli-world-until", moment=told_moment(kept.deadline)))
    for realm, how in papers.items():
        key = f"cli-kalevala-paper-{how}" if how in ("robot", "faulty") else f"cli-world-paper-{how}"
        print(f"  {realm}: {desk.say(key)}")
    if open_decisions or not run.waiting:
        print(desk.say("cli-kalevala-to-decide", count=len(open_decisions)))
    _print_waiting(desk, run)
    return DONE


def hand_in(desk: Desk) -> int:
    world = desk.open()
    realm, paper = desk.realm(world, desk.words[1]), read_paper(desk, desk.words[2])
    if world.leads_itself and not desk.given.strike and not _is_whole(desk, world, realm, paper):
        return PROBLEMS
    taken = world.hand_in(realm, paper, at=desk.given.postmark, struck=desk.given.strike)
    code = world_command.print_problems(taken.problems, desk.texts)
    world_command.print_taken(desk, realm, taken)
    if desk.given.strike:
        _strike(world, realm)
        code = DONE
    elif code and taken.counts:
        print(desk.say(_what_becomes_of(desk.state(world), realm, paper), realm=realm, world=world.record.name))
    if world.publish_when_complete():
        number = world.record.phase - 1
        print(desk.say("cli-world-published", label=world.kept(number).label, next=world.kept().label))
        if world.report(realm, number) is not None:
            _print_report(desk, world, realm, number)
    return code


def _what_becomes_of(state: World, realm: str, paper: str) -> str:
    """Of a paper with mistakes, if no better one comes."""
    if checker.is_legible(state, realm, paper):
        return "cli-kalevala-lines-refused"
    always_struck = state.reading("kalevala.r.9.unleserlich")
    return "cli-kalevala-lines-struck" if always_struck else "cli-kalevala-counts-as-missing"


def _is_whole(desk: Desk, world: WorldDesk, realm: str, paper: str) -> bool:
    """Nobody looks at a paper before it is carried out: one with mistakes stays a draft (kalevala.r.9.unleserlich)."""
    problems = world.problems(realm, paper)
    if any(problem.fatal for problem in problems):
        world.draft(realm, paper)
        world_command.print_problems(problems, desk.texts)
        print(desk.say("cli-kalevala-draft", realm=realm))
        return False
    return True


def _strike(world: WorldDesk, realm: str) -> None:
    """One decision takes the paper without its faulty lines; none is needed if there are no such lines."""
    if any(one.about == JUDGEMENT + realm for one in world.run().decisions):
        world.decide(JUDGEMENT + realm, Ruled(True))


def check(desk: Desk) -> int:
    from walstatt.cli.kalevala_check import check_data, print_check

    world, paper = desk.open(), read_paper(desk, desk.words[1])
    head = read_head(paper)
    wanted = desk.given.realm or (head.realm if head is not None else None) or desk.own_realm(world)
    if wanted is None:
        raise CannotError(desk.say("cli-kalevala-whose", known=list(desk.state(world).realms)))
    realm = desk.realm(world, wanted)
    checked = checker.check(desk.state(world), realm, paper)
    if desk.given.json:
        desk.print_json(check_data(checked, paper, desk.texts))
    else:
        print_check(checked, paper, desk.texts)
    return DONE if checked.passes else PROBLEMS


def template(desk: Desk) -> int:
    world = desk.open()
    _write_out(desk, _template(desk, world, desk.realm(world, desk.words[1])).encode())
    return DONE


def _template(desk: Desk, world: WorldDesk, realm: str) -> str:
    kept = world.kept()
    earlier = [
        paper for number in range(kept.number - 1, max(-1, kept.number - 9), -1)
        if (paper := world.kept(number).counting().get(world.name_in(realm, number - 1))) is not None
    ]
    deadline = "" if kept.deadline is None else told_moment(kept.deadline)
    return Template(desk.state(world), realm, earlier, deadline).written(desk.texts)


def _write_out(desk: Desk, data: bytes) -> None:
    """To a new file, or to standard output; nothing that is there is overwritten."""
    if desk.given.output is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    _write(desk, Path(desk.given.output), data)


def _write(desk: Desk, path: Path, data: bytes) -> None:
    try:
        write_new(path, data)
    except FileExistsError as problem:
        raise CannotError(desk.say("cli-kalevala-exists", file=str(path))) from problem
    except OSError as problem:
        told = desk.say("cli-kalevala-unwritable", file=str(path), reason=problem.strerror or "")
        raise CannotError(told) from problem


# ---- the game master


def run_phase(desk: Desk) -> int:
    world_command.print_run(desk.open().run(desk.number), desk)
    return DONE


def decisions(desk: Desk) -> int:
    """What is open; with --all what is decided, too."""
    run = desk.open().run(desk.number)
    found = [one for one in run.decisions if desk.given.all or one.how == BY_DEFAULT]
    if desk.given.json:
        desk.print_json(found)
        return DONE
    for one in found:
        _print_decision(desk, one)
    if not found and not run.waiting:
        print(desk.say("cli-kalevala-nothing-to-decide"))
    _print_waiting(desk, run)
    return DONE


def _print_waiting(desk: Desk, run: Run) -> None:
    """Battles that are led by hand."""
    if run.waiting:
        print(desk.say("cli-kalevala-waiting", world=desk.words[0]))
        world_command.print_waiting(run, desk.texts)


def _print_decision(desk: Desk, one: Decision) -> None:
    question = desk.say(one.key.replace(":", "-"), **one.args)
    options = [msgspec.json.encode(option).decode() for option in one.options]
    print(f"{one.about}: {question} [{one.rule}]")
    chosen, how = msgspec.json.encode(one.chosen).decode(), desk.say(f"cli-world-how-{one.how}")
    print(desk.say("cli-kalevala-chosen", chosen=chosen, how=how, options=options or ["…"]))


def decide(desk: Desk) -> int:
    world, number = desk.open(), desk.number
    ruled = Ruled(desk.value(desk.words[2]), desk.given.note or "", desk.given.words_to_realms or "")
    if desk.given.compare:
        _print_sheets(desk, world.difference(desk.words[1], ruled.value, number).reports)
        return DONE
    result = world.decide(desk.words[1], ruled, number)
    for one in result.decisions:
        if one.about == desk.words[1]:
            _print_decision(desk, one)
    return DONE


def act(desk: Desk) -> int:
    world = desk.open()
    kind, *written = desk.words[1:]
    result = world.act(Act(kind, _details(desk, written), desk.given.note or ""))
    for told in result.told:
        if told.step == "acts":
            print(f"{', '.join(told.realms)}: {desk.say(told.key, **told.args)}")
    return DONE


def ruler(desk: Desk) -> int:
    """A person or a robot behind a ruler; the ruler stays who he is."""
    from walstatt.cli.kalevala_founding import ROBOT

    world = desk.open()
    realm, who = desk.realm(world, desk.words[1]), desk.words[2]
    if who not in (PERSON, ROBOT_SEAT):
        raise CannotError(desk.say("cli-kalevala-no-seat", given=who))
    world.seat(realm, realm, ROBOT if who == ROBOT_SEAT else None)
    print(desk.say("cli-kalevala-seated", realm=realm, who=who))
    return DONE


def _details(desk: Desk, written: Iterable[str]) -> dict[str, Any]:
    """`place=2A+10 what='5LB, 10RE'`, or one JSON object; a map may be the name of its file."""
    details: dict[str, Any] = {}
    for word in written:
        name, equals, value = word.partition("=")
        if not equals and isinstance(whole := desk.value(word), dict):
            details |= whole
        elif not equals or not name:
            raise CannotError(desk.say("cli-kalevala-detail", given=word))
        else:
            details[name] = desk.value(value)
    if isinstance(file := details.get("map"), str):
        details["map"] = desk.value(world_command.read_file(desk, file, MOST_OF_A_MAP + 1).decode(errors="replace"))
    return details


def battlefield(desk: Desk) -> int:
    """What waits for an outcome: to look at, as a file, as a form; with a form filled in the outcome is given."""
    from walstatt.cli.kalevala_battlefields import battlefields, outcome_problems, shown
    from walstatt.games.kalevala.war.files import MOST_BYTES, form_remarks, write_field, write_form
    from walstatt.games.kalevala.war.settling import STEP

    world, number = desk.open(), desk.number
    found = battlefields(world.run(number))
    wanted = desk.words[1:] or list(found)
    if len(wanted) != 1 or wanted[0] not in found:
        raise CannotError(desk.say("cli-kalevala-which-field", known=list(found) or ["–"]))
    field = found[wanted[0]]
    with special_figures(kinds_of(desk.state(world))):
        if desk.given.outcome is not None:
            data = world_command.read_file(desk, desk.given.outcome, MOST_BYTES + 1)
            value, problems = outcome_problems(field, data, desk.texts)
            for told in problems:
                print(told)
            if problems:
                return PROBLEMS
            world.decide(f"{STEP}/{field.name}", Ruled(value), number)
            print(desk.say("cli-kalevala-outcome-taken", name=field.name))
        elif desk.given.form:
            remarks = {name: desk.texts.say(one) for name, one in form_remarks(field).items()}
            _write_out(desk, write_form(field, remarks))
        elif desk.given.json:
            _write_out(desk, write_field(field))
        else:
            _write_out(desk, "".join(f"{desk.texts.say(line)}\n" for line in shown(field)).encode())
    return DONE


def fight(desk: Desk) -> int:
    from walstatt.cli.kalevala_fight import fight as fight_out

    return fight_out(desk)


def rehearse(desk: Desk) -> int:
    from walstatt.cli.kalevala_rehearse import rehearse as rehearse_paper

    return rehearse_paper(desk)


def publish(desk: Desk) -> int:
    return world_command.publish(desk)


def correct(desk: Desk) -> int:
    """Differences realm by realm; with --try nothing is written."""
    world, number = desk.open(), desk.number
    if number is None:
        raise CannotError(desk.say("cli-kalevala-which-phase"))
    if number == world.record.phase:
        raise CannotError(desk.say("cli-kalevala-not-published", date=desk.given.phase))
    dry_run = getattr(desk.given, "try")
    found: list[Correction] = world.corrections(number) if dry_run else world.correct(number)
    for published, sheets in found:
        label = world.kept(published.phase.number).label
        key = "cli-kalevala-corrected" if sheets else "cli-kalevala-unchanged"
        print(desk.say(key, date=label, realms=list(sheets)))
        _print_sheets(desk, sheets)
    if not dry_run:
        for realm, problems in world.recheck().items():
            print(desk.say("cli-world-paper-spoilt", realm=realm))
            world_command.print_problems(problems, desk.texts)
    return DONE


def _print_sheets(desk: Desk, sheets: Mapping[str, Report]) -> None:
    """What changes for each realm, line by line."""
    for realm, sheet in sheets.items():
        print(f"{realm}:")
        sides = [{name: one[side] or [] for name, one in sheet.items()} for side in ("was", "is")]
        was, now = (_lines(desk, realm, sections) for sections in sides)
        for line in unified_diff(was, now, n=0, lineterm=""):
            if not line.startswith(("---", "+++", "@@")):
                print(f"  {line[0]} {line[1:].strip()}")
    if not sheets:
        print(desk.say("cli-kalevala-same"))


def _lines(desk: Desk, realm: str, sections: Report) -> list[str]:
    """Sections of a report as a person reads them, without the head that all have."""
    shown = render(document(KEY, "", realm, "", sections), "text", desk.texts).decode()
    return [line for line in shown.splitlines() if line.strip()]


def report(desk: Desk) -> int:
    world = desk.open()
    realm = desk.realm(world, desk.words[1])
    number = world.record.phase - 1 if desk.number is None else desk.number
    if number < 0 or world.report(realm, number) is None:
        raise CannotError(desk.say("cli-kalevala-no-report", realm=realm))
    if not desk.given.corrections:
        _print_report(desk, world, realm, number)
        return DONE
    sheet = correction_sheet(world, realm, number)
    if sheet is None:
        raise CannotError(desk.say("cli-kalevala-no-corrections", realm=realm, date=world.kept(number).label))
    _print_document(desk, sheet)
    return DONE


def _print_report(desk: Desk, world: WorldDesk, realm: str, number: int) -> None:
    """With the last report goes the paper for the phase to come."""
    is_last = number + 1 == world.record.phase and realm in desk.state(world).realms
    found = realm_report(world, realm, number, _template(desk, world, realm) if is_last else "")
    assert found is not None
    _print_document(desk, found)


def _print_document(desk: Desk, found: Document) -> None:
    form: Format = "json" if desk.given.json else desk.given.format or "text"
    if form == "pdf" and desk.given.output is None and sys.stdout.isatty():
        raise CannotError(desk.say("cli-world-pdf-needs-file"))
    _write_out(desk, render(found, form, desk.texts, large=desk.given.large))


# ---- accounts and requests


def account(desk: Desk) -> int:
    """Balances, one statement, a deposit or a refund; bookings of the open phase count when it is run."""
    world = desk.open()
    state = desk.state(world)
    if not state.keeps_accounts:
        raise CannotError(desk.say("cli-kalevala-no-accounts"))
    realm = desk.realm(world, desk.words[1]) if len(desk.words) > 1 else None
    wish = _booking(desk, realm)
    if wish is not None:
        world.act(wish)
    accounts = world.run().state.accounts
    if desk.given.json:
        desk.print_json(accounts if realm is None else accounts.get(realm))
        return DONE
    for name in state.realms if realm is None else (realm,):
        found = accounts.get(name)
        print(desk.say("cli-kalevala-balance", realm=name, amount=money(found.balance if found else 0)))
        for at, why, amount in found.entries if found and realm else ():
            print(desk.say("cli-kalevala-entry", date=f"{at[0]}.{at[1]}", why=why, amount=money(amount)))
    return DONE


def _booking(desk: Desk, realm: str | None) -> Act | None:
    paid_in, refund = desk.given.pay_in, desk.given.refund
    if paid_in is None and not refund:
        return None
    if realm is None:
        raise CannotError(desk.say("cli-kalevala-whose-account"))
    return Act("refund", {"realm": realm}) if refund else Act("deposit", {"realm": realm, "amount": paid_in})


def hundredths(written: str) -> int:
    found = _MONEY.fullmatch(written)
    amount = int(found[1]) * 100 + int((found[2] or "").ljust(2, "0")) if found else 0
    if not 0 < amount < MOST_MONEY * 100:
        raise ValueError(written)
    return amount


def request(desk: Desk) -> int:
    """What rulers ask for; with a number one of them, and the answer to it."""
    world = desk.open()
    state = desk.state(world)
    number = None if len(desk.words) < 2 else desk.words[1]
    if number is not None and not (number.isdecimal() and len(number) <= LONGEST_NUMBER):
        raise CannotError(desk.say("cli-kalevala-request-number", given=number))
    answers = [name for name in ("granted", "declined", "done") if getattr(desk.given, name)]
    if len(answers) > 1 or (answers and number is None):
        raise CannotError(desk.say("cli-kalevala-one-answer"))
    if number is not None and (answers or desk.given.words_to_realms):
        details = {"number": int(number), "state": (answers or ["open"])[0], "words": desk.given.words_to_realms or ""}
        fields = [field.strip() for field in (desk.given.fields or "").split(",") if field.strip()]
        state = world.act(Act("answer", details | ({"fields": fields} if fields else {}))).state
    else:
        state = world.run().state
    found = [one for one in state.requests if number is None or one.number == int(number)]
    if desk.given.json:
        desk.print_json(found)
        return DONE
    if number is not None and not found:
        raise CannotError(desk.say("kalevala-refused-no-request", number=int(number)))
    for one in found:
        told = desk.say(f"cli-kalevala-request-{one.state}")
        print(desk.say("cli-kalevala-request", number=one.number, realm=one.realm, title=one.title, state=told))
        for words in (one.words, *(answer for _, _, answer in one.thread)) if number is not None else ():
            print(f"  {words}")
    return DONE


def new(desk: Desk) -> int:
    from walstatt.cli.kalevala_founding import new as found_new

    return found_new(desk)


def move_in(desk: Desk) -> int:
    from walstatt.cli.kalevala_founding import move_in as found_moved

    return found_moved(desk)


def map_(desk: Desk) -> int:
    from walstatt.cli.kalevala_maps import drawing, map_data, tiled_data
    from walstatt.hexmap.tiled import PICTURE, tileset_picture

    world = desk.open()
    realm = desk.realm(world, desk.given.realm) if desk.given.realm else None
    state = desk.state(world)
    if desk.given.tiled is not None:
        _write_out(desk, tiled_data(state, realm, desk.given.tiled, desk.texts))
        if desk.given.output is not None and not (picture := Path(desk.given.output).with_name(PICTURE)).exists():
            _write(desk, picture, tileset_picture().encode())
    elif desk.given.json:
        _write_out(desk, map_data(state, realm))
    else:
        _write_out(desk, drawing(state, realm, desk.given.field, desk.texts).encode())
    return DONE


def acts_help() -> str:
    return "\n".join(f"  {kind} {' '.join(map(str, one.details))}" for kind, one in kinds_of_acts().items())


PHASE, JSON, OUTPUT = Option("phase", "GR.PHASE"), Option("json"), Option("output", "FILE")
FORM = (Option("format", "|".join(FORMATS), among=FORMATS), Option("large"), OUTPUT, JSON)
DEADLINE = Option("deadline", "2026-12-24T23:59", moment)
NOTE, WORDS = Option("note", "TEXT"), Option("words-to-realms", "TEXT")
READING, ACCOUNTS = Option("reading", "ID=N", often=True), Option("accounts")
BY_POST = Option("by-post")
BATTLES = Option("battles", "|".join(WAYS_OF_BATTLES), among=WAYS_OF_BATTLES)
REHEARSALS = Option("rehearsals", "N", int)
PAGE = Option("page", "N", int)
EVERYWHERE = (Option("data", "DIR", Path), Option("database", "URL"))
ACTIONS: dict[str, Action] = {
    "new": Action(new, ("world",), (
        Option("solo", "NAME"), Option("seed", "TEXT"), Option("realms", "N", int), Option("size", "N", int),
        Option("sea", "N", int), Option("splinters", "N", int), Option("names", "NAME,…"), Option("robots", "NAME,…"),
        Option("people", "NAME=LB,lP,…", often=True), Option("place", "NAME=GF,…", often=True),
        Option("at", "GR.PHASE"), Option("map", "FILE", often=True), ACCOUNTS, BY_POST, BATTLES, REHEARSALS,
        PAGE, READING, DEADLINE,
    )),
    "move-in": Action(move_in, ("world", "map", "files…"), (
        Option("by-list"), Option("try"), Option("robots", "NAME,…"), Option("solo", "NAME"), ACCOUNTS, BY_POST,
        BATTLES, REHEARSALS, PAGE, READING, DEADLINE,
    )),
    "status": Action(status, ("world",), (JSON,)),
    "template": Action(template, ("world", "realm"), (OUTPUT,)),
    "check": Action(check, ("world", "paper"), (Option("realm", "NAME"), JSON)),
    "rehearse": Action(rehearse, ("world", "realm", "paper"), (
        Option("against", "GF: 20SB", often=True), Option("number", "N", int), Option("replays", "DIR", Path), JSON,
    )),
    "hand-in": Action(hand_in, ("world", "realm", "paper"), (
        Option("postmark", "2026-12-24T12:00", moment), Option("strike"), *FORM,
    )),
    "run": Action(run_phase, ("world",), (PHASE, JSON)),
    "decisions": Action(decisions, ("world",), (PHASE, Option("all"), JSON)),
    "decide": Action(decide, ("world", "about", "value"), (PHASE, NOTE, WORDS, Option("compare"))),
    "battlefield": Action(battlefield, ("world", "field?"), (
        Option("form"), Option("outcome", "FILE"), PHASE, OUTPUT, JSON,
    )),
    "fight": Action(fight, ("world", "field?"), (
        Option("commander", "NAME", often=True), Option("until", "KR", int), Option("save", "FILE", Path),
    )),
    "act": Action(act, ("world", "kind", "details…"), (NOTE,), acts_help),
    "ruler": Action(ruler, ("world", "realm", "who")),
    "publish": Action(publish, ("world",), (DEADLINE,)),
    "correct": Action(correct, ("world",), (PHASE, Option("try"))),
    "report": Action(report, ("world", "realm"), (PHASE, Option("corrections"), *FORM)),
    "map": Action(map_, ("world",), (
        Option("realm", "NAME"), Option("field", "GF"), Option("tiled", "N", int), OUTPUT, JSON,
    )),
    "account": Action(account, ("world", "realm?"), (Option("pay-in", "13,50", hundredths), Option("refund"), JSON)),
    "request": Action(request, ("world", "number?"), (
        Option("granted"), Option("declined"), Option("done"), WORDS, Option("fields", "KF,…"), JSON,
    )),
}
