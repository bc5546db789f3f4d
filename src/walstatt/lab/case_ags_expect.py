"""What cases of A Generic Skirmisher can expect: of models, markers, points, and of the facts of the table."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from walstatt.core.match import Match
from walstatt.core.refusal import Refused
from walstatt.games.ags import cover, facts, hiring, laying_terrain, regions, sight, values, walking
from walstatt.games.ags.abilities import Ability
from walstatt.games.ags.blows import Blow
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import NEUTRAL, NOBODY, Figure, Marker, State
from walstatt.lab.case_ags_cards import ability, read_dice
from walstatt.lab.case_values import (
    alike,
    as_mapping,
    equal,
    expect_each,
    items_of,
    number,
    one_of,
    point,
    whole,
    word_list,
)
from walstatt.lab.case_yaml import CaseError, Mapping, plain
from walstatt.table.shapes import Disc

SEATS = ("Anna", "Bert")
SEAT_NAMES = {0: "Anna", 1: "Bert", NOBODY: "nobody", NEUTRAL: "neutral"}
KINDS = ("tt", "cm", "shrine", "beacon", "item", "provisions", "portion")
Expectation = Callable[[Match, Any, int], None]


def expect(match: Match, wanted: Mapping) -> None:
    for key, value in wanted.items():
        EXPECTATIONS[key](match, value, wanted.line_of(key))


# ---- models


def _models(match: Match, wanted: Any, line: int) -> None:
    expect_each(
        wanted, line, "models", lambda name, at: _figure(match, name, at), ("gone",),
        lambda figure: _model_facts(match.play, figure), _compare,
    )


def _model_facts(play: AgsPlay, figure: Figure) -> dict[str, Callable[[], Any]]:
    profile = play.profile(figure)
    return {
        "hp": lambda: figure.hp,
        "at": lambda: [figure.x, figure.y],
        "level": lambda: figure.z,
        "place": lambda: figure.place,
        "seat": lambda: SEAT_NAMES[figure.seat],
        "conditions": lambda: sorted(held.name for held in figure.conditions),
        "condition_by": lambda: {held.name: SEAT_NAMES[held.by] for held in figure.conditions},
        "activated": lambda: figure.activated,
        "mob": lambda: figure.mob,
        "carries": lambda: sorted(figure.carries),
        "used": lambda: sorted(figure.used),
        "summoned": lambda: figure.summoned,
        "escort": lambda: figure.escort,
        "general": lambda: play.is_general(figure),
        "lasting": lambda: len(figure.lasting),
        "name": lambda: play.name(figure).args["de"],
        "people": lambda: profile.people,
        "leader": lambda: profile.leader,
        "cost": lambda: profile.cost,
        "limit": lambda: profile.limit,
        "base": lambda: profile.base,
        "diameter": lambda: round(2 * profile.radius * 25.4, 3),
        "tags": lambda: sorted(str(tag) for tag in profile.tags),
        "keywords": lambda: sorted(profile.keywords),
        "abilities": lambda: profile.abilities,
    }


def _compare(given: Any, value: Any, key: str, what: str, line: int) -> None:
    if key in ("conditions", "carries", "used", "tags", "keywords"):
        equal(given, sorted(word_list(value, line, key)), what, line)
    elif key == "abilities":
        _compare_abilities(given, value, what, line)
    else:
        equal(given, plain(value), what, line)


def _compare_abilities(given: tuple[Ability, ...], wanted: Any, what: str, line: int) -> None:
    """A list of abilities, or names with some fields of their data: {Hieb: {reach: {kind: nah}}}."""
    if isinstance(wanted, list):
        equal(list(given), [ability(one, at) for one, at in items_of(wanted, line, what)], what, line)
        return
    by_name = {one.name: one for one in given}
    for name, parts in as_mapping(wanted, line, what).items():
        data = msgspec.to_builtins(by_name[one_of(name, by_name, line, what)])
        _contains(data, plain(parts), f"{what}: {name}", line)


def _contains(given: Any, wanted: Any, what: str, line: int) -> None:
    """Every field that is wanted is there; dice may be written 4/3+."""
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            _contains(given.get(key) if isinstance(given, dict) else None, value, f"{what}.{key}", line)
    elif isinstance(wanted, str) and isinstance(given, list | tuple) and "/" in wanted:
        equal(list(given), list(read_dice(wanted, line, what)), what, line)
    elif not alike(given, wanted):
        raise CaseError(line, f"{what} is {given!r}, not {wanted!r}")


def _figure(match: Match, name: str, line: int) -> Figure:
    figures: dict[str, Figure] = match.state.figures
    return figures[one_of(name, figures, line, "a model")]


def _mobs(match: Match, wanted: Any, line: int) -> None:
    """The mobs by their members: [[A, B], [C, D]], in any order."""
    given = sorted(sorted(members) for members in match.state.mobs.values())
    lists = [sorted(word_list(one, at, "a mob")) for one, at in items_of(wanted, line, "mobs")]
    equal(given, sorted(lists), "the mobs", line)


# ---- markers


def _markers(match: Match, wanted: Any, line: int) -> None:
    """By kind: a number, a number for each owner, or places; by id: its fields, or `gone`."""
    state: State = match.state
    written = as_mapping(wanted, line, "markers")
    for key, value in written.items():
        at = written.line_of(key)
        if key in KINDS and not _means_one(state, key, value):
            lying = [marker for marker in state.markers.values() if marker.kind == key and not marker.carrier]
            _expect_kind(lying, key, value, at)
        elif value == "gone":
            equal(key in state.markers, False, f"marker {key} on the table", at)
        else:
            marker = state.markers[one_of(key, state.markers, at, "a marker")]
            _expect_marker(marker, as_mapping(value, at, f"marker {key}"))


def _means_one(state: State, key: str, value: Any) -> bool:
    """The shrine is a kind and a marker of that name: fields of the marker tell."""
    return key in state.markers and isinstance(value, Mapping) and not set(value) <= set(SEAT_NAMES.values())


def _expect_kind(lying: list[Marker], kind: str, value: Any, line: int) -> None:
    if isinstance(value, Mapping):
        owners = Counter(SEAT_NAMES[marker.owner] for marker in lying)
        value.check_keys(SEAT_NAMES.values(), "owners")
        equal({name: owners[name] for name in value}, dict(value), f"number of {kind} markers", line)
    elif isinstance(value, list):
        equal([[marker.x, marker.y] for marker in lying], plain(value), f"places of {kind} markers", line)
    else:
        equal(len(lying), whole(value, line, f"the number of {kind} markers"), f"number of {kind} markers", line)


def _expect_marker(marker: Marker, wanted: Mapping) -> None:
    known: dict[str, Any] = {
        "kind": marker.kind, "at": [marker.x, marker.y], "level": marker.z, "owner": SEAT_NAMES[marker.owner],
        "carrier": marker.carrier, "hp": marker.hp, "bound": marker.bound,
    }
    wanted.check_keys(known, f"marker {marker.id}")
    for key, value in wanted.items():
        equal(known[key], plain(value), f"{key} of {marker.id}", wanted.line_of(key))


# ---- rounds, tokens, points


def _field(name: str) -> Expectation:
    return lambda match, wanted, line: equal(getattr(match.state, name), plain(wanted), name, line)


def _seat_field(name: str) -> Expectation:
    return lambda match, wanted, line: equal(SEAT_NAMES[getattr(match.state, name)], wanted, name, line)


def _words(name: str) -> Expectation:
    return lambda match, wanted, line: equal(
        sorted(getattr(match.state, name)), sorted(word_list(wanted, line, name)), name, line
    )


def _tokens(match: Match, wanted: Any, line: int) -> None:
    written = as_mapping(wanted, line, "tokens")
    written.check_keys(SEATS, "tokens")
    for name, value in written.items():
        equal(match.state.tokens[SEATS.index(name)], value, f"{name}'s tokens", written.line_of(name))


def _vp(match: Match, wanted: Any, line: int) -> None:
    """{Anna: 3, Bert: {kopfgeld: 2}}: all points of a seat, or those for some goals."""
    written = as_mapping(wanted, line, "vp")
    written.check_keys(SEATS, "vp")
    for name, value in written.items():
        seat, at = SEATS.index(name), written.line_of(name)
        if not isinstance(value, Mapping):
            equal(match.state.points(seat), value, f"{name}'s victory points ({_told(match, seat)})", at)
            continue
        for goal, points in value.items():
            given = sum(one.points for one in match.state.victories if (one.seat, one.goal) == (seat, goal))
            equal(given, points, f"{name}'s points for {goal} ({_told(match, seat)})", value.line_of(goal))


def _told(match: Match, seat: int) -> str:
    told = (f"{one.points} {one.goal} r{one.round}" for one in match.state.victories if one.seat == seat)
    return ", ".join(told) or "none"


def _tasks(match: Match, wanted: Any, line: int) -> None:
    written = as_mapping(wanted, line, "tasks")
    written.check_keys(SEATS, "tasks")
    for name, value in written.items():
        tasks, fields = match.state.tasks[SEATS.index(name)], as_mapping(value, written.line_of(name), "tasks")
        fields.check_keys(("tactic", "side", "disclosed", "at_start", "captive"), "tasks")
        known = {
            "tactic": tasks.tactic, "side": tasks.side, "disclosed": list(tasks.disclosed),
            "at_start": list(tasks.disclosed_at_start), "captive": tasks.captive,
        }
        for key, one in fields.items():
            equal(known[key], plain(one), f"{name}'s {key}", fields.line_of(key))


def _memo(match: Match, wanted: Any, line: int) -> None:
    written = as_mapping(wanted, line, "memo")
    for key, value in written.items():
        equal(match.state.memo.get(key, 0), value, f"memo {key}", written.line_of(key))


def _losses(match: Match, wanted: Any, line: int) -> None:
    """How many; or some of them, with some of their fields."""
    losses = match.state.losses
    if isinstance(wanted, int):
        equal(len(losses), wanted, "number of losses", line)
        return
    for one, at in items_of(wanted, line, "losses"):
        fields = as_mapping(one, at, "a loss")
        fields.check_keys(("model", "seat", "round", "how", "credit", "at", "by_kind"), "a loss")
        known = [
            {"model": loss.figure, "seat": SEAT_NAMES[loss.seat], "round": loss.round, "how": loss.how,
             "credit": SEAT_NAMES[loss.credit], "at": [loss.x, loss.y], "by_kind": loss.by_kind}
            for loss in losses
        ]
        if not any(all(alike(loss[key], plain(value)) for key, value in fields.items()) for loss in known):
            raise CaseError(at, f"no such loss {plain(fields)}; there are {known}")


# ---- facts of the table


def _pairs(value: Any, line: int, what: str) -> Iterator[tuple[str, Any, Any, int]]:
    """Facts between two: {A: {B: 5, C: 7}}, or {between: [A, B], is: 5}, or {A: [{to: B, …, is: 5}]}.

    Yields the first, the other (a name or a point), what is expected and the line.
    """
    written = as_mapping(value, line, what)
    if set(written) == {"between", "is"}:
        names = word_list(written["between"], line, what)
        if len(names) != 2:
            raise CaseError(line, f"{what} is asked between two")
        yield names[0], names[1], written["is"], line
        return
    for first, others in written.items():
        at = written.line_of(first)
        if isinstance(others, list):
            for one, here in items_of(others, at, what):
                entry = as_mapping(one, here, what)
                entry.check_keys(("to", "point", "is"), what)
                if ("to" in entry) == ("point" in entry) or "is" not in entry:
                    raise CaseError(here, f"{what}: {{to: B, is: …}} or {{point: [x, y], is: …}}")
                other = entry.get("to") or point(entry.get("point"), here, "point")
                yield first, other, entry["is"], here
            continue
        pairs = as_mapping(others, at, what)
        for other, wanted in pairs.items():
            yield first, other, wanted, pairs.line_of(other)


def _fact(what: str, ask: Callable[[Match, str, Any, int], Any]) -> Expectation:
    def check(match: Match, value: Any, line: int) -> None:
        for first, other, wanted, at in _pairs(value, line, what):
            equal(ask(match, first, other, at), plain(wanted), f"{what} of {first} and {other}", at)

    return check


def _ask_distance(match: Match, first: str, other: Any, line: int) -> float:
    """In space, edge to edge: between models, to a marker, to a point, or between two markers."""
    play: AgsPlay = match.play
    markers = match.state.markers
    if first in markers:
        return facts.markers_gap(play, markers[first], markers[one_of(other, markers, line, "a marker")])
    figure = _figure(match, first, line)
    if isinstance(other, tuple):
        return facts.point_distance(play, figure, *other)
    if other in markers:
        return facts.marker_distance(play, figure, markers[other])
    return facts.distance(play, figure, _figure(match, other, line))


def _ask_gap(match: Match, first: str, other: Any, line: int) -> float:
    return facts.gap(match.play, _figure(match, first, line), _figure(match, other, line))


def _ask_contact(match: Match, first: str, other: Any, line: int) -> bool:
    """With a model, a marker, or a piece of terrain."""
    play: AgsPlay = match.play
    state: State = match.state
    figure: Any = state.markers[first] if first in state.markers else _figure(match, first, line)
    if other in state.markers:
        return facts.at_marker(play, figure, state.markers[other])
    pieces = {piece.id: piece for piece in play.pieces()}
    if other in pieces:
        return facts.at_piece(play, figure, pieces[other])
    return facts.in_contact(play, figure, _figure(match, other, line))


def _ask_inside(match: Match, first: str, other: Any, line: int) -> bool:
    pieces = {piece.id: piece for piece in match.play.pieces()}
    return facts.in_piece(match.play, _figure(match, first, line), pieces[one_of(other, pieces, line, "a piece")])


def _ask_los(match: Match, first: str, other: Any, line: int) -> bool:
    figure = _figure(match, first, line)
    if isinstance(other, tuple):
        return sight.sees_point(match.play, figure, *other)
    return sight.sees(match.play, figure, _figure(match, other, line))


def _ask_cover(match: Match, first: str, other: Any, line: int) -> str:
    return cover.cover(match.play, _figure(match, first, line), _figure(match, other, line)).kind or "none"


def _ask_hostile(match: Match, first: str, other: Any, line: int) -> bool:
    play: AgsPlay = match.play
    return play.hostile(_figure(match, first, line), _figure(match, other, line))


def _in_reach(match: Match, wanted: Any, line: int) -> None:
    """Contact (X): {from: A, inches: 1, in: [B], out: [C]}."""
    for source, inches, inside, outside, at in _circles(match, wanted, line, "reach"):
        for name, expected in [*((one, True) for one in inside), *((one, False) for one in outside)]:
            given = facts.in_contact(match.play, source, _figure(match, name, at), inches)
            equal(given, expected, f"contact ({inches:g}) of {source.id} and {name}", at)


def _in_aura(match: Match, wanted: Any, line: int) -> None:
    for source, inches, inside, outside, at in _circles(match, wanted, line, "aura"):
        for name, expected in [*((one, True) for one in inside), *((one, False) for one in outside)]:
            given = facts.in_aura(match.play, source, _figure(match, name, at), inches)
            equal(given, expected, f"{name} in Aura ({inches:g}) of {source.id}", at)


def _circles(
    match: Match, wanted: Any, line: int, what: str
) -> Iterator[tuple[Figure, float, tuple[str, ...], tuple[str, ...], int]]:
    for one, at in _one_or_several(wanted, line):
        entry = as_mapping(one, at, what)
        entry.check_keys(("from", "inches", "in", "out"), what)
        yield (
            _figure(match, entry.get("from", ""), at), number(entry.get("inches"), at, "inches"),
            word_list(entry.get("in", []), at, "in"), word_list(entry.get("out", []), at, "out"), at,
        )


def _in_area(match: Match, wanted: Any, line: int) -> None:
    """{at: [x, y], level: 0, inches: 2, in: [A], out: [B]}"""
    for one, here in _one_or_several(wanted, line):
        entry = as_mapping(one, here, "area")
        entry.check_keys(("at", "level", "inches", "in", "out"), "area")
        x, y = point(entry.get("at"), here, "at")
        level, inches = number(entry.get("level", 0), here, "level"), number(entry.get("inches"), here, "inches")
        for key, expected in (("in", True), ("out", False)):
            for name in word_list(entry.get(key, []), here, key):
                given = facts.in_area(match.play, x, y, level, inches, _figure(match, name, here))
                equal(given, expected, f"{name} in the area", here)


def _one_or_several(wanted: Any, line: int) -> Iterator[tuple[Any, int]]:
    if isinstance(wanted, list):
        yield from items_of(wanted, line, "this")
    else:
        yield wanted, line


def _in_melee(match: Match, wanted: Any, line: int) -> None:
    """{A: true, B: [C, D], E: []}: is it in melee at all, or with exactly whom."""
    written = as_mapping(wanted, line, "in_melee")
    for name, value in written.items():
        at = written.line_of(name)
        figure = _figure(match, name, at)
        if isinstance(value, bool):
            equal(facts.in_melee(match.play, figure), value, f"{name} in melee", at)
            continue
        foes = sorted(foe.id for foe in facts.melee_foes(match.play, figure))
        equal(foes, sorted(word_list(value, at, "foes")), f"foes of {name} in melee", at)


def _shadow(match: Match, wanted: Any, line: int) -> None:
    """{A: own}, {A: hostile}, {A: both}, {A: none}"""
    written = as_mapping(wanted, line, "shadow")
    names = {(False, False): "none", (True, False): "own", (False, True): "hostile", (True, True): "both"}
    for name, value in written.items():
        at = written.line_of(name)
        given = facts.shadow(match.play, _figure(match, name, at))
        equal(names[given], one_of(value, names.values(), at, "shadow"), f"shadow of {name}", at)


def _view(match: Match, wanted: Any, line: int) -> None:
    """{Bert: {has: [...], lacks: [...]}}: words in what a seat (or `nobody`, a spectator) sees."""
    written = as_mapping(wanted, line, "view")
    written.check_keys((*SEATS, "nobody"), "view")
    for name, value in written.items():
        view = msgspec.json.encode(match.view(None if name == "nobody" else SEATS.index(name))).decode()
        entry = as_mapping(value, written.line_of(name), "view")
        entry.check_keys(("has", "lacks"), "view")
        for key, expected in (("has", True), ("lacks", False)):
            for word in word_list(entry.get(key, []), entry.line_of(key), key):
                equal(word in view, expected, f"{word!r} in the view of {name}", entry.line_of(key))


def _stand(match: Match, wanted: Any, line: int) -> None:
    """{model: A, at: [x, y], level: 0, refused: rule}: may it stand there? Without `refused` it may."""
    for one, here in _one_or_several(wanted, line):
        entry = as_mapping(one, here, "stand")
        entry.check_keys(("model", "at", "level", "refused"), "stand")
        x, y = point(entry.get("at"), here, "at")
        level = number(entry["level"], here, "level") if "level" in entry else None
        figure = _figure(match, entry.get("model", ""), here)
        problem: Refused | None = walking.stand_problem(match.play, figure, x, y, level)
        equal(problem and problem.rule, entry.get("refused"), f"what forbids {entry['model']} to stand there", here)


# ---- regions


REGIONS = ("zone", "half", "quarter", "centre_line")
THINGS = ("model", "marker", "piece", "point")


def _region(match: Match, wanted: Any, line: int) -> None:
    """{model: A, zone: Anna, wholly: true, is: false}; or marker, piece, point; half, quarter, centre_line."""
    for one, here in _one_or_several(wanted, line):
        entry = as_mapping(one, here, "region")
        entry.check_keys((*THINGS, *REGIONS, "wholly", "is"), "region")
        things, places = [key for key in THINGS if key in entry], [key for key in REGIONS if key in entry]
        if len(things) != 1 or len(places) != 1:
            raise CaseError(here, f"region names one of {', '.join(THINGS)} and one of {', '.join(REGIONS)}")
        given = _in_region(match, _thing(match, things[0], entry[things[0]], here), places[0], entry, here)
        what = f"{entry[things[0]]} in {places[0]} {entry[places[0]]}"
        equal(given, entry.get("is", True), what, here)


def _thing(match: Match, kind: str, name: Any, line: int) -> Any:
    if kind == "point":
        return Disc(*point(name, line, "point"), 0.0)
    if kind == "model":
        return _figure(match, name, line)
    known: dict[str, Any] = match.state.markers
    if kind == "piece":
        known = {piece.id: piece for piece in match.play.pieces()}
    return known[one_of(name, known, line, f"a {kind}")]


def _in_region(match: Match, thing: Any, place: str, entry: Mapping, line: int) -> bool:
    wholly = bool(entry.get("wholly", False))
    if place == "centre_line":
        return regions.on_centre_line(match.play, thing)
    if place == "quarter":
        quarter = whole(entry[place], line, "quarter")
        ask = regions.wholly_in_quarter if wholly else regions.in_quarter
        return ask(match.play, thing, quarter)
    seat = SEATS.index(one_of(entry[place], SEATS, line, place))
    if place == "zone":
        return (regions.wholly_in_zone if wholly else regions.in_zone)(match.play, thing, seat)
    return (regions.wholly_in_half if wholly else regions.in_half)(match.play, thing, seat)


# ---- values


def _values(match: Match, wanted: Any, line: int) -> None:
    """{A: {mov: 4, def: 5/4+, wil: 3/4+, att: {against: B, ability: Hieb, is: 5/3+}}}: as they hold at this moment."""
    written = as_mapping(wanted, line, "values")
    for name, one in written.items():
        figure = _figure(match, name, written.line_of(name))
        entry = as_mapping(one, written.line_of(name), f"the values of {name}")
        entry.check_keys(("mov", "def", "wil", "att"), f"the values of {name}")
        for key, value in entry.items():
            at = entry.line_of(key)
            if key == "mov":
                tally = values.mov(match.play, figure)
                equal(tally.total, number(value, at, key), f"mov of {name} ({tally})", at)
                continue
            pool, expected = _pool(match, figure, key, value, at)
            told = f"{key} of {name} ({pool.strength}; {pool.difficulty})"
            equal((pool.dice, pool.need), tuple(read_dice(expected, at, key)), told, at)


VALUE_KEYS = ("against", "ability", "is", "use", "charge")


def _pool(match: Match, figure: Figure, key: str, value: Any, line: int) -> tuple[Any, Any]:
    """The dice for an attack on somebody, for a defence against somebody, or without anybody."""
    if not isinstance(value, Mapping):
        if key == "att":
            raise CaseError(line, "att is {against: B, ability: Hieb, is: 5/3+}")
        plainly = values.defence if key == "def" else values.will
        return plainly(match.play, figure), value
    value.check_keys(VALUE_KEYS, key)
    blow = None
    if "against" in value:
        other = _figure(match, str(value["against"]), line)
        attacker, target = (figure, other) if key == "att" or value.get("use") == "attack" else (other, figure)
        charge = bool(value.get("charge", False))
        blow = Blow(attacker, _attack(match, attacker, value, line), target, charge=charge)
    if key == "wil":
        return values.will(match.play, figure, str(value.get("use", "defend")), blow), value.get("is")
    if key == "def":
        return values.defence(match.play, figure, blow), value.get("is")
    if blow is None:
        raise CaseError(line, "att is {against: B, ability: Hieb, is: 5/3+}")
    return values.attack(match.play, blow), value.get("is")


def _attack(match: Match, attacker: Figure, value: Mapping, line: int) -> Ability:
    """The attack that is named, else the first that the attacker has."""
    attacks = {one.name: one for one in values.abilities(match.play, attacker) if one.is_attack}
    if not attacks:
        raise CaseError(line, f"{attacker.id!r} has no attack")
    return attacks[one_of(value.get("ability", next(iter(attacks))), attacks, line, f"an attack of {attacker.id!r}")]


# ---- hints


def _told_hints(match: Match) -> dict[str, str]:
    """What the program points out about forces and table: message keys, and the rules behind them."""
    found: dict[str, str] = {}
    hints: list[Any] = [hint for force in match.setup.forces for hint in hiring.hints(force)]
    hints += laying_terrain.hints(list(match.play.pieces()))
    for hint in hints:
        rule, message = hint if isinstance(hint, tuple) and not hasattr(hint, "key") else ("", hint)
        found[message.key] = rule or str(message.args.get("rule", ""))
    return found


def _hints(match: Match, wanted: Any, line: int) -> None:
    """Message keys or rules, all of which are told; an empty list: nothing is told at all."""
    given = _told_hints(match)
    names = word_list(wanted, line, "hints")
    if not names and given:
        raise CaseError(line, f"there are hints: {given}")
    for name in names:
        if name not in given and name not in given.values():
            raise CaseError(line, f"no hint {name}; there are {given}")


def _no_hints(match: Match, wanted: Any, line: int) -> None:
    given = _told_hints(match)
    for name in word_list(wanted, line, "no_hints"):
        if name in given or name in given.values():
            raise CaseError(line, f"there is a hint {name}: {given}")


def _terrain(match: Match, wanted: Any, line: int) -> None:
    laid: Counter[str] = Counter()
    for name in {(piece.name, piece.feature or piece.id): piece.name for piece in match.play.pieces()}.values():
        laid[name] += 1
    written = as_mapping(wanted, line, "terrain")
    for name, value in written.items():
        equal(laid[name], whole(value, written.line_of(name), name), f"pieces {name}", written.line_of(name))


EXPECTATIONS: dict[str, Expectation] = {
    "models": _models, "mobs": _mobs, "markers": _markers, "tokens": _tokens, "vp": _vp, "tasks": _tasks,
    "memo": _memo, "losses": _losses,
    "round": _field("round"), "phase": _field("phase"), "deployment": _field("deployment"), "tactic": _field("tactic"),
    "turn": _seat_field("turn"), "starter": _seat_field("starter"), "initiative": _seat_field("initiative"),
    "player_a": _seat_field("player_a"),
    "open": _words("open_doors"), "smashed": _words("smashed"), "side_tasks": _words("side_tasks"),
    "distance": _fact("distance", _ask_distance), "gap": _fact("gap", _ask_gap),
    "contact": _fact("contact", _ask_contact), "inside": _fact("inside", _ask_inside), "los": _fact("los", _ask_los),
    "cover": _fact("cover", _ask_cover), "hostile": _fact("hostile", _ask_hostile),
    "in_melee": _in_melee, "reach": _in_reach, "aura": _in_aura, "area": _in_area, "shadow": _shadow,
    "view": _view, "stand": _stand, "terrain": _terrain, "values": _values, "region": _region,
    "hints": _hints, "no_hints": _no_hints,
}
EXPECTED = frozenset(EXPECTATIONS)
