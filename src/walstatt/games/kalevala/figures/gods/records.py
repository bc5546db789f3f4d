"""What lasts of gods and of their plane. OEH stand with the realm: what its god has been offered."""
from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec.structs import replace

from walstatt.core.twins import twin
from walstatt.games.kalevala.court.records import Name, Words

GodGf = Annotated[int, msgspec.Meta(ge=0, le=99_999)]
"""The number of a field of gods; 0 is none."""


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of gods as a god saw it."""

    gr: int
    gf: GodGf
    god: str = ""
    """Who stood there, by the names of gods."""
    aura: str = ""
    """Whose aura it had."""
    grade: int = 0
    """Its protection, as far as he could see it."""
    valhalla: bool = False
    unit: int = 0
    """Which of the two units saw it."""


class Appearance(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a god appears in phase 4, for whom, against whom, and what he does there in which order."""

    place: str
    """A large or a small field."""
    supports: Name
    against: Name
    deeds: tuple[str, ...]
    """As they are written."""
    rounds: int
    materialised: bool = False
    """Without a victory (kalevala.r.ability_materialise)."""
    then: str = ""
    """Where he goes in the middle of his stay, if he can materialise."""
    changes_in: int = 0
    """The first round there."""

    def rounds_at(self, place: str) -> tuple[int, int]:
        """The first round there, and how many."""
        if not self.then:
            return 1, self.rounds
        first = self.changes_in - 1
        return (1, first) if place == self.place else (self.changes_in, self.rounds - first)

    def deeds_at(self, place: str) -> tuple[str, ...]:
        first, rounds = self.rounds_at(place)
        return self.deeds if not self.then else self.deeds[first - 1:first - 1 + rounds]

    @property
    def places(self) -> tuple[str, ...]:
        return (self.place, self.then) if self.then else (self.place,)


class Fallen(msgspec.Struct, frozen=True):
    """Figures that were lost, for whoever finds the place of the dead (kalevala.24.7)."""

    gr: int
    symbol: str
    number: int


class God(msgspec.Struct, omit_defaults=True):
    """The god of a realm; when he has died, what is left of him."""

    name: str
    number: int
    since: int
    """The GR in which he was described."""
    seat: GodGf = 0
    at: GodGf = 0
    """The field of gods where he stands."""
    weapon: Words = ""
    spirit: Words = ""
    looks: Words = ""
    """Of his weak point."""
    relic: str = ""
    """The symbol of the item that is his weak point; nothing while he has none."""
    lost: int = 0
    """The GR in which he lost it."""
    abilities: list[str] = []
    """In the order in which they were chosen."""
    spent: int = 0
    """Units of this GR that exploring and moving have used."""
    left: int = 0
    """Units that were left of the GR before."""
    barred: int = 0
    """The GR in which he may not explore."""
    tries: int = 0
    """Attempts to set up an aura that have failed…"""
    tried: GodGf = 0
    """…on this field."""
    back: GodGf = 0
    """The field to which he may return in the next phase 1 without a unit (kalevala.r.aura_details)."""
    seen: list[Seen] = []
    """In this GR and in the one before."""
    announced: int = 0
    """The OEH that phase 2 told: fights reckon with them."""
    pending: int = 0
    """OEH won and lost in fights of this phase."""
    won: int = 0
    """KR of stay that victories of this phase have brought."""
    stay: int = 0
    """KR that he may stay among people…"""
    stay_in: int = 0
    """…in this GR."""
    forged: str = ""
    """The symbol of a weapon that he has made in a battle of this phase."""
    goes: GodGf = 0
    """Noted in phase 1: where he stands from phase 2 on."""
    attempt: int = 0
    """Noted with it: which attempt he makes there."""
    scouts: dict[str, int] = {}
    """By unit: in which direction."""
    protects: int = 0
    """The grade of protection that he sets up in phase 2."""
    recognises: str = ""
    """The large field that he looks into in phase 2."""
    attacks: GodGf = 0
    """Ordered in phase 3."""
    appears: Appearance | None = None
    """Ordered in phase 3."""
    raised: int = 0
    """The GR in which he last raised the dead."""
    in_valhalla: GodGf = 0
    """The field that he knows to be Valhalla, since he stood there."""
    letters: tuple[int, int] = (0, 0)
    """In which GR how many letters were rewarded."""
    written: int = 0
    """Letters since then."""
    fallen: list[Fallen] = []
    weapon_made: str = ""
    """The item that he made (kalevala.r.ability_weapon)."""
    ended: int = 0
    """The GR of his death; none while he lives."""

    def copy(self) -> God:
        copied: God = twin(self)
        copied.abilities, copied.seen = self.abilities.copy(), self.seen.copy()
        copied.scouts, copied.fallen = self.scouts.copy(), self.fallen.copy()
        return copied


class GodField(msgspec.Struct, omit_defaults=True):
    """A field of gods that is not as all others."""

    aura: str = ""
    """The realm whose god set it up."""
    grade: int = 0
    """Its protection."""


class Archeron(msgspec.Struct, omit_defaults=True):
    """The plane of the gods: numbers on places that are dealt anew in every GR."""

    size: int = 0
    dealt: int = 0
    """The GR of the order."""
    order: list[int] = []
    """By place on a torus twelve wide: the number of the field that lies there now."""
    valhalla: GodGf = 0
    fields: dict[str, GodField] = {}
    """By number."""

    def copy(self) -> Archeron:
        return Archeron(self.size, self.dealt, self.order, self.valhalla,
                        {number: replace(one) for number, one in self.fields.items()})

    def rename_realm(self, old: str, new: str) -> None:
        for one in self.fields.values():
            one.aura = new if one.aura == old else one.aura

    def known_to(self, realm: str) -> Archeron:
        """The own auras; nobody knows what lies beside what."""
        own = {number: one for number, one in self.fields.items() if one.aura == realm}
        return Archeron(fields=own)


class Pass(msgspec.Struct, frozen=True):
    """Small fields of mountains that a god has made passable up to the end of a GR (kalevala.r.ability_passes)."""

    fields: tuple[str, ...]
    until: int
    was: tuple[str, ...] = ()


class Hastened(msgspec.Struct, frozen=True):
    """An army that goes twice as far in this GR (kalevala.r.ability_speed)."""

    realm: str
    place: str
    gr: int
    figures: dict[str, int] = {}
