"""Citations are string literals of the rules' code: no docstrings, no comments, no pieces of f-strings."""
from __future__ import annotations

from pathlib import Path

from walstatt.lab.citations import citations, unknown_rulings

SOURCE = '''"""aofs.modifiers"""
RULE = "aofs.quality_test"  # aofs.golden_rule


def test(name):
    "aofs.golden_rule"
    use("aofs.quality_test", note="see aofs.golden_rule")
    use(f"aofs.special.{name}", f"{use('aofs.modifiers')}")
    return "aofs.question", "aofs.r.no_such_ruling", f"aofs.golden_rule"
'''


def write(root: Path, name: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True)
    path.write_text(SOURCE, "utf-8")


def test_only_literals_that_are_exactly_an_id_count(tmp_path: Path) -> None:
    write(tmp_path, "games/aofs/tests.py")
    assert citations(tmp_path) == {
        "aofs.quality_test": ["games/aofs/tests.py:2", "games/aofs/tests.py:7"],
        "aofs.modifiers": ["games/aofs/tests.py:8"],
    }
    assert unknown_rulings(tmp_path) == {"aofs.r.no_such_ruling": ["games/aofs/tests.py:9"]}


def test_only_the_rules_code_is_searched(tmp_path: Path) -> None:
    write(tmp_path, "cli/help.py")
    assert citations(tmp_path) == {}


def test_the_engine_cites_only_rulings_that_the_catalogue_holds() -> None:
    assert unknown_rulings() == {}
