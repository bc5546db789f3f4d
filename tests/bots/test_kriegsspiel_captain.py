"""The captain of a battle: what it orders in positions where everybody would, how much it tries, and how it fares."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from walstatt.bots.base import ask
from walstatt.bots.captain import Captain
from walstatt.bots.commander import CommanderBot
from walstatt.bots.kriegsspiel import candidates, weighing
from walstatt.bots.kriegsspiel.outlook import Outlook
from walstatt.bots.kriegsspiel.weighing import (
    AFLOAT,
    BREACH,
    DANGER,
    GROUND,
    HUNGER,
    PITCH,
    PROSPECT,
    Weighed,
    weighed,
)
from walstatt.core.match import Match, Start
from walstatt.core.questions import Roll
from walstatt.games.kriegsspiel.battlefields import KINDS
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
WITHIN = f"{SITE}:0"
Line = tuple[int | str, str, str]
"""Small field or storey, what stands there, its group."""


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


def considered(match: Match, seat: int, group: str) -> list[str]:
    """The commands that it tries."""
    found = match.play.state.group(seat, group)
    assert found is not None
    return candidates.commands(Outlook(match.play, seat), found)


def worth(match: Match, seat: int, group: str, line: str) -> Weighed:
    found = match.play.state.group(seat, group)
    assert found is not None
    return weighed(Outlook(match.play, seat), found, line)


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
    match = battle(own, [(WITHIN, "A", "Wacht")], forts=(TOWER,))
    line = ordered(match)
    assert read_line(line).command == "STÜRMEN"
    match.answer(line, 0)
    ladder = next(one for one in match.play.state.figures.values() if one.symbol == "Le")
    assert ladder.leans


def test_who_has_no_ladder_does_not_stand_under_the_arrows_of_a_tower() -> None:
    """The ladder is still far away, in good hands."""
    carried = [(47, "LB", "Leiter"), (47, "LB", "Leiter"), (47, "Le", "Leiter")]
    match = battle([*[(40, "A", "Heer")] * 4, *carried], [(WITHIN, "BC", "Wacht")] * 4, forts=(TOWER,))
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


def test_height_is_worth_nothing_far_from_every_enemy() -> None:
    land = ["T"] * 48
    land[47 - 1] = "H"
    match = battle([(46, "BB", "Heer")] * 4, [(2, "LC", "Wacht")] * 4, "".join(land))
    assert worth(match, 0, "Heer", f"VORRÜCKEN {GF}/47").parts[GROUND] == 0


def test_it_goes_where_it_can_shoot_in_its_next_turn() -> None:
    """The enemy is out of reach in this turn, whatever is ordered."""
    match = battle([(47, "BB", "Heer")] * 4, [(2, "A", "Wacht")] * 4)
    match.play.state.holders[GF] = 0
    comes, holds = worth(match, 0, "Heer", ordered(match)), worth(match, 0, "Heer", "HALTEN")
    assert comes.parts[PROSPECT] > holds.parts[PROSPECT] == 0


def test_a_ram_at_the_gate_batters_it() -> None:
    rammers = [(28, "LB", "Heer"), (28, "LB", "Heer"), (28, "Wi", "Heer")]
    match = battle(rammers, [(WITHIN, "A", "Wacht")], forts=(TOWER,))
    assert read_line(ordered(match)).command == "BRECHEN"
    breaks, holds = worth(match, 0, "Heer", f"BRECHEN {GF}/{SITE}"), worth(match, 0, "Heer", "HALTEN")
    assert breaks.parts[BREACH] > holds.parts[BREACH] == 0


def test_an_onager_opens_the_building_that_is_wanted() -> None:
    """Its stones do nothing to who is within from where nobody can get in."""
    match = battle([(41, "A", "Heer"), (41, "A", "Heer"), (41, "On", "Heer")], [(WITHIN, "A", "Wacht")], forts=(TOWER,))
    assert worth(match, 0, "Heer", f"BRECHEN {GF}/{SITE}").parts[BREACH] > 0
    match.play.state.doors[f"{GF}/{SITE}:0>{GF}/28"] = "broken"
    assert worth(match, 0, "Heer", f"BRECHEN {GF}/{SITE}").parts[BREACH] == 0


def test_only_who_has_no_engine_left_starves_a_garrison() -> None:
    besiegers = [(44, "LB", "Heer")] * 4
    bare = battle(besiegers, [(WITHIN, "A", "Wacht")] * 4, forts=(TOWER,))
    armed = battle([*besiegers, (47, "Le", "Heer")], [(WITHIN, "A", "Wacht")] * 4, forts=(TOWER,))
    line = f"BELAGERN {GF}/{SITE}"
    assert line in considered(bare, 0, "Heer") and line not in considered(armed, 0, "Heer")
    assert worth(bare, 0, "Heer", line).parts[HUNGER] > 0
    assert worth(armed, 0, "Heer", line).parts[HUNGER] == 0
    assert worth(bare, 0, "Heer", "HALTEN").parts[HUNGER] == 0


def garrison(own: Sequence[Line], others: Sequence[Line], wall: tuple[Fort, ...] = ()) -> Match:
    """Gunther holds the tower; what is asked is what he would do."""
    return battle(others, own, forts=(TOWER, *wall))


def test_a_garrison_mans_the_platform_from_where_pitch_falls() -> None:
    match = garrison([(WITHIN, "A", "Wacht")] * 2, [(27, "LB", "Heer")] * 4)
    up = f"VORRÜCKEN {GF}/{SITE}:P"
    assert up in considered(garrison([(6, "A", "Wacht")] * 2, [(27, "LB", "Heer")] * 4), 1, "Wacht")
    assert worth(match, 1, "Wacht", up).parts[PITCH] > worth(match, 1, "Wacht", "HALTEN").parts[PITCH] == 0


def test_walls_are_climbed_by_who_wants_what_is_behind_them() -> None:
    wall = (Fort("Ma", f"{GF}/28", f"{GF}/36"),)
    inside, outside = [(28, "LB", "Wacht")] * 4, [(36, "LB", "Heer")] * 2
    match = garrison(inside, [(35, "LB", "Heer")] * 2, wall)
    assert f"KLETTERN {GF}/36" not in considered(match, 1, "Wacht")
    assert f"KLETTERN {GF}/28" in considered(garrison([(14, "LB", "Wacht")], outside, wall), 0, "Heer")


@pytest.mark.parametrize(("besiegers", "goes_out"), [(6, False), (1, True)])
def test_a_garrison_opens_its_gate_only_for_a_sortie_of_the_stronger(besiegers: int, goes_out: bool) -> None:
    match = garrison([(WITHIN, "LB", "Wacht")] * 4, [(33, "LB", "Heer")] * besiegers)
    assert ("TOR AUF" in considered(match, 1, "Wacht")) is goes_out


def test_an_open_gate_lets_the_enemy_in() -> None:
    match = garrison([(WITHIN, "LB", "Wacht")] * 4, [(36, "LB", "Heer")] * 4)
    assert worth(match, 1, "Wacht", "TOR AUF").parts[DANGER] < worth(match, 1, "Wacht", "HALTEN").parts[DANGER]


def test_it_places_archers_on_the_platform_and_a_garrison_below_them() -> None:
    match = Match(GAME, make_setup(3, 64, ("belagerer/castle", "belagerer/castle")))
    while match.question is not None and match.question.name == "place":
        seat = match.question.seats[0]
        match.answer(ask(Captain(1), match, seat), seat)
    house = match.play.ground.sites["2E+10"]
    archers = {one.at for one in match.play.state.present(0) if one.profile.is_archer}
    assert f"{house}:P" in archers and all(at.startswith(f"{house}:") for at in archers)
    assert any(one.at == f"{house}:0" and not one.profile.is_archer for one in match.play.state.present(0))


# ---- ships


def at_sea(own: Sequence[Placed], others: Sequence[Placed], islet: int) -> Match:
    """Brunhilde was sent to take Gunther's sea."""
    sea = "".join("T" if kf == islet else "W" for kf in range(1, 49))
    parties = (
        Party("Brunhilde", tuple(own), ("Gunther",), declared=True), Party("Gunther", tuple(others), ("Brunhilde",)),
    )
    match = Match(GAME, Setup({GF: Land(sea)}, (GF,), parties, {GF: "Gunther"}))
    rng = Random(1)
    while isinstance(match.question, Roll):
        match.answer(match.question.sample(rng))
    return match


def ship(kf: int, bow: int, crew: str, group: str, sent: str = "") -> list[Placed]:
    men = [Placed(crew, f"{GF}/{kf}", group, aboard=True, sent=sent)] * 4
    return [Placed("LS", f"{GF}/{kf}", group, front=f"{GF}/{bow}", sent=sent), *men]


def test_nobody_leaves_a_ship_for_an_islet_on_which_there_is_nothing() -> None:
    match = at_sea(ship(40, 45, "SB", "Heer", GF), ship(2, 6, "LB", "Wacht"), islet=46)
    ashore, aboard = worth(match, 0, "Heer", f"LANDEN {GF}/46"), worth(match, 0, "Heer", "HALTEN")
    assert ashore.parts[AFLOAT] < aboard.parts[AFLOAT] == 0
    match.answer(ordered(match), 0)
    assert all(match.play.spot(one).water for one in match.play.state.present(0))


def test_it_drives_the_enemy_out_of_a_sea_without_a_trade_centre() -> None:
    match = at_sea(ship(40, 45, "SB", "Heer", GF), ship(2, 6, "LB", "Wacht"), islet=48)
    before = Outlook(match.play, 0).far_from_prey(f"{GF}/40")
    assert "ENTERN GRUPPE Wacht" in considered(match, 0, "Heer")
    boards, holds = worth(match, 0, "Heer", "ENTERN GRUPPE Wacht"), worth(match, 0, "Heer", "HALTEN")
    assert boards.parts[weighing.SITE] > holds.parts[weighing.SITE]
    match.answer(ordered(match), 0)
    places = [one.at for one in match.play.state.present(0) if one.is_person]
    assert min(Outlook(match.play, 0).far_from_prey(at) for at in places) < before


def test_enemies_ashore_are_attacked_from_the_deck() -> None:
    match = at_sea(ship(40, 45, "SB", "Heer", GF), [Placed("LB", f"{GF}/7", "Wacht")] * 4, islet=7)
    moored = [line for line in considered(match, 0, "Heer") if line.startswith("VORRÜCKEN")]
    assert any(match.play.ground.distance(line.split()[1], f"{GF}/7") == 1 for line in moored)


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
    match = battle(own, [(WITHIN, "A", "Wacht")] * 4, forts=(TOWER,))
    group = match.play.state.group(0, "Heer")
    assert group is not None
    found = candidates.commands(Outlook(match.play, 0), group)
    assert len(found) <= candidates.MOST
    assert len(found) * count <= max(candidates.WORK, candidates.FEWEST * count)


def test_the_commander_carries_out_the_sheet_and_nothing_else() -> None:
    match = battle([(33, "LC", "Heer")], [(34, "A", "Wacht")])
    assert ask(CommanderBot(1), match, 0) == "OHNE BEFEHL"


def test_every_kind_of_land_has_its_turn_in_the_arena() -> None:
    assert {key.partition("/")[2] for key in FAIR} == set(KINDS)


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
