"""Rehearsals: a ruler tries his order sheets against what he knows of the enemy.

The world that is rehearsed in is the one the checker knows (`scouting/known_world.py`), with enemies as they were last
seen or as the ruler imagines them: `2A+11: 20SB, 4lP`. From there the phases are run to the battles, and these are
fought with dice of their own. Nothing but what the realm knows goes in.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from walstatt.core import tape
from walstatt.core.dice import SeededBox
from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.core.refusal import refuse
from walstatt.core.turn import Inputs, Ruled, run
from walstatt.core.typed_data import decode
from walstatt.games.kalevala.court.belongings import own_of
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.entering.entries import WAR
from walstatt.games.kalevala.evaluation import geography_of, gf_of
from walstatt.games.kalevala.papers.listing import Listing
from walstatt.games.kalevala.papers.model import Build, Enter
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.realm.buildings import Building
from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.reports.protocol import last_seen, seen_land
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import BY_HAND, NATIVES, Entry, Province, Realm, Sighting, World
from walstatt.games.kalevala.war.by_hand import hand_table
from walstatt.games.kriegsspiel import commander
from walstatt.games.kriegsspiel.ending import CONQUERED
from walstatt.games.kriegsspiel.fighting import NamedTries, fight
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.setup import Setup
from walstatt.games.kriegsspiel.state import MISPLACED
from walstatt.hexmap.coordinates import BadCoordinate, Gf, read_place
from walstatt.hexmap.land import UNSEEN, Land, flaws
from walstatt.hexmap.terrain import LOWLAND

RULE: Final = "kalevala.r.war.befehle_form"
MOST_IMAGINED: Final = 20
STRANGER: Final = "?"
"""An enemy of whom nobody knows who he is."""
WON, LOST, OPEN = "won", "lost", "open"
_NO_SECRET: Final = b"a rehearsal knows no dice"
_LAST: Final = 4


class Imagined(NamedTuple):
    """What a ruler believes of an enemy."""

    place: str
    listing: Listing


class Stage(NamedTuple):
    """A battlefield that can be rehearsed, and which seat of it is the ruler's."""

    about: str
    setup: Setup
    seat: int


class Rehearsed(msgspec.Struct, frozen=True):
    """What came of one battle, for its ruler. People are counted."""

    number: int
    result: str
    rounds: int
    own: int
    own_lost: int
    others: int
    others_lost: int


def stages(state: World, realm: str, text: str, against: Sequence[str]) -> list[Stage]:
    """The battles that this paper and what the realm knows would lead to."""
    world = _before_battles(state, realm, text, list(_imagined(state, realm, against)))
    tried = run(_steps(world), world, Inputs(), SeededBox(_NO_SECRET))
    found = []
    for one in tried.waiting:
        table = hand_table(one.args, hidden=False)
        setup = decode(table.setup, Setup) if table is not None else None
        seat = setup.seat(realm) if setup is not None else None
        if setup is not None and seat is not None:
            found.append(Stage(one.about, setup, seat))
    return found


class PaperRehearsal:
    """All that a paper would lead to."""

    def __init__(self, found: Sequence[Stage]) -> None:
        self._stages = {one.about: one for one in found}

    @property
    def abouts(self) -> list[str]:
        return list(self._stages)

    def tried(self, about: str, number: int) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(rehearsed(self._stages[about], number))
        return found

    def replay(self, about: str, number: int) -> bytes:
        return replayed(self._stages[about], number)


def rehearsed(stage: Stage, number: int) -> Rehearsed:
    return _counted(fight(stage.setup, _dice(number)), stage.seat, number)


def replayed(stage: Stage, number: int) -> bytes:
    """One of these battles as a file that can be looked at."""
    match = Match(GAME, stage.setup)
    dice, tries = _dice(number), NamedTries()
    while (question := match.question) is not None:
        if isinstance(question, Roll):
            match.answer(dice(tries.about(match.play, question), question))
        else:
            assert question.seat is not None
            match.answer(commander.answer(match.play, question, question.seat))
    return tape.dump(match)


def _dice(number: int) -> Any:
    """Of a battle's own: they follow from its number and from what they are about, from nothing of the world."""
    return lambda about, roll: roll.sample(Random(f"{number}/{about}"))


def _counted(play: BattlePlay, seat: int, number: int) -> Rehearsed:
    state = play.state
    people = [one for one in state.figures.values() if one.is_person and one.gone != MISPLACED]
    own = [one for one in people if one.party == seat]
    others = [one for one in people if play.are_enemies(seat, one.party)]
    left = any(not one.gone for one in own)
    result = OPEN if state.result != CONQUERED else WON if left else LOST
    return Rehearsed(
        number, result, state.round, len(own), sum(one.gone != "" for one in own), len(others),
        sum(one.gone != "" for one in others),
    )


# ---- what is imagined


def _imagined(state: World, realm: str, lines: Sequence[str]) -> Iterator[Imagined]:
    """Lines such as `2A+11: 20SB, 4lP`; what cannot be read is refused."""
    for line in [one.strip() for one in lines if one.strip()][:MOST_IMAGINED]:
        place, _, written = line.partition(":")
        try:
            where = str(read_place(place))
        except BadCoordinate as bad:
            raise refuse(RULE, "kalevala-rehearsal-line", line=line) from bad
        entry = read(f"Einzug EE 1: {where} > {where} K: {written}", Date(state.at.gr, 3), own_of(state, realm))
        found = [one for one in entry.paper.orders if isinstance(one, Enter)]
        if not found or found[0].listing.holders or not found[0].listing.pieces:
            raise refuse(RULE, "kalevala-rehearsal-line", line=line)
        yield Imagined(where, found[0].listing)


# ---- the world as far as it is known, up to its battles


def _steps(world: World) -> Any:
    from walstatt.games.kalevala.phases import PHASES  # the calendar carries out battles, and these are rehearsed here

    return PHASES[world.at.phase]


def _before_battles(state: World, realm: str, text: str, imagined: list[Imagined]) -> World:
    world = known_world(state, realm)
    world.settings = replace(world.settings, battles=BY_HAND)
    paper: dict[str, str] = {realm: text}
    while world.at.phase != _LAST:
        faulty = {f"judgement/{realm}": Ruled(True)} if paper else {}
        world = run(_steps(world), world, Inputs(paper, faulty), SeededBox(_NO_SECRET)).state
        paper = {}
    seen = last_seen(world, realm)
    _draw(world, seen)
    _raise_enemies(world, realm, seen, imagined)
    world.index_owners()
    return world


def _draw(world: World, seen: Mapping[Gf, Sighting]) -> None:
    """Land as it was seen, the rest of it plain; where what is known does not fit together, the ground alone."""
    for gf, sighting in seen.items():
        known = world.lands.get(gf)
        if known is not None and not known.drawn and sighting.terrain:
            land = seen_land(sighting)
            land = replace(land, terrain=land.terrain.replace(UNSEEN, LOWLAND), splinter=known.splinter)
            world.lands[gf] = land
            if any(where == gf for where, _ in flaws(world.lands)):
                world.lands[gf] = Land(land.terrain, splinter=known.splinter, site=land.site)
            world.buildings[str(gf)] = list(_seen_buildings(world, sighting))


def _seen_buildings(world: World, sighting: Sighting) -> Iterator[Building]:
    for written in sighting.buildings:
        found = read(f"Bau {sighting.place}: {written}", Date(world.at.gr, 1)).paper.orders
        yield from (one.building for one in found if isinstance(one, Build))


def _raise_enemies(
    world: World, realm: str, seen: Mapping[Gf, Sighting], imagined: list[Imagined]
) -> None:
    """Garrisons as they were seen, or as they are imagined; whom nobody attacks attacks himself."""
    attacked = {entry.target for entry in world.entries.get(realm, ()) if entry.kind == WAR}
    for sighting in seen.values():
        owner = sighting.owner
        if owner not in (None, NATIVES, realm) and sighting.figures:
            for part in sighting.parts[:1]:
                _garrison(world, str(owner), part, Listing(tuple(sighting.figures.items()), sighting.re or 0))
    for one in imagined:
        province = world.provinces.get(one.place)
        owner = province.owner if province is not None and province.owner not in (NATIVES, realm) else STRANGER
        _garrison(world, owner, one.place, one.listing)
        if one.place not in attacked:
            _attack(world, realm, owner, one)


def _garrison(world: World, owner: str, place: str, listing: Listing) -> None:
    if owner not in world.realms:
        world.realms[owner] = Realm()
    world.forces.setdefault(owner, {})[place] = Force(listing.stock())
    world.provinces.setdefault(place, Province(owner)).owner = owner
    gf = gf_of(place)
    if not world.lands.get(gf, Land()).drawn:
        beside = next(iter(world.lands.values()), Land())
        world.lands[gf] = Land.of(splinter=world.lands.get(gf, beside).splinter)


def _attack(world: World, realm: str, owner: str, one: Imagined) -> None:
    """On own land beside it: first where a sheet lies in store."""
    geography = geography_of(world)
    part = next((part for part in geography.parts(gf_of(one.place)) if part.name == one.place), None)
    own = {name for name, province in world.provinces.items() if province.owner == realm}
    near = [beside.name for beside in geography.steps(part) if beside.name in own] if part is not None else []
    drawn_up = {order.place for order in world.battle_orders.get(realm, ())}
    target = min(near, key=lambda name: (name not in drawn_up, name), default="")
    if target:
        figures = dict(one.listing.stock().pieces)
        world.entries.setdefault(owner, []).append(Entry(1, one.place, target, WAR, figures))
