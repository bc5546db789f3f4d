"""Every message that the program uses exists in every language, with the same variables, and reads without gaps."""
from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from tests.core.message_keys import messages, used_messages

from walstatt.core.match import Match
from walstatt.core.questions import Pick, Question
from walstatt.core.refusal import Refused
from walstatt.core.texts import LANGUAGES, SCENE, Text, Texts
from walstatt.games.aofs import armies, rosters
from walstatt.games.aofs.battlefield import TERRAIN, random_board
from walstatt.games.aofs.game import GAME
from walstatt.games.aofs.play import Setup
from walstatt.games.shelf import playable

NAMES_IN_ROSTERS = {"ags-model", "anima-model", "frostgrave-figure", "aofs-unit", "aofs-spell", "aofs-name"}
"""They choose between the arguments `de` and `en`."""
GAMES = 30


def test_all_languages_have_the_same_messages() -> None:
    first, *others = (messages(language) for language in LANGUAGES)
    for other in others:
        assert first.keys() == other.keys()
        differing = [key for key in first if first[key] != other[key] and key not in NAMES_IN_ROSTERS]
        assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_in_the_sources_exists(language: str) -> None:
    known = messages(language)
    missing = [
        f"{use.place}: {use.key}"
        for use in used_messages()
        if not any(re.fullmatch(use.key, key) for key in ([use.key] if use.key in known else known))
    ]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_gets_its_variables(language: str) -> None:
    known = messages(language)
    starved = [
        f"{use.place}: {use.key} lacks {sorted(known[use.key] - use.arguments - set(SCENE))}"
        for use in used_messages()
        if use.key in known and use.arguments is not None and known[use.key] - use.arguments - set(SCENE)
    ]
    assert not starved


def test_every_kind_of_terrain_has_a_name() -> None:
    for name in TERRAIN:
        assert f"table-{name.replace('_', '-')}" in messages("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_name_and_a_goal(language: str) -> None:
    wanted = {f"play-{what}-{key}" for key in playable() for what in ("game", "goal")}
    assert wanted <= messages(language).keys()


def random_game(number: int) -> Iterator[Text]:
    """All that a random game says, with refusals of nonsense."""
    keys = rosters.keys()
    pair = list(product(keys, keys))[number % len(keys) ** 2]
    armies_met = (armies.ready_made(pair[0], 250, "a"), armies.ready_made(pair[1], 250, "b"))
    readings = {} if number % 2 else {"aofs.r.tough_in_groups": 1, "aofs.r.first_finished": 1, "aofs.r.tie": 1}
    match = Match(GAME, Setup(armies_met, random_board(number), 250, rulings=readings, real_table=number % 5 == 4))
    rng = Random(number)
    while match.question:
        yield from words_of(match.question)
        match.answer(match.question.sample(rng))
    assert match.outcome
    yield match.outcome.reason
    yield from (Text(event.key, event.args) for event in match.events)


def words_of(question: Question) -> Iterator[Text]:
    yield question.text
    if isinstance(question, Pick):
        yield from (label for label in map(question.label, question.options) if isinstance(label, Text))
    try:
        question.check("nonsense")
    except Refused as refused:
        yield refused.why


def test_games_read_without_gaps() -> None:
    texts = [Texts("de"), Texts("en", ("Anna", "Bert"))]
    heard = set()
    for number in range(GAMES):
        for said in random_game(number):
            heard.add(said.key)
            for language in texts:
                sentence = language.say(said)
                assert not re.search(r"⟨|\{ ?\$|\[object|Text\(|\{'", sentence), f"{said}: {sentence}"
    assert len(heard) > 100
