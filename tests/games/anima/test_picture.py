"""What clients draw: seals, cards and markers with words in every language, and no word of the plans."""
from __future__ import annotations

from random import Random

import msgspec
import pytest

from walstatt.core.match import Match
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.anima.game import GAME
from walstatt.table.picture import TablePicture


def message_keys(picture: TablePicture) -> set[str]:
    found = {card.place for card in picture.cards} | {marker.name for marker in picture.markers}
    found |= {zone.name for zone in picture.zones if zone.name} | {value.key for value in picture.track}
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
