"""What people wrote: letters, the newsletter, the game master's words, requests; and the statement of the account."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from walstatt.core.turn import Told
from walstatt.games.kalevala.court.accounts import holds_post
from walstatt.games.kalevala.court.copies import COPY
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.state import Account, Request, World
from walstatt.games.report_blocks import Block, Cell, Column, Letter, Table, Words, said

LETTER, NEWSLETTER = "kalevala-letter", "kalevala-newsletter"
REMARKS: Final = ("core-game-masters-words", "core-letter-of-game-master")
WRITTEN: Final = (LETTER, NEWSLETTER, COPY, *REMARKS)
"""What is told in words of somebody's own: it stands whole in a place of its own, not among the messages."""
ENTRIES: Final = 30
"""Of an account that are told one by one."""


def letters(told: Iterable[Told]) -> list[Block]:
    """With sender, receiver and Zeit (kalevala.2.1.kopf)."""
    return [Letter(list(_letter_head(one.args)), one.args["words"], list(one.rules), [one.args["sender"]])
            for one in told if one.key == LETTER]


def _letter_head(args: dict[str, Any]) -> Iterator[tuple[Words, Cell]]:
    yield said("kalevala-letter-from"), args["sender"]
    yield said("kalevala-letter-to"), args["to"]
    yield said("kalevala-letter-time"), str(args["time"])


def newsletter(told: Iterable[Told]) -> list[Block]:
    found: list[Block] = []
    for one in told:
        if one.key == NEWSLETTER:
            titles, pages = one.args["titles"], one.args["texts"]
            for title, words, name in zip(titles, pages, one.args.get("names") or [""] * len(titles), strict=True):
                found.append(Letter(list(_page_head(one.args["number"], title, name)), words, list(one.rules)))
    return found


def _page_head(issue: int, title: str, name: str) -> Iterator[tuple[Words, Cell]]:
    yield said("kalevala-newsletter-issue"), str(issue)
    yield said("kalevala-newsletter-page"), title
    if name:
        yield said("kalevala-letter-from"), name


def copies(told: Iterable[Told]) -> list[Block]:
    """What was handed in twice, as both sides hold it."""
    return [Letter([], one.args["words"], list(one.rules)) for one in told if one.key == COPY]


def remarks(told: Iterable[Told]) -> list[Block]:
    """Words of the game master, with decisions and for themselves."""
    return [Letter([], one.args["words"], list(one.rules)) for one in told if one.key in REMARKS]


# ---- requests


def requests(known: World, then: Date) -> list[Block]:
    """All that are open or were answered in this phase, with what was said in it."""
    shown = [one for one in known.requests if one.state == "open" or _touched(one, then)]
    if not shown:
        return []
    columns = [
        Column(said("kalevala-request-number")), Column(said("kalevala-request-title")),
        Column(said("kalevala-request-since")), Column(said("kalevala-request-state")),
    ]
    rows: list[list[Cell]] = [
        [str(one.number), one.title, str(one.at), said("kalevala-request-is", state=one.state)] for one in shown
    ]
    thread = [block for one in shown for block in _thread(one, then)]
    return [Table(said("kalevala-request-table"), columns, rows), *thread]


def _touched(one: Request, then: Date) -> bool:
    return one.at == then or any(at == then for at, _, _ in one.thread)


def _thread(one: Request, then: Date) -> Iterator[Letter]:
    for at, writer, words in one.thread:
        if at == then:
            who: Cell = writer or said("kalevala-game-master")
            yield Letter([(said("kalevala-request-number"), str(one.number)), (said("kalevala-letter-from"), who)],
                         words)


# ---- the account


def account(known: World, realm: str) -> list[Block]:
    """Every booking with the balance after it; nothing where no accounts are kept."""
    if not known.keeps_accounts or realm not in known.accounts:
        return []
    kept = known.accounts[realm]
    columns = [
        Column(said("kalevala-account-date")), Column(said("kalevala-account-what")),
        Column(said("kalevala-account-amount"), "money"), Column(said("kalevala-account-balance"), "money"),
    ]
    latest = kept.entries[-ENTRIES:]
    balance = kept.balance - sum(amount for _, _, amount in latest)
    rows: list[list[Cell]] = [["", said("kalevala-account-carried"), None, balance]]
    for at, why, amount in latest:
        balance += amount
        rows.append([str(Date(*at)), said("kalevala-account-why", why=why), amount, balance])
    return [Table(said("kalevala-account-title"), columns, rows,
                  note=_warning(kept), rules=["kalevala.1.3.konto"])]


def _warning(account: Account) -> Words:
    if account.balance >= 0:
        return ""
    return said("kalevala-account-blocked" if holds_post(account) else "kalevala-account-below")
