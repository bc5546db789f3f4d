"""The table of a match as any client can draw it."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from walstatt.core.picture import Value, Words
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.preparation import long_edges, zone_box, zone_depth
from walstatt.games.aofs.profiles import SPECIAL_RULES, UnitSheet, Weapon
from walstatt.games.aofs.rounds import ROUNDS, SEIZE, held
from walstatt.games.aofs.sheet_text import SheetText
from walstatt.games.aofs.state import NOBODY, TABLE, State, Unit
from walstatt.table.picture import Base, Card, Marker, TablePicture, Zone
from walstatt.table.shapes import Point

BEFORE_DEPLOYMENT = ("terrain", "objectives", "sides")
DEPLOYING = ("aside", "deployment", "scouts")
EFFECT_CONDITIONS = {
    "hit_bonus": "aofs-condition-hit-bonus",
    "defence_bonus": "aofs-condition-defence-bonus",
    "slow": "aofs-condition-slow",
}


def picture(play: AofsPlay) -> TablePicture:
    """Everything that both players see."""
    state = play.state
    board = play.setup.board
    return TablePicture(
        board.width,
        board.depth,
        [solid.piece for solid in play.ground.solids],
        [base for unit in state.units.values() if unit.place == TABLE for base in _bases(play, unit)],
        [_objective(number, state) for number in range(len(state.objectives))],
        list(_zones(play)),
        [_card(play, unit) for unit in state.units.values()],
        not play.setup.real_table,
        track=_track(play),
        turn=state.turn if state.phase != "over" else None,
        goal=[Value("aofs-guide-goal")],
    )


def conditions(unit: Unit) -> list[str]:
    """The seals that lie beside a unit."""
    found = []
    if unit.shaken:
        found.append("aofs-condition-shaken")
    if unit.exhausted:
        found.append("aofs-condition-exhausted")
    return found + [EFFECT_CONDITIONS[effect.kind] for effect in unit.effects]


def _bases(play: AofsPlay, unit: Unit) -> Iterator[Base]:
    sheet = play.sheets[unit.id]
    for model in unit.models:
        yield Base(
            model.id, unit.id, unit.seat, model.x, model.y, sheet.base / 2, model.z, model.wounds, model.tokens,
            conditions(unit), sheet.emblem, play.is_through(unit),
        )


def _objective(number: int, state: State) -> Marker:
    objective = state.objectives[number]
    owner = None if objective.owner == NOBODY else objective.owner
    label = str(number + 1)
    return Marker(
        f"objective-{label}", "objective", objective.x, objective.y, label, owner, SEIZE, "aofs-marker"
    )


def _zones(play: AofsPlay) -> Iterator[Zone]:
    state = play.state
    if play.setup.real_table:
        return
    depth = zone_depth(play.setup.board)
    if state.phase in BEFORE_DEPLOYMENT:
        for edge in long_edges(play):
            yield Zone("deployment", _corners(zone_box(play, edge, depth)))
    elif state.phase in DEPLOYING:
        for seat, edge in enumerate(state.edges):
            yield Zone("deployment", _corners(zone_box(play, edge, depth)), seat)


def _corners(box: tuple[float, float, float, float]) -> list[Point]:
    min_x, min_y, max_x, max_y = box
    return [(min_x, min_y), (max_x, min_y), (max_x, max_y), (min_x, max_y)]


def _card(play: AofsPlay, unit: Unit) -> Card:
    sheet = play.sheets[unit.id]
    return Card(
        unit.id, unit.seat, sheet.name, f"aofs-place-{unit.place}", [model.id for model in unit.models], sheet.points,
        sheet.emblem, conditions(unit), play.is_through(unit), _values(sheet, unit), _remembered_lines(play, sheet),
        _rules(sheet), sheet.base / 2,
    )


def _remembered_lines(play: AofsPlay, sheet: UnitSheet) -> list[Words]:
    """Sheets never change, and putting words to weapons takes longer than all the rest."""
    key = ("weapon lines", sheet.id)
    lines: list[Words] = play.memory.get(key) or play.remember(key, list(_weapon_lines(sheet)))
    return lines


def _values(sheet: UnitSheet, unit: Unit) -> list[Value]:
    found = [
        Value("aofs-card-quality", f"{sheet.quality}+"),
        Value("aofs-card-defence", f"{sheet.defence}+"),
        Value("aofs-card-models", f"{len(unit.models)}/{len(sheet.models)}"),
    ]
    if len(unit.models) == 1 and unit.models[0].wounds:
        found.append(Value("aofs-card-wounds", str(unit.models[0].wounds)))
    tokens = sum(model.tokens for model in unit.models)
    if tokens:
        found.append(Value("aofs-card-tokens", str(tokens)))
    return found


def _weapon_lines(sheet: UnitSheet) -> Iterator[Words]:
    seen: list[Weapon] = []
    for model in sheet.models:
        for weapon in model.weapons:
            if weapon not in seen:
                seen.append(weapon)
                yield {language: _writer(language).weapon(weapon) for language in LANGUAGES}


@cache
def _writer(language: str) -> SheetText:
    return SheetText(Texts(language))


def _rules(sheet: UnitSheet) -> list[str]:
    keys = {key for model in sheet.models for key in model.rules}
    return [SPECIAL_RULES[key].rule for key in sorted(keys) if key in SPECIAL_RULES]


def _track(play: AofsPlay) -> list[Value]:
    first, second = held(play)
    when = {"round": play.state.round, "rounds": ROUNDS}
    return [
        Value("aofs-track-round", args=when) if play.state.round else Value("aofs-track-setup"),
        Value("aofs-track-objectives", args={"first": first, "second": second, "all": len(play.state.objectives)}),
    ]
