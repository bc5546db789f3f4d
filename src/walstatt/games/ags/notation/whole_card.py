"""A whole card, read and written.

    Waffenknecht / Man-at-arms
    Ritter, Gefolge, Limit -, Kosten 6
    BS S, HP 5, MOV 5, DEF 4/4+, WIL 3/4+
    Tags: Armee, Rüstung (1), Schild
    Stichworte: Beritten
    Schatten: DEF 4/4+, ATT 5/3+
    Im Mob: ATT+1/#, Nah (2)
    [Norm] Hieb / Strike - ATT 4/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt

The name comes first; values may stand in any order and in any number of lines, one line for each ability. A line that
begins with a space goes on with the line before; so does, after an ability, a line that begins no other part of the
card, because the book writes name, head and text of an ability in lines of their own.
"""
from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

from walstatt.core.texts import Text, text
from walstatt.games.ags.abilities import Ability, Dice
from walstatt.games.ags.notation.ability_text import read_ability, write_ability
from walstatt.games.ags.notation.scanner import CardError, Scanner
from walstatt.games.ags.notation.templates import INCHES, Saying, read_dice, read_signed, write_inches
from walstatt.games.ags.notation.words import KINDS, PEOPLE_NAMES, TAGS, read_known_tags, tag_name, word_name
from walstatt.games.ags.profiles import BaseClass, MobBonus, Profile, ShadowValues, Tag, base_class

PRINTED = "ags.r.profilwerte_druck"
PROFILE = "ags.2.1"
STRENGTH, DIFFICULTY = "ags.2.1.grenzen_staerke", "ags.2.1.grenzen_schwierigkeit"
FIELDS = ("people", "leader", "limit", "cost", "base", "hp", "mov", "defence", "will")
"""What every card must say beside its name (ags.2.1); tags and abilities may be empty."""
LABELS: Mapping[str, Saying] = {
    "tags": Saying("Tags:", "Tags:", ("Ausrüstung und Tags:", "Ausrüstung:")),
    "keywords": Saying("Stichworte:", "Keywords:"),
    "shadow": Saying("Schatten:", "Shadow:"),
    "mob_bonus": Saying("Im Mob:", "In a mob:"),
}
VALUES: Mapping[str, Saying] = {
    "limit": Saying("Limit", "Limit"), "cost": Saying("Kosten", "Cost", ("Heuerkosten",)),
    "base": Saying("BS", "BS", ("Basengröße", "Base")),
    "hp": Saying("HP", "HP"), "mov": Saying("MOV", "MOV"), "defence": Saying("DEF", "DEF"),
    "will": Saying("WIL", "WIL"), "att": Saying("ATT", "ATT"),
}
HEADINGS = ("Fraktion:", "Volk:", "Klasse:")
"""What the book calls people and class; on a card they need no name."""
CLASSES = {True: Saying("Anführer", "Leader"), False: Saying("Gefolge", "Follower", ("Gefolgsmann", "Rekrut"))}

_NUMBER = re.compile(r"\d+")
_NONE = re.compile(r"[-–—−](?!\s*\d)")
_LIMIT = re.compile(rf"\d+|{_NONE.pattern}")
_BASE = re.compile(r"(?:([SML])\b|\(([SML])\))?(?:\s*\(?\s*(\d+(?:[.,]\d+)?)\s*mm\b\s*\)?)?", re.IGNORECASE)
_COMMA = re.compile(r",")
_COLON = re.compile(r":")
_OWN_WORDS = re.compile(r"[A-ZÄÖÜ][\w -]*\w|[A-ZÄÖÜ]")
_NAME = re.compile(r"([^/\[\]:\n]+?)\s*(?:/\s*([^/\[\]:\n]+?)\s*)?")
_NO_NAME = re.compile(r"\b(?:Limit|Kosten|Heuerkosten|Cost|BS|HP|MOV)\b\s*:?\s*(?:[\d–—-]|[SML]\b)", re.IGNORECASE)
"""Values where the name should stand."""
_LINE = re.compile(r"[^\n]*(?:\n[ \t]+\S[^\n]*)*")
_ABILITY = re.compile(r"(?:[^\[\n:]*:[ \t]*)?\[")
"""An ability of the model, or one that it brings to its mob."""
_VALUE = re.compile(r"\s*(?::|\d|[-–—−](?!\s*\d)|[SML]\b|\()")
_UNIT = re.compile(r"\s*(?:Zoll\b|[\"“”″])", re.IGNORECASE)
_PLUS = re.compile(r"[+\-−–]\s*\d+")
_NOT_KEY = re.compile(r"[^a-z0-9]+")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


class ReadCard(NamedTuple):
    """A card as it was read: the profile, if it can be used, and all that is wrong with the text."""

    profile: Profile | None
    problems: list[CardError]


def key_of(name: str) -> str:
    """A key made of a name: lower case letters, digits and _."""
    return _NOT_KEY.sub("_", name.casefold().translate(_UMLAUTS)).strip("_")


class CardReader:
    """Reads the lines of a card one by one and goes on behind a mistake, so that all are told."""

    def __init__(self, source: str, language: str, *, quiet: bool) -> None:
        self.source = source
        self.language = language
        self.quiet = quiet
        self.problems: list[CardError] = []
        self.values: dict[str, Any] = {}
        self.abilities: list[Ability] = []
        self.bonus: dict[str, Any] = {}

    def read(self, key: str = "", emblem: str = "") -> ReadCard:
        lines = self._parts_of_card()
        for number, (start, end) in enumerate(lines):
            try:
                if number:
                    self._line(start, end)
                else:
                    self._name(start, end)
            except CardError as problem:
                self.problems.append(problem)
        self._complete(lines[0][1] if lines else 0)
        if self.problems:
            return ReadCard(None, sorted(self.problems, key=lambda problem: problem.position))
        return ReadCard(self._profile(key, emblem), [])

    def _parts_of_card(self) -> list[tuple[int, int]]:
        """The lines, those that go on with an ability joined to it."""
        parts: list[tuple[int, int]] = []
        for start, end in _logical_lines(self.source):
            if len(parts) > 1 and _goes_on(self.source, parts[-1][0], start, end, self.language):
                parts[-1] = (parts[-1][0], end)
            else:
                parts.append((start, end))
        return parts

    def _profile(self, key: str, emblem: str) -> Profile:
        if self.bonus:
            self.values["mob_bonus"] = MobBonus(**self.bonus)
        return Profile(
            key=key or key_of(self.values["name"]["de"]), abilities=tuple(self.abilities), emblem=emblem, **self.values
        )

    def _complete(self, end: int) -> None:
        """All fields of a profile must be there (ags.2.1)."""
        missing = [text(f"ags-field-{field}") for field in FIELDS if field not in self.values]
        if missing and not self.problems:
            self.problems.append(CardError(self.source, end, text("ags-card-lacks", fields=missing), PROFILE))
        tags = self.values.get("tags", ())
        if ("shadow" in self.values) != any(tag.word == "Licht und Schatten" for tag in tags) and not self.problems:
            why = text("ags-card-light-and-shadow")
            self.problems.append(CardError(self.source, end, why, "ags.2.12.licht_und_schatten"))
        if self.bonus and not any(tag.word == "Mob" for tag in tags) and not self.problems:
            self.problems.append(CardError(self.source, end, text("ags-card-bonus-without-mob"), "ags.2.12.mob.boni"))

    # ---- lines

    def _name(self, start: int, end: int) -> None:
        found = _NAME.fullmatch(self.source, start, end)
        if found is None or not found[1].strip() or _NO_NAME.search(self.source, start, end):
            raise CardError(self.source, start, text("ags-card-no-name"), "ags.2.1.name")
        german = found[1].strip()
        self.values["name"] = {"de": german, "en": found[2] or german}

    def _line(self, start: int, end: int) -> None:
        if self.source.startswith("[", start):
            self.abilities.append(self._ability(start, end, self.abilities))
            return
        scanner = Scanner(self.source, start, end, self.language, quiet=self.quiet)
        readers: Mapping[str, Callable[[Scanner], None]] = {
            "tags": self._tags, "keywords": self._keywords, "shadow": self._shadow, "mob_bonus": self._mob_bonus,
        }
        with scanner.group("field"):
            label = _take_said(scanner, LABELS)
        if label is not None:
            readers[label](scanner)
        else:
            self._each(scanner, self._value)
        if not scanner.done():
            scanner.want(text("ags-card-literal", word=","))
            raise scanner.error()

    def _ability(self, start: int, end: int, others: Sequence[Ability]) -> Ability:
        ability = read_ability(self.source, self.language, start, end)
        if any(other.name == ability.name for other in others):
            self._complain(start, text("ags-card-twice-ability", name=ability.name), "ags.2.1.faehigkeiten")
        if ability.test.att is not None:
            self._check_dice("att", ability.test.att, self.source.find(str(ability.test.att), start, end), start)
        return ability

    def _each(self, scanner: Scanner, read: Callable[[Scanner], None]) -> None:
        """Parts with commas between them."""
        while not scanner.done():
            read(scanner)
            if scanner.ahead(_COMMA) is None:
                return
            scanner.at += 1

    # ---- values

    def _value(self, scanner: Scanner) -> None:
        scanner.skip()
        place = scanner.at
        with scanner.group("field"):
            any(scanner.take(heading) for heading in HEADINGS)
            if (name := _take_said(scanner, VALUES)) and name != "att":
                self._keep(name, self._number(name, scanner, place), place)
            elif (people := _take_said(scanner, PEOPLE_NAMES)) is not None:
                self._keep("people", people, place)
            elif (leader := _take_said(scanner, CLASSES)) is not None:
                self._keep("leader", leader, place)
            else:
                raise scanner.error()

    def _keep(self, name: str, value: Any, place: int) -> None:
        _once(self.values, name, self.source, place)
        self.values[name] = value

    def _number(self, name: str, scanner: Scanner, place: int) -> Any:
        if scanner.ahead(_COLON):
            scanner.at += 1
        if name == "base":
            return self._base(scanner)
        if name == "limit":
            found = scanner.match(_LIMIT, text("ags-card-want-limit"))
            if found is None:
                raise scanner.error()
            return int(found.group()) if found.group().isdecimal() else 0
        if name in ("defence", "will", "att"):
            dice = read_dice(scanner)
            if dice is None:
                raise scanner.error()
            self._check_dice(name, dice, place, place)
            return dice
        return self._whole_number(name, scanner, place)

    def _whole_number(self, name: str, scanner: Scanner, place: int) -> int:
        found = scanner.match(_NUMBER, text("ags-card-want-number"))
        if found is None:
            raise scanner.error()
        value = int(found.group())
        if name == "mov" and scanner.ahead(_UNIT):
            scanner.take("Zoll")
        if name == "mov" and not 1 <= value <= 7:
            self._complain(place, _bounds(name, value, 1, 7), STRENGTH)
        if name == "hp" and value < 1:
            self._complain(place, text("ags-card-at-least", field=text("ags-field-hp"), least=1), PRINTED)
        return value

    def _base(self, scanner: Scanner) -> BaseClass:
        scanner.skip()
        place = scanner.at
        found = scanner.match(_BASE, text("ags-card-want-base"))
        if found is None or not found.group():
            scanner.want(text("ags-card-want-base"))
            raise scanner.error()
        diameter = float(found[3].replace(",", ".")) if found[3] else 0.0
        written = found[1] or found[2]
        size = cast(BaseClass, written.upper()) if written else base_class(diameter)
        if found[3] and (not diameter or base_class(diameter) != size):
            self._complain(place, text("ags-card-base", size=size, diameter=diameter), "ags.2.1.basengroesse")
        if diameter:
            self.values["diameter"] = diameter
        return size

    def _check_dice(self, name: str, dice: Dice, place: int, otherwise: int) -> None:
        where = place if place >= 0 else otherwise
        if not 1 <= dice.strength <= 7:
            self._complain(where, _bounds(name, dice.strength, 1, 7), STRENGTH)
        if not 3 <= dice.difficulty <= 5:
            why = text("ags-card-difficulty", field=text(f"ags-field-{name}"), value=dice.difficulty)
            self._complain(where, why, DIFFICULTY)

    def _complain(self, place: int, why: Text, rule: str) -> None:
        self.problems.append(CardError(self.source, place, why, rule))

    # ---- lists

    def _tags(self, scanner: Scanner) -> None:
        tags: list[Tag] = []

        def read(scanner: Scanner) -> None:
            scanner.skip()
            place = scanner.at
            found = read_known_tags(scanner, TAGS, "tag")
            if found is None:
                raise scanner.error()
            for tag in found:
                if _says_again(tag, tags):
                    raise CardError(self.source, place, text("ags-card-twice-tag", tag=tag.word), PROFILE)
                tags.append(tag)

        self._list("tags", scanner, read)
        self.values["tags"] = tuple(tags)

    def _keywords(self, scanner: Scanner) -> None:
        words: list[str] = []

        def read(scanner: Scanner) -> None:
            with scanner.group("keyword"):
                kind = _take_said(scanner, KINDS)
            if kind:
                words.append(kind)
            elif found := scanner.match(_OWN_WORDS, text("ags-card-want-keyword")):
                words.append(found.group())
            else:
                raise scanner.error()

        self._list("keywords", scanner, read)
        self.values["keywords"] = tuple(words)

    def _list(self, name: str, scanner: Scanner, read: Callable[[Scanner], None]) -> None:
        """A line that may stand once; nothing or a dash is an empty list."""
        self._keep(name, (), scanner.at)
        if scanner.ahead(_NONE):
            scanner.match(_NONE, text("ags-card-want-limit"))
            return
        self._each(scanner, read)

    def _shadow(self, scanner: Scanner) -> None:
        values: dict[str, Any] = {}
        self._keep("shadow", None, scanner.at)

        def read(scanner: Scanner) -> None:
            scanner.skip()
            place = scanner.at
            with scanner.group("value"):
                name = _take_said(scanner, {key: VALUES[key] for key in ("mov", "defence", "will", "att")})
            if name is None:
                raise scanner.error()
            _once(values, name, self.source, place)
            values[name] = self._number(name, scanner, place)

        self._some(scanner, read)
        self.values["shadow"] = ShadowValues(**values)

    def _some(self, scanner: Scanner, read: Callable[[Scanner], None]) -> None:
        """At least one part, and others behind commas."""
        read(scanner)
        if scanner.ahead(_COMMA):
            scanner.at += 1
            self._each(scanner, read)

    def _mob_bonus(self, scanner: Scanner) -> None:
        scanner.skip()
        if self.source.startswith("[", scanner.at):
            others = self.bonus.get("abilities", ())
            self.bonus["abilities"] = (*others, self._ability(scanner.at, scanner.end, others))
            scanner.at = scanner.end
            return
        self._some(scanner, self._bonus)

    def _bonus(self, scanner: Scanner) -> None:
        scanner.skip()
        place = scanner.at
        with scanner.group("bonus"):
            if scanner.take("Nah" if self.language == "de" else "Melee"):
                _once(self.bonus, "reach", self.source, place)
                self.bonus["reach"] = self._bracketed(scanner)
                return
            for name, label in (("att", "ATT"), ("defence", "DEF"), ("will", "WIL"), ("mov", "MOV")):
                if scanner.take(label):
                    _once(self.bonus, name, self.source, place)
                    self.bonus[name] = self._plus(scanner)
                    return
        raise scanner.error()

    def _bracketed(self, scanner: Scanner) -> float:
        if scanner.take("(") and (found := scanner.match(INCHES, text("ags-card-want-inches"))) and scanner.take(")"):
            return float(found[1].replace(",", "."))
        raise scanner.error()

    def _plus(self, scanner: Scanner) -> int:
        found = scanner.match(_PLUS, text("ags-card-want-change"))
        if found is None:
            raise scanner.error()
        scanner.take("/#")
        return read_signed(found.group())


def _says_again(tag: Tag, tags: list[Tag]) -> bool:
    """Does the tag stand there already? Those with a list of values may stand with another one."""
    several = isinstance(TAGS[tag.word].values, Mapping)
    return any(tag == other or (tag.word == other.word and not several) for other in tags)


def _once(known: Mapping[str, Any], name: str, source: str, place: int) -> None:
    if name in known:
        raise CardError(source, place, text("ags-card-twice-field", field=text(f"ags-field-{name}")), PROFILE)


def _bounds(name: str, value: int, least: int, most: int) -> Text:
    return text("ags-card-out-of-bounds", field=text(f"ags-field-{name}"), value=value, least=least, most=most)


def _take_said(scanner: Scanner, sayings: Mapping[Any, Saying]) -> Any:
    for key, saying in sayings.items():
        forms = (saying.de, *saying.also) if scanner.language == "de" else (saying.en,)
        for form in sorted(forms, key=len, reverse=True):
            if scanner.take(form):
                return key
    return None


def _goes_on(source: str, before: int, start: int, end: int, language: str) -> bool:
    """Does this line go on with the ability that began at `before`?"""
    if not _ABILITY.match(source, before) or _ABILITY.match(source, start):
        return False
    scanner = Scanner(source, start, end, language, quiet=True)
    if _take_said(scanner, VALUES) is not None:
        # “WIL vs. TN 1”, “ATT 4/3+” and “DEF+1/#” belong to abilities, “WIL 3/4+” is a value of the card.
        return source[start : start + 3].upper() == "ATT" or not _VALUE.match(source, scanner.at, end)
    if any(scanner.take(heading) for heading in HEADINGS):
        return False
    return all(_take_said(scanner, words) is None for words in (LABELS, PEOPLE_NAMES, CLASSES))


def _logical_lines(source: str) -> Iterator[tuple[int, int]]:
    """Start and end of each line that says something, with the lines that go on with it."""
    at = 0
    while at < len(source):
        found = _LINE.match(source, at)
        assert found is not None
        words = found.group()
        if words.strip():
            yield at + len(words) - len(words.lstrip()), at + len(words.rstrip())
        at = found.end() + 1


def check_card(source: str, key: str = "", emblem: str = "", language: str = "de") -> ReadCard:
    """The card with everything that is wrong with it."""
    source = unicodedata.normalize("NFC", source)
    read = CardReader(source, language, quiet=True).read(key, emblem)
    # Only for a card with mistakes is it worth while to listen for what was wanted.
    return CardReader(source, language, quiet=False).read(key, emblem) if read.problems else read


def read_card(source: str, key: str = "", emblem: str = "", language: str = "de") -> Profile:
    """The card; CardError for the first thing that is wrong with it."""
    read = check_card(source, key, emblem, language)
    if read.profile is None:
        raise read.problems[0]
    return read.profile


# ---- writing


def write_card(profile: Profile, language: str = "de", both_names: bool = True) -> str:
    """The card in the one form that the notation gives it; a reader of one language needs only one name."""
    return "\n".join([_title(profile, language, both_names), *_body(profile, language, both_names)])


def _title(profile: Profile, language: str, both_names: bool) -> str:
    german, english = profile.name["de"], profile.name.get("en", profile.name["de"])
    if language == "en":
        return english
    return f"{german} / {english}" if both_names and german != english else german


def _body(profile: Profile, language: str, both_names: bool) -> Iterator[str]:
    yield ", ".join(first_values(profile, language))
    yield ", ".join(second_values(profile, language))
    if profile.tags:
        yield f"{_label('tags', language)} {', '.join(tag_name(tag, language) for tag in profile.tags)}"
    if profile.keywords:
        yield f"{_label('keywords', language)} {', '.join(word_name(word, language) for word in profile.keywords)}"
    if profile.shadow is not None:
        yield f"{_label('shadow', language)} {', '.join(_shadow_values(profile.shadow))}"
    if profile.mob_bonus is not None:
        yield from _mob_lines(profile.mob_bonus, language, both_names)
    yield from (write_ability(ability, language, both_names) for ability in profile.abilities)


def first_values(profile: Profile, language: str) -> list[str]:
    words = [_said(CLASSES, profile.leader, language)]
    if profile.people in PEOPLE_NAMES:
        words.insert(0, _said(PEOPLE_NAMES, profile.people, language))
    return [*words, f"Limit {profile.limit or '-'}", f"{_said(VALUES, 'cost', language)} {profile.cost}"]


def second_values(profile: Profile, language: str) -> list[str]:
    size = f" ({write_inches(profile.diameter, language)} mm)" if profile.diameter else ""
    return [
        f"BS {profile.base}{size}", f"HP {profile.hp}", f"MOV {profile.mov}", f"DEF {profile.defence}",
        f"WIL {profile.will}",
    ]


def _shadow_values(shadow: ShadowValues) -> Iterator[str]:
    for label, value in (("MOV", shadow.mov), ("DEF", shadow.defence), ("WIL", shadow.will), ("ATT", shadow.att)):
        if value is not None:
            yield f"{label} {value}"


def _mob_lines(bonus: MobBonus, language: str, both_names: bool) -> Iterator[str]:
    label = _label("mob_bonus", language)
    parts = [
        f"{name}{value:+d}/#"
        for name, value in (("ATT", bonus.att), ("DEF", bonus.defence), ("WIL", bonus.will))
        if value
    ]
    if bonus.mov:
        parts.append(f"MOV{bonus.mov:+d}")
    if bonus.reach:
        parts.append(f"{'Nah' if language == 'de' else 'Melee'} ({write_inches(bonus.reach, language)})")
    if parts:
        yield f"{label} {', '.join(parts)}"
    yield from (f"{label} {write_ability(ability, language, both_names)}" for ability in bonus.abilities)


def _label(name: str, language: str) -> str:
    return _said(LABELS, name, language)


def _said(sayings: Mapping[Any, Saying], key: Any, language: str) -> str:
    return sayings[key].de if language == "de" else sayings[key].en
