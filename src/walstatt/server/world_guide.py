"""The guide of a newcomer in a world: what can be tried in the open phase, from what the realm knows."""
from __future__ import annotations

from fastapi import APIRouter, Request

from walstatt.desk.world_desk import Evaluate
from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.limits import WORK
from walstatt.server.schemas import Id
from walstatt.server.site import Desk, Me, TheSite, limit
from walstatt.server.world_schemas import HintOut, PaperIn
from walstatt.server.worlds import seen_world

router = APIRouter(prefix="/api/worlds", route_class=BoundedRoute)


@router.post("/{world_id}/hints")
async def read_hints(
    world_id: Id, wish: PaperIn, request: Request, site: TheSite, me: Me, at_desk: Desk
) -> list[HintOut]:
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> list[HintOut]:
        seen = seen_world(site, world_id, me, evaluate)
        found = seen.desk.hints(seen.checked_realm(wish.realm), wish.text)
        return [HintOut(topic=one.topic, lines=one.lines, done=one.done) for one in found]

    return await at_desk(work)
