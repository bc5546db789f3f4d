"""Hiring: limits, cost, one people, leaders and the general; ready-made and random forces."""
from __future__ import annotations

from random import Random

import msgspec
import pytest

from walstatt.core.refusal import Refused
from walstatt.games.ags import hiring, rosters
from walstatt.games.ags.card_text import read_card
from walstatt.games.ags.profiles import PEOPLES, Force, Hire, Profile
from walstatt.games.ags.rosters import Roster

CARDS = """
Hauptmann
{people}, Anführer, Limit 1, Kosten 10
BS S, HP 5, MOV 5, DEF 4/4+, WIL 4/4+
---
Knecht / Servant
{people}, Gefolge, Limit -, Kosten 5
BS S, HP 5, MOV 5, DEF 4/4+, WIL 3/4+
---
Held
{people}, Gefolge, Limit 2, Kosten 6
BS S, HP 5, MOV 5, DEF 4/4+, WIL 3/4+
---
Ding
{people}, Gefolge, Limit -, Kosten 0
BS S, HP 5, MOV 5, DEF 4/4+, WIL 3/4+
Tags: Beschworen
"""


def cards(people: str = "Ritter") -> dict[str, Profile]:
    read = [read_card(text.strip()) for text in CARDS.format(people=people).split("---")]
    return {card.key: card for card in read}


def roster(people: str = "Ritter") -> Roster:
    return Roster("probe", people.casefold(), {"de": "P", "en": "P"}, {"de": "", "en": ""}, "", cards(people))


def hire(*models: str, general: str | int = "") -> Force:
    return hiring.force_from_choices(roster(), models, "a", general)


def rules(force: Force, size: int = 50, **rulings: int) -> list[str]:
    chosen = {f"ags.r.{name}": choice for name, choice in rulings.items()}
    return [problem.rule for problem in hiring.check_force(force, size, chosen)]


def test_a_plain_force_is_in_order() -> None:
    assert rules(hire("hauptmann", *["knecht"] * 8)) == []


def test_the_sum_may_be_less_but_not_more() -> None:
    """ags.2.1.heuerkosten, ags.3.1.1, ags.3.1.2"""
    assert rules(hire("hauptmann", "held", *["knecht"] * 7)) == ["ags.2.1.heuerkosten"]
    assert rules(hire("hauptmann", "held", "held", *["knecht"] * 5)) == []
    assert rules(hire("hauptmann", *["knecht"] * 7), size=40) == ["ags.2.1.heuerkosten"]


def test_limits() -> None:
    """ags.2.1.limit"""
    assert rules(hire("hauptmann", "held", "held", "held")) == ["ags.2.1.limit"]
    assert rules(hire("hauptmann", "hauptmann")) == ["ags.2.1.limit"]
    assert rules(hire("hauptmann", *["knecht"] * 7)) == []


def test_a_leader_is_needed_and_exactly_one_is_general() -> None:
    """ags.2.1.klasse, ags.1.3.3, ags.r.general_named"""
    assert rules(hire("knecht", "held")) == ["ags.2.1.klasse"]
    force = hire("hauptmann", "knecht")
    assert force.general == "a1"
    assert rules(msgspec.structs.replace(force, general="")) == ["ags.r.general_named"]
    assert rules(msgspec.structs.replace(force, general="a2")) == ["ags.1.3.3"]
    assert rules(hire("knecht", "hauptmann", general=1)) == []
    assert rules(hire("knecht", "hauptmann", general="knecht")) == ["ags.1.3.3"]


def test_summoned_models_cannot_be_hired() -> None:
    """ags.2.12.beschworen"""
    assert rules(hire("hauptmann", "ding")) == ["ags.2.12.beschworen"]


def test_models_serve_their_own_people_only() -> None:
    """ags.2.1.fraktion"""
    force = msgspec.structs.replace(hire("hauptmann", "knecht"), people="riesen")
    assert rules(force) == ["ags.2.1.fraktion"] * 2
    assert rules(msgspec.structs.replace(force, people="zwerge")) == ["ags.1.4"]


def test_the_two_lists_of_the_kingdom_mix_only_if_agreed() -> None:
    """ags.r.koenigreich_listen"""
    mixed = hiring.force_from_choices("ritter", ["hauptmann", "orden/novize", "waffenknecht"], "a")
    assert rules(mixed) == ["ags.2.1.fraktion"]
    assert rules(mixed, koenigreich_listen=1) == []
    assert rules(msgspec.structs.replace(mixed, people="orden"), koenigreich_listen=1) == []
    others = hiring.force_from_choices("ritter", ["hauptmann", "wusler/wusler"], "a")
    assert rules(others, koenigreich_listen=1) == ["ags.2.1.fraktion"]


def test_only_cards_of_the_players_if_agreed() -> None:
    """ags.r.missing_profiles"""
    assert rules(hiring.ready_made("ritter"), missing_profiles=1) == ["ags.r.missing_profiles"]
    assert rules(hire("hauptmann", "knecht"), missing_profiles=1) == []
    assert hiring.ready_made("ritter").roster == "ritter"
    assert hire("hauptmann").roster == ""


def test_copies_of_a_card_have_names_of_their_own() -> None:
    """ags.2.1.name"""
    force = hire("hauptmann", "knecht", "knecht", "knecht")
    assert [one.name["en"] for one in force.hires] == ["Hauptmann", "Servant 1", "Servant 2", "Servant 3"]
    twins = (*force.hires[:2], Hire("a9", "knecht", force.hires[1].name))
    assert rules(msgspec.structs.replace(force, hires=twins)) == ["ags.2.1.name"]


def test_an_unusual_number_of_models_is_a_hint_only() -> None:
    """ags.1.2.miniaturen"""
    few = hire("hauptmann", *["knecht"] * 4)
    assert rules(few) == []
    assert [rule for rule, _ in hiring.hints(few)] == ["ags.1.2.miniaturen"]
    assert hiring.hints(hire("hauptmann", *["knecht"] * 5)) == []


def test_terms_that_nothing_defines_are_named() -> None:
    """ags.r.undefinierte_begriffe"""
    soldier = read_card(CARDS.format(people="Ritter").split("---")[1].strip() + "\nTags: Armee, Mob")
    book = Roster("probe", "ritter", {"de": "P"}, {"de": ""}, "", {**cards(), "knecht": soldier})
    force = hiring.force_from_choices(book, ["hauptmann", *["knecht"] * 6], "a")
    assert [why.key for _, why in hiring.hints(force)] == ["ags-undefined-drill"] * 2 + ["ags-mob-elsewhere"]


def test_unknown_cards_and_forces_are_refused() -> None:
    with pytest.raises(Refused, match="ags-refused-unknown-card"):
        hire("hauptmann", "keiner")
    with pytest.raises(Refused, match="ags-refused-unknown-force"):
        hiring.ready_made("ritter", 7)
    assert rules(msgspec.structs.replace(hire("hauptmann"), profiles={})) == ["ags.2.1", "ags.2.1.klasse"]


@pytest.mark.parametrize("people", PEOPLES)
def test_random_forces_are_legal_and_spend_nearly_everything(people: str) -> None:
    rng = Random(people)
    for size in (30, 50, 75):
        force = hiring.random_force(rng, people, size, "b")
        assert rules(force, size) == []
        cheapest = min(card.cost for card in rosters.load(people).hireable if not card.limit)
        assert size - force.cost < cheapest
