"""What trade leaves in the state: orders taken in phase 3 and carried out in phase 4, and fiefs that last."""
from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

LAST_FOR = 10
"""GR of a fief, and by how many it is prolonged (kalevala.21.1.4.lehen)."""


class GroupMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A caravan or expedition on its way through foreign land."""

    realm: str
    group: str
    way: tuple[str, ...]
    """From where it stands, large field by large field."""
    fields: int = 1
    """Small fields that it takes up."""
    stream: int = 0
    """So many large fields down a stream, or less than none: up."""
    craft: dict[str, int] = {}
    """Vessels that it boards instead of moving."""
    ashore: bool = False
    """It leaves its vessels instead of moving."""
    line: int = 0


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hand-over or a cession of land, as its deed says (kalevala.21.1.3.urkunde)."""

    realm: str
    to: str
    start: str
    end: str
    """Where the recipient stands: the same large field or one beside it."""
    group: str = ""
    goods: dict[str, int] = {}
    """RE among them."""
    against: dict[str, int] = {}
    """What must be handed over for it."""
    rounds: int = 0
    """Of a cession of the land itself: for how many GR."""
    grant: int = 0
    """The number of the request whose grant it cites."""
    line: int = 0


class Closing(msgspec.Struct, frozen=True):
    """A large field closed to the caravans of a ruler for this GR."""

    realm: str
    place: str
    against: str


class Search(msgspec.Struct, frozen=True):
    """What an expedition does where it stands; it takes an EE."""

    realm: str
    group: str
    number: int
    words: str


class Fief(msgspec.Struct, frozen=True, omit_defaults=True):
    """Land that was handed over (kalevala.21.1.4.lehen)."""

    place: str
    lord: str
    """The original realm."""
    holder: str
    since: int
    until: int
    """Its last GR."""
    agreed: tuple[str, ...] = ()
    """Who has asked that it be prolonged."""
    claimable: bool = False
    """Has a ruler changed since?"""
    claimed: bool = False


class Trade(msgspec.Struct, omit_defaults=True):
    """Orders of this GR, and fiefs."""

    moves: list[GroupMove] = []
    offers: list[Offer] = []
    closings: list[Closing] = []
    searches: list[Search] = []
    fiefs: list[Fief] = []

    def copy(self) -> Trade:
        return Trade(
            self.moves.copy(), self.offers.copy(), self.closings.copy(), self.searches.copy(), self.fiefs.copy()
        )

    def known_to(self, realm: str) -> Trade:
        """What a realm has ordered itself, and the fiefs that it gave or holds."""
        return Trade(
            [one for one in self.moves if one.realm == realm], [one for one in self.offers if one.realm == realm],
            [one for one in self.closings if one.realm == realm], [one for one in self.searches if one.realm == realm],
            [one for one in self.fiefs if realm in (one.lord, one.holder)],
        )

    def rename_places(self, name: Callable[[str], str], names: Callable[[str], tuple[str, ...]]) -> None:
        """Parts of large fields have other names now; a fief is all that its land fell into."""
        self.moves = [replace(one, way=tuple(map(name, one.way))) for one in self.moves]
        self.offers = [replace(one, start=name(one.start), end=name(one.end)) for one in self.offers]
        self.closings = [replace(one, place=name(one.place)) for one in self.closings]
        fiefs = [replace(one, place=place) for one in self.fiefs for place in names(one.place)]
        self.fiefs = [one for at, one in enumerate(fiefs) if all(one.place != other.place for other in fiefs[:at])]

    def rename_realm(self, old: str, new: str) -> None:
        def name(realm: str) -> str:
            return new if realm == old else realm

        self.moves = [replace(one, realm=name(one.realm)) for one in self.moves]
        self.offers = [replace(one, realm=name(one.realm), to=name(one.to)) for one in self.offers]
        self.closings = [replace(one, realm=name(one.realm), against=name(one.against)) for one in self.closings]
        self.searches = [replace(one, realm=name(one.realm)) for one in self.searches]
        self.fiefs = [
            replace(one, lord=name(one.lord), holder=name(one.holder), agreed=tuple(map(name, one.agreed)))
            for one in self.fiefs
        ]

    def end_reign(self, realm: str) -> None:
        """What a ruler has ordered, offered and agreed to ends with him (kalevala.r.fief_end)."""
        self.moves = [one for one in self.moves if one.realm != realm]
        self.offers = [one for one in self.offers if one.realm != realm]
        self.closings = [one for one in self.closings if one.realm != realm]
        self.searches = [one for one in self.searches if one.realm != realm]
        self.fiefs = [
            replace(one, agreed=tuple(name for name in one.agreed if name != realm)) for one in self.fiefs
        ]

    def note_new_ruler(self, realm: str) -> None:
        """Whoever follows may claim back what was handed over (kalevala.21.1.4.lehen)."""
        self.fiefs = [
            replace(one, claimable=True) if realm in (one.lord, one.holder) else one for one in self.fiefs
        ]
