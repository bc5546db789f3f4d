"""Which wars are fought on one battlefield, where it lies, and who is whose enemy there (15.2, 15.3.2, 16.2.1)."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec.structs import replace

from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.treaties import are_allies
from walstatt.games.kalevala.entering.arrivals import owner_of
from walstatt.games.kalevala.entering.columns import board, bring, figures_of, force_of
from walstatt.games.kalevala.entering.entries import OCCUPATION, PERMITTED, WAR
from walstatt.games.kalevala.entering.muster import embark, take_out
from walstatt.games.kalevala.entering.rivals import at_war
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.realm.guests import is_permitted_by
from walstatt.games.kalevala.realm.meetings import quarrels
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.realm.weariness import weary_at
from walstatt.games.kalevala.scouting.orders import DEEPEST
from walstatt.games.kalevala.state import NATIVES, OCCUPIED, Entry
from walstatt.games.kalevala.trade.ways import is_gentle
from walstatt.games.kalevala.war.battle_orders import flags_of, order_of
from walstatt.games.kalevala.war.field import Battlefield, Contingent, Party, counted, people, troops
from walstatt.games.kalevala.war.raids import attacked, raids, tell_host, tell_raids
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Field

Attack = tuple[str, Entry]
"""A realm, and an entry of its own."""
ALLIED = 1
"""The reading of kalevala.r.war.parteien by which rulers with an alliance are one side."""


@dataclass
class Theatre:
    """Wars that belong together."""

    attacks: list[Attack] = field(default_factory=list)
    quarrels: list[tuple[str, tuple[str, str]]] = field(default_factory=list)
    """Places where two fight without an attack: they have met there, or occupied it together."""
    raids: list[Attack] = field(default_factory=list)
    """On caravans."""
    helped: list[tuple[str, tuple[str, str]]] = field(default_factory=list)
    """Places where a figure opens a battlefield: for whom, against whom (`hooks.Figure.opens`)."""
    joined: list[Attack] = field(default_factory=list)
    """Permitted entries whose land lies on it or touches it."""
    apart: bool = False
    """Does another of the same rulers lie beside it, behind mountains or water?"""

    def places(self, work: Evaluation) -> list[str]:
        found = {entry.target for _, entry in self.attacks} | {place for place, _ in self.quarrels}
        found |= {entry.target for _, entry in self.raids} | {place for place, _ in self.helped}
        found |= {entry.start for realm, entry in self.attacks if not is_surprise(work, realm, entry)}
        found |= {place for _, entry in self.joined for place in (entry.start, entry.target)}
        return sorted(found | manned_waters(work, self))


def theatres(work: Evaluation) -> list[Theatre]:
    """All of this phase, none of which has to do with another."""
    entries = [(realm, entry) for realm, all_of in work.world.entries.items() for entry in all_of]
    single = [Theatre(attacks=[one]) for one in entries if one[1].kind == WAR and sets_out(work, *one)]
    single += [Theatre(quarrels=[one]) for one in (*quarrels(work), *_rivalries(work))]
    single += [Theatre(raids=[one]) for one in raids(work)]
    single += [Theatre(helped=[one]) for one in hooks.opened(work)]
    found = _merged(work, single)
    guests = [(realm, entry) for realm, entry in entries if entry.kind == PERMITTED and _has_come(work, realm, entry)]
    for theatre in found:
        theatre.joined = list(_joining(work, theatre, guests))
    merged = _merged(work, found)
    _note_apart(work, merged)
    return merged


def _note_apart(work: Evaluation, found: list[Theatre]) -> None:
    extents = [(one, _extent(work, one)) for one in found]
    for theatre, here in extents:
        theatre.apart = any(
            other is not theatre and here.concerned & there.concerned and here.around & there.fields
            for other, there in extents
        )


def _rivalries(work: Evaluation) -> Iterator[tuple[str, tuple[str, str]]]:
    """Those who occupied land together and are at war (kalevala.15.3.1.krieg)."""
    for place, comers in work.rivals.items():
        names = sorted(realm for realm, _ in comers)
        yield from (
            (place, (one, other)) for one in names for other in names
            if one < other and at_war(work, one, other, comers)
        )


def sets_out(work: Evaluation, realm: str, entry: Entry) -> bool:
    """Is anybody left of an attack? Who is to go on from land that he attacks has set out with those who attack it."""
    first, wars = entry, {one.target: one for one in work.world.entries.get(realm, ()) if one.kind == WAR}
    for _ in range(DEEPEST):
        first = wars.get(first.start, first)
    return bool(people(counted(force_of(work, realm, first).whole())))


def _has_come(work: Evaluation, realm: str, entry: Entry) -> bool:
    """Permitted or occupied: an entry that comes to nothing joins no land and means no treason."""
    return (realm, entry.number) not in work.turned_back


# ---- what belongs together


def _merged(work: Evaluation, single: list[Theatre]) -> list[Theatre]:
    """Until nothing changes any more (kalevala.r.war.ksp_kante)."""
    waiting, done = [(one, _extent(work, one)) for one in single], list[Theatre]()
    while waiting:
        one, here = waiting.pop(0)
        near = [(other, there) for other, there in waiting if _belong_together(work, here, there)]
        if not near:
            done.append(one)
            continue
        for other, _ in near:
            one.attacks += other.attacks
            one.quarrels += other.quarrels
            one.raids += other.raids
            one.helped += other.helped
            one.joined += [guest for guest in other.joined if guest not in one.joined]
        merged = [other for other, _ in near]
        waiting = [pair for pair in waiting if not any(pair[0] is other for other in merged)]
        waiting.append((one, _extent(work, one)))
    return done


class Extent(NamedTuple):
    """Where a theatre lies, what is beside it, and who has to do with it."""

    places: frozenset[str]
    fields: frozenset[Gf]
    around: frozenset[Gf]
    concerned: frozenset[str]
    fought: bool
    """Does anybody meet an enemy there? Empty land is walked into (kalevala.r.war.leeres_gf)."""


def _extent(work: Evaluation, theatre: Theatre) -> Extent:
    places = theatre.places(work)
    fields = frozenset(gf_of(place) for place in places)
    around = fields.union(*(gf.neighbours.values() for gf in fields))
    return Extent(frozenset(places), fields, around, frozenset(_concerned(work, theatre)), _is_fought(work, theatre))


def _belong_together(work: Evaluation, one: Extent, other: Extent) -> bool:
    """Those that share land always; those side by side if an edge between them can be crossed and both are fought for,
    whoever fights there (kalevala.16.2.1.verschmelzen), or if anybody has to do with both."""
    if one.places & other.places:
        return True
    if not one.around & other.fields or not (one.concerned & other.concerned or (one.fought and other.fought)):
        return False
    return any(_is_open(work, place, beside) for place in sorted(one.places) for beside in sorted(other.places))


def _concerned(work: Evaluation, theatre: Theatre) -> set[str]:
    """Who attacks, whose land it is, and who else stands there."""
    names = {realm for realm, _ in (*theatre.attacks, *theatre.joined)}
    names |= {realm for _, pair in theatre.quarrels for realm in pair}
    names |= {name for realm, entry in theatre.raids for name in (realm, *entry.against)}
    names |= {realm for _, pair in theatre.helped for realm in pair}
    for _, entry in theatre.attacks:
        names |= {realm for realm in work.world.forces if stands_in(work, realm, entry.target)}
        names.add(owner_of(work, "", entry.target))
    return names - {NATIVES}


def _is_fought(work: Evaluation, theatre: Theatre) -> bool:
    if theatre.quarrels or theatre.raids or theatre.helped:
        return True
    targets = {entry.target for _, entry in theatre.attacks} | manned_waters(work, theatre)
    there = [
        realm for realm, places in work.world.forces.items()
        if any(place in places and troops(counted(places[place].whole())) for place in targets)
    ]
    names = list(dict.fromkeys([*(realm for realm, _ in theatre.attacks), *there]))
    return any(enemies_on(work, theatre, names).values())


def stands_in(work: Evaluation, realm: str, place: str) -> bool:
    """For all to see: a camouflaged group is on no battlefield that it does not show itself on. Who has nothing but
    caravans there is nobody's guest or enemy for it (kalevala.21.karawane.friedlich)."""
    force = work.world.forces.get(realm, {}).get(place, Force())
    return not force.land.empty or bool(force.vessels)


def touch(work: Evaluation, place: str, beside: str) -> bool:
    """Do they share a large field, or an edge that can be crossed?"""
    if gf_of(place) == gf_of(beside):
        return True
    here, there = work.part(place), work.part(beside)
    return here is not None and there is not None and there in work.geography.steps(here)


def _is_open(work: Evaluation, place: str, beside: str) -> bool:
    """Can somebody on foot go from one to the other in battle, where a cliff bars the way (kalevala.r.war.ksp_kante)?
    """
    here, there = work.part(place), work.part(beside)
    if here is not None and there is not None and here.water != there.water and there in work.geography.coasts(here):
        return True  # Water is on a battlefield for the sake of manned vessels alone.
    if here is None or there is None or here.water or here.gf == there.gf or not touch(work, place, beside):
        return touch(work, place, beside)
    return any(is_gentle(work, Field(here.gf, kf), Field(there.gf, far))
               for kf, far in work.geography.ways_between(here, there))


def _joining(work: Evaluation, theatre: Theatre, guests: Iterable[Attack]) -> Iterator[Attack]:
    """Foreign land that was entered by permission joins by itself, own land only if its ruler says so and draws up
    his figures (kalevala.15.2.ksp_fremd, kalevala.15.2.ksp_eigen)."""
    places = theatre.places(work)
    for realm, entry in guests:
        is_own = owner_of(work, realm, entry.target) == realm
        both = (entry.start, entry.target)
        said = entry.joins or any(flags_of(work, realm, place).joins for place in both)
        is_set_up = said and any(order_of(work, realm, place) for place in both)
        if any(touch(work, entry.target, place) for place in places) and (not is_own or is_set_up):
            yield realm, entry


def is_surprise(work: Evaluation, realm: str, entry: Entry) -> bool:
    """Does the attack begin in land occupied in this very phase? That is not on the battlefield
    (kalevala.12.sonderfall_frei_besetzt, kalevala.15.3.2.ksp)."""
    province = work.province(entry.start)
    return (
        province is not None and province.owner == realm and province.how == OCCUPIED
        and province.taken == work.world.at
    )


# ---- the battlefield


def battlefield(work: Evaluation, theatre: Theatre) -> Battlefield:
    """All who have an enemy on it; who has none stands by (kalevala.r.war.mitaufstellung). Nobody is a party where
    nobody meets an enemy whom he could fight."""
    appear_behind(work, theatre)
    places = theatre.places(work)
    contingents = _with_weariness(work, _with_people(_contingents(work, theatre)))
    names = list(dict.fromkeys((*(one.party for one in contingents), *_helped(theatre))))
    enemies = enemies_on(work, theatre, names)
    armed = {one.party for one in contingents if troops(counted(one.force.whole()))}
    if not theatre.helped and not any(enemies[name] & armed for name in armed):
        enemies = {name: set[str]() for name in names}
    parties = tuple(
        Party(name, tuple(sorted(enemies[name])), tuple(
            one for one in names if enemies[one] and one not in enemies[name] and _are_friends(work, theatre, name, one)
        ))
        for name in names if enemies[name]
    )
    fighting = tuple(one for one in contingents if enemies[one.party])
    owners = {place: owner_of(work, "", place) for place in places}
    return Battlefield(places[0] if places else "", work.world.at, tuple(places), parties, fighting, owners)


def _helped(theatre: Theatre) -> Iterator[str]:
    """Whom a figure helps and against whom: one may have nobody there, the other nothing but buildings."""
    for _, pair in theatre.helped:
        yield from pair


def appear_behind(work: Evaluation, theatre: Theatre) -> None:
    """Whoever comes out of land that he has just occupied stands in the attacked land when the battle begins."""
    for number, (realm, entry) in enumerate(theatre.attacks):
        board(work, realm, entry)
        if is_surprise(work, realm, entry) and not figures_of(work, realm, entry).empty:
            bring(work, realm, entry)
            theatre.attacks[number] = realm, replace(entry, start=entry.target)
            work.turn.tell((realm,), "kalevala-surprise", "kalevala.12.sonderfall_frei_besetzt", place=entry.target,
                           start=entry.start)


    for number, (realm, entry) in enumerate(theatre.raids):
        if entry.start != entry.target:
            tell_host(work, realm, entry)
            bring(work, realm, entry)
            theatre.raids[number] = realm, replace(entry, start=entry.target)


def _contingents(work: Evaluation, theatre: Theatre) -> Iterator[Contingent]:
    """Who attacks, from where; then all others who stand in the land of the battlefield."""
    attacking: dict[tuple[str, str], list[Force]] = {}
    for realm, entry in theatre.attacks:
        begins, force = _march(work, theatre, realm, entry)
        if not force.empty:
            attacking.setdefault((realm, begins), []).append(force)
            yield Contingent(realm, begins, force, entry.target)
    places = standing_places(theatre)
    for realm, entry in theatre.raids:
        attacking.setdefault((realm, entry.target), []).append(force_of(work, realm, entry))
        yield Contingent(realm, entry.target, attacking[realm, entry.target][-1])
    yield from attacked(work, theatre.raids)
    set_out = {*attacking, *((realm, entry.start) for realm, entry in theatre.joined)}
    afloat = manned_waters(work, theatre)
    set_out |= {(realm, water) for realm, entry in theatre.attacks for water in afloat
                if gf_of(water) == gf_of(entry.start)}
    for place in sorted({*places, *afloat, *(start for _, start in set_out),
                         *(entry.target for _, entry in theatre.raids)}):
        for realm, force in standing_at(work, place, attacking).items():
            yield Contingent(realm, place, force, behind=place not in places and (realm, place) in set_out)


def _with_people(contingents: Iterable[Contingent]) -> list[Contingent]:
    """Things alone are no party: whoever takes the land takes them (kalevala.r.war.beute_geraet)."""
    found = list(contingents)
    manned = {one.party for one in found if people(counted(one.force.whole()))}
    return [one for one in found if one.party in manned]


def _with_weariness(work: Evaluation, contingents: Iterable[Contingent]) -> list[Contingent]:
    """Of the elephants of a place the fresh ones march first."""
    found, left = [], dict[tuple[str, str], Counter[str]]()
    for one in contingents:
        where = one.party, one.place
        if where not in left:
            there = work.world.forces.get(one.party, {}).get(one.place, Force()).land.pieces
            left[where] = Counter(there) - weary_at(work.world, *where)
        fresh, here = left[where], one.force.land.pieces
        weary = {symbol: here.get(symbol, 0) - fresh[symbol] for symbol in weary_at(work.world, *where)}
        left[where] = fresh - Counter(here)
        found.append(replace(one, weary={symbol: number for symbol, number in weary.items() if number > 0}))
    return found


def _march(work: Evaluation, theatre: Theatre, realm: str, entry: Entry) -> tuple[str, Force]:
    """Where those of an attack stand, and who of them goes no further: others are on their way to what lies behind."""
    before = next(
        (one for name, one in theatre.attacks if name == realm and one.target == entry.start and one is not entry), None
    )
    if before is not None and not entry.fleet:
        began, on_the_way = before.start, force_of(work, realm, before)
        force = Force(take_out(on_the_way.land, Stock(dict(entry.figures), entry.re)))
    else:
        began, force = entry.start, force_of(work, realm, entry)
    for name, one in theatre.attacks:
        if name == realm and one.start == entry.target and one is not entry and not one.fleet:
            take_out(force.land, Stock(dict(one.figures), one.re))
    return began, force


def standing_places(theatre: Theatre) -> list[str]:
    found = [entry.target for _, entry in (*theatre.attacks, *theatre.joined)]
    return sorted({*found, *(place for place, _ in (*theatre.quarrels, *theatre.helped))})


def manned_waters(work: Evaluation, theatre: Theatre) -> set[str]:
    """Water of the large fields between which war is declared by land, where a ruler who has to do with it has a manned
    vessel: it is on the battlefield as all that stands there (kalevala.16.2.1.zusammensetzung)."""
    attacks = [(realm, entry) for realm, entry in theatre.attacks if not entry.fleet]
    begins = {gf_of(entry.start): {realm} for realm, entry in attacks if not is_surprise(work, realm, entry)}
    for realm, entry in attacks:
        owner = owner_of(work, "", entry.target)
        begins.setdefault(gf_of(entry.target), set()).update({realm, owner})
    return {
        water.name for gf, names in begins.items() for water in work.geography.waters(gf)
        if any(_is_manned(work, name, water.name) for name in names - {NATIVES})
    }


def _is_manned(work: Evaluation, realm: str, water: str) -> bool:
    force = work.world.forces.get(realm, {}).get(water, Force())
    return any(counted(one.load) and people(counted(one.load)) for one in force.vessels)


def standing_at(
    work: Evaluation, place: str, attacking: dict[tuple[str, str], list[Force]]
) -> dict[str, Force]:
    """Who stands in a place, without those who leave it to attack somewhere themselves."""
    found: dict[str, Force] = {}
    for realm, places in work.world.forces.items():
        if place not in places:
            continue
        force = Force(places[place].land.copy(), [one.copy() for one in places[place].vessels])
        for leaving in attacking.get((realm, place), ()):
            take_out(force.land, leaving.land)
            for ship in leaving.holders:
                embark(force, ship)
        if force.land.pieces or force.holders:
            found[realm] = force
    return found


# ---- enemies


def enemies_on(work: Evaluation, theatre: Theatre, names: list[str]) -> dict[str, set[str]]:
    """By war that was declared, a quarrel or treason; loyal guests have the enemies of their hosts
    (kalevala.r.war.parteien)."""
    everybody = sorted({*names, *(owner_of(work, "", place) for place in standing_places(theatre))} - {NATIVES})
    against = {one: {other for other in everybody if _are_enemies(work, theatre, one, other)} for one in everybody}
    guests = [(guest, host) for guest in everybody for host in everybody
              if guest not in against[host] and is_guest(work, theatre, guest, host)]
    _stand_by(against, guests)
    if work.world.reading("kalevala.r.war.parteien") == ALLIED:
        _stand_by(against, [(one, other) for one in everybody for other in everybody
                            if other not in against[one] and are_allies(work.world, one, other)])
    return {name: against[name].intersection(names) for name in names}


def _stand_by(against: dict[str, set[str]], friends: list[tuple[str, str]]) -> None:
    """Each has the enemies of his friend, but not those who are his friends too."""
    inherited = [(one, foe) for one, other in friends for foe in against[other] - {one} if (one, foe) not in friends]
    for one, foe in inherited:
        against[one].add(foe)
        against[foe].add(one)


def _are_enemies(work: Evaluation, theatre: Theatre, one: str, other: str) -> bool:
    return one != other and (
        any({one, other} == {*pair} for _, pair in (*theatre.quarrels, *theatre.helped))
        or any({one, other} == {realm, *entry.against} for realm, entry in theatre.raids)
        or _attacks(work, theatre, one, other) or _attacks(work, theatre, other, one)
        or is_traitor(work, theatre, one, other) or is_traitor(work, theatre, other, one)
    )


def _are_friends(work: Evaluation, theatre: Theatre, one: str, other: str) -> bool:
    """Host and guest, and guests of one host; who only has the same enemy is neutral (kalevala.r.war.parteien)."""
    if one == other:
        return False
    if work.world.reading("kalevala.r.war.parteien") == ALLIED and are_allies(work.world, one, other):
        return True
    hosts = {owner_of(work, "", place) for place in standing_places(theatre)} - {NATIVES}
    return any(all(name == host or _is_loyal(work, theatre, name, host) for name in (one, other)) for host in hosts)


def _is_loyal(work: Evaluation, theatre: Theatre, guest: str, host: str) -> bool:
    return is_guest(work, theatre, guest, host) and not is_traitor(work, theatre, guest, host)


def _attacks(work: Evaluation, theatre: Theatre, one: str, other: str) -> bool:
    """Has one declared war on land of the other, or on his troops in land of nobody?"""
    for realm, entry in theatre.attacks:
        if realm == one:
            owner = owner_of(work, one, entry.target)
            stands = stands_in(work, other, entry.target)
            if other == owner or (owner == NATIVES and stands and not any(
                name == other and attack.target == entry.target for name, attack in theatre.attacks
            )):
                return True
    return False


def is_traitor(work: Evaluation, theatre: Theatre, guest: str, host: str) -> bool:
    """Has he come by the other's permission with treason in mind, or does his order sheet say so
    (kalevala.15.2.seite, kalevala.r.war.befehle_merker)?"""
    places = standing_places(theatre)
    came = [one for one in work.world.entries.get(guest, ())
            if one.kind == PERMITTED and one.target in places and _has_come(work, guest, one)]
    said = {one.target for one in came if means_treason(work, guest, one)}
    stood = {place for place in places if stands_in(work, guest, place)
             and flags_of(work, guest, place).treason}
    return guest != host and any(owner_of(work, guest, place) == host for place in said | stood)


def means_treason(work: Evaluation, guest: str, entry: Entry) -> bool:
    """Does a permitted entry or the sheet of where it begins say so?"""
    return entry.treason or flags_of(work, guest, entry.start).treason


def is_guest(work: Evaluation, theatre: Theatre, guest: str, host: str) -> bool:
    """Does he stand on the battlefield in his host's land, by permission?"""
    return guest != host and any(
        stands_in(work, guest, place) and owner_of(work, guest, place) == host
        and is_permitted_by(work, host, guest, place)
        for place in standing_places(theatre)
    )


# ---- what the parties learn


def tell_field(work: Evaluation, theatre: Theatre, field: Battlefield) -> None:
    """Where it lies, who is against whom, and who has left it before."""
    rules = ["kalevala.r.war.parteien", "kalevala.r.war.mitaufstellung"]
    if theatre.attacks:
        rules.append("kalevala.r.war.angreifer_aufstellung")
    if len(theatre.attacks) > 1:
        rules += ["kalevala.16.2.1.verschmelzen", "kalevala.r.war.ksp_kante"]
    if theatre.apart:
        rules += ["kalevala.16.2.1.trennung", "kalevala.r.war.ksp_kante"]
    if any(place in work.rivals for place, _ in theatre.quarrels):
        rules += ["kalevala.15.3.1.krieg", "kalevala.r.war.besetzer_krieg"]
    for party in field.parties:
        if party.name in work.world.realms:
            work.turn.tell(
                (party.name,), "kalevala-battlefield", *rules, place=field.name, places=list(field.places),
                enemies=list(party.enemies), friends=list(party.friends) or ["–"],
            )
            _tell_who_left(work, theatre, field, party.name)
    tell_raids(work, theatre.raids, field)


def _tell_who_left(work: Evaluation, theatre: Theatre, field: Battlefield, name: str) -> None:
    attacked = {entry.target for _, entry in theatre.attacks}
    for entry in work.world.entries.get(name, ()):
        gone = entry.kind == OCCUPATION and _has_come(work, name, entry)
        if gone and entry.start in field.places and entry.target not in field.places:
            rules = ["kalevala.15.3.2.reihenfolge", "kalevala.15.3.2.ksp"]
            if entry.start in attacked:
                rules += ["kalevala.15.3.2.verteidiger", "kalevala.12.ausgang_angegriffen"]
            work.turn.tell((name,), "kalevala-left-before-battle", *rules, place=entry.target, field=field.name)
