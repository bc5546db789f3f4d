"""What clients offer before a conflict: rosters, checked forces, tables, and the setup that follows from the wishes."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec

from walstatt.core.texts import LANGUAGES, Texts, text
from walstatt.games.ags import hiring, rosters
from walstatt.games.ags.battlefield import random_board
from walstatt.games.ags.notation.words import ATTACK_TAGS, KINDS, TAGS
from walstatt.games.ags.play import BOARD, Setup
from walstatt.games.ags.profiles import Force, Profile
from walstatt.games.ags.rosters import Roster
from walstatt.games.ags.sheet_text import SheetText
from walstatt.games.ags.terrain_kinds import KINDS as TERRAIN_KINDS
from walstatt.games.ags.terrain_kinds import TERRAIN
from walstatt.games.lobby import (
    ArmyWish,
    CheckedArmy,
    CheckedUnit,
    ChosenUnit,
    MatchWish,
    Post,
    PrintedArmy,
    Problem,
    ReadyArmy,
    RosterSheet,
    RosterShelf,
    RosterUnit,
    Scenario,
    UnknownKey,
    Words,
    army_by_lot,
    check_fields,
    chosen_unit,
    size_of_lot,
    sizes_by_lot,
    wished_army,
)
from walstatt.table.terrain import Board
from walstatt.table.tiled import board_from_tiled

SIZES = (30, 40, 50, 60, 75)
DEFAULT_SIZE = hiring.RECOMMENDED_SIZE
HAS_LIMITS = False
HAS_REAL_TABLE = False
LAYS_TERRAIN = True
HAS_TABLE = True
SEATS = (2,)
STANDARD = ("ritter", "horde")
GENERAL = "general"


# ---- rosters


def _roster_sheet(roster: Roster) -> RosterSheet:
    called = [card for card in roster.profiles.values() if card.has("Beschworen")]
    others = [*called, *([roster.mob] if roster.mob else [])]
    return RosterSheet(
        roster.key, roster.name, roster.description, roster.emblem,
        _armies(roster),
        [*map(_roster_unit, roster.hireable), *_kin(roster)],
        [_whole_card(card) for card in others],
        posts=[Post(GENERAL, _in_words(lambda writer: writer.texts.format("ags-general")))],
    )


def _armies(roster: Roster) -> list[ReadyArmy]:
    """Ready-made forces, and for every other size one by lot."""
    ready = [_ready(roster, number) for number in range(len(roster.forces))]
    return ready + [_lot(roster, size) for size in sizes_by_lot(ready, SIZES) if hiring.can_lead(roster, size)]


def _ready(roster: Roster, number: int) -> ReadyArmy:
    entry = roster.forces[number]
    force = hiring.force_from_choices(roster, entry.models, "a", entry.general)
    return ReadyArmy(entry.key, entry.name.plain, entry.size, force.cost, _choices_of(force))


def _lot(roster: Roster, size: int) -> ReadyArmy:
    force = _by_lot(roster, size, "a")
    return army_by_lot(size, roster.name, force.cost, _choices_of(force))


def _by_lot(roster: Roster, size: int, prefix: str) -> Force:
    """Always the same force for a size, so that it is the one that was looked at before."""
    return hiring.random_force(Random(f"{roster.key} {size}"), roster, size, prefix)


def _choices_of(force: Force) -> list[ChosenUnit]:
    return [chosen_unit(hire.profile, command=GENERAL if hire.id == force.general else "") for hire in force.hires]


def _roster_unit(card: Profile) -> RosterUnit:
    return RosterUnit(
        card.key, card.name, 1, card.cost, _abilities(card), _tags(card), _tag_rules(card), [], card.emblem,
        _values(card),
    )


def _kin(roster: Roster) -> Iterator[RosterUnit]:
    """Cards of the kingdom's other list, each with the name of its list: some agree to mix them."""
    for other in _kin_lists(roster):
        home = rosters.load(other)
        for card in home.hireable:
            names = {language: f"{card.name[language]} ({home.name[language]})" for language in LANGUAGES}
            yield msgspec.structs.replace(_roster_unit(card), key=f"{other}/{card.key}", name=names)


def _kin_lists(roster: Roster) -> list[str]:
    """The other list of the kingdom (ags.r.koenigreich_listen)."""
    return [key for key in hiring.KINGDOM if roster.key in hiring.KINGDOM and key != roster.key]


def _abilities(card: Profile) -> list[Words]:
    return _each_in_words(lambda writer: writer.abilities(card))


def _tags(card: Profile) -> list[Words]:
    return _each_in_words(lambda writer: writer.tags(card))


def _values(card: Profile) -> list[Words]:
    return _each_in_words(lambda writer: writer.values(card))


def _tag_rules(card: Profile) -> list[str]:
    """One rule for each of the tags and keywords, in their order."""
    words = [tag.word for tag in card.tags] + list(card.keywords)
    return [_word_rule(word) for word in words]


def _word_rule(word: str) -> str:
    kind = TAGS.get(word) or ATTACK_TAGS.get(word)
    if kind is not None:
        return kind.rule
    return "ags.r.undefinierte_begriffe" if word in KINDS else "ags.2.1.ausruestung_und_tags"


def _lines(writer: SheetText, card: Profile) -> list[str]:
    return [line.strip() for line in writer.card(card)]


def _abilities_below(writer: SheetText, card: Profile) -> list[str]:
    """The card's name and what follows its values and tags, which are told on their own."""
    name, _, _, *rest = _lines(writer, card)
    return [name, *(line for line in rest if not line.startswith("Tags:"))]


def _whole_card(card: Profile) -> Words:
    return _in_words(lambda writer: "\n".join(_lines(writer, card)))


def _in_words(write: Callable[[SheetText], str]) -> Words:
    return {language: write(_writer(language)) for language in LANGUAGES}


def _each_in_words(write: Callable[[SheetText], list[str]]) -> list[Words]:
    by_language = [write(_writer(language)) for language in LANGUAGES]
    return [dict(zip(LANGUAGES, words, strict=True)) for words in zip(*by_language, strict=True)]


@cache
def _writer(language: str) -> SheetText:
    return SheetText(Texts(language))


# ---- forces


def _force(roster: Roster, units: Sequence[Mapping[str, Any]], where: str, prefix: str) -> Force:
    """The force of these choices; the general is the model that holds this post, or else the dearest leader."""
    models: list[str] = []
    general: str | int = ""
    for number, unit in enumerate(units):
        place = f"{where}[{number}]"
        check_fields(unit, place)
        card, post = str(unit.get("unit", "")), unit.get("command") or ""
        if card not in _hireable(roster):
            raise UnknownKey(f"{place}.unit", card, _hireable(roster))
        if post not in ("", GENERAL):
            raise UnknownKey(f"{place}.command", str(post), [GENERAL])
        general = number if post else general
        models.append(card)
    return hiring.force_from_choices(roster, models, prefix, general)


def _hireable(roster: Roster) -> list[str]:
    """The keys of its cards, and for the kingdom those of its other list too (ags.r.koenigreich_listen)."""
    own = [card.key for card in roster.hireable]
    return own + [f"{other}/{card.key}" for other in _kin_lists(roster) for card in rosters.load(other).hireable]


def check_army(wish: ArmyWish, size: int, limits: bool, rulings: Mapping[str, int]) -> CheckedArmy:
    del limits
    roster = _shelf.chosen(wish, "roster")
    force = _force(roster, wish.units or [], "units", "a")
    problems = [Problem(one.rule, one.why) for one in hiring.check_force(force, size, rulings)]
    generals = sum(unit.get("command") == GENERAL for unit in wish.units or [])
    if generals > 1:
        problems.append(Problem("ags.1.3.3", text("ags-refused-two-generals")))
    return CheckedArmy(force.cost, problems, [_checked(force, number) for number in range(len(force.hires))])


def _checked(force: Force, index: int) -> CheckedUnit:
    hire = force.hires[index]
    card = force.profiles[hire.profile]
    return CheckedUnit(
        index, hire.id, hire.profile, hire.name, card.cost, 1, _abilities(card), _tags(card), _tag_rules(card),
        card.emblem, {language: _abilities_below(_writer(language), card) for language in LANGUAGES}, _values(card),
        card.hp,
    )


def print_army(wish: ArmyWish, size: int, texts: Texts) -> PrintedArmy:
    roster = _shelf.chosen(wish, "roster")
    force = _force(roster, wish.units or [], "units", "a")
    return SheetText(texts).printed(force, roster.name[texts.language], size)


# ---- tables and the setup


def scenarios() -> list[Scenario]:
    """Tactics are drawn (ags.3.1)."""
    return []


def table(seed: int, size: float | None) -> Board:
    """A random table; all are 36 inches wide (ags.1.2.spielflaeche)."""
    del size
    return random_board(seed)


def read_table(tiled: str) -> Board:
    return board_from_tiled(tiled, "map", defaults=TERRAIN, allowed_kinds=TERRAIN_KINDS)


def setup(wish: MatchWish) -> Setup:
    first, second = (_wished(wish, seat, prefix) for seat, prefix in enumerate("ab"))
    return Setup(
        (first, second), _board(wish), wish.size, wish.rulings, wish.pair, agreed=wish.agreed,
        terrain_in_turn=wish.terrain_in_turn,
    )


def _wished(wish: MatchWish, seat: int, prefix: str) -> Force:
    where = f"armies[{seat}]"
    wanted = wished_army(wish, seat, rosters.keys())
    roster = _shelf.chosen(wanted, f"{where}.roster")
    if wanted.units is not None:
        return _force(roster, wanted.units, f"{where}.units", prefix)
    size = size_of_lot(wanted.army, SIZES) if wanted.army else wish.size
    if size and (wanted.army or roster.find_force(size) is None) and hiring.can_lead(roster, size):
        return _by_lot(roster, size, prefix)
    if wanted.army and roster.find_force(wanted.army) is None:
        raise UnknownKey(f"{where}.army", wanted.army, [force.key for force in roster.forces])
    return hiring.ready_made(wanted.roster, wanted.army or wish.size, prefix)


def _board(wish: MatchWish) -> Board:
    if wish.terrain_in_turn:
        return Board(BOARD, BOARD)
    return wish.board or table(wish.table_seed, None)


_shelf = RosterShelf(rosters.keys, rosters.load, hiring.read_file, _roster_sheet)
all_rosters, read_roster = _shelf.sheets, _shelf.read
