"""Small positions of Schnellreferenz on an empty table."""
from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from walstatt.bots.base import Bot, ask
from walstatt.bots.registry import make_bot
from walstatt.core.dice import FastBox
from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.games.frostgrave.game import GAME, waiting_figures
from walstatt.games.frostgrave.play import Setup
from walstatt.games.frostgrave.state import LEFT, TABLE, State, Token
from walstatt.games.frostgrave.warbands import muster
from walstatt.table.terrain import Board

SPELLS = ("eislanze", "knochenfrost", "bannblick", "steinhaut", "wundsegen", "schatzruf")
Places = dict[str, tuple[float, float]]


def opened(
    own: tuple[str, ...], foes: tuple[str, ...], places: Places, tokens: tuple[Token, ...] = (), *,
    spells: tuple[str, ...] = SPELLS, health: dict[str, int] | None = None, scenario: str = "",
    wizard: tuple[str, ...] = (), **state: Any,
) -> Match:
    """Seat 0 is to act. a1 and b1 are wizards, a2 and b2 apprentices, then come soldiers; who has no place is gone."""
    forces = (muster(own, spells, "a", wizard), muster(foes, spells, "b"))
    setup = Setup(forces, Board(36.0, 36.0), {"frostgrave.r.map": 1}, scenario=scenario)
    figures = waiting_figures(setup)
    for figure in figures.values():
        figure.place = TABLE if figure.id in places else LEFT
        figure.x, figure.y = places.get(figure.id, (0.0, 0.0))
        figure.health = (health or {}).get(figure.id, figure.health)
    opening = State(
        figures, {token.id: token for token in tokens}, edges=("south", "north"), setup_order=(0, 1),
        **{"phase": "soldier", "round": 2, **state},
    )
    return Match(GAME, replace(setup, opening=opening), record=False)


def acted(match: Match, *, until: int, bot: Bot | None = None) -> list[tuple[str, Any]]:
    """Let the captain answer for seat 0 so many questions; what it answered. The others do what comes first."""
    captain, other, dice = bot or make_bot("captain", 1), make_bot("random", 2), FastBox(3)
    answers: list[tuple[str, Any]] = []
    while match.question is not None and len(answers) < until:
        question = match.question
        if isinstance(question, Roll):
            match.answer(dice.roll(question, len(match.tape)))
            continue
        seat = question.seats[0]
        value = ask(captain if seat == 0 else other, match, seat)
        if seat == 0:
            answers.append((question.name, value))
        match.answer(value, seat)
    return answers
