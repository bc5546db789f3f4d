"""The rule catalogue: every rule and every ruling of every game, by its stable id.

Nothing is read at import time. `load(game)` reads the files of one game, `load_all()` those of all games.
"""
from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache, cached_property
from pathlib import Path

import msgspec

FILES = {
    "ags": ("ags_core", "ags_conflict"),
    "aofs": ("aofs",),
    "frostgrave": ("frostgrave",),
    "anima": ("anima",),
    "kalevala": ("kalevala_realm", "kalevala_figures", "kalevala_war"),
}
GAMES = tuple(FILES)
ID = re.compile(rf"({'|'.join(GAMES)})(\.[a-z0-9_]+)+")

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_FOLDER = Path(__file__).parents[1] / "data" / "rules"


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


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reading where the book is silent or unclear. A table may choose one of `choices` in place of `default`."""

    id: str = ""
    question: str = ""
    default: str = ""
    choices: tuple[str, ...] = ()
    why: str = ""
    rules: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        return self.id.partition(".")[0]


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
        return tuple(game for game in GAMES if game in present)

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
    words = f"{entry.id} {entry.term} {entry.name}" if isinstance(entry, Rule) else entry.id
    return words.casefold()


def parse(toml: str) -> Catalogue:
    """Read one catalogue file. A field that is missing stays empty and is for `problems` to find."""
    data = tomllib.loads(toml)
    return Catalogue(
        msgspec.convert(data.get("rule", []), list[Rule]),
        msgspec.convert(data.get("ruling", []), list[Ruling]),
    )


@cache
def load(game: str) -> Catalogue:
    """The catalogue of one game; KeyError for a key that is no game's."""
    return _join(parse((_FOLDER / f"{name}.toml").read_text("utf-8")) for name in FILES[game])


@cache
def load_all() -> Catalogue:
    return _join(load(game) for game in GAMES)


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


_OPTIONAL = {"needs", "choices"}


def _flaws(entry: Entry) -> Iterator[str]:
    fields = type(entry).__struct_fields__
    missing = [field for field in fields if field not in _OPTIONAL and not getattr(entry, field)]
    if missing:
        yield f"lacks {', '.join(missing)}"
    if entry.id and not ID.fullmatch(entry.id):
        yield "odd id"
    if isinstance(entry, Rule) and entry.name and not _NAME.fullmatch(entry.name):
        yield f"odd name {entry.name!r}"


def _references(entry: Entry) -> tuple[str, ...]:
    return entry.needs if isinstance(entry, Rule) else entry.rules
