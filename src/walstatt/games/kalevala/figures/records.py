"""What lasts of the figures beside the pieces on the map: one field for each. Plain data, known by the state."""
from __future__ import annotations

from collections.abc import Callable

import msgspec

from walstatt.core.twins import twins
from walstatt.games.kalevala.figures.king.records import King


class Persons(msgspec.Struct, omit_defaults=True):
    """Each table has its own rules for being copied, renamed and known."""

    kings: dict[str, King] = {}
    """By realm: the king, or the last one it had."""

    def copy(self) -> Persons:
        return Persons(kings=twins(self.kings))

    def rename_realm(self, old: str, new: str) -> None:
        self.kings = {new if name == old else name: one for name, one in self.kings.items()}
        for king in self.kings.values():
            king.captor = new if king.captor == old else king.captor

    def rename_places(self, name: Callable[[str], str]) -> None:
        """Palaces are named by their small fields, which never change."""

    def known_to(self, realm: str) -> Persons:
        """A ruler knows his own, as far as they have come to light."""
        return Persons(kings={name: one.as_known() for name, one in self.kings.items() if name == realm})
