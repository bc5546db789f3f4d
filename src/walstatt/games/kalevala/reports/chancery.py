"""The chancery: letters of all phases, what is under way, documents with their seals, and requests with their threads.

All of it comes from reports that were sent, papers that were handed in and what the realm knows; nobody else's names,
dates or lines are in it.
"""
from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, Final

from walstatt.core.world import Filed
from walstatt.games.kalevala.court.letters import PRICE_OF_EXPRESS
from walstatt.games.kalevala.court.newsletter import MOST_PAGES_EACH
from walstatt.games.kalevala.court.treaties import treaties_of
from walstatt.games.kalevala.dates import read_date
from walstatt.games.kalevala.papers.model import Contribute, WriteLetter
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.realm.stock import so_many
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import Letter, Permission, Request, Treaty, World
from walstatt.games.kalevala.trade.records import Fief, Offer

Plain = dict[str, Any]
HANDED_OVER: Final = "kalevala-handed-over"
STATES: Final = ("yours", "theirs", "sealed", "withdrawn", "ended")
"""What waits for the reader comes first."""


def chancery(world: World, realm: str, filed: Iterable[Filed]) -> Plain:
    known, kept = known_world(world, realm), list(filed)
    ruler = known.realms[realm]
    under_way = [one for one in world.letters if one.sender == realm]
    waiting = {(str(one.at), one.line) for one in under_way}
    written = (one for phase in reversed(kept) for one in letters(realm, phase, waiting))
    deeds = (one for phase in reversed(kept) for one in _deeds(phase))
    return {
        "sham": ruler.sham.name if ruler.sham is not None else "",
        "page": known.settings.page_length, "most_pages": MOST_PAGES_EACH, "express": PRICE_OF_EXPRESS,
        "rules": {"sham": "kalevala.2.3.scheinherrscher", "maps": "kalevala.2.1.karten"},
        "letters": [*map(_on_its_way, under_way), *written],
        "documents": sorted([*documents(known, realm), *deeds], key=lambda one: STATES.index(one["state"])),
        "requests": [_request(one) for one in reversed(known.requests)],
    }


# ---- letters


def letters(realm: str, phase: Filed, waiting: Collection[tuple[str, int]] = ()) -> Iterator[Plain]:
    """What came with a report, and what stood in the paper before it, without what is still under way."""
    for block in phase.report.get("letters", ()):
        head = {name["key"]: str(value) for name, value in block["head"]}
        yield _letter("received", phase, head["kalevala-letter-from"], head["kalevala-letter-to"], block["words"],
                      time=head["kalevala-letter-time"], rules=block.get("rules", []))
    for block in phase.report.get("remarks", ()):
        yield _letter("remark", phase, "", realm, block["words"])
    for block in phase.report.get("newsletter", ()):
        head = {name["key"]: str(value) for name, value in block["head"]}
        yield _letter("newsletter", phase, head.get("kalevala-letter-from", ""), "", block["words"],
                      title=head.get("kalevala-newsletter-page", ""), rules=block.get("rules", []))
    yield from _written(realm, phase, waiting)


def _written(realm: str, phase: Filed, waiting: Collection[tuple[str, int]]) -> Iterator[Plain]:
    paper = read(phase.paper, read_date(phase.label)).paper
    for order in paper.of(WriteLetter):
        if (phase.label, order.line) not in waiting:
            under = order.under or realm
            yield _letter("sent", phase, under, order.to, order.words, express=bool(order.express_from))
    for page in paper.of(Contribute):
        yield _letter("contribution", phase, page.under or realm, "", page.words, title=page.title)


def _letter(
    kind: str, phase: Filed, sender: str, to: str, words: str, *, time: str = "", title: str = "",
    express: bool = False, rules: Iterable[str] = (),
) -> Plain:
    date = time or phase.label.partition(".")[0]
    return {"kind": kind, "number": phase.number, "label": phase.label, "sender": sender, "to": to, "time": date,
            "title": title, "words": words, "express": express, "held": "", "rules": list(rules)}


def _on_its_way(one: Letter) -> Plain:
    """One that has not gone out yet: its writer alone knows of it."""
    return {"kind": "underway", "number": -1, "label": str(one.at), "sender": one.under, "to": one.to,
            "time": str(one.at.gr), "title": "", "words": one.words, "express": one.express, "held": one.held,
            "rules": ["kalevala.2.1.zustellung"]}


# ---- documents


def documents(known: World, realm: str) -> list[Plain]:
    """The latest first."""
    return [
        *(_treaty(one, party) for party, one in reversed(list(treaties_of(known, realm)))),
        *(_permission(one, known.at.gr) for one in reversed(known.permissions)),
        *(_fief(one, known.at.gr) for one in known.trade.fiefs),
        *(_offer(one, str(known.at)) for one in known.trade.offers),
    ]


def _document(
    kind: str, parties: tuple[str, str], seals: Iterable[str], state: str, since: str, rule: str, **more: Any
) -> Plain:
    return {"kind": kind, "parties": list(parties), "seals": list(seals), "state": state, "since": since,
            "rules": [rule], "title": "", "words": "", "under": "", "said": None, **more}


def _treaty(one: Treaty, party: str) -> Plain:
    waits = "theirs" if party in one.seals else "yours"
    state = "ended" if one.ended is not None else "sealed" if one.since is not None else waits
    return _document("treaty", one.parties, one.seals, state, str(one.since or one.at), "kalevala.2.4.ausfertigung",
                     title=one.title, words=one.words, under=party)


def _permission(one: Permission, now: int) -> Plain:
    """The giver seals it; who uses it, sends the copy along and so has sealed it too."""
    state = "withdrawn" if one.withdrawn else "ended" if one.until < now else "sealed"
    args = {"giver": one.giver, "to": one.to, "since": str(one.since), "until": str(one.until),
            "places": list(one.places) or ["*"], "whole": "no" if one.places else "yes",
            "without": list(one.without), "narrowed": "yes" if one.without else "no"}
    return _document("permission", (one.giver, one.to), (one.giver, one.to), state, str(one.since),
                     "kalevala.15.2.1.inhalt", said={"key": "kalevala-document-permission", "args": args})


def _fief(one: Fief, now: int) -> Plain:
    state = "ended" if one.until < now else "sealed"
    args = {"place": one.place, "lord": one.lord, "holder": one.holder, "since": str(one.since),
            "until": str(one.until)}
    return _document("fief", (one.lord, one.holder), (one.lord, one.holder), state, str(one.since),
                     "kalevala.21.1.4.lehen", said={"key": "kalevala-document-fief", "args": args})


def _offer(one: Offer, at: str) -> Plain:
    """A deed that was written and is carried out in phase 4: the other's seal is missing until then."""
    args = {"giver": one.realm, "to": one.to, "place": one.start, "what": _goods(one.goods),
            "against": _goods(one.against), "conditional": "yes" if one.against else "no",
            "land": "yes" if one.rounds else "no", "rounds": one.rounds}
    return _document("deed", (one.realm, one.to), (one.realm,), "theirs", at, "kalevala.21.1.3.urkunde",
                     said={"key": "kalevala-document-deed", "args": args})


def _goods(goods: dict[str, int]) -> list[str]:
    return [so_many(number, symbol) for symbol, number in goods.items()] or ["–"]


def _deeds(phase: Filed) -> Iterator[Plain]:
    """Deeds that were carried out: both sides agreed."""
    for line in phase.report.get("happened", ()):
        if line.get("key") == HANDED_OVER:
            parties = (line["args"]["giver"], line["args"]["to"])
            yield _document("deed", parties, parties, "sealed", phase.label, "kalevala.21.1.3.urkunde",
                            said={"key": HANDED_OVER, "args": line["args"]})


# ---- requests


def _request(one: Request) -> Plain:
    thread = [{"at": str(one.at), "writer": one.realm, "words": one.words}]
    thread += [{"at": str(at), "writer": writer, "words": words} for at, writer, words in one.thread]
    return {"number": one.number, "title": one.title, "state": one.state, "fields": list(one.fields),
            "thread": [said for said in thread if said["words"]]}
