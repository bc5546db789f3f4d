"""Camouflaged groups: nobody but their owner can tell whether there are any, not even by what a bot is dealt."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.core.refusal import Refused
from walstatt.core.seat_match import SeatMatch
from walstatt.games.kriegsspiel.disguise import disguised, revealed
from walstatt.games.kriegsspiel.figures.agent_lines import HIDE, KEY, read_line
from walstatt.games.kriegsspiel.forts import Fort
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.setup import Covert, Party, Placed, Setup
from walstatt.hexmap.land import Land, TradeSite

GF = "2A+10"
AGENT = Covert("Gunther", "Ag1", ("Ag1", "LB"), f"{GF}/36", 20, re=9)
STRANGER = Covert("Hagen", "Ag7", ("Ag7",), f"{GF}/30", 20)
ELSEWHERE = Covert("Gunther", "Ag2", ("Ag2",), f"{GF}/20", 60)
UNNOTICED = 100


def battle(*groups: Covert) -> Setup:
    attackers = tuple(Placed("LB", f"{GF}/{kf}", "Heer") for kf in (2, 2, 3))
    defenders = tuple(Placed("SB", f"{GF}/{kf}", "Wacht") for kf in (44, 45))
    return Setup(
        {GF: Land("T" * 48, site=TradeSite("Std", 24))}, (GF,),
        (Party("Brunhilde", attackers, ("Gunther",), declared=True), Party("Gunther", defenders)),
        {GF: "Gunther"}, covers=2, covert=groups,
    )


def asked(setup: Setup, seat: int, rounds: int) -> Iterator[Match]:
    """A battle in which everybody holds and nobody is noticed, whenever this seat is asked for a command."""
    match = Match(GAME, setup)
    while match.state.round <= rounds and (question := match.question) is not None:
        if isinstance(question, Roll):
            match.answer([UNNOTICED] * question.count if question.hidden else [1] * question.count)
            continue
        if question.seat == seat and question.key != KEY:
            yield match
        match.answer(HIDE if question.key == KEY else "HALTEN")


@pytest.mark.parametrize("groups", [(AGENT,), (STRANGER,), (ELSEWHERE, STRANGER)])
def test_an_enemy_cannot_tell_whether_there_is_one(groups: tuple[Covert, ...]) -> None:
    both = zip(asked(battle(*groups), 0, 3), asked(battle(), 0, 3), strict=True)
    for number, (match, empty) in enumerate(both):
        seen, other = match.view(0), empty.view(0)
        if number:
            del seen["answers"], other["answers"]  # its owner was asked for orders in between
        assert msgspec.json.encode(seen) == msgspec.json.encode(other)
        assert GAME.picture(match.play, 0) == GAME.picture(empty.play, 0)


def test_a_bot_is_dealt_the_same_whatever_is_hidden() -> None:
    matches = [next(asked(battle(*groups), 0, 1)) for groups in ((), (AGENT,), (ELSEWHERE, STRANGER))]
    for seed in range(20):
        dealt = [SeatMatch.of(match, 0, Random(seed)) for match in matches]
        assert len({msgspec.json.encode(one.state) for one in dealt}) == 1
    assert any(SeatMatch.of(matches[0], 0, Random(seed)).state.hidden[0].members for seed in range(20))


def test_a_bot_holds_a_group_possible_that_has_parted_before_its_eyes() -> None:
    match = Match(GAME, battle(Covert("Gunther", "Ag1", ("Ag1", "On", "LB"), f"{GF}/36", 20)))
    while match.question is not None and match.question.key != KEY:
        question = match.question
        match.answer([UNNOTICED] * question.count if isinstance(question, Roll) else "HALTEN")
    match.answer(f"TRENNEN {GF}/30")
    for seed in range(20):
        known = SeatMatch.of(match, 0, Random(seed), record=True)
        assert [one.symbol for one in known.state.present(1)][-2:] == ["On", "LB"]
        assert known.view(0) == match.view(0)


@pytest.mark.parametrize("at", [f"{GF}/24", f"{GF}/17^{GF}/24", f"{GF}/99"])
def test_no_group_hides_on_a_ladder_beside_a_tower_or_nowhere(at: str) -> None:
    fort = Fort("Tu", f"{GF}/24", owner="Gunther")
    with pytest.raises(Refused):
        GAME.check_setup(msgspec.structs.replace(battle(msgspec.structs.replace(AGENT, at=at)), forts=(fort,)))


def test_its_owner_sees_it_and_is_dealt_it_as_it_is() -> None:
    match = next(asked(battle(AGENT, STRANGER), 1, 1))
    known = SeatMatch.of(match, 1, Random(1))
    assert known.state.hidden[0] == match.state.hidden[0]
    assert [one["name"] for one in match.view(1)["state"]["hidden"]] == ["Ag1"]
    assert [card.id for card in GAME.picture(match.play, 1).cards if card.id == "1/Ag1"]


def test_whoever_plays_without_knowing_whose_battle_it_is_does_not_learn_it_from_agents() -> None:
    setup = battle(AGENT, STRANGER)
    shown = disguised(setup)
    GAME.check_setup(shown)
    assert [one.realm for one in shown.covert] == ["B", "–"]
    true = revealed(setup, GAME.begin(shown).state)
    assert [(one.realm, one.at) for one in true.hidden] == [(one.realm, one.at) for one in setup.covert]


@pytest.mark.parametrize("wrong", [
    Covert("Gunther", "Ag1", ("Ag1",), "2A+99/1"), Covert("Gunther", "Ag1", ("Ag1", "LS"), f"{GF}/36"),
    Covert("Gunther", "Ag1", ("Ag1", "Unfug"), f"{GF}/36"), Covert("Gunther", "Ag1", ("Ag1",), f"{GF}/36", aboard="a1"),
    Covert("Gunther", "Ag1", ("Ag1",), f"{GF}/36", orders=("TANZEN",)),
])
def test_groups_that_cannot_be_are_refused(wrong: Covert) -> None:
    with pytest.raises(Refused):
        GAME.check_setup(battle(wrong))


def test_lines_say_when() -> None:
    assert read_line("AB KR 5: ABZIEHEN")[3:] == (5, 12)
    assert read_line("KR 3: MORD NÄCHSTER FLUCHT") == ("MORD", "NÄCHSTER", True, 3, 3)
    assert read_line("KR 2-4: SCHLEICHEN 2A+10/17")[1:] == ("2A+10/17", False, 2, 4)
