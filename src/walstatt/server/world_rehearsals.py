"""Rehearsals: a ruler tries his orders against what he knows. Whoever wants more asks again; whoever goes stops it."""
from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from walstatt.desk import rehearsing
from walstatt.desk.rehearsing import Wish
from walstatt.desk.world_desk import Evaluate
from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.limits import WORK
from walstatt.server.schemas import Id
from walstatt.server.site import Desk, Me, TheSite, limit
from walstatt.server.world_schemas import RehearsalIn, RehearsalOut, RehearsedIn
from walstatt.server.worlds import seen_world

router = APIRouter(prefix="/api/worlds", route_class=BoundedRoute)


@router.post("/{world_id}/rehearsal")
async def rehearse(
    world_id: Id, wish: RehearsalIn, request: Request, site: TheSite, me: Me, at_desk: Desk
) -> RehearsalOut:
    """The next few battles; however many are wanted, an answer takes about two seconds."""
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> dict[str, Any]:
        seen = seen_world(site, world_id, me, evaluate)
        meant = Wish(seen.checked_realm(wish.realm), wish.text, wish.against, wish.about)
        return rehearsing.rehearse(seen.desk, evaluate, meant, wish.first, wish.most)

    return RehearsalOut(**await at_desk(work))


@router.post("/{world_id}/rehearsal/replay", response_class=Response)
async def read_rehearsed(
    world_id: Id, wish: RehearsedIn, request: Request, site: TheSite, me: Me, at_desk: Desk
) -> Response:
    """One of these battles as a save file."""
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> bytes:
        seen = seen_world(site, world_id, me, evaluate)
        meant = Wish(seen.checked_realm(wish.realm), wish.text, wish.against, wish.about)
        rehearsing.allow(seen.desk, meant)
        found: bytes = evaluate(rehearsing.replay, seen.desk.folder(), meant, wish.number)
        return found

    return Response(await at_desk(work), media_type="application/json")
