"""The captain has common sense in the Referenzblatt: small positions with one right answer."""
from __future__ import annotations

import pytest
from tests.bots.anima_positions import activation, all_of, card, opened

from walstatt.bots.anima import powers
from walstatt.bots.anima.situation import Situation
from walstatt.bots.anima.temper import STEADY
from walstatt.bots.anima.walk_map import Maps
from walstatt.bots.base import ask
from walstatt.bots.registry import make_bot
from walstatt.games.anima.abilities import STATUSES, Ability, Cost, Effect
from walstatt.games.anima.blocks import BLOCKS
from walstatt.games.anima.state import Running, ScenarioMarker, Status
from walstatt.games.anima.terrain_kinds import TERRAIN
from walstatt.table.outlines import rectangle
from walstatt.table.terrain import Piece

FIGHTER = card("fighter")
FAR = card("far")
NODE = ScenarioMarker("node-1", "node", 18.0, 18.0)
SCOUT = ScenarioMarker("scout-1", "scout", 18.0, 18.0)


def piece(name: str, x: float, y: float, wide: float, deep: float) -> Piece:
    kinds, height = TERRAIN[name]
    return Piece(f"{name}-1", name, rectangle((x, y), (wide, deep)), kinds, height)


# ---- where to be


def test_it_holds_a_node() -> None:
    match = opened([(FIGHTER, 18, 8)], [(FAR, 2, 34)], "knoten", markers=[NODE])
    activation(match)
    assert match.state.points(0) == 1 or match.state.figures["a1"].y > 15.4


def test_it_climbs_the_wall_between_it_and_a_node() -> None:
    nimble = card("nimble", walk=8.0)
    match = opened(
        [(nimble, 18, 15.35)], [(FAR, 2, 34)], "knoten", markers=[NODE], pieces=[piece("wall", 18, 16, 30, 0.3)]
    )
    assert all_of(activation(match), "action")[0] == "climb"
    assert match.state.figures["a1"].y > 16


def test_nobody_goes_where_enough_stand_already() -> None:
    other, west = card("other"), ScenarioMarker("node-2", "node", 9.0, 18.0)
    match = opened(
        [(FIGHTER, 15, 12), (other, 18, 17)], [(FAR, 34, 34)], "knoten", markers=[NODE, west],
        figures={"a2": {"activated": True}},
    )
    activation(match)
    assert match.state.figures["a1"].x < 13


def test_it_searches_the_marker_that_it_stands_on() -> None:
    match = opened([(FIGHTER, 18, 18)], [(FAR, 2, 34)], "kundschafter", markers=[SCOUT], plans=("scout-1",))
    assert all_of(activation(match, faces=[9]), "action")[0] == "search"


def test_it_goes_to_the_quarter_that_nobody_holds() -> None:
    other = card("other")
    match = opened([(FIGHTER, 16, 9), (other, 4, 4)], [(FAR, 4, 32)], "kontrolle", figures={"a2": {"activated": True}})
    activation(match)
    assert match.state.figures["a1"].x > 18


def test_the_ambushed_leave_the_table() -> None:
    match = opened([(FIGHTER, 18, 10)], [(FAR, 2, 18)], "hinterhalt", setup_winner=1)
    assert all_of(activation(match), "leave") == [True]
    assert match.state.points(0) == 2


def test_it_breaks_in_at_the_end() -> None:
    match = opened([(FIGHTER, 18, 22)], [(FAR, 2, 2)], "kundschafter", turn=6)
    activation(match)
    assert match.state.points(0) == 2 or match.state.figures["a1"].y >= 30.5


# ---- whom to attack


def test_it_strikes_the_wounded_one() -> None:
    weak = card("weak")
    match = opened([(FIGHTER, 18, 18)], [(FAR, 17, 18), (weak, 19, 18)], figures={"b2": {"lp": 2}})
    answers = activation(match)
    assert all_of(answers, "action")[0] == "attack"
    assert all_of(answers, "target")[0] == "b2"


def test_it_charges_an_easy_prey() -> None:
    prey = card("prey", defence=5, armour=0, lp=6)
    match = opened([(FIGHTER, 18, 10)], [(prey, 18, 16)], figures={"b1": {"markers": 0}})
    assert all_of(activation(match), "action")[0] in ("charge", "walk")
    assert match.state.figures["b1"].lp < 6


def test_it_shoots_from_where_it_stands() -> None:
    archer = card("archer", short=12.0, long=24.0)
    match = opened([(archer, 18, 10)], [(FAR, 18, 21)])
    assert "attack" in all_of(activation(match), "action")


def test_it_pushes_somebody_against_a_rock() -> None:
    """One marker is too little for an attack; the rock does the harm."""
    match = opened(
        [(FIGHTER, 18, 18)], [(FAR, 19, 18)], figures={"a1": {"markers": 1}, "b1": {"markers": 0, "activated": True}},
        pieces=[piece("fortress", 21, 18, 2, 4)],
    )
    assert all_of(activation(match), "action")[0] == "push"


def test_it_does_not_charge_a_giant_for_nothing() -> None:
    weak = card("weak", attack=3, damage=1, armour=0, lp=6)
    giant = card("giant", defence=10, armour=6, lp=24, attack=9, damage=7)
    match = opened([(weak, 18, 10)], [(giant, 18, 17)], figures={"b1": {"markers": 6}})
    actions = all_of(activation(match), "action")
    assert "charge" not in actions and "attack" not in actions


def test_it_keeps_markers_for_dodges() -> None:
    """In the last turn markers are good for nothing else, and two enemies beside it are still to act."""
    brute, other = card("brute", attack=9, damage=6), card("other", attack=9, damage=6)
    for have_acted in (False, True):
        figures = {name: {"activated": have_acted} for name in ("b1", "b2")}
        match = opened([(FIGHTER, 18, 18)], [(brute, 17, 18), (other, 19, 18)], turn=6, figures=figures)
        actions = all_of(activation(match), "action")
        assert ("attack" in actions) is have_acted
    match = opened([(FIGHTER, 18, 18)], [(brute, 17, 18), (other, 19, 18)])
    look, mine = Situation(match.play, 0, Maps(match.play), STEADY), match.state.figures["a1"]
    dangers = [look.danger(mine, 18.0, 18.0, 0.0, markers) for markers in range(5)]
    assert dangers == sorted(set(dangers), reverse=True)


# ---- reactions


def reactions(own: int, **figure: object) -> list[tuple[str, object]]:
    """The captain is attacked by the dull seat 0 with two markers."""
    foe = card("foe", lp=own)
    match = opened([(FIGHTER, 18, 18)], [(foe, 19, 18)], figures={"a1": {"markers": 2}, "b1": dict(figure)})
    return activation(match, 1, [9, 1, 9, 9])


def test_it_dodges_what_would_hurt() -> None:
    assert all_of(reactions(14, activated=True), "dodge") == [True]


def test_it_strikes_back_when_it_has_acted_already() -> None:
    assert all_of(reactions(14, activated=True, markers=6), "counter") == [True]


def test_it_spends_gnosis_on_a_dodge_that_saves_a_life() -> None:
    frail, brute = card("frail", lp=5), card("brute", attack=8, damage=5)
    match = opened([(brute, 18, 18)], [(frail, 19, 18)], figures={"a1": {"markers": 2}}, gnosis=(0, 6))
    assert int(all_of(activation(match, 1), "dodge_gnosis")[0]) >= 1


def test_it_lets_a_useless_upkeep_go() -> None:
    seal = Ability(
        "seal", {"de": "Siegel", "en": "Seal"}, cost=Cost(2), upkeep=Cost(1), who="enemy", inches=8,
        effects=(Effect("status", "Siegel"),),
    )
    sealer, mage = card("sealer", seal), card("mage", seal, seal)
    for foe, kept in ((FAR, False), (mage, True)):
        match = opened(
            [(sealer, 10, 10)], [(foe, 14, 10)], phase="upkeep", running=(Running("seal-1", "a1", "seal", "b1"),),
            figures={"b1": {"statuses": (Status("Siegel", 0, "seal-1"),)}},
        )
        assert match.question is not None and match.question.name == "pay_upkeep"
        assert ask(make_bot("captain", 1), match, 0) is kept


# ---- abilities


def ability(block: str, who: str = "enemy", **effect: object) -> Ability:
    return Ability(
        "power", {"de": "Kraft", "en": "Power"}, cost=Cost(1), who=who, inches=12,  # type: ignore[arg-type]
        effects=(Effect(block, **effect),),  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("block", list(BLOCKS))
def test_it_has_an_opinion_of_every_block(block: str) -> None:
    assert block in powers.BLOCKS


def test_it_has_an_opinion_of_every_status() -> None:
    assert set(powers.STATUSES) == set(STATUSES)


def test_a_block_of_which_nothing_is_known_is_worth_a_try(monkeypatch: pytest.MonkeyPatch) -> None:
    match = opened([(card("mage", ability("damage", amount=5)), 18, 10)], [(FAR, 18, 16)])
    look = Situation(match.play, 0, Maps(match.play), STEADY)
    mine, foe = match.state.figures["a1"], match.state.figures["b1"]
    monkeypatch.delitem(powers.BLOCKS, "damage")
    assert powers.value_on(look, mine, match.play.profile(mine).abilities[0], foe) == STEADY.unknown


@pytest.mark.parametrize(
    ("status", "harms"), [("Verhängnis", True), ("Gelähmt", True), ("Hast", False), ("Schild", False)]
)
def test_statuses_go_to_the_right_side(status: str, harms: bool) -> None:
    power = ability("status", "enemy" if harms else "friend", status=status, amount=2)
    match = opened([(card("mage", power), 18, 18)], [(FAR, 18, 24)])
    answers = activation(match)
    assert "power" in all_of(answers, "action")
    assert all_of(answers, "target")[0] == ("b1" if harms else "a1")


@pytest.mark.parametrize(("away", "thrown"), [(8.0, True), (20.0, False)])
def test_it_throws_only_as_far_as_it_reaches(away: float, thrown: bool) -> None:
    """An ability that is an attack is refused by nobody beyond the range; it just fails."""
    thrower = card("thrower", ability("strike", amount=2), short=6.0, long=10.0, walk=0.0, run=0.0)
    match = opened([(thrower, 18, 10)], [(FAR, 18, 10 + away)])
    assert ("power" in all_of(activation(match), "action")) is thrown


def test_it_heals_who_needs_it() -> None:
    healer, hurt = card("healer", ability("heal", "friend", amount=6)), card("hurt")
    match = opened([(healer, 18, 10), (hurt, 20, 10)], [(FAR, 34, 34)], figures={"a2": {"lp": 4, "activated": True}})
    answers = activation(match)
    assert "power" in all_of(answers, "action")
    assert all_of(answers, "target")[0] == "a2"


# ---- ways


def test_the_way_leads_around_what_blocks_it() -> None:
    match = opened([(FIGHTER, 18, 14)], [(FAR, 2, 34)], pieces=[piece("fortress", 18, 18, 10, 2)])
    walk_map = Maps(match.play).of(0.5)
    assert walk_map.distance(18, 15, (18.0, 21.0)) > 9.0
    assert walk_map.distance(5, 15, (5.0, 21.0)) == pytest.approx(6.0, abs=0.5)
