"""The table as any client can draw it."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.core.bounds import Words
from walstatt.core.picture import Note, Side, Value
from walstatt.games.frostgrave import content, scenarios, scoring, values
from walstatt.games.frostgrave.gear import ITEMS, item_name
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.preparation import zone
from walstatt.games.frostgrave.profiles import TRAITS
from walstatt.games.frostgrave.sight import FOG_RADIUS
from walstatt.games.frostgrave.spells import LASTING
from walstatt.games.frostgrave.state import EDGES, TABLE, Figure, Token
from walstatt.table.picture import Area, Base, Card, Marker, Ring, TablePicture, Zone
from walstatt.table.shapes import Point


def picture(play: FrostgravePlay) -> TablePicture:
    """Nothing is secret in this game."""
    state, board = play.state, play.setup.board
    return TablePicture(
        board.width,
        board.depth,
        [solid.piece for solid in play.ground.solids],
        [_base(play, figure) for figure in play.on_table()],
        [_marker(play, token) for token in state.tokens.values() if token.lies],
        list(_areas(play)),
        [_card(play, figure) for figure in state.figures.values()],
        track=list(_track(play)),
        turn=state.turn if state.phase != "over" else None,
        sides=[_side(play, seat) for seat in range(play.seats)],
        goal=list(_goal(play)),
    )


def conditions(play: FrostgravePlay, figure: Figure) -> list[str]:
    found = [f"frostgrave-condition-{effect}" for effect in figure.effects if effect in LASTING]
    if figure.hanging:
        found.append("frostgrave-condition-hanging")
    if play.has_item(figure, "crossbow") and not figure.loaded:
        found.append("frostgrave-condition-unloaded")
    if any(not ITEMS[key].heal for key in figure.drunk):
        found.append("frostgrave-condition-potion")
    if figure.master:
        found.append("frostgrave-condition-tamed")
    if play.carried(figure) is not None:
        found.append("frostgrave-condition-laden" if play.is_heavily_laden(figure) else "frostgrave-condition-carries")
    return found


def _base(play: FrostgravePlay, figure: Figure) -> Base:
    profile = play.profile(figure)
    return Base(
        figure.id, figure.id, figure.seat, figure.x, figure.y, profile.radius, figure.z,
        profile.health - figure.health, int(play.carried(figure) is not None), conditions(play, figure),
        profile.emblem, play.is_through(figure), figure.health,
    )


def _marker(play: FrostgravePlay, token: Token) -> Marker:
    name = "frostgrave-picture-treasure"
    if scenarios.is_grave_treasure(play, token):
        name = "frostgrave-picture-grave-treasure"
    return Marker(token.id, "treasure", token.x, token.y, name=name, emblem="open-treasure-chest")


def _areas(play: FrostgravePlay) -> Iterator[Area]:
    for fog in play.state.fogs:
        yield Ring("fog", fog.x, fog.y, FOG_RADIUS, name="frostgrave-picture-fog")
    if play.state.round > 0:
        return
    for seat, edge in enumerate(play.state.edges):
        if edge in EDGES:
            yield Zone("deployment", edge_zone(play, edge), seat, "frostgrave-picture-zone")


def edge_zone(play: FrostgravePlay, edge: str) -> list[Point]:
    """The strip along a table edge in which a warband deploys (frostgrave.r.table_setup)."""
    w, d = play.setup.board.width, play.setup.board.depth
    least, most = zone(play)
    west, south, east, north = {
        "north": (0.0, d - most, w, d - least), "east": (w - most, 0.0, w - least, d),
        "south": (0.0, least, w, most), "west": (least, 0.0, most, d),
    }[edge]
    return [(west, south), (east, south), (east, north), (west, north)]


def _card(play: FrostgravePlay, figure: Figure) -> Card:
    profile = play.profile(figure)
    standing = figure.place == TABLE
    name: Words = play.names.get(figure.id) or profile.name
    return Card(
        figure.id, figure.seat, name, f"frostgrave-place-{figure.place}", [figure.id] if standing else [],
        profile.cost, profile.emblem, conditions(play, figure) if standing else [], play.is_through(figure),
        list(_values(play, figure)), [], [], profile.radius,
    )


def _values(play: FrostgravePlay, figure: Figure) -> Iterator[Value]:
    profile = play.profile(figure)
    yield Value("frostgrave-card-health", f"{figure.health}/{profile.health}")
    yield Value("frostgrave-card-move", f"{values.movement(play, figure).total:g}")
    yield Value("frostgrave-card-fight", f"{values.fight(play, figure, True).total:+g}")
    yield Value("frostgrave-card-shoot", f"{profile.shoot:+d}")
    yield Value("frostgrave-card-armour", f"{values.armour(play, figure).total:g}")
    yield Value("frostgrave-card-will", f"{profile.will:+d}")
    for key in profile.gear:
        yield Value("frostgrave-card-gear", args={"item": item_name(key)})
    for trait in profile.traits:
        yield Value(f"frostgrave-card-trait-{TRAITS[trait]}")


def _track(play: FrostgravePlay) -> Iterator[Value]:
    state = play.state
    yield Value("frostgrave-track-round", args={"round": state.round, "rounds": scoring.round_limit(play)})
    if play.scenario is not None:
        yield Value("frostgrave-track-scenario", args={"scenario": play.scenario.name})
    yield Value(f"frostgrave-phase-{state.phase.replace('_', '-')}")


def _goal(play: FrostgravePlay) -> Iterator[Value]:
    yield Value("frostgrave-goal")
    scenario = play.scenario
    if scenario is not None:
        yield Value("frostgrave-scenario", args={"scenario": scenario.name, "about": scenario.description})


def _side(play: FrostgravePlay, seat: int) -> Side:
    secured = sum(token.secured == seat for token in play.state.tokens.values())
    counters = [
        Value("frostgrave-counter-points", args={"points": scoring.points(play, seat)}),
        Value("frostgrave-counter-tokens", args={"tokens": secured}),
    ]
    school = content.schools().get(play.setup.warbands[seat].school)
    if school is not None:
        counters.append(Value("frostgrave-counter-school", args={"school": school.name}))
    known = play.setup.warbands[seat].spells
    spells = [content.spells()[key] for key in known if key in content.spells()]
    notes = [Note(spell.key, spell.name, spell.about, spell.rule) for spell in spells]
    return Side(seat, counters, notes, notes_name="frostgrave-counter-spells")


