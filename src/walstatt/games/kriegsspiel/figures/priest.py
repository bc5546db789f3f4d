"""Priests on a battlefield (20.2.3, 20.2.4), and the magic of priest kings (18.5).

A priest is written as in papers, `Pr/23`, of another cult `PrD/23`. What a priest king has of ZEH is a trait of his,
`zeh:20`; what is left of it when he has cast something is shown, and goes back to the world.
"""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from walstatt.core.questions import Script
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import calling, effects, magic, siege
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.hooks import Person
from walstatt.games.kriegsspiel.profiles import OTHERS, Profile
from walstatt.games.kriegsspiel.spells import (
    FIGURES,
    OFFERINGS,
    PRIESTS,
    THINGS,
    WIZARDS,
    Cast,
    Contest,
    Duellist,
    Magic,
    Ruled,
    Spell,
)
from walstatt.games.kriegsspiel.state import Effect, Figure, Omen

if TYPE_CHECKING:
    from walstatt.games.kriegsspiel.play import BattlePlay

SYMBOL: Final = "Pr"
_PRIEST: Final = re.compile(r"Pr(?P<cult>[A-Z]?)(?:/(?P<zeh>[0-9]{1,3}))?")
_KING: Final = re.compile(r"PrKö(?P<cult>[A-Z]?)/[1-4]/(?P<power>[0-9]{1,3})")
ZEH: Final = "zeh:"
"""A trait of a priest king: what he can spend."""
COST: Final = re.compile(r"(?P<key>[a-z-]{1,12}):(?P<cost>[0-9]{1,3})")
"""Traits of a priest of another cult: what each of its spells costs."""
PLAIN: Final = "plain"
MIGHTY: Final = 100
"""Power points with which a priest king calls his god himself, or casts twice."""
BLESS, FEAR, BREAD = "kalevala.20.2.4.segnen", "kalevala.20.2.4.furcht", "kalevala.20.2.4.brot_wasser"
INSIDE, ONCE_A_ROUND, SURE = (
    "kalevala.20.2.4.brot_wasser_ort", "kalevala.20.2.4.brot_wasser_einmal", "kalevala.r.bread_water_roll",
)
RADIUS, CHOICE, AS_WIZARDS, COSTS, TRIPLES = (
    "kalevala.20.2.3.radius", "kalevala.20.2.3.auswahl", "kalevala.20.2.3.wie_zauberer", "kalevala.r.bless_cost",
    "kalevala.20.2.4.pasch",
)
COUNTER, COUNTER_WIZARD, COUNTER_COST = (
    "kalevala.20.2.3.entkraeften_priester", "kalevala.20.2.3.entkraeften_zauberer",
    "kalevala.19.3.3.entkraeften_kosten",
)
NO_TASKS, NO_DUEL, CULTS = "kalevala.20.2.3.keine_aufgaben", "kalevala.r.priest_duel", "kalevala.r.other_cults"
HELP, HELP_DETAIL = "kalevala.20.2.3.goetterbote", "kalevala.r.messenger_priest"
OFFER, OFFER_DETAIL = "kalevala.18.5.priester_umwandeln", "kalevala.r.priest_king_convert"
DUELS_LOST: Final = "kalevala.19.3.3.duell_verloren"
KINGS_CULT: Final = "kalevala.20.kulte.koenig"
NEAR, LESS, TEN, HARDER, SUCCEEDS = 1, 2, 10, 1, 10
PRICE, PER_FIELD = 2, 5
FLAT, WITHOUT_FACTOR = 1, 2
"""Readings of what Segnen and Furcht cost."""
ROLLS: Final = 1
"""The reading by which Brot und Wasser needs a roll."""
OFFERS_IN_BATTLE, AMONG_PRIESTS, SETTLED_ALONE = 1, 1, 1
"""Readings: priest kings make ZEH in battles too; priests duel with each other; a cult has what was settled of it."""
OFFERING, RATE, MOST_ZEH = 50, 2, 100
"""Power points for making ZEH, RE for one of them, and the most that he stores."""


def profile(symbol: str) -> Profile | None:
    return OTHERS[SYMBOL] if _PRIEST.fullmatch(symbol) else None


# ---- what he has


def zeh_of(figure: Figure) -> int:
    found = _PRIEST.fullmatch(figure.symbol)
    if found is not None:
        return int(found["zeh"] or 0)
    return next((int(one.removeprefix(ZEH)) for one in figure.traits if one.startswith(ZEH)), 0)


def _is_king(figure: Figure) -> bool:
    return _KING.fullmatch(figure.symbol) is not None and PLAIN not in figure.traits


def is_mighty(figure: Figure) -> bool:
    found = _KING.fullmatch(figure.symbol)
    return found is not None and int(found["power"]) >= MIGHTY and _is_king(figure)


def cult_of(figure: Figure) -> str:
    found = _PRIEST.fullmatch(figure.symbol) or _KING.fullmatch(figure.symbol)
    return found["cult"] if found is not None else ""


def casts(figure: Figure) -> bool:
    return _PRIEST.fullmatch(figure.symbol) is not None or _is_king(figure)


def knows(symbol: str) -> tuple[Spell, ...]:
    """Of priests and priest kings, as far as their symbol says it."""
    found = _PRIEST.fullmatch(symbol) or _KING.fullmatch(symbol)
    if found is None:
        return ()
    own = COMMON if found["cult"] else SPELLS
    return (*own, SACRIFICE) if _KING.fullmatch(symbol) else own


def own_magic(play: BattlePlay, figure: Figure) -> Magic | None:
    """Priests of other cults have no god whom they could call; what their spells cost the game master may have said."""
    if not casts(figure):
        return None
    offers = (SACRIFICE,) if _offers(play, figure) else ()
    if not cult_of(figure):
        return Magic((*SPELLS, *offers), zeh_of(figure), gathers=bool(offers))
    settled = _settled(figure)
    as_others = not settled and play.ruling(CULTS) != SETTLED_ALONE
    spells = tuple(one for one in COMMON if as_others or one.key in settled)
    return Magic((*spells, *offers), zeh_of(figure), casts=2 if is_mighty(figure) else 1, gathers=bool(offers))


def _offers(play: BattlePlay, figure: Figure) -> bool:
    found = _KING.fullmatch(figure.symbol)
    strong = found is not None and int(found["power"]) >= OFFERING and _is_king(figure)
    return strong and play.ruling(OFFER_DETAIL) == OFFERS_IN_BATTLE


def _settled(figure: Figure) -> dict[str, int]:
    found = (COST.fullmatch(one) for one in figure.traits if not one.startswith(ZEH))
    return {one["key"]: int(one["cost"]) for one in found if one is not None}


def pays(play: BattlePlay, figure: Figure, zeh: int) -> None:
    del play
    left = min(MOST_ZEH, max(0, zeh_of(figure) - zeh))
    found = _PRIEST.fullmatch(figure.symbol)
    if found is not None:
        figure.symbol = f"{SYMBOL}{found['cult']}/{left}"
        return
    figure.traits = (*(one for one in figure.traits if not one.startswith(ZEH)), f"{ZEH}{left}")
    figure.shown = (*(one for one in figure.shown if not one.startswith(ZEH)), f"{ZEH}{left}")


def lacks(figure: Figure, spell: Spell) -> str:
    """What wizards do he leaves to them; of his own art only what his cult has."""
    if spell.school == OFFERINGS:
        return OFFER_DETAIL
    if spell.school != PRIESTS:
        return NO_TASKS
    return KINGS_CULT if _is_king(figure) and cult_of(figure) else CULTS if cult_of(figure) else NO_TASKS


# ---- blessing and fear


def _dear(play: BattlePlay, cast: Cast) -> Tally:
    """For each chosen figure times its factor; by readings once for all, or without factors."""
    each = _settled(cast.caster).get(cast.spell.key, PRICE)
    reading, tally = play.ruling(COSTS), Tally(0, COSTS)
    if reading == FLAT:
        return tally.change(each, cast.spell.rule)
    for one in cast.figures:
        found = magic.factor(play, one)
        tally.change(each * (1 if reading == WITHOUT_FACTOR else found.number), found.rule)
    return tally


def _changing(play: BattlePlay, cast: Cast, amount: int) -> Script[None]:
    yield from ()
    for one in cast.struck:
        effects.lay(one, Effect(effects.DICE, cast.spell.until(play), cast.spell.rule, amount))
    struck = [one.id for one in cast.struck]
    play.note(f"kriegsspiel-spell-{cast.spell.key}-done", cast.spell.rule, COSTS, RADIUS, CHOICE, AS_WIZARDS,
              figures=struck or "–", count=len(struck))


def _bless(play: BattlePlay, cast: Cast) -> Script[None]:
    yield from _changing(play, cast, 2)


def _frighten(play: BattlePlay, cast: Cast) -> Script[None]:
    yield from _changing(play, cast, -2)


def _in_reach(play: BattlePlay, caster: Figure, *, hostile: bool) -> list[str]:
    """All of one side around him, and each of them alone."""
    ids = [
        one.id for one in play.state.present()
        if one.is_person and not one.profile.hovers and magic.is_near(play, caster.at, one.at)
        and play.are_enemies(caster.party, one.party) == hostile and (hostile or one.party == caster.party)
    ]
    return [", ".join(ids[:count]) for count in range(len(ids), 0, -1)]


# ---- bread and water


def _fortress(play: BattlePlay, caster: Figure) -> siege.Fortress:
    """The one in which he is."""
    here = base(caster.at)
    found = next((one for one in siege.fortresses(play) if here in one.fields), None)
    if found is None or play.are_enemies(found.party, caster.party):
        raise refuse(INSIDE, "kriegsspiel-refused-no-fortress", figure=play.name(caster))
    return found


def _check_bread(play: BattlePlay, cast: Cast) -> None:
    if cast.wish.named or cast.wish.onto:
        raise refuse(INSIDE, "kriegsspiel-refused-whole-fortress")
    _fortress(play, cast.caster)


def _price_of_bread(play: BattlePlay, cast: Cast) -> Tally:
    each = _settled(cast.caster).get(cast.spell.key, PER_FIELD)
    return Tally(0, BREAD).change(each * len(_fortress(play, cast.caster).fields), INSIDE)


def _feed(play: BattlePlay, cast: Cast) -> Script[None]:
    """One round more without hunger; where that has begun, one less to survive it in this round."""
    if play.ruling(SURE) == ROLLS and not (yield from calling.succeeds(play, cast.caster, SUCCEEDS, BREAD)):
        return
    fortress, state = _fortress(play, cast.caster), play.state
    again = effects.is_under(play, effects.FED, fortress.name)
    hungry = state.sieges.get(fortress.name, 0) > siege.free_rounds(play, fortress)
    if not again:
        state.omens.append(Omen(effects.FED, state.round, BREAD, (fortress.name,)))
        if not hungry:
            state.bread[fortress.name] = state.bread.get(fortress.name, 0) + 1
    how = "again" if again else "hungry" if hungry else "later"
    play.note("kriegsspiel-spell-bread-done", BREAD, INSIDE, ONCE_A_ROUND, SURE, at=fortress.name, how=how)


def _worth_feeding(play: BattlePlay, caster: Figure) -> list[str]:
    here = base(caster.at)
    besieged = (one for one in siege.fortresses(play) if here in one.fields and one.name in play.state.sieges)
    return ["" for _ in besieged]


COMMON: Final = (
    Spell(
        word="Segnen", key="bless", rule=BLESS, detail=COSTS, school=PRIESTS, base=PRICE, aim=FIGURES, reach=NEAR,
        reach_rule=RADIUS, price=_dear, needs=Ruled(SUCCEEDS, BLESS, TRIPLES), effect=_bless,
        proposals=lambda play, caster: _in_reach(play, caster, hostile=False),
    ),
    Spell(
        word="Furcht", key="fear", rule=FEAR, detail=COSTS, school=PRIESTS, base=PRICE, aim=FIGURES, reach=NEAR,
        reach_rule=RADIUS, price=_dear, needs=Ruled(SUCCEEDS, FEAR, TRIPLES), effect=_frighten, hostile=True,
        proposals=lambda play, caster: _in_reach(play, caster, hostile=True),
    ),
    Spell(
        word="Brot und Wasser", key="bread", rule=BREAD, detail=SURE, school=PRIESTS, base=PER_FIELD, aim=THINGS,
        price=_price_of_bread, check=_check_bread, effect=_feed, proposals=_worth_feeding,
    ),
)
SPELLS: Final = (*COMMON, calling.CALL, calling.EXTEND)


# ---- what a priest king offers up, by a reading


def _is_offered(play: BattlePlay, figure: Figure) -> bool:
    """Own people and animals that have a price, as in his realm; neither wizards nor kings."""
    del play
    return _worth(figure) > 0 and not effects.has(figure, effects.STONE)


def _worth(figure: Figure) -> int:
    one = figure.profile
    return 1 if one.is_slave else one.price if one.is_person or one.is_animal else 0


def _check_offering(play: BattlePlay, cast: Cast) -> None:
    others = [one for one in cast.figures if one.party != cast.caster.party or one is cast.caster]
    if others:
        raise refuse(OFFER_DETAIL, "kriegsspiel-refused-offering", figure=play.name(others[0]))
    room = MOST_ZEH - zeh_of(cast.caster)
    if _gain(cast) > room:
        raise refuse(OFFER_DETAIL, "kriegsspiel-refused-offering-room", zeh=_gain(cast), room=room)


def _gain(cast: Cast) -> int:
    return sum(map(_worth, cast.figures)) // RATE


def _offer(play: BattlePlay, cast: Cast) -> Script[None]:
    yield from ()
    names, gain = [play.name(one) for one in cast.figures], _gain(cast)
    for one in cast.figures:
        play.remove(one)
    pays(play, cast.caster, -gain)
    play.note("kriegsspiel-spell-offer-done", OFFER, OFFER_DETAIL, figures=names, zeh=gain, all=zeh_of(cast.caster))


def _beside_him(play: BattlePlay, caster: Figure) -> list[str]:
    """Each slave and each animal on his small field: people are too dear to be proposed."""
    there = play.standing().get(caster.at, ())
    return [one.id for one in there if one.party == caster.party and not one.is_person and _worth(one) >= RATE]


SACRIFICE: Final = Spell(
    word="Opfern", key="offer", rule=OFFER, detail=OFFER_DETAIL, school=OFFERINGS, aim=FIGURES, reach=0,
    takes=_is_offered, check=_check_offering, price=lambda play, cast: Tally(0, OFFER_DETAIL),  # noqa: ARG005 - free
    effect=_offer, proposals=_beside_him,
)


# ---- duels, by a reading


def _duels(play: BattlePlay, figure: Figure) -> Duellist | None:
    """With other priests alone; whoever loses has no ZEH left, and nobody who has none fights one."""
    able = _PRIEST.fullmatch(figure.symbol) is not None and zeh_of(figure) > 0
    if not able or play.ruling(NO_DUEL) != AMONG_PRIESTS:
        return None

    def loses(play: BattlePlay, winner: Figure) -> Script[None]:
        yield from ()
        play.note("kriegsspiel-priest-beaten", NO_DUEL, DUELS_LOST, figure=play.name(figure),
                  target=play.name(winner), zeh=zeh_of(figure))
        pays(play, figure, zeh_of(figure))

    return Duellist(0, (NO_DUEL,), loses, art=PRIESTS)


# ---- against other magic


def contests(play: BattlePlay, figure: Figure, cast: Cast) -> Contest | None:
    """Spells of priests wholly; those of wizards for himself alone, where he would be struck."""
    if not casts(figure):
        return None
    price = -(-int(magic.whole_cost(play, cast).total) // TEN)
    if cast.spell.school == PRIESTS:
        return Contest(price, (COUNTER, COUNTER_COST, "kalevala.19.3.3.entkraeften"))
    struck = any(one is figure for one in cast.figures) and not effects.has(figure, effects.SAFE)
    if cast.spell.school == WIZARDS and struck:
        return Contest(price, (COUNTER_WIZARD, COUNTER_COST, COUNTER), for_itself=True)
    return None


def _messenger(play: BattlePlay, figure: Figure) -> Ruled | None:
    """Several priests help no more than one; by a reading they do harm."""
    near = any(
        _PRIEST.fullmatch(one.symbol) and play.are_friendly(one.party, figure.party)
        and magic.is_near(play, one.at, figure.at) for one in play.state.present()
    )
    return Ruled(-LESS if play.ruling(HELP_DETAIL) == HARDER else LESS, HELP, HELP_DETAIL) if near else None


PRIEST: Final = Person(
    profile=profile, spells=(*SPELLS, SACRIFICE), knows=knows, magic=own_magic, lacks=lacks, pays=pays,
    contests=contests, messenger=_messenger, duels=_duels, never_duels=NO_DUEL,
)
