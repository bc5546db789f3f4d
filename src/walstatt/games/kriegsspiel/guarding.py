"""Buildings that a wizard keeps other wizards out of: kalevala.19.3.1.gebaeude and r.whole_building."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from walstatt.games.kriegsspiel.effects import STONE, has
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.play import BattlePlay

WHOLE: Final = "kalevala.r.whole_building"
GUARDED, GUARDED_BY_A_MORTAL = "kalevala.19.3.1.gebaeude", "kalevala.19.3.4.sterblich_gebaeude"
WIZARD: Final = "Z"
"""Mortal or not (kalevala.19.3.4.sterblich_gebaeude)."""


def guarded_buildings(play: BattlePlay, party: int) -> frozenset[str]:
    """All places in buildings that no wizard of this party enters, nor puts anybody into: of enemies who have a wizard
    on the battlefield, mortal or not, and a warrior anywhere in the whole building (kalevala.19.3.1.gebaeude)."""
    watched = {one.party for one in play.state.present() if one.profile.symbol == WIZARD}
    hostile = {one for one in watched if play.are_enemies(one, party)}
    return frozenset(
        name for whole in (_whole_buildings(play) if hostile else ())
        if play.state.keepers.get(whole[0]) in hostile and _is_defended(play, whole)
        for at in whole for name in play.ground.plan.houses[at].storeys
    )


def guarded_by(play: BattlePlay, party: int) -> str:
    """The rule by which: of a wizard, or of one who is mortal."""
    wizards = (one for one in play.state.present() if one.profile.symbol == WIZARD)
    immortal = any(one.profile.hovers and play.are_enemies(one.party, party) for one in wizards)
    return GUARDED if immortal else GUARDED_BY_A_MORTAL


def _whole_buildings(play: BattlePlay) -> Iterator[list[str]]:
    """Buildings of one owner that stand side by side are one (kalevala.r.whole_building)."""
    left = {at: keeper for at, keeper in play.state.keepers.items() if play.house(at) is not None}
    alone = play.ruling(WHOLE) == 1
    while left:
        first = next(iter(left))
        keeper, found, edge = left.pop(first), [first], [first]
        while edge and not alone:
            beside = [step.to for step in play.ground.steps[edge.pop()] if left.get(step.to) == keeper]
            for at in dict.fromkeys(beside):
                del left[at]
                found.append(at)
                edge.append(at)
        yield found


def _is_defended(play: BattlePlay, whole: Sequence[str]) -> bool:
    """By a warrior of its owner's, who is not stone."""
    owner = play.state.keepers[whole[0]]
    return any(
        one.profile.is_warrior and base(one.at) in whole and not has(one, STONE) for one in play.state.present(owner)
    )
