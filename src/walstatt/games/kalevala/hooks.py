"""The points at which a figure (king, wizard, priests, secret service, gods) reaches into the game.

A figure is one folder under `figures/` with one entry (`Figure`) and its lines of papers (`Lines`). The calendar,
papers, upkeep, lists, reports, scouting, robots, the desk and battles ask this file which figures there are; none of
them knows one by its name. Whatever a hook is not given does nothing. docs/architecture.md (Figures) shows how to add
one.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from walstatt.games.kalevala.papers.model import Order

if TYPE_CHECKING:
    from walstatt.core.refusal import Refused
    from walstatt.core.tally import Tally
    from walstatt.core.texts import Text
    from walstatt.core.turn import Turn
    from walstatt.games.kalevala.court.records import Key
    from walstatt.games.kalevala.dates import Date
    from walstatt.games.kalevala.evaluation import Evaluation
    from walstatt.games.kalevala.papers.listing import Listing
    from walstatt.games.kalevala.realm.buildings import Building
    from walstatt.games.kalevala.realm.pieces import Piece
    from walstatt.games.kalevala.realm.stock import Holder, Stock
    from walstatt.games.kalevala.robots.robot import Robot
    from walstatt.games.kalevala.state import Letter, ListRow, World
    from walstatt.games.kalevala.war.field import Battlefield, Outcome
    from walstatt.games.kriegsspiel.play import BattlePlay
    from walstatt.games.kriegsspiel.setup import Setup, Worshipped
    from walstatt.games.report_blocks import Block
    from walstatt.hexmap.coordinates import Gf
    from walstatt.hexmap.land import Field


# ---- lines of papers


class Reader(Protocol):
    """What reads the parts of a line: each is refused at its column where it makes no sense."""

    def place(self, part: Any) -> str: ...

    def small_place(self, part: Any) -> str: ...

    def goods(self, part: Any) -> Listing: ...

    def number(self, part: Any) -> int: ...

    def amount(self, part: Any) -> int:
        """So many RE."""
        ...

    def symbol(self, part: Any) -> str:
        """One figure."""
        ...

    def written_field(self, written: str) -> str:
        """A small field in the head of a text of several lines."""
        ...


class TextLine(NamedTuple):
    """A text of several lines: how its head begins, how it looks, and what is read and written."""

    word: str
    """With which word it begins."""
    head: re.Pattern[str]
    example: str
    read: Callable[[Reader, Mapping[str, str], str], Order]
    rule: str
    """What asks for these words: it refuses an empty text."""


class Shown(NamedTuple):
    """What an order is on the map."""

    places: tuple[str, ...]
    """Of a way, its places in order."""
    words: str = ""
    """Short, as papers write it."""
    field: str = ""
    """The small field that it is about."""


def standing_place(world: World, realm: str, names: Iterable[str]) -> str:
    """Where a figure of a realm is that bears one of these names before its numbers; nothing where it is nowhere."""
    wanted = set(names)
    return next((place for place, force in world.forces.get(realm, {}).items()
                 if any(one.partition("/")[0] in wanted for one in force.whole().pieces)), "")


@dataclass(frozen=True, kw_only=True)
class Lines:
    """What a figure adds to the language of papers."""

    orders: tuple[str, ...] = ()
    """Productions of the grammar, as in `papers/grammar.py`: `KING HEAL NUMBER -> king_heal`."""
    rules: tuple[str, ...] = ()
    """Further rules of the grammar, of which productions are made."""
    terminals: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    """By terminal: the words with which a line begins, as they are written."""
    expected: Mapping[str, str] = field(default_factory=dict)
    """By terminal: what is told to be missing there (`kalevala-expected-…`)."""
    read: Mapping[str, Callable[[Reader, list[Any]], Order]] = field(default_factory=dict)
    """By the name of a production, from its parts without the words that begin the line."""
    texts: tuple[TextLine, ...] = ()
    write: Mapping[type[Order], Callable[[Any], str]] = field(default_factory=dict)
    """How each kind of order is written; of a text of several lines all of them."""
    phases: Mapping[type[Order], tuple[int, ...]] = field(default_factory=dict)
    """Where it is not phase 1."""
    shows: Mapping[type[Order], Callable[[World, str, Any], Shown]] = field(default_factory=dict)
    """Where an order of a realm stands on the map, if that is not the place or small field that it names."""
    marks: tuple[str, ...] = ()
    """What a declaration of entry may say beside all else, behind a semicolon: `Palast plündern`."""
    wild: tuple[Callable[[Any], Order], ...] = ()
    """Orders of somebody who does not care about the rules, for the soak test (`wild_papers.WildWriter`)."""


# ---- the figure itself


class Within(NamedTuple):
    """A step of the calendar, before one that stands in `phases.py`."""

    phase: int
    before: str
    name: str
    carry_out: Callable[[Turn], None]


class Fighter(NamedTuple):
    """Somebody on a battlefield: the symbol that he fights as, and what nobody sees of him."""

    symbol: str
    traits: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    """Magic things that it may lose or win there."""


class Offer(NamedTuple):
    """Something that a ruler may order now, as far as he knows, and what there is to choose from."""

    what: str
    """The name under which a page has it among its orders by pointing."""
    place: str = ""
    """From where; nothing where any of his own land will do."""
    options: Mapping[str, str] = {}
    """As papers write them, each with a remark in the same notation."""


class ActKind(NamedTuple):
    """A free act of the game master (`court/acts.py`)."""

    kind: type[Any]
    carry_out: Callable[[Evaluation, Any], None]
    wild: Callable[[Any], dict[str, Any]]
    """Its details by somebody who does not care about the rules, for the soak test (`wild_acts.py`)."""

    @property
    def name(self) -> str:
        return self.kind.__name__.lower()


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One figure with all that it does; each hook is named after the question that it answers."""

    key: str
    steps: tuple[Within, ...] = ()

    owed: Callable[[Evaluation, str], int] | None = None
    """RE that a realm owes for it at the end of phase 1."""
    unpaid: Callable[[Evaluation, str], None] | None = None
    """There was nothing to pay that with; from then on it must not be owed any more."""
    rows: Callable[[Evaluation, str, int], Iterable[ListRow]] | None = None
    """Rows of the list of a realm and plane beside those of pieces: E-R, EGP, TS, ZEH, OEH."""

    detection: Callable[[Evaluation, str, Gf, Tally], None] | None = None
    """Changes the risk of scouts in a large field of this owner."""
    bars: Callable[[Evaluation, str, Piece, str], None] | None = None
    """Refuses what a ruler does with a piece: `dismiss`, `give`."""
    leaves: Callable[[Evaluation, str, str, Stock], None] | None = None
    """Refuses that these leave a place of a realm, by land, by sea or into other land."""
    builds: Callable[[Evaluation, str, Field, Building, Building | None], None] | None = None
    """Refuses that a realm builds this on a small field, in the place of what stood there."""
    purses: Callable[[World], Iterable[tuple[str, str, int]]] | None = None
    """RE that are kept apart: whose, the item under which the ledger books them, and how many."""
    raised: Callable[[Evaluation, str, Piece, str], None] | None = None
    """Refuses a piece that is to be made in this place."""
    apart: Callable[[World, str, str, Holder], bool] | None = None
    """Does a group in this place keep itself, so that no upkeep of the realm counts it or takes its RE?"""
    roams: Callable[[World, str, str], bool] | None = None
    """May what stands in the open there be in foreign land without anybody fighting it for that?"""
    is_mortal: Callable[[World, str, Piece], bool] | None = None
    """Has one of its figures that float above the ground become mortal?"""
    letter: Callable[[Evaluation, Letter, str], None] | None = None
    """A letter goes out to a realm."""
    reign_ends: Callable[[Evaluation, str], None] | None = None
    """The ruler of a realm is another from now on."""
    orders_end: Callable[[World, str], None] | None = None
    """Its ruler rules no more: what he has ordered of it for phase 4 is void."""
    follows_ruler: tuple[str, ...] = ()
    """Symbols of kinds that never break away with a province."""

    declared: Callable[[str, tuple[str, ...], str], None] | None = None
    """Refuses what makes no sense in a declaration: its kind (E, B, K), its marks, and the target."""
    fighter: Callable[[World, str, Piece], Fighter | None] | None = None
    """As what one of its pieces stands on a battlefield (`kriegsspiel/figures/`)."""
    showed: Callable[[Evaluation, str, str], None] | None = None
    """Something of that came to light in a battle: realm and trait."""
    treasures: Callable[[World], Iterable[tuple[str, int]]] | None = None
    """RE that are kept in its buildings, by small field: what a battle is fought for there."""
    worshipped: Callable[[World, str, tuple[str, ...]], Worshipped | None] | None = None
    """The god whom priests of a realm may call to these places (`kriegsspiel/calling.py`)."""
    settled: Callable[[Evaluation, Battlefield, Outcome], None] | None = None
    """A battle is over, and who stands where and owns what is booked."""
    doubts: Callable[[Evaluation, Battlefield, Outcome], Iterable[Refused]] | None = None
    """What an outcome says of it that cannot be."""
    plundered: Callable[[Evaluation, str, str], None] | None = None
    """A realm plunders a place that it has taken without a battle on small fields."""
    opens: Callable[[Evaluation], Iterable[tuple[str, tuple[str, str]]]] | None = None
    """Battlefields of its own making: a place, whom it helps there, and against whom."""
    musters: Callable[[Evaluation, Battlefield, Setup], Setup] | None = None
    """What it adds to a battle as it is lined up."""
    after_battle: Callable[[Evaluation, Battlefield, BattlePlay], None] | None = None
    """What a battle on hexes has left of it."""
    hastens: Callable[[Evaluation, str, str, Stock], int] | None = None
    """By how much those of a realm in a place go farther in this phase."""
    far_triples: Callable[[Evaluation, str, int, Iterable[str]], None] | None = None
    """So many triples have fallen for it on a battlefield of these places, where it is not."""
    wounded: Callable[[Piece, Piece], bool | None] | None = None
    """Can a battle have made the second of the first? None where neither is its business."""

    unlocks: Callable[[Evaluation, Key], Iterable[str]] | None = None
    """Realms that meet such a condition of the book of secrets in this phase."""

    protocol: Callable[[World, str, str], Iterable[str]] | None = None
    """What a realm writes beside the buildings of a place in its protocol."""
    report: Callable[[World, str, Date], Iterable[Block]] | None = None
    """A section of a realm's report, from what it knows."""
    template: Callable[[World, str], Iterator[Text]] | None = None
    """Remarks in the template of the next paper."""
    offers: Callable[[Evaluation, str], Iterable[Offer]] | None = None
    """What a ruler can order of it, for a page on which he points at things; the world is the one that he knows."""
    themes: Mapping[str, str] = field(default_factory=dict)
    """Under which theme its messages stand in a story (`reports/story.py`), by how they begin."""
    habits: Mapping[int, Callable[[Robot], Iterator[Order]]] = field(default_factory=dict)
    """By phase: what robots do with it."""
    acts: tuple[ActKind, ...] = ()
    asks: Callable[[World, str, Iterable[Order]], Iterable[Gf]] | None = None
    """Large fields about which orders of a realm bring it news, however far they are: for the secrecy test."""
    flaws: Callable[[World], Iterator[str]] | None = None
    """What must never be."""
    hidden: Callable[[World, Iterable[str], str], None] | None = None
    """Changes what these other realms have, or what even the last one does not know of itself: it must not notice."""
    covered: Callable[[World, Iterable[str], str], None] | None = None
    """The same of other realms that are right before its eyes, in the phases in which nothing of that can show."""
    unseen: tuple[type[Order], ...] = ()
    """Orders of which nobody else learns anything in the phase in which they are written."""
    answers: Callable[[World, str], Iterable[str]] | None = None
    """Decisions of the game master that this realm alone reads of: of all others' it must not notice anything."""


_lines: tuple[Lines, ...] = ()
_figures: tuple[Figure, ...] = ()


def enlist_lines(found: Iterable[Lines]) -> None:
    """Once, when the package is loaded, before anything that reads papers."""
    global _lines  # noqa: PLW0603 - said once by the package
    _lines = tuple(found)


def enlist(found: Iterable[Figure]) -> None:
    """Once, when the package is loaded."""
    global _figures  # noqa: PLW0603 - said once by the package
    _figures = tuple(found)


def lines() -> tuple[Lines, ...]:
    return _lines


def figures() -> tuple[Figure, ...]:
    return _figures


def owed(work: Evaluation, realm: str) -> int:
    return sum(one.owed(work, realm) for one in _figures if one.owed is not None)


def give_up_one(work: Evaluation, realm: str) -> bool:
    """The first figure for which anything is owed is not paid; is there one?"""
    for one in _figures:
        if one.owed is not None and one.unpaid is not None and one.owed(work, realm):
            one.unpaid(work, realm)
            return True
    return False


def check_bars(work: Evaluation, realm: str, pieces: Iterable[Piece], what: str) -> None:
    for piece in pieces:
        for one in _figures:
            if one.bars is not None:
                one.bars(work, realm, piece, what)


def check_leaving(work: Evaluation, realm: str, place: str, stock: Stock) -> None:
    for one in _figures:
        if one.leaves is not None:
            one.leaves(work, realm, place, stock)


def check_building(work: Evaluation, realm: str, field: Field, building: Building, before: Building | None) -> None:
    for one in _figures:
        if one.builds is not None:
            one.builds(work, realm, field, building, before)


def purses(world: World) -> Iterator[tuple[str, str, int]]:
    for one in _figures:
        yield from one.purses(world) if one.purses is not None else ()


def unlocks(work: Evaluation, key: Key) -> Iterator[str]:
    for one in _figures:
        yield from one.unlocks(work, key) if one.unlocks is not None else ()


def treasures(world: World) -> Iterator[tuple[str, int]]:
    for one in _figures:
        yield from one.treasures(world) if one.treasures is not None else ()


def worshipped(world: World, realm: str, places: tuple[str, ...]) -> Worshipped | None:
    found = (one.worshipped(world, realm, places) for one in _figures if one.worshipped is not None)
    return next((one for one in found if one is not None), None)


def check_raised(work: Evaluation, realm: str, pieces: Iterable[Piece], place: str) -> None:
    for piece in pieces:
        for one in _figures:
            if one.raised is not None:
                one.raised(work, realm, piece, place)


def is_apart(world: World, realm: str, place: str, holder: Holder) -> bool:
    return any(one.apart(world, realm, place, holder) for one in _figures if one.apart is not None)


def roams(world: World, realm: str, place: str) -> bool:
    return any(one.roams(world, realm, place) for one in _figures if one.roams is not None)


def is_mortal(world: World, realm: str, piece: Piece) -> bool:
    return any(one.is_mortal(world, realm, piece) for one in _figures if one.is_mortal is not None)


def note_letter(work: Evaluation, letter: Letter, receiver: str) -> None:
    for one in _figures:
        if one.letter is not None:
            one.letter(work, letter, receiver)


def offers(work: Evaluation, realm: str) -> dict[str, dict[str, dict[str, str]]]:
    """By name and place: what there is to choose from."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for one in _figures:
        for offer in one.offers(work, realm) if one.offers is not None else ():
            found.setdefault(offer.what, {}).setdefault(offer.place, {}).update(offer.options)
    return found


def shown(world: World, realm: str, order: Order) -> Shown | None:
    """What an order of a figure is on the map; None where no figure has a say in it."""
    found = (one.shows.get(type(order)) for one in _lines)
    return next((show(world, realm, order) for show in found if show is not None), None)


def fighter(world: World, realm: str, piece: Piece) -> Fighter | None:
    """As what it fights; None where no figure has a say in it."""
    found = (one.fighter(world, realm, piece) for one in _figures if one.fighter is not None)
    return next((one for one in found if one is not None), None)


def opened(work: Evaluation) -> list[tuple[str, tuple[str, str]]]:
    """Battlefields of their own making."""
    return [place for one in _figures if one.opens is not None for place in one.opens(work)]


def muster(work: Evaluation, field: Battlefield, setup: Setup) -> Setup:
    for one in _figures:
        setup = one.musters(work, field, setup) if one.musters is not None else setup
    return setup


def after_battle(work: Evaluation, field: Battlefield, play: BattlePlay) -> None:
    for one in _figures:
        if one.after_battle is not None:
            one.after_battle(work, field, play)


def check_outcome(work: Evaluation, field: Battlefield, outcome: Outcome) -> None:
    for one in _figures:
        for doubt in one.doubts(work, field, outcome) if one.doubts is not None else ():
            raise doubt


def swiftness(work: Evaluation, realm: str, place: str, stock: Stock) -> int:
    """How many times as far as usual they go."""
    return max((one.hastens(work, realm, place, stock) for one in _figures if one.hastens is not None), default=1)


def can_become(was: Piece, now: Piece) -> bool | None:
    """Can a battle have made the one of the other? None where no figure has a say in it."""
    said = (one.wounded(was, now) for one in _figures if one.wounded is not None)
    return next((one for one in said if one is not None), None)
