"""Letters (2.1): written at any time under one's own name, forwarded in phases 2 and 4; express ones at once."""
from __future__ import annotations

import re
from functools import partial
from typing import Final

import msgspec

from walstatt.core.pages import pages_in
from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.accounts import EXPRESS, ONLY_OUTGOING, book_money, is_post_blocked
from walstatt.games.kalevala.court.addressees import addressee, signed_as
from walstatt.games.kalevala.court.in_world import as_told
from walstatt.games.kalevala.court.post_acts import HELD, STYLE, tell_withheld
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.model import WriteLetter
from walstatt.games.kalevala.realm.dues import spend
from walstatt.games.kalevala.realm.ledger import POST, book, re_in
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.state import Letter

FORWARDING: Final = (2, 4)
"""The phases in which letters go out (kalevala.2.1.zustellung)."""
PRICE_OF_EXPRESS: Final = 1
_SMALL_FIELD = re.compile(r"\bKF\s*[0-9]{1,2}\b|/[0-9]{1,2}\b", re.IGNORECASE)
_TERRAIN = re.compile(
    r"Tiefland|Hochland|Bergland|Gebirge|Sumpf|Mangrove|Dschungel|Wüste|Wald|Wasser|"
    r"lowland|highland|upland|mountain|swamp|jungle|desert|forest|water",
    re.IGNORECASE,
)
FROM_CAPITAL, FEE_ONCE = 1, 2
"""Readings of kalevala.r.2.eilbrief_buchung."""
UNCHECKED, ALL_READ = 1, 2
"""Readings of kalevala.r.2.brief_pruefung."""
SUSPICIOUS: Final = 3
"""So many small fields with a word for terrain beside them look like a map."""


def take_letters(turn: Turn) -> None:
    """Letters from all papers; a letter that is not in order is refused, one that looks like a map waits."""
    work = evaluation(turn)
    for realm, paper in work.papers.items():
        express = False
        for order in paper.of(WriteLetter):
            if (realm, order.line) in work.withheld:
                tell_withheld(work, realm, order.line, work.withheld[realm, order.line], STYLE)
            elif work.attempt(realm, order, partial(_take, work, realm, order)):
                express = express or bool(order.express_from)
        if express and work.world.keeps_accounts and not _has_paid_fee(work, realm):
            # One fee for all of a consignment (kalevala.r.2.eilbrief_buchung).
            book_money(work, realm, EXPRESS, -work.world.settings.express_fee)


def _has_paid_fee(work: Evaluation, realm: str) -> bool:
    """By a reading the first consignment of a GR pays for all."""
    entries = work.world.accounts[realm].entries if realm in work.world.accounts else []
    once = work.world.reading("kalevala.r.2.eilbrief_buchung") == FEE_ONCE
    return once and any(why == EXPRESS and at.gr == work.world.at.gr for at, why, _ in entries)


def _take(work: Evaluation, realm: str, order: WriteLetter) -> None:
    work.world.letters.append(_judged(work, _letter(work, realm, order), order))


def _letter(work: Evaluation, realm: str, order: WriteLetter) -> Letter:
    if not order.to:
        raise refuse("kalevala.2.1.kopf", "kalevala-refused-no-recipient")
    under = signed_as(work, realm, order.under or realm)
    if under != realm and work.world.reading("kalevala.r.2.schein_briefe"):
        raise refuse("kalevala.r.2.schein_briefe", "kalevala-refused-sham-letter", under=under)
    place = _paying_place(work, realm, order) if order.express_from else ""
    to = addressee(work, order.to)
    if place:
        _pay_express(work, realm, order, place)
    words = as_told(work, realm, order.words)
    return Letter(realm, under, to, work.world.at, words, express=bool(order.express_from), line=order.line)


def _paying_place(work: Evaluation, realm: str, order: WriteLetter) -> str:
    """The place that was named, by a reading the capital, whichever was named."""
    place = order.express_from
    if work.world.reading("kalevala.r.2.eilbrief_buchung") == FROM_CAPITAL:
        place = next(iter(work.realm(realm).capitals), place)
    there = re_in(work, realm, place)
    if there < PRICE_OF_EXPRESS:
        raise refuse("kalevala.2.1.eilbrief", "kalevala-refused-express", place=place, there=there)
    return place


def _pay_express(work: Evaluation, realm: str, order: WriteLetter, place: str) -> None:
    # In phase 1 upkeep is paid first.
    if work.world.at.phase == 1:
        spend(work, realm, place, PRICE_OF_EXPRESS, "kalevala.2.1.eilbrief", POST)
    else:
        book(work, realm, place, RE, -PRICE_OF_EXPRESS, "kalevala.2.1.eilbrief", POST)
    rules = ("kalevala.2.1.eilbrief", "kalevala.r.2.eilbrief_buchung")
    work.turn.tell((realm,), "kalevala-express-paid", *rules, place=place, to=order.to)


def _judged(work: Evaluation, letter: Letter, order: WriteLetter) -> Letter:
    """What looks like a map of small fields goes out only if the game master lets it (kalevala.r.2.brief_pruefung); by
    other readings nothing, or everything, waits for him."""
    if (letter.sender, order.line) in work.held:
        return msgspec.structs.replace(letter, held=HELD if work.held[letter.sender, order.line] else "")
    reading, suspicious = work.world.reading("kalevala.r.2.brief_pruefung"), looks_like_map(letter.words)
    pages = bool(pages_in(letter.words))
    if reading == UNCHECKED or not (suspicious or pages or reading == ALL_READ):
        return letter
    waits = suspicious or reading == ALL_READ
    unread = "kalevala:unread-letter" if waits else "kalevala:letter-pages"
    key = "kalevala:letter-decision" if suspicious else unread
    rule = "kalevala.2.1.karten" if suspicious or pages else "kalevala.r.2.brief_pruefung"
    # Nobody but a person can tell whether a picture shows small fields; until he says so it is a picture.
    released = work.turn.decide(
        (letter.sender, order.line), key, rule, not waits, (False, True), realms=[letter.sender],
        sender=letter.under, to=letter.to, words=letter.words,
    )
    if released:
        return letter
    why = "flagged" if suspicious else "unread"
    work.turn.tell((letter.sender,), f"kalevala-letter-{why}", "kalevala.r.2.brief_pruefung", to=letter.to)
    return msgspec.structs.replace(letter, held=why)


def looks_like_map(words: str) -> bool:
    return sum(map(_described_fields, words.splitlines())) >= SUSPICIOUS


def _described_fields(line: str) -> int:
    """How many small fields of a line have a word for terrain before or behind them."""
    around = _SMALL_FIELD.split(line)
    return min(len(around) - 1, sum(bool(_TERRAIN.search(words)) for words in around))


def forward_letters(turn: Turn) -> None:
    """Ordinary letters in phases 2 and 4, express ones in any; those that are held stay on the desk."""
    work = evaluation(turn)
    kept = []
    # By the name under which they were written: in the order of realms a sham's would lie beside its player's.
    for letter in sorted(work.world.letters, key=lambda one: (one.at, one.under)):
        goes_out = (letter.express or work.world.at.phase in FORWARDING) and not letter.held
        if not goes_out or not _deliver(work, letter):
            kept.append(letter)
    work.world.letters = kept


def _deliver(work: Evaluation, letter: Letter) -> bool:
    """To the ruler of that name, or the player behind a sham; nothing tells one from the other."""
    receiver = receiver_of(work, letter.to)
    if receiver is None:
        # The game master sees to letters that nobody can be found for.
        return False
    both = work.world.reading("kalevala.r.1.postsperre_umfang") != ONLY_OUTGOING
    concerned = dict.fromkeys((letter.sender, receiver) if both else (letter.sender,))
    blocked = [realm for realm in concerned if is_post_blocked(work, realm)]
    for realm in blocked:
        # Each by himself: what one is told must not depend on the account of the other.
        work.turn.tell((realm,), "kalevala-post-held", "kalevala.1.3.sperre", "kalevala.r.1.postsperre_umfang")
    if blocked:
        return False
    hooks.note_letter(work, letter, receiver)
    how = "kalevala.2.1.eilbrief" if letter.express else "kalevala.2.1.zustellung"
    work.turn.tell(
        (receiver,), "kalevala-letter", "kalevala.2.1.kopf", "kalevala.1.2.post_ueber_sl", "kalevala.1.6.anonymitaet",
        how, sender=letter.under, to=letter.to, time=letter.at.gr, words=letter.words,
    )
    return True


def receiver_of(work: Evaluation, name: str) -> str | None:
    if name in work.world.realms:
        return name
    if work.world.reading("kalevala.r.2.schein_briefe"):
        return None
    return next((realm for realm, one in work.world.realms.items() if one.sham and one.sham.name == name), None)
