"""What somebody reads who takes a realm: who they are, three things worth doing, and questions about their people.

All of it comes from what the realm knows; an invitation tells nothing that its ruler would have to find out.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final, NamedTuple

from walstatt.core.plain import plain
from walstatt.core.texts import Text, text
from walstatt.core.turn import Act
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.looking import looked_at
from walstatt.games.kalevala.realm.areas import yield_of
from walstatt.games.kalevala.realm.stock import Stock, so_many
from walstatt.games.kalevala.reports.protocol import figures, last_seen
from walstatt.games.kalevala.robots.habits.entering import strength
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.scouting.orders import scouting_reach
from walstatt.games.kalevala.state import NATIVES, ROLE, Realm, Sighting, World
from walstatt.hexmap.coordinates import Gf

QUESTIONS: Final = {
    "realm": "Reich", "ruler": "Herrscher", "god": "Gott", "wizard": "Zauberer", "lands": "Landstriche und Orte",
    "people": "Volk",
}
"""What a description should tell (kalevala.4.2.kultur), with its head in the notation of papers."""
THREE: Final = 3


class Worth(NamedTuple):
    """Something worth doing, and the large field where."""

    place: str
    said: Text


def start_pack(state: World, realm: str) -> dict[str, Any]:
    known = known_world(state, realm)
    worth = looked_at(known, lambda work: list(islice(_worth_doing(work, realm), THREE)))
    return {
        "about": [plain(one) for one in _about(known, realm)],
        "worth": [{"place": one.place, "said": plain(one.said)} for one in worth],
        "questions": list(QUESTIONS),
        "described": known.realms[realm].culture.description,
    }


def described(realm: str, answers: Mapping[str, str]) -> Act:
    """The answers as a free act: from then on they stand with the realm."""
    told = [f"{head}: {answers[name].strip()}" for name, head in QUESTIONS.items() if answers.get(name, "").strip()]
    return Act("culture", {"realm": realm, "words": "\n".join(told)})


# ---- who they are


def _about(known: World, realm: str) -> Iterator[Text]:
    ruler = known.realms[realm]
    yield text(f"kalevala-start-way-{_way(known, ruler)}", realm=realm, since=str(ruler.entered))
    own = known.places_of(realm)
    if own or ruler.kind != ROLE:
        yield text("kalevala-start-land", count=len(own), capital=", ".join(ruler.capitals) or "–")
    if ruler.kind != ROLE:
        yield text("kalevala-start-people", core=ruler.core, goods=list(ruler.culture.goods))
    else:
        yield text("kalevala-start-powers", powers=list(ruler.powers))
    standing = [f"{place}: {figures(force)}" for place, force in known.forces.get(realm, {}).items()]
    if standing:
        yield text("kalevala-start-forces", forces=standing)
    if ruler.protected_until >= known.at.gr:
        yield text("kalevala-start-protected", until=ruler.protected_until)


def _way(known: World, ruler: Realm) -> str:
    """By which of the four ways of 4.3."""
    if ruler.kind == ROLE:
        return "role"
    if ruler.invader:
        return ruler.invader
    return "land" if not ruler.vacant and (not ruler.culture.description or ruler.entered == known.at) else "successor"


# ---- what is worth doing


def _worth_doing(work: Evaluation, realm: str) -> Iterator[Worth]:
    """The best of each kind, then the next best of each; no place twice."""
    kinds = [list(kind(work, realm)) for kind in _KINDS]
    places: set[str] = set()
    for rank in range(max(map(len, kinds), default=0)):
        for one in (kind[rank] for kind in kinds if rank < len(kind)):
            if one.place not in places:
                places.add(one.place)
                yield one


def _seen(work: Evaluation, realm: str) -> list[tuple[int, Gf, Sighting]]:
    """What was seen outside, with its distance from one's own land, the nearest first."""
    home = _home(work, realm)
    found = last_seen(work.world, realm).items()
    return sorted(
        ((_far(gf, home), gf, one) for gf, one in found if gf not in home and home), key=lambda one: (one[0], one[1]),
    )


def _home(work: Evaluation, realm: str) -> set[Gf]:
    return {gf_of(place) for place in (*work.owned.get(realm, ()), *work.world.forces.get(realm, {}))}


def _far(gf: Gf, home: set[Gf]) -> int:
    return min((gf.distance(one) for one in home if one.plane == gf.plane), default=999)


def _centres(work: Evaluation, realm: str) -> Iterator[Worth]:
    """Possible trade centres of natives."""
    for steps, gf, one in _seen(work, realm):
        if one.owner == NATIVES and one.site:
            yield Worth(str(gf), text("kalevala-start-centre", place=str(gf), site=one.site.partition("/")[0],
                                      steps=steps, losses=one.losses or 0))


def _weak_neighbour(work: Evaluation, realm: str) -> Iterator[Worth]:
    """The weakest of those that were seen."""
    foreign = [(strength(one.figures), gf, one) for _, gf, one in _seen(work, realm) if one.owner]
    for _, gf, one in sorted(foreign, key=lambda found: (found[0], found[1]))[:1]:
        seen = ", ".join(so_many(number, symbol) for symbol, number in one.figures.items()) or "–"
        yield Worth(str(gf), text("kalevala-start-weak", place=str(gf), owner=one.owner, seen=seen))


def _unseen(work: Evaluation, realm: str) -> Iterator[Worth]:
    """Where scouts could go and nobody has looked."""
    known = {*_home(work, realm), *(gf for _, gf, _ in _seen(work, realm))}
    unseen = sorted((deep, gf) for gf, deep in scouting_reach(work, realm).items() if gf not in known)
    for _, gf in unseen[:THREE]:
        yield Worth(str(gf), text("kalevala-start-unseen", place=str(gf), count=len(unseen)))


def _free_land(work: Evaluation, realm: str) -> Iterator[Worth]:
    """Room to grow without a fight."""
    for steps, gf, one in _seen(work, realm):
        if one.owner == NATIVES and not one.site and not one.figures:
            yield Worth(str(gf), text("kalevala-start-room", place=str(gf), steps=steps))


def _own_centres(work: Evaluation, realm: str) -> Iterator[Worth]:
    rich = sorted((-amount, place) for place in work.owned.get(realm, ())
                  if (amount := yield_of(work, place, work.world.at)))
    for amount, place in rich:
        yield Worth(str(gf_of(place)), text("kalevala-start-arm", place=place, re=-amount))


def _thin_guards(work: Evaluation, realm: str) -> Iterator[Worth]:
    """Own land with the fewest warriors where nobody knows what comes over the border."""
    home = _home(work, realm)
    seen = {gf for _, gf, one in _seen(work, realm) if one.terrain}
    thin = []
    for place in work.owned.get(realm, ()):
        gf = gf_of(place)
        beyond = sum(1 for other in gf.neighbours.values() if other not in home and other not in seen)
        there = work.world.forces.get(realm, {}).get(place)
        if beyond and there is not None:
            thin.append((Stock(there.land.pieces).warriors, str(gf), figures(there), beyond))
    for _, name, troops, beyond in sorted(thin)[:THREE]:
        yield Worth(name, text("kalevala-start-guard", place=name, troops=troops, count=beyond))


_KINDS: Final = (_centres, _weak_neighbour, _unseen, _free_land, _own_centres, _thin_guards)
