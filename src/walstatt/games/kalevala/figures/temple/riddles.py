"""What an oracle answers where no game master does: a closed list of questions (kalevala.r.oracle).

A question is read by its words and by what it names: a large field, a ruler, an item. Each answer is true of the world
as the phase begins; each has a fee, which nobody is told, and a half answer for half of it. Agents, who travels in
hiding with them, and what gods are weak in are in no answer.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.figures.temple.sanctuary import gf_of_field, temples_of
from walstatt.games.kalevala.realm.pieces import known_piece
from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.state import World
from walstatt.hexmap.coordinates import BadCoordinate, Gf, read_gf

NEAR_FEE, FAR_FEE, SOUGHT_FEE = 5, 10, 20
"""For the own realm and fields beside it, for other rulers' figures and places, for where something sought lies."""
FEW, SOME, MANY = 5, 20, 60
"""Warriors, as a half answer counts them."""
_COORDINATE: Final = re.compile(r"(?<![0-9A-Za-z])[0-9][A-Za-z]['’\"”]{0,2}[+\-−–][0-9]{1,3}")


_OWN: Final = re.compile(r"\b(?:mein(?:e[mnrs]?)?|uns(?:er|re)(?:[mns]|e[mnrs]?)?|my|our|ich|wir|i|we)\b")


class Answer(NamedTuple):
    """What the oracle would say for its whole fee, and for half of it."""

    topic: str
    fee: int
    full: dict[str, Any]
    half: dict[str, Any]


class Subject(NamedTuple):
    """What a question names."""

    gf: Gf | None
    realm: str
    item: str


class Seer(NamedTuple):
    work: Evaluation
    realm: str
    temple: str

    @property
    def world(self) -> World:
        return self.work.world

    def direction(self, there: Gf) -> str:
        """From the temple; nothing that a compass shows leads to another plane."""
        here = gf_of_field(self.temple)
        if here == there:
            return "here"
        if here.plane != there.plane:
            return "beyond"
        return min(here.neighbours.items(), key=lambda one: (one[1].distance(there), one[0]))[0].value

    def fee_of(self, gf: Gf) -> int:
        own = {gf_of(place) for place in self.work.owned.get(self.realm, ())}
        return NEAR_FEE if gf in own or any(other in own for other in gf.neighbours.values()) else FAR_FEE

    def warriors(self, realm: str, gf: Gf | None = None) -> int:
        """All that stand for everybody to see, there or anywhere."""
        places = self.world.forces.get(realm, {})
        return sum(force.open().warriors for place, force in places.items() if gf is None or gf_of(place) == gf)


# ---- the list


def _owner(seer: Seer, subject: Subject) -> Answer | None:
    gf = subject.gf
    if gf is None:
        return None
    parts = seer.work.geography.parts(gf)
    owners = sorted({one.owner for part in parts if (one := seer.work.province(part.name)) is not None and one.owner})
    kind = "none" if not owners else "own" if seer.realm in owners else "other"
    return Answer("owner", seer.fee_of(gf), {"place": str(gf), "owners": owners or ["–"], "kind": kind},
                  {"place": str(gf), "kind": kind})


def _garrison(seer: Seer, subject: Subject) -> Answer | None:
    gf = subject.gf
    if gf is None:
        return None
    number = sum(seer.warriors(realm, gf) for realm in seer.world.realms)
    return Answer("garrison", seer.fee_of(gf), {"place": str(gf), "number": number},
                  {"place": str(gf), "many": _many(number)})


def _many(number: int) -> str:
    return "none" if not number else "few" if number <= FEW else "some" if number <= SOME else (
        "many" if number <= MANY else "host")


def _centre(seer: Seer, subject: Subject) -> Answer | None:
    if subject.gf is None:
        return None
    site = seer.world.lands[subject.gf].site
    kind = site.kind if site is not None else "none"
    return Answer("centre", seer.fee_of(subject.gf), {"place": str(subject.gf), "kind": kind},
                  {"place": str(subject.gf), "kind": "some" if site is not None else "none"})


def _strength(seer: Seer, subject: Subject) -> Answer | None:
    if not subject.realm:
        return None
    number, own = seer.warriors(subject.realm), seer.warriors(seer.realm)
    than = "more" if number > own else "less" if number < own else "same"
    return Answer("strength", _fee(seer, subject), {"realm": subject.realm, "number": number},
                  {"realm": subject.realm, "than": than})


def _fee(seer: Seer, subject: Subject) -> int:
    return NEAR_FEE if subject.realm == seer.realm else FAR_FEE


def _capital(seer: Seer, subject: Subject) -> Answer | None:
    if not subject.realm:
        return None
    capitals = seer.work.realm(subject.realm).capitals
    return _where("capital", _fee(seer, subject), seer, subject.realm, [gf_of(place) for place in capitals])


def _king(seer: Seer, subject: Subject) -> Answer | None:
    if not subject.realm:
        return None
    found = [gf_of(place) for place, force in seer.world.forces.get(subject.realm, {}).items()
             if _has_king(force)]
    return _where("king", _fee(seer, subject), seer, subject.realm, found)


def _has_king(force: Force) -> bool:
    return any(known_piece(symbol).base.endswith("Kö") for symbol in force.open().pieces)


def _temples(seer: Seer, subject: Subject) -> Answer | None:
    if not subject.realm:
        return None
    found = [gf_of_field(field) for field in temples_of(seer.world, subject.realm)]
    return _where("temple", _fee(seer, subject), seer, subject.realm, found)


def _size(seer: Seer, subject: Subject) -> Answer | None:
    if not subject.realm:
        return None
    number = len({gf_of(place) for place in seer.work.owned.get(subject.realm, ())})
    own = len({gf_of(place) for place in seer.work.owned.get(seer.realm, ())})
    than = "more" if number > own else "less" if number < own else "same"
    return Answer("size", _fee(seer, subject), {"realm": subject.realm, "number": number},
                  {"realm": subject.realm, "than": than})


def _where(topic: str, fee: int, seer: Seer, what: str, found: list[Gf]) -> Answer:
    """The large field, never the small one; for half the fee where to look for it."""
    places = sorted({str(gf) for gf in found})
    towards = seer.direction(min(found, key=lambda gf: (gf.plane, gf))) if found else "nowhere"
    known = {"what": what, "towards": towards}
    return Answer(topic, fee, {**known, "places": places or ["–"]}, known)


def _item(seer: Seer, subject: Subject) -> Answer | None:
    if not subject.item:
        return None
    item = seer.world.items[subject.item]
    found = [gf_of_field(item.field)] if item.field else [
        gf_of(place) for places in seer.world.forces.values() for place, force in places.items()
        if any(subject.item in known_piece(symbol).items for symbol in force.open().pieces)
    ]
    return _where("item", SOUGHT_FEE, seer, item.name, found)


def _gate(seer: Seer, subject: Subject) -> Answer | None:
    del subject
    here = gf_of_field(seer.temple)
    gates = [gf for gf, land in seer.world.lands.items() if land.portal is not None and gf.plane == here.plane]
    near = sorted(gates, key=lambda gf: (here.distance(gf), gf))[:1]
    return _where("gate", SOUGHT_FEE, seer, "–", near)


TOPICS: Final[tuple[tuple[str, Callable[[Seer, Subject], Answer | None]], ...]] = (
    (r"hauptstadt|capital", _capital),
    (r"könig|\bking", _king),
    (r"tempel|temple", _temples),
    (r"portal|pforte|\bgate", _gate),
    (r"wem |gehört|wessen|herrscht|besitz|whose|who (?:owns|rules|holds)|belong", _owner),
    (r"handelszentrum|\bhz\b|markt|stadt|trade centre|town|market", _centre),
    (r"besatzung|wie viele|krieger|truppen|garrison|how many|warriors|troops", _garrison),
    (r"gross|provinz|länder|large|provinces|lands", _size),
    (r"stark|stärke|krieger|heer|strong|strength|warriors|army", _strength),
    (r"\bwo\b|liegt|where|lies", _item),
)
"""Words of a question as `casefold` writes them, and what it is about then; the first that fits what is named."""


def answer(work: Evaluation, realm: str, temple: str, question: str) -> Answer | None:
    """None for whatever is not in the list."""
    seer, subject = Seer(work, realm, temple), subject_of(work.world, realm, question)
    words = _without_names(work.world, subject, question.casefold())
    for pattern, topic in TOPICS:
        found = topic(seer, subject) if re.search(pattern, words) else None
        if found is not None:
            return found
    return None


def _without_names(world: World, subject: Subject, words: str) -> str:
    """What rulers and items are called is no part of what is asked of them."""
    called = [subject.realm, world.items[subject.item].name] if subject.item else [subject.realm]
    for name in filter(None, called):
        words = words.replace(name.casefold(), " ")
    return words


def subject_of(world: World, realm: str, question: str) -> Subject:
    words = question.casefold()
    gf = next(_fields(world, question), None)
    names = sorted((name for name in world.realms if _names(words, name)), key=lambda name: (-len(name), name))
    own = realm if _OWN.search(words) else ""
    secrets = {one.relic for one in world.persons.gods.values()}
    items = sorted(symbol for symbol, one in world.items.items() if symbol not in secrets and _names(words, one.name))
    return Subject(gf, next(iter(names), own), next(iter(items), ""))


def _names(words: str, name: str) -> bool:
    """Not within another word; a genitive may stand behind it."""
    return re.search(rf"(?<!\w){re.escape(name.casefold())}(?:s|'s|’s)?(?!\w)", words) is not None


def _fields(world: World, question: str) -> Iterator[Gf]:
    for written in _COORDINATE.findall(question):
        try:
            gf = read_gf(written)
        except BadCoordinate:
            continue
        if gf in world.lands and world.lands[gf].drawn:
            yield gf
