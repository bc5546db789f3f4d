"""Attacks on caravans (21): by a battle like any other, but for the caravan alone and never for land."""
from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final

from walstatt.games.kalevala.entering.arrivals import owner_of, tell_arrival
from walstatt.games.kalevala.entering.columns import figures_of
from walstatt.games.kalevala.entering.entries import RAID, RAIDS
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.papers.listing import listing_of, write_listing
from walstatt.games.kalevala.realm.guests import may_enter_by
from walstatt.games.kalevala.realm.pieces import PERSON, VESSEL, WARRIOR
from walstatt.games.kalevala.realm.stock import RE, Force, Holder, Stock
from walstatt.games.kalevala.state import NATIVES, Entry, Survived
from walstatt.games.kalevala.war.afloat import manned
from walstatt.games.kalevala.war.field import Battlefield, Contingent, counted

KEPT: Final = "kalevala.r.caravan_combat_move"
WON: Final = "kalevala.21.abwehr.provinz"
LEADERLESS: Final = "kalevala.21.karawane.letzter_kaufmann"


def raids(work: Evaluation) -> Iterator[tuple[str, Entry]]:
    """Those that find a caravan, and whose raiders may still come to it."""
    for realm, entries in work.world.entries.items():
        for entry in entries:
            if entry.kind != RAID:
                continue
            if caravans_at(work, entry) and figures_of(work, realm, entry).warriors and _may_stand(work, realm, entry):
                yield realm, entry
            else:
                work.turn.tell((realm,), "kalevala-raid-nobody", RAIDS, place=entry.target, realm=entry.against[0])


def _may_stand(work: Evaluation, realm: str, entry: Entry) -> bool:
    owner = owner_of(work, realm, entry.target)
    nobodys = "~" in entry.target and owner == NATIVES
    here = entry.start == entry.target or nobodys or owner == realm
    return here or may_enter_by(work, owner, realm, entry.target)


def caravans_at(work: Evaluation, entry: Entry) -> list[Holder]:
    """The caravans and expeditions at which a raid aims."""
    return work.world.forces.get(entry.against[0], {}).get(entry.target, Force()).groups


def attacked(work: Evaluation, found: list[tuple[str, Entry]]) -> Iterator[Contingent]:
    """All of them with everything that they hold: now their warriors act (kalevala.21.karawane.passiv)."""
    for victim, entry in {(entry.against[0], entry.target): entry for _, entry in found}.items():
        for group in caravans_at(work, entry):
            force = _afloat(work, group.load) if "~" in entry.target else Force(group.load.copy())
            yield Contingent(victim[0], entry.target, force, caravan=group.symbol)


def _afloat(work: Evaluation, load: Stock) -> Force:
    """A caravan at sea as its ships with who is aboard: one to steer each of them, then all others where there is
    room."""
    vessels = [one.symbol for one, number in load.each() if one.kind.sort == VESSEL for _ in range(number)]
    hands = [one.symbol for one, number in load.each() if one.kind.sort in (WARRIOR, PERSON) for _ in range(number)]
    steered = [Holder(ship, Stock({hand: 1})) for ship, hand in zip(vessels, hands, strict=False)]
    people = load.copy()
    for ship in vessels:
        people.add(ship, -1)
    return Force(holders=manned(work, vessels, people, steered))


def tell_raids(work: Evaluation, found: list[tuple[str, Entry]], field: Battlefield) -> None:
    """The attack shows everything about a caravan (kalevala.21.abwehr.angriff)."""
    for realm, entry in found:
        for one in field.contingents:
            if one.caravan and (one.party, one.place) == (entry.against[0], entry.target):
                told = {"place": one.place, "group": one.caravan, "owner": one.party, "raider": realm}
                whole = one.force.whole()
                for reader, seen in ((realm, whole.as_seen()), (one.party, whole)):
                    what = write_listing(listing_of(seen))
                    work.turn.tell((reader,), "kalevala-caravan-raided", RAIDS, what=what, **told)


def tell_host(work: Evaluation, realm: str, entry: Entry) -> None:
    """Raiders come into foreign land as guests, and its owner learns how many (kalevala.15.2.meldung)."""
    host = owner_of(work, realm, entry.target)
    if host not in (realm, NATIVES):
        tell_arrival(work, realm, host, entry.target, figures_of(work, realm, entry), "kalevala.15.2.meldung")


def take_apart(force: Force, one: Contingent) -> None:
    """What is in the battle is nowhere else meanwhile."""
    force.holders = [held for held in force.holders if held.symbol != one.caravan]


def regroup(work: Evaluation, field: Battlefield, lost: Collection[str]) -> None:
    """Who is left belongs to the caravan again (kalevala.r.caravan_combat_move), if a merchant is left to lead it."""
    for one in field.contingents:
        if one.caravan:
            _regroup(work, field, one, lost)


def _has_won(work: Evaluation, field: Battlefield, one: Contingent, lost: Collection[str]) -> bool:
    """Was it attacked by who owns the land, has he nobody there any more, and has nobody else won it from him? A
    warrior must leave it to take that."""
    owner = field.owners.get(one.place, NATIVES)
    if one.place in lost:
        return False
    left = work.world.forces.get(owner, {}).get(one.place, Force()).land.warriors
    return owner in field.party(one.party).enemies and not left


def _left_ashore(force: Force, one: Contingent) -> Stock:
    there, before = counted(force.land), counted(one.force.land)
    kept = Counter({item: min(number, there[item]) for item, number in before.items()})
    return Stock({item: number for item, number in (+kept).items() if item != RE}, kept[RE])


def _left_aboard(force: Force, one: Contingent) -> tuple[Stock, list[Holder]]:
    """Its ships that still swim, those with merchants first, and all that they carry."""
    wanted = Counter(ship.symbol for ship in one.force.vessels)
    load, ships = Stock(), list[Holder]()
    for ship in sorted(force.vessels, key=lambda each: -each.load.pieces.get("K", 0)):
        if wanted[ship.symbol]:
            wanted[ship.symbol] -= 1
            ships.append(ship)
            load.join(ship.load)
            load.add(ship.symbol, 1)
    return load, ships


def _regroup(work: Evaluation, field: Battlefield, one: Contingent, lost: Collection[str]) -> None:
    force = work.world.force(one.party, one.place)
    load, ships = _left_aboard(force, one) if "~" in one.place else (_left_ashore(force, one), [])
    if load.pieces.get("K"):
        if not ships:
            force.land.part_with(load)
        force.holders = [each for each in force.holders if not any(each is ship for ship in ships)]
        force.holders.append(Holder(one.caravan, load))
        what = write_listing(listing_of(load))
        work.turn.tell((one.party,), "kalevala-caravan-survived", KEPT, group=one.caravan, place=one.place, what=what)
        won = load.warriors > 0 and _has_won(work, field, one, lost)
        survived = Survived(work.world.at.gr, one.party, one.place, one.caravan, won)
        work.world.survived.append(survived)
        if won:
            work.turn.tell((one.party,), "kalevala-caravan-won", WON, group=one.caravan, place=one.place)
    else:
        what = write_listing(listing_of(load)) or "–"
        work.turn.tell(
            (one.party,), "kalevala-caravan-leaderless", LEADERLESS, group=one.caravan, place=one.place, what=what
        )
    work.world.tidy(one.party, one.place)
