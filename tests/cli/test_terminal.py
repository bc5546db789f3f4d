"""Whole games at a scripted terminal: the real loop, the real rules."""
from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.scripted import ScriptedScreen, auto, new_match, play_until, session

from walstatt.cli import saves
from walstatt.cli.saves import HUMAN
from walstatt.core.questions import Pick
from walstatt.games.aofs.play import AofsPlay
from walstatt.table.questions import Move


def test_a_whole_game_against_the_computer(tmp_path: Path) -> None:
    screen = ScriptedScreen(auto())
    match = new_match(2, size=250)
    assert session(match, screen, tmp_path / "game.json").run() == 0
    assert match.over
    assert "Das Spiel ist aus" in screen.out
    assert "Startwert der Würfel" in screen.out
    assert not re.search(r"⟨|\{ ?\$", screen.out)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("width", [80, 100])
def test_no_line_is_wider_than_the_terminal(tmp_path: Path, language: str, width: int) -> None:
    screen = ScriptedScreen(auto(), width)
    session(new_match(4), screen, tmp_path / "game.json", language=language).run()
    assert max(cell_len(line) for line in screen.out.splitlines()) <= width
    assert max(cell_len(prompt) for prompt in screen.prompts) < 80


def test_both_languages_tell_the_same_game(tmp_path: Path) -> None:
    told = {}
    for language in ("de", "en"):
        screen, match = ScriptedScreen(auto()), new_match(4)
        session(match, screen, tmp_path / f"{language}.json", language=language).run()
        told[language] = (match.tape, screen.out)
    assert told["de"][0] == told["en"][0]
    assert "Welche Aktion" in told["de"][1] and "Which action" in told["en"][1]


def test_two_people_with_real_dice(tmp_path: Path) -> None:
    screen, match = ScriptedScreen(auto()), new_match(3)
    session(match, screen, tmp_path / "game.json", seats=(HUMAN, HUMAN), real_dice=True).run()
    assert match.over
    assert "Wurf gegeneinander" in screen.out and "Augen eintippen" in screen.out
    assert {"Anna> ", "Bert> "} <= set(screen.prompts)


def test_two_people_at_a_real_table(tmp_path: Path) -> None:
    screen, match = ScriptedScreen(auto()), new_match(3, real_table=True)
    session(match, screen, tmp_path / "game.json", seats=(HUMAN, HUMAN)).run()
    assert match.over
    assert "Tisch> " in screen.prompts
    assert "Welche Modelle haben sich bewegt?" in screen.out
    assert "│" not in screen.out


def test_nonsense_is_explained_and_asked_again(tmp_path: Path) -> None:
    match = new_match(2)
    play_until(match, lambda question: question.seat == 0 and question.name == "activate")
    screen = ScriptedScreen(["99", "z1", "b1", "", "a1", "charge"])
    session(match, screen, tmp_path / "game.json").run()
    assert "Nummer 99 gibt es nicht" in screen.out
    assert "„z1“ steht nicht zur Wahl" in screen.out
    assert "Eine Einheit der Gegenseite: Wurzelhäuptling B1." in screen.out
    assert "Hier braucht es eine Antwort" in screen.out
    assert "Am Zug: Hauptmann A1." in screen.out
    assert "mit einem Sturmangriff zu erreichen. [aofs.charge.distance]" in screen.words


def test_a_refusal_names_its_rule(tmp_path: Path) -> None:
    match = new_match(2)
    play_until(match, lambda question: question.seat == 0 and isinstance(question, Move))
    screen = ScriptedScreen(["n 40"])
    session(match, screen, tmp_path / "game.json").run()
    assert re.search(r"über die Tischkante ragen\. +\[aofs\.battlefield\.size\]|Der Weg misst", screen.out)


def test_a_move_that_sets_something_off_is_confirmed(tmp_path: Path) -> None:
    match = new_match(7)
    question = play_until(
        match, lambda one: isinstance(one, Move) and one.seat == 0 and one.name == "move" and len(one.subjects) == 1
    )
    play = match.play
    assert isinstance(play, AofsPlay) and isinstance(question, Move)
    unit = play.state.units[play.home[question.subjects[0]]]
    thorns = next(solid for solid in play.ground.solids if solid.piece.name == "thorns")
    west, south, east, _ = thorns.polygon.box
    for other in match.state.units.values():
        other.place = "table" if other is unit else "waiting"
    unit.models[0].x, unit.models[0].y, unit.models[0].z = (west + east) / 2, south - 1.2, 0.0
    screen = ScriptedScreen(["n 3", "n", "n 2", "ja"])
    session(match, screen, tmp_path / "game.json").run()
    assert screen.out.count("gefährliches Gelände und testet") == 2
    assert "So gehen? [J/n] " in screen.prompts
    assert "in gefährlichem Gelände:" in screen.out


# ---- commands


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("?", "Auf diese Frage"),
        ("help", "Jederzeit"),
        ("board", "42 │"),
        ("tisch groß", "42 │"),
        ("log 3", "[aofs."),
        ("rule special.thrust", "aofs.special.thrust – Wucht"),
        ("regel aofs.r.tie", "aofs.r.tie – "),
        ("rule thrus", "Gemeint vielleicht"),
        ("rule xyzzyplugh", "kennt „xyzzyplugh“ nicht"),
        ("rule", "aofs.activation – Aktivierung"),
        ("units", "Einheit            Q  V  Mod Wun Mrk  Ort"),
        ("unit a1", "Q3+"),
        ("unit zz", "Eine Einheit „zz“ gibt es nicht"),
        ("odds", "Wessen Chancen?"),
        ("chancen a4", "Wunden"),
        ("again", "Welche Einheit kommt zum Zug?"),
    ],
)
def test_commands_at_any_prompt(tmp_path: Path, typed: str, words: str) -> None:
    match = new_match(2)
    play_until(match, lambda question: question.seat == 0 and question.name == "activate")
    archer = match.state.units["a4"].models[0]
    enemy = match.state.units["b5"].models[0]
    enemy.x, enemy.y, enemy.z = archer.x + 3.0, archer.y, archer.z
    screen = ScriptedScreen([typed])
    before = len(match.tape)
    session(match, screen, tmp_path / "game.json").run()
    assert words in screen.out
    assert len(match.tape) == before


def test_saving_a_copy(tmp_path: Path) -> None:
    match = new_match(2)
    copy = tmp_path / "copy of mine.json"
    nowhere = tmp_path / "file" / "below.json"
    (tmp_path / "file").write_text("")
    screen = ScriptedScreen([f"save {copy}", f"save {nowhere}", "save"])
    session(match, screen, tmp_path / "game.json").run()
    assert saves.open_saved(copy).match.tape == match.tape
    assert "lässt sich nicht schreiben" in screen.words


def test_undo_goes_back_to_the_last_own_choice(tmp_path: Path) -> None:
    match = new_match(2)
    play_until(match, lambda question: question.seat == 0 and question.name == "activate")
    at = len(match.tape)
    question = match.question
    assert isinstance(question, Pick)
    screen = ScriptedScreen(["1", "undo", "2"])
    table = session(match, screen, tmp_path / "game.json")
    table.typed = [False] * at
    table.run()
    assert "Zurückgenommen" in screen.out
    assert match.tape[at].value == question.options[1]


def test_undo_before_anything_was_chosen(tmp_path: Path) -> None:
    screen = ScriptedScreen(["undo"])
    session(new_match(2), screen, tmp_path / "game.json").run()
    assert "Es gibt nichts zurückzunehmen" in screen.out


def test_undo_skips_what_the_computer_did(tmp_path: Path) -> None:
    """After a whole activation and the bot's turn, undo leads back to the own last question."""
    match, screen = new_match(2), ScriptedScreen(auto(40))
    table = session(match, screen, tmp_path / "game.json")
    table.run()
    own = max(at for at, typed in enumerate(table.typed) if typed)
    screen.lines = iter(["undo"])
    table.run()
    assert len(match.tape) == own
    assert match.question is not None and match.question.seat == 0


def test_conceding(tmp_path: Path) -> None:
    match, screen = new_match(2), ScriptedScreen(["concede", "n", "aufgeben", "j"])
    session(match, screen, tmp_path / "game.json", seats=(HUMAN, HUMAN)).run()
    assert match.over and match.outcome is not None
    assert "hat aufgegeben" in screen.out


def test_leaving_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    screen = ScriptedScreen(["auto", "quit", ""])
    session(new_match(2), screen, path).run()
    assert path.exists() and "play --resume last" in screen.words


def test_leaving_without_keeping_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    screen = ScriptedScreen(["auto", "quit", "n"])
    session(new_match(2), screen, path).run()
    assert not path.exists() and "verworfen" in screen.out


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    path, match = tmp_path / "game.json", new_match(2)
    screen = ScriptedScreen(auto(7))
    assert session(match, screen, path).run() == 0
    assert "Gesichert in" in screen.out
    assert saves.open_saved(path).match.tape == match.tape


def test_an_interrupt_keeps_the_game(tmp_path: Path) -> None:
    path, match = tmp_path / "game.json", new_match(2)

    def lines() -> Iterator[str]:
        yield "auto"
        raise KeyboardInterrupt

    assert session(match, ScriptedScreen(lines()), path).run() == 130
    assert saves.open_saved(path).match.tape == match.tape


def test_the_captain_gives_advice_that_is_taken_or_left(tmp_path: Path) -> None:
    match, screen = new_match(2), ScriptedScreen(["rat", "n", "advice", "j"])
    session(match, screen, tmp_path / "game.json").run()
    assert screen.words.count("Rat: ") == 2
    assert "bevorzugt ein Missionsziel niemanden" in screen.words
    assert [entry.kind for entry in match.tape].count("choice") >= 1


@pytest.mark.parametrize("language", ["de", "en"])
def test_all_advice_can_be_read_and_taken(tmp_path: Path, language: str) -> None:
    def lines() -> Iterator[str]:
        """Advice where there is some; where there is none the program chooses."""
        for _ in range(40):
            yield "advice"
            yield "y" if "[" in screen.prompts[-1] else "auto"

    match, screen = new_match(3), ScriptedScreen(lines())
    session(match, screen, tmp_path / "game.json", language=language).run()
    assert screen.words.count("Rat: " if language == "de" else "Advice: ") > 30
    assert not re.search(r"⟨|\{ ?\$", screen.out)
