"""A world in the terminal, from its founding to a correction; what is wrong is told."""
from __future__ import annotations

from pathlib import Path

import pytest
from tests.desk.conftest import FOLDER

from walstatt.cli.app import run
from walstatt.core.outside import VARIABLE

BY_HAND = '{"by_hand": true}'


class Terminal:
    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.capsys = capsys

    def __call__(self, *words: str) -> tuple[int, str]:
        self.capsys.readouterr()
        try:
            code = run(["--lang", "en", "world", *words, "--data", str(self.folder)])
        except SystemExit as ended:
            code = int(str(ended.code))
        told = self.capsys.readouterr()
        return code, told.out + told.err

    def paper(self, text: str | bytes) -> str:
        file = self.folder / "paper.txt"
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        return str(file)


@pytest.fixture
def world(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv(VARIABLE, str(FOLDER))
    monkeypatch.setenv("WALSTATT_LANG", "en")
    terminal = Terminal(tmp_path, capsys)
    assert terminal("new", "taeler", "--name", "Valleys", "--setup", BY_HAND)[0] == 0
    return terminal


def test_a_year_with_a_battle_by_hand_and_a_correction(world: Terminal) -> None:
    code, told = world("hand-in", "Valleys", "Nord", world.paper("heben 2\nziehen 3\nbitten um Gold\ngrabn"))
    assert code == 1 and "4:1: “grabn” is no order" in told and "better: graben" in told
    assert world("hand-in", "Valleys", "Ost", world.paper("ziehen 1"))[0] == 0
    assert "West: missing" in world("status", "Valleys")[1]
    code, told = world("publish", "Valleys")
    assert code == 1 and "battle/pass: Battle at the pass: Nord 3, Ost 1" in told
    code, told = world("decide", "Valleys", "battle/pass", '{"winner": "Ost", "men": {"Nord": 9, "Ost": 1}}')
    assert code == 2 and "[taeler.battle]" in told
    assert world("decide", "Valleys", "battle/pass", '{"winner": "Ost", "men": {"Nord": 2, "Ost": 1}}')[0] == 0
    assert world("publish", "Valleys")[0] == 0
    assert "2 gold, 4 men in the valley, 0 at the pass" in world("report", "Valleys", "Nord")[1]
    assert "treasure" not in world("report", "Valleys", "West")[1]
    assert world("decide", "Valleys", "plead/Nord/3", "true", "--phase", "1")[0] == 0
    code, told = world("correct", "Valleys", "--phase", "1")
    assert told == "Nord receives a correction to phase 1.\n"
    assert "4 gold" in world("report", "Valleys", "Nord", "--phase", "1")[1]
    assert world("reopen", "Valleys", "--phase", "1")[0] == 0
    assert "phase 1: Jahr 1" in world("status", "Valleys")[1]


def test_a_report_in_all_its_forms(world: Terminal) -> None:
    assert world("decide", "Valleys", "battle/pass", "1")[0] == 2
    assert world("publish", "Valleys")[0] == 0
    assert "Deadline for Jahr 2: no deadline set" in world("report", "Valleys", "Nord")[1]
    assert '"format": "walstatt-report"' in world("report", "Valleys", "Nord", "--format", "json")[1]
    assert world("report", "Valleys", "Nord", "--json") == world("report", "Valleys", "Nord", "--format", "json")
    assert 'class="large"' in world("report", "Valleys", "Nord", "--format", "html", "--large")[1]
    file = world.folder / "nord.pdf"
    assert world("report", "Valleys", "Nord", "--format", "pdf", "--out", str(file)) == (0, "")
    assert file.read_bytes().startswith(b"%PDF-")
    code, told = world("report", "Valleys", "Nord", "--out", str(world.folder))
    assert code == 2 and "cannot be written" in told
    assert world("report", "Valleys", "Nord", "--format", "doc")[0] == 2


def test_the_overview_of_the_open_phase(world: Terminal) -> None:
    assert world("hand-in", "Valleys", "Nord", world.paper("graben\nbitten um Gold"))[0] == 0
    code, told = world("overview", "Valleys")
    assert code == 0 and "1 of 3 realms have handed in, 0 with mistakes; too late 0, missing 2." in told
    assert "plead/Nord/2" in told and "The game master’s overview, Jahr 1, Valleys" in told


def test_a_paper_by_post_counts_by_its_postmark(world: Terminal) -> None:
    assert world("extend", "Valleys", "--deadline", "2026-03-01T23:59")[0] == 0
    code, told = world("hand-in", "Valleys", "Nord", world.paper("graben"), "--postmark", "2026-03-02T08:00")
    assert code == 0 and "after the deadline" in told
    assert "Nord: handed in too late" in world("status", "Valleys")[1]
    assert world("accept-late", "Valleys", "Nord")[0] == 0
    assert "Nord: handed in\n" in world("status", "Valleys")[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("status", "Nowhere"), "no world “Nowhere”"),
        (("new", "chess"), "no game with worlds"),
        (("new", "taeler", "--name", "Valleys"), "already"),
        (("new", "taeler", "--name", "x", "--setup", "{"), "cannot be read"),
        (("new", "taeler", "--name", "x", "--setup", '{"gold": 1}'), "cannot be read"),
        (("new", "taeler", "--name", "x", "--setup", '{"veins": [1, 2, 9]}'), "1 to 5"),
        (("decide", "Valleys", "plead/Ost/1", "true"), "not decided"),
        (("roll", "Valleys", "dig/Ost", "3"), "not rolled"),
        (("act", "Valleys", "curse", "{}"), "no act"),
        (("act", "Valleys", "letter", "[]"), "JSON object"),
        (("correct", "Valleys", "--phase", "1"), "not published"),
        (("correct", "Valleys"), "Which phase"),
        (("report", "Valleys", "Nord"), "no report"),
        (("overview", "Nowhere"), "no world “Nowhere”"),
        (("hand-in", "Valleys", "Nord", "no/such/file"), "cannot be read"),
        (("check", "Valleys"), "Like this"),
        (("accept-late", "Valleys", "Nord"), "no paper"),
        (("run", "Valleys", "--phase", "9"), "no phase 9"),
        (("extend", "Valleys", "--deadline", "tomorrow"), "--deadline"),
        (("extend", "Valleys", "--deadline", "9999-12-31T23:59-23:59"), "--deadline"),
    ],
)
def test_what_is_wrong_is_told(world: Terminal, words: tuple[str, ...], told: str) -> None:
    code, said = world(*words)
    assert code == 2 and told in said
    assert "Jahr 1" in world("status", "Valleys")[1]


def test_the_environment_names_the_database(
    world: Terminal, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WALSTATT_DATA", str(world.folder))
    assert run(["world", "status", "Valleys"]) == 0
    monkeypatch.setenv("WALSTATT_DATABASE", f"sqlite:///{tmp_path / 'elsewhere' / 'some.db'}")
    assert run(["world", "status", "Valleys"]) == 2
    assert "no world “Valleys”" in capsys.readouterr().err
    assert world("status", "Valleys")[0] == 0


@pytest.mark.parametrize("name", ["what?a=1", "b%20c#d", "ö ä'"])
def test_a_folder_may_have_any_name(world: Terminal, name: str) -> None:
    other = Terminal(world.folder / name, world.capsys)
    assert other("new", "taeler", "--name", "Valleys")[0] == 0
    assert (other.folder / "walstatt.db").exists()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252"])
def test_a_paper_in_any_encoding_is_read(world: Terminal, encoding: str) -> None:
    code, told = world("hand-in", "Valleys", "Nord", world.paper("graben # für später".encode(encoding)))
    assert code == 0 and "no order" not in told
    assert ("Windows-1252" in told) == (encoding == "cp1252")


def test_of_a_paper_that_is_too_long_no_more_is_looked_at(world: Terminal) -> None:
    code, told = world("hand-in", "Valleys", "Nord", world.paper("ü" * 5_000_000))
    assert code == 2 and "no more than" in told and "Windows" not in told
    assert "Nord: missing" in world("status", "Valleys")[1]
    code, told = world("check", "Valleys", "Nord", world.paper("x" * 900_000))
    assert code == 1 and "no more than" in told


def test_every_line_of_a_report_to_come_has_a_name(world: Terminal) -> None:
    assert world("hand-in", "Valleys", "Nord", world.paper("heben 2"))[0] == 0
    code, told = world("lines", "Valleys", "Nord")
    assert code == 0 and told.startswith("words/Nord/happened/taeler-levied: ")
    assert world("lines", "Valleys", "Atlantis")[0] == 2
