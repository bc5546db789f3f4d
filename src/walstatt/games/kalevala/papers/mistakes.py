"""What is wrong with a line that cannot be read, and how it was probably meant."""
from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from difflib import get_close_matches
from typing import Final

from lark.exceptions import UnexpectedInput

from walstatt.core.texts import Text, shortened, text
from walstatt.games.kalevala.dates import Date, is_underworld_open
from walstatt.games.kalevala.hooks import lines
from walstatt.games.kalevala.papers.blocks import KNOWN_WORDS, is_end
from walstatt.games.kalevala.papers.grammar import WORDS
from walstatt.games.kalevala.realm.pieces import AUXILIARY, CULTURE_NAMES, KINDS, MOST_ZEH, WEAPONS, standard_piece
from walstatt.games.kriegsspiel.sheets.wrong import Wrong
from walstatt.hexmap.coordinates import BadCoordinate, read_place

WRITTEN_BY: Final = "kalevala.r.9.grammatik"
QUOTED: Final = 40
COORDINATE_RULES: Final = {
    "form": "kalevala.6.2.koordinate", "plane": "kalevala.6.2.koordinate", "letter": "kalevala.6.2.buchstaben",
    "latitude": "kalevala.6.2.koordinate", "kf": "kalevala.6.1.kf", "strokes": "kalevala.r.6.buchstabenfolge",
    "short": "kalevala.r.6.kurzform",
}
_WORD: Final = re.compile(r"[^\s:>,;|]+")
_HALF_A_GATE: Final = re.compile(r"\b(Tor|Durchgang)\b[\s0-9:-]*$", re.IGNORECASE)
_UNDERWORLD: Final = re.compile(r"\b(UGF|UEE)\b")
ELSEWHERE: Final = {"Mann": "L", "Männer": "L", "Recke": "LB", "Recken": "LB", "Held": "LC", "Helden": "LC"}
"""What warriors are called in Armageddon, and how a lance bearer of that class is written here."""
NUMBERED: Final = {"Ag": "Ag1", "Z": "Z/30", "Zs": "Zs/30", "KrKö": "KrKö/4/0", "AgKö": "AgKö/1/0", "PrKö": "PrKö/1/0"}
"""Of whom there is never one without his numbers, and how he is written with them."""
_OTHER_BOWS: Final = re.compile(r"(?:Bogen|Schleuder|Blasrohr|Armbrust)([BC]?)")
"""What archers may carry; in papers it is always a B (kalevala.17.3.fernkaempfer)."""
_TOO_MUCH_ZEH: Final = re.compile(r"(Z|Pr[A-Z]?|My)/[0-9]{3,}")
_HEADS: Final = {
    "brief": "Brief an Gunther: …", "eilbrief": "Eilbrief an Gunther aus 2A+10: …", "bote": "Bote Vom Norden: …",
    "antrag": "Antrag Kanal: …", "vertrag": "Vertrag mit Gunther über Nordfriede: …", "kultur": "Kultur: …",
    "aufstellung": "Aufstellung 2A+10: …", "aktion": "Aktion EX1 EE 4: …", "abwesend": "Abwesend 271.3 bis 272.1: …",
    "vertretung": "Vertretung Brunhilde: …", "einzug": "Einzug EE 4: 2A+10 > 2A+11 B: 3LB",
    **{one.word.lower(): one.example for found in lines() for one in found.texts},
}
"""How a text begins whose first word is there, and the rest of its head is not."""
_HEAD_RULES: Final = {"brief": "kalevala.2.1.kopf", "eilbrief": "kalevala.r.2.eilbrief_buchung"}
"""Who wants the rest of a head: a receiver, and the place that pays."""


def unknown_symbol(symbol: str, column: int, special: Collection[str]) -> Wrong:
    bow = _OTHER_BOWS.fullmatch(symbol)
    if bow:
        why = text("kalevala-paper-bow", symbol=symbol)
        return Wrong(column, "kalevala.17.3.fernkaempfer", why, f"B{bow[1]}", len(symbol))
    if symbol.partition("(")[0] in special:
        return Wrong(column, "kalevala.17.2.sonderfiguren", text("kalevala-paper-special-marked", symbol=symbol))
    body = symbol.removesuffix(f"({AUXILIARY})")
    if body != symbol and standard_piece(body) is not None:
        why = text("kalevala-paper-no-auxiliary", symbol=shortened(body, QUOTED))
        return Wrong(column, "kalevala.17.2.sonderfiguren", why, body, len(symbol))
    too_much = _TOO_MUCH_ZEH.fullmatch(symbol)
    if too_much:
        why = text("kalevala-paper-zeh", symbol=shortened(symbol, QUOTED), most=MOST_ZEH)
        return Wrong(column, "kalevala.9.2.zusatz_zeh", why, f"{too_much[1]}/{MOST_ZEH}", len(symbol))
    if symbol in NUMBERED:
        why = text("kalevala-paper-number-wanted", symbol=symbol)
        return Wrong(column, _symbol_rule(symbol), why, NUMBERED[symbol], len(symbol))
    why = text("kalevala-paper-unknown-symbol", symbol=shortened(symbol, QUOTED))
    return Wrong(column, _symbol_rule(symbol), why, _nearest_symbol(symbol, special), len(symbol))


def _nearest_symbol(symbol: str, special: Iterable[str]) -> str:
    if symbol in ELSEWHERE:
        return ELSEWHERE[symbol]
    if standard_piece(symbol.upper()) is not None:
        return symbol.upper()
    if standard_piece(symbol[::-1]) is not None:
        return symbol[::-1]
    known = [*KINDS, *CULTURE_NAMES, *special]
    alike = [one for one in known if one.casefold() == symbol.casefold()]
    found = next(iter(alike or get_close_matches(symbol, known, n=1)), "")
    return NUMBERED.get(found, found)


def _symbol_rule(symbol: str) -> str:
    if symbol in ELSEWHERE:
        return "kalevala.9.2.klassen"
    if len(symbol) == 2 and symbol[0] in WEAPONS and symbol[1].isupper():
        return "kalevala.9.2.waffengattung"
    if symbol in ("KrKö", "AgKö", "PrKö"):
        return "kalevala.18.6"
    if symbol == "Ag":
        return "kalevala.22.3.2.nummer"
    if symbol in ("Z", "Zs") or symbol.startswith("Z/"):
        return "kalevala.9.2.zusatz_zeh"
    if symbol.startswith("QuW"):
        return "kalevala.9.2.quadriga"
    return "kalevala.9.2.sonderkuerzel"


def unexpected_input(line: str, unexpected: UnexpectedInput, at: Date) -> Wrong:
    if _UNDERWORLD.search(line) and not is_underworld_open(at):
        return Wrong(1, "kalevala.7.geschlossen", text("kalevala-paper-underworld"))
    column = column_of(line, unexpected)
    if not line[: column - 1].strip():
        return _unknown_word(line, column)
    return unexpected_there(line, column, unexpected)


def column_of(line: str, unexpected: UnexpectedInput) -> int:
    ended = getattr(getattr(unexpected, "token", None), "type", "") == "$END"
    return len(line) + 1 if ended or unexpected.column < 1 else unexpected.column


def unexpected_there(line: str, column: int, unexpected: UnexpectedInput) -> Wrong:
    rest = shortened(line[column - 1:].strip(), QUOTED)
    expected = getattr(unexpected, "accepts", None) or getattr(unexpected, "expected", None) or set()
    names = sorted({_expected_name(one) for one in expected} - {""})
    word = _WORD.match(rest)
    if names == ["place"] and word:
        why = text("kalevala-paper-coordinate-form", written=word[0])
        return Wrong(column, COORDINATE_RULES["form"], why, large_letters(word[0]), len(word[0]))
    if rest and not names:
        return Wrong(column, WRITTEN_BY, text("kalevala-paper-out-of-place", found=rest))
    key = "kalevala-paper-unexpected" if rest else "kalevala-paper-incomplete"
    why = text(key, found=rest, expected=[Text(f"kalevala-expected-{one}") for one in names])
    return Wrong(column, _rule_of_form(line[: column - 1], names), why)


def _rule_of_form(before: str, expected: list[str]) -> str:
    """What the book itself asks for is refused by its rule: where a building stands, and where its gates lead."""
    if expected == ["kf"]:
        return "kalevala.9.4.bauten"
    return "kalevala.11.4.1.angabe" if _HALF_A_GATE.search(before) else WRITTEN_BY


def large_letters(written: str) -> str:
    """The coordinate that it is in large letters, if it is one."""
    try:
        return str(read_place(written.upper()))
    except BadCoordinate:
        return ""


def _unknown_word(line: str, column: int) -> Wrong:
    word = line.strip().split(maxsplit=1)[0]
    if is_end(line):
        return Wrong(column, WRITTEN_BY, text("kalevala-paper-stray-end"))
    first = word.lower().rstrip(":")
    form = _HEADS.get(first)
    if form:
        why = text("kalevala-paper-head", word=shortened(word, QUOTED), form=form)
        return Wrong(column, _HEAD_RULES.get(first, WRITTEN_BY), why)
    near = get_close_matches(first, KNOWN_WORDS, n=1)
    written = KNOWN_WORDS[near[0]] if near else ""
    suggestion = _begun_with(written, line.strip()[len(word):]) if near else ""
    if near == [word.lower()]:
        begun = text("kalevala-paper-head", word=shortened(word, QUOTED), form=f"{written} …")
        return Wrong(column, WRITTEN_BY, begun, suggestion)
    return Wrong(column, WRITTEN_BY, text("kalevala-paper-unknown-word", word=shortened(word, QUOTED)), suggestion)


def _begun_with(written: str, rest: str) -> str:
    """The line with its right words; those behind the first may stand there already."""
    if written == WORDS["STAY"] and rest.strip():
        return ""  # Behind it nothing ever stands.
    first, _, more = written.partition(" ")
    return (first if rest.strip().lower().startswith(more.lower()) else written) + rest


EXPECTED: Final = {
    "PLACE": "place", "NUMBER": "number", "SYMBOL": "symbol", "HOLDER": "symbol", "COLON": "colon",
    "MORETHAN": "arrow", "COMMA": "comma", "KF": "kf", "VESSEL": "vessel", "NAME": "name", "RE": "re",
    "MINUS": "dash", "RSQB": "bracket", "RBRACE": "bracket", "LSQB": "bracket", "LBRACE": "bracket",
    "HOUSE": "building", "WALL": "building", "FOUNDATION": "building", "RIVER_BRIDGE": "building",
    "STREAM_BRIDGE": "building", "GATE": "gate", "PASSAGE": "gate", "BANKS": "banks", "FROM": "from",
    "NO_GRID": "no-grid", "UNTIL": "until", "FIGURE": "number", "VBAR": "column", "DATE": "date",
    "ENTRY_KIND": "entry-kind", "SHARE": "share", "SEMICOLON": "semicolon", "TITLE": "name",
    "GROUP": "group", "OUT_OF": "out-of", "REST": "rest", "STREAM": "stream", "TO": "to", "FOR": "for", "GR": "gr",
    "DISSOLVE": "dissolve", "LEAVE": "leave", "PROLONG": "prolong", "CLAIM": "prolong", "$END": "end",
    **{terminal: name for found in lines() for terminal, name in found.expected.items()},
}


def _expected_name(terminal: str) -> str:
    return EXPECTED.get(terminal, "")


