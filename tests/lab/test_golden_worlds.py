"""Golden worlds go as they did, and a rule that has changed is told where it shows."""
from __future__ import annotations

from pathlib import Path

import pytest

from walstatt.games.kalevala.realm import armament
from walstatt.lab.kalevala_golden import KINDS, Kind, differences, file_of, played_again, read, write

FOLDER = Path(__file__).parents[1] / "golden"
BIGGEST = 50_000
"""Bytes of one file."""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_they_go_as_they_did(kind: Kind) -> None:
    stored = read(kind.name, FOLDER)
    assert stored is not None
    told = list(differences(stored, played_again(kind, stored)))
    assert not told, "wanted? scripts/golden_worlds.py --write"
    assert file_of(kind.name, FOLDER).stat().st_size < BIGGEST


def test_a_changed_rule_is_told_where_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(armament, "PEOPLE", 17)
    stored = read("robots", FOLDER)
    assert stored is not None
    told = "\n".join(differences(stored, played_again(KINDS[0], stored)))
    assert "phases/270.1/reports/Brunhilde/" in told
    assert "phases/270.1/state/world/forces/" in told


def test_what_is_written_is_read_as_the_same(tmp_path: Path) -> None:
    stored = read("accounts", FOLDER)
    assert stored is not None
    write(stored, tmp_path)
    again = read("accounts", tmp_path)
    assert again is not None
    assert not list(differences(stored, again))
    assert read("robots", tmp_path) is None


def test_order_counts() -> None:
    stored, other = read("robots", FOLDER), read("robots", FOLDER)
    assert stored is not None and other is not None
    other.founded = dict(reversed(other.founded.items()))
    assert list(differences(stored, other)) == ["the same things in another order"]
