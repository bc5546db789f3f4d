"""Free acts on letters and newsletter pages: the game master holds back what should not go out, and counts pages."""
from __future__ import annotations

from typing import Annotated

import msgspec

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.court.act_base import FreeAct, realm_named
from walstatt.games.kalevala.dates import Date, read_date
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.papers.model import Contribute, WriteLetter
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.state import Name, Words

Line = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
STYLE, FORM = "kalevala.2.1.stil", "kalevala.2.2.form"


class _Text(FreeAct, frozen=True):
    """A letter or pages that somebody wrote: in which line of his paper, and when if not in this phase."""

    realm: Name
    line: Line
    at: Annotated[str, msgspec.Meta(max_length=8)] = ""


class Withhold(_Text, frozen=True):
    """Insults and cheap jokes go nowhere; neither do pages that cannot be printed (kalevala.2.1.stil)."""

    why: Words = ""


class Pages(_Text, frozen=True):
    """Another count of pages than by characters, in quarters (kalevala.r.2.post_digital)."""

    pages: Annotated[float, msgspec.Meta(ge=0.25, le=64, multiple_of=0.25)] = 1.0


def withhold(work: Evaluation, act: Withhold) -> None:
    at = _date(work, act)
    if at == work.world.at:
        _check_written(work, act)
        work.withheld[act.realm, act.line] = act.why
        return
    letters = [one for one in work.world.letters if (one.sender, one.at, one.line) == (act.realm, at, act.line)]
    pages = [one for one in work.world.contributions if (one.realm, one.at, one.line) == (act.realm, at, act.line)]
    if not letters and not pages:
        raise refuse(STYLE, "kalevala-refused-no-letter", realm=act.realm, line=act.line, date=str(at))
    work.world.letters = [one for one in work.world.letters if one not in letters]
    work.world.contributions = [one for one in work.world.contributions if one not in pages]
    tell_withheld(work, act.realm, act.line, act.why, STYLE if letters else FORM)


def tell_withheld(work: Evaluation, realm: str, line: int, why: str, rule: str) -> None:
    """Nobody but its writer ever learns of it."""
    work.turn.tell((realm,), "kalevala-withheld", rule, line=line, why=why)


def count_pages(work: Evaluation, act: Pages) -> None:
    at = _date(work, act)
    if at == work.world.at:
        _check_written(work, act)
        work.page_counts[act.realm, act.line] = act.pages
        return
    for number, one in enumerate(work.world.contributions):
        if (one.realm, one.at, one.line) == (act.realm, at, act.line):
            work.world.contributions[number] = msgspec.structs.replace(one, pages=act.pages)
            return
    raise refuse(FORM, "kalevala-refused-no-letter", realm=act.realm, line=act.line, date=str(at))


def _date(work: Evaluation, act: _Text) -> Date:
    realm_named(work, act.realm)
    return read_date(act.at) if act.at else work.world.at


def _check_written(work: Evaluation, act: _Text) -> None:
    paper = read(work.turn.papers[act.realm], work.world.at).paper
    if not any(order.line == act.line for order in paper.orders if isinstance(order, WriteLetter | Contribute)):
        raise refuse(STYLE, "kalevala-refused-no-letter", realm=act.realm, line=act.line, date=str(work.world.at))
