"""Action markers and Gnosis: who has them, what they are spent on, and what poison makes of it."""
from __future__ import annotations

from walstatt.core.refusal import Refused, refuse
from walstatt.games.anima import damage
from walstatt.games.anima.abilities import Cost
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import Figure

BASIC_COSTS = {
    "attack": 2, "charge": 3, "dodge": 1, "counter": 2, "search": 1, "walk": 1, "run": 2, "escape": 1, "climb": 1,
    "from_above": 3, "push": 1, "ram": 3,
}
"""anima.r.basic_costs"""
MOVEMENTS = ("charge", "walk", "run", "climb", "from_above", "ram")
"""Abilities of the type movement: each once a turn (anima.r.turn_words)."""
BASIC = "anima.r.basic_costs"
POOL = "anima.r.gnosis_pool"
BLOOD = "anima.x.blood"
POOL_MOST, POOL_REGAINED, OWN_POOL = 6, 3, 2


def own_pools(play: AnimaPlay) -> bool:
    """By one reading each character has Gnosis of its own."""
    return play.ruling("anima.r.gnosis_pool") == 1


def gnosis(play: AnimaPlay, figure: Figure) -> int:
    return figure.gnosis if own_pools(play) else play.state.gnosis[figure.seat]


def change_gnosis(play: AnimaPlay, figure: Figure, by: int) -> None:
    if own_pools(play):
        figure.gnosis = min(max(figure.gnosis + by, 0), OWN_POOL)
        return
    first, second = play.state.gnosis
    changed = min(max(play.state.gnosis[figure.seat] + by, 0), POOL_MOST)
    play.state.gnosis = (changed, second) if figure.seat == 0 else (first, changed)


def basic(ability: str) -> Cost:
    return Cost(BASIC_COSTS[ability])


def problem(play: AnimaPlay, figure: Figure, cost: Cost, rule: str = BASIC) -> Refused | None:
    """Why it cannot be paid."""
    if figure.markers < cost.markers:
        return refuse(rule, "anima-refused-markers", figure=play.name(figure), cost=cost.markers, left=figure.markers)
    if gnosis(play, figure) < cost.gnosis:
        return refuse(rule, "anima-refused-gnosis", cost=cost.gnosis, left=gnosis(play, figure))
    if cost.lp and figure.lp <= cost.lp:
        return refuse(BLOOD, "anima-refused-lp", figure=play.name(figure), cost=cost.lp, left=figure.lp)
    return None


def declare(play: AnimaPlay, figure: Figure, ability: str) -> bool:
    """A basic ability was named with target, path or place, and nothing refused it: now it is used up and paid."""
    if ability in MOVEMENTS or ability == "search":
        figure.used = (*figure.used, ability)
    if ability == "search":
        play.state.searched = ("search",)
    return pay(play, figure, basic(ability))


def pay(play: AnimaPlay, figure: Figure, cost: Cost, rule: str = BASIC) -> bool:
    """Pay when declared, never given back; False if the payer does not survive its poison (anima.r.poison_timing)."""
    figure.markers -= cost.markers
    if cost.gnosis:
        change_gnosis(play, figure, -cost.gnosis)
    play.note("anima-paid", rule, figure=play.name(figure), markers=cost.markers, gnosis=cost.gnosis)
    if cost.lp:
        figure.lp -= cost.lp
        play.note("anima-pays-lp", BLOOD, figure=play.name(figure), lp=cost.lp, left=figure.lp)
    if cost.markers and figure.has("Gift"):
        damage.lose(play, figure, cost.markers, "anima-poison", "anima.status.poison", "anima.r.poison_timing")
    return damage.in_play(figure)
