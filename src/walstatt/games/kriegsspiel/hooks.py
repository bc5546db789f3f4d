"""The points at which a person of other chapters (king, wizard, priest, agent, god) reaches into a battle.

One person, one file under `figures/` with one entry (`Person`). The battle asks this file who there is and knows nobody
by name; what a hook is not given does nothing. Most battles have none of them, and then nothing is asked
(`BattlePlay.persons`).
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from walstatt.games.kriegsspiel.spells import Ruled

if TYPE_CHECKING:
    from random import Random

    from walstatt.core.questions import Question, Script
    from walstatt.core.tally import Tally
    from walstatt.games.kriegsspiel.play import BattlePlay
    from walstatt.games.kriegsspiel.points import Blow
    from walstatt.games.kriegsspiel.profiles import Profile
    from walstatt.games.kriegsspiel.setup import Setup
    from walstatt.games.kriegsspiel.spells import Cast, Contest, Duellist, Magic, Spell, Throw, Unseen
    from walstatt.games.kriegsspiel.state import Calling, Figure, State


@dataclass(frozen=True, kw_only=True)
class Person:
    profile: Callable[[str], Profile | None]
    """Of its own symbols; of all others nothing."""
    types: tuple[str, ...] = ()
    """What orders call it."""
    melee: tuple[tuple[str, Callable[[BattlePlay, Blow], int]], ...] = ()
    """Points for anybody in melee, each with its rule."""
    missiles: tuple[tuple[str, Callable[[BattlePlay, Figure, Figure], int]], ...] = ()
    """What changes the number that anybody's shot at somebody needs, each with its rule."""
    kills_from: Callable[[Figure], Ruled | None] | None = None
    """What its dice must show to kill."""
    survives_from: Callable[[Figure, bool], Ruled | None] | None = None
    """What its dice must show to survive; the second says whether fire, stones or pitch threaten it."""
    rescue: Callable[[BattlePlay, Figure, str], Callable[[str], None] | None] | None = None
    """If something else happens than that somebody dies: what. The last is the message that would tell his death."""
    idles: Callable[[BattlePlay, Figure], bool] | None = None
    """Does it make no attack now?"""
    stays: Callable[[BattlePlay, Figure], bool] | None = None
    """Does it never flee?"""
    fought: Callable[[BattlePlay, Figure, Figure], None] | None = None
    """A duel begins."""
    comes: Callable[[Setup], bool] | None = None
    """May it come into a battle in which it does not begin?"""
    arrives: Callable[[BattlePlay], Script[None]] | None = None
    """A round begins, before magic: who of its own comes now?"""
    acts: Callable[[BattlePlay], Script[None]] | None = None
    """After all magic of a round."""
    parts: Callable[[BattlePlay], Script[None]] | None = None
    """A round ends."""
    befalls: Callable[[BattlePlay, tuple[str, ...], str], Script[None]] | None = None
    """Something befalls places, in one of the ways of `befall`: who of its own is there unseen?"""
    unseen: Callable[[BattlePlay, tuple[str, ...]], list[Unseen]] | None = None
    """Who of its own is on places unseen, for a spell that makes them seen."""
    turn_begins: Callable[[BattlePlay], Script[bool]] | None = None
    """The turn of a party begins; False while there is more to do, in a scene of its own."""
    turn_ends: Callable[[BattlePlay], Script[None]] | None = None
    scene_ends: Callable[[BattlePlay], Script[None]] | None = None
    """Whatever happened has happened: who stands where?"""
    endures: Callable[[BattlePlay], Script[None]] | None = None
    """Hunger, thirst and frost of a round, after all others have felt them."""
    answers: Mapping[str, Callable[[BattlePlay, Question], Any]] | None = None
    """By the keys of questions of its own: what its orders say to them."""
    betrays: Callable[[BattlePlay, Figure, Tally], None] | None = None
    """Somebody strikes, supports or is struck with these points: what nobody knew of him does everybody see by them?"""
    withholds: Callable[[State, int | None], None] | None = None
    """Takes out of a copy of the state what a seat may not know."""
    deals: Callable[[BattlePlay, int | None, Random], Callable[[State], None] | None] | None = None
    """Other secrets of its own in the place of those that a seat may not know (`Game.redeal`)."""
    lingers: Callable[[BattlePlay], bool] | None = None
    """Does the battle go on although no two enemies are left?"""
    falls_to: Callable[[Figure], Ruled | None] | None = None
    """The one sum of an attacker's dice that kills it in melee, whatever the points; it strikes nobody back."""

    # ---- magic (`magic.py`)

    spells: tuple[Spell, ...] = ()
    """All that any of its figures may ever cast: their words are words of order sheets."""
    knows: Callable[[str], tuple[Spell, ...]] | None = None
    """Which of them a symbol of its own can cast, where that is not all."""
    magic: Callable[[BattlePlay, Figure], Magic | None] | None = None
    """What a figure of its own can cast now; of all others nothing."""
    lacks: Callable[[Figure, Spell], str] | None = None
    """The rule by which a figure of its own does not know a spell that others know."""
    pays: Callable[[BattlePlay, Figure, int], None] | None = None
    """ZEH are spent by a figure of its own."""
    factor: Callable[[Figure], Ruled | None] | None = None
    """The spell factor of its own figures."""
    contests: Callable[[BattlePlay, Figure, Cast], Contest | None] | None = None
    """May a figure of its own try to neutralise this spell of an enemy's?"""
    helpless: tuple[tuple[str, str], ...] = ()
    """Schools of magic that its figures never neutralise, each with the rule."""
    resists: Callable[[BattlePlay, Figure, Cast], Ruled | None] | None = None
    """What its dice must show so that a spell, its price paid, does nothing to itself."""
    duels: Callable[[BattlePlay, Figure], Duellist | None] | None = None
    """Can it be challenged to a duel of magic, and challenge others?"""
    thrown: Callable[[BattlePlay, Throw], Script[None]] | None = None
    """Somebody, not only of its own, has thrown three dice, and what they were for is settled. Asked of all persons,
    also of those who are not there."""
    messenger: Callable[[BattlePlay, Figure], Ruled | None] | None = None
    """By how much somebody needs less to survive a messenger of the gods (kalevala.20.2.3.goetterbote)."""
    never_duels: str = ""
    """The ruling by which its figures neither challenge to a duel of magic nor are challenged."""
    called: Callable[[BattlePlay, int, Calling], Script[None]] | None = None
    """Priests of a party have called its god, kept him or lost him (`calling.py`)."""


_persons: tuple[Person, ...] = ()


def enlist(found: Iterable[Person]) -> None:
    """Once, when the package is loaded."""
    global _persons  # noqa: PLW0603 - said once by the package
    _persons = tuple(found)


def persons() -> tuple[Person, ...]:
    return _persons


def spells() -> Iterator[Spell]:
    """Of everybody who can cast."""
    return (spell for one in _persons for spell in one.spells)


def spell_words() -> tuple[str, ...]:
    """As order sheets name them."""
    return tuple(dict.fromkeys(spell.word for spell in spells()))


def known_spells(symbol: str) -> tuple[Spell, ...]:
    """What somebody of that symbol could cast on any battlefield."""
    person = next((one for one in _persons if one.profile(symbol) is not None), None)
    if person is None:
        return ()
    return person.knows(symbol) if person.knows is not None else person.spells


def profile_of(symbol: str) -> Profile | None:
    return next((found for one in _persons if (found := one.profile(symbol)) is not None), None)


STRUCK, RAMMED = "struck", "rammed"
"""All on a place will roll for survival, or fight for their lives; the vessel there is rammed."""


def befall(play: BattlePlay, places: Iterable[str], how: str = STRUCK) -> Script[None]:
    """Before it happens to those whom everybody sees."""
    struck = tuple(places)
    for one in play.persons:
        if one.befalls is not None:
            yield from one.befalls(play, struck, how)


def unseen(play: BattlePlay, places: tuple[str, ...]) -> list[Unseen]:
    return [one for person in play.persons if person.unseen is not None for one in person.unseen(play, places)]


def ease(figure: Figure, need: Tally, *, fire: bool = False) -> Tally:
    """What somebody needs to survive, where his own number is lower."""
    for one in _persons:
        eased = one.survives_from(figure, fire) if one.survives_from is not None else None
        if eased is not None and eased.number < need.total:
            need.change(eased.number - int(need.total), eased.rule)
    return need


def falls_to(figure: Figure) -> Ruled | None:
    found = (one.falls_to(figure) for one in _persons if one.falls_to is not None)
    return next((one for one in found if one is not None), None)


def kill_number(figure: Figure) -> Ruled | None:
    found = (one.kills_from(figure) for one in _persons if one.kills_from is not None)
    return next((one for one in found if one is not None), None)
