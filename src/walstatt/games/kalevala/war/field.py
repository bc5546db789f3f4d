"""The seam of battle: a battlefield goes in, an outcome comes out. Both are plain data and can be kept as files."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated, Final

import msgspec

from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.records import Name
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.realm.harnessing import WAGON, horse_of, wagon_with
from walstatt.games.kalevala.realm.pieces import DEVICE, PERSON, TEAM, WARRIOR, WIZARD, Piece, piece
from walstatt.games.kalevala.realm.stock import RE, Force, Stock, so_many
from walstatt.games.kalevala.state import BY_HAND, FOUGHT, QUICK
from walstatt.hexmap.land import Kf, Land

WAYS: Final = (BY_HAND, QUICK, FOUGHT)
SETTLED, PARTIES = "kalevala.15.4.ablauf", "kalevala.r.war.parteien"
RAZERS = 4
"""So many warriors it takes at least to raze a trade centre (kalevala.r.war.schleifen_detail)."""
Count = Annotated[int, msgspec.Meta(ge=1, le=9_999_999)]
Symbol = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Place = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Figures = Annotated[dict[Symbol, Count], msgspec.Meta(max_length=200)]
"""Pieces by symbol, and RE."""
Written = Annotated[str, msgspec.Meta(max_length=4_000)]


class Contingent(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one party has in one place when the battle begins."""

    party: Name
    place: Place
    force: Force
    target: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The place that it attacks, as its entry says; nothing for those who hold where they stand."""
    behind: bool = False
    """Left behind where an attack begins: it fights in its own land alone (kalevala.r.war.mitaufstellung)."""
    caravan: Annotated[str, msgspec.Meta(max_length=10)] = ""
    """Of a caravan that is attacked: its symbol."""
    weary: Figures = {}
    """Its elephants that were led over mountain land in this GR (kalevala.25.4.bergland_tatenlos)."""


class Party(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ruler or a band of marauders on a battlefield (kalevala.r.war.parteien)."""

    name: Name
    enemies: Annotated[tuple[Name, ...], msgspec.Meta(max_length=400)] = ()
    friends: Annotated[tuple[Name, ...], msgspec.Meta(max_length=400)] = ()


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What of a party stands on one small field when the battle begins, and in which group."""

    party: Name
    field: Annotated[str, msgspec.Meta(max_length=40)]
    """2A+10/17; nothing for those who find no room anywhere."""
    figures: Figures
    group: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Orders(msgspec.Struct, frozen=True, omit_defaults=True):
    """The order sheet of a party for its figures of one place, as it is written."""

    party: Name
    place: Place
    lines: Annotated[tuple[Written, ...], msgspec.Meta(max_length=2_000)] = ()


class Details(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a battle is fought with beside those who fight: the ground, who stands where, what they shall do."""

    lands: Annotated[dict[Place, Land], msgspec.Meta(max_length=400)] = {}
    """By large field."""
    buildings: Annotated[dict[Place, tuple[Written, ...]], msgspec.Meta(max_length=400)] = {}
    """By large field, as papers write them."""
    fields: Annotated[dict[Place, tuple[Kf, ...]], msgspec.Meta(max_length=400)] = {}
    """By place: its small fields of land."""
    waters: Annotated[dict[Place, tuple[Kf, ...]], msgspec.Meta(max_length=400)] = {}
    """By water of these large fields, whether it is on the battlefield or only reached from there: its small fields."""
    centres: Annotated[dict[Place, Symbol], msgspec.Meta(max_length=400)] = {}
    """By place: the kind of its trade centre, where one is founded."""
    goods: Annotated[dict[Place, tuple[Symbol, ...]], msgspec.Meta(max_length=400)] = {}
    """By place with a trade centre: what its owner's people makes and arms (kalevala.r.war.pluendern_detail)."""
    had_goods: Annotated[dict[Place, tuple[Name, ...]], msgspec.Meta(max_length=400)] = {}
    """By place: which parties have plundered goods of its owner before."""
    refuges: Annotated[dict[Name, tuple[Place, ...]], msgspec.Meta(max_length=400)] = {}
    """By party: where it may flee to (kalevala.r.war.fluchtziel)."""
    havens: Annotated[dict[Name, tuple[Place, ...]], msgspec.Meta(max_length=400)] = {}
    """By party: waters to which its vessels may flee."""
    standing: Annotated[tuple[Standing, ...], msgspec.Meta(max_length=20_000)] = ()
    orders: Annotated[tuple[Orders, ...], msgspec.Meta(max_length=2_000)] = ()


class Battlefield(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    name: Place
    """Its first place in order."""
    at: Date
    places: Annotated[tuple[Place, ...], msgspec.Meta(max_length=400)]
    parties: Annotated[tuple[Party, ...], msgspec.Meta(max_length=400)]
    contingents: Annotated[tuple[Contingent, ...], msgspec.Meta(max_length=2_000)]
    owners: Annotated[dict[Place, str], msgspec.Meta(max_length=400)] = {}
    """Of each place before the battle."""
    details: Details = Details()
    """A quick battle needs none of them."""

    @property
    def wanted(self) -> list[str]:
        """What is fought for, as reports call the battle; its name is the first of all its places."""
        return [*dict.fromkeys(one.target for one in self.contingents if one.target)] or [self.name]

    def party(self, name: str) -> Party:
        return next(one for one in self.parties if one.name == name)

    def is_caravan(self, party: str, place: str) -> bool:
        """Has it nothing there but caravans? These hold no land (kalevala.21.karawane.friedlich)."""
        own = [one for one in self.contingents if one.party == party and place in (one.place, one.target)]
        return bool(own) and all(one.caravan for one in own)

    def figures(self, party: str) -> Counter[str]:
        """All that a party has on the field."""
        total: Counter[str] = Counter()
        for one in self.contingents:
            if one.party == party:
                total += counted(one.force.whole())
        return total


Stands = Annotated[dict[Place, Figures], msgspec.Meta(max_length=400)]


class Uncovered(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a battle has left of a camouflaged group that was on its field (kalevala.22.3.8.phase34)."""

    realm: Name
    agent: Symbol
    found: bool = False
    left: bool = False
    """He has left the battlefield unseen."""
    place: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Where the group is now, if it is elsewhere."""
    dead: Figures = {}
    shown: Figures = {}
    """Those whom the agent has left, while nobody has found himself."""
    taken: Annotated[dict[Name, Figures], msgspec.Meta(max_length=400)] = {}
    """By captor: animals and devices of it."""
    spent: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    """RE for deeds."""
    deeds: Annotated[
        tuple[Annotated[str, msgspec.Meta(pattern="^(murder (A|B|C|D|special)|sabotage) (yes|no|seen)$")], ...],
        msgspec.Meta(max_length=24),
    ] = ()
    """What he has done, and whether that succeeded unseen."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a battle has left. Whatever a party had and is neither standing, fled nor taken by others is dead."""

    stands: Annotated[dict[Name, Stands], msgspec.Meta(max_length=400)]
    """By party, then by place: what is left of it and where, RE among it."""
    owners: Annotated[dict[Place, str], msgspec.Meta(max_length=400)] = {}
    """By place, where that has changed."""
    parts: Annotated[
        dict[Place, Annotated[dict[Name, Annotated[tuple[Kf, ...], msgspec.Meta(min_length=1, max_length=48)]],
                              msgspec.Meta(min_length=2, max_length=48)]],
        msgspec.Meta(max_length=400),
    ] = {}
    """By place that is divided from now on: which small fields belong to whom (kalevala.16.2.9.standorte)."""
    fled: Annotated[dict[Name, Stands], msgspec.Meta(max_length=400)] = {}
    """By party, then by the place outside of the battlefield that it reached."""
    captured: Annotated[
        dict[Name, Annotated[dict[Name, Figures], msgspec.Meta(max_length=400)]], msgspec.Meta(max_length=400)
    ] = {}
    """By captor, then by the party that had it: pieces and RE that changed hands; they are among what `stands`."""
    dead: Annotated[dict[Name, Figures], msgspec.Meta(max_length=400)] = {}
    """By party; follows from the rest, and is compared with it if it is given."""
    enslaved: Annotated[dict[Name, Count], msgspec.Meta(max_length=400)] = {}
    """By captor: how many of the dead were beaten to be enslaved; dice tell how many of them live."""
    freed: Annotated[dict[Name, Count], msgspec.Meta(max_length=400)] = {}
    """By owner: slaves who lost their guards in the battle, and ran away or helped somebody (kalevala.23.1.hilfe)."""
    helpers: Annotated[
        dict[Name, Annotated[dict[Place, Count], msgspec.Meta(max_length=400)]], msgspec.Meta(max_length=400)
    ] = {}
    """By liberator and place: those of them who helped him and live."""
    plundered: Annotated[dict[Place, Name], msgspec.Meta(max_length=400)] = {}
    """By place whose trade centre was plundered: by whom."""
    goods: Annotated[dict[Place, Figures], msgspec.Meta(max_length=400)] = {}
    """By plundered place: goods of the enemy's people that were taken in the place of RE."""
    razed: Annotated[tuple[Place, ...], msgspec.Meta(max_length=400)] = ()
    """Places whose trade centre is only possible now."""
    breaches: Annotated[tuple[Written, ...], msgspec.Meta(max_length=2_000)] = ()
    """Walls, gates and loopholes that were broken: `2A+10/17:0>2A+10/18` of a storey, `2A+10/17>2A+10/18` of a wall."""
    collapsed: Annotated[tuple[Place, ...], msgspec.Meta(max_length=400)] = ()
    """Small fields whose buildings are no more."""
    hits: Annotated[dict[Written, Annotated[int, msgspec.Meta(ge=0, le=5)]], msgspec.Meta(max_length=400)] = {}
    """On bridges, by their names: `2A+10/17=2A+10/18` over a river, `2A+10/17:S` over a stream."""
    temples: Annotated[dict[Place, Name], msgspec.Meta(max_length=400)] = {}
    """By small field of a temple that was plundered: by whom."""
    shrines: Annotated[dict[Place, Annotated[int, msgspec.Meta(ge=0, le=20)]], msgspec.Meta(max_length=400)] = {}
    """Hits on temples, by their small fields."""
    uncovered: Annotated[tuple[Uncovered, ...], msgspec.Meta(max_length=100)] = ()
    """Camouflaged groups that were found or have done anything; of all others nobody hears."""
    positions: Annotated[dict[Name, Stands], msgspec.Meta(max_length=400)] = {}
    """By party, then by small field, who stands there for the next battle (kalevala.r.war.fortsetzung_detail)."""
    opened: Annotated[tuple[Written, ...], msgspec.Meta(max_length=400)] = ()
    """Buildings by their small fields, and walls by their edges, whose gates stand open for it."""
    rounds: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    how: str = BY_HAND
    words: Annotated[str, msgspec.Meta(max_length=20_000)] = ""
    """The story, in the game master's words."""


def counted(stock: Stock) -> Counter[str]:
    found = Counter(stock.pieces)
    if stock.re:
        found[RE] += stock.re
    return found


def dead(field: Battlefield, outcome: Outcome, party: str) -> Counter[str]:
    """What a party had or took, and what neither stands, nor fled, nor was taken by others."""
    return had(field, outcome, party) - kept(outcome, party) - taken_from(outcome, party)


def had(field: Battlefield, outcome: Outcome, party: str) -> Counter[str]:
    """All that it had or took, each as the battle has left it."""
    now = kept(outcome, party) + taken_from(outcome, party)
    return as_left(field, field.figures(party) + taken_by(outcome, party), now)


def as_left(field: Battlefield, before: Counter[str], after: Counter[str]) -> Counter[str]:
    """The same figures, where they are still there with other ZEH, damaged, or as wagons with other teams."""
    found = _without_teams(before, after)
    for new in after - before:
        for old in [one for one in found - after if _is_same(piece(one), piece(new), field.at.gr)]:
            changed = min(after[new] - found[new], found[old] - after[old])
            found[old] -= changed
            found[new] += changed
    return +_with_teams(found, after, field.at.gr)


def _without_teams(before: Counter[str], after: Counter[str]) -> Counter[str]:
    """Wagons that are there no more as they were, taken apart, if there is anything that they may have become."""
    found = before.copy()
    if not any((one := piece(new)) is not None and one.base in (WAGON, *TEAM) for new in after - before):
        return found
    for symbol, number in (before - after).items():
        wagon = piece(symbol)
        if wagon is not None and wagon.horses:
            found.subtract({symbol: number})
            found.update({wagon_with(wagon, 0): number, horse_of(wagon): number * wagon.horses})
    return found


def _with_teams(found: Counter[str], after: Counter[str], gr: int) -> Counter[str]:
    """Put together as they are now, damaged ones too."""
    for symbol in after - found:
        wagon = piece(symbol)
        if wagon is None or not wagon.horses:
            continue
        horse = horse_of(wagon)
        for bare in (wagon_with(wagon, 0), WAGON) if wagon.due > gr else (wagon_with(wagon, 0),):
            spare = found - after
            made = min((after - found)[symbol], spare[bare], spare[horse] // wagon.horses)
            found.update({symbol: made})
            found.subtract({bare: made, horse: made * wagon.horses})
    return found


def _is_same(old: Piece | None, new: Piece | None, gr: int) -> bool:
    """A person whose ZEH are others now, or a device that must be repaired (kalevala.r.war.geraet_schaden)."""
    if old is None or new is None:
        return False
    said = hooks.can_become(old, new)
    if said is not None:
        return said
    if old.kind.sort == PERSON:
        return old.bare.partition("/")[0] == new.bare.partition("/")[0] and old[3:] == new[3:]
    return old.kind.sort == DEVICE and new.due > gr and new.symbol == f"{old.symbol}(k{new.due})"


def kept(outcome: Outcome, party: str) -> Counter[str]:
    return left(outcome, party) + fled(outcome, party)


def left(outcome: Outcome, party: str) -> Counter[str]:
    return _summed(outcome.stands.get(party, {}).values())


def fled(outcome: Outcome, party: str) -> Counter[str]:
    return _summed(outcome.fled.get(party, {}).values())


def taken_by(outcome: Outcome, captor: str) -> Counter[str]:
    return _summed(outcome.captured.get(captor, {}).values())


def taken_from(outcome: Outcome, loser: str) -> Counter[str]:
    return _summed(taken.get(loser, {}) for taken in outcome.captured.values())


def _summed(parts: Iterable[Mapping[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for figures in parts:
        total.update(figures)
    return total


def warriors(figures: Mapping[str, int]) -> int:
    found = ((piece(symbol), number) for symbol, number in figures.items() if symbol != RE)
    return sum(number for one, number in found if one is not None and one.is_warrior)


def people(figures: Mapping[str, int]) -> int:
    return of_sorts(figures, WARRIOR, PERSON)


def troops(figures: Mapping[str, int]) -> int:
    """Whom somebody can fight: a wizard hovers above it all (kalevala.r.war.zaehlende_truppen)."""
    return people(figures) - sum(wizards(figures).values())


def wizards(figures: Mapping[str, int]) -> dict[str, int]:
    """Those whom nobody can harm."""
    found = ((symbol, piece(symbol)) for symbol in figures if symbol != RE)
    return {symbol: figures[symbol] for symbol, one in found if one is not None and one.kind.symbol == WIZARD}


def of_sorts(figures: Mapping[str, int], *sorts: str) -> int:
    found = ((piece(symbol), number) for symbol, number in figures.items() if symbol != RE)
    return sum(number for one, number in found if one is not None and one.kind.sort in sorts)


def holds(outcome: Outcome, party: str, place: str) -> bool:
    """At least one warrior stands there (kalevala.r.war.hz_besitz)."""
    return warriors(outcome.stands.get(party, {}).get(place, {})) > 0


def occupies(stands: dict[str, Figures], place: str) -> bool:
    """A victor sends one warrior into land that he has won and where none of his stands, from where most of them are
    (kalevala.16.2.9.verteilen)."""
    ashore = [place for place in stands if "~" not in place]
    crowded = max(ashore, key=lambda one: warriors(stands[one]), default="")
    if not crowded or warriors(stands[crowded]) < 2:
        return False
    symbol = next(one for one in stands[crowded] if warriors({one: 1}))
    stands[crowded][symbol] -= 1
    if not stands[crowded][symbol]:
        del stands[crowded][symbol]
    there = stands.setdefault(place, {})
    there[symbol] = there.get(symbol, 0) + 1
    return True


def listed(figures: Mapping[str, int]) -> list[str]:
    return [so_many(number, symbol) for symbol, number in sorted(figures.items())] or ["–"]


def new_owners(field: Battlefield, outcome: Outcome) -> dict[str, str]:
    """As the outcome says; where it says nothing enemies who are alone in a place hold all of it, and of several the
    one with most warriors (kalevala.r.war.kampfende)."""
    owners = dict(outcome.owners)
    for place in field.places:
        holders = [one for one in field.parties if holds(outcome, one.name, place)]
        hostile = [one for one in holders if is_hostile(field, one, place)]
        if place not in owners and place not in outcome.parts and hostile and hostile == holders:
            owners[place] = max(hostile, key=lambda one: warriors(outcome.stands[one.name][place])).name
    return owners


def may_gain(field: Battlefield, name: str, place: str) -> bool:
    """From whom he is not at war with nobody gains land: neither a guest from his host nor a third party
    (kalevala.r.war.kampfende)."""
    owner, party = field.owners.get(place, ""), next((one for one in field.parties if one.name == name), None)
    return not owner or owner == name or (party is not None and is_hostile(field, party, place))


def is_hostile(field: Battlefield, party: Party, place: str) -> bool:
    """Is it the enemy of whom the place belongs to, and could hold it?"""
    if field.is_caravan(party.name, place):
        return False
    attacks = any(one.party == party.name and one.target == place for one in field.contingents)
    return field.owners.get(place) != party.name and (attacks or field.owners.get(place) in party.enemies)
