"""What cases of the Referenzblatt can expect: of characters, points, and of the facts of the table."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from walstatt.core.match import Match
from walstatt.games.anima import facts, sight, standing, values
from walstatt.games.anima.blows import Blow
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import Figure
from walstatt.lab.case_values import as_mapping, equal, expect_each, items_of, number, one_of, point
from walstatt.lab.case_yaml import CaseError, Mapping, plain

SEATS = ("Anna", "Bert")
Expectation = Callable[[Match, Any, int], None]
CHANCE = 0.0005


def expect(match: Match, wanted: Mapping) -> None:
    for key, value in wanted.items():
        EXPECTATIONS[key](match, value, wanted.line_of(key))


# ---- characters


def _characters(match: Match, wanted: Any, line: int) -> None:
    play: AnimaPlay = match.play
    expect_each(
        wanted, line, "characters", lambda name, at: _figure(play, name, at), ("gone", "left", "away"),
        lambda figure: _character_facts(play, figure),
    )


def _character_facts(play: AnimaPlay, figure: Figure) -> dict[str, Callable[[], Any]]:
    profile = play.profile(figure)
    return {
        "lp": lambda: figure.lp,
        "at": lambda: [figure.x, figure.y],
        "level": lambda: figure.z,
        "place": lambda: figure.place,
        "seat": lambda: SEATS[figure.seat],
        "markers": lambda: figure.markers,
        "activated": lambda: figure.activated,
        "statuses": lambda: {held.name: held.markers for held in figure.statuses},
        "hidden": lambda: figure.hidden,
        "moved": lambda: figure.moved,
        "used": lambda: list(figure.used),
        "gnosis": lambda: figure.gnosis,
        "binding": lambda: figure.binding,
        "caller": lambda: figure.caller,
        "name": lambda: profile.name["de"],
        "cost": lambda: profile.cost,
        "speed": lambda: [profile.walk, profile.run],
        "base": lambda: profile.base,
        "stray": lambda: profile.stray,
        "range": lambda: [profile.short, profile.long],
        "profile": lambda: [
            profile.attack, profile.damage, profile.defence, profile.armour, profile.resistance, profile.lp,
            profile.regeneration, profile.maximum,
        ],
        "abilities": lambda: [ability.key for ability in profile.abilities],
    }


def _figure(play: AnimaPlay, name: Any, line: int) -> Figure:
    return play.figure(one_of(name, play.state.figures, line, "a character"))


# ---- the state


def _pair(read: Callable[[Match], tuple[int, int]], what: str) -> Expectation:
    def expectation(match: Match, wanted: Any, line: int) -> None:
        written = as_mapping(wanted, line, what)
        written.check_keys(SEATS, what)
        for seat, value in written.items():
            equal(read(match)[SEATS.index(seat)], value, f"{what} of {seat}", line)

    return expectation


def _plain(read: Callable[[Match], Any], what: str) -> Expectation:
    def expectation(match: Match, wanted: Any, line: int) -> None:
        equal(read(match), plain(wanted), what, line)

    return expectation


def _seat(read: Callable[[Match], int], what: str) -> Expectation:
    def expectation(match: Match, wanted: Any, line: int) -> None:
        seat = read(match)
        equal(SEATS[seat] if seat in (0, 1) else "nobody", wanted, what, line)

    return expectation


def _terrain(match: Match, wanted: Any, line: int) -> None:
    found = Counter(solid.piece.name for solid in match.play.ground.solids)
    equal(dict(sorted(found.items())), dict(sorted(plain(wanted).items())), "terrain", line)


def _view(match: Match, wanted: Any, line: int) -> None:
    """`{Bert: {has: [words], lacks: [words]}}`; `nobody` is a spectator."""
    for name, one in as_mapping(wanted, line, "view").items():
        seat = None if name == "nobody" else SEATS.index(one_of(name, SEATS, line, "a seat"))
        text = msgspec.json.encode(match.view(seat)).decode()
        what = as_mapping(one, line, "view")
        what.check_keys(("has", "lacks"), "view")
        for key, present in (("has", True), ("lacks", False)):
            for words, at in items_of(what[key], line, key) if key in what else ():
                equal(str(words) in text, present, f"{words!r} in the view of {name}", at)


# ---- facts of the table


def _between(read: Callable[[AnimaPlay, Figure, Figure], Any], what: str) -> Expectation:
    """`{A: {B: value}}`"""

    def expectation(match: Match, wanted: Any, line: int) -> None:
        for name, others in as_mapping(wanted, line, what).items():
            for other, value in as_mapping(others, line, what).items():
                one, two = _figure(match.play, name, line), _figure(match.play, other, line)
                equal(read(match.play, one, two), value, f"{what} from {name} to {other}", line)

    return expectation


def _melee(match: Match, wanted: Any, line: int) -> None:
    """`{A: true, B: [C]}`"""
    for name, value in as_mapping(wanted, line, "in_melee").items():
        foes = sorted(foe.id for foe in facts.melee_foes(match.play, _figure(match.play, name, line)))
        equal(bool(foes) if isinstance(value, bool) else foes, value, f"melee of {name}", line)


def _values(match: Match, wanted: Any, line: int) -> None:
    """`{A: {armour: 4, attack: {against: B, is: 6}}}`: as they hold at this moment."""
    play: AnimaPlay = match.play
    for name, one in as_mapping(wanted, line, "values").items():
        figure = _figure(play, name, line)
        for key, value in as_mapping(one, line, f"values of {name!r}").items():
            equal(_value(play, figure, key, value, line), _is(value), f"{key} of {name}", line)


def _is(value: Any) -> Any:
    return value["is"] if isinstance(value, Mapping) else value


def _value(play: AnimaPlay, figure: Figure, key: str, value: Any, line: int) -> float:
    if key in ("attack", "damage"):
        target = _figure(play, value["against"], line) if isinstance(value, Mapping) else figure
        blow = Blow(figure, target, "melee" if target is figure or facts.touch(play, figure, target) else "ranged")
        if key == "damage":
            return values.damage(play, blow).total
        cover = sight.cover(play, figure, target) if blow.ranged else None
        return values.attack(play, blow, cover, facts.distance(play, figure, target) if blow.ranged else None).total
    known: dict[str, Callable[[AnimaPlay, Figure], Any]] = {
        "defence": values.defence, "armour": values.armour, "resistance": values.resistance,
        "regeneration": values.regeneration,
        "walk": lambda play, figure: values.speed(play, figure, "walk"),
        "run": lambda play, figure: values.speed(play, figure, "run"),
    }
    return float(known[one_of(key, known, line, "a value")](play, figure).total)


def _preview(match: Match, wanted: Any, line: int) -> None:
    """`{option: B, hit: 0.6, kill: 0.1, expected: 2.5, attack: 7, success: 0.5}` of the open question."""
    from walstatt.odds.anima import cast_odds, chance_of, odds, rolled_again
    from walstatt.odds.anima_previews import foresee

    written = as_mapping(wanted, line, "preview")
    written.check_keys(PREVIEW_KEYS, "preview")
    question = match.question
    option = written.get("option")
    seen: Any = foresee(question, option if isinstance(option, bool) else str(option)) if question else None
    if seen is None:
        raise CaseError(line, f"there is no preview of {option!r}")
    known: dict[str, Callable[[], float]] = {
        "hit": lambda: odds(seen).hit,
        "hit_dodged": lambda: odds(seen._replace(dodge=True)).hit,
        "kill": lambda: odds(seen).kill,
        "expected": lambda: odds(seen).expected,
        "attack": lambda: seen.attack.total,
        "defence": lambda: seen.defence.total,
        "success": lambda: chance_of(seen.need),
        "need": lambda: seen.need.total,
        "armour": lambda: seen.total,
        "hit_again": lambda: rolled_again(seen).hit,
        "works": lambda: cast_odds(seen).works,
        "wrong": lambda: cast_odds(seen).wrong,
        "costs": lambda: cast_odds(seen).expected,
    }
    for key, value in written.items():
        if key != "option":
            given, asked = known[key](), number(value, line, key)
            if abs(given - asked) > CHANCE:
                raise CaseError(written.line_of(key), f"{key} in the preview is {given:.4f}, not {asked}")


PREVIEW_KEYS = (
    "option", "hit", "hit_dodged", "hit_again", "kill", "expected", "attack", "defence", "success", "need", "armour",
    "works", "wrong", "costs",
)


def _stand(match: Match, wanted: Any, line: int) -> None:
    """`{character: A, at: [x, y], refused: rule}`: may it stand there; without `refused` it may."""
    written = as_mapping(wanted, line, "stand")
    written.check_keys(("character", "at", "refused"), "stand")
    x, y = point(written.get("at"), line, "at")
    found = standing.stand_problem(match.play, _figure(match.play, written.get("character"), line), x, y)
    equal(found.rule if found else None, written.get("refused"), "what refuses to stand there", line)


def _order(match: Match, wanted: Any, line: int) -> None:
    """Rule ids or message keys in the order in which they appear in the log; others may come between."""
    events = iter(match.events)
    for one in plain(wanted):
        if not any(one in event.rules or one == event.key for event in events):
            raise CaseError(line, f"{one} does not come in this order in the log")


EXPECTATIONS: dict[str, Expectation] = {
    "characters": _characters,
    "gnosis": _pair(lambda match: match.state.gnosis, "gnosis"),
    "points": _pair(lambda match: (match.state.points(0), match.state.points(1)), "points"),
    "nodes_held": _pair(lambda match: match.state.nodes_held, "nodes_held"),
    "turn": _plain(lambda match: match.state.turn, "turn"),
    "phase": _plain(lambda match: match.state.phase, "phase"),
    "scenario": _plain(lambda match: match.state.scenario, "scenario"),
    "water": _plain(lambda match: match.state.water, "water"),
    "edges": _plain(lambda match: list(match.state.edges), "edges"),
    "plans": _plain(lambda match: list(match.state.plans), "plans"),
    "markers": _plain(lambda match: list(match.state.markers), "markers"),
    "running": _plain(lambda match: [one.id for one in match.state.running], "running"),
    "active": _seat(lambda match: match.state.active, "active"),
    "initiative": _seat(lambda match: match.state.initiative, "initiative"),
    "setup_winner": _seat(lambda match: match.state.setup_winner, "setup_winner"),
    "terrain": _terrain,
    "view": _view,
    "distance": _between(facts.distance, "distance"),
    "sight": _between(sight.can_see, "sight"),
    "cover": _between(lambda play, one, other: sight.cover(play, one, other).kind or "none", "cover"),
    "in_melee": _melee,
    "values": _values,
    "preview": _preview,
    "stand": _stand,
    "order": _order,
}
EXPECTED = frozenset(EXPECTATIONS)
