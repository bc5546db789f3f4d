"""Every special ability of every faction can be used somewhere, is paid for, and leaves a sound position."""
from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from tests.games.anima.table_help import match_of, profile

from walstatt.core.match import Match
from walstatt.core.questions import Pick
from walstatt.games.anima import rosters
from walstatt.games.anima.abilities import Ability
from walstatt.games.anima.game import GAME
from walstatt.games.anima.invariants import problems
from walstatt.games.anima.profiles import Profile
from walstatt.games.anima.state import TABLE, Figure
from walstatt.games.anima.terrain_kinds import TERRAIN
from walstatt.odds import previews
from walstatt.table.terrain import Piece

KEYS = rosters.keys()
SPECIAL = [
    (roster, character.key, ability.key)
    for roster in KEYS for character in rosters.load(roster).characters.values() for ability in character.abilities
    if ability.kind == "special"
]
WALL = Piece("wall-1", "wall", ((11.6, 4.0), (11.9, 4.0), (11.9, 18.0), (11.6, 18.0)), *TERRAIN["wall"])
GAPS = (0.0, 0.5, 3.0)
"""Inches from the user to the enemy."""


def table(character: Profile, roster: str, ability: Ability, gap: float, pieces: tuple[Piece, ...]) -> Match:
    """A, a friend C and, if it is wanted, a bound being of A; B and D have no markers to answer with."""
    beings = rosters.load(roster).beings
    user = replace(character, key="A")
    reach = user.radius + 0.5 + gap
    friends = [(user, (10.0, 10.0)), (profile("C"), (10.0, 12.0))]
    foes = [(profile("B"), (10.0 + reach, 10.0)), (profile("D"), (10.0 + reach, 12.0))]
    match = match_of(friends, foes, pieces, gnosis=(6, 0))
    state = match.state.copy()
    match.setup.parties[0].profiles.update(beings)
    if ability.only == "bound":
        key, being = next(iter(beings.items()))
        called = Figure("G", 0, key, being.lp, 7.5, 10.0, place=TABLE, caller="A", binding=2, activated=True)
        state.figures["G"] = called
    for name in ("B", "D"):
        state.figures[name].markers = 0
    state.figures["A"].lp -= 3
    return Match(GAME, replace(match.setup, opening=state))


def usable(character: Profile, roster: str, ability: Ability) -> Match | None:
    for gap in GAPS:
        for pieces in ((), (WALL,)):
            match = table(character, roster, ability, gap, pieces)
            match.answer("A")
            question = match.question
            if isinstance(question, Pick) and question.offers(ability.key):
                return match
    return None


@pytest.mark.parametrize(("roster", "character", "key"), SPECIAL)
def test_it_can_be_used(roster: str, character: str, key: str) -> None:
    card = rosters.load(roster).characters[character]
    ability = card.ability(key)
    assert ability is not None
    match = usable(card, roster, ability)
    assert match is not None, "nowhere offered"
    match.answer(key)
    rng = Random(3)
    while match.question is not None and match.question.name != "action":
        if match.question.name == "target" and previews.has_preview(match, match.question):
            shown = previews.preview(match, match.question, match.question.sample(rng))
            assert shown.lines or shown.chances, "a preview that shows nothing"
        match.answer(match.question.sample(rng))
        assert problems(match.play) == []
    paid = [event for event in match.events if event.key == "anima-paid"]
    assert paid[0].args["markers"] == ability.cost.markers and paid[0].args["gnosis"] == ability.cost.gnosis
