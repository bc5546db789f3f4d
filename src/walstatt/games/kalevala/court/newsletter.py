"""The newsletter (Rag-Bote, 2.2): pages of rulers, printed with phase 3 of every GR for everybody."""
from __future__ import annotations

from functools import partial
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import EVERYBODY, Turn
from walstatt.games.kalevala.court.accounts import are_pages_blocked
from walstatt.games.kalevala.court.addressees import signed_as
from walstatt.games.kalevala.court.in_world import as_told
from walstatt.games.kalevala.court.post_acts import FORM, tell_withheld
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.model import Contribute
from walstatt.games.kalevala.state import Contribution

MOST_PAGES_EACH: Final = 4
MOST_PAGES: Final = 64
OEH_FOR_A_PAGE, MOST_OEH = 5, 20
HARD_LIMIT, FILLED_UP, SHARED_OEH = 1, 2, 3
"""Readings of kalevala.r.2.bote_reihung."""
COUNTED_BY_HAND: Final = 2
"""The reading of kalevala.r.2.post_digital by which the game master counts all pages."""
ISSUE_PHASE, EARLY_ISSUE_PHASE = 3, 2


ISSUE_RULES: Final = (
    "kalevala.2.2.erscheinen", "kalevala.2.2.redaktionsschluss", "kalevala.2.2.umfang_spieler",
    "kalevala.2.2.seitenlimit", "kalevala.r.2.bote_reihung", "kalevala.r.2.bote_termin",
)


def pages_of(words: str, page: int) -> float:
    """In quarters of a page, begun ones whole."""
    return -(-len(words) * 4 // page) / 4


def is_printable(words: str) -> bool:
    return all(one.isprintable() or one in "\n\t" for one in words)


def take_contributions(turn: Turn) -> None:
    """Taken at any time; full pages bring OEH at once, twenty at most in a GR (kalevala.2.2.belohnung)."""
    work = evaluation(turn)
    orders = [(realm, order) for realm, paper in work.papers.items() for order in paper.of(Contribute)]
    # By the name under them: in the order of realms a sham's would be printed beside its player's.
    for realm, order in sorted(orders, key=lambda one: one[1].under or one[0]):
        if (realm, order.line) in work.withheld:
            tell_withheld(work, realm, order.line, work.withheld[realm, order.line], FORM)
        elif not is_printable(order.title + order.words):
            work.refuse(realm, order, refuse(FORM, "kalevala-refused-not-printable"))
        else:
            work.attempt(realm, order, partial(_take, work, realm, order))


def _take(work: Evaluation, realm: str, order: Contribute) -> None:
    """A page is so many characters; the game master may count otherwise (kalevala.r.2.post_digital)."""
    under = signed_as(work, realm, order.under) if order.under else ""
    page = work.world.settings.page_length
    counted = _counted(work, realm, order)
    pages = pages_of(order.words, page) if counted is None else counted
    hard = work.world.reading("kalevala.r.2.bote_reihung") == HARD_LIMIT
    if hard and _sent_before(work, realm) + pages > MOST_PAGES_EACH:
        raise refuse("kalevala.r.2.bote_reihung", "kalevala-refused-pages", most=MOST_PAGES_EACH)
    words = as_told(work, realm, order.words)
    long = _sent_so_far(work, realm, pages) > MOST_PAGES_EACH
    at = work.world.at
    work.world.contributions.append(Contribution(realm, at, order.title, words, pages, order.line, long, under))
    _reward(work, realm, len(order.words) // page if counted is None else int(counted))


def _counted(work: Evaluation, realm: str, order: Contribute) -> float | None:
    """Pages as the game master counts them; by a reading he is asked for each contribution."""
    if (realm, order.line) in work.page_counts or work.world.reading("kalevala.r.2.post_digital") != COUNTED_BY_HAND:
        return work.page_counts.get((realm, order.line))
    by_characters = pages_of(order.words, work.world.settings.page_length)
    pages: float = work.turn.decide(
        (realm, order.line), "kalevala:pages", "kalevala.r.2.post_digital", by_characters, realms=[realm],
        check=_check_count, realm=realm, title=order.title,
    )
    return pages


def _check_count(value: object) -> None:
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 < value <= MOST_PAGES or value * 4 % 1:
        raise refuse("kalevala.r.2.post_digital", "kalevala-refused-page-count", most=MOST_PAGES)


def _sent_before(work: Evaluation, realm: str) -> float:
    had_in, had = work.realm(realm).contributed
    return had if had_in == work.world.at.gr else 0.0


def _sent_so_far(work: Evaluation, realm: str, pages: float) -> float:
    """With these: printed or not, they count in the GR of their receipt."""
    sent = _sent_before(work, realm) + pages
    work.realm(realm).contributed = (work.world.at.gr, sent)
    return sent


def _reward(work: Evaluation, realm: str, full_pages: int) -> None:
    ruler = work.realm(realm)
    had = ruler.rewarded[1] if ruler.rewarded[0] == work.world.at.gr else 0
    reward = min(OEH_FOR_A_PAGE * full_pages, max(0, MOST_OEH - _rewarded(work, had)))
    ruler.rewarded = (work.world.at.gr, had + reward)
    ruler.oeh += reward
    rules = ("kalevala.2.2.belohnung", "kalevala.r.2.post_digital")
    work.turn.tell((realm,), "kalevala-contributed", *rules, oeh=reward)


def _rewarded(work: Evaluation, had: int) -> int:
    """What this ruler has had in this GR; by a reading what all have had."""
    if work.world.reading("kalevala.r.2.bote_reihung") != SHARED_OEH:
        return had
    return sum(oeh for gr, oeh in (one.rewarded for one in work.world.realms.values()) if gr == work.world.at.gr)


def publish_newsletter(turn: Turn) -> None:
    """The issue of a GR closes with phase 3 and goes to everybody (kalevala.r.2.bote_termin); by the other reading it
    opens phase 3 with what had come by the phase 3 before."""
    work = evaluation(turn)
    early, at = bool(work.world.reading("kalevala.r.2.bote_termin")), work.world.at
    if at.phase != (EARLY_ISSUE_PHASE if early else ISSUE_PHASE):
        return
    closed = Date(at.gr - 1, ISSUE_PHASE) if early else at
    blocked = {name for name in work.world.realms if are_pages_blocked(work, name)}
    due = [one for one in work.world.contributions if one.at <= closed]
    printed, waiting = issue(due, blocked, fill=work.world.reading("kalevala.r.2.bote_reihung") == FILLED_UP)
    work.world.contributions = [one for one in work.world.contributions if one not in printed]
    if printed:
        told = {"titles": [one.title for one in printed], "texts": [one.words for one in printed]}
        signed = {"names": [one.under for one in printed]} if any(one.under for one in printed) else {}
        turn.tell(EVERYBODY, "kalevala-newsletter", *ISSUE_RULES, number=at.gr, **told, **signed)
    else:
        turn.tell(EVERYBODY, "kalevala-newsletter-empty", *ISSUE_RULES, number=at.gr)
    for one in waiting:
        turn.tell((one.realm,), "kalevala-contribution-waits", "kalevala.2.2.seitenlimit", title=one.title)


def issue(
    contributions: list[Contribution], blocked: set[str], *, fill: bool = False
) -> tuple[list[Contribution], list[Contribution]]:
    """What is printed, and what waits for the next issue (kalevala.r.2.bote_reihung).

    Short ones first, in the order of their receipt, then the others; the first that does not fit, and all behind it,
    wait. With `fill` smaller ones behind it take the pages that are left.
    """
    ready = [one for one in contributions if one.realm not in blocked]
    ordered = sorted(ready, key=lambda one: one.is_long)
    printed: list[Contribution] = []
    pages = 0.0
    for one in ordered:
        if pages + one.pages > MOST_PAGES:
            if fill:
                continue
            break
        pages += one.pages
        printed.append(one)
    return printed, [one for one in contributions if one not in printed]
