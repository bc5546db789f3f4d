"""Wars of phase 4: empty provinces fall at once, the rest are battlefields whose outcome comes from elsewhere."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

from msgspec.structs import replace

from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.entering.arrivals import losses_at, name_land, owner_of, pay, payment, possess
from walstatt.games.kalevala.entering.columns import bring, figures_of
from walstatt.games.kalevala.entering.entries import PERMITTED, WAR, spares_losses
from walstatt.games.kalevala.entering.muster import embark
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.planes.after_battles import note_crossings
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS
from walstatt.games.kalevala.realm.ownership import test_at_once
from walstatt.games.kalevala.realm.stock import Force, Holder, Stock
from walstatt.games.kalevala.slavery.captives import enslave, plunder_for_slaves
from walstatt.games.kalevala.state import CONQUERED, NATIVES, QUICK, Booking, Entry, Undecided
from walstatt.games.kalevala.war.afloat import set_down
from walstatt.games.kalevala.war.consequences import (
    divide,
    follow_orders,
    plunder,
    raze,
    rounds_left,
    seize,
    tell_absent_owners,
    tell_outcome,
)
from walstatt.games.kalevala.war.details import lose_misplaced
from walstatt.games.kalevala.war.field import Battlefield, Outcome, new_owners, warriors
from walstatt.games.kalevala.war.fought import Done, fight_ahead
from walstatt.games.kalevala.war.raids import regroup, take_apart
from walstatt.games.kalevala.war.ruins import keep_positions, leave_ruins
from walstatt.games.kalevala.war.settling import is_fought, outcome_of
from walstatt.games.kalevala.war.theatres import (
    Attack,
    Theatre,
    battlefield,
    means_treason,
    sets_out,
    tell_field,
    theatres,
)

RULE = "kalevala.15.4.ablauf"


def fight(turn: Turn) -> None:
    """Attacks on land where no enemy stands need no battle; the others are battlefields, one by one."""
    work = evaluation(turn)
    work.world.survived = [one for one in work.world.survived if one.gr >= work.world.at.gr - 1]
    work.world.undecided = [one for one in work.world.undecided if one.gr >= work.world.at.gr - 1]
    found = theatres(work)
    _tell_lost_attacks(work)
    _tell_idle_traitors(work, found)
    fields = [_drawn_up(work, theatre) for theatre in found]
    ahead = fight_ahead(work, [field for field in fields if field.parties and is_fought(work, field)])
    for theatre in found:
        field = battlefield(work, theatre)
        if field.parties:
            _settle(work, theatre, field, ahead)
        else:
            _walk_in_together(work, theatre.attacks)
        test_at_once(work)
    work.world.transports = []
    work.index_owners()


def _drawn_up(work: Evaluation, theatre: Theatre) -> Battlefield:
    """Whoever was set up where he may not stand is gone before the battle begins."""
    field = battlefield(work, theatre)
    return battlefield(work, theatre) if field.parties and _lose_misplaced(work, field) else field


def _lose_misplaced(work: Evaluation, field: Battlefield) -> bool:
    """Who was set up where he may not stand is gone before the battle begins; is anybody?"""
    gone = False
    for realm, place in dict.fromkeys((one.party, one.place) for one in field.contingents):
        gone |= lose_misplaced(work, realm, place)
    return gone


def _tell_lost_attacks(work: Evaluation) -> None:
    """Nobody is left who could attack, or no way leads there any more."""
    for realm, entries in work.world.entries.items():
        for entry in entries:
            if entry.kind == WAR and not sets_out(work, realm, entry):
                _fail(work, realm, entry)


def _tell_idle_traitors(work: Evaluation, found: list[Theatre]) -> None:
    """Without a war beside his host's land nobody fights there (kalevala.15.2.seite)."""
    joined = {(realm, entry.number) for theatre in found for realm, entry in theatre.joined}
    for realm, entries in work.world.entries.items():
        for entry in entries:
            is_idle = entry.kind == PERMITTED and (realm, entry.number) not in joined
            if is_idle and means_treason(work, realm, entry) and owner_of(work, realm, entry.target) != realm:
                work.turn.tell((realm,), "kalevala-idle-treason", "kalevala.15.2.seite", place=entry.target)


# ---- nobody there


def _walk_in_together(work: Evaluation, group: list[Attack]) -> None:
    """Of several who come to one place it is his who brings most warriors (kalevala.r.war.kampfende)."""
    for place in dict.fromkeys(entry.target for _, entry in group):
        comers: dict[str, list[Entry]] = {}
        for realm, entry in group:
            if entry.target == place:
                comers.setdefault(realm, []).append(entry)
        first, *others = sorted(comers, key=lambda realm: -_come(work, realm, comers[realm]).warriors)
        _walk_in(work, first, comers[first])
        for realm in others:
            if _come(work, realm, comers[realm]).pieces:
                for entry in comers[realm]:
                    bring(work, realm, entry)
                work.turn.tell((realm,), "kalevala-came-second", "kalevala.r.war.kampfende", place=place, realm=first)


def _come(work: Evaluation, realm: str, entries: list[Entry]) -> Stock:
    """All that still come, by whatever ways."""
    total = Stock()
    for entry in entries:
        total.join(figures_of(work, realm, entry))
    return total


def _walk_in(work: Evaluation, realm: str, entries: list[Entry]) -> None:
    """Without a round of battle; what proves to be nobody's is paid for as in an occupation (kalevala.r.war.leeres_gf).
    """
    place = entries[0].target
    province, part, stock = work.province(place), work.part(place), _come(work, realm, entries)
    owner = owner_of(work, realm, place)
    if part is None or not stock.warriors or work.is_protected(owner):
        _fail(work, realm, entries[0])
        return
    founds = owner == NATIVES and not spares_losses(work, realm, place)
    paid = payment(stock, Counter(), losses_at(work, place) if founds else 0)
    if paid is None:
        _fail(work, realm, entries[0])
        return
    for entry in entries:
        bring(work, realm, entry)
    pay(work, realm, place, paid)
    rules = ("kalevala.r.war.leeres_gf", "kalevala.15.4.begriff", "kalevala.16.1.entfall")
    if province is None:
        work.turn.tell((realm,), "kalevala-sailed-in", *rules, place=place)
        return
    possess(work, province, realm, founded=founds and work.site(place) is not None if owner == NATIVES
            else province.founded, how=CONQUERED)
    for entry in entries:
        _name_what_was_won(work, realm, entry)
    work.turn.tell((realm,), "kalevala-conquered", *rules, place=place, owner=owner or "natives")
    if owner in work.world.realms:
        seize(work, realm, place, owner)
        for entry in entries:
            plunder_for_slaves(work, realm, entry)
        follow_orders(work, realm, entries[0], owner)
        work.turn.tell((owner,), "kalevala-lost-land", "kalevala.r.war.leeres_gf", place=place, realm=realm)


def _fail(work: Evaluation, realm: str, entry: Entry) -> None:
    work.turn.tell((realm,), "kalevala-occupation-failed", "kalevala.r.war.leeres_gf", place=entry.target,
                   start=entry.start)


# ---- battlefields


def _settle(work: Evaluation, theatre: Theatre, field: Battlefield, ahead: Mapping[str, Done]) -> None:
    tell_field(work, theatre, field)
    outcome = outcome_of(work, field, ahead)
    if outcome is None:
        return
    apply(work, field, outcome)
    for realm, entry in theatre.attacks:
        _name_what_was_won(work, realm, entry)
        if field.owners.get(entry.target) != realm:
            follow_orders(work, realm, entry, field.owners.get(entry.target, NATIVES), rounds_left(outcome))
    _note_undecided(work, field, outcome)
    _tell_guests(work, theatre, field)


def _name_what_was_won(work: Evaluation, realm: str, entry: Entry) -> None:
    """In a place that was divided the part with the trade centre counts (kalevala.15.4.namen)."""
    parts = work.geography.parts(gf_of(entry.target))
    divided = [one.name for one in parts if work.province(entry.target) is None and work.site(one.name) is not None]
    for place in divided or [entry.target]:
        province = work.province(place)
        if province is not None and province.owner == realm:
            name_land(work, realm, replace(entry, target=place))
            names = [name for name in (entry.centre_name, entry.land_name) if name]
            if names:
                work.turn.tell((realm,), "kalevala-named", "kalevala.15.4.namen", place=place, names=names)


def _note_undecided(work: Evaluation, field: Battlefield, outcome: Outcome) -> None:
    """Enemies who both still stand (kalevala.r.war.besetzer_krieg); a quick battle is always decided."""
    if outcome.how == QUICK:
        return
    standing = [
        party.name for party in field.parties
        if any(warriors(figures) for figures in outcome.stands.get(party.name, {}).values())
    ]
    for one, other in combinations(sorted(standing), 2):
        if other in field.party(one).enemies:
            work.world.undecided.append(Undecided(work.world.at.gr, (one, other)))


def _side(work: Evaluation, field: Battlefield, realm: str, entry: Entry, host: str) -> str:
    if host == realm:
        return "own"
    if means_treason(work, realm, entry):
        return "treason"
    return "enemy" if host in field.party(realm).enemies else "host"


def _tell_guests(work: Evaluation, theatre: Theatre, field: Battlefield) -> None:
    """On whose side they were, and that their land lay on the battlefield (kalevala.15.2.ksp_fremd)."""
    known = {party.name for party in field.parties}
    for realm, entry in theatre.joined:
        if realm in known:
            host = field.owners.get(entry.target, NATIVES)
            rules = ["kalevala.15.2.ksp_eigen" if host == realm else "kalevala.15.2.ksp_fremd", "kalevala.15.2.seite"]
            side = _side(work, field, realm, entry, host)
            work.turn.tell((realm,), "kalevala-joined-battlefield", *rules, place=entry.target, field=field.name,
                           side=side)


# ---- what is left


def apply(work: Evaluation, field: Battlefield, outcome: Outcome) -> None:
    """The one place where a battle changes the world: everything goes through the books."""
    for one in field.contingents:
        force = work.world.force(one.party, one.place)
        take_apart(force, one) if one.caravan else _take_up(force, one.force)
    for name in [party.name for party in field.parties]:
        _book(work, field, name, _put_back(work, field, outcome, name))
        for place in [*work.world.forces.get(name, {})]:
            work.world.tidy(name, place)
    owners = new_owners(field, outcome)
    conquered = {place for place, owner in owners.items() if owner != field.owners.get(place)}
    regroup(work, field, {*conquered, *outcome.parts})
    for place, owner in owners.items():
        _change_owner(work, place, owner)
        if owner != field.owners.get(place):
            seize(work, owner, place, field.owners.get(place, NATIVES))
    note_crossings(work, field, outcome)
    # Who has come for slaves takes these where others take RE (kalevala.23.pluendern).
    enslave(work, field, outcome)
    plunder(work, field, outcome)
    raze(work, outcome.razed, field)
    divide(work, outcome)
    leave_ruins(work, field, outcome)
    keep_positions(work, field, outcome)
    for figure in hooks.figures():
        if figure.settled is not None:
            figure.settled(work, field, outcome)
    tell_outcome(work, field, outcome, owners)
    tell_absent_owners(work, field, outcome, owners)


def _take_up(force: Force, fighting: Force) -> None:
    """All that is in the battle is nowhere else meanwhile."""
    force.land.part_with(fighting.land)
    for wanted in fighting.holders:
        embark(force, wanted)


def _put_back(work: Evaluation, field: Battlefield, outcome: Outcome, name: str) -> Counter[str]:
    """What is left of a party, where it stands now."""
    own = [one for one in field.contingents if one.party == name]
    total: Counter[str] = Counter()
    for place, figures in outcome.stands.get(name, {}).items():
        here = [one for one in own if place in (one.place, one.target)]
        ships: list[Holder] = [ship for one in here or own for ship in one.force.holders]
        came_from = next((one.place for one in here if one.force.holders), place)
        total += set_down(work, name, place, Counter(figures), ships, came_from)
    for place, figures in outcome.fled.get(name, {}).items():
        total += set_down(work, name, place, Counter(figures), (), place)
    return total


def _book(work: Evaluation, field: Battlefield, party: str, after: Counter[str]) -> None:
    before = field.figures(party)
    place = next((one.place for one in field.contingents if one.party == party), field.name)
    for item in sorted({*before, *after}):
        change = after[item] - before[item]
        if change:
            why = GAIN if change > 0 else LOSS
            work.world.bookings.append(Booking(party, place, item, change, RULE, work.world.at, why))


def _change_owner(work: Evaluation, place: str, owner: str) -> None:
    province = work.province(place)
    if province is not None and province.owner != owner:
        possess(work, province, owner, founded=province.founded, how=CONQUERED)
        # Who has beaten everybody for it owns it with its trade centre, whoever stays there.
        province.provisional = work.founded(place) is None
