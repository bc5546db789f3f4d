"""What clients draw: seals, cards and markers with words in every language, and no word of the plans."""
from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.games.anima.table_help import match_of, profile

from walstatt.core.match import Match
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.anima.abilities import Ability, Cost, Modifier
from walstatt.games.anima.game import GAME
from walstatt.table.picture import TablePicture


def message_keys(picture: TablePicture) -> set[str]:
    found = {card.place for card in picture.cards} | {marker.name for marker in picture.markers}
    found |= {area.name for area in picture.areas if area.name} | {value.key for value in picture.track}
    found |= {key for card in picture.cards for key in card.conditions}
    found |= {value.key for card in picture.cards for value in card.values}
    return found | {value.key for side in picture.sides for value in (*side.counters, *side.ledger)}


@pytest.mark.parametrize("seed", range(5))
def test_everything_drawn_has_words(seed: int) -> None:
    rng = Random(seed)
    match = Match(GAME, GAME.random_setup(rng))
    while match.question is not None:
        match.answer(match.question.sample(rng))
        if rng.random() < 0.1:
            picture = GAME.picture(match.play, None)
            assert msgspec.json.decode(msgspec.json.encode(picture), type=TablePicture) == picture
            for key in message_keys(picture):
                assert all(Texts(language).has(key) for language in LANGUAGES), key


def test_nobody_sees_the_plans() -> None:
    rng = Random(2)
    match = Match(GAME, GAME.random_setup(rng))
    while match.question is not None and match.question.name != "scenario":
        match.answer(match.question.sample(rng))
    for answer in ([7], [2], [5]):
        match.answer(answer)
    assert match.state.plans == ("scout-2", "scout-5")
    seen = [msgspec.json.encode((match.view(seat), GAME.picture(match.play, seat))) for seat in (None, 0, 1)]
    match.undo(2)
    for answer in ([1], [6]):
        match.answer(answer)
    assert match.state.plans == ("scout-1", "scout-6")
    assert seen == [msgspec.json.encode((match.view(seat), GAME.picture(match.play, seat))) for seat in (None, 0, 1)]


def test_what_is_kept_up_stands_on_the_card() -> None:
    halo = Ability(
        "kranz", {"de": "Kranz", "en": "Halo"}, cost=Cost(1), upkeep=Cost(1), who="friend", inches=6,
        modifiers=(Modifier("armour", 2), Modifier("walk", 1)),
    )
    match = match_of([(profile("A", halo), (10.0, 10.0)), (profile("C"), (13.0, 10.0))], [(profile("B"), (30.0, 30.0))])
    for answer in ("A", "kranz", "C"):
        match.answer(answer)
    cards = {card.id: card for card in GAME.picture(match.play, None).cards}
    values = {value.key: value for value in cards["C"].values}
    assert values["anima-card-kept"].args["ability"] == halo.name
    assert values["anima-card-armour"].text == "4 (2)" and values["anima-card-speed"].text == "7 (6)/10"
    assert "anima-card-kept" not in {value.key for value in cards["A"].values}
