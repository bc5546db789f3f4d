"""The desk of a world's game master: whom one waits for, what a decision would change, letters and requests."""
from __future__ import annotations

import time
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response

from walstatt.core.plain import plain
from walstatt.core.report_names import named_blocks
from walstatt.core.roles import Role
from walstatt.desk.reports import late_after, paper_states
from walstatt.desk.world_desk import Evaluate, WorldDesk
from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.content import json_answer
from walstatt.server.errors import not_found
from walstatt.server.limits import WORK
from walstatt.server.schemas import Id
from walstatt.server.site import Desk, Me, TheSite, limit
from walstatt.server.world_schemas import (
    AwaitedOut,
    CompareIn,
    DeskOut,
    KeptActOut,
    KindOfActOut,
    NamedLineOut,
    PhaseNumber,
    RanOut,
    Realm,
    RemindedOut,
    RemindIn,
    ScheduleIn,
    TakeBackIn,
)
from walstatt.server.worlds import led_world, schedule_of

router = APIRouter(prefix="/api/worlds", route_class=BoundedRoute)


@router.get("/{world_id}/desk")
async def read_desk(world_id: Id, request: Request, site: TheSite, me: Me, at_desk: Desk) -> DeskOut:
    """Who has handed in and who is awaited, until when, and what was done by hand in the open phase."""
    limit(request, site, "work", WORK)
    return await at_desk(lambda evaluate: _desk_out(led_world(site, world_id, me, evaluate)))


def _desk_out(desk: WorldDesk) -> DeskOut:
    kept, schedule, stopped, ran = desk.kept(), desk.schedule, desk.paused, desk.ran
    remarks = {} if desk.record.over else desk.remarks()
    reminders = desk.store.reminders(desk.record.id, kept.number)
    unplayed = desk.unplayed()
    rulers = [one for one in desk.record.members if one.role is Role.PLAYER]
    seats = {one.realm: (one.name, bool(one.bot)) for one in rulers if one.realm}
    states = paper_states(kept, [*seats, *unplayed])
    rows = []
    for realm, (state, version) in states.items():
        name, is_robot = seats.get(realm, ("", False))
        later = late_after(kept, realm)
        _, reminded = reminders.get(realm, ("", None))
        rows.append(AwaitedOut(
            realm=realm, name=name, robot=is_robot, paper=state, unplayed=realm in unplayed,
            at=version.at if version else None, later=later.at if later else None, reminded=reminded,
            remarks=[plain(said) for said in remarks.get(realm, [])],
        ))
    acts = [KeptActOut(name=name, kind=one.kind, args=one.args, note=one.note)
            for name, one in desk.store.acts(desk.record.id, kept.number)]
    return DeskOut(
        unseated=desk.unseated(), deadline=kept.deadline, paused=stopped is not None, days=schedule.days,
        months=schedule.months, zone=schedule.zone, publishes=schedule.publishes,
        ran=RanOut(at=ran.at, decisions=ran.decisions, waiting=ran.waiting) if ran else None,
        awaited=rows, lacks_many=desk.lacks_many, acts=acts,
        kinds=[KindOfActOut(kind=kind, concern=one.concern, details=msgspec.to_builtins(one.details))
               for kind, one in desk.game.kinds_of_acts().items()],
        decided=sorted(kept.inputs.decided), typed=sorted(kept.inputs.typed),
        phases=desk.store.labels(desk.record.id), legend=desk.public.legend if desk.public else None,
    )


@router.post("/{world_id}/reminders")
def remind(world_id: Id, wish: RemindIn, request: Request, site: TheSite, me: Me) -> RemindedOut:
    """Whose papers are missing reads it when they come next."""
    limit(request, site, "work", WORK)
    return RemindedOut(realms=led_world(site, world_id, me).remind(wish.realms, wish.words))


@router.put("/{world_id}/schedule", status_code=204)
def keep_schedule(world_id: Id, wish: ScheduleIn, site: TheSite, me: Me) -> None:
    led_world(site, world_id, me).keep_schedule(schedule_of(wish))


@router.post("/{world_id}/pause", status_code=204)
def pause(world_id: Id, site: TheSite, me: Me) -> None:
    led_world(site, world_id, me).pause(time.time())


@router.delete("/{world_id}/pause", status_code=204)
def go_on(world_id: Id, site: TheSite, me: Me) -> None:
    led_world(site, world_id, me).go_on(time.time())


@router.post("/{world_id}/compare", response_class=Response)
async def compare(world_id: Id, wish: CompareIn, request: Request, site: TheSite, me: Me, at_desk: Desk) -> Response:
    """What another decision or other dice would change, or what has been changed by hand: for each realm, and in what
    the run asks and rolls."""
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> dict[str, Any]:
        desk = led_world(site, world_id, me, evaluate)
        if wish.about is None:
            return desk.difference_by_hand(wish.phase)._asdict()
        if wish.faces is not None:
            return desk.difference_of_dice(wish.about, wish.faces, wish.phase)._asdict()
        return desk.difference(wish.about, wish.value, wish.phase)._asdict()

    return json_answer(await at_desk(work))


@router.get("/{world_id}/sheet", response_class=Response)
async def read_sheet(
    world_id: Id, request: Request, site: TheSite, me: Me, at_desk: Desk, phase: PhaseNumber | None = None
) -> Response:
    """Letters, requests, what the game master has made, and the weights of decisions, after a run."""
    limit(request, site, "work", WORK)
    found = await at_desk(lambda evaluate: led_world(site, world_id, me, evaluate).sheet(phase))
    return json_answer(msgspec.to_builtins(found))


@router.get("/{world_id}/lines")
async def read_lines(
    world_id: Id, request: Request, site: TheSite, me: Me, at_desk: Desk, realm: Realm
) -> list[NamedLineOut]:
    """What a realm would be sent, each line with the name under which the game master gives it other words."""
    limit(request, site, "work", WORK)
    report = await at_desk(lambda evaluate: led_world(site, world_id, me, evaluate).preview(realm))
    return [
        NamedLineOut(
            name=f"words/{realm}/{one.name}", section=one.section, rewritable=one.has_words,
            said=_said(one.block),
            words=one.block["words"] if isinstance(one.block.get("words"), str) else None,
            shown=one.block if one.block.get("kind") in ("battle", "fold", "passage") else None,
        )
        for one in named_blocks(report)
    ]


def _said(block: dict[str, Any]) -> dict[str, Any] | None:
    """What a block says first: a line all of it, a paragraph its first sentence, maps and rounds their title."""
    if "key" in block:
        return {"key": block["key"], "args": block["args"]}
    is_titled = block.get("kind") in ("battle", "fold")
    said = block["title"] if is_titled else block.get("words")
    return said if isinstance(said, dict) else None


@router.post("/{world_id}/take-back", status_code=204)
def take_back(world_id: Id, wish: TakeBackIn, site: TheSite, me: Me) -> None:
    """Forget a decision, typed dice or a free act of the open phase."""
    if not led_world(site, world_id, me).take_back(wish.kind, wish.name):
        raise not_found(wish.name)
