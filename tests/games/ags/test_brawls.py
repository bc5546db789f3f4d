"""Games whose models all stand in the middle of the table: what seldom meets in random games meets here."""
from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.games.ags.board_help import model, neutral, piece, position

from walstatt.core.match import Match
from walstatt.core.questions import Pick, PickSeveral, Question
from walstatt.games.ags import facts, invariants, pushing, walking
from walstatt.games.ags.game import GAME
from walstatt.games.ags.laying_terrain import MOST, percentage
from walstatt.games.ags.play import Setup
from walstatt.table.questions import Place

SEEDS = range(8)
TAME = ("ende", "gehen", "rennen", "fokussieren", "verteidigen", "ende_vorschlagen", "task_offenlegen", "none")
MELEE = 7.0


def answer(match: Match, rng: Random) -> None:
    question = match.question
    assert question is not None
    match.answer(wild(question.for_seat(), rng))


def wild(question: Question, rng: Random) -> object:
    """Mostly something that matters to others."""
    if isinstance(question, Pick) and not isinstance(question, PickSeveral) and rng.random() < 0.8:
        bold = [option for option in question.options if option not in TAME]
        return rng.choice(bold or list(question.options))
    return question.sample(rng)


def brawl(rng: Random) -> Setup:
    """A game after its deployment, with everybody moved to the middle."""
    setup = GAME.random_setup(rng)
    match = Match(GAME, setup, record=False)
    while match.state.round == 0 and match.question is not None:
        answer(match, rng)
    play = GAME.begin(msgspec.structs.replace(setup, opening=match.checkpoints[-1].state))
    for figure in play.on_table():
        for _ in range(100):
            x, y = (18 + rng.uniform(-MELEE, MELEE) for _ in "xy")
            if figure.seat in (0, 1) and walking.stand_problem(play, figure, x, y) is None:
                walking.put(play, figure, x, y)
                break
        figure.escort = ""
    facts.settle_melees(play)
    return msgspec.structs.replace(setup, opening=play.state)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_breaks_in_a_brawl(seed: int) -> None:
    rng = Random(seed)
    match = Match(GAME, brawl(rng), record=False)
    while match.question is not None:
        answer(match, rng)
        assert invariants.problems(match.play) == [], f"after {len(match.tape)} answers"


@pytest.mark.parametrize("kind", ["slaver", "S"])
def test_who_is_pushed_off_a_low_hill_into_danger_stands_on_the_ground_there(kind: str) -> None:
    pushed = neutral("slaver-b", "slaver", 11.0, 10.0) if kind == "slaver" else model("B", 1, 11.0, 10.0)
    pushed.z = 1.0
    hill, thorns = piece("hill", 9, 10, 6, 6, height=1.0), piece("thorns", 16.2, 10, 4, 6)
    play = position([model("A", 0, 9, 10, z=1.0), pushed], [hill, thorns], round=1)
    way = pushing.displace(play, pushed, (1.0, 0.0), 4.0, 0)
    question = next(way)
    assert question.key == "ags:danger"
    assert pushed.z == 0.0
    assert not [told for told in invariants.problems(play) if "floats" in told]
    with pytest.raises(StopIteration):
        way.send([1])
    assert pushed.x == pytest.approx(15.0)


def test_a_member_pushed_through_danger_leaves_its_mob_only_at_the_end() -> None:
    members = [model(name, 1, x, 10.0, mob="m") for name, x in (("M1", 10.0), ("M2", 11.1811), ("M3", 12.3622))]
    thorns = piece("thorns", 15.4, 10, 4, 6)
    play = position(members, [thorns], round=1, phase="activation", mobs={"m": ("M1", "M2", "M3")})
    way = pushing.displace(play, members[2], (1.0, 0.0), 4.0, 0)
    assert next(way).key == "ags:danger"
    assert invariants.problems(play) == []
    with pytest.raises(StopIteration):
        way.send([1])
    assert play.state.mobs == {"m": ("M1", "M2")}
    assert invariants.problems(play) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_terrain_laid_in_turn_always_comes_to_an_end(seed: int) -> None:
    rng = Random(seed)
    match = Match(GAME, GAME.random_setup(rng), record=False)
    while match.state.phase == "terrain":
        question = match.question
        assert question is not None
        if question.name == "accept_terrain":
            match.answer(False)
        elif question.name == "lay_terrain" and isinstance(question, Pick):
            match.answer(max(question.options, key=lambda option: option != "stop"))
        else:
            match.answer(question.sample(rng))
            if isinstance(question, Place):
                assert percentage(match.play.pieces()) <= MOST
