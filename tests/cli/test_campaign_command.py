"""`walstatt campaign` as its user meets it: a sheet, a game, what follows; nothing is lost when it goes wrong."""
from __future__ import annotations

import json
from collections.abc import Callable
from itertools import chain, repeat
from pathlib import Path

import pytest
from tests.cli.conftest import Called
from tests.cli.scripted import ScriptedScreen

from walstatt.cli import frostgrave_campaign
from walstatt.cli.frostgrave_campaign import carry_out, parse
from walstatt.core.texts import Texts
from walstatt.games.frostgrave.campaign_band import Band
from walstatt.games.frostgrave.campaign_file import read

Walstatt = Callable[..., Called]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def band_of(path: Path) -> Band:
    band, problems = read(path.read_text("utf-8"))
    assert band is not None, problems
    return band


@pytest.fixture
def sheet(walstatt: Walstatt, folder: Path) -> Path:
    made = walstatt(
        "campaign", "new", "nord.toml", "--name", "Nordlicht", "--school", "eisweber", "--wizard", "Irmgard",
        "--soldiers", "raufbold,bogenschuetze,schildknecht",
    )
    assert made.code == 0, made.err
    return folder / "nord.toml"


def test_new_and_show(walstatt: Walstatt, sheet: Path) -> None:
    band = band_of(sheet)
    assert (band.name, band.wizard.name, band.crowns, band.school) == ("Nordlicht", "Irmgard", 205, "eisweber")
    german = walstatt("campaign", "show", "nord.toml").out
    assert "Nordlicht – Eisweber" in german and "205 Kronen" in german and "Irmgard, Magier" in german
    english = walstatt("--lang", "en", "campaign", "show", "nord.toml").out
    assert "205 crowns" in english and "Irmgard, Wizard" in english


def test_the_game_may_be_named(walstatt: Walstatt, sheet: Path) -> None:
    named = walstatt("campaign", "--game", "frostgrave", "show", sheet.name)
    assert named.code == 0 and named.out == walstatt("campaign", "show", sheet.name).out
    other = walstatt("campaign", "--game", "aofs", "show", sheet.name)
    assert other.code == 2 and "frostgrave" in other.err and "⟨" not in other.err


def test_a_sheet_is_not_overwritten(walstatt: Walstatt, sheet: Path) -> None:
    before = sheet.read_bytes()
    again = walstatt("campaign", "new", "nord.toml")
    assert again.code == 2 and "gibt es schon" in again.err and sheet.read_bytes() == before


def test_a_pdf(walstatt: Walstatt, sheet: Path, folder: Path) -> None:
    assert walstatt("campaign", "show", str(sheet), "--pdf", "nord.pdf").code == 0
    assert (folder / "nord.pdf").read_bytes().startswith(b"%PDF")


def test_check_names_every_mistake(walstatt: Walstatt, sheet: Path) -> None:
    assert "in Ordnung" in walstatt("campaign", "check", "nord.toml").out
    sheet.write_text(sheet.read_text("utf-8").replace("crowns = 205", "crowns = -5").replace("raufbold", "lump"))
    wrong = walstatt("campaign", "check", "nord.toml")
    assert wrong.code == 1
    assert "nord.toml:3: [frostgrave.campaign.band]" in wrong.err and "[frostgrave.campaign.hire]" in wrong.err


def test_hire_dismiss_and_spend(walstatt: Walstatt, sheet: Path) -> None:
    assert walstatt("campaign", "hire", "nord.toml", "hellebardier", "raufbold").code == 0
    assert walstatt("campaign", "dismiss", "nord.toml", "Alrun").code == 2
    assert walstatt("campaign", "dismiss", "nord.toml", "Balduin").code == 0
    bought = walstatt("campaign", "spend", "nord.toml", "buy", "heiltrank", "give", "heiltrank", "Irmgard")
    assert "frostgrave.campaign.buy" in bought.out
    band = band_of(sheet)
    assert band.crowns == 205 - 35 - 20 - 30
    assert band.wizard.items == ["heiltrank"]
    assert [soldier.kind for soldier in band.soldiers][-2:] == ["hellebardier", "raufbold"]


def test_what_cannot_be_leaves_the_sheet_as_it_was(walstatt: Walstatt, sheet: Path) -> None:
    before = sheet.read_bytes()
    dear = walstatt("campaign", "hire", "nord.toml", "axtkaempfer", "axtkaempfer", "axtkaempfer")
    assert dear.code == 2 and "frostgrave.campaign.hire" in dear.err
    half = walstatt("campaign", "spend", "nord.toml", "buy")
    assert half.code == 2 and "fehlt" in half.err
    assert walstatt("campaign", "spend", "nord.toml", "tanzen").code == 2
    assert sheet.read_bytes() == before


def test_a_write_that_fails_leaves_the_sheet_as_it_was(
    walstatt: Walstatt, sheet: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = sheet.read_bytes()
    monkeypatch.setattr(frostgrave_campaign, "write", lambda _: "version = 1\n")
    broken = walstatt("campaign", "hire", "nord.toml", "raufbold")
    assert broken.code == 2 and "unverändert" in broken.err
    assert sheet.read_bytes() == before and not list(sheet.parent.glob(".nord*"))


def test_rename(walstatt: Walstatt, sheet: Path) -> None:
    assert walstatt("campaign", "rename", "nord.toml", "Irmgard", "Solveig").code == 0
    assert walstatt("campaign", "rename", "nord.toml", "Nordlicht", "Südlicht").code == 0
    assert (band_of(sheet).wizard.name, band_of(sheet).name) == ("Solveig", "Südlicht")
    assert walstatt("campaign", "rename", "nord.toml", "Niemand", "X").code == 2
    assert walstatt("campaign", "rename", "nord.toml", "Solveig", band_of(sheet).soldiers[0].name).code == 1


def test_offers_and_schema(walstatt: Walstatt) -> None:
    offered = walstatt("campaign", "offers").out
    assert "eisweber" in offered and "Raufbold (20 Kronen)" in offered and "heiltrank: Heiltrank (30 Kronen)" in offered
    schema = json.loads(walstatt("campaign", "schema").out)
    assert "soldier" in json.dumps(schema)


def test_wrong_calls(walstatt: Walstatt, sheet: Path) -> None:
    assert walstatt("campaign", "after", "nord.toml").code == 2
    assert walstatt("campaign", "show", "fehlt.toml").code == 2
    assert "keine" not in walstatt("campaign", "play", "nord.toml", "--against", "drachen").out
    assert walstatt("campaign", "play", "nord.toml", "--against", "nord.toml").code == 2
    assert sheet.exists()


# ---- a whole game


def terminal(lines: list[str], *arguments: str) -> tuple[int, ScriptedScreen]:
    texts = Texts("de")
    screen = ScriptedScreen(chain(lines, repeat("auto", 5000)), width=120)
    return carry_out(parse(["campaign", *arguments][1:], texts), screen, texts), screen


def test_a_game_and_what_follows_in_one_go(sheet: Path) -> None:
    code, screen = terminal(
        ["aufgeben", "ja", "spend?", "blatt", "regel", "buy", "heiltrank", "zurück", "windtrank", "done"],
        "play", str(sheet), "--against", "frostwacht", "--opponent", "random", "--seed", "1",
    )
    assert code == 0, screen.out
    band = band_of(sheet)
    assert [chapter.result for chapter in band.history] == ["lost"]
    assert band.vault == ["windtrank"] and band.crowns == 205 + 20 - 40
    assert "frostgrave.campaign.pay" in screen.out and "Nach dem Spiel: Nordlicht" in screen.words
    assert list((sheet.parent / "data" / "walstatt" / "campaigns").glob("*.json"))


def test_two_bands_at_one_keyboard(walstatt: Walstatt, sheet: Path, folder: Path) -> None:
    walstatt("campaign", "new", "sued.toml", "--name", "Südwind")
    code, screen = terminal(
        ["aufgeben", "ja", "done", "done"], "play", str(sheet), "--against", "sued.toml", "--opponent", "human",
        "--seed", "2",
    )
    assert code == 0, screen.out
    results = {band_of(folder / name).history[0].result for name in ("nord.toml", "sued.toml")}
    assert results == {"won", "lost"}


def test_a_saved_game_is_carried_over_later_and_only_once(walstatt: Walstatt, sheet: Path) -> None:
    save = str(sheet.parent / "game.json")
    before = sheet.read_bytes()
    code, screen = terminal(
        ["aufgeben", "ja", "ende"], "play", str(sheet), "--against", "frostwacht", "--opponent", "random",
        "--seed", "1", "--save", save,
    )
    assert code == 0 and "unverändert" in screen.words and sheet.read_bytes() == before
    code, screen = terminal(["done"], "after", str(sheet), save)
    assert code == 0 and len(band_of(sheet).history) == 1
    again = walstatt("campaign", "after", str(sheet), save)
    assert again.code == 2 and "frostgrave.campaign.match" in again.err


def test_a_game_that_was_left_can_be_resumed_first(walstatt: Walstatt, sheet: Path) -> None:
    save = str(sheet.parent / "game.json")
    _, screen = terminal(
        ["ende", "ja"], "play", str(sheet), "--against", "frostwacht", "--opponent", "random", "--seed", "1",
        "--save", save,
    )
    assert "campaign after" in screen.words
    running = walstatt("campaign", "after", str(sheet), save)
    assert running.code == 2 and "frostgrave.campaign.match" in running.err
