"""A battle by itself: what can be bought, where it is fought, and what clients draw of it."""
from __future__ import annotations

from random import Random

import pytest

from walstatt.core.match import Match
from walstatt.core.refusal import Refused
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.kriegsspiel import battlefields, lobby, placing
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.picture import picture
from walstatt.games.kriegsspiel.rounds import OVER, SCENES
from walstatt.games.lobby import ArmyWish, MatchWish, UnknownKey

READY = lobby.all_rosters()[0].armies


def wish(size: int = 64, scenario: str = "", **army: object) -> MatchWish:
    armies = [ArmyWish(lobby.HOST, **army), ArmyWish(lobby.HOST, f"reihen-{size}")]  # type: ignore[arg-type]
    return MatchWish(armies, size, False, {}, ("Brunhilde", "Gunther"), False, None, 3, None, scenario)


@pytest.mark.parametrize("army", [one.key for one in READY])
def test_every_ready_made_army_may_take_the_field(army: str) -> None:
    size = int(army.rpartition("-")[2])
    checked = lobby.check_army(ArmyWish(lobby.HOST, army), size, False, {})
    assert not checked.problems
    assert sum(one.points for one in checked.units) == checked.points


def lined_up(match: Match, by_hand: bool = False) -> Match:
    """Placed, and the first group awaits its orders."""
    rng = Random(1)
    while match.question is not None and match.question.name != "command":
        default = match.question.name == "place" and not by_hand
        match.answer(placing.EVERYBODY if default else match.question.sample(rng))
    return match


@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize("kind", battlefields.KINDS)
@pytest.mark.parametrize("army", ["belagerer-32", "belagerer-160", "flotte-96", "wagen-96", "reiter-160"])
def test_everybody_finds_a_place_on_every_battlefield(army: str, kind: str, by_hand: bool) -> None:
    match = lined_up(Match(GAME, lobby.setup(wish(int(army.rpartition("-")[2]), kind, army=army))), by_hand)
    assert not [one.id for one in match.play.state.figures.values() if one.gone == "misplaced"]
    assert not GAME.problems(match.play)


def test_people_and_what_they_ride_and_drag_are_paid_apart() -> None:
    horses = [{"unit": "LB", "options": ["sP"]}] * 4
    many = lobby.check_army(ArmyWish(lobby.HOST, units=[*horses, {"unit": "On"}]), 64, False, {})
    assert [one.why.args for one in many.problems] == [{"given": 34, "most": 32}]
    with pytest.raises(Refused):
        lobby.setup(wish(units=[*horses, {"unit": "A"}]))
    for units, why in (
        ([], "kriegsspiel-refused-nobody"), ([{"unit": "Le"}], "kriegsspiel-refused-nobody"),
        ([{"unit": "L", "options": ["lP", "sP"]}], "kriegsspiel-refused-two-mounts"),
    ):
        checked = lobby.check_army(ArmyWish(lobby.HOST, units=units), 64, False, {})
        assert why in [one.why.key for one in checked.problems]


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_lets_all_be_placed_has_people_at_every_device(seat: int) -> None:
    wished = wish(160, battlefields.CASTLE, army="belagerer-160")
    wished.armies = [wished.armies[0]] * 2
    play = lined_up(Match(GAME, lobby.setup(wished))).play
    devices = [one for one in play.state.present(seat) if one.profile.is_device]
    assert devices
    for device in devices:
        beside = [one for one in play.standing()[device.at] if one.is_person and one.group == device.group]
        assert len(beside) >= max(device.profile.crew, 1), device


@pytest.mark.parametrize("kind", [battlefields.COAST, battlefields.SEA])
def test_who_begins_at_sea_has_a_vessel_for_every_troop(kind: str) -> None:
    units = [{"unit": "LB"}, {"unit": "SS"}, {"unit": "SB", "options": ["lP"]}, {"unit": "On"}, {"unit": "A"}]
    match = lined_up(Match(GAME, lobby.setup(wish(64, kind, units=units))))
    for seat in range(2):
        crews = {one.group for one in match.play.state.present(seat) if one.at in match.play.decks()}
        troops = {one.group for one in match.play.state.present(seat) if one.is_person}
        assert crews == (troops if battlefields.AFLOAT[kind][seat] else {"1"})
    bought = [one.symbol for one in match.play.vessels() if one.party == 0]
    assert bought == (["SS", "LS", "LS"] if kind == battlefields.SEA else ["SS"])


def test_a_round_of_sixty_figures_takes_fifteen_questions() -> None:
    """kalevala.r.war.befehle_form: commands go to groups, so that a person at the board answers few questions."""
    troops = [{"unit": "L"}] * 15
    match = lined_up(Match(GAME, lobby.setup(wish(160, units=troops))))
    assert sum(one.is_person for one in match.play.state.present(0)) == 60
    asked, rng = [], Random(2)
    for round in (1, 2, 3):
        asked.append(0)
        while match.question is not None and match.play.state.round == round:
            asked[-1] += match.question.is_decision and match.question.seats == (0,)
            match.answer(match.question.sample(rng))
    assert asked[0] == 15 and max(asked) <= 15


@pytest.mark.parametrize("kind", [battlefields.COAST, battlefields.SEA])
def test_battles_at_sea_are_fought_to_their_end(kind: str) -> None:
    match = Match(GAME, lobby.setup(wish(32, kind, army="flotte-32")))
    rng = Random(3)
    while match.question is not None:
        match.answer(match.question.sample(rng))
        assert not GAME.problems(match.play)
    assert match.play.state.result


@pytest.mark.parametrize("given", [
    {"units": [{"unit": "XX"}]}, {"units": [{"unit": "On", "options": ["lP"]}]}, {"units": [{"unit": "L", "cost": 1}]},
    {"army": "none"}, {"scenario": "moon"},
])
def test_what_does_not_exist_is_named(given: dict[str, object]) -> None:
    with pytest.raises(UnknownKey):
        lobby.setup(wish(**given))  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_a_name(language: str) -> None:
    texts = Texts(language)
    for phase in (*SCENES, OVER):
        assert texts.format(f"kriegsspiel-phase-{phase.replace('_', '-')}")


def test_a_picture_has_everybody_once_and_a_card_for_each_group() -> None:
    match = Match(GAME, lobby.setup(wish(scenario=battlefields.CASTLE, army="reiter-64")))
    rng = Random(4)
    for _ in range(60):
        if match.question is None:
            break
        match.answer(match.question.sample(rng))
        shown = picture(match.play)
        placed = match.play.ground.spots
        there = [one for one in match.play.state.present() if not one.riders and one.at in placed]
        assert [one.id for one in shown.bases] == [one.id for one in there] == list(shown.stands)
        assert {one.unit for one in shown.bases} <= {one.id for one in shown.cards}
        on_cards = [id for card in shown.cards for id in card.bases]
        assert set(on_cards) >= {one.id for one in there} and len(set(on_cards)) == len(on_cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_turns_calls_everybody_by_the_name_that_he_has_now(language: str) -> None:
    """Whoever takes a seat by invitation has no name yet when the battle is set up."""
    match = lined_up(Match(GAME, lobby.setup(wish())))
    told = next(one for one in match.events if one.key == "kriegsspiel-turns")
    words = Texts(language, ("Bert", "Carl")).format(told.key, **told.args)
    assert "Bert" in words and "Carl" in words and "Gunther" not in words
