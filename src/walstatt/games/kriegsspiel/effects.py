"""What magic does to figures and to the land, and for how long (kalevala.r.spell_duration).

Whoever casts lays an effect on somebody; points, speed, dice, targets and rolls for survival ask here for it. The kinds
are few and plain, so that wizards, priests and gods bring spells without anybody else learning their names.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from walstatt.core.refusal import Refused, refuse
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.state import Effect, Figure, Omen, State

if TYPE_CHECKING:
    from walstatt.games.kriegsspiel.play import BattlePlay

POINTS: Final = "points"
"""`amount` GP in every attack and defence, in melee and with missiles."""
DICE: Final = "dice"
"""`amount` on all its dice, also for killing; survival is not changed."""
STILL: Final = "still"
"""Paralysed: it does nothing, and defends itself without points."""
STONE: Final = "stone"
"""It does nothing, and nothing harms it."""
UNSEEN: Final = "unseen"
"""Nobody can choose it as a target, until it attacks."""
SPEED: Final = "speed"
"""Its speed times `amount`."""
MOVED: Final = "moved"
"""Magic has moved it in this round: it does not move further."""
SAFE: Final = "safe"
"""No hostile spell of a wizard or a priest works on it."""
WIND: Final = "wind"
"""Of a vessel: a wind of its own, ten times its direction and its strength."""
COPY: Final = "copy"
"""It is there by magic only: its dice are no magic throws."""
KINDS: Final = (POINTS, DICE, STILL, STONE, UNSEEN, SPEED, MOVED, SAFE, WIND, COPY)
DRY, FLOODED, HELD, FED = "dry", "flooded", "held", "fed"
"""Of rivers, by their edges `here>there` both ways; of gates that magic has moved: nobody turns them in this
round; of fortresses that priests feed in it."""
SHIELD, TERRAIN, RIVER, PASS, STRONG = "shield", "terrain", "river", "pass", "strong"
"""Of small fields whose border nothing crosses; of land that a god has changed: terrain (`2A+10/17=s`), rivers
(`here>there`) and passes; of walls that onagers hit less easily."""
SHIELDING, ENEMIES_ONLY, SHOOTS_OUT = "kalevala.r.ability_shield", 1, 2
CHANGES: Final = (TERRAIN, RIVER, PASS)
OMENS: Final = (DRY, FLOODED, HELD, FED, SHIELD, TERRAIN, RIVER, PASS, STRONG)
ENDS: Final = "kalevala.r.spell_duration"


def effect(figure: Figure, kind: str) -> Effect | None:
    return next((one for one in figure.effects if one.kind == kind), None) if figure.effects else None


def has(figure: Figure, *kinds: str) -> bool:
    return bool(figure.effects) and any(one.kind in kinds for one in figure.effects)


def is_idle(figure: Figure) -> bool:
    """Can it do nothing at all?"""
    return has(figure, STILL, STONE)


def haste(figures: Iterable[Figure]) -> int:
    """How many times as far they go together: all of them must be quicker."""
    swift = (effect(one, SPEED) for one in figures)
    return min((one.amount if one is not None else 1 for one in swift), default=1)


def lay(figure: Figure, new: Effect) -> None:
    """The same twice does not add up, and opposites cancel each other (kalevala.r.spell_duration)."""
    before = next((one for one in figure.effects if one.kind == new.kind), None)
    others = tuple(one for one in figure.effects if one.kind != new.kind)
    if before is not None and before.amount == -new.amount and new.amount:
        figure.effects = others
    elif before is None or (new.amount, new.until) != (before.amount, before.until):
        kept = new if before is None or new.until >= before.until or new.amount != before.amount else before
        figure.effects = (*others, kept)
    if is_idle(figure):
        figure.acted = True
    if has(figure, STILL):
        lift(figure, UNSEEN)


def lift(figure: Figure, *kinds: str) -> bool:
    """It ends before its time; was there any?"""
    left = tuple(one for one in figure.effects if one.kind not in kinds)
    ended = len(left) < len(figure.effects)
    figure.effects = left
    return ended


def expire(state: State) -> None:
    """At the beginning of a round: what lasted until the end of the one before."""
    for one in state.figures.values():
        if one.effects:
            one.effects = tuple(each for each in one.effects if each.until >= state.round)
            one.acted = one.acted or is_idle(one)
    for group in state.hidden:
        if group.effects:
            lasting = {symbol: tuple(each for each in laid if each.until >= state.round)
                       for symbol, laid in group.effects.items()}
            group.effects = {symbol: laid for symbol, laid in lasting.items() if laid}
    state.omens = [one for one in state.omens if one.until >= state.round]


def omens(play: BattlePlay, kind: str) -> Iterator[Omen]:
    return (one for one in play.state.omens if one.kind == kind)


def is_under(play: BattlePlay, kind: str, place: str) -> bool:
    return bool(play.state.omens) and any(place in one.places for one in omens(play, kind))


def is_shielded(play: BattlePlay, here: str, there: str, party: int | None = None, *, shot: bool = False) -> bool:
    """Does the border of a shield lie between two places? By readings it stops only enemies of whom it protects, or
    lets shots out (kalevala.r.ability_shield)."""
    if not play.state.omens:
        return False
    one, other, reading = base(here), base(there), play.ruling(SHIELDING)
    for shield in omens(play, SHIELD):
        lets_out = reading == SHOOTS_OUT and shot and one in shield.places
        spares = reading == ENEMIES_ONLY and party is not None and not play.are_enemies(party, shield.party)
        if (one in shield.places) != (other in shield.places) and not lets_out and not spares:
            return True
    return False


def is_shut_in(play: BattlePlay, here: str, party: int | None = None) -> bool:
    """Does the border of a shield lie between a place and what is not on the battlefield?"""
    return is_shielded(play, here, "", party)


def show(play: BattlePlay, figure: Figure) -> None:
    """Whoever attacks, shoots or serves a device is seen again (kalevala.r.spell_invisible)."""
    if figure.effects and lift(figure, UNSEEN):
        play.note("kriegsspiel-seen-again", "kalevala.r.spell_invisible", figure=play.name(figure))


def aim_flaw(target: Figure) -> Refused | None:
    """Why nobody can strike it or shoot at it."""
    if target.profile.hovers:
        return refuse("kalevala.19.3.4.unsterblich", "kriegsspiel-refused-hovers")
    if not target.effects:
        return None
    if has(target, STONE):
        return refuse("kalevala.r.spell_petrify", "kriegsspiel-refused-stone")
    if has(target, UNSEEN):
        return refuse("kalevala.r.spell_invisible", "kriegsspiel-refused-unseen")
    return None
