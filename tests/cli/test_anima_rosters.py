"""`walstatt roster` for the Referenzblatt."""
from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from pypdf import PdfReader

from walstatt.games.anima import rosters

Walstatt = Callable[..., tuple[int, str, str]]
FOLDER = Path(rosters.__file__).parents[2] / "data" / "rosters" / "anima"


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """A copy of a roster of ours with some texts replaced by others."""
    source = (FOLDER / "radgilde.toml").read_text("utf-8")
    for old, new in changes:
        assert old in source
        source = source.replace(old, new, 1)
    path = tmp_path / "radgilde.toml"
    path.write_text(source, "utf-8")
    return path


def line_of(path: Path, words: str) -> int:
    return path.read_text("utf-8").split(words)[0].count("\n") + 1


def test_our_rosters_are_in_order(walstatt: Walstatt) -> None:
    files = sorted(str(path) for path in FOLDER.glob("*.toml"))
    code, out, err = walstatt("roster", "check", *files)
    assert (code, err, len(files)) == (0, "", 5)
    assert "morgenorden.toml: 9 Charaktere, 2 Gruppen: in Ordnung" in out


def test_every_mistake_has_its_line_and_rule(walstatt: Walstatt, tmp_path: Path) -> None:
    path = changed(tmp_path, ('"rueckstoss"]', '"ruckstoss"]'), ('block = "blink", inches = 6', 'block = "blink"'))
    code, out, _ = walstatt("--lang", "en", "roster", "check", str(path))
    blink, stumble = line_of(path, 'block = "blink"'), line_of(path, '"ruckstoss"')
    assert code == 1
    assert f"{path}:{blink}: [anima.r.abilities] The block “blink” needs “inches”." in out
    assert f"{path}:{stumble}: [anima.r.profile] There is no ability “ruckstoss”" in out


def test_ready_made_parties_are_checked(walstatt: Walstatt, tmp_path: Path) -> None:
    path = changed(tmp_path, ("size = 120", "size = 90"))
    code, out, _ = walstatt("--lang", "en", "roster", "check", str(path))
    assert code == 1 and re.search(r":\d+: \[anima\.r\.party\] The party costs \d+, 90 are allowed\.", out)


def test_a_party_may_hire_from_elsewhere(walstatt: Walstatt, tmp_path: Path) -> None:
    hired = changed(tmp_path, ('"mechanikus", "automatenbauer"', '"mechanikus", "schattenclan/schleicherin"'))
    assert walstatt("roster", "check", str(hired))[0] == 0
    assert "Schleicherin" in walstatt("roster", "show", str(hired), "werkstatt")[1]
    wrong = changed(tmp_path, ('"mechanikus", "automatenbauer"', '"mechanikus", "schattenclan/nachtmahr"'))
    assert walstatt("roster", "check", str(wrong))[0] == 1


def test_list_and_show(walstatt: Walstatt, tmp_path: Path) -> None:
    assert "meute: Die Meute, 4 Charaktere, " in walstatt("roster", "list", "anima")[1]
    cards = walstatt("--lang", "en", "roster", "show", "radgilde")[1]
    assert "    Counterweight: Automatic. Attack +2 in a counterattack." in cards
    assert "\nClockwork Sentinel\n" in cards
    assert walstatt("roster", "show", "radgilde", "nirgends")[0] == 2
    for language, words in (("de", "Feuerflasche"), ("en", "Fire Flask")):
        pdf = tmp_path / f"{language}.pdf"
        assert walstatt("--lang", language, "roster", "show", "radgilde", "werkstatt", "--pdf", str(pdf))[0] == 0
        assert words in "".join(page.extract_text() for page in PdfReader(pdf).pages)


def test_prices_and_schema(walstatt: Walstatt) -> None:
    lines = walstatt("roster", "price", "wildvolk")[1].splitlines()
    assert len(lines) == 8 and all(line[:2] in ("  ", "* ") for line in lines)
    assert json.loads(walstatt("roster", "schema", "anima")[1])["$ref"] == "#/$defs/RosterFile"
