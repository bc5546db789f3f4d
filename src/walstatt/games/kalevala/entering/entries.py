"""Declarations of entry (15.1): taken in phase 3 by what the writer knows, and carried out in phase 4."""
from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec.structs import replace

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.addressees import as_borne
from walstatt.games.kalevala.entering.muster import Muster, all_of, direction
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Enter, Listing
from walstatt.games.kalevala.planes.crossing import check_entry, is_crossing
from walstatt.games.kalevala.realm.conversion import anywhere_by
from walstatt.games.kalevala.realm.guests import may_enter_by, rule_against
from walstatt.games.kalevala.realm.marching import March
from walstatt.games.kalevala.realm.pieces import (
    ANIMAL,
    DEVICE,
    PERSON,
    WARRIOR,
    WIZARD,
    known_piece,
    piece,
    rule_of_transport,
    rule_without_warriors,
)
from walstatt.games.kalevala.realm.pieces import worth as counts
from walstatt.games.kalevala.realm.stock import RE, Force, Stock, so_many
from walstatt.games.kalevala.scouting.orders import MOST_EE
from walstatt.games.kalevala.scouting.results import CARAVAN, NO_RESULT, OBSTACLE, PROTECTED, SEEN
from walstatt.games.kalevala.slavery.guards import check_guarded
from walstatt.games.kalevala.state import MARAUDERS, NATIVES, Entry, Knowledge, Scouting, Sighting, folded
from walstatt.hexmap.land import UNSEEN
from walstatt.hexmap.terrain import MOUNTAINS, WATER

PERMITTED, OCCUPATION, WAR, RAID = "E", "B", "K", "Ü"
"""A raid is written as a war; it is one on caravans alone (kalevala.21.abwehr.angriff)."""
RAIDS: Final = "kalevala.21.abwehr.angriff"
PAYS: Final = (DEVICE, ANIMAL, WARRIOR)
"""What pays losses besides RE (kalevala.15.3.verluste_form), in the order in which a missing part is taken."""


def take_entries(turn: Turn) -> None:
    """In the order of the papers; what is wrong is told, and takes no EE."""
    work = evaluation(turn)
    work.world.entries = {}
    work.follow(_take, Enter)


def _take(work: Evaluation, realm: str, order: Enter) -> None:
    order = replace(
        order, raid=as_borne(work, order.raid), against=tuple(as_borne(work, one) for one in order.against)
    )
    if work.is_at_rest(realm):
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected")
    declared = work.world.entries.setdefault(realm, [])
    _check_number(work, realm, order, declared)
    scouting = _scouting(work, realm, order)
    seen = _seen(work, realm, order)
    guests_only = work.world.reading("kalevala.r.8.schutz_wirkung") and order.kind == PERMITTED
    if seen.result == PROTECTED and not guests_only:
        rule = "kalevala.r.8.schutz_wirkung" if order.kind == PERMITTED else "kalevala.8.6.goettlicher_schutz"
        raise refuse(rule, "kalevala-refused-entry-protected", place=order.target)
    start, figures = _mustered(work, realm, order, seen, declared)
    target = _target(order, seen, scouting)
    shore = order.start if figures.holders and "~" not in order.start else ""
    entry = Entry(
        order.number, start, target, order.kind, dict(figures.land.pieces), figures.land.re, dict(_counted(order)),
        order.centre, order.centre_name, order.land_name, order.treason, (order.raid,) if order.raid else order.against,
        order.line,
        tuple(figures.holders), shore, order.joins, tuple((kf, _items(group)) for kf, group in order.march),
        order.slaves or order.plunder, order.plunder, order.marks,
    )
    _check_figures(work, realm, entry)
    kind = (_check_raid if order.raid else _CHECKS[order.kind])(work, realm, order, seen, entry)
    if kind in (WAR, RAID) and "~" not in target and all_of(entry).pieces.get("K"):
        # Aboard he may stay: only who lands lands with all that he carries.
        raise refuse("kalevala.21.angriffsheer", "kalevala-refused-merchant-attacks", place=order.target)
    for figure in hooks.figures():
        if figure.declared is not None:
            figure.declared(kind, entry.marks, target)
    hooks.check_leaving(work, realm, start, all_of(entry))
    if entry.slaves and kind != WAR:
        rule = "kalevala.23.pluendern" if kind == OCCUPATION else "kalevala.23.ansage"
        raise refuse(rule, "kalevala-refused-slaves-no-war", place=target)
    if is_crossing(start, target):
        check_entry(work, realm, order, all_of(entry), target, declared)
    elif order.march:
        raise refuse("kalevala.14.1.reihenfolge", "kalevala-refused-march-here", place=target)
    declared.append(replace(entry, kind=kind))
    rules = ["kalevala.15.1.angaben", "kalevala.15.arten", "kalevala.12.erst_spaehen"]
    if any(gf_of(one.target) == gf_of(target) for one in declared[:-1]):
        rules.append("kalevala.12.zusammenziehend")
    if seen.result == NO_RESULT:
        rules.append("kalevala.12.blind_angreifen")
    work.turn.tell(
        (realm,), "kalevala-entry-taken", *rules, number=order.number, kind=kind, start=order.start, place=target,
        line=order.line,
    )
    if kind == WAR and (order.centre_name or order.land_name):
        work.turn.tell((realm,), "kalevala-entry-names", "kalevala.15.4.namen", place=target, line=order.line)


def _counted(order: Enter) -> Counter[str]:
    return Counter(_items(order.losses))


def _items(listing: Listing) -> dict[str, int]:
    """Pieces, and RE among them."""
    return {**listing.stock().pieces, **({RE: listing.re} if listing.re else {})}


# ---- what every entry needs


def _check_number(work: Evaluation, realm: str, order: Enter, declared: list[Entry]) -> None:
    """Each takes an EE that neither scouted nor entered (kalevala.15.voraussetzung); marauders have no end of them."""
    used = {one.number for one in work.world.scouting.get(realm, ())} | {one.number for one in declared}
    most = MOST_EE if work.realm(realm).kind != MARAUDERS else order.number
    if order.number > most or order.number in used:
        raise refuse("kalevala.15.voraussetzung", "kalevala-refused-entry-ee", number=order.number)


def _scouting(work: Evaluation, realm: str, order: Enter) -> Scouting:
    sent = [one for one in work.world.scouting.get(realm, ()) if gf_of(one.target) == gf_of(order.target)]
    if not sent:
        raise refuse("kalevala.15.voraussetzung", "kalevala-refused-entry-unscouted", place=order.target)
    found = next((one for one in sent if gf_of(one.start) == gf_of(order.start)), None)
    if found is None:
        start, place = sent[0].start, order.target
        raise refuse("kalevala.15.1.herkunft", "kalevala-refused-entry-start", place=place, start=start)
    return found


def brought_from(work: Evaluation, realm: str, target: str) -> list[Sighting]:
    """What its scouts brought from there in this GR; nothing where they could not go on."""
    gr, place = work.world.at.gr, str(gf_of(target))
    known = work.world.knowledge.get(realm, Knowledge())
    return [one for one in known.sightings if one.at.gr == gr and one.place == place and one.result != OBSTACLE]


def _seen(work: Evaluation, realm: str, order: Enter) -> Sighting:
    """Of several the one of that part, and from that side."""
    found = brought_from(work, realm, order.target)
    if not found:
        raise refuse("kalevala.15.voraussetzung", "kalevala-refused-entry-unscouted", place=order.target)
    if "[" in order.target and not any(order.target in one.parts for one in found) and any(one.parts for one in found):
        raise refuse("kalevala.15.4.1.erkundung", "kalevala-refused-entry-part", place=order.target)
    start = gf_of(order.start)
    return max(found, key=lambda one: (order.target in one.parts, any(gf_of(way) == start for way in one.ways)))


def _target(order: Enter, seen: Sighting, scouting: Scouting) -> str:
    """The part that was seen; a water beside a shore that was seen from a ship; else what was aimed at."""
    if "~" in order.target and not any("~" in part for part in seen.parts):
        if seen.ways and not any("~" in way for way in seen.ways):
            raise refuse("kalevala.15.4.1.erkundung", "kalevala-refused-entry-part", place=order.target)
        return order.target
    if "~" not in order.target and any("~" in part for part in seen.parts):
        raise refuse("kalevala.15.4.1.erkundung", "kalevala-refused-entry-part", place=order.target)
    return next(iter(seen.parts), str(gf_of(scouting.target)))


def _mustered(
    work: Evaluation, realm: str, order: Enter, seen: Sighting, declared: list[Entry]
) -> tuple[str, Force]:
    """From where they go, and those who do: ships with their loads, or whoever walks."""
    muster, side = Muster(work, realm, declared), direction(order.start, order.target)
    wanted = order.listing.force()
    if wanted.holders:
        if not wanted.land.empty or not all(one.is_vessel for one in wanted.holders):
            raise refuse("kalevala.15.1.angaben", "kalevala-refused-ships-apart")
        waters = muster.waters(order.start, side)
        shore = "" if "~" in order.start else order.start
        water, fleet = muster.draw_fleet(
            [one for one in waters if not seen.ways or one in seen.ways] or waters, shore, side, wanted.holders
        )
        for ship in fleet:
            muster.check_ship(ship)
        _check_way(water, order, seen)
        return water, Force(holders=list(fleet))
    start = muster.start(order.start, side)
    _check_way(start, order, seen)
    return start, Force(_walkers(work, realm, order, muster))


def _check_way(start: str, order: Enter, seen: Sighting) -> None:
    """By land where scouts could walk, by ship where a ship can go (kalevala.12.hindernis)."""
    if not seen.ways or start in seen.ways:
        return
    if "~" not in start and all("~" in way for way in seen.ways):
        raise refuse("kalevala.9.3.1.nur_mit_schiff", "kalevala-refused-only-by-ship", place=order.target)
    raise refuse("kalevala.15.1.herkunft", "kalevala-refused-entry-start", place=order.target, start=seen.ways[0])


def _walkers(work: Evaluation, realm: str, order: Enter, muster: Muster) -> Stock:
    """Those that are there and were not named before; others are struck (kalevala.r.war.einzug_figuren)."""
    _check_peaceful(work, realm, order)
    wanted = order.listing.stock()
    got = muster.draw(order.start, direction(order.start, order.target), wanted)
    missing = got.lacks(wanted)
    if missing:
        struck = [so_many(number, symbol) for symbol, number in missing.items()]
        if not got.pieces and wanted.pieces:
            rule = _why_nobody(work, realm, order)
            raise refuse(rule, "kalevala-refused-entry-nobody", place=order.start, missing=struck)
        work.turn.tell(
            (realm,), "kalevala-entry-struck", "kalevala.r.war.einzug_figuren", "kalevala.15.1.herkunft",
            place=order.start, missing=struck, line=order.line,
        )
    return got


def _why_nobody(work: Evaluation, realm: str, order: Enter) -> str:
    """They stand elsewhere, or have gone with another entry."""
    there = work.world.forces.get(realm, {}).get(order.start, Force()).land.pieces
    elsewhere = not set(there) & set(order.listing.stock().pieces)
    ways_on = any(one.target == order.start for one in work.world.entries[realm])
    return "kalevala.15.1.herkunft" if elsewhere and not ways_on else "kalevala.r.war.einzug_figuren"


def _check_peaceful(work: Evaluation, realm: str, order: Enter) -> None:
    """Nobody who is in a caravan enters, occupies or attacks (kalevala.21.karawane.friedlich)."""
    force = work.world.forces.get(realm, {}).get(order.start, Force())
    inside = {symbol for group in force.groups for symbol in group.load.pieces}
    if inside.intersection(order.listing.stock().pieces) and not set(force.land.pieces) & set(
        order.listing.stock().pieces
    ):
        raise refuse("kalevala.21.karawane.friedlich", "kalevala-refused-caravan-peaceful", place=order.start)


def _check_figures(work: Evaluation, realm: str, entry: Entry) -> None:
    """Somebody comes, and whatever cannot walk has somebody who leads it or carries it."""
    stock = all_of(entry)
    if entry.kind == OCCUPATION and stock.pieces.get("K") and not stock.warriors:
        raise refuse("kalevala.21.erkunden", "kalevala-refused-entry-figures", place=entry.target)
    if not stock.pieces or (entry.kind != PERMITTED and not stock.warriors):
        hooks.check_bars(work, realm, (one for one, _ in stock.each()), "enter")
        people = (one for one, _ in stock.each() if one.kind.sort == PERSON)
        rule = rule_without_warriors(people, "kalevala.15.1.angaben")
        raise refuse(rule, "kalevala-refused-entry-figures", place=entry.target)
    check_guarded(stock)
    march = March(stock)
    if not march.is_led:
        rule = rule_of_transport(march.kinds, "kalevala.r.war.einzug_figuren")
        raise refuse(rule, "kalevala-refused-nobody-leads", place=entry.start)
    if not entry.fleet and (stock.re > march.carries or march.load > march.hauls):
        raise refuse("kalevala.r.war.einzug_figuren", "kalevala-refused-carries", re=stock.re, most=march.carries)


# ---- what each kind needs


def _check_permitted(work: Evaluation, realm: str, order: Enter, seen: Sighting, entry: Entry) -> str:
    target = entry.target
    if seen.result == NO_RESULT or seen.owner is None:
        raise refuse("kalevala.15.2.unvollstaendig", "kalevala-refused-entry-no-result", place=target)
    if seen.owner == realm:
        return PERMITTED
    if not seen.owner:
        raise refuse("kalevala.15.arten", "kalevala-refused-entry-natives", place=target)
    if not may_enter_by(work, seen.owner, realm, target):
        raise refuse(rule_against(work, seen.owner, realm), "kalevala-refused-no-permission", place=target)
    if order.attached:
        return PERMITTED
    # Without the copy it is war, whatever was meant.
    work.turn.tell((realm,), "kalevala-entry-without-copy", "kalevala.15.2.belege", place=target, line=order.line)
    return WAR


def _check_occupation(work: Evaluation, realm: str, order: Enter, seen: Sighting, entry: Entry) -> str:
    target = entry.target
    if seen.result == NO_RESULT:
        raise refuse("kalevala.15.3.kein_ergebnis", "kalevala-refused-entry-no-result", place=target)
    if seen.owner != NATIVES:
        raise refuse("kalevala.15.arten", "kalevala-refused-entry-owned", place=target)
    if _strangers(work, realm, seen):
        raise refuse("kalevala.15.3.begriff", "kalevala-refused-entry-not-empty", place=target)
    before = [one for one in work.world.entries[realm] if one.target == target and one.kind == OCCUPATION]
    _check_losses(work, realm, order, seen, entry, before)
    warriors = sum(all_of(one).warriors - paid_warriors(Counter(one.paid)) for one in (*before, entry))
    if warriors < 1:
        raise refuse("kalevala.15.3.garnison", "kalevala-refused-entry-garrison", place=target)
    if not before:
        _check_centre(work, realm, order, seen)
    return OCCUPATION


def _strangers(work: Evaluation, realm: str, seen: Sighting) -> bool:
    """Did the scouts see figures that are not the realm's own? Wizards come and go (kalevala.r.wizard_foreign)."""
    own: Counter[str] = Counter()
    for place in seen.parts:
        force = work.world.forces.get(realm, {}).get(place, Force())
        own.update({known_piece(symbol).seen: number for symbol, number in force.open().pieces.items()})
    others = [piece(symbol) for symbol in Counter(seen.figures) - own]
    return any(one is None or one.kind.symbol != WIZARD for one in others)


def _check_losses(
    work: Evaluation, realm: str, order: Enter, seen: Sighting, entry: Entry, before: list[Entry]
) -> None:
    """Who comes from two sides pays once; an invader only if he founds the trade centre at once."""
    check_payable(_counted(order), entry.target)
    offered = worth(_counted(order)) + sum(worth(Counter(one.paid)) for one in before)
    wanted = 0 if spares_losses(work, realm, seen.place) and not offered else seen.losses or 0
    short = all_of(entry).lacks(order.losses.stock())
    if short or offered < wanted:
        raise refuse(
            "kalevala.15.3.angaben" if not offered else "kalevala.15.3.verluste_ort", "kalevala-refused-entry-losses",
            place=entry.target, losses=wanted, offered=0 if short else offered,
        )


def _check_centre(work: Evaluation, realm: str, order: Enter, seen: Sighting) -> None:
    """Where a trade centre is only possible whoever founds it says where it stands (kalevala.15.3.angaben)."""
    founds = seen.site and not seen.founded and not (spares_losses(work, realm, seen.place) and not _counted(order))
    if founds and not order.centre:
        kf = int(seen.site.partition("/")[2])
        raise refuse("kalevala.15.3.angaben", "kalevala-refused-entry-centre", place=order.target, kf=kf)
    letter = seen.terrain[order.centre - 1:order.centre] if order.centre else ""
    if letter in (UNSEEN, WATER, MOUNTAINS) and letter:
        where = f"{seen.place}/{order.centre}"
        raise refuse("kalevala.15.3.angaben", "kalevala-refused-entry-centre-where", place=where)


def spares_losses(work: Evaluation, realm: str, place: str) -> bool:
    """Invaders, and rulers with little on another plane, come without losses and found nothing by it."""
    return bool(anywhere_by(work, realm, place))


def check_payable(paid: Counter[str], place: str) -> None:
    """Neither slaves nor anybody who is no warrior (kalevala.15.3.verluste_form)."""
    for symbol in paid:
        if symbol != RE and known_piece(symbol).kind.sort not in PAYS:
            raise refuse("kalevala.15.3.verluste_form", "kalevala-refused-entry-payment", place=place, symbol=symbol)


def worth(paid: Counter[str]) -> int:
    """Prices of the table (of class D kalevala.r.war.d_wert); of what is damaged half, rounded down
    (kalevala.r.war.besetzung_zahlung)."""
    return sum((number if symbol == RE else worth_of(symbol) * number) for symbol, number in paid.items())


def worth_of(symbol: str) -> int:
    one = known_piece(symbol)
    whole = counts(one) or 0
    return whole // 2 if one.due and one.kind.sort == DEVICE else whole


def paid_warriors(paid: Counter[str]) -> int:
    return Stock({symbol: number for symbol, number in paid.items() if symbol != RE}).warriors


def _check_war(work: Evaluation, realm: str, order: Enter, seen: Sighting, entry: Entry) -> str:
    del order
    if seen.owner == realm:
        raise refuse("kalevala.15.2.begriff", "kalevala-refused-entry-own", place=entry.target)
    if seen.result == SEEN and seen.owner == NATIVES and not _strangers(work, realm, seen):
        raise refuse("kalevala.15.arten", "kalevala-refused-entry-natives", place=entry.target)
    return WAR


def _check_raid(work: Evaluation, realm: str, order: Enter, seen: Sighting, entry: Entry) -> str:
    """On caravans that were scouted in phase 1, where he may stand himself; the land is not attacked."""
    if order.kind != WAR or not any(
        folded(one).startswith(folded(f"{CARAVAN} {order.raid}:")) for one in seen.remarks
    ):
        raise refuse(RAIDS, "kalevala-refused-raid-unseen", place=entry.target, realm=order.raid)
    at_sea = "~" in entry.target
    if at_sea != bool(entry.fleet) and entry.start != entry.target:
        raise refuse(RAIDS, "kalevala-refused-raid-afloat", place=entry.target)
    copied = order.attached and bool(seen.owner) and may_enter_by(work, seen.owner or "", realm, entry.target)
    is_nobodys = at_sea and seen.owner in ("", NATIVES, None)
    if seen.owner != realm and entry.start != entry.target and not copied and not is_nobodys:
        raise refuse(RAIDS, "kalevala-refused-raid-where", place=entry.target)
    return RAID


_CHECKS: Final = {PERMITTED: _check_permitted, OCCUPATION: _check_occupation, WAR: _check_war}
