"""A battlefield of phase 4 as a battle on hexes: the land, who stands where, whose sheet says what."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from walstatt.core.bounds import MOST_SEATS
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.hooks import Fighter
from walstatt.games.kalevala.papers.sheet import Sheet
from walstatt.games.kalevala.realm.buildings import Building
from walstatt.games.kalevala.realm.pieces import PERSON, VESSEL, WARRIOR, Kind, known_piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.war.field import Battlefield, Contingent, Standing, counted
from walstatt.games.kalevala.war.line_up import MIDDLE, rings
from walstatt.games.kalevala.war.masonry import bridges_of, forts_of
from walstatt.games.kriegsspiel.figures import special
from walstatt.games.kriegsspiel.forts import Fort, top_of
from walstatt.games.kriegsspiel.ground import Ground
from walstatt.games.kriegsspiel.play import WITHIN
from walstatt.games.kriegsspiel.profiles import SIEGE_TOWER, profile
from walstatt.games.kriegsspiel.setup import (
    MOST_FIELDS,
    MOST_FIGURES,
    Party,
    Placed,
    Setup,
    Worshipped,
    under_orders,
)
from walstatt.games.kriegsspiel.sheets.model import REST, Flags, Line, Orders
from walstatt.games.kriegsspiel.spans import Rift
from walstatt.hexmap.land import Land
from walstatt.hexmap.small_fields import Side

ON_A_STOREY: Final = 4
BATTLE_READINGS: Final = tuple(f"kalevala.r.{name}" for name in (
    "war.", "13.teilzahlung", "9.ertrinken", "12.", "slave_liberator", "call_god_", "bless_cost", "bread_water_roll",
    "messenger_priest", "priest_king_", "priest_duel", "other_cults", "dice_3w10", "spell_", "duel_", "goetterbote",
    "immediate_ten", "whole_building", "god_", "weak_point_", "seventeen", "apprentice_end", "neutralise_details",
    "magic_step", "agent_ksp_rolls", "agent_fight", "sabotage",
    "king_lives", "king_substitute", "king_courage", "ability_shield",
))
"""Rulings that a battle reads."""
SURPRISED: Final = "kalevala.r.war.ueberrascht"
"""Who attacks from nowhere here and has no sheet; by its other reading a sheet alone does not help."""
MEETING, EDGE = 26, 1
SIDES: Final = {Side.N: 2, Side.NE: 15, Side.SE: 43, Side.S: 46, Side.SW: 38, Side.NW: 10}
"""Small fields in the middle of a water, and on each of its sides, at which fleets lie that have met there."""
Sheets = Mapping[tuple[str, str], Sheet]
"""By party and place."""


class Known(NamedTuple):
    """What a battle needs of the world beside the battlefield."""

    buildings: Mapping[str, Sequence[Building]]
    """By large field."""
    sheets: Sheets
    readings: Mapping[str, int]
    plundered: frozenset[str]
    """Places whose trade centres have nothing left."""
    rifts: tuple[Rift, ...] = ()
    caravans: tuple[Caravan, ...] = ()
    fighter: Callable[[str, str], Fighter | None] = lambda party, symbol: None  # noqa: ARG005 - nobody is special
    """By party and symbol: as what somebody fights (`hooks.Figure.fighter`)."""
    treasures: Mapping[str, int] = {}
    """RE kept in buildings, by small field (`hooks.Figure.treasures`)."""
    gods: Mapping[str, Worshipped] = {}
    """By party: whom its priests may call (`hooks.Figure.worshipped`)."""
    muster: Callable[[Setup], Setup] = lambda setup: setup
    """Who else comes (`hooks.Figure.musters`)."""

    def reading(self, ruling: str) -> int:
        return self.readings.get(ruling, 0)


class Caravan(NamedTuple):
    """One that stands on the battlefield and that nobody raids (kalevala.21.1.5)."""

    name: str
    place: str
    load: Mapping[str, int]


class Board(NamedTuple):
    """A battle, and what every figure of it is in the world."""

    setup: Setup
    listed: tuple[tuple[str, ...], ...]
    """By party, in the order of listing: the symbols as the world writes them."""
    begins: tuple[tuple[str, ...], ...]
    """By party, in the same order: the places where they stood."""
    aside: Mapping[str, Mapping[str, Counter[str]]]
    """By party and place: what does not fight."""
    due: int
    """The GR by which what is damaged now must be repaired (kalevala.r.11.reparatur_kosten)."""


def can_be_fought(field: Battlefield) -> bool:
    """Not beyond what a battle holds."""
    gfs = {gf_name(place) for place in field.places}
    crowds = [field.figures(party.name).total() - field.figures(party.name)[RE] for party in field.parties]
    return len(field.parties) <= MOST_SEATS and len(gfs) < MOST_FIELDS and max(crowds) <= MOST_FIGURES


def gf_name(place: str) -> str:
    return place.partition("/")[0].partition("[")[0].partition("~")[0]


def _founded(field: Battlefield) -> set[str]:
    return {gf_name(place) for place in field.details.centres}


def board_of(field: Battlefield, known: Known) -> Board:
    gfs = tuple(dict.fromkeys(map(gf_name, field.places)))
    lands = {gf: land for gf, land in field.details.lands.items() if land.drawn}
    ground = _ground(tuple(lands.items()), gfs)
    forts = tuple(forts_of(ground, gfs, known.buildings, {party.name for party in field.parties}, known.treasures))
    setup = Setup(
        lands, gfs, (), {gf: owner for gf in gfs if (owner := _owner(field, gf))}, forts,
        bridges=tuple(bridges_of(ground, known.buildings)), rifts=known.rifts,
        plundered=tuple(dict.fromkeys(gf_name(place) for place in field.places if place in known.plundered)),
        unfounded=tuple(gf for gf in gfs if gf in lands and lands[gf].site is not None and gf not in _founded(field)),
        rulings={ruling: choice for ruling, choice in known.readings.items() if ruling.startswith(BATTLE_READINGS)},
    )
    parties, listed, begins, aside = [], [], [], {}
    for one in field.parties:
        lined_up = _LineUp(field, one.name, known, {fort.at: fort for fort in forts})
        parties.append(replace(_party(field, one.name, lined_up, known), god=known.gods.get(one.name)))
        listed.append(tuple(lined_up.symbols))
        begins.append(tuple(lined_up.begins))
        aside[one.name] = lined_up.aside
    for caravan in known.caravans:
        symbols = [one for one, number in caravan.load.items() for _ in range(number) if _stands_by(one)]
        # In and around the trade centre, after those who fight.
        figures = tuple(Placed(_board_symbol(one) or "", gf_name(caravan.place)) for one in symbols)
        parties.append(Party(caravan.name, figures))
        listed.append(tuple(symbols))
        begins.append((caravan.place,) * len(symbols))
    made = known.muster(replace(setup, parties=tuple(parties)))
    return Board(made, tuple(listed), tuple(begins), aside, field.at.next_armament)


@lru_cache(maxsize=64)
def _ground(lands: tuple[tuple[str, Land], ...], field: tuple[str, ...]) -> Ground:
    """It never changes; a phase that is run again asks for the same ones."""
    return Ground(dict(lands), field)


def _stands_by(symbol: str) -> bool:
    return not _is_vessel(symbol) and _board_symbol(symbol) is not None


def _owner(field: Battlefield, gf: str) -> str:
    """Of a divided large field who has its trade centre, else the first."""
    parts = [place for place in field.places if gf_name(place) == gf]
    site = field.details.lands[gf].site
    with_site = [place for place in parts if site is not None and site.kf in field.details.fields.get(place, ())]
    return next((owner for place in (*with_site, *parts) if (owner := field.owners.get(place, ""))), "")


# ---- who stands where


class _LineUp:
    """The figures of one party, one by one."""

    def __init__(self, field: Battlefield, party: str, known: Known, forts: Mapping[str, Fort]) -> None:
        sheets, self._party, self._fighter = known.sheets, party, known.fighter
        self.figures: list[Placed] = []
        self.symbols: list[str] = []
        self.begins: list[str] = []
        self.aside: dict[str, Counter[str]] = {}
        self.stores: Counter[str] = Counter()
        """RE that lie on land, by small field."""
        self.names: dict[tuple[str, str], str] = {}
        """By place and group as the sheet of the place calls it: how the battle calls it."""
        self._forts = forts
        self._field = field
        self._placed: Counter[tuple[int, str]] = Counter()
        """How many of a symbol of each contingent have been set up."""
        self._inside: Counter[str] = Counter()
        self._towers: set[str] = set()
        """Small fields with siege towers."""
        for place in dict.fromkeys(one.place for one in field.contingents if one.party == party):
            own = [one for one in field.contingents if (one.party, one.place) == (party, place)]
            here = [one for one in field.details.standing if one.party == party and _lies_in(field, one, place)]
            self._name_groups(place, sheets.get((party, place)))
            left = [(one, counted(one.force.whole())) for one in own]
            if "~" in place:
                self._moor(place, left, here)
            else:
                self._set_up(place, left, here)
            # Whoever a sheet has lost track of stands aside.
            for _, figures in left:
                if +figures:
                    self.aside.setdefault(place, Counter()).update(+figures)

    def _name_groups(self, place: str, sheet: Sheet | None) -> None:
        """Groups of two sheets may be called alike."""
        taken = set(self.names.values())
        for name in (*(group.name for group in sheet.groups), REST) if sheet is not None else (REST,):
            self.names[place, name] = f"{name}.{place}" if name in taken else name

    # ---- on land

    def _set_up(self, place: str, left: _Left, here: Sequence[Standing]) -> None:
        self._towers |= {one.field for one in here if SIEGE_TOWER in one.figures}
        for standing in here:
            for symbol, number in standing.figures.items():
                for mine, some in _taken(left, symbol, number):
                    self._put(place, mine, standing, symbol, some)

    def _put(self, place: str, mine: Contingent, standing: Standing, symbol: str, number: int) -> None:
        if symbol == RE and standing.field:
            self.stores[self._ground_floor(standing.field)] += number
            return
        fought = self._as_fought(symbol)
        if fought is None or not standing.field:
            self.aside.setdefault(place, Counter())[symbol] += number
            return
        for _ in range(number):
            at = self._at(standing.field, fought.symbol)
            group = self._group(place, mine, standing.group)
            items = fought.items or known_piece(symbol).items
            weary = self._is_weary(mine, symbol)
            placed = Placed(fought.symbol, at, group, traits=fought.traits, items=items, tired=weary)
            self._add(place, mine, symbol, placed)

    def _is_weary(self, mine: Contingent, symbol: str) -> bool:
        """The fresh ones stand first (kalevala.25.4.bergland_tatenlos)."""
        if symbol not in mine.weary:
            return False
        self._placed[id(mine), symbol] += 1
        return self._placed[id(mine), symbol] > mine.force.land.pieces[symbol] - mine.weary[symbol]

    def _as_fought(self, symbol: str) -> Fighter | None:
        """As what somebody fights; nothing for whoever stands aside."""
        special = self._fighter(self._party, symbol) if symbol != RE else None
        board = _board_symbol(symbol) if special is None else None
        return Fighter(board) if board is not None else special

    def _add(self, place: str, mine: Contingent, symbol: str, placed: Placed) -> None:
        sent = gf_name(mine.target) if mine.target else ""
        self.figures.append(replace(placed, sent=sent, stays=mine.behind))
        self.symbols.append(symbol)
        self.begins.append(place)

    def _group(self, place: str, mine: Contingent, group: str) -> str:
        """A caravan is a group of its own: no sheet of a garrison commands it."""
        return mine.caravan or self.names.get((place, group or REST), self.names[place, REST])

    def _ground_floor(self, field: str) -> str:
        fort = self._forts.get(field)
        return fort.storeys[0] if fort is not None and fort.storeys else field

    def _at(self, field: str, symbol: str) -> str:
        """In a building archers have the platform, the others the storeys from the ground up."""
        fort = self._forts.get(field)
        found = profile(symbol)
        assert found is not None
        if fort is None or not fort.storeys:
            return self._by_tower(field) if found.is_person and not found.hovers and field in self._towers else field
        top = fort.storeys[-1:] if fort.has_platform else []
        inner = [name for name in fort.storeys if name not in top]
        people = found.is_person or found.hovers
        order = [*top, *inner] if found.is_archer else [*inner, *top] if people else inner[:1]
        where = next((name for name in order if self._inside[name] + found.room <= ON_A_STOREY), "")
        self._inside[where] += found.room
        return where or field.partition("/")[0]

    def _by_tower(self, field: str) -> str:
        """Three are within a siege tower, the others on it (kalevala.26.8.bt)."""
        self._inside[field] += 1
        return field if self._inside[field] <= WITHIN else top_of(field)

    # ---- on the water

    def _moor(self, place: str, left: _Left, here: Sequence[Standing]) -> None:
        """Vessels where a sheet puts them, with those it puts there; all others with what they hold, in the water where
        they lie (kalevala.r.war.see_aufstellung)."""
        for standing in here:
            ship = next((one for one in standing.figures if _is_vessel(one)), "")
            if standing.field and ship:
                group = standing.group
                for mine, _ in _taken(left, ship, 1):
                    self._launch(place, mine, ship, standing.figures, group, left, standing.field)
        for mine, _ in left:
            for holder in mine.force.vessels:
                load = counted(holder.load)
                if _taken([one for one in left if one[0] is mine], holder.symbol, 1):
                    self._launch(place, mine, holder.symbol, load, "", left, _berth(self._field, mine.party, place))

    def _launch(self, place: str, mine: Contingent, ship: str, load: Mapping[str, int], group: str, left: _Left,
                at: str) -> None:
        """A vessel and those aboard, one after another."""
        name = self._group(place, mine, group)
        re = sum(some for _, some in _taken(left, RE, load.get(RE, 0)))
        self._add(place, mine, ship, Placed(ship, at, name, anywhere=not group, re=re))
        for symbol, number in load.items():
            fought = None if symbol == RE or _is_vessel(symbol) else self._as_fought(symbol)
            if fought is None:
                continue
            placed = Placed(fought.symbol, at, name, aboard=True, traits=fought.traits, items=fought.items)
            for owner, some in _taken(left, symbol, number):
                for _ in range(some):
                    self._add(place, owner, symbol, placed)


def _berth(field: Battlefield, party: str, place: str) -> str:
    """Near which small field of a water those lie who hold it: near the trade centre, else the middle.

    Where fleets have met on the high sea one lies in the middle, the others on the side of their own land
    (kalevala.r.war.see_aufstellung).
    """
    gf, fields = gf_name(place), field.details.fields.get(place, ())
    site = field.details.lands[gf].site
    centre = site.kf if site is not None else MIDDLE
    if _have_met(field) and field.parties[0].name != party:
        beside = (*field.details.refuges.get(party, ()), *field.details.havens.get(party, ()))
        homes = [gf_of(one) for one in beside]
        sides = {str(gf_of(gf).neighbour(side)): kf for side, kf in SIDES.items()}
        centre = next((sides[str(home)] for home in homes if str(home) in sides), EDGE)
    elif _have_met(field):
        centre = MEETING
    return f"{gf}/{next((kf for kf in rings(centre) if kf in fields), centre)}"


def _have_met(field: Battlefield) -> bool:
    """Fleets on the high sea, none of which was sent to attack."""
    return not any(one.target for one in field.contingents) and all("~" in place for place in field.places)


_Left = Sequence[tuple[Contingent, Counter[str]]]


def _taken(left: _Left, symbol: str, number: int) -> list[tuple[Contingent, int]]:
    """So many of a piece out of what is left of each contingent, the first first."""
    found = []
    for one, figures in left:
        some = min(number, figures[symbol])
        if some > 0:
            figures[symbol] -= some
            number -= some
            found.append((one, some))
    return found


def _is_vessel(symbol: str) -> bool:
    return symbol != RE and known_piece(symbol).kind.sort == VESSEL


def _lies_in(field: Battlefield, standing: Standing, place: str) -> bool:
    gf, _, kf = standing.field.partition("/")
    parts = [one for one in field.places if gf_name(one) == gf]
    return gf == gf_name(place) and (len(parts) == 1 or int(kf or 0) in field.details.fields.get(place, ()))


def _board_symbol(symbol: str) -> str | None:
    """As the battle writes it; None for what does not fight: RE, what is damaged or unknown."""
    if symbol == RE:
        return None
    one = known_piece(symbol)
    if one.kind.special and one.kind.sort in (WARRIOR, PERSON):
        return _special(one.kind)
    plain = next((each for each in (symbol, one.bare) if profile(each) is not None), one.base if one.weapon else "")
    return plain or None


def _special(kind: Kind) -> str:
    """With the numbers that the game master gave it (kalevala.17.3.ausnahme)."""
    return special.written(kind.symbol, warrior=kind.sort == WARRIOR, flies=kind.flies, gp=kind.gp, pace=kind.kf_pace,
                           room=kind.room, factor=kind.spell_factor)


# ---- orders


def _party(field: Battlefield, name: str, lined_up: _LineUp, known: Known) -> Party:
    party, own = field.party(name), [one for one in field.contingents if one.party == name]
    # Fleets that met on the high sea count as having declared war (kalevala.r.war.see_aufstellung).
    attacks = any(one.target for one in own)
    met = _have_met(field)
    found = {place: sheet for place in dict.fromkeys(one.place for one in own)
             if (sheet := known.sheets.get((name, place))) is not None}
    lines = tuple(_renamed(line, place, lined_up.names) for place, sheet in found.items() for line in sheet.lines)
    flags = next((sheet.flags for sheet in found.values() if sheet.flags != Flags()), Flags())
    literally = bool(known.reading(SURPRISED))
    made = Party(
        name, tuple(lined_up.figures), party.enemies, party.friends, declared=attacks or met,
        surprised=not attacks and not met and (not found or literally), stores=dict(lined_up.stores),
        refuges=tuple(dict.fromkeys(map(gf_name, field.details.refuges.get(name, ())))),
        havens=tuple(dict.fromkeys(map(gf_name, field.details.havens.get(name, ())))),
    )
    return under_orders(made, Orders(lines, replace(flags, flees_to=gf_name(flags.flees_to))))


def _renamed(line: Line, place: str, names: Mapping[tuple[str, str], str]) -> Line:
    def name(group: str) -> str:
        return names.get((place, group), group)

    target, when = line.target, line.when
    if target is not None and target.group:
        target = replace(target, group=name(target.group))
    if when is not None and when.group:
        when = replace(when, group=name(when.group))
    return replace(line, group=name(line.group), target=target, when=when, passenger=name(line.passenger))
