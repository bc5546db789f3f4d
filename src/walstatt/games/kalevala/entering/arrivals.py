"""Permitted entries and occupations (15.2, 15.3): carried out in phase 4, before any battle."""
from __future__ import annotations

from collections import Counter, defaultdict

from msgspec.structs import replace

from walstatt.core.turn import Turn
from walstatt.games.kalevala.entering.dividing import divide_among
from walstatt.games.kalevala.entering.entries import OCCUPATION, PERMITTED, worth
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.planes.crossing import can_pass, go_in
from walstatt.games.kalevala.realm.ledger import LOSS, book
from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, WARRIOR, known_piece, price
from walstatt.games.kalevala.realm.stock import RE, Force, Stock
from walstatt.games.kalevala.realm.trade_centres import TRADE_CENTRES
from walstatt.games.kalevala.scouting.orders import DEEPEST
from walstatt.games.kalevala.state import NATIVES, OCCUPIED, Entry, Province

AFTER_RE = (DEVICE, ANIMAL, WARRIOR)
"""In this order the missing part of losses is taken (kalevala.r.war.besetzung_zahlung)."""


def enter_provinces(turn: Turn) -> None:
    """All rulers at the same time: who comes into one empty province together shares it."""
    work = evaluation(turn)
    occupiers: dict[str, list[tuple[str, Entry]]] = defaultdict(list)
    for realm, entries in work.world.entries.items():
        for entry in sorted(entries, key=lambda one: one.number):
            if entry.kind == PERMITTED:
                _come_as_guest(work, realm, entry)
            elif entry.kind == OCCUPATION:
                occupiers[entry.target].append((realm, entry))
    # Who goes on in a straight line has come to its first field before.
    for place, comers in sorted(occupiers.items(), key=lambda one: max(_depth(work, *comer) for comer in one[1])):
        arrived = [(realm, entry) for realm, entry in comers if _arrive(work, realm, entry)]
        # Whoever comes from two sides shares with nobody.
        rulers = dict(reversed(arrived))
        if len(rulers) == 1:
            _take_possession(work, *arrived[0])
        elif rulers:
            divide_among(work, place, [one for one in arrived if rulers[one[0]] is one[1]])
    work.index_owners()


def _depth(work: Evaluation, realm: str, entry: Entry) -> int:
    """How many entries of its realm lead to where this one begins."""
    starts, depth = {one.target: one.start for one in work.world.entries[realm]}, 0
    here = entry.start
    while here in starts and depth < DEEPEST:
        here, depth = starts[here], depth + 1
    return depth


def figures_of(work: Evaluation, realm: str, entry: Entry) -> Stock:
    """Those of an entry that still stand where it begins; nobody where the way through a portal has closed."""
    if not can_pass(work, realm, entry):
        return Stock()
    there = work.world.forces.get(realm, {}).get(entry.start, Force()).land
    wanted = Stock(dict(entry.figures), entry.re)
    for symbol, number in there.lacks(wanted).items():
        if symbol == RE:
            wanted.re -= number
        else:
            wanted.add(symbol, -number)
    return wanted


def _come_as_guest(work: Evaluation, realm: str, entry: Entry) -> None:
    stock = figures_of(work, realm, entry)
    province = work.province(entry.target)
    if province is None or stock.empty:
        return
    go_in(work, realm, entry, stock)
    what = write_listing(listing_of(stock))
    if province.owner == realm:
        work.turn.tell((realm,), "kalevala-moved-in", "kalevala.15.2.begriff", place=entry.target, what=what)
        return
    rules = ("kalevala.15.2.meldung", "kalevala.15.2.eintragung")
    work.turn.tell(
        (realm, province.owner), "kalevala-guests-came", *rules, place=entry.target, host=province.owner, guest=realm,
        what=what,
    )


# ---- occupation


def _arrive(work: Evaluation, realm: str, entry: Entry) -> bool:
    """The losses are paid on the spot; who cannot pay them stays where he was (kalevala.r.war.besetzung_zahlung)."""
    province = work.province(entry.target)
    stock = figures_of(work, realm, entry)
    if province is None or province.owner != NATIVES or not stock.warriors:
        _fail(work, realm, entry, "kalevala.15.3.begriff")
        return False
    paid = payment(stock, Counter(entry.paid), losses_at(work, realm, entry.target))
    if paid is None:
        _fail(work, realm, entry, "kalevala.r.war.besetzung_zahlung")
        return False
    go_in(work, realm, entry, stock)
    for item, number in paid.items():
        book(work, realm, entry.target, item, -number, "kalevala.15.3.verluste_ort", LOSS)
    told = [f"{number}{item}" for item, number in sorted(paid.items())]
    work.turn.tell(
        (realm,), "kalevala-occupation-paid", "kalevala.15.3.verluste_form", "kalevala.15.3.verluste_ort",
        place=entry.target, paid=told,
    )
    return True


def _fail(work: Evaluation, realm: str, entry: Entry, rule: str) -> None:
    work.turn.tell((realm,), "kalevala-occupation-failed", rule, place=entry.target, start=entry.start)


def losses_at(work: Evaluation, realm: str, place: str) -> int:
    site = work.site(place)
    return 0 if site is None or work.realm(realm).invader else TRADE_CENTRES[site.kind].losses


def payment(stock: Stock, offered: Counter[str], losses: int) -> Counter[str] | None:
    """What is offered, and if that is too little the rest as ruled; None where no warrior would be left."""
    there = Counter(stock.pieces)
    there[RE] = stock.re
    if offered - there:
        return None
    paid = Counter(offered)
    rest = sorted(
        (symbol for symbol in stock.pieces if known_piece(symbol).kind.sort in AFTER_RE),
        key=lambda symbol: (AFTER_RE.index(known_piece(symbol).kind.sort), price(known_piece(symbol)) or 0),
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


def _take_possession(work: Evaluation, realm: str, entry: Entry) -> None:
    province = work.province(entry.target)
    assert province is not None
    name_land(work, entry)
    possess(work, province, realm, founded=work.site(entry.target) is not None)
    work.turn.tell(
        (realm,), "kalevala-occupied", "kalevala.15.3.begriff", "kalevala.15.3.garnison", place=entry.target
    )


def possess(work: Evaluation, province: Province, realm: str, *, founded: bool, how: str = OCCUPIED) -> None:
    """From now on it is his, if a warrior still stands there at the end of the next phase 1."""
    province.owner, province.founded, province.how = realm, founded, how
    province.taken, province.provisional = work.world.at, True


def name_land(work: Evaluation, entry: Entry) -> None:
    """Names, and the small field of a trade centre that was only possible (kalevala.15.3.angaben)."""
    gf = gf_of(entry.target)
    land, part = work.world.lands[gf], work.part(entry.target)
    site = land.site
    if site is not None and part is not None and site.kf in part.fields:
        kf = entry.centre if entry.centre in part.fields else site.kf
        site = replace(site, kf=kf, name=entry.centre_name or site.name)
    changed = replace(land, site=site, name=entry.land_name or land.name)
    if changed != land:
        work.replace_land(gf, changed)
