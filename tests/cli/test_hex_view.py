"""A battle at the terminal: the plan in letters, and lines of one's own."""
from __future__ import annotations

import contextlib
from pathlib import Path
from random import Random

import pytest
from tests.cli.scripted import ScriptedScreen, session

from walstatt.cli.answers import Reader
from walstatt.cli.game_views import client_for
from walstatt.cli.hex_view import HexView
from walstatt.cli.play_command import parse
from walstatt.cli.play_setup import Wizard
from walstatt.cli.speech import Speaker
from walstatt.cli.terminal import wants_table
from walstatt.cli.typed_words import Misread
from walstatt.core.match import Match
from walstatt.core.questions import Pick
from walstatt.core.texts import Texts
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


@pytest.mark.parametrize(("kind", "words"), [
    ("tower", "Türen und Tore: 2E+10/20|2E+10/28 (zu)"), ("river", "Ein Fluss liegt zwischen: 2E+10/44|2F+9/1,"),
    ("castle", "2E+10/28|2E+10/36 (zu)\nMauern: 2E+10/12|2E+10/13,"), ("field", "Gelände: B Bergland, H Hochland,"),
])
def test_what_lies_between_two_small_fields_is_listed(kind: str, words: str) -> None:
    names = ("Brunhilde", "Gunther")
    wish = MatchWish([ArmyWish(lobby.HOST, "reihen-32")] * 2, 32, False, {}, names, False, None, 3, None, kind)
    plan = client_for(Match(GAME, lobby.setup(wish)), Speaker("de")).view.plan()
    assert plan is not None
    said = "\n".join(line.plain for line in plan)
    assert words in said and "Großfelder von Norden nach Süden: 2E+10, 2F+9" in said


def test_nobody_is_asked_for_a_table_of_terrain_pieces() -> None:
    screen = ScriptedScreen([""] * 20)
    agreed = Wizard(screen, Texts("de"), Random(1)).run(parse(["kriegsspiel"], Texts("de")))
    assert agreed.game == "kriegsspiel" and not any("Tisch" in asked for asked in screen.prompts)


def test_help_explains_the_plan_and_speaks_of_no_inches(match: Match, tmp_path: Path) -> None:
    screen = ScriptedScreen(["?"])
    with contextlib.suppress(EOFError):
        session(match, screen, tmp_path / "battle.json").run()
    assert "ist ein Kleinfeld" in screen.words and "Höhe in Zoll" not in screen.words


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


@pytest.mark.parametrize("how", ["conquered", "undecided"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_how_a_battle_ended_is_part_of_a_sentence(language: str, how: str) -> None:
    reason = Texts(language).format(f"kriegsspiel-over-{how}", round=12)
    said = Texts(language).format("play-draw", reason=reason)
    assert said.endswith(("12.", "entschieden."))
    assert not reason.endswith(".") and reason[0].islower()
