"""Papers of people who do not care about the rules: sound notation, and orders about anything and anybody's things.

The soak test hands them in. Some lines happen to be allowed; all others must be refused and explained.
"""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.hooks import lines
from walstatt.games.kalevala.papers import model
from walstatt.games.kalevala.papers.model import Listing, Order
from walstatt.games.kalevala.papers.sheet import Group, Prose, Sheet
from walstatt.games.kalevala.papers.write import write_order
from walstatt.games.kalevala.realm.buildings import (
    BUILDINGS,
    FOUNDATIONS,
    RIVER_BRIDGE,
    STREAM_BRIDGE,
    WALL,
    Building,
    Opening,
)
from walstatt.games.kalevala.realm.pieces import KINDS
from walstatt.games.kalevala.realm.stock import Stock
from walstatt.games.kalevala.state import World
from walstatt.games.kriegsspiel.sheets.model import CENTRE, Line, Target
from walstatt.hexmap.small_fields import COUNT, NEIGHBOURS

MOST_LINES: Final = 14
NOWHERE: Final = ("2A+999", "2Z'-999", "1Q+3", "2A-1", "2B+10[c]", "2K'+40~b", "1A+1")
NUMBERS: Final = (1, 1, 1, 2, 3, 4, 5, 7, 10, 12, 13, 28, 29, 40, 41, 99, 100, 99_999)
SYMBOLS: Final = (
    *KINDS, "Ag3", "Ag3", "Ag99", "Z/30", "Z/100/100", "PrA/20", "My/5", "KrKö/1/50", "AgKöA/4/100", "QuW/3", "QuW(2)",
    "LB(H)", "BC(W)", "On(k272)", "Ka", "Lv", "Sl",
)
TALK: Final = (
    "Friede!", "1RE für dich", "Zug 2A+1 > 2A+2: 5LB", "KF 3 Wald\nKF 4 Sumpf\nKF 5 Gebirge",
    "Über alles: # – „so“ 2A+1/3",
    "x" * 3_500,
    "y" * 20_001,
)
NOBODY: Final = ("Niemand", "N" * 60, "N" * 61)


def wild_paper(world: World, realm: str, rng: Random) -> str:
    writer = WildWriter(world, realm, rng)
    return "\n".join(write_order(writer.order()) for _ in range(rng.randint(1, MOST_LINES)))


class WildWriter:
    def __init__(self, world: World, realm: str, rng: Random) -> None:
        self.world = world
        self.realm = realm
        self.rng = rng
        self.own: list[str] = [*world.places_of(realm), *world.forces.get(realm, {})] or [*NOWHERE]
        self.foreign: list[str] = [place for places in world.forces.values() for place in places] or [*NOWHERE]
        self.all: list[str] = [*world.provinces]

    def order(self) -> Order:
        return self.rng.choice(_ORDERS)(self)

    # ---- words

    def place(self) -> str:
        """Mostly the own realm, and what lies beside it."""
        chance = self.rng.random()
        if chance < 0.6:
            return self.rng.choice(self.own)
        if chance < 0.75:
            return str(self.rng.choice([*gf_of(self.rng.choice(self.own)).neighbours.values()]))
        if chance < 0.85:
            return f"{gf_of(self.rng.choice(self.own))}{self.rng.choice(['~', '~a', '[a]', '[b]'])}"
        elsewhere = [*NOWHERE, *self.rng.choices(self.foreign, k=3), *self.rng.choices(self.all, k=3)]
        return self.rng.choice(elsewhere)

    def land(self) -> str:
        return str(gf_of(self.place()))

    def field(self) -> str:
        return f"{self.land()}/{self.kf()}"

    def kf(self) -> int:
        return self.rng.randint(1, COUNT)

    def number(self) -> int:
        return self.rng.choice(NUMBERS)

    def realm_name(self) -> str:
        return self.rng.choice([*self.world.realms, *NOBODY])

    def pieces(self) -> tuple[tuple[str, int], ...]:
        ruler = self.world.realms[self.realm]
        wanted = (*SYMBOLS, *ruler.core_symbols * 8, *ruler.culture.goods * 4, "Se", "FS")
        symbols = self.rng.choices(wanted, k=self.rng.choice((1, 1, 1, 2, 3)))
        return tuple((symbol, 1 if symbol[:2] in ("Ag", "Kr") else self.number()) for symbol in symbols)

    def listing(self, place: str = "") -> Listing:
        """What stands there, some of it, or anything."""
        force = self.world.forces.get(self.realm, {}).get(place)
        if force is not None and self.rng.random() < 0.7:
            return self._some_of(force.land) if "~" not in place else self._ships(place)
        return Listing(self.pieces(), self.rng.choice((0, 0, self.number())))

    def _some_of(self, stock: Stock) -> Listing:
        some = tuple((symbol, self.rng.randint(1, number)) for symbol, number in stock.pieces.items())
        return Listing(some or (("LB", 1),), self.rng.choice((0, stock.re // 2, stock.re)))

    def _ships(self, place: str) -> Listing:
        holders = self.world.forces[self.realm][place].holders
        some = [one for one in holders if one.load.pieces] or holders
        loads = tuple((one.symbol, Listing(tuple(one.load.pieces.items()), one.load.re)) for one in some[:2])
        manned = tuple((symbol, load) for symbol, load in loads if load.pieces)
        return Listing(holders=manned) if manned else Listing((("FS", 1),))

    def aboard(self, place: str) -> Listing:
        symbol = self.rng.choice(("FS", "LS", "SS"))
        load = self.listing(place)
        return Listing(holders=((symbol, Listing(load.pieces[:2] or (("LB", 1),), min(load.re, 5))),))

    # ---- orders

    def move(self) -> Order:
        start = self.place()
        way = (start, *(self.place() for _ in range(self.rng.choice((1, 1, 2, 4)))))
        listing = self.listing(start)
        return model.Move(way, listing if listing != Listing() else Listing((("LB", 1),)))

    def spread(self) -> Order:
        start = self.place()
        return model.Spread(start, self.place(), self.listing(start))

    def ferry(self) -> Order:
        start = self.land()
        return model.Ferry(start, self.land(), self.rng.choice(("FS", "LS", "SS")), Listing(self.pieces()))

    def board(self) -> Order:
        place = self.land()
        return model.Board(place, self.aboard(place), ashore=self.rng.random() < 0.5)

    def convert(self) -> Order:
        return model.Convert(self.place(), Listing(self.pieces()), gathered=self.rng.random() < 0.4)

    def zone(self) -> Order:
        return model.Zone(self.place(), tuple(self.place() for _ in range(self.rng.randint(1, 4))))

    def people(self) -> Order:
        return model.People(self.place(), self.rng.choice((16, 8, self.number())))

    def arm(self) -> Order:
        return model.Arm(self.place(), Listing(self.pieces()))

    def building(self) -> Building:
        kind, kf = self.rng.choice([*BUILDINGS]), self.kf()
        near = self.rng.choice(NEIGHBOURS[kf]).kf
        if kind in FOUNDATIONS:
            return Building(kind, kf)
        if kind == WALL:
            gate = (Opening(kf, near),) if self.rng.random() < 0.5 else ()
            return Building(kind, kf, near, gate, side=self.rng.choice((kf, near)) if gate else None)
        if kind == RIVER_BRIDGE:
            return Building(kind, kf, near)
        if kind == STREAM_BRIDGE:
            return Building(kind, kf, banks=(str(near), self.rng.choice((str(self.kf()), self.field()))))
        openings = (Opening(kf, near, self.rng.choice((0, 0, 1, 2)), self.rng.random() < 0.2),)
        return Building(kind, kf, openings=openings, cult=self.rng.choice("AB") if kind.startswith("Tt") else "")

    def build(self) -> Order:
        return model.Build(self.land(), self.building())

    def demolish(self) -> Order:
        place = self.land()
        standing = self.world.buildings.get(place)
        return model.Demolish(place, self.rng.choice(standing) if standing else self.building())

    def repair(self) -> Order:
        place = self.place()
        return model.Repair(place, self.listing(place) if "~" not in place else Listing(self.pieces()))

    def work(self) -> Order:
        return model.Work(self.field(), self.number(), canal=self.rng.random() < 0.5)

    def pay(self) -> Order:
        return model.PayFrom(self.place(), self.number())

    def dismiss(self) -> Order:
        place = self.land()
        return model.Dismiss(place, self.listing(place))

    def scout(self) -> Order:
        start = self.place()
        targets = [str(other) for other in gf_of(start).neighbours.values()]
        target = self.rng.choice([*targets, self.place()])
        return model.Scout(self.rng.randint(1, 8), start, target, without_grid=self.rng.random() < 0.2)

    def give_up(self) -> Order:
        place = self.place()
        return model.GiveUp(place, self.rng.choice((place, self.place())))

    def capital(self) -> Order:
        return model.NameCapital(self.place())

    def strike(self) -> Order:
        return model.StrikeGuests(self.place(), self.realm_name())

    def confirm(self) -> Order:
        return model.ConfirmGuests(self.place(), self.realm_name())

    def revoke(self) -> Order:
        places = tuple(self.place() for _ in range(self.rng.choice((0, 0, 1))))
        return model.Revoke(self.realm_name(), places)

    def permit(self) -> Order:
        since = self.rng.randint(1, 400)
        places = tuple(self.place() for _ in range(self.rng.randint(1, 3)))
        return model.Permit(self.realm_name(), since, since + self.rng.randint(0, 9), places)

    def treaty(self) -> Order:
        """With anybody, about one of a few things: some seals fit."""
        title, other = self.rng.choice(("Frieden", "Zoll", "Grenze im Norden")), self.realm_name()
        return self.rng.choice([
            model.ProposeTreaty(other, title, self._talk(), self.rng.choice(("", "", self.realm_name()))),
            model.SealTreaty(other, title), model.SealTreaty(other, title), model.CancelTreaty(other, title),
        ])

    def enter(self) -> Order:
        start = self.place()
        target = self.place()
        paid = Listing(re=self.rng.choice((0, 2, 4, 6, 8)))
        listing = self.listing(start)
        return model.Enter(
            self.rng.randint(1, 9), start, target, self.rng.choice("EBK"),
            listing if listing != Listing() else Listing((("LB", 1),)), paid, self.rng.choice((0, self.kf())),
            attached=self.rng.random() < 0.5, treason=self.rng.random() < 0.2, joins=self.rng.random() < 0.2,
            against=(self.realm_name(),) if self.rng.random() < 0.2 else (),
            raid=self.realm_name() if self.rng.random() < 0.2 else "",
            march=((self.kf(), listing),) if listing.pieces and gf_of(start).plane != gf_of(target).plane else (),
            slaves=self.rng.random() < 0.3, plunder=self.rng.random() < 0.3,
        )

    def after_entering(self) -> Order:
        place = self.place()
        return self.rng.choice([
            model.Found(place, Listing(re=self.rng.choice((2, 4, 6, 8, 10))), self.rng.choice((0, self.kf()))),
            model.Raze(place), model.MakePeace(place, self.realm_name()),
            model.SwimStream(f"{gf_of(place)}/{self.kf()}", self.field(), self.listing(place)),
            model.Agree(self.land(), self.realm_name(), whole=self.rng.random() < 0.5),
        ])

    def set_up(self) -> Order:
        place = self.place()
        if self.rng.random() < 0.2:
            return model.WithdrawSetUp(place)
        gf = str(gf_of(place))
        stands = tuple((f"{gf}/{self.kf()}", self.listing(place)) for _ in range(self.rng.randint(1, 3)))
        groups = (Group("Keil", stands),) if all(one != Listing() for _, one in stands) else ()
        take = Line("REST", "EINNEHMEN", target=Target(CENTRE, gf))
        prose = self.rng.choice(((), (Prose("Vorwärts!"),)))
        return model.SetUp(place, Sheet(groups, (self.rng.choice((take, Line("REST", "HALTEN"))),), prose=prose))

    def group(self) -> str:
        return self.rng.choice(("KW1", "KW2", "EX1", "EX2", "KW9"))

    def caravan(self) -> Order:
        """Mostly of one that there is."""
        there = [(one.symbol, place, one.load) for place, force in self.world.forces.get(self.realm, {}).items()
                 for one in force.groups]
        if not there or self.rng.random() < 0.3:
            return self._new_caravan()
        symbol, place, load = self.rng.choice(there)
        contents = Listing(tuple(load.pieces.items()), load.re)
        near = [str(one) for one in gf_of(place).neighbours.values()]
        way = (place, self.rng.choice(near), *self.rng.choice(((), (self.place(),))))
        return self.rng.choice([
            model.MoveGroup(symbol, way, (contents,)), model.MoveGroup(symbol, way[:2], (contents,)),
            model.MoveGroup(symbol, (place,), (contents,), self.rng.choice((-2, 1, 3))),
            model.BoardGroup(symbol, place, self.rng.choice((Listing(), Listing((("FS", 1),))))),
            model.DissolveGroup(symbol, place, suicide=self.rng.random() < 0.2),
            model.LeaveGroup(symbol, place, contents),
        ])

    def _new_caravan(self) -> Order:
        place = self.place()
        force = self.world.forces.get(self.realm, {}).get(place)
        if force is None or not force.land.pieces.get("K"):
            return model.FormGroup(self.group(), place, Listing(self.pieces()), Listing(self.pieces()))
        some = {symbol: min(number, 2) for symbol, number in force.land.pieces.items()}
        rest = {symbol: number - some[symbol] for symbol, number in force.land.pieces.items()}
        left = Listing(tuple((symbol, number) for symbol, number in rest.items() if number))
        return model.FormGroup(self.group(), place, Listing(tuple(some.items()), force.land.re), left)

    def trade(self) -> Order:
        start, listing = self.place(), self.listing()
        group = self.rng.choice(("", "", self.group()))
        against = self.rng.choice((Listing(), Listing(self.pieces())))
        goods = listing if listing != Listing() else Listing((("lP", 1),))
        return self.rng.choice([
            model.HandOver(start, self.realm_name(), goods, group, self.rng.choice(("", self.place())), against),
            model.Cede(start, self.realm_name(), self.rng.randint(1, 12), against, grant=self.rng.randint(0, 3)),
            model.FiefOrder(start, claim=self.rng.random() < 0.5), model.CloseField(start, self.realm_name()),
            model.SendSearching(self.rng.choice(("EX1", "EX2")), self.rng.randint(1, 9), "Wir suchen."),
        ])

    def cross(self) -> Order:
        start = self.place()
        listing = self.listing(start)
        known = self.world.portals.get(str(gf_of(start)))
        end = known.opposite if known is not None and self.rng.random() < 0.9 else self.place()
        return model.Cross(start, end, listing if listing.pieces else Listing((("LB", 1),)))

    def magic(self) -> Order:
        place = self.place()
        return self.rng.choice([
            model.OpenRift(place), model.RaiseGate(self.field()),
            model.GiveZeh(place, self.rng.choice(("Z/30", "My/5", "LB")), self.number()),
            model.Drag(place, self.realm_name(), Listing(self.pieces())),
        ])

    def let_decay(self) -> Order:
        return model.LetDecay(self.land())

    def typed(self) -> Order:
        """Of a list or a protocol that was typed from paper."""
        if self.rng.random() < 0.5:
            place = self.land()
            return model.TypedPlace(place, self.listing(place))
        columns = tuple(float(self.rng.choice((0, 0, 1, 5, 12, 99))) for _ in range(6))
        return model.TypedRow(self.rng.choice((1, 2, 2)), self.rng.choice(("RE", *SYMBOLS)), columns)

    def letter(self) -> Order:
        under = self.rng.choice(("", "", self.realm_name()))
        return model.WriteLetter(self.realm_name(), self._talk(), under, self.rng.choice(("", self.place())))

    def other_words(self) -> Order:
        since = Date(self.rng.randint(1, 400), self.rng.randint(1, 4))
        return self.rng.choice([
            model.Contribute("Kunde", self._talk()), model.ToGameMaster(self._talk()), model.Ask("Kanal", self._talk()),
            model.BeAway(since, since.next, self._talk(), self.rng.choice(("", self.realm_name()))), model.Stay(),
            model.ActFor(self.realm_name(), f"Volk {self.place()}: 16"),
        ])

    def _talk(self) -> str:
        return self.rng.choice(TALK)


_ORDERS: Final[tuple[Callable[[WildWriter], Order], ...]] = (
    WildWriter.move, WildWriter.move, WildWriter.spread, WildWriter.ferry, WildWriter.board, WildWriter.convert,
    WildWriter.convert, WildWriter.zone, WildWriter.people, WildWriter.arm, WildWriter.arm, WildWriter.build,
    WildWriter.demolish, WildWriter.repair, WildWriter.work, WildWriter.pay, WildWriter.dismiss, WildWriter.scout,
    WildWriter.give_up, WildWriter.capital, WildWriter.strike, WildWriter.confirm, WildWriter.letter,
    WildWriter.permit, WildWriter.permit, WildWriter.treaty, WildWriter.treaty, WildWriter.revoke,
    WildWriter.let_decay, WildWriter.enter, WildWriter.set_up, WildWriter.set_up, WildWriter.typed,
    WildWriter.after_entering, WildWriter.cross, WildWriter.magic, WildWriter.caravan, WildWriter.caravan,
    WildWriter.trade, WildWriter.other_words,
    *(wild for one in lines() for wild in one.wild),
)
