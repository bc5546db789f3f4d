"""Free acts on the land itself: the game master draws it, divides it between realms, opens rifts to splinters."""
from __future__ import annotations

from typing import Annotated, Any

import msgspec

from walstatt.core.refusal import refuse
from walstatt.core.turn import GAME_MASTER
from walstatt.games.kalevala.court.act_base import FreeAct, Place, gf_named, realm_named
from walstatt.games.kalevala.entering.dividing import redrawn
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.planes.rifts import check_open
from walstatt.games.kalevala.realm.drawing import check_fits, put_land
from walstatt.games.kalevala.state import CONQUERED, NATIVES, Name, Province, Suited
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Kf, Land
from walstatt.hexmap.parts import Part
from walstatt.hexmap.small_fields import COUNT
from walstatt.hexmap.tiled import read_either


class Draw(FreeAct, frozen=True):
    """The land of one large field, new or another."""

    place: Place
    land: Land


class Map(FreeAct, frozen=True):
    """Several large fields at once: what a map file holds (docs/kalevala/maps.md)."""

    map: dict[str, Any]


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Small fields of a divided large field, and whose they are; without a realm the natives'."""

    fields: Annotated[list[Kf], msgspec.Meta(min_length=1, max_length=COUNT)]
    realm: Annotated[str, msgspec.Meta(max_length=60)] = NATIVES


class Divide(FreeAct, frozen=True):
    """A border through a large field, by treaty; all that is not shared out stays as it is. No shares: no border."""

    place: Place
    shares: Annotated[list[Share], msgspec.Meta(max_length=8)] = msgspec.field(default_factory=list)


class Rift(FreeAct, frozen=True):
    """A rift between a splinter and the portal of a ruler opens or closes."""

    realm: Name
    splinter: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    open: bool = True


class Portal(FreeAct, frozen=True):
    """Two large fields of different planes lie opposite each other; gates can be raised in both."""

    place: Place
    opposite: Place


# ---- drawing


def draw(work: Evaluation, act: Draw) -> None:
    _draw_all(work, {gf_named(act.place): act.land})


def draw_map(work: Evaluation, act: Map) -> None:
    _draw_all(work, read_either(msgspec.json.encode(act.map)))


def _draw_all(work: Evaluation, lands: dict[Gf, Land]) -> None:
    """All of them or none."""
    after = {**work.world.lands, **lands}
    for gf, land in lands.items():
        check_fits(work, gf, land, after)
    for gf, land in sorted(lands.items()):
        put_land(work, gf, land)


# ---- dividing


def divide(work: Evaluation, act: Divide) -> None:
    """Each part is a large field of its own from now on, with its own owner (kalevala.8.geteilt)."""
    gf = gf_named(act.place)
    if gf not in work.world.lands or not work.world.lands[gf].drawn:
        raise refuse("", "kalevala-refused-no-place", place=act.place)
    owners = {kf: work.world.provinces[part.name].owner for part in work.geography.parts(gf) for kf in part.fields}
    before = set(owners.values())
    _check_shares(work, gf, act, owners)
    for share in act.shares:
        owners.update(dict.fromkeys(share.fields, share.realm))
    # The same realm may hold what lies on both sides of another's share; terrain and the border make parts of it.
    sides = [sorted(kf for kf in owners if owners[kf] == owner) for owner in dict.fromkeys(owners.values())]
    with redrawn(work, gf):
        work.divide(gf, sides if len(sides) > 1 else [])
        for part in work.geography.parts(gf):
            _hand_over(work, part, owners[min(part.fields)])
    work.index_owners()
    _sort_guests(work, gf)
    parts = [f"{part.name} {work.world.provinces[part.name].owner or '–'}" for part in work.geography.parts(gf)]
    for realm in sorted((before | set(owners.values())) - {NATIVES}):
        work.turn.tell((realm,), "kalevala-divided", "kalevala.8.geteilt", place=str(gf), parts=parts)


def _check_shares(work: Evaluation, gf: Gf, act: Divide, owners: dict[int, str]) -> None:
    rule = "kalevala.8.geteilt"
    if not act.shares and len(set(owners.values())) > 1:
        raise refuse(rule, "kalevala-refused-still-divided", place=str(gf))
    taken: set[int] = set()
    for share in act.shares:
        if share.realm:
            realm_named(work, share.realm)
        for kf in share.fields:
            if kf not in owners or kf in taken:
                raise refuse(rule, "kalevala-refused-share", field=f"{gf}/{kf}")
            taken.add(kf)


def _hand_over(work: Evaluation, part: Part, owner: str) -> None:
    province = work.world.provinces[part.name]
    if province.owner != owner:
        founded = province.founded and bool(owner)
        work.world.provinces[part.name] = Province(owner, founded, work.world.at if owner else None, CONQUERED)


def _sort_guests(work: Evaluation, gf: Gf) -> None:
    """Whoever owns a part stands in it, not beyond the border."""
    parts = sorted(work.geography.parts(gf), key=lambda one: (-len(one.fields), one.letter))
    for realm, places in work.world.forces.items():
        own = [part.name for part in parts if work.world.provinces[part.name].owner == realm]
        if own:
            strayed = {part.name: own[0] for part in parts if part.name in places and part.name not in own}
            _carry_over(work, realm, strayed)


def _carry_over(work: Evaluation, realm: str, strayed: dict[str, str]) -> None:
    for start, end in strayed.items():
        force = work.world.forces[realm].pop(start)
        there = work.world.force(realm, end)
        there.land.join(force.land)
        there.holders.extend(force.holders)


# ---- rifts


def change_rift(work: Evaluation, act: Rift) -> None:
    """While a rift is open the splinter is a realm on another plane, else a colony (kalevala.r.8.scherbe)."""
    ruler = realm_named(work, act.realm)
    if all(land.splinter != act.splinter for land in work.world.lands.values()):
        raise refuse("kalevala.3.2.ebenen", "kalevala-refused-no-splinter", splinter=act.splinter)
    if act.open:
        check_open(work)
    ruler.rifts = [one for one in ruler.rifts if one != act.splinter] + [act.splinter] * act.open
    work.areas.clear()
    key = "kalevala-rift-open" if act.open else "kalevala-rift-closed"
    work.turn.tell((act.realm,), key, "kalevala.r.8.scherbe", splinter=act.splinter)


def pair_fields(work: Evaluation, act: Portal) -> None:
    """What lay opposite one of them before lies opposite nothing now (kalevala.r.war.portal_provinzen)."""
    one, other = gf_named(act.place), gf_named(act.opposite)
    rule, lands, portals = "kalevala.r.war.portal_provinzen", work.world.lands, work.world.portals
    if one.plane == other.plane or one not in lands or other not in lands:
        raise refuse(rule, "kalevala-refused-no-pair", place=act.place, opposite=act.opposite)
    apart = {str(one), str(other)}
    left = {gf: suited for gf, suited in portals.items() if gf not in apart and suited.opposite not in apart}
    work.world.portals = {**left, str(one): Suited(str(other)), str(other): Suited(str(one))}
    for known in work.world.knowledge.values():
        known.portals = {gf: gf in work.world.portals for gf in known.portals}
    work.turn.tell(GAME_MASTER, "kalevala-paired", rule, place=act.place, opposite=act.opposite)
