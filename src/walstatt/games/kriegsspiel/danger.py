"""Thirst, frost and sinking at the end of a round; rolls for survival (kalevala.r.war.gefahr_detail, ueberleben)."""
from __future__ import annotations

from collections.abc import Collection

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import effects
from walstatt.games.kriegsspiel.forts import base, top_of
from walstatt.games.kriegsspiel.ground import Spot
from walstatt.games.kriegsspiel.hooks import ease
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import Figure

DANGER, DETAIL, SURVIVAL = "kalevala.16.2.3.gefahr_wurf", "kalevala.r.war.gefahr_detail", "kalevala.r.war.ueberleben"
SINKS = "kalevala.16.2.3.versinken"
SAFE, SURVIVES, ROUNDS, ON_ENTERING = 6, 10, 12, 1
OASES, NO_THIRST = "kalevala.r.12.gelaende_ergaenzung", 1
"""By that reading nobody is thirsty beside an oasis."""


def dangerous_now(play: BattlePlay) -> list[str]:
    """At the end of a round; by a reading that is where somebody's next turn begins, and after the last there is none.
    """
    over = play.ruling(DETAIL) == ON_ENTERING and play.state.round >= ROUNDS
    return [] if over else dangerous_places(play)


def dangerous_places(play: BattlePlay) -> list[str]:
    """Where anybody stands, in the order of large and small fields."""
    stands = (one for one in play.state.present() if not one.swims and not one.profile.hovers)
    found = {base(one.at) for one in stands if threatens(play, one.at)}
    return sorted(found, key=lambda name: play.ground.spots[name].number)


def threatens(play: BattlePlay, at: str) -> bool:
    """Not in or on a building, but on a ladder or a rope, where one counts at its foot
    (kalevala.r.war.leiter_detail); nor beside an oasis, by a reading."""
    spot, foot = play.ground.spots[at], base(at)
    spared = play.ruling(OASES) == NO_THIRST and _has_oasis(play, foot)
    return (play.ground.spots[foot] if spot.climbing else spot).dangerous and not spared


def _has_oasis(play: BattlePlay, at: str) -> bool:
    """Water in the middle of a desert, beside a small field of it."""
    ground = play.ground
    waters = [step.to for step in ground.steps[at] if ground.spots[step.to].water and not ground.spots[step.to].stream]
    return ground.spots[at].terrain.desert and any(
        all(not ground.spots[step.to].water for step in ground.steps[water]) for water in waters
    )


def danger(play: BattlePlay) -> Script[bool]:
    """One small field."""
    if not play.state.queue:
        return True
    yield from _endanger(play, play.state.queue.pop(0))
    return False


def endanger_newcomers(play: BattlePlay) -> Script[None]:
    """By a reading whoever has come onto such ground is in danger when the turn of his party ends."""
    if play.ruling(DETAIL) != ON_ENTERING:
        return
    came = [one for one in play.state.present(play.active) if one.entered]
    for at in [at for at in dangerous_places(play) if any(base(one.at) == at for one in came)]:
        yield from _endanger(play, at, {id for one in came for id in (one.id, one.mount, *one.riders)})


def _endanger(play: BattlePlay, at: str, only: Collection[str] | None = None) -> Script[None]:
    rolled = yield from throw(play, None, "danger", DANGER, Tally(SAFE, DANGER), at=at)
    rules = (DANGER, DETAIL, "kalevala.16.2.3.gefahr", "kalevala.r.war.wuerfelfolge")
    if rolled.reached:
        play.note("kriegsspiel-no-danger", *rules, dice=rolled.fell, at=at)
        return
    play.note("kriegsspiel-danger", *rules, dice=rolled.fell, at=at)
    spot = play.ground.spots[at]
    places = [name for name in play.standing() if name in (at, top_of(at)) or name.startswith(f"{at}^")]
    found = [one for name in sorted(places, key=len) for one in in_order(play, name)]
    there = [one for one in found if only is None or one.id in only]
    for one, need in [(one, survival_number(one)) for one in there if not is_at_home(one, spot)]:
        yield from roll_for_survival(play, one, need)
    if spot.terrain.swamp:
        devices = [one for one in play.standing().get(at, ()) if one.profile.is_device]
        for one in [one for one in devices if only is None or one.id in only]:
            play.remove(one)
            play.note("kriegsspiel-device-sinks", SINKS, DETAIL, figure=play.name(one), at=at)


def in_order(play: BattlePlay, at: str) -> list[Figure]:
    """People in the order of listing, each followed by its mount, then other animals (kalevala.r.war.wuerfelfolge)."""
    here = [one for one in play.standing().get(at, []) if not effects.has(one, effects.STONE)]
    people = [one for one in here if one.is_person or one.profile.is_slave]
    found = list(dict.fromkeys(each.id for one in people for each in (one, play.mount(one)) if each is not None))
    return [play.state.figures[id] for id in found] + [one for one in here if one.profile.is_animal and not one.riders]


def is_at_home(figure: Figure, spot: Spot) -> bool:
    """Elephants bear the desert, mammoths the ice."""
    return (figure.symbol == "El" and spot.terrain.desert) or (figure.symbol == "Mm" and spot.terrain.ice)


def survival_number(figure: Figure, *, fire: bool = False) -> Tally:
    """As it is when something strikes: if the first of a phalanx falls, the others still need one more."""
    need = Tally(SURVIVES, SURVIVAL).change(int(figure.facing > 0), "kalevala.16.2.4.phalanx_ueberleben")
    return ease(figure, need, fire=fire)


def roll_for_survival(play: BattlePlay, figure: Figure, need: Tally) -> Script[bool]:
    """No points are added."""
    rolled = yield from throw(play, figure, "survival", SURVIVAL, need)
    if rolled.reached:
        rules = (SURVIVAL, *(change.rule for change in need.changes))
        play.note("kriegsspiel-survives", *rules, dice=rolled.fell, figure=play.name(figure))
    else:
        rules = (SURVIVAL, *(change.rule for change in need.changes))
        play.strike_down(figure, "kriegsspiel-perishes", *rules, dice=rolled.fell, figure=play.name(figure))
    return rolled.reached
