"""The catalogue is complete and sound, and its validator finds what is not."""
from __future__ import annotations

import re

import msgspec
import pytest

from walstatt.core import catalogue
from walstatt.core.catalogue import (
    Catalogue,
    Rule,
    Ruling,
    RulingText,
    load,
    load_all,
    parse,
    problems,
    translated,
)
from walstatt.core.kits import own_kits

GAMES = tuple(key for key, kit in own_kits().items() if kit.has_rules)
ENGLISH_ONLY = [key for key, kit in own_kits().items() if kit.english_only]
COUNTS = {
    "ags": (367, 146),
    "aofs": (132, 100),
    "frostgrave": (155, 74),
    "anima": (104, 70),
    "kalevala": (774, 318),
}


def rule(id: str = "aofs.walk", **fields: object) -> str:
    return _entry("rule", {"id": id, "term": "Gehen", "name": "walk", "de": "…", "en": "…", "shows": "…"} | fields)


def ruling(id: str = "aofs.r.walk", **fields: object) -> str:
    return _entry("ruling", {"id": id, "question": "?", "default": "!", "why": "…", "rules": ["aofs.walk"]} | fields)


def german(id: str = "aofs.r.walk", **fields: object) -> str:
    return _entry("ruling", {"id": id, "term": "Gang", "question": "?", "default": "!", "why": "…"} | fields)


def _entry(kind: str, fields: dict[str, object]) -> str:
    lines = (f"{key} = {msgspec.json.encode(value).decode()}" for key, value in fields.items() if value is not None)
    return f"[[{kind}]]\n" + "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_german_text_except_in_games_that_are_english_only(game: str) -> None:
    without = [ruling.id for ruling in load(game).rulings if "de" not in ruling.languages]
    assert game in ENGLISH_ONLY or not without


def test_abbreviations_in_english_names_are_written_as_everywhere() -> None:
    """People read the name as a title: `re` in it is no English word."""
    wrong = {"ee", "gf", "gfs", "gp", "gr", "hq", "hz", "kf", "kr", "ksp", "oeh", "re", "sl", "vs", "zeh"}
    assert [one.id for one in load("kalevala").rules if wrong & set(one.name.split("_"))] == []


@pytest.mark.parametrize("game", GAMES)
def test_german_rulings_have_the_numbers_of_the_english_ones(game: str) -> None:
    odd = {
        ruling.id: sorted(lost)
        for ruling in load(game).rulings
        if "de" in ruling.languages
        if (lost := _numbers(_words(ruling.text("en"))) - _numbers(_point(_words(ruling.text("de")))))
    }
    assert odd == {}


def _words(text: RulingText) -> str:
    return " ".join((text.default, *text.choices))


def _point(german: str) -> str:
    """With a point as decimal sign."""
    return re.sub(r"(\d),(\d)", r"\1.\2", german)


def _numbers(words: str) -> set[str]:
    return set(re.findall(r"\d+(?:\.\d+)?", words))


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


def sound(toml: str) -> Catalogue:
    """With German texts for the rulings in it."""
    catalogue = parse(toml)
    return translated(catalogue, "".join(german(one.id) for one in catalogue.rulings))


def test_a_sound_catalogue_has_no_problems() -> None:
    assert problems(sound(SOUND)) == []


@pytest.mark.parametrize("kind", BROKEN)
def test_each_kind_of_problem_is_found(kind: str) -> None:
    toml, expected = BROKEN[kind]
    assert problems(sound(toml)) == [expected]


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="need"):
        parse(rule(need=["aofs.run"]))


def test_a_ruling_speaks_german_where_it_can() -> None:
    english = parse(rule() + ruling(choices=["Run."], question="Where?"))
    both = translated(english, german(choices=["Laufen."], question="Wo?"))
    reading = both["aofs.r.walk"]
    assert isinstance(reading, Ruling)
    assert reading.languages == ("de", "en")
    assert (reading.text("de").question, reading.text("en").question) == ("Wo?", "Where?")
    assert (reading.text("de").term, reading.text("en").term) == ("Gang", "walk")
    assert problems(both) == []
    assert [entry.id for entry in both.nearest("gang")] == ["aofs.r.walk"]
    alone = english["aofs.r.walk"]
    assert isinstance(alone, Ruling)
    assert (alone.languages, alone.text("de")) == (("en",), alone.text("en"))


GERMAN = {
    "none": (ruling("aofs.r.run"), "", "aofs.r.run: lacks a German text"),
    "missing field": (ruling("aofs.r.run"), german("aofs.r.run", why=None), "aofs.r.run: the German text lacks why"),
    "choices": (
        ruling("aofs.r.run", choices=["a", "b"]), german("aofs.r.run", choices=["a"]),
        "aofs.r.run: 1 choices in German, 2 in English",
    ),
}


@pytest.mark.parametrize("kind", GERMAN)
def test_flaws_of_german_texts_are_found(kind: str) -> None:
    english, words, expected = GERMAN[kind]
    assert problems(translated(parse(SOUND + english), german() + words)) == [expected]


def test_a_game_may_be_english_only(monkeypatch: pytest.MonkeyPatch) -> None:
    english = rule("kalevala.walk") + ruling("kalevala.r.walk", rules=["kalevala.walk"])
    assert problems(parse(english)) != []
    kit = msgspec.structs.replace(own_kits()["kalevala"], english_only=True)
    monkeypatch.setattr(catalogue, "kit_of", lambda _: kit)
    assert problems(parse(english)) == []


@pytest.mark.parametrize("words", [german("aofs.r.fly"), german("aofs.walk"), german() + german()])
def test_a_german_text_of_no_ruling_or_a_second_one_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match="German text"):
        translated(parse(SOUND), words)
