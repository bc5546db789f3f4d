"""The words of the game that stand on cards: peoples, conditions, tags, kinds. German, with their English names."""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from walstatt.core.texts import text
from walstatt.games.ags.notation.scanner import Scanner
from walstatt.games.ags.notation.templates import Fields, Saying, Slot
from walstatt.games.ags.profiles import CONDITIONS, Tag, read_tag

PEOPLE_NAMES: Mapping[str, Saying] = {
    "ritter": Saying("Ritter", "Knights", ("Ritter des Königreichs",)),
    "orden": Saying("Orden", "Order", ("Orden des Königreichs",)),
    "steamers": Saying("Steamers", "Steamers"),
    "kleines_volk": Saying("Kleines Volk", "Little People"),
    "fluesterer": Saying("Flüsterer", "Whisperers"),
    "laeufer": Saying("Läufer", "Runners"),
    "waechter": Saying("Wächter", "Guardians"),
    "riesen": Saying("Riesen", "Giants"),
    "schwarm": Saying("Schwarm", "Swarm"),
    "schatten": Saying("Schatten", "Shadows"),
    "horde": Saying("Horde", "Horde"),
    "wusler": Saying("Wusler", "Scurriers"),
}
"""ags.1.4, ags.3.1.2.voelker"""

CONDITION_NAMES: Mapping[str, Saying] = {
    "Blutend": Saying("Blutend", "Bleeding"),
    "Brennend": Saying("Brennend", "Burning"),
    "Fokussierend": Saying("Fokussierend", "Focused"),
    "Gebunden": Saying("Gebunden", "Bound"),
    "Geschockt": Saying("Geschockt", "Shocked"),
    "Geschwächt": Saying("Geschwächt", "Weakened"),
    "Magisch Gesegnet": Saying("Magisch Gesegnet", "Blessed"),
    "Verdammt": Saying("Verdammt", "Cursed"),
    "Verfroren": Saying("Verfroren", "Frozen"),
    "Vergiftet": Saying("Vergiftet", "Poisoned"),
    "Verschattet": Saying("Verschattet", "Shadowed"),
    "Verteidigend": Saying("Verteidigend", "Defending"),
    "Verwirrt": Saying("Verwirrt", "Confused"),
}
assert tuple(CONDITION_NAMES) == CONDITIONS


class TagKind(NamedTuple):
    """A tag: its English name, the rule behind it, and which values it takes in brackets, if any."""

    en: str
    rule: str
    values: Mapping[str, Saying] | str = ""
    """A list of words, or "number"."""


REACH_WORDS = {
    "Nah": Saying("Nah", "Melee"), "Fern": Saying("Fern", "Ranged"), "Spruch": Saying("Spruch", "Spell"),
    "Fluch": Saying("Fluch", "Curse"), "Aura": Saying("Aura", "Aura"),
}
IMMUNITIES = {
    **CONDITION_NAMES, "Furcht": Saying("Furcht", "Fear"), "alle Zustände": Saying("alle Zustände", "all conditions"),
}
TAGS: Mapping[str, TagKind] = {
    "Armee": TagKind("Army", "ags.2.12.armee"),
    "Beschworen": TagKind("Summoned", "ags.2.12.beschworen"),
    "Furchteinflößend": TagKind("Fearsome", "ags.2.12.furchteinfloessend", "number"),
    "Immun": TagKind("Immune", "ags.2.11", IMMUNITIES),
    "Kein CM": TagKind("No CM", "ags.2.12.kein_cm"),
    "Kontrolliert": TagKind("Controlled", "ags.2.12.kontrolliert"),
    "Körperlos": TagKind("Incorporeal", "ags.2.12.koerperlos.schaden"),
    "Licht und Schatten": TagKind("Light and Shadow", "ags.2.12.licht_und_schatten"),
    "Magischer Schaden": TagKind("Magic Damage", "ags.2.12.magischer_schaden"),
    "Manaschild": TagKind("Mana Shield", "ags.2.12.manaschild"),
    "Mob": TagKind("Mob", "ags.2.12.mob.bildung"),
    "Mutig": TagKind("Brave", "ags.2.12.mutig", "number"),
    "Plänkler": TagKind("Skirmisher", "ags.2.12.plaenkler"),
    "Präzision": TagKind("Precision", "ags.2.12.praezision.nah", REACH_WORDS),
    "Regeneration": TagKind("Regeneration", "ags.2.12.regeneration"),
    "Rüstung": TagKind("Armour", "ags.2.9.ruestung", "number"),
    "Rüstungsbrechend": TagKind("Armour Piercing", "ags.2.12.ruestungsbrechend", {"1": Saying("1", "1")}),
    "Schild": TagKind("Shield", "ags.2.9.schild"),
    "Schwer": TagKind("Heavy", "ags.2.12.schwer"),
    "Tarnung": TagKind("Camouflage", "ags.2.12.tarnung"),
    "Willensstark": TagKind("Strong-willed", "ags.2.12.willensstark"),
    "Zäh": TagKind("Tough", "ags.2.12.zaeh"),
}
"""Equipment and tags of profiles (ags.2.9, ags.2.11, ags.2.12)."""

ATTACK_TAGS: Mapping[str, TagKind] = {
    "Magischer Schaden": TAGS["Magischer Schaden"],
    "Rüstungsbrechend": TAGS["Rüstungsbrechend"],
    "Gift": TagKind("Poison", "ags.4.3.12"),
    "auch im Nahkampf": TagKind("also in melee", "ags.2.1.faehigkeiten"),
}
"""What may stand with a single ability: its damage is magic or poison, it breaks armour, it works in melee too."""

KINDS: Mapping[str, Saying] = {
    "Geist": Saying("Geist", "Ghost"),
    "Mar": Saying("Mar", "Nightmare"),
    "Skelett": Saying("Skelett", "Skeleton"),
    "Maschine": Saying("Maschine", "Machine"),
    "Beritten": Saying("Beritten", "Mounted"),
    "Eigene Absichten": Saying("Eigene Absichten", "Own Intentions"),
}
"""Keywords that rules speak of (ags.r.summon_keywords, ags.r.own_intentions, ags.r.undefinierte_begriffe)."""

LIST_KEYWORDS: Mapping[str, Saying] = {"Akolyth": Saying("Akolyth", "Acolyte"), "Baum": Saying("Baum", "Tree")}
"""Keywords of the lists that come with the program; no rule speaks of them."""

_NUMBER = re.compile(r"0*[1-9]\d*")
_OWN_WORD = re.compile(r"[A-ZÄÖÜ][\w-]*(?: (?:(?:de[mnrs]|vo[mn]|aus|zu[mr]?|of|the) )*[A-ZÄÖÜ][\w-]*)*")


def known_tag(tag: Tag, known: Mapping[str, TagKind] = TAGS) -> bool:
    """Is this a tag of the rules, with a value that it can have?"""
    kind = known.get(tag.word)
    if kind is None:
        return False
    if kind.values == "number":
        return tag.value.isdecimal() and int(tag.value) > 0
    return tag.value in kind.values if kind.values else not tag.value


def tag_name(tag: Tag, language: str, known: Mapping[str, TagKind] = TAGS) -> str:
    """A tag as a reader of this language calls it."""
    kind = known.get(tag.word)
    if language == "de" or kind is None:
        return str(tag)
    value = kind.values[tag.value].en if isinstance(kind.values, Mapping) and tag.value in kind.values else tag.value
    return f"{kind.en} ({value})" if value else kind.en


def word_name(word: str, language: str) -> str:
    """A tag, condition or kind by its name in a language; other words are the author's own."""
    if language == "de":
        return word
    if word in CONDITION_NAMES:
        return CONDITION_NAMES[word].en
    if word in KINDS or word in LIST_KEYWORDS:
        return (KINDS.get(word) or LIST_KEYWORDS[word]).en
    tag = read_tag(word)
    return tag_name(tag, language, ATTACK_TAGS if tag.word in ATTACK_TAGS else TAGS)


def _by_length(known: Mapping[str, TagKind], language: str) -> Iterator[tuple[str, str, TagKind]]:
    forms = [(word if language == "de" else kind.en, word, kind) for word, kind in known.items()]
    yield from sorted(forms, key=lambda form: -len(form[0]))


def read_known_tag(scanner: Scanner, known: Mapping[str, TagKind], group: str) -> Tag | None:
    """A tag of the list with its value."""
    tags = _read_tags(scanner, known, group, several=False)
    return tags[0] if tags else None


def read_known_tags(scanner: Scanner, known: Mapping[str, TagKind], group: str) -> list[Tag] | None:
    """The same for `Immun (Brennend, Blutend)` and `Immun gegen Brennend und Blutend`: a tag for each value."""
    return _read_tags(scanner, known, group, several=True)


def _read_tags(scanner: Scanner, known: Mapping[str, TagKind], group: str, *, several: bool) -> list[Tag] | None:
    with scanner.group(group):
        for form, word, kind in _by_length(known, scanner.language):
            if scanner.take(form):
                values = _read_values(scanner, kind, several=several) if kind.values else [""]
                return None if values is None else [Tag(word, value) for value in values]
    return None


def _read_values(scanner: Scanner, kind: TagKind, *, several: bool) -> list[str] | None:
    if kind.values is IMMUNITIES and scanner.language == "de" and scanner.take("gegen"):
        return _listed_values(scanner, kind, ("und",) if several else ())
    if not scanner.take("("):
        return None
    values = _listed_values(scanner, kind, (",", "und") if several and isinstance(kind.values, Mapping) else ())
    return values if values is not None and scanner.take(")") else None


def _listed_values(scanner: Scanner, kind: TagKind, joined_by: tuple[str, ...]) -> list[str] | None:
    values: list[str] = []
    while (value := _value(scanner, kind)) is not None:
        values.append(value)
        if not any(scanner.take(word) for word in joined_by):
            return values
    return None


def _value(scanner: Scanner, kind: TagKind) -> str | None:
    if isinstance(kind.values, str):
        found = scanner.match(_NUMBER, text("ags-card-want-positive"))
        return str(int(found.group())) if found else None
    for value, saying in kind.values.items():
        if scanner.take(saying.de if scanner.language == "de" else saying.en):
            return value
    return None


def tag_slot(name: str) -> Slot:
    """A tag as a field that holds its text."""

    def read(scanner: Scanner) -> Fields | None:
        tag = read_known_tag(scanner, TAGS, "tag")
        return {name: str(tag)} if tag else None

    def write(struct: object, language: str) -> str | None:
        tag = read_tag(getattr(struct, name))
        return tag_name(tag, language) if known_tag(tag) else None

    return Slot((name,), read, write)


def own_word_slot(name: str, group: str) -> Slot:
    """A tag or kind by its word, or a word of the author's own (a profile, a keyword), each part with a capital."""

    def read(scanner: Scanner) -> Fields | None:
        with scanner.group(group):
            start = scanner.at
            for word, saying in sorted(_words(scanner.language), key=lambda pair: -len(pair[1])):
                if scanner.take(saying):
                    return {name: word}
            scanner.at = start
            found = scanner.match(_OWN_WORD, text(f"ags-card-want-{group}"))
        return {name: found.group()} if found else None

    def write(struct: object, language: str) -> str | None:
        word: str = getattr(struct, name)
        if not any(word == known for known, _ in _words("de")) and not _OWN_WORD.fullmatch(word):
            return None
        return word_name(word, language)

    return Slot((name,), read, write)


def _words(language: str) -> Iterator[tuple[str, str]]:
    for word, kind in TAGS.items():
        if not kind.values:
            yield word, word if language == "de" else kind.en
    for word, saying in KINDS.items():
        yield word, saying.de if language == "de" else saying.en
