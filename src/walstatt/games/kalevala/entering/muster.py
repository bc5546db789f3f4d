"""Who can still be named for an entry: each figure once, but for those who go straight on (15.1)."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.realm.marching import check_crew
from walstatt.games.kalevala.realm.movement import check_load
from walstatt.games.kalevala.realm.stock import RE, Force, Holder, Stock
from walstatt.games.kalevala.state import Entry
from walstatt.hexmap.small_fields import Side


class Muster:
    """What a realm has, without all that its entries have named so far."""

    def __init__(self, work: Evaluation, realm: str, declared: Iterable[Entry]) -> None:
        self.work = work
        self.standing = {place: force.copy() for place, force in work.world.forces.get(realm, {}).items()}
        self.arrived: dict[tuple[str, Side | None], tuple[str, Force]] = {}
        """By large field and direction of march: where an entry led to, and whom it brings."""
        for one in declared:
            self.note(one)

    def note(self, entry: Entry) -> None:
        """Whom an entry names is named; he may go on in the same direction (kalevala.r.war.einzug_figuren)."""
        side = direction(entry.start, entry.target)
        if entry.fleet:
            self.draw_fleet(self.waters(entry.start, side), entry.shore, side, entry.fleet)
        else:
            self.draw(entry.start, side, Stock(dict(entry.figures), entry.re))
        if gf_of(entry.start) == gf_of(entry.target):
            return  # No line leads on within a large field.
        _, there = self.arrived.setdefault((str(gf_of(entry.target)), side), (entry.target, Force()))
        if "~" in entry.target:
            there.holders.extend(one.copy() for one in entry.fleet)
        else:
            there.land.join(all_of(entry))

    def start(self, start: str, side: Side | None) -> str:
        """Where those stand who are named from there: the place itself, or the part to which an entry leads."""
        if start in self.standing:
            return start
        return self.arrived.get((str(gf_of(start)), side), (start, Force()))[0]

    # ---- by land

    def draw(self, start: str, side: Side | None, wanted: Stock) -> Stock:
        """As much of that as is there; it is named from now on."""
        got = Stock()
        arrived = self.arrived.get((str(gf_of(start)), side), ("", Force()))[1]
        for source in (arrived.land, self.standing.get(start, Force()).land):
            got.join(take_out(source, without(wanted, got)))
        return got

    # ---- by ship

    def waters(self, start: str, side: Side | None) -> list[str]:
        """Where ships lie that could sail from there."""
        gf, arrived = gf_of(start), self.arrived.get((str(gf_of(start)), side), ("", Force()))
        lying = [place for place, force in self.standing.items() if "~" in place and gf_of(place) == gf
                 and force.vessels]
        named = [place for place in lying if place == start] if start[-1:] != "~" and "~" in start else lying
        return [*([arrived[0]] if arrived[1].holders else []), *named]

    def draw_fleet(
        self, waters: Sequence[str], shore: str, side: Side | None, wanted: Sequence[Holder]
    ) -> tuple[str, tuple[Holder, ...]]:
        """The water in which all these ships lie, and the ships; refused where one of them is missing."""
        for water in waters:
            found = self._fleet_in(water, shore, side, wanted)
            if found is not None:
                return water, found
        ship = wanted[0].symbol if wanted else ""
        rule = "kalevala.9.3.2.schiffe_darstellung"
        raise refuse(rule, "kalevala-refused-no-such-ship", place=shore or next(iter(waters), ""), ship=ship)

    def _fleet_in(
        self, water: str, shore: str, side: Side | None, wanted: Sequence[Holder]
    ) -> tuple[Holder, ...] | None:
        arrived = self.arrived.get((str(gf_of(water)), side), ("", Force()))
        force = arrived[1] if arrived[0] == water and arrived[1].holders else self.standing.get(water, Force())
        trial = Force(self._ashore(shore, water).copy(), [one.copy() for one in force.holders])
        for one in wanted:
            if embark(trial, one) is None:
                return None
        force.holders = trial.holders
        if shore in self.standing:
            self.standing[shore].land = trial.land
        return tuple(one.copy() for one in wanted)

    def _ashore(self, shore: str, water: str) -> Stock:
        """Who can come aboard: those on a shore of that water."""
        part, beside = self.work.part(shore) if shore else None, self.work.part(water)
        if part is None or beside is None or beside not in self.work.geography.coasts(part):
            return Stock()
        return self.standing.get(shore, Force()).land

    def check_ship(self, ship: Holder) -> None:
        """It has a crew, and room for all of it (kalevala.9.3.1.reh_auf_see)."""
        check_crew(ship)
        check_load(self.work, ship.symbol, ship.load)


def embark(force: Force, wanted: Holder) -> Holder | None:
    """Take a ship with just that load out of a place; whoever is missing aboard comes from the shore."""
    lying = [one for one in force.vessels if one.symbol == wanted.symbol]
    fitting = [one for one in lying if one.load == wanted.load] or [
        one for one in lying
        if not wanted.load.lacks(one.load) and not force.land.lacks(without(wanted.load, one.load))
    ]
    if not fitting:
        return None
    ship = fitting[0]
    force.land.part_with(without(wanted.load, ship.load))
    force.holders = [one for one in force.holders if one is not ship]
    return ship


def direction(start: str, target: str) -> Side | None:
    return gf_of(start).side_towards(gf_of(target))


def all_of(entry: Entry) -> Stock:
    """Everything that an entry brings, ships apart."""
    loads = (one.load for one in entry.fleet)
    return reduce(_joined, loads, Stock(dict(entry.figures), entry.re))


def _joined(total: Stock, more: Stock) -> Stock:
    total.join(more)
    return total


def without(stock: Stock, other: Stock) -> Stock:
    """What of this is not among that."""
    missing = other.lacks(stock)
    re = missing.pop(RE, 0)
    return Stock(missing, re)


def take_out(stock: Stock, wanted: Stock) -> Stock:
    """As much of that as there is."""
    got = without(wanted, without(wanted, stock))
    stock.part_with(got)
    return got
