"""The book of secrets: texts in layers, what opens each, and who knows which since when.

A condition that is met asks the game master and never speaks for him: what he does not open stays shut.
"""
from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.act_base import BY_HIS_HAND, FreeAct, coordinate_named, item_named, secret_named
from walstatt.games.kalevala.court.belongings import borne_by
from walstatt.games.kalevala.court.records import Half, Id, Key, Learned, Secret
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Ask, Paper, ToGameMaster
from walstatt.games.kalevala.realm.pieces import piece
from walstatt.games.kalevala.scouting.results import SEEN
from walstatt.games.kalevala.scouting.sights import fresh, saw
from walstatt.games.kalevala.state import MARAUDERS, Knowledge
from walstatt.games.kalevala.trade.expeditions import searched

SCOUTING, ITEM, HALVES, SEARCH = "scouting", "item", "halves", "search"
TWO: Final = 2


class Conceal(FreeAct, frozen=True):
    """An entry in the book of secrets, new or other words for a known one."""

    secret: Secret


class Strike(FreeAct, frozen=True):
    """Take an entry out of the book; whoever has learned of it still knows."""

    secret: Id


def conceal(work: Evaluation, act: Conceal) -> None:
    check_secret(work, act.secret)
    work.world.secrets[act.secret.id] = act.secret
    work.world.halves = [one for one in work.world.halves if one.secret != act.secret.id]


def check_secret(work: Evaluation, secret: Secret) -> None:
    """Refuses one about something that is not there."""
    if sum(map(bool, (secret.place, secret.figure, secret.item))) > 1:
        raise refuse("", "kalevala-refused-secret-about")
    if secret.place and coordinate_named(secret.place).gf not in work.world.lands:
        raise refuse("", "kalevala-refused-no-place", place=secret.place)
    if secret.figure and piece(secret.figure) is None:
        raise refuse("kalevala.9.2.sonderkuerzel", "kalevala-paper-unknown-symbol", symbol=secret.figure)
    if secret.item:
        item_named(work, secret.item)
    for layer in secret.layers:
        for key in layer.opened_by:
            _check_key(work, secret, key)


def _check_key(work: Evaluation, secret: Secret, key: Key) -> None:
    if key.by == ITEM:
        item_named(work, key.item or secret.item)
    if key.by == SCOUTING and not (secret.place or secret.figure):
        raise refuse("", "kalevala-refused-secret-nowhere", secret=secret.id)
    if key.by == HALVES and len(key.halves) != TWO:
        raise refuse("", "kalevala-refused-secret-halves", secret=secret.id)


def strike(work: Evaluation, act: Strike) -> None:
    secret_named(work, act.secret)
    del work.world.secrets[act.secret]
    work.world.halves = [one for one in work.world.halves if one.secret != act.secret]


# ---- what is known


def known_layers(work: Evaluation, realm: str, secret: str) -> set[int]:
    known = work.world.knowledge.get(realm, Knowledge())
    return {one.layer for one in known.learned if one.secret == secret}


def open_layer(work: Evaluation, realm: str, secret: Secret, layer: int) -> None:
    """From now on this realm knows the layer; it is told its words."""
    words = secret.layers[layer - 1].words
    known = work.world.knowledge.setdefault(realm, Knowledge())
    known.learned.append(Learned(secret.id, layer, secret.title, words, work.world.at))
    work.turn.tell((realm,), "kalevala-secret-learned", BY_HIS_HAND, title=secret.title, words=words)


# ---- the step


def open_secrets(turn: Turn) -> None:
    """Ask for every layer whose condition a realm has met in this phase and that it does not know yet."""
    work = evaluation(turn)
    if not work.world.secrets:
        return
    _hear_halves(work)
    for secret in work.world.secrets.values():
        openers = [_openers(work, secret, number) for number in range(1, len(secret.layers) + 1)]
        for realm, one in work.world.realms.items():
            if one.kind != MARAUDERS:
                _ask(work, realm, secret, openers)


def _ask(work: Evaluation, realm: str, secret: Secret, openers: Sequence[Collection[str]]) -> None:
    """Layer by layer: below one that stays shut nobody looks."""
    for number, layer in enumerate(secret.layers, 1):
        if number in known_layers(work, realm, secret.id):
            continue
        if realm not in openers[number - 1]:
            return
        opened = work.turn.decide(
            (realm, secret.id, number), "kalevala:secret-open", BY_HIS_HAND, False, (False, True), realms=[realm],
            realm=realm, title=secret.title, layer=number, words=layer.words,
        )
        if not opened:
            return
        open_layer(work, realm, secret, number)


def _openers(work: Evaluation, secret: Secret, layer: int) -> set[str]:
    """Realms that meet one of the conditions of a layer."""
    found: set[str] = set()
    for key in secret.layers[layer - 1].opened_by:
        found |= set(hooks.unlocks(work, key))
        if key.by == SCOUTING:
            found |= set(_scouted(work, secret))
        elif key.by == ITEM and work.world.at.phase == 1:
            # Once in a GR: whoever keeps the item keeps meeting the condition.
            found |= set(_holds(work, secret, key.item or secret.item))
        elif key.by == SEARCH and secret.place:
            found |= set(searched(work, secret.place))
        elif key.by == HALVES:
            found |= _have_both(work, secret, layer)
    return found


def _scouted(work: Evaluation, secret: Secret) -> list[str]:
    """An EE has seen the place in this phase, or such a figure."""
    if secret.place:
        return saw(work, secret.place)
    return [
        realm for realm in work.world.knowledge
        if any(one.result == SEEN and secret.figure in one.figures for one in fresh(work, realm))
    ]


def _holds(work: Evaluation, secret: Secret, item: str) -> Iterator[str]:
    """A figure bears the item, at the place of the secret if it has one."""
    for realm in work.world.realms:
        bearer = borne_by(work.world, realm).get(item)
        if bearer is not None and (not secret.place or gf_of(bearer.place) == coordinate_named(secret.place).gf):
            yield realm


# ---- two halves of one saying


def _hear_halves(work: Evaluation) -> None:
    """Rulers write their halves to the game master, as prose or in requests; what was written once is remembered."""
    sayings = [
        (secret.id, number, half, words.casefold())
        for secret in work.world.secrets.values()
        for number, layer in enumerate(secret.layers, 1)
        for key in layer.opened_by if key.by == HALVES
        for half, words in enumerate(key.halves)
    ]
    written = {realm: _written(paper) for realm, paper in work.papers.items()} if sayings else {}
    for secret, layer, half, words in sayings:
        for realm, text in written.items():
            known = any(
                (one.secret, one.layer, one.half, one.realm) == (secret, layer, half, realm)
                for one in work.world.halves
            )
            if words in text and not known:
                work.world.halves.append(Half(secret, layer, half, realm, work.world.at))


def _written(paper: Paper) -> str:
    return "\n".join([*(one.words for one in paper.of(ToGameMaster)), *(one.words for one in paper.of(Ask))]).casefold()


def _have_both(work: Evaluation, secret: Secret, layer: int) -> set[str]:
    """Two rulers with one half each; asked in the phase in which the second of them wrote."""
    said = [one for one in work.world.halves if (one.secret, one.layer) == (secret.id, layer)]
    first, second = ({one.realm for one in said if one.half == half} for half in (0, 1))
    if not any(one.at == work.world.at for one in said):
        return set()
    return {realm for one in first for other in second if one != other for realm in (one, other)}
