"""How a battlefield gets its outcome: by hand, which the phase waits for, by a quick battle, or fought on hexes."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.papers.listing import listing_of, write_listing
from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.state import FOUGHT, QUICK
from walstatt.games.kalevala.war import fought, quick
from walstatt.games.kalevala.war.board import can_be_fought
from walstatt.games.kalevala.war.by_hand import on_hexes
from walstatt.games.kalevala.war.consequences import nearest_home
from walstatt.games.kalevala.war.details import tell_defaults, with_details
from walstatt.games.kalevala.war.field import SETTLED, WAYS, Battlefield, Outcome
from walstatt.games.kalevala.war.files import check_outcome, plain_field, read_outcome

STEP: Final = "battles"
"""Of the calendar; names of what the game master says of battlefields begin with it."""
HOW: Final = "how"
"""The name of what the game master may say of a field: by hand, quickly, or fought."""


def is_fought(work: Evaluation, field: Battlefield) -> bool:
    """Will it be, as things are now?"""
    about = (HOW, field.name)
    return not work.turn.is_given(about) and work.world.settings.battles == FOUGHT and can_be_fought(field)


def outcome_of(work: Evaluation, field: Battlefield, ahead: Mapping[str, fought.Done]) -> Outcome | None:
    """None while it is awaited; `ahead` are battles that were fought already."""
    how = _how(work, field)
    homes = {party.name: home for party in field.parties
             if (home := nearest_home(work, gf_of(field.name), party.name, but=field.places))}
    if how == FOUGHT and can_be_fought(field):
        tell_defaults(work, field)
        return fought.settle(work, field, homes, ahead)
    if how == FOUGHT:
        realms = [party.name for party in field.parties if party.name in work.world.realms]
        work.turn.tell(realms, "kalevala-battle-not-fought", SETTLED, place=field.wanted)
    if how in (QUICK, FOUGHT):
        fortified = frozenset(
            place for place in field.places
            if any(one.kf in part.fields for part in (work.part(place),) if part is not None
                   for one in work.world.buildings.get(str(gf_of(place)), ()))
        )
        return quick.settle(work.turn, field, fortified, homes)
    detailed = with_details(work, field)
    given = work.turn.outcome(
        (field.name,), "kalevala-battle-waits", SETTLED, check=lambda value: _check(work, detailed, value),
        field=field.name, places=list(field.places),
        figures=[f"{one.party} {one.place}: {_listed(one.force)}" for one in field.contingents],
        battlefield=plain_field(detailed), hexes=on_hexes(work, detailed, homes),
    )
    if given is None:
        return None
    tell_defaults(work, field)
    return read_outcome(given)


def _check(work: Evaluation, field: Battlefield, value: Any) -> None:
    check_outcome(field, value)
    hooks.check_outcome(work, field, read_outcome(value))


def _how(work: Evaluation, field: Battlefield) -> str:
    """As the table has chosen when the world was founded, unless the game master says otherwise for this field."""
    chosen: str = work.world.settings.battles
    about = (HOW, field.name)
    if work.turn.is_given(about):
        names = [party.name for party in field.parties]
        chosen = work.turn.decide(
            about, "kalevala:battle-how", SETTLED, chosen, WAYS, realms=names, field=field.name,
        )
    return chosen


def _listed(force: Force) -> str:
    return write_listing(listing_of(force.land, force))
