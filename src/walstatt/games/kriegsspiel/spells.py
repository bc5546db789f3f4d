"""What a spell is. Wizards, priests, mystics and gods bring theirs through `hooks.Person.magic`; `magic.py` casts them.

    ZAUBERN Lähmen 2A+10/17, 2A+10/18             whole small fields that hang together
    ZAUBERN Segnen a1, a4                         chosen figures
    ZAUBERN Versetzen 2A+10/17 NACH 2A+10/30, 2A+10/31=a1+a2
    ZAUBERN Lokaler Wind c3 RICHTUNG 2 STÄRKE 3
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from walstatt.core.questions import Script
    from walstatt.core.refusal import Refused
    from walstatt.core.tally import Tally
    from walstatt.games.kriegsspiel.play import BattlePlay
    from walstatt.games.kriegsspiel.state import Figure

WIZARDS, PRIESTS, MYSTICS, GODS, OFFERINGS = "wizards", "priests", "mystics", "gods", "offerings"
"""Whose art a spell is: by it is decided who may neutralise it and whom a protection helps."""
FIELDS, FIGURES, THINGS = "fields", "figures", "things"
"""What its line names: whole small fields that hang together with all who are there, chosen figures, or something else
that the spell reads by itself (a river, a gate, nothing)."""


class Ruled(NamedTuple):
    """A number, the rule that says so, and the ruling on how to read it."""

    number: int
    rule: str
    reading: str


class Wish(NamedTuple):
    """A line, taken apart: what stands before NACH, what behind it, and numbers by their words."""

    named: tuple[str, ...]
    onto: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Places, each with the ids of who is to go there; nobody named: whoever finds room."""
    numbers: tuple[tuple[str, int], ...] = ()

    def number(self, word: str) -> int | None:
        return dict(self.numbers).get(word)


class Cast(NamedTuple):
    """A spell that somebody casts now."""

    caster: Figure
    spell: Spell
    wish: Wish
    places: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()
    """All whom it takes in, and who are paid for."""
    spared: frozenset[str] = frozenset()
    """Ids of those on whom it has no effect all the same: protected, or they have warded it off."""
    gift: int = 0
    """ZEH of a triple that pay for it before those in store."""

    @property
    def struck(self) -> list[Figure]:
        return [one for one in self.figures if one.id not in self.spared and not one.gone]


class Unseen(NamedTuple):
    """A camouflaged group on a small field that a spell takes in."""

    figures: tuple[Figure, ...]
    """Who they would be."""
    show: Callable[[], list[Figure]]
    """They are found, and stand among the others."""
    keep: Callable[[Sequence[Figure]], None]
    """They stay hidden with what a spell has done to them."""


@dataclass(frozen=True, kw_only=True)
class Spell:
    word: str
    """As orders name it."""
    key: str
    """The end of the keys of its words: `kriegsspiel-spell-KEY`, `kriegsspiel-spell-KEY-about`."""
    rule: str
    detail: str
    """The ruling on its effect."""
    school: str = WIZARDS
    base: int = 0
    """ZEH for a figure of factor 1."""
    aim: str = FIELDS
    onto: bool = False
    """Does its line say behind NACH where to?"""
    reach: int | None = None
    """Small fields from its caster; None for the whole battlefield."""
    reach_rule: str = ""
    """The rule of that, where it is not `detail`."""
    takes: Callable[[BattlePlay, Figure], bool] | None = None
    """Who on a small field is taken in and paid for; nothing: everybody and everything but who hovers."""
    price: Callable[[BattlePlay, Cast], Tally] | None = None
    """Where it is no sum over figures."""
    check: Callable[[BattlePlay, Cast], None] | None = None
    """Raises Refused for what is not allowed."""
    needs: Ruled | None = None
    """What its caster's dice must show; most spells need no roll."""
    effect: Callable[[BattlePlay, Cast], Script[None]]
    lasts: int = 1
    """Rounds, with that in which it is cast."""
    voided: Callable[[BattlePlay, Cast], Script[None]] | None = None
    """What it comes to if it is neutralised, beside what was paid before."""
    hostile: bool = False
    """Is it for enemies, where a small field is named and figures are chosen?"""
    later: Callable[[BattlePlay, Cast], Tally] | None = None
    """What it costs in all, where that is paid once the dice have fallen."""
    second: Callable[[BattlePlay, Figure, Figure], bool] | None = None
    """Who could be named as a second caster beside the first."""
    proposals: Callable[[BattlePlay, Figure], list[str]] | None = None
    """What is worth a thought behind its word."""

    def until(self, play: BattlePlay) -> int:
        return play.state.round + self.lasts - 1


class Magic(NamedTuple):
    """What somebody has of it now."""

    spells: tuple[Spell, ...]
    zeh: int | None
    """What it can spend; None for who spends nothing."""
    flaw: Refused | None = None
    """Why it casts nothing at the moment."""
    late: bool = False
    """After all others (kalevala.r.magic_step): gods."""
    at_once: bool = False
    """May it cast again in this round, by a triple?"""
    casts: int = 1
    """Spells in a round."""
    gathers: bool = False
    """Can it win ZEH in the magic step, though it has none?"""


class Contest(NamedTuple):
    """An attempt to neutralise a spell that somebody may make."""

    price: int
    rules: tuple[str, ...]
    for_itself: bool = False
    """Does it save only whoever makes it?"""


class Duellist(NamedTuple):
    """Somebody in a duel of magic."""

    points: int
    rules: tuple[str, ...]
    loses: Callable[[BattlePlay, Figure], Script[None]]
    """What losing does to it; the other is given."""
    keeps: bool = True
    """Can it take magic things away?"""
    art: str = WIZARDS
    """Only those of the same art fight each other."""


class Throw(NamedTuple):
    """Dice that somebody has thrown, once what they were for is settled."""

    figure: Figure
    faces: tuple[int, ...]
    purpose: str
    against: str
    """The small field of the opponent, or what was aimed at; nothing where there is none."""

    @property
    def is_triple(self) -> bool:
        return len(self.faces) == 3 and len(set(self.faces)) == 1
