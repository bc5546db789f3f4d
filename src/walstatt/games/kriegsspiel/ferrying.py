"""ÜBERSETZEN: vessels take a group over the water, in as many trips as it needs (kalevala.r.war.befehle_burg_see)."""
from __future__ import annotations

from typing import NamedTuple

from walstatt.core.questions import Script
from walstatt.core.refusal import refuse
from walstatt.games.kriegsspiel import decks, sailing
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.ways import has_room

RULE, LANDING = "kalevala.r.war.befehle_burg_see", "kalevala.r.war.landen"
GROUP, TO = "GRUPPE ", " NACH "


class Passage(NamedTuple):
    """Who is taken over, and to which small field of land."""

    group: str
    shore: str


def passage(target: str) -> Passage | None:
    """`GRUPPE x NACH 2A+11/5`."""
    name, to, shore = target.removeprefix(GROUP).partition(TO)
    return Passage(name, shore) if to and target.startswith(GROUP) else None


def check(play: BattlePlay, party: int, target: str) -> None:
    wish = passage(target)
    if wish is None or play.state.group(party, wish.group) is None:
        raise refuse("kalevala.r.war.befehle_form", "kriegsspiel-refused-group", given=target)
    spot = play.ground.spots.get(wish.shore)
    if spot is None or not spot.open or spot.water or wish.shore not in play.ground.inside:
        raise refuse(LANDING, "kriegsspiel-refused-landing", at=wish.shore)


def ferry(play: BattlePlay, vessel: Figure, target: str) -> Script[None]:
    """With passengers aboard to the far shore, where they go ashore; else to those who still wait, who come aboard."""
    wish = passage(target)
    assert wish is not None
    here = [one for one in _passengers(play, vessel.party, wish) if one.at in decks.hull(vessel).cells]
    if not here:
        waiting = _waiting(play, vessel, wish)
        if waiting is None:
            return
        yield from sailing.steer(play, vessel, sailing.to_place(play, waiting.at), least=1)
        _take_aboard(play, vessel, wish)
        return
    yield from sailing.steer(play, vessel, sailing.to_place(play, wish.shore), least=1)
    _put_ashore(play, vessel, here, wish)


def somebody_waits(play: BattlePlay, party: int, target: str) -> bool:
    """Is anybody not yet where the line takes him?"""
    wish = passage(target)
    return wish is not None and not all(_is_over(play, one, wish) for one in _passengers(play, party, wish))


def _passengers(play: BattlePlay, party: int, wish: Passage) -> list[Figure]:
    own = play.state.present(party)
    return [one for one in own if one.group == wish.group and one.is_person and not one.swims and play.leads_mount(one)]


def _waiting(play: BattlePlay, vessel: Figure, wish: Passage) -> Figure | None:
    """The nearest who is still ashore on the near side."""
    shore = [one for one in _passengers(play, vessel.party, wish)
             if not play.spot(one).water and not _is_over(play, one, wish)]
    return min(shore, key=lambda one: (play.ground.distance(one.at, vessel.at), play.spot(one).number), default=None)


def _is_over(play: BattlePlay, one: Figure, wish: Passage) -> bool:
    """Whoever was put ashore stands where he can walk to the shore that is meant."""
    return wish.shore in dry_land(play, one.at)


def dry_land(play: BattlePlay, start: str) -> frozenset[str]:
    """Land that hangs together with a place."""
    ground = play.ground
    known: frozenset[str] | None = play.memory.get(("dry land", start))
    if known is not None:
        return known
    seen, edge = {start}, [start]
    while edge:
        for step in ground.steps[edge.pop()]:
            spot = ground.spots[step.to]
            if step.to in ground.inside and spot.open and not spot.water and step.to not in seen:
                seen.add(step.to)
                edge.append(step.to)
    play.remember(("dry land", start), frozenset(seen))
    return frozenset(seen)


def _take_aboard(play: BattlePlay, vessel: Figure, wish: Passage) -> None:
    for one in _passengers(play, vessel.party, wish):
        _step(play, one, decks.hull(vessel).cells, "kriegsspiel-goes-aboard")


def _put_ashore(play: BattlePlay, vessel: Figure, here: list[Figure], wish: Passage) -> None:
    """On the bank that is meant, or beside it; nobody leaves while the vessel is still on its way."""
    ground = play.ground
    banks = [to for cell in decks.hull(vessel).cells for start, to in sorted(play.gangways())
             if start == cell and not ground.spots[to].water and wish.shore in dry_land(play, to)]
    banks.sort(key=lambda name: (ground.distance(name, wish.shore), ground.spots[name].number))
    gangways = play.gangways()
    for one in here:
        beside = tuple(cell for cell in decks.hull(vessel).cells if any((cell, bank) in gangways for bank in banks))
        if one.at not in beside:
            _step(play, one, beside, "kriegsspiel-goes-aboard")
        if one.at in beside:
            _step(play, one, tuple(banks), "kriegsspiel-goes-ashore")


def _step(play: BattlePlay, figure: Figure, places: tuple[str, ...], key: str) -> None:
    """One step onto the vessel or off it, with the animal (kalevala.r.war.landen)."""
    gangways, standing, barred = play.gangways(), play.standing(), play.barred(figure.party)
    if figure.at in places or figure.entered >= play.speed(figure):
        return
    free = (at for at in places if (figure.at, at) in gangways and at not in barred
            and has_room(play, figure, at, standing))
    where = next(free, "")
    if not where:
        return
    mount = play.mount(figure)
    for one in [figure] if mount is None else [mount, *(play.state.figures[id] for id in mount.riders)]:
        one.at = where
    figure.entered += 1
    play.note(key, RULE, LANDING, figure=play.name(figure), at=where)
