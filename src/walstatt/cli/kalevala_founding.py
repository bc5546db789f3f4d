"""`walstatt kalevala new` and `move-in`: what is agreed on becomes a setup, and the desk founds the world."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from walstatt.cli.kalevala_command import KEY, Desk
from walstatt.cli.world_command import DONE, PROBLEMS, CannotError, read_file, read_paper
from walstatt.core.roles import Role
from walstatt.core.texts import text
from walstatt.core.typed_data import convert
from walstatt.desk import evaluation
from walstatt.desk.world_desk import WorldDesk, settled
from walstatt.games.kalevala.founding import CULTURES, MOST_REALMS, NAMES, Map, Ruler, Setup, fairness, read_setup
from walstatt.games.kalevala.moving_in.settling import Moved, realms_of
from walstatt.games.kalevala.moving_in.settling import move_in as moved_in
from walstatt.games.kalevala.readings import check_readings
from walstatt.games.kalevala.state import (
    BY_HAND,
    LONGEST_PAGE,
    MOST_REHEARSALS,
    PAGE,
    QUICK,
    UNLIMITED,
    Settings,
    WayOfBattle,
)
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Land
from walstatt.hexmap.map_files import MOST_BYTES as MOST_OF_A_MAP
from walstatt.hexmap.map_files import BadMap
from walstatt.hexmap.tiled import read_either
from walstatt.store.worlds import Member

ROBOT, AUTOMATIC = "random", "automatic"
T = TypeVar("T")
MORE_NAMES = (
    "Siegfried", "Giselher", "Gernot", "Etzel", "Dietrich", "Hildebrand", "Rüdiger", "Gotelind", "Ortwin", "Rumold",
    "Sindold", "Hunold", "Eckewart", "Blödel", "Iring", "Irnfried", "Hawart", "Werbel", "Schwemmel", "Wolfhart",
    "Siegmund", "Sieglinde", "Helche", "Nudung", "Liudeger", "Liudegast", "Gelfrat", "Else", "Pilgrim", "Herrat",
    "Wolfwin", "Helfrich",
)


def new(desk: Desk) -> int:
    """A world from a seed or from a map."""
    given = desk.given
    names = _names(desk)
    places, peoples = _by_ruler(desk, "place", names), _by_ruler(desk, "people", names)
    rulers = []
    for number, name in enumerate(names):
        core, *goods = peoples.get(name, [Ruler("").core, *CULTURES[number % len(CULTURES)]])
        known = {"name": name, "core": core, "goods": goods, "places": places.get(name, [])}
        rulers.append(_checked(desk, Ruler, known))
    wanted = {name: getattr(given, name) for name in ("size", "sea", "splinters")}
    wanted["seed"] = given.seed or desk.words[0]
    setup = Setup(
        at=given.at or Setup().at,
        map=_checked(desk, Map, {name: value for name, value in wanted.items() if value is not None}),
        rulers=tuple(rulers),
        settings=_settings(desk),
        drawn={str(gf): land for gf, land in _maps(desk, given.map).items()} if given.map else None,
    )
    _found(desk, setup, names)
    _print_fairness(desk, setup, told_all=not given.solo)
    return DONE


def _print_fairness(desk: Desk, setup: Setup, *, told_all: bool) -> None:
    """What each realm begins with, and how far that differs; who plays alone does not hear of the others' places."""
    found = fairness(setup)
    if found is not None:
        *places, spread = found.report()
        for ruler, place in zip(setup.rulers, places, strict=False):
            if told_all:
                print(f"{ruler.name}, {desk.texts.say(place)}")
        print(desk.texts.say(spread))


def move_in(desk: Desk) -> int:
    """A running world from the files of its realms; every disagreement is told with its file and line."""
    lands = _maps(desk, desk.words[1:2])
    files = _labelled(desk.words[2:], [read_paper(desk, name) for name in desk.words[2:]])
    by_list = desk.given.by_list
    moved = moved_in(lands, files, _settings(desk), by_list=by_list)
    _print_flaws(desk, moved)
    for realm, provinces, re in realms_of(moved):
        print(desk.say("cli-kalevala-moved", realm=realm, provinces=provinces, re=re))
    if not moved.whole:
        print(desk.say("cli-kalevala-not-moved"))
        return PROBLEMS
    if not getattr(desk.given, "try"):
        drawn = {str(gf): land for gf, land in lands.items()}
        setup = Setup(str(moved.world.at), settings=_settings(desk), drawn=drawn, moved=files, by_list=by_list)
        _found(desk, setup, list(moved.world.realms))
    return DONE


def _labelled(names: Sequence[str], written: Sequence[str]) -> dict[str, str]:
    """Each file under its name without folders; where several are called the same they are numbered."""
    called: Counter[str] = Counter()
    labelled: dict[str, str] = {}
    for name, one in zip(names, written, strict=True):
        short = Path(name).name
        called[short] += 1
        labelled[f"{short} ({called[short]})" if called[short] > 1 else short] = one
    return labelled


def _print_flaws(desk: Desk, moved: Moved) -> None:
    for file, problem in moved.flaws:
        better = f" – {desk.say('cli-world-better', better=problem.suggestion)}" if problem.suggestion else ""
        settled_ = f" {desk.say('cli-kalevala-settled')}" if not problem.fatal else ""
        place = f"{file}:{problem.line}:{problem.column}" if file else desk.words[1]
        rule = f" [{problem.rule}]" if problem.rule else ""
        print(f"{place}: {desk.texts.say(problem.why)}{better}{settled_}{rule}")


# ---- what is agreed on


def _names(desk: Desk) -> list[str]:
    """Those that were given, the one who plays alone first; others to fill up."""
    given = desk.given
    names = _listed(given.names)
    if given.solo and given.solo not in names:
        names.insert(0, given.solo)
    count = given.realms if given.realms is not None else len(names) if given.names else len(NAMES)
    if not max(1, len(names)) <= count <= MOST_REALMS:
        raise CannotError(desk.say("cli-kalevala-realms", least=max(1, len(names)), most=MOST_REALMS))
    known = {name.casefold() for name in names}
    spare = [name for name in (*NAMES, *MORE_NAMES) if name.casefold() not in known]
    spare += [f"{name} {number}" for number in range(2, 5) for name in (*NAMES, *MORE_NAMES)]
    return [*names, *spare[: count - len(names)]]


def _listed(written: str | None) -> list[str]:
    return [name.strip() for name in (written or "").split(",") if name.strip()]


def _by_ruler(desk: Desk, option: str, names: Sequence[str]) -> dict[str, list[str]]:
    """What an option such as NAME=ONE,OTHER says of each ruler."""
    found = {}
    for written in getattr(desk.given, option) or ():
        name, _, words = written.partition("=")
        if not _listed(words) or name not in names:
            raise CannotError(desk.say("cli-kalevala-by-ruler", option=option, given=written, known=list(names)))
        found[name] = _listed(words)
    return found


def _settings(desk: Desk) -> Settings:
    readings = {}
    for written in desk.given.reading or ():
        ruling, equals, number = written.partition("=")
        if not equals or not number.isdecimal() or len(number) > 2:
            raise CannotError(desk.say("cli-kalevala-reading", given=written))
        readings[ruling] = int(number)
    check_readings(readings)
    # Alone nobody is there who would enter what came of a battle.
    how: WayOfBattle = desk.given.battles or BY_HAND
    if desk.given.solo and how == BY_HAND:
        how = QUICK
    rehearsals = UNLIMITED if desk.given.rehearsals is None else desk.given.rehearsals
    if not UNLIMITED <= rehearsals <= MOST_REHEARSALS:
        raise CannotError(desk.say("cli-kalevala-rehearsals", given=rehearsals, most=MOST_REHEARSALS))
    given = desk.given
    page = PAGE if given.page is None else given.page
    if not 1 <= page <= LONGEST_PAGE:
        raise CannotError(desk.say("cli-kalevala-page", given=page, most=LONGEST_PAGE))
    return Settings(readings, accounts=given.accounts, battles=how, rehearsals=rehearsals, page=page,
                    by_post=given.by_post)


def _checked(desk: Desk, kind: type[T], values: Mapping[str, object]) -> T:
    try:
        return convert(values, kind)
    except msgspec.ValidationError as problem:
        raise CannotError(desk.say("cli-world-bad-setup", reason=str(problem))) from problem


def _maps(desk: Desk, names: Iterable[str]) -> dict[Gf, Land]:
    """Map files, together one map; whatever is wrong with them is told, and nothing is founded."""
    lands: dict[Gf, Land] = {}
    for name in names:
        added = read_either(read_file(desk, name, MOST_OF_A_MAP + 1), Path(name).name)
        for gf in added:
            if gf in lands:
                raise BadMap(text("kalevala-map-twice", where=Path(name).name, gf=str(gf)))
        lands |= added
    return lands


# ---- the world itself


def _found(desk: Desk, setup: Setup, realms: Iterable[str]) -> None:
    name = desk.words[0]
    if desk.store.find(name) is not None:
        raise CannotError(desk.say("cli-world-name-taken", name=name))
    solo, robots = desk.given.solo, _listed(desk.given.robots)
    for one in (*robots, *([solo] if solo else [])):
        if one not in realms:
            raise CannotError(desk.say("cli-kalevala-no-realm", given=one, known=list(realms)))
    try:
        data = msgspec.json.encode(setup)
        read_setup(data)
        beginning = evaluation.founded(KEY, data)
    except msgspec.ValidationError as problem:
        raise CannotError(desk.say("cli-world-bad-setup", reason=str(problem))) from problem
    members = _members(realms, solo, robots)
    world = settled(desk.store, KEY, name, beginning, members=members, deadline=desk.given.deadline)
    _print_founded(desk, world, solo)


def _members(realms: Iterable[str], solo: str | None, robots: Sequence[str]) -> list[Member]:
    """Who plays alone has robots for all others and a game master who publishes at once."""
    if not solo and not robots:
        return []
    master = Member(Role.GAME_MASTER, AUTOMATIC if solo else "SL", bot=AUTOMATIC if solo else None)
    rulers = [
        Member(Role.PLAYER, realm, realm, bot=ROBOT if realm in robots or (solo and realm != solo) else None)
        for realm in realms
    ]
    return [master, *rulers]


def _print_founded(desk: Desk, world: WorldDesk, solo: str | None) -> None:
    record = world.record
    print(desk.say("cli-world-founded", name=record.name, id=record.id, commitment=record.commitment))
    print(desk.say("cli-kalevala-date", name=record.name, date=world.kept().label))
    if solo:
        print(desk.say("cli-kalevala-solo", name=record.name, realm=solo))
