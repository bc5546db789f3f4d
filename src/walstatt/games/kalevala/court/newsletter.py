"""The newsletter (Rag-Bote, 2.2): pages of rulers, printed with phase 3 of every GR for everybody."""
from __future__ import annotations

from typing import Final

from walstatt.core.turn import EVERYBODY, Turn
from walstatt.games.kalevala.court.accounts import is_post_blocked
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.model import Contribute
from walstatt.games.kalevala.state import Contribution

PAGE: Final = 3000
"""Characters (kalevala.r.2.post_digital)."""
MOST_PAGES_EACH: Final = 4
MOST_PAGES: Final = 64
OEH_FOR_A_PAGE, MOST_OEH = 5, 20


def pages_of(words: str) -> float:
    """In quarters of a page, begun ones whole."""
    return -(-len(words) * 4 // PAGE) / 4


def take_contributions(turn: Turn) -> None:
    """Taken at any time; full pages bring OEH at once, twenty at most in a GR (kalevala.2.2.belohnung)."""
    work = evaluation(turn)
    for realm, paper in work.papers.items():
        for order in paper.of(Contribute):
            contribution = Contribution(realm, work.world.at, order.title, order.words, pages_of(order.words))
            work.world.contributions.append(contribution)
            _reward(work, realm, int(len(order.words) // PAGE))


def _reward(work: Evaluation, realm: str, full_pages: int) -> None:
    ruler = work.realm(realm)
    had = ruler.rewarded[1] if ruler.rewarded[0] == work.world.at.gr else 0
    reward = min(OEH_FOR_A_PAGE * full_pages, MOST_OEH - had)
    ruler.rewarded = (work.world.at.gr, had + reward)
    ruler.oeh += reward
    work.turn.tell((realm,), "kalevala-contributed", "kalevala.2.2.belohnung", oeh=reward)


def publish_newsletter(turn: Turn) -> None:
    """The issue of a GR closes with phase 3 and goes to everybody (kalevala.r.2.bote_termin)."""
    work = evaluation(turn)
    blocked = {name for name in work.world.realms if is_post_blocked(work, name)}
    printed, waiting = issue(work.world.contributions, blocked)
    work.world.contributions = waiting
    turn.tell(
        EVERYBODY, "kalevala-newsletter", "kalevala.2.2.erscheinen", number=work.world.at.gr,
        titles=[one.title for one in printed], texts=[one.words for one in printed],
    )


def issue(contributions: list[Contribution], blocked: set[str]) -> tuple[list[Contribution], list[Contribution]]:
    """What is printed, and what waits for the next issue (kalevala.r.2.bote_reihung).

    Short ones first, in the order of their receipt, then the others; the first that does not fit, and all behind it,
    wait.
    """
    ready = [one for one in contributions if one.realm not in blocked]
    ordered = sorted(ready, key=lambda one: is_long(one, ready))
    printed: list[Contribution] = []
    pages = 0.0
    for one in ordered:
        if pages + one.pages > MOST_PAGES:
            break
        pages += one.pages
        printed.append(one)
    return printed, [one for one in contributions if one not in printed]


def is_long(one: Contribution, among: list[Contribution]) -> bool:
    """More than four pages, by itself or with what the same ruler sent before it in the same GR."""
    earlier = among[: among.index(one)]
    sent = sum(other.pages for other in earlier if other.realm == one.realm and other.at.gr == one.at.gr)
    return sent + one.pages > MOST_PAGES_EACH

