"""Who is acting has not acted yet; the picture says so in every game."""
from __future__ import annotations

from random import Random

import pytest

from walstatt.core.match import Match
from walstatt.games.shelf import load_game
from walstatt.table.picture import TablePicture
from walstatt.table.questions import Move


@pytest.mark.parametrize("game", ["ags", "aofs", "frostgrave", "anima"])
def test_who_moves_in_its_own_activation_is_not_shown_as_through(game: str) -> None:
    rng, rules = Random(3), load_game(game)
    match = Match(rules, rules.random_setup(rng))
    moved, through = 0, 0
    while (question := match.question) is not None and moved < 8:
        if isinstance(question, Move) and question.name == "move":
            for play in (match.play, match.fork().play):
                picture = rules.picture(play, None)
                assert isinstance(picture, TablePicture)
                mine = [base for base in picture.bases if base.id == question.subjects[0]]
                card = next(card for card in picture.cards if card.id == mine[0].unit)
                assert not mine[0].done and not card.done
                through += sum(base.done for base in picture.bases)
            moved += 1
        match.answer(question.sample(rng))
    assert moved == 8 and through
