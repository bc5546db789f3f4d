"""The battle as the core plays it: a row of scenes, named by the state's phase."""
from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any, Final

import msgspec

from walstatt.core.catalogue import Ruling, load
from walstatt.core.match import Outcome, Redeal
from walstatt.core.refusal import refuse
from walstatt.games.hex_picture import HexPicture
from walstatt.games.kriegsspiel import (
    bridges,
    danger,
    ending,
    line_up,
    melee,
    points,
    sailing,
    secrets,
    shelters,
    siege,
    slaves,
    ways,
)
from walstatt.games.kriegsspiel.figures.agent_lines import read_line
from walstatt.games.kriegsspiel.figures.god_lists import check_gods
from walstatt.games.kriegsspiel.forts import WALL
from walstatt.games.kriegsspiel.ground import Ground
from walstatt.games.kriegsspiel.invariants import problems
from walstatt.games.kriegsspiel.orders import KNOWN_TYPES
from walstatt.games.kriegsspiel.picture import picture
from walstatt.games.kriegsspiel.play import PASS_ROOM, ROOM, BattlePlay
from walstatt.games.kriegsspiel.profiles import LONGSHIP, SAILING_SHIP, VESSELS, WAGON, profile, team_of
from walstatt.games.kriegsspiel.random_battles import random_battle
from walstatt.games.kriegsspiel.rounds import SCENES
from walstatt.games.kriegsspiel.setup import Party, Placed, Setup
from walstatt.games.kriegsspiel.state import State
from walstatt.games.skirmish import CHANCE_OF_EACH, OTHER_READINGS, SkirmishGame
from walstatt.hexmap.coordinates import BadCoordinate, read_gf
from walstatt.hexmap.land import Land, flaws
from walstatt.hexmap.underworld import AROUND_A_PASSAGE

FORM: Final = "kalevala.16.1.inhalt"
FIELD: Final = "kalevala.16.2.1.zusammensetzung"
READINGS: Final = (
    ROOM, PASS_ROOM, line_up.CHECK,
    line_up.ORDER, ways.COSTS, ways.RIVER, melee.DICE_ALONE, melee.SUPPORT_DETAIL, points.BOW,
    points.MOVED_HORSE, points.KNIFE_READING, points.COVER, line_up.CLOCK, siege.WITH_DEVICES, shelters.MELEE,
    sailing.RAMMING, sailing.BOARDING, danger.OASES, slaves.LIBERATOR, "kalevala.r.god_untouchable",
    "kalevala.r.god_army", "kalevala.r.agent_ksp_rolls",
    "kalevala.r.agent_fight", "kalevala.r.sabotage",
)
"""The rulings of which a battle knows more than one reading."""


class Kriegsspiel(SkirmishGame):
    key = "kriegsspiel"
    version = 5
    setup_type = Setup
    state_type = State
    scenes = SCENES
    agreed_by = "kalevala.16.2.4.nur_anwesende"

    def check_setup(self, setup: Setup) -> None:
        _check_lands(setup)
        _check_names(setup)
        _check_forts(setup)
        _check_fronts(setup)
        _check_spans(setup)
        _check_caves(setup)
        _check_covert(setup)
        _check_gods(setup)
        for party in setup.parties:
            _check_party(party)

    def check_bounds(self, setup: Setup) -> None:
        """The types of a setup bound all of it."""

    def new_play(self, setup: Setup) -> BattlePlay:
        return BattlePlay(setup)

    def opening(self, play: BattlePlay) -> State:
        return line_up.first_state(play.setup)

    def outcome(self, play: BattlePlay) -> Outcome:
        return ending.outcome(play)

    def random_setup(self, rng: Random) -> Setup:
        rulings = {}
        if rng.random() < OTHER_READINGS:
            known = [one for one in map(load(self.key).get, READINGS) if isinstance(one, Ruling)]
            rulings = {one.id: rng.randint(1, len(one.choices)) for one in known if rng.random() < CHANCE_OF_EACH}
        return random_battle(rng, rulings)

    def view(self, play: BattlePlay, seat: int | None) -> Any:
        return msgspec.to_builtins(self._as_seen(play, seat))

    @staticmethod
    def _as_seen(play: BattlePlay, seat: int | None) -> State:
        """Without what somebody keeps from others."""
        keepers = [one.withholds for one in play.persons if one.withholds is not None]
        seen = play.state.copy()
        secrets.withhold(play, seen, seat)
        for withhold in keepers:
            withhold(seen, seat)
        return seen

    def redeal(self, play: BattlePlay, seat: int | None, rng: Random) -> Redeal | None:
        dealt = [found for one in play.persons if one.deals is not None
                 and (found := one.deals(play, seat, rng)) is not None]
        things = secrets.deal(play, seat, rng)
        dealt += [things] if things is not None else []

        def put(state: State) -> None:
            for one in dealt:
                one(state)

        return put if dealt else None

    def open_setup(self, setup: Setup, seats: Collection[int]) -> Setup:
        return secrets.open_setup(setup, seats)

    def picture(self, play: BattlePlay, seat: int | None) -> HexPicture:
        return picture(play, seat)

    def problems(self, play: BattlePlay) -> list[str]:
        return problems(play)


GAME = Kriegsspiel()


def _check_lands(setup: Setup) -> None:
    lands = {}
    for name, land in setup.lands.items():
        try:
            lands[read_gf(name)] = land
        except BadCoordinate as bad:
            raise refuse(FIELD, "kriegsspiel-refused-gf", given=name) from bad
    for gf, why in flaws(lands):
        raise refuse(FIELD, "kriegsspiel-refused-land", gf=str(gf), why=why)
    for name in setup.field:
        if not setup.lands.get(name, Land()).drawn:
            raise refuse(FIELD, "kriegsspiel-refused-gf", given=name)


def _check_names(setup: Setup) -> None:
    if len(set(setup.names)) != len(setup.names):
        raise refuse(FORM, "kriegsspiel-refused-names")
    mentioned = [name for party in setup.parties for name in (*party.enemies, *party.friends)]
    for name in mentioned:
        if setup.seat(name) is None:
            raise refuse("kalevala.r.war.parteien", "kriegsspiel-refused-party", given=name)


def _check_forts(setup: Setup) -> None:
    """Each on a small field of its own where people may stand, with openings to what lies beside it."""
    ground = Ground(setup.lands, setup.field)
    taken: set[str] = set()
    for fort in setup.forts:
        spot = ground.spots.get(fort.at)
        beside = {step.to for step in ground.steps[fort.at]} if spot is not None else set()
        place = f"{fort.at}>{fort.other}" if fort.kind == WALL else fort.at
        known = fort.owner is None or setup.seat(fort.owner) is not None
        sound = spot is not None and spot.open and known and place not in taken
        ways = [fort.other] if fort.kind == WALL else [one.to for one in fort.openings]
        high = any(one.storey >= fort.height for one in fort.openings if fort.kind != WALL)
        if not sound or high or not beside.issuperset(ways) or fort.side not in ("", fort.at, fort.other):
            raise refuse("kalevala.r.war.mauer_bau", "kriegsspiel-refused-fort", at=fort.at)
        taken |= {place, f"{fort.other}>{fort.at}"} if fort.kind == WALL else {place}
    doors = Ground(setup.lands, setup.field, setup.forts).plan.doors
    for fort in setup.forts:
        if not doors.keys() >= set(fort.broken):
            raise refuse("kalevala.r.war.bau_schaden", "kriegsspiel-refused-fort", at=fort.at)


def _check_spans(setup: Setup) -> None:
    """Bridges and rifts, each once."""
    ground = Ground(setup.lands, setup.field)
    for flaw in (*(bridges.bridge_flaw(ground, one) for one in setup.bridges),
                 *(bridges.rift_flaw(ground, one) for one in setup.rifts)):
        if flaw is not None:
            raise flaw
    names = [*(one.name for one in setup.bridges), *(one.name for one in setup.rifts)]
    if len(set(names)) != len(names):
        raise refuse("kalevala.11.4.1.strombruecke", "kriegsspiel-refused-span", given=names[0])
    for rift in setup.rifts:
        if setup.seat(rift.keeper) is None:
            raise refuse("kalevala.r.war.parteien", "kriegsspiel-refused-party", given=rift.keeper)


def _check_caves(setup: Setup) -> None:
    """Twelve small fields, and rock around them."""
    for gf in setup.caves:
        land = setup.lands.get(gf, Land())
        if not land.drawn or any(land.is_land(kf) or land.is_water(kf) for kf in AROUND_A_PASSAGE):
            raise refuse("kalevala.r.7.ugf_layout", "kriegsspiel-refused-cave", gf=gf)


def _check_covert(setup: Setup) -> None:
    """On the battlefield, and no more than everybody thinks possible; each of those has a profile."""
    ground = Ground(setup.lands, setup.field, setup.forts) if setup.covert else None
    vessels = {line_up.figure_id(seat, number) for seat, party in enumerate(setup.parties)
               for number, placed in enumerate(party.figures, 1) if placed.symbol in VESSELS}
    called = [(one.realm, one.name) for one in setup.covert]
    for one in setup.covert:
        if called.count((one.realm, one.name)) > 1:
            raise refuse("kalevala.22.3.2.nummer", "kriegsspiel-refused-covert-number", name=one.name, realm=one.realm)
        spot = ground.spots.get(one.at) if ground is not None and one.at in ground.inside else None
        stands = spot is not None and (spot.open or bool(one.aboard)) and (not one.aboard or one.aboard in vessels)
        stands = stands and not (ground is not None and (one.at in ground.plan.houses or ground.spots[one.at].climbing))
        if spot is not None and not spot.open and not one.aboard:
            raise refuse("kalevala.22.agent.bewegung", "kriegsspiel-refused-covert-ground", name=one.name, at=one.at)
        if not stands or len(setup.covert) > setup.covers:
            raise refuse("kalevala.22.3.2.gruppe", "kriegsspiel-refused-covert", name=one.name, at=one.at)
        for symbol in one.members:
            found = profile(symbol)
            if found is None or found.is_vessel or team_of(symbol):
                raise refuse("kalevala.22.3.2.gruppe", "kriegsspiel-refused-symbol", given=symbol)
            if found.hovers:
                raise refuse("kalevala.22.3.nicht_tarnbar", "kriegsspiel-refused-covert-hovers", given=symbol)
        for written in one.orders:
            read_line(written)


def _check_gods(setup: Setup) -> None:
    """They support a party, and their lists hold what a list may hold."""
    for god in setup.gods:
        if setup.seat(god.party) is None:
            raise refuse("kalevala.r.war.parteien", "kriegsspiel-refused-party", given=god.party)
    check_gods(setup.gods)


def _check_fronts(setup: Setup) -> None:
    """Horses stand before their wagon, the bow of a ship lies before its stern, on the small field beside it."""
    fronted = [placed for party in setup.parties for placed in party.figures if placed.front]
    ground = Ground(setup.lands, setup.field) if fronted else None
    for placed in fronted:
        beside = [step.to for step in ground.steps.get(placed.at, ())] if ground is not None else []
        if placed.symbol not in (LONGSHIP, SAILING_SHIP) and not team_of(placed.symbol):
            raise refuse("kalevala.26.4.quw", "kriegsspiel-refused-front", given=placed.front)
        if placed.front not in beside:
            rule = "kalevala.26.4.quw" if team_of(placed.symbol) else "kalevala.r.war.see_aufstellung"
            raise refuse(rule, "kriegsspiel-refused-front", given=placed.front)


def _check_party(party: Party) -> None:
    riders: list[Placed] = []
    afloat = False
    for placed in party.figures:
        found = profile(placed.symbol)
        afloat = afloat or placed.symbol in VESSELS
        if placed.aboard and (not afloat or placed.symbol in VESSELS):
            raise refuse("kalevala.r.war.see_aufstellung", "kriegsspiel-refused-aboard", given=placed.symbol)
        mount = profile(placed.mount) if placed.mount else None
        if found is None:
            wagon = placed.symbol.startswith(WAGON)
            raise refuse("kalevala.26.4.quw" if wagon else FORM, "kriegsspiel-refused-symbol", given=placed.symbol)
        if mount is not None and mount.draws:
            raise refuse("kalevala.25.3.quadrigapferd", "kriegsspiel-refused-mount", given=placed.mount)
        if placed.mount and (mount is None or not mount.seats or not found.is_person):
            raise refuse("kalevala.17.3.1.reiterei", "kriegsspiel-refused-mount", given=placed.mount)
        if (placed.mount or placed.sits_behind) and found.is_person and not found.handles:
            raise refuse("kalevala.19.3.1.transport", "kriegsspiel-refused-mount", given=placed.mount or placed.symbol)
        riders = [*riders, placed] if placed.sits_behind else [placed]
        front = profile(riders[0].mount)
        seats = front.seats if front is not None else 1
        if len(riders) > seats or (placed.sits_behind and (placed.mount or not found.is_person)):
            raise refuse("kalevala.25.4.profil", "kriegsspiel-refused-mount", given=placed.symbol)
    for name in party.spares:
        if name not in KNOWN_TYPES:
            raise refuse(FORM, "kriegsspiel-refused-type", given=name, known=list(KNOWN_TYPES))
