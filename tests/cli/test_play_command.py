"""`walstatt play`: options, the questions before a game, wrong calls."""
from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.cli.scripted import ScriptedScreen, auto

from walstatt.cli import saves
from walstatt.cli.play_command import parse, play
from walstatt.cli.play_setup import Agreement, Wizard
from walstatt.core import tape
from walstatt.core.texts import Texts
from walstatt.games.lobby import LOBBIES, RosterSheet

Walstatt = Callable[..., tuple[int, str, str]]
DE = Texts("de")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def started(*arguments: str, lines: list[str] | None = None, language: str = "de") -> tuple[int, ScriptedScreen]:
    screen = ScriptedScreen(lines or [])
    texts = Texts(language)
    return play(parse(list(arguments), texts), screen, texts), screen


def test_options_begin_a_game_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    code, screen = started(
        "aofs", "--size", "150", "--list-a", "tiefenhall", "--list-b", "sturmweide:sturmweide-150", "--table", "12",
        "--opponent", "random", "--seed", "4", "--name-a", "Cora", "--ruling", "aofs.r.tie=1", "--save", str(path),
    )
    assert code == 0
    assert "Siegel" in screen.out and str(path) in screen.out.replace("\n", "")
    opened = saves.open_saved(path)
    assert opened.match.setup.names == ("Cora", "Computer")
    assert opened.match.setup.rulings == {"aofs.r.tie": 1}
    assert [army.roster for army in opened.match.setup.armies] == ["tiefenhall", "sturmweide"]


def test_four_at_one_table(tmp_path: Path) -> None:
    path = tmp_path / "hunt.json"
    _, screen = started(
        "frostgrave", "--players", "4", "--opponent", "human", "--opponent", "random", "--name-b", "Dan", "--list-d",
        "frostwacht", "--seed", "4", "--table", "3", "--save", str(path), lines=["", *["auto"] * 12],
    )
    opened = saves.open_saved(path)
    assert opened.match.setup.names == ("Anna", "Dan", "Computer 3", "Computer 4")
    assert opened.seating.seats == ("human", "human", "random", "random")
    assert {opened.match.setup.warbands[seat].members[0].id[0] for seat in range(4)} == set("abcd")
    assert "D Computer 4" in screen.out and "Anna 0 Punkte, Dan 0 Punkte" in screen.words


def test_how_many_play_is_asked_where_it_is_open() -> None:
    lines = ["2", "2", "3", "Cora", "Dan", *[""] * 20]
    _, screen = started("frostgrave", "--seed", "3", lines=lines)
    assert "Wie viele spielen?" in "".join(screen.prompts) and "Wer führt Seite C?" in "".join(screen.prompts)
    assert "Welches Szenario?" in "".join(screen.prompts)


def test_the_same_seed_plays_the_same_game(tmp_path: Path) -> None:
    tapes = []
    for number in (1, 2):
        path = tmp_path / f"{number}.json"
        screen = ScriptedScreen(auto())
        play(parse(["--seed", "9", "--size", "150", "--opponent", "random", "--save", str(path)], DE), screen, DE)
        tapes.append(json.loads(path.read_text("utf-8"))["tape"])
    assert tapes[0] == tapes[1]


def test_without_options_everything_is_asked() -> None:
    lines = ["1", "3", "Cora", "Dan", "1", "2", "5", "", "r", "77", "hm", ""]
    code, screen = started(lines=lines)
    assert code == 0
    assert "2 A Generic Skirmisher" in screen.words and "(walstatt kalevala --help)" in screen.words
    assert "„5“ steht nicht zur Wahl" in screen.out
    assert "„hm“?" in screen.out
    path = saves.resolve("last")
    assert path is not None
    setup = saves.open_saved(path).match.setup
    assert setup.names == ("Cora", "Dan") and setup.size == 150
    assert [army.roster for army in setup.armies] == ["moorvolk", "moorvolk"]


def test_enter_alone_leads_into_a_game() -> None:
    lines = ["", "2", "", "", "", "", ""]
    code, screen = started(lines=lines, language="en")
    assert code == 0
    assert "Where does objective" in screen.out or "From which table edge" in screen.out


def test_a_skirmish_is_asked_for_people_force_and_general() -> None:
    lines = ["2", "3", "Cora", "Dan", "", "1", "2", "", "4", "", "", "77", ""]
    code, screen = started(lines=[*lines, *["auto"] * 3])
    assert code == 0
    assert "Welches Volk für Cora?" in " ".join(screen.prompts)
    assert "Welche Armee für Dan?" in " ".join(screen.prompts)
    path = saves.resolve("last")
    assert path is not None
    opened = saves.open_saved(path)
    assert opened.match.game.key == "ags" and opened.match.setup.size == 50
    assert "Das Spiel" not in screen.out and "Traceback" not in screen.out


def test_another_general_than_the_usual_one() -> None:
    """Where several leaders were hired the player says who leads."""
    lobby = LOBBIES["ags"]
    sheet, army = next(
        (sheet, army) for sheet in lobby.all_rosters() for army in sheet.armies
        if army.size == 50 and sum("Anführer" in str(values_of(sheet, unit["unit"])) for unit in army.units) > 1
    )
    screen = ScriptedScreen(["2"])
    agreed = Agreement("ags", 50, [f"{sheet.key}:{army.key}", "horde"], names=["Cora", "Dan"])
    units = Wizard(screen, DE, Random(1))._post(agreed, lobby, 0)
    assert "Wer ist General von Cora?" in screen.prompts[0]
    assert units is not None and [unit["command"] for unit in units] != [unit["command"] for unit in army.units]


def values_of(sheet: RosterSheet, key: str) -> list[dict[str, str]]:
    return next(unit.values for unit in sheet.units if unit.key == key)


def test_leaving_before_the_game_has_begun() -> None:
    code, screen = started(lines=["1"])
    assert code == 130
    assert saves.resolve("last") is None
    assert "Traceback" not in screen.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "Ein Spiel „chess“ gibt es hier nicht"),
        (["kalevala"], "„kalevala“ spielt man als Welt, Phase für Phase: walstatt kalevala --help"),
        (["--list-a", "nobody"], "Einen Roster „nobody“ gibt es nicht"),
        (["--list-a", "grenzwacht:none"], "Die Armeeliste „none“ gibt es nicht"),
        (["--size", "150", "--list-a", "grenzwacht:grenzwacht-250"], "[aofs.army.points]"),
        (["--size", "99"], "möglich: 150, 250"),
        (["ags", "--size", "150"], "möglich: 30, 40"),
        (["ags", "--real-table"], "nicht am echten Tisch"),
        (["--size", "150", "--ruling", "aofs.r.tie"], "ist keine Auslegung"),
        (["--size", "150", "--ruling", "aofs.r.nonsense=1"], "kennt der Katalog nicht"),
        (["--size", "150", "--ruling", "aofs.r.tie=9"], "Lesarten 0 bis"),
        (["--map", "nowhere.json"], "lässt sich nicht lesen"),
        (["--players", "3"], "Dieses Spiel ist für 2 Spieler, nicht für 3."),
        (["ags", "--opponent", "random", "--opponent", "random"], "für 2 Spieler, nicht für 3"),
        (["frostgrave", "--players", "5"], "für 2, 3, 4 Spieler, nicht für 5"),
        (["frostgrave", "--scenario", "nowhere"], "Das Szenario „nowhere“ gibt es nicht"),
        (["--real-table", "--opponent", "random"], "spielen zwei Menschen"),
    ],
)
def test_wrong_calls(walstatt: Walstatt, arguments: list[str], words: str) -> None:
    code, _, err = walstatt("play", *arguments)
    assert code == 2
    assert words in err


@pytest.mark.parametrize("arguments", [["--size", "x"], ["--opponent", "nobody"], ["--table", "x"]])
def test_options_that_cannot_be(walstatt: Walstatt, arguments: list[str]) -> None:
    assert walstatt("play", *arguments)[0] == 2


def test_a_bad_map_is_explained(walstatt: Walstatt, tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    path.write_text('{"type": "map"}')
    code, _, err = walstatt("play", "--map", str(path))
    assert code == 2 and "taugt nicht als Tisch" in err


def test_a_saved_game_is_never_overwritten(walstatt: Walstatt, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("{}")
    code, _, err = walstatt("play", "--size", "150", "--save", str(path))
    assert code == 2 and "gibt es schon" in err
    assert path.read_text() == "{}"


def tiled_map(pieces: int) -> str:
    """Walls in rows, as the editor writes them: 20 pixels an inch."""
    walls = [
        {"id": number, "type": "low_wall", "x": 100 + 160 * (number % 5), "y": 100 + 160 * (number // 5), "width": 80,
         "height": 10, "rotation": 0, "properties": []}
        for number in range(pieces)
    ]
    layer = {"type": "objectgroup", "name": "terrain", "objects": walls}
    size = {"width": 48, "height": 48, "tilewidth": 20, "tileheight": 20}
    return json.dumps({"type": "map", "orientation": "orthogonal", "infinite": False, **size, "layers": [layer]})


def test_a_table_from_the_editor(tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    path.write_text(tiled_map(20))
    code, screen = started("--map", str(path), "--opponent", "random", "--seed", "3", lines=["board"])
    assert code == 0
    assert screen.out.count("▬") > 50 and "♣" not in screen.out


def test_a_table_with_too_little_on_it(tmp_path: Path, walstatt: Walstatt) -> None:
    path = tmp_path / "map.json"
    path.write_text(tiled_map(5))
    code, _, err = walstatt("play", "--map", str(path))
    assert code == 2 and "[aofs.battlefield.terrain]" in err


def test_players_may_lay_the_terrain() -> None:
    ruling = "aofs.r.terrain_setup=1"
    lines = ["auto"] * 6
    _, screen = started("--ruling", ruling, "--opponent", "human", "--seed", "3", lines=lines)
    assert "Welches Geländestück als Nächstes (1 von 20)?" in screen.out
    assert "legt Geländestück 2." in screen.out


def test_at_a_real_table_people_play() -> None:
    _, screen = started("--real-table", "--seed", "3", lines=["auto"] * 4)
    assert "│" not in screen.out and "Traceback" not in screen.out


def saved_salt(path: Path, *arguments: str) -> str:
    started("--size", "150", "--opponent", "random", "--save", str(path), *arguments, lines=["quit"])
    proof = tape.read(path).dice
    assert proof is not None
    return proof.salt


def test_players_add_to_the_dice(tmp_path: Path, walstatt: Walstatt) -> None:
    said = saved_salt(tmp_path / "said.json", "--luck", "Glück auf")
    assert said.startswith("0:Glück auf|1:")
    drawn = [saved_salt(tmp_path / f"{number}.json") for number in range(2)]
    assert drawn[0] != drawn[1] and all(one.startswith("0:") for one in drawn)
    assert saved_salt(tmp_path / "seed.json", "--seed", "3") == ""
    for wrong in (["--luck", "a|1:b"], ["--luck", "a" * 65], ["--luck", "a", "--luck", "b"]):
        code, _, err = walstatt("play", "--size", "150", "--opponent", "random", *wrong)
        assert code == 2 and "--luck" in err
