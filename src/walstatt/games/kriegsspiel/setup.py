"""All that is agreed before a battle: the land, the parties, who stands where. It can be kept as a file."""
from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from walstatt.core.bounds import MOST_SEATS, Id, PlayerName, Rulings
from walstatt.games.kriegsspiel.forts import MOST_FORTS, Fort
from walstatt.games.kriegsspiel.sheets.model import NO_PLUNDER, Orders
from walstatt.games.kriegsspiel.spans import MOST_SPANS, Bridge, Rift
from walstatt.games.kriegsspiel.state import State
from walstatt.hexmap.land import Land

MOST_FIGURES: Final = 1000
MOST_FIELDS: Final = 64
"""Large fields of a battlefield with those around it."""
MOST_COVERS: Final = 24
Support = Literal["IMMER", "WENN NÖTIG", "NIE"]
ALWAYS: Final = "IMMER"
IF_NEEDED: Final = "WENN NÖTIG"
NEVER: Final = "NIE"
Where = Annotated[str, Meta(max_length=24)]
Types = Annotated[tuple[Annotated[str, Meta(max_length=12)], ...], Meta(max_length=16)]


class Placed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One figure of a line-up: `LB`, where, in which group, and what it rides.

    Whoever has only a large field for a place stands there by default, in and around the trade centre.
    """

    symbol: Annotated[str, Meta(max_length=24)]
    at: Where
    group: Id = "REST"
    mount: Annotated[str, Meta(max_length=8)] = ""
    sits_behind: bool = False
    """On the animal of the one before it."""
    sent: Where = ""
    """The large field that it was sent to take; nothing for who defends, helps or stays behind."""
    stays: bool = False
    """Left behind: it fights in its own land alone (kalevala.r.war.mitaufstellung)."""
    front: Where = ""
    """Of a wagon with horses: the small field on which these stand; of a ship: its bow."""
    tired: bool = False
    """It, or its animal, was led over mountain land in this great round."""
    aboard: bool = False
    """On the vessel before it in the listing, its bow first (kalevala.r.war.see_aufstellung)."""
    anywhere: bool = False
    """Of a vessel: anywhere in the water of `at`, as near as possible to where it was sent."""
    re: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """RE that lie where it stands."""
    traits: Annotated[tuple[Annotated[str, Meta(max_length=20)], ...], Meta(max_length=8)] = ()
    """What nobody sees of it (`figures/`)."""
    items: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=16)] = ()
    """Magic things that it carries."""


class Worshipped(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The god whom priests of a party may call (`calling.py`)."""

    abilities: Annotated[dict[Annotated[str, Meta(max_length=24)], Annotated[int, Meta(ge=0, le=99)]],
                         Meta(max_length=64)] = {}
    """Those that he has beside the basic one, with their levels."""
    stays: Annotated[int, Meta(ge=0, le=99)] = 0
    """Rounds of a regular stay among people in this great round, on any battlefield."""
    here: bool = False
    """Is that on this one?"""
    name: Annotated[str, Meta(max_length=60)] = ""
    """Which of the gods of the setup he is; without one the first who supports this party."""


class Party(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A ruler or a band of marauders (kalevala.r.war.parteien)."""

    name: PlayerName
    figures: Annotated[tuple[Placed, ...], Meta(max_length=MOST_FIGURES)] = ()
    """In the order of listing."""
    enemies: Annotated[tuple[PlayerName, ...], Meta(max_length=MOST_SEATS)] = ()
    """One of two says it, and both are."""
    friends: Annotated[tuple[PlayerName, ...], Meta(max_length=MOST_SEATS)] = ()
    declared: bool = False
    """Did it declare this war?"""
    may_flee: bool = False
    surprised: bool = False
    refuges: Annotated[tuple[Where, ...], Meta(max_length=MOST_FIELDS)] = ()
    """Large fields outside of the battlefield to which it may flee (kalevala.r.war.fluchtziel)."""
    havens: Annotated[tuple[Where, ...], Meta(max_length=MOST_FIELDS)] = ()
    """Large fields beside it to whose waters its vessels may flee, besides."""
    support: Support = IF_NEEDED
    for_slaves: bool = False
    """It gives up its attack points to take slaves."""
    spares: Types = ()
    """Whom it never attacks."""
    seeks: Annotated[tuple[Annotated[str, Meta(max_length=12)], ...], Meta(max_length=MOST_SEATS)] = ()
    """Weak points that its sheet names."""
    plunders: Literal["", "RE", "GÜTER"] = ""
    """What its warriors take from a trade centre that they hold."""
    razes: bool = False
    pours: bool = True
    """Pitch on whoever stands at the foot of its towers (kalevala.r.war.befehle_burg_see)."""
    stores: Annotated[dict[Where, Annotated[int, Meta(ge=0, le=100_000)]], Meta(max_length=MOST_FIGURES)] = {}
    """RE, by the places where they lie."""
    opens_gates: bool = False
    """Its gates stand open when the battle begins (kalevala.r.war.tore)."""
    god: Worshipped | None = None
    far_wizard: bool = False
    """May everybody know that it has a wizard who is not on this battlefield? Triples for him are counted anyhow."""
    orders: Orders = Orders()
    """Its order sheet, for whoever commands by it (`commander.py`)."""


class ComingGod(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A god who appears in the first round, or whom priests may call (chapter 24)."""

    name: PlayerName
    party: PlayerName
    """The ruler whom he supports."""
    against: PlayerName
    level: Annotated[int, Meta(ge=0, le=400)] = 0
    abilities: Annotated[tuple[Annotated[str, Meta(max_length=24)], ...], Meta(max_length=64)] = ()
    stay: Annotated[int, Meta(ge=0, le=12)] = 0
    """Rounds of a regular stay; with none he comes only when he is called."""
    deeds: Annotated[tuple[Annotated[str, Meta(max_length=400)], ...], Meta(max_length=24)] = ()
    """In the order in which he does them (`figures/god_deeds.py`)."""
    at: Where = ""
    since: Annotated[int, Meta(ge=1, le=12)] = 1
    """The round in which he comes (kalevala.r.ability_materialise)."""
    weapon: Annotated[str, Meta(max_length=40)] = ""
    """One that he has made before, which crumbles when he makes another (kalevala.r.ability_weapon)…"""
    forges: Annotated[str, Meta(max_length=40)] = ""
    """…and what that is called."""


class Artefact(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A magic thing of the game master's making: points in melee for whoever bears it."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    attack: Annotated[int, Meta(ge=-1000, le=1000)] = 0
    defence: Annotated[int, Meta(ge=-1000, le=1000)] = 0


class WeakPoint(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The thing out of which a god draws his strength: borne by who has it among his things, or it lies somewhere."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    party: Annotated[str, Meta(max_length=60)]
    """Whose god's it is; he need not fight here."""
    at: Where = ""


class Covert(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A camouflaged group on the battlefield (`figures/agent.py`): nobody but its owner knows of it."""

    realm: PlayerName
    """Whose it is; he need not fight here."""
    name: Id
    """How orders call it: Ag1."""
    members: Annotated[tuple[Annotated[str, Meta(max_length=12)], ...], Meta(min_length=1, max_length=12)]
    """By their symbols, the agent first."""
    at: Where
    """A small field, or a storey of a building."""
    risk: Annotated[int, Meta(ge=0, le=100)] = 10
    """The E-R of this great round."""
    scouted: bool = True
    """Has he explored in phase 1?"""
    re: Annotated[int, Meta(ge=0, le=100_000)] = 0
    inside: bool = False
    """Within a building or a vessel of somebody else's: nobody comes upon it by mere crowding."""
    aboard: Annotated[str, Meta(max_length=12)] = ""
    """The id of the vessel that it is in."""
    orders: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=24)] = ()
    """Lines (`figures/agent_lines.py`), for whoever commands by them."""
    items: Annotated[dict[str, Annotated[tuple[str, ...], Meta(max_length=9)]], Meta(max_length=12)] = {}
    """Magic things, by the symbol of the member that bears them."""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A battlefield. `lands` may hold large fields beside it: to those one flees."""

    lands: Annotated[dict[Where, Land], Meta(max_length=MOST_FIELDS)]
    field: Annotated[tuple[Where, ...], Meta(min_length=1, max_length=MOST_FIELDS)]
    """The large fields of the battlefield, in their order."""
    parties: Annotated[tuple[Party, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    owners: Annotated[dict[Where, PlayerName], Meta(max_length=MOST_FIELDS)] = {}
    forts: Annotated[tuple[Fort, ...], Meta(max_length=MOST_FORTS)] = ()
    bridges: Annotated[tuple[Bridge, ...], Meta(max_length=MOST_SPANS)] = ()
    rifts: Annotated[tuple[Rift, ...], Meta(max_length=MOST_SPANS)] = ()
    caves: Annotated[tuple[Where, ...], Meta(max_length=MOST_FIELDS)] = ()
    """Large fields under a low ceiling: passages of the underworld."""
    plundered: Annotated[tuple[Where, ...], Meta(max_length=MOST_FIELDS)] = ()
    """Large fields whose trade centres were plundered since the last arming date."""
    unfounded: Annotated[tuple[Where, ...], Meta(max_length=MOST_FIELDS)] = ()
    """Large fields whose trade centre is only possible: there is nothing to plunder and nothing to raze."""
    sieges: Annotated[dict[Where, Annotated[int, Meta(ge=0, le=1000)]], Meta(max_length=MOST_FORTS)] = {}
    """Counters of sieges that were not lifted since the battle before, where they last (kalevala.r.war.hungeruhr)."""
    gods: Annotated[tuple[ComingGod, ...], Meta(max_length=MOST_SEATS)] = ()
    weak_points: Annotated[tuple[WeakPoint, ...], Meta(max_length=MOST_SEATS)] = ()
    weapons: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=MOST_SEATS)] = ()
    """Things that lend their bearers points in melee: weapons that gods have made."""
    beasts: Annotated[dict[Annotated[str, Meta(max_length=4)], Annotated[str, Meta(max_length=16)]],
                      Meta(max_length=8)] = {}
    """Mythical beasts to which the game master has given other values, and as what they fight."""
    artefacts: Annotated[tuple[Artefact, ...], Meta(max_length=MOST_FORTS)] = ()
    strengthened: Annotated[tuple[Where, ...], Meta(max_length=MOST_FORTS)] = ()
    """Small fields whose walls gods have strengthened."""
    covers: Annotated[int, Meta(ge=0, le=MOST_COVERS)] = 0
    """How many camouflaged groups everybody must think possible here: dice fall for so many, be they there or not."""
    covert: Annotated[tuple[Covert, ...], Meta(max_length=MOST_COVERS)] = ()
    placing: bool = False
    """Do the parties place those by hand who have only a large field for a place (`placing.py`)?"""
    rulings: Rulings = {}
    opening: State | None = None
    """A position to start from, for cases and puzzles."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(party.name for party in self.parties)

    def seat(self, name: str) -> int | None:
        return self.names.index(name) if name in self.names else None


def under_orders(party: Party, orders: Orders) -> Party:
    """A party with its order sheet: what that says of the whole army (kalevala.r.war.befehle_merker)."""
    flags = orders.flags
    return msgspec.structs.replace(
        party, orders=orders, may_flee=flags.flees, for_slaves=flags.slaves, spares=flags.spares, razes=flags.raze,
        seeks=flags.seeks[:MOST_SEATS], support=flags.support,
        plunders="" if flags.plunder == NO_PLUNDER else flags.plunder,
        opens_gates=flags.gates_open,
        refuges=(flags.flees_to,) if flags.flees_to in party.refuges else party.refuges,
        havens=(flags.flees_to,) if flags.flees_to in party.havens else party.havens,
    )
