"""Answers in the middle of attacks: Gnosis, dodges, counterattacks, guards, dice again, by exact odds."""
from __future__ import annotations

from typing import Any

from walstatt.bots.anima.clashes import losses
from walstatt.bots.anima.situation import Situation
from walstatt.core.questions import Pick, YesNo
from walstatt.core.tally import Tally
from walstatt.games.anima.blows import Outlook
from walstatt.games.anima.state import Figure

SURE_DODGE = 0.4
PUSHED = 6.0
"""What it is worth not to be pushed."""
LOW_FACE = 4
DODGE_COST, COUNTER_COST = 1, 2


def harm(look: Situation, target: Figure, seen: Outlook) -> float:
    return look.harm(target, losses(seen))


def attack_gnosis(look: Situation, figure: Figure, target: Figure | None, question: Pick) -> str:
    """As many points as bring more than they cost; whether the other dodges is not known yet."""
    price = look.gnosis_price(figure)

    def gain(option: str) -> float:
        seen = question.preview(option) if question.preview else None
        if not isinstance(seen, Outlook) or target is None:
            return 0.0
        if seen.damage is None:
            return PUSHED * losses(seen).hit
        chance = look.temper.dodges if seen.may_dodge else 0.0
        dodged = harm(look, target, seen._replace(dodge=True, may_dodge=False))
        return (1.0 - chance) * harm(look, target, seen) + chance * dodged

    return _best(question, gain, price)


def dodge_gnosis(look: Situation, figure: Figure, question: Pick) -> str:
    price = look.gnosis_price(figure)

    def gain(option: str) -> float:
        seen = question.preview(option) if question.preview else None
        if not isinstance(seen, Outlook):
            return 0.0
        if seen.damage is None:
            return -PUSHED * losses(seen._replace(dodge=True)).hit
        return -harm(look, figure, seen._replace(dodge=True))

    return _best(question, gain, price)


def _best(question: Pick, gain: Any, price: float) -> str:
    return max(question.options, key=lambda option: (gain(option) - price * int(option), -int(option)))


def dodges(look: Situation, figure: Figure, question: YesNo) -> bool:
    """Is what the dodge saves worth a marker?"""
    if question.preview is None:
        return True
    dodged, stands = question.preview(True), question.preview(False)
    if not isinstance(dodged, Outlook) or not isinstance(stands, Outlook):
        return True
    price = look.marker_price(figure, DODGE_COST)
    if figure.has("Gift"):
        price += look.loss(figure, 1.0, float(figure.lp <= 1))
    if stands.damage is None:
        return price < SURE_DODGE * PUSHED
    return harm(look, figure, stands) - harm(look, figure, dodged) > price


def counters(look: Situation, figure: Figure, attacker: Figure, question: YesNo) -> bool:
    """Is the blow worth two markers? Nobody answers a counterattack."""
    seen = question.preview(True) if question.preview else None
    if not isinstance(seen, Outlook):
        return True
    chance = look.dodge_chance(attacker)
    dodged = harm(look, attacker, seen._replace(dodge=True, may_dodge=False))
    gain = (1.0 - chance) * harm(look, attacker, seen) + chance * (dodged + 0.5 * look.temper.marker)
    price = look.marker_price(figure, COUNTER_COST)
    if figure.activated:
        later = look.danger(figure, figure.x, figure.y, figure.z, max(figure.markers - COUNTER_COST, 0))
        price += later - look.danger(figure, figure.x, figure.y, figure.z, figure.markers)
    if figure.has("Gift"):
        price += look.loss(figure, 2.0, float(figure.lp <= COUNTER_COST))
    return gain > 0.8 * price


def guards(look: Situation, guard: Figure, target: Figure, question: YesNo) -> bool:
    """Does the blow harm less where the guard takes it?"""
    if question.preview is None:
        return False
    taken, stays = question.preview(True), question.preview(False)
    if not isinstance(taken, Outlook) or not isinstance(stays, Outlook):
        return False
    return harm(look, guard, _best_defence(taken)) + 1.0 < harm(look, target, _best_defence(stays))


def _best_defence(seen: Outlook) -> Outlook:
    return seen._replace(dodge=True, may_dodge=False) if seen.may_dodge else seen


def rolls_again(question: YesNo) -> bool:
    """A low die of an attack; a failed dodge or resistance always."""
    seen = question.preview(True) if question.preview else None
    face = int(question.args.get("face", 1))
    return face <= LOW_FACE if isinstance(seen, Outlook | Tally) else True
