"""The wizard on a battlefield: kalevala.19.3 and its rulings.

He is written as in papers: `Z/55` holds 55 ZEH, `Z/20/2` is an apprentice who knows two spells. Whoever has lost a duel
of magic is mortal, `Zs/55`.
"""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import refuse
from walstatt.games.kriegsspiel import magic
from walstatt.games.kriegsspiel.crowding import come_down, make_room
from walstatt.games.kriegsspiel.figures.wizard_spells import SPELLS
from walstatt.games.kriegsspiel.hooks import Person
from walstatt.games.kriegsspiel.profiles import MYSTIC, Profile
from walstatt.games.kriegsspiel.spells import (
    GODS,
    MYSTICS,
    PRIESTS,
    WIZARDS,
    Cast,
    Contest,
    Duellist,
    Magic,
    Ruled,
    Spell,
    Throw,
)
from walstatt.games.kriegsspiel.state import Figure

if TYPE_CHECKING:
    from walstatt.games.kriegsspiel.play import BattlePlay

IMMORTAL, MORTAL = "Z", "Zs"
_WIZARD: Final = re.compile(r"(?P<kind>Zs?)/(?P<zeh>[0-9]{1,3})(?:/(?P<known>[0-9]{1,2}))?")
MOST_ZEH: Final = 100
PACE: Final = 4
GAIN, LESS, GIFT = 30, 20, 10
"""ZEH by a triple: all of them, what is left where ten lapse, and what must be spent at once."""
TRIPLE, ABSENT, AT_ONCE, TRIPLES = (
    "kalevala.19.3.2.pasch", "kalevala.19.3.2.pasch_abwesend", "kalevala.r.immediate_ten", "kalevala.r.triple",
)
STORE, LEARNING, ON_THE_FIELD = (
    "kalevala.19.3.2.start", "kalevala.19.3.4.lehrling_lernen", "kalevala.19.3.4.lehrling_ksp",
)
MORTALITY, MORTAL_ZEH, LOST, LASTS = (
    "kalevala.19.3.4.sterblich", "kalevala.19.3.4.sterblich_zeh", "kalevala.19.3.3.duell_verloren",
    "kalevala.r.duel_three_gr",
)
COUNTER, COUNTER_COST, COUNTER_DETAIL = (
    "kalevala.19.3.3.entkraeften", "kalevala.19.3.3.entkraeften_kosten", "kalevala.r.neutralise_details",
)
SURVIVES: Final = Ruled(7, MORTALITY, MORTALITY)
FALLS: Final = Ruled(17, "kalevala.19.3.4.nahkampf", "kalevala.r.seventeen")
MORTAL_FACTOR: Final = Ruled(3, "kalevala.19.3.2.faktor", "kalevala.19.3.2.faktor")
TEN: Final = 10
USES_IT_UP: Final = 1
GROWING_UP, NEVER = "kalevala.r.apprentice_end", 1


def profile(symbol: str) -> Profile | None:
    """Immortal he hovers and takes no room; mortal he takes one REH, and never attacks (kalevala.19.3.1.raum)."""
    found = _WIZARD.fullmatch(symbol)
    if found is None:
        return None
    if found["kind"] == MORTAL:
        return Profile(IMMORTAL, person=True, pace=PACE)
    return Profile(IMMORTAL, room=0, pace=PACE, hovers=True)


def _found(figure: Figure) -> re.Match[str] | None:
    return _WIZARD.fullmatch(figure.symbol) if figure.symbol.startswith(IMMORTAL) else None


def _written(kind: str, zeh: int, known: int | None) -> str:
    return f"{kind}/{zeh}" + (f"/{known}" if known is not None else "")


def zeh_of(figure: Figure) -> int:
    found = _found(figure)
    return int(found["zeh"]) if found is not None else 0


def known_of(figure: Figure) -> int | None:
    """How many spells an apprentice knows; None for a wizard."""
    found = _found(figure)
    return int(found["known"]) if found is not None and found["known"] is not None else None


# ---- casting


def _knows(symbol: str) -> tuple[Spell, ...]:
    """As far as an apprentice has learned; a mortal wizard none (kalevala.19.3.4.sterblich)."""
    found = _WIZARD.fullmatch(symbol)
    if found is None or found["kind"] == MORTAL:
        return ()
    return SPELLS if found["known"] is None else SPELLS[: int(found["known"])]


def _magic(play: BattlePlay, figure: Figure) -> Magic | None:
    found = _found(figure)
    if found is None:
        return None
    known = known_of(figure)
    flaw = None
    if found["kind"] == MORTAL:
        flaw = refuse(LOST, "kriegsspiel-refused-mortal", figure=play.name(figure))
    return Magic(SPELLS[:known] if known is not None else SPELLS, int(found["zeh"]), flaw,
                 at_once=known is None and play.ruling(AT_ONCE) != USES_IT_UP)


def _lacks(figure: Figure, spell: Spell) -> str:
    """Priests' spells are none of his; an apprentice learns his one after another."""
    return LEARNING if known_of(figure) is not None and spell.school == WIZARDS else spell.rule


def _pays(play: BattlePlay, figure: Figure, zeh: int) -> None:
    del play
    found = _found(figure)
    assert found is not None
    figure.symbol = _written(found["kind"], max(0, int(found["zeh"]) - zeh), known_of(figure))


def _contests(play: BattlePlay, figure: Figure, cast: Cast) -> Contest | None:
    """Spells of wizards, the mystic's vortex (kalevala.r.war.strudel_ablauf), and where that is read so what gods do,
    as dear as a wizard's spell of that name would be (kalevala.r.god_spells)."""
    if cast.spell.school not in (WIZARDS, MYSTICS, GODS):
        return None
    del figure
    spent = int(magic.cost(play, cast).total)
    return Contest(-(-spent // TEN), (COUNTER, COUNTER_COST, COUNTER_DETAIL))


def _factor(figure: Figure) -> Ruled | None:
    found = _found(figure)
    return MORTAL_FACTOR if found is not None and found["kind"] == MORTAL else None


# ---- duels


def _duels(play: BattlePlay, figure: Figure) -> Duellist | None:
    """Mortal ones neither challenge nor are challenged (kalevala.r.duel_details)."""
    del play
    found = _found(figure)
    if found is None or found["kind"] == MORTAL:
        return None

    def loses(play: BattlePlay, winner: Figure) -> Script[None]:
        del winner
        yield from _become_mortal(play, figure)

    return Duellist(0, (), loses)


def _become_mortal(play: BattlePlay, figure: Figure) -> Script[None]:
    """He stays where he is, takes room now, and casts no more."""
    found = _found(figure)
    assert found is not None
    was = play.name(figure)
    figure.symbol = _written(MORTAL, int(found["zeh"]), known_of(figure))
    play.note("kriegsspiel-mortal", LOST, MORTALITY, LASTS, figure=was, now=figure.symbol)
    come_down(play, figure)
    yield from make_room(play, [figure])


# ---- danger


def _survives_from(figure: Figure, fire: bool) -> Ruled | None:
    del fire
    found = _found(figure)
    return SURVIVES if found is not None and found["kind"] == MORTAL else None


def _falls_to(figure: Figure) -> Ruled | None:
    found = _found(figure)
    return FALLS if found is not None and found["kind"] == MORTAL else None


def _idles(play: BattlePlay, figure: Figure) -> bool:
    """He never attacks in melee."""
    del play
    return _found(figure) is not None


# ---- triples


def _thrown(play: BattlePlay, throw: Throw) -> Script[None]:
    """His ruler's warriors make his ZEH; the mystic takes them where he alone is, or where that is chosen."""
    party = throw.figure.party
    wizard = next((one for one in play.state.present(party) if _found(one) is not None), None)
    mystic = next((one for one in play.state.present(party) if one.profile.symbol == MYSTIC), None)
    if wizard is not None and mystic is not None:
        args = {"figure": play.name(throw.figure)}
        rule = "kalevala.r.war.mystiker_zeh"
        taker = yield Pick(party, magic.TAKER_KEY, rule, [wizard.id, mystic.id], args,
                           describe=lambda id: play.name(play.state.figures[id]))
        wizard, mystic = (wizard, None) if taker == wizard.id else (None, mystic)
    if wizard is not None:
        yield from _gain(play, wizard, throw)
    elif mystic is not None:
        _mystic_gains(play, mystic, throw)
    else:
        play.state.far_triples[party] = play.state.far_triples.get(party, 0) + 1
    if wizard is None and mystic is None and play.setup.parties[party].far_wizard:
        play.note("kriegsspiel-far-triple", ABSENT, TRIPLES, figure=play.name(throw.figure), seat=party, zeh=LESS)


def _gain(play: BattlePlay, wizard: Figure, throw: Throw) -> Script[None]:
    found = _found(wizard)
    assert found is not None
    known = known_of(wizard)
    if found["kind"] == MORTAL:
        _credit(play, wizard, throw, MORTAL_ZEH, learns=known is not None)
    elif known is not None:
        _credit(play, wizard, throw, LEARNING, ON_THE_FIELD, learns=True)
        if magic.may_cast(play, wizard):
            yield from magic.cast_at_once(play, wizard, 0)
    else:
        play.note("kriegsspiel-triple", TRIPLE, TRIPLES, AT_ONCE, figure=play.name(throw.figure),
                  target=play.name(wizard))
        if magic.may_cast(play, wizard, at_once=True):
            yield from magic.cast_at_once(play, wizard, GIFT)
        _credit(play, wizard, throw, TRIPLE, STORE, AT_ONCE)


def _credit(play: BattlePlay, wizard: Figure, throw: Throw, *rules: str, learns: bool = False) -> None:
    """Anything above a hundred lapses."""
    found, known = _found(wizard), known_of(wizard)
    assert found is not None
    was = play.name(wizard)
    if known is not None and learns:
        known = learned(known, stays=play.ruling(GROWING_UP) == NEVER)
    wizard.symbol = _written(found["kind"], min(MOST_ZEH, int(found["zeh"]) + LESS), known)
    play.note("kriegsspiel-gains-zeh", *rules, TRIPLES, figure=play.name(throw.figure), target=was, now=wizard.symbol)


def learned(known: int, *, stays: bool) -> int | None:
    """One more spell; with the last he is a wizard, unless by a reading he stays an apprentice for ever."""
    return min(known + 1, len(SPELLS)) if stays or known + 1 < len(SPELLS) else None


def _mystic_gains(play: BattlePlay, mystic: Figure, throw: Throw) -> None:
    was, (kind, _, zeh) = play.name(mystic), mystic.symbol.partition("/")
    mystic.symbol = f"{kind}/{min(MOST_ZEH, int(zeh or 0) + LESS)}"
    play.note("kriegsspiel-gains-zeh", "kalevala.14.3.zeh", "kalevala.r.war.mystiker_zeh",
              figure=play.name(throw.figure), target=was, now=mystic.symbol)


WIZARD: Final = Person(
    profile=profile, types=(IMMORTAL,), idles=_idles, survives_from=_survives_from, falls_to=_falls_to, spells=SPELLS,
    knows=_knows, magic=_magic, lacks=_lacks, pays=_pays, factor=_factor, contests=_contests, duels=_duels,
    thrown=_thrown,
    helpless=((PRIESTS, "kalevala.19.3.3.entkraeften_priester"),),
)
