"""Worlds: papers and reports for rulers, the desk for the game master. A realm sees its own reports, nothing else."""
from __future__ import annotations

import time
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response

from walstatt.core.dice import Luck as AddedLuck
from walstatt.core.papers import Problem, Version, newest
from walstatt.core.plain import plain
from walstatt.core.refusal import refuse
from walstatt.core.roles import Role
from walstatt.core.texts import Text, words
from walstatt.core.turn import Act, Ruled, Run
from walstatt.core.world import Correction, NotWhole
from walstatt.desk.deadlines import Schedule, zone_named
from walstatt.desk.evaluation import Founded, founded
from walstatt.desk.reports import correction_sheet
from walstatt.desk.world_desk import Evaluate, WorldDesk, directly, settled
from walstatt.games.report_blocks import plain_sections
from walstatt.games.shelf import load_world, worlds
from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.content import json_answer
from walstatt.server.errors import ApiError, invalid, not_found, not_yours, unknown_key
from walstatt.server.limits import MATCHES, WORK
from walstatt.server.names import clean_name
from walstatt.server.schemas import Id
from walstatt.server.site import Desk, Me, Site, TheSite, limit
from walstatt.server.wire_types import Language
from walstatt.server.world_schemas import (
    ActIn,
    CheckedOut,
    DeadlineIn,
    DecisionIn,
    DiceIn,
    DraftOut,
    HandedInOut,
    JoinIn,
    MemberOut,
    NewsOut,
    NoteIn,
    NoteOut,
    PaperIn,
    PaperOut,
    PhaseIn,
    PhaseNumber,
    PlaceIn,
    ProblemOut,
    PublishIn,
    ReachIn,
    Realm,
    RealmIn,
    ScheduleIn,
    TemplateOut,
    WorldGameOut,
    WorldIn,
    WorldMade,
    WorldOut,
)
from walstatt.store.map_notes import MapNote, MapNotes
from walstatt.store.people import Person, new_token
from walstatt.store.worlds import KnowsTooMuch, Member, PhaseClosed, Worlds

MOST_WORLDS = 50
MOST_NOTES = 2_000
"""On the maps of one world, by one person."""
ROBOT = "random"
_PROGRAM = new_token()[:8]
"""Names this run of the program: a newer one may draw the same state otherwise."""
router = APIRouter(prefix="/api/worlds", route_class=BoundedRoute)


class Seen:
    """A world as one of its members sees it."""

    def __init__(self, desk: WorldDesk, person: Person) -> None:
        self.desk = desk
        mine = [one for one in desk.record.members if one.person_id == person.id]
        chair = [one for one in mine if one.role is Role.GAME_MASTER]
        self.leads = any(not one.bot for one in chair)
        """May know and decide everything; in a world that leads itself that is nobody."""
        self.manages = bool(chair)
        """May say who sits where: the game master, or who founded a world that leads itself."""
        self.realms = [one.realm for one in mine if one.realm]
        self.is_member = bool(mine)

    @property
    def realm(self) -> str | None:
        return self.realms[0] if self.realms else None

    def checked_realm(self, wanted: str | None) -> str:
        """The realm that is meant: one's own; a game master may mean any."""
        realm = wanted or self.realm
        if realm is None or (realm not in self.realms and not self.leads):
            raise not_yours()
        return realm


def seen_world(site: Site, world_id: str, me: Person, evaluate: Evaluate = directly) -> Seen:
    desk = WorldDesk.open(Worlds(site.database), world_id, evaluate)
    if desk is None or desk.record.id != world_id:
        raise not_found(world_id)
    seen = Seen(desk, me)
    if not seen.is_member:
        raise not_found(world_id)
    return seen


def led_world(site: Site, world_id: str, me: Person, evaluate: Evaluate = directly) -> WorldDesk:
    seen = seen_world(site, world_id, me, evaluate)
    if not seen.leads:
        raise not_yours()
    return seen.desk


def _managed(site: Site, world_id: str, me: Person, evaluate: Evaluate) -> WorldDesk:
    seen = seen_world(site, world_id, me, evaluate)
    if not seen.manages:
        raise not_yours()
    return seen.desk


# ---- worlds


@router.get("/games")
def list_games() -> list[WorldGameOut]:
    """The games that are worlds, and the realms of each as it is founded without any wish."""
    return [_game_out(key) for key in worlds()]


def _game_out(key: str) -> WorldGameOut:
    game = load_world(key)
    realms = list(game.rulers(game.read_setup(b"{}")))
    notation = list(getattr(game, "notation", ()))
    return WorldGameOut(key=key, name=words(Text(f"play-game-{key}")), realms=realms, words=notation)


@router.get("")
def list_worlds(site: TheSite, me: Me) -> list[WorldOut]:
    store = Worlds(site.database)
    known = [record for record in store.of_person(me.id) if record.game in worlds()]
    return [_out(Seen(WorldDesk(store, record), me), me) for record in known]


@router.post("", status_code=201)
async def create_world(wish: WorldIn, request: Request, site: TheSite, me: Me, at_desk: Desk) -> WorldMade:
    limit(request, site, "matches", MATCHES)
    return await at_desk(lambda evaluate: _create(wish, site, me, evaluate))


def _create(wish: WorldIn, site: Site, me: Person, evaluate: Evaluate) -> WorldMade:
    store = Worlds(site.database)
    schedule = schedule_of(wish.schedule) if wish.schedule is not None else None
    if wish.game not in worlds():
        raise unknown_key("body.game", wish.game, worlds())
    if len(store.of_person(me.id, MOST_WORLDS)) >= MOST_WORLDS:
        raise ApiError(409, "too_many_worlds", "server-too-many-worlds", most=MOST_WORLDS)
    try:
        beginning: Founded = evaluate(founded, wish.game, msgspec.json.encode(wish.setup), wish.leads_itself)
    except msgspec.ValidationError as problem:
        raise invalid("body.setup", str(problem)) from problem
    members = [_master(wish, me), *_rulers(wish, me, beginning.realms)]
    desk = settled(
        store, wish.game, clean_name(wish.name, "body.name"), beginning, members=members, deadline=wish.deadline,
        luck=[AddedLuck(0, Role.GAME_MASTER.value, wish.luck)],
    )
    if schedule is not None:
        desk.keep_schedule(schedule)
    return WorldMade(id=desk.record.id)


def schedule_of(wish: ScheduleIn) -> Schedule:
    schedule = Schedule(wish.days, wish.months, wish.zone, wish.publishes)
    zone_named(schedule.zone)
    return schedule


def _master(wish: WorldIn, me: Person) -> Member:
    return Member(Role.GAME_MASTER, me.name, person_id=me.id, bot="automatic" if wish.leads_itself else None)


def _rulers(wish: WorldIn, me: Person, realms: list[str]) -> list[Member]:
    given = {seat.realm: seat.kind for seat in wish.seats}
    for number, seat in enumerate(wish.seats):
        if seat.realm not in realms:
            raise unknown_key(f"body.seats[{number}].realm", seat.realm, realms)
    return [_ruler(realm, given.get(realm, "robot"), me) for realm in realms]


def _ruler(realm: str, kind: str, me: Person) -> Member:
    if kind == "me":
        return Member(Role.PLAYER, me.name, realm, me.id)
    if kind == "link":
        return Member(Role.PLAYER, "?", realm, invite=new_token())
    return Member(Role.PLAYER, realm, realm, bot=ROBOT)


@router.get("/{world_id}")
def read_world(world_id: Id, site: TheSite, me: Me) -> WorldOut:
    return _out(seen_world(site, world_id, me), me)


@router.get("/{world_id}/news")
def read_news(world_id: Id, site: TheSite, me: Me) -> NewsOut:
    """Whether there is something new, for pages that stay open: then the mark is another one."""
    return NewsOut(mark=_out(seen_world(site, world_id, me), me).mark)


def _out(seen: Seen, me: Person) -> WorldOut:
    desk, record = seen.desk, seen.desk.record
    kept = desk.kept()
    counts = set(desk.papers())
    handed_in = {one.realm for one in kept.versions if one.handed_in}

    def member_out(one: Member) -> MemberOut:
        shown = one.realm is not None and (seen.leads or one.realm in seen.realms)
        paper = "counts" if one.realm in counts else "late" if one.realm in handed_in else "missing"
        # Who a ruler is in life is nobody's business but the game master's (kalevala.1.6.anonymitaet).
        known = seen.manages or one.realm is None or one.person_id == me.id
        return MemberOut(
            role=one.role.value, realm=one.realm, name=one.name if known else one.realm or "",
            robot=bool(one.bot), mine=one.person_id == me.id, invite=one.invite if seen.manages else None,
            paper=paper if shown else None,
        )

    reminders = desk.store.reminders(record.id, record.phase) if set(seen.realms) - counts else {}
    reminded = next((reminders[one][0] for one in seen.realms if one in reminders and one not in counts), None)
    out = WorldOut(
        id=record.id, game=record.game, name=record.name, number=kept.number, label=kept.label,
        deadline=kept.deadline, over=record.over, leads=seen.leads, manages=seen.manages,
        leads_itself=desk.leads_itself, realm=seen.realm, reminded=reminded, commitment=record.commitment,
        seed=record.dice_seed if record.over else None, members=[member_out(one) for one in _known_members(seen)],
    )
    # Nothing but what the reader sees goes into it: nobody learns from it that others have done something.
    corrections = [sorted(desk.corrected(realm).items()) for realm in seen.realms]
    led = (desk.ran, desk.paused) if seen.leads else ()
    out.mark = sha256(f"{out.model_dump_json()} {corrections} {led}".encode()).hexdigest()[:16]
    return out


def _known_members(seen: Seen) -> list[Member]:
    """Where rulers may not know which names are real, nobody but who manages the world has a list of them."""
    secret = getattr(seen.desk.game, "hides_rulers", False) and not seen.manages
    return [one for one in seen.desk.record.members if not secret or one.realm is None or one.realm in seen.realms]


@router.post("/{world_id}/join")
def join_world(world_id: Id, wish: JoinIn, request: Request, site: TheSite, me: Me) -> WorldMade:
    limit(request, site, "work", WORK)
    try:
        joined = Worlds(site.database).join(world_id, wish.invite, me.id, me.name, wish.luck)
    except KnowsTooMuch as problem:
        raise ApiError(409, "rules_a_realm", "server-world-rules-a-realm") from problem
    if joined is None:
        raise ApiError(409, "seat_taken", "server-seat-taken")
    return WorldMade(id=world_id)


@router.put("/{world_id}/places", status_code=204)
async def give_place(world_id: Id, wish: PlaceIn, request: Request, site: TheSite, me: Me, at_desk: Desk) -> None:
    """A realm, or the game master's chair, for whoever has a link, or for the program."""
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> None:
        desk = _managed(site, world_id, me, evaluate)
        if wish.kind == "link":
            desk.offer(wish.realm, new_token())
        else:
            desk.leave_to_program(wish.realm, ROBOT)
            desk.publish_when_complete()

    await at_desk(work)


# ---- rulers


def _problems(found_problems: Iterable[Problem]) -> list[ProblemOut]:
    return [ProblemOut(**plain(one.to_data())) for one in found_problems]


@router.get("/{world_id}/paper")
async def read_paper(world_id: Id, site: TheSite, me: Me, at_desk: Desk, realm: Realm | None = None) -> PaperOut:
    """The paper of the open phase: the draft if there is one, else the last one that was handed in."""

    def work(evaluate: Evaluate) -> PaperOut:
        seen = seen_world(site, world_id, me, evaluate)
        wanted = seen.checked_realm(realm)
        last = newest(seen.desk.kept().versions, wanted)
        if last is None:
            return PaperOut(text="", handed_in=False, problems=[])
        problems = seen.desk.problems(wanted, last.text)
        return PaperOut(text=last.text, handed_in=last.handed_in, problems=_problems(problems), mark=last.mark)

    return await at_desk(work)


@router.post("/{world_id}/check")
async def check_paper(
    world_id: Id, wish: PaperIn, request: Request, site: TheSite, me: Me, at_desk: Desk
) -> CheckedOut:
    """What is wrong with a paper, and what it would do, as far as its writer can know."""
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> CheckedOut:
        seen = seen_world(site, world_id, me, evaluate)
        found = seen.desk.appraised(seen.checked_realm(wish.realm), wish.text)
        return CheckedOut(problems=_problems(found.problems), does=found.does, lines=found.lines)

    return await at_desk(work)


@router.get("/{world_id}/template")
async def read_template(
    world_id: Id, request: Request, site: TheSite, me: Me, at_desk: Desk, language: Language, realm: Realm | None = None
) -> TemplateOut:
    """A paper to begin with; empty where the game has none."""
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> TemplateOut:
        seen = seen_world(site, world_id, me, evaluate)
        return TemplateOut(text=seen.desk.template(seen.checked_realm(realm), language))

    return await at_desk(work)


@router.put("/{world_id}/draft")
async def keep_draft(world_id: Id, wish: PaperIn, request: Request, site: TheSite, me: Me, at_desk: Desk) -> DraftOut:
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> DraftOut:
        seen = seen_world(site, world_id, me, evaluate)
        _check_open(seen.desk, wish)
        return DraftOut(mark=seen.desk.draft(seen.checked_realm(wish.realm), wish.text, me.id, wish.after))

    return await at_desk(work)


@router.post("/{world_id}/paper")
async def hand_in(
    world_id: Id, wish: PaperIn, request: Request, site: TheSite, me: Me, at_desk: Desk
) -> HandedInOut:
    limit(request, site, "work", WORK)
    came = time.time()

    def work(evaluate: Evaluate) -> HandedInOut:
        seen = seen_world(site, world_id, me, evaluate)
        realm = seen.checked_realm(wish.realm)
        _check_open(seen.desk, wish)
        if not seen.leads and realm in seen.desk.unplayed():
            raise refuse("", "core-refused-unplayed", realm=realm)
        taken = seen.desk.hand_in(realm, wish.text, me.id, at=came, after=wish.after)
        mark = Version(realm, wish.text, 0, handed_in=True).mark
        return HandedInOut(
            serial=taken.serial, mark=mark, in_time=taken.in_time, published=seen.desk.publish_when_complete(),
            problems=_problems(taken.problems),
        )

    return await at_desk(work)


def _check_open(desk: WorldDesk, wish: PaperIn) -> None:
    if wish.phase is not None and wish.phase != desk.record.phase:
        raise PhaseClosed(f"{desk.record.id} phase {wish.phase}")


@router.get("/{world_id}/reports/{number}", response_class=Response)
def read_report(world_id: Id, number: PhaseNumber, site: TheSite, me: Me, realm: Realm | None = None) -> Response:
    """A report with all corrections to it: one's own; a game master may read any."""
    seen = seen_world(site, world_id, me)
    known = seen.desk.report(seen.checked_realm(realm), number)
    if known is None:
        raise not_found(str(number))
    return json_answer(known)


@router.get("/{world_id}/reports/{number}/corrections", response_class=Response)
def read_corrections_of_report(
    world_id: Id, number: PhaseNumber, site: TheSite, me: Me, realm: Realm | None = None
) -> Response:
    """What was corrected in a report since it went out, section by section; empty where nothing was."""
    seen = seen_world(site, world_id, me)
    sheet = correction_sheet(seen.desk, seen.checked_realm(realm), number)
    return json_answer(plain_sections(sheet.sections) if sheet else {})


@router.get("/{world_id}/chart", response_class=Response)
async def read_chart(
    world_id: Id, request: Request, site: TheSite, me: Me, at_desk: Desk, realm: Realm | None = None
) -> Response:
    """The land as a realm knows it: one's own; a game master may look with any realm's eyes, or see all of it."""
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> Response:
        seen = seen_world(site, world_id, me, evaluate)
        wanted = None if realm is None and seen.leads else seen.checked_realm(realm)
        # Who has the chart of this state already is not sent it again, and nothing is worked out for it.
        tag = f'W/"{seen.desk.kept().mark()}-{sha256((wanted or "").encode()).hexdigest()[:8]}-{_PROGRAM}"'
        headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        answer = json_answer(seen.desk.chart(wanted))
        answer.headers.update(headers)
        return answer

    return await at_desk(work)


@router.get("/{world_id}/chart.svg", response_class=Response)
async def draw_chart(
    world_id: Id, request: Request, site: TheSite, me: Me, at_desk: Desk, language: Language, plane: PhaseNumber = 0,
    realm: Realm | None = None,
) -> Response:
    """The same as a picture to keep or to print."""
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> str | None:
        seen = seen_world(site, world_id, me, evaluate)
        return seen.desk.chart_picture(None if realm is None and seen.leads else seen.checked_realm(realm), plane,
                                       language)

    drawn = await at_desk(work)
    if drawn is None:
        raise not_found(str(plane))
    name = {"Content-Disposition": 'attachment; filename="chart.svg"'}
    return Response(drawn, media_type="image/svg+xml", headers=name)


@router.post("/{world_id}/reach", response_class=Response)
async def read_reach(
    world_id: Id, wish: ReachIn, request: Request, site: TheSite, me: Me, at_desk: Desk
) -> Response:
    """How far figures come from a place, how fast, and what stops them."""
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> Any:
        seen = seen_world(site, world_id, me, evaluate)
        return seen.desk.reach(seen.checked_realm(wish.realm), wish.place, wish.figures)

    return json_answer(await at_desk(work))


@router.get("/{world_id}/notes")
def read_notes(world_id: Id, site: TheSite, me: Me) -> dict[str, NoteOut]:
    """What I have pinned to places of the map."""
    seen_world(site, world_id, me)
    kept = MapNotes(site.database).of(world_id, me.id)
    return {place: NoteOut(words=one.words, colour=one.colour) for place, one in kept.items()}


@router.put("/{world_id}/notes", status_code=204)
def keep_note(world_id: Id, wish: NoteIn, request: Request, site: TheSite, me: Me) -> None:
    limit(request, site, "work", WORK)
    seen_world(site, world_id, me)
    note = MapNote(wish.words, wish.colour)
    if not MapNotes(site.database).keep(world_id, me.id, wish.place, note, MOST_NOTES):
        raise ApiError(409, "too_many_notes", "server-too-many-notes", most=MOST_NOTES)


# ---- the game master's desk


@router.get("/{world_id}/run", response_class=Response)
async def run_phase(
    world_id: Id, request: Request, site: TheSite, me: Me, at_desk: Desk, phase: PhaseNumber | None = None
) -> Response:
    """Run the phase without publishing it: what it decides, rolls and waits for."""
    limit(request, site, "work", WORK)
    return _run_answer(await at_desk(lambda evaluate: led_world(site, world_id, me, evaluate).run(phase)))


def _run_answer(result: Run) -> Response:
    return json_answer(msgspec.to_builtins(result))


@router.post("/{world_id}/decisions", response_class=Response)
async def decide(
    world_id: Id, wish: DecisionIn, request: Request, site: TheSite, me: Me, at_desk: Desk
) -> Response:
    limit(request, site, "work", WORK)
    ruled = Ruled(wish.value, wish.note, wish.words)

    def work(evaluate: Evaluate) -> Run:
        return led_world(site, world_id, me, evaluate).decide(wish.about, ruled, wish.phase, me.id)

    return _run_answer(await at_desk(work))


@router.post("/{world_id}/dice", response_class=Response)
async def type_dice(world_id: Id, wish: DiceIn, request: Request, site: TheSite, me: Me, at_desk: Desk) -> Response:
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> Run:
        return led_world(site, world_id, me, evaluate).type_dice(wish.about, wish.faces, wish.phase, me.id)

    return _run_answer(await at_desk(work))


@router.post("/{world_id}/acts", response_class=Response)
async def act(world_id: Id, wish: ActIn, request: Request, site: TheSite, me: Me, at_desk: Desk) -> Response:
    limit(request, site, "work", WORK)
    wanted = Act(wish.kind, wish.args, wish.note)

    def work(evaluate: Evaluate) -> Run:
        return led_world(site, world_id, me, evaluate).act(wanted, me.id, wish.wish)

    return _run_answer(await at_desk(work))


@router.post("/{world_id}/late", status_code=204)
def accept_late(world_id: Id, wish: RealmIn, site: TheSite, me: Me) -> None:
    desk = led_world(site, world_id, me)
    if not desk.accept_late(wish.realm):
        raise not_found(wish.realm)


@router.put("/{world_id}/deadline", status_code=204)
def set_deadline(world_id: Id, wish: DeadlineIn, site: TheSite, me: Me) -> None:
    desk = led_world(site, world_id, me)
    desk.set_deadline(wish.deadline)


@router.post("/{world_id}/publish", status_code=204)
async def publish(world_id: Id, wish: PublishIn, request: Request, site: TheSite, me: Me, at_desk: Desk) -> None:
    """Publish the open phase. It is named, so that a second click publishes nothing more."""
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> None:
        desk = led_world(site, world_id, me, evaluate)
        if wish.phase != desk.record.phase:
            raise PhaseClosed(f"{world_id} phase {wish.phase}")
        if desk.lacks_many and not wish.anyway:
            raise ApiError(409, "lacks_many", "server-world-lacks-many", realms=desk.awaited())
        desk.publish(wish.deadline)

    try:
        await at_desk(work)
    except NotWhole as waiting:
        names = [one.about for one in waiting.run.waiting]
        raise ApiError(409, "waiting", "server-world-waits", names=names) from waiting


@router.get("/{world_id}/corrections/{number}", response_class=Response)
async def read_corrections(
    world_id: Id, number: PhaseNumber, request: Request, site: TheSite, me: Me, at_desk: Desk
) -> Response:
    """What running a published phase again would change for each realm; nothing is written."""
    limit(request, site, "work", WORK)
    found = await at_desk(lambda evaluate: led_world(site, world_id, me, evaluate).corrections(number))
    return _corrections_answer(found)


@router.post("/{world_id}/corrections", response_class=Response)
async def correct(world_id: Id, wish: PhaseIn, request: Request, site: TheSite, me: Me, at_desk: Desk) -> Response:
    limit(request, site, "work", WORK)
    return _corrections_answer(
        await at_desk(lambda evaluate: led_world(site, world_id, me, evaluate).correct(wish.phase))
    )


def _corrections_answer(found_changes: list[Correction]) -> Response:
    data: list[dict[str, Any]] = [
        {"phase": one.publication.phase.number, "sheets": one.sheets} for one in found_changes
    ]
    return json_answer(data)


@router.post("/{world_id}/reopen", status_code=204)
def reopen(world_id: Id, wish: PhaseIn, site: TheSite, me: Me) -> None:
    """Open a published phase again for papers, with other dice."""
    led_world(site, world_id, me).reopen(wish.phase, wish.deadline)
