"""Tallies in words, in both languages."""
from __future__ import annotations

import pytest

from walstatt.cli.speech import Speaker, log_line
from walstatt.cli.tally_text import INCHES, SUM, rule_word, tally_text
from walstatt.core.events import Event
from walstatt.core.questions import Fallen
from walstatt.core.tally import Tally
from walstatt.core.texts import Text, Texts

DE, EN = Texts("de"), Texts("en")


def test_a_changed_number() -> None:
    tally = Tally(4, "aofs.quality_test", 2, 6).change(-1, "aofs.special.thrust")
    assert tally_text(tally, DE) == "4+ −1 Wucht → 3+ [aofs.special.thrust]"
    assert tally_text(tally.to_data(), EN) == "4+ −1 thrust → 3+ [aofs.special.thrust]"


def test_a_plain_number_names_its_own_rule() -> None:
    assert tally_text(Tally(4, "aofs.push", 2, 6), DE) == "4+ [aofs.push]"


def test_inches_and_totals() -> None:
    assert tally_text(Tally(6, "aofs.action.advance").change(2, "aofs.special.fast"), DE, INCHES, ids=False) == (
        '6" +2 Schnell → 8"'
    )
    assert tally_text(Tally(5, "aofs.r.wound_table").change(1, "aofs.wound.markers"), DE, SUM, ids=False) == (
        "5 +1 Wundmarker und Wundeffekt-Wurf → 6"
    )


def test_a_bound_that_holds() -> None:
    tally = Tally(5, "aofs.attack.defence", 2, 6).change(3, "aofs.special.ap")
    assert tally_text(tally, DE, ids=False) == "5+ +3 Panzerbrechend PB → 6+ (Grenze)"


@pytest.mark.parametrize(
    ("rule", "german", "english"),
    [
        ("aofs.special.tough", "Zäh", "tough threshold"),
        ("aofs.terrain.cover", "Deckung", "cover bonus"),
        ("aofs.r.spell_rindenhaut", "Rindenhaut", "Barkskin"),
        ("aofs.nonsense.rule_of_mine", "Rule of mine", "rule of mine"),
    ],
)
def test_words_for_rules(rule: str, german: str, english: str) -> None:
    assert (rule_word(rule, DE), rule_word(rule, EN)) == (german, english)


def test_a_log_line_shows_dice_tally_and_rules() -> None:
    unit = Text("aofs-unit", {"de": "Speerwache", "en": "Spear watch", "id": "a4"})
    target = Text("aofs-unit", {"de": "Sumpftroll", "en": "Swamp troll", "id": "b3"})
    tally = Tally(4, "aofs.quality_test", 2, 6).change(-1, "aofs.special.thrust")
    args = {"unit": unit, "target": target, "weapon": {"de": "Lanze", "en": "Lance"}, "hits": 2}
    dice = Fallen((4, 5, 1), 6, tally)
    event = Event("aofs-hits", ("aofs.attack.hit", "aofs.special.thrust"), args, dice=dice)
    line = log_line(event, Speaker("de")).plain
    assert line == (
        "Speerwache A4 → Sumpftroll B3, Lanze: 4 5 1 – 2 Treffer. (4+ −1 Wucht → 3+) "
        "[aofs.attack.hit aofs.special.thrust]"
    )


def test_players_are_called_by_their_names() -> None:
    assert Texts("de", ("Anna", "Bert")).format("aofs-next-starter", seat=1) == "Die nächste Runde beginnt Bert."
    assert Texts("de").format("aofs-next-starter", seat=1) == "Die nächste Runde beginnt Spieler 2."


def test_pieces_are_called_by_their_names() -> None:
    assert Texts("de").thing("piece", "low_wall-2") == "Mauer 2"
    assert Texts("en").thing("piece", "platform 1.2") == "Platform 1.2"
    assert Texts("en").thing("piece", "bridge-1") == "bridge-1"
