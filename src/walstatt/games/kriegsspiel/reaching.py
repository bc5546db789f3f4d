"""Who can be struck and who can be shot at: kalevala.r.war.nahkampf_reichweite, bogen and schusslinie."""
from __future__ import annotations

from typing import Final

from walstatt.core.refusal import Refused, refuse
from walstatt.games.kriegsspiel import effects, lines, phalanx, shelters, wagons
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.points import BOW
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.ways import is_walkable

RANGE: Final = (3, 2, 3)
"""Of a bow, by the reading of kalevala.r.war.bogen."""
PASSABLE: Final = 3
"""Hits after which a stream bridge still leads anywhere."""
PARTIES, LINE = "kalevala.r.war.parteien", "kalevala.r.war.schusslinie"
SLAVES: Final = "kalevala.r.slave_guards"


def strike_flaw(play: BattlePlay, attacker: Figure, target: Figure) -> Refused | None:
    """Why it cannot be attacked in melee."""
    if not play.are_enemies(attacker.party, target.party):
        return refuse(PARTIES, "kriegsspiel-refused-no-enemy")
    hidden = effects.aim_flaw(target)
    if hidden is not None:
        return hidden
    if effects.is_shielded(play, attacker.at, target.at, attacker.party):
        return refuse("kalevala.24.faehigkeit.zauberschutz3", "kriegsspiel-refused-shield")
    if target.profile.is_device or target.profile.is_vessel:
        return refuse("kalevala.r.war.geraet_nahkampf", "kriegsspiel-refused-device")
    if target.profile.is_slave:
        return refuse(SLAVES, "kriegsspiel-refused-slave")
    if any(mount is not None and mount.profile.is_heavy for mount in (play.mount(attacker), play.mount(target))):
        return refuse("kalevala.25.4.reiter", "kriegsspiel-refused-on-elephant")
    if attacker.swims or target.swims:
        return refuse("kalevala.r.war.strom_schwimmen", "kriegsspiel-refused-swims")
    flaw = shelters.strike_flaw(play, attacker, target) or wagons.strike_flaw(play, attacker, target)
    flaw = flaw or between_flaw(play, attacker, target)
    step = play.ground.edges.get((attacker.at, target.at))
    if flaw is None and attacker.facing and step is not None and attacker.at != target.at:
        return phalanx.strike_flaw(play, attacker, target, step)
    return flaw


def touch_flaw(play: BattlePlay, somebody: Figure, target: Figure) -> Refused | None:
    """Why somebody who is nobody's open enemy does not get at a person or a thing that is near."""
    if effects.is_shielded(play, somebody.at, target.at, somebody.party if somebody.party >= 0 else None):
        return refuse("kalevala.24.faehigkeit.zauberschutz3", "kriegsspiel-refused-shield")
    flaw = None
    if target.is_person:
        flaw = shelters.strike_flaw(play, somebody, target) or wagons.strike_flaw(play, somebody, target)
    return flaw or between_flaw(play, somebody, target)


def between_flaw(play: BattlePlay, attacker: Figure, target: Figure) -> Refused | None:
    """What lies between two places: distance, walls, water, height."""
    step = play.ground.edges.get((attacker.at, target.at))
    if attacker.at == target.at:
        return None
    if step is None:
        high = play.spot(attacker).on_platform or play.spot(target).on_platform
        rule = "kalevala.27.2.plattform" if high else "kalevala.r.war.nahkampf_reichweite"
        return refuse(rule, "kriegsspiel-refused-platform" if high else "kriegsspiel-refused-not-beside")
    if step.door and not _lets_through(play, step.door):
        wall = play.ground.plan.doors[step.door].wall
        return refuse("kalevala.27.1.mauer" if wall else "kalevala.27.2.oeffnungen", "kriegsspiel-refused-door")
    afloat = play.spot(attacker).water or play.spot(target).water
    if afloat and (attacker.at, target.at) not in play.gangways():
        return refuse("kalevala.r.war.entern", "kriegsspiel-refused-boarding")
    if step.bridge and not step.river and play.hits(step.bridge) > PASSABLE:
        return refuse("kalevala.r.war.bruecke_kampf", "kriegsspiel-refused-bridge")
    if play.is_river(step):
        return refuse("kalevala.16.2.3.fluss", "kriegsspiel-refused-river")
    if not step.rift and abs(play.spot(attacker).level - play.spot(target).level) > 1:
        return refuse("kalevala.16.2.3.hoehenstufe", "kriegsspiel-refused-levels")
    return None


def shot_flaw(play: BattlePlay, shooter: Figure, target: Figure, at: str = "") -> Refused | None:
    """Why it cannot be shot at, from where the shooter stands or would stand."""
    place = at or shooter.at
    if not play.are_enemies(shooter.party, target.party):
        return refuse(PARTIES, "kriegsspiel-refused-no-enemy")
    if not shooter.profile.is_archer:
        return refuse("kalevala.17.3.fernkaempfer", "kriegsspiel-refused-no-bow")
    if shooter.facing:
        return refuse(phalanx.DETAIL, "kriegsspiel-refused-phalanx-shoots")
    hidden = effects.aim_flaw(target)
    if hidden is not None:
        return hidden
    if effects.is_shielded(play, place, target.at, shooter.party, shot=True):
        return refuse("kalevala.24.faehigkeit.zauberschutz3", "kriegsspiel-refused-shield")
    if target.profile.is_device or target.profile.is_vessel:
        return refuse(BOW, "kriegsspiel-refused-device")
    if target.profile.is_slave:
        return refuse(SLAVES, "kriegsspiel-refused-slave")
    if shooter.swims:
        return refuse("kalevala.r.war.strom_schwimmen", "kriegsspiel-refused-swims")
    if shelters.is_roofed(play, shooter) or shelters.is_roofed(play, target):
        return refuse(shelters.TORTOISE_RULE, "kriegsspiel-refused-tortoise")
    if not 1 <= play.ground.distance(place, target.at) <= RANGE[play.ruling(BOW)]:
        return refuse(BOW, "kriegsspiel-refused-range", most=RANGE[play.ruling(BOW)])
    if target.at not in in_sight(play, place):
        return refuse(LINE, "kriegsspiel-refused-line-of-fire")
    if not lines.is_open(play, place, target.at):
        return refuse("kalevala.27.2.oeffnungen", "kriegsspiel-refused-no-opening")
    if target.facing and phalanx.is_shot_from_front(play, target, place):
        return refuse(phalanx.BOWS, "kriegsspiel-refused-phalanx-front")
    return None


def _lets_through(play: BattlePlay, name: str) -> bool:
    door = play.ground.plan.doors[name]
    return door.is_passed(play.stands(door))


def in_melee_reach(play: BattlePlay, figure: Figure, named: tuple[str, ...] = ()) -> list[Figure]:
    """Enemies that it can attack, in the order of listing; of riders the riders, and their animals where these are
    named (kalevala.r.war.reittiere). Animals attack nobody (kalevala.25.4.abwehr), nor do devices and who hovers."""
    if not figure.is_person:
        return []
    beside = {figure.at, *(step.to for step in play.ground.steps[figure.at])}
    return [
        one for one in play.state.present()
        if one.at in beside and strike_flaw(play, figure, one) is None
        and (not _rides_or_carries(play, one) or (bool(one.riders) and play.is_of(one, named)))
    ]


def _rides_or_carries(play: BattlePlay, one: Figure) -> bool:
    """Of a horse and its rider the rider is struck, of an elephant and its riders the elephant."""
    if one.riders:
        return not one.profile.is_heavy
    mount = play.mount(one)
    return mount is not None and mount.profile.is_heavy


def strike_places(play: BattlePlay, at: str) -> frozenset[str]:
    """Small fields from which whoever stands there can be attacked in melee."""
    ground, there = play.ground, play.ground.spots[at]
    through, barred, gangways = play.ways_through(), play.built_over(), play.gangways()
    return frozenset(
        step.to for step in ground.steps[at]
        if not play.is_river(step) and step.to in ground.inside
        and (step.rift or (step.to, at) in gangways or is_walkable(there, ground.spots[step.to]))
        and (not step.door or step.door in through) and step.to not in barred
    )


def in_bow_reach(play: BattlePlay, shooter: Figure, at: str = "") -> list[Figure]:
    """Enemies that it can shoot at: people, riders and animals."""
    sight = in_sight(play, at or shooter.at)
    enemies = (one for one in play.state.present() if play.are_enemies(shooter.party, one.party))
    return [one for one in enemies if one.at in sight and shot_flaw(play, shooter, one, at) is None]


def in_sight(play: BattlePlay, at: str) -> frozenset[str]:
    """Places that a bow reaches from here, and from which it reaches here, if no wall of a building is between."""
    key, most = ("sight", at, lines.obstacles(play)), RANGE[play.ruling(BOW)]
    if key not in play.memory:
        near = (name for name in play.ground.inside if 1 <= play.ground.distance(name, at) <= most)
        play.remember(key, frozenset(name for name in near if lines.is_free(play, name, at)))
    return play.memory[key]  # type: ignore[no-any-return]
