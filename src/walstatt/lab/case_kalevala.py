"""Cases of Kalevala: a small map, realms with what they own, papers, dice, and what must follow. See docs/cases.md."""
from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from walstatt.core.typed_data import convert
from walstatt.games.kalevala.court.belongings import kinds_of
from walstatt.games.kalevala.court.records import Item, Secret, SpecialFigure
from walstatt.games.kalevala.dates import START, Date, read_date
from walstatt.games.kalevala.evaluation import geography_of
from walstatt.games.kalevala.figures.records import Persons
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.papers.model import Build, Listing, Move
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.papers.sheet_writer import write_sheet
from walstatt.games.kalevala.papers.write import write_building
from walstatt.games.kalevala.planes.portals import pairs_of
from walstatt.games.kalevala.realm.buildings import Building
from walstatt.games.kalevala.realm.pieces import Own
from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.reports.inks import protocol_marks
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import (
    Account,
    Culture,
    Knowledge,
    Permission,
    Province,
    Realm,
    Request,
    Settings,
    Sham,
    Treaty,
    World,
)
from walstatt.hexmap.coordinates import Gf, read_gf, read_place
from walstatt.lab.case_lands import read_land
from walstatt.lab.case_world import WorldCases, compare
from walstatt.lab.case_yaml import CaseError, Mapping, plain

REALM_KEYS = (
    "core", "capital", "owns", "at", "kind", "invader", "goods", "sea_lanes", "protected_until", "lacks_land", "powers",
    "sham", "rifts", "examined", "oeh",
)
BUILDING_KEYS = ("building", "hits", "owner")
PROVINCE_KEYS = ("figures", "founded", "taken", "how", "plundered", "provisional")


class KalevalaCases(WorldCases):
    keys: ClassVar[frozenset[str]] = frozenset(
        {
            "at", "map", "realms", "readings", "buildings", "accounts", "requests", "settings", "permissions",
            "figures", "items", "secrets", "portals", "treaties", "persons",
        }
    )
    expected: ClassVar[frozenset[str]] = frozenset(
        {
            "treasury", "forces", "knowledge", "provinces", "realms", "land", "list", "buildings", "accounts",
            "requests", "meetings", "sightings", "marks", "items", "learned", "battle_orders", "permissions",
            "treaties", "stood", "persons",
        }
    )

    def found(self, case: Mapping) -> World:
        at = read_date(str(case["at"])) if "at" in case else START
        lands = {read_gf(name): read_land(one, case.line_of("map")) for name, one in (case.get("map") or {}).items()}
        readings = plain(case.get("readings") or {})
        settings = convert({**plain(case.get("settings") or {}), "readings": readings}, Settings)
        world = World(at, settings, lands, map_seed="a case")
        world.borders = {
            name: plain(one["divided"]) for name, one in (case.get("map") or {}).items() if "divided" in one
        }
        accounts = case.get("accounts") or {}
        world.accounts = {name: Account(round(100 * float(money))) for name, money in accounts.items()}
        world.permissions = convert(plain(case.get("permissions") or []), list[Permission])
        world.treaties = [_treaty(one, at.before) for one in case.get("treaties") or ()]
        world.requests = convert(plain(case.get("requests") or []), list[Request])
        world.figures = {one.symbol: one for one in convert(plain(case.get("figures") or []), list[SpecialFigure])}
        world.items = {one.symbol: one for one in convert(plain(case.get("items") or []), list[Item])}
        world.secrets = {one.id: one for one in convert(plain(case.get("secrets") or []), list[Secret])}
        world.persons = convert(plain(case.get("persons") or {}), Persons)
        opposite = [(read_gf(one), read_gf(other)) for one, other in (case.get("portals") or {}).items()]
        world.portals = pairs_of(world.lands, opposite)
        for place, written in (case.get("buildings") or {}).items():
            world.buildings[place] = [_building(place, one, at, case.line_of("buildings")) for one in written]
        geography = geography_of(world)
        for gf in lands:
            for part in geography.parts(gf):
                world.provinces[part.name] = Province()
        for name, written in (case.get("realms") or {}).items():
            _add_realm(world, name, written, case.line_of("realms"))
        for field, temple in world.persons.temples.items():
            temple.owner = temple.owner or _owner(world, field)
        return world

    def expect(self, state: World, wanted: Mapping) -> None:
        for key in self.expected & set(wanted):
            given = getattr(self, f"_{key}")(state)
            if key == "forces":
                given = {realm: {place: {**one, **_also_called(one)} for place, one in places.items()}
                         for realm, places in given.items()}
            _compare(given, wanted[key], key, wanted.line_of(key))

    def _treasury(self, state: World) -> dict[str, dict[str, int]]:
        return {
            realm: {place: one.whole().re for place, one in places.items()} for realm, places in state.forces.items()
        }

    def _forces(self, state: World) -> dict[str, dict[str, dict[str, int]]]:
        return {
            realm: {place: dict(one.whole().pieces) for place, one in places.items()}
            for realm, places in state.forces.items()
        }

    def _knowledge(self, state: World) -> dict[str, dict[str, str]]:
        return {
            realm: {one.place: one.result for one in known.sightings} for realm, known in state.knowledge.items()
        }

    def _sightings(self, state: World) -> Any:
        """By realm and large field: the last that was learned of it."""
        return {
            realm: {one.place: msgspec.json.decode(msgspec.json.encode(one)) for one in known.sightings}
            for realm, known in state.knowledge.items()
        }

    def _battle_orders(self, state: World) -> dict[str, dict[str, list[str]]]:
        """By realm and place: the lines of the sheet."""
        return {
            realm: {one.place: write_sheet(one.sheet) for one in state.battle_orders.get(realm, ())}
            for realm in state.realms
        }

    def _stood(self, state: World) -> Any:
        """By realm and small field who stands there after a battle that nobody won."""
        return {realm: one.figures for realm, one in state.stood.items()}

    def _items(self, state: World) -> Any:
        return msgspec.json.decode(msgspec.json.encode(state.items))

    def _learned(self, state: World) -> Any:
        """By realm: which layers of which secrets."""
        return {
            realm: [f"{one.secret}/{one.layer}" for one in known.learned] for realm, known in state.knowledge.items()
        }

    def _list(self, state: World) -> Any:
        """By realm and item: the six columns, of all planes together."""
        return {
            realm: {row.item: list(row.figures) for one in lists for row in one.rows}
            for realm, lists in state.lists.items()
        }

    def _buildings(self, state: World) -> Any:
        """As papers write them, with the hits of those that are damaged."""
        return {place: sorted(map(_written, buildings)) for place, buildings in state.buildings.items()}

    def _accounts(self, state: World) -> Any:
        """In whole money."""
        return {realm: account.balance / 100 for realm, account in state.accounts.items()}

    def _requests(self, state: World) -> Any:
        return msgspec.json.decode(msgspec.json.encode(state.requests))

    def _meetings(self, state: World) -> Any:
        """Who fights in phase 4, by place."""
        return {one.place: one.realms for one in state.meetings}

    def _permissions(self, state: World) -> Any:
        """By giver and receiver: what it lets guests do."""
        return {f"{one.giver} > {one.to}": "withdrawn" if one.withdrawn else "in force" for one in state.permissions}

    def _treaties(self, state: World) -> Any:
        """By title: who made it, whose seals it bears, and whether it has ended."""
        return {
            one.title: {"parties": list(one.parties), "seals": list(one.seals), "ended": one.ended is not None}
            for one in state.treaties
        }

    def _marks(self, state: World) -> Any:
        """The inks of each protocol, by what is marked, where, and what stands there."""
        return {
            realm: {" ".join(filter(None, (one.what, one.place, one.note))): one.ink
                    for one in protocol_marks(known_world(state, realm), realm)}
            for realm in state.realms
        }

    def _provinces(self, state: World) -> Any:
        return msgspec.to_builtins(state.provinces)

    def _realms(self, state: World) -> Any:
        return msgspec.to_builtins(state.realms)

    def _persons(self, state: World) -> Any:
        """By figure and realm: all that lasts of it."""
        return _whole(state.persons)

    def _land(self, state: World) -> Any:
        lands = {str(gf): land for gf, land in state.lands.items()}
        return msgspec.json.decode(msgspec.json.encode(lands, order="deterministic"))


def _also_called(pieces: dict[str, int]) -> dict[str, int]:
    """Who has no ZEH may be written without them."""
    return {symbol.removesuffix("/0"): number for symbol, number in pieces.items() if symbol.endswith("/0")
            and symbol.startswith("Pr")}


def _owner(world: World, field: str) -> str:
    """Whose the land of a small field is; where it is water, that of its large field."""
    place, geography = read_place(field), geography_of(world)
    parts = sorted(geography.parts(place.gf), key=lambda part: place.kf not in part.fields)
    return next((owner for part in parts if (owner := world.provinces[part.name].owner)), "")


def _whole(value: Any) -> Any:
    """Plain data with all fields, also those that have their defaults."""
    if isinstance(value, msgspec.Struct):
        return {name: _whole(one) for name, one in msgspec.structs.asdict(value).items()}
    if isinstance(value, dict):
        return {key: _whole(one) for key, one in value.items()}
    return [_whole(one) for one in value] if isinstance(value, list | tuple) else value


def _compare(given: Any, wanted: Any, where: str, line: int) -> None:
    """What is not there counts as nothing where numbers are wanted."""
    if isinstance(wanted, Mapping) and where.count(".") >= 1:
        given = {**{key: {} if isinstance(wanted[key], Mapping) else 0 for key in wanted}, **(given or {})}
    if isinstance(wanted, Mapping):
        for key, value in wanted.items():
            if key not in given:
                raise CaseError(wanted.line_of(key), f"{where} has no {key!r}; there are {', '.join(given)}")
            _compare(given[key], value, f"{where}.{key}", wanted.line_of(key))
        return
    compare(given, wanted, where, line)


def _add_realm(world: World, name: str, written: Any, line: int) -> None:
    if not isinstance(written, Mapping):
        raise CaseError(line, f"{name}: a realm is a mapping")
    written.check_keys(REALM_KEYS, "a realm")
    realm = Realm(
        core=str(written.get("core", "LB")), kind=str(written.get("kind", "ruler")),
        invader=str(written.get("invader", "")), culture=Culture(goods=list(written.get("goods") or ())),
        protected_until=int(written.get("protected_until", 0)), lacks_land=bool(written.get("lacks_land")),
        powers=list(written.get("powers") or ()), rifts=list(written.get("rifts") or ()),
        oeh=int(written.get("oeh", 0)),
    )
    if "sham" in written:
        realm.sham = Sham(str(written["sham"]))
    if "capital" in written:
        realm.capitals = [str(written["capital"])]
    world.realms[name] = realm
    portals = {str(gf): str(gf) in world.portals for gf in written.get("examined") or ()}
    world.knowledge[name] = Knowledge(sea_lanes=list(written.get("sea_lanes") or ()), portals=portals)
    for place, owned in (written.get("owns") or {}).items():
        _add_province(world, name, str(place), owned, line)
    for place, figures in (written.get("at") or {}).items():
        world.forces.setdefault(name, {})[str(place)] = _force(world, str(figures), line)


def _add_province(world: World, name: str, place: str, owned: Any, line: int) -> None:
    details = owned if isinstance(owned, Mapping) else {"figures": owned}
    if isinstance(owned, Mapping):
        owned.check_keys(PROVINCE_KEYS, "a province")
    if place not in world.provinces:
        raise CaseError(line, f"{name}: there is no {place!r}; there are {', '.join(world.provinces)}")
    has_site = world.lands[_gf(place)].site is not None
    world.provinces[place] = Province(
        name, founded=bool(details.get("founded", has_site)), taken=_date(details.get("taken")),
        how=str(details.get("how", "")), plundered=_date(details.get("plundered")),
        provisional=bool(details.get("provisional")),
    )
    if details.get("figures"):
        world.forces.setdefault(name, {})[place] = _force(world, str(details["figures"]), line)


def _treaty(written: Any, at: Date) -> Treaty:
    """`{parties: [Brunhilde, Gunther], title: …, words: …}`; without `seals` it bears both. It is a phase old."""
    written.check_keys(("parties", "title", "words", "seals"), "a treaty")
    one, other = map(str, written["parties"])
    seals = tuple(map(str, written.get("seals") or (one, other)))
    since = at if len(seals) > 1 else None
    return Treaty((one, other), str(written["title"]), str(written.get("words", "–")), at, seals, since)


def _written(building: Building) -> str:
    return write_building(building) + (f" ({building.hits} hits)" if building.hits else "")


def _building(place: str, written: Any, at: Date, line: int) -> Building:
    """As papers write it, or `{building: …, hits: 2, owner: …}`; what stands there was built a GR ago."""
    hits, owner = 0, ""
    if isinstance(written, Mapping):
        written.check_keys(BUILDING_KEYS, "a building")
        hits, owner, written = int(written.get("hits", 0)), str(written.get("owner", "")), written["building"]
    found = read(f"Bau {place}: {written}", at)
    if found.problems:
        raise CaseError(line, f"{written!r}: {found.problems[0].why.key}")
    return msgspec.structs.replace(next(found.paper.of(Build)).building, hits=hits, built=at.gr - 1, owner=owner)


def _date(written: Any) -> Date | None:
    return read_date(str(written)) if written is not None else None


def _gf(place: str) -> Gf:
    return read_place(str(place).partition("~")[0]).gf


def _force(world: World, figures: str, line: int) -> Force:
    """What stands in a place, as papers write it."""
    everything = Own(frozenset(kinds_of(world).values()), frozenset(world.items))
    found = read(f"Zug 2A+1 > 2A+2: {figures}", START, everything)
    if found.problems:
        raise CaseError(line, f"{figures!r}: {plain(found.problems[0].why.key)}")
    order = next(found.paper.of(Move))
    listing: Listing = order.listing
    return listing.force()


CASES = KalevalaCases(GAME)
