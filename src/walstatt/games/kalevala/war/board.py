"""A battlefield of phase 4 as a battle on hexes: the land, the buildings, who stands where, whose sheet says what."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, cast

from msgspec.structs import replace

from walstatt.core.bounds import MOST_SEATS
from walstatt.games.kalevala.hooks import Fighter
from walstatt.games.kalevala.papers.sheet import Sheet
from walstatt.games.kalevala.realm.buildings import PALACE, TEMPLE_BEGUN, WALL, Building
from walstatt.games.kalevala.realm.pieces import SLAVE, VESSEL, known_piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.war.field import Battlefield, Contingent, Standing, counted
from walstatt.games.kriegsspiel.forts import STOREYS, Fort, FortKind, Opening
from walstatt.games.kriegsspiel.ground import Ground
from walstatt.games.kriegsspiel.profiles import profile
from walstatt.games.kriegsspiel.setup import MOST_FIELDS, MOST_FIGURES, Party, Placed, Setup, under_orders
from walstatt.games.kriegsspiel.sheets.model import REST, Flags, Line, Orders

ON_A_STOREY: Final = 4
OF_BATTLES: Final = "kalevala.r.war."
AS_FORTS: Final = {TEMPLE_BEGUN: "Tt", PALACE: "Tu"}
"""What is fought for as if it were another building (kalevala.r.palace_payment)."""
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
    fighter: Callable[[str, str], Fighter | None] = lambda party, symbol: None  # noqa: ARG005 - nobody is special
    """By party and symbol: as what somebody fights (`hooks.Figure.fighter`)."""


class Board(NamedTuple):
    """A battle, and what every figure of it is in the world."""

    setup: Setup
    listed: tuple[tuple[str, ...], ...]
    """By party, in the order of listing: the symbols as the world writes them."""
    aside: Mapping[str, Mapping[str, Counter[str]]]
    """By party and place: what does not fight, RE among it."""


def can_be_fought(field: Battlefield) -> bool:
    """Not with vessels and caravans, which the hexes do not know yet, and not beyond what a battle holds."""
    gfs = {place.partition("/")[0].partition("[")[0] for place in field.places}
    afloat = any("~" in place for place in field.places) or any(
        known_piece(symbol).kind.sort == VESSEL
        for one in field.contingents for symbol in one.force.whole().pieces
    )
    crowds = [field.figures(party.name).total() for party in field.parties]
    trades = any(one.caravan for one in field.contingents)
    small = len(field.parties) <= MOST_SEATS and len(gfs) < MOST_FIELDS and max(crowds) <= MOST_FIGURES
    return small and not afloat and not trades


def gf_name(place: str) -> str:
    return place.partition("/")[0].partition("[")[0]


def board_of(field: Battlefield, known: Known) -> Board:
    gfs = tuple(dict.fromkeys(map(gf_name, field.places)))
    lands = {gf: land for gf, land in field.details.lands.items() if land.drawn}
    forts = tuple(_forts(lands, gfs, known.buildings, {party.name for party in field.parties}))
    setup = Setup(
        lands, gfs, (), {gf: owner for gf in gfs if (owner := _owner(field, gf))}, forts,
        plundered=tuple(dict.fromkeys(gf_name(place) for place in field.places if place in known.plundered)),
        rulings={ruling: choice for ruling, choice in known.readings.items() if ruling.startswith(OF_BATTLES)},
    )
    parties, listed, aside = [], [], {}
    for one in field.parties:
        lined_up = _LineUp(field, one.name, known, {fort.at: fort for fort in forts})
        parties.append(_party(field, one.name, lined_up, known.sheets))
        listed.append(tuple(lined_up.symbols))
        aside[one.name] = lined_up.aside
    return Board(replace(setup, parties=tuple(parties)), tuple(listed), aside)


def _owner(field: Battlefield, gf: str) -> str:
    """Of a divided large field who has its trade centre, else the first."""
    parts = [place for place in field.places if gf_name(place) == gf]
    site = field.details.lands[gf].site
    with_site = [place for place in parts if site is not None and site.kf in field.details.fields.get(place, ())]
    return next((owner for place in (*with_site, *parts) if (owner := field.owners.get(place, ""))), "")


# ---- buildings


def _forts(
    lands: Mapping[str, object], gfs: tuple[str, ...], buildings: Mapping[str, Sequence[Building]], names: set[str]
) -> Iterator[Fort]:
    ground = Ground(lands, gfs)  # type: ignore[arg-type]
    for gf in gfs:
        for one in buildings.get(gf, ()):
            at = f"{gf}/{one.kf}"
            beside = {step.to for step in ground.steps[at]}
            fort = _fort(gf, one, names, beside) if ground.spots[at].open else None
            if fort is not None:
                yield replace(fort, broken=tuple(one.broken[: one.hits]))


def _fort(gf: str, one: Building, names: set[str], beside: set[str]) -> Fort | None:
    at = f"{gf}/{one.kf}"
    owner = one.owner if one.owner in names else None
    if one.kind == WALL:
        other = f"{gf}/{one.other}"
        side = f"{gf}/{one.side}" if one.openings and one.side is not None else ""
        return Fort("Ma", at, other, (Opening(other),) if side else (), side, owner) if other in beside else None
    kind = one.kind if one.kind in STOREYS else AS_FORTS.get(one.kind, "")
    if not kind:
        return None
    openings = [
        Opening(f"{gf}/{each.end}", each.storey, each.passage) for each in one.openings
        if each.start == one.kf and f"{gf}/{each.end}" in beside and each.storey < STOREYS[kind]
    ]
    return Fort(cast(FortKind, kind), at, openings=tuple(openings), owner=owner)


# ---- who stands where


class _LineUp:
    """The figures of one party, one by one."""

    def __init__(self, field: Battlefield, party: str, known: Known, forts: Mapping[str, Fort]) -> None:
        sheets, self._party, self._fighter = known.sheets, party, known.fighter
        self.figures: list[Placed] = []
        self.symbols: list[str] = []
        self.aside: dict[str, Counter[str]] = {}
        self.names: dict[tuple[str, str], str] = {}
        """By place and group as the sheet of the place calls it: how the battle calls it."""
        self._forts = forts
        self._inside: Counter[str] = Counter()
        for place in dict.fromkeys(one.place for one in field.contingents if one.party == party):
            own = [one for one in field.contingents if (one.party, one.place) == (party, place)]
            here = [one for one in field.details.standing if one.party == party and _lies_in(field, one, place)]
            self._name_groups(place, sheets.get((party, place)))
            self._set_up(place, own, here)

    def _name_groups(self, place: str, sheet: Sheet | None) -> None:
        """Groups of two sheets may be called alike."""
        taken = set(self.names.values())
        for name in (*(group.name for group in sheet.groups), REST) if sheet is not None else (REST,):
            self.names[place, name] = f"{name}.{place}" if name in taken else name

    def _set_up(self, place: str, own: Sequence[Contingent], here: Sequence[Standing]) -> None:
        left = [(one, counted(one.force.whole())) for one in own]
        for standing in here:
            for symbol, number in standing.figures.items():
                for _ in range(number):
                    mine = next((one for one, figures in left if figures[symbol]), None)
                    if mine is None:
                        break
                    next(figures for one, figures in left if one is mine).subtract([symbol])
                    self._place(place, mine, standing, symbol)
        # Whoever a sheet has lost track of stands aside.
        for _, figures in left:
            if +figures:
                self.aside.setdefault(place, Counter()).update(+figures)

    def _place(self, place: str, mine: Contingent, standing: Standing, symbol: str) -> None:
        special = self._fighter(self._party, symbol) if symbol != RE else None
        board = special.symbol if special is not None else _board_symbol(symbol)
        if board is None or not standing.field:
            self.aside.setdefault(place, Counter())[symbol] += 1
            return
        group = self.names.get((place, standing.group or REST), self.names[place, REST])
        sent = gf_name(mine.target) if mine.target else ""
        traits = special.traits if special is not None else ()
        at = self._at(standing.field, board)
        self.figures.append(Placed(board, at, group, sent=sent, stays=mine.behind, traits=traits))
        self.symbols.append(symbol)

    def _at(self, field: str, symbol: str) -> str:
        """In a building archers have the platform, the others the storeys from the ground up."""
        fort = self._forts.get(field)
        if fort is None or not fort.storeys:
            return field
        found = profile(symbol)
        assert found is not None
        top = fort.storeys[-1:] if fort.has_platform else []
        inner = [name for name in fort.storeys if name not in top]
        order = [*top, *inner] if found.is_archer else [*inner, *top] if found.is_person else inner[:1]
        where = next((name for name in order if self._inside[name] + found.room <= ON_A_STOREY), "")
        self._inside[where] += found.room
        return where or field.partition("/")[0]


def _lies_in(field: Battlefield, standing: Standing, place: str) -> bool:
    gf, _, kf = standing.field.partition("/")
    parts = [one for one in field.places if gf_name(one) == gf]
    return gf == gf_name(place) and (len(parts) == 1 or int(kf or 0) in field.details.fields.get(place, ()))


def _board_symbol(symbol: str) -> str | None:
    """As the battle writes it; None for what does not fight: RE, slaves, wizards, what is damaged or unknown."""
    if symbol == RE or known_piece(symbol).kind.sort == SLAVE:
        return None
    one = known_piece(symbol)
    plain = next((each for each in (symbol, one.bare) if profile(each) is not None), one.base if one.weapon else "")
    return plain or None


# ---- orders


def _party(field: Battlefield, name: str, lined_up: _LineUp, sheets: Sheets) -> Party:
    party, own = field.party(name), [one for one in field.contingents if one.party == name]
    attacks = any(one.target for one in own)
    found = {place: sheet for place in dict.fromkeys(one.place for one in own)
             if (sheet := sheets.get((name, place))) is not None}
    lines = tuple(_renamed(line, place, lined_up.names) for place, sheet in found.items() for line in sheet.lines)
    flags = next((sheet.flags for sheet in found.values() if sheet.flags != Flags()), Flags())
    made = Party(
        name, tuple(lined_up.figures), party.enemies, party.friends, declared=attacks,
        surprised=not attacks and not found,
        refuges=tuple(dict.fromkeys(map(gf_name, field.details.refuges.get(name, ())))),
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
