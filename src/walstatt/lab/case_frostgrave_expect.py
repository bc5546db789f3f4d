"""What cases of Schnellreferenz can expect: of figures, tokens, points, and of the facts of the table."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from walstatt.core.match import Match
from walstatt.games.frostgrave import cover, facts, scoring, sight, standing, values
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.state import LEFT, NOBODY, OUT, Figure, State, Token
from walstatt.lab.case_values import as_mapping, equal, expect_each, flag, one_of, whole, word_list
from walstatt.lab.case_yaml import Mapping, plain

SEATS = ("Anna", "Bert", "Cora", "Dirk")
Expectation = Callable[[Match, Any, int], None]


def expect(match: Match, wanted: Mapping) -> None:
    for key, value in wanted.items():
        EXPECTATIONS[key](match, value, wanted.line_of(key))


def seat_name(seat: int) -> str:
    return "nobody" if seat == NOBODY else SEATS[seat]


# ---- figures and tokens


def _figures(match: Match, wanted: Any, line: int) -> None:
    expect_each(
        wanted, line, "figures", lambda name, at: _figure(match, name, at), (OUT, LEFT),
        lambda figure: _figure_facts(match.play, figure),
    )


def _figure_facts(play: FrostgravePlay, figure: Figure) -> dict[str, Any]:
    token = play.carried(figure)
    profile = play.profile(figure)
    return {
        "health": figure.health, "at": [figure.x, figure.y], "level": figure.z, "place": figure.place,
        "seat": seat_name(figure.seat), "activated": figure.activated, "hanging": figure.hanging,
        "loaded": figure.loaded, "effects": list(figure.effects), "master": figure.master,
        "carries": token.id if token else "none", "profile": figure.profile, "gear": list(profile.gear),
        "base": 2 * profile.radius, "height": profile.height,
    }


def _figure(match: Match, name: str, line: int) -> Figure:
    figures: dict[str, Figure] = match.state.figures
    return figures[one_of(name, figures, line, "a figure")]


def _tokens(match: Match, wanted: Any, line: int) -> None:
    """By id its fields; a number: how many lie on the table or are carried."""
    state: State = match.state
    if isinstance(wanted, int):
        equal(sum(token.secured == NOBODY for token in state.tokens.values()), wanted, "number of tokens", line)
        return
    written = as_mapping(wanted, line, "tokens")
    for name, one in written.items():
        token: Token = state.tokens[one_of(name, state.tokens, written.line_of(name), "a token")]
        known = {
            "at": [token.x, token.y], "level": token.z, "carrier": token.carrier or "nobody",
            "secured": seat_name(token.secured), "found": token.found,
        }
        what = as_mapping(one, written.line_of(name), f"token {name!r}")
        what.check_keys(known, f"token {name!r}")
        for key, value in what.items():
            equal(known[key], plain(value), f"{key} of {name}", what.line_of(key))


# ---- the state


def _field(name: str) -> Expectation:
    return lambda match, wanted, line: equal(getattr(match.state, name), plain(wanted), name, line)


def _seat_field(name: str) -> Expectation:
    return lambda match, wanted, line: equal(seat_name(getattr(match.state, name)), wanted, name, line)


def _seats_field(name: str) -> Expectation:
    return lambda match, wanted, line: equal(
        [seat_name(seat) for seat in getattr(match.state, name)], list(word_list(wanted, line, name)), name, line
    )


def _edges(match: Match, wanted: Any, line: int) -> None:
    equal(list(match.state.edges), list(word_list(wanted, line, "edges")), "edges", line)


def _open(match: Match, wanted: Any, line: int) -> None:
    equal(sorted(match.state.open_doors), sorted(word_list(wanted, line, "open")), "open doors", line)


def _fogs(match: Match, wanted: Any, line: int) -> None:
    equal(len(match.state.fogs), whole(wanted, line, "fogs"), "number of fogs", line)


def _conjured(match: Match, wanted: Any, line: int) -> None:
    found = [one.kind for one in match.state.conjured]
    equal(found, list(word_list(wanted, line, "conjured")), "conjured terrain", line)


def _broken(match: Match, wanted: Any, line: int) -> None:
    equal(sorted(match.state.broken), sorted(word_list(wanted, line, "broken")), "broken pieces", line)


def _asleep(match: Match, wanted: Any, line: int) -> None:
    equal(sorted(match.state.asleep), sorted(word_list(wanted, line, "asleep")), "sleeping creatures", line)


def _points(match: Match, wanted: Any, line: int) -> None:
    written = as_mapping(wanted, line, "points")
    written.check_keys(SEATS, "points")
    for name, value in written.items():
        equal(scoring.points(match.play, SEATS.index(name)), value, f"points of {name}", written.line_of(name))


def _terrain(match: Match, wanted: Any, line: int) -> None:
    """Pieces on the table by name; `features`: as players count them."""
    board = match.setup.board
    counted = Counter(piece.name for piece in board.pieces)
    written = as_mapping(wanted, line, "terrain")
    for name, value in written.items():
        found = board.count_features() if name == "features" else counted[name]
        equal(found, value, f"number of {name}", written.line_of(name))


# ---- facts of the table


def _pairs(match: Match, wanted: Any, line: int, what: str) -> Iterator[tuple[Figure, Figure, Any, int]]:
    written = as_mapping(wanted, line, what)
    for name, others in written.items():
        one = _figure(match, name, written.line_of(name))
        inner = as_mapping(others, written.line_of(name), f"{what} of {name!r}")
        for other, value in inner.items():
            yield one, _figure(match, other, inner.line_of(other)), value, inner.line_of(other)


def _distance(match: Match, wanted: Any, line: int) -> None:
    written = as_mapping(wanted, line, "distance")
    for name, others in written.items():
        one = _figure(match, name, written.line_of(name))
        inner = as_mapping(others, written.line_of(name), f"distance of {name!r}")
        for other, value in inner.items():
            tokens = match.state.tokens
            if other in tokens:
                found = facts.token_distance(match.play, one, tokens[other])
            else:
                found = facts.distance(match.play, one, _figure(match, other, inner.line_of(other)))
            equal(found, value, f"distance from {name} to {other}", inner.line_of(other))


def _combat(match: Match, wanted: Any, line: int) -> None:
    """With whom a figure is in combat: a list, or true and false."""
    written = as_mapping(wanted, line, "combat")
    for name, value in written.items():
        at = written.line_of(name)
        found = sorted(foe.id for foe in facts.opponents(match.play, _figure(match, name, at)))
        if isinstance(value, bool):
            equal(bool(found), value, f"{name} in combat", at)
        else:
            equal(found, sorted(word_list(value, at, "combat")), f"opponents of {name}", at)


def _sight(match: Match, wanted: Any, line: int) -> None:
    for one, other, value, at in _pairs(match, wanted, line, "sight"):
        equal(sight.sees(match.play, one, other), flag(value, at, "sight"), f"{one.id} sees {other.id}", at)


def _cover(match: Match, wanted: Any, line: int) -> None:
    for one, other, value, at in _pairs(match, wanted, line, "cover"):
        equal(cover.between(match.play, one, other).cover, value, f"cover of {other.id} against {one.id}", at)


def _between(match: Match, wanted: Any, line: int) -> None:
    """How many pieces and figures intervene."""
    for one, other, value, at in _pairs(match, wanted, line, "between"):
        met = cover.between(match.play, one, other)
        equal(len(met.pieces) + len(met.figures), value, f"between {one.id} and {other.id}", at)


def _stand(match: Match, wanted: Any, line: int) -> None:
    """May a figure stand somewhere: {figure: A, at: [x, y], level: 0, refused: frostgrave.r.move_path}."""
    written = as_mapping(wanted, line, "stand")
    written.check_keys(("figure", "at", "level", "refused"), "stand")
    figure = _figure(match, str(written.get("figure")), line)
    x, y = written["at"]
    problem = standing.stand_problem(match.play, figure, x, y, written.get("level", 0.0))
    equal(problem.rule if problem else "nothing", written.get("refused", "nothing"), "what refuses it", line)


# ---- values


def _values(match: Match, wanted: Any, line: int) -> None:
    written = as_mapping(wanted, line, "values")
    for name, one in written.items():
        figure = _figure(match, name, written.line_of(name))
        what = as_mapping(one, written.line_of(name), f"values of {name!r}")
        what.check_keys(VALUES, f"values of {name!r}")
        for key, value in what.items():
            at = what.line_of(key)
            asked = value if isinstance(value, Mapping) else None
            found = VALUES[key](match, figure, asked, at)
            equal(found, value if asked is None else asked.get("is"), f"{key} of {name}", at)


def _against(match: Match, asked: Mapping | None, line: int) -> Figure:
    return _figure(match, str(asked.get("against") if asked else ""), line)


VALUES: dict[str, Callable[[Match, Figure, Mapping | None, int], Any]] = {
    "move": lambda match, figure, _, __: values.movement(match.play, figure).total,
    "second_move": lambda match, figure, _, __: values.movement(match.play, figure, True).total,
    "armour": lambda match, figure, _, __: values.armour(match.play, figure).total,
    "fight": lambda match, figure, _, __: values.fight(match.play, figure, True).total,
    "fight_against_shots": lambda match, figure, _, __: values.fight(match.play, figure, False).total,
    "shoot": lambda match, figure, _, __: values.shoot(match.play, figure).total,
    "will": lambda match, figure, _, __: values.will(match.play, figure).total,
    "swim": lambda match, figure, _, __: values.swimming(match.play, figure).total,
    "melee": lambda match, figure, asked, line: values.melee(match.play, figure, _against(match, asked, line)).total,
    "defence": lambda match, figure, asked, line: cover.defence(
        match.play, _against(match, asked, line), figure, bool(asked and asked.get("hasty", False)), asking=False
    ).total,
}

EXPECTATIONS: dict[str, Expectation] = {
    "figures": _figures,
    "tokens": _tokens,
    "round": _field("round"),
    "phase": _field("phase"),
    "turn": _seat_field("turn"),
    "starter": _seat_field("starter"),
    "setup_order": _seats_field("setup_order"),
    "withdrawn": _seats_field("withdrawn"),
    "edges": _edges,
    "open": _open,
    "fogs": _fogs,
    "conjured": _conjured,
    "broken": _broken,
    "asleep": _asleep,
    "points": _points,
    "terrain": _terrain,
    "distance": _distance,
    "combat": _combat,
    "sight": _sight,
    "cover": _cover,
    "between": _between,
    "stand": _stand,
    "values": _values,
}
EXPECTED = frozenset(EXPECTATIONS)
