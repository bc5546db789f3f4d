"""Cases of Kalevala: a small map, realms with what they own, papers, dice, and what must follow. See docs/cases.md."""
from __future__ import annotations

from typing import Any, ClassVar, TypeVar

import msgspec

from walstatt.core.texts import Texts
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
from walstatt.games.kalevala.realm.breaches import breaches
from walstatt.games.kalevala.realm.buildings import Building
from walstatt.games.kalevala.realm.pieces import Own, standard_piece
from walstatt.games.kalevala.realm.stock import RE, Force
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
from walstatt.hexmap.coordinates import BadCoordinate, Gf, read_gf, read_place
from walstatt.hexmap.land import flaws
from walstatt.lab.case_lands import read_land
from walstatt.lab.case_shared import because
from walstatt.lab.case_world import WorldCases, compare
from walstatt.lab.case_yaml import CaseError, Mapping, Sequence, plain

REALM_KEYS = (
    "core", "capital", "owns", "at", "kind", "invader", "goods", "sea_lanes", "protected_until", "lacks_land", "powers",
    "sham", "rifts", "examined", "oeh",
)
BUILDING_KEYS = ("building", "hits", "owner", "broken")
PROVINCE_KEYS = ("figures", "founded", "taken", "how", "plundered", "provisional")
T = TypeVar("T")


class KalevalaCases(WorldCases):
    keys: ClassVar[frozenset[str]] = frozenset(
        {
            "at", "map", "realms", "readings", "buildings", "accounts", "requests", "settings", "permissions",
            "figures", "items", "secrets", "portals", "treaties", "persons",
        }
    )
    expected: ClassVar[frozenset[str]] = frozenset(
        {
            "treasury", "forces", "knowledge", "provinces", "realms", "land", "list", "buildings", "broken", "accounts",
            "requests", "meetings", "sightings", "marks", "items", "learned", "battle_orders", "permissions",
            "treaties", "stood", "persons",
        }
    )

    def found(self, case: Mapping) -> World:
        at = read_date(str(case["at"])) if "at" in case else START
        line = case.line_of("map")
        lands = {_field_named(str(name), line): read_land(one, line) for name, one in (case.get("map") or {}).items()}
        for gf, flaw in flaws(lands):
            raise CaseError(case.line_of("map"), f"{gf}: {Texts('en').format(flaw.key, **flaw.args)}")
        readings = plain(case.get("readings") or {})
        settings = _typed({**plain(case.get("settings") or {}), "readings": readings}, Settings, case, "settings")
        world = World(at, settings, lands, map_seed="a case")
        world.borders = {
            name: _typed(plain(one["divided"]), list[list[int]], case, "map")
            for name, one in (case.get("map") or {}).items() if "divided" in one
        }
        accounts = case.get("accounts") or {}
        world.accounts = {name: Account(round(100 * float(money))) for name, money in accounts.items()}
        world.permissions = _records(case, "permissions", Permission, places=[])
        world.treaties = [_treaty(one, at.before) for one in case.get("treaties") or ()]
        world.requests = _records(case, "requests", Request, at=[at.before.gr, at.before.phase])
        world.figures = {one.symbol: one for one in _records(case, "figures", SpecialFigure)}
        world.items = {one.symbol: one for one in _records(case, "items", Item)}
        world.secrets = {one.id: one for one in _records(case, "secrets", Secret)}
        world.persons = _typed(plain(case.get("persons") or {}), Persons, case, "persons")
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
        for key in (one for one in wanted if one in self.expected):
            given = getattr(self, f"_{key}")(state)
            if key == "forces":
                given = {realm: {place: {**one, **_also_called(one)} for place, one in places.items()}
                         for realm, places in given.items()}
                _add_spellings(state, given, wanted[key])
            try:
                _compare(given, wanted[key], key, wanted.line_of(key))
            except CaseError as error:
                raise error.with_more(_elsewhere(given, wanted[key]) if key == "forces" else "") from error

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

    def _broken(self, state: World) -> Any:
        """Sides of houses, by large field."""
        return {place: sorted(name.replace(f"{place}/", "") for one in buildings for name in breaches(one))
                for place, buildings in state.buildings.items()}

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


def _records(case: Mapping, key: str, kind: type[T], **usual: Any) -> list[T]:
    """What the state holds in a list; what is `usual` need not be written."""
    written = [{**usual, **one} if isinstance(one, dict) else one for one in plain(case.get(key) or [])]
    return _typed(written, list[kind], case, key)  # type: ignore[valid-type]


def _field_named(written: str, line: int) -> Gf:
    try:
        return read_gf(written)
    except BadCoordinate as problem:
        raise CaseError(line, f"{written} is no large field ({problem.reason}): 2A+10") from None


def _typed(written: Any, kind: type[T], case: Mapping, key: str) -> T:
    try:
        made = convert(written, kind)
    except msgspec.ValidationError as problem:
        raise CaseError(case.line_of(key), f"no {key}: {problem}") from problem
    _check_known(written, _whole(made), key, case.line_of(key))
    return made


def _check_known(written: Any, made: Any, where: str, line: int) -> None:
    """A record of the state passes over what it does not know; a case does not."""
    if isinstance(written, dict) and isinstance(made, dict):
        for key, value in written.items():
            if key not in made:
                raise CaseError(line, f"{where} has no {key!r}; there are {', '.join(made)}")
            _check_known(value, made[key], f"{where}.{key}", line)
    elif isinstance(written, list) and isinstance(made, list):
        for number, (one, other) in enumerate(zip(written, made, strict=False), 1):
            _check_known(one, other, f"{where}.{number}", line)


def _also_called(pieces: dict[str, int]) -> dict[str, int]:
    """Who has no ZEH may be written without them; a mystic also with none."""
    without = {symbol: number for symbol, number in pieces.items() if symbol.startswith("Pr") and symbol.endswith("/0")}
    found = {symbol.removesuffix("/0"): number for symbol, number in without.items()}
    return {**found, **({"My/0": pieces["My"]} if "My" in pieces else {})}


def _add_spellings(world: World, given: dict[str, dict[str, dict[str, int]]], wanted: Any) -> None:
    """Symbols as papers may write them, `Lt` for `Le`, `SA` for `S`; what is none would be nowhere, and count as 0."""
    named = ((realm, place, pieces) for realm, places in wanted.items() if isinstance(places, Mapping)
             for place, pieces in places.items() if isinstance(pieces, Mapping))
    for realm, place, pieces in named:
        for symbol in pieces:
            found = standard_piece(symbol)
            if found is None and symbol not in given.get(realm, {}).get(place, {}) and not _is_special(world, symbol):
                more = "; RE stand under treasury" if symbol == RE else ""
                raise CaseError(pieces.line_of(symbol), f"there is no symbol {symbol!r} in forces{more}")
            there = given.get(realm, {}).get(place, {})
            if found is not None and found.symbol in there:
                there[symbol] = there[found.symbol]


def _is_special(world: World, symbol: str) -> bool:
    """One of the game master's, or something that stands for several, as a group does."""
    return symbol.startswith(tuple(world.figures)) or any(not one.isalnum() for one in symbol)


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
        counted: dict[str, Any] = {
            key: {} if isinstance(one, Mapping) else 0 for key, one in wanted.items() if not isinstance(one, Sequence)
        }
        given = {**counted, **(given or {})}
    if isinstance(wanted, Mapping):
        for key, value in wanted.items():
            if key not in given:
                raise CaseError(wanted.line_of(key), f"{where} has no {key!r}; there are {', '.join(given)}")
            _compare(given[key], value, f"{where}.{key}", wanted.line_of(key))
        return
    compare(given, wanted, where, line)


def _elsewhere(given: dict[str, dict[str, dict[str, int]]], wanted: Mapping) -> str:
    """Where a realm has what is missing in the place that was named; a ship lies in `2A+10~`, not in `2A+10`."""
    missing = {
        (realm, symbol) for realm, places in wanted.items() for place, pieces in places.items() for symbol in pieces
        if pieces[symbol] and symbol not in given.get(realm, {}).get(place, {})
    }
    there = [
        f"{realm} has {one[symbol]} {symbol} in {place}" for realm, symbol in sorted(missing)
        for place, one in given.get(realm, {}).items() if symbol in one
    ]
    return f" ({'; '.join(there)})" if there else ""


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
        _check_place(world, name, str(place), line)
        if str(place) in world.forces.get(name, {}):
            raise CaseError(line, f"{name}: {place!r} is among what it owns; all its figures there are written so")
        world.forces.setdefault(name, {})[str(place)] = _force(world, str(figures), line)


def _check_place(world: World, name: str, place: str, line: int) -> None:
    """Land as papers name it: a part of a large field that is divided, which may not be drawn yet."""
    parts = [part.name for part in geography_of(world).parts(_gf(place))] if _gf(place) in world.lands else []
    if parts and "~" not in place and place not in parts:
        raise CaseError(line, f"{name}: {place!r} is no place where figures can be; there are {', '.join(parts)}")


def _add_province(world: World, name: str, place: str, owned: Any, line: int) -> None:
    details = owned if isinstance(owned, Mapping) else {"figures": owned}
    if isinstance(owned, Mapping):
        owned.check_keys(PROVINCE_KEYS, "a province")
    if place not in world.provinces:
        known = ", ".join(world.provinces)
        raise CaseError(line, f"{name}: {place!r} is no province (mountains are part of none); there are {known}")
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
    """As papers write it, or `{building: …, hits: 2, owner: …, broken: ["17:0>18"]}`; what stands there was built a GR
    ago, and has as many hits as sides that are broken."""
    hits, owner, broken = 0, "", tuple[str, ...]()
    if isinstance(written, Mapping):
        written.check_keys(BUILDING_KEYS, "a building")
        broken = tuple(f"{place}/{inside}>{place}/{beyond}" for inside, beyond in (
            str(one).split(">") for one in written.get("broken", ())))
        hits, owner = int(written.get("hits", len(broken))), str(written.get("owner", ""))
        written = written["building"]
    found = read(f"Bau {place}: {written}", at)
    if found.problems:
        raise CaseError(line, f"{written!r}: {because(found.problems[0].rule, found.problems[0].why)}")
    return msgspec.structs.replace(next(found.paper.of(Build)).building, hits=hits, built=at.gr - 1, owner=owner,
                                   broken=broken)


def _date(written: Any) -> Date | None:
    return read_date(str(written)) if written is not None else None


def _gf(place: str) -> Gf:
    return read_place(str(place).partition("~")[0]).gf


def _force(world: World, figures: str, line: int) -> Force:
    """What stands in a place, as papers write it."""
    everything = Own(frozenset(kinds_of(world).values()), frozenset(world.items))
    found = read(f"Zug 2A+1 > 2A+2: {figures}", START, everything)
    if found.problems:
        raise CaseError(line, f"{figures!r}: {because(found.problems[0].rule, found.problems[0].why)}")
    order = next(found.paper.of(Move))
    listing: Listing = order.listing
    return listing.force()


CASES = KalevalaCases(GAME)
