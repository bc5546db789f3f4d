"""The odds of A Generic Skirmisher agree with the engine: every way the dice can fall is played through."""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from typing import Any

import icepool
import pytest

from walstatt.core.questions import Pick, Roll, YesNo
from walstatt.games.ags import attacks, damage, duels
from walstatt.games.ags.abilities import Ability, Dice, Reach, Target, Test
from walstatt.games.ags.blows import Blow, FearAhead, Outlook, Side
from walstatt.games.ags.play import AgsPlay, Setup
from walstatt.games.ags.profiles import Force, Hire, Profile, read_tag
from walstatt.games.ags.state import TABLE, Figure, Held, State
from walstatt.odds.ags import odds, throw
from walstatt.odds.distributions import mean
from walstatt.table.terrain import Board, compiled

ICEPOOL_TOLERANCE = 1e-12
DEFENCE, WILL = Dice(2, 5), Dice(2, 4)


def strike(dice: int, need: int, kind: str = "att_def", *tags: str) -> Ability:
    return Ability(
        "Hieb", test=Test(kind, Dice(dice, need)), reach=Reach("nah"), target=Target("foe", contact=True), tags=tags  # type: ignore[arg-type]
    )


def card(key: str, ability: Ability, defence: Dice, will: Dice, *tags: str) -> Profile:
    return Profile(
        key, "ritter", {"de": key, "en": key}, True, 3, 5, defence, will, abilities=(ability,),
        tags=tuple(read_tag(tag) for tag in tags),
    )


def position(
    ability: Ability, defence: Dice = DEFENCE, will: Dice = WILL, attacker_tags: tuple[str, ...] = (),
    defender_tags: tuple[str, ...] = (), conditions: tuple[str, ...] = (), hp: int = 3,
    tokens: tuple[int, int] = (0, 0), rulings: dict[str, int] | None = None,
) -> AgsPlay:
    """Two models in contact; `conditions` are the defender's."""
    cards = (card("a", ability, defence, will, *attacker_tags), card("b", ability, defence, will, *defender_tags))
    forces = tuple(
        Force("ritter", (Hire(one.key, one.key, one.name),), one.key, {one.key: one}) for one in cards
    )
    board = Board(36, 36)
    play = AgsPlay(Setup((forces[0], forces[1]), board, rulings=rulings or {}), compiled(board))
    figures = {
        "a": Figure("a", 0, "a", 3, 10, 10, place=TABLE),
        "b": Figure("b", 1, "b", hp, 11.181, 10, place=TABLE, conditions=tuple(Held(one, 0) for one in conditions)),
    }
    play.state = State(figures, phase="activation", round=1, tokens=tokens)
    return play


def ends(play: AgsPlay, fear: bool = False) -> Iterator[tuple[float, int, bool]]:
    """Every end of a duel with its chance: damage, hit. Rerolls are decided by the previews."""
    ability = play.profile(play.figure("a")).abilities[0]
    blow = Blow(play.figure("a"), ability, play.figure("b"))
    source = damage.source_of(play, blow)
    harm = damage.harm_table(play, blow.target, source)
    waiting: list[tuple[float, list[Any]]] = [(1.0, [])]
    while waiting:
        weight, answers = waiting.pop()
        scene = duels.duel(play, blow, fear, lambda: harm, harmless=False)
        try:
            question = next(scene)
            for answer in answers:
                question = scene.send(answer)
        except StopIteration as stop:
            result, _ = stop.value
            yield weight, harm[result.margin] if result.hit else 0, result.hit
            continue
        if isinstance(question, Roll):
            share = weight / 6**question.count
            waiting += [(share, [*answers, list(faces)]) for faces in product(range(1, 7), repeat=question.count)]
        else:
            assert isinstance(question, Pick)
            waiting.append((weight, [*answers, wise(question)]))


def wise(question: Pick) -> str:
    """The reroll that promises more, for whoever is asked; nothing that costs a token."""
    if question.name == "extra_dice":
        return "0"
    promised = {}
    for option in question.options:
        if option != "token":
            assert question.preview is not None
            promised[option] = odds(question.preview(option)).expected_damage
    if question.seat == 0:
        return max(promised, key=lambda option: (promised[option], option == "no"))
    return min(promised, key=lambda option: (promised[option], option != "no"))


def engine(play: AgsPlay, fear: bool = False) -> tuple[float, dict[int, float]]:
    hit, found = 0.0, defaultdict[int, float](float)
    for weight, dealt, success in ends(play, fear):
        found[dealt] += weight
        hit += weight * success
    return hit, found


def foreseen(play: AgsPlay) -> Outlook:
    ability = play.profile(play.figure("a")).abilities[0]
    outlook = attacks.outlook(play, play.figure("a"), ability, play.figure("b"))
    assert outlook is not None
    return outlook


CASES = {
    "plain": position(strike(2, 3)),
    "one die is not critical": position(strike(2, 3), Dice(1, 5)),
    "by ruling it is": position(strike(2, 3), Dice(1, 5), rulings={"ags.r.kritisch_wenige_wuerfel": 1}),
    "tough": position(strike(3, 3), Dice(1, 5), defender_tags=("Zäh",)),
    "incorporeal": position(strike(3, 3), Dice(1, 5), defender_tags=("Zäh", "Körperlos")),
    "magic": position(strike(3, 3, "att_def", "Magischer Schaden"), Dice(1, 5), defender_tags=("Zäh", "Körperlos")),
    "cursed": position(strike(3, 3), Dice(1, 5), conditions=("Verdammt",)),
    "against will": position(strike(3, 4, "att_wil"), will=Dice(1, 4), defender_tags=("Willensstark",)),
    "confused defender": position(strike(1, 4, "att_wil"), conditions=("Verwirrt",)),
    "shield": position(strike(1, 3), Dice(2, 4), defender_tags=("Schild",)),
    "precision": position(strike(2, 4), Dice(1, 5), attacker_tags=("Präzision (Nah)",)),
    "will against will": position(strike(1, 3, "wil_wil"), will=Dice(2, 4)),
}


@pytest.mark.parametrize("name", CASES)
def test_odds_are_those_of_the_engine(name: str) -> None:
    play = CASES[name]
    hit, found = engine(play)
    told = odds(foreseen(play))
    assert told.hit == pytest.approx(hit)
    if foreseen(play).harm:
        for amount, chance in enumerate(told.damage):
            assert chance == pytest.approx(found[amount], abs=1e-12)
        assert told.kill == pytest.approx(sum(chance for amount, chance in found.items() if amount >= 3))


@pytest.mark.parametrize("ruling", [0, 1])
def test_spoiled_attacks_with_a_free_reroll(ruling: int) -> None:
    play = position(
        strike(1, 3), Dice(1, 5), attacker_tags=("Präzision (Nah)",), rulings={"ags.r.furcht_neuwurf": ruling}
    )
    hit, found = engine(play, fear=True)
    outlook = foreseen(play)
    assert outlook.attacker is not None
    told = odds(outlook._replace(attacker=outlook.attacker._replace(fear=True)))
    assert told.hit == pytest.approx(hit)
    assert told.expected_damage == pytest.approx(sum(amount * chance for amount, chance in found.items()))


def test_fear_ahead_mixes_both_attacks() -> None:
    play = position(strike(3, 3), will=Dice(2, 4), defender_tags=("Furchteinflößend (1)",))
    outlook = foreseen(play)
    assert outlook.fear == FearAhead(Side(2, 4), 1)
    told = odds(outlook)
    assert told.spoiled == pytest.approx(1 - 0.25)
    calm, afraid = (odds(outlook._replace(fear=None, attacker=Side(3, 3, fear))) for fear in (False, True))
    assert told.expected_damage == pytest.approx(0.25 * calm.expected_damage + 0.75 * afraid.expected_damage)


def test_a_duel_is_what_icepool_says() -> None:
    attack = (icepool.d6 >= 3).pool(5).sum()
    block = (icepool.d6 >= 5).pool(4).sum()
    margin = (attack - block).map(lambda one: max(one, 0))
    told = odds(Outlook(Side(5, 3), 0, Side(4, 5), critical_from=0, harm=tuple(range(32)), hp=3))
    for amount, chance in enumerate(told.damage):
        assert chance == pytest.approx(float(margin.probability(amount)), abs=ICEPOOL_TOLERANCE)


@pytest.mark.parametrize(("fear", "confused"), [(False, False), (True, False), (True, True)])
def test_dice_thrown_again_must_succeed_each_time(fear: bool, confused: bool) -> None:
    assert mean(throw(Side(6, 4, fear, confused))) == pytest.approx(6 * 0.5 ** (1 + fear + confused))


def test_token_questions_foretell_both_ways() -> None:
    """More dice never make an attack worse, and letting dice stand foretells exactly what lies there."""
    play = position(strike(2, 4), tokens=(2, 2))
    ability = play.profile(play.figure("a")).abilities[0]
    blow = Blow(play.figure("a"), ability, play.figure("b"))
    harm = damage.harm_table(play, blow.target, damage.source_of(play, blow))
    scene = duels.duel(play, blow, False, lambda: harm, harmless=False)
    question = next(scene)
    assert isinstance(question, Pick) and question.name == "extra_dice" and question.preview
    damages = [odds(question.preview(option)).expected_damage for option in question.options]
    assert damages == sorted(damages) and len(set(damages)) == 3
    scene.send("0")
    question = scene.send([6, 6])
    assert question.name == "reroll" and isinstance(question, Pick) and question.preview
    assert odds(question.preview("no")).expected_damage > odds(question.preview("token")).expected_damage
    question = scene.send("no")
    assert question.name == "extra_dice" and question.seat == 1
    scene.send("0")
    question = scene.send([1, 2])
    assert isinstance(question, Pick) and question.preview
    assert odds(question.preview("no")).damage == (0.0, 0.0, 1.0)
    assert odds(question.preview("token")).expected_damage < 2


def test_a_mana_shield_foretells_its_worth() -> None:
    play = position(strike(2, 4), defender_tags=("Manaschild",), tokens=(0, 1), hp=2)
    source = damage.Source(0, "nah", "def")
    scene = damage.hurt(play, play.figure("b"), 2, source)
    question = next(scene)
    assert isinstance(question, YesNo) and question.preview
    assert odds(question.preview(False)).kill == 1.0
    assert odds(question.preview(True)).kill == 0.0
