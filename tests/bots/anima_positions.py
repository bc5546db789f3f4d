"""Small positions of the Referenzblatt with characters that are made for them."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from walstatt.bots.base import ask
from walstatt.bots.registry import make_bot
from walstatt.core.dice import FastBox
from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.games.anima.abilities import Ability
from walstatt.games.anima.game import GAME
from walstatt.games.anima.play import Setup
from walstatt.games.anima.profiles import Member, Party, Profile
from walstatt.games.anima.state import TABLE, Figure, ScenarioMarker, State
from walstatt.table.terrain import Board, Piece

Placed = Sequence[tuple[Profile, float, float]]


def card(key: str, *abilities: Ability, **changes: Any) -> Profile:
    """An ordinary character."""
    numbers: dict[str, Any] = {
        "cost": 30, "walk": 6.0, "run": 10.0, "attack": 7, "damage": 4, "defence": 8, "armour": 2, "resistance": 4,
        "lp": 14, **changes,
    }
    return Profile(key=key, name={"de": key, "en": key}, abilities=abilities, **numbers)


def opened(
    own: Placed, foes: Placed, scenario: str = "schlagabtausch", *, markers: Sequence[ScenarioMarker] = (),
    figures: dict[str, dict[str, Any]] | None = None, pieces: Sequence[Piece] = (), **state: Any,
) -> Match:
    """Seat 0 is to activate; characters are a1, a2 … and b1, b2 …, with four action markers unless said otherwise."""
    found: dict[str, Figure] = {}
    parties = []
    for seat, (prefix, side) in enumerate(zip("ab", (own, foes), strict=True)):
        members = []
        for number, (profile, x, y) in enumerate(side, 1):
            name = f"{prefix}{number}"
            changes = {"markers": 4, "lp": profile.lp, **(figures or {}).get(name, {})}
            found[name] = Figure(id=name, seat=seat, profile=profile.key, x=x, y=y, place=TABLE, **changes)
            members.append(Member(name, profile.key))
        parties.append(Party(tuple(members), {profile.key: profile for profile, _, _ in side}))
    opening = State(
        found, markers={marker.id: marker for marker in markers},
        **{"phase": "activation", "turn": 3, "edges": ("south", "north"), "scenario": scenario, **state},
    )
    setup = Setup((parties[0], parties[1]), Board(36.0, 36.0, tuple(pieces)), opening=opening)
    return Match(GAME, setup, record=False)


def activation(match: Match, seat: int = 0, faces: Sequence[int] = ()) -> list[tuple[str, Any]]:
    """One activation of seat 0 in which the captain answers for `seat`, somebody dull for the other."""
    bot, dice, left = make_bot("captain", 1), FastBox(1), list(faces)
    answers: list[tuple[str, Any]] = []
    activated = 0
    while match.question is not None:
        question = match.question
        if isinstance(question, Roll):
            match.answer([left.pop(0)] if left else dice.roll(question, len(match.tape)))
            continue
        activated += question.name == "activate"
        if activated > 1 or match.state.phase != "activation":
            break
        value = ask(bot, match, question.seats[0]) if question.seats[0] == seat else dull(question)
        if question.seats[0] == seat:
            answers.append((question.name, value))
        match.answer(value)
    return answers


def dull(question: Any) -> Any:
    """Attacks where it can, spends nothing else, never reacts."""
    if question.kind == "yes_no":
        return False
    if question.name == "action":
        return "attack" if question.offers("attack") else "end"
    return question.options[0]


def all_of(answers: list[tuple[str, Any]], name: str) -> list[Any]:
    return [value for key, value in answers if key == name]
