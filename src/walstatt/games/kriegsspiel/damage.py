"""What hits and blows do to buildings and devices: kalevala.r.war.onager_gebaeude, geraet_schaden."""
from __future__ import annotations

from collections.abc import Sequence

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import effects, shrines
from walstatt.games.kriegsspiel.crowding import make_room
from walstatt.games.kriegsspiel.danger import in_order, roll_for_survival, survival_number
from walstatt.games.kriegsspiel.forts import BROKEN, Fort, is_field
from walstatt.games.kriegsspiel.ground import WAYS
from walstatt.games.kriegsspiel.hooks import befall
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.shelters import exposed
from walstatt.games.kriegsspiel.state import Figure

BUILDINGS, DEVICES = "kalevala.r.war.onager_gebaeude", "kalevala.r.war.geraet_schaden"
UNHARMED, DAMAGED = 10, 6
"""What the dice of a device must show to be unharmed, and to be only damaged."""


def survive(play: BattlePlay, place: str, *, fire: bool = False, fallen: Sequence[Figure] = ()) -> Script[None]:
    """Everybody there rolls for survival, all by the state in which it struck: who fell from what broke, too, though he
    may have to step aside."""
    yield from befall(play, exposed(play, place))
    struck = [one for name in exposed(play, place) for one in in_order(play, name)]
    needs = [(one, survival_number(one, fire=fire)) for one in struck]
    yield from make_room(play, fallen)
    for one, need in needs:
        if not one.gone:
            yield from roll_for_survival(play, one, need)


def damage_roll(play: BattlePlay, device: Figure) -> Script[None]:
    """A device that is damaged a second time is destroyed."""
    rolled = yield from throw(play, None, "damage", DEVICES, Tally(UNHARMED, DEVICES), device=play.name(device))
    if rolled.sum >= UNHARMED:
        play.note("kriegsspiel-device-unharmed", DEVICES, dice=rolled.fell, figure=play.name(device))
    elif rolled.sum >= DAMAGED and not device.damaged:
        device.damaged = True
        fallen = play.bring_down(device)
        play.note("kriegsspiel-device-damaged", DEVICES, dice=rolled.fell, figure=play.name(device))
        yield from make_room(play, fallen)
    else:
        yield from destroy(play, device, DEVICES)


def destroy(play: BattlePlay, device: Figure, *rules: str) -> Script[None]:
    """Whoever was on it stands on its small field, as far as there is room."""
    yield from make_room(play, wreck(play, device, *rules))


def wreck(play: BattlePlay, device: Figure, *rules: str) -> list[Figure]:
    """Who was on it and has yet to find room on its small field."""
    if effects.has(device, effects.STONE):
        play.note("kriegsspiel-unharmed", "kalevala.r.spell_petrify", figure=play.name(device))
        return []
    fallen = play.bring_down(device)
    play.remove(device)
    play.note("kriegsspiel-device-destroyed", *rules, figure=play.name(device))
    return fallen


def hit_storey(play: BattlePlay, house: Fort, place: str, towards: int) -> Script[None]:
    """The section on that side falls, or the next standing one clockwise; with the sixth the whole building."""
    yield from hit_wall(play, house, place, towards)
    yield from survive(play, place, fire=True)
    yield from collapse_if_open(play, house, place)


def hit_wall(play: BattlePlay, house: Fort, place: str, towards: int) -> Script[None]:
    """Of a temple none before the fifth hit."""
    yield from ()
    if shrines.is_temple(house) and not shrines.count_hit(play, house):
        return
    sections = _sections(play, house, place)
    order = [*sections[towards:], *sections[:towards]]
    falls = next((name for name in order if name is not None and play.state.doors.get(name) != BROKEN), None)
    if falls is not None:
        play.break_open(falls)
        play.note("kriegsspiel-breach", BUILDINGS, at=falls)


def collapse_if_open(play: BattlePlay, house: Fort, place: str) -> Script[None]:
    if shrines.is_destroyed(play, house) if shrines.is_temple(house) else is_open_all_round(play, house, place):
        yield from collapse(play, house)


def is_open_all_round(play: BattlePlay, house: Fort, place: str) -> bool:
    """Have all sections of a storey fallen?"""
    return all(name is None or play.state.doors.get(name) == BROKEN for name in _sections(play, house, place))


def _sections(play: BattlePlay, house: Fort, place: str) -> list[str | None]:
    """The six sides of a storey by direction; None where the map ends."""
    beyond = {step.way: step.to for step in play.ground.steps[house.at] if is_field(step.to)}
    return [play.ground.plan.side(place, beyond[way]) if way in beyond else None for way in WAYS]


def collapse(play: BattlePlay, house: Fort) -> Script[None]:
    """All in and on it, and on ladders that lean there, roll for survival; who lives stands on the small field or at
    the foot of his ladder, devices in it are gone."""
    play.note("kriegsspiel-collapses", BUILDINGS, at=house.at)
    for place in house.storeys:
        for one in [one for one in play.standing().get(place, ()) if one.profile.is_device]:
            yield from destroy(play, one, BUILDINGS)
        yield from survive(play, place)
    for place in [name for name in play.standing() if name.endswith(f"^{house.at}")]:
        yield from survive(play, place)
    inside = [one for place in house.storeys for one in play.standing().get(place, ())]
    play.state.fallen.append(house.at)
    play.state.keepers.pop(house.at, None)
    for one in inside:
        one.at = house.at
    for device in [one for one in play.state.present() if one.leans.endswith(f"^{house.at}")]:
        play.bring_down(device)
    yield from make_room(play, [one for one in inside if not one.mount or play.leads_mount(one)])
