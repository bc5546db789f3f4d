"""The game master's desk: who is away or owes money, letters in a row, requests, what he has made himself."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.core.desk_sheet import DeskEntry, DeskLetter, DeskRequest, DeskSheet
from walstatt.core.texts import Text, text
from walstatt.core.turn import Decision, Run
from walstatt.core.world import Phase
from walstatt.games.kalevala.court.accounts import money
from walstatt.games.kalevala.court.belongings import own_of
from walstatt.games.kalevala.papers.model import WriteLetter
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.state import ROLE, Letter, World

GOES, WAITS, HELD, RETURNED = "goes", "waits", "held", "returned"
WEIGHTS: Final = {"judgement": 9, "vacancies": 8, "acts": 7, "typed": 6, "expeditions": 5, "secrets": 4, "items": 4}
"""By the step that asks; a whole turn of somebody weighs most. Everything else weighs as many realms as feel it."""


def remarks(world: World) -> dict[str, list[Text]]:
    return {name: found for name in world.realms if (found := list(_remarks(world, name)))}


def _remarks(world: World, name: str) -> Iterator[Text]:
    realm = world.realms[name]
    if realm.vacant:
        yield text("kalevala-desk-vacant", how=realm.vacant)
    for one in realm.absences:
        if one.since <= world.at <= one.until:
            said = "yes" if one.orders else "no"
            yield text("kalevala-desk-away", until=str(one.until), words=one.orders, said=said)
    if world.keeps_accounts and name in world.accounts and world.accounts[name].balance < world.settings.round_fee:
        key = "kalevala-desk-owes" if world.accounts[name].balance < 0 else "kalevala-desk-low"
        yield text(key, balance=money(world.accounts[name].balance))
    if realm.missed:
        yield text("kalevala-desk-missed", times=realm.missed)


def sheet(phase: Phase, run: Run) -> DeskSheet:
    after: World = run.state
    return DeskSheet(
        sorted(_letters(phase, run), key=lambda one: (one.state == RETURNED, one.realm, one.line)),
        list(_requests(phase.state, after)), list(_made(after)), {one.about: _weight(one) for one in run.decisions},
    )


def _weight(decision: Decision) -> int:
    return WEIGHTS.get(decision.about.partition("/")[0], 0) or 1 + min(3, len(decision.realms))


def _letters(phase: Phase, run: Run) -> Iterator[DeskLetter]:
    """Those of this phase's papers, then those that have been lying on the desk."""
    before: World = phase.state
    after: World = run.state
    on_desk = {(one.sender, str(one.at), one.line): one for one in after.letters}
    returned = {(realm, told.args.get("line")) for told in run.told if told.key == "kalevala-withheld"
                for realm in told.realms}
    for realm, written in phase.inputs.papers.items():
        if realm not in before.realms:
            continue
        for order in read(written, before.at, own_of(before, realm)).paper.of(WriteLetter):
            kept = on_desk.pop((realm, str(before.at), order.line), None)
            state = RETURNED if (realm, order.line) in returned else _state(kept)
            sender = order.under or realm
            yield DeskLetter(realm, str(before.at), order.line, sender, order.to, order.words, state)
    for (realm, at, line), one in on_desk.items():
        yield DeskLetter(realm, at, line, one.under, one.to, one.words, _state(one))


def _state(letter: Letter | None) -> str:
    if letter is None:
        return GOES
    return HELD if letter.held else WAITS


def _requests(before: World, world: World) -> Iterator[DeskRequest]:
    for one in sorted(world.requests, key=lambda one: (one.state != "open", one.realm, one.number)):
        thread = [f"{at} {who}: {words}" for at, who, words in one.thread]
        said = [one.words, *thread]
        yield DeskRequest(one.realm, one.number, str(one.at), one.title, one.state, said, one.at == before.at)


def _made(world: World) -> Iterator[DeskEntry]:
    for secret in world.secrets.values():
        about = secret.place or secret.figure or secret.item
        yield DeskEntry("secret", secret.id, secret.title, " · ".join(filter(None, (about, secret.note))))
    for item in world.items.values():
        yield DeskEntry("item", item.symbol, item.name, item.words)
    for figure in world.figures.values():
        yield DeskEntry("figure", figure.symbol, figure.name, figure.realm)
    for name, realm in world.realms.items():
        if realm.kind == ROLE:
            yield DeskEntry("role", name, name, ", ".join(realm.powers))
