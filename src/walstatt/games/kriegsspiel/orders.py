"""Commands to groups in the lines of the order sheet: COMMAND [target] [GEGEN types] [MIT option].

kalevala.r.war.befehle_form and befehle_feld. A person at the board, a bot and whoever carries out a written sheet
answer the same question with the same line.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, shortened, text
from walstatt.games.kriegsspiel import ascents, ferrying, gates, phalanx, saddling, sailing, wagons
from walstatt.games.kriegsspiel.asking import FreePick
from walstatt.games.kriegsspiel.forts import CLOSED, INSIDE_ONLY, OPEN, TEMPLE, base
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import RAFT, TYPES
from walstatt.games.kriegsspiel.sheets.model import FACINGS, MAGIC_WORDS
from walstatt.games.kriegsspiel.sheets.model import TYPES as SHEET_TYPES
from walstatt.games.kriegsspiel.sheets.reader import LAYING_WASTE, QUOTED, beyond_wall, read_spoken
from walstatt.games.kriegsspiel.sheets.wrong import Wrong
from walstatt.games.kriegsspiel.state import Figure, Group

HOLD, ADVANCE, ATTACK, TAKE = "HALTEN", "VORRÜCKEN", "ANGREIFEN", "EINNEHMEN"
PHALANX: Final = "PHALANX"
TOGETHER, PUSH, FORWARD, WITH_RE = "VERBAND", "WUCHT", "NACHRÜCKEN", "RE"
OPTIONS: Final = {PHALANX: (PUSH, WITH_RE), "BESCHIESSEN": (TOGETHER, FORWARD)}
"""What may stand behind MIT, where it is not TOGETHER and WITH_RE."""
WITH: Final = {TOGETHER: "together", PUSH: "push", FORWARD: "forward", WITH_RE: "re"}
"""The end of the key of their words."""
SHOOT, PROTECT, RETREAT, SWIM, DETACH, FLEE = "BESCHIESSEN", "SCHÜTZEN", "RÜCKZUG", "SCHWIMMEN", "ABTEILEN", "FLUCHT"
OPEN_GATE, CLOSE_GATE, CLIMB = "TOR AUF", "TOR ZU", "KLETTERN"
PLUNDER_RE, PLUNDER_GOODS, RAZE, GOODS = "PLÜNDERN RE", "PLÜNDERN GÜTER", "SCHLEIFEN", "GÜTER"
BREAK, STORM, KNOT = "BRECHEN", "STÜRMEN", "KNOTEN"
TRAMPLE, SEEK_ASCENT = "TRAMPELN", "AUFGANG"
UNORDERED: Final = "OHNE BEFEHL"
"""Everybody does as troops without orders do (kalevala.r.war.ohne_befehl)."""
BESIEGE, PITCH = "BELAGERN", "PECH"
HARNESS, UNHARNESS, MOUNT, DISMOUNT = "ANSPANNEN", "AUSSPANNEN", "AUFSITZEN", "ABSITZEN"
DESTROY, PUT_DOWN = "ZERSTÖREN", "ABLEGEN"
RAM_SHIP, BOARD, PURSUE, LAND, FERRY = "RAMMEN", "ENTERN", "VERFOLGEN", "LANDEN", "ÜBERSETZEN"
AGAINST_VESSELS: Final = (RAM_SHIP, BOARD, PURSUE)
OPEN_LOOPHOLES, CLOSE_LOOPHOLES = "SCHARTEN AUF", "SCHARTEN ZU"
CAST, CHALLENGE, COUNTER = MAGIC_WORDS
SEARCH: Final = "SUCHEN"
DOORS: Final = {
    OPEN_GATE: (gates.GATES_AND_PASSAGES, True), CLOSE_GATE: (gates.GATES_AND_PASSAGES, False),
    OPEN_LOOPHOLES: (gates.LOOPHOLES, True), CLOSE_LOOPHOLES: (gates.LOOPHOLES, False),
}
"""Which doors a command turns, and whether it opens them."""
NAMES: Final = {
    HOLD: "hold", ADVANCE: "advance", ATTACK: "attack", TAKE: "take", SHOOT: "shoot", PROTECT: "protect",
    RETREAT: "retreat", SWIM: "swim", DETACH: "detach", PHALANX: "phalanx", OPEN_GATE: "open-gate",
    CLOSE_GATE: "close-gate", OPEN_LOOPHOLES: "open-loopholes", CLOSE_LOOPHOLES: "close-loopholes", CLIMB: "climb",
    TRAMPLE: "trample", SEEK_ASCENT: "seek-ascent", PLUNDER_RE: "plunder-re", PLUNDER_GOODS: "plunder-goods",
    RAZE: "raze", BREAK: "break",
    STORM: "storm", KNOT: "knot", UNORDERED: "unordered", BESIEGE: "besiege", PITCH: "pitch",
    HARNESS: "harness", UNHARNESS: "unharness",
    DESTROY: "destroy", PUT_DOWN: "put-down", RAM_SHIP: "ram-ship", BOARD: "board", PURSUE: "pursue", LAND: "land",
    FERRY: "ferry", MOUNT: "mount", DISMOUNT: "dismount", CAST: "cast", CHALLENGE: "challenge",
    SEARCH: "search",
}
"""What can be ordered, and the end of the key of its words."""
NEAREST, SITE, GROUP, BUILDING, WALL = "NÄCHSTER", "HZ ", "GRUPPE ", "BAU ", "MAUER "
WITH_ANIMALS: Final = 1
FORM: Final = "kalevala.r.war.befehle_form"
MOST_NAME: Final = 20
MOST_LINE: Final = 1000
KNOWN_TYPES: Final = tuple(dict.fromkeys((*TYPES, *SHEET_TYPES)))
_WALL: Final = re.compile(r"[12][A-Z]['\"]{0,2}[+-][0-9]{1,3}/(?:[1-9]|[1-3][0-9]|4[0-8])-[0-9]{1,2}")
_NAME: Final = re.compile(rf"[A-Za-zÄÖÜäöüß0-9-]{{1,{MOST_NAME}}}")


class Line(NamedTuple):
    """One command, taken apart."""

    command: str
    target: str = ""
    against: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    """TOGETHER: nobody goes farther than the slowest can; PUSH: a phalanx uses its push blow; FORWARD: onagers are
    moved towards enemies out of their range."""


class Command(FreePick):
    """What a group is to do. The options are proposals; any line that the rules allow is accepted."""

    __slots__ = ()

    def __init__(
        self, seat: int, rule: str, options: Callable[[], Sequence[str]], judge: Callable[[str], object],
        args: dict[str, Any],
    ) -> None:
        super().__init__(seat, "kriegsspiel:command", rule, options, judge, args, describe, heading)


@lru_cache(maxsize=4096)
def read_line(written: str) -> Line:
    """Raises Refused for what is no line."""
    try:
        said = read_spoken(written[:MOST_LINE])
    except Wrong as wrong:
        if wrong.rule == LAYING_WASTE:
            raise Refused(wrong.rule, wrong.why) from wrong
        known = list(NAMES)
        raise refuse(FORM, "kriegsspiel-refused-line", line=shortened(written, QUOTED), known=known) from wrong
    if said.command not in NAMES or len(written) > MOST_LINE:
        raise refuse(FORM, "kriegsspiel-refused-line", line=shortened(written, QUOTED), known=list(NAMES))
    for one in said.against:
        if one not in KNOWN_TYPES:
            raise refuse(FORM, "kriegsspiel-refused-type", given=one, known=list(KNOWN_TYPES))
    for one in said.options:
        if one not in OPTIONS.get(said.command, (TOGETHER, WITH_RE)):
            raise refuse(FORM, "kriegsspiel-refused-option", given=one)
    return Line(said.command, _plain_target(said.target), said.against, said.options)


def _plain_target(written: str) -> str:
    """As the battle calls it: `BAU 2A+10/17` is its small field, `MAUER 2A+10/17-18` the edge between two."""
    if written.startswith(WALL):
        here, _, number = written.removeprefix(WALL).rpartition("-")
        known = _WALL.fullmatch(written.removeprefix(WALL)) is not None
        return f"{here}>{beyond_wall(here, int(number))}" if known else f"{here}>{number}"
    return written.removeprefix(BUILDING)


def describe(option: str) -> Text:
    line = read_line(option)
    said = text(f"kriegsspiel-order-{NAMES[line.command]}", target=_aim(line))
    if not line.options:
        return said
    options = [text(f"kriegsspiel-with-{WITH[one]}") for one in line.options]
    return text("kriegsspiel-order-with", order=said, options=options)


def _aim(line: Line) -> Text | int | str:
    """What an order is aimed at, in words where notation has some of its own."""
    target = line.target
    if target == NEAREST:
        return text("kriegsspiel-aim-nearest")
    for sign, key in ((GROUP, "kriegsspiel-aim-group"), (SITE, "kriegsspiel-aim-site")):
        if target.startswith(sign):
            return text(key, name=target.removeprefix(sign))
    foot, ladder, house = target.partition("^")
    if ladder:
        return text("kriegsspiel-aim-ladder", foot=foot, house=house)
    if line.command == DESTROY and not target:
        return text("kriegsspiel-aim-own-devices")
    # A direction is named in words, which texts choose by its number.
    return int(target) if target.isdigit() else target


def heading(option: str) -> str:
    """Clients show the ways to places by themselves."""
    return f"kriegsspiel-orders-{'march' if option.startswith(ADVANCE) else 'usual'}"


def judged(play: BattlePlay, group: Group, written: str) -> Line:
    """A line that this group can carry out; raises Refused for any other."""
    line = read_line(written)
    _CHECKS[line.command](play, group, line)
    return line


def _no_target(play: BattlePlay, group: Group, line: Line) -> None:
    del play, group
    if line.target:
        raise refuse(FORM, "kriegsspiel-refused-target", line=line.command, given=line.target)


def _place(play: BattlePlay, group: Group, line: Line) -> None:
    del group
    place_of(play, line.target, line.command)


def _enemy(play: BattlePlay, group: Group, line: Line) -> None:
    """The nearest, a group of the enemy's, or whoever stands on a small field."""
    if line.target in ("", NEAREST):
        return
    if line.target.startswith(GROUP):
        name = line.target.removeprefix(GROUP)
        if any(one.name == name and play.are_enemies(group.party, one.party) for one in play.state.groups):
            return
        raise refuse(FORM, "kriegsspiel-refused-group", given=name)
    place_of(play, line.target, line.command)


def _own_group(play: BattlePlay, group: Group, line: Line) -> None:
    name = line.target.removeprefix(GROUP)
    other = play.state.group(group.party, name) if line.target.startswith(GROUP) else None
    if other is None or other is group:
        raise refuse(FORM, "kriegsspiel-refused-group", given=name)


def _stream(play: BattlePlay, group: Group, line: Line) -> None:
    place = place_of(play, line.target, line.command)
    spot = play.ground.spots[place]
    if not spot.stream:
        raise refuse("kalevala.r.war.strom_schwimmen", "kriegsspiel-refused-no-stream", at=place)
    able = (one for one in play.members(group) if can_swim(play, one) and not one.facing)
    if not any(may_jump(play, one.at, place) for one in able):
        raise refuse("kalevala.r.war.strom_schwimmen", "kriegsspiel-refused-nobody-jumps", at=place)


def can_swim(play: BattlePlay, one: Figure) -> bool:
    """Animals stay behind, unless that is read otherwise (kalevala.r.9.ertrinken)."""
    return not one.mount or play.ruling("kalevala.r.9.ertrinken") == WITH_ANIMALS


def may_jump(play: BattlePlay, bank: str, stream: str) -> bool:
    """Between a bank and the water beside it, at most one level below."""
    step = play.ground.edges.get((bank, stream))
    return step is not None and play.ground.spots[bank].level <= 1 and play.ground.spots[bank].open


def _phalanx(play: BattlePlay, group: Group, line: Line) -> None:
    phalanx_wish(play, line)
    if not any(phalanx.fours(play, group)):
        raise refuse(phalanx.FORMING, "kriegsspiel-refused-no-phalanx", group=group.name)


def phalanx_wish(play: BattlePlay, line: Line) -> tuple[int, str | None]:
    """Where it is to face, and where it is to go."""
    word, _, goal = line.target.partition(" ")
    facing = FACINGS.index(word) + 1 if word in FACINGS else int(word) if word in tuple("123456") else 0
    if not facing:
        raise refuse(FORM, "kriegsspiel-refused-facing", given=word)
    return facing, place_of(play, goal, line.command) if goal else None


def _part_of_group(play: BattlePlay, group: Group, line: Line) -> None:
    """Figures of the group by their ids, and a name that no other group has."""
    ids, _, name = line.target.rpartition(" ")
    own = {one.id for one in play.members(group)}
    wanted = [one.strip() for one in ids.split(",")]
    if len(set(wanted)) != len(wanted) or not set(wanted) < own:
        raise refuse(FORM, "kriegsspiel-refused-part", given=ids, group=group.name)
    if not _NAME.fullmatch(name) or play.state.group(group.party, name) is not None:
        raise refuse(FORM, "kriegsspiel-refused-name", given=name)


def _gate(play: BattlePlay, group: Group, line: Line) -> None:
    """Of one building, or of all in which somebody of the group is."""
    at = place_of(play, line.target, line.command) if line.target else ""
    kinds, opens = DOORS[line.command]
    now = CLOSED if opens else OPEN
    if not any(gates.within_reach(play, one, kinds, now, at) for one in play.members(group) if not one.mount):
        raise refuse("kalevala.r.war.tore", "kriegsspiel-refused-no-gate", group=group.name)


def _wall(play: BattlePlay, group: Group, line: Line) -> None:
    at = place_of(play, line.target, line.command)
    flaws = [gates.climb_flaw(play, one, at) for one in play.members(group)]
    if all(flaws):
        raise next(filter(None, flaws), refuse(gates.CLIMBING, "kriegsspiel-refused-no-wall", at=at))


def _heavy(play: BattlePlay, group: Group, line: Line) -> None:
    _enemy(play, group, line)
    mounts = [play.mount(one) for one in play.members(group)]
    heavy = [mount for mount in mounts if mount is not None and mount.profile.is_heavy]
    ridden = any(not mount.tired for mount in heavy) or any(one.profile.tramples for one in play.members(group))
    if heavy and not ridden:
        raise refuse("kalevala.25.4.bergland_tatenlos", "kriegsspiel-refused-tired", group=group.name)
    if not ridden and not wagons.harnessed(play, group.party, group.name):
        raise refuse("kalevala.25.4.trampeln", "kriegsspiel-refused-trample", group=group.name)


def _harness(play: BattlePlay, group: Group, line: Line) -> None:
    at = place_of(play, line.target, line.command)
    flaws = [wagons.harness_flaw(play, one, at) for one in play.members(group)]
    if all(flaws):
        raise next(filter(None, flaws))


def _unharness(play: BattlePlay, group: Group, line: Line) -> None:
    _no_target(play, group, line)
    if not wagons.harnessed(play, group.party, group.name):
        raise refuse(wagons.HORSES, "kriegsspiel-refused-unharness", group=group.name)


def _saddle(play: BattlePlay, group: Group, line: Line) -> None:
    """Somebody must have an animal beside him, or sit on one and find room beside it."""
    _no_target(play, group, line)
    able = saddling.who_mounts(play, group) if line.command == MOUNT else saddling.who_dismounts(play, group)
    if not able:
        horses = line.command == MOUNT and saddling.has_only_teams(play, group)
        rule = "kalevala.25.3.quadrigapferd" if horses else saddling.RULE
        raise refuse(rule, "kriegsspiel-refused-saddle", group=group.name)


def _vessel(play: BattlePlay, group: Group, line: Line) -> None:
    """Somebody of the group must steer one; rafts ram nothing."""
    fleet = sailing.fleet(play, group.party, group.name)
    if not fleet:
        raise refuse("kalevala.r.war.befehle_burg_see", "kriegsspiel-refused-no-vessel", group=group.name)
    if line.command == RAM_SHIP and all(one.symbol == RAFT for one in fleet):
        raise refuse("kalevala.26.3.rammen", "kriegsspiel-refused-raft")
    if line.command == FERRY:
        ferrying.check(play, group.party, line.target)
    elif line.command != LAND:
        _enemy(play, group, line)
    elif not play.ground.spots[place_of(play, line.target, line.command)].open:
        raise refuse("kalevala.r.war.landen", "kriegsspiel-refused-landing", at=line.target)


def _destroy(play: BattlePlay, group: Group, line: Line) -> None:
    """Own devices where one stands, or a bridge or a gate of the battlefield."""
    del group
    if line.target and not play.ground.bridge_called(line.target) and not play.ground.plan.gates_called(line.target):
        raise refuse("kalevala.r.war.selbstvernichtung", "kriegsspiel-refused-destroy", given=line.target)


def _ascent(play: BattlePlay, group: Group, line: Line) -> None:
    at = place_of(play, line.target, line.command)
    flaws = [ascents.flaw(play, one, at) for one in play.members(group)]
    if all(flaws):
        raise next(filter(None, flaws))


def _gate_to_break(play: BattlePlay, group: Group, line: Line) -> None:
    """A building `2A+10/17` or a wall `2A+10/17>2A+10/18` on the battlefield."""
    del group
    _check_on_field(play, line.target)
    plan = play.ground.plan
    known = line.target in plan.houses or tuple(line.target.split(">")) in plan.walls
    if not known and not (line.command == BREAK and play.ground.bridge_called(line.target)):
        raise refuse("kalevala.r.war.befehle_burg_see", "kriegsspiel-refused-no-fort", given=line.target)


def _check_on_field(play: BattlePlay, target: str) -> None:
    """Of a castle that goes on beyond the battlefield only the part on it is fought for."""
    place = base(target.partition(">")[0])
    if place in play.ground.spots and place not in play.ground.inside:
        raise refuse("kalevala.16.2.2.burgteile", "kriegsspiel-refused-fort-off-field", at=place)


def _house(play: BattlePlay, group: Group, line: Line) -> None:
    del group
    _check_on_field(play, line.target)
    if play.house(line.target) is None:
        raise refuse("kalevala.r.war.befehle_burg_see", "kriegsspiel-refused-no-fort", given=line.target)


def _any_target(play: BattlePlay, group: Group, line: Line) -> None:
    """Pitch is poured wherever somebody of the group can, whatever building the line names."""


def _not_now(play: BattlePlay, group: Group, line: Line) -> None:
    """Spells are cast in the magic step, by who is asked there (`magic.py`)."""
    del play, group
    raise refuse("kalevala.r.magic_step", "kriegsspiel-refused-not-now", line=line.command)


_CHECKS: Final[dict[str, Callable[[BattlePlay, Group, Line], None]]] = {
    HOLD: _no_target, ADVANCE: _place, ATTACK: _enemy, TAKE: _place, SHOOT: _enemy, PROTECT: _own_group,
    RETREAT: _place, SWIM: _stream, DETACH: _part_of_group, PHALANX: _phalanx, CLIMB: _wall,
    TRAMPLE: _heavy, SEEK_ASCENT: _ascent, PLUNDER_RE: _no_target,
    PLUNDER_GOODS: _no_target, RAZE: _no_target, BREAK: _gate_to_break, STORM: _gate_to_break,
    KNOT: _no_target, UNORDERED: _no_target, BESIEGE: _house, PITCH: _any_target,
    HARNESS: _harness, UNHARNESS: _unharness, MOUNT: _saddle, DISMOUNT: _saddle,
    SEARCH: _no_target,
    LAND: _vessel, FERRY: _vessel, DESTROY: _destroy, PUT_DOWN: _no_target, CAST: _not_now, CHALLENGE: _not_now,
    **dict.fromkeys(AGAINST_VESSELS, _vessel),
    **dict.fromkeys(DOORS, _gate),
}


def place_of(play: BattlePlay, target: str, command: str) -> str:
    """The place of a target: `2A+10/17`, a storey of its building `2A+10/17:0`, or `HZ 2A+10`."""
    place = play.ground.sites.get(target.removeprefix(SITE)) if target.startswith(SITE) else target
    if not place:
        raise refuse(FORM, "kriegsspiel-refused-target", line=command, given=target)
    if place not in play.ground.inside:
        house = play.ground.plan.houses.get(base(place))
        if house is not None and house.kind == TEMPLE:
            raise refuse(INSIDE_ONLY, "kriegsspiel-refused-inside-only", at=place)
        raise refuse("kalevala.16.2.1.zusammensetzung", "kriegsspiel-refused-off-field", given=place)
    return place
