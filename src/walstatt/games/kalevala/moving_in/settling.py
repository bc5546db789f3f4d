"""Realms from their files settle on a map: whatever does not fit together is named with its file and line."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from walstatt.core.papers import Problem
from walstatt.core.refusal import refuse
from walstatt.core.texts import text
from walstatt.games.kalevala.dates import START, Date
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.moving_in.realm_file import WRITTEN_BY, Known, RealmFile, There, read_realm
from walstatt.games.kalevala.moving_in.sums import compared
from walstatt.games.kalevala.realm.marching import March, forbidden_aboard
from walstatt.games.kalevala.realm.pieces import KINDS, is_mystic
from walstatt.games.kalevala.realm.stock import RE, Force
from walstatt.games.kalevala.state import (
    Account,
    Booking,
    Culture,
    Knowledge,
    Province,
    Realm,
    Settings,
    Sighting,
    Treaty,
    World,
)
from walstatt.hexmap.coordinates import read_place
from walstatt.hexmap.geography import Geography
from walstatt.hexmap.land import Land, Lands
from walstatt.hexmap.parts import Part

TOGETHER: Final = ""
"""In the place of a file: all of them."""
CARRIED: Final = "carried"
"""The first entry of an account that was kept before."""
BY_HIS_HAND: Final = "kalevala.r.5.sl_entscheidet"


class Flaw(NamedTuple):
    """What is wrong, and in which file."""

    file: str
    problem: Problem


class Moved(NamedTuple):
    """The world as far as it could be made, and what does not fit together."""

    world: World
    flaws: list[Flaw]

    @property
    def whole(self) -> bool:
        return not any(flaw.problem.fatal for flaw in self.flaws)


def found_from(lands: Lands, files: Mapping[str, str], settings: Settings, *, by_list: bool = False) -> World:
    """A world from the files of its realms; refused with the first thing that does not fit."""
    moved = move_in(lands, files, settings, by_list=by_list)
    for flaw in moved.flaws:
        if flaw.problem.fatal:
            rule, line = flaw.problem.rule, flaw.problem.line
            raise refuse(rule, "kalevala-refused-move", file=flaw.file, line=line, why=flaw.problem.why)
    return moved.world


def move_in(lands: Lands, files: Mapping[str, str], settings: Settings, *, by_list: bool = False) -> Moved:
    """All realms on their map; with `by_list` the lists decide how much there is (kalevala.r.10.widerspruch)."""
    return _MovingIn(lands, settings, by_list).move_in(files)


class _MovingIn:
    def __init__(self, lands: Lands, settings: Settings, by_list: bool) -> None:
        self.world = World(START, settings, dict(lands))
        self.geography = Geography(self.world.lands)
        self.world.provinces = {part.name: Province() for gf in lands for part in self.geography.parts(gf)}
        self.by_list = by_list
        self.flaws: list[Flaw] = []
        self.owners: dict[str, tuple[str, int]] = {}
        """By province: the file and line that claims it."""
        self.file = TOGETHER

    def move_in(self, files: Mapping[str, str]) -> Moved:
        read_files: dict[str, RealmFile] = {}
        for name, written in files.items():
            read_files[name], problems = read_realm(written)
            self.flaws += [Flaw(name, problem) for problem in problems]
        if not read_files:
            self._flaw(1, "", "kalevala-move-nobody")
        self._settle_date(read_files)
        self._check_names(read_files)
        for name, one in read_files.items():
            self.file = name
            if one.name and one.name not in self.world.realms:
                self._settle(one)
        self.world.index_owners()
        return Moved(self.world, self.flaws)

    def _flaw(self, line: int, rule: str, key: str, /, *, fatal: bool = True, **args: Any) -> None:
        self.flaws.append(Flaw(self.file, Problem(line, 1, rule, text(key, **args), fatal=fatal)))

    # ---- all realms together

    def _settle_date(self, files: Mapping[str, RealmFile]) -> None:
        dates = {name: one.at for name, one in files.items() if one.at is not None}
        if not dates:
            return
        first, at = next(iter(dates.items()))
        self.world.at = at
        for name, other in dates.items():
            if other != at:
                self.file = name
                self._flaw(
                    files[name].lines["Datum"], "kalevala.5.grossrunde", "kalevala-move-date", given=str(other),
                    wanted=str(at), file=first,
                )

    def _check_names(self, files: Mapping[str, RealmFile]) -> None:
        taken: dict[str, str] = {}
        for name, one in files.items():
            self.file = name
            for entry, called in (("Reich", one.name), ("Scheinherrscher", one.sham.name if one.sham else "")):
                if called and called.casefold() in taken:
                    self._flaw(
                        one.lines.get(entry, 1), "kalevala.r.4.name_eindeutig", "kalevala-move-name-twice", name=called,
                        file=taken[called.casefold()],
                    )
                elif called:
                    taken[called.casefold()] = name

    # ---- one realm

    def _settle(self, one: RealmFile) -> None:
        world = self.world
        world.realms[one.name] = Realm(
            one.kind, one.core, one.invader, culture=Culture(one.goods), sham=one.sham, entered=one.entered or START,
            protected_until=one.protected_until, oeh=one.oeh,
        )
        self._settle_treaties(one)
        world.forces[one.name] = {}
        world.knowledge[one.name] = Knowledge()
        self._settle_provinces(one)
        self._settle_forces(one)
        self._settle_buildings(one)
        self._settle_capitals(one)
        self._settle_knowledge(one)
        if one.balance is not None:
            world.accounts[one.name] = Account(one.balance, [(world.at, CARRIED, one.balance)])
        self._book_changes(one)
        self._compare_with_list(one)

    def _settle_treaties(self, one: RealmFile) -> None:
        """Both may have kept a copy; on paper a treaty is known by its date."""
        kept = {(frozenset(treaty.parties), treaty.at, treaty.words) for treaty in self.world.treaties}
        for entry in one.agreements:
            pair = frozenset((one.name, entry.other))
            if (pair, entry.since, entry.words) in kept:
                continue
            same_day = sum(frozenset(treaty.parties) == pair and treaty.at == entry.since
                           for treaty in self.world.treaties)
            title = f"{entry.since} ({same_day + 1})" if same_day else str(entry.since)
            parties = (one.name, entry.other)
            self.world.treaties.append(Treaty(parties, title, entry.words, entry.since, parties, entry.since))

    def _settle_provinces(self, one: RealmFile) -> None:
        for entry in one.owned:
            part = self._part(entry.line, entry.place)
            if part is None:
                continue
            if entry.place in self.owners:
                file, line = self.owners[entry.place]
                self._flaw(entry.line, WRITTEN_BY, "kalevala-move-owned-twice", place=entry.place, file=file, line=line)
                continue
            self.owners[entry.place] = (self.file, entry.line)
            site = self.world.lands[part.gf].site
            if entry.founded and (site is None or site.kf not in part.fields):
                self._flaw(entry.line, "kalevala.9.4.bauten", "kalevala-move-no-site", place=entry.place)
            self.world.provinces[entry.place] = Province(
                one.name, entry.founded, entry.taken, entry.how, plundered=entry.plundered
            )

    def _part(self, line: int, place: str) -> Part | None:
        """The part of land or water that a place names; told where the map has none."""
        body, wave, letter = place.partition("~")
        where = read_place(body)
        if where.gf not in self.world.lands:
            self._flaw(line, "kalevala.6.2.koordinate", "kalevala-move-off-map", place=place)
            return None
        if not self.world.lands[where.gf].drawn:
            self._flaw(line, "kalevala.6.2.koordinate", "kalevala-move-undrawn", place=place)
            return None
        parts = self.geography.waters(where.gf) if wave else self.geography.parts(where.gf)
        wanted = letter if wave else where.part
        found = next((part for part in parts if part.letter == wanted), None)
        if found is None:
            known = [part.name for part in parts]
            self._flaw(line, "kalevala.9.4.standort", "kalevala-move-no-part", place=place, known=known)
        return found

    def _settle_forces(self, one: RealmFile) -> None:
        mystics = 0
        for entry in one.there:
            mystics += entry.listing.whole().count(is_mystic)
            if mystics > 1:
                self._flaw(entry.line, "kalevala.14.3.grenzen", "kalevala-refused-second-mystic", realm=one.name)
            part = self._part(entry.line, entry.place)
            if part is None:
                continue
            force = entry.listing.force()
            if part.water and not force.land.empty:
                self._flaw(entry.line, "kalevala.9.3.1.nur_mit_schiff", "kalevala-move-swims", place=entry.place)
                continue
            if not part.water and force.vessels:
                self._flaw(entry.line, "kalevala.9.3.1.nur_mit_schiff", "kalevala-move-aground", place=entry.place)
                continue
            self._check_loads(entry, force)
            there = self.world.force(one.name, entry.place)
            there.land.join(force.land)
            there.holders.extend(force.holders)
            self.world.tidy(one.name, entry.place)

    def _check_loads(self, entry: There, force: Force) -> None:
        for vessel in force.vessels:
            room, most = March(vessel.load).room_aboard(), KINDS[vessel.symbol].hold
            if room > most:
                self._flaw(
                    entry.line, KINDS[vessel.symbol].rule, "kalevala-refused-no-room", ship=vessel.symbol, room=room,
                    most=most,
                )
            for one, _ in vessel.load.each():
                if forbidden_aboard(vessel.symbol, one):
                    self._flaw(
                        entry.line, KINDS[vessel.symbol].rule, "kalevala-refused-not-aboard", symbol=one.symbol,
                        ship=vessel.symbol,
                    )

    def _settle_buildings(self, one: RealmFile) -> None:
        for entry in one.buildings:
            gf = gf_of(entry.place)
            if gf not in self.world.lands:
                self._flaw(entry.line, "kalevala.6.2.koordinate", "kalevala-move-off-map", place=entry.place)
                continue
            there = self.world.buildings.setdefault(entry.place, [])
            if any((other.kind, other.kf, other.other) == _spot(entry.building) for other in there):
                self._flaw(entry.line, "kalevala.9.4.bauten", "kalevala-move-built-twice", place=entry.place)
                continue
            owner = self._owner_at(entry.place, entry.building.kf)
            stranger = one.name if owner != one.name else ""
            if stranger and not any(gf_of(place) == gf for place in self.owners):
                self._flaw(entry.line, "kalevala.9.4.bauten", "kalevala-move-building-abroad", place=entry.place)
            there.append(entry.building)

    def _owner_at(self, place: str, kf: int) -> str:
        parts = self.geography.parts(gf_of(place))
        part = next((part for part in parts if kf in part.fields), parts[0] if parts else None)
        return self.world.provinces[part.name].owner if part else ""

    def _settle_capitals(self, one: RealmFile) -> None:
        for line, place in one.capitals:
            province = self.world.provinces.get(place)
            if province is None or province.owner != one.name or not province.founded:
                self._flaw(line, "kalevala.8.2.hauptstadt", "kalevala-move-capital", place=place)
            else:
                self.world.realms[one.name].capitals.append(place)

    def _settle_knowledge(self, one: RealmFile) -> None:
        known = self.world.knowledge[one.name]
        known.neighbours = list(dict.fromkeys(one.neighbours))
        for line, place in one.lanes:
            if gf_of(place) in self.world.lands:
                known.sea_lanes.append(str(gf_of(place)))
            else:
                self._flaw(line, "kalevala.6.2.koordinate", "kalevala-move-off-map", place=place)
        for entry in sorted(one.known, key=lambda entry: entry.at):
            if gf_of(entry.place) not in self.world.lands:
                self._flaw(entry.line, "kalevala.6.2.koordinate", "kalevala-move-off-map", place=entry.place)
            elif entry.at >= self.world.at:
                self._flaw(entry.line, "kalevala.5.grossrunde", "kalevala-move-future", date=str(entry.at))
            else:
                known.sightings.append(self._sighting(entry))

    def _sighting(self, entry: Known) -> Sighting:
        gf = gf_of(entry.place)
        figures = entry.figures.stock() if entry.figures else None
        land: Land = self.world.lands[gf]
        return Sighting(
            str(gf), entry.at, terrain=land.terrain if entry.has_map else "",
            parts=tuple(part.name for part in self.geography.parts(gf)) if entry.has_map else (), owner=entry.owner,
            figures=dict(figures.pieces) if figures else {}, re=figures.re if figures else None, site=entry.site,
            founded=bool(entry.site), result=entry.result,
        )

    # ---- the list

    def _book_changes(self, one: RealmFile) -> None:
        """What came and went since the last list: the next one shows it (kalevala.10.spalten)."""
        before = self.world.at.before
        at = before if before.phase != 1 else self.world.at
        for sign, entries in ((1, one.gained), (-1, one.lost)):
            for entry in entries:
                stock = entry.listing.stock()
                for item, number in (*stock.pieces.items(), (RE, stock.re)):
                    if number:
                        why = "gain" if sign > 0 else "loss"
                        booking = Booking(one.name, entry.place, item, sign * number, BY_HIS_HAND, at, why)
                        self.world.bookings.append(booking)

    def _compare_with_list(self, one: RealmFile) -> None:
        if not one.rows and (one.entered is None or one.entered < self.world.at):
            self._flaw(one.lines.get("Reich", 1), "kalevala.10.vorrang", "kalevala-move-no-list")
            return
        lists, problems = compared(self.world, one, self._list_date(), by_list=self.by_list)
        self.world.lists[one.name] = lists
        self.flaws += [Flaw(self.file, problem) for problem in problems]

    def _list_date(self) -> Date:
        at = self.world.at
        return Date(at.gr - 1, 1) if at.phase == 1 else Date(at.gr, 1)


def _spot(building: Any) -> tuple[str, int, int | None]:
    return building.kind, building.kf, building.other


def realms_of(moved: Moved) -> Iterator[tuple[str, int, int]]:
    """Each realm with its provinces and its RE: for a look before anything is founded."""
    for name in moved.world.realms:
        provinces = sum(one.owner == name for one in moved.world.provinces.values())
        yield name, provinces, sum(force.whole().re for force in moved.world.forces[name].values())
