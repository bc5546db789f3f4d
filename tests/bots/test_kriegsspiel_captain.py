"""The captain of a battle: what it orders in positions where everybody would, how much it tries, and how it fares."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from walstatt.bots.base import ask
from walstatt.bots.captain import Captain
from walstatt.bots.commander import CommanderBot
from walstatt.bots.kriegsspiel import candidates
from walstatt.bots.kriegsspiel.outlook import Outlook
from walstatt.bots.kriegsspiel.weighing import GROUND, weighed
from walstatt.core.match import Match, Start
from walstatt.core.questions import Roll
from walstatt.games.kriegsspiel.forts import Fort, Opening
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.orders import read_line
from walstatt.games.kriegsspiel.setup import Party, Placed, Setup
from walstatt.hexmap.land import Land, TradeSite
from walstatt.lab.arena import bouts, play_bout
from walstatt.lab.arena_kriegsspiel import FAIR, make_setup

GF = "2A+10"
SITE = 20
TOWER = Fort("Tu", f"{GF}/{SITE}", openings=(Opening(f"{GF}/28"),), owner="Gunther")
Line = tuple[int, str, str]
"""Small field, what stands there, its group."""


def battle(own: Sequence[Line], others: Sequence[Line], land: str = "T" * 48, forts: tuple[Fort, ...] = ()) -> Match:
    """Brunhilde attacks Gunther's large field, and is to command."""

    def party(name: str, enemy: str, placed: Sequence[Line], sent: str) -> Party:
        figures = [Placed(symbol, f"{GF}/{place}", group, sent=sent) for place, symbol, group in placed]
        return Party(name, tuple(figures), (enemy,), declared=bool(sent), may_flee=True, refuges=("2A+11",))

    parties = (party("Brunhilde", "Gunther", own, GF), party("Gunther", "Brunhilde", others, ""))
    lands = {GF: Land(land, site=TradeSite("Std", SITE)), "2A+11": Land("T" * 48)}
    match = Match(GAME, Setup(lands, (GF,), parties, {GF: "Gunther"}, forts))
    rng = Random(1)
    while isinstance(match.question, Roll):
        match.answer(match.question.sample(rng))
    return match


def ordered(match: Match) -> str:
    answer = ask(Captain(1), match, 0)
    assert isinstance(answer, str)
    return answer


def test_it_strikes_whom_it_can_kill() -> None:
    match = battle([(33, "LC", "Heer")] * 4, [(34, "A", "Wacht")])
    match.answer(ordered(match), 0)
    assert match.question is not None and match.question.name == "strike"


def test_archers_shoot_from_where_nobody_reaches_them() -> None:
    match = battle([(44, "BB", "Heer")] * 4, [(SITE, "LB", "Wacht")] * 4)
    match.answer(ordered(match), 0)
    places = {one.at for one in match.play.state.present(0)}
    assert min(match.play.ground.distance(at, f"{GF}/{SITE}") for at in places) >= 2


def test_it_storms_a_tower_with_its_ladder_instead_of_waiting_before_it() -> None:
    own = [(27, "LB", "Heer"), (27, "LB", "Heer"), (27, "LB", "Heer"), (27, "Le", "Heer")]
    match = battle(own, [(SITE, "A", "Wacht")], forts=(TOWER,))
    line = ordered(match)
    assert read_line(line).command == "STÜRMEN"
    match.answer(line, 0)
    ladder = next(one for one in match.play.state.figures.values() if one.symbol == "Le")
    assert ladder.leans


def test_who_has_no_ladder_does_not_stand_under_the_arrows_of_a_tower() -> None:
    """The ladder is still far away, in good hands."""
    carried = [(47, "LB", "Leiter"), (47, "LB", "Leiter"), (47, "Le", "Leiter")]
    match = battle([*[(40, "A", "Heer")] * 4, *carried], [(SITE, "BC", "Wacht")] * 4, forts=(TOWER,))
    match.answer(ordered(match), 0)
    heer = [one for one in match.play.state.present(0) if one.group == "Heer"]
    assert min(match.play.ground.distance(one.at, f"{GF}/{SITE}") for one in heer) > 1


def test_high_ground_is_tried_and_counts() -> None:
    land = ["T"] * 48
    land[42 - 1] = "H"
    match = battle([(47, "LB", "Heer")] * 4, [(SITE, "LC", "Wacht")] * 4, "".join(land))
    play = match.play
    play.state.holders[GF] = 0
    look = Outlook(play, 0)
    group = play.state.group(0, "Heer")
    assert group is not None and f"VORRÜCKEN {GF}/42" in candidates.commands(look, group)
    assert weighed(look, group, f"VORRÜCKEN {GF}/42").parts[GROUND] > weighed(look, group, "HALTEN").parts[GROUND]


def test_it_flees_when_the_battle_is_lost_and_stays_while_it_is_not() -> None:
    lost = battle([(44, "A", "Heer")] * 4, [(SITE, "LC", "Wacht"), (SITE, "LC", "Wacht"), (SITE, "LC", "Wacht")])
    even = battle([(44, "LC", "Heer")] * 4, [(SITE, "A", "Wacht")])
    for match, flees in ((lost, ["Heer"]), (even, [])):
        for one in match.play.state.present(0)[:2]:
            match.play.remove(one)
        match.play.state.phase = "flight"
        fresh = Match.resumed(GAME, match.setup, _start(match))
        assert fresh.question is not None and fresh.question.name == "flee"
        assert ask(Captain(1), fresh, 0) == flees


def _start(match: Match) -> Start:
    return match.start._replace(state=match.play.state)


@pytest.mark.parametrize("count", [4, 60])
def test_a_bounded_number_of_commands_is_tried(count: int) -> None:
    places = [33, 34, 35, 36, 39, 40, 41, 42, 44, 45, 46, 47, 24, 25, 26]
    own = [(places[number // 4], "LB", "Heer") for number in range(count)]
    match = battle(own, [(SITE, "A", "Wacht")] * 4, forts=(TOWER,))
    group = match.play.state.group(0, "Heer")
    assert group is not None
    found = candidates.commands(Outlook(match.play, 0), group)
    assert len(found) <= candidates.MOST
    assert len(found) * count <= max(candidates.WORK, candidates.FEWEST * count)


def test_the_commander_carries_out_the_sheet_and_nothing_else() -> None:
    match = battle([(33, "LC", "Heer")], [(34, "A", "Wacht")])
    assert ask(CommanderBot(1), match, 0) == "OHNE BEFEHL"


def test_the_arena_mirrors_forces_and_every_list_is_a_battle() -> None:
    for key in FAIR:
        setup = make_setup(3, 64, (key, key))
        first, second = (sorted(one.symbol for one in party.figures) for party in setup.parties)
        assert first == second
        match = Match(GAME, setup)
        while isinstance(match.question, Roll):
            match.answer(match.question.sample(Random(1)))
        assert not [one for one in match.play.state.figures.values() if one.gone], key


def test_it_beats_who_has_no_plan_on_either_side() -> None:
    played = [play_bout(one) for one in bouts("kriegsspiel", ("captain", "random"), 2, 6, 32, ["reihen/field"])]
    assert [one.winner for one in played] == [0, 0]
