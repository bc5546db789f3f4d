"""What lasts of a secret service beside its pieces: who knows what he has learned, what he risks, who holds whom."""
from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from msgspec.structs import replace

from walstatt.core.twins import twin
from walstatt.games.kalevala.court.records import Name, Rendered
from walstatt.games.kalevala.papers.listing import Listing
from walstatt.games.kalevala.realm.stock import Stock

HALVES = 2
"""EGP are counted in halves."""


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an agent was told to do in phase 3; it is done in phase 4 (kalevala.22.3.6.zeitpunkt)."""

    kind: str
    """A name of the table (`table.py`)."""
    realm: str = ""
    """Against whom; nobody where it is the land itself."""
    pieces: dict[str, int] = {}
    re: int = 0
    number: int = 0
    """Of letters."""
    group: str = ""
    """A caravan or a kind of vessel."""
    field: str = ""
    """The small field of a building."""
    way: tuple[str, ...] = ()
    questions: tuple[tuple[str, str], ...] = ()
    """What is asked about which large field."""
    line: int = 0
    items: tuple[str, ...] = ()
    """Artefacts and the like, by their symbols or by the small fields where they lie."""


class Agent(msgspec.Struct, omit_defaults=True):
    """One agent, or the king who is one."""

    egp: int = 0
    """In halves (kalevala.22.3.7)."""
    risk: int = 0
    """Surcharges that count in this GR: of the deeds of the one before."""
    coming: int = 0
    """Of the deeds of this GR, for the next (kalevala.22.3.4.zuwachs)."""
    way: tuple[str, ...] = ()
    """Ordered in phase 1, gone in phase 2."""
    scouts: bool = False
    """Has he paid for an EE-Ag in this GR?"""
    scouted: str = ""
    """Where he explored in this GR, undetected."""
    came_from: str = ""
    """Where he stood before his move of this GR."""
    carried_from: str = ""
    """Where the caravan or vessel of another that he is in was before it moved in this GR."""
    stuck: bool = False
    """His move of this GR was not possible."""
    returns: bool = False
    """Ordered in phase 3: back to where he came from, before anybody marches in (kalevala.22.ksp.spaeher)."""
    exposed: bool = False
    """Unmasked: he and his group stand there for all to see (kalevala.r.agent_unmasked)."""
    company: Stock = msgspec.field(default_factory=Stock)
    """Of one who is unmasked: who belongs to him."""
    captives: dict[str, int] = {}
    """Abducted persons in his group, by symbol."""
    inside: str = ""
    """The caravan, vessel or building of another that he is in: `KW1 Gunther`, `SS Gunther`, `2A+11/17`."""
    owes: int = 0
    """RE that his host will be billed for when he leaves (kalevala.r.infiltrate_bill)."""
    deeds: list[Deed] = []
    battle: tuple[str, ...] = ()
    """What he is told for a battle of this GR (kalevala.22.ksp.spaeter)."""
    stands: str = ""
    """The small field on which he waits for it."""

    def copy(self) -> Agent:
        copied: Agent = twin(self)
        copied.company, copied.captives, copied.deeds = self.company.copy(), self.captives.copy(), self.deeds.copy()
        return copied

    @property
    def full_egp(self) -> int:
        return self.egp // HALVES


class Captive(msgspec.Struct, omit_defaults=True):
    """An agent with his group, in the hands of another realm (kalevala.22.3.5.gefangen)."""

    realm: str
    """Whose he is."""
    symbol: str
    place: str
    load: Stock
    agent: Agent
    since: int

    def copy(self) -> Captive:
        copied: Captive = twin(self)
        copied.load, copied.agent = self.load.copy(), self.agent.copy()
        return copied


class Bribe(msgspec.Struct, frozen=True):
    """A captain or a leader who goes once where an agent wants (kalevala.r.bribe_duration)."""

    by: str
    realm: str
    group: str
    place: str
    way: tuple[str, ...]
    load: Listing = Listing()
    """Of a ship: what she carried, by which orders tell her from others of her kind."""


class Bill(msgspec.Struct, frozen=True):
    """What a host has to pay in his next phase 1 without learning for what."""

    realm: str
    re: int


class PostCopy(msgspec.Struct, frozen=True):
    """A letter that went out in this GR: what is at hand in the capitals of both (kalevala.r.letters)."""

    sender: Name
    receiver: Name
    under: Name
    to: Name
    gr: int
    words: Rendered


class Service(msgspec.Struct, omit_defaults=True):
    """The secret service of one realm."""

    headquarters: str = ""
    """The small field of the tower or keep in which it is (kalevala.22.1.bau)."""
    betrayed: bool = False
    """Somebody has got into it: it counts as lost from the next phase 1 on, and its own ruler does not know yet."""
    homeless: bool = False
    """It was lost: whoever is outside waits for a new one (kalevala.22.1.neubau)."""
    agents: dict[str, Agent] = {}
    captives: list[Captive] = []
    """Of others, in the hands of this realm."""
    challenged: list[str] = []
    """Agents of others on whom it makes war in this GR: `Ag1 Gunther`."""
    held: list[str] = []
    """Own agents in the hands of others: nobody else bears their numbers (kalevala.22.3.2.nummer)."""

    def copy(self) -> Service:
        copied: Service = twin(self)
        copied.agents = {name: one.copy() for name, one in self.agents.items()}
        copied.captives = [one.copy() for one in self.captives]
        copied.challenged, copied.held = self.challenged.copy(), self.held.copy()
        return copied

    def as_known(self) -> Service:
        """To its own ruler."""
        return replace(self, betrayed=False)


class Plots(msgspec.Struct, omit_defaults=True):
    """What passes between services and nobody else knows."""

    bribes: list[Bribe] = []
    bills: list[Bill] = []
    post: list[PostCopy] = []
    """Of this GR."""

    def copy(self) -> Plots:
        return Plots(self.bribes.copy(), self.bills.copy(), self.post.copy())

    def known_to(self, realm: str) -> Plots:
        """Whom he has bribed himself."""
        return Plots([one for one in self.bribes if one.by == realm])

    def rename_realm(self, old: str, new: str) -> None:
        def name(realm: str) -> str:
            return new if realm == old else realm

        self.bribes = [replace(one, by=name(one.by), realm=name(one.realm)) for one in self.bribes]
        self.bills = [replace(one, realm=name(one.realm)) for one in self.bills]
        self.post = [replace(one, sender=name(one.sender), receiver=name(one.receiver)) for one in self.post]

    def rename_places(self, name: Callable[[str], str]) -> None:
        self.bribes = [replace(one, place=name(one.place), way=tuple(map(name, one.way))) for one in self.bribes]


def rename_realm(services: dict[str, Service], old: str, new: str) -> dict[str, Service]:
    def name(realm: str) -> str:
        return new if realm == old else realm

    for one in services.values():
        for captive in one.captives:
            captive.realm = name(captive.realm)
        parted = (challenged.partition(" ") for challenged in one.challenged)
        one.challenged = [f"{symbol} {name(realm)}" for symbol, _, realm in parted]
        for agent in one.agents.values():
            what, _, host = agent.inside.partition(" ")
            agent.inside = f"{what} {name(host)}" if host else agent.inside
            agent.deeds = [replace(deed, realm=name(deed.realm)) for deed in agent.deeds]
    return {name(realm): one for realm, one in services.items()}


def rename_places(services: Mapping[str, Service], name: Callable[[str], str]) -> None:
    for one in services.values():
        for captive in one.captives:
            captive.place = name(captive.place)
        for agent in one.agents.values():
            agent.way = tuple(map(name, agent.way))
            agent.scouted, agent.came_from = name(agent.scouted), name(agent.came_from)
            agent.deeds = [replace(deed, way=tuple(map(name, deed.way))) for deed in agent.deeds]
