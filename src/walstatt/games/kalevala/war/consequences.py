"""What follows from a battle beside the dead: flight, new borders, plunder, razing."""
from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Final

from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.entering.arrivals import possess
from walstatt.games.kalevala.entering.dividing import gather, own_part, redrawn
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.papers.listing import Listing, write_listing
from walstatt.games.kalevala.realm.culture import culture_goods
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book
from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, is_elite, known_piece, price
from walstatt.games.kalevala.realm.stock import RE, Force, Stock, so_many
from walstatt.games.kalevala.realm.trade_centres import TRADE_CENTRES, is_bare
from walstatt.games.kalevala.realm.troops import as_owned
from walstatt.games.kalevala.state import BY_HAND, CONQUERED, FOUGHT, QUICK, Entry, Fought
from walstatt.games.kalevala.war.battle_orders import attack_sheet, wants_slaves
from walstatt.games.kalevala.war.chronicle import tell_short
from walstatt.games.kalevala.war.details import goods_of, with_orders
from walstatt.games.kalevala.war.field import (
    SETTLED,
    Battlefield,
    Outcome,
    as_left,
    counted,
    holds,
    kept,
    left,
    listed,
    troops,
    warriors,
    wizards,
)
from walstatt.games.kriegsspiel.ending import ROUNDS
from walstatt.games.kriegsspiel.sheets.model import NO_PLUNDER, PLUNDER_GOODS, PLUNDER_RE
from walstatt.games.kriegsspiel.works import WHOLE, share
from walstatt.hexmap.coordinates import Gf

FLED = ("kalevala.16.2.8.begriff", "kalevala.16.2.8.ziel")
OWNED = ("kalevala.r.war.hz_besitz", "kalevala.16.2.9.sieg")
USUAL_GAIN = 3
"""Large fields that somebody wins in a GR otherwise."""
DIVIDED = ("kalevala.16.2.9.standorte", "kalevala.15.4.1.teilung", "kalevala.r.war.kampfende")
PLUNDERED = ("kalevala.16.2.7.beute", "kalevala.r.war.pluendern_detail", "kalevala.16.2.7.folge")
A_RIGHT: Final = 1
RAZED = ("kalevala.16.2.7.schleifen", "kalevala.r.war.schleifen_detail")
PLUNDERING: Final = 2
"""Rounds that it takes: one to stand there, one to do it."""


def plunder(work: Evaluation, field: Battlefield, outcome: Outcome) -> None:
    for place, realm in outcome.plundered.items():
        keeper = keeper_of_loot(work, outcome, place, realm)
        plunder_centre(work, place, realm, field.owners.get(place, ""), outcome.goods.get(place, {}), keeper)


def keeper_of_loot(work: Evaluation, outcome: Outcome, place: str, realm: str) -> str:
    """Whoever plundered, if he still stands there; else who has the land after the battle has what lies there."""
    province = work.province(place)
    if holds(outcome, realm, place) or province is None or province.owner not in work.world.realms:
        return realm
    return province.owner


def plunder_centre(
    work: Evaluation, place: str, realm: str, robbed: str, goods: Mapping[str, int], keeper: str = "",
) -> None:
    """The loot lies where the trade centre is; once in a GR, and nothing before it has armed again. `keeper` has it in
    the end, if that is another than who plundered."""
    keeper = keeper or realm
    province, site = work.province(place), work.founded(place)
    if province is None or site is None:
        return
    is_empty = is_bare(province.plundered, work.world.at)
    right = _right_won(work, realm, robbed) if goods and not is_empty else ""
    if right:
        work.realm(realm).culture.goods.append(right)
        work.turn.tell((realm,), "kalevala-goods-right", *PLUNDERED, place=place, realm=realm, what=right)
        goods = {right: 0}
    taken = dict(goods) or {RE: TRADE_CENTRES[site.kind].yields}
    for item, number in taken.items() if not is_empty else ():
        if not number:
            continue
        symbol = item if item == RE else as_owned(work.realm(keeper), item)
        book(work, keeper, place, symbol, number, PLUNDERED[0], GAIN)
    if goods and not is_empty:
        work.realm(realm).looted.append(robbed)
    province.plundered = work.world.at
    told = tuple(dict.fromkeys(name for name in (realm, robbed, province.owner) if name in work.world.realms))
    if right:
        return
    if goods and not is_empty:
        work.turn.tell(told, "kalevala-goods-plundered", *PLUNDERED, place=place, realm=realm, what=listed(goods))
    else:
        loot = taken.get(RE, 0) if not is_empty else 0
        work.turn.tell(told, "kalevala-centre-plundered", *PLUNDERED, place=place, realm=realm, re=loot)
    if keeper != realm and not is_empty:
        work.turn.tell(told, "kalevala-loot-left-behind", *PLUNDERED, place=place, realm=realm, keeper=keeper)


def _right_won(work: Evaluation, realm: str, robbed: str) -> str:
    """By a reading goods are the right to make one of them from now on: the dearest that he cannot make yet."""
    if work.world.reading("kalevala.r.war.pluendern_detail") != A_RIGHT:
        return ""
    made = [one for one in goods_of(work, robbed) if known_piece(one).kind.sort in (DEVICE, ANIMAL)]
    new = [one for one in made if one not in culture_goods(work.realm(realm))]
    return max(new, key=lambda one: (price(known_piece(one)) or 0, one), default="")


# ---- by the orders of a sheet


def rounds_left(outcome: Outcome) -> int:
    """In which victors may still do what their sheets say; an outcome by hand says itself what was done."""
    if outcome.how == QUICK:
        return ROUNDS
    return ROUNDS - outcome.rounds if outcome.how == FOUGHT else 0


def follow_orders(work: Evaluation, realm: str, entry: Entry, robbed: str, rounds: int = ROUNDS) -> None:
    """Plundering and razing in land that was taken without a battle on small fields (kalevala.r.war.leeres_gf), or in
    the rounds that a battle has left; what was plundered in it is not plundered again."""
    province = work.province(entry.target)
    there = work.world.forces.get(realm, {}).get(entry.target, Force()).land.warriors
    if province is None or province.owner != realm or robbed not in work.world.realms or not there:
        return
    wish, razes = _wishes(work, realm, entry)
    plundered = province.plundered == work.world.at
    if wish != NO_PLUNDER and rounds >= PLUNDERING and not plundered and not wants_slaves(work, realm, entry):
        goods = dearest(work, realm, entry.target, robbed) if wish == PLUNDER_GOODS else {}
        plunder_centre(work, entry.target, realm, robbed, goods)
        for figure in hooks.figures():
            if figure.plundered is not None:
                figure.plundered(work, realm, entry.target)
    if razes and rounds * share(there) >= WHOLE:
        _raze(work, entry.target, (realm, robbed))


def _wishes(work: Evaluation, realm: str, entry: Entry) -> tuple[str, bool]:
    """What the sheet of the attack says, by its flags or to a group."""
    sheet = attack_sheet(work, realm, entry)
    commands = {line.command for line in sheet.lines}
    said = [kind for kind in (PLUNDER_RE, PLUNDER_GOODS) if f"PLÜNDERN {kind}" in commands]
    plunder = said[0] if said and sheet.flags.plunder == NO_PLUNDER else sheet.flags.plunder
    return plunder, sheet.flags.raze or "SCHLEIFEN" in commands


def dearest(work: Evaluation, realm: str, place: str, robbed: str) -> dict[str, int]:
    """As much as fits into what the trade centre arms, the dearest first; nothing where goods were taken before."""
    site = work.founded(place)
    left, found = TRADE_CENTRES[site.kind].yields if site is not None else 0, dict[str, int]()
    if robbed in work.realm(realm).looted:
        return {}
    prices = {symbol: price(known_piece(symbol)) or 0 for symbol in goods_of(work, robbed)}
    for symbol in sorted(prices, key=lambda one: -prices[one]):
        number = left // prices[symbol] if prices[symbol] else 0
        left -= number * prices[symbol]
        found.update({symbol: number} if number else {})
    return found


# ---- what lies about


def seize(work: Evaluation, realm: str, place: str, owner: str) -> None:
    """What has nobody to guard it is taken by who takes the land (kalevala.r.war.beute_geraet)."""
    land = work.world.forces.get(owner, {}).get(place, Force()).land
    found = {symbol: number for symbol, number in counted(land).items()
             if symbol == RE or known_piece(symbol).kind.sort in (DEVICE, ANIMAL)}
    if troops(counted(land)):
        return
    _send_home(work, owner, place)
    if not found:
        return
    rule = "kalevala.r.war.beute_geraet"
    for item, number in found.items():
        book(work, owner, place, item, -number, rule, LOSS)
        book(work, realm, place, item, number, rule, GAIN)
    work.turn.tell((realm, owner), "kalevala-seized", rule, place=place, realm=realm, what=listed(found))


def _send_home(work: Evaluation, owner: str, place: str) -> None:
    """A wizard whose land is taken goes as after a battle (kalevala.r.war.kampfende)."""
    land = work.world.forces.get(owner, {}).get(place, Force()).land
    leaving = Stock(wizards(land.pieces))
    home = nearest_home(work, gf_of(place), owner, but=(place,))
    if home and not leaving.empty:
        land.part_with(leaving)
        work.world.force(owner, home).land.join(leaving)
        work.world.tidy(owner, place)


def nearest_home(work: Evaluation, here: Gf, realm: str, but: Collection[str]) -> str:
    """Own land on the same plane."""
    own = [place for place in work.owned.get(realm, ()) if place not in but and gf_of(place).plane == here.plane]
    return min(own, key=lambda place: (here.distance(gf_of(place)), gf_of(place), place), default="")


def raze(work: Evaluation, places: Iterable[str], field: Battlefield) -> None:
    """Also told to whose it was, though only his guests may have fought for it."""
    for place in places:
        _raze(work, place, (*(party.name for party in field.parties), field.owners.get(place, "")))


def _raze(work: Evaluation, place: str, told: Iterable[str]) -> None:
    province = work.province(place)
    if province is not None and province.founded:
        province.founded = False
        realms = tuple(dict.fromkeys(name for name in told if name in work.world.realms))
        work.turn.tell(realms, "kalevala-razed", *RAZED, place=place)


def divide(work: Evaluation, outcome: Outcome) -> None:
    """Borders as the game master drew them; each stands in his own part from now on."""
    for place, shares in outcome.parts.items():
        part, owner_before = work.part(place), work.province(place)
        if part is None or owner_before is None:
            continue
        gf, was = part.gf, owner_before.owner
        with redrawn(work, gf):
            _draw(work, place, gf, was, shares)
        for owner, fields in shares.items():
            gather(work, owner, part.fields, gf)
            own_now = own_part(work, owner, fields, gf)
            if owner in work.world.realms and own_now is not None:
                names = [name for name in shares if name != owner]
                work.turn.tell((owner,), "kalevala-divided-in-battle", *DIVIDED, place=place, part=own_now.name,
                               fields=list(fields), others=names)


def _draw(work: Evaluation, place: str, gf: Gf, was: str, shares: Mapping[str, Iterable[int]]) -> None:
    others = [sorted(one.fields) for one in work.geography.parts(gf) if one.name != place]
    work.divide(gf, [sorted(fields) for fields in shares.values()] + others)
    for owner, fields in shares.items():
        for one in work.geography.parts(gf):
            if owner != was and one.fields & set(fields):
                province = work.world.provinces[one.name]
                possess(work, province, owner, founded=province.founded, how=CONQUERED)


def _of_elite(field: Battlefield, outcome: Outcome) -> list[str]:
    """In a quick battle class D counts by a ruling, for it has no price."""
    symbols = {symbol for party in field.parties for symbol in field.figures(party.name)} - {RE}
    return ["kalevala.r.war.d_wert"] if outcome.how == QUICK and any(map(is_elite, map(known_piece, symbols))) else []


def tell_outcome(work: Evaluation, field: Battlefield, outcome: Outcome, owners: dict[str, str]) -> None:
    names = [party.name for party in field.parties]
    if outcome.how != FOUGHT:
        tell_short(work.turn, list(work.world.realms), with_orders(work, field), outcome)
    for name in names:
        stands, away = _written(outcome.stands.get(name, {})), _written(outcome.fled.get(name, {}))
        there = kept(outcome, name)
        # A wizard with other ZEH and a damaged device are neither lost nor gained.
        began = as_left(field, field.figures(name), there)
        lost, gained = began - there, there - began
        _note(work, name, field, lost, gained, won=_places_anew(work, field, outcome, name))
        rules = [*(FLED if away else []), *(OWNED if owners else []), *_after(field, outcome, name, owners)]
        work.turn.tell(
            (name,), f"kalevala-battle-{outcome.how}", SETTLED, *rules, *_of_elite(field, outcome),
            place=field.wanted, parties=names,
            lost=listed(lost), gained=listed(gained), left=stands or ["–"], fled=away or ["–"],
            owned=[f"{place}: {owner or '–'}" for place, owner in sorted(owners.items())] or ["–"],
            words=outcome.words,
        )


def tell_absent_owners(work: Evaluation, field: Battlefield, outcome: Outcome, owners: dict[str, str]) -> None:
    """Whose land has fallen though nobody of his fought for it: guests did, or the war beside it was for others."""
    fought = {party.name for party in field.parties}
    taken = {place: [owner] for place, owner in owners.items()}
    taken.update((place, [*shares]) for place, shares in outcome.parts.items())
    for place, takers in sorted(taken.items()):
        lost_by = field.owners.get(place, "")
        if lost_by in work.world.realms and lost_by not in fought and lost_by not in takers:
            work.turn.tell((lost_by,), "kalevala-lost-unfought", *OWNED, "kalevala.r.war.kampfende", place=place,
                           takers=takers)


def _after(field: Battlefield, outcome: Outcome, name: str, owners: dict[str, str]) -> list[str]:
    """What holds for a party after the battle: its losses and gains stand in the protocol; a victor stands where he
    likes, and keeps whatever he has won; where nobody has won it goes on in the next GR with a new sheet."""
    rules = ["kalevala.16.2.11.kampfprotokoll"]
    enemies = field.party(name).enemies
    stands = bool(warriors(left(outcome, name)))
    if stands and any(warriors(left(outcome, enemy)) for enemy in enemies):
        return [*rules, "kalevala.16.2.fortsetzung"]
    won = {gf_of(place) for place, owner in owners.items() if owner == name}
    if stands and won:
        rules.append("kalevala.16.2.9.verteilen")
    return [*rules, "kalevala.16.2.10.landgewinn"] if len(won) > USUAL_GAIN else rules


def is_victor(field: Battlefield, outcome: Outcome, name: str) -> bool:
    """Does it stand there, and nobody any more of those with whom it was at war?"""
    enemies = field.party(name).enemies
    return bool(enemies and warriors(left(outcome, name))) and not any(troops(left(outcome, one)) for one in enemies)


def _places_anew(work: Evaluation, field: Battlefield, outcome: Outcome, name: str) -> bool:
    """A victor does; by a reading not one whose last enemy fell in the twelfth round."""
    late = work.world.reading("kalevala.r.war.sieg_zeitpunkt") and outcome.how == FOUGHT and outcome.rounds >= ROUNDS
    return outcome.how != BY_HAND and is_victor(field, outcome, name) and not late


def _note(
    work: Evaluation, name: str, field: Battlefield, lost: Counter[str], gained: Counter[str], *, won: bool
) -> None:
    """For the protocol of the next GR (kalevala.16.2.11.kampfprotokoll)."""
    gr, known = work.world.at.gr, work.world.knowledge.get(name)
    if known is None:
        return
    signed = (("+", gained), ("-", lost))
    changes = tuple(sign + so_many(number, one) for sign, found in signed for one, number in sorted(found.items()))
    known.battles = [*(one for one in known.battles if one.gr >= gr - 1), Fought(gr, field.places, changes, won)]


def _written(places: Mapping[str, Mapping[str, int]]) -> list[str]:
    """What stands where, as papers write it."""
    found = []
    for place, figures in sorted(places.items()):
        pieces = tuple((symbol, number) for symbol, number in figures.items() if symbol != RE)
        found.append(f"{place}: {write_listing(Listing(pieces, figures.get(RE, 0)))}")
    return found
