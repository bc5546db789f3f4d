"""What is wrong with the form of an act, in the reader's own language: which entry, and why."""
from __future__ import annotations

import re
from typing import Final

from walstatt.core.bounds import bound_in_words
from walstatt.core.texts import Text, text

_MISSING = re.compile(r"Object missing required field `(?P<field>[^`]*)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>[^`]*)`")
_CHOICE = re.compile(r"Invalid enum value '?(?P<given>.*?)'?$")
_TYPE = re.compile(r"Expected `(?P<wanted>\w+)[^`]*`, got `(?P<given>\w+)`")
_TYPES: Final = {
    "str": "text", "int": "number", "float": "number", "bool": "yes-no", "array": "list", "object": "object",
}


def in_words(told: str, kind: str) -> Text:
    """What the reader of data says, as a sentence that tells where it is."""
    said, _, place = told.partition(" - at `")
    where = kind + place.removesuffix("`").removeprefix("$")
    if found := _MISSING.match(said):
        return text("kalevala-act-missing", where=where, field=found["field"])
    if found := _UNKNOWN.match(said):
        return text("kalevala-act-unknown", where=where, field=found["field"])
    if found := _CHOICE.match(said):
        return text("kalevala-act-choice", where=where, given=found["given"])
    if found := _TYPE.match(said):
        return text("kalevala-act-type", where=where, wanted=_TYPES.get(found["wanted"], "other"))
    return bound_in_words(said, where) or text("kalevala-act-form", where=where)
