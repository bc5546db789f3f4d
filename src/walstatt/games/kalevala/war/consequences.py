"""What follows from a battle beside the dead: flight, new borders, plunder, razing."""
from __future__ import annotations

from collections.abc import Mapping

from walstatt.games.kalevala.entering.arrivals import possess
from walstatt.games.kalevala.entering.dividing import gather, own_part
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.papers.listing import Listing, write_listing
from walstatt.games.kalevala.realm.ledger import GAIN, book
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.realm.trade_centres import TRADE_CENTRES
from walstatt.games.kalevala.state import CONQUERED
from walstatt.games.kalevala.war.field import SETTLED, Battlefield, Outcome, fled, left, listed

FLED = ("kalevala.16.2.8.begriff", "kalevala.16.2.8.ziel")
OWNED = ("kalevala.r.war.hz_besitz", "kalevala.16.2.9.sieg")
DIVIDED = ("kalevala.16.2.9.standorte", "kalevala.15.4.1.teilung", "kalevala.r.war.kampfende")
PLUNDERED = ("kalevala.16.2.7.beute", "kalevala.r.war.pluendern_detail", "kalevala.16.2.7.folge")
RAZED = ("kalevala.16.2.7.schleifen", "kalevala.r.war.schleifen_detail")


def plunder(work: Evaluation, outcome: Outcome) -> None:
    """The loot lies where the trade centre is; once in a GR, and nothing before it has armed again."""
    for place, realm in outcome.plundered.items():
        province, site = work.province(place), work.founded(place)
        if province is None or site is None:
            continue
        is_empty = province.plundered is not None and province.plundered >= work.world.at.last_armament
        loot = 0 if is_empty else TRADE_CENTRES[site.kind].yields
        book(work, realm, place, RE, loot, PLUNDERED[0], GAIN)
        province.plundered = work.world.at
        told = dict.fromkeys((realm, *([province.owner] if province.owner else [])))
        work.turn.tell(tuple(told), "kalevala-centre-plundered", *PLUNDERED, place=place, realm=realm, re=loot)


def raze(work: Evaluation, outcome: Outcome, parties: list[str]) -> None:
    for place in outcome.razed:
        province = work.province(place)
        if province is not None and province.founded:
            province.founded = False
            work.turn.tell(tuple(parties), "kalevala-razed", *RAZED, place=place)


def divide(work: Evaluation, outcome: Outcome) -> None:
    """Borders as the game master drew them; each stands in his own part from now on."""
    for place, shares in outcome.parts.items():
        part, owner_before = work.part(place), work.province(place)
        if part is None or owner_before is None:
            continue
        gf, was = part.gf, owner_before.owner
        others = [sorted(one.fields) for one in work.geography.parts(gf) if one.name != place]
        work.divide(gf, [sorted(fields) for fields in shares.values()] + others)
        for owner, fields in shares.items():
            own = [one for one in work.geography.parts(gf) if one.fields & set(fields)]
            for one in own:
                province = work.world.provinces[one.name]
                if owner != was:
                    possess(work, province, owner, founded=province.founded, how=CONQUERED)
        for owner, fields in shares.items():
            gather(work, owner, part.fields, gf)
            own_now = own_part(work, owner, fields, gf)
            if owner in work.world.realms and own_now is not None:
                names = [name for name in shares if name != owner]
                work.turn.tell((owner,), "kalevala-divided-in-battle", *DIVIDED, place=place, part=own_now.name,
                               fields=list(fields), others=names)


def tell_outcome(work: Evaluation, field: Battlefield, outcome: Outcome, owners: dict[str, str]) -> None:
    names = [party.name for party in field.parties]
    for name in names:
        stands, away = _written(outcome.stands.get(name, {})), _written(outcome.fled.get(name, {}))
        kept = left(outcome, name) + fled(outcome, name)
        lost, gained = field.figures(name) - kept, kept - field.figures(name)
        rules = [*(FLED if away else []), *(OWNED if owners else [])]
        work.turn.tell(
            (name,), f"kalevala-battle-{outcome.how}", SETTLED, *rules, place=field.name, parties=names,
            lost=listed(lost), gained=listed(gained), left=stands or ["–"], fled=away or ["–"],
            owned=[f"{place}: {owner or '–'}" for place, owner in sorted(owners.items())] or ["–"],
            words=outcome.words,
        )


def _written(places: Mapping[str, Mapping[str, int]]) -> list[str]:
    """What stands where, as papers write it."""
    found = []
    for place, figures in sorted(places.items()):
        pieces = tuple((symbol, number) for symbol, number in figures.items() if symbol != RE)
        found.append(f"{place}: {write_listing(Listing(pieces, figures.get(RE, 0)))}")
    return found
