"""Portals (14.2): where gates can be raised, what lies opposite, and where one arrives."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import RaiseGate
from walstatt.games.kalevala.planes.mystic import MysticAt, mystic_of, pay_zeh
from walstatt.games.kalevala.state import Knowledge, Suited
from walstatt.hexmap.coordinates import ELDRIEN, SPLINTERS, Gf, read_gf, read_place
from walstatt.hexmap.generator.noise import stream
from walstatt.hexmap.land import Field, Land, Lands
from walstatt.hexmap.small_fields import COUNT, SPOTS
from walstatt.hexmap.terrain import MOUNTAINS

HOME_GATE, FAR_GATE = 20, 10
"""ZEH (kalevala.14.2.kosten)."""
MIDDLE: Final = 19
"""Where one arrives if neither a gate nor the map says so (kalevala.r.war.portal_kampf)."""


# ---- which large fields


def pairs_of(lands: Lands, opposite: Iterable[tuple[Gf, Gf]]) -> dict[str, Suited]:
    """Both ends of each pair, with the small field that the map marks."""
    return {
        str(here): Suited(str(there), lands[here].portal or 0)
        for one, other in opposite for here, there in ((one, other), (other, one))
    }


def chosen_pairs(lands: Lands, seed: str) -> list[tuple[Gf, Gf]]:
    """On a map without a list: marked fields in their order, then for each field of a splinter one that is left."""
    def fields(plane: int) -> list[Gf]:
        here = [gf for gf, land in sorted(lands.items()) if gf.plane == plane and has_ground(land)]
        return sorted(here, key=lambda gf: lands[gf].portal is None)

    torn, whole = fields(SPLINTERS), fields(ELDRIEN)
    marked = [gf for gf in whole if lands[gf].portal is not None]
    left = [gf for gf in whole if lands[gf].portal is None]
    more = stream(seed, "portals").sample(left, min(len(left), max(0, len(torn) - len(marked))))
    return list(zip(torn, [*marked, *more], strict=False))


def without_marks(lands: Mapping[Gf, Land]) -> dict[Gf, Land]:
    """At the beginning of a world no gate stands anywhere."""
    return {gf: replace(land, portal=None) if land.portal is not None else land for gf, land in lands.items()}


def has_ground(land: Land) -> bool:
    return land.drawn and any(map(land.is_land, range(1, COUNT + 1)))


def opposite(work: Evaluation, gf: Gf) -> Gf | None:
    suited = work.world.portals.get(str(gf))
    return read_gf(suited.opposite) if suited is not None else None


def known_opposite(work: Evaluation, realm: str, gf: Gf) -> Gf | None:
    """As far as a realm knows: what its mystic has examined, and gates where it stands or rules."""
    there, known = opposite(work, gf), work.world.knowledge.get(realm, Knowledge()).portals
    present = {gf_of(place) for place in (*work.world.forces.get(realm, {}), *work.owned.get(realm, ()))}
    ends = [one for one in (gf, there) if one is not None]
    return there if any(known.get(str(one)) or (has_gate(work, one) and one in present) for one in ends) else None


def has_gate(work: Evaluation, gf: Gf) -> bool:
    return gf in work.world.lands and work.world.lands[gf].portal is not None


def arrival_field(work: Evaluation, gf: Gf) -> int:
    """The small field of the gate; without one that of the map, else the land nearest to the middle."""
    land, suited = work.world.lands[gf], work.world.portals.get(str(gf))
    if land.portal is not None:
        return land.portal
    if suited is not None and suited.kf and land.is_land(suited.kf):
        return suited.kf
    middle = SPOTS[MIDDLE]

    def distance(kf: int) -> tuple[int, int]:
        rows = abs(SPOTS[kf].row - middle.row)
        return rows + max(0, (abs(SPOTS[kf].x - middle.x) - rows) // 2), kf

    return min((kf for kf in SPOTS if land.is_land(kf)), key=distance, default=MIDDLE)


def gate_place(work: Evaluation, gf: Gf) -> str:
    """The part of a large field with its gate, or with the small field where one arrives; as far as it is known."""
    if gf not in work.world.lands or not work.world.lands[gf].drawn:
        return str(gf)
    part = work.geography.part_at(Field(gf, arrival_field(work, gf)))
    return part.name if part is not None else str(gf)


# ---- raising gates


def raise_gates(turn: Turn) -> None:
    """After the mystic's move; a gate stands at once (kalevala.r.war.mystiker_wechsel)."""
    work = evaluation(turn)
    work.follow(_raise, RaiseGate)
    for realm in work.world.realms:
        _learn_where_it_leads(work, realm)


def _raise(work: Evaluation, realm: str, order: RaiseGate) -> None:
    if work.is_protected(realm):
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected")
    field = _field(order.field)
    gf, mystic = field.gf, mystic_of(work, realm)
    if mystic is None or gf_of(mystic.place) != gf:
        raise refuse("kalevala.14.2.errichten", "kalevala-refused-no-mystic", place=order.field)
    land = work.world.lands[gf]
    if land.portal is not None:
        raise refuse("kalevala.r.war.mystiker_wechsel", "kalevala-refused-gate-stands", place=str(gf), kf=land.portal)
    if land.drawn:
        _check_ground(work, mystic, field, order.field)
    other = _suited(work, realm, gf)
    is_far = has_gate(work, other) or work.realm(realm).portal == str(other)
    if not is_far and work.realm(realm).portal:
        place = work.realm(realm).portal
        raise refuse("kalevala.14.2.eines_je_reich", "kalevala-refused-second-portal", place=place)
    pay_zeh(work, realm, mystic, FAR_GATE if is_far else HOME_GATE, "kalevala.14.2.kosten")
    work.replace_land(gf, replace(land, portal=field.kf))
    if not is_far:
        work.realm(realm).portal = str(gf)
    key = "kalevala-far-gate" if is_far else "kalevala-home-gate"
    rules = ("kalevala.14.2.kosten", "kalevala.14.2.errichten", "kalevala.r.war.mystiker_wechsel")
    work.turn.tell((realm,), key, *rules, place=order.field, other=str(other))


def _check_ground(work: Evaluation, mystic: MysticAt, field: Field, written: str) -> None:
    """Of land that the writer has seen; the mystic may have come there in this phase only."""
    land, part = work.world.lands[field.gf], work.geography.part_at(field)
    if not land.is_land(field.kf) or land.kind(field.kf).base == MOUNTAINS:
        raise refuse("kalevala.r.war.portal_provinzen", "kalevala-refused-gate-ground", place=written)
    if part is None or part.name != mystic.place:
        raise refuse("kalevala.14.2.errichten", "kalevala-refused-no-mystic", place=written)


def _field(written: str) -> Field:
    place = read_place(written)
    return Field(place.gf, place.kf or MIDDLE)


def _suited(work: Evaluation, realm: str, gf: Gf) -> Gf:
    """The opposite of a large field that is known to be suited; others are not told whether it would be."""
    known = work.world.knowledge.get(realm, Knowledge()).portals.get(str(gf))
    if known is None:
        raise refuse("kalevala.r.war.portal_provinzen", "kalevala-refused-gate-unexplored", place=str(gf))
    other = opposite(work, gf) if known else None
    if other is None:
        raise refuse("kalevala.14.1.nur_portal", "kalevala-refused-gate-unsuited", place=str(gf))
    return other


# ---- what a mystic learns


def learn_portal(work: Evaluation, realm: str, gf: Gf) -> bool:
    """From now on it is known whether a gate can be raised there; was it unknown before?"""
    known = work.world.knowledge.setdefault(realm, Knowledge())
    if str(gf) in known.portals:
        return False
    known.portals = {**known.portals, str(gf): opposite(work, gf) is not None}
    return True


def _learn_where_it_leads(work: Evaluation, realm: str) -> None:
    """Who stands at a gate knows what lies behind it (kalevala.14.2.benutzen)."""
    found = mystic_of(work, realm)
    if found is None or not has_gate(work, gf_of(found.place)) or work.world.known_to:
        return
    here = gf_of(found.place)
    there = opposite(work, here)
    if there is None:
        return
    is_new = [learn_portal(work, realm, gf) for gf in (here, there)]
    if any(is_new):
        rule = "kalevala.14.2.benutzen"
        work.turn.tell((realm,), "kalevala-gate-leads", rule, place=str(here), other=str(there))
