"""What reaches the game master's desk: papers that cannot be read or did not come, prose, requests, absences."""
from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from walstatt.core.papers import Problem
from walstatt.core.refusal import refuse
from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala.court.requests import take_requests
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.blocks import lines_of
from walstatt.games.kalevala.papers.model import STANDING, ActFor, BeAway, Paper, PayFrom, ToGameMaster
from walstatt.games.kalevala.papers.write import write_order
from walstatt.games.kalevala.state import MARAUDERS, RULER, Absence, World, folded

SILENT: Final = "# –"
"""In the place of a paper that did not come."""


NOTATION, FREE_TEXT = "kalevala.r.9.grammatik", 1
"""The reading by which papers may hold what no program reads."""
AWAY, DEPUTIES = "kalevala.r.2.urlaub_wirkung", 1
"""The reading by which a ruler who is away may have chosen another to write for him."""
REPEATED: Final = 2
"""The reading of kalevala.r.9.verspaetet that repeats what stood in the last papers."""
TOO_LATE_RULES: Final = (
    "kalevala.9.1.rechtzeitig", "kalevala.r.9.verspaetet", "kalevala.5.einsendeschluss", "kalevala.5.termine",
    "kalevala.r.5.abgabe_digital",
)
HARD_CUT: Final = 1
"""The reading of kalevala.r.5.abgabe_digital by which nobody's word makes a late paper count."""


def check_late(world: World) -> None:
    if world.reading("kalevala.r.5.abgabe_digital") == HARD_CUT:
        raise refuse("kalevala.r.5.abgabe_digital", "kalevala-refused-hard-cut")


def judge_papers(turn: Turn) -> None:
    """What cannot be read counts as missing, unless the game master strikes the faulty lines."""
    work = evaluation(turn)
    for realm, text in turn.papers.items():
        ruler = work.world.realms.get(realm)
        if ruler is None or ruler.kind == MARAUDERS:
            continue
        if ruler.vacant:
            # Nobody is there who could write.
            work.papers[realm] = Paper()
            work.silent.add(realm)
            continue
        acted_for = _by_deputy(work, realm) if text == SILENT else ""
        if acted_for:
            work.papers[realm], text = work.read(realm, acted_for).paper, acted_for
        problems = [] if text == SILENT or acted_for else work.read(realm, text).problems
        struck = bool(work.world.reading("kalevala.r.9.unleserlich"))
        by_hand = bool(problems) and takes_free_text(work.world)
        if by_hand:
            _add_by_hand(work, realm, text, problems)
        accepted = not problems or by_hand or turn.decide(
            realm, "kalevala:faulty-paper", "kalevala.9.1.unleserlich", struck, (False, True), realms=[realm],
            realm=realm, lines=[str(problem.line) for problem in problems],
        )
        if not accepted:
            work.papers[realm] = Paper()
            turn.tell((realm,), "kalevala-paper-unreadable", "kalevala.9.1.unleserlich",
                      lines=[str(problem.line) for problem in problems])
        if text == SILENT or not accepted:
            work.silent.add(realm)
        if work.world.at.phase == 1 and work.world.reading("kalevala.r.9.verspaetet") == REPEATED:
            _repeat_standing(work, realm)
        if work.world.at.phase in (1, 3):
            _count_missing(work, realm, missing=realm in work.silent)


def takes_free_text(world: World) -> bool:
    return world.reading(NOTATION) == FREE_TEXT


def _add_by_hand(work: Evaluation, realm: str, written: str, problems: list[Problem]) -> None:
    """By a reading what is not notation is free text: the game master reads it, and writes the lines it stands for."""
    lines = lines_of(written)
    words = [lines[number - 1].strip() for number in dict.fromkeys(one.line for one in problems)
             if number <= len(lines)]

    def check(value: object) -> None:
        wrong = work.read(realm, value).problems if isinstance(value, str) else []
        if not isinstance(value, str) or wrong:
            raise wrong[0].refusal() if wrong else refuse(NOTATION, "kalevala-refused-free-text")

    found = work.turn.decide(("text", realm), "kalevala:free-text", NOTATION, "", realms=(realm,), check=check,
                             realm=realm, words="\n".join(words))
    added = [msgspec.structs.replace(one, line=len(lines) + one.line) for one in work.read(realm, found).paper.orders]
    work.papers[realm] = Paper((*work.papers[realm].orders, *added))
    read_as = [write_order(one) for one in added]
    work.turn.tell((realm,), "kalevala-free-text-read", NOTATION, words=words, lines=read_as)


def _by_deputy(work: Evaluation, realm: str) -> str:
    """What the deputy of a ruler who is away has written for him."""
    deputy = deputy_of(work.world, realm)
    written = work.read(deputy, work.turn.papers.get(deputy, "")).paper if deputy else Paper()
    words = "\n".join(one.words for one in written.of(ActFor) if folded(one.realm) == folded(realm))
    if words:
        work.turn.tell((realm, deputy), "kalevala-deputy-acted", AWAY, realm=realm, deputy=deputy, words=words)
    return words


def deputy_of(world: World, realm: str) -> str:
    """Who acts for a realm now; nobody but by a reading."""
    if world.reading(AWAY) != DEPUTIES:
        return ""
    away = (one.deputy for one in world.realms[realm].absences if one.since <= world.at <= one.until)
    return next((one for one in away if one in world.realms), "")


def _check_acting(work: Evaluation, realm: str, order: ActFor) -> None:
    """Whether he is the deputy a checker cannot know; that his lines can be read it can."""
    if work.world.reading(AWAY) != DEPUTIES:
        raise refuse(AWAY, "kalevala-refused-no-deputies")
    absent = next((one for one in work.world.realms if folded(one) == folded(order.realm)), "")
    if not work.world.known_to and (not absent or deputy_of(work.world, absent) != realm):
        raise refuse(AWAY, "kalevala-not-deputy", realm=order.realm)
    wrong = work.read(realm, order.words).problems
    if wrong:
        raise refuse(AWAY, "kalevala-refused-deputy-line", number=wrong[0].line, why=wrong[0].why)


def _repeat_standing(work: Evaluation, realm: str) -> None:
    """By a reading of kalevala.r.9.verspaetet orders that stand are given again for whoever sends no paper."""
    known = work.read(realm, work.world.standing.get(realm, "")).paper.orders
    if realm in work.silent:
        arms = work.world.at.arms
        # They stand in no line of the paper that was sent now, if any was.
        orders = [msgspec.structs.replace(one, line=0) for one in known if arms or isinstance(one, PayFrom)]
        work.papers[realm] = Paper(tuple(orders))
        lines = [write_order(one) for one in work.papers[realm].orders]
        if lines:
            work.turn.tell((realm,), "kalevala-standing-repeated", "kalevala.r.9.verspaetet", lines=lines)
        return
    given = [one for one in work.papers[realm].orders if isinstance(one, STANDING)]
    renewed = tuple({type(one) for one in given})
    kept = [*(one for one in known if not isinstance(one, renewed)), *given]
    work.world.standing[realm] = "\n".join(map(write_order, kept))


def _count_missing(work: Evaluation, realm: str, *, missing: bool) -> None:
    """Who is away by announcement is not idle (kalevala.r.2.urlaub_wirkung)."""
    ruler, at = work.realm(realm), work.world.at
    if not missing:
        ruler.missed = 0
        return
    excused = any(one.since <= at <= one.until for one in ruler.absences)
    ruler.missed += not excused
    work.turn.tell((realm,), "kalevala-paper-missing", *TOO_LATE_RULES)
    if excused:
        work.turn.tell(GAME_MASTER, "kalevala-excused", "kalevala.r.2.urlaub_wirkung", realm=realm)
    else:
        work.turn.tell(GAME_MASTER, "kalevala-missed", "kalevala.8.4.inaktivitaet", realm=realm, times=ruler.missed)


def take_prose(turn: Turn) -> None:
    """Whatever rulers write to the game master; requests have a number and a thread."""
    work = evaluation(turn)
    for realm, paper in work.papers.items():
        for prose in paper.of(ToGameMaster):
            turn.tell(GAME_MASTER, "kalevala-prose", "kalevala.2.4.nur_sl", realm=realm, words=prose.words)
        take_requests(work, realm, paper)
        for absence in paper.of(BeAway):
            work.attempt(realm, absence, partial(_take_absence, work, realm, absence))
        for order in paper.of(ActFor):
            work.attempt(realm, order, partial(_check_acting, work, realm, order))


def _take_absence(work: Evaluation, realm: str, absence: BeAway) -> None:
    if absence.until < work.world.at:
        raise refuse("kalevala.2.4.urlaub", "kalevala-refused-absence-past")
    deputy = _deputy(work, realm, absence.deputy) if absence.deputy else ""
    work.realm(realm).absences.append(Absence(absence.since, absence.until, absence.words, deputy))
    told = {"realm": realm, "since": str(absence.since), "until": str(absence.until)}
    work.turn.tell(GAME_MASTER, "kalevala-absent", "kalevala.2.4.urlaub", words=absence.words, **told)
    if deputy:
        work.turn.tell((realm, deputy), "kalevala-deputy-named", AWAY, deputy=deputy, **told)


def _deputy(work: Evaluation, realm: str, written: str) -> str:
    """Another ruler; a checker knows only those of whom its writer has heard."""
    if work.world.reading(AWAY) != DEPUTIES:
        raise refuse(AWAY, "kalevala-refused-no-deputies")
    found = next((one for one in work.world.realms if folded(one) == folded(written)), "")
    ruler = work.world.realms.get(found)
    if found == realm or (not work.world.known_to and (ruler is None or ruler.kind != RULER)):
        raise refuse(AWAY, "kalevala-refused-deputy", deputy=written)
    return found
