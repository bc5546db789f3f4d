"""Free acts on letters and newsletter pages: the game master holds back what should not go out, and counts pages."""
from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

import msgspec

from walstatt.core.refusal import refuse
from walstatt.core.turn import facts_of
from walstatt.games.kalevala.court.act_base import FreeAct, realm_named, secret_named
from walstatt.games.kalevala.dates import Date, read_date
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.papers.model import Contribute, WriteLetter
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.state import Letter, Name, Words

Line = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
HELD: Final = "desk"
"""Why a letter does not go out that the game master holds."""
MOST_OF_A_NOTE: Final = 20_000
FOR_A_RECRUIT: Final = 50
"""OEH."""
T = TypeVar("T")
AnyOfText = TypeVar("AnyOfText", bound="OfText")
STYLE, FORM = "kalevala.2.1.stil", "kalevala.2.2.form"


class OfText(FreeAct, frozen=True):
    """A letter or pages that somebody wrote: in which line of his paper, and when if not in this phase."""

    realm: Name
    line: Line
    at: Annotated[str, msgspec.Meta(max_length=8)] = ""


class Withhold(OfText, frozen=True):
    """Insults and cheap jokes go nowhere; neither do pages that cannot be printed (kalevala.2.1.stil)."""

    why: Words = ""


class Pages(OfText, frozen=True):
    """Another count of pages than by characters, in quarters (kalevala.r.2.post_digital)."""

    pages: Annotated[float, msgspec.Meta(ge=0.25, le=64, multiple_of=0.25)] = 1.0


class Hold(OfText, frozen=True):
    """A letter waits on the desk until it is released (kalevala.1.2.post_ueber_sl)."""


class Release(OfText, frozen=True):
    """A letter that was held, or that looks like something to hold, goes out."""


class File(OfText, frozen=True):
    """A letter is noted in the book of secrets, for the game master alone; it goes its way."""

    secret: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Award(FreeAct, frozen=True):
    """OEH for what somebody wrote or did (kalevala.2.2.belohnung)."""

    realm: Name
    oeh: Annotated[int, msgspec.Meta(ge=1, le=100)] = 50
    why: Words = ""
    what: Literal["", "letters", "rumours", "ideas", "moves", "recruit"] = ""
    """For what; a recruited player always brings 50 (kalevala.24.1.3)."""


def sign_of(work: Evaluation, act: OfText) -> str:
    """Of what stands in the line that an act names; nothing if that is no line of a paper of this phase."""
    if _date(work, act) != work.world.at:
        return ""
    return next((_sign(one) for one in _texts(work, act.realm) if one.line == act.line), "")


def following(work: Evaluation, act: AnyOfText, about: str) -> AnyOfText:
    """The act with the line in which its words stand now, the nearest if they stand in several; refused if they are
    gone."""
    lines = [one.line for one in _texts(work, act.realm) if _sign(one) == about]
    if about and not lines:
        raise refuse(STYLE, "kalevala-refused-words-gone", realm=act.realm, line=act.line)
    return msgspec.structs.replace(act, line=min(lines, key=lambda line: abs(line - act.line), default=act.line))


def _texts(work: Evaluation, realm: str) -> list[WriteLetter | Contribute]:
    paper = read(work.turn.papers.get(realm, ""), work.world.at).paper
    return [*paper.of(WriteLetter), *paper.of(Contribute)]


def _sign(text: WriteLetter | Contribute) -> str:
    head = {"to": text.to} if isinstance(text, WriteLetter) else {"title": text.title}
    return facts_of({**head, "words": text.words})


def hold(work: Evaluation, act: Hold) -> None:
    _set_held(work, act, held=True)


def release(work: Evaluation, act: Release) -> None:
    _set_held(work, act, held=False)


def _set_held(work: Evaluation, act: OfText, *, held: bool) -> None:
    at = _date(work, act)
    if at == work.world.at:
        _check_written(work, act, WriteLetter)
        work.held[act.realm, act.line] = held
        return
    number, letter = _letter_of(work, act, at)
    work.world.letters[number] = msgspec.structs.replace(letter, held=HELD if held else "")


def _letter_of(work: Evaluation, act: OfText, at: Date) -> tuple[int, Letter]:
    for number, one in enumerate(work.world.letters):
        if (one.sender, one.at, one.line) == (act.realm, at, act.line):
            return number, one
    raise refuse(STYLE, "kalevala-refused-no-letter", realm=act.realm, line=act.line, date=str(at))


def file_letter(work: Evaluation, act: File) -> None:
    secret, at = secret_named(work, act.secret), _date(work, act)
    if at == work.world.at:
        found = _check_written(work, act, WriteLetter)
        to, words = found.to, found.words
    else:
        letter = _letter_of(work, act, at)[1]
        to, words = letter.to, letter.words
    note = f"{secret.note}\n{at} {act.realm} > {to}: {words}".strip()
    if len(note) > MOST_OF_A_NOTE:
        raise refuse("", "kalevala-refused-full-note", secret=secret.id, most=MOST_OF_A_NOTE)
    work.world.secrets[secret.id] = msgspec.structs.replace(secret, note=note)


def award(work: Evaluation, act: Award) -> None:
    oeh = FOR_A_RECRUIT if act.what == "recruit" else act.oeh
    realm_named(work, act.realm).oeh += oeh
    rule = "kalevala.24.1.3" if act.what else "kalevala.2.2.belohnung"
    work.turn.tell((act.realm,), "kalevala-awarded", rule, "kalevala.r.oeh_awards", oeh=oeh, why=act.why)


def withhold(work: Evaluation, act: Withhold) -> None:
    at = _date(work, act)
    if at == work.world.at:
        _check_written(work, act, WriteLetter, Contribute)
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
        _check_written(work, act, WriteLetter, Contribute)
        work.page_counts[act.realm, act.line] = act.pages
        return
    for number, one in enumerate(work.world.contributions):
        if (one.realm, one.at, one.line) == (act.realm, at, act.line):
            work.world.contributions[number] = msgspec.structs.replace(one, pages=act.pages)
            return
    raise refuse(FORM, "kalevala-refused-no-letter", realm=act.realm, line=act.line, date=str(at))


def _date(work: Evaluation, act: OfText) -> Date:
    realm_named(work, act.realm)
    return read_date(act.at) if act.at else work.world.at


def _check_written(work: Evaluation, act: OfText, *kinds: type[T]) -> T:
    """What stands in this line of the paper of this phase."""
    paper = read(work.turn.papers.get(act.realm, ""), work.world.at).paper
    for order in paper.orders:
        if order.line == act.line and isinstance(order, kinds):
            return order
    raise refuse(STYLE, "kalevala-refused-no-letter", realm=act.realm, line=act.line, date=str(work.world.at))
