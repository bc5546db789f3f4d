"""Guests: who may stand and move in a foreign realm, and what becomes of those whom their host strikes (9.3, 9.4).

A permission is a document of its own. Coming into a foreign realm is an entry (chapter 15); this is about those who are
there already.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.addressees import addressee, as_borne
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import ConfirmGuests, Permit, Revoke, StrikeGuests
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.planes.mystic import goes_alone
from walstatt.games.kalevala.realm.marching import March
from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.state import RULER, Meeting, Permission
from walstatt.hexmap.coordinates import Gf

LONGEST: Final = 10
"""GR that a permission may run (kalevala.15.2.1.dauer)."""
PERMISSION_SUFFICES, EACH_CONFIRMS = 1, 2
"""Readings of kalevala.r.9.fremde_digital."""
MOST: Final = 100
"""Of one ruler at a time."""


def take_permissions(turn: Turn) -> None:
    """Written at any time; they count from the next phase on, for a permission comes before those it lets in."""
    work = evaluation(turn)
    at = work.world.at
    work.world.permissions = [one for one in work.world.permissions if one.until >= at.gr]
    work.follow(_revoke, Revoke)
    work.follow(_permit, Permit)


def _revoke(work: Evaluation, realm: str, order: Revoke) -> None:
    """From the next GR on nobody may come in, and who is there has that GR to leave."""
    rule, gr = "kalevala.r.war.erlaubnis_geltung", work.world.at.gr
    kept: list[Permission] = []
    gone: set[str] = set()
    whole = False
    for one in work.world.permissions:
        theirs = (one.giver, one.to) == (realm, order.to) and not one.withdrawn
        named = {*order.places} & _opened_by(work, one) if theirs else set()
        taken_back = {"until": min(one.until, gr + 1), "withdrawn": gr}
        if theirs and (not order.places or (one.places and named.issuperset(one.places))):
            kept.append(replace(one, **taken_back))
            gone.update(one.places)
            whole = whole or not one.places
        elif named:
            left = tuple(place for place in one.places if place not in named)
            kept.append(replace(one, places=left) if left else replace(one, without=(*one.without, *sorted(named))))
            kept.append(replace(one, places=tuple(sorted(named)), without=(), **taken_back))
            gone |= named
        else:
            kept.append(one)
    if not (gone or whole) or not {*order.places} <= gone:
        raise refuse(rule, "kalevala-refused-nothing-to-revoke", to=order.to)
    work.world.permissions = kept
    receivers = [one for one in (realm, order.to) if one in work.world.realms]
    # Which provinces a realm has its guest need not know.
    told = {"giver": realm, "to": order.to, "places": [] if whole else sorted(gone), "whole": "yes" if whole else "no"}
    work.turn.tell(receivers, "kalevala-revoked", rule, last=gr + 1, **told)


def _opened_by(work: Evaluation, permission: Permission) -> set[str]:
    """Without names a permission is for the whole realm (kalevala.r.war.erlaubnis_geltung)."""
    return {*permission.places} or {*work.owned.get(permission.giver, ())} - {*permission.without}


def _permit(work: Evaluation, realm: str, order: Permit) -> None:
    if order.to == realm:
        raise refuse("kalevala.15.2.1.inhalt", "kalevala-refused-permit-self")
    if not order.since <= order.until or order.until < work.world.at.gr:
        raise refuse("kalevala.15.2.1.inhalt", "kalevala-refused-permit-period")
    if order.until - order.since >= LONGEST:
        raise refuse("kalevala.15.2.1.dauer", "kalevala-refused-permit-too-long", most=LONGEST)
    for place in order.places:
        province = work.province(place)
        if province is None or province.owner != realm:
            raise refuse("kalevala.8.fremde_truppen", "kalevala-refused-not-own", place=place)
    to = addressee(work, order.to)
    given = Permission(realm, to, order.since, order.until, order.places)
    if given in work.world.permissions:
        return
    if sum(one.giver == realm for one in work.world.permissions) >= MOST:
        raise refuse("kalevala.15.2.1.form", "kalevala-refused-permit-too-many", most=MOST)
    work.world.permissions.append(given)
    told = {"giver": realm, "to": to, "since": order.since, "until": order.until, "places": list(order.places),
            "whole": "no" if order.places else "yes"}
    receivers = [one for one in (realm, to) if one in work.world.realms]
    rules = ("kalevala.8.fremde_truppen", "kalevala.15.2.1.form", "kalevala.r.war.erlaubnis_geltung")
    work.turn.tell(receivers, "kalevala-permitted", *rules, **told)


def permitted(work: Evaluation, realm: str) -> Iterator[Permission]:
    """The permissions that a realm holds and that are valid now."""
    for one in work.permissions.get(realm, ()):
        if one.since <= work.world.at.gr <= one.until:
            yield one


def is_permitted(work: Evaluation, realm: str, place: str) -> bool:
    """May it stand in this province, which belongs to another?"""
    province = work.province(place)
    return province is not None and is_permitted_by(work, province.owner, realm, place)


def is_permitted_by(work: Evaluation, giver: str, realm: str, place: str) -> bool:
    """Does one let it stand there?"""
    return any(_permissions_by(work, giver, realm, place))


def may_enter(work: Evaluation, realm: str, place: str) -> bool:
    """May it come into this province?"""
    province = work.province(place)
    return province is not None and may_enter_by(work, province.owner, realm, place)


def may_enter_by(work: Evaluation, giver: str, realm: str, place: str) -> bool:
    """Does one let it in there? Not when he took his permission back in an earlier GR."""
    gr = work.world.at.gr
    return any(not one.withdrawn or gr <= one.withdrawn for one in _permissions_by(work, giver, realm, place))


def rule_against(work: Evaluation, giver: str, realm: str) -> str:
    """Why it may not come in: by a permission for other places, one that was taken back, or one that is to come; else
    because it has none."""
    given = [one for one in work.permissions.get(realm, ()) if one.giver == giver]
    if not given:
        return "kalevala.15.2.begriff"
    began = any(one.since <= work.world.at.gr for one in given)
    return "kalevala.r.war.erlaubnis_geltung" if began else "kalevala.15.2.1.dauer"


def _permissions_by(work: Evaluation, giver: str, realm: str, place: str) -> Iterator[Permission]:
    """Without names a permission is for the whole realm (kalevala.r.war.erlaubnis_geltung); who may stand in a large
    field may lie in its waters."""
    def covers(named: str) -> bool:
        return named == place or ("~" in place and gf_of(named) == gf_of(place))

    for one in permitted(work, realm):
        opens = any(map(covers, one.places)) if one.places else not any(map(covers, one.without))
        if one.giver == giver and opens:
            yield one


def hosts(work: Evaluation, realm: str, gf: Gf) -> set[str]:
    """Who lets it into this large field, for example into its waters."""
    return {
        one.giver for one in permitted(work, realm)
        if any(gf_of(place) == gf for place in _opened_by(work, one))
    }


def guests(work: Evaluation) -> Iterator[tuple[str, str, str]]:
    """Place, host and guest, for all rulers who stand in the province of another."""
    for guest, places in work.world.forces.items():
        for place, force in places.items():
            province = work.province(place)
            host = province.owner if province is not None else ""
            if not (host and host != guest and _is_ruler(work, host) and _is_ruler(work, guest)):
                continue
            # A caravan is no guest: it needs no permission, and nobody sees into it (kalevala.21.karawane.vorteil).
            if not force.open().empty:
                yield place, host, guest


def _is_ruler(work: Evaluation, name: str) -> bool:
    """Of others a checker knows nothing."""
    return name in work.world.realms and work.world.realms[name].kind == RULER


def enter_guests(turn: Turn) -> None:
    """Permitted guests stand in both protocols unless the host strikes them; all others lead to battle."""
    work = evaluation(turn)
    reading = work.world.reading("kalevala.r.9.fremde_digital")
    struck = _named(work, StrikeGuests)
    confirmed = _named(work, ConfirmGuests)
    work.world.meetings = []
    for place, host, guest in guests(work):
        if work.is_protected(host):
            # Nobody fights where a god keeps the peace (kalevala.r.8.schutz_wirkung).
            continue
        if hooks.roams(work.world, guest, place):
            continue
        if goes_alone(work.world.forces[guest][place].open()):
            # He goes through foreign land as he likes, and nobody fights him for it (kalevala.14.3.grenzen,
            # kalevala.r.wizard_foreign).
            continue
        # Who sends no papers at all has not kept silent about his guests.
        unconfirmed = reading == EACH_CONFIRMS and any(
            (one, place, other) not in confirmed and one not in work.silent
            for one, other in ((host, guest), (guest, host))
        )
        if unconfirmed or (host, place, guest) in struck or not is_permitted(work, guest, place):
            work.world.meetings.append(Meeting(place, sorted((host, guest))))
            rules = ("kalevala.9.4.fremde_eintragen", "kalevala.r.9.fremde_digital")
            turn.tell((host, guest), "kalevala-guests-unentered", *rules, place=place, host=host, guest=guest)


def _named(work: Evaluation, kind: type[StrikeGuests | ConfirmGuests]) -> set[tuple[str, str, str]]:
    """Writer, place and the other ruler of all such lines."""
    found: set[tuple[str, str, str]] = set()

    def name(work: Evaluation, realm: str, order: StrikeGuests | ConfirmGuests) -> None:
        province = work.province(order.place)
        own = province is not None and province.owner == realm
        stays = isinstance(order, ConfirmGuests) and order.place in work.world.forces.get(realm, {})
        if not own and not stays:
            raise refuse("kalevala.9.4.fremde_eintragen", "kalevala-refused-not-own", place=order.place)
        if kind is StrikeGuests and work.world.reading("kalevala.r.9.fremde_digital") == PERMISSION_SUFFICES:
            raise refuse("kalevala.r.9.fremde_digital", "kalevala-refused-strike", place=order.place, realm=order.realm)
        found.add((realm, order.place, as_borne(work, order.realm)))

    work.follow(name, kind)
    return found


def tell_guests(turn: Turn) -> None:
    """Host and guest find each other in their protocols (kalevala.r.9.fremde_digital)."""
    work = evaluation(turn)
    unentered = {(one.place, *one.realms) for one in work.world.meetings}
    for place, host, guest in guests(work):
        force = work.world.forces[guest][place]
        if March(force.open()).is_wizards and not is_permitted(work, guest, place):
            # Only who explores the field learns of him (kalevala.r.wizard_foreign).
            continue
        if (place, *sorted((host, guest))) not in unentered:
            met = Force(force.land, force.vessels)
            for reader, seen in ((host, met.as_seen()), (guest, met)):
                turn.tell(
                    (reader,), "kalevala-guests", "kalevala.9.4.fremde_eintragen", place=place, host=host, guest=guest,
                    what=write_listing(listing_of(seen.land, seen)),
                )
