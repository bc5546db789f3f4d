"""The provinces of a realm by how they hang together, as they were when it was tested (8.2, 8.3)."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple


class Areas(NamedTuple):
    """The provinces of a realm, by how they hang together."""

    home: frozenset[str]
    """Home realms of all planes; of an invader his core realm."""
    colonies: tuple[frozenset[str], ...]
    links: Mapping[str, frozenset[str]]
    """From each province to those that are linked with it."""

    def colony_of(self, place: str) -> frozenset[str] | None:
        return next((colony for colony in self.colonies if place in colony), None)

    def followed(self, heirs: Mapping[str, frozenset[str]]) -> Areas:
        """The same under the names that provinces have after works have cut or joined them; home stays home."""
        home = _heirs_of(self.home, heirs)
        colonies = (_heirs_of(colony, heirs) - home for colony in self.colonies)
        links = {heir: _heirs_of(others, heirs)
                 for place, others in self.links.items() for heir in heirs.get(place, (place,))}
        return Areas(home, tuple(filter(None, colonies)), links)


def _heirs_of(places: Iterable[str], heirs: Mapping[str, frozenset[str]]) -> frozenset[str]:
    return frozenset(heir for place in places for heir in heirs.get(place, (place,)))
