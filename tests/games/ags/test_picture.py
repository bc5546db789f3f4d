"""The picture that clients draw: complete, in both languages, and without what a seat may not know."""
from __future__ import annotations

from random import Random

import msgspec
import pytest

from walstatt.core.match import Match
from walstatt.core.picture import NOBODY, Value
from walstatt.core.texts import LANGUAGES, Text, Texts
from walstatt.games.ags import facts, lobby, mobs
from walstatt.games.ags.game import GAME
from walstatt.games.ags.picture import picture
from walstatt.games.ags.state import Held, Marker, Tasks, Victory
from walstatt.games.lobby import ArmyWish, MatchWish
from walstatt.table.picture import Card, TablePicture

MINE, THEIRS = Tasks("rache_ueben", "falle"), Tasks("kopfgeld", "gefangener", ("kopfgeld",), captive="a1")


def started(first: str = "schatten", second: str = "fluesterer") -> Match:
    """Two forces on the field, in the first round."""
    armies = [ArmyWish(first), ArmyWish(second)]
    match = Match(GAME, lobby.setup(MatchWish(armies, 50, False, {}, ("Anna", "Bert"), False, None, 7)))
    rng = Random(2)
    while match.question is not None and match.question.name != "activate":
        question = match.question
        match.answer(True if question.name == "accept_terrain" else question.sample(rng))
    return match


def card(shown: TablePicture, id: str) -> Card:
    return next(one for one in shown.cards if one.id == id)


def test_what_is_secret_stays_with_its_owner() -> None:
    match = started()
    match.state.tasks = (MINE, THEIRS)
    match.state.victories = (Victory(1, 2, "gefangener", "ags.4.2.3", 1), Victory(1, 1, "taktik", "ags.4.1.1", 1))
    for seat in (0, None):
        shown = msgspec.json.encode(picture(match.play, seat)).decode()
        assert "Kopfgeld" in shown and "Gefangener (" not in shown and "ags.4.2.3" not in shown
        other = picture(match.play, seat).sides[1]
        assert [note.covered for note in other.notes] == [False, True]
        assert [entry.key for entry in other.ledger] == ["ags-ledger-hidden", "ags-ledger"]
    own = picture(match.play, 1).sides[1]
    assert [note.secret for note in own.notes] == [False, True]
    assert "[Nachtfürst]" in own.notes[1].text["de"]
    assert own.ledger[0].rule == "ags.4.2.3"


def test_another_secret_changes_nothing_for_the_others() -> None:
    match = started()
    match.state.tasks = (MINE, THEIRS)
    before = [picture(match.play, seat) for seat in (0, None)]
    match.state.tasks = (MINE, Tasks("kopfgeld", "falle", ("kopfgeld",)))
    assert before == [picture(match.play, seat) for seat in (0, None)]


def test_points_and_tokens_stand_beside_the_names() -> None:
    match = started()
    match.state.tokens = (3, 1)
    match.state.victories = (Victory(0, 2, "taktik", "ags.4.1.1", 1), Victory(0, 1, "taktik", "ags.4.1.1", 2))
    first, second = picture(match.play, 0).sides
    assert [value.args for value in first.counters] == [{"points": 3}, {"tokens": 3}]
    assert [value.args for value in second.counters] == [{"points": 0}, {"tokens": 1}]


def test_cards_say_what_a_player_knows_of_them() -> None:
    match = started()
    shown = card(picture(match.play, 0), "a1")
    assert [value.key for value in shown.values[:4]] == ["ags-card-hp", "ags-card-mov", "ags-card-def", "ags-card-wil"]
    assert any(value.key == "ags-card-general" for value in shown.values)
    names = [ability.name["de"] for ability in shown.abilities]
    assert "[Norm] Nachtklinge" in names and "Schatten:" in names
    assert all(set(ability.name) == set(LANGUAGES) for ability in shown.abilities)
    tags = next(value for value in shown.values if value.key == "ags-card-tags")
    assert tags.args["tags"]["en"].startswith("Light and Shadow")


def test_conditions_are_seals_and_are_explained() -> None:
    match = started()
    figure = match.play.figure("a1")
    figure.conditions = (Held("Vergiftet", 1), Held("Verfroren", 1))
    shown = card(picture(match.play, 0), "a1")
    assert shown.conditions[:2] == ["ags-condition-vergiftet", "ags-condition-verfroren"]
    explained = {ability.rule: ability for ability in shown.abilities if ability.rule}
    assert explained["ags.2.10.vergiftet"].text["en"]
    mov = next(value for value in shown.values if value.key == "ags-card-mov")
    assert mov.text.endswith(f"({match.play.profile(figure).mov})"), "the card's own value stands in brackets"


def test_markers_zones_and_shadows() -> None:
    match = started()
    match.state.markers = {
        "tt-3": Marker("tt-3", "tt", 10, 10, owner=0),
        "tt-4": Marker("tt-4", "tt", 12, 20, owner=1),
        "cm-5": Marker("cm-5", "cm", 14, 10),
        "beacon-1": Marker("beacon-1", "beacon", 18, 18),
        "beacon-2": Marker("beacon-2", "beacon", 24, 18, owner=1),
        "item-0": Marker("item-0", "item", 0, 0, owner=0, carrier="a2"),
    }
    match.play.figure("a2").carries = ("item-0",)
    shown = picture(match.play, 0)
    markers = {marker.id: marker for marker in shown.markers}
    assert "item-0" not in markers, "what somebody carries lies on no table"
    assert markers["tt-3"].reach > facts.SHADOW_REACH and markers["tt-4"].reach == 0
    assert markers["tt-3"].dark and not markers["tt-4"].dark
    assert (markers["beacon-1"].name, markers["beacon-2"].name) == ("ags-picture-beacon", "ags-picture-lit")
    assert "ags-condition-carries" in card(shown, "a2").conditions
    zones = [(zone.role, zone.seat, getattr(zone, "quiet", False)) for zone in shown.areas]
    assert ("deployment", 0, True) in zones and ("deployment", 1, True) in zones
    assert sum(kind == "quarter" for kind, _, _ in zones) == 4


def test_a_mob_is_seen_to_belong_together_and_a_coin_tells_what_is_left() -> None:
    match = started()
    one, other = match.play.figure("a1"), match.play.figure("a2")
    mob = mobs.form(match.play, [one, other])
    one.hp -= 1
    shown = picture(match.play, 0)
    bases = {base.id: base for base in shown.bases}
    assert bases["a1"].group == bases["a2"].group == mob and not bases["a3"].group
    assert (bases["a1"].wounds, bases["a1"].left) == (1, one.hp)
    listed = card(shown, "a1")
    brief = [value.key for value in listed.values[: listed.brief]]
    assert brief == ["ags-card-hp", "ags-card-mov", "ags-card-def", "ags-card-wil"]


def test_figures_of_nobody_belong_to_no_side() -> None:
    match = started()
    prisoner = msgspec.structs.replace(match.play.figure("a1"), id="prisoner-1", seat=2, profile="prisoner", hp=3)
    match.state.figures["prisoner-1"] = prisoner
    shown = picture(match.play, None)
    assert card(shown, "prisoner-1").seat == NOBODY
    assert next(base for base in shown.bases if base.id == "prisoner-1").seat == NOBODY


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    match = started()
    match.state.tasks = (MINE, THEIRS)
    match.state.victories = (Victory(1, 2, "gefangener", "ags.4.2.3", 1), Victory(0, 1, "taktik", "ags.4.1.1", 1))
    shown = picture(match.play, 0)
    values: list[Value] = [*shown.track]
    for side in shown.sides:
        values += [*side.counters, *side.ledger]
    for one in shown.cards:
        values += one.values
    texts = Texts(language, ("Anna", "Bert"))
    for value in values:
        words = texts.format(value.key, **{name: said(arg) for name, arg in value.args.items()})
        assert words and "{" not in words and "⟨" not in words
    for key in [one.name for one in shown.markers] + [area.name for area in shown.areas if area.name]:
        assert texts.has(key)


def said(value: object) -> object:
    if isinstance(value, dict) and "key" in value:
        return Text(value["key"], {name: said(one) for name, one in value["args"].items()})
    return [said(one) for one in value] if isinstance(value, list) else value
