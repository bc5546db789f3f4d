"""Onagers: kalevala.26.5, r.war.onager_schuss, onager_wirkung, onager_gebaeude and zielwahl."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import bridges, damage, effects, lines, orders, sinking
from walstatt.games.kriegsspiel.devices import crew
from walstatt.games.kriegsspiel.forts import BROKEN, base
from walstatt.games.kriegsspiel.ground import WAYS
from walstatt.games.kriegsspiel.orders import Line
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import ONAGER
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.unordered import line_of
from walstatt.hexmap.terrain import MOUNTAINS

SHOT, EFFECT, CHOICE = "kalevala.r.war.onager_schuss", "kalevala.r.war.onager_wirkung", "kalevala.r.war.zielwahl"
HITS: Final = 14
STRONGER: Final = 2
"""More, against walls that a god has strengthened."""
CEILING, UNDER_A_CEILING = "kalevala.7.1.aussehen", 16
"""In a passage of the underworld a higher roll strikes the ceiling."""
NEAR, FAR = 2, (6, 5)
"""Range in small fields; the farthest by the reading of the ruling."""

STONES, SHATTERED = "kalevala.r.spell_petrify", 1
"""The reading by which a hit destroys whoever is stone."""


class Aim(NamedTuple):
    """What is shot at: a small field, and of a building on it the storey or the platform; or a wall."""

    at: str
    place: str = ""
    wall: str = ""
    bridge: str = ""

    @property
    def name(self) -> str:
        return self.wall or self.bridge or self.place or self.at


def loaded(play: BattlePlay) -> list[str]:
    """By the order of the groups on the sheet, then of listing."""
    groups = [one.name for one in play.state.groups if one.party == play.active]
    found = [one for one in play.state.present(play.active) if one.symbol == ONAGER and one.group in groups]
    return [one.id for one in sorted(found, key=lambda one: groups.index(one.group))]


def fire(play: BattlePlay) -> Script[bool]:
    """The next one that has a crew and a target."""
    while play.state.queue:
        onager = play.state.figures[play.state.queue.pop(0)]
        men = crew(play, onager) if _is_ready(play, onager) else []
        aim = target(play, onager, men[0]) if men else None
        if aim is not None:
            men[0].acted = True
            onager.acted = True
            effects.show(play, men[0])
            yield from shoot(play, onager, men[0], aim)
            return False
    return True


def _is_ready(play: BattlePlay, onager: Figure) -> bool:
    """Not after it was moved, and not from within a building."""
    spot = play.spot(onager)
    enclosed = spot.indoors and not spot.on_platform
    return not (onager.gone or onager.acted or onager.damaged or onager.entered or enclosed)


def in_range(play: BattlePlay, here: str, there: str) -> bool:
    """It shoots over everything except mountains."""
    ground = play.ground
    if not NEAR <= ground.distance(here, there) <= FAR[play.ruling(SHOT)] or effects.is_shielded(play, here, there):
        return False
    return not any(all(spot.terrain.letter == MOUNTAINS for spot in crossed) for crossed in ground.between(here, there))


def target(play: BattlePlay, onager: Figure, man: Figure) -> Aim | None:
    """What its line names, else the enemy device of the highest price, else most enemy people; never its own."""
    return _aim_of(play, onager, line_of(play, man))


def has_target(play: BattlePlay, onager: Figure, line: Line) -> bool:
    """Is anything in range that its line means?"""
    aim = _aim_of(play, onager, line)
    if aim is None or not line.against:
        return aim is not None
    return any(play.is_of(one, line.against) for one in _by_field(play).get(aim.at, ()))


def _aim_of(play: BattlePlay, onager: Figure, line: Line) -> Aim | None:
    if line.command in (orders.FLEE, orders.DESTROY):
        return None
    if line.command in (orders.BREAK, orders.SHOOT) and line.target not in ("", orders.NEAREST):
        aim = named(play, play.ground.sites.get(line.target.removeprefix(orders.SITE), line.target))
        return aim if aim is not None and in_range(play, onager.at, aim.at) else None
    found = []
    for at, here in _by_field(play).items():
        enemies = [one for one in here if play.sees_enemy(onager.party, one)]
        hostile = all(play.are_enemies(one.party, onager.party) for one in here)
        if not enemies or not hostile or not in_range(play, onager.at, at):
            continue
        dearest = max((one.profile.price for one in enemies if one.profile.is_device), default=0)
        dearest = max((dearest, *(one.profile.price for one in enemies if one.profile.is_vessel)))
        people = sum(one.is_person for one in enemies)
        if dearest or people:
            unwanted = bool(line.against) and not any(play.is_of(one, line.against) for one in enemies)
            found.append((unwanted, -dearest, -people, play.ground.spots[at].number, at))
    best = min(found)[-1] if found else ""
    return Aim(best, _default_place(play, best)) if found else None


def _by_field(play: BattlePlay) -> dict[str, list[Figure]]:
    found: dict[str, list[Figure]] = {}
    for one in play.state.present():
        if not one.swims and not one.profile.hovers:
            found.setdefault(base(one.at), []).append(one)
    return found


def named(play: BattlePlay, written: str) -> Aim | None:
    """`2A+10/17`, its platform `2A+10/17:P`, the wall `2A+10/17>2A+10/18`, or a bridge."""
    bridge = play.ground.bridge_called(written)
    if bridge:
        spanned = play.ground.bridges[bridge]
        return Aim(spanned.over or spanned.at, bridge=bridge) if bridges.stands(play, bridge) else None
    if ">" in written:
        here, _, there = written.partition(">")
        wall = play.ground.plan.walls.get((here, there))
        return Aim(here, wall=wall) if wall is not None and play.state.doors.get(wall) != BROKEN else None
    at = base(written)
    if at not in play.ground.inside:
        return None
    return Aim(at, written if ":" in written and play.house(at) is not None else _default_place(play, at))


def _default_place(play: BattlePlay, at: str) -> str:
    house = play.house(at)
    return house.storeys[0] if house is not None else ""


def number(play: BattlePlay, onager: Figure, aim: Aim) -> Tally:
    place = aim.place or (aim.bridge if aim.bridge in play.ground.spots else aim.at)
    up = play.ground.spots[place].level - play.spot(onager).level
    need = Tally(HITS, SHOT).change(max(0, up), "kalevala.16.2.3.aufwaerts")
    walls = {base(one) for one in aim.wall.split(">")} if aim.wall else {aim.at} if aim.place else set()
    if any(is_strong(play, one) for one in walls):
        need.change(STRONGER, "kalevala.24.faehigkeit.verstaerken")
    magic = effects.effect(onager, effects.POINTS)
    return need.change(-magic.amount, magic.rule) if magic is not None else need


def is_strong(play: BattlePlay, at: str) -> bool:
    """Has a god strengthened the walls of this small field?"""
    return at in play.setup.strengthened or effects.is_under(play, effects.STRONG, at)


def shoot(play: BattlePlay, onager: Figure, man: Figure, aim: Aim) -> Script[None]:
    """Class, cover and forest do not matter; a miss has no effect."""
    need = number(play, onager, aim)
    rolled = yield from throw(play, man, "onager", SHOT, need, at=aim.name, against=aim.place or aim.at)
    low = play.spot(onager).gf in play.setup.caves
    hits = rolled.reached and not (low and rolled.sum > UNDER_A_CEILING)
    key = "kriegsspiel-onager-hits" if hits else "kriegsspiel-onager-misses"
    rules = ["kalevala.26.5.onager", SHOT, CHOICE, *(change.rule for change in need.changes)]
    play.note(key, *rules, *([CEILING] if low else []), dice=rolled.fell, figure=play.name(onager), at=aim.name)
    if not hits:
        return
    if aim.wall:
        play.break_open(aim.wall)
        play.note("kriegsspiel-breach", damage.BUILDINGS, at=aim.wall)
    elif aim.bridge:
        yield from bridges.hit(play, aim.bridge)
    elif aim.place:
        yield from _hit_building(play, onager, aim)
    else:
        yield from _hit_field(play, onager, aim.at)


def _hit_field(play: BattlePlay, onager: Figure, at: str) -> Script[None]:
    """One device, or all where it is read so; then all people and animals, whosever they are."""
    devices = [one for one in play.standing().get(at, ()) if one.profile.is_device]
    hostile = [one for one in devices if play.are_enemies(one.party, onager.party)]
    dearest = sorted(hostile or devices, key=lambda one: -one.profile.price)
    broken = dearest if play.ruling(EFFECT) == 1 else dearest[:1]
    fallen = [each for one in broken for each in damage.wreck(play, one, EFFECT)]
    if play.ruling(STONES) == SHATTERED:
        _shatter(play, at)
    yield from damage.survive(play, at, fire=True, fallen=fallen)
    vessel = play.decks().get(at)
    if vessel is not None:
        sinking.hit(play, vessel)


def _shatter(play: BattlePlay, at: str) -> None:
    """By a reading nobody who is stone outlasts a hit."""
    for one in [one for one in play.standing().get(at, ()) if effects.has(one, effects.STONE)]:
        play.remove(one)
        play.note("kriegsspiel-shattered", STONES, figure=play.name(one))


def _hit_building(play: BattlePlay, onager: Figure, aim: Aim) -> Script[None]:
    house = play.house(aim.at)
    assert house is not None
    if play.ground.spots[aim.place].on_platform:
        yield from _hit_field(play, onager, aim.place)
        return
    side = lines.sides(play.ground.spots[aim.at], play.spot(onager))[0]
    yield from damage.hit_storey(play, house, aim.place, WAYS.index(side))


def proposals(play: BattlePlay, members: list[Figure]) -> Iterator[str]:
    """Buildings in range of an onager that somebody could serve."""
    places = {one.at for one in members}
    engines = [one for one in play.state.present() if one.symbol == ONAGER and one.at in places]
    for at in play.ground.plan.houses:
        if play.house(at) is not None and any(in_range(play, one.at, at) for one in engines):
            yield at
    for name, bridge in play.ground.bridges.items():
        if bridges.stands(play, name) and any(in_range(play, one.at, bridge.over or bridge.at) for one in engines):
            yield name
