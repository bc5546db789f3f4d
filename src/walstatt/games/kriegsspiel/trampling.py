"""Elephants, mammoths and chariot horses go into those who stand in their way: kalevala.25.4.trampeln, 25.3 and
r.war.trampeln_detail."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import effects, phalanx
from walstatt.games.kriegsspiel.crowding import make_room
from walstatt.games.kriegsspiel.damage import destroy
from walstatt.games.kriegsspiel.forts import is_field
from walstatt.games.kriegsspiel.hooks import befall
from walstatt.games.kriegsspiel.melee import Sides, exchange
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.points import ANIMAL, CLASS, KILLS, KNIFE, OTHERS, PHALANX_GP, under_magic
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.ways import LAST, Walker, has_room, may_stand

TRAMPLING, DETAIL, TEAM = "kalevala.25.4.trampeln", "kalevala.r.war.trampeln_detail", "kalevala.25.3.quadrigapferd"
GIANTS: Final = "kalevala.r.mythical_beasts"
MOST_EXCHANGES: Final = 500
"""So that it ends whatever the dice show; nobody ever sees so many."""


def drivers(play: BattlePlay, members: list[Figure]) -> list[Figure]:
    """Who leads a heavy animal from its back, and giants."""
    return [one for one in members if _is_heavy(play, one) and play.speed(one) > 0 and play.leads_mount(one)]


def _is_heavy(play: BattlePlay, one: Figure) -> bool:
    mount = play.mount(one)
    return mount.profile.is_heavy if mount is not None else one.profile.tramples > 0


def yields(play: BattlePlay, at: str, animals: Sequence[Figure], party: int, here: Sequence[Figure]) -> bool:
    """Can these make themselves room among those who stand there, driven by this party? Nothing moves who is of stone
    or no enemy, or what fills a small field."""
    if not is_field(at) or play.ground.spots[at].water:
        return False
    stays = [one for one in here if effects.has(one, effects.STONE) or not play.are_enemies(party, one.party)]
    riders = [play.state.figures[id] for one in animals for id in one.riders]
    return not any(one.profile.fills for one in here) and play.fits(at, [*stays, *animals, *riders])


def way_into(play: BattlePlay, driver: Figure, enemies: list[Figure]) -> tuple[str, ...]:
    """The way to the nearest small field with one of them that it can enter in this turn, itself the last step."""
    walker, animal, standing = Walker.of(play, driver), play.mount(driver) or driver, play.standing()
    fields = {one.at for one in enemies}
    places = {at for at in fields if yields(play, at, [animal], driver.party, standing.get(at, ()))}
    free = walker._replace(barred=walker.barred - places)
    found = []
    for name, trip in walker.reach(driver.at, play.speed(driver), LAST).items():
        for step in play.ground.steps[name]:
            rushes = step.to in places and not (play.is_river(step) or free.takes_all(step)) and free.leads(name, step)
            if rushes and trip.steps < play.speed(driver):
                number = play.ground.spots[step.to].number
                found.append((trip.steps, number, walker.numbers(trip), (*trip.path, step.to)))
    return min(found)[3] if found else ()


def trample(play: BattlePlay, driver: Figure, path: tuple[str, ...]) -> Script[None]:
    """Where it is driven; to a giant that is his attack of this round."""
    driver.acted = driver.acted or driver.profile.tramples > 0
    yield from run_over(play, play.mount(driver) or driver, path)


def run_over(play: BattlePlay, animal: Figure, path: tuple[str, ...]) -> Script[None]:
    """With all who sit on it; if the animal dies, they stand where it came from."""
    before = (animal.at, *path)[-2]
    riders = [play.state.figures[id] for id in animal.riders]
    for one in (animal, *riders):
        one.at = path[-1]
        one.entered += len(path)
    play.share(animal.at)
    play.note("kriegsspiel-tramples", TRAMPLING, DETAIL, figure=play.name(animal), at=path[-1])
    yield from befall(play, path[-1:])
    yield from fight(play, [animal], before)
    if not animal.gone:
        play.take_over(riders)
    if animal.gone:
        for one in riders:
            one.at = before
            play.capture(one)
        yield from make_room(play, riders)


def fight(play: BattlePlay, animals: Sequence[Figure], before: str) -> Script[None]:
    """Exchanges, the weakest first and again from the start, until the small field holds who is left; of several
    animals one after another."""
    fought = 0
    for one in animals:
        one.tramples = True
    while fought < MOST_EXCHANGES and (fought == 0 or _is_crowded(play, animals)):
        opponents = _opponents(play, animals[0])
        if not opponents:
            break
        for opponent in opponents:
            alive = [one for one in animals if not one.gone]
            yield from _attack(play, alive[fought % len(alive)], opponent, before)
            fought += 1
            if not _is_crowded(play, animals):
                break
    for one in animals:
        one.tramples = False


def _attack(play: BattlePlay, animal: Figure, opponent: Figure, before: str) -> Script[None]:
    """A device rolls nothing, and is destroyed by dice that kill."""
    if not opponent.profile.is_device:
        yield from exchange(play, animal, opponent, _sides(play, animal, opponent, before))
        return
    rolled = yield from throw(play, animal, "trample", DETAIL, Tally(KILLS, DETAIL), target=play.name(opponent))
    if rolled.reached:
        yield from destroy(play, opponent, DETAIL)
    else:
        play.note("kriegsspiel-device-unharmed", DETAIL, dice=rolled.fell, figure=play.name(opponent))


def _is_crowded(play: BattlePlay, animals: Sequence[Figure]) -> bool:
    """Is one of them still alive in a press?"""
    alive = [one for one in animals if not one.gone]
    return bool(alive) and not play.fits(alive[0].at, play.standing().get(alive[0].at, []))


def _opponents(play: BattlePlay, animal: Figure) -> list[Figure]:
    """Those with the weakest defence first, devices last; a rider before what it rides (kalevala.r.war.reittiere).
    Who sits on an elephant is out of reach (kalevala.25.4.reiter)."""
    here = [
        one for one in play.standing().get(animal.at, ())
        if play.are_enemies(one.party, animal.party) and not (one.mount and _is_heavy(play, one))
    ]
    points = {one.id: _sides(play, animal, one, "").defence.total for one in here}
    listed = list(points)

    def key(one: Figure) -> tuple[bool, float, int, bool]:
        rider = next((id for id in one.riders if id in points), one.id)
        return one.profile.is_device, max(points[one.id], points[rider]), listed.index(rider), rider != one.id

    return sorted(here, key=key)


def _sides(play: BattlePlay, animal: Figure, opponent: Figure, before: str) -> Sides:
    """Of the opponent only class, mount and a phalanx from the front."""
    found = opponent.profile
    if found.is_person:
        defence = Tally(found.parries, KNIFE if found.is_archer else CLASS if found.is_warrior else OTHERS)
        mount = play.mount(opponent)
        defence.change(mount.profile.lends if mount is not None else 0, "kalevala.17.4.beritten")
        faced = bool(before) and phalanx.faces(play, opponent, before)
        defence.change(PHALANX_GP if faced else 0, phalanx.FIGHTING)
    else:
        defence = Tally(found.defends, "kalevala.25.4.abwehr" if found.is_heavy else ANIMAL)
    rule = TEAM if animal.profile.draws else GIANTS if animal.is_person else TRAMPLING
    attack = Tally(animal.profile.tramples, rule)
    return Sides(under_magic(play, animal, attack, attacks=True), under_magic(play, opponent, defence, attacks=False))


def may_flinch(play: BattlePlay, figure: Figure, at: str) -> bool:
    """Could it stand there, among its own, if it is driven from its place?"""
    spot = play.ground.spots[at]
    fields = is_field(at) and at in play.ground.inside and spot.open and at not in play.built_over()
    if not fields or not may_stand(play, figure, at):
        return False
    standing = play.standing()
    alone = play.is_among_own(figure, standing.get(at, ()))
    return alone and has_room(play, figure, at, standing)
