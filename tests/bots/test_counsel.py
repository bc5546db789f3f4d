"""Every counsel of a captain comes with a reason that has words, and the counsellor is the captain itself."""
from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from walstatt.bots.base import Counsel, ask, open_question, seen_by
from walstatt.bots.captain import ADVISORS, Captain, sensible
from walstatt.bots.counsellor import Counsellor, can_counsel
from walstatt.core.dice import FastBox
from walstatt.core.match import Match
from walstatt.core.questions import Pick, Roll
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.shelf import load_game
from walstatt.odds.aofs import attack_odds

WITHOUT_OPINION = {
    "aofs": {"terrain_piece", "terrain_turn", "terrain_place", "fall_place", "limited_models", "step_back_from"},
    "ags": {
        "lay_terrain", "terrain_turn", "terrain_at", "corpse_at", "person_at", "neutral_at", "jump_at", "mob_follower",
        "mob_part", "absorb", "survey", "survey_markers", "score_markers", "assign_marker", "disclose_task",
        "free_attack", "targets", "reroll_dice",
    },
    "frostgrave": {"spell_at", "push_to", "token_at", "door", "next_creature"},
    "anima": {"edge"},
    "kriegsspiel": set(),
}
"""Questions at which a captain does something sensible without a reason; there is no advice on them."""
GAMES = sorted(ADVISORS)
PLAYED = {"aofs": 3, "ags": 2, "frostgrave": 1, "anima": 3, "kriegsspiel": 2}


def started(game: str, seed: int) -> Match:
    found = load_game(game)
    return Match(found, found.random_setup(Random(seed)), record=False)


def asked(match: Match, seed: int) -> int | None:
    """Go on to the next question that somebody decides; whose it is."""
    dice, rng = FastBox(seed), Random(seed)
    while match.question is not None and not match.question.is_decision:
        question = match.question
        match.answer(dice.roll(question, len(match.tape)) if isinstance(question, Roll) else question.sample(rng))
    return match.question.seats[0] if match.question is not None else None


def give(match: Match, seat: int, value: Any) -> None:
    match.answer(value, seat)


def unsaid(counsel: Counsel) -> list[str]:
    """The sentences of a reason that are not fit to be read."""
    sentences = [Texts(language).say(counsel.why) for language in LANGUAGES]
    return [one for one in sentences if "⟨" in one or "{" in one or not one.endswith(".")]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_whole_games_gets_a_reason_in_both_languages(game: str) -> None:
    silent: Counter[str] = Counter()
    garbled: set[str] = set()
    for seed in range(PLAYED[game]):
        match = started(game, seed)
        captains = [Captain(seat) for seat in range(match.play.seats)]
        while (seat := asked(match, seed)) is not None:
            question = open_question(match, seat)
            counsel = captains[seat].counsel(seen_by(seat, match, seat), seat)
            if counsel is None:
                silent[question.name] += 1
                give(match, seat, sensible(question, Random(seed)))
                continue
            garbled |= set(unsaid(counsel))
            give(match, seat, counsel.value)
    assert not garbled
    assert not {name: count for name, count in silent.items() if name not in WITHOUT_OPINION[game]}


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_all_advice_plays_as_the_captain(game: str) -> None:
    match, own = started(game, 5), Captain(0)
    helper = Counsellor(0)
    followed = 0
    while (seat := asked(match, 5)) is not None and followed < 60:
        if seat != 0:
            give(match, seat, open_question(match, seat).sample(Random(len(match.tape))))
            continue
        counsel = helper.counsel(match)
        answer = ask(own, match, 0)
        if counsel is not None:
            assert counsel.value == answer
            followed += 1
        give(match, 0, answer)
    assert followed


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_acceptable_whoever_answered_before(game: str) -> None:
    """Somebody who goes his own way and asks only now and then gets advice on what lies there."""
    match, rng, helper = started(game, 6), Random(6), Counsellor(0)
    advised = 0
    while (seat := asked(match, 6)) is not None and advised < 80:
        question = open_question(match, seat)
        if seat == 0 and rng.random() < 0.5:
            counsel = helper.counsel(match)
            assert helper.counsel(match) is counsel
            if counsel is not None:
                question.check(counsel.value)
                advised += 1
        give(match, seat, question.sample(rng))
    assert advised


def test_the_numbers_in_a_reason_are_the_odds_of_the_choice() -> None:
    match, captain, checked = started("aofs", 2), Captain(0), 0
    while (seat := asked(match, 2)) is not None and checked < 5:
        question = open_question(match, seat)
        counsel = captain.counsel(seen_by(seat, match, 0), seat)
        if counsel is not None and counsel.why.key == "aofs-why-target":
            assert isinstance(question, Pick) and question.preview is not None
            shot = question.preview(counsel.value)
            odds = attack_odds(match.play, shot.strikers, shot.target)
            assert counsel.why.args["percent"] == round(100 * odds.kill_chance)
            assert counsel.why.args["wounds"] == round(odds.expected_wounds, 1)
            assert counsel.why.args["target"].args["id"] == counsel.value
            checked += 1
        give(match, seat, counsel.value if counsel is not None else sensible(question, Random(2)))
    assert checked


def test_a_game_without_a_captain_has_no_counsel() -> None:
    assert all(map(can_counsel, GAMES))
    assert not can_counsel("furt")


def test_who_asks_again_after_the_match_has_forgotten_gets_fresh_advice() -> None:
    """Servers remember the last scenes of a match only; in a battle every command is one."""
    match, dice, rng = started("kriegsspiel", 1), FastBox(1), Random(1)
    seat = asked(match, 1)
    assert seat is not None
    counsellor = Counsellor(seat)
    assert counsellor.counsel(match) is not None
    begun = len(match.checkpoints)
    while len(match.checkpoints) < begun + 3 or match.question is None or seat not in match.question.seats:
        question = match.question
        assert question is not None
        match.answer(dice.roll(question, len(match.tape)) if isinstance(question, Roll) else question.sample(rng))
    match.forget_scenes(1)
    assert counsellor.counsel(match) == Counsellor(seat).counsel(match)
