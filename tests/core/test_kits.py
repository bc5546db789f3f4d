"""One kit for each game: what it names is there, and nothing else in the program knows a game by its key."""
from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from walstatt.core.catalogue import game_keys, load
from walstatt.core.kits import PARTS, Kit, Part, kit_of, kits, load_part, own_kits
from walstatt.core.outside import VARIABLE, BadGame
from walstatt.games.outside import check_outside_games
from walstatt.games.shelf import UnknownGame, load_game, load_world, playable, worlds
from walstatt.lab.coverage import case_files

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "walstatt"
KEYS = sorted((key for key, kit in own_kits().items() if not kit.between), key=len, reverse=True)
NAMES_A_GAME = re.compile(rf"(?<![a-z])({'|'.join(KEYS)})(?![a-z])")
TAELER = ROOT / "examples" / "taeler"


LANDS = {"hexmap": "kalevala"}
"""Packages that know no realm but are made for one game: they cite its rules."""


def owner(path: Path) -> str | None:
    """The game that a file belongs to: one of its folders or its own name says so."""
    first = path.relative_to(PACKAGE).parts[0]
    if first in LANDS:
        return LANDS[first]
    words = [word for part in path.relative_to(PACKAGE).with_suffix("").parts for word in part.split("_")]
    return next((word for word in words if word in KEYS), None)


# ---- what kits name


@pytest.mark.parametrize(("key", "part"), [(kit.key, part) for kit in kits() for part in PARTS if getattr(kit, part)])
def test_every_part_is_there(key: str, part: str) -> None:
    assert Part[object](part)[key] is not None


def test_a_game_that_can_be_played_has_what_players_need() -> None:
    for key in playable():
        kit = own_kits()[key]
        assert all(getattr(kit, part) for part in ("lobby", "previews", "advisor", "cases", "arena"))
        assert load_game(key).key == key


def test_parts_may_be_absent() -> None:
    campaigns = Part[object]("campaign")
    without = [key for key in playable() if key not in campaigns]
    assert without and all(campaigns.get(key) is None for key in without)
    with pytest.raises(KeyError):
        campaigns[without[0]]
    assert kit_of("chess") is None and "chess" not in campaigns and campaigns.get("chess") is None


def test_a_world_is_founded_and_no_match_is_made_of_it() -> None:
    (world,) = worlds()
    assert world not in playable() and load_world(world).key == world
    with pytest.raises(UnknownGame):
        load_game(world)


def test_games_are_offered_in_the_order_of_their_kits_and_what_is_played_between_two_by_nobody() -> None:
    assert playable() == ["aofs", "ags", "frostgrave", "anima", "kriegsspiel"]


def test_a_part_of_a_game_cites_the_rules_of_the_whole() -> None:
    (battle,) = (kit for kit in kits() if kit.rules_of)
    assert load(battle.key) is load(battle.rules_of) and battle.key not in game_keys()
    folder = ROOT / "tests" / "cases"
    assert set(case_files(folder, [battle.rules_of])) > set(case_files(folder, [battle.key])) > set()


def test_nothing_is_imported_to_say_who_has_a_part() -> None:
    code = (
        "import sys; from walstatt.games.shelf import playable; from walstatt.core.kits import Part, PARTS\n"
        "known = [list(Part(part)) for part in PARTS], playable()\n"
        "print(*[name for name in sys.modules if name.startswith('walstatt.games.') and name.count('.') > 2])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == ""


# ---- games outside of the program build the same


def test_a_world_outside_has_a_kit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(TAELER))
    check_outside_games()
    kit = kit_of("taeler")
    assert kit is not None and (kit.kind, kit.shown_on, kit.lobby) == ("world", "world", "")
    assert worlds()[-1] == "taeler" and "taeler" not in playable()
    assert load_world("taeler").key == "taeler"
    with pytest.raises(UnknownGame):
        load_game("taeler")


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ('kind = "match"', "core-bad-game-other-kind"),
        ('kind = "poem"', "core-bad-game-unreadable"),
        ('kind = "world"\nadviser = ".game:GAME"', "core-bad-game-unreadable"),
        ('kind = "world"\ncases = ".nowhere:CASES"', "core-bad-game-lacks"),
        ("kind = ", "core-bad-game-unreadable"),
    ],
)
def test_what_is_wrong_with_a_kit_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str, why: str
) -> None:
    folder = shutil.copytree(TAELER, tmp_path / "taeler", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "kit.toml").write_text(written, "utf-8")
    monkeypatch.setenv(VARIABLE, str(folder))
    with pytest.raises(BadGame) as bad:
        check_outside_games()
    assert bad.value.why == why and bad.value.place == folder / "kit.toml"


def test_a_part_that_its_module_lacks_is_said_when_it_is_wanted(tmp_path: Path) -> None:
    folder = shutil.copytree(TAELER, tmp_path / "taeler", ignore=shutil.ignore_patterns("__pycache__"))
    with pytest.raises(BadGame, match="lacks"):
        load_part(".game:NOTHING", str(folder))


def test_a_kit_is_plain_data() -> None:
    assert hash(Kit("one")) == hash(Kit("one")) and Kit("one").shown_on == "table"


# ---- nobody else knows a game


def modules_imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def literals(tree: ast.AST) -> Iterator[str]:
    """String literals, also the pieces of f-strings, but no docstrings: examples in explanations do no harm."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def test_no_code_outside_of_a_game_names_one() -> None:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if owner(path) is None:
            tree = ast.parse(path.read_text("utf-8"))
            words = [word for word in (*literals(tree), *modules_imported(tree)) if NAMES_A_GAME.search(word)]
            found += [f"{path.relative_to(PACKAGE)}: {word}" for word in words]
    assert found == []


MAY_FIGHT = {"kalevala": "kriegsspiel"}
"""A world may fight its battles; a battle knows no world."""


def test_nothing_of_one_game_uses_another() -> None:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        own = owner(path)
        if own is not None:
            imported = modules_imported(ast.parse(path.read_text("utf-8")))
            used = {word for name in imported for word in re.split(r"[._]", name)}
            others = [other for other in KEYS if other not in (own, MAY_FIGHT.get(own))]
            found += [f"{path.relative_to(PACKAGE)}: {other}" for other in others if other in used]
    assert found == []


@pytest.mark.parametrize("place", ["check", "play", "scripts", "web/src"])
def test_no_script_and_no_page_names_a_game(place: str) -> None:
    root = ROOT / place
    files = [root] if root.is_file() else [path for path in root.rglob("*") if path.is_file()]
    found, named = [], re.compile(rf"['\"` /]({'|'.join(KEYS)})(?![a-z])")
    for path in files:
        if ".test." in path.name or path.suffix == ".pyc":
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if named.search(line) and not line.lstrip().startswith(("*", "/*", "#")):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert found == [], os.linesep.join(found)
