"""What one model can do to another, cheaply: exact odds of printed dice, without ground, cover and company."""
from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from walstatt.games.ags import attacks
from walstatt.games.ags.abilities import Ability
from walstatt.games.ags.blows import Outlook, Side
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Figure
from walstatt.odds.ags import HIGHEST, odds

PLAIN_HARM = tuple(range(HIGHEST))
MOST_DICE = 7
GUARD_DICE = 2


class Blows(NamedTuple):
    """Damage and chance to take out by one attack."""

    damage: float
    kill: float


NO_BLOWS = Blows(0.0, 0.0)


@lru_cache(maxsize=65536)
def duel(att: tuple[int, int], defence: tuple[int, int], shield: bool, hp: int) -> Blows:
    found = odds(Outlook(Side(*att), 0, Side(*defence, free=shield), harm=PLAIN_HARM, hp=hp))
    return Blows(min(found.expected_damage, float(hp)), found.kill)


def striking(play: AgsPlay, figure: Figure) -> list[Ability]:
    """Attacks that a model's card offers at any time; a card is looked through once."""
    key = ("striking", figure.seat, figure.profile)
    found: list[Ability] | None = play.memory.get(key)
    if found is None:
        found = [one for one in play.profile(figure).abilities if one.is_attack and not one.passive]
        play.remember(key, found)
    return found


@lru_cache(maxsize=4096)
def _reaches(ability: Ability) -> tuple[bool, float]:
    return ability.reach.kind == "nah", ability.reach.inches + (ability.reach.area or 0.0)


class Clashes:
    """Attacks of models on models, remembered by card and condition."""

    def __init__(self, play: AgsPlay) -> None:
        self.play = play

    def blows(self, attacker: Figure, ability: Ability, target: Figure, more: int = 0, guarded: bool = False) -> Blows:
        """One attack as the cards have it; `more` dice for the attacker."""
        goal = self.play.profile(target)
        test = ability.test
        weak = attacker.has("Geschwächt")
        if not attacks.deals_damage(ability) or test.att is None:
            return NO_BLOWS
        dice = min(MOST_DICE, max(1, test.att.strength + more - weak))
        need = min(5, test.att.difficulty + weak)
        if test.kind == "att_wil":
            return duel((dice, need), (goal.will.strength, goal.will.difficulty), False, target.hp)
        guard = GUARD_DICE if guarded or target.has("Verteidigend") else 0
        defence = (min(MOST_DICE, goal.defence.strength + guard), goal.defence.difficulty)
        return duel((dice, need), defence, goal.has("Schild"), target.hp)

    def best(self, attacker: Figure, target: Figure, away: float, mov: float, guarded: bool = False) -> Blows:
        """The worst that an attacker could do to the target within one action from so far away after a walk."""
        found = NO_BLOWS
        for ability in striking(self.play, attacker):
            near, inches = _reaches(ability)
            if away <= inches + mov + (0.2 if near else 0.0):
                blow = self.blows(attacker, ability, target, guarded=guarded)
                if blow.damage > found.damage:
                    found = blow
        return found
