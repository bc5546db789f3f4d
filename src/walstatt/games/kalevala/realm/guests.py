"""Guests: who may stand and move in a foreign realm, and what becomes of those whom their host strikes (9.3, 9.4).

A permission is a document of its own. Coming into a foreign realm is an entry (chapter 15); this is about those who are
there already.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Permit, StrikeGuests
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.state import RULER, Meeting, Permission
from walstatt.hexmap.coordinates import Gf

LONGEST: Final = 10
"""GR that a permission may run (kalevala.15.2.1.dauer)."""
MOST: Final = 100
"""Of one ruler at a time."""


def take_permissions(turn: Turn) -> None:
    """Written at any time; they count from the next phase on, for a permission comes before those it lets in."""
    work = evaluation(turn)
    at = work.world.at
    work.world.permissions = [one for one in work.world.permissions if one.until >= at.gr]
    work.follow(_permit, Permit)


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
    given = Permission(realm, order.to, order.since, order.until, order.places)
    if given in work.world.permissions:
        return
    if sum(one.giver == realm for one in work.world.permissions) >= MOST:
        raise refuse("kalevala.15.2.1.form", "kalevala-refused-permit-too-many", most=MOST)
    work.world.permissions.append(given)
    told = {"giver": realm, "to": order.to, "since": order.since, "until": order.until, "places": list(order.places)}
    receivers = [one for one in (realm, order.to) if one in work.world.realms]
    work.turn.tell(receivers, "kalevala-permitted", "kalevala.8.fremde_truppen", **told)


def permitted(work: Evaluation, realm: str) -> Iterator[Permission]:
    """The permissions that a realm holds and that are valid now."""
    for one in work.permissions.get(realm, ()):
        if one.since <= work.world.at.gr <= one.until:
            yield one


def is_permitted(work: Evaluation, realm: str, place: str) -> bool:
    """May it stand in this province, which belongs to another?"""
    return any(_permissions_for(work, realm, place))


def may_enter(work: Evaluation, realm: str, place: str) -> bool:
    """May it come into this province? Not when its owner took his permission back in an earlier GR."""
    gr = work.world.at.gr
    return any(not one.withdrawn or gr <= one.withdrawn for one in _permissions_for(work, realm, place))


def _permissions_for(work: Evaluation, realm: str, place: str) -> Iterator[Permission]:
    province = work.province(place)
    for one in permitted(work, realm):
        if province is not None and one.giver == province.owner and place in one.places:
            yield one


def hosts(work: Evaluation, realm: str, gf: Gf) -> set[str]:
    """Who lets it into this large field, for example into its waters."""
    return {one.giver for one in permitted(work, realm) if any(gf_of(place) == gf for place in one.places)}


def guests(work: Evaluation) -> Iterator[tuple[str, str, str]]:
    """Place, host and guest, for all rulers who stand in the province of another."""
    for guest, places in work.world.forces.items():
        for place in places:
            province = work.province(place)
            host = province.owner if province is not None else ""
            if host and host != guest and _is_ruler(work, host) and _is_ruler(work, guest):
                yield place, host, guest


def _is_ruler(work: Evaluation, name: str) -> bool:
    """Of others a checker knows nothing."""
    return name in work.world.realms and work.world.realms[name].kind == RULER


def enter_guests(turn: Turn) -> None:
    """Permitted guests stand in both protocols unless the host strikes them; all others lead to battle."""
    work = evaluation(turn)
    # By a reading of kalevala.r.9.fremde_digital a permission is as good as an entry.
    struck = set() if work.world.reading("kalevala.r.9.fremde_digital") == 1 else _struck(work)
    work.world.meetings = []
    for place, host, guest in guests(work):
        if work.is_protected(host):
            # Nobody fights where a god keeps the peace (kalevala.r.8.schutz_wirkung).
            continue
        if (host, place, guest) in struck or not is_permitted(work, guest, place):
            work.world.meetings.append(Meeting(place, sorted((host, guest))))
            rules = ("kalevala.9.4.fremde_eintragen", "kalevala.r.9.fremde_digital")
            turn.tell((host, guest), "kalevala-guests-unentered", *rules, place=place, host=host, guest=guest)


def _struck(work: Evaluation) -> set[tuple[str, str, str]]:
    found: set[tuple[str, str, str]] = set()

    def strike(work: Evaluation, realm: str, order: StrikeGuests) -> None:
        province = work.province(order.place)
        if province is None or province.owner != realm:
            raise refuse("kalevala.9.4.fremde_eintragen", "kalevala-refused-not-own", place=order.place)
        found.add((realm, order.place, order.realm))

    work.follow(strike, StrikeGuests)
    return found


def tell_guests(turn: Turn) -> None:
    """Host and guest find each other in their protocols (kalevala.r.9.fremde_digital)."""
    work = evaluation(turn)
    unentered = {(one.place, *one.realms) for one in work.world.meetings}
    for place, host, guest in guests(work):
        if (place, *sorted((host, guest))) not in unentered:
            force = work.world.forces[guest][place]
            what = write_listing(listing_of(force.land, force))
            turn.tell(
                (host, guest), "kalevala-guests", "kalevala.9.4.fremde_eintragen", place=place, host=host, guest=guest,
                what=what,
            )
