"""The table of a game as any client can draw it."""
from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from walstatt.core.catalogue import Rule, load
from walstatt.core.picture import Side, Value, Words
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.anima import costs, scenarios, sheet_text, statuses, values
from walstatt.games.anima.play import BOARD, AnimaPlay
from walstatt.games.anima.preparation import AMBUSHED_DEPTH, AMBUSHER_DEPTH, DEPTH
from walstatt.games.anima.state import TABLE, Figure, ScenarioMarker
from walstatt.table.picture import Ability, Area, Base, Card, Marker, Ring, TablePicture, Zone
from walstatt.table.shapes import Point
from walstatt.table.terrain import Piece


class Look(NamedTuple):
    """How a kind of marker is drawn."""

    emblem: str
    reach: float


LOOKS = {
    "node": Look(emblem="crystal-growth", reach=scenarios.NODE_REACH),
    "scout": Look(emblem="scroll-quill", reach=scenarios.SCOUT_RADIUS),
}


def picture(play: AnimaPlay) -> TablePicture:
    """Everything that both players see; the plans of the scouts are not among it."""
    state = play.state
    return TablePicture(
        play.board.width, play.board.depth, [_drawn(solid.piece) for solid in play.ground.solids],
        [_base(play, figure) for figure in play.on_table()],
        [_marker(marker) for marker in state.markers.values()], list(_areas(play)),
        [_card(play, figure) for figure in state.figures.values()], track=list(_track(play)),
        turn=state.active if state.phase != "over" else None,
        sides=[_side(play, seat) for seat in (0, 1)], goal=list(_goal(play)),
    )


def conditions(figure: Figure) -> list[str]:
    """The seals beside a character, as message keys."""
    found = [f"anima-status-{statuses.KEYS[name]}" for name in dict.fromkeys(held.name for held in figure.statuses)]
    return found + (["anima-status-hidden"] if figure.hidden else [])


def _base(play: AnimaPlay, figure: Figure) -> Base:
    profile = play.profile(figure)
    return Base(
        figure.id, figure.id, figure.seat, figure.x, figure.y, profile.radius, figure.z, profile.lp - figure.lp,
        figure.markers, conditions(figure), profile.emblem, play.is_through(figure), max(figure.lp, 0),
    )


def _drawn(piece: Piece) -> Piece:
    """Deep water as all clients know it; the rules have another word."""
    if "water" in piece.kinds and "impassable" in piece.kinds:
        return replace(piece, kinds=("deep", "water"))
    return piece


def _marker(marker: ScenarioMarker) -> Marker:
    label = marker.id.rpartition("-")[2]
    look = LOOKS[marker.kind]
    return Marker(
        marker.id, marker.kind, marker.x, marker.y, label, None, look.reach, f"anima-marker-{marker.kind}", look.emblem
    )


# ---- areas


def _areas(play: AnimaPlay) -> Iterator[Area]:
    state = play.state
    if state.phase == "deployment":
        yield from _deployment(play)
    if state.scenario == "kontrolle" and state.turn:
        half = BOARD / 2
        for number, (x, y) in enumerate(((0.0, 0.0), (half, 0.0), (0.0, half), (half, half)), 1):
            yield Zone("quarter", _box(x, y, x + half, y + half), name=f"anima-quarter-{number}", quiet=True)
    if state.scenario == "kundschafter" and state.turn:
        for seat, edge in enumerate(state.edges):
            yield Zone("edge", _strip(edge, scenarios.BREAK_IN_DEPTH), seat, quiet=True)


def _deployment(play: AnimaPlay) -> Iterator[Area]:
    ambusher = scenarios.ambusher(play)
    if ambusher in (0, 1):
        yield Zone("deployment", _box(0.0, 0.0, AMBUSHER_DEPTH, BOARD), ambusher)
        yield Zone("deployment", _box(BOARD - AMBUSHER_DEPTH, 0.0, BOARD, BOARD), ambusher)
        yield Ring("deployment", BOARD / 2, BOARD / 2, AMBUSHED_DEPTH, 1 - ambusher)
        return
    for seat, edge in enumerate(play.state.edges):
        if edge:
            yield Zone("deployment", _strip(edge, DEPTH), seat)


def _strip(edge: str, depth: float) -> list[Point]:
    return _box(0.0, 0.0, BOARD, depth) if edge == "south" else _box(0.0, BOARD - depth, BOARD, BOARD)


def _box(west: float, south: float, east: float, north: float) -> list[Point]:
    return [(west, south), (east, south), (east, north), (west, north)]


# ---- cards


def _card(play: AnimaPlay, figure: Figure) -> Card:
    profile = play.profile(figure)
    return Card(
        figure.id, figure.seat, profile.name, f"anima-place-{figure.place}",
        [figure.id] if figure.place == TABLE else [], profile.cost, profile.emblem, conditions(figure),
        play.is_through(figure), list(_values(play, figure)), radius=profile.radius, abilities=_abilities(play, figure),
    )


def _values(play: AnimaPlay, figure: Figure) -> Iterator[Value]:
    """The values as they hold now; where they differ from the card, the card's in brackets."""
    profile = play.profile(figure)
    yield Value("anima-card-lp", f"{max(figure.lp, 0)}/{profile.lp}")
    yield Value("anima-card-markers", f"{figure.markers}/{profile.maximum}")
    if costs.own_pools(play):
        yield Value("anima-card-gnosis", str(figure.gnosis))
    yield Value("anima-card-regeneration", _changed(values.regeneration(play, figure).total, profile.regeneration))
    yield Value("anima-card-speed", _speed(play, figure))
    yield Value("anima-card-attack", _changed(values.own_attack(play, figure).total, profile.attack))
    yield Value("anima-card-damage", _changed(values.own_damage(play, figure).total, profile.damage))
    yield Value("anima-card-defence", _changed(values.defence(play, figure).total, profile.defence))
    yield Value("anima-card-armour", _changed(values.armour(play, figure).total, profile.armour))
    yield Value("anima-card-resistance", _changed(values.resistance(play, figure).total, profile.resistance))
    if profile.shoots:
        yield Value("anima-card-range", f"{profile.short:g}/{profile.long:g}")
    if profile.stray:
        yield Value("anima-card-stray")
    if figure.bound:
        yield Value("anima-card-binding", str(figure.binding))
    for held in figure.statuses:
        yield Value("anima-card-status", args={"status": statuses.status_name(held.name), "markers": held.markers})
    for running in play.state.running:
        kept = play.profile(play.figure(running.user)).ability(running.ability)
        if running.target == figure.id and kept is not None and kept.modifiers:
            yield Value("anima-card-kept", args={"ability": kept.name}, rule="anima.x.kept")


def _speed(play: AnimaPlay, figure: Figure) -> str:
    profile = play.profile(figure)
    walk, run = (values.speed(play, figure, pace).total for pace in ("walk", "run"))
    return f"{_changed(walk, profile.walk)}/{_changed(run, profile.run)}"


def _changed(now: float, printed: float) -> str:
    return f"{printed:g}" if now == printed else f"{now:g} ({printed:g})"


def _abilities(play: AnimaPlay, figure: Figure) -> list[Ability]:
    """What the seals mean, then the abilities of the card; rings of their reach only where measuring is free."""
    free = play.ruling("anima.r.measuring") == 1
    seals = [_seal(name) for name in dict.fromkeys(held.name for held in figure.statuses)]
    key = ("abilities", figure.seat, figure.profile)
    lines: list[Ability] | None = play.memory.get(key)
    if lines is None:
        lines = play.remember(key, [
            Ability(ability.name, sheet_text.in_words(ability), ability.rule, ability.key, ability.inches * free)
            for ability in play.profile(figure).abilities
        ])
    return seals + (lines or [])


def _seal(name: str) -> Ability:
    rule_id = statuses.RULES[name]
    rule = load("anima").get(rule_id)
    words: Words = {language: Texts(language).say(statuses.status_name(name)) for language in LANGUAGES}
    return Ability(words, {"de": rule.de, "en": rule.en} if isinstance(rule, Rule) else {}, rule_id)


# ---- players


def _track(play: AnimaPlay) -> Iterator[Value]:
    state = play.state
    if state.turn:
        yield Value("anima-track-turn", args={"turn": state.turn, "turns": play.setup.turns})
    if state.scenario:
        yield Value(f"anima-scenario-{state.scenario}", rule=scenarios.RULES[state.scenario])
    if state.turn and state.phase in ("activation", "turn_end"):
        yield Value("anima-track-initiative", args={"seat": state.initiative})


def _goal(play: AnimaPlay) -> Iterator[Value]:
    scenario = play.state.scenario
    if scenario:
        yield Value(f"anima-goal-{scenario}", rule=scenarios.RULES[scenario])


def _side(play: AnimaPlay, seat: int) -> Side:
    state = play.state
    counters = [Value("anima-counter-points", args={"points": state.points(seat)})]
    if not costs.own_pools(play):
        counters.append(Value("anima-counter-gnosis", args={"gnosis": state.gnosis[seat]}))
    ledger = [
        Value("anima-ledger", args={"turn": score.turn, "points": score.points}, rule=score.rule)
        for score in state.scores if score.seat == seat
    ]
    return Side(seat, counters, ledger=ledger)
