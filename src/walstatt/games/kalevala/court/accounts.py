"""Players' accounts (1.3): money in advance, booked by the game master; never turns into anything of the game."""
from __future__ import annotations

from typing import Final

from walstatt.core.texts import Text, text
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.state import MARAUDERS, Account

REFUND_STEP: Final = 250
"""Hundredths to which what is left is rounded down on leaving (kalevala.1.3.rueckzahlung)."""
ENTRY, ROUND, POSTAGE, EXPRESS, DEPOSIT, REFUND = "entry", "round", "postage", "express", "deposit", "refund"


def book_fees(turn: Turn) -> None:
    """The fee of a GR at the start of phase 1, return postage at the start of phase 3 (kalevala.r.1.geld)."""
    work = evaluation(turn)
    settings, phase = work.world.settings, work.world.at.phase
    if not settings.accounts or phase not in (1, 3):
        return
    why, amount = (ROUND, settings.round_fee) if phase == 1 else (POSTAGE, settings.postage)
    for name, realm in work.world.realms.items():
        if realm.kind != MARAUDERS and not realm.vacant:
            book_money(work, name, why, -amount)
            rules = ("kalevala.1.3.gebuehren", "kalevala.1.3.konto", "kalevala.r.1.geld")
            turn.tell((name,), f"kalevala-fee-{why}", *rules, amount=money(amount), balance=money(balance(work, name)))


def book_money(work: Evaluation, realm: str, why: str, amount: int) -> None:
    """A booking may lead below nothing."""
    account = work.world.accounts.setdefault(realm, Account())
    account.balance += amount
    account.entries.append((work.world.at, why, amount))


def balance(work: Evaluation, realm: str) -> int:
    return work.world.accounts[realm].balance if realm in work.world.accounts else 0


def is_post_blocked(work: Evaluation, realm: str) -> bool:
    """Below nothing a player's letters wait, in both directions (kalevala.1.3.sperre)."""
    account = work.world.accounts.get(realm)
    return work.world.settings.accounts and account is not None and account.balance < 0


def money(hundredths: int) -> Text:
    """An amount in the reader's way of writing it."""
    whole, rest = divmod(abs(hundredths), 100)
    return text("kalevala-money", whole=f"{'−' * (hundredths < 0)}{whole}", rest=f"{rest:02}")


def refund(account: Account) -> int:
    """What a player gets back on leaving."""
    return max(0, account.balance // REFUND_STEP * REFUND_STEP)
