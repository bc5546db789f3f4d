"""The table of a conflict as any client can draw it."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.core.texts import LANGUAGES
from walstatt.games.ags import facts, regions, scoring
from walstatt.games.ags.card_text import write_ability
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.profiles import Profile
from walstatt.games.ags.rounds import ROUNDS
from walstatt.games.ags.state import NOBODY, TABLE, Figure
from walstatt.games.ags.state import Marker as Lying
from walstatt.table.picture import Base, Card, Marker, TablePicture, Value, Words, Zone

CONDITION_KEYS = {
    "Magisch Gesegnet": "magisch-gesegnet",
    "Geschwächt": "geschwaecht",
}
SHADOW_REACH = 4.0
WITHOUT_ZONES = ("terrain", "sides", "zones", "over")


def picture(play: AgsPlay, seat: int | None) -> TablePicture:
    """What the seat (None: a spectator) sees; markers, models and cards are open to all."""
    state = play.state
    board = play.setup.board
    return TablePicture(
        board.width,
        board.depth,
        [solid.piece for solid in play.ground.solids],
        [_base(play, figure) for figure in play.on_table()],
        [_marker(play, marker) for marker in state.markers.values() if not marker.carrier],
        list(_zones(play)),
        [_card(play, figure) for figure in state.figures.values()],
        list(_track(play, seat)),
        state.turn if state.phase != "over" else None,
    )


def condition_key(name: str) -> str:
    return f"ags-condition-{CONDITION_KEYS.get(name, name.lower())}"


def conditions(play: AgsPlay, figure: Figure) -> list[str]:
    """The seals that lie beside a model."""
    found = [condition_key(held.name) for held in figure.conditions]
    if figure.place == TABLE and facts.shadowed(play, figure):
        found.append("ags-condition-verschattet")
    if figure.carries:
        found.append("ags-condition-carries")
    return found


def _base(play: AgsPlay, figure: Figure) -> Base:
    profile = play.profile(figure)
    return Base(
        figure.id, figure.id, figure.seat, figure.x, figure.y, profile.radius, figure.z, profile.hp - figure.hp, 0,
        conditions(play, figure), profile.emblem, figure.activated,
    )


def _marker(play: AgsPlay, marker: Lying) -> Marker:
    owner = None if marker.owner == NOBODY else marker.owner
    shadow = marker.kind == "tt" and owner is not None and play.people(owner) == facts.SHADOW_PEOPLE
    label = str(marker.hp) if marker.kind == "shrine" else marker.id.rpartition("-")[2]
    return Marker(
        marker.id, marker.kind, marker.x, marker.y, label, owner, SHADOW_REACH if shadow else 0.0
    )


def _zones(play: AgsPlay) -> Iterator[Zone]:
    state = play.state
    if not state.deployment or state.phase in WITHOUT_ZONES:
        return
    for seat in (0, 1):
        for zone in regions.seat_zones(play, seat):
            yield Zone("deployment", list(zone.points), seat)


def _card(play: AgsPlay, figure: Figure) -> Card:
    profile = play.profile(figure)
    standing = figure.place == TABLE
    return Card(
        figure.id, figure.seat, _name(play, figure), f"ags-place-{figure.place}", [figure.id] if standing else [],
        profile.cost, profile.emblem, conditions(play, figure), figure.activated, _values(play, figure),
        _lines(play, figure, profile), [], profile.radius,
    )


def _name(play: AgsPlay, figure: Figure) -> Words:
    for force in play.setup.forces:
        for hire in force.hires:
            if hire.id == figure.id and hire.name:
                return hire.name
    return play.profile(figure).name


def _values(play: AgsPlay, figure: Figure) -> list[Value]:
    profile = play.profile(figure)
    found = [
        Value("ags-card-hp", f"{figure.hp}/{profile.hp}"),
        Value("ags-card-mov", str(profile.mov)),
        Value("ags-card-def", str(profile.defence)),
        Value("ags-card-wil", str(profile.will)),
    ]
    if profile.tags:
        found.append(Value("ags-card-tags", ", ".join(map(str, profile.tags))))
    if profile.leader:
        found.append(Value("ags-card-general" if play.is_general(figure) else "ags-card-leader"))
    found += [Value("ags-card-carries", play.state.markers[marker].kind) for marker in figure.carries]
    return found


def _lines(play: AgsPlay, figure: Figure, profile: Profile) -> list[Words]:
    """Cards never change, and putting words to abilities takes time."""
    key = ("ability lines", figure.seat, profile.key)
    lines: list[Words] | None = play.memory.get(key)
    if lines is None:
        lines = [
            {language: write_ability(ability, language, both_names=False) for language in LANGUAGES}
            for ability in profile.abilities
        ]
        play.remember(key, lines)
    return lines


def _track(play: AgsPlay, seat: int | None) -> Iterator[Value]:
    state = play.state
    yield Value("ags-track-round", args={"round": state.round, "rounds": ROUNDS})
    yield Value("ags-track-points", args={"first": state.points(0), "second": state.points(1)})
    yield Value("ags-track-tokens", args={"first": state.tokens[0], "second": state.tokens[1]})
    if state.tactic:
        yield Value(f"ags-tactic-{state.tactic}")
    for owner, tasks in enumerate(state.tasks):
        for task in tasks.chosen:
            if seat == owner or task in tasks.disclosed:
                yield Value("ags-track-task", args={"seat": owner, "task": scoring.task_name(task)})
