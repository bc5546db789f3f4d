"""The magic step of a round, and what triples of dice do (kalevala.r.magic_step, kalevala.r.triple).

Knows no wizard, priest or god: who can cast, what and for how much they bring with them (`hooks.Person`). Each spell is
declared, paid, contested and resolved before the next.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from walstatt.core.questions import Script, YesNo
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.core.texts import Text, shortened, text
from walstatt.games.kriegsspiel import duels, effects, hooks, messenger, orders
from walstatt.games.kriegsspiel.asking import FreePick
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.hooks import Person
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import WAGON
from walstatt.games.kriegsspiel.rolls import Thrown, throw
from walstatt.games.kriegsspiel.sheets.reader import QUOTED
from walstatt.games.kriegsspiel.spells import (
    FIELDS,
    FIGURES,
    GODS,
    WIZARDS,
    Cast,
    Contest,
    Magic,
    Ruled,
    Spell,
    Wish,
)
from walstatt.games.kriegsspiel.state import Figure

STEP, ONCE, COSTS = "kalevala.r.magic_step", "kalevala.19.3.2.einmal", "kalevala.19.3.2.kosten"
WHOLE_FIELD, RANGE, FACTORS = "kalevala.19.3.2.kleinfeld", "kalevala.r.spell_range", "kalevala.19.3.2.faktor"
GAPS, PROTECTION = "kalevala.r.factor_gaps", "kalevala.r.spell_protection"
CAST, DUEL, PASS = orders.CAST, orders.CHALLENGE, orders.HOLD
ONTO, DIRECTION, STRENGTH = "NACH", "RICHTUNG", "STÄRKE"
CAST_KEY, AT_ONCE_KEY, COUNTER_KEY = "kriegsspiel:cast", "kriegsspiel:cast-at-once", "kriegsspiel:neutralise"
TAKER_KEY: Final = "kriegsspiel:magic-roll"
MOST_PROPOSALS: Final = 60
BY_CLASS: Final = {"A": 1, "B": 2, "C": 3, "D": 4}
BY_SYMBOL: Final = {
    "lP": 1, "QlP": 1, "Le": 1, "Se": 1, "Sl": 1,
    "sP": 2, "QsP": 2, "QuW": 2, "Wi": 2, "On": 2, "FS": 2, "Pr": 2,
    "El": 3, "Mm": 3, "Sk": 3, "Bt": 3, "K": 3, "Ag": 3,
    "LS": 4, "SS": 4, "My": 4,
}
BLESSING, A_ROLL_EACH = "kalevala.r.bless_cost", 3
OF_GODS, MAY_NEUTRALISE = "kalevala.r.god_spells", 1
"""Readings: a roll for each of those whom priests choose; wizards neutralise what gods do."""
COUNTERING, IN_ITS_PLACE = "kalevala.r.neutralise_details", 1
"""The reading by which a wizard who neutralises has cast in this round."""
AGAINST_GODS: Final = 1
"""The reading by which a protection holds against what gods do, too."""
IN_OWN_TURN: Final = 1
"""The reading of the magic step by which each side has its own."""
NEAR, NEAR_ONLY = 4, 1
"""A reading: no spell of a wizard reaches farther."""
NEXT: Final = 1
"""How far priests' spells go: to what is beside them."""
PHALANX, UNLISTED = 2, 4
"""At least of a warrior in a phalanx, and of special figures that no table names (kalevala.r.factor_gaps)."""


# ---- who casts


def casters(play: BattlePlay) -> list[str]:
    """The attackers' first, then the defenders', in the order of their sheets; gods after all others."""
    return [] if play.ruling(STEP) == IN_OWN_TURN else _casters(play)


def casters_of_turn(play: BattlePlay) -> list[str]:
    """By a reading each side casts when its own turn begins."""
    return _casters(play, play.active) if play.ruling(STEP) == IN_OWN_TURN else []


def _casters(play: BattlePlay, party: int | None = None) -> list[str]:
    if not any(one.magic is not None for one in play.persons):
        return []
    state = play.state
    groups = {(one.party, one.name): place for place, one in enumerate(state.groups)}
    listed = {id: place for place, id in enumerate(state.figures)}

    def key(one: Figure) -> tuple[bool, bool, int, int, int]:
        magic = magic_of(play, one)
        declared = play.setup.parties[one.party].declared
        place = groups[one.party, one.group]
        return magic is not None and magic.late, not declared, state.order.index(one.party), place, listed[one.id]

    found = [one for one in state.present(party) if magic_of(play, one) is not None]
    return [one.id for one in sorted(found, key=key)]


def magic_of(play: BattlePlay, figure: Figure) -> Magic | None:
    for person in play.persons:
        found = person.magic(play, figure) if person.magic is not None else None
        if found is not None:
            return found
    return None


def person_of(play: BattlePlay, figure: Figure) -> Person | None:
    return next((one for one in play.persons if one.profile(figure.symbol) is not None), None)


def step(play: BattlePlay) -> Script[bool]:
    """The next caster."""
    while play.state.queue:
        caster = play.state.figures[play.state.queue.pop(0)]
        magic = magic_of(play, caster) if not caster.gone else None
        if magic is None or not _is_asked(play, caster, magic):
            continue
        before = len(play.state.cast)
        yield from _turn(play, caster)
        if magic.casts > 1 and len(play.state.cast) > before:
            play.state.queue.insert(0, caster.id)  # as long as it may cast more
        return False
    return True


def _is_asked(play: BattlePlay, caster: Figure, magic: Magic) -> bool:
    """Nobody is asked who can do nothing."""
    able = casting_flaw(play, caster, magic) is None and bool(magic.spells) and (
        magic.zeh != 0 or magic.gathers)
    return able or bool(duels.opponents(play, caster))


def _turn(play: BattlePlay, caster: Figure) -> Script[None]:
    written = yield Casting(play, caster, CAST_KEY)
    line = orders.read_line(written)
    play.note("kriegsspiel-ordered", "kalevala.16.1.befehle", STEP, seat=caster.party, group=caster.group, line=written)
    if line.command == DUEL:
        yield from duels.fight(play, caster, duels.challenged(play, caster, line.target))
    elif line.command == CAST:
        yield from perform(play, read_cast(play, caster, line.target))


class Casting(FreePick):
    """What a caster does. The options are proposals; any line that the rules allow is accepted."""

    __slots__ = ()

    def __init__(self, play: BattlePlay, caster: Figure, key: str, gift: int = 0) -> None:
        magic = magic_of(play, caster)
        args = {
            "unit": f"{caster.party}/{caster.group}", "group": caster.group, "caster": caster.id,
            "figure": play.name(caster), "round": play.state.round, "gift": gift,
            "zeh": magic.zeh if magic is not None and magic.zeh is not None else "–",
        }
        by_itself = key == AT_ONCE_KEY
        super().__init__(
            caster.party, key, STEP, lambda: proposals(play, caster, gift, duel=not by_itself),
            lambda value: judged(play, caster, value, gift, duel=not by_itself), args, describe, heading,
        )


def describe(option: str) -> Text:
    line = orders.read_line(option)
    if line.command != CAST:
        return text("kriegsspiel-magic-duel" if line.command == DUEL else "kriegsspiel-magic-none", target=line.target)
    found = _spell_named(line.target, (spell for one in hooks.persons() for spell in one.spells))
    rest = line.target.removeprefix(found.word).strip() if found is not None else ""
    name = text(f"kriegsspiel-spell-{found.key}") if found is not None else line.target
    return text("kriegsspiel-magic-cast", spell=name, target=rest)


def heading(option: str) -> str:
    """One for each spell."""
    line = orders.read_line(option)
    found = None
    if line.command == CAST:
        found = _spell_named(line.target, (spell for one in hooks.persons() for spell in one.spells))
    return f"kriegsspiel-spell-{found.key}" if found is not None else "kriegsspiel-orders-usual"


# ---- what is allowed


def judged(play: BattlePlay, caster: Figure, written: str, gift: int = 0, *, duel: bool = True) -> None:
    """Raises Refused for a line that this caster cannot carry out."""
    word, _, target = " ".join(written.split()).partition(" ")
    if word == PASS and not target:
        return
    if word == DUEL and duel:
        duels.challenged(play, caster, orders.read_line(written).target)
    elif word == CAST:
        read_cast(play, caster, orders.read_line(written).target, gift)
    else:
        raise refuse(STEP, "kriegsspiel-refused-no-magic", line=shortened(written, QUOTED))


def casting_flaw(play: BattlePlay, caster: Figure, magic: Magic, *, at_once: bool = False) -> Refused | None:
    if magic.flaw is not None:
        return magic.flaw
    if effects.is_idle(caster):
        return refuse("kalevala.r.spell_paralyse", "kriegsspiel-refused-idle", figure=play.name(caster))
    if play.state.cast.count(caster.id) >= magic.casts and not (at_once and magic.at_once):
        return refuse(ONCE, "kriegsspiel-refused-has-cast", figure=play.name(caster))
    return None


def may_cast(play: BattlePlay, caster: Figure, *, at_once: bool = False) -> bool:
    magic = magic_of(play, caster)
    return magic is not None and casting_flaw(play, caster, magic, at_once=at_once) is None


def read_cast(play: BattlePlay, caster: Figure, said: str, gift: int = 0) -> Cast:
    """What somebody may cast and can pay; raises Refused for all else."""
    magic = magic_of(play, caster)
    if magic is None:
        raise refuse(STEP, "kriegsspiel-refused-no-caster", figure=play.name(caster))
    flaw = casting_flaw(play, caster, magic, at_once=gift > 0)
    if flaw is not None:
        raise flaw
    cast = aimed(play, caster, known_spell(play, caster, magic, said), said)
    if cast.spell.check is not None:
        cast.spell.check(play, cast)
    total = int(cost(play, cast).total)
    if magic.zeh is not None and total > magic.zeh + gift:
        raise refuse(COSTS, "kriegsspiel-refused-zeh", need=total, zeh=magic.zeh + gift)
    return cast


def known_spell(play: BattlePlay, caster: Figure, magic: Magic, said: str) -> Spell:
    found = _spell_named(said, magic.spells)
    if found is not None:
        return found
    anybodys = _spell_named(said, (spell for one in hooks.persons() for spell in one.spells))
    if anybodys is None:
        words = [one.word for one in magic.spells]
        raise refuse(STEP, "kriegsspiel-refused-no-spell", line=shortened(said, QUOTED), known=words)
    person = person_of(play, caster)
    rule = person.lacks(caster, anybodys) if person is not None and person.lacks is not None else anybodys.rule
    raise refuse(rule, "kriegsspiel-refused-unknown-spell", spell=anybodys.word, figure=play.name(caster))


def spell_of(play: BattlePlay, caster: Figure, said: str) -> Spell | None:
    magic = magic_of(play, caster)
    return _spell_named(said, magic.spells) if magic is not None else None


def _spell_named(said: str, spells: Iterable[Spell]) -> Spell | None:
    """The longest word that it begins with."""
    found = [one for one in spells if said == one.word or said.startswith(f"{one.word} ")]
    return max(found, key=lambda one: len(one.word), default=None)


def aimed(play: BattlePlay, caster: Figure, spell: Spell, said: str) -> Cast:
    wish = _wish(spell, said.removeprefix(spell.word).strip())
    cast = Cast(caster, spell, wish)
    if spell.aim == FIELDS:
        places = [orders.place_of(play, one, CAST) for one in wish.named]
        _check_places(play, caster, spell, places)
        there = tuple(one for place in places for one in all_on(play, place) if _is_taken(play, spell, one))
        return cast._replace(places=tuple(dict.fromkeys(places)), figures=tuple(_once(there)))
    if spell.aim == FIGURES:
        chosen = tuple(_figure(play, one) for one in wish.named)
        if not chosen or len({one.id for one in chosen}) != len(chosen):
            raise refuse(spell.rule, "kriegsspiel-refused-at-nobody", spell=spell.word)
        for one in chosen:
            if effects.has(one, effects.UNSEEN) and play.are_enemies(one.party, caster.party):
                raise refuse("kalevala.r.spell_invisible", "kriegsspiel-refused-unseen", target=play.name(one))
            if one.profile.hovers or not _is_taken(play, spell, one):
                rule = GAPS if one.profile.hovers else spell.rule
                raise refuse(rule, "kriegsspiel-refused-not-taken", spell=spell.word, target=play.name(one))
            _check_reach(play, caster, spell, one.at)
        if spell.school == WIZARDS:  # Of vessels both small fields count.
            _check_places(play, caster, spell, [at for one in chosen for at in (one.at, one.front) if at])
        return cast._replace(places=tuple(dict.fromkeys(one.at for one in chosen)), figures=chosen)
    return cast


def _wish(spell: Spell, said: str) -> Wish:
    words = said.split()
    numbers = []
    for word in (DIRECTION, STRENGTH):
        if word in words[:-1]:
            place = words.index(word)
            if not words[place + 1].isdecimal():
                raise refuse(spell.detail, "kriegsspiel-refused-spell-line", line=shortened(said, QUOTED))
            numbers.append((word, min(int(words[place + 1][:9]), 999)))
            del words[place:place + 2]
    named, _, onto = " ".join(words).partition(f" {ONTO} ")
    return Wish(tuple(_parts(named)), tuple(_landing(one) for one in _parts(onto)), tuple(numbers))


def _parts(listed: str) -> list[str]:
    return [part for one in listed.split(",") if (part := one.strip())]


def _landing(written: str) -> tuple[str, tuple[str, ...]]:
    place, _, ids = written.partition("=")
    return place.strip(), tuple(one.strip() for one in ids.split("+")) if ids else ()


def _check_places(play: BattlePlay, caster: Figure, spell: Spell, places: Sequence[str]) -> None:
    if not places:
        raise refuse(spell.rule, "kriegsspiel-refused-at-nobody", spell=spell.word)
    for one in places:
        _check_reach(play, caster, spell, one)
    reached, edge = {places[0]}, [places[0]]
    while edge:
        beside = set(neighbours(play, edge.pop()))
        fresh = [one for one in places if one in beside and one not in reached]
        reached.update(fresh)
        edge += fresh
    if len(reached) < len(set(places)):
        raise refuse(WHOLE_FIELD, "kriegsspiel-refused-apart", spell=spell.word)


def neighbours(play: BattlePlay, place: str) -> Iterator[str]:
    """Small fields beside it, and storeys above and below; those beside a building touch its ground storey alone
    (kalevala.r.spell_range)."""
    yield from (one.to for one in play.ground.steps[place])
    house = play.ground.plan.houses.get(base(place))
    if house is not None:
        storeys = house.storeys
        at = storeys.index(place) if place in storeys else -1
        yield from (storeys[one] for one in (at - 1, at + 1) if at >= 0 and 0 <= one < len(storeys))
        yield from (one.to for one in play.ground.steps[base(place)] if at <= 0)


def is_near(play: BattlePlay, here: str, there: str) -> bool:
    """The same small field or one that it touches; of a building every storey is one of its own
    (kalevala.r.spell_range)."""
    if here == there:
        return True
    houses = play.ground.plan.houses
    inside = any(base(one) in houses and one in houses[base(one)].storeys for one in (here, there))
    touches = not inside or there in neighbours(play, here) or here in neighbours(play, there)
    return touches and play.ground.distance(here, there) <= NEXT


def _check_reach(play: BattlePlay, caster: Figure, spell: Spell, place: str) -> None:
    most = NEAR if spell.school == WIZARDS and play.ruling(RANGE) == NEAR_ONLY else spell.reach
    beyond = most is not None and play.ground.distance(caster.at, place) > most
    if most is not None and (beyond or (most == NEXT and not is_near(play, caster.at, place))):
        rule = spell.reach_rule or spell.detail
        raise refuse(rule, "kriegsspiel-refused-spell-range", spell=spell.word, at=place, most=most)
    if effects.is_shielded(play, caster.at, place, caster.party):
        raise refuse("kalevala.24.faehigkeit.zauberschutz3", "kriegsspiel-refused-shield")


def all_on(play: BattlePlay, place: str) -> list[Figure]:
    """Everybody and everything there; a vessel is on both its small fields, a building's open ground is its own."""
    return [
        one for one in play.state.present()
        if (one.at == place or (one.profile.is_vessel and one.front == place)) and not one.profile.hovers
    ]


def _is_taken(play: BattlePlay, spell: Spell, figure: Figure) -> bool:
    return spell.takes is None or spell.takes(play, figure)


def _once(figures: Iterable[Figure]) -> list[Figure]:
    return list({one.id: one for one in figures}.values())


def _figure(play: BattlePlay, id: str) -> Figure:
    found = play.state.figures.get(id)
    if found is None or found.gone:
        raise refuse(STEP, "kriegsspiel-refused-no-figure", given=shortened(id, QUOTED))
    return found


# ---- what it costs


def whole_cost(play: BattlePlay, cast: Cast) -> Tally:
    """With what is paid later."""
    return cast.spell.later(play, cast) if cast.spell.later is not None else cost(play, cast)


def cost(play: BattlePlay, cast: Cast) -> Tally:
    """For each figure the price of the spell times its factor."""
    if cast.spell.price is not None:
        return cast.spell.price(play, cast)
    tally = Tally(0, COSTS)
    for one in cast.figures:
        found = factor(play, one)
        tally.change(cast.spell.base * found.number, found.rule)
    return tally


def factor(play: BattlePlay, figure: Figure) -> Ruled:
    """How hard magic finds somebody; rider and mount each have their own."""
    for person in play.persons:
        own = person.factor(figure) if person.factor is not None else None
        if own is not None:
            return own
    profile = figure.profile
    if profile.rank and profile.is_warrior:
        number = BY_CLASS[profile.rank]
        if figure.facing and number < PHALANX:
            return Ruled(PHALANX, FACTORS, GAPS)
        return Ruled(number, FACTORS, FACTORS)
    symbol = WAGON if profile.symbol == WAGON else profile.symbol
    return Ruled(BY_SYMBOL.get(symbol, UNLISTED), FACTORS, FACTORS if symbol in BY_SYMBOL else GAPS)


# ---- casting


def perform(play: BattlePlay, cast: Cast, gift: int = 0) -> Script[None]:
    """`gift` are ZEH that must be spent now, before those in store."""
    caster, spell = cast.caster, cast.spell
    tally = cost(play, cast)
    price = int(tally.total)
    person = person_of(play, caster)
    if person is not None and person.pays is not None and price > gift:
        person.pays(play, caster, price - gift)
    if not gift:
        play.state.cast.append(caster.id)
    rules = dict.fromkeys((spell.rule, STEP, ONCE, COSTS, WHOLE_FIELD if spell.aim == FIELDS else spell.detail,
                           RANGE, *(one.rule for one in tally.changes)))
    play.note("kriegsspiel-casts", *rules, figure=play.name(caster), spell=text(f"kriegsspiel-spell-{spell.key}"),
              price=price, target=_target_words(play, cast))
    contested = yield from contest(play, cast, int(whole_cost(play, cast).total))
    if contested is None:
        if spell.voided is not None:
            yield from spell.voided(play, cast)
        return
    failed: frozenset[str] = frozenset()
    if spell.needs is not None and spell.aim == FIGURES and play.ruling(BLESSING) == A_ROLL_EACH:
        failed = yield from _rolled_for_each(play, cast, spell.needs)
    elif spell.needs is not None:
        need = Tally(spell.needs.number, spell.needs.rule)
        rolled = yield from throw(play, caster, "cast", spell.rule, need)
        key = "kriegsspiel-spell-works" if rolled.reached else "kriegsspiel-spell-fails"
        play.note(key, spell.rule, spell.needs.rule, spell.needs.reading, dice=rolled.fell, figure=play.name(caster))
        if not rolled.reached:
            return
    spared = contested | failed | protected(play, cast)
    cast = cast._replace(spared=spared, gift=gift)
    cast = cast._replace(spared=spared | (yield from _warded(play, cast)))
    yield from spell.effect(play, cast)


def spends(play: BattlePlay, cast: Cast, before: int, more: int) -> bool:
    """What comes upon the price of a spell, after `before` ZEH of it; False where it cannot be paid."""
    own, person = magic_of(play, cast.caster), person_of(play, cast.caster)
    due = max(0, before + more - cast.gift) - max(0, before - cast.gift)
    if own is not None and own.zeh is not None and due > own.zeh:
        return False
    if person is not None and person.pays is not None and due:
        person.pays(play, cast.caster, due)
    if more:
        play.note("kriegsspiel-pays-unseen", GAPS, FACTORS, COSTS, figure=play.name(cast.caster), zeh=more)
    return True


def _rolled_for_each(play: BattlePlay, cast: Cast, needs: Ruled) -> Script[frozenset[str]]:
    """On whom it fails, where a roll is made for each of them (kalevala.r.bless_cost)."""
    failed = set()
    for one in cast.figures:
        rolled = yield from throw(play, cast.caster, "cast", cast.spell.rule, Tally(needs.number, needs.rule),
                                  target=play.name(one))
        key = "kriegsspiel-spell-works" if rolled.reached else "kriegsspiel-spell-fails"
        play.note(key, cast.spell.rule, needs.rule, BLESSING, dice=rolled.fell, figure=play.name(cast.caster))
        if not rolled.reached:
            failed.add(one.id)
    return frozenset(failed)


def _target_words(play: BattlePlay, cast: Cast) -> Any:
    del play
    if cast.spell.aim == FIGURES:
        return [one.id for one in cast.figures]
    return list(cast.places) or list(cast.wish.named) or "–"


def protected(play: BattlePlay, cast: Cast) -> frozenset[str]:
    """Hostile spells of wizards and priests do nothing to them; gods do as they like."""
    found = [
        one for one in cast.figures
        if effects.has(one, effects.SAFE) and play.are_enemies(one.party, cast.caster.party)
    ] if cast.spell.school != GODS or play.ruling(PROTECTION) == AGAINST_GODS else []
    for one in found:
        play.note("kriegsspiel-spell-protected", "kalevala.19.3.2.schutz", PROTECTION, figure=play.name(one))
    return frozenset(one.id for one in found)


def _warded(play: BattlePlay, cast: Cast) -> Script[frozenset[str]]:
    """Whoever can ward a spell off from himself rolls for it; of his own side nobody does."""
    found = set()
    for one in cast.struck:
        if not play.are_enemies(one.party, cast.caster.party):
            continue
        asked = (person.resists(play, one, cast) for person in play.persons if person.resists is not None)
        need = next((number for number in asked if number is not None), None)
        if need is None:
            continue
        rolled = yield from throw(play, one, "ward", need.rule, Tally(need.number, need.rule))
        key = "kriegsspiel-wards-off" if rolled.reached else "kriegsspiel-wards-not"
        play.note(key, need.rule, need.reading, dice=rolled.fell, figure=play.name(one))
        if rolled.reached:
            found.add(one.id)
    return frozenset(found)


# ---- neutralising


def contest(play: BattlePlay, cast: Cast, price: int) -> Script[frozenset[str] | None]:
    """Who hinders it: None if it is void, else those for whom alone it is. The caster rolls once for all attempts."""
    spared: set[str] = set()
    first: Thrown | None = None
    _tell_who_is_helpless(play, cast)
    for one, person, contest in _rivals(play, cast):
        args = {
            "figure": play.name(one), "target": play.name(cast.caster), "price": contest.price, "of": price,
            "spell": text(f"kriegsspiel-spell-{cast.spell.key}"), "unit": f"{one.party}/{one.group}", "caster": one.id,
        }
        if not (yield YesNo(one.party, COUNTER_KEY, contest.rules[0], args)):
            continue
        if person.pays is not None:
            person.pays(play, one, contest.price)
        if COUNTERING in contest.rules and play.ruling(COUNTERING) == IN_ITS_PLACE:
            play.state.cast.append(one.id)
        if first is None:
            first = yield from throw(play, cast.caster, "neutralise", contest.rules[0], None)
            play.note("kriegsspiel-caster-rolls", *contest.rules, dice=first.fell, figure=play.name(cast.caster))
        need = Tally(first.sum, contest.rules[0])
        second = yield from throw(play, one, "neutralise", contest.rules[0], None, number=int(need.total))
        void = abs(second.sum - first.sum) <= 1
        key = "kriegsspiel-neutralises" if void else "kriegsspiel-neutralises-not"
        play.note(key, *contest.rules, dice=second.fell, figure=play.name(one), target=play.name(cast.caster),
                  price=contest.price)
        if void and not contest.for_itself:
            return None
        if void:
            spared.add(one.id)
    return frozenset(spared)


def _tell_who_is_helpless(play: BattlePlay, cast: Cast) -> None:
    """So that nobody waits for a question that never comes."""
    for one in play.state.present():
        person = person_of(play, one) if play.are_enemies(one.party, cast.caster.party) else None
        rule = dict(person.helpless).get(cast.spell.school) if person is not None else None
        if rule is not None:
            play.note("kriegsspiel-no-remedy", rule, figure=play.name(one),
                      spell=text(f"kriegsspiel-spell-{cast.spell.key}"))


def _rivals(play: BattlePlay, cast: Cast) -> Iterator[tuple[Figure, Person, Contest]]:
    if cast.spell.school == GODS and play.ruling(OF_GODS) != MAY_NEUTRALISE:
        return
    for one in play.state.present():
        if play.ruling(COUNTERING) == IN_ITS_PLACE and one.id in play.state.cast:
            continue
        person = person_of(play, one) if play.are_enemies(one.party, cast.caster.party) else None
        contest = person.contests(play, one, cast) if person is not None and person.contests is not None else None
        magic = magic_of(play, one) if contest is not None else None
        if person is None or contest is None or magic is None or magic.flaw is not None or effects.is_idle(one):
            continue
        if magic.zeh is None or magic.zeh >= contest.price:
            yield one, person, contest


# ---- behind the dice


def tell_of_dice(play: BattlePlay) -> Script[None]:
    """What triples do, when what they were for is settled (kalevala.r.war.wuerfelfolge)."""
    while play.thrown:
        throw_of = play.thrown.pop(0)
        if not throw_of.is_triple or not throw_of.figure.profile.is_warrior:
            continue
        if throw_of.faces[0] == messenger.SIX:
            yield from messenger.appear(play, throw_of)
        elif not effects.has(throw_of.figure, effects.COPY):
            for person in hooks.persons():
                if person.thrown is not None:
                    yield from person.thrown(play, throw_of)


def cast_at_once(play: BattlePlay, caster: Figure, gift: int) -> Script[None]:
    """A spell between two actions, paid with what a triple gave; HALTEN lets that lapse."""
    written = yield Casting(play, caster, AT_ONCE_KEY, gift)
    line = orders.read_line(written)
    if line.command == CAST:
        yield from perform(play, read_cast(play, caster, line.target, gift), gift)


# ---- proposals


def proposals(play: BattlePlay, caster: Figure, gift: int = 0, *, duel: bool = True) -> list[str]:
    """Lines that are worth a thought; always at least one."""
    magic = magic_of(play, caster)
    found = [PASS]
    if duel:
        found += [f"{DUEL} {one.id}" for one in duels.opponents(play, caster)]
    for spell in magic.spells if magic is not None else ():
        found += [line for line in _worth(play, caster, spell) if is_castable(play, caster, line, gift)]
        if len(found) >= MOST_PROPOSALS:
            break
    return found[:MOST_PROPOSALS]


def is_castable(play: BattlePlay, caster: Figure, line: str, gift: int = 0) -> bool:
    try:
        judged(play, caster, line, gift)
    except Refused:
        return False
    return True


def price(play: BattlePlay, caster: Figure, said: str) -> int:
    """What a spell would cost, whether the caster can pay for it or not; raises Refused for what cannot be cast."""
    magic = magic_of(play, caster)
    if magic is None:
        raise refuse(STEP, "kriegsspiel-refused-no-caster", figure=play.name(caster))
    cast = aimed(play, caster, known_spell(play, caster, magic, said), said)
    return int(whole_cost(play, cast).total)


def price_of(play: BattlePlay, caster: Figure, line: str, gift: int = 0) -> int:
    """Of a line that is castable; a duel costs nothing."""
    said = orders.read_line(line)
    return int(whole_cost(play, read_cast(play, caster, said.target, gift)).total) if said.command == CAST else 0


def _worth(play: BattlePlay, caster: Figure, spell: Spell) -> list[str]:
    if spell.proposals is not None:
        return [f"{CAST} {spell.word} {rest}".strip() for rest in spell.proposals(play, caster)]
    places = dict.fromkeys(one.at for one in play.state.present() if one.is_person)
    if spell.aim == FIELDS:
        return [f"{CAST} {spell.word} {place}" for place in places]
    people = [one.id for one in play.state.present() if one.is_person]
    return [f"{CAST} {spell.word} {id}" for id in people] if spell.aim == FIGURES else []
