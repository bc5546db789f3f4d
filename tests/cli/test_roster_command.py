"""`walstatt roster`."""
from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from pypdf import PdfReader

from walstatt.games.aofs import rosters

KEYS = rosters.keys()
Walstatt = Callable[..., tuple[int, str, str]]
FOLDER = Path(rosters.__file__).parents[2] / "data" / "rosters" / "aofs"


@pytest.fixture
def roster_file(tmp_path: Path) -> Callable[[str, str], Path]:
    """A copy of a roster of ours with one text replaced by another."""

    def write(old: str, new: str) -> Path:
        source = (FOLDER / "grenzwacht.toml").read_text("utf-8")
        assert old in source
        path = tmp_path / "grenzwacht.toml"
        path.write_text(source.replace(old, new, 1), "utf-8")
        return path

    return write


def test_our_rosters_are_in_order(walstatt: Walstatt) -> None:
    files = [str(FOLDER / f"{key}.toml") for key in KEYS]
    code, out, err = walstatt("roster", "check", *files)
    assert (code, err) == (0, "")
    assert out.splitlines()[0].endswith("grenzwacht.toml: 11 Einheiten, 2 Armeelisten: in Ordnung")
    assert len(out.splitlines()) == 4


def test_a_mark_before_the_text_does_no_harm(walstatt: Walstatt, tmp_path: Path) -> None:
    path = tmp_path / "moorvolk.toml"
    path.write_text((FOLDER / "moorvolk.toml").read_text("utf-8"), "utf-8-sig")
    assert walstatt("roster", "check", str(path))[0] == 0


def test_in_order_in_english(walstatt: Walstatt) -> None:
    code, out, _ = walstatt("--lang", "en", "roster", "check", str(FOLDER / "moorvolk.toml"))
    assert (code, out.strip().endswith("moorvolk.toml: 11 units, 2 armies: in order")) == (0, True)


def test_problems_are_printed_with_file_line_and_rule(
    walstatt: Walstatt, roster_file: Callable[[str, str], Path]
) -> None:
    path = roster_file("quality = 3", "quality = 8")
    line = path.read_text("utf-8").split("quality = 8")[0].count("\n") + 1
    code, out, _ = walstatt("roster", "check", str(path))
    assert code == 1
    assert out == f"{path}:{line}: [aofs.r.unit_profile] „quality“ ist 8, muss aber höchstens 6 sein.\n"
    _, english, _ = walstatt("roster", "check", str(path), "--lang=en")
    assert english == f"{path}:{line}: [aofs.r.unit_profile] “quality” is 8 but must be at most 6.\n"


def test_ready_made_armies_are_checked_with_the_limits_on(
    walstatt: Walstatt, roster_file: Callable[[str, str], Path]
) -> None:
    path = roster_file("points = 70", "points = 90")
    source = path.read_text("utf-8")
    line = source[: source.rindex("[[army]]")].count("\n") + 1
    code, out, _ = walstatt("roster", "check", str(path))
    assert code == 1
    dear = "Die Armee kostet 270 Punkte, vereinbart sind höchstens 250."
    share = "Greif kostet 90 Punkte, mehr als 35 % von 250; erlaubt sind 87,5."
    assert out.splitlines() == [
        f"{path}:{line}: [aofs.army.points] Armeeliste „grenzwacht-250“: {dear}",
        f"{path}:{line}: [aofs.army.share] Armeeliste „grenzwacht-250“: {share}",
    ]


def test_an_army_that_cannot_be_put_together(walstatt: Walstatt, roster_file: Callable[[str, str], Path]) -> None:
    path = roster_file('{ unit = "hauptmann" }', '{ unit = "hauptmann", options = ["zweihaender", "kurz"] }')
    added = '[[unit.option]]\nkey = "kurz"\nname = { de = "K", en = "S" }\npoints = 0\nreplaces = "ritterschwert"\n'
    added += 'weapons = ["schwert"]\n\n[[unit]]\nkey = "feldmagierin"'
    path.write_text(path.read_text("utf-8").replace('[[unit]]\nkey = "feldmagierin"', added), "utf-8")
    code, out, _ = walstatt("roster", "check", str(path))
    assert code == 1
    assert "[aofs.r.unit_profile] Armeeliste „grenzwacht-150“: Hauptmann: Die Option „kurz“ geht nicht" in out


def test_a_warning_does_not_fail(walstatt: Walstatt, roster_file: Callable[[str, str], Path]) -> None:
    path = roster_file('weapons = ["speer"]', 'weapons = ["speer"]\nrules = ["Zäh(3)"]')
    code, out, _ = walstatt("roster", "check", str(path))
    assert code == 0
    assert "[aofs.r.tough_in_groups] Hinweis: " in out
    assert out.rstrip().endswith("in Ordnung")


def test_missing_and_unreadable_files(walstatt: Walstatt, tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    good = str(FOLDER / "moorvolk.toml")
    code, out, err = walstatt("roster", "check", str(tmp_path / "none.toml"), good, str(binary), str(tmp_path))
    assert code == 2
    assert len(out.splitlines()) == 1
    assert [line.split(": ")[0] for line in err.splitlines()] == [
        str(tmp_path / "none.toml"),
        str(binary),
        str(tmp_path),
    ]


def test_list(walstatt: Walstatt) -> None:
    code, out, _ = walstatt("roster", "list")
    assert code == 0
    assert "sturmweide: Sturmweide. Hirten" in out
    assert "    tiefenhall-250: Tiefenhall: Erwachte Halle, 250 von 250 Punkten, 7 Einheiten" in out.splitlines()


def test_show_a_roster(walstatt: Walstatt) -> None:
    code, out, _ = walstatt("roster", "show", "grenzwacht")
    lines = out.splitlines()
    assert code == 0
    assert "Speerwache: 25 Punkte, 3 Modelle, Q4+ V5+" in lines
    assert "    Mörserkugel (30\", A1, PB(1), Explosion(3), Indirekt)" in lines
    assert "    Option Pistole (+5 je Modell, höchstens 3): Pistole (12\", A1)" in lines
    assert "    Option Streitross (+5): Aufprall(+1)" in lines
    assert "    Zauber Feuerblume (2): feindliche Einheit bis 12\", ein Treffer, Explosion(3), PB(1)" in lines
    _, english, _ = walstatt("--lang", "en", "roster", "show", "grenzwacht")
    assert "Spear watch: 25 points, 3 models, Q4+ D5+" in english.splitlines()
    assert "    Option Two-handed sword (+0): Two-handed sword (melee, A2, AP(3)) in place of Knight’s sword" in english


@pytest.mark.parametrize("army", ["moorvolk-250", "250"])
def test_show_an_army(walstatt: Walstatt, army: str) -> None:
    code, out, _ = walstatt("roster", "show", "moorvolk", army)
    assert code == 0
    assert out.startswith("Moorvolk: Hexenzug: 250 Punkte\n[aofs.army.limits] Bei 250 Punkten höchstens 2 Helden")
    assert "    Musiker, für Sumpftroll, Schilfläufer, Hexenschütze" in out.splitlines()


def test_show_a_file(walstatt: Walstatt, roster_file: Callable[[str, str], Path]) -> None:
    good = roster_file("points = 45", "points = 46")
    assert "Hauptmann: 46 Punkte" in walstatt("roster", "show", str(good))[1]
    bad = roster_file("points = 45", "points = 0")
    code, _, err = walstatt("roster", "show", str(bad))
    assert (code, "[aofs.r.unit_profile]" in err) == (2, True)


def test_a_model_with_something_of_its_own_has_its_line(walstatt: Walstatt) -> None:
    _, out, _ = walstatt("roster", "show", "tiefenhall")
    assert '    Modell 1: Knochenarmbrust (24", A1, PB(1), Unerbittlich), Handwaffe (Nahkampf, A1, Unerbittlich)' in out


def test_what_does_not_exist_cannot_be_shown(walstatt: Walstatt) -> None:
    code, _, err = walstatt("roster", "show", "morvolk")
    assert (code, err) == (2, "Einen Roster „morvolk“ gibt es nicht; gemeint ist vielleicht „moorvolk“.\n")
    code, _, err = walstatt("roster", "show", "moorvolk", "500")
    assert (code, "moorvolk-150, moorvolk-250" in err) == (2, True)


def test_price(walstatt: Walstatt) -> None:
    code, out, _ = walstatt("roster", "price", "grenzwacht")
    assert code == 0
    rows = [line.split() for line in out.splitlines()]
    assert rows[:2] == [["hauptmann", "45", "45"], ["hauptmann,", "zweihaender", "0", "0"]]
    assert ["*", "moerser", "30", "35"] in rows


def test_schema(walstatt: Walstatt) -> None:
    assert json.loads(walstatt("roster", "schema")[1])["$ref"] == "#/$defs/Roster"


@pytest.mark.parametrize("arguments", [[], ["check"], ["show"], ["show", "a", "b", "c"], ["list", "x"], ["paint", "x"]])
def test_wrong_calls(walstatt: Walstatt, arguments: list[str]) -> None:
    code, out, err = walstatt("roster", *arguments)
    assert (code, out) == (2, "")
    assert "⟨" not in err


def test_help_speaks_both_languages(walstatt: Walstatt) -> None:
    for language in ("de", "en"):
        code, out, _ = walstatt("--lang", language, "roster", "--help")
        assert (code, "⟨" in out) == (0, False)


@pytest.mark.parametrize(("language", "words"), [("de", "Hauptmann"), ("en", "Captain")])
def test_an_army_on_paper(walstatt: Walstatt, tmp_path: Path, language: str, words: str) -> None:
    file = tmp_path / "wacht.pdf"
    code, out, _ = walstatt("roster", "show", "grenzwacht", "250", "--pdf", str(file), "--lang", language)
    assert code == 0 and str(file) in out
    assert words in PdfReader(file).pages[0].extract_text()


def test_a_roster_of_ones_own_on_paper(
    walstatt: Walstatt, tmp_path: Path, roster_file: Callable[[str, str], Path]
) -> None:
    file, source = tmp_path / "eigene.pdf", roster_file("points = 45", "points = 46")
    assert walstatt("roster", "show", str(source), "250", "--pdf", str(file))[0] == 0
    assert "251 von 250 Punkten" in PdfReader(file).pages[0].extract_text()


def test_paper_that_cannot_be(walstatt: Walstatt, tmp_path: Path) -> None:
    file = str(tmp_path / "missing" / "x.pdf")
    code, _, err = walstatt("roster", "show", "grenzwacht", "250", "--pdf", file)
    assert code == 2 and file in err and "nicht schreiben" in err
    for call in (("show", "grenzwacht"), ("list",), ("check", "x.toml")):
        code, _, err = walstatt("roster", *call, "--pdf", file)
        assert code == 2 and "--pdf" in err
    assert walstatt("roster", "show", "grenzwacht", "9", "--pdf", file)[0] == 2


# ---- A Generic Skirmisher

AGS = FOLDER.parent / "ags"


def test_the_twelve_lists_are_in_order(walstatt: Walstatt) -> None:
    files = sorted(str(path) for path in AGS.glob("*.toml"))
    code, out, err = walstatt("roster", "check", *files)
    assert (code, err, len(files)) == (0, "", 12)
    assert "ritter.toml: in Ordnung, 8 Karten, 3 fertige Truppen" in out


def test_a_mistake_on_a_card_has_its_line(walstatt: Walstatt, tmp_path: Path) -> None:
    source = (AGS / "horde.toml").read_text("utf-8").replace("Ziel greift sofort an", "Ziel greift spontan an")
    path = tmp_path / "horde.toml"
    path.write_text(source, "utf-8")
    line = source.split("spontan")[0].count("\n") + 1
    code, out, _ = walstatt("roster", "check", str(path))
    assert code == 1
    assert out.startswith(f"{path}:{line}: [ags.2.3.faehigkeitskopf] Spalte ")
    assert "„spontan“ ist hier nicht zu verstehen" in out


def test_a_force_that_is_too_dear(walstatt: Walstatt, tmp_path: Path) -> None:
    path = tmp_path / "horde.toml"
    path.write_text((AGS / "horde.toml").read_text("utf-8").replace("size = 50", "size = 40", 1), "utf-8")
    code, out, _ = walstatt("--lang", "en", "roster", "check", str(path))
    assert (code, "[ags.2.1.heuerkosten] The force costs 50, agreed are at most 40." in out) == (1, True)


def test_rosters_of_one_game_or_of_all(walstatt: Walstatt) -> None:
    one = walstatt("roster", "list", "ags")[1]
    both = walstatt("roster", "list")[1]
    assert "wusler-raubzug: Raubzug, 50 von 50 Heuerpunkten, " in one
    assert "grenzwacht" not in one
    assert "grenzwacht" in both and "wusler" in both
    assert walstatt("roster", "list", "schach")[0] == 2


def test_show_cards_and_forces(walstatt: Walstatt, tmp_path: Path) -> None:
    cards = walstatt("roster", "show", "laeufer")[1]
    assert "    [Norm] Rostklinge - ATT 3/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt" in cards
    force = walstatt("--lang", "en", "roster", "show", "laeufer", "50")[1]
    assert force.startswith("Bone March\nRunners: 50 hire points\n    Bone Caller, 14, General\n")
    pdf = tmp_path / "force.pdf"
    assert walstatt("roster", "show", "laeufer", "50", "--pdf", str(pdf))[0] == 0
    assert "Knochenrufer" in PdfReader(pdf).pages[0].extract_text()
    assert walstatt("roster", "show", "laeufer", "999")[0] == 2


def test_prices_and_schema(walstatt: Walstatt) -> None:
    assert "  waffenknecht " in walstatt("roster", "price", "ritter")[1]
    assert json.loads(walstatt("roster", "schema", "ags")[1])["$ref"] == "#/$defs/RosterFile"
    assert walstatt("roster", "schema", "schach")[0] == 2


# ---- warbands of Schnellreferenz


def test_warbands_are_checked_shown_and_printed(walstatt: Walstatt, tmp_path: Path) -> None:
    source = (FOLDER.parent / "frostgrave" / "warbands.toml").read_text("utf-8")
    path = tmp_path / "banden.toml"
    path.write_text(source, "utf-8")
    assert walstatt("roster", "check", str(path)) == (0, f"{path}: in Ordnung, 10 Banden\n", "")
    path.write_text(source.replace("\"eiswall\", \"glatteis\"", "\"eiswall\", \"glatteiss\"", 1), "utf-8")
    code, out, _ = walstatt("roster", "check", str(path))
    line = source.split("\"eiswall\", \"glatteis\"")[0].count("\n") + 1
    assert (code, out.startswith(f"{path}:{line}: [frostgrave.r.spellbook] ")) == (1, True)
    assert "glatteis" in out
    code, out, _ = walstatt("--lang", "en", "roster", "show", "eisweber", "firnhaus")
    assert code == 0 and "Ice Wall (casting number 11, 12\"): A wall of ice" in out
    code, out, _ = walstatt("roster", "show", "schattenleser")
    assert code == 0 and "Beutegriff" in out and "Totenruf" not in out
    pdf = tmp_path / "firnhaus.pdf"
    assert walstatt("roster", "show", "eisweber", "firnhaus", "--pdf", str(pdf))[0] == 0
    words = "".join(page.extract_text() for page in PdfReader(pdf).pages)
    assert "Eisweber" in words and "Hagelschlag" in words and "Bannritter" in words
