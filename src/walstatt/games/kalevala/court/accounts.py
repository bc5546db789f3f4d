"""Players' accounts (1.3): money in advance, booked by the game master; never turns into anything of the game."""
from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from walstatt.core.texts import Text, text
from walstatt.core.turn import Turn
from walstatt.core.twins import twin
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.state import MARAUDERS, Account, HeldPost, World

REFUND_STEP: Final = 250
"""Hundredths to which what is left is rounded down on leaving (kalevala.1.3.rueckzahlung)."""
PAPER_POSTAGE: Final = 144
"""What the book asks for an envelope; by a reading it is booked."""
EVERYTHING, ONLY_OUTGOING = 1, 2
"""Readings of kalevala.r.1.postsperre_umfang: all that a debtor would be sent is held; nothing but his own letters."""
ENVELOPE: Final = "kalevala.2.4.rueckumschlag"
CHEAP_POSTAGE, FLAT_REFUND = 1, 2
"""Readings of kalevala.r.1.geld."""
ENTRY, ROUND, POSTAGE, EXPRESS, DEPOSIT, REFUND = "entry", "round", "postage", "express", "deposit", "refund"
CARRIED: Final = "carried"
"""The first entry of an account that was kept before its realm moved in."""


def book_fees(turn: Turn) -> None:
    """The fee of a GR at the start of phase 1, return postage at the start of phase 3 (kalevala.r.1.geld)."""
    work = evaluation(turn)
    settings, phase = work.world.settings, work.world.at.phase
    if not work.world.keeps_accounts or phase not in (1, 3):
        return
    why, amount = (ROUND, settings.round_fee) if phase == 1 else (POSTAGE, _postage(work))
    for name, realm in work.world.realms.items():
        if realm.kind != MARAUDERS and not realm.vacant:
            book_money(work, name, why, -amount)
            rules = ("kalevala.1.3.gebuehren", "kalevala.1.3.konto", "kalevala.r.1.geld")
            turn.tell((name,), f"kalevala-fee-{why}", *rules, amount=money(amount), balance=money(balance(work, name)))


def wants_envelope(world: World) -> bool:
    """What goes by post comes back in an envelope that is sent with the papers of phase 3."""
    return world.settings.by_post and world.at.phase == 3


def _postage(work: Evaluation) -> int:
    cheap = work.world.reading("kalevala.r.1.geld") == CHEAP_POSTAGE
    return PAPER_POSTAGE if cheap else work.world.settings.postage


def book_money(work: Evaluation, realm: str, why: str, amount: int) -> None:
    """A booking may lead below nothing."""
    account = work.world.accounts.setdefault(realm, Account())
    account.balance += amount
    account.entries.append((work.world.at, why, amount))


def balance(work: Evaluation, realm: str) -> int:
    return work.world.accounts[realm].balance if realm in work.world.accounts else 0


def is_post_blocked(work: Evaluation, realm: str) -> bool:
    """Letters of such a player wait, in both directions (kalevala.1.3.sperre)."""
    account = work.world.accounts.get(realm)
    return work.world.keeps_accounts and account is not None and holds_post(account)


def holds_post(account: Account) -> bool:
    """Begins only with the fee of a new Zeit, or with what a moved-in account owes already; ends as soon as the account
    is balanced."""
    balance = account.balance - sum(amount for _, _, amount in account.entries)
    held = balance < 0
    for _, why, amount in account.entries:
        balance += amount
        held = balance < 0 and (held or why in (ROUND, CARRIED))
    return held


def is_everything_held(world: World, realm: str) -> bool:
    """By a reading a debtor is sent nothing at all."""
    account = world.accounts.get(realm)
    everything = world.reading("kalevala.r.1.postsperre_umfang") == EVERYTHING
    return everything and world.keeps_accounts and account is not None and holds_post(account)


def hold_everything(turn: Turn) -> None:
    """What a debtor is told in this phase waits; as soon as his account is balanced he is told all of it."""
    world: World = turn.state
    phase = world.at.before
    for realm in [] if world.known_to else list(world.realms):
        waiting = world.held_post.get(realm)
        if waiting is not None and waiting.released is not None:
            world.held_post.pop(realm)
            waiting = None
        if is_everything_held(world, realm):
            waiting = waiting or HeldPost(phase, ())
            told = tuple(one for one in turn.run.told if one.concerns(realm))
            world.held_post[realm] = replace(waiting, told=(*waiting.told, *told))
        elif waiting is not None:
            world.held_post[realm] = replace(waiting, released=phase)


def without_held(world: World, realm: str) -> World:
    """As a debtor knows it who has been sent nothing since his mail is held."""
    waiting = world.held_post.get(realm)
    if waiting is None or waiting.released is not None:
        return world
    known = world.knowledge[realm].copy()
    known.sightings = [one for one in known.sightings if one.at < waiting.since]
    seen: World = twin(world)
    seen.knowledge = {**world.knowledge, realm: known}
    return seen


def are_pages_blocked(work: Evaluation, realm: str) -> bool:
    """Pages for the newsletter wait too, unless by a reading only letters do."""
    only_letters = work.world.reading("kalevala.r.1.postsperre_umfang") == ONLY_OUTGOING
    return is_post_blocked(work, realm) and not only_letters


def money(hundredths: int) -> Text:
    """An amount in the reader's way of writing it."""
    whole, rest = divmod(abs(hundredths), 100)
    return text("kalevala-money", whole=f"{'−' * (hundredths < 0)}{whole}", rest=f"{rest:02}")


def refund(work: Evaluation, realm: str) -> int:
    """What a player gets back on leaving: whole steps, by a reading one of them at most."""
    steps = max(0, balance(work, realm) // REFUND_STEP)
    flat = work.world.reading("kalevala.r.1.geld") == FLAT_REFUND
    return REFUND_STEP * (min(1, steps) if flat else steps)
