"""The rule catalogue: every rule and every ruling of every game, by its stable id.

The files hold rules in German and English and rulings in English; the German texts of the rulings stand in the folder
`de`, in files whose names begin with the key of the game. Nothing is read at import time. `load(game)` reads the files
of one game, `load_all()` those of all games.
"""
from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache, cached_property
from pathlib import Path

import msgspec

from walstatt.core.kits import Kit, kit_of, kits
from walstatt.core.outside import RULES
from walstatt.core.typed_data import convert

_NAME = re.compile(r"[A-Za-z0-9]+(_[A-Za-z0-9]+)*")
_ANY_ID = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)+")
_FOLDER = Path(__file__).parents[1] / "data" / "rules"


def game_keys() -> tuple[str, ...]:
    """The games that have a catalogue, those outside of the program last."""
    return tuple(kit.key for kit in kits() if kit.has_rules)


def is_id(text: str) -> bool:
    """Does it look like the id of a rule of a game that there is?"""
    return bool(_ANY_ID.fullmatch(text)) and text.partition(".")[0] in game_keys()


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule that can be tested on its own. `term` is the German word, `name` the English name for code."""

    id: str = ""
    term: str = ""
    name: str = ""
    de: str = ""
    en: str = ""
    shows: str = ""
    needs: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        return self.id.partition(".")[0]


class RulingText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ruling in the words of one language; `term` is a short word for it."""

    term: str = ""
    question: str = ""
    default: str = ""
    choices: tuple[str, ...] = ()
    why: str = ""


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reading where the book is silent or unclear. A table may choose one of `choices` in place of `default`.

    The fields themselves are English, `de` is the German text if there is one.
    """

    id: str = ""
    name: str = ""
    """A short English name, where the id would not do."""
    question: str = ""
    default: str = ""
    choices: tuple[str, ...] = ()
    why: str = ""
    rules: tuple[str, ...] = ()
    de: RulingText | None = None

    @property
    def game(self) -> str:
        return self.id.partition(".")[0]

    @property
    def languages(self) -> tuple[str, ...]:
        return ("de", "en") if self.de else ("en",)

    def text(self, language: str) -> RulingText:
        """The words for a reader of this language; English where `languages` does not name it."""
        if language == "de" and self.de:
            return self.de
        term = self.name or self.id.rpartition(".")[2].replace("_", " ")
        return RulingText(term, self.question, self.default, self.choices, self.why)


Entry = Rule | Ruling


class Catalogue:
    """Rules and rulings in the order of their files."""

    def __init__(self, rules: Iterable[Rule], rulings: Iterable[Ruling]) -> None:
        self.rules = tuple(rules)
        self.rulings = tuple(rulings)

    @cached_property
    def _by_id(self) -> dict[str, Entry]:
        return {entry.id: entry for entry in self.entries()}

    def __getitem__(self, id: str) -> Entry:
        return self._by_id[id]

    def get(self, id: str) -> Entry | None:
        return self._by_id.get(id)

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def entries(self) -> Iterator[Entry]:
        yield from self.rules
        yield from self.rulings

    def games(self) -> tuple[str, ...]:
        present = {entry.game for entry in self.entries()}
        return tuple(game for game in game_keys() if game in present)

    def of_game(self, game: str) -> Catalogue:
        return Catalogue(
            (rule for rule in self.rules if rule.game == game),
            (ruling for ruling in self.rulings if ruling.game == game),
        )

    def needing(self, id: str) -> tuple[Rule, ...]:
        """The rules that build on this one."""
        return tuple(rule for rule in self.rules if id in rule.needs)

    def rulings_on(self, id: str) -> tuple[Ruling, ...]:
        return tuple(ruling for ruling in self.rulings if id in ruling.rules)

    def nearest(self, words: str, limit: int = 6) -> tuple[Entry, ...]:
        """What somebody may have meant: ids, terms and names that contain the words, then ids that look alike."""
        wanted = words.casefold()
        found = [entry.id for entry in self.entries() if wanted and wanted in _searched(entry)]
        found.sort(key=len)
        found += get_close_matches(wanted, self._by_id, n=limit, cutoff=0.6)
        return tuple(self._by_id[id] for id in list(dict.fromkeys(found))[:limit])


def _searched(entry: Entry) -> str:
    words = f"{entry.term} {entry.name}" if isinstance(entry, Rule) else entry.text("de").term
    return f"{entry.id} {words}".casefold()


def parse(toml: str) -> Catalogue:
    """Read one catalogue file. A field that is missing stays empty and is for `problems` to find."""
    data = tomllib.loads(toml)
    return Catalogue(
        convert(data.get("rule", []), list[Rule]),
        convert(data.get("ruling", []), list[Ruling]),
    )


def translated(catalogue: Catalogue, toml: str) -> Catalogue:
    """The catalogue with the German texts of a file; ValueError for a text of no ruling and for a second one."""
    texts: dict[str, RulingText] = {}
    for fields in tomllib.loads(toml)["ruling"]:
        id = fields.pop("id", "?")
        ruling = catalogue.get(id)
        if not isinstance(ruling, Ruling):
            raise ValueError(f"{id}: a German text of no ruling")
        if id in texts or ruling.de is not None:
            raise ValueError(f"{id}: two German texts")
        texts[id] = convert(fields, RulingText)
    rulings = (msgspec.structs.replace(one, de=texts.get(one.id, one.de)) for one in catalogue.rulings)
    return Catalogue(catalogue.rules, rulings)


def load(game: str) -> Catalogue:
    """The catalogue that a game cites; KeyError for a key that is no game's."""
    kit = kit_of(game)
    if kit is not None and kit.rules_of:
        return load(kit.rules_of)
    if kit is None or not kit.has_rules:
        raise KeyError(game)
    return _load(kit)


@cache
def _load(kit: Kit) -> Catalogue:
    if kit.folder:
        return parse((Path(kit.folder) / RULES).read_text("utf-8"))
    catalogue = _join(parse((_FOLDER / f"{name}.toml").read_text("utf-8")) for name in kit.rules)
    for german in sorted((_FOLDER / "de").glob("*.toml")):
        if german.stem.partition("_")[0] == kit.key:
            catalogue = translated(catalogue, german.read_text("utf-8"))
    return catalogue


def load_all() -> Catalogue:
    return _load_all(game_keys())


@cache
def _load_all(games: tuple[str, ...]) -> Catalogue:
    return _join(load(game) for game in games)


def _join(parts: Iterable[Catalogue]) -> Catalogue:
    catalogues = tuple(parts)
    return Catalogue(
        (rule for part in catalogues for rule in part.rules),
        (ruling for part in catalogues for ruling in part.rulings),
    )


def problems(catalogue: Catalogue) -> list[str]:
    """What is wrong with a catalogue, one sentence each; empty for a sound one."""
    seen: set[str] = set()
    found: list[str] = []
    for entry in catalogue.entries():
        where = entry.id or "?"
        found += (f"{where}: {flaw}" for flaw in _flaws(entry))
        if entry.id in seen:
            found.append(f"{where}: twice in the catalogue")
        seen.add(entry.id)
    for entry in catalogue.entries():
        found += (f"{entry.id}: refers to unknown {id}" for id in _references(entry) if id not in seen)
    return found


_OPTIONAL: dict[type, set[str]] = {Rule: {"needs"}, Ruling: {"name", "choices", "de"}, RulingText: {"choices"}}


def _flaws(entry: Entry) -> Iterator[str]:
    if missing := _missing(entry):
        yield f"lacks {missing}"
    if entry.id and not is_id(entry.id):
        yield "odd id"
    if isinstance(entry, Rule) and entry.name and not _NAME.fullmatch(entry.name):
        yield f"odd name {entry.name!r}"
    if isinstance(entry, Ruling):
        yield from _flaws_in_german(entry)


def _flaws_in_german(ruling: Ruling) -> Iterator[str]:
    german = ruling.de
    if german is None:
        kit = kit_of(ruling.game)
        if kit is None or not kit.english_only:
            yield "lacks a German text"
        return
    if missing := _missing(german):
        yield f"the German text lacks {missing}"
    if len(german.choices) != len(ruling.choices):
        yield f"{len(german.choices)} choices in German, {len(ruling.choices)} in English"


def _missing(words: Entry | RulingText) -> str:
    fields = (field for field in words.__struct_fields__ if field not in _OPTIONAL[type(words)])
    return ", ".join(field for field in fields if not getattr(words, field))


def _references(entry: Entry) -> tuple[str, ...]:
    return entry.needs if isinstance(entry, Rule) else entry.rules
