"""Pitch from the topmost platform: kalevala.16.2.5 and r.war.pech_detail."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import Script
from walstatt.games.kriegsspiel import damage, effects
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.points import attack_rank
from walstatt.games.kriegsspiel.state import Figure

POURING, DETAIL = "kalevala.16.2.5.guss", "kalevala.r.war.pech_detail"
LEAST: Final = 1


def platforms(play: BattlePlay) -> list[str]:
    """Those of the party on which a warrior stands who has done nothing yet, in the order of the battlefield."""
    found = [one for one in play.ground.plan.houses.values() if one.has_platform and play.house(one.at) is not None]
    tops = [one.storeys[-1] for one in found if one.storeys[-1] in play.ground.inside]
    return sorted(tops, key=lambda name: play.ground.spots[name].number)


def pour(play: BattlePlay) -> Script[bool]:
    """From one platform, by the warrior with the lowest attack there; onto most enemies, then the lowest number."""
    while play.state.queue:
        top = play.state.queue.pop(0)
        man, at = pourer(play, top), aim(play, top, play.active)
        if man is not None and at is not None:
            man.acted = True
            effects.show(play, man)
            devices = any(one.profile.is_device for one in play.standing().get(at, ()))
            rules = [POURING, DETAIL, "kalevala.16.2.5.einmal", "kalevala.16.2.5.wirkung"]
            rules += ["kalevala.16.2.5.geraet"] if devices else []
            play.note("kriegsspiel-pours", *rules, figure=play.name(man), at=at)
            yield from damage.survive(play, at, fire=True)
            for one in [one for one in play.standing().get(at, ()) if one.profile.is_device]:
                yield from damage.damage_roll(play, one)
            return False
    return True


def pourer(play: BattlePlay, top: str) -> Figure | None:
    """Of a party that has nothing else than defending in mind: its flag says no where it is not wanted."""
    men = [
        one for one in play.standing().get(top, ())
        if one.party == play.active and one.profile.is_warrior and not one.acted and play.party(one).pours
    ]
    return min(men, key=lambda one: attack_rank(play, one), default=None)


def aim(play: BattlePlay, top: str, party: int) -> str | None:
    """The small field at its foot with most enemies; never forest, water or another building."""
    ground, standing = play.ground, play.standing()
    foot = top.partition(":")[0]
    found = []
    for step in ground.steps[foot]:
        spot, here = ground.spots[step.to], standing.get(step.to, [])
        enemies = sum(one.is_person for one in here if play.sees_enemy(party, one))
        dry = not spot.terrain.forest and not spot.water and play.house(step.to) is None and not spot.indoors
        dry = dry and not effects.is_shielded(play, foot, step.to)
        if enemies >= LEAST and dry and spot.level < ground.spots[top].level:
            found.append((-enemies, spot.number, step.to))
    return min(found)[2] if found else None
