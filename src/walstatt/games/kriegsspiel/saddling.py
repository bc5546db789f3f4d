"""Mounting and dismounting in a battle, one step each (kalevala.r.war.handlung_schritte)."""
from __future__ import annotations

from typing import Final

from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.state import Figure, Group

RULE: Final = "kalevala.r.war.handlung_schritte"


def mount(play: BattlePlay, group: Group) -> None:
    """Everybody on foot who has a free seat beside him, in the order of listing."""
    for one in who_mounts(play, group):
        animal = _free_animal(play, one)
        if animal is not None:
            one.mount, animal.riders = animal.id, (*animal.riders, one.id)
            one.entered += 1
            one.saddled += 1
            play.note("kriegsspiel-mounts", RULE, figure=play.name(one))


def dismount(play: BattlePlay, group: Group) -> None:
    for one in who_dismounts(play, group):
        if not _has_room_beside(play, one):
            continue
        animal = play.state.figures[one.mount]
        play.note("kriegsspiel-dismounts", RULE, figure=play.name(one))
        part(animal, one)
        one.entered += 1


def part(animal: Figure, rider: Figure) -> None:
    animal.riders = tuple(id for id in animal.riders if id != rider.id)
    rider.mount = ""


def who_mounts(play: BattlePlay, group: Group) -> list[Figure]:
    able = (one for one in play.members(group) if one.profile.handles and not one.mount)
    return [one for one in able if _is_ready(play, one) and _free_animal(play, one)]


def who_dismounts(play: BattlePlay, group: Group) -> list[Figure]:
    ready = [one for one in play.members(group) if one.mount and (_is_ready(play, one) or _sits_idle(play, one))]
    return [one for one in ready if _has_room_beside(play, one)]


def has_only_teams(play: BattlePlay, group: Group) -> bool:
    """Are there no animals beside anybody but chariot horses?"""
    places = {one.at for one in play.members(group) if not one.mount}
    own = [one.profile for one in play.state.present(group.party) if one.at in places and one.profile.is_animal]
    return bool(own) and all(one.draws for one in own)


def _sits_idle(play: BattlePlay, one: Figure) -> bool:
    """On an animal that goes nowhere (kalevala.25.4.bergland_tatenlos) he is as quick as on foot."""
    animal = play.mount(one)
    return animal is not None and animal.tired and one.entered < one.profile.pace


def _is_ready(play: BattlePlay, one: Figure) -> bool:
    return not (one.swims or one.landed or one.facing) and one.entered < play.speed(one)


def _free_animal(play: BattlePlay, one: Figure) -> Figure | None:
    here = (each for each in play.standing().get(one.at, ()) if each.party == one.party and each.profile.is_animal)
    return next((each for each in here if not each.team and len(each.riders) < each.profile.seats), None)


def _has_room_beside(play: BattlePlay, one: Figure) -> bool:
    """On foot one takes a REH that the saddle did not (kalevala.r.war.reh_zaehlung)."""
    return play.taken(play.standing().get(one.at, [])) + one.profile.room <= play.room(one.at)
