"""The browser client's types are the server's, and what the server sends is of these types."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.client_types import problems, writer
from tests.server.visitors import Visitor, wrong_types

from walstatt.core.match import Match
from walstatt.core.plain import told_data
from walstatt.core.questions import Together
from walstatt.games.campaigns import Offers
from walstatt.games.lobby import CheckedArmy, RosterSheet
from walstatt.games.shelf import load_game, playable
from walstatt.server import wire_types
from walstatt.server.jobs import Film, about_replay, replay_moment
from walstatt.server.wire import question_data

Visit = Callable[[str], Visitor]
ANSWERS = 250
TYPES = writer()


def test_the_types_in_the_client_are_the_servers() -> None:
    known = TYPES.TARGET.read_text("utf-8")
    assert TYPES.differences(known) == [], "run scripts/client_types.py"
    assert known == TYPES.whole_file()


def test_a_difference_is_told_by_the_name_of_the_type() -> None:
    whole = TYPES.whole_file()
    assert TYPES.differences(whole.replace("  compare?: Compare;\n", "")) == ["Fallen", "Question"]
    assert TYPES.differences(whole.replace("'jump' | ", "")) == ["LegMark"]
    assert TYPES.differences(whole + "\nexport interface Nobody {\n  id: string;\n}\n") == ["Nobody"]


def test_what_is_not_of_its_type_is_told() -> None:
    good = {"key": "x", "rules": [], "args": {}, "dice": {"faces": [1], "sides": 6}}
    assert list(problems(good, wire_types.LogEvent)) == []
    assert list(problems({**good, "faces": [1]}, wire_types.LogEvent)) == ["$.faces: no LogEvent has this field"]
    assert list(problems({"key": "x", "rules": []}, wire_types.LogEvent)) == ["$.args: every LogEvent has this field"]
    assert list(problems({**good, "key": None}, wire_types.LogEvent)) == ["$.key: None is no string"]


@pytest.mark.parametrize("game", playable())
def test_questions_events_and_pictures_of_whole_games(game: str) -> None:
    rng = Random(4)
    rules = load_game(game)
    match = Match(rules, rules.random_setup(rng))
    while match.question is not None and len(match.tape) < ANSWERS:
        question = match.question
        for part in question.parts.values() if isinstance(question, Together) else (question,):
            asked = msgspec.json.decode(msgspec.json.encode(question_data(part, previews=True)))
            assert not list(problems(asked, wire_types.Question))
        seat = question.seats[0] if isinstance(question, Together) else None
        part = question.for_seat(seat)
        match.answer(part.sample(rng), seat)
    for event in match.events:
        told = msgspec.json.decode(msgspec.json.encode(told_data(event, 0)))
        assert not list(problems(told, wire_types.LogEvent))
    film = Film(game, b"", game, msgspec.json.encode(match.setup), tuple(match.tape), ("Anna", "Bert"))
    assert not list(problems(msgspec.json.decode(about_replay(film)), wire_types.ReplayInfo))
    for at in (0, 1, len(match.tape) // 2, len(match.tape)):
        step = msgspec.json.decode(replay_moment(film, at, 0).shown)
        assert not list(wrong_types(step, wire_types.ReplayStep))


def _every(shape: Any, found: list[Any]) -> None:
    assert found
    for one in found:
        assert not list(problems(one, shape))


def test_what_is_sent_without_a_model(visit: Visit) -> None:
    anna = visit("Anna")
    _every(wire_types.Game, anna.get("/api/games"))
    for game in playable():
        _every(RosterSheet, anna.get(f"/api/games/{game}/rosters"))
    _every(wire_types.RuleEntry, [anna.get(f"/api/rules/{id}") for id in ("aofs.quality_test", "aofs.r.d3")])
    units = [{"unit": "hauptmann"}, {"unit": "speerwache"}]
    _every(CheckedArmy, [anna.post("/api/games/aofs/armies/check", roster="grenzwacht", units=units)])
    _every(Offers, [anna.get("/api/bands/offers/frostgrave")])
