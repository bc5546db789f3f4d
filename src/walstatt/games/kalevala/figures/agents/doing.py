"""The twelve deeds themselves, in the order of the table."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from math import ceil
from typing import Final

from msgspec.structs import replace

from walstatt.core.questions import Roll
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.belongings import borne
from walstatt.games.kalevala.court.items import carry_off
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.figures.agents.acting import Doing, discovered, killed
from walstatt.games.kalevala.figures.agents.deeds import AREAS, MOST_ON_A_DIE, connected_houses, things_of
from walstatt.games.kalevala.figures.agents.headquarters import betray, field_of, owner_of
from walstatt.games.kalevala.figures.agents.hosts import leave_host, mark, put
from walstatt.games.kalevala.figures.agents.lines import (
    ABDUCT,
    ASK,
    BRIBE,
    CENTRE,
    GUIDE,
    HOUSES,
    LETTERS,
    MURDER,
    OPEN,
    OWNER,
    REVOLT,
    RUSTLE,
    SABOTAGE,
    SNEAK,
    STEAL,
    TROOPS,
)
from walstatt.games.kalevala.figures.agents.moving import has_craft, led
from walstatt.games.kalevala.figures.agents.records import Bribe, PostCopy
from walstatt.games.kalevala.figures.agents.service import MOST_ROOM, called, fitting, hold, room
from walstatt.games.kalevala.figures.agents.table import REVOLTS, defence, half_price, is_person
from walstatt.games.kalevala.figures.king.throne import Throned, reigning, royal
from walstatt.games.kalevala.figures.king.throne import change as change_king
from walstatt.games.kalevala.figures.king.weaknesses import BELOVED
from walstatt.games.kalevala.figures.king.weaknesses import show as show_weakness
from walstatt.games.kalevala.papers.listing import Listing, listing_of
from walstatt.games.kalevala.realm.breaches import breached, breaches, hand_on_breaches
from walstatt.games.kalevala.realm.building import house_on
from walstatt.games.kalevala.realm.buildings import BUILDINGS, RIVER_BRIDGE, STREAM_BRIDGE, WALL, Building
from walstatt.games.kalevala.realm.drawing import draw_unknown
from walstatt.games.kalevala.realm.harnessing import let_loose
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book_in
from walstatt.games.kalevala.realm.pieces import VESSEL, WARRIOR, WIZARD, Piece, known_piece, worth
from walstatt.games.kalevala.realm.stock import RE, Force, Holder, Stock, so_many
from walstatt.games.kalevala.scouting.results import look_at
from walstatt.games.kalevala.state import MARAUDERS, NATIVES, Meeting, Realm, marauders_name
from walstatt.games.kalevala.trade.records import GroupMove
from walstatt.games.kalevala.trade.stranded import strand_leaderless
from walstatt.games.kalevala.trade.volume import fields_needed
from walstatt.games.kalevala.war.line_up import riding
from walstatt.games.kriegsspiel.profiles import MELEE_GP
from walstatt.hexmap.coordinates import Gf, read_place
from walstatt.hexmap.geography import WITHIN
from walstatt.hexmap.land import Field, field_beside
from walstatt.hexmap.small_fields import CONTACTS

FIGHT, LOOT, PEOPLE, BRIBED, GUIDED, REVOLTED, BROKEN = (
    "kalevala.r.agent_fight", "kalevala.r.agent_loot", "kalevala.r.question_people", "kalevala.r.bribe_duration",
    "kalevala.r.guide_timing", "kalevala.r.revolt", "kalevala.r.sabotage",
)
WEAPONLESS: Final = "kalevala.22.agent.kampf"
CLASS_GP, ATTACK_GP, MURDER_GP, BELOVED_GP = 3, 2, 2, 2
KILLS, KING_KILLS, KILLS_WIZARD = 12, 10, 17
UNSEEN_IF_MISSED: Final = 1
"""The reading of kalevala.r.agent_fight by which a mere failure betrays nobody."""
TWELVE, ANY_BUILDING, DESERT = 1, 2, 1
LONGEST: Final = 2_000


# ---- words


def _ask(doing: Doing) -> None:
    """Each question is answered with one fact, where there is a trade centre."""
    work, row = doing.work, doing.row
    cost = row.cost * len(doing.deed.questions)
    if not doing.pay(cost):
        doing.fail("re")
        return
    knows = work.founded(doing.place) is not None
    for number, (topic, place) in enumerate(doing.deed.questions, 1):
        if knows:
            _answer(doing, number, topic, place)
    doing.tried(knows, cost)


def _answer(doing: Doing, number: int, topic: str, place: str) -> None:
    def check(value: object) -> None:
        if not isinstance(value, str) or not 0 < len(value) <= LONGEST:
            raise refuse(PEOPLE, "kalevala-refused-words")

    words: str = doing.work.turn.decide(
        (doing.realm, doing.found.symbol, doing.number, number), "kalevala:people-answer", PEOPLE,
        _fact(doing, topic, place), check=check, realm=doing.realm, topic=topic, place=place,
    )
    doing.work.turn.tell((doing.realm,), "kalevala-people-say", PEOPLE, doing.row.rule, topic=topic, place=place,
                         words=words)


def _fact(doing: Doing, topic: str, place: str) -> str:
    """What an ordinary exploration would show of that."""
    work = doing.work
    parts = [part for part in work.geography.parts(gf_of(place)) if place in (part.name, str(part.gf))]
    if not parts:
        return "–"
    seen = look_at(work, doing.realm, parts[0], by_scouts=True)
    found = {
        OWNER: seen.owner or "–",
        TROOPS: ", ".join(so_many(number, symbol) for symbol, number in seen.figures.items()),
        CENTRE: seen.site if seen.founded else "", HOUSES: ", ".join(seen.buildings),
    }
    return found[topic] or "–"


def _letters(doing: Doing) -> None:
    """Copies of what the ruler of this capital has written and received in this GR, drawn by lot."""
    work, row, rule = doing.work, doing.row, "kalevala.r.letters"
    ruler = doing.victim
    if doing.place not in (work.realm(ruler).capitals if ruler in work.world.realms else ()):
        doing.fail("capital")
        return
    here = _at_hand(work, ruler)
    number = min(doing.deed.number, len(here))
    if not doing.pay(row.cost * number):
        doing.fail("re")
        return
    for one in range(1, number + 1):
        face = work.turn.roll((doing.realm, doing.found.symbol, doing.number, "letter", one),
                              Roll(None, "kalevala:agent-letter", rule, 1, len(here)))[0]
        letter = here.pop(face - 1)
        work.turn.tell((doing.realm,), "kalevala-letter-read", rule, row.rule, sender=letter.under, to=letter.to,
                       time=letter.gr, words=letter.words)
    doing.tried(number > 0, row.cost * number, objects=max(1, number))
    if number:
        doing.tell_victim(ruler)


def _at_hand(work: Evaluation, ruler: str) -> list[PostCopy]:
    """What went out, and what lies on the desk to go out."""
    sent = [one for one in work.world.persons.plots.post if ruler in (one.sender, one.receiver)]
    waiting = [
        PostCopy(one.sender, one.to, one.under, one.to, one.at.gr, one.words) for one in work.world.letters
        if one.sender == ruler and one.at.gr == work.world.at.gr
    ]
    return sorted([*sent, *waiting], key=lambda one: (one.gr, one.under, one.to, one.words))


# ---- things and animals


def _rustle(doing: Doing) -> None:
    row, number = doing.row, sum(doing.deed.pieces.values())
    found = _take_from(doing)
    if found is None or not doing.pay(row.cost * number):
        doing.fail("gone" if found is None else "re")
        return
    _, success = doing.roll(row.rule, Tally(row.need, row.rule))
    _finish_theft(doing, found, success, row.cost * number, number)


def _steal(doing: Doing) -> None:
    row, things = doing.row, things_of(doing.deed)
    found, items = _take_from(doing), [_item_here(doing, one) for one in doing.deed.items]
    missed = [one for one in items if one and _will_miss(doing, one)]
    if found is None or not all(items):
        doing.fail("gone")
        return
    if not doing.pay(row.cost):
        doing.fail("re")
        return
    _, success = doing.roll(row.rule, Tally(things + 1, row.rule), 1, MOST_ON_A_DIE)
    for symbol in items if success else ():
        thief = known_piece(doing.found.piece.partition("+")[0])
        carry_off(doing.work, symbol, doing.realm, doing.place, doing.found.stock, thief, row.rule, doing.victim)
    _finish_theft(doing, found, success, row.cost, 1, items, missed)


def _item_here(doing: Doing, named: str) -> str:
    """The symbol of an item that somebody of the victim's bears in this place, or that lies somewhere in it."""
    bearer = borne(doing.work.world).get(named)
    if bearer is not None:
        return named if (bearer.realm, bearer.place) == (doing.victim, doing.place) else ""
    part = doing.work.part(doing.place)
    assert part is not None
    lying = (one for one in doing.work.world.items.values() if one.field and named in (one.symbol, one.field))
    return next((one.symbol for one in lying if read_place(one.field).gf == part.gf
                 and read_place(one.field).kf in part.fields), "")


def _will_miss(doing: Doing, symbol: str) -> bool:
    """Somebody of the victim's bears it, or its ruler knows that it lies there."""
    return symbol in borne(doing.work.world) or doing.victim in doing.work.world.items[symbol].known_to


def _take_from(doing: Doing) -> list[tuple[Stock, str, int]] | None:
    """What is meant, as it lies there; None if it is gone."""
    taken: list[tuple[Stock, str, int]] = []
    for symbol, number in doing.deed.pieces.items():
        found = doing.find(symbol)
        if found is None or found[0].pieces[found[1]] < number:
            return None
        taken.append((found[0], found[1], number))
    if doing.deed.re:
        purse = max((stock for stock, _ in doing.stocks()), key=lambda one: one.re, default=Stock())
        if purse.re:
            taken.append((purse, RE, min(doing.deed.re, purse.re)))
    return taken if taken or doing.deed.items else None


def _finish_theft(doing: Doing, found: list[tuple[Stock, str, int]], success: bool, cost: int, objects: int,
                  items: Sequence[str] = (), missed: Sequence[str] = ()) -> None:
    """What has no room in the group, and RE that he cannot carry, stay (kalevala.r.agent_loot)."""
    got: list[str] = []
    rule = doing.row.rule
    for stock, symbol, number in found if success else ():
        taken = _fitting(doing, symbol, number)
        if taken:
            book_in(doing.work, doing.victim, doing.place, stock, symbol, -taken, rule, LOSS)
            book_in(doing.work, doing.realm, doing.place, doing.found.stock, _owned(symbol), taken, LOOT, GAIN)
            got.append(so_many(taken, symbol))
    doing.work.world.tidy(doing.victim, doing.place)
    doing.tried(success, cost, objects=objects, what=", ".join((*got, *(items if success else ()))))
    # Whoever did not know that an item lay there learns nothing of it.
    gone = (*got, *(missed if success else ()))
    if gone:
        doing.tell_victim(doing.victim, what=", ".join(gone))


def _owned(symbol: str) -> str:
    return symbol if symbol == RE else known_piece(symbol).bare


def _fitting(doing: Doing, symbol: str, number: int) -> int:
    return fitting(doing.found.stock, sum(doing.agent.captives.values()), _owned(symbol), number)


def _sabotage(doing: Doing) -> None:
    row, work = doing.row, doing.work
    need = 12 if work.world.reading(BROKEN) == TWELVE else row.need
    if doing.deed.field:
        _sabotage_building(doing, need)
        return
    wanted = next(iter(doing.deed.pieces))
    one = known_piece(wanted)
    holders: list[tuple[str, Holder]] = []
    found = doing.find(wanted) if one.kind.sort != VESSEL else None
    if one.kind.sort == VESSEL:
        holders = _vessels(doing, wanted)
    if found is None and not holders:
        doing.fail("gone")
        return
    cost = half_price(one)
    if not doing.pay(cost):
        doing.fail("re")
        return
    _, success = doing.roll(row.rule, Tally(need, BROKEN))
    if success and found is not None:
        left = let_loose(work, doing.victim, doing.place, found[0], known_piece(found[1]))
        book_in(work, doing.victim, doing.place, found[0], left, -1, row.rule, LOSS)
        work.world.tidy(doing.victim, doing.place)
    elif success:
        _sink(doing, *holders[0])
    doing.tried(success, cost, what=wanted)
    if success:
        doing.tell_victim(doing.victim, what=wanted)


def _vessels(doing: Doing, symbol: str) -> list[tuple[str, Holder]]:
    """Of the victim, in the waters of this large field."""
    return [
        (place, one) for place, force in sorted(doing.work.world.forces.get(doing.victim, {}).items())
        if gf_of(place) == gf_of(doing.place) for one in force.vessels if one.symbol == symbol
    ]


def _sink(doing: Doing, water: str, ship: Holder) -> None:
    """What was aboard is brought ashore where there is an own shore, else it is lost with her."""
    work, victim = doing.work, doing.victim
    force = work.world.force(victim, water)
    part = work.part(water)
    shores = [one.name for one in work.geography.coasts(part)] if part is not None else []
    shore = next((name for name in shores if name in work.owned.get(victim, ())), "")
    force.holders = [one for one in force.holders if one is not ship]
    if shore:
        work.world.force(victim, shore).land.join(ship.load)
    else:
        for symbol, number in list(ship.load.pieces.items()):
            book_in(work, victim, water, ship.load, symbol, -number, doing.row.rule, LOSS)
        book_in(work, victim, water, ship.load, RE, -ship.load.re, doing.row.rule, LOSS)
    gone = Stock({ship.symbol: 1})
    book_in(work, victim, water, gone, ship.symbol, -1, doing.row.rule, LOSS)
    work.world.tidy(victim, water)


def _sabotage_building(doing: Doing, need: int) -> None:
    """A bridge, or the gate of a wall or house, which counts as one RE of wall."""
    work, row = doing.work, doing.row
    gf, kf = field_of(doing.deed.field)
    anything = work.world.reading(BROKEN) == ANY_BUILDING
    standing = work.world.buildings.get(str(gf), [])
    here = [one for one in standing if one.kf == kf]
    bridge = next((one for one in here if one.kind in (RIVER_BRIDGE, STREAM_BRIDGE)), None)
    gate = next((one for one in here if _gates(gf, one)), None)
    target = bridge or (here[0] if anything and here else gate)
    if target is None:
        doing.fail("gone")
        return
    whole = bridge is not None or anything
    cost = ceil((BUILDINGS[target.kind].price if whole else BUILDINGS[WALL].price) / 2)
    if not doing.pay(cost):
        doing.fail("re")
        return
    _, success = doing.roll(row.rule, Tally(need, BROKEN))
    owner = target.owner or owner_of(work, doing.deed.field)
    if success:
        rest = [one for one in standing if one is not target]
        gone = whole or target.kind == WALL
        work.replace_buildings(gf, rest if gone else [*rest, breached(target, _gates(gf, target)[:1])])
        if gone:
            hand_on_breaches(work, gf, target)
        doing.tell_victim(owner, what=doing.deed.field)
    doing.tried(success, cost, what=doing.deed.field)


def _gates(gf: Gf, one: Building) -> tuple[str, ...]:
    """Its gates that are not broken yet, as battles call them: of a house they stay so until they are repaired, of a
    wall nothing is left (kalevala.r.war.bau_schaden)."""
    gates = [opening for opening in one.openings if not opening.passage]
    names = (f"{gf}/{opening.start}:{opening.storey}>{field_beside(Field(gf, opening.start), opening.end)}"
             for opening in gates)
    return tuple(name for name in names if name not in breaches(one))


# ---- persons


def _attack(doing: Doing) -> tuple[str, Piece, Stock, str] | None:
    """One exchange (kalevala.r.agent_fight): `won`, `lost` or `missed`; None where nobody was there."""
    found = doing.find(next(iter(doing.deed.pieces)))
    if found is None or not doing.pay(doing.row.cost):
        doing.fail("gone" if found is None else "re")
        return None
    stock, symbol, group = found
    one, work = known_piece(symbol), doing.work
    own = Tally(CLASS_GP, WEAPONLESS).change(ATTACK_GP, FIGHT)
    if doing.deed.kind == MURDER:
        own.change(MURDER_GP, doing.row.rule)
    king = reigning(work.world, doing.victim) if royal(one) is not None else None
    if king is not None and king.weakness == BELOVED:
        own.change(BELOVED_GP, "kalevala.r.king_weakness")
        show_weakness(work, doing.victim, BELOVED)
    if hooks.is_mortal(work.world, doing.victim, one):
        faces, _ = doing.roll(doing.row.rule, Tally(KILLS_WIZARD, "kalevala.19.3.4.nahkampf"))
        return ("won" if sum(faces) == KILLS_WIZARD else "missed"), one, stock, group
    faces, _ = doing.roll(doing.row.rule, Tally(KILLS, FIGHT))
    plain = _is_plain(doing, one)
    kills = KING_KILLS if king is not None and not plain else KILLS
    theirs, _ = doing.roll(FIGHT, Tally(kills, FIGHT), 3, 6, "victim")
    mine, total = sum(faces) + own.total, sum(theirs) + (MELEE_GP["C"] if plain else defence(one))
    if sum(faces) >= KILLS and mine > total:
        return "won", one, stock, group
    return ("lost" if sum(theirs) >= kills and total > mine else "missed"), one, stock, group


def _is_plain(doing: Doing, one: Piece) -> bool:
    """A king without palace and power is a C warrior and no more (kalevala.18.4.verlust)."""
    king = reigning(doing.work.world, doing.victim) if royal(one) is not None else None
    return king is not None and king.plain == doing.work.world.at.gr


def _murder(doing: Doing) -> None:
    fought = _attack(doing)
    if fought is None:
        return
    how, one, stock, group = fought
    if how == "won":
        _kill(doing, one, stock)
        if group:
            doing.work.turn.tell((doing.realm,), "kalevala-agent-in-caravan", "kalevala.21.abwehr.agentenaktion",
                                 agent=doing.found.symbol, group=group, place=doing.place)
            strand_leaderless(doing.work, doing.victim)
        doing.tell_victim(doing.victim, what=one.seen)
    _close(doing, how, one)


def _kill(doing: Doing, one: Piece, stock: Stock) -> None:
    """Of a king others die first, then he loses a life (kalevala.r.king_substitute, kalevala.r.king_lives)."""
    work, found = doing.work, royal(one)
    if found is not None and not _is_plain(doing, one):
        others = [other for other, _ in stock.each() if _dies_for_kings(other)]
        if others:
            one = min(others, key=lambda other: (worth(other) or 0, other.symbol))
            work.turn.tell((doing.victim,), "kalevala-died-for-king", "kalevala.r.king_substitute",
                           "kalevala.18.7.opfer", symbol=one.seen, place=doing.place)
        elif found.lives > 1:
            throned = Throned(doing.place, stock, one.symbol, found)
            change_king(work, doing.victim, throned, lives=found.lives - 1, rule="kalevala.r.king_lives")
            return
    book_in(work, doing.victim, doing.place, stock, one.symbol, -1, doing.row.rule, LOSS)
    work.world.tidy(doing.victim, doing.place)


def _dies_for_kings(one: Piece) -> bool:
    """All other people, but no wizard (kalevala.r.king_substitute)."""
    return is_person(one) and one.base != WIZARD and royal(one) is None


def _close(doing: Doing, how: str, one: Piece) -> None:
    doing.tried(how == "won", doing.row.cost, what=one.seen)
    if how == "lost":
        killed(doing.work, doing.realm, doing.found, doing.victim)
    elif how == "missed" and doing.work.world.reading(FIGHT) != UNSEEN_IF_MISSED:
        discovered(doing)


def _abduct(doing: Doing) -> None:
    """Taken along, if there is room; nobody pays or commands him (kalevala.r.agent_loot)."""
    load = doing.found.stock
    if room(load) + sum(doing.agent.captives.values()) + 1 > MOST_ROOM:
        doing.fail("room")
        return
    fought = _attack(doing)
    if fought is None:
        return
    how, one, stock, group = fought
    if how == "won":
        king = reigning(doing.work.world, doing.victim) if royal(one) is not None else None
        if king is not None:
            king.abducted = True
        book_in(doing.work, doing.victim, doing.place, stock, one.symbol, -1, doing.row.rule, LOSS)
        doing.work.world.tidy(doing.victim, doing.place)
        if called(one):
            hold(doing.work.world, doing.victim, called(one))
        name = f"{one.symbol} {doing.victim}"
        doing.agent.captives[name] = doing.agent.captives.get(name, 0) + 1
        if group:
            strand_leaderless(doing.work, doing.victim)
        doing.tell_victim(doing.victim, what=one.seen)
    _close(doing, how, one)


# ---- ways


def _sneak(doing: Doing) -> None:
    """Into a caravan, a vessel or a building; from the headquarters of another he reads all that is kept there."""
    work, row = doing.work, doing.row
    host, area, owner = _aim(doing)
    if not area:
        doing.fail("gone")
        return
    if not doing.pay(row.cost * area):
        doing.fail("re")
        return
    _, success = doing.roll(row.rule, Tally(row.need, row.rule))
    what = doing.deed.field or doing.deed.group
    doing.tried(success, row.cost * area, what=what)
    if not success:
        return
    doing.agent.inside = doing.deed.field or f"{doing.deed.group} {owner}"
    if host is not None and host[1].is_vessel:
        host[1].stowaways = (*host[1].stowaways, mark(doing.realm, doing.found.symbol))
        put(work, doing.realm, doing.found, host[0])
    theirs = work.world.persons.services.get(owner)
    if doing.deed.field and theirs is not None and theirs.headquarters:
        gf, kf = field_of(theirs.headquarters)
        here, at = field_of(doing.deed.field)
        if gf == here and kf in connected_houses(_houses(work, here), at):
            theirs.betrayed = True
            betray(work, owner, doing.realm)


def _houses(work: Evaluation, gf: object) -> list[int]:
    return [one.kf for one in work.world.buildings.get(str(gf), ()) if BUILDINGS[one.kind].storeys]


def _aim(doing: Doing) -> tuple[tuple[str, Holder] | None, int, str]:
    """What he sneaks into or bribes, how large it is, and whose."""
    work, deed = doing.work, doing.deed
    if deed.field:
        gf, kf = field_of(deed.field)
        area = connected_houses(_houses(work, gf), kf) if house_on(work, Field(gf, kf)) is not None else set()
        return None, len(area), owner_of(work, deed.field)
    if deed.group in AREAS:
        ships = _vessels(doing, deed.group)
        return (ships[0], AREAS[deed.group], doing.victim) if ships else (None, 0, "")
    force = work.world.forces.get(doing.victim, {}).get(doing.place, Force())
    group = next((one for one in force.groups if one.symbol == deed.group), None)
    if group is None:
        return None, 0, ""
    return (doing.place, group), ceil(group.load.room / 4), doing.victim


def _open(doing: Doing) -> None:
    work, row = doing.work, doing.row
    gf, kf = field_of(doing.deed.field)
    houses = connected_houses(_houses(work, gf), kf)
    inside = {f"{gf}/{one}" for one in houses}
    if doing.agent.inside not in inside:
        doing.fail("outside")
        return
    if not doing.pay(row.cost * len(houses)):
        doing.fail("re")
        return
    _, success = doing.roll(row.rule, Tally(row.need, row.rule))
    if success:
        standing = work.world.buildings[str(gf)]
        work.world.buildings[str(gf)] = [replace(one, ajar=True) if one.kf in houses else one for one in standing]
        doing.tell_victim(owner_of(work, doing.deed.field), what=doing.deed.field)
    doing.tried(success, row.cost * len(houses), what=doing.deed.field)


def _bribe(doing: Doing) -> None:
    work, row = doing.work, doing.row
    host, area, owner = _aim(doing)
    if host is None:
        doing.fail("gone")
        return
    place, holder = host
    if area + 1 > MOST_ON_A_DIE:
        doing.fail("impossible")
        return
    cost = row.cost + holder.load.warriors
    if not doing.pay(cost):
        doing.fail("re")
        return
    _, success = doing.roll(row.rule, Tally(area + 1, row.rule), 1, MOST_ON_A_DIE)
    if success:
        found = Bribe(doing.realm, owner, doing.deed.group, place, doing.deed.way,
                      Listing() if holder.is_group else listing_of(holder.load))
        if holder.is_group and holder.moved != work.world.at.gr:
            redirect(work, found, holder)
        else:
            work.world.persons.plots.bribes.append(found)
        doing.tell_victim(owner, what=doing.deed.group)
    doing.tried(success, cost, what=doing.deed.group)


def redirect(work: Evaluation, bribed: Bribe, group: Holder) -> None:
    """It goes where the agent wants, whatever its owner has ordered."""
    trade = work.world.trade
    trade.moves = [one for one in trade.moves if (one.realm, one.group) != (bribed.realm, bribed.group)]
    way = (bribed.place, *(place for place in bribed.way if gf_of(place) != gf_of(bribed.place)))
    trade.moves.append(GroupMove(bribed.realm, bribed.group, way, fields_needed(group.load)))


def _guide(doing: Doing) -> None:
    """Over the mountains or the water, at once, no further than into the next large field."""
    work, row, target = doing.work, doing.row, gf_of(doing.deed.way[0])
    draw_unknown(work, (target,))
    found = _crossed(work, doing.place, doing.deed.way[0])
    if found is None or work.is_protected(_owner(work, found[1])):
        doing.fail("way")
        return
    _, stopped = led(work, doing.realm, doing.place, doing.deed.way[:1], craft=has_craft(doing.found.stock))
    if not stopped:
        doing.fail("open")
        return
    number, end = max(1, found[0]), found[1]
    if not doing.pay(row.cost * number):
        doing.fail("re")
        return
    if doing.agent.inside:
        leave_host(work, doing.realm, doing.found)
    put(work, doing.realm, doing.found, end)
    doing.tried(True, row.cost * number, objects=number, what=end)


def _owner(work: Evaluation, place: str) -> str:
    province = work.province(place)
    return province.owner if province is not None else NATIVES


def _crossed(work: Evaluation, start: str, target: str) -> tuple[int, str] | None:
    """The fewest small fields of mountain or water between a part of land and the next large field."""
    part, beyond = work.part(start), gf_of(target)
    side = part.gf.side_towards(beyond) if part is not None else None
    if part is None or side is None or not work.geography.parts(beyond):
        return None
    near = {part.gf: 0, beyond: 1}
    waiting = [(0, 0, kf) for kf in sorted(part.fields)]
    best: dict[tuple[int, int], int] = {(0, kf): 0 for kf in part.fields}
    fields = list(near)
    while waiting:
        cost, at, kf = heappop(waiting)
        if at == 1:
            end = work.geography.part_at(Field(beyond, kf))
            if end is not None and not end.water and ("[" not in target or end.name == target):
                return cost, end.name
        steps = [(at, one) for one in WITHIN[kf]]
        steps += [(1, far) for near_kf, far in CONTACTS[side] if at == 0 and near_kf == kf]
        for to, far in steps:
            there = work.geography.part_at(Field(fields[to], far))
            more = cost + (0 if there is not None and not there.water else 1)
            if more < best.get((to, far), 1_000):
                best[to, far] = more
                heappush(waiting, (more, to, far))
    return None


# ---- revolt


def _revolt(doing: Doing) -> None:
    """Every warrior of another there; those who reach their number are marauders from now on."""
    work, row = doing.work, doing.row
    there = [
        (name, force.land, one.symbol, number)
        for name, places in sorted(work.world.forces.items()) if name != doing.realm and name in work.world.realms
        for force in (places.get(doing.place, Force()),)
        for one, number in list(force.land.each()) if one.kind.sort == WARRIOR and one.rank in REVOLTS
    ]
    cost = sum(REVOLTS[known_piece(symbol).rank][0] * number for _, _, symbol, number in there)
    if not there or not doing.pay(cost):
        doing.fail("gone" if not there else "re")
        return
    joined: dict[tuple[str, str], list[bool]] = {}
    for name, _, symbol, number in there:
        need = REVOLTS[known_piece(symbol).rank][1]
        joined[name, symbol] = [doing.roll(row.rule, Tally(need, row.rule), 3, 6, name, symbol, one)[1]
                                for one in range(1, number + 1)]
    rebels = [(name, stock, symbol, sum(joined[name, symbol])) for name, stock, symbol, _ in there
              if any(joined[name, symbol])]
    for name, stock in {name: stock for name, stock, *_ in rebels}.items():
        ridden = _ridden_by_rebels(stock, {symbol: rose for (of, symbol), rose in joined.items() if of == name})
        rebels += [(name, stock, animal, number) for animal, number in ridden.items()]
    if rebels:
        _rise(doing, rebels)
    seen = [so_many(number, known_piece(symbol).seen) for _, _, symbol, number in rebels]
    doing.tried(bool(rebels), cost, what=", ".join(seen))


def _ridden_by_rebels(stock: Stock, joined: dict[str, list[bool]]) -> Counter[str]:
    """Mounts all of whose riders have joined; the first of a kind are those who ride (kalevala.r.revolt)."""
    found, mounted = Counter[str](), Counter[str]()
    for animal, *riders in riding(stock.pieces):
        rebellious = []
        for one in riders:
            rebellious.append(joined[one.symbol][mounted[one.symbol]])
            mounted[one.symbol] += 1
        found[animal.symbol] += all(rebellious)
    return +found


def _rise(doing: Doing, rebels: list[tuple[str, Stock, str, int]]) -> None:
    work, place = doing.work, doing.place
    flee = work.world.reading(REVOLTED) == DESERT
    name = "" if flee else marauders_name(work.world.realms)
    if name:
        work.world.realms[name] = Realm(MARAUDERS, work.realm(rebels[0][0]).core, entered=work.world.at)
    for realm, stock, symbol, number in rebels:
        book_in(work, realm, place, stock, symbol, -number, REVOLTED, LOSS)
        if name:
            plain = "+".join([known_piece(symbol).bare.replace("(W)", ""), *symbol.split("+")[1:]])
            book_in(work, name, place, work.world.force(name, place).land, plain, number, REVOLTED, GAIN)
            if not any(one.place == place and {*one.realms} == {name, realm} for one in work.world.meetings):
                work.world.meetings.append(Meeting(place, sorted((name, realm))))
        work.world.tidy(realm, place)
    for victim in sorted({realm for realm, *_ in rebels}):
        own = [so_many(number, symbol) for realm, _, symbol, number in rebels if realm == victim]
        doing.tell_victim(victim, what=", ".join(own))


DEEDS: Final[dict[str, Callable[[Doing], None]]] = {
    ASK: _ask, RUSTLE: _rustle, SABOTAGE: _sabotage, MURDER: _murder, ABDUCT: _abduct, LETTERS: _letters,
    SNEAK: _sneak, OPEN: _open, BRIBE: _bribe, GUIDE: _guide, STEAL: _steal, REVOLT: _revolt,
}
