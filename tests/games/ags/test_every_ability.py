"""Every ability of every roster can be used, and every building block and trigger does something."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from walstatt.core.match import Match
from walstatt.core.questions import Pick
from walstatt.core.refusal import Refused
from walstatt.games.ags import rosters
from walstatt.games.ags.game import GAME
from walstatt.games.ags.play import Setup
from walstatt.games.ags.profiles import PEOPLES, Force, Hire, Profile
from walstatt.games.ags.state import TABLE, Figure, Held, Marker, State
from walstatt.table.terrain import Board, Piece

TRIES = 40
BARREL = Piece("barrel 1", "barrel", ((14.0, 9.5), (15.0, 9.5), (15.0, 10.5), (14.0, 10.5)), ("loose", "massive"), 1.0)


def used() -> list[tuple[str, str, str]]:
    """People, profile and ability; the mob's base profile stands under `mob`."""
    found = []
    for people in PEOPLES:
        roster = rosters.load(people)
        cards = {**roster.profiles, **({"mob": roster.mob} if roster.mob else {})}
        found += [
            (people, key, ability.name)
            for key, card in cards.items()
            for ability in card.abilities
            if not ability.passive
        ]
    return found


def position(people: str, key: str, name: str, spread: float, tokens: int) -> Setup:
    """The model among friends, foes, markers and a barrel; `spread` is how far the foes stand from it."""
    roster = rosters.load(people)
    card = roster.mob if key == "mob" else roster.profiles[key]
    assert card is not None
    friend = next(one for one in roster.profiles.values() if "Beschworen" not in {tag.word for tag in one.tags})
    having = next(one for one in card.abilities if one.name == name).target.having
    mates = [one for one in roster.profiles.values() if having and one.has(having)] or [
        one for one in roster.profiles.values() if one.has("Mob")
    ] or [friend]
    own = Force(people, (Hire("me", key, card.name),), "me", {**roster.profiles, "me": card}, roster.mob)
    foe = Profile("foe", "ritter", {"de": "Feind", "en": "Foe"}, True, 9, 5, friend.defence, friend.will)
    other = Force("ritter", (Hire("b1", "foe", foe.name),), "b1", {"foe": foe})
    reach = card.radius + foe.radius + spread
    figures = {
        "me": Figure("me", 0, "me", max(1, card.hp - 1), 18, 10, place=TABLE),
        "f1": Figure("f1", 0, mates[0].key, 1, 18, 10 + card.radius + mates[0].radius, place=TABLE),
        "f2": Figure("f2", 0, mates[-1].key, 1, 18, 10 - card.radius - mates[-1].radius - 0.5, place=TABLE),
        "b1": Figure("b1", 1, "foe", 9, 18 + reach, 10, place=TABLE, conditions=(Held("Verdammt", 0),)),
        "b2": Figure("b2", 1, "foe", 9, 20 + reach, 10.5, place=TABLE),
    }
    markers = {
        f"tt-{number}": Marker(f"tt-{number}", "tt", x, y, owner=owner)
        for number, (x, y, owner) in enumerate(((16.5, 8.0, 0), (15.0, 8.0, 0), (16.5, 12.5, 1), (20.0, 7.0, 1)), 1)
    }
    markers |= {f"cm-{n}": Marker(f"cm-{n}", "cm", 17.0 + n, 12.5) for n in (1, 2)}
    state = State(figures, markers, "activation", 1, tokens=(tokens, 3), player_a=0, deployment=4, next_id=9)
    return Setup((own, other), Board(36, 36, (BARREL,)), opening=state)


def try_to_use(people: str, key: str, name: str, seed: int) -> bool:
    """One activation in which the ability is used as soon as it is offered."""
    rng = Random(seed)
    setup = position(people, key, name, (0.0, 1.9, 5.0, 3.0)[seed % 4], (3, 0)[seed % 5 == 4])
    match = Match(GAME, setup)
    done = False
    while match.question is not None and match.state.phase == "activation" and len(match.tape) < 200:
        question: Any = match.question
        if len(question.seats) > 1:
            break
        answer = question.sample(rng)
        if question.name == "activate":
            if done or "me" not in question.options:
                break
            answer = "me"
        elif isinstance(question, Pick) and question.name == "action":
            if name in question.options and not done:
                answer, done = name, True
            elif done:
                answer = "ende"
        elif isinstance(question, Pick) and question.name == "charge_attack" and name in question.options:
            answer, done = name, True
        try:
            match.answer(answer)
        except Refused as refused:  # a proposal of our own must never be refused
            pytest.fail(f"{question.name}: {answer!r} is refused: {refused}")
    assert not GAME.problems(match.play)
    return done


@pytest.mark.parametrize(("people", "key", "name"), used())
def test_it_can_be_used(people: str, key: str, name: str) -> None:
    times = sum(try_to_use(people, key, name, seed) for seed in range(4))
    assert times or any(try_to_use(people, key, name, seed) for seed in range(4, TRIES))
