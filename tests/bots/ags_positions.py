"""Small positions of A Generic Skirmisher with cards that are made for them."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from walstatt.bots.base import ask
from walstatt.bots.registry import make_bot
from walstatt.core.dice import FastBox
from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.games.ags.abilities import Dice
from walstatt.games.ags.card_text import read_ability
from walstatt.games.ags.game import GAME
from walstatt.games.ags.play import Setup
from walstatt.games.ags.profiles import Force, Hire, Profile
from walstatt.games.ags.state import TABLE, Figure, Marker, State, Tasks
from walstatt.table.terrain import Board

NO_TASKS = Tasks()
SWORD = "[Norm] Hieb - ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt"
AXE = "[Norm] Axt - ATT 7/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt"
BOW = "[Norm] Bogen - ATT 5/3+ vs. DEF, Fern (12), feindl. Modell in Reichweite und LoS"


def card(key: str, *abilities: str, hp: int = 5, cost: int = 6, leader: bool = False, **changes: Any) -> Profile:
    defence, will = changes.pop("defence", Dice(4, 5)), changes.pop("will", Dice(4, 4))
    found = tuple(read_ability(one) for one in abilities or (SWORD,))
    return Profile(
        key, "ritter", {"de": key, "en": key}, leader, hp, changes.pop("mov", 5), defence, will, cost,
        abilities=found, **changes,
    )


def opened(
    own: Sequence[tuple[Profile, float, float]], foes: Sequence[tuple[Profile, float, float]],
    markers: Sequence[Marker] = (), *, hp: dict[str, int] | None = None, tasks: Tasks = NO_TASKS,
    secret: Tasks = NO_TASKS, **state: Any,
) -> Match:
    """Seat 0 is to activate; models are a1, a2 … and b1, b2 …; the first of each side is its general."""
    figures: dict[str, Figure] = {}
    forces = []
    for seat, (prefix, models) in enumerate(zip("ab", (own, foes), strict=True)):
        hires = []
        for number, (profile, x, y) in enumerate(models, 1):
            name = f"{prefix}{number}"
            left = (hp or {}).get(name, profile.hp)
            figures[name] = Figure(name, seat, profile.key, left, x, y, 0.0, TABLE)
            hires.append(Hire(name, profile.key, {"de": name, "en": name}))
        cards = {profile.key: profile for profile, _, _ in models}
        forces.append(Force("ritter", tuple(hires), f"{prefix}1", cards))
    opening = State(
        figures, {marker.id: marker for marker in markers}, phase="activation", player_a=0, deployment=4,
        tasks=(tasks, secret), **{"round": 2, **state},
    )
    return Match(GAME, Setup((forces[0], forces[1]), Board(36.0, 36.0), opening=opening), record=False)


def activation(match: Match, seed: int = 1) -> list[tuple[str, Any]]:
    """Let the captain spend one activation of seat 0; what it answered, question by question."""
    bot, dice = make_bot("captain", seed), FastBox(seed)
    answers: list[tuple[str, Any]] = []
    while match.question is not None:
        question = match.question
        if isinstance(question, Roll):
            match.answer(dice.roll(question, len(match.tape)))
            continue
        seat = question.seats[0]
        if question.name == "activate" and (seat == 1 or any(name == "activate" for name, _ in answers)):
            break
        if seat == 1:
            match.answer(ask(make_bot("random", seed), match, 1), 1)
            continue
        answers.append((question.name, ask(bot, match, 0)))
        match.answer(answers[-1][1], 0)
    return answers


def all_of(answers: list[tuple[str, Any]], name: str) -> list[Any]:
    return [value for key, value in answers if key == name]
