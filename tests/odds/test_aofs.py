"""The odds agree with the engine: every way the dice can fall is played through."""
from __future__ import annotations

from random import Random
from typing import Any

import icepool
import pytest
from tests.odds.positions import STOPS, WOOD, Fate, fates, opened, play_of, sheet, start_attack, unit, weapon

from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.core.tally import Tally
from walstatt.games.aofs.attacks import Striker, weapon_types
from walstatt.games.aofs.melee import charge_strikers
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.profiles import UnitSheet, Weapon
from walstatt.games.aofs.shooting import firing, strikers
from walstatt.games.aofs.walking import Jump
from walstatt.odds.aofs import (
    AttackOdds,
    attack_odds,
    cast_chance,
    jump_chance,
    morale_chance,
    spell_odds,
    test_chance,
)
from walstatt.odds.aofs_melee import fear_of, impact_dice
from walstatt.odds.distributions import binomial, convolve, mean, power


def bow(attacks: int = 1, ap: int = 0, **rules: int) -> Weapon:
    return weapon("bow", 24, attacks, ap, **rules)


def blade(attacks: int = 1, ap: int = 0, **rules: int) -> Weapon:
    return weapon("blade", 0, attacks, ap, **rules)


def melee_position(own: UnitSheet, enemy: UnitSheet, **more: Any) -> Match:
    rulings = more.pop("rulings", None)
    return opened([(own, unit(own, 0, 10, 10))], [(enemy, unit(enemy, 1, 14, 10, **more))], rulings=rulings)


def shooting_position(own: UnitSheet, enemy: UnitSheet, *, cover: bool = False, **more: Any) -> Match:
    rulings = more.pop("rulings", None)
    pieces = (WOOD,) if cover else ()
    made = unit(enemy, 1, 26, 10, **more)
    return opened([(own, unit(own, 0, 10, 10))], [(enemy, made)], pieces=pieces, rulings=rulings)


def shots(play: AofsPlay) -> list[Striker]:
    own, enemy = play.state.of(0)[0], play.state.of(1)[0]
    return [
        one
        for batch in weapon_types(play, own, ranged=True).values()
        for one in strikers(play, own, enemy, firing(play, own, batch, enemy), frozenset())
    ]


def odds_of(match: Match, melee: bool) -> AttackOdds:
    play = play_of(match)
    own, enemy = play.state.of(0)[0], play.state.of(1)[0]
    if not melee:
        return attack_odds(play, shots(play), enemy)
    return attack_odds(
        play, charge_strikers(play, own), enemy, fear=fear_of(play, own), impact=impact_dice(play, own)
    )


def expected_fates(odds: AttackOdds) -> dict[Fate, float]:
    found: dict[Fate, float] = {}
    for after, chance in odds.outcomes:
        key = (after.models, after.markers, after.newly_shaken)
        found[key] = found.get(key, 0.0) + chance
    return found


def agree(match: Match, melee: bool, *, ordered: bool = False) -> None:
    odds = odds_of(match, melee)
    start_attack(match, melee)
    played = fates(match, "b1", ordered=ordered)
    counted = expected_fates(odds)
    for fate in played.keys() | counted.keys():
        assert counted.get(fate, 0.0) == pytest.approx(played.get(fate, 0.0), abs=1e-9), fate
    destroyed = sum(chance for fate, chance in played.items() if fate[0] == 0)
    assert odds.kill_chance == pytest.approx(destroyed, abs=1e-9)
    assert odds.shaken_chance == pytest.approx(sum(p for fate, p in played.items() if fate[2]), abs=1e-9)


lone = sheet("b1", 4, 4)
three = sheet("b1", 4, 5, models=3)

SHOTS = {
    "plain": (sheet("a1", 4, 4, bow(2)), lone),
    "armour piercing": (sheet("a1", 3, 4, bow(2, 2)), lone),
    "surge": (sheet("a1", 4, 4, bow(2, surge=0)), lone),
    "relentless": (sheet("a1", 4, 4, bow(1, relentless=0)), three),
    "rending and surge": (sheet("a1", 4, 4, bow(1, surge=0, rending=0)), sheet("b1", 4, 3)),
    "bane": (sheet("a1", 4, 4, bow(2, bane=0)), lone),
    "deadly": (sheet("a1", 4, 4, bow(2, 1, deadly=3)), sheet("b1", 4, 4, tough=3)),
    "deadly on a group": (sheet("a1", 4, 4, bow(3, deadly=3)), sheet("b1", 4, 4, models=2, tough=3)),
    "deadly before others": (
        sheet("a1", 4, 4, bow(1), weapon("bolt", 24, 1, deadly=3)), sheet("b1", 4, 5, models=2),
    ),
    "regeneration": (sheet("a1", 4, 4, bow(2, 1)), sheet("b1", 4, 4, regeneration=0, tough=3)),
    "regeneration against deadly": (sheet("a1", 4, 4, bow(1, deadly=2)), sheet("b1", 4, 5, regeneration=0)),
    "regeneration in a group": (sheet("a1", 5, 4, bow(2)), sheet("b1", 4, 6, models=2, regeneration=0)),
    "no regeneration": (sheet("a1", 4, 4, bow(2, unstoppable=0)), sheet("b1", 4, 4, regeneration=0)),
    "group": (sheet("a1", 5, 4, bow(3, 1)), sheet("b1", 4, 5, models=2)),
    "stealth": (sheet("a1", 4, 4, bow(2)), sheet("b1", 4, 4, stealth=0)),
    "blast on a group": (sheet("a1", 4, 4, bow(1, 1, blast=3)), three),
    "blast on one": (sheet("a1", 4, 4, bow(2, blast=3)), lone),
    "reliable": (sheet("a1", 5, 4, bow(2, reliable=0)), lone),
}


@pytest.mark.parametrize("name", SHOTS)
def test_shooting_agrees_with_the_engine(name: str) -> None:
    own, enemy = SHOTS[name]
    mixed = "rending" in name or "before others" in name
    agree(shooting_position(own, enemy), melee=False, ordered=mixed)


def test_shooting_at_cover_agrees_with_the_engine() -> None:
    match = shooting_position(sheet("a1", 4, 4, bow(2, 1)), lone, cover=True)
    assert all(one.in_cover for one in shots(play_of(match)))
    agree(match, melee=False)


def test_a_sergeant_among_others_agrees_with_the_engine() -> None:
    agree(shooting_position(sheet("a1", 4, 4, bow(), models=2, command="sergeant"), lone), melee=False, ordered=True)


@pytest.mark.parametrize("markers", [0, 1, 3])
@pytest.mark.parametrize("shaken", [False, True])
@pytest.mark.parametrize("tough", [0, 3])
def test_markers_and_shaken_agree_with_the_engine(markers: int, shaken: bool, tough: int) -> None:
    enemy = sheet("b1", 4, 4, tough=tough) if tough else lone
    agree(shooting_position(sheet("a1", 4, 4, bow(2)), enemy, markers=markers, shaken=shaken), melee=False)


CHARGES = {
    "plain": (sheet("a1", 4, 4, blade(2)), lone),
    "thrust": (sheet("a1", 4, 4, blade(2, thrust=0)), lone),
    "furious": (sheet("a1", 4, 4, blade(2), furious=0), lone),
    "fear": (sheet("a1", 4, 4, blade(2), fear=2), sheet("b1", 4, 4, tough=3)),
    "impact": (sheet("a1", 6, 4, blade(), impact=1), lone),
    "impact against counter": (
        sheet("a1", 4, 4, blade(), impact=2), sheet("b1", 4, 5, weapon("spear", counter=0), models=2),
    ),
    "impact behind deadly": (sheet("a1", 4, 4, blade(1, deadly=2), impact=1), sheet("b1", 4, 4, models=2)),
    "two weapons": (sheet("a1", 5, 4, blade(1, 1), weapon("bite")), lone),
    "group": (sheet("a1", 4, 4, blade(), models=3), three),
}


@pytest.mark.parametrize("name", CHARGES)
def test_charges_agree_with_the_engine(name: str) -> None:
    own, enemy = CHARGES[name]
    agree(melee_position(own, enemy), melee=True)


RULINGS = [
    ("aofs.r.one_effect_roll", sheet("a1", 6, 4, bow(1), weapon("pistol", 24, 1)), sheet("b1", 4, 6)),
    ("aofs.r.tough_in_groups", sheet("a1", 3, 4, bow(3)), sheet("b1", 4, 6, models=2, tough=2)),
    ("aofs.r.regeneration_timing", sheet("a1", 3, 4, bow(1, deadly=2)), sheet("b1", 4, 6, regeneration=0)),
]


@pytest.mark.parametrize(("ruling", "own", "enemy"), RULINGS, ids=[ruling for ruling, _, _ in RULINGS])
def test_rulings_change_the_odds_as_the_engine_plays(ruling: str, own: UnitSheet, enemy: UnitSheet) -> None:
    agree(shooting_position(own, enemy, rulings={ruling: 1}), melee=False)
    assert odds_of(shooting_position(own, enemy), False) != odds_of(
        shooting_position(own, enemy, rulings={ruling: 1}), False
    )


def test_blast_that_reaches_a_second_unit_agrees_with_the_engine() -> None:
    own = sheet("a1", 4, 4, bow(1, blast=3))
    near = sheet("b2", 4, 5)
    match = opened(
        [(own, unit(own, 0, 10, 10))], [(lone, unit(lone, 1, 20, 10)), (near, unit(near, 1, 20, 12.5))]
    )
    agree(match, melee=False)


# ---- against icepool


def icepool_hits(dice: int, need: int, extra: int) -> Any:
    one = icepool.d6.map(lambda face: 0 if face < need else 1 + extra * (face == 6))
    return dice @ one


@pytest.mark.parametrize("need", [2, 4, 6])
@pytest.mark.parametrize("extra", [0, 1, 2])
def test_hits_agree_with_icepool(need: int, extra: int) -> None:
    rules = dict.fromkeys(["surge", "relentless"][:extra], 0)
    match = shooting_position(sheet("a1", need, 4, bow(7, **rules)), lone)
    theirs = icepool_hits(7, need, extra)
    ours = odds_of(match, False).hits
    assert [theirs.probability(count) for count in range(len(ours))] == pytest.approx(ours, abs=1e-12)


@pytest.mark.parametrize("bane", [False, True])
@pytest.mark.parametrize("ap", [0, 2])
def test_unsaved_wounds_agree_with_icepool(bane: bool, ap: int) -> None:
    rules = {"bane": 0} if bane else {}
    match = shooting_position(sheet("a1", 3, 4, bow(6, ap, surge=0, **rules)), lone)
    save = 4 + ap
    defence = icepool.d6.map(lambda face: icepool.d6 if bane and face == 6 else face)
    wound = defence.map(lambda face: int(face < save))
    theirs = icepool_hits(6, 3, 1).map(lambda hits: hits @ wound if hits else icepool.Die([0]))
    ours = odds_of(match, False).unsaved
    assert [theirs.probability(count) for count in range(len(ours))] == pytest.approx(ours, abs=1e-12)


# ---- against simulation


@pytest.mark.parametrize(
    ("own", "enemy"),
    [
        (
            sheet("a1", 4, 4, blade(3, 1, rending=0), models=3, impact=1, fear=1),
            sheet("b1", 4, 3, regeneration=0, tough=6),
        ),
        (sheet("a1", 3, 4, blade(3, deadly=2), weapon("bite", 0, 4, surge=0), models=2), sheet("b1", 4, 4, models=5)),
    ],
)
def test_big_attacks_agree_with_simulation(own: UnitSheet, enemy: UnitSheet) -> None:
    match = melee_position(own, enemy)
    odds = odds_of(match, True)
    start_attack(match, True)
    rng, games, killed, shaken = Random(5), 3000, 0, 0
    for _ in range(games):
        fork = match.fork(record=False)
        while fork.question is not None and fork.question.name not in (*STOPS, "push"):
            fork.answer(fork.question.sample(rng))
        killed += not fork.state.units["b1"].models
        shaken += fork.state.units["b1"].shaken
    assert killed / games == pytest.approx(odds.kill_chance, abs=0.03)
    assert shaken / games == pytest.approx(odds.shaken_chance, abs=0.03)


# ---- single rolls and the arithmetic


def test_single_tests() -> None:
    assert test_chance(Tally(4, "aofs.quality_test", 2, 6)) == pytest.approx(1 / 2)
    assert test_chance(Tally(4, "aofs.quality_test", 2, 6).change(9, "aofs.special.ap")) == pytest.approx(1 / 6)
    assert cast_chance() == pytest.approx(1 / 2)
    assert cast_chance(helped=5) == pytest.approx(5 / 6)
    assert cast_chance(hindered=1) == pytest.approx(1 / 3)


def test_morale_uses_heroes_and_fearless() -> None:
    timid, hero = sheet("a1", 5, 4), sheet("a2", 3, 4, hero=0, fearless=0)
    match = opened([(timid, unit(timid, 0, 10, 10)), (hero, unit(hero, 0, 14, 10))], [(lone, unit(lone, 1, 40, 40))])
    play = play_of(match)
    assert morale_chance(play, play.unit("a1")) == pytest.approx(4 / 6)
    assert morale_chance(play, play.unit("a2")) == pytest.approx(4 / 6 + 2 / 6 / 2)
    play.unit("a2").shaken = True
    assert morale_chance(play, play.unit("a1")) == pytest.approx(2 / 6)
    assert morale_chance(play, play.unit("a2")) == pytest.approx(1 / 2)


def test_jumps() -> None:
    walker, strider = sheet("a1", 4, 4), sheet("a2", 4, 4, strider=0)
    own = [(walker, unit(walker, 0, 5, 5)), (strider, unit(strider, 0, 9, 5))]
    match = opened(own, [(lone, unit(lone, 1, 40, 40))])
    leap = Jump(0.0, 0.0, 4.0, 0.0, 4.0)
    play = play_of(match)
    assert jump_chance(play, play.unit("a1").models[0], leap) == pytest.approx((4 / 6) ** 2)
    assert jump_chance(play, play.unit("a2").models[0], leap) == pytest.approx((5 / 6) ** 2)


def test_a_spell_hits_without_a_die() -> None:
    from walstatt.games.aofs.sheets import DEFAULT_SPELLS

    match = shooting_position(sheet("a1", 4, 4), sheet("b1", 4, 4))
    spells = {spell.key: spell for spell in DEFAULT_SPELLS}
    odds = spell_odds(play_of(match), spells["irrlicht"], play_of(match).unit("b1"))
    assert odds.hits == pytest.approx((0, 0, 1))
    assert odds.expected_wounds == pytest.approx(1.0)


def test_nothing_strikes_nothing() -> None:
    match = shooting_position(sheet("a1", 4, 4), lone)
    odds = attack_odds(play_of(match), [], play_of(match).unit("b1"))
    assert (odds.kill_chance, odds.shaken_chance, odds.expected_wounds, odds.expected_models_lost) == (0, 0, 0, 0)


def test_distributions() -> None:
    assert convolve((0.5, 0.5), (0.5, 0.5)) == (0.25, 0.5, 0.25)
    assert power((0.5, 0.5), 3) == pytest.approx(binomial(3, 0.5))
    assert mean(binomial(10, 0.3)) == pytest.approx(3.0)
    assert binomial(2, 1.0) == (0.0, 0.0, 1.0)


def test_a_warm_query_is_quick() -> None:
    from time import perf_counter

    match = melee_position(*CHARGES["two weapons"])
    play = play_of(match)
    own, enemy = play.unit("a1"), play.unit("b1")
    armed = charge_strikers(play, own)
    attack_odds(play, armed, enemy)
    began = perf_counter()
    for _ in range(1000):
        attack_odds(play, armed, enemy)
    assert perf_counter() - began < 0.2


def test_rolls_come_first_in_an_attack() -> None:
    match = melee_position(*CHARGES["plain"])
    start_attack(match, True)
    assert isinstance(match.question, Roll) and match.question.name == "hit"
