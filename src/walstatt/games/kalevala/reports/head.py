"""The head of a report, and the dates that its reader must keep in mind."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.court.accounts import ENVELOPE, PAPER_POSTAGE, money, wants_envelope
from walstatt.games.kalevala.dates import Date, era, is_underworld_open
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.realm.pieces import known_piece
from walstatt.games.kalevala.reports.abbreviations import meaning
from walstatt.games.kalevala.state import Realm, World
from walstatt.games.report_blocks import Block, Cell, Facts, Line, Words, said
from walstatt.hexmap.coordinates import ELDRIEN

Pair = tuple[Words, Cell]
ABBREVIATIONS: Final = ("arma", "ee", "gf", "gr", "kf", "kr", "oeh", "rag", "re", "reh", "sl", "teh", "zeh")
OF_THE_UNDERWORLD: Final = ("uee", "ugf")


def head(known: World, realm: str, then: Date) -> list[Block]:
    """Ruler, GR and phase, the same in Zeiten, Epochen and Ewigkeiten, planes, troops and goods."""
    rules = ["kalevala.10.kopf", "kalevala.2.4.kennzeichnung", "kalevala.2.5.zeitrechnung", "kalevala.r.2.zeitformel"]
    pairs = [*_head(known.realms[realm], realm, then), (said("kalevala-head-planes"), _planes(known, realm))]
    return [Facts(pairs, rules=rules)]


def _planes(known: World, realm: str) -> str:
    own = [place for place, one in known.provinces.items() if one.owner == realm]
    planes = sorted({gf_of(place).plane for place in (*own, *known.forces.get(realm, ()))}) or [ELDRIEN]
    return ", ".join(map(str, planes))


def abbreviations(known: World, realm: str, then: Date) -> list[Block]:
    """Explained to whoever has just entered; those of the underworld only while it is open (kalevala.2.5.kuerzel)."""
    if known.realms[realm].entered != then:
        return []
    names = (*ABBREVIATIONS, *(OF_THE_UNDERWORLD if is_underworld_open(then) else ()))
    return [Line(f"kalevala-abbreviation-{name}", ["kalevala.2.5.kuerzel"], {}) for name in names]


def _head(ruler: Realm, realm: str, then: Date) -> Iterator[Pair]:
    eternity, epoch, time = era(then.gr)
    yield said("kalevala-head-ruler"), realm
    if ruler.sham is not None:
        yield said("kalevala-head-sham"), f"{ruler.sham.name} {ruler.sham.title}".strip()
    yield said("kalevala-head-date"), said("kalevala-head-phase", gr=str(then.gr), phase=then.phase, date=str(then))
    yield said("kalevala-head-era"), said("kalevala-head-time", eternity=eternity, epoch=epoch, time=time)
    yield said("kalevala-head-core"), said("kalevala-head-means", symbol=ruler.core, meaning=_plain(ruler.core))
    if ruler.culture.goods:
        goods = [_explained(one) for one in ruler.culture.goods]
        yield said("kalevala-head-goods"), said("kalevala-head-list", all=goods)
    if ruler.capitals:
        yield said("kalevala-head-capital"), ", ".join(ruler.capitals)
    if ruler.oeh:
        yield said("kalevala-head-oeh"), ruler.oeh


def _explained(symbol: str) -> dict[str, object]:
    return {"key": "kalevala-head-means", "args": {"symbol": symbol, "meaning": _plain(symbol)}}


def _plain(symbol: str) -> dict[str, object]:
    found = meaning(symbol)
    return {"key": found.key, "args": found.args}


def dates(known: World, realm: str) -> list[Block]:
    """What comes next: the phase, the armament date, and what runs out."""
    ruler, at = known.realms[realm], known.at
    arms = at if at.arms else Date(at.gr + 2 - at.gr % 2, 1)
    pairs: list[Pair] = [(said("kalevala-dates-next"), str(at)), (said("kalevala-dates-armament"), str(arms))]
    if ruler.protected_until >= at.gr:
        pairs.append((said("kalevala-dates-protection"), said("kalevala-dates-until", gr=str(ruler.protected_until))))
    for absence in ruler.absences:
        if absence.until >= at:
            span = said("kalevala-dates-span", since=str(absence.since), until=str(absence.until))
            pairs.append((said("kalevala-dates-absence"), span))
    if wants_envelope(known):
        postage = money(PAPER_POSTAGE)
        envelope = said("kalevala-dates-envelope", postage={"key": postage.key, "args": postage.args})
        pairs.append((said("kalevala-dates-enclose"), envelope))
    pairs += ((said("kalevala-dates-repair", what=what), said("kalevala-dates-phase", date=date))
              for what, date in _repairs(known, realm))
    return [Facts(pairs, rules=[ENVELOPE] if wants_envelope(known) else [])]


def _repairs(known: World, realm: str) -> Iterator[tuple[str, str]]:
    """What falls to pieces unless it is repaired in time (kalevala.11.4.reparatur)."""
    for place, force in sorted(known.forces.get(realm, {}).items()):
        for symbol, number in sorted(force.whole().pieces.items()):
            due = known_piece(symbol).due
            if due:
                yield f"{place}: {number} {symbol}", str(Date(due, 1))
