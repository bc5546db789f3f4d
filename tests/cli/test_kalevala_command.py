"""Kalevala in the terminal: found, play alone, lead a great round, correct it; what is wrong is told."""
from __future__ import annotations

import json
import re
import resource
import shutil
import sqlite3
import time
import zlib
from pathlib import Path
from typing import Any

import pytest

from walstatt.cli.app import run
from walstatt.cli.kalevala_command import ACTIONS
from walstatt.core.texts import LANGUAGES
from walstatt.games.kalevala.war.files import read_field
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land, Lands, TradeSite
from walstatt.hexmap.map_files import read_map, write_map

NAMES = "Brunhilde,Gunther,Hagen"
EXAMPLES = Path(__file__).parents[2] / "examples" / "kalevala"


class Terminal:
    def __init__(self, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.capfd = capfd

    def __call__(self, *words: str, language: str = "en") -> tuple[int, str]:
        self.capfd.readouterr()
        try:
            code = run(["--lang", language, "kalevala", *words, "--data", str(self.folder)])
        except SystemExit as ended:
            code = int(str(ended.code))
        told = self.capfd.readouterr()
        return code, told.out + told.err

    def json(self, *words: str) -> Any:
        return json.loads(self(*words, "--json")[1])

    def file(self, text: str | bytes, name: str = "paper.txt") -> str:
        file = self.folder / name
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        return str(file)


@pytest.fixture
def terminal(tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("WALSTATT_LANG", "en")
    return Terminal(tmp_path, capfd)


@pytest.fixture(scope="session")
def founded(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Worlds of three realms, founded once: one with a game master, one for somebody alone."""
    options = {"led": ("--names", NAMES, "--accounts"), "alone": ("--solo", "Kriemhild", "--realms", "3")}
    files = {}
    for name, wanted in options.items():
        folder = tmp_path_factory.mktemp(name)
        words = ["kalevala", "new", "Midgard", "--size", "80", "--seed", "Rhein", *wanted, "--data", str(folder)]
        assert run(["--lang", "en", *words]) == 0
        files[name] = folder / "walstatt.db"
    return files


@pytest.fixture
def led(terminal: Terminal, founded: dict[str, Path]) -> Terminal:
    shutil.copy(founded["led"], terminal.folder)
    return terminal


@pytest.fixture
def alone(terminal: Terminal, founded: dict[str, Path]) -> Terminal:
    shutil.copy(founded["alone"], terminal.folder)
    return terminal


def capital(terminal: Terminal, realm: str) -> str:
    """Where a template says that it lies."""
    found = re.search(r"# (\S+)\*:", terminal("template", "Midgard", realm)[1])
    assert found is not None
    return found[1]


# ---- alone


def test_a_great_round_alone(alone: Terminal) -> None:
    for phase in range(1, 5):
        paper = alone.folder / f"{phase}.txt"
        assert alone("template", "Midgard", "Kriemhild", "--output", str(paper))[0] == 0
        code, told = alone("check", "Midgard", str(paper))
        assert code == 0 and "Nothing is wrong" in told
        code, told = alone("hand-in", "Midgard", "Kriemhild", str(paper))
        assert code == 0 and f"270.{phase} is published" in told and f"Kriemhild, 270.{phase}, Midgard" in told
    status = alone.json("status", "Midgard")
    assert status["date"] == "271.1" and status["papers"]["Kriemhild"] == "missing"
    assert set(status["papers"].values()) == {"missing", "robot"}


def test_a_robots_realm_that_a_person_rules_is_the_same_realm(alone: Terminal) -> None:
    """Only who writes its papers is another; no province is tested, nothing in the world changes."""
    before = alone.json("map", "Midgard", "--json")
    code, told = alone("ruler", "Midgard", "gunther", "person")
    assert code == 0 and "a person rules Gunther" in told
    assert alone.json("status", "Midgard")["papers"]["Gunther"] == "missing"
    assert alone.json("map", "Midgard", "--json") == before and "No" in alone("decisions", "Midgard")[1]
    paper = alone.folder / "paper.txt"
    paper.write_text("bleiben", "utf-8")
    assert "is published" not in alone("hand-in", "Midgard", "Kriemhild", str(paper))[1], "Gunther is awaited"
    assert "is published" in alone("hand-in", "Midgard", "Gunther", str(paper))[1]
    assert "the program rules Gunther" in alone("ruler", "Midgard", "Gunther", "robot")[1]
    assert alone.json("status", "Midgard")["papers"]["Gunther"] == "robot"


def test_alone_a_paper_with_mistakes_costs_nobody_his_turn(alone: Terminal) -> None:
    place = capital(alone, "Kriemhild")
    faulty = alone.file(f"Wandeln {place}: 2LB\nWandelm {place}: 1LB")
    code, told = alone("hand-in", "Midgard", "Kriemhild", faulty)
    assert code == 1 and "better: Wandeln" in told and "draft" in told
    assert alone.json("status", "Midgard")["date"] == "270.1"
    code, told = alone("hand-in", "Midgard", "Kriemhild", faulty, "--strike")
    assert code == 0 and "converted" in told.lower() and "270.1 is published" in told


def test_standing_orders_are_in_the_next_template(alone: Terminal) -> None:
    place = capital(alone, "Kriemhild")
    for phase in range(1, 9):
        paper = f"Volk {place}: 16RE" if phase == 1 else "bleiben"
        assert alone("hand-in", "Midgard", "Kriemhild", alone.file(paper))[0] == 0
    told = alone("template", "Midgard", "Kriemhild")[1]
    assert "272.1" in told and f"Volk {place}: 16RE" in told and "armament date" in told
    assert alone("check", "Midgard", alone.file(told))[0] == 0


# ---- led by a game master


def test_a_ruler_dies_and_another_takes_over(led: Terminal) -> None:
    """From the death to the first paper of the successor: loyalty, what the game master decides, what each reads."""
    home = capital(led, "Hagen")
    assert led("act", "Midgard", "leave", '{"realm": "Hagen", "how": "death"}')[0] == 0
    assert led("publish", "Midgard")[0] == 0
    assert "Hagen is dead" in led("report", "Midgard", "Hagen")[1] and "protect" in led("report", "Midgard", "Hagen")[1]
    code, told = led("act", "Midgard", "takeover", '{"realm": "Hagen", "name": "Gunther"}')
    assert code != 0, "nobody takes the name of another"
    assert led("act", "Midgard", "takeover", '{"realm": "Hagen", "name": "Ute"}')[0] == 0
    assert led("run", "Midgard")[0] == 0
    assert "acts/broken-away/Hagen" in led("decisions", "Midgard")[1]
    code, told = led("decide", "Midgard", "acts/broken-away/Hagen", json.dumps([home]))
    assert code != 0 and "kalevala.r.8.treuepruefung" in told
    lost = re.search(r"each once: ([^,.\s]+)", told)
    assert lost is not None, told
    assert led("decide", "Midgard", "acts/broken-away/Hagen", json.dumps([lost[1]]))[0] == 0
    assert led("publish", "Midgard")[0] == 0
    papers = led.json("status", "Midgard")["papers"]
    assert {"Ute", "Marodeure 1"} <= set(papers) and "Hagen" not in papers
    assert lost[1] in led("report", "Midgard", "Ute")[1]
    paper = led.file(led("template", "Midgard", "Ute")[1])
    assert led("check", "Midgard", paper)[0] == 0 and led("hand-in", "Midgard", "Ute", paper)[0] == 0


def test_a_great_round_with_a_game_master(led: Terminal) -> None:
    place = capital(led, "Gunther")
    paper = f"Wandeln {place}: 2LB\nAntrag Brücke:\nEine Brücke über den Rhein.\nEnde\nWandeln {place}: 2XY"
    assert led("hand-in", "Midgard", "gunther", led.file(paper))[0] == 1, "one line has a mistake"
    assert led("hand-in", "Midgard", "Brunhilde", led.file("bleiben"))[0] == 0
    status = led.json("status", "Midgard")
    assert status["papers"] == {"Brunhilde": "counts", "Gunther": "faulty", "Hagen": "missing"}
    assert status["decisions"] == ["judgement/Gunther"]
    code, told = led("decisions", "Midgard")
    assert code == 0 and "not readable in line 5" in told and "false (default)" in told
    assert "converted" in led("decide", "Midgard", "judgement/Gunther", "true", "--compare")[1].lower()
    assert "false (default)" in led("decisions", "Midgard")[1]
    assert led("decide", "Midgard", "judgement/Gunther", "true", "--words-to-realms", "Nun gut.")[0] == 0
    assert led.json("decisions", "Midgard") == []
    assert led.json("decisions", "Midgard", "--all")[0]["chosen"] is True
    assert led("act", "Midgard", "give", "realm=Hagen", f"place={capital(led, 'Hagen')}", "what=3LB, 7RE")[0] == 0
    code, told = led("publish", "Midgard", "--deadline", "2027-01-31T23:59")
    assert code == 0 and "270.1 is published" in told
    assert "3LB, 7RE" in led("report", "Midgard", "Hagen")[1]
    assert "Nun gut." in led("report", "Midgard", "Gunther", "--phase", "270.1")[1]
    assert led.json("report", "Midgard", "Gunther")["realm"] == "Gunther"
    pdf = led.folder / "report.pdf"
    assert led("report", "Midgard", "Gunther", "--format", "pdf", "--output", str(pdf))[0] == 0
    assert pdf.read_bytes().startswith(b"%PDF")
    assert "2027-01-31" in led("status", "Midgard")[1]

    code, told = led("request", "Midgard")
    assert code == 0 and "1. Gunther: Brücke – open" in told
    assert led("request", "Midgard", "1", "--granted", "--words-to-realms", "Baut sie.")[0] == 0
    told = led("request", "Midgard", "1")[1]
    assert "granted" in told and "über den Rhein" in told and "Baut sie." in told


def test_a_paper_that_can_be_read_counts_without_the_lines_that_cannot_be_carried_out(led: Terminal) -> None:
    place = capital(led, "Gunther")
    code, told = led("hand-in", "Midgard", "Gunther", led.file(f"Wandeln {place}: 2LB\nWandeln {place}: 99LB"))
    assert code == 1 and "the others count" in told and "judgement" not in told
    assert "Nothing waits" in led("status", "Midgard")[1]
    home = capital(led, "Hagen")
    code, told = led("hand-in", "Midgard", "Hagen", led.file(f"Aufstellung {home}:\nGruppe A: {home}/1: LB\nEnde"))
    assert code == 0 and ": Look again: " in told, "a warning is told as one"
    assert led("publish", "Midgard")[0] == 0
    assert f"Converted in {place} for 8 RE: 2LB" in led("report", "Midgard", "Gunther")[1]


def test_a_correction_is_looked_at_first(led: Terminal) -> None:
    place = capital(led, "Gunther")
    code, told = led("hand-in", "Midgard", "Gunther", led.file(f"Wandeln {place}: 2LB\nWandelm"))
    assert code == 1 and "Paper 1 of Gunther is here" in told and "counts as missing" in told
    assert led("publish", "Midgard")[0] == 0
    assert led("decide", "Midgard", "judgement/Gunther", "true", "--phase", "270.1")[0] == 0
    code, tried = led("correct", "Midgard", "--phase", "270.1", "--try")
    assert code == 0 and "corrections for Gunther" in tried and "+ " in tried
    assert "converted" not in led("report", "Midgard", "Gunther")[1].lower()
    code, done = led("correct", "Midgard", "--phase", "270.1")
    assert code == 0 and done == tried
    assert "converted" in led("report", "Midgard", "Gunther")[1].lower()
    code, sheet = led("report", "Midgard", "Gunther", "--phase", "270.1", "--corrections")
    assert code == 0 and "This no longer holds:" in sheet and "This holds now:" in sheet and "2LB" in sheet
    assert "bleiben" not in sheet, "the paper to be filled in goes with the report"
    page = led("report", "Midgard", "Gunther", "--phase", "270.1", "--corrections", "--format", "html")[1]
    assert "<h2" in page and "Corrections" in page and "This holds now:" in page
    file = led.folder / "corrections.pdf"
    wanted = ("--corrections", "--format", "pdf", "--output", str(file))
    assert led("report", "Midgard", "Gunther", "--phase", "270.1", *wanted)[0] == 0
    assert file.read_bytes().startswith(b"%PDF")
    code, told = led("report", "Midgard", "Hagen", "--phase", "270.1", "--corrections")
    assert code == 2 and "no corrections to 270.1" in told


def test_accounts(led: Terminal) -> None:
    assert led("account", "Midgard", "Hagen", "--pay-in", "20,50")[0] == 0
    told = led("account", "Midgard", "Hagen")[1]
    assert "Hagen: 11.50" in told and "deposit: 20.50" in told and "fee of the great round: −9.00" in told
    assert "Gunther: −9.00" in led("account", "Midgard")[1]
    assert led.json("account", "Midgard", "Hagen")["balance"] == 1150
    assert led("account", "Midgard", "Hagen", "--refund")[0] == 0
    assert "refund" in led("account", "Midgard", "Hagen")[1]


@pytest.mark.parametrize("written", ["1e400", "9" * 500, "inf", "nan", "-1e400"])
def test_no_payment_is_out_of_all_bounds(led: Terminal, written: str) -> None:
    assert led("account", "Midgard", "Hagen", f"--pay-in={written}")[0] == 2


@pytest.mark.parametrize("name", ["\u202eHagen", "Ha\x1bgen", "Hagen/Tronje"])
def test_no_world_begins_with_a_name_that_cannot_be_written(terminal: Terminal, name: str) -> None:
    assert terminal("new", "Worms", "--names", f"Brunhilde,{name}", "--size", "40")[0] == 2


def test_a_number_that_no_request_has(led: Terminal) -> None:
    assert led("request", "Midgard", "9" * 40)[0] == 2


def test_the_last_good_paper_stands(led: Terminal) -> None:
    place = capital(led, "Gunther")
    assert led("hand-in", "Midgard", "Gunther", led.file(f"Wandeln {place}: 2LB"))[0] == 0
    code, told = led("hand-in", "Midgard", "Gunther", led.file("Wandelm"))
    assert code == 1 and "An earlier paper without mistakes stands" in told and "counts as missing" not in told
    assert led("hand-in", "Midgard", "Hagen", led.file("Wandelm"), "--strike")[0] == 0
    assert led("publish", "Midgard")[0] == 0
    assert "converted" in led("report", "Midgard", "Gunther")[1].lower()


def test_the_template_of_another_realm_or_phase_is_no_paper(led: Terminal) -> None:
    theirs = led.file("#! 270.1 Gunther\nbleiben")
    for words in (("hand-in", "Midgard", "Hagen", theirs), ("check", "Midgard", theirs, "--realm", "Hagen")):
        code, told = led(*words)
        assert code == 1 and "from the template of Gunther, not of Hagen" in told
    assert led("hand-in", "Midgard", "Hagen", led.file("#! 270.1 Hagen\nbleiben"))[0] == 0
    code, told = led("hand-in", "Midgard", "Hagen", led.file("#! 269.1 Hagen\nbleiben"))
    assert code == 1 and "kalevala.2.4.kennzeichnung" in told and "An earlier paper without mistakes stands" in told


def test_maps(led: Terminal) -> None:
    code, told = led("map", "Midgard")
    assert code == 0 and told.startswith("<svg")
    place = capital(led, "Gunther")
    mine = led("map", "Midgard", "--realm", "Gunther")[1]
    assert "<svg" in mine and len(mine) < len(told)
    assert "<svg" in led("map", "Midgard", "--field", place)[1]
    whole, own = led.json("map", "Midgard")["lands"], led.json("map", "Midgard", "--realm", "Gunther")["lands"]
    assert len(own) == 3 < len(whole)
    file = led.folder / "map.svg"
    assert led("map", "Midgard", "--output", str(file))[0] == 0 and file.read_text().startswith("<svg")
    before = file.read_bytes()
    code, told = led("map", "Midgard", "--output", str(file))
    assert code == 2 and "not overwritten" in told and file.read_bytes() == before


def test_a_battle_by_hand(terminal: Terminal) -> None:
    """Set-up and orders, the battlefield to look at and as a file, the form, and the form filled in."""
    lands = {read_gf(place): Land.of("T", site=TradeSite("Std", 24)) for place in ("2A+10", "2A+11", "2A+12")}
    homes = ("--place", "Brunhilde=2A+10", "--place", "Gunther=2A+11,2A+12")
    terminal("new", "W", "--map", terminal.file(write_map(lands), "map.json"), "--names", "Brunhilde,Gunther", *homes)
    terminal("hand-in", "W", "Brunhilde", terminal.file("EE 1: 2A+10 > 2A+11"))
    terminal("publish", "W")
    terminal("publish", "W")
    sheet = terminal.file(SHEET)
    code, told = terminal("check", "W", sheet, "--realm", "Brunhilde")
    assert code == 0 and "Keil goes to the trade centre of 2A+11" in told and "look at 2 things again" in told
    explained = terminal.json("check", "W", sheet, "--realm", "Brunhilde")["explained"]
    assert explained[1]["written"] == "Gruppe Schuetzen: 2A+10/10: 4BB" and "Schuetzen" in explained[1]["words"]
    assert terminal("hand-in", "W", "Brunhilde", sheet)[0] == 0
    terminal("publish", "W")
    assert "battles/2A+10" in terminal("publish", "W")[1]
    assert terminal.json("status", "W")["waiting"] == ["battles/2A+10"]
    for command in ("status", "decisions"):
        told = terminal(command, "W")[1]
        assert "battles/2A+10: Battle for 2A+10" in told and "Nothing waits" not in told
    told = terminal("battlefield", "W")[1]
    assert "Brunhilde on 2A+10/1, group Keil: 4LB" in told and "may flee to 2A+12" in told
    assert "Schuetzen: BESCHIESSEN NÄCHSTER MIT NACHRÜCKEN" in told
    assert read_field(terminal("battlefield", "W", "2A+10", "--json")[1].encode()).places == ("2A+10", "2A+11")
    form = json.loads(terminal("battlefield", "W", "--form")[1])
    form["stands"]["Brunhilde"]["2A+10"] |= {"LB": 99, "El": 1}
    code, told = terminal("battlefield", "W", "--outcome", terminal.file(json.dumps(form), "bad.json"))
    assert code == 1 and "85 LB" in told and "1 El" in told
    assert terminal("battlefield", "W", "--outcome", terminal.file("no form", "no.json"))[0] == 1
    form["stands"]["Brunhilde"]["2A+10"] = {"LB": 9}
    assert terminal("battlefield", "W", "--outcome", terminal.file(json.dumps(form), "form.json"))[0] == 0
    assert terminal("battlefield", "W", "2A+77")[0] == 2
    assert terminal("publish", "W")[0] == 0
    assert "Your losses: 5BB, 5LB" in terminal("report", "W", "Brunhilde")[1]


SHEET = """Einzug EE 2: 2A+10 > 2A+11 K: 15LB, 5BB
Aufstellung 2A+10:
Gruppe Keil: 2A+10/1: 5LB; 2A+10/5: 4LB
Gruppe Schuetzen: 2A+10/10: 4BB
Keil: EINNEHMEN HZ 2A+11
Prosa Schuetzen: Hinterher!
Ende
"""


def test_a_world_on_a_map_of_ones_own(terminal: Terminal) -> None:
    map_file = str(EXAMPLES / "karte.json")
    code, told = terminal("new", "Rhein", "--map", map_file, "--names", NAMES)
    assert code == 0, told
    assert len(terminal.json("map", "Rhein")["lands"]) == len(json.loads(Path(map_file).read_bytes())["lands"])
    wanted = ["--place", "Gunther=2B+4,2B+5", "--place", "Hagen=2G+2", "--place", "Brunhilde=2H+6"]
    wanted += ["--people", "Gunther=SC,sP"]
    assert terminal("new", "Wahl", "--map", map_file, "--names", NAMES, *wanted)[0] == 0
    told = terminal("template", "Wahl", "Gunther")[1]
    assert "# 2B+4*: 15SC" in told and "# 2B+5:" in told and "culture goods: sP" in told


def test_a_new_world_tells_how_fair_its_places_are(terminal: Terminal) -> None:
    told = terminal("new", "Midgard", "--names", NAMES, "--size", "80")[1].splitlines()
    assert [line.partition(",")[0] for line in told[2:5]] == NAMES.split(",")
    assert all("room to grow" in line for line in told[2:5]) and told[5].startswith("Between the best and the worst")
    alone = terminal("new", "Worms", "--solo", "Hagen", "--realms", "3", "--size", "80")[1]
    assert "Between the best" in alone
    assert "small fields of land" not in alone, "where the others begin is theirs to know"
    with_place = ("--place", f"Hagen={capital(terminal, 'Hagen')}", "--seed", "Midgard")
    assert "Between" not in terminal("new", "Bern", "--names", NAMES, "--size", "80", *with_place)[1]


def lands_of(terminal: Terminal, world: str) -> Lands:
    return read_map(terminal("map", world, "--json")[1].encode())


def test_a_map_goes_to_tiled_and_comes_back(led: Terminal) -> None:
    terminal = led
    files = [str(terminal.folder / f"plane{plane}.tmj") for plane in (1, 2)]
    for plane, file in enumerate(files, 1):
        assert terminal("map", "Midgard", "--tiled", str(plane), "--output", file) == (0, "")
    assert (terminal.folder / "kalevala-terrain.svg").read_bytes().startswith(b"<svg")
    maps = [word for file in files for word in ("--map", file)]
    code, told = terminal("new", "Worms", *maps, "--names", NAMES)
    assert code == 0, told
    assert lands_of(terminal, "Worms") == lands_of(terminal, "Midgard")
    code, told = terminal("new", "Bern", *maps, *maps[:2], "--names", NAMES)
    assert code == 2 and "plane1.tmj" in told and "twice" in told
    assert terminal("map", "Midgard", "--tiled", "7") == (2, "There is no large field to be shown on plane 7.\n")


def test_a_realm_moves_in_on_a_map_of_tiled(terminal: Terminal) -> None:
    names = [str(EXAMPLES / f"{realm}.txt") for realm in ("brunhilde", "gunther", "hagen")]
    assert terminal("move-in", "Rhein", str(EXAMPLES / "karte.json"), *names)[0] == 0
    drawn = str(terminal.folder / "rhein.tmj")
    assert terminal("map", "Rhein", "--tiled", "2", "--output", drawn)[0] == 0
    assert terminal("move-in", "Worms", drawn, *names)[0] == 0
    assert lands_of(terminal, "Worms") == lands_of(terminal, "Rhein")
    told = terminal("act", "Worms", "map", f"map={drawn}")
    assert told == (0, "")


def test_files_of_realms_may_have_one_name_in_several_folders(terminal: Terminal) -> None:
    files = []
    for realm in ("brunhilde", "gunther", "hagen"):
        (terminal.folder / realm).mkdir()
        files.append(str(shutil.copy(EXAMPLES / f"{realm}.txt", terminal.folder / realm / "realm.txt")))
    map_file = str(EXAMPLES / "karte.json")
    code, told = terminal("move-in", "Rhein", map_file, *files, "--try")
    assert code == 0 and [line.partition(":")[0] for line in told.splitlines()] == ["Brunhilde", "Gunther", "Hagen"]
    code, told = terminal("move-in", "Rhein", map_file, files[0], files[0])
    assert code == 1 and "realm.txt (2):2:1: Somebody is called Brunhilde already (realm.txt)." in told
    assert terminal("move-in", "Rhein", map_file)[1].startswith(f"{map_file}: There is no file of any realm.\n")


def test_a_file_of_a_realm_may_be_coded_in_any_way(terminal: Terminal) -> None:
    written = (EXAMPLES / "gunther.txt").read_text(encoding="utf-8")
    others = [str(EXAMPLES / "brunhilde.txt"), str(EXAMPLES / "hagen.txt")]
    for coding, guessed in (("utf-16", False), ("cp1252", True)):
        file = terminal.file(written.encode(coding))
        code, told = terminal("move-in", "Rhein", str(EXAMPLES / "karte.json"), file, *others, "--try")
        assert code == 0 and ("is no UTF-8" in told) == guessed


def test_readings_are_chosen_at_the_founding(terminal: Terminal) -> None:
    chosen = ("--reading", "kalevala.r.9.unleserlich=1")
    assert terminal("new", "Midgard", "--names", NAMES, "--size", "80", "--seed", "Rhein", *chosen)[0] == 0
    place = capital(terminal, "Gunther")
    code, told = terminal("hand-in", "Midgard", "Gunther", terminal.file(f"Wandeln {place}: 2LB\nWandelm"))
    assert code == 1 and "the faulty lines are struck" in told
    assert terminal("publish", "Midgard")[0] == 0
    assert "converted" in terminal("report", "Midgard", "Gunther")[1].lower()


# ---- the checker


def test_the_checker_tells_everything_to_people_and_machines(led: Terminal) -> None:
    place = capital(led, "Gunther")
    paper = led.file(f"#! 270.1 Gunther\nWandeln {place}: 2LB\n  Wandeln {place}: 9LB\nZug {place} > 2A+1: 3LB")
    code, told = led("check", "Midgard", paper)
    assert code == 1 and "List of plane 2" in told and "Limits used" in told
    assert f"{place}: 8 of 28 RE for humans" in told and "3:3:" in told
    data = led.json("check", "Midgard", paper)
    assert data["realm"] == "Gunther" and not data["passes"]
    (line,) = [one for one in data["lines"] if one["line"] == 2]
    assert {"place": place, "item": "RE", "amount": -8} in line["changes"] and line["treasury"][place] == 12
    assert all(len(row["columns"]) == 6 for one in data["lists"] for row in one["rows"])
    assert {one["line"] for one in data["problems"]} == {3, 4}
    assert all(one["rule"].startswith("kalevala.") and one["words"] for one in data["problems"])


def test_a_paper_of_ten_megabytes_costs_little(led: Terminal) -> None:
    paper = led.file("Zug 2A+10 > 2A+11: 5LB\n" * 450_000)
    began = time.process_time()
    code, told = led("check", "Midgard", paper, "--realm", "Hagen")
    assert code == 1 and "no more than 200000" in told.replace(",", "")
    assert led("hand-in", "Midgard", "Hagen", paper)[0] == 2
    assert time.process_time() - began < 5
    assert led.json("status", "Midgard")["papers"]["Hagen"] == "missing"


def test_other_realms_figures_and_impossible_places_are_refused_line_by_line(led: Terminal) -> None:
    theirs = capital(led, "Brunhilde")
    lines = [
        f"Zug {theirs} > {theirs}: 5LB", f"Wandeln {theirs}: 2LB", "Zug 9Q+1 > 2A+1: LB", "Zug 2A+1 > 2A+2: -5LB",
        "Zug 2A+1 > 2A+2: 99999999999LB", f"Volk {theirs}: 16RE", "EE 1: 2A+1 > 2Z+99", f"Aufgeben {theirs}, {theirs}",
    ]
    problems = led.json("check", "Midgard", led.file("\n".join(lines)), "--realm", "Hagen")["problems"]
    assert {one["line"] for one in problems} == set(range(1, len(lines) + 1))
    assert all(one["rule"].startswith("kalevala.") and one["words"] for one in problems)


# ---- what is wrong


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("staus", "Midgard"), "Did you mean “status”"),
        (("status", "Nowhere"), "no world “Nowhere”"),
        (("new", "Midgard", "--size", "80"), "already"),
        (("new", "x", "--size", "7"), "size"),
        (("new", "x", "--realms", "999"), "realms are possible"),
        (("new", "x", "--names", "Hagen,hagen", "--size", "80"), "name of his own"),
        (("new", "x", "--at", "270.9"), "270.9"),
        (("new", "x", "--reading", "kalevala.r.9.unleserlich"), "not like"),
        (("new", "x", "--reading", "kalevala.r.9.unleserlich=7"), "readings 0"),
        (("new", "x", "--reading", "kalevala.r.9.nonsense=1"), "There is no ruling"),
        (("new", "x", "--reading", "kalevala.r.9.halbe_re=2"), "has readings 0"),
        (("new", "x", "--page", "0"), "from 1 to"),
        (("new", "x", "--map", "no/such/map"), "cannot be read"),
        (("new", "x", "--robots", "Siegfried", "--names", NAMES, "--size", "80"), "no realm “Siegfried”"),
        (("new", "x", "--place", "Siegfried=2A+1", "--names", NAMES), "Siegfried=2A+1"),
        (("new", "x", "--people", "Hagen", "--names", NAMES), "--people Hagen"),
        (("new", "x", "--people", "Hagen=XX", "--names", NAMES), "core"),
        (("new", "x", "--people", "Hagen=SB,XX", "--names", NAMES, "--size", "80"), "XX cannot be a culture good"),
        (("new", "x", "--realms", "40", "--size", "20"), "realms"),
        (("template", "Midgard", "Guntherr"), "Did you mean “Gunther”"),
        (("check", "Midgard", "no/such/paper"), "cannot be read"),
        (("check", "Midgard", __file__), "Whose paper"),
        (("hand-in", "Midgard", "Siegfried", __file__), "no realm"),
        (("run", "Midgard", "--phase", "271.1"), "no phase “271.1”"),
        (("decide", "Midgard", "judgement/Hagen", "true"), "not decided"),
        (("act", "Midgard", "curse", "realm=Hagen"), "curse"),
        (("act", "Midgard", "give", "Hagen"), "no detail"),
        (("act", "Midgard", "give", "realm=Hagen", "place=2Z+99", "what=3LB"), "2Z+99"),
        (("act", "Midgard", "give", "realm=Hagen", "place=xx", "what=3LB"), "no coordinate"),
        (("act", "Midgard", "map", 'map="\\u0000"'), "cannot be read"),
        (("ruler", "Midgard", "Hagen", "nobody"), "neither person nor robot"),
        (("ruler", "Midgard", "Siegfried", "robot"), "no realm"),
        (("correct", "Midgard"), "Which phase"),
        (("correct", "Midgard", "--phase", "270.1"), "270.1 is not published"),
        (("report", "Midgard", "Hagen"), "no report"),
        (("map", "Midgard", "--field", "2Z+99"), "2Z+99"),
        (("account", "Midgard", "--refund"), "Whose account"),
        (("account", "Midgard", "Hagen", "--pay-in", "much"), "“much” does not fit; expected is something like 13,50"),
        (("account", "Midgard", "Hagen", "--pay-in", "13,505"), "“13,505” does not fit"),
        (("new", "x", "--size", "many"), "“many” does not fit; expected is a whole number"),
        (("request", "Midgard", "7"), "no request 7"),
        (("request", "Midgard", "7", "--granted"), "no request 7"),
        (("request", "Midgard", "x"), "no number"),
        (("request", "Midgard", "--granted"), "One answer"),
        (("publish", "Midgard", "--deadline", "9999-12-31T23:59"), "“9999-12-31T23:59” does not fit"),
        (("publish", "Midgard", "--deadline", "1969-01-01T00:00"), "“1969-01-01T00:00” does not fit"),
        (("hand-in", "Midgard", "Hagen", __file__, "--postmark", "0001-01-01T00:00-23:00"), "does not fit"),
        (("status",), "WORLD"),
    ],
)
def test_what_is_wrong_is_told(led: Terminal, words: tuple[str, ...], told: str) -> None:
    code, said = led(*words)
    assert code == 2 and told in said
    assert led.json("status", "Midgard")["date"] == "270.1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_explains_itself(terminal: Terminal, action: str, language: str) -> None:
    code, told = terminal(action, "--help", language=language)
    assert code == 0 and "cli-kalevala" not in told
    assert ("Aufruf" in told) == (language == "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_names_all_actions(terminal: Terminal, language: str) -> None:
    code = run(["--lang", language, "kalevala"])
    told = terminal.capfd.readouterr().out
    assert code == 0 and all(re.search(rf"^  {action} ", told, re.MULTILINE) for action in ACTIONS)


# ---- broken files


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (b"", "map.json"),
        (b"{", "map.json"),
        (b'{"format": "walstatt-land", "version": 9, "lands": []}', "walstatt-land 9"),
        (b'{"format": "walstatt-land", "version": 1, "lands": [{"gf": "2A+10", "land": {"terrain": "TT"}}]}', "2A+10"),
        (b'{"format": "walstatt-land", "version": 1, "lands": [{"gf": "2A+10", "land": {}}]}', "realms"),
        (b'{"format": "walstatt-land", "version": 1, "lands": []}', "realms"),
    ],
)
def test_a_broken_map_or_one_with_holes_founds_nothing(terminal: Terminal, written: bytes, told: str) -> None:
    code, said = terminal("new", "x", "--map", terminal.file(written, "map.json"), "--names", NAMES)
    assert code == 2 and told in said
    assert "no world" in terminal("status", "x")[1]


def test_a_snapshot_that_does_not_fit_its_record_is_named_and_nothing_is_written(led: Terminal) -> None:
    file = led.folder / "walstatt.db"
    with sqlite3.connect(file) as database:
        database.execute("UPDATE world_parts SET data = (SELECT data FROM world_parts LIMIT 1)")
    database.close()
    before = dump(file)
    for words in (("status", "Midgard"), ("publish", "Midgard"), ("template", "Midgard", "Hagen")):
        code, told = led(*words)
        assert code == 2 and "does not fit" in told, words
    assert led("hand-in", "Midgard", "Hagen", led.file("bleiben"))[0] == 2
    assert dump(file) == before


@pytest.mark.parametrize(("column", "value"), [
    ("worlds.luck", "xx"), ("worlds.dice_seed", "xx"), ("worlds.name", b"\xff"), ("worlds.edition", "many"),
    ("world_phases.parts", "[]"), ("world_phases.state_version", "new"), ("world_phases.deadline", 1e20),
    ("world_parts.data", "no bytes"), ("world_papers.at", "noon"), ("world_papers.text", b"\xff"),
    ("world_members.role", "king"),
])
def test_a_record_that_somebody_has_edited_is_named_and_nothing_is_written(
    led: Terminal, column: str, value: object
) -> None:
    assert led("hand-in", "Midgard", "Hagen", led.file("bleiben"))[0] == 0
    assert led("ruler", "Midgard", "Gunther", "robot")[0] == 0
    file = led.folder / "walstatt.db"
    table, _, name = column.partition(".")
    with sqlite3.connect(file) as database:
        database.execute(f"UPDATE {table} SET {name} = ?", (value,))
    database.close()
    before = dump(file)
    for words in (("status", "Midgard"), ("template", "Midgard", "Hagen"), ("run", "Midgard")):
        code, told = led(*words)
        assert code == 2 and told.count("\n") == 1, (words, told)
    assert led("hand-in", "Midgard", "Hagen", led.file("bleiben"))[0] == 2
    assert dump(file) == before


def test_a_record_of_a_published_phase_that_somebody_has_edited_is_named(led: Terminal) -> None:
    assert led("publish", "Midgard")[0] == 0
    file = led.folder / "walstatt.db"
    for value in ("no bytes", b"packed by nobody", zlib.compress(b"[]")):
        with sqlite3.connect(file) as database:
            database.execute("UPDATE world_phases SET record = ? WHERE number = 0", (value,))
        database.close()
        for words in (("report", "Midgard", "Hagen"), ("template", "Midgard", "Hagen")):
            code, told = led(*words)
            assert code == 2 and "phase 0" in told and told.count("\n") == 1


def test_a_report_that_somebody_has_edited_is_named(led: Terminal) -> None:
    assert led("publish", "Midgard")[0] == 0
    file = led.folder / "walstatt.db"
    for value in ("no bytes", b"packed by nobody", zlib.compress(b"[]")):
        with sqlite3.connect(file) as database:
            database.execute("UPDATE world_sent SET data = ?", (value,))
        database.close()
        code, told = led("report", "Midgard", "Hagen")
        assert code == 2 and "phase 0, Hagen" in told and told.count("\n") == 1


def dump(file: Path) -> list[str]:
    database = sqlite3.connect(file)
    try:
        return list(database.iterdump())
    finally:
        database.close()


def test_a_database_of_a_newer_program_is_left_alone(led: Terminal) -> None:
    file = led.folder / "walstatt.db"
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    before = dump(file)
    code, told = led("status", "Midgard")
    assert code == 2 and "newer program (form 9999)" in told and str(file) in told
    assert dump(file) == before


def test_a_database_that_fails_meanwhile_is_named(led: Terminal) -> None:
    file = led.folder / "walstatt.db"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TRIGGER full BEFORE INSERT ON world_papers BEGIN SELECT RAISE(ABORT, 'full'); END")
    database.close()
    before = dump(file)
    code, told = led("hand-in", "Midgard", "Hagen", led.file("bleiben"))
    assert code == 2 and f"{file} fails" in told and told.count("\n") == 1
    assert dump(file) == before


def test_a_file_that_cannot_be_written_whole_is_not_there(led: Terminal) -> None:
    file = led.folder / "map.svg"
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    # More than what the database needs to be read, less than a map.
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, before[1]))
    try:
        code, told = led("map", "Midgard", "--output", str(file))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert code == 2 and str(file) in told and not file.exists()
    assert led("map", "Midgard", "--output", str(file))[0] == 0


def test_a_file_that_is_no_database_is_left_alone(terminal: Terminal) -> None:
    file = terminal.folder / "walstatt.db"
    file.write_bytes(b"this is no database" * 100)
    code, told = terminal("status", "Midgard")
    assert code == 2 and "cannot be opened" in told and told.count("\n") == 1
    assert file.read_bytes() == b"this is no database" * 100
