"""Slaves on a battlefield: they are free as soon as nobody guards them, run away, serve another, or help him (23.1)."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from walstatt.core.questions import Pick, Script
from walstatt.core.tally import Tally
from walstatt.core.texts import text
from walstatt.games.kriegsspiel.effects import is_idle
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import FREED
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import RAN_AWAY, Figure

GUARDING, GUARDS, RUNNING = "kalevala.23.1.bewachung", "kalevala.r.slave_guards", "kalevala.23.1.weglaufen"
LIBERATION, LIBERATOR, HELPING = "kalevala.23.1.befreier", "kalevala.r.slave_liberator", "kalevala.23.1.hilfe"
GUARDED: Final = 6
"""Slaves that one warrior guards."""
LET_GO, ENSLAVE, ASK = "let-go", "enslave", "ask"
KEY: Final = "kriegsspiel:freed"
NEEDS: Final = {ENSLAVE: (10, LIBERATION), ASK: (11, HELPING)}
"""What the dice of each of them must show."""
ONE_ROLL: Final = 1


class Freed(NamedTuple):
    """Slaves of one party in one large field whom nobody guards any more."""

    owner: int
    gf: str
    slaves: list[Figure]


def watch(play: BattlePlay, *, moved: bool) -> Script[None]:
    """When all groups have moved, and whenever somebody may have died (kalevala.r.slave_guards)."""
    if not play.state.round or not (moved or play.slayer is not None):
        return
    for freed in list(_unguarded(play)):
        liberator = _liberator(play, freed)
        rules = (GUARDING, GUARDS, RUNNING if liberator is None else LIBERATION)
        play.note("kriegsspiel-slaves-free", *rules, seat=freed.owner, gf=freed.gf, number=len(freed.slaves))
        if liberator is None:
            _run_away(play, freed.slaves)
        else:
            yield from _liberate(play, freed, liberator)


def _unguarded(play: BattlePlay) -> Iterator[Freed]:
    """Of too many those who are nearest to the enemy."""
    present = play.state.present()
    kept: dict[tuple[int, str], list[Figure]] = {}
    for one in present:
        if one.profile.is_slave:
            kept.setdefault((one.party, play.spot(one).gf), []).append(one)
    for (owner, gf), slaves in kept.items():
        free = len(slaves) - GUARDED * sum(_guards(play, one, owner, gf) for one in present)
        if free > 0:
            yield Freed(owner, gf, sorted(slaves, key=lambda one: _far_from_enemies(play, one))[:free])


def _guards(play: BattlePlay, one: Figure, owner: int, gf: str) -> bool:
    """A warrior of theirs in the large field who is neither paralysed nor stone."""
    return one.party == owner and one.profile.is_warrior and play.spot(one).gf == gf and not is_idle(one)


def _far_from_enemies(play: BattlePlay, slave: Figure) -> int:
    return min((play.ground.distance(slave.at, one.at) for one in _foes(play, slave.party)), default=0)


def _foes(play: BattlePlay, party: int) -> list[Figure]:
    return [one for one in play.state.present() if one.profile.is_warrior and play.are_enemies(party, one.party)]


def _liberator(play: BattlePlay, freed: Freed) -> int | None:
    """Who killed the guard; else the enemy who has warriors there, of several the nearest."""
    foes = _foes(play, freed.owner)
    if play.slayer is not None and any(one.party == play.slayer for one in foes):
        return play.slayer
    here = [one for one in foes if play.spot(one).gf == freed.gf]
    near = min(here, key=lambda one: play.ground.distance(one.at, freed.slaves[0].at), default=None)
    return near.party if near is not None else None


def _liberate(play: BattlePlay, freed: Freed, seat: int) -> Script[None]:
    """One choice for all; whoever came for no slaves takes none (kalevala.23.ansage)."""
    options = [ASK, *([ENSLAVE] if play.setup.parties[seat].for_slaves else []), LET_GO]
    args = {"gf": freed.gf, "number": len(freed.slaves), "round": play.state.round}
    choice = yield Pick(
        seat, KEY, LIBERATOR, options, args, describe=lambda option: text(f"kriegsspiel-freed-{option}")
    )
    if choice == LET_GO:
        _run_away(play, freed.slaves)
        return
    willing = yield from _willing(play, freed, choice)
    for one in willing:
        _serve(play, one, seat) if choice == ENSLAVE else _help(play, one, seat)
    _run_away(play, [one for one in freed.slaves if one not in willing])


def _willing(play: BattlePlay, freed: Freed, choice: str) -> Script[list[Figure]]:
    """A roll for each of them, or one for all where that is the reading."""
    number, rule = NEEDS[choice]
    if play.ruling(LIBERATOR) == ONE_ROLL:
        rolled = yield from throw(play, None, choice, rule, Tally(number, rule), figure=play.name(freed.slaves[0]))
        return freed.slaves if rolled.reached else []
    found = []
    for one in freed.slaves:
        rolled = yield from throw(play, None, choice, rule, Tally(number, rule), figure=play.name(one))
        found += [one] if rolled.reached else []
    return found


def serving(play: BattlePlay, seat: int) -> str:
    """What an order sheet says: who came for slaves takes them, others ask for help."""
    return ENSLAVE if play.setup.parties[seat].for_slaves else ASK


def _run_away(play: BattlePlay, slaves: list[Figure]) -> None:
    for one in slaves:
        play.note("kriegsspiel-slave-runs", RUNNING, LIBERATOR, figure=play.name(one))
        play.remove(one, RAN_AWAY)


def _serve(play: BattlePlay, slave: Figure, seat: int) -> None:
    """Where he is, he is in nobody's way until somebody leads him off."""
    _join(play, slave, seat)
    play.note("kriegsspiel-slave-again", LIBERATION, LIBERATOR, figure=play.name(slave), seat=seat)


def _help(play: BattlePlay, slave: Figure, seat: int) -> None:
    """With the nearest of the liberator's warriors, from the next turn of his party on; among his guards if these stand
    beside him."""
    slave.symbol, slave.acted = FREED, True
    _join(play, slave, seat)
    here = play.standing()[slave.at]
    if any(not play.are_friendly(seat, one.party) and not one.profile.is_slave for one in here):
        play.share(slave.at)
    play.note("kriegsspiel-slave-helps", HELPING, LIBERATOR, figure=play.name(slave), seat=seat)


def _join(play: BattlePlay, slave: Figure, seat: int) -> None:
    own = [one for one in play.state.present(seat) if one.profile.is_warrior]
    near = min(own, key=lambda one: play.ground.distance(one.at, slave.at))
    slave.party, slave.group, slave.sent, slave.stays = seat, near.group, near.sent, near.stays
    slave.squeezed = False
    slave.squeezed = not play.fits(slave.at, play.standing()[slave.at])
