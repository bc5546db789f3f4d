"""The newsletter (Rag-Bote, 2.2): pages of rulers, printed with phase 3 of every GR for everybody."""
from __future__ import annotations

from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import EVERYBODY, Turn
from walstatt.games.kalevala.court.accounts import is_post_blocked
from walstatt.games.kalevala.court.in_world import as_told
from walstatt.games.kalevala.court.post_acts import FORM, tell_withheld
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.model import Contribute
from walstatt.games.kalevala.state import Contribution

MOST_PAGES_EACH: Final = 4
MOST_PAGES: Final = 64
OEH_FOR_A_PAGE, MOST_OEH = 5, 20


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
    for realm, paper in work.papers.items():
        for order in paper.of(Contribute):
            if (realm, order.line) in work.withheld:
                tell_withheld(work, realm, order.line, work.withheld[realm, order.line], FORM)
            elif not is_printable(order.title + order.words):
                work.refuse(realm, order, refuse(FORM, "kalevala-refused-not-printable"))
            else:
                _take(work, realm, order)


def _take(work: Evaluation, realm: str, order: Contribute) -> None:
    """A page is so many characters; the game master may count otherwise (kalevala.r.2.post_digital)."""
    page = work.world.settings.page
    counted = work.page_counts.get((realm, order.line))
    pages = pages_of(order.words, page) if counted is None else counted
    words = as_told(work, realm, order.words)
    long = _sent_so_far(work, realm, pages) > MOST_PAGES_EACH
    work.world.contributions.append(Contribution(realm, work.world.at, order.title, words, pages, order.line, long))
    _reward(work, realm, len(order.words) // page if counted is None else int(counted))


def _sent_so_far(work: Evaluation, realm: str, pages: float) -> float:
    """With these: printed or not, they count in the GR of their receipt."""
    ruler = work.realm(realm)
    had = ruler.contributed[1] if ruler.contributed[0] == work.world.at.gr else 0.0
    ruler.contributed = (work.world.at.gr, had + pages)
    return had + pages


def _reward(work: Evaluation, realm: str, full_pages: int) -> None:
    ruler = work.realm(realm)
    had = ruler.rewarded[1] if ruler.rewarded[0] == work.world.at.gr else 0
    reward = min(OEH_FOR_A_PAGE * full_pages, MOST_OEH - had)
    ruler.rewarded = (work.world.at.gr, had + reward)
    ruler.oeh += reward
    rules = ("kalevala.2.2.belohnung", "kalevala.r.2.post_digital")
    work.turn.tell((realm,), "kalevala-contributed", *rules, oeh=reward)


def publish_newsletter(turn: Turn) -> None:
    """The issue of a GR closes with phase 3 and goes to everybody (kalevala.r.2.bote_termin)."""
    work = evaluation(turn)
    blocked = {name for name in work.world.realms if is_post_blocked(work, name)}
    printed, waiting = issue(work.world.contributions, blocked)
    work.world.contributions = waiting
    if printed:
        titles, pages = [one.title for one in printed], [one.words for one in printed]
        turn.tell(EVERYBODY, "kalevala-newsletter", *ISSUE_RULES, number=work.world.at.gr, titles=titles, texts=pages)
    else:
        turn.tell(EVERYBODY, "kalevala-newsletter-empty", *ISSUE_RULES, number=work.world.at.gr)
    for one in waiting:
        turn.tell((one.realm,), "kalevala-contribution-waits", "kalevala.2.2.seitenlimit", title=one.title)


def issue(contributions: list[Contribution], blocked: set[str]) -> tuple[list[Contribution], list[Contribution]]:
    """What is printed, and what waits for the next issue (kalevala.r.2.bote_reihung).

    Short ones first, in the order of their receipt, then the others; the first that does not fit, and all behind it,
    wait.
    """
    ready = [one for one in contributions if one.realm not in blocked]
    ordered = sorted(ready, key=lambda one: one.is_long)
    printed: list[Contribution] = []
    pages = 0.0
    for one in ordered:
        if pages + one.pages > MOST_PAGES:
            break
        pages += one.pages
        printed.append(one)
    return printed, [one for one in contributions if one not in printed]
