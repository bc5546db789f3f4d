"""One line of a card, read and written.

    ability  = costs name [ "/" English name ] [ "-" head ] [ ":" effects ]
    costs    = "[Norm]" | "[Spez]" | "[Pass]", several joined by "+"
    head     = part { "," part }
    part     = trigger | "solange" condition { "und" condition } | resolution | price | range | area | target | tag
             | once
    target   = whom [ "mit" keyword ] [ "in" fact { "und" fact } ]
    effects  = effect { "." effect } [ "." ]
    effect   = tag | [ result ":" ] [ "bei" number "+" ] [ "wahlweise" ] block { "und" more } [ until ]

As in the book a new line may stand for the dash and for the colon before the effects; where there must be a head, a
colon may stand for the dash as well.

The words behind these names are the tables of `phrases`; docs/ags-cards.md lists them all. The parts of a head may
stand in any order; they are written in the order above.
"""
from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from walstatt.core.texts import text
from walstatt.games.ags.abilities import PASS, Ability, Condition, Effect, Reach, Target, Test
from walstatt.games.ags.notation import phrases as p
from walstatt.games.ags.notation.scanner import CardError, Scanner
from walstatt.games.ags.notation.templates import Fields, Saying
from walstatt.games.ags.notation.words import ATTACK_TAGS, known_tag, read_known_tag, tag_name
from walstatt.games.ags.profiles import read_tag

LASTING = ("modifier", "tag", "cover")
"""Effects that go on for a while."""
HOLDING = (*LASTING, "text")
"""Effects of passive abilities that need no trigger."""
NO_RANGE = ("", "bewegung", "passiv")
"""Kinds of reach that name no distance."""
HEAD_RULE = "ags.2.3.faehigkeitskopf"
_NAME = re.compile(r"[^\W\d_][^\[\]:\"/\n]*?(?=\s*(?:/|:|$|\n)|\s+[-‐‑–—−](?:\s|$))")
_DASH = re.compile(r"\s+[-‐‑–—−](?=\s|$)|[ \t\r]*\n(?=\s*[^\s:])")
"""What parts name and head: a dash, or as in the book a new line."""
_TEST_IN_NAME = re.compile(r"\W*\b(?:ATT\s*\d|(?:WIL|W6)\s+(?:vs\b|gegen\b)|gelingt\s+autom)", re.IGNORECASE)
_COMMA = re.compile(r",")
_STOP = re.compile(r"[.;]")
_FULL_STOP = re.compile(r"\.")
_CHANCE = re.compile(r"([2-6])\s*\+")
_PRICE = re.compile(r"(\d+)\s*LT\b", re.IGNORECASE)
_LINKING = {
    "de": ("solange", "und", "mit", "in", "bei", "wahlweise"), "en": ("while", "and", "with", "in", "on", "optionally"),
}


def linking(language: str) -> dict[str, str]:
    """The small words between the parts."""
    return dict(zip(_LINKING["de"], _LINKING[language], strict=True))


# ---- reading


class AbilityReader:
    """Reads one ability; what it does not understand is an error of the scanner."""

    def __init__(self, scanner: Scanner) -> None:
        self.scanner = scanner
        self.words = linking(scanner.language)
        self.found: Fields = {"tags": (), "conditions": ()}
        self.places: dict[str, int] = {}
        self.framed: int | None = None
        """Where an effect first says when, how likely or how long."""
        self.name_end = scanner.at

    def read(self) -> Ability:
        start = self.scanner.at
        costs = self._costs()
        name, english = self._name()
        if dash := _DASH.match(self.scanner.source, self.name_end, self.scanner.end):
            self.scanner.at = dash.end()
            self._head()
        elif PASS not in costs and self.scanner.take(":"):
            # Only a passive ability can go without a head, so that its effects follow the name.
            self._head()
        effects = self._effects() if self._effects_begin() else ()
        if not self.scanner.done():
            raise self.scanner.error()
        ability = Ability(name, costs, effects=effects, english=english, **self.found)
        self._check(ability, start)
        return ability

    def _costs(self) -> tuple[str, ...]:
        costs = []
        while True:
            cost = self._said(p.COSTS, "costs")
            if cost is None:
                raise self.scanner.error()
            costs.append(cost)
            if not self.scanner.take("+"):
                return tuple(costs)

    def _name(self) -> tuple[str, str]:
        name = self._words_of_name()
        return name, self._words_of_name() if self.scanner.take("/") else ""

    def _words_of_name(self) -> str:
        found = self.scanner.match(_NAME, text("ags-card-want-name"))
        if found is None:
            raise self.scanner.error()
        if price := _PRICE.search(found.group()):
            where = found.start() + price.start()
            raise CardError(self.scanner.source, where, text("ags-card-price-in-name"), HEAD_RULE)
        if test := _TEST_IN_NAME.search(found.group()):
            where = found.start() + test.start()
            raise CardError(self.scanner.source, where, text("ags-card-test-in-name"), HEAD_RULE)
        self.name_end = found.end()
        return " ".join(found.group().split())

    def _effects_begin(self) -> bool:
        """Behind a colon, or as in the book behind the line of the head."""
        if self.scanner.take(":"):
            return True
        before = self.scanner.source[: self.scanner.at]
        return bool(self.places) and "\n" in before[len(before.rstrip()) :] and not self.scanner.done()

    def _said(self, sayings: Mapping[str, Saying], group: str) -> str | None:
        forms = sorted(
            ((form, key) for key, saying in sayings.items() for form in _forms(saying, self.scanner.language)),
            key=lambda pair: -len(pair[0]),
        )
        with self.scanner.group(group):
            for form, key in forms:
                if self.scanner.take(form):
                    return key
        return None

    # ---- the head

    def _head(self) -> None:
        while True:
            self._part()
            if self.scanner.ahead(_COMMA) is None:
                break
            self.scanner.at += 1
        self.scanner.take(",")
        if self.scanner.ahead(_FULL_STOP):
            self.scanner.at += 1

    def _part(self) -> None:
        """The part that says most at this place; each kind of part may stand once."""
        self.scanner.skip()
        start, best = self.scanner.at, None
        for reader in (
            self._trigger, self._while, self._test, self._price, self._reach, self._area, self._target, self._once,
            self._tag,
        ):
            self.scanner.at = start
            fields = reader()
            if fields is not None and (best is None or self.scanner.at > best[0]):
                best = (self.scanner.at, fields)
        if best is None:
            raise self.scanner.error()
        self.scanner.at = best[0]
        self._keep(best[1], start)

    def _keep(self, fields: Fields, start: int) -> None:
        for name, value in fields.items():
            if name == "tags":
                self.found["tags"] = (*self.found["tags"], value)
            elif name in ("kind", "area"):
                self._once_only(name, start)
                self.found["reach"] = msgspec.structs.replace(
                    self.found.get("reach", Reach()), **(value if name == "kind" else {"area": value})
                )
            else:
                self._once_only(name, start)
                self.found[name] = value

    def _once_only(self, name: str, start: int) -> None:
        if name in self.places:
            raise CardError(self.scanner.source, start, text(f"ags-card-twice-{name}"), HEAD_RULE)
        self.places[name] = start

    def _trigger(self) -> Fields | None:
        trigger = self._said(p.TRIGGERS, "trigger")
        return None if trigger is None else {"trigger": trigger}

    def _while(self) -> Fields | None:
        with self.scanner.group("while"):
            if not self.scanner.take(self.words["solange"]):
                return None
        conditions: list[Condition] = []
        while True:
            with self.scanner.group("circumstance"):
                fields = p.WHILES.read(self.scanner)
            if fields is None:
                return None
            conditions.append(Condition(**fields))
            if not self.scanner.take(self.words["und"]):
                return {"conditions": tuple(conditions)}

    def _test(self) -> Fields | None:
        with self.scanner.group("test"):
            fields = p.TESTS.read(self.scanner)
        return None if fields is None else {"test": Test(**fields)}

    def _price(self) -> Fields | None:
        found = self.scanner.match(_PRICE, text("ags-card-want-price"))
        return {"price": int(found[1])} if found else None

    def _reach(self) -> Fields | None:
        with self.scanner.group("reach"):
            fields = p.REACHES.read(self.scanner)
        return None if fields is None else {"kind": fields}

    def _area(self) -> Fields | None:
        with self.scanner.group("reach"):
            fields = p.AREA.read(self.scanner)
        return None if fields is None else {"area": fields["area"]}

    def _target(self) -> Fields | None:
        with self.scanner.group("target"):
            fields = p.TARGETS.read(self.scanner)
        if fields is None:
            return None
        if self.scanner.take(self.words["mit"]):
            having = p.HAVING.read(self.scanner)
            if having is None:
                return None
            fields |= having
        if self.scanner.take(self.words["in"]):
            facts = self._facts()
            if facts is None:
                return None
            fields |= facts
        return {"target": Target(**fields)}

    def _facts(self) -> Fields | None:
        facts: Fields = {}
        while True:
            fact = self._said(p.TARGET_FACTS, "fact")
            if fact is None:
                return None
            facts[fact] = True
            if not self.scanner.take(self.words["und"]):
                return facts
            self.scanner.take(self.words["in"])

    def _once(self) -> Fields | None:
        once = self._said(p.ONCE, "once")
        return None if once is None else {"once": once}

    def _tag(self) -> Fields | None:
        tag = read_known_tag(self.scanner, ATTACK_TAGS, "attack-tag")
        return None if tag is None else {"tags": str(tag)}

    # ---- effects

    def _effects(self) -> tuple[Effect, ...]:
        effects: list[Effect] = []
        while True:
            if not self._tag_sentence():
                effects += self._effect()
            if self._text_ends():
                return tuple(effects)

    def _text_ends(self) -> bool:
        """Behind a sentence: a full stop before the next one, or nothing more."""
        stopped = False
        while self.scanner.ahead(_STOP):
            self.scanner.at += 1
            stopped = True
        if self.scanner.done():
            return True
        if not stopped:
            self.scanner.want(text("ags-card-literal", word="."))
            raise self.scanner.error()
        return False

    def _tag_sentence(self) -> bool:
        """The book names tags of an ability in its text as well: a sentence of that word alone."""
        start = self.scanner.at
        tag = read_known_tag(self.scanner, ATTACK_TAGS, "attack-tag")
        if tag is None or not (self.scanner.done() or self.scanner.ahead(_STOP)):
            self.scanner.at = start
            return False
        self.found["tags"] = (*self.found["tags"], str(tag))
        return True

    def _effect(self) -> list[Effect]:
        """One sentence: mostly one effect, several where it says “und”."""
        self.scanner.skip()
        start = self.scanner.at
        frame = self._circumstances()
        if frame:
            self._note_frame(start)
        with self.scanner.group("effect"):
            fields = p.EFFECTS.read(self.scanner)
        if fields is None:
            raise self.scanner.error()
        said = [fields] if "chance" in frame or "optional" in frame else [fields, *self._more_of(fields)]
        self.scanner.skip()
        start = self.scanner.at
        if until := self._said(p.UNTIL, "until"):
            frame["until"] = until
            self._note_frame(start)
            if fields["block"] not in LASTING:
                raise CardError(self.scanner.source, start, text("ags-card-lasts-not"), HEAD_RULE)
        return [Effect(**one, **frame) for one in said]

    def _circumstances(self) -> Fields:
        """On which result, with which luck, and whether its player may do without."""
        frame: Fields = {}
        if when := self._result():
            frame["when"] = when
        if optional := self.scanner.take(self.words["wahlweise"]):
            frame["optional"] = True
        if self.scanner.take(self.words["bei"]):
            found = self.scanner.match(_CHANCE, text("ags-card-want-chance"))
            if found is None:
                raise self.scanner.error()
            frame["chance"] = int(found[1])
        if not optional and self.scanner.take(self.words["wahlweise"]):
            frame["optional"] = True
        return frame

    def _note_frame(self, place: int) -> None:
        self.framed = place if self.framed is None else self.framed

    def _more_of(self, fields: Fields) -> Iterator[Fields]:
        """MOV-2 und DEF-1/#: another change or condition for the same target."""
        more = p.MORE.get(fields["block"])
        while more is not None and self.scanner.take(self.words["und"]):
            found = more.read(self.scanner)
            if found is None:
                raise self.scanner.error()
            yield {**fields, **found}

    def _result(self) -> str | None:
        start = self.scanner.at
        when = self._said(p.WHEN, "result")
        if when is not None and (self.scanner.take(":") or self.scanner.take(",")):
            return when
        self.scanner.at = start
        return None

    # ---- what a head must have

    def _check(self, ability: Ability, start: int) -> None:
        if ability.target.in_range and ability.reach.kind in NO_RANGE:
            place = self.places["target"]
            raise CardError(self.scanner.source, place, text("ags-card-lacks-range"), "ags.2.3.reichweite_los")
        if ability.passive:
            self._check_passive(ability, start)
            return
        for name, rule in (("test", HEAD_RULE), ("target", "ags.2.3.ziel.modell")):
            if name not in self.found:
                raise CardError(self.scanner.source, self.scanner.end, text(f"ags-card-lacks-{name}"), rule)
        if PASS in ability.costs:
            raise CardError(self.scanner.source, start, text("ags-card-costs"), "ags.2.3.passiv")
        if ability.trigger or ability.conditions:
            place = self.places["trigger" if ability.trigger else "conditions"]
            raise CardError(self.scanner.source, place, text("ags-card-not-passive"), "ags.2.3.passiv")
        if ability.target.who == "trigger":
            raise CardError(self.scanner.source, self.places["target"], text("ags-card-not-passive"), "ags.2.3.passiv")

    def _check_passive(self, ability: Ability, start: int) -> None:
        """Without a trigger only what can hold all the time makes sense; anything else would never happen."""
        if ability.trigger:
            return
        if any(effect.block not in HOLDING for effect in ability.effects):
            raise CardError(self.scanner.source, start, text("ags-card-lacks-trigger"), "ags.2.3.passiv")
        if any(effect.block in LASTING for effect in ability.effects):
            self._check_holding(ability)

    def _check_holding(self, ability: Ability) -> None:
        """What holds all the time is neither rolled for nor paid nor over some time."""
        said = [self.places[name] for name in ("price", "once") if name in self.places]
        if ability.test != Test():
            said.append(self.places["test"])
        if self.framed is not None:
            said.append(self.framed)
        if said:
            raise CardError(self.scanner.source, min(said), text("ags-card-holds-always"), "ags.2.3.passiv")


def _forms(saying: Saying, language: str) -> tuple[str, ...]:
    return (saying.de, *saying.also) if language == "de" else (saying.en,)


def read_ability(source: str, language: str = "de", start: int = 0, end: int | None = None) -> Ability:
    """An ability as its card writes it; CardError for what is not understood."""
    source = unicodedata.normalize("NFC", source)
    try:
        return AbilityReader(Scanner(source, start, end, language, quiet=True)).read()
    except CardError:
        # Once more, listening for what was wanted.
        return AbilityReader(Scanner(source, start, end, language)).read()


# ---- writing


class NotWritable(ValueError):  # noqa: N818 - it reads as what is wrong
    """Data that no phrase of the notation says."""


def write_ability(ability: Ability, language: str = "de", both_names: bool = True) -> str:
    """The ability in the one form that the notation gives it; a reader of one language needs only one name."""
    name = ability.english or ability.name if language == "en" else ability.name
    if language == "de" and both_names and ability.english:
        name = f"{ability.name} / {ability.english}"
    head = ", ".join(head_parts(ability, language))
    effects = "".join(f" {_effect(effect, language)}." for effect in ability.effects)
    costs = "+".join(_say(p.COSTS, cost, language) for cost in ability.costs)
    return f"{costs} {name}{f' - {head}' if head else ''}{f':{effects}' if effects else ''}"


def head_parts(ability: Ability, language: str = "de") -> list[str]:
    """The parts of the head in their order. One that begins with a trigger or a condition begins with a capital."""
    parts = list(_parts(ability, language))
    if ability.trigger or ability.conditions:
        parts[0] = parts[0][:1].upper() + parts[0][1:]
    return parts


def _parts(ability: Ability, language: str) -> Iterator[str]:
    words = linking(language)
    if ability.trigger:
        yield _say(p.TRIGGERS, ability.trigger, language)
    if ability.conditions:
        held = [_written(p.WHILES.write(one, language), one) for one in ability.conditions]
        yield f"{words['solange']} {_listed(held, language)}"
    if not ability.passive or ability.test != Test():
        yield _written(p.TESTS.write(ability.test, language), ability.test)
    if ability.price:
        yield f"{ability.price} LT"
    if ability.reach.kind:
        reach = msgspec.structs.replace(ability.reach, area=None)
        yield _written(p.REACHES.write(reach, language), reach)
    if ability.reach.area is not None:
        yield _written(p.AREA.write(Reach(area=ability.reach.area), language), ability.reach)
    if not ability.passive or ability.target != Target():
        yield _target(ability.target, language)
    for tag in ability.tags:
        if not known_tag(read_tag(tag), ATTACK_TAGS):
            raise NotWritable(tag)
        yield tag_name(read_tag(tag), language, ATTACK_TAGS)
    if ability.once:
        yield _say(p.ONCE, ability.once, language)


def _target(target: Target, language: str) -> str:
    words = linking(language)
    whom = _written(p.TARGETS.write(target, language, ("having", *p.TARGET_FACTS)), target)
    if target.having:
        whom += f" {words['mit']} {_written(p.HAVING.write(target, language), target)}"
    facts = [_say(p.TARGET_FACTS, fact, language) for fact in p.TARGET_FACTS if getattr(target, fact)]
    return f"{whom} {words['in']} {_listed(facts, language)}" if facts else whom


def _listed(words: Sequence[str], language: str) -> str:
    return f" {linking(language)['und']} ".join(words)


def _effect(effect: Effect, language: str) -> str:
    words = linking(language)
    parts = []
    if effect.when != "success":
        parts.append(f"{_say(p.WHEN, effect.when, language)}:")
    if effect.chance:
        parts.append(f"{words['bei']} {effect.chance}+")
    if effect.optional:
        parts.append(words["wahlweise"])
    parts.append(_written(p.EFFECTS.write(effect, language, p.EFFECT_FRAME), effect))
    if effect.until:
        parts.append(_say(p.UNTIL, effect.until, language))
    return " ".join(parts)


def write_effect(effect: Effect, language: str = "de") -> str:
    """One building block in words, without the full stop."""
    return _effect(effect, language)


def _say(sayings: Mapping[str, Saying], key: str, language: str) -> str:
    saying = sayings.get(key)
    if saying is None:
        raise NotWritable(key)
    return saying.de if language == "de" else saying.en


def _written(words: str | None, of: Any) -> str:
    if words is None:
        raise NotWritable(of)
    return words
