"""A battle at the terminal: the plan in letters, and lines of one's own."""
from __future__ import annotations

from random import Random

import pytest

from walstatt.cli.answers import Reader
from walstatt.cli.game_views import client_for
from walstatt.cli.hex_view import HexView
from walstatt.cli.speech import Speaker
from walstatt.cli.terminal import wants_table
from walstatt.cli.typed_words import Misread
from walstatt.core.match import Match
from walstatt.core.questions import Pick
from walstatt.games.kriegsspiel import lobby, placing
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.lobby import ArmyWish, MatchWish


@pytest.fixture
def match() -> Match:
    armies = [ArmyWish(lobby.HOST, "reihen-32")] * 2
    names = ("Brunhilde", "Gunther")
    return Match(GAME, lobby.setup(MatchWish(armies, 32, False, {}, names, False, None, 3, None, "tower")))


def ordered(match: Match) -> Match:
    """Everybody placed by default, and the first group awaits its orders."""
    rng = Random(1)
    while match.question is not None and match.question.name != "command":
        match.answer(placing.EVERYBODY if match.question.name == "place" else match.question.sample(rng))
    return match


def test_a_place_is_typed_or_chosen(match: Match) -> None:
    client = client_for(match, Speaker("de"))
    reader = Reader(Speaker("de"), client.table, Random(1))
    question = match.question
    assert question is not None and question.name == "place"
    assert reader.read(question, "1") == placing.EVERYBODY
    assert reader.read(question, "2E+10/20:0") == "2E+10/20:0"
    match.answer("2E+10/20:0")
    plan = client.view.plan()
    assert plan is not None and "A4" in "\n".join(line.plain for line in plan)


def test_the_plan_shows_every_small_field_and_who_stands_there(match: Match) -> None:
    view = client_for(ordered(match), Speaker("de")).view
    assert isinstance(view, HexView)
    plan = view.plan()
    assert plan is not None
    said = "\n".join(line.plain for line in plan)
    assert "T20#" in said, "the tower on the trade centre"
    assert said.count("A4") == 2 and said.count("B4") == 2, "four of each troop on one small field"
    assert "Figuren 4 SB  2E+10/20:0" in said


def test_any_line_may_be_typed(match: Match) -> None:
    client = client_for(ordered(match), Speaker("de"))
    reader = Reader(Speaker("de"), client.table, Random(1))
    question = match.question
    assert question is not None
    assert reader.read(question, "VORRÜCKEN 2F+9/1") == "VORRÜCKEN 2F+9/1"
    with pytest.raises(Misread):
        reader.read(question, "99")


def test_ships_are_signs_with_their_bow_and_nobody_of_the_crew() -> None:
    armies = [ArmyWish(lobby.HOST, "flotte-32")] * 2
    names = ("Brunhilde", "Gunther")
    match = Match(GAME, lobby.setup(MatchWish(armies, 32, False, {}, names, False, None, 3, None, "sea")))
    for place in ("2E+10/23>2E+10/24", "2F+9/24>2F+9/23", placing.EVERYBODY, placing.EVERYBODY):
        match.answer(place)
    client = client_for(match, Speaker("de"))
    plan = client.view.plan()
    assert plan is not None and wants_table(Pick(0, "kriegsspiel:place", "", []))
    said = "\n".join(line.plain for line in plan)
    assert "W23LS" in said and "W24»" in said
    assert "W24LS" in said and "W23«" in said
    assert "A3" in said and "A1" in said, "three at the bow, one at the stern"
