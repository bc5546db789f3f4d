"""The catalogue is complete and sound, and its validator finds what is not."""
from __future__ import annotations

import msgspec
import pytest

from walstatt.core.catalogue import GAMES, Rule, Ruling, load, load_all, parse, problems

COUNTS = {
    "ags": (367, 146),
    "aofs": (132, 100),
    "frostgrave": (79, 74),
    "anima": (70, 70),
    "kalevala": (774, 315),
}


def rule(id: str = "aofs.walk", **fields: object) -> str:
    return _entry("rule", {"id": id, "term": "Gehen", "name": "walk", "de": "…", "en": "…", "shows": "…"} | fields)


def ruling(id: str = "aofs.r.walk", **fields: object) -> str:
    return _entry("ruling", {"id": id, "question": "?", "default": "!", "why": "…", "rules": ["aofs.walk"]} | fields)


def _entry(kind: str, fields: dict[str, object]) -> str:
    lines = (f"{key} = {msgspec.json.encode(value).decode()}" for key, value in fields.items() if value is not None)
    return f"[[{kind}]]\n" + "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_catalogue_is_complete_and_sound(game: str) -> None:
    catalogue = load(game)
    assert (len(catalogue.rules), len(catalogue.rulings)) == COUNTS[game]
    assert problems(catalogue) == []
    assert catalogue.games() == (game,)


def test_all_games_together() -> None:
    catalogue = load_all()
    assert catalogue.games() == GAMES
    assert problems(catalogue) == []
    assert [entry.id for entry in catalogue.of_game("ags").entries()] == [entry.id for entry in load("ags").entries()]


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        load("chess")


def test_entries_are_found_by_id() -> None:
    catalogue = parse(rule() + rule("aofs.run", needs=["aofs.walk"]) + ruling())
    walk, reading = catalogue["aofs.walk"], catalogue["aofs.r.walk"]
    assert isinstance(walk, Rule)
    assert isinstance(reading, Ruling)
    assert (walk.game, walk.term) == ("aofs", "Gehen")
    assert "aofs.walk" in catalogue
    assert catalogue.get("aofs.fly") is None
    assert [other.id for other in catalogue.needing("aofs.walk")] == ["aofs.run"]
    assert catalogue.rulings_on("aofs.walk") == (reading,)


def test_nearest_finds_words_and_slips_of_the_finger() -> None:
    catalogue = parse(rule() + rule("aofs.shooting.who", term="Schießen", name="shooters") + ruling())
    assert [entry.id for entry in catalogue.nearest("schießen")] == ["aofs.shooting.who"]
    assert next(iter(catalogue.nearest("aofs.shoting.who"))).id == "aofs.shooting.who"
    assert catalogue.nearest("zzz") == ()


SOUND = rule() + ruling()
BROKEN = {
    "unknown need": (SOUND + rule("aofs.run", needs=["aofs.fly"]), "aofs.run: refers to unknown aofs.fly"),
    "unknown rule": (SOUND + ruling("aofs.r.run", rules=["aofs.fly"]), "aofs.r.run: refers to unknown aofs.fly"),
    "missing field": (SOUND + rule("aofs.run", en=None), "aofs.run: lacks en"),
    "several missing": (SOUND + ruling("aofs.r.run", why=None, rules=None), "aofs.r.run: lacks why, rules"),
    "missing id": (SOUND + rule(id=""), "?: lacks id"),
    "odd id": (SOUND + rule("aofs.Run"), "aofs.Run: odd id"),
    "odd game": (SOUND + rule("chess.run"), "chess.run: odd id"),
    "odd name": (SOUND + rule("aofs.run", name="Run fast"), "aofs.run: odd name 'Run fast'"),
    "duplicate": (SOUND + rule(), "aofs.walk: twice in the catalogue"),
}


def test_a_sound_catalogue_has_no_problems() -> None:
    assert problems(parse(SOUND)) == []


@pytest.mark.parametrize("kind", BROKEN)
def test_each_kind_of_problem_is_found(kind: str) -> None:
    toml, expected = BROKEN[kind]
    assert problems(parse(toml)) == [expected]


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="need"):
        parse(rule(need=["aofs.run"]))
