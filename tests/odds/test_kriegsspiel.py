"""Odds of battles against every way in which the dice can fall."""
from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import msgspec
import pytest

from walstatt.core.match import Match
from walstatt.core.questions import Pick, Roll
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.kriegsspiel import bows, effects, melee
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.rounds import Step
from walstatt.games.kriegsspiel.setup import Party, Placed, Setup
from walstatt.games.kriegsspiel.state import LOST, Effect
from walstatt.hexmap.land import Land
from walstatt.odds import previews
from walstatt.odds.kriegsspiel import Duel, at_least, duel, exchange, faces, played, shot, trial
from walstatt.odds.plain_previews import tabletop

SUMS = Counter(sum(dice) for dice in product(range(1, 7), repeat=3))
ALL = 6 ** 3
GF = "2A+10"
WITH_POINTS = {"kalevala.r.war.zwoelf_natuerlich": 1}


def battle(own: list[tuple[int, str]], others: list[tuple[int, str]], rulings: dict[str, int] | None = None) -> Match:
    """Brunhilde is to command her only group, Heer; places are small fields of one large field of meadows."""

    def party(name: str, enemy: str, placed: list[tuple[int, str]]) -> Party:
        figures = [
            Placed(what.partition("/")[0], f"{GF}/{kf}", "Heer", what.partition("/")[2]) for kf, what in placed
        ]
        return Party(name, tuple(figures), (enemy,), declared=name == "Brunhilde")

    parties = (party("Brunhilde", "Gunther", own), party("Gunther", "Brunhilde", others))
    match = Match(GAME, Setup({GF: Land("T" * 48)}, (GF,), parties, rulings=rulings or {}))
    rng = Random(1)
    while isinstance(match.question, Roll):
        match.answer(match.question.sample(rng))
    assert match.question is not None and match.question.name == "command"
    return match


def holding(match: Match) -> BattlePlay:
    """The position after the group was told to hold."""
    play = trial(match.play)
    for group in play.state.groups:
        group.line, group.ordered = "HALTEN", True
    return play


def test_a_duel_by_all_dice_of_both() -> None:
    for lead, to_kill, back in ((0, 12, 12), (3, 12, 12), (-4, 12, 12), (7, 5, 9), (-2, 12, 19)):
        kills = dies = 0
        for dice in product(range(1, 7), repeat=6):
            strike, parry = sum(dice[:3]), sum(dice[3:])
            kills += strike + lead > parry and strike >= to_kill
            dies += strike + lead < parry and parry >= back
        assert duel(lead, to_kill, back) == pytest.approx((kills / 6 ** 6, dies / 6 ** 6))


@pytest.mark.parametrize(("attacker", "target", "helper", "rulings"), [
    ("A", "SB", None, {}), ("LB/sP", "AC", None, {}), ("BB", "L/lP", None, {}), ("LB", "LB", "A", {}),
    ("SB", "A", None, WITH_POINTS), ("A", "sP", None, {}),
])
def test_a_duel_ends_as_often_as_the_rules_say(
    attacker: str, target: str, helper: str | None, rulings: dict[str, int]
) -> None:
    own = [(17, attacker), *([(17, helper)] if helper else [])]
    play = holding(battle(own, [(18, target), (40, "A")], rulings))
    figures = [one for one in play.state.present(0) if one.is_person]
    other = next(one for one in play.state.present(1) if one.at.endswith("/18") and not one.riders)
    found = Duel.of(play, figures[0], other, figures[1] if helper else None)
    kills = dies = 0
    for strike, parry in product(SUMS, repeat=2):
        after = trial(play)
        fighters = [after.state.figures[one.id] for one in figures]
        fought = melee.duel(after, fighters[0], after.state.figures[other.id], fighters[1] if helper else None)
        assert played(fought, [faces(strike), faces(parry)]) is None
        kills += SUMS[strike] * SUMS[parry] * (after.state.figures[other.id].gone in LOST)
        dies += SUMS[strike] * SUMS[parry] * (fighters[0].gone in LOST)
    assert found.odds == pytest.approx((kills / ALL ** 2, dies / ALL ** 2))


def test_a_shot_kills_as_often_as_the_rules_say() -> None:
    for target, far in (("A", 18), ("LC", 18), ("SB", 19), ("A", 20)):
        play = holding(battle([(17, "BB")], [(far, target)]))
        hits = 0
        for total, ways in SUMS.items():
            after = trial(play)
            shooter, aim = after.state.present(0)[0], after.state.present(1)[0]
            played(bows.shot(after, shooter, aim), [faces(total)])
            hits += ways * (aim.gone in LOST)
        assert shot(play, play.state.present(0)[0], play.state.present(1)[0]) == pytest.approx(hits / ALL)


def test_blessing_and_fear_count_for_the_dice() -> None:
    for own, other in ((2, 0), (-2, 0), (0, 2), (2, -2)):
        play = holding(battle([(17, "LB"), (16, "BB")], [(18, "SB"), (40, "A")]))
        (fighter, archer), target = play.state.present(0)[:2], play.state.present(1)[0]
        for one, amount in ((fighter, own), (archer, own), (target, other)):
            effects.lay(one, Effect(effects.DICE, 9, "kalevala.20.2.4.segnen", amount)) if amount else None
        kills = dies = hits = 0
        for strike, parry in product(SUMS, repeat=2):
            after = trial(play)
            figures = after.state.figures
            fought = melee.duel(after, figures[fighter.id], figures[target.id], None)
            assert played(fought, [faces(strike), faces(parry)]) is None
            kills += SUMS[strike] * SUMS[parry] * (figures[target.id].gone in LOST)
            dies += SUMS[strike] * SUMS[parry] * (figures[fighter.id].gone in LOST)
        for total, ways in SUMS.items():
            after = trial(play)
            played(bows.shot(after, after.state.figures[archer.id], after.state.figures[target.id]), [faces(total)])
            hits += ways * (after.state.figures[target.id].gone in LOST)
        assert Duel.of(play, fighter, target, None).odds == pytest.approx((kills / ALL ** 2, dies / ALL ** 2))
        assert shot(play, archer, target) == pytest.approx(hits / ALL)


def test_faces_show_what_they_should() -> None:
    for total in SUMS:
        assert sum(faces(total)) == total and set(faces(total)) <= set(range(1, 7))
    assert at_least(12) == pytest.approx(sum(ways for total, ways in SUMS.items() if total >= 12) / ALL)


def by_all_sums(play: BattlePlay, step: Step, queue: list[str]) -> dict[bytes, tuple[float, BattlePlay]]:
    """Every end of a step, one actor after another, by every sum of every roll."""
    ways = {b"": (1.0, play)}
    for actor in queue:
        found: dict[bytes, tuple[float, BattlePlay]] = {}
        for chance, each in ways.values():
            open_ways: list[tuple[float, list[list[int]]]] = [(chance, [])]
            while open_ways:
                share, given = open_ways.pop()
                after = trial(each)
                after.state.queue = [actor]
                question = played(step(after), given)
                if question is not None:
                    open_ways += [(share * ways / ALL, [*given, faces(total)]) for total, ways in SUMS.items()]
                    continue
                key = msgspec.json.encode(after.state)
                found[key] = (share + (found[key][0] if key in found else 0.0), after)
        ways = found
    return ways


@pytest.mark.parametrize(("own", "others"), [
    ([(17, "LB"), (17, "SB")], [(18, "A"), (18, "AB")]),
    ([(17, "A"), (17, "A"), (17, "L")], [(18, "SC"), (11, "SB")]),
    ([(17, "BB"), (17, "B"), (17, "SB")], [(18, "LB"), (20, "A")]),
])
def test_a_whole_exchange_by_every_sum_of_every_roll(own: list[tuple[int, str]], others: list[tuple[int, str]]) -> None:
    play = holding(battle(own, others))
    ways = {b"": (1.0, trial(play))}
    for step, queue in ((bows.shoot, bows.archers(play)), (melee.fight, melee.fighters(play))):
        found: dict[bytes, tuple[float, BattlePlay]] = {}
        for chance, each in ways.values():
            for key, (share, after) in by_all_sums(each, step, queue).items():
                found[key] = (chance * share + (found[key][0] if key in found else 0.0), after)
        ways = found
    expected = exchange(play, 0, "Heer")
    assert expected is not None
    for party, distribution in ((1, expected.kills), (0, expected.losses)):
        counted = Counter[int]()
        for chance, each in ways.values():
            counted[sum(one.gone in LOST for one in each.state.figures.values() if one.party == party)] += chance  # type: ignore[assignment]
        assert distribution == pytest.approx(tuple(counted[count] for count in range(len(distribution))))
        assert sum(distribution) == pytest.approx(1.0)


def test_an_exchange_that_is_too_much_is_not_told() -> None:
    crowd = [(kf, "A") for kf in (17, 18) for _ in range(4)]
    match = battle(crowd, [(kf, symbol) for kf in (11, 12, 24, 25) for symbol in ("A", "AB", "L", "LB")])
    assert exchange(holding(match), 0, "Heer") is None


# ---- what people see


def test_a_command_is_previewed_with_where_it_leads_and_its_odds() -> None:
    match = battle([(17, "LB"), (17, "LB"), (17, "B")], [(20, "A"), (20, "A")])
    question = match.question
    assert question is not None and previews.has_preview(match, question)
    seen = previews.preview(match, question, "ANGREIFEN NÄCHSTER")
    assert seen.lines[0].text.key == "kriegsspiel-preview-where"
    keys = [chance.text.key for chance in seen.chances]
    assert "kriegsspiel-preview-kills" in keys and keys[-1] == "kriegsspiel-preview-unharmed"
    assert match.play.state.present(0)[0].at == f"{GF}/17", "nothing has moved"
    for language in LANGUAGES:
        texts = [*(one.text for one in seen.lines), *(one.text for one in seen.chances)]
        told = [Texts(language).say(one) for one in texts]
        assert not [words for words in told if "⟨" in words or "{" in words]


def test_any_line_that_the_rules_allow_is_previewed_and_no_other() -> None:
    match = battle([(17, "LB")], [(18, "A")])
    question = match.question
    assert isinstance(question, Pick)
    typed = f"ANGREIFEN {GF}/18 GEGEN A"
    assert typed not in question.options
    assert previews.preview(match, question, typed).chances
    assert previews.preview(match, question, "ANGREIFEN Mond") == previews.NOTHING
    assert previews.preview(match, question, 3) == previews.NOTHING


def test_what_a_group_can_reach_from_where_it_stands() -> None:
    match = battle([(17, "B"), (17, "LB")], [(18, "A"), (20, "SB"), (44, "SB")])
    told = [one.text.key for one in previews.outlooks(match, "0/Heer")]
    assert told.count("kriegsspiel-outlook-shot") == 2, "the third is too far away"
    assert told.count("kriegsspiel-outlook-duel") == 1
    assert list(previews.outlooks(match, "7/Heer")) == []
    assert tabletop(match) is not None


def test_a_wizard_who_hovers_is_told_no_duel() -> None:
    wizard, enemy = Placed("Z/0", f"{GF}/17", "Heer"), Placed("A", f"{GF}/18", "Heer")
    parties = (Party("Brunhilde", (wizard,), ("Gunther",), declared=True), Party("Gunther", (enemy,), ("Brunhilde",)))
    match = Match(GAME, Setup({GF: Land("T" * 48)}, (GF,), parties))
    assert list(previews.outlooks(match, "0/Heer")) == []
    assert list(previews.outlooks(match, "1/Heer")) == []


def test_dice_that_are_only_tried_out_call_nobody() -> None:
    """All outcomes of an exchange are looked at, triples too: no messenger of the gods hears of those."""
    match = battle([(17, "LB"), (17, "LB")], [(18, "A"), (18, "A")])
    assert match.question is not None
    before = match.play.thrown
    assert previews.preview(match, match.question, "ANGREIFEN NÄCHSTER").chances
    assert match.play.thrown is before and before == []
