"""The king on a battlefield (18.5, 18.7): values by lives, power points, courage around him, and who dies for him.

His symbol `KrKö/4/37` says his kind, lives and power points; lives that he loses change it. What nobody can see of him
stands in the traits of his figure, and what of that has mattered in `Figure.shown`.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from walstatt.games.kriegsspiel import effects
from walstatt.games.kriegsspiel.figures import priest
from walstatt.games.kriegsspiel.hooks import Person
from walstatt.games.kriegsspiel.profiles import ARCHER_GP, MELEE_GP, ROYAL, Profile
from walstatt.games.kriegsspiel.spells import Ruled

if TYPE_CHECKING:
    from walstatt.games.kriegsspiel.play import BattlePlay
    from walstatt.games.kriegsspiel.points import Blow
    from walstatt.games.kriegsspiel.state import Figure, State

SYMBOL, WIZARD = "Kö", "Z"
_ROYAL: Final = re.compile(r"(?P<kind>(?:Kr|Ag|Pr)Kö[A-Z]?)/(?P<lives>[1-4])/(?P<power>[0-9]{1,3})")
CLASSES: Final = {4: "D", 3: "C", 2: "B", 1: "A"}
"""By lives (kalevala.18.7.gp)."""
ORDINARY: Final = "C"
PLAIN, FIRE, PROUD, DRINK, COWARD = "plain", "fire", "proud", "drink", "coward"
"""Traits: without a palace and power an ordinary C warrior; weaknesses (kalevala.r.king_weakness)."""
WEAKNESSES: Final = frozenset((FIRE, PROUD, DRINK, COWARD))
VALUES, POWER, COURAGE, COURAGE_DETAIL = (
    "kalevala.18.7.gp", "kalevala.18.5.krieger", "kalevala.18.7.mut", "kalevala.r.king_courage",
)
DYING, DYING_DETAIL, LIVES = "kalevala.18.7.opfer", "kalevala.r.king_substitute", "kalevala.r.king_lives"
ATTACKS: Final = ("kriegsspiel-kills", "kriegsspiel-enslaves", "kriegsspiel-shot-kills")
ATTACKS_ONLY, ALLIES_TOO, BOWS_TOO = 1, 1, 2
"""Readings: nobody dies for him where he fails to survive; whose courage, and with which weapons."""
HOMELESS: Final = "kalevala.18.4.verlust"
SIX_SIDED: Final = "kalevala.r.dice_3w10"
KILLS: Final = Ruled(10, "kalevala.18.7.toeten", SIX_SIDED)
SURVIVES: Final = Ruled(8, "kalevala.18.7.ueberleben", SIX_SIDED)
FACTOR: Final = Ruled(4, "kalevala.18.7.zauberfaktor", "kalevala.18.7.zauberfaktor")
COURAGE_GP, NEAR, TIMID, PER_POINT = 2, 1, 2, 10
"""Points for his warriors, how near they must be, with how many lives a coward gives none, power points for one GP."""


def profile(symbol: str) -> Profile | None:
    found = _ROYAL.fullmatch(symbol)
    if found is None:
        return None
    rank, is_warrior = CLASSES[int(found["lives"])], found["kind"].startswith("Kr")  # kalevala.r.king_movement
    gp, weapon = MELEE_GP[rank], ROYAL if is_warrior else ""
    return Profile(SYMBOL, weapon, gp, gp, True, True, rank, ARCHER_GP[rank])


def _royal(figure: Figure) -> re.Match[str] | None:
    """Of a king with all that makes him one."""
    if figure.profile.symbol != SYMBOL or PLAIN in figure.traits:
        return None
    return _ROYAL.fullmatch(figure.symbol)


def _is_plain(figure: Figure) -> bool:
    return figure.profile.symbol == SYMBOL and PLAIN in figure.traits


def _as_warrior(play: BattlePlay, blow: Blow) -> int:
    """Whatever his lives, without palace and power he has what a C warrior has."""
    del play
    return MELEE_GP[ORDINARY] - MELEE_GP[blow.figure.profile.rank] if _is_plain(blow.figure) else 0


def _shot_as_warrior(play: BattlePlay, shooter: Figure, target: Figure) -> int:
    del play, shooter
    return ARCHER_GP[ORDINARY] - ARCHER_GP[target.profile.rank] if _is_plain(target) else 0


def _power(play: BattlePlay, blow: Blow) -> int:
    """A warrior king has a point for each ten that he holds."""
    del play
    found = _royal(blow.figure)
    return int(found["power"]) // PER_POINT if found is not None and found["kind"].startswith("Kr") else 0


def _courage(play: BattlePlay, blow: Blow) -> int:
    brave = any(not _is_timid(king) for king in _kings_beside(play, blow.figure))
    return COURAGE_GP if brave else 0


def _kings_beside(play: BattlePlay, figure: Figure) -> list[Figure]:
    """His own king, on his small field or beside it, for warriors alone; the king himself is none of them."""
    if not figure.profile.is_warrior or figure.profile.symbol == SYMBOL or figure.swims:
        return []
    return [
        one for one in play.state.present()
        if _royal(one) is not None and _inspires(play, one, figure) and not one.swims
        and play.ground.distance(one.at, figure.at) <= NEAR
    ]


def _inspires(play: BattlePlay, king: Figure, figure: Figure) -> bool:
    allies = play.ruling(COURAGE_DETAIL) == ALLIES_TOO and play.are_friendly(king.party, figure.party)
    return king.party == figure.party or allies


def _steady_aim(play: BattlePlay, shooter: Figure, target: Figure) -> int:
    """By a reading courage holds for bows, too: a shot needs less."""
    del target
    if play.ruling(COURAGE_DETAIL) != BOWS_TOO:
        return 0
    return -COURAGE_GP if any(not _is_timid(king) for king in _kings_beside(play, shooter)) else 0


def _is_timid(king: Figure) -> bool:
    found = _royal(king)
    return found is not None and COWARD in king.traits and int(found["lives"]) <= TIMID


def _fought(play: BattlePlay, attacker: Figure, target: Figure) -> None:
    """Whose king gave no courage sees now why."""
    for one in (attacker, target):
        for king in _kings_beside(play, one):
            if _is_timid(king):
                _show(king, COWARD)


def _show(king: Figure, trait: str) -> None:
    if trait not in king.shown:
        king.shown = (*king.shown, trait)


def _kills_from(figure: Figure) -> Ruled | None:
    return KILLS if _royal(figure) is not None else None


def _survives_from(figure: Figure, fire: bool) -> Ruled | None:
    if _royal(figure) is None:
        return None
    if fire and FIRE in figure.traits:
        _show(figure, FIRE)
        return None
    return SURVIVES


def _factor(figure: Figure) -> Ruled | None:
    return FACTOR if figure.profile.symbol == SYMBOL else None


# ---- who dies for him


def _rescue(play: BattlePlay, king: Figure, key: str) -> Callable[[str], None] | None:
    """First all other people on his small field, one for each such blow; then his lives, one by one."""
    found = _royal(king)
    if found is None:
        return None
    alone = king.swims or (key not in ATTACKS and play.ruling(DYING_DETAIL) == ATTACKS_ONLY)
    others = [] if alone else [one for one in play.standing().get(king.at, ()) if _would_die(play, king, one)]
    if others:
        return partial(_die_for, play, king, min(others, key=lambda one: (one.profile.price, one.id)))
    lives = int(found["lives"]) - 1
    return partial(_wound, play, king, f"{found['kind']}/{lives}/{found['power']}") if lives else None


def _would_die(play: BattlePlay, king: Figure, one: Figure) -> bool:
    """Everybody on his side but other kings, wizards, mortal or not (kalevala.r.king_substitute), and who is stone."""
    if _royal(one) is not None or one.profile.symbol == WIZARD or effects.has(one, effects.STONE):
        return False
    human = one.is_person or one.profile.is_slave
    return human and one is not king and play.are_friendly(king.party, one.party)


def _die_for(play: BattlePlay, king: Figure, other: Figure, how: str) -> None:
    name = play.name(other)
    play.remove(other, how)
    play.note("kriegsspiel-dies-for", DYING, DYING_DETAIL, figure=name, target=play.name(king))


def _wound(play: BattlePlay, king: Figure, symbol: str, how: str) -> None:
    """His class drops at once."""
    del how
    was, king.symbol = play.name(king), symbol
    play.note("kriegsspiel-wounded", LIVES, VALUES, figure=was, now=symbol)


# ---- weaknesses


def _idles(play: BattlePlay, figure: Figure) -> bool:
    """In the first round he is still drunk."""
    drunk = _royal(figure) is not None and DRINK in figure.traits and play.state.round == 1
    if drunk:
        _show(figure, DRINK)
    return drunk


def _stays(play: BattlePlay, figure: Figure) -> bool:
    del play
    proud = _royal(figure) is not None and PROUD in figure.traits
    if proud:
        _show(figure, PROUD)
    return proud


def _withhold(state: State, seat: int | None) -> None:
    """Not even his ruler knows what has not mattered yet (kalevala.r.king_weakness)."""
    del seat
    _leave_out(state, {one.id: one.shown for one in state.figures.values()})


def _deal(play: BattlePlay, seat: int | None, rng: Random) -> Callable[[State], None] | None:
    """A king whose weakness nobody has seen by now is held to have none."""
    del seat, rng
    figures = play.state.figures.values()
    secret = any(WEAKNESSES.intersection(one.traits).difference(one.shown) for one in figures)
    return partial(_leave_out, seen={one.id: one.shown for one in figures}) if secret else None


def _leave_out(state: State, seen: Mapping[str, Collection[str]]) -> None:
    for one in state.figures.values():
        hidden = WEAKNESSES.difference(seen.get(one.id, ())).intersection(one.traits)
        if hidden:
            one.traits = tuple(trait for trait in one.traits if trait not in hidden)


KING: Final = Person(
    profile=profile, types=(SYMBOL,), melee=((HOMELESS, _as_warrior), (POWER, _power), (COURAGE, _courage)),
    missiles=((HOMELESS, _shot_as_warrior), (COURAGE_DETAIL, _steady_aim)),
    kills_from=_kills_from, survives_from=_survives_from, rescue=_rescue,
    idles=_idles, stays=_stays, fought=_fought, factor=_factor, knows=priest.knows, magic=priest.own_magic,
    lacks=priest.lacks, pays=priest.pays, contests=priest.contests, withholds=_withhold, deals=_deal,
)
