"""A Generic Skirmisher at a scripted terminal: shown by its picture, like every game without a client of its own."""
from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from tests.cli.scripted import ScriptedScreen, auto, session

from walstatt.bots.base import ask
from walstatt.bots.random_bot import RandomBot
from walstatt.cli import saves
from walstatt.cli.game_views import client_for
from walstatt.cli.picture import draw_table
from walstatt.cli.saves import HUMAN
from walstatt.cli.speech import Speaker, code
from walstatt.core.dice import SeededBox
from walstatt.core.match import Match
from walstatt.core.questions import Question, Roll
from walstatt.games.ags import facts, lobby
from walstatt.games.ags.game import GAME
from walstatt.games.ags.state import Tasks
from walstatt.games.lobby import ArmyWish, MatchWish
from walstatt.table.questions import Move, Place

SECRET = (Tasks("rache_ueben", "falle"), Tasks("kopfgeld", "verdraengen", ("kopfgeld",)))


def new_skirmish(first: str = "ritter", second: str = "horde", seed: int = 7) -> Match:
    armies = [ArmyWish(first), ArmyWish(second)]
    return Match(GAME, lobby.setup(MatchWish(armies, 50, False, {}, ("Anna", "Bert"), False, None, seed)))


def play_to(match: Match, name: str, seat: int = 0, *, seed: int = 1, least: int = 0) -> Question:
    """Random answers until this question is asked of the seat."""
    bot, box = RandomBot(seed), SeededBox(bytes([seed]) * 32)
    while match.question is not None:
        question = match.question
        asked = question.for_seat()
        if question.name == name and seat in question.seats and len(getattr(asked, "options", ())) >= least:
            return asked
        if isinstance(question, Roll):
            match.answer(box.roll(question, len(match.tape)))
        elif question.name == "accept_terrain":
            match.answer(True)
        else:
            match.answer(ask(bot, match, question.seats[0]))
    raise AssertionError(f"{name} was not asked")


@pytest.mark.parametrize(("language", "width"), [("de", 80), ("en", 100)])
def test_a_whole_game_against_the_computer(tmp_path: Path, language: str, width: int) -> None:
    screen, match = ScriptedScreen(auto(), width, 40), new_skirmish()
    assert session(match, screen, tmp_path / "game.json", language=language).run() == 0
    assert match.over
    assert not re.search(r"⟨|\{ ?\$|ags-[a-z]", screen.out)
    assert max(cell_len(line) for line in screen.out.splitlines()) <= width
    result = {"de": ("Das Spiel ist aus", "Was tun?"), "en": ("The game is over", "what to do?")}[language]
    assert all(words in screen.out for words in result)


def test_two_people_with_real_dice_see_no_secrets(tmp_path: Path) -> None:
    screen, match = ScriptedScreen(auto(60)), new_skirmish("schatten", "steamers")
    session(match, screen, tmp_path / "game.json", seats=(HUMAN, HUMAN), real_dice=True).run()
    assert "Augen eintippen" in screen.out
    assert "Deine Tasks" not in screen.out, "what is meant for one seat is not told where two look"


def test_the_log_does_not_tell_secrets_again(tmp_path: Path) -> None:
    match = new_skirmish()
    play_to(match, "action")
    assert any(event.key == "ags-tasks-chosen" for event in match.events)
    shown = {}
    for name, seats in (("alone", (HUMAN, "random")), ("both", (HUMAN, HUMAN))):
        screen = ScriptedScreen(["log 400"], 200)
        session(match.fork(), screen, tmp_path / f"{name}.json", seats=seats).run()
        shown[name] = screen.out.count("Deine Tasks")
    assert shown == {"alone": 1, "both": 0}


def test_a_bot_has_typed_nothing_also_in_secret(tmp_path: Path) -> None:
    path, match = tmp_path / "game.json", new_skirmish()
    played = session(match, ScriptedScreen(auto(40)), path)
    played.run()
    opened = saves.open_saved(path)
    secrets = [typed for entry, typed in zip(opened.match.tape, opened.typed, strict=True) if entry.kind == "secret"]
    assert opened.typed == played.typed and set(secrets) == {True, False}


def test_tasks_are_explained_where_they_are_chosen(tmp_path: Path) -> None:
    match = new_skirmish()
    question = play_to(match, "tasks")
    screen = ScriptedScreen(["1 2", "1 4"], 100)
    session(match, screen, tmp_path / "game.json").run()
    assert "Tasks der Taktik: einer davon" in screen.out and "VP" in screen.out
    assert "ags.3.1.6.wahl" in screen.out
    chosen = [getattr(question, "options", ())[number] for number in (0, 3)]
    assert match.tape[-1].value == chosen or any(entry.value == chosen for entry in match.tape)


def test_the_menu_of_actions_has_headings_and_the_lines_of_the_card(tmp_path: Path) -> None:
    match = new_skirmish()
    play_to(match, "action", least=5)
    screen = ScriptedScreen(["again"], 100)
    session(match, screen, tmp_path / "game.json").run()
    for heading in ("Bewegen", "Haltung", "Sonst"):
        assert heading in screen.out
    assert "Gehen [Norm]" in screen.out
    assert "gelingt automatisch: Das Modell bewegt sich" not in screen.words, "rules that all know would hide the rest"


def test_help_names_the_rule_of_the_question(tmp_path: Path) -> None:
    match = new_skirmish()
    question = play_to(match, "action")
    screen = ScriptedScreen(["?"], 100)
    session(match, screen, tmp_path / "game.json").run()
    assert f"etwa regel {question.rule};" in screen.words


def test_long_texts_are_broken_between_words_only(tmp_path: Path) -> None:
    match = new_skirmish()
    play_to(match, "tasks")
    screen = ScriptedScreen(["again"], 80)
    session(match, screen, tmp_path / "game.json").run()
    explained = [line.strip() for line in screen.out.splitlines() if line.startswith("       ")]
    assert len(explained) > 5
    assert not any("  " in line for line in explained), "no gap where a line was broken before"


def test_options_come_before_commands(tmp_path: Path) -> None:
    """„ende“ ends the activation where that is offered, and the game elsewhere."""
    match = new_skirmish()
    play_to(match, "action")
    before = len(match.tape)
    session(match, ScriptedScreen(["ende"]), tmp_path / "game.json").run()
    assert match.tape[before].value == "ende"


def face_to_face(match: Match) -> str:
    """Somebody of Anna's stands before an enemy; the name of an attack that reaches."""
    figure, foe = match.play.figure("a1"), match.play.figure("b1")
    foe.x, foe.y, foe.z = figure.x + match.play.radius(figure) + match.play.radius(foe), figure.y, figure.z
    facts.settle_melees(match.play)
    near = [one for one in match.play.profile(figure).abilities if one.is_attack and one.reach.kind == "nah"]
    name: str = near[0].name
    return name


def test_targets_are_shown_with_tallies_and_odds(tmp_path: Path) -> None:
    match = new_skirmish(seed=3)
    play_to(match, "activate", seed=4)
    attack = face_to_face(match)
    match.state.tokens = (1, 1)
    screen = ScriptedScreen(["chancen a1", "a1", attack.lower()], 100)
    session(match, screen, tmp_path / "game.json").run()
    assert re.search(r"ATT: Würfel \d", screen.out) and re.search(r"Treffer \d+ %", screen.words)
    assert re.search(r"Treffer mit 1 LT \((ein|2) Würfel mehr\) \d+ %", screen.words)
    assert "an wem" in screen.out or "gegen" in screen.out


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("board", "36 │"),
        ("einheiten", "HP"),
        ("einheit a1", "[Norm]"),
        ("unit zz", "Eine Einheit „zz“ gibt es nicht"),
        ("aufgaben", "(geheim)"),
        ("tasks", "Anna – 0 VP"),
        ("regel ags.2.3.1.gehen", "ags.2.3.1.gehen"),
        ("chancen a1", "zu treffen"),
        ("?", "aufgaben – Punkte"),
    ],
)
def test_commands_at_any_prompt(tmp_path: Path, typed: str, words: str) -> None:
    match = new_skirmish(seed=3)
    play_to(match, "activate", seed=4)
    match.state.tasks = SECRET
    before = len(match.tape)
    screen = ScriptedScreen([typed], 100)
    session(match, screen, tmp_path / "game.json").run()
    assert words in screen.out
    assert len(match.tape) == before


def test_notes_of_the_other_side_stay_covered(tmp_path: Path) -> None:
    match = new_skirmish(seed=3)
    play_to(match, "activate", seed=4)
    match.state.tasks = SECRET
    screen = ScriptedScreen(["aufgaben"], 100)
    session(match, screen, tmp_path / "game.json").run()
    assert screen.out.count("eine verdeckte Karte oder Aufgabe") == 1
    assert "Falle" in screen.out and "Kopfgeld" in screen.out and "Verdrängen" not in screen.out


def test_moves_are_typed(tmp_path: Path) -> None:
    match = new_skirmish(seed=3)
    question = play_to(match, "move", seed=4)
    assert isinstance(question, Move)
    figure = match.play.figure(question.subjects[0])
    screen = ScriptedScreen(["n 40", "richtung b1", "ja"], 100)
    before = len(match.tape)
    start = (figure.x, figure.y)
    session(match, screen, tmp_path / "game.json").run()
    assert re.search(r"\[ags\.", screen.out)
    assert len(match.tape) > before and match.tape[before].value
    assert start != (figure.x, figure.y)


def test_models_and_markers_are_found_by_what_stands_on_the_board() -> None:
    match = new_skirmish("schatten", "schwarm", 3)
    play_to(match, "marker_at")
    table = client_for(match, Speaker("de", ("Anna", "Bert"))).table
    assert table.find("a1") is not None and table.find("zz") is None
    assert match.question is not None
    match.answer(match.question.sample(Random(1)))
    marker = next(one for one in match.state.markers.values() if one.kind == "tt")
    assert table.find(f"*{marker.id.rpartition('-')[2]}") == (marker.x, marker.y)


def test_enter_takes_what_is_obvious() -> None:
    match = new_skirmish(seed=3)
    play_to(match, "activate", seed=4)
    table = client_for(match, Speaker("de", ("Anna", "Bert"))).table
    at = (10.0, 12.0)
    corpse = Place(0, "ags:corpse_at", "ags.r.cm", ["cm"], lambda _: None, lambda _: [[0.0, 0.0]], {"at": at})
    assert table.obvious(corpse) == [[10.0, 12.0]]
    face_to_face(match)
    figure, foe = match.play.figure("a1"), match.play.figure("b1")
    names = {"figure": match.play.name(figure), "target": match.play.name(foe), "inches": 2}
    push = Place(0, "ags:direction", "ags.2.3.2.stossen", ["b1"], lambda _: None, lambda _: [[0.0, 0.0]], names)
    assert table.obvious(push) == [[pytest.approx(foe.x + 2), pytest.approx(foe.y)]]


@pytest.mark.parametrize(
    ("id", "shown"), [("a1", "A1"), ("prisoner-2", "PR2"), ("slaver-a", "SLA"), ("skelett-12", "SK12")]
)
def test_codes_are_short(id: str, shown: str) -> None:
    assert code(id) == shown


@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 24), (100, 40), (200, 70)])
def test_the_table_fits_every_terminal(width: int, height: int) -> None:
    match = new_skirmish("fluesterer", "kleines_volk", 5)
    play_to(match, "activate")
    screen = ScriptedScreen((), width, height)
    draw_table(client_for(match, Speaker("de", ("Anna", "Bert"))).view, screen)
    assert max(cell_len(line) for line in screen.out.splitlines()) <= width
    for figure in match.play.on_table():
        assert code(figure.id) in screen.out
