"""Requests to the game master (kalevala.1.6.neue_ideen): number, thread, state, and grants that papers cite."""
from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from walstatt.core.refusal import refuse
from walstatt.core.texts import shortened
from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala.court.act_base import FreeAct, coordinate_named, realm_named
from walstatt.games.kalevala.court.records import Spot, Words
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.model import Ask, Order, Paper
from walstatt.games.kalevala.state import Request, World

RULE: Final = "kalevala.1.6.neue_ideen"
OPEN, GRANTED, USED = "open", "granted", "done"
MOST_OPEN: Final = 50
MOST_IN_THREAD: Final = 200
QUOTED: Final = 40


class Answer(FreeAct, frozen=True):
    """An answer to a request; a granted plan of a canal names its small fields."""

    number: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    state: Literal["open", "answered", "granted", "declined", "done"]
    words: Words = ""
    fields: Annotated[tuple[Spot, ...], msgspec.Meta(max_length=480)] = ()
    realm: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """Whose request; may be left out where only one realm has one of this number."""


def answer(work: Evaluation, act: Answer) -> None:
    request = _meant(work, act)
    if any(coordinate_named(field).kf is None for field in act.fields):
        raise refuse(RULE, "kalevala-paper-small-field-wanted", place=act.fields[0])
    request.state, request.fields = act.state, list(act.fields)
    if act.words:
        request.thread.append((work.world.at, "", act.words))
    work.turn.tell(
        (request.realm,), "kalevala-answered", RULE, number=act.number, title=request.title, state=act.state,
        words=act.words,
    )


def _meant(work: Evaluation, act: Answer) -> Request:
    if act.realm:
        realm_named(work, act.realm)
    found = [one for one in work.world.requests if one.number == act.number and act.realm in ("", one.realm)]
    if not found:
        raise refuse(RULE, "kalevala-refused-no-request", number=act.number)
    if len(found) > 1:
        realms = [one.realm for one in found]
        raise refuse(RULE, "kalevala-refused-whose-request", number=act.number, realms=realms)
    return found[0]


def request_of(world: World, realm: str, number: int) -> Request | None:
    return next((one for one in world.requests if (one.realm, one.number) == (realm, number)), None)


# ---- from papers


def take_requests(work: Evaluation, realm: str, paper: Paper) -> None:
    """A new request, or under the number of an old one more words for its thread."""
    for wish in paper.of(Ask):
        if wish.title.isdecimal():
            _go_on(work, realm, wish)
        else:
            _take(work, realm, wish)


def _take(work: Evaluation, realm: str, wish: Ask) -> None:
    own = [one for one in work.world.requests if one.realm == realm]
    if sum(one.state == OPEN for one in own) >= MOST_OPEN:
        work.refuse(realm, wish, refuse(RULE, "kalevala-refused-requests-most", most=MOST_OPEN))
        return
    number = max((one.number for one in own), default=0) + 1
    work.world.requests.append(Request(number, realm, work.world.at, wish.title, wish.words))
    work.turn.tell((realm,), "kalevala-requested", RULE, number=number, title=wish.title)
    _tell_game_master(work, realm, number, wish.title, wish.words)


def _go_on(work: Evaluation, realm: str, wish: Ask) -> None:
    request = request_of(work.world, realm, int(wish.title))
    if request is None:
        work.refuse(realm, wish, refuse(RULE, "kalevala-refused-no-request", number=shortened(wish.title, QUOTED)))
        return
    if len(request.thread) >= MOST_IN_THREAD:
        work.refuse(realm, wish, refuse(RULE, "kalevala-refused-thread-most", number=request.number))
        return
    request.thread.append((work.world.at, realm, wish.words))
    if request.state not in (GRANTED, USED):
        request.state = OPEN
    _tell_game_master(work, realm, request.number, request.title, wish.words)


def _tell_game_master(work: Evaluation, realm: str, number: int, title: str, words: str) -> None:
    work.turn.tell(GAME_MASTER, "kalevala-request", RULE, realm=realm, number=number, title=title, words=words)


# ---- grants that are cited


def check_grants(turn: Turn) -> None:
    """A line that cites a grant counts only if there is one, its own, granted and not used yet."""
    work = evaluation(turn)
    for realm, paper in work.papers.items():
        cited: set[int] = set()
        refused: list[Order] = []
        for order in paper.orders:
            why = _why_not(work.world, realm, order.grant, cited) if order.grant else ""
            if why:
                work.refuse(realm, order, refuse(RULE, f"kalevala-refused-grant-{why}", number=order.grant))
                refused.append(order)
            cited.add(order.grant)
        if refused:
            work.papers[realm] = Paper(tuple(order for order in paper.orders if order not in refused))


def _why_not(world: World, realm: str, number: int, cited: set[int]) -> str:
    request = request_of(world, realm, number)
    if request is None:
        return "unknown"
    # A plan lasts until everything in it is built, so several lines of a paper may cite it.
    if request.state == USED or (number in cited and not request.fields):
        return "used"
    return "" if request.state == GRANTED else "not-given"


def use_grants(turn: Turn) -> None:
    """What a line was carried out by is used up; the grant of a line that was refused is not."""
    work = evaluation(turn)
    for realm, paper in work.papers.items():
        for order in paper.orders:
            request = request_of(work.world, realm, order.grant) if order.grant else None
            if request is not None and (realm, order.line) not in work.refused:
                request.state = request.state if request.fields else USED
                args = {"number": request.number, "title": request.title}
                work.turn.tell((realm,), "kalevala-grant-used", RULE, **args)
                work.turn.tell(GAME_MASTER, "kalevala-grant-cited", RULE, realm=realm, line=order.line, **args)
