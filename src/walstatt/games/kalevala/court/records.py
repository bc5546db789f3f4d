"""What the game master makes without programming: special figures, items, secrets. Plain data with bounds."""
from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.realm.pieces import GOODS, HUMANS, PERSON, WARRIOR, Kind

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Words = Annotated[str, msgspec.Meta(max_length=20_000)]
Rendered = Annotated[str, msgspec.Meta(max_length=60_000)]
"""Words in which figures are told in the numbers of the world: longer than they were written."""
Symbol = Annotated[str, msgspec.Meta(pattern="^[A-ZÄÖÜ][A-Za-zÄÖÜäöüß]{1,7}$", max_length=8)]
"""Of special figures and items: a capital, then letters. Numbers, slashes and brackets have their meaning already."""
Spot = Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
Few = Annotated[int, msgspec.Meta(ge=0, le=100)]
Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9ÄÖÜäöüß_-]{1,40}$", max_length=40)]
"""Of an entry in the book of secrets: it becomes part of the names of decisions."""
MADE_BY: Final = "kalevala.r.5.sl_entscheidet"


class SpecialFigure(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An abbreviation that one realm may use."""

    symbol: Symbol
    realm: Name
    name: Name
    counts_as: Literal["warrior", "person", "animal", "device"] = "warrior"
    """Warriors hold land and scout; warriors and persons lead others; animals and devices are led."""
    price: Annotated[int, msgspec.Meta(ge=1, le=200)] | None = None
    """RE; without one nobody can arm it, the game master gives it."""
    upkeep: Few = 0
    """RE in a GR for every `paid_together` of them, begun groups whole."""
    paid_together: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    room: Annotated[int, msgspec.Meta(ge=0, le=8)] = 1
    """REH."""
    load: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """TEH that it takes to move it."""
    hauls: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """TEH that it offers."""
    carries: Annotated[int, msgspec.Meta(ge=0, le=500)] = 0
    """RE that it carries."""
    pace: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    """GF in a GR; 0 is the pace of people on foot."""
    kf_pace: Annotated[int, msgspec.Meta(ge=0, le=48)] = 0
    """KF in a round of battle."""
    seats: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    """How many ride it."""
    flies: bool = False
    closed: Annotated[str, msgspec.Meta(pattern="^[WGTtdsmeHhDSMEBbw]{0,17}$", max_length=17)] = ""
    """Letters of terrain that it cannot cross."""
    gp: Few = 0
    spell_factor: Few = 0
    may: Annotated[list[Annotated[str, msgspec.Meta(min_length=1, max_length=40)]], msgspec.Meta(max_length=20)] = []
    """What it may do, in words of the later chapters: `oracle`, `search`, `trade`…"""
    words: Words = ""

    def kind(self) -> Kind:
        return Kind(
            self.symbol, self.counts_as, self.price, MADE_BY, HUMANS if self.counts_as in (WARRIOR, PERSON) else GOODS,
            self.room, self.load, self.hauls, self.carries, pace=self.pace, special=True,
            wages=(self.upkeep, self.paid_together), closed=self.closed, seats=self.seats, flies=self.flies,
            name=self.name, gp=self.gp, kf_pace=self.kf_pace, spell_factor=self.spell_factor,
        )


class Effect(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A building block of what an item does; the chapters that know of it read it."""

    what: Literal[
        "gp", "attack", "defence", "pace", "kf_pace", "room", "carries", "spell_factor", "zeh", "survival", "hides",
        "opens", "detects",
    ]
    value: Annotated[int, msgspec.Meta(ge=-100, le=100)] = 0
    uses: Few = 0
    """How often; 0 is without end."""
    of: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Whom or what it concerns: a symbol, an entry in the book of secrets."""


class Belief(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A realm that has not heard that something lies no more where it knew it to lie."""

    realm: Name
    field: Annotated[str, msgspec.Meta(max_length=16)]


class Item(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An artefact, a scroll, a magic weapon. Who bears it has its symbol behind his own: `LB+Ring`."""

    symbol: Symbol
    name: Name
    field: Annotated[str, msgspec.Meta(max_length=16)] = ""
    """The small field where it lies hidden; nothing while somebody bears it, or when it is lost."""
    effects: Annotated[tuple[Effect, ...], msgspec.Meta(max_length=20)] = ()
    words: Words = ""
    """What whoever has it reads."""
    note: Words = ""
    """For the game master alone."""
    known_to: Annotated[tuple[Name, ...], msgspec.Meta(max_length=200)] = ()
    """Realms that know where it lies."""
    believed: Annotated[tuple[Belief, ...], msgspec.Meta(max_length=200)] = ()
    """Where others believe it to lie."""

    def lies_for(self, realm: str) -> str:
        """The small field where it lies as far as this realm knows."""
        if self.field and realm in self.known_to:
            return self.field
        return next((one.field for one in self.believed if one.realm == realm), "")

    def known_by(self, realm: str) -> Item:
        """As this realm knows it."""
        field = self.lies_for(realm)
        return msgspec.structs.replace(self, field=field, known_to=(realm,) if field else (), believed=())

    def taken_away(self, *aware: str) -> Item:
        """It lies there no more; whoever knew of it believes so still, but for those who are aware of that."""
        knew = self.known_to if self.field else ()
        left = [one for one in self.believed if one.realm not in (*aware, *knew)]
        believed = (*left, *(Belief(realm, self.field) for realm in knew if realm not in aware))
        return msgspec.structs.replace(self, field="", known_to=(), believed=believed)


class Key(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What opens a layer. One of several is enough."""

    by: Literal["scouting", "search", "oracle", "zeh", "item", "halves", "word"]
    item: Annotated[str, msgspec.Meta(max_length=8)] = ""
    zeh: Few = 0
    halves: Annotated[tuple[Annotated[str, msgspec.Meta(min_length=1, max_length=200)], ...],
                      msgspec.Meta(max_length=2)] = ()
    """Two halves of one saying; two rulers must write one each."""


class Layer(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    words: Annotated[str, msgspec.Meta(min_length=1, max_length=20_000)]
    opened_by: Annotated[tuple[Key, ...], msgspec.Meta(max_length=10)] = ()


class Secret(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An entry in the book of secrets. Who knows which layer stands in what realms know (`Learned`)."""

    id: Id
    title: Name
    layers: Annotated[tuple[Layer, ...], msgspec.Meta(min_length=1, max_length=20)]
    place: Annotated[str, msgspec.Meta(max_length=16)] = ""
    """A large or a small field."""
    figure: Annotated[str, msgspec.Meta(max_length=20)] = ""
    item: Annotated[str, msgspec.Meta(max_length=8)] = ""
    note: Words = ""


class Learned(msgspec.Struct, frozen=True):
    """A layer of a secret that a realm knows, and since when; the words as it was told them."""

    secret: Id
    layer: int
    title: Name
    words: Words
    at: Date


class Half(msgspec.Struct, frozen=True):
    """A ruler has written one half of the saying that opens a layer."""

    secret: Id
    layer: int
    half: int
    realm: Name
    at: Date
