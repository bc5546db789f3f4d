"""Sixty models in the lanes between forty walls: requests, a captain's thoughts and every answer stay cheap."""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any

import pytest
from tests.odds.test_crowded_tables import COLUMNS, ROWS, SECOND, crowded

from walstatt.bots.base import ask
from walstatt.bots.captain import Captain
from walstatt.core.match import Match
from walstatt.core.questions import Pick, Question, Roll
from walstatt.lab.case_yaml import documents
from walstatt.lab.cases import table_of
from walstatt.odds import previews
from walstatt.table.questions import Move, Place

MODELS, ANSWERS = 60, 14
ANSWER, DECISION = 0.15, 2.0
"""Seconds of processor time for one answer, and for one decision of a captain."""
ARCHER = ["[Norm] Hieb - ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt",
          "[Norm] Pfeil - ATT 4/4+ vs. DEF, Fern (12), feindl. Modell in Reichweite und LOS"]
BOW = [{"name": "Bogen", "range": 18}, {"name": "Axt", "attacks": 2}]


def soldier(number: int) -> dict[str, Any]:
    """Every fifth is a wolf: creatures look for ways of their own."""
    if number % 5 == 4:
        return {"seat": "nobody", "creature": "eiswolf"}
    return {"soldier": "bogenschuetze" if number % 3 else "schildknecht"}


GAMES: list[tuple[str, str, float, tuple[str, ...], float, Callable[[int], dict[str, Any]]]] = [
    ("aofs", "units", 48.0, ("impassable",), 3.0, lambda _: {"profile": {"weapons": BOW}}),
    ("aofs", "units", 48.0, ("elevated",), 3.0, lambda _: {"profile": {"weapons": BOW}}),
    ("ags", "models", 36.0, ("object", "massive"), 2.0, lambda _: {"profile": {"base": 25.4, "abilities": ARCHER}}),
    ("frostgrave", "figures", 36.0, ("solid",), 2.0, soldier),
    ("anima", "characters", 36.0, ("wall",), 2.0, lambda number: {"profile": {"range": [8, 16]} if number % 2 else {}}),
]


def lanes(size: float) -> list[list[float]]:
    """Where the lanes cross, and for the rest places in front of the walls."""
    across, along = size / COLUMNS, 0.6 * size / ROWS
    places = [[across * column, 0.2 * size + along * row] for row in range(ROWS + 1) for column in range(1, COLUMNS)]
    left = MODELS - len(places)
    return places + [[2 + (size - 4) * number / left, (2.0, size - 2)[number % 2]] for number in range(left)]


def match_of(game: str, key: str, size: float, kinds: tuple[str, ...], height: float, kind: Any) -> Match:
    pieces = [
        {"name": "wall", "id": piece.id, "outline": piece.outline, "kinds": kinds, "height": height}
        for piece in crowded(size, size, kinds, height).pieces
    ]
    models = {
        f"m{number}": {"seat": ("Anna", "Bert")[number % 2], "at": at, **kind(number)}
        for number, at in enumerate(lanes(size))
    }
    written = {"title": "sixty", "game": game, "board": {"terrain": pieces}, key: models}
    if game == "frostgrave":
        written["tokens"] = {"t": {"at": [size / 2, 2]}}
    (document,) = documents(json.dumps(written))
    return table_of(game, 0).match(document)


def timed(most: float, what: str, work: Callable[[], Any]) -> Any:
    begun = process_time()
    done = work()
    spent = process_time() - begun
    assert spent < most, f"{what}: {spent:.2f} s"
    return done


def look(match: Match, question: Question) -> None:
    """All that a person may ask for before answering."""
    if isinstance(question, Move | Place):
        size = match.setup.board.width
        for goal in ((1.0, 1.0), (size / 2, size / 2)):
            field = previews.field(match, question)
            timed(SECOND, f"proposal for {question.name}",
                  lambda: previews.proposed(match, question, goal, Random(2), field))  # noqa: B023 - asked at once
        timed(SECOND, f"ground of {question.name}", lambda: getattr(previews.field(match, question), "outlines", None))
    elif isinstance(question, Pick) and previews.has_preview(match, question):
        for option in question.options[:MODELS]:
            timed(SECOND, f"preview of {option}", lambda: previews.preview(match, question, option))  # noqa: B023


def questions(match: Match) -> Iterator[Question]:
    for _ in range(ANSWERS):
        if match.question is None:
            return
        yield match.question


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{game[3][0]}")
def test_sixty_models_on_a_crowded_table(game: Any) -> None:
    match, captain, rng, decided = match_of(*game), Captain(1), Random(1), 0
    for question in questions(match):
        if isinstance(question, Roll):
            answer = question.sample(rng)
        else:
            look(match, question)
            seat = question.seat
            assert seat is not None
            answer = timed(DECISION, f"captain's {question.name}", lambda: ask(captain, match, seat))  # noqa: B023
            decided += 1
        timed(ANSWER, question.name, lambda: match.answer(answer))  # noqa: B023
    assert decided >= 5
