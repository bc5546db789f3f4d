"""Permitted entries and occupations (15.2, 15.3): carried out in phase 4, before any battle."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from walstatt.core.turn import Turn
from walstatt.games.kalevala.entering.columns import bring, figures_of, find_ways
from walstatt.games.kalevala.entering.dividing import divide_among
from walstatt.games.kalevala.entering.entries import OCCUPATION, PAYS, PERMITTED, WAR, spares_losses, worth, worth_of
from walstatt.games.kalevala.entering.rivals import at_war
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.realm.areas import owner_of_water
from walstatt.games.kalevala.realm.guests import may_enter_by
from walstatt.games.kalevala.realm.ledger import LOSS, book_load
from walstatt.games.kalevala.realm.ownership import test_at_once
from walstatt.games.kalevala.realm.pieces import WARRIOR, known_piece
from walstatt.games.kalevala.realm.stock import RE, Stock, so_many
from walstatt.games.kalevala.realm.trade_centres import TRADE_CENTRES
from walstatt.games.kalevala.scouting.orders import DEEPEST
from walstatt.games.kalevala.state import NATIVES, OCCUPIED, Entry, Province

Comer = tuple[str, list[Entry]]
"""A realm, and the entries by which it comes into one place."""


def enter_provinces(turn: Turn) -> None:
    """All rulers at the same time: who comes into one empty province together shares it."""
    work = evaluation(turn)
    find_ways(work)
    _carry_out(work, lambda realm, entry: not waits(work, realm, entry))


def occupy_after_battles(turn: Turn) -> None:
    """What lies behind land that had to be conquered first (kalevala.12.sonderfall_besetzt_frei)."""
    work = evaluation(turn)
    _settle_rivals(work)
    _carry_out(work, lambda realm, entry: waits(work, realm, entry) and _is_conquered(work, realm, entry))


def _carry_out(work: Evaluation, is_due: Callable[[str, Entry], bool]) -> None:
    """Who goes on in a straight line has come to its first field before."""
    done: set[tuple[str, int]] = set()
    for depth in range(DEEPEST):
        due = [
            (realm, entry) for realm, entries in work.world.entries.items() for entry in entries
            if entry.kind != WAR and _depth(work, realm, entry) == depth and is_due(realm, entry)
        ]
        for realm, entry in due:
            if entry.kind == PERMITTED:
                _come_as_guest(work, realm, entry)
        left = {(realm, entry.number) for realm, entry in due if entry.kind == OCCUPATION}
        while left - done:
            done |= _occupy_next(work, left - done)
    work.index_owners()
    test_at_once(work)


def _occupy_next(work: Evaluation, due: set[tuple[str, int]]) -> set[tuple[str, int]]:
    """All who come into one place; by then parts of large fields may have other names than when they set out."""
    waiting = [
        (realm, entry) for realm, entries in work.world.entries.items() for entry in entries
        if (realm, entry.number) in due
    ]
    place = waiting[0][1].target
    comers: dict[str, list[Entry]] = {}
    for realm, entry in waiting:
        if entry.target == place:
            comers.setdefault(realm, []).append(entry)
    _come_together(work, place, list(comers.items()))
    return {(realm, entry.number) for realm, entry in waiting if entry.target == place}


def waits(work: Evaluation, realm: str, entry: Entry) -> bool:
    """Does it begin where the same ruler has to conquer first?"""
    return any(
        one.kind == WAR and one.target == entry.start for one in work.world.entries.get(realm, ())
    )


def _is_conquered(work: Evaluation, realm: str, entry: Entry) -> bool:
    """Wholly, or those behind it stay where they are."""
    province = work.province(entry.start)
    if province is not None and province.owner == realm:
        return True
    _fail(work, realm, [entry], "kalevala.12.sonderfall_besetzt_frei")
    return False


def _come_together(work: Evaluation, place: str, comers: list[Comer]) -> None:
    part = work.part(place)
    if part is not None and part.water:
        for realm, entries in comers:
            _sail_in(work, realm, entries)
        return
    arrived = [comer for comer in comers if _arrive(work, *comer)]
    names = [realm for realm, _ in arrived]
    if len(arrived) == 1:
        _take_possession(work, *arrived[0])
    elif any(at_war(work, one, other, arrived) for one in names for other in names if one < other):
        work.rivals[place] = arrived
    elif arrived:
        divide_among(work, place, arrived)


def _depth(work: Evaluation, realm: str, entry: Entry) -> int:
    """How many entries of its realm lead to where this one begins."""
    starts, depth = {one.target: one.start for one in work.world.entries[realm]}, 0
    here = entry.start
    while here in starts and depth < DEEPEST - 1:
        here, depth = starts[here], depth + 1
    return depth


# ---- guests


def _come_as_guest(work: Evaluation, realm: str, entry: Entry) -> None:
    """Into the own land, or that of a host who lets them in."""
    stock, owner = figures_of(work, realm, entry), owner_of(work, realm, entry.target)
    if stock.empty or work.part(entry.target) is None:
        _fail(work, realm, [entry], "kalevala.15.1.herkunft" if stock.empty else "kalevala.12.hindernis")
        return
    if work.is_protected(owner) and not work.world.reading("kalevala.r.8.schutz_wirkung"):
        _fail(work, realm, [entry], "kalevala.r.8.schutz_wirkung")
        return
    if owner != realm and not may_enter_by(work, owner, realm, entry.target):
        _fail(work, realm, [entry], "kalevala.r.war.erlaubnis_geltung")
        return
    bring(work, realm, entry)
    if owner == realm:
        what = write_listing(listing_of(stock))
        work.turn.tell((realm,), "kalevala-moved-in", "kalevala.15.2.begriff", place=entry.target, what=what)
        return
    tell_arrival(work, realm, owner, entry.target, stock, "kalevala.15.2.meldung", "kalevala.15.2.eintragung")


def tell_arrival(work: Evaluation, realm: str, host: str, place: str, stock: Stock, *rules: str) -> None:
    """How many have come, and not what they bear; the guest reads of his own as he knows them."""
    for reader, seen in ((realm, stock), (host, stock.as_seen())):
        work.turn.tell((reader,), "kalevala-guests-came", *rules, place=place, host=host, guest=realm,
                       what=write_listing(listing_of(seen)))


def owner_of(work: Evaluation, realm: str, place: str) -> str:
    """Whose a province is, or the water beside it."""
    province, part = work.province(place), work.part(place)
    if province is not None or part is None:
        return province.owner if province is not None else NATIVES
    return owner_of_water(work, part, realm)


# ---- occupation


def _arrive(work: Evaluation, realm: str, entries: list[Entry]) -> bool:
    """The losses are paid on the spot; who cannot pay them stays where he was (kalevala.r.war.besetzung_zahlung)."""
    place = entries[0].target
    province, stock = work.province(place), Stock()
    for entry in entries:
        stock.join(figures_of(work, realm, entry))
    if province is None or province.owner != NATIVES or not stock.warriors or _is_held(work, realm, place):
        _fail(work, realm, entries, "kalevala.15.3.begriff" if province is not None else "kalevala.12.hindernis")
        return False
    offered: Counter[str] = Counter()
    for entry in entries:
        offered += Counter(entry.paid)
    founds = bool(offered) or not spares_losses(work, realm, place)
    paid = payment(stock, offered, losses_at(work, place) if founds else 0)
    if paid is None:
        _fail(work, realm, entries, "kalevala.r.war.besetzung_zahlung")
        return False
    for entry in entries:
        bring(work, realm, entry)
    pay(work, realm, place, paid)
    return True


def _is_held(work: Evaluation, realm: str, place: str) -> bool:
    """Do warriors of others stand there who do not come in this phase? Then it is not empty."""
    coming = {name for name, entries in work.world.entries.items() if any(one.target == place for one in entries)}
    return any(
        places[place].land.warriors for name, places in work.world.forces.items()
        if place in places and name != realm and name not in coming
    )


def pay(work: Evaluation, realm: str, place: str, paid: Counter[str]) -> None:
    for item, number in paid.items():
        book_load(work, realm, place, item, -number, "kalevala.15.3.verluste_ort", LOSS)
    told = [so_many(number, item) for item, number in sorted(paid.items())]
    if told:
        work.turn.tell(
            (realm,), "kalevala-occupation-paid", "kalevala.15.3.verluste_form", "kalevala.15.3.verluste_ort",
            place=place, paid=told,
        )


def _fail(work: Evaluation, realm: str, entries: list[Entry], rule: str) -> None:
    """Nobody has gone anywhere; where they begin has nothing to do with what happens there."""
    entry = entries[0]
    work.turned_back |= {(realm, one.number) for one in entries}
    work.turn.tell((realm,), "kalevala-occupation-failed", rule, place=entry.target, start=entry.start)


def losses_at(work: Evaluation, place: str) -> int:
    site = work.site(place)
    return 0 if site is None else TRADE_CENTRES[site.kind].losses


def payment(stock: Stock, offered: Counter[str], losses: int) -> Counter[str] | None:
    """What is offered, and if that is too little the rest as ruled; None where no warrior would be left."""
    there = Counter(stock.pieces)
    there[RE] = stock.re
    if offered - there:
        return None
    paid = Counter(offered)
    rest = sorted(
        (symbol for symbol in stock.pieces if known_piece(symbol).kind.sort in PAYS),
        key=lambda symbol: (PAYS.index(known_piece(symbol).kind.sort), worth_of(symbol)),
    )
    for item in (RE, *rest):
        while worth(paid) < losses and paid[item] < there[item]:
            paid[item] += 1
    warriors = sum(number for symbol, number in paid.items() if symbol != RE and _is_warrior(symbol))
    if worth(paid) < losses or warriors >= stock.warriors:
        return None
    return +paid


def _is_warrior(symbol: str) -> bool:
    return known_piece(symbol).kind.sort == WARRIOR


def _take_possession(work: Evaluation, realm: str, entries: list[Entry]) -> None:
    place = entries[0].target
    province = work.province(place)
    assert province is not None
    founds = any(one.paid for one in entries) or not spares_losses(work, realm, place)
    for entry in entries:
        name_land(work, realm, entry)
    rules = ["kalevala.15.3.begriff", "kalevala.15.3.garnison"]
    if not founds:
        rules.append("kalevala.4.4.verlustloser_einzug")
    if any(_depth(work, realm, entry) for entry in entries):
        rules.append("kalevala.12.raumgreifend")
    possess(work, province, realm, founded=founds and work.site(place) is not None)
    work.turn.tell((realm,), "kalevala-occupied", *rules, place=place)


def possess(work: Evaluation, province: Province, realm: str, *, founded: bool, how: str = OCCUPIED) -> None:
    """From now on it is his, if a warrior still stands there at the end of the next phase 1."""
    if province.owner:
        work.robbed.add(province.owner)
    province.owner, province.founded, province.how = realm, founded, how
    province.taken, province.provisional = work.world.at, True


def name_land(work: Evaluation, realm: str, entry: Entry) -> None:
    """Names, and the small field of a trade centre that was only possible (kalevala.15.3.angaben).

    A trade centre is named by who has it, and so is the land; land without one by who has all of it.
    """
    gf = gf_of(entry.target)
    part, province = work.part(entry.target), work.province(entry.target)
    if part is None or province is None:
        return
    land, site = work.world.lands[gf], work.site(entry.target)
    if site is not None:
        kf = entry.centre if entry.centre in part.fields and not province.founded else site.kf
        changed = replace(land, site=replace(site, kf=kf, name=entry.centre_name or site.name))
    else:
        changed = land
    if site is not None or (land.site is None and not _others_in(work, realm, entry.target)):
        changed = replace(changed, name=entry.land_name or land.name)
    if changed != land:
        work.replace_land(gf, changed)


def _others_in(work: Evaluation, realm: str, place: str) -> bool:
    """Does another ruler have a part of the same large field?"""
    provinces = (work.province(part.name) for part in work.geography.parts(gf_of(place)) if part.name != place)
    return any(one is not None and one.owner not in (NATIVES, realm) for one in provinces)


# ---- waters


def _sail_in(work: Evaluation, realm: str, entries: Iterable[Entry]) -> None:
    """Land without a trade centre that nobody owns goes with the water that it lies in (8.1)."""
    for entry in entries:
        if figures_of(work, realm, entry).empty:
            continue
        bring(work, realm, entry)
        part = work.part(entry.target)
        assert part is not None
        work.turn.tell((realm,), "kalevala-sailed-in", "kalevala.9.3.1.hohe_see", place=entry.target)
        for shore in work.geography.coasts(part):
            province = work.province(shore.name)
            is_free = province is not None and province.owner == NATIVES and not _is_held(work, realm, shore.name)
            if province is not None and is_free and shore.gf == part.gf and work.site(shore.name) is None:
                possess(work, province, realm, founded=False)
                rules = ("kalevala.8.1.bekannte_wasser_gf", "kalevala.15.3.garnison")
                work.turn.tell((realm,), "kalevala-occupied", *rules, place=shore.name)


# ---- occupiers at war


def _settle_rivals(work: Evaluation) -> None:
    """After their battle: who is left has it all; where several are, they share it (kalevala.r.war.besetzer_krieg)."""
    for place, arrived in work.rivals.items():
        left = [
            comer for comer in arrived
            if place in work.world.forces.get(comer[0], {}) and work.world.forces[comer[0]][place].land.warriors
        ]
        province = work.province(place)
        if province is None or province.owner:
            continue
        if len(left) == 1:
            _take_possession(work, *left[0])
        elif left:
            divide_among(work, place, left)
    work.index_owners()
