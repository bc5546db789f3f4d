"""Keys and names in roster files of any game."""
from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Key = Annotated[
    str, Meta(max_length=80, pattern="^[a-z0-9][a-z0-9_-]*$", description="Lower case letters, digits, - and _.")
]
Words = Annotated[str, Meta(min_length=1, max_length=2000)]


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """A name or a sentence in both languages."""

    de: Words
    en: Words

    @property
    def plain(self) -> dict[str, str]:
        return {"de": self.de, "en": self.en}
