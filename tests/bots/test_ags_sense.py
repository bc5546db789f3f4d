"""The captain has common sense in A Generic Skirmisher: small positions with one right answer."""
from __future__ import annotations

from math import hypot

import pytest
from tests.bots.ags_positions import AXE, BOW, SWORD, activation, all_of, card, opened
from tests.games.ags.board_help import piece, position

from walstatt.bots.ags import choosing
from walstatt.bots.ags.errands import Errand, assigned
from walstatt.bots.ags.situation import Situation
from walstatt.bots.ags.temper import STEADY
from walstatt.bots.ags.ways import Maps, WalkMap
from walstatt.bots.ags_captain import AgsAdvisor
from walstatt.core.match import Match
from walstatt.core.questions import YesNo
from walstatt.games.ags.abilities import Dice
from walstatt.games.ags.state import Loss, Marker, Tasks
from walstatt.games.ags.tasks.shelf import TASKS, tactic_tasks

FIGHTER = card("fighter")
FAR = card("far", hp=5)


def test_it_takes_a_sure_point() -> None:
    """Two beacons burn at the end of the round: one is lit, one is a walk away."""
    beacons = [Marker("beacon-1", "beacon", 18, 18, owner=0), Marker("beacon-2", "beacon", 18, 14)]
    match = opened([(FIGHTER, 18, 10)], [(FAR, 34, 34)], beacons, tactic=3, round=3)
    answers = activation(match)
    assert all_of(answers, "action") == ["gehen", "leuchtfeuer"]
    assert match.state.markers["beacon-2"].owner == 0


def test_it_goes_where_points_are_given_at_the_end_of_the_round() -> None:
    match = opened([(FIGHTER, 18, 22)], [(FAR, 2, 2)], tactic=6, round=5)
    answers = activation(match)
    assert all_of(answers, "action")[0] in ("rennen", "gehen")
    assert match.state.figures["a1"].y > 27


def test_it_lays_a_marker_that_a_task_wants() -> None:
    shrine = Marker("shrine", "shrine", 18, 18, hp=3)
    match = opened(
        [(FIGHTER, 18, 12.5)], [(FAR, 34, 34)], [shrine], tactic=1, tasks=Tasks("schrein_untersuchen"), round=2
    )
    assert "tt_platzieren" in all_of(activation(match), "action")
    marker = match.state.markers["tt-1"]
    assert hypot(marker.x - 18, marker.y - 18) <= 7.5


def test_it_kills_the_wounded_general_for_his_bounty() -> None:
    archer = card("archer", BOW)
    general, giant = card("general", hp=6, leader=True), card("giant", hp=12, cost=15)
    match = opened(
        [(archer, 18, 10)], [(general, 14, 18), (giant, 22, 18)], hp={"b1": 1}, tasks=Tasks("", "kopfgeld"),
    )
    assert all_of(activation(match), "target")[0] == "b1"


def test_it_spares_lives_when_it_must_not_provoke() -> None:
    lost = tuple(Loss(f"b{number}", 1, 1, "out", 0, 1, 1) for number in (8, 9))
    archer = card("archer", BOW)
    match = opened(
        [(archer, 18, 10)], [(FIGHTER, 18, 18)], hp={"b1": 1}, losses=lost, round=4,
        tasks=Tasks("", "provokation_vermeiden", ("provokation_vermeiden",)),
    )
    assert not all_of(activation(match), "target")


def test_it_does_not_charge_into_certain_death_for_nothing() -> None:
    weak = card("weak", "[Norm] Stoß - ATT 1/5+ vs. DEF, Nah (0), feindl. Modell in Kontakt", hp=2)
    monster = card("monster", AXE, hp=14, cost=20, defence=Dice(6, 3), mov=1)
    match = opened([(weak, 18, 10)], [(monster, 18, 14)])
    actions = all_of(activation(match), "action")
    assert "sturmangriff" not in actions
    figure = match.state.figures["a1"]
    assert hypot(figure.x - 18, figure.y - 14) > 2.0


def test_it_charges_an_easy_prey() -> None:
    strong, prey = card("strong", AXE, hp=10, cost=12), card("prey", hp=2, cost=8, defence=Dice(2, 5))
    match = opened([(strong, 18, 10)], [(prey, 18, 15)])
    answers = activation(match)
    assert all_of(answers, "action")[0] == "sturmangriff"
    assert all_of(answers, "target")[0] == "b1"


def test_it_defends_itself_when_it_can_do_nothing_better() -> None:
    weak = card("weak", "[Norm] Stoß - ATT 1/5+ vs. DEF, Nah (0), feindl. Modell in Kontakt", hp=6)
    brute = card("brute", AXE, hp=14, cost=12, defence=Dice(6, 3))
    match = opened([(weak, 18, 10)], [(brute, 18, 11.18)])
    assert "verteidigen" in all_of(activation(match), "action")


def test_it_buys_dice_for_a_kill_that_wins_points() -> None:
    slayer = card("slayer", SWORD)
    general = card("general", hp=4, leader=True, defence=Dice(4, 4))
    match = opened(
        [(slayer, 18, 10)], [(general, 18, 11.19)], tokens=(2, 0), tasks=Tasks("", "kopfgeld"), hp={"b1": 2}
    )
    assert "2" in all_of(activation(match), "extra_dice")


def test_it_waits_when_all_is_well_and_tokens_are_plentiful() -> None:
    holder = card("holder")
    match = opened([(holder, 18, 33)], [(FAR, 34, 2)], tactic=6, round=5, tokens=(2, 0))
    assert activation(match)[0] == ("activate", "pass")


# ---- tasks


@pytest.mark.parametrize("tactic", range(1, 7))
def test_it_always_chooses_one_task_of_the_tactic(tactic: int) -> None:
    of_tactic = tactic_tasks(tactic)
    chosen = choosing.tasks([*of_tactic, "kopfgeld", "falle", "aufforstung"], of_tactic)
    assert chosen[0] in of_tactic
    assert chosen[1] == "aufforstung"


def test_it_has_an_opinion_of_every_task() -> None:
    assert set(choosing.EXPECTED) == set(TASKS)


# ---- errands and ways


def test_an_errand_that_only_one_can_do_goes_to_him() -> None:
    match = opened([(FIGHTER, 10, 10), (FIGHTER, 12, 10)], [(FAR, 34, 34)])
    look = Situation(match.play, 0, Maps(match.play), STEADY)
    near, special = Errand("near", [(10.0, 12.0)], 2.0), Errand("special", [(10.0, 20.0)], 1.0, only="a1")
    found = assigned(look, [near, special], look.own)
    assert {figure: errand.key for figure, errand in found.items()} == {"a1": "special", "a2": "near"}


def test_the_way_leads_around_what_blocks_it() -> None:
    rock = piece("rock", 18, 18, 10, 2)
    walk_map = WalkMap(position(pieces=[rock]))
    assert walk_map.distance(18, 15, (18.0, 21.0)) > 9.0
    assert walk_map.distance(5, 15, (5.0, 21.0)) == pytest.approx(6.0, abs=0.5)


def test_how_far_somebody_has_looked_before_changes_no_way() -> None:
    play = position(pieces=[piece("rock", 18, 18, 10, 2)])
    goal, places = (18.0, 21.0), [(18.5, 20.0), (5.0, 5.0), (18.0, 15.0), (30.0, 33.0)]
    near_first, far_first = WalkMap(play), WalkMap(play)
    forth = [near_first.distance(x, y, goal) for x, y in places]
    back = [far_first.distance(x, y, goal) for x, y in reversed(places)]
    assert forth == back[::-1]


# ---- abilities


def test_an_area_is_laid_where_it_strikes_two() -> None:
    storm = "[Spez] Gewitter - ATT 5/3+ vs. DEF, Spruch (10), Area (2), ein Punkt in Reichweite und LoS"
    match = opened([(card("mage", storm), 18, 10)], [(FAR, 17, 17), (FAR, 19, 17), (FAR, 10, 12)])
    answers = activation(match)
    assert "Gewitter" in all_of(answers, "action")
    x, y = all_of(answers, "point")[0][0]
    assert all(hypot(x - foe.x, y - foe.y) <= 2.6 for foe in (match.state.figures["b1"], match.state.figures["b2"]))


def has_acted(match: Match, figure: str) -> None:
    """Also at the start of the scene, for what a bot is given begins there."""
    for state in (match.state, match.checkpoints[-1].state):
        state.figures[figure].activated = True


def test_it_orders_a_friend_in_melee_to_strike() -> None:
    order = "[Spez] Schlagt zu - gelingt autom., 1 LT, Aura (6), freundl. Modell in Reichweite: Ziel greift sofort an."
    chief, strong = card("chief", order, leader=True), card("strong", AXE, hp=10, cost=12)
    prey = card("prey", hp=6, cost=14, defence=Dice(2, 5))
    match = opened([(chief, 18, 10), (strong, 18, 14)], [(prey, 18, 15.18)], tokens=(3, 0))
    has_acted(match, "a2")
    answers = activation(match)
    assert "Schlagt zu" in all_of(answers, "action")
    assert all_of(answers, "target")[0] == "a2"


def test_it_goes_to_heal_a_friend() -> None:
    healing = "[Norm] Reparieren - gelingt autom., Nah (0), freundl. Modell in Kontakt: heilt W3."
    medic, giant = card("medic", healing), card("giant", AXE, hp=12, cost=20)
    match = opened([(medic, 18, 10), (giant, 18, 14)], [(FAR, 34, 34)], hp={"a2": 4})
    has_acted(match, "a2")
    assert all_of(activation(match), "action")[:2] == ["gehen", "Reparieren"]


def test_it_takes_away_a_marker_of_the_enemy() -> None:
    match = opened([(FIGHTER, 18, 10)], [(FAR, 34, 34)], [Marker("tt-9", "tt", 18, 11, owner=1)])
    assert "tt_entfernen" in all_of(activation(match), "action")
    assert "tt-9" not in match.state.markers


def test_who_has_nobody_left_agrees_to_the_end_and_who_might_be_overtaken_does_not() -> None:
    advisor = AgsAdvisor(1)
    match = opened([(FIGHTER, 18, 10)], [(FAR, 34, 34)])
    question = YesNo(0, "ags:end_early", "ags.3.2.leer")
    assert not advisor.end_early(match.play, 0, question).value
    del match.state.figures["b1"]
    assert not advisor.end_early(match.play, 0, question).value
    assert advisor.end_early(match.play, 1, question).value
