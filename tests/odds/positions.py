"""Small positions and the enumerator: every way the dice can fall, played through on the real engine."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

from walstatt.core.dice import outcomes
from walstatt.core.match import Match
from walstatt.core.questions import Pick, PickSeveral, Roll, YesNo
from walstatt.games.aofs.game import GAME
from walstatt.games.aofs.play import AofsPlay, Setup
from walstatt.games.aofs.profiles import ArmySheet, ModelSheet, UnitSheet, Weapon
from walstatt.games.aofs.state import TABLE, Model, Objective, State, Unit
from walstatt.odds.aofs_melee import worth
from walstatt.table.terrain import Board, Piece

WOOD = Piece("wood-1", "wood", ((23.0, 7.0), (29.0, 7.0), (29.0, 13.0), (23.0, 13.0)), ("cover",), 3.0)


def weapon(key: str = "sword", reach: float = 0, attacks: int = 1, ap: int = 0, **rules: int) -> Weapon:
    return Weapon(key, {"de": key, "en": key}, reach, attacks, ap, rules)


def sheet(
    id: str, quality: int, defence: int, *weapons: Weapon, models: int = 1, command: str = "", points: int = 20,
    **rules: int,
) -> UnitSheet:
    made = tuple(
        ModelSheet(f"{id}.{number}", weapons or (weapon("fist"),), rules, command if number == 1 else "")
        for number in range(1, models + 1)
    )
    return UnitSheet(id, id, {"de": id, "en": id}, quality, defence, points, made)


def unit(made: UnitSheet, seat: int, x: float, y: float, *, shaken: bool = False, markers: int = 0) -> Unit:
    """A unit in a column, bases 0.4 inches apart."""
    models = [Model(model.id, x, y + 1.4 * number, wounds=0) for number, model in enumerate(made.models)]
    models[-1].wounds = markers
    return Unit(made.id, seat, models, TABLE, shaken=shaken)


def opened(
    first: Sequence[tuple[UnitSheet, Unit]], second: Sequence[tuple[UnitSheet, Unit]],
    *, pieces: tuple[Piece, ...] = (), rulings: dict[str, int] | None = None, round: int = 1,
    objectives: Sequence[tuple[float, float, int]] = (),
) -> Match:
    """A match at the first activation of seat 0."""
    armies = tuple(
        ArmySheet({"de": "Heer", "en": "Army"}, tuple(made for made, _ in side)) for side in (first, second)
    )
    units = {one.id: one for _, one in (*first, *second)}
    placed = [Objective(x, y, owner) for x, y, owner in objectives]
    state = State(units, "activation", round, edges=("south", "north"), objectives=placed)
    setup = Setup((armies[0], armies[1]), Board(48.0, 48.0, pieces), 250, rulings=rulings or {}, opening=state)
    return Match(GAME, setup, record=False)


def play_of(match: Match) -> AofsPlay:
    assert isinstance(match.play, AofsPlay)
    return match.play


def start_attack(match: Match, melee: bool, *, counter: bool = False) -> None:
    """Seat 0's first unit attacks the other side's first one: on to the first die of its attack."""
    play = play_of(match)
    own, enemy = play.state.of(0)[0], play.state.of(1)[0]
    answers: dict[str, Any] = {
        "activate": own.id, "action": "charge" if melee else "hold", "charge_target": enemy.id, "target": enemy.id,
        "counter": counter,
    }
    while not isinstance(match.question, Roll):
        assert match.question is not None
        name = match.question.name
        match.answer(answers[name] if name in answers else match.question.sample(Random(1)))


STOPS = frozenset({"strike_back", "consolidate", "activate", "step_back_from", "morale"})

Fate = tuple[int, int, bool]
"""Models left, markers on the last of them, Shaken as a wound effect."""


def fates(match: Match, target_id: str, *, ordered: bool) -> dict[Fate, float]:
    """The chance of every state of the target after the attack whose first die is to be rolled now."""
    found: dict[Fate, float] = {}
    for end, chance, pushes in _ends(match, 1.0, ordered, ()):
        after = end.state.units[target_id]
        shaken = target_id in pushes
        markers = after.models[0].wounds if len(after.models) == 1 else 0
        fate = (len(after.models), markers, shaken and len(after.models) > 0)
        found[fate] = found.get(fate, 0.0) + chance
    return found


Pushes = tuple[str, ...]
"""The units that got Shaken as a wound effect: the attacker is offered to push them."""


def _ends(match: Match, chance: float, ordered: bool, pushes: Pushes) -> Iterator[tuple[Match, float, Pushes]]:
    """Forks of the match at the end of the attack; `ordered` where it matters which die shows which face."""
    question = match.question
    if question is None or question.name in STOPS:
        yield match, chance, pushes
        return
    if question.name == "push":
        pushes = (*pushes, question.args["unit"].args["id"])
        match.answer(False)
        yield from _ends(match, chance, ordered, pushes)
        return
    if isinstance(question, Roll):
        for faces, weight in _rolls(question, ordered):
            fork = match.fork(record=False)
            fork.answer(faces)
            yield from _ends(fork, chance * weight, ordered, pushes)
        return
    match.answer(_decide(match))
    yield from _ends(match, chance, ordered, pushes)


def _rolls(question: Roll, ordered: bool) -> Iterator[tuple[list[int], float]]:
    if ordered:
        ways = question.sides**question.count
        for faces in product(range(1, question.sides + 1), repeat=question.count):
            yield list(faces), 1 / ways
    else:
        for faces, weight in outcomes(question):
            yield list(faces), weight


def _decide(match: Match) -> Any:
    """The players' choices as the odds take them."""
    question, play = match.question, play_of(match)
    if isinstance(question, YesNo):
        return True
    if isinstance(question, PickSeveral) and question.name == "remove":
        home = play.unit(play.home[question.options[0]])
        falling = sorted(question.options, key=lambda one: worth(play, home.model(one)))
        return falling[: question.least]
    if isinstance(question, PickSeveral):
        return list(question.options)[: question.least]
    assert isinstance(question, Pick)
    if question.name == "victim":
        return min(question.options, key=lambda one: _falls_at(play, one))
    return question.options[0]


def _falls_at(play: AofsPlay, model_id: str) -> tuple[bool, int]:
    rules = play.model_sheets[model_id].rules
    return "regeneration" not in rules, rules.get("tough", 0)
