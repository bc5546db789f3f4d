"""Duels of magic: kalevala.19.3.3. Who fights them and with which points, persons say (`hooks.Person`)."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import Script, YesNo
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import effects, orders
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.spells import Duellist
from walstatt.games.kriegsspiel.state import Figure

CHALLENGE, ROLLS, DETAIL = "kalevala.19.3.3.duell_fordern", "kalevala.19.3.3.duell", "kalevala.r.duel_details"
THINGS, THINGS_DETAIL = "kalevala.19.3.3.artefakte", "kalevala.r.duel_artefacts"
EQUAL_LOSES, MAY_REFUSE, ONE_BY_ONE = 1, 2, 1
"""Readings: an equal roll has lost; the challenged may refuse; each magic thing is rolled for."""
REFUSE_KEY: Final = "kriegsspiel:refuse-duel"
WINS_THINGS: Final = 12
MOST_ROLLS: Final = 500
"""So that it ends whatever the dice show; nobody ever sees so many."""


def duellist(play: BattlePlay, figure: Figure) -> Duellist | None:
    found = (one.duels(play, figure) for one in play.persons if one.duels is not None)
    return next((one for one in found if one is not None), None)


def _barred(play: BattlePlay, figure: Figure) -> str:
    """The ruling by which somebody has no part in duels."""
    own = (one.never_duels for one in play.persons if one.never_duels and one.profile(figure.symbol) is not None)
    return next(own, DETAIL)


def opponents(play: BattlePlay, caster: Figure) -> list[Figure]:
    """Whom it may challenge now."""
    if own_flaw(play, caster) is not None:
        return []
    return [one for one in play.state.present() if flaw(play, caster, one) is None]


def own_flaw(play: BattlePlay, caster: Figure) -> Refused | None:
    """Why it challenges nobody at all."""
    if duellist(play, caster) is None or effects.is_idle(caster):
        return refuse(_barred(play, caster), "kriegsspiel-refused-no-duellist", figure=play.name(caster))
    if caster.id in play.state.cast or caster.id in play.state.duelled:
        return refuse(DETAIL, "kriegsspiel-refused-has-cast", figure=play.name(caster))
    return None


def flaw(play: BattlePlay, caster: Figure, other: Figure) -> Refused | None:
    if other.gone or not play.are_enemies(caster.party, other.party):
        return refuse(CHALLENGE, "kriegsspiel-refused-no-rival", target=play.name(other))
    own, theirs = duellist(play, caster), duellist(play, other)
    if theirs is None:
        return refuse(_barred(play, other), "kriegsspiel-refused-no-duellist", figure=play.name(other))
    if own is not None and own.art != theirs.art:
        barred = {_barred(play, caster), _barred(play, other)} - {DETAIL}
        return refuse(min(barred, default=DETAIL), "kriegsspiel-refused-no-duellist", figure=play.name(other))
    if other.id in play.state.duelled:
        return refuse(DETAIL, "kriegsspiel-refused-has-duelled", target=play.name(other))
    return None


def challenged(play: BattlePlay, caster: Figure, target: str) -> Figure:
    """`b3`; nobody named: the first who can be challenged. Raises Refused where that is nobody."""
    why = own_flaw(play, caster)
    if why is not None:
        raise why
    if target in ("", orders.NEAREST):
        found = opponents(play, caster)
        if not found:
            raise refuse(CHALLENGE, "kriegsspiel-refused-no-rivals")
        return min(found, key=lambda one: play.ground.distance(caster.at, one.at))
    other = play.state.figures.get(target)
    if other is None:
        raise refuse(CHALLENGE, "kriegsspiel-refused-no-figure", given=target)
    why = flaw(play, caster, other)
    if why is not None:
        raise why
    return other


def fight(play: BattlePlay, challenger: Figure, other: Figure) -> Script[None]:
    """The challenged rolls first, then they take turns; who rolls lower than the other has lost. It takes the place of
    the challenger's spell."""
    play.state.cast.append(challenger.id)
    play.state.duelled += [challenger.id, other.id]
    play.note("kriegsspiel-challenges", CHALLENGE, DETAIL, figure=play.name(challenger), target=play.name(other))
    if (yield from _refuses(play, challenger, other)):
        play.state.cast.append(other.id)
        play.note("kriegsspiel-duel-refused", DETAIL, figure=play.name(other), target=play.name(challenger))
        return
    rolls, last = [other, challenger], 0
    for _ in range(MOST_ROLLS):
        roller = rolls[0]
        one = duellist(play, roller)
        assert one is not None
        need = Tally(last + 1, ROLLS)
        if one.points:
            need.change(-one.points, one.rules[0])
        rolled = yield from throw(play, roller, "duel", ROLLS, need if last else None, last=last, points=one.points)
        total = rolled.sum + one.points
        play.note("kriegsspiel-duel-roll", ROLLS, *one.rules, dice=rolled.fell, figure=play.name(roller), total=total)
        if total < last or (total == last and play.ruling(DETAIL) == EQUAL_LOSES):
            yield from _end(play, winner=rolls[1], loser=roller)
            return
        if total == last:
            play.note("kriegsspiel-duel-again", DETAIL, figure=play.name(roller))
            continue
        last = total
        rolls.reverse()


def _refuses(play: BattlePlay, challenger: Figure, other: Figure) -> Script[bool]:
    """By a reading the challenged may, and then casts nothing in this round; who has cast already may not."""
    if play.ruling(DETAIL) != MAY_REFUSE or other.id in play.state.cast:
        return False
    args = {"figure": play.name(other), "target": play.name(challenger), "caster": other.id, "rival": challenger.id,
            "unit": f"{other.party}/{other.group}"}
    return bool((yield YesNo(other.party, REFUSE_KEY, DETAIL, args)))


def is_outmatched(play: BattlePlay, figure: Figure, rival: Figure) -> bool:
    """Has the other more points?"""
    own, theirs = duellist(play, figure), duellist(play, rival)
    return own is not None and theirs is not None and own.points < theirs.points


def _end(play: BattlePlay, winner: Figure, loser: Figure) -> Script[None]:
    play.note("kriegsspiel-duel-lost", ROLLS, figure=play.name(loser), target=play.name(winner))
    beaten, victor = duellist(play, loser), duellist(play, winner)
    assert beaten is not None
    assert victor is not None
    yield from beaten.loses(play, winner)
    if loser.items:
        yield from _win_things(play, winner, loser, keeps=victor.keeps)


def _win_things(play: BattlePlay, winner: Figure, loser: Figure, *, keeps: bool) -> Script[None]:
    """One roll for all of them, by a reading one for each; a god leaves them where they lie."""
    each = play.ruling(THINGS_DETAIL) == ONE_BY_ONE
    for names in [(one,) for one in loser.items] if each else [loser.items]:
        play.show_things(names)
        rolled = yield from throw(play, winner, "artefacts", THINGS, Tally(WINS_THINGS, THINGS))
        if not rolled.reached:
            play.note("kriegsspiel-things-stay", THINGS, THINGS_DETAIL, dice=rolled.fell, figure=play.name(loser),
                      things=list(names))
            continue
        if keeps:
            winner.items = (*winner.items, *names)
        else:
            play.state.lying[loser.at] = (*play.state.lying.get(loser.at, ()), *names)
        loser.items = tuple(one for one in loser.items if one not in names)
        key = "kriegsspiel-things-won" if keeps else "kriegsspiel-things-lie"
        play.note(key, THINGS, THINGS_DETAIL, dice=rolled.fell, figure=play.name(winner), target=play.name(loser),
                  things=list(names), at=loser.at)
