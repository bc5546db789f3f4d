"""Wars of phase 4: empty provinces fall at once, the rest are battlefields whose outcome comes from elsewhere."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from walstatt.core.turn import Turn
from walstatt.games.kalevala.entering.arrivals import figures_of, losses_at, name_land, payment, possess
from walstatt.games.kalevala.entering.entries import WAR
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.planes.after_battles import note_crossings
from walstatt.games.kalevala.planes.crossing import go_in
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book
from walstatt.games.kalevala.realm.stock import RE, Force, Stock
from walstatt.games.kalevala.slavery.captives import enslave, plunder_for_slaves
from walstatt.games.kalevala.state import CONQUERED, NATIVES, Booking, Entry
from walstatt.games.kalevala.war.consequences import divide, plunder, raze, tell_outcome
from walstatt.games.kalevala.war.details import lose_misplaced
from walstatt.games.kalevala.war.field import Battlefield, Contingent, Outcome, Party, fled, left, new_owners
from walstatt.games.kalevala.war.settling import outcome_of

RULE = "kalevala.15.4.ablauf"
Attack = tuple[str, Entry]


def fight(turn: Turn) -> None:
    """Attacks on land where nobody stands need no battle; the others are battlefields, one by one."""
    work = evaluation(turn)
    attacks = [
        (realm, entry) for realm, entries in work.world.entries.items() for entry in entries if entry.kind == WAR
    ]
    for group in list(_grouped(work, attacks)):
        if any(_defenders(work, entry.target, group) for _, entry in group):
            _lose_misplaced(work, group)
        if any(_defenders(work, entry.target, group) for _, entry in group):
            _settle(work, group)
        else:
            _walk_in_together(work, group)
    work.index_owners()


def _grouped(work: Evaluation, attacks: list[Attack]) -> Iterator[list[Attack]]:
    """Attacks whose land lies together are one battlefield, if anybody has to do with both (kalevala.r.war.ksp_kante).
    """
    waiting = list(attacks)
    while waiting:
        group = [waiting.pop(0)]
        grown = True
        while grown:
            near = [one for one in waiting if any(_belong_together(work, one, other) for other in group)]
            waiting = [one for one in waiting if one not in near]
            group += near
            grown = bool(near)
        yield group


def _belong_together(work: Evaluation, one: Attack, other: Attack) -> bool:
    return bool(_concerned(work, one) & _concerned(work, other)) and _touch(work, one, other)


def _concerned(work: Evaluation, attack: Attack) -> set[str]:
    """Who attacks, whose land it is, and who else stands there."""
    realm, entry = attack
    province = work.province(entry.target)
    there = {name for name, places in work.world.forces.items() if entry.target in places}
    return there | {realm, province.owner if province is not None else NATIVES} - {NATIVES}


def _touch(work: Evaluation, one: Attack, other: Attack) -> bool:
    for place in (one[1].start, one[1].target):
        for beside in (other[1].start, other[1].target):
            if gf_of(place) == gf_of(beside):
                return True
            here, there = work.part(place), work.part(beside)
            if here is not None and there is not None and there in work.geography.steps(here):
                return True
    return False


def _defenders(work: Evaluation, place: str, group: list[Attack]) -> dict[str, Stock]:
    """Who else stands in a place that is attacked, without those who leave it to attack somewhere themselves."""
    attackers = {realm for realm, entry in group if entry.target == place}
    found: dict[str, Stock] = {}
    for realm, places in work.world.forces.items():
        if realm in attackers or place not in places:
            continue
        stock = places[place].land.copy()
        for name, entry in group:
            if (name, entry.start) == (realm, place):
                stock.part_with(figures_of(work, realm, entry))
        if stock.pieces:
            found[realm] = stock
    return found


def _lose_misplaced(work: Evaluation, group: list[Attack]) -> None:
    stand = {(realm, entry.start): None for realm, entry in group}
    for _, entry in group:
        stand |= {(realm, entry.target): None for realm in _defenders(work, entry.target, group)}
    for realm, place in stand:
        lose_misplaced(work, realm, place)


# ---- nobody there


def _walk_in_together(work: Evaluation, group: list[Attack]) -> None:
    """Of several who come to one place it is his who brings most warriors (kalevala.r.war.kampfende)."""
    for place in dict.fromkeys(entry.target for _, entry in group):
        comers = [(realm, entry) for realm, entry in group if entry.target == place]
        first, *others = sorted(comers, key=lambda one: -figures_of(work, *one).warriors)
        _walk_in(work, *first)
        for realm, entry in others:
            stock = figures_of(work, realm, entry)
            if stock.pieces:
                go_in(work, realm, entry, stock)
                rule, owner = "kalevala.r.war.kampfende", first[0]
                work.turn.tell((realm,), "kalevala-came-second", rule, place=place, realm=owner)


def _walk_in(work: Evaluation, realm: str, entry: Entry) -> None:
    """Without a round of battle; what proves to be nobody's is paid for as in an occupation (kalevala.r.war.leeres_gf).
    """
    province, stock = work.province(entry.target), figures_of(work, realm, entry)
    owner = province.owner if province is not None else NATIVES
    losses = losses_at(work, realm, entry.target) if owner == NATIVES else 0
    paid = payment(stock, Counter(), losses) if stock.warriors else None
    if province is None or paid is None:
        work.turn.tell((realm,), "kalevala-occupation-failed", "kalevala.r.war.leeres_gf", place=entry.target,
                       start=entry.start)
        return
    go_in(work, realm, entry, stock)
    for item, number in paid.items():
        book(work, realm, entry.target, item, -number, "kalevala.r.war.leeres_gf", LOSS)
    founded = work.site(entry.target) is not None if owner == NATIVES else province.founded
    possess(work, province, realm, founded=founded, how=CONQUERED)
    _name_what_was_won(work, realm, entry)
    work.turn.tell((realm,), "kalevala-conquered", "kalevala.r.war.leeres_gf", "kalevala.15.4.begriff",
                   place=entry.target, owner=owner or "natives")
    if owner in work.world.realms:
        plunder_for_slaves(work, realm, entry)
        work.turn.tell((owner,), "kalevala-lost-land", "kalevala.r.war.leeres_gf", place=entry.target, realm=realm)


# ---- battlefields


def _settle(work: Evaluation, group: list[Attack]) -> None:
    field = battlefield(work, group)
    if not any(one.target and one.force.land.pieces for one in field.contingents):
        return
    outcome = outcome_of(work, field)
    if outcome is None:
        return
    apply(work, field, outcome)
    for realm, entry in group:
        _name_what_was_won(work, realm, entry)


def _name_what_was_won(work: Evaluation, realm: str, entry: Entry) -> None:
    """In a place that was divided the part with the trade centre counts (kalevala.15.4.namen)."""
    parts = work.geography.parts(gf_of(entry.target))
    divided = [one.name for one in parts if work.province(entry.target) is None and work.site(one.name) is not None]
    for place in divided or [entry.target]:
        province = work.province(place)
        if province is not None and province.owner == realm:
            name_land(work, replace(entry, target=place))
            names = [name for name in (entry.centre_name, entry.land_name) if name]
            if names:
                work.turn.tell((realm,), "kalevala-named", "kalevala.15.4.namen", place=place, names=names)


def battlefield(work: Evaluation, group: list[Attack]) -> Battlefield:
    places = sorted({place for _, entry in group for place in (entry.start, entry.target)})
    contingents = [
        Contingent(realm, entry.start, Force(stock), entry.target) for realm, entry in group
        if (stock := figures_of(work, realm, entry)).pieces
    ]
    contingents += (
        Contingent(realm, place, Force(stock))
        for place in sorted({entry.target for _, entry in group})
        for realm, stock in _defenders(work, place, group).items()
    )
    names = list(dict.fromkeys(one.party for one in contingents))
    owners = {place: province.owner for place in places if (province := work.province(place)) is not None}
    parties = tuple(
        Party(name, tuple(sorted(_enemies(work, name, group, names))), tuple(_friends(work, name, group, names)))
        for name in names
    )
    return Battlefield(places[0], work.world.at, tuple(places), parties, tuple(contingents), owners)


def _enemies(work: Evaluation, name: str, group: list[Attack], names: list[str]) -> set[str]:
    """Those on whose land one declared war, and their guests (kalevala.r.war.parteien)."""
    found: set[str] = set()
    for realm, entry in group:
        province = work.province(entry.target)
        owner = province.owner if province is not None else ""
        against = {one for one in names if one == owner or one in _defenders(work, entry.target, group)}
        if realm == name:
            found |= against
        elif name in against:
            found.add(realm)
    return found - {name}


def _friends(work: Evaluation, name: str, group: list[Attack], names: list[str]) -> list[str]:
    enemies = _enemies(work, name, group, names)
    return [
        one for one in names
        if one not in (name, *enemies) and _enemies(work, one, group, names) & enemies
    ]


# ---- what is left


def apply(work: Evaluation, field: Battlefield, outcome: Outcome) -> None:
    """The one place where a battle changes the world: everything goes through the books."""
    for one in field.contingents:
        work.world.force(one.party, one.place).land.part_with(one.force.land)
    for stands in (outcome.stands, outcome.fled):
        for party, places in stands.items():
            for place, figures in places.items():
                work.world.force(party, place).land.join(_stock(figures))
    for name in [party.name for party in field.parties]:
        _book(work, field, outcome, name)
        for place in field.places:
            work.world.tidy(name, place)
    owners = new_owners(field, outcome)
    for place, owner in owners.items():
        _change_owner(work, place, owner)
    note_crossings(work, field, outcome)
    # Who has come for slaves takes these where others take RE (kalevala.23.pluendern).
    enslave(work, field, outcome)
    plunder(work, outcome)
    raze(work, outcome, [party.name for party in field.parties])
    divide(work, outcome)
    tell_outcome(work, field, outcome, owners)


def _stock(figures: dict[str, int]) -> Stock:
    return Stock({symbol: number for symbol, number in figures.items() if symbol != RE}, figures.get(RE, 0))


def _book(work: Evaluation, field: Battlefield, outcome: Outcome, party: str) -> None:
    before, after = field.figures(party), left(outcome, party) + fled(outcome, party)
    place = next(one.place for one in field.contingents if one.party == party)
    for item in sorted({*before, *after}):
        change = after[item] - before[item]
        if change:
            why = GAIN if change > 0 else LOSS
            work.world.bookings.append(Booking(party, place, item, change, RULE, work.world.at, why))


def _change_owner(work: Evaluation, place: str, owner: str) -> None:
    province = work.province(place)
    if province is not None and province.owner != owner:
        possess(work, province, owner, founded=province.founded, how=CONQUERED)
