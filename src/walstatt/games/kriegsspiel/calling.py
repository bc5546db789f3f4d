"""Priests call the god of their ruler to a battlefield and keep him there (20.2.4, 18.5).

    ZAUBERN Gott rufen Lähmen NACH 2A+10/18              one priest, for this ability, there
    ZAUBERN Gott rufen Lähmen, a2=7 NACH 2A+10/18        with a second one, who pays 7 of the ZEH
    ZAUBERN Gott verlängern Lähmen                       for one round more

Which abilities he has and whether he stays among people anyhow the setup says (`Party.god`). What he does there is his
own business: `hooks.Person.called` is told that he has come, stays on, or has gone.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from walstatt.core.questions import Script
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import magic, orders
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.spells import PRIESTS, THINGS, Cast, Spell
from walstatt.games.kriegsspiel.state import Calling, Figure

if TYPE_CHECKING:
    from walstatt.games.kriegsspiel.play import BattlePlay
    from walstatt.games.kriegsspiel.setup import Worshipped

CALL_RULE, EXTEND_RULE, FAILS, LOST, PRICES, DETAIL = (
    "kalevala.20.2.4.gott_rufen", "kalevala.20.2.4.verlaengern", "kalevala.20.2.4.rufen_scheitert",
    "kalevala.20.2.4.verlaengern_misslingt", "kalevala.r.call_god_cost", "kalevala.r.call_god_details",
)
REGULAR, REGULAR_LONGER, TRIPLES = (
    "kalevala.20.2.4.regulaer", "kalevala.20.2.4.regulaer_verlaengern", "kalevala.20.2.4.pasch",
)
KING, KING_DETAIL = "kalevala.18.5.priester_rufen", "kalevala.r.priest_king_call"
BASIC: Final = "Grundfähigkeit"
CALLING: Final = {1: 7, 2: 12}
"""ZEH by the number of priests, due in any case."""
STAYING, ROYAL = 3, 15
NEEDS: Final = {1: 11, 2: 10}
ROYAL_NEEDS, NEAR, MOST_LONGER, MOST_ROUNDS = 10, 1, 2, 6
CHEAP, KINGS_EASY = 1, 2
"""Readings: a king's failed call costs 7 as a priest's; he extends on 10."""
FLAT_PRICES, FLAT_LONGER = 1, 2
FLAT: Final = {1: 15, 2: 25}
LONGER_FLAT: Final = 10
FAILURE_COSTS: Final = 1
"""The reading by which a failed extension costs 3 ZEH."""


class Wanted(NamedTuple):
    """A line, understood."""

    ability: str
    level: int
    second: Figure | None
    share: int | None
    """What the second pays, if the line says so."""
    at: str

    @property
    def priests(self) -> int:
        return 2 if self.second is not None else 1


def _god(play: BattlePlay, caster: Figure, rule: str) -> Worshipped:
    god = play.setup.parties[caster.party].god
    if god is None:
        raise refuse(rule, "kriegsspiel-refused-no-god", figure=play.name(caster))
    return god


def _wanted(play: BattlePlay, cast: Cast) -> Wanted:
    caster, rule = cast.caster, cast.spell.rule
    god = _god(play, caster, rule)
    named = cast.wish.named
    ability = named[0] if named else BASIC
    if ability != BASIC and ability not in god.abilities:
        raise refuse(DETAIL, "kriegsspiel-refused-no-ability", ability=ability, known=[BASIC, *god.abilities])
    second, share = _second(play, cast, named[1] if len(named) > 1 else "")
    at = cast.wish.onto[0][0] if cast.wish.onto else caster.at
    at = orders.place_of(play, at, orders.CAST)
    if not magic.is_near(play, caster.at, at):
        raise refuse(DETAIL, "kriegsspiel-refused-spell-range", spell=cast.spell.word, at=at, most=NEAR)
    return Wanted(ability, god.abilities.get(ability, 0), second, share, at)


def _second(play: BattlePlay, cast: Cast, written: str) -> tuple[Figure | None, int | None]:
    """Another priest or priest king of the party, beside the first, who could cast the same spell now."""
    id, _, share = written.partition("=")
    if not id:
        return None, None
    other = play.state.figures.get(id.strip())
    fits = other is not None and not other.gone and _could_help(play, cast.caster, other)
    if not fits or (share and not share.strip().isdecimal()):
        raise refuse(DETAIL, "kriegsspiel-refused-second-priest", given=written)
    return other, int(share.strip()[:3]) if share else None


def _could_help(play: BattlePlay, caster: Figure, other: Figure) -> bool:
    own, beside = magic.magic_of(play, other), magic.is_near(play, other.at, caster.at)
    fellow = beside and other is not caster and other.party == caster.party
    return own is not None and fellow and CALL in own.spells and magic.casting_flaw(play, other, own) is None


def _is_royal(figure: Figure) -> bool:
    """A priest king with 100 power points calls by himself at his own price."""
    kind, _, rest = figure.symbol.partition("/")
    return kind == "PrKö" and int(rest.partition("/")[2] or 0) >= 100 and "plain" not in figure.traits


# ---- prices


def _prices(play: BattlePlay, cast: Cast, wanted: Wanted) -> tuple[int, int]:
    """What is due in any case, and what besides if it succeeds."""
    reading = play.ruling(PRICES)
    if cast.spell.key == "extend":
        flat = reading in (FLAT_PRICES, FLAT_LONGER)
        return 0, LONGER_FLAT if flat else STAYING + wanted.level
    if _is_royal(cast.caster):
        cheap = play.ruling(KING_DETAIL) == CHEAP
        return (CALLING[1], ROYAL - CALLING[1]) if cheap else (ROYAL, 0)
    due = CALLING[wanted.priests]
    more = FLAT[wanted.priests] - due if reading == FLAT_PRICES else STAYING + wanted.level
    return due, more


def _whole_price(play: BattlePlay, cast: Cast) -> Tally:
    return Tally(sum(_prices(play, cast, _wanted(play, cast))), PRICES)


def _shares(whole: int, wanted: Wanted) -> tuple[int, int]:
    """As the line says; else half each, the odd one by the first."""
    if wanted.second is None:
        return whole, 0
    second = min(whole, wanted.share) if wanted.share is not None else whole // 2
    return whole - second, second


def _price(play: BattlePlay, cast: Cast) -> Tally:
    """Of the first priest, before the roll: nothing; he pays when the dice have fallen."""
    del play, cast
    return Tally(0, PRICES)


def _check_paid(play: BattlePlay, cast: Cast, wanted: Wanted) -> None:
    """The whole price must be at hand before the roll."""
    whole = sum(_prices(play, cast, wanted))
    for one, share in zip((cast.caster, wanted.second), _shares(whole, wanted), strict=True):
        if one is not None and _zeh(play, one) < share:
            raise refuse(PRICES, "kriegsspiel-refused-zeh", need=share, zeh=_zeh(play, one))


def _zeh(play: BattlePlay, figure: Figure) -> int:
    for person in play.persons:
        found = person.magic(play, figure) if person.magic is not None else None
        if found is not None:
            return found.zeh or 0
    return 0


def _pay(play: BattlePlay, cast: Cast, wanted: Wanted, whole: int) -> None:
    for one, share in zip((cast.caster, wanted.second), _shares(whole, wanted), strict=True):
        person = next((each for each in play.persons if one is not None and each.profile(one.symbol) is not None), None)
        if one is not None and share and person is not None and person.pays is not None:
            person.pays(play, one, share)


# ---- calling


def calling_of(play: BattlePlay, party: int) -> Calling:
    """How it stands with the god of a party; a regular stay on this battlefield is one that has begun already."""
    found = play.state.callings.get(party)
    if found is not None:
        return found
    god = play.setup.parties[party].god
    if god is not None and god.stays and god.here:
        return Calling(until=god.stays, since=1, regular=True)
    return Calling()


def is_present(play: BattlePlay, party: int) -> bool:
    return calling_of(play, party).until >= play.state.round


def _check_call(play: BattlePlay, cast: Cast) -> None:
    wanted = _wanted(play, cast)
    god, now = _god(play, cast.caster, CALL_RULE), calling_of(play, cast.caster.party)
    if now.banned:
        raise refuse(LOST, "kriegsspiel-refused-god-banned")
    if play.state.round <= god.stays:
        raise refuse(REGULAR, "kriegsspiel-refused-god-regular", rounds=god.stays)
    if is_present(play, cast.caster.party):
        raise refuse(CALL_RULE, "kriegsspiel-refused-god-here")
    _check_paid(play, cast, wanted)


def _check_extend(play: BattlePlay, cast: Cast) -> None:
    wanted = _wanted(play, cast)
    now = calling_of(play, cast.caster.party)
    if not now.since or now.until != play.state.round - 1 or now.banned:
        raise refuse(EXTEND_RULE, "kriegsspiel-refused-god-not-here")
    if now.longer >= MOST_LONGER:
        raise refuse(REGULAR_LONGER if now.regular else EXTEND_RULE, "kriegsspiel-refused-god-longer",
                     most=MOST_LONGER)
    if now.regular and now.until >= MOST_ROUNDS:
        raise refuse(REGULAR_LONGER, "kriegsspiel-refused-god-six", most=MOST_ROUNDS)
    _check_paid(play, cast, wanted)


def succeeds(play: BattlePlay, caster: Figure, need: int, rule: str) -> Script[bool]:
    rolled = yield from throw(play, caster, "cast", rule, Tally(need, rule))
    key = "kriegsspiel-spell-works" if rolled.reached else "kriegsspiel-spell-fails"
    play.note(key, rule, TRIPLES, dice=rolled.fell, figure=play.name(caster))
    return rolled.reached


def _need(play: BattlePlay, cast: Cast, wanted: Wanted) -> int:
    easy = cast.spell.key == "call" or play.ruling(KING_DETAIL) == KINGS_EASY
    return ROYAL_NEEDS if _is_royal(cast.caster) and easy else NEEDS[wanted.priests]


def _both_cast(play: BattlePlay, wanted: Wanted) -> None:
    if wanted.second is not None:
        play.state.cast.append(wanted.second.id)


def _call(play: BattlePlay, cast: Cast) -> Script[None]:
    wanted = _wanted(play, cast)
    due, more = _prices(play, cast, wanted)
    rule = KING if _is_royal(cast.caster) else CALL_RULE
    reached = yield from succeeds(play, cast.caster, _need(play, cast, wanted), rule)
    if not reached:
        yield from _call_fails(play, cast)
        return
    _both_cast(play, wanted)
    _pay(play, cast, wanted, due + more)
    party, now = cast.caster.party, play.state.round
    play.state.callings[party] = Calling(since=now, until=now, ability=wanted.ability, at=wanted.at)
    play.note("kriegsspiel-god-called", rule, PRICES, DETAIL, seat=party, at=wanted.at, ability=wanted.ability,
              zeh=due + more)
    yield from _tell_gods(play, party)


def _call_fails(play: BattlePlay, cast: Cast) -> Script[None]:
    """By the dice or neutralised: what calling costs is due, not what the god was to do."""
    yield from ()
    wanted = _wanted(play, cast)
    due, _ = _prices(play, cast, wanted)
    rule = KING if _is_royal(cast.caster) else CALL_RULE
    _both_cast(play, wanted)
    _pay(play, cast, wanted, due)
    play.note("kriegsspiel-god-not-called", FAILS, rule, KING_DETAIL if rule == KING else PRICES, zeh=due)


def _extend(play: BattlePlay, cast: Cast) -> Script[None]:
    wanted = _wanted(play, cast)
    _, price = _prices(play, cast, wanted)
    party = cast.caster.party
    now = calling_of(play, party)
    reached = yield from succeeds(play, cast.caster, _need(play, cast, wanted), EXTEND_RULE)
    if not reached:
        yield from _extension_fails(play, cast)
        return
    _both_cast(play, wanted)
    _pay(play, cast, wanted, price)
    play.state.callings[party] = Calling(
        since=now.since, until=play.state.round, ability=wanted.ability, at=now.at, longer=now.longer + 1,
        regular=now.regular)
    rules = (EXTEND_RULE, PRICES, *((REGULAR_LONGER,) if now.regular else ()))
    play.note("kriegsspiel-god-stays", *rules, seat=party, ability=wanted.ability, zeh=price)
    yield from _tell_gods(play, party)


def _extension_fails(play: BattlePlay, cast: Cast) -> Script[None]:
    wanted, party = _wanted(play, cast), cast.caster.party
    now = calling_of(play, party)
    _both_cast(play, wanted)
    _pay(play, cast, wanted, STAYING if play.ruling(DETAIL) == FAILURE_COSTS else 0)
    play.state.callings[party] = Calling(since=now.since, until=now.until, banned=True, regular=now.regular)
    play.note("kriegsspiel-god-leaves", LOST, DETAIL, seat=party)
    yield from _tell_gods(play, party)


def _tell_gods(play: BattlePlay, party: int) -> Script[None]:
    for person in play.persons:
        if person.called is not None:
            yield from person.called(play, party, calling_of(play, party))


def _worth_calling(play: BattlePlay, caster: Figure) -> list[str]:
    god = play.setup.parties[caster.party].god
    return [] if god is None else [BASIC, *god.abilities]


CALL: Final = Spell(
    word="Gott rufen", key="call", rule=CALL_RULE, detail=DETAIL, school=PRIESTS, aim=THINGS, price=_price,
    check=_check_call, effect=_call, voided=_call_fails,
    proposals=_worth_calling, later=_whole_price, second=_could_help,
)
EXTEND: Final = Spell(
    word="Gott verlängern", key="extend", rule=EXTEND_RULE, detail=DETAIL, school=PRIESTS, aim=THINGS, price=_price,
    check=_check_extend, effect=_extend, voided=_extension_fails,
    proposals=_worth_calling, later=_whole_price, second=_could_help,
)
