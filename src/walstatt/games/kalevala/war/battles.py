"""Wars of phase 4: empty provinces fall at once, the rest are battlefields whose outcome comes from elsewhere."""
from __future__ import annotations

from collections.abc import Iterator

import msgspec

from walstatt.core.refusal import Refused, refuse
from walstatt.core.turn import Turn
from walstatt.core.typed_data import convert
from walstatt.games.kalevala.entering.arrivals import figures_of, name_land, possess
from walstatt.games.kalevala.entering.entries import WAR
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, carry
from walstatt.games.kalevala.realm.stock import RE, Force, Stock
from walstatt.games.kalevala.realm.trade_centres import TRADE_CENTRES
from walstatt.games.kalevala.state import CONQUERED, NATIVES, Booking, Entry
from walstatt.games.kalevala.war import quick
from walstatt.games.kalevala.war.field import Battlefield, Contingent, Outcome, Party, flaws, left

RULE = "kalevala.15.4.ablauf"
Attack = tuple[str, Entry]


def fight(turn: Turn) -> None:
    """First who meets nobody, then the battlefields one by one."""
    work = evaluation(turn)
    attacks = [
        (realm, entry) for realm, entries in work.world.entries.items() for entry in entries if entry.kind == WAR
    ]
    groups = list(_grouped(work, attacks))
    for group in groups:
        if _is_defended(work, group):
            _settle(work, group)
        else:
            for realm, entry in group:
                _walk_in(work, realm, entry)
    work.index_owners()


def _grouped(work: Evaluation, attacks: list[Attack]) -> Iterator[list[Attack]]:
    """Attacks whose land lies together are one battlefield (kalevala.r.war.ksp_kante)."""
    left = list(attacks)
    while left:
        group = [left.pop(0)]
        grown = True
        while grown:
            near = [one for one in left if any(_touch(work, one, other) for other in group)]
            left = [one for one in left if one not in near]
            group += near
            grown = bool(near)
        yield group


def _touch(work: Evaluation, one: Attack, other: Attack) -> bool:
    for place in (one[1].start, one[1].target):
        for beside in (other[1].start, other[1].target):
            if gf_of(place) == gf_of(beside):
                return True
            here, there = work.part(place), work.part(beside)
            if here is not None and there is not None and there in work.geography.steps(here):
                return True
    return False


def _defenders(work: Evaluation, place: str, attackers: set[str]) -> list[str]:
    return [
        realm for realm, places in work.world.forces.items()
        if realm not in attackers and place in places and places[place].land.pieces
    ]


def _is_defended(work: Evaluation, group: list[Attack]) -> bool:
    """Two attackers of one province are enemies of each other, too."""
    attackers = {realm for realm, _ in group}
    targets = [entry.target for _, entry in group]
    return len(set(targets)) < len({(realm, entry.target) for realm, entry in group}) or any(
        _defenders(work, place, attackers) for place in targets
    )


# ---- nobody there


def _walk_in(work: Evaluation, realm: str, entry: Entry) -> None:
    """Without a round of battle; what proves to be nobody's is paid for as in an occupation (kalevala.r.war.leeres_gf).
    """
    province, stock = work.province(entry.target), figures_of(work, realm, entry)
    if province is None or not stock.warriors:
        work.turn.tell((realm,), "kalevala-occupation-failed", "kalevala.r.war.leeres_gf", place=entry.target,
                       start=entry.start)
        return
    owner = province.owner
    if owner == NATIVES and not _pay(work, realm, entry, stock):
        return
    carry(work, realm, entry.start, entry.target, stock)
    founded = work.site(entry.target) is not None if owner == NATIVES else province.founded
    possess(work, province, realm, founded=founded, how=CONQUERED)
    name_land(work, entry)
    work.turn.tell((realm,), "kalevala-conquered", "kalevala.r.war.leeres_gf", "kalevala.15.4.begriff",
                   place=entry.target, owner=owner or "natives")
    if owner in work.world.realms:
        work.turn.tell((owner,), "kalevala-lost-land", "kalevala.r.war.leeres_gf", place=entry.target, realm=realm)


def _pay(work: Evaluation, realm: str, entry: Entry, stock: Stock) -> bool:
    site = work.site(entry.target)
    losses = 0 if site is None or work.realm(realm).invader else TRADE_CENTRES[site.kind].losses
    if losses > stock.re:
        work.turn.tell((realm,), "kalevala-occupation-failed", "kalevala.r.war.leeres_gf", place=entry.target,
                       start=entry.start)
        return False
    if losses:
        stock.re -= losses
        work.world.force(realm, entry.start).land.re -= losses
        work.world.bookings.append(
            Booking(realm, entry.start, RE, -losses, "kalevala.r.war.leeres_gf", work.world.at, LOSS)
        )
    return True


# ---- battlefields


def _settle(work: Evaluation, group: list[Attack]) -> None:
    field = battlefield(work, group)
    outcome = _outcome(work, field)
    if outcome is None:
        return
    apply(work, field, outcome)
    for realm, entry in group:
        province = work.province(entry.target)
        if province is not None and province.owner == realm:
            name_land(work, entry)


def _outcome(work: Evaluation, field: Battlefield) -> Outcome | None:
    if work.world.settings.quick_battles:
        fortified = frozenset(
            place for place in field.places
            if any(one.kf in part.fields for part in (work.part(place),) if part is not None
                   for one in work.world.buildings.get(str(gf_of(place)), ()))
        )
        return quick.settle(work.turn, field, fortified)

    def check(value: object) -> None:
        problem = next(flaws(field, _read(value)), None)
        if problem is not None:
            raise Refused(RULE, problem)

    given = work.turn.outcome(
        (field.name,), "kalevala-battle-waits", RULE, check=check, field=field.name, places=list(field.places),
        figures={one.party: write_listing(listing_of(one.force.land)) for one in field.contingents},
    )
    return None if given is None else _read(given)


def _read(value: object) -> Outcome:
    try:
        return convert(value, Outcome)
    except msgspec.ValidationError as problem:
        raise refuse(RULE, "kalevala-outcome-form", why=str(problem)) from problem


def battlefield(work: Evaluation, group: list[Attack]) -> Battlefield:
    attackers = {realm for realm, _ in group}
    places = sorted({place for _, entry in group for place in (entry.start, entry.target)})
    contingents = [
        Contingent(realm, entry.start, Force(figures_of(work, realm, entry)), entry.target) for realm, entry in group
    ]
    contingents += (
        Contingent(realm, place, Force(work.world.forces[realm][place].land.copy()))
        for place in sorted({entry.target for _, entry in group}) for realm in _defenders(work, place, attackers)
    )
    names = list(dict.fromkeys(one.party for one in contingents))
    owners = {place: province.owner for place in places if (province := work.province(place)) is not None}
    parties = tuple(
        Party(name, tuple(sorted(_enemies(work, name, group, names))), tuple(_friends(work, name, group, names)))
        for name in names
    )
    return Battlefield(places[0], work.world.at, tuple(places), parties, tuple(contingents), owners)


def _enemies(work: Evaluation, name: str, group: list[Attack], names: list[str]) -> set[str]:
    """Those on whose land one declared war, their guests, and whoever attacks the same (kalevala.r.war.parteien)."""
    found: set[str] = set()
    for realm, entry in group:
        province = work.province(entry.target)
        owner = province.owner if province is not None else ""
        against = {one for one in names if one == owner or entry.target in work.world.forces.get(one, {})}
        against |= {other for other, one in group if one.target == entry.target}
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
    for party, places in outcome.stands.items():
        for place, figures in places.items():
            work.world.force(party, place).land.join(_stock(figures))
    for name in [party.name for party in field.parties]:
        _book(work, field, outcome, name)
        for place in field.places:
            work.world.tidy(name, place)
    for place, owner in outcome.owners.items():
        _change_owner(work, place, owner)
    _tell(work, field, outcome)


def _stock(figures: dict[str, int]) -> Stock:
    return Stock({symbol: number for symbol, number in figures.items() if symbol != RE}, figures.get(RE, 0))


def _book(work: Evaluation, field: Battlefield, outcome: Outcome, party: str) -> None:
    before, after = field.figures(party), left(outcome, party)
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


def _tell(work: Evaluation, field: Battlefield, outcome: Outcome) -> None:
    names = [party.name for party in field.parties]
    for name in names:
        stands = [
            f"{place}: {write_listing(listing_of(_stock(figures)))}"
            for place, figures in sorted(outcome.stands.get(name, {}).items())
        ]
        lost = field.figures(name) - left(outcome, name)
        work.turn.tell(
            (name,), f"kalevala-battle-{outcome.how}", RULE, place=field.name, parties=names,
            lost=[f"{number}{item}" for item, number in sorted(lost.items())], left=stands,
            owned=[f"{place}: {owner or '–'}" for place, owner in sorted(outcome.owners.items())], words=outcome.words,
        )
