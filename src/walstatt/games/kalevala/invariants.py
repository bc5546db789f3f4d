"""What must be true of every state of a world, and of every step that leads to one, whatever anybody wrote."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.act_base import BY_HIS_HAND
from walstatt.games.kalevala.court.flaws import court_flaws
from walstatt.games.kalevala.court.treaties import treaty_flaws
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, geography_of, gf_of
from walstatt.games.kalevala.papers.model import Order
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.papers.write import write
from walstatt.games.kalevala.realm.areas import areas
from walstatt.games.kalevala.realm.armament import MOST_NEW
from walstatt.games.kalevala.realm.breaches import breach_flaws
from walstatt.games.kalevala.realm.buildings import BUILDINGS
from walstatt.games.kalevala.realm.conversion import CORE_LIMITS, MOST_GOODS, MOST_HUMANS
from walstatt.games.kalevala.realm.ledger import ARMAMENT, BUILDING, CONVERSION, LABOUR
from walstatt.games.kalevala.realm.marching import March, forbidden_aboard
from walstatt.games.kalevala.realm.pieces import GOODS, HUMANS, KINDS, is_mystic, known_piece, piece, price
from walstatt.games.kalevala.realm.stock import PURSES, RE, Force, Stock
from walstatt.games.kalevala.realm.trade_centres import INVADERS_EXTRA, PEOPLE, TRADE_CENTRES
from walstatt.games.kalevala.scouting.orders import DEEPEST, MOST_EE
from walstatt.games.kalevala.slavery.guards import kept_together
from walstatt.games.kalevala.state import MARAUDERS, NATIVES, RULER, Booking, World
from walstatt.games.kalevala.trade.flaws import trade_flaws
from walstatt.hexmap.land import flaws as land_flaws

OUTSIDE_THE_12: frozenset[str] = frozenset(
    {"kalevala.27.7.abriss", "kalevala.22.1.bau", "kalevala.r.temple_steps",
     *(one.rule for one in BUILDINGS.values() if one.varies)}
)
"""What is paid for buildings and is no part of the 12 RE."""
BY_THE_GAME_MASTER = "acts"
"""The step in which whole realms may change hands."""


def flaws(world: World) -> Iterator[str]:
    yield from (f"{gf}: {flaw}" for gf, flaw in land_flaws(world.lands))
    yield from court_flaws(world)
    yield from treaty_flaws(world.treaties)
    yield from _province_flaws(world)
    for realm, places in world.forces.items():
        if realm not in world.realms:
            yield f"{realm} has troops and does not exist"
        for place, force in places.items():
            wrong = (*_force_flaws(force), *_place_flaws(world, place, force))
            yield from (f"{realm} in {place}: {flaw}" for flaw in wrong)
        yield from _single_flaws(realm, places)
    yield from breach_flaws(world)
    yield from trade_flaws(world)
    for figure in hooks.figures():
        yield from figure.flaws(world) if figure.flaws is not None else ()
    yield from _shared(world)
    yield from _contest_flaws(world)
    yield from _battle_order_flaws(world)
    for realm in world.realms:
        yield from _realm_flaws(world, realm)
        yield from _mystic_flaws(world, realm)
        yield from _slave_flaws(world, realm)


def _province_flaws(world: World) -> Iterator[str]:
    for place, province in world.provinces.items():
        if province.owner and province.owner not in world.realms:
            yield f"{place} belongs to {province.owner}, whom nobody knows"
        if province.founded and not province.owner:
            yield f"{place} has a trade centre that nobody founded"
    known = {name: places for name, places in world.owned.items() if places}
    world = world.copy()
    world.index_owners()
    if known != world.owned:
        yield "an owner has changed and nobody has noted it"


def _place_flaws(world: World, place: str, force: Force) -> Iterator[str]:
    if gf_of(place) not in world.lands:
        yield "that is nowhere"
    if "~" in place and not force.land.empty:
        yield "somebody swims"
    if "~" not in place and force.vessels:
        yield "ships lie ashore"


def _single_flaws(realm: str, places: dict[str, Force]) -> Iterator[str]:
    """One certain figure is in one place."""
    counted: Counter[str] = Counter()
    for force in places.values():
        counted.update(force.whole().pieces)
    for symbol, number in counted.items():
        if number > 1 and known_piece(symbol).is_single:
            yield f"{realm} has {symbol} {number} times"


def _shared(world: World) -> Iterator[str]:
    """No two places hold the same things in memory: who takes from one would take from the other."""
    seen: dict[int, str] = {}
    for realm, places in world.forces.items():
        for place, force in places.items():
            for stock in (force.land, *(holder.load for holder in force.holders)):
                if id(stock) in seen:
                    yield f"{realm} holds the same in {place} and in {seen[id(stock)]}"
                seen[id(stock)] = place


def _contest_flaws(world: World) -> Iterator[str]:
    """Land about which rulers have not agreed: nobody has its trade centre, unless he has driven out the others."""
    geography = geography_of(world) if world.contests else None
    for name, contest in world.contests.items():
        fields, site = set(contest.fields), world.lands[gf_of(name)].site
        parts = geography.parts(gf_of(name)) if geography is not None else ()
        shared = [(part, world.provinces[part.name]) for part in parts
                  if part.fields & fields and part.name in world.provinces]
        if len({province.owner for _, province in shared} - {NATIVES}) > 1:
            for part, province in shared:
                if site is not None and site.kf in part.fields & fields and province.founded:
                    yield f"{part.name} is shared, and somebody has its trade centre (kalevala.15.3.1.hz)"


def _entry_flaws(world: World, realm: str) -> Iterator[str]:
    """No EE is used twice in a GR, to scout or to enter; each figure is named once."""
    entries = world.entries.get(realm, ())
    numbers = [one.number for one in (*world.scouting.get(realm, ()), *entries)]
    if world.at.phase == 4 and len(set(numbers)) < len(numbers):
        yield f"{realm} used an EE twice (kalevala.15.voraussetzung)"
    first = [one for one in entries if not any(other.target == one.start for other in entries)]
    named: Counter[tuple[str, str]] = Counter()
    for one in first:
        for symbol, number in one.figures.items():
            named[one.start, symbol] += number
    for (place, symbol), number in named.items():
        there = world.forces.get(realm, {}).get(place, Force()).land.pieces.get(symbol, 0)
        if world.at.phase == 4 and number > there:
            yield f"{realm} named {number} {symbol} in {place}, and {there} are there (kalevala.r.war.einzug_figuren)"


def _battle_order_flaws(world: World) -> Iterator[str]:
    """After a phase in which they were looked at they fit who stands there, one for each place and use."""
    for realm, orders in world.battle_orders.items():
        uses = [(one.place, one.attack) for one in orders]
        if realm not in world.realms or len(set(uses)) < len(uses):
            yield f"{realm} has battle orders twice, or does not exist"
        for one in orders:
            there = world.forces.get(realm, {}).get(one.place, Force()).settled().pieces
            if world.at.phase in (2, 4) and Counter(there) != Counter(one.garrison):
                yield f"{realm} in {one.place}: the battle order is for {one.garrison}, and {there} stand there"
            if one.attack and world.at.phase != 4:
                yield f"{realm} in {one.place}: an attack is ordered in phase {world.at.phase}"


def _realm_flaws(world: World, realm: str) -> Iterator[str]:
    ruler = world.realms[realm]
    if ruler.vacant and ruler.kind == MARAUDERS:
        yield f"{realm} waits for a ruler and turned marauder"
    if world.at.phase > 1 and _core(world, realm) - _core_given(world, realm) > CORE_LIMITS[ruler.rank]:
        yield f"{realm} has too many core troops (kalevala.17.5.staerke)"
    yield from _entry_flaws(world, realm)
    sent = world.scouting.get(realm, ())
    many = len(sent) > MOST_EE and ruler.kind != MARAUDERS
    if many or len({one.number for one in sent}) < len(sent):
        yield f"{realm} sent out too many scouts, or one twice (kalevala.12.sechs_ee)"
    for one in sent if world.at.phase == 2 else ():
        target = gf_of(one.target)
        # Through a rift one sees the field behind it.
        rifts = [place for rift in ruler.open_rifts for place in (rift.start, rift.end)]
        near = (gf_of(place) for place in (*world.forces.get(realm, {}), *rifts))
        stands = [gf for gf in near if gf.plane == target.plane]
        if min((target.distance(gf) for gf in stands), default=DEEPEST + 1) > DEEPEST:
            yield f"{realm} scouts too deep: {one} (kalevala.12.tiefe)"


def _mystic_flaws(world: World, realm: str) -> Iterator[str]:
    """There is one at most; after each phase in which figures moved he stands where he holds a rift."""
    if sum(force.whole().count(is_mystic) for force in world.forces.get(realm, {}).values()) > 1:
        yield f"{realm} has two mystics (kalevala.14.3.grenzen)"
    places, last = world.forces.get(realm, {}), world.at.before.gr
    for rift in (one for one in world.realms[realm].open_rifts if one.gr == last and world.at.phase in (1, 2)):
        if rift.start not in places or not places[rift.start].land.count(is_mystic):
            yield f"{realm} holds a rift in {rift.start} without a mystic (kalevala.14.4.schliessen)"


def _slave_flaws(world: World, realm: str) -> Iterator[str]:
    """After each phase in which figures moved all slaves are guarded."""
    for kept in kept_together(world, realm):
        if kept.free and world.at.phase in (1, 2):
            yield f"{realm} has {kept.free} slaves in {kept.gf} whom nobody guards (kalevala.23.1.bewachung)"


def _force_flaws(force: Force) -> Iterator[str]:
    if force.empty:
        yield "nothing is there"
    yield from _stock_flaws(force.land)
    for holder in force.holders:
        yield from _stock_flaws(holder.load)
        if holder.is_vessel:
            if March(holder.load).room_aboard() > KINDS[holder.symbol].hold:
                yield f"{holder.symbol} is overloaded"
            if any(forbidden_aboard(holder.symbol, one) for one, _ in holder.load.each()):
                yield f"{holder.symbol} carries what it cannot"


def _stock_flaws(stock: Stock) -> Iterator[str]:
    if stock.re < 0:
        yield f"{stock.re} RE"
    for symbol, number in stock.pieces.items():
        if number <= 0 or piece(symbol) is None:
            yield f"{number} {symbol}"


def _core(world: World, realm: str) -> int:
    symbols = world.realms[realm].core_symbols
    return sum(force.whole().count(lambda one: one.symbol in symbols) for force in world.forces.get(realm, {}).values())


def _core_given(world: World, realm: str) -> int:
    """By the game master since the upkeep; what is above the most leaves with the next (kalevala.r.war.rustgrenze)."""
    symbols = world.realms[realm].core_symbols
    own = (one for one in world.bookings if one.realm == realm and one.item in symbols and one.amount > 0)
    return sum(one.amount for one in own
               if one.rule == BY_HIS_HAND and one.at.gr == world.at.gr and one.at.phase > 1)


# ---- steps


def step_flaws(before: World, turn: Turn) -> Iterator[str]:
    work = evaluation(turn)
    renamed = turn.run.renamed if turn.step == BY_THE_GAME_MASTER else []
    yield from _ledger_flaws(before, work.world, turn.step, renamed)
    yield from _all_limit_flaws(work)
    yield from _armament_flaws(work)


def _ledger_flaws(before: World, after: World, step: str, renamed: Iterable[tuple[str, str]]) -> Iterator[str]:
    """What there was and what was booked is what there is: of each thing, of each realm."""
    closed = len(after.bookings) < len(before.bookings)
    kept = after.bookings[: len(before.bookings)]
    was = [_what(one) for one in before.bookings]
    for old, new in renamed:
        was = [(new if realm == old else realm, item, amount, rule) for realm, item, amount, rule in was]
    if not closed and list(map(_what, kept)) != was:
        yield "a booking has been changed"
    expected = _holdings(before)
    for one in () if closed else after.bookings[len(before.bookings):]:
        expected[one.realm, one.item] += one.amount
    found = _holdings(after)
    if step == BY_THE_GAME_MASTER:
        expected, found = _of_all(expected), _of_all(found)
    for key in sorted({*expected, *found}):
        if expected[key] != found[key]:
            yield f"{' '.join(key)}: {expected[key]} by the books, {found[key]} there"


def _what(one: Booking) -> tuple[str, str, int, str]:
    """All but the place: parts of a large field may have other names after a canal or a pass."""
    return one.realm, one.item, one.amount, one.rule


def _holdings(world: World) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for realm, places in world.forces.items():
        for force in places.values():
            whole = force.whole()
            found[realm, RE] += whole.re
            for symbol, number in whole.pieces.items():
                found[realm, symbol] += number
    for realm, item, number in hooks.purses(world):
        found[realm, item] += number
    return found


def _of_all(holdings: Counter[tuple[str, str]]) -> Counter[tuple[str, str]]:
    total: Counter[tuple[str, str]] = Counter()
    for (_, item), number in holdings.items():
        total["all", item] += number
    return total


def _all_limit_flaws(work: Evaluation) -> Iterator[str]:
    """When everything is built and paid; after that bridges, passes and canals make other parts of large fields."""
    if work.turn.step != "works":
        return
    for (realm, place), booked in _by_place(work.world).items():
        yield from (f"{realm} in {place}: {flaw}" for flaw in _limit_flaws(booked))


def _by_place(world: World) -> dict[tuple[str, str], list[Booking]]:
    """What was booked in this phase; new ships are paid ashore, so a large field counts as a whole."""
    found: dict[tuple[str, str], list[Booking]] = {}
    for one in world.bookings:
        if one.at == world.at:
            found.setdefault((one.realm, one.place.partition("~")[0]), []).append(one)
    return found


def _limit_flaws(booked: list[Booking]) -> Iterator[str]:
    spent = {HUMANS: 0, GOODS: 0}
    for one in booked:
        if one.item not in PURSES and one.why == CONVERSION:
            made = known_piece(one.item)
            spent[made.kind.group] += one.amount * (price(made) or 0)
        elif one.item == RE and one.why == BUILDING and one.rule not in OUTSIDE_THE_12:
            spent[GOODS] -= one.amount
    labour = sum(one.amount for one in booked if one.why == LABOUR)
    if spent[HUMANS] > MOST_HUMANS or spent[GOODS] > MOST_GOODS + labour:
        yield f"{spent} (kalevala.11.4.grenzen)"
    armed = sum(one.amount for one in booked if one.item == RE and one.why == ARMAMENT)
    if armed > MOST_NEW:
        yield f"{armed} RE new armament (kalevala.11.2.verteilung)"


def _armament_flaws(work: Evaluation) -> Iterator[str]:
    """Nobody raises more than the people and the trade centres give; a colony raises its own alone."""
    if work.turn.step != "armament":
        return
    for realm, ruler in work.world.realms.items():
        armed: Counter[str] = Counter()
        for one in work.world.bookings:
            if one.realm == realm and one.at == work.world.at and one.why == ARMAMENT:
                armed[one.place] += one.amount
        yields = {place: _yield(work, place) for place in work.owned.get(realm, ())}
        most = sum(yields.values()) + PEOPLE if ruler.kind == RULER else sum(yields.values())
        if ruler.invader:
            most = max(most, PEOPLE + INVADERS_EXTRA)
        if armed.total() > most:
            yield f"{realm} raised {armed.total()} RE of {most} (kalevala.11.1.formel)"
        for colony in areas(work, realm).colonies:
            for place in colony:
                if armed[place] > yields.get(place, 0):
                    yield f"{realm} raised {armed[place]} RE in its colony {place} (kalevala.11.2.kolonie)"


def _yield(work: Evaluation, place: str) -> int:
    site = work.founded(place)
    return TRADE_CENTRES[site.kind].yields if site else 0


# ---- papers


def paper_flaws(world: World, text: str) -> Iterator[str]:
    """Whatever can be read is written and read again as the same."""
    paper = read(text, world.at).paper
    again = read(write(paper), world.at)
    if again.problems:
        yield f"{again.problems[0]} in what was written from {text!r}"
    for one, other in zip(paper.orders, again.paper.orders, strict=False):
        if _unnumbered(one) != _unnumbered(other):
            yield f"{one} is read again as {other}"
    if len(paper.orders) != len(again.paper.orders):
        yield f"{len(paper.orders)} orders are read again as {len(again.paper.orders)}: {text!r}"


def _unnumbered(order: Order) -> Order:
    return msgspec.structs.replace(order, line=0)
