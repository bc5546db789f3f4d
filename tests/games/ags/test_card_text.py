"""Cards as text: read as the book writes them, printed back the same, and exact about what is not understood."""
from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from walstatt.core.texts import Texts
from walstatt.games.ags import rosters
from walstatt.games.ags.abilities import (
    Ability,
    Amount,
    Condition,
    Dice,
    Effect,
    Reach,
    Target,
    Test,
)
from walstatt.games.ags.card_text import (
    CardError,
    NotWritable,
    check_card,
    read_ability,
    read_card,
    write_ability,
    write_card,
)
from walstatt.games.ags.hiring import read_file
from walstatt.games.ags.notation import phrases as p
from walstatt.games.ags.notation.ability_text import HOLDING, LASTING, NO_RANGE
from walstatt.games.ags.notation.words import ATTACK_TAGS, IMMUNITIES, KINDS, PEOPLE_NAMES, REACH_WORDS, TAGS, TagKind
from walstatt.games.ags.profiles import CONDITIONS, PEOPLES, MobBonus, Profile, ShadowValues, Tag

GERMAN = Texts("de")
ENGLISH = Texts("en")
DOCS = Path(__file__).parents[3] / "docs"


# ---- the book


def test_the_strike_of_the_book() -> None:
    """ags.2.3.faehigkeitskopf"""
    strike = read_ability("[Norm] Hieb - ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt")
    assert strike == Ability(
        "Hieb", ("norm",), Test("att_def", Dice(4, 3)), Reach("nah", 0), Target("foe", contact=True)
    )


def test_the_book_writes_the_head_in_a_line_of_its_own() -> None:
    written = "[Spez] Heilung\nWIL vs. TN 1, Spruch (8), freundl. Modell in Reichweite: heilt W3"
    assert write_ability(read_ability(written)) == (
        "[Spez] Heilung - WIL vs. TN 1, Spruch (8), freundl. Modell in Reichweite: heilt W3."
    )


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        (
            "[Spez] Heilung\nWIL vs. TN 1, Spruch (8), freundl. Modell in Reichweite\nDas Ziel heilt W3 HP.",
            "[Spez] Heilung - WIL vs. TN 1, Spruch (8), freundl. Modell in Reichweite: heilt W3.",
        ),
        (
            "[Norm] Sammeln\nGelingt autom., dieses Modell\nDas Ziel erhält den Fokussierend Zustand.",
            "[Norm] Sammeln - gelingt autom., dieses Modell: Ziel wird Fokussierend.",
        ),
        (
            "[Norm] Bolzen\nATT 4/4+ vs. DEF, Fern (10), feindl. Modell in Reichweite\nRüstungsbrechend (1).",
            "[Norm] Bolzen - ATT 4/4+ vs. DEF, Fern (10), feindl. Modell in Reichweite, Rüstungsbrechend (1)",
        ),
        (
            ("[Spez] Glut\nATT 4/4+ vs. DEF, Spruch (8), Area (2), ein Punkt in Reichweite und LoS\n"
            "Magischer Schaden. Alle Ziele erhalten den Brennend Zustand."),
            ("[Spez] Glut - ATT 4/4+ vs. DEF, Spruch (8), Area (2), ein Punkt in Reichweite und LoS, "
            "Magischer Schaden: Ziel wird Brennend."),
        ),
        (
            ("[Norm] Stich\nATT 4/3+ vs. DEF, Nah (2), feindl. Modell in Reichweite\n"
            "Wenn das Ziel Schaden erleidet, erleidet dieses Modell 1 Schaden. "
            "Wenn das Ziel getroffen wird, erhält es den Vergiftet Zustand."),
            ("[Norm] Stich - ATT 4/3+ vs. DEF, Nah (2), feindl. Modell in Reichweite: "
            "Schaden: dieses Modell erleidet 1 Schaden. Treffer: Ziel wird Vergiftet."),
        ),
        (
            ("[Spez] Segen\ngelingt autom., Aura (4), alle freundl. Modelle und dieses Modell\n"
            "Die Ziele erhalten den Magisch Gesegnet Zustand."),
            ("[Spez] Segen - gelingt autom., Aura (4), dieses Modell und alle freundl. Modelle: "
            "Ziel wird Magisch Gesegnet."),
        ),
        (
            "[Spez] Zorn\ngelingt autom., dieses Modell\nDas Ziel erhält ATT+2/# und DEF-1/# bis zum Ende der Runde.",
            (
                "[Spez] Zorn - gelingt autom., dieses Modell: ATT+2/# bis zum Ende der Runde. "
                "DEF-1/# bis zum Ende der Runde."
            ),
        ),
        (
            (
                "[Spez] Frost\nWIL vs. WIL, Fluch (8), feindl. Modell in Reichweite\n"
                "Das Ziel erhält den Verfroren Zustand und den Geschwächt Zustand."
            ),
            (
                "[Spez] Frost - WIL vs. WIL, Fluch (8), feindl. Modell in Reichweite: "
                "Ziel wird Verfroren. Ziel wird Geschwächt."
            ),
        ),
        (
            "[Norm] Bake\ngelingt autom., dieses Modell\nPlatziere einen TT-Marker in Kontakt (0). Erhalte 1LT.",
            "[Norm] Bake - gelingt autom., dieses Modell: platziert 1 TT-Marker. erhält 1 LT.",
        ),
        (
            ("[Norm] Fegen\ngelingt autom., Nah (0), ein beliebiger TT-Marker in Kontakt\n"
            "Entferne einen TT-Marker in Kontakt (0)."),
            "[Norm] Fegen - gelingt autom., Nah (0), ein beliebiger TT-Marker in Kontakt: entfernt TT-Marker.",
        ),
        (
            "[Norm] Wink\ngelingt autom., Aura (6), freundl. Modell in Reichweite\nBewege das Ziel um bis zu 2 Zoll.",
            "[Norm] Wink - gelingt autom., Aura (6), freundl. Modell in Reichweite: Ziel wird 2 Zoll bewegt.",
        ),
        (
            "[Spez] Knochen\nWIL vs. TN 1, Spruch (6), ein CM in Reichweite\nEntferne den CM. Beschwört zwei Skelett.",
            "[Spez] Knochen - WIL vs. TN 1, Spruch (6), ein CM in Reichweite: entfernt CM. beschwört 2 Skelett.",
        ),
    ],
)
def test_name_head_and_text_in_three_lines_as_the_book_has_them(typed: str, printed: str) -> None:
    read = read_ability(typed)
    assert write_ability(read) == printed
    assert read_ability(printed) == read


def test_a_third_line_that_is_not_understood_is_named_at_its_place() -> None:
    with pytest.raises(CardError) as caught:
        read_ability("[Norm] Eile\nGelingt autom., Bewegung, dieses Modell\nBewege das Ziel um bis zu MOV.")
    assert (caught.value.line, caught.value.column) == (3, 27)
    assert "MOV" in GERMAN.say(caught.value.message)


BOOK_CARD = """Feldscher
Orden, Anführer, Limit 1, Heuerkosten 9
BS S, HP 5, MOV 5, DEF 4/4+
Tags: Rüstung (1), Immun gegen Furcht, immun gegen alle Zustände
[Spez] Heilung
WIL vs. TN 1, Spruch (8), freundl. Modell in Reichweite
Das Ziel heilt W3 HP.
[Pass] Vorbild - Aura (4), alle freundl. Modelle
DEF+1/#.
WIL 4/4+
"""


def test_a_card_takes_the_blocks_of_the_book_without_indenting() -> None:
    assert write_card(read_card(BOOK_CARD)) == (
        "Feldscher\n"
        "Orden, Anführer, Limit 1, Kosten 9\n"
        "BS S, HP 5, MOV 5, DEF 4/4+, WIL 4/4+\n"
        "Tags: Rüstung (1), Immun (Furcht), Immun (alle Zustände)\n"
        "[Spez] Heilung - WIL vs. TN 1, Spruch (8), freundl. Modell in Reichweite: heilt W3.\n"
        "[Pass] Vorbild - Aura (4), alle freundl. Modelle: DEF+1/#."
    )


def test_a_mistake_in_such_a_block_is_told_with_its_line() -> None:
    [problem] = check_card(BOOK_CARD.replace("W3 HP", "W4 HP")).problems
    assert (problem.line, problem.column) == (7, 16)


@pytest.mark.parametrize(
    "text",
    [
        "[Norm]+[Norm] Rennen - gelingt autom., Bewegung, dieses Modell: Ziel wird 10 Zoll bewegt.",
        "[Spez] Ruf - gelingt autom., 2 LT, Aura (6), dieses Modell und alle freundl. Modelle: heilt 1.",
        "[Norm] Bann - WIL vs. TN 1, Spruch (6), zwei beliebige TT-Marker in Reichweite: entfernt TT-Marker.",
        "[Norm] Bann - WIL vs. TN 1, Spruch (6), ein feindl. TT-Marker in Reichweite und LoS: entfernt TT-Marker.",
        "[Norm] Sturm - ATT 4/3+ vs. DEF, Spruch (8), Area (2), ein Punkt in Reichweite und LoS",
        "[Norm] Alles - gelingt autom., alle TT: entfernt TT-Marker.",
        "[Norm] Grab - gelingt autom., alle CM: entfernt CM.",
        "[Pass] Formation - Solange in Kontakt mit freundl. Modell mit Armee: DEF+1/#.",
        "[Pass] Rache - Nach einem Nah-Angriff auf dieses Modell, ATT 3/3+ vs. DEF, Nah (0), das auslösende Modell",
        "[Pass] Wut - Solange verwundet und im Nahkampf: ATT+1/-1.",
        (
            "[Norm] Pfeil - ATT 4/4+ vs. DEF, Fern (10), feindl. Modell in Reichweite und LoS, Rüstungsbrechend (1): "
            'Schaden: bei 4+ Ziel wird Blutend. Ausgeschaltet: erhält 1 LT. "Die Menge jubelt.".'
        ),
    ],
)
def test_what_is_in_order_is_printed_back_as_it_was(text: str) -> None:
    assert write_ability(read_ability(text)) == text


@pytest.mark.parametrize(
    ("sloppy", "neat"),
    [
        (
            "[norm]  Hieb –  att 4 / 3+ gegen def,nah(0),feindliches modell in kontakt.",
            "[Norm] Hieb - ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt",
        ),
        (
            (
                "[Spez] Segen - freundliches Modell in Reichweite und in LoS, Spruch (6), gelingt automatisch : "
                "das Ziel wird Magisch gesegnet; Ziel heilt 2 HP"
            ),
            (
                "[Spez] Segen - gelingt autom., Spruch (6), freundl. Modell in Reichweite und LoS: "
                "Ziel wird Magisch Gesegnet. heilt 2."
            ),
        ),
        (
            '[Norm] Zug - gelingt autom., ein belieb. Modell in Kontakt: Ziel wird 2" gestoßen. Ziel erhält DEF −1/#',
            "[Norm] Zug - gelingt autom., ein beliebiges Modell in Kontakt: Ziel wird 2 Zoll weggestoßen. DEF-1/#.",
        ),
        (
            (
                "[Norm] Fackel - ATT 3/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt: "
                "Treffer: Das Ziel erhält den Brennend Zustand. Dieses Modell erhält den Zustand Magisch Gesegnet."
            ),
            (
                "[Norm] Fackel - ATT 3/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt: "
                "Treffer: Ziel wird Brennend. dieses Modell wird Magisch Gesegnet."
            ),
        ),
    ],
)
def test_sloppy_cards_are_printed_neatly(sloppy: str, neat: str) -> None:
    assert write_ability(read_ability(sloppy)) == neat


STRIKE = "[Norm] Hieb - ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt"
SHOT = "[Norm] Wurf - ATT 4/4+ vs. DEF, Fern (8), feindl. Modell in Reichweite und LoS"


@pytest.mark.parametrize(
    ("typed", "neat"),
    [
        # signs
        ("[Norm] Hieb ‑ ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt", STRIKE),
        ("[Norm] Hieb − ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt", STRIKE),
        ("[Norm] Hieb — ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt", STRIKE),
        ("[Norm] Hieb: ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt", STRIKE),
        ("[Norm] Hieb\r\nATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt\r\n", STRIKE),
        ("[Norm] Hieb - ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt (0)", STRIKE),
        ('[Norm] Wurf - ATT 4/4+ vs. DEF, Fern (8"), feindl. Modell in LoS und Reichweite', SHOT),
        ("[Norm] Wurf - ATT 4/4+ vs. DEF, Fern ( 8 Zoll ), feindl. Modell in Reichweite und Sichtlinie", SHOT),
        (
            "[Norm] Wurf - ATT 4/4+ vs. DEF, Fern (7.5”), feindl. Modell in Reichweite und LoS",
            "[Norm] Wurf - ATT 4/4+ vs. DEF, Fern (7,5), feindl. Modell in Reichweite und LoS",
        ),
        ("[Pass] Eis: DEF –1/#.", "[Pass] Eis: DEF-1/#."),
        ("[Pass] Ruf: »Hurra!«", '[Pass] Ruf: "Hurra!".'),
        ("[Pass] Ruf: “Hurra!”", '[Pass] Ruf: "Hurra!".'),
        ('[Pass] Ruf: "Er ruft „Hurra!“ laut"', '[Pass] Ruf: "Er ruft „Hurra!“ laut".'),
        # umlauts
        (
            "[Pass] Wald - Solange in der eigenen Haelfte: Ziel erhaelt Furchteinfloessend (1).",
            "[Pass] Wald - Solange in der eigenen Hälfte: Ziel erhält Furchteinflößend (1).",
        ),
        (
            "[Spez] Ruf - WIL vs. TN 1, Spruch (6), ein CM in Reichweite: BESCHWOERT ein Skelett (hoechstens 4)",
            "[Spez] Ruf - WIL vs. TN 1, Spruch (6), ein CM in Reichweite: beschwört 1 Skelett (höchstens 4).",
        ),
        ("[Pass] X - nach einem Sturmangriff: Freier Stoss", "[Pass] X - Nach einem Sturmangriff: Freier Stoß."),
        (unicodedata.normalize("NFD", "[Pass] Härte: Ziel erhält Zäh."), "[Pass] Härte: Ziel erhält Zäh."),
        # words
        (
            STRIKE + ": Bei Treffer: Ziel erhält Brennend. Bei Schaden, Ziel erleidet einen Schaden.",
            STRIKE + ": Treffer: Ziel wird Brennend. Schaden: Ziel erleidet 1 Schaden.",
        ),
        (
            STRIKE + ": bei Misserfolg: wahlweise bei 4+ Ziel wird um 2“ weggestoßen",
            STRIKE + ": Misserfolg: bei 4+ wahlweise Ziel wird 2 Zoll weggestoßen.",
        ),
        (
            "[Pass] Mut - Aura (6), alle freundlichen Modelle: Die Ziele erhalten Mutig (1) und Immun gegen Furcht",
            "[Pass] Mut - Aura (6), alle freundl. Modelle: Ziel erhält Mutig (1). Ziel erhält Immun (Furcht).",
        ),
        (
            "[Pass] Reihe - Solange in Kontakt mit einem freundlichen Modell mit Garde des Königs: DEF+1/#",
            "[Pass] Reihe - Solange in Kontakt mit freundl. Modell mit Garde des Königs: DEF+1/#.",
        ),
        (
            "[Pass] Dorn - Nach einem Nahangriff auf dieses Modell, das auslösende Modell: Ziel erleidet 1 Schaden",
            "[Pass] Dorn - Nach einem Nah-Angriff auf dieses Modell, das auslösende Modell: Ziel erleidet 1 Schaden.",
        ),
        (
            '[Norm] Mal - gelingt autom., dieses Modell, ein mal pro Runde: Platziere zwei TT Marker innerhalb von 3"',
            "[Norm] Mal - gelingt autom., dieses Modell, einmal pro Runde: platziert 2 TT-Marker innerhalb von 3 Zoll.",
        ),
        (
            "[Norm] Fegen - 1W6 vs. TN 3, Nah (0), ein eigener TT-Marker in Kontakt: Entferne alle TT-Marker",
            "[Norm] Fegen - W6 vs. TN 3, Nah (0), ein freundl. TT-Marker in Kontakt: entfernt TT-Marker.",
        ),
    ],
)
def test_what_people_type_is_read_as_meant(typed: str, neat: str) -> None:
    read = read_ability(typed)
    assert write_ability(read) == neat
    assert read_ability(neat) == read


# ---- what is not understood


@pytest.mark.parametrize(
    ("text", "column", "german", "english"),
    [
        ("[Norm] Hieb - ATT 4/3 vs. DEF", 19, "Würfel und Schwierigkeit wie 4/3+", "dice and difficulty such as 4/3+"),
        ("[Norm] Hieb - ATT 4/3+ vs. DEF, Nah 0, feindl. Modell", 37, "„(“", "“(”"),
        ("[Norm] Hieb - ATT 4/3+ vs. DEV", 28, "„DEF“", "“DEF”"),
        ("[Norm] X - gelingt autom., dieses Modell: Ziel wird Brenend", 53, "„Brennend“", "“Brennend”"),
        ("[Norm] X - gelingt autom., feindl. Modell in der Nähe", 46, "„Kontakt“", "“Kontakt”"),
        ("[Norm] X - gelingt autom., dieses Modell: Ziel tanzt", 48, "erleidet", "erleidet"),
        ("[Norm] X - gelingt autom., dieses Modell, Nah (0), Fern (3)", 52, "zweite Reichweite", "second range"),
        ("[Norm] X - gelingt autom.", 26, "fehlt das Ziel", "lacks its target"),
        ("[Spez] X (1 LT) - gelingt autom., dieses Modell", 11, "hinter dem Strich", "behind the dash"),
        ("[Norm] X - feindl. Modell", 26, "fehlt die Probe", "lacks its test"),
        ("[Norm] X - Zu Beginn der Runde, gelingt autom., dieses Modell", 12, "[Pass]", "[Pass]"),
        ("[Norm]+[Pass] X - gelingt autom., dieses Modell", 1, "[Pass]", "[Pass]"),
        ("Hieb", 1, "[Norm], [Spez] oder [Pass]", "“[Norm]”, “[Spez]” or “[Pass]”"),
        ("", 1, "hier fehlt etwas", "something is missing"),
        ("[Norm] X - gelingt autom., dieses Modell: heilt 1 heilt 2", 51, "„.“", "“.”"),
        ("[Norm] Hieb ATT 4/3+ vs. DEF, Nah (0)", 12, "steht ein Strich", "stands a dash"),
        ("[Norm] Hieb- ATT 4/3+ vs. DEF, Nah (0)", 12, "steht ein Strich", "stands a dash"),
        ("[Spez] Ruf, WIL vs. TN 1, Spruch (8)", 11, "steht ein Strich", "stands a dash"),
        ("[Norm] Hieb - ATT 4/3+ vs. DEF; Nah (0)", 31, "„,“", "“,”"),
        ("[Norm] Hieb - ATT 4/3+ vs. DEF Nah (0)", 32, "„,“", "“,”"),
        ("[Pass] Eile: MOV+1/-1.", 20, "eine einzige Zahl wie MOV+1", "a single number such as MOV+1"),
        ("[Pass] Eile: MOV+0.", 17, "eine einzige Zahl wie MOV+1", "a single number such as MOV+1"),
        ("[Pass] Stolz: Ziel erhält Mutig (0).", 34, "eine Zahl von 1 an", "a number from 1 on"),
        ("[Norm] Ruf - gelingt autom., dieses Modell: beschwört 0 Mar", 55, "eine Zahl von 1 an", "a number from 1 on"),
        ("[Norm] Ruf - gelingt autom., dieses Modell: beschwört 1 Mar (höchstens 0)", 72, "von 1 an", "from 1 on"),
        (STRIKE + ": Ziel wird Blutend bis zum Spielende.", 87, "eine Dauer haben nur", "have a duration"),
        ("[Pass] Zorn: bei 4+ ATT+1/#.", 14, "gilt immer", "always holds"),
        ("[Norm] Blick - WIL vs. WIL, feindl. Modell in Reichweite: Ziel wird Verwirrt.", 29, "verlangt", "asks for"),
        ("[Pass] Zorn - 1 LT: ATT+1/#.", 15, "gilt immer", "always holds"),
        ("[Pass] Zorn - Solange verwundet, einmal pro Spiel: ATT+1/#.", 34, "gilt immer", "always holds"),
        ("[Pass] Zorn - Aura (6), WIL vs. TN 1, alle freundl. Modelle: ATT+1/#.", 25, "gilt immer", "always holds"),
        ("[Pass] Zorn: ATT+1/# bis zum Ende der Runde.", 22, "gilt immer", "always holds"),
    ],
)
def test_mistakes_have_a_place_and_say_what_was_expected(text: str, column: int, german: str, english: str) -> None:
    with pytest.raises(CardError) as caught:
        read_ability(text)
    error = caught.value
    assert (error.line, error.column) == (1, column)
    assert german in GERMAN.say(error.message)
    assert english in ENGLISH.say(error.message)


def test_what_no_phrase_says_cannot_be_written() -> None:
    with pytest.raises(NotWritable):
        write_ability(Ability("X", effects=(Effect("condition", word="Rosa"),)))
    with pytest.raises(NotWritable):
        write_ability(Ability("X", tags=("Glitzernd",)))


# ---- generated abilities

NAMES = st.from_regex(r"[A-ZÄÖÜ][a-zäöüß]{0,8}( [A-ZÄÖÜ][a-zäöüß]{1,6})?", fullmatch=True)
INCHES = st.sampled_from([0.0, 1.0, 2.0, 2.5, 3.0, 8.0, 12.0])
FAR = st.sampled_from([1.0, 3.0, 6.5])
COUNTS = st.integers(1, 4).map(Amount)
AMOUNTS = st.builds(Amount, st.integers(0, 4), st.integers(0, 2), st.integers(0, 2))
CHANGES = st.builds(
    lambda word, strength, difficulty: {"word": word, "strength": strength, "difficulty": difficulty},
    st.sampled_from(["ATT", "DEF", "WIL"]), st.integers(-3, 3), st.integers(-2, 2),
) | st.integers(1, 3).map(lambda more: {"word": "MOV", "strength": more, "difficulty": 0})
QUOTED = st.text(
    st.characters(whitelist_categories=("L", "N", "P", "Zs"), blacklist_characters='"\n'), max_size=20
).map(lambda words: unicodedata.normalize("NFC", words))


def tag_texts(tags: dict[str, TagKind]) -> st.SearchStrategy[str]:
    def values(word: str) -> st.SearchStrategy[str]:
        kind = tags[word]
        if not kind.values:
            return st.just(word)
        known = ["1", "2", "3"] if kind.values == "number" else list(kind.values)
        return st.sampled_from(known).map(lambda value: f"{word} ({value})")

    return st.sampled_from(sorted(tags)).flatmap(values)


OWN_WORDS = st.sampled_from([word for word, kind in TAGS.items() if not kind.values] + list(KINDS)) | NAMES
SLOTS: dict[str, st.SearchStrategy[dict[str, Any]]] = {
    "on": st.sampled_from(["target", "self"]).map(lambda on: {"on": on}),
    "amount": AMOUNTS.map(lambda one: {"amount": one}),
    "count": COUNTS.map(lambda one: {"amount": one}),
    "condition": st.sampled_from(CONDITIONS).map(lambda one: {"word": one}),
    "inches": INCHES.map(lambda one: {"inches": one}),
    "far": FAR.map(lambda one: {"inches": one}),
    "change": CHANGES,
    "tag": tag_texts(dict(TAGS)).map(lambda one: {"word": one}),
    "card": OWN_WORDS.map(lambda one: {"word": one}),
    "word": OWN_WORDS.map(lambda one: {"word": one}),
    "most": st.integers(1, 6).map(lambda one: {"strength": one}),
    "text": QUOTED.map(lambda one: {"word": one}),
}


@st.composite
def effects(draw: st.DrawFn, blocks: Sequence[str] = ()) -> Effect:
    """Any effect, or one of some blocks that hold all the time."""
    phrase = draw(st.sampled_from([one for one in p.EFFECTS.phrases if not blocks or one.fixed["block"] in blocks]))
    fields: dict[str, Any] = {}
    for slot in phrase.slots:
        fields |= draw(SLOTS[slot])
    fields |= phrase.fixed
    if blocks:
        return Effect(**fields)
    return Effect(
        **fields,
        when=draw(st.sampled_from(["success", *p.WHEN])),
        chance=draw(st.sampled_from([0, 0, 2, 6])),
        optional=draw(st.booleans()),
        until=draw(st.sampled_from(["", *p.UNTIL])) if fields["block"] in LASTING else "",
    )


@st.composite
def conditions(draw: st.DrawFn) -> Condition:
    phrase = draw(st.sampled_from(p.WHILES.phrases))
    fields: dict[str, Any] = {}
    for slot in phrase.slots:
        fields |= draw(SLOTS[slot])
    return Condition(**{**fields, **phrase.fixed})


@st.composite
def targets(draw: st.DrawFn, *, passive: bool, ranged: bool) -> Target:
    fixed = draw(st.sampled_from([one.fixed for one in p.TARGETS.phrases if passive or one.fixed["who"] != "trigger"]))
    facts = {fact: draw(st.booleans()) for fact in p.TARGET_FACTS if ranged or fact != "in_range"}
    return Target(**{**fixed, **facts}, having=draw(st.just("") | OWN_WORDS))


DICE = st.builds(Dice, st.integers(1, 7), st.integers(3, 5))
TESTS = st.one_of(
    st.sampled_from([Test(), Test("wil_wil")]),
    st.builds(Test, st.sampled_from(["att_def", "att_wil"]), DICE),
    st.builds(Test, st.just("att_tn"), DICE, st.integers(0, 4)),
    st.builds(lambda kind, tn: Test(kind, None, tn), st.sampled_from(["wil_tn", "w6_tn"]), st.integers(0, 5)),
)
REACHES = st.builds(
    Reach, st.sampled_from(["", "bewegung", "passiv"]), st.just(0.0), st.none() | FAR
) | st.builds(Reach, st.sampled_from(["nah", "fern", "spruch", "fluch", "aura"]), INCHES, st.none() | FAR)


@st.composite
def abilities(draw: st.DrawFn) -> Ability:
    passive = draw(st.booleans())
    costs = ("pass",) if passive else draw(st.sampled_from([("norm",), ("spez",), ("norm", "norm"), ("norm", "spez")]))
    trigger: Any = draw(st.sampled_from(["", *p.TRIGGERS])) if passive else ""
    holds = passive and not trigger
    blocks = HOLDING if holds else ()
    reach = draw(REACHES)
    target = draw(targets(passive=passive, ranged=reach.kind not in NO_RANGE))
    return Ability(
        draw(NAMES), costs, Test() if holds else draw(TESTS), reach, target,
        0 if holds else draw(st.integers(0, 2)),
        tuple(draw(st.lists(effects(blocks), max_size=3))),
        tuple(draw(st.lists(tag_texts(dict(ATTACK_TAGS)), max_size=2))),
        trigger,
        tuple(draw(st.lists(conditions(), max_size=2))) if passive else (),
        "" if holds else draw(st.sampled_from(["", *p.ONCE])),
        draw(st.just("") | NAMES),
    )


@settings(max_examples=150, deadline=None)
@given(abilities())
def test_every_ability_is_read_back_as_it_was_written(ability: Ability) -> None:
    written = write_ability(ability)
    assert read_ability(written) == ability
    assert write_ability(read_ability(written)) == written


@settings(max_examples=80, deadline=None)
@given(abilities())
def test_the_english_form_says_the_same(ability: Ability) -> None:
    back = read_ability(write_ability(ability, "en"), "en")
    assert msgspec.structs.replace(back, name="") == msgspec.structs.replace(ability, name="", english="")


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60) | abilities().map(write_ability), st.integers(0, 200))
def test_any_text_is_an_ability_or_an_error_with_a_place(text: str, cut: int) -> None:
    error = error_of(text[:cut])
    if error is not None:
        assert 0 <= error.position <= len(text[:cut])
        assert "⟨" not in GERMAN.say(error.message)
        assert "⟨" not in ENGLISH.say(error.message)


def error_of(text: str) -> CardError | None:
    try:
        read_ability(text)
    except CardError as error:
        return error
    return None


# ---- whole cards

CARD = """Waffenknecht / Man-at-arms
Ritter, Gefolge, Limit 2, Kosten 6
BS M (45 mm), HP 5, MOV 5, DEF 4/4+, WIL 3/4+
Tags: Armee, Rüstung (1), Immun (Brennend), Präzision (Nah), Mob, Licht und Schatten
Stichworte: Beritten, Eigene Absichten
Schatten: MOV 6, DEF 4/4+, ATT 5/3+
Im Mob: ATT+1/#, MOV+1, Nah (2)
Im Mob: [Norm] Steine / Stones - ATT 3/4+ vs. DEF, Fern (8), feindl. Modell in Reichweite und LoS
[Norm] Hieb / Strike - ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt"""


def test_a_whole_card() -> None:
    card = read_card(CARD, "knecht", "sword")
    assert (card.key, card.people, card.name) == ("knecht", "ritter", {"de": "Waffenknecht", "en": "Man-at-arms"})
    assert (card.leader, card.limit, card.cost, card.base, card.diameter) == (False, 2, 6, "M", 45)
    assert (card.hp, card.mov, card.defence, card.will) == (5, 5, Dice(4, 4), Dice(3, 4))
    assert card.tag("Rüstung") == Tag("Rüstung", "1") and card.immune("Brennend") and card.has("Beritten")
    assert card.shadow == ShadowValues(6, Dice(4, 4), None, Dice(5, 3))
    assert card.mob_bonus is not None
    assert (card.mob_bonus.att, card.mob_bonus.mov, card.mob_bonus.reach) == (1, 1, 2)
    assert [one.english for one in (*card.mob_bonus.abilities, *card.abilities)] == ["Stones", "Strike"]
    assert write_card(card) == CARD


def test_a_card_in_the_order_that_its_author_likes() -> None:
    card = read_card(
        "Wolf\n\nWIL 2/4+ ,DEF 3/5+, MOV 7\nHP 4\nBS 32 mm\nGefolge\nKosten 6, Limit –, Wächter\n"
        "[Norm] Biss\n  ATT 4/3+ vs. DEF, Nah (0),\n  feindl. Modell in Kontakt\n"
    )
    assert write_card(card) == (
        "Wolf\nWächter, Gefolge, Limit -, Kosten 6\nBS S (32 mm), HP 4, MOV 7, DEF 3/5+, WIL 2/4+\n"
        "[Norm] Biss - ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt"
    )


@pytest.mark.parametrize(
    ("old", "new", "rule", "line", "words"),
    [
        (", HP 5", "", "ags.2.1", 1, "HP"),
        ("Ritter, ", "", "ags.2.1", 1, "Volk"),
        (", WIL 3/4+", "", "ags.2.1", 1, "WIL"),
        ("MOV 5", "MOV 8", "ags.2.1.grenzen_staerke", 3, "1 bis 7"),
        ("DEF 4/4+, WIL", "DEF 8/4+, WIL", "ags.2.1.grenzen_staerke", 3, "1 bis 7"),
        ("DEF 4/4+, WIL", "DEF 4/6+, WIL", "ags.2.1.grenzen_schwierigkeit", 3, "3+ bis 5+"),
        ("ATT 4/3+", "ATT 4/2+", "ags.2.1.grenzen_schwierigkeit", 9, "3+ bis 5+"),
        ("HP 5", "HP 0", "ags.r.profilwerte_druck", 3, "wenigstens 1"),
        ("Armee", "Arme", "ags.2.3.faehigkeitskopf", 4, "„Armee“"),
        ("Präzision (Nah)", "Präzision (Weit)", "ags.2.3.faehigkeitskopf", 4, "„Nah“"),
        ("Ritter", "Zwerge", "ags.2.3.faehigkeitskopf", 2, "Feld"),
        ("BS M (45 mm)", "BS S (45 mm)", "ags.2.1.basengroesse", 3, "45"),
        ("HP 5", "HP 5, HP 6", "ags.2.1", 3, "doppelt"),
        (", Licht und Schatten", "", "ags.2.12.licht_und_schatten", 1, "gehören zusammen"),
        (", Mob,", ",", "ags.2.12.mob.boni", 1, "Mob"),
        ("HP 5", "HP 5.5", "ags.2.3.faehigkeitskopf", 3, "„.5“"),
        ("Kosten 6", "Kosten 6 Punkte", "ags.2.3.faehigkeitskopf", 2, "„Punkte“"),
        ("Limit 2", "Limit -1", "ags.2.3.faehigkeitskopf", 2, "„-1“"),
        ("BS M (45 mm)", "BS M (45)", "ags.2.3.faehigkeitskopf", 3, "„(“"),
        ("BS M (45 mm)", "BS 0 mm", "ags.2.1.basengroesse", 3, "0 mm"),
        ("WIL 3/4+", "WIL 3/4+ ATT 4/3+", "ags.2.3.faehigkeitskopf", 3, "„ATT“"),
        ("Armee,", "Armee Schild,", "ags.2.3.faehigkeitskopf", 4, "„Schild“"),
        ("Armee,", "Armee, Armee,", "ags.2.1", 4, "„Armee“ steht doppelt"),
        ("Rüstung (1)", "Rüstung (1), Rüstung (2)", "ags.2.1", 4, "„Rüstung“ steht doppelt"),
        ("Rüstung (1)", "Rüstung (0)", "ags.2.3.faehigkeitskopf", 4, "eine Zahl von 1 an"),
        ("Tags:", "Tags: Schwer\nTags:", "ags.2.1", 5, "„Tags“ steht doppelt"),
        ("Stichworte:", "Stichworte: Geist\nStichworte:", "ags.2.1", 6, "„Stichworte“ steht doppelt"),
        ("Beritten, Eigene", "Beritten; Eigene", "ags.2.3.faehigkeitskopf", 5, "„;“"),
        ("MOV 6, DEF 4/4+, ATT 5/3+", "", "ags.2.3.faehigkeitskopf", 6, "hier fehlt etwas"),
        ("MOV 6, DEF", "MOV 6, MOV 7, DEF", "ags.2.1", 6, "„MOV“ steht doppelt"),
        ("Schatten: MOV", "Schatten: WIL 4/4+\nSchatten: MOV", "ags.2.1", 7, "„Schatten“ steht doppelt"),
        ("ATT+1/#, MOV+1, Nah (2)", "", "ags.2.3.faehigkeitskopf", 7, "hier fehlt etwas"),
        ("MOV+1,", "MOV+1, MOV+2,", "ags.2.1", 7, "„MOV“ steht doppelt"),
        ("Nah (2)", "ATT+1/#", "ags.2.1", 7, "„ATT“ steht doppelt"),
        ("Hieb / Strike", "Hieb ATT 4/3+", "ags.2.3.faehigkeitskopf", 9, "Strich"),
        ("[Norm] Hieb /", f"{STRIKE}\n[Norm] Hieb /", "ags.2.1.faehigkeiten", 10, "„Hieb“ steht doppelt"),
        ("Waffenknecht / Man-at-arms", "Waffenknecht /", "ags.2.1.name", 1, "Schrägstrich"),
        ("Waffenknecht / Man-at-arms\n", "", "ags.2.1.name", 1, "beginnt mit dem Namen"),
    ],
)
def test_mistakes_of_a_card(old: str, new: str, rule: str, line: int, words: str) -> None:
    found = check_card(CARD.replace(old, new, 1))
    assert found.profile is None
    problem = found.problems[0]
    assert (problem.rule, problem.line) == (rule, line), GERMAN.say(problem.message)
    assert words in GERMAN.say(problem.message)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Ritter, Gefolge, Limit 2, Kosten 6", "Fraktion: Ritter\nKlasse: Gefolge\nLimit: 2\nHeuerkosten: 6"),
        ("Ritter, Gefolge, Limit 2, Kosten 6", "RITTER, GEFOLGE, LIMIT 2, KOSTEN 6"),
        ("HP 5, MOV 5, DEF 4/4+, WIL 3/4+", 'HP: 5, MOV: 5", DEF: 4/4+, WIL: 3/4+'),
        ("BS M (45 mm)", "BS (M) 45mm"),
        ("Rüstung (1)", "Ruestung(1)"),
        ("Immun (Brennend)", "immun gegen Brennend"),
        ("Stichworte: Beritten", "Stichworte: beritten"),
        ("Im Mob: ATT+1/#, MOV+1, Nah (2)", 'im mob: att +1, mov +1, nah (2")'),
        ("Hieb / Strike - ATT", "Hieb / Strike\natt"),
    ],
)
def test_a_card_may_be_typed_more_loosely(old: str, new: str) -> None:
    assert write_card(read_card(CARD.replace(old, new, 1))) == CARD
    assert write_card(read_card(CARD.replace(old, new, 1).replace("\n", "\r\n"))) == CARD


def test_several_immunities_in_one_bracket_and_empty_lists() -> None:
    card = read_card(CARD.replace("Immun (Brennend)", "Immun (Brennend, Blutend), Immun gegen Furcht und Gebunden"))
    assert [tag.value for tag in card.tags if tag.word == "Immun"] == ["Brennend", "Blutend", "Furcht", "Gebunden"]
    assert not read_card(CARD.replace("Beritten, Eigene Absichten", "–")).keywords


def test_the_same_name_in_the_mob_and_alone_is_no_mistake() -> None:
    assert read_card(CARD.replace("Steine / Stones", "Hieb / Strike")).mob_bonus is not None


def test_all_mistakes_of_a_card_come_at_once() -> None:
    wrong = CARD.replace("MOV 5", "MOV 9", 1).replace("Armee", "Arme").replace("Strike - ATT", "Strike - AT")
    assert [problem.line for problem in check_card(wrong).problems] == [3, 4, 9]


@st.composite
def cards(draw: st.DrawFn) -> Profile:
    mob, shadow = draw(st.booleans()), draw(st.booleans())
    texts = tag_texts({k: v for k, v in TAGS.items() if k not in ("Mob", "Licht und Schatten")})
    words = draw(st.lists(texts, unique_by=_once_on_a_card))
    tags = [Tag(*_split(word)) for word in sorted(words)]
    tags += [Tag("Mob")] * mob + [Tag("Licht und Schatten")] * shadow
    base = draw(st.sampled_from(["S", "M", "L"]))
    name = draw(NAMES)
    return Profile(
        "x", draw(st.sampled_from(sorted(PEOPLE_NAMES))), {"de": name, "en": draw(st.just(name) | NAMES)},
        draw(st.booleans()), draw(st.integers(1, 14)), draw(st.integers(1, 7)), draw(DICE), draw(DICE),
        draw(st.integers(0, 20)), draw(st.integers(0, 3)), base,  # type: ignore[arg-type]
        draw(st.sampled_from([0.0, {"S": 25.0, "M": 45.5, "L": 100.0}[base]])), tuple(tags),
        tuple(draw(st.lists(abilities(), max_size=2, unique_by=lambda one: one.name))),
        tuple(draw(st.lists(NAMES, max_size=2))),
        draw(st.builds(ShadowValues, st.none() | st.integers(1, 7), DICE, st.none() | DICE, st.none() | DICE))
        if shadow else None,
        draw(st.builds(MobBonus, st.integers(1, 2), st.sampled_from([0.0, 2.0]), st.integers(0, 1))) if mob else None,
    )


def _once_on_a_card(word: str) -> str:
    """Tags with a list of values may stand there with several of them."""
    name, _ = _split(word)
    return word if isinstance(TAGS[name].values, Mapping) else name


def _split(word: str) -> tuple[str, str]:
    name, _, value = word.partition(" (")
    return name, value.removesuffix(")")


@settings(max_examples=60, deadline=None)
@given(cards())
def test_every_card_is_read_back_as_it_was_written(card: Profile) -> None:
    written = write_card(card)
    found = check_card(written, "x")
    assert not [GERMAN.say(one.message) for one in found.problems if one.rule != "ags.2.3.faehigkeitskopf"]
    assert found.profile == card
    assert write_card(found.profile) == written


UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
HABITS: dict[str, Callable[[str], str]] = {
    "without umlauts": lambda words: words.translate(UMLAUTS),
    "decomposed": lambda words: unicodedata.normalize("NFD", words),
    "more spaces": lambda words: words.replace(" ", "  "),
    "spaces before commas": lambda words: words.replace(", ", " ,"),
    "typographic dashes": lambda words: words.replace(" - ", " – ").replace("Limit -", "Limit –"),
    "another system’s lines": lambda words: words.replace("\n", "\r\n"),
    "empty lines": lambda words: words.replace("\n", "\n\n"),
    "heads in lines of their own": lambda words: words.replace(" - ", "\n"),
    "colons": lambda words: re.sub(r"\b(BS|HP|MOV|DEF|WIL|Limit|Kosten) (?=[\dSML-])", r"\1: ", words),
}


def without_names(card: Profile) -> Profile:
    def nameless(lines: Sequence[Ability]) -> tuple[Ability, ...]:
        return tuple(msgspec.structs.replace(line, name="", english="") for line in lines)

    bonus = card.mob_bonus and msgspec.structs.replace(card.mob_bonus, abilities=nameless(card.mob_bonus.abilities))
    return msgspec.structs.replace(
        card, key="", emblem="", name={}, abilities=nameless(card.abilities), mob_bonus=bonus
    )


@pytest.mark.parametrize("habit", HABITS)
@pytest.mark.parametrize("people", PEOPLES)
def test_every_card_of_ours_may_be_typed_with_such_habits(people: str, habit: str) -> None:
    for card in rosters.load(people).profiles.values():
        typed = HABITS[habit](write_card(card))
        assert without_names(read_card(typed)) == without_names(card), typed


# ---- the guides


@pytest.mark.parametrize("guide", [DOCS / "ags-cards.md", DOCS / "de" / "ags-karten.md"])
def test_the_guides_name_every_phrase_and_tag(guide: Path) -> None:
    told = guide.read_text("utf-8")
    sayings = [
        saying.de
        for table in (p.TRIGGERS, p.ONCE, p.WHEN, p.UNTIL, REACH_WORDS, IMMUNITIES, KINDS)
        for saying in table.values()
    ]
    patterns = [
        phrase.de.split("{")[0].strip() or phrase.de.split("}")[1].strip()
        for table in (p.EFFECTS, p.WHILES, p.TARGETS, p.TESTS, p.REACHES, p.AREA)
        for phrase in table.phrases
        if phrase.de not in ("{change}", "{text}")
    ]
    missing = [word for word in [*sayings, *patterns, *TAGS, *ATTACK_TAGS] if word.split(" {")[0] not in told]
    assert not missing
    assert all(block in told for block in {phrase.fixed["block"] for phrase in p.EFFECTS.phrases})


@pytest.mark.parametrize("guide", [DOCS / "ags-cards.md", DOCS / "de" / "ags-karten.md"])
def test_the_examples_of_the_guides_are_in_order(guide: Path) -> None:
    told = guide.read_text("utf-8")
    examples = [line for line in told.split("\n") if line.startswith(("[Norm] ", "[Spez] ", "[Pass] "))]
    assert len(examples) > 20
    assert [write_ability(read_ability(line)) for line in examples] == examples
    card = told.split("```card\n")[1].split("\n```")[0]
    assert write_card(read_card(card)) == card
    roster, problems = read_file(told.split("```toml\n")[1].split("```")[0])
    assert roster is not None and not problems
