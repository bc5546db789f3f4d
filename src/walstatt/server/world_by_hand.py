"""What a phase awaits, played by hand: the game master opens it as a match, plays all sides or sends a link to somebody
who learns neither whose it is nor where, and takes over what came of it."""
from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Request, Response

from walstatt.core.hand_table import HandTable
from walstatt.desk import by_hand
from walstatt.desk.by_hand import HandMatch
from walstatt.desk.world_desk import Evaluate
from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.content import json_answer
from walstatt.server.errors import not_found
from walstatt.server.founding import Founder
from walstatt.server.languages import language_of
from walstatt.server.limits import MATCHES, WORK
from walstatt.server.schemas import Id
from walstatt.server.site import Desk, Me, Site, TheSite, limit
from walstatt.server.world_schemas import AwaitedIn, HandMatchIn, HandMatchOut
from walstatt.server.worlds import led_world
from walstatt.store.matches import MatchRecord

router = APIRouter(prefix="/api/worlds", route_class=BoundedRoute)
Language = Annotated[str | None, Header(alias="accept-language")]


@router.get("/{world_id}/by-hand")
def read_hand_matches(world_id: Id, site: TheSite, me: Me) -> list[HandMatchOut]:
    """The matches of the open phase."""
    kept = by_hand.kept_matches(led_world(site, world_id, me))
    return [_out(one, record) for one in kept if (record := site.matches.find(one.match_id)) is not None]


def _out(kept: HandMatch, record: MatchRecord) -> HandMatchOut:
    invite = next((seat.invite for seat in record.seats if seat.invite), None)
    return HandMatchOut(
        about=kept.about, match=record.id, hidden=kept.hidden, invite=invite, over=record.summary.over,
        answers=record.answers,
    )


@router.post("/{world_id}/by-hand", status_code=201)
async def begin(
    world_id: Id, wish: HandMatchIn, request: Request, site: TheSite, me: Me, at_desk: Desk, language: Language = None
) -> HandMatchOut:
    """Open something awaited as a match; a second one for the same takes the place of the first."""
    limit(request, site, "matches", MATCHES)
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> HandMatchOut:
        desk = led_world(site, world_id, me, evaluate)
        table: HandTable = evaluate(by_hand.table_of, desk.folder(), wish.about, wish.hidden)
        record = Founder(site, me, language_of(language)).by_hand(table, wish.hidden)
        by_hand.keep(desk, wish.about, record.id, wish.hidden)
        return _out(HandMatch(0, 0, wish.about, record.id, wish.hidden), record)

    return await at_desk(work)


@router.post("/{world_id}/by-hand/outcome", response_class=Response)
async def read_outcome(
    world_id: Id, wish: AwaitedIn, request: Request, site: TheSite, me: Me, at_desk: Desk
) -> Response:
    """The form of the outcome, filled in from a match that is over. Nothing is entered by it."""
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> Any:
        desk = led_world(site, world_id, me, evaluate)
        kept, record = _kept(site, by_hand.kept_matches(desk), wish.about)
        tape = [one.entry for one in site.matches.tape(record.id)]
        return evaluate(by_hand.outcome_of, desk.folder(), kept, record.game, record.setup.encode(), tape)

    return json_answer(msgspec.to_builtins(await at_desk(work)))


def _kept(site: Site, known: list[HandMatch], about: str) -> tuple[HandMatch, MatchRecord]:
    kept = next((one for one in known if one.about == about), None)
    record = site.matches.find(kept.match_id) if kept else None
    if kept is None or record is None:
        raise not_found(about)
    return kept, record
