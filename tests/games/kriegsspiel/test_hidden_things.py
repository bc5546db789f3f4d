"""Weak points of gods and what figures bear: others learn of them only what everybody has seen."""
from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from tests.bots.prying import way_to
from tests.server.test_secrets import lived

from walstatt.core import tape
from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.core.roles import Role
from walstatt.core.seat_match import SeatMatch
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.setup import Artefact, Covert, Party, Placed, Setup, WeakPoint
from walstatt.games.kriegsspiel.sheets.model import Flags, Orders
from walstatt.hexmap.land import Land, TradeSite
from walstatt.lab.soak_secrets import disguise
from walstatt.server.matches import save_file

GF = "2A+10"
THINGS = ("Siegstein", "Balmung", "Gswodan", "Gslogi", "Gsnacht")
LYING, BORNE = WeakPoint("Gswodan", "Gunther", f"{GF}/33"), WeakPoint("Gslogi", "Brunhilde")
ELSEWHERE = WeakPoint("Gsnacht", "Hagen")
SEATS = (None, 0, 1)


def battle(points: tuple[WeakPoint, ...] = (LYING, BORNE, ELSEWHERE), defender: tuple[str, ...] = ("Siegstein",),
           attacker: tuple[str, ...] = ("Gslogi", "Balmung")) -> Setup:
    attackers = (Placed("LB", f"{GF}/2", "Heer", items=attacker), Placed("LB", f"{GF}/3", "Heer"))
    defenders = (Placed("SB", f"{GF}/44", "Wacht", items=defender), Placed("SB", f"{GF}/45", "Wacht"))
    return Setup(
        {GF: Land("T" * 48, site=TradeSite("Std", 24))}, (GF,),
        (Party("Brunhilde", attackers, ("Gunther",), declared=True, orders=Orders((), Flags(flees=True))),
         Party("Gunther", defenders)),
        {GF: "Gunther"}, weak_points=points, weapons=("Balmung",), artefacts=(Artefact("Siegstein", 2, 2),),
    )


def played(setup: Setup, rounds: int = 1) -> Match:
    """Everybody holds until this round."""
    match = Match(GAME, setup)
    while (question := match.question) is not None and (match.state.round < rounds or isinstance(question, Roll)):
        match.answer([1] * question.count if isinstance(question, Roll) else "HALTEN")
    return match


def seen(match: Match, seat: int | Role | None) -> set[str]:
    shown = msgspec.json.encode(match.view(seat)).decode()
    return {one for one in THINGS if one in shown}


def test_a_seat_sees_its_own_things_and_a_watcher_none() -> None:
    match = played(battle())
    assert seen(match, 0) == {"Gslogi", "Balmung"}
    assert seen(match, 1) == {"Siegstein", "Gswodan"}
    assert seen(match, None) == set()
    assert seen(match, Role.GAME_MASTER) == {"Siegstein", "Gswodan", "Gslogi", "Balmung"}


@pytest.mark.parametrize("other", [
    battle((replace(LYING, at=f"{GF}/12"), BORNE, ELSEWHERE)), battle(defender=()), battle(defender=("Gswodan",)),
    battle((replace(LYING, at=""), BORNE, ELSEWHERE), ()),
])
def test_two_battles_that_differ_in_foreign_secrets_are_the_same_to_a_seat_and_to_its_bot(other: Setup) -> None:
    one, two = played(battle(), 3), played(other, 3)
    assert one.view(0) == two.view(0) and GAME.picture(one.play, 0) == GAME.picture(two.play, 0)
    for seed in range(20):
        known = [SeatMatch.of(match, 0, Random(seed)) for match in (one, two)]
        assert known[0].state == known[1].state and known[0].setup == known[1].setup


def test_a_bot_holds_possible_that_a_weak_point_lies_anywhere_and_that_anybody_bears_a_thing() -> None:
    match = played(battle())
    dealt = [SeatMatch.of(match, 0, Random(seed)).state for seed in range(60)]
    assert len({state.relics.get("Gswodan") for state in dealt}) > 10
    bearers = {next((one.id for one in state.figures.values() if "Siegstein" in one.items), "") for state in dealt}
    assert bearers == {"", "b1", "b2"}
    assert all(state.figures["a1"].items == ("Gslogi", "Balmung") for state in dealt)


@pytest.mark.parametrize("seat", SEATS)
def test_no_way_leads_a_bot_to_the_setup_in_which_all_stands(seat: int | None) -> None:
    covert = Covert("Gunther", "Ag1", ("Ag1",), f"{GF}/36")
    match = played(replace(battle(), covers=1, covert=(covert,)))
    known = SeatMatch.of(match, seat, Random(1))
    assert not way_to(known, [match.setup]) and not way_to(known.fork(), [match.setup])
    assert (known.setup.covert == match.setup.covert) == (seat == 1)


@pytest.mark.parametrize("seat", SEATS)
def test_other_secrets_in_their_place_change_nothing_that_is_seen(seat: int | None) -> None:
    match = played(battle(), 2)
    forks = [fork for lot in range(10) if (fork := disguise(match, seat, Random(lot))) is not None]
    assert forks and all(fork.view(seat) == match.view(seat) for fork in forks)


def test_what_everybody_has_seen_is_no_secret_any_more() -> None:
    match = played(battle())
    match.play.remove(match.state.figures["b1"])
    assert match.state.lying == {f"{GF}/44": ("Siegstein",)}
    match.state.figures["b2"].at = f"{GF}/44"
    match.play.capture(match.state.figures["b2"])
    assert "Siegstein" in match.view(0)["state"]["figures"]["b2"]["items"]


def test_only_the_owner_of_a_god_is_told_where_his_weak_point_fell() -> None:
    match = played(battle())
    fallen = match.state.figures["a1"]
    match.play.remove(fallen)
    while match.state.round == 1 and (question := match.question) is not None:
        match.answer([1] * question.count if isinstance(question, Roll) else "HALTEN")
    told = {seat for seat in SEATS for one in match.view(seat)["events"] if one["key"] == "kriegsspiel-relic-falls"}
    assert told == {0} and match.state.relics["Gslogi"] == f"{GF}/2"
    assert "Gslogi" not in match.view(1)["state"].get("relics", {})


def test_a_save_file_of_a_battle_under_way_holds_no_secrets_of_others() -> None:
    match = played(battle(), 2)
    live = lived(match)
    saved = save_file(live, [1])
    parsed = tape.parse(saved, "file")
    found = GAME.read_setup(parsed.setup)
    assert found.parties[0].figures[0].items == () and found.parties[0].orders == Orders()
    assert found.parties[1] == match.setup.parties[1] and found.weak_points[0] == LYING
    assert not parsed.tape and parsed.withheld == len(match.tape)
    assert "33" not in str(GAME.read_setup(tape.parse(save_file(live, [0]), "file").setup).weak_points)
    whole = tape.parse(save_file(live, [0, 1]), "file")
    assert GAME.read_setup(whole.setup) == match.setup and len(whole.tape) == len(match.tape)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_bot_still_knows_a_fight_in_which_a_secret_has_mattered(seat: int) -> None:
    """The dice of a fight beside a weak point, by a bearer of a magic thing: what is dealt fits what was seen."""
    setup = battle((replace(LYING, at=f"{GF}/45"), BORNE, ELSEWHERE))
    first, second = setup.parties
    near = replace(first, figures=tuple(replace(one, at=f"{GF}/38") for one in first.figures))
    match, rng = Match(GAME, replace(setup, parties=(near, second))), Random(5)
    while (question := match.question) is not None and match.state.round < 3:
        known = SeatMatch.of(match, seat, Random(len(match.tape)), record=True)
        assert known.view(seat) == match.view(seat)
        rolled = isinstance(question, Roll)
        match.answer(question.sample(rng) if rolled else "ANGREIFEN")
    assert any(one.gone for one in match.state.figures.values())


def test_nobody_sees_the_weakness_of_a_king_before_it_has_mattered() -> None:
    """kalevala.r.king_weakness: not even his ruler; after the first round everybody has seen that he was drunk."""
    king = Placed("KrKö/4/0", f"{GF}/6", "Hof", traits=("drink", "coward"))
    plain = battle()
    guards = plain.parties[1]
    setup = replace(plain, parties=(plain.parties[0], replace(guards, figures=(*guards.figures, king))))
    match = played(setup)
    assert match.state.figures["b3"].traits == ("drink", "coward")
    for seat in (None, 0, 1):
        assert "traits" not in match.view(seat)["state"]["figures"]["b3"]
        assert SeatMatch.of(match, seat, Random(1)).state.figures["b3"].traits == ()
    assert "coward" not in msgspec.json.encode(SeatMatch.of(match, 0, Random(1)).setup).decode()
    later = played(setup, 2)
    assert later.state.figures["b3"].shown == ("drink",)
    assert later.view(0)["state"]["figures"]["b3"]["traits"] == ("drink",)
    assert SeatMatch.of(later, 0, Random(1)).state.figures["b3"].traits == ("drink",)
