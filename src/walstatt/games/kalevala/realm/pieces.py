"""Everything that can be owned, by its symbol in the protocol: what it is, what it costs, how much room it takes.

A symbol with its numbers and marks says all that there is to know of a piece: `LB`, `AC(H)`, `Z/30`, `QuW/3`, `Ag4`,
`LB+Ring` who bears an item. So what lies somewhere is counted by symbol (`stock.py`). The grammar is that of
kalevala.r.9.grammatik. Special figures of the game master's making belong to one world: whoever works on a world says
so (`special_figures`), and `piece` finds them like all others.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Final, NamedTuple

WARRIOR, PERSON, ANIMAL, DEVICE, VESSEL, SLAVE = "warrior", "person", "animal", "device", "vessel", "slave"
HUMANS, GOODS = "humans", "goods"
"""The two groups that are limited to 28 and to 12 RE (kalevala.11.4.grenzen)."""
WEAPONS: Final = {"A": "axe", "L": "lance", "S": "sword", "B": "bow"}
CLASSES: Final = "ABCD"
ELITE_WORTH: Final = 11
AUXILIARY, GUARD = "H", "W"
MYSTIC, WIZARD, PRIEST, SLAVES = "My", "Z", "Pr", "Sl"
PACES: Final = "kalevala.9.3.bewegungsweiten"
MORTAL: Final = "Zs"
"""A wizard who has lost a duel of magic, `Zs/55`: he takes room and can die (kalevala.19.3.4.sterblich)."""


class Kind(NamedTuple):
    """What all pieces of one symbol share."""

    symbol: str
    sort: str
    price: int | None
    """In RE; None where nobody can arm it."""
    rule: str
    """Where the price stands."""
    group: str = ""
    room: int = 1
    """REH."""
    load: int = 0
    """TEH that it takes to move it."""
    hauls: int = 0
    """TEH that it offers."""
    carries: int = 0
    """RE that it carries."""
    upkeep: str = ""
    """Its class of upkeep."""
    pace: int = 0
    """GF in a GR, where it has a rate of its own."""
    pace_rule: str = PACES
    """Where that stands."""
    hold: int = 0
    """REH aboard a vessel."""
    special: bool = False
    """Of the game master's making: neither core nor auxiliary (kalevala.17.2.sonderfiguren)."""
    wages: tuple[int, int] = (0, 1)
    """Of a special figure, and of the mystic: RE in a GR, for so many of them."""
    closed: str = ""
    """Of a special figure: letters of the terrain that it cannot cross."""
    seats: int = 0
    """Of a special figure: how many ride it."""
    flies: bool = False
    """Goes over anything, if it ends on land."""
    name: str = ""
    """Of a special figure: what the game master calls it."""
    gp: int = 0
    kf_pace: int = 0
    spell_factor: int = 0
    """Of a special figure on a battlefield."""
    profile: str = ""
    """The rule of its own chapter: where it may be, whom and what it carries, what it needs."""
    leads: bool = False
    """Does it explore, enter and hold land as a warrior does?"""


def _warrior(weapon: str, rank: str) -> Kind:
    price = {"A": 2, "B": 4, "C": 7}.get(rank)
    symbol = weapon if rank == "A" else weapon + rank
    return Kind(
        symbol, WARRIOR, price, "kalevala.17.1.klassen", HUMANS, hauls=1, carries=10, upkeep=rank,
        profile="kalevala.17.4.transport",
    )


def _person(symbol: str, price: int | None, carries: int = 0, pace: int = 0, room: int = 1) -> Kind:
    return Kind(
        symbol, PERSON, price, "kalevala.9.2.kosten_menschen", HUMANS, room, hauls=1, carries=carries, pace=pace,
        flies=symbol in ("Z", MORTAL),
    )


def _king(symbol: str, carries: int, pace: int = 0) -> Kind:
    ways = "kalevala.r.king_movement"
    return _person(symbol, None, carries, pace)._replace(rule="kalevala.18.3.palast", profile=ways, pace_rule=ways)


def _animal(symbol: str, price: int, profile: str, upkeep: str = "A", room: int = 1) -> Kind:
    rule = "kalevala.9.2.kosten_tiere"
    return Kind(symbol, ANIMAL, price, rule, GOODS, room, hauls=room, upkeep=upkeep, profile=profile)


def _device(symbol: str, price: int, load: int, profile: str, room: int = 1) -> Kind:
    return Kind(symbol, DEVICE, price, "kalevala.9.2.kosten_geraete", GOODS, room, load, profile=profile)


def _vessel(symbol: str, price: int, hold: int, pace: int, profile: str) -> Kind:
    rule = "kalevala.9.2.kosten_geraete"
    return Kind(symbol, VESSEL, price, rule, GOODS, pace=pace, hold=hold, profile=profile)


WIZARDS: Final = "kalevala.19.3.1.gf_zug"
KINDS: Final = {
    kind.symbol: kind
    for kind in (
        *(_warrior(weapon, rank) for weapon in WEAPONS for rank in CLASSES),
        _person("K", 5, carries=100, pace=2)._replace(pace_rule="kalevala.21.bewegung"),
        _person(PRIEST, 5, carries=10, pace=1)._replace(
            rule="kalevala.20.2.1.kosten", profile="kalevala.20.2.3.bewegung", pace_rule="kalevala.20.2.3.bewegung"),
        _person("Ag", 10, carries=100, pace=2)._replace(pace_rule="kalevala.22.agent.bewegung"),
        _person(MYSTIC, 10, carries=10, pace=2)._replace(rule="kalevala.14.3.mystiker", wages=(2, 1)),
        _person(WIZARD, None, carries=10, pace=4, room=0)._replace(
            hauls=0, rule="kalevala.19.1", profile="kalevala.19.3.1.transport", pace_rule=WIZARDS),
        _person(MORTAL, None, carries=10, pace=4)._replace(
            hauls=0, rule="kalevala.19.1", profile="kalevala.19.3.1.transport", pace_rule=WIZARDS),
        _king("KrKö", carries=10)._replace(leads=True), _king("AgKö", carries=100, pace=2),
        _king("PrKö", carries=10, pace=1),
        _person("RD", 10),
        Kind(SLAVES, SLAVE, None, "kalevala.23.eigene", HUMANS, profile="kalevala.r.slave_guards"),
        _animal("lP", 1, "kalevala.25.1.lp"), _animal("sP", 2, "kalevala.25.2.sp"),
        _animal("QlP", 1, "kalevala.25.3.quadrigapferd"), _animal("QsP", 2, "kalevala.25.3.quadrigapferd"),
        _animal("El", 5, "kalevala.25.4.profil", "B", room=2), _animal("Mm", 5, "kalevala.25.4.profil", "B", room=2),
        _animal("DD", 11, "kalevala.r.11.kulturgueter", "C"),
        _device("On", 2, 2, "kalevala.26.5.onager"), _device("Le", 1, 2, "kalevala.26.6.leiter"),
        _device("Se", 1, 1, "kalevala.26.7.raum", room=0), _device("Bt", 4, 3, "kalevala.26.8.bt"),
        _device("Wi", 2, 2, "kalevala.26.9.widder"), _device("Sk", 4, 3, "kalevala.26.10.sk"),
        _device("QuW", 3, 3, "kalevala.26.4.quw"),
        _vessel("FS", 3, 4, 3, "kalevala.26.3.fs"), _vessel("LS", 6, 6, 5, "kalevala.26.1.ls"),
        _vessel("SS", 6, 8, 4, "kalevala.26.2.ss"),
    )
}
CULTURE_NAMES: Final = {"Ka": "lP", "Bü": "sP", "Lv": "sP", "SE": "sP"}
"""What cultures call their animals; price and rules are those of the base (kalevala.11.4.kulturnamen)."""
MISREAD: Final = {"IP": "lP", "QIP": "QlP", "SI": "Sl", "Lt": "Le"}
"""Read, but never written."""
ALWAYS_MADE: Final = frozenset({"Se", "FS"})
"""Every realm can make these (kalevala.11.1.kulturgueter)."""
SLOWING: Final = frozenset({"On", "Le", "Bt", "Wi", "Sk"})
"""Devices that slow an army down; wagons without a full team do too (kalevala.r.9.heeresart)."""
ENGINES: Final = frozenset({"Bt", "Sk", "QuW"})
"""Each of them fills a small field (kalevala.r.war.geraet_raum)."""
TEAM: Final = {"QlP": False, "QsP": True}
"""What draws a wagon, and whether it is heavy."""
FULL_TEAM, LARGEST_TEAM = 3, 4
_KINGS_WAYS: Final = dict.fromkeys(("KrKö", "AgKö", "PrKö"), "kalevala.r.king_movement")
_NO_SCOUTS: Final = {
    WIZARD: "kalevala.19.3.1.erkunden", PRIEST: "kalevala.20.2.3.erkunden", MYSTIC: "kalevala.14.3.grenzen",
    **_KINGS_WAYS,
}
_NO_HANDS: Final = {WIZARD: "kalevala.19.3.1.transport", PRIEST: "kalevala.20.2.3.transport", **_KINGS_WAYS}
MOST_ZEH, MOST_NUMBER = 100, 99
SPELLS: Final = 14
"""That a wizard knows; an apprentice writes how many he has learned."""

_ROYAL = re.compile(r"(Kr|Ag|Pr)Kö([A-Z]?)/([0-4])/([0-9]{1,3})")
_WIZARD = re.compile(r"Zs?/([0-9]{1,3})(?:/([0-9]{1,3}))?")
_PRIEST = re.compile(r"Pr([A-Z]?)(?:/([0-9]{1,3}))?")
_MYSTIC = re.compile(r"My(?:/([0-9]{1,3}))?")
_AGENT = re.compile(r"Ag([1-9][0-9]?)")
_WAGON = re.compile(r"QuW(?:/([1-4])|\(([1-4])\))?")
_MARK = re.compile(r"([^+]*?)(?:\((H|W)\))?(?:\(k([0-9]{1,5})\))?((?:\+[^+]+)*)")
_special: ContextVar[Mapping[str, Kind]] = ContextVar("special figures", default={})  # noqa: B039 - never changed


class Piece(NamedTuple):
    """A symbol taken apart."""

    symbol: str
    """As it is written."""
    kind: Kind
    base: str
    """The symbol of its kind, whatever a culture calls it."""
    mark: str = ""
    """AUXILIARY, GUARD or nothing."""
    horses: int = 0
    """Of a wagon: how many draw it."""
    heavy: bool = False
    """Are they heavy ones?"""
    due: int = 0
    """Damaged; falls to pieces unless it is repaired by phase 1 of this GR (kalevala.11.4.reparatur)."""
    items: tuple[str, ...] = ()
    """What it bears."""

    @property
    def rank(self) -> str:
        """A, B, C or D of a warrior."""
        return self.kind.upkeep if self.kind.sort == WARRIOR else ""

    @property
    def weapon(self) -> str:
        return self.symbol[0] if self.is_trooper else ""

    @property
    def is_single(self) -> bool:
        """Does it stand for one certain figure, never for several?"""
        return self.base in ("Ag", "KrKö", "AgKö", "PrKö") or bool(self.items)

    @property
    def is_warrior(self) -> bool:
        """Whoever explores, enters and holds land."""
        return self.kind.sort == WARRIOR or self.kind.leads

    @property
    def is_trooper(self) -> bool:
        """Core troops and auxiliaries; special figures that fight are neither."""
        return self.kind.sort == WARRIOR and not self.kind.special

    @property
    def bare(self) -> str:
        """Its symbol without what it bears."""
        return self.symbol.partition("+")[0]

    @property
    def listed(self) -> str:
        """How a list counts it: of priests neither ZEH nor cult are told apart (kalevala.20.kulte.priester)."""
        return self.base if self.base == PRIEST else self.bare

    @property
    def seen(self) -> str:
        """Its symbol as strangers see it: neither guard nor bearer can be told from others."""
        return self.bare.replace(f"({GUARD})", "")


class Own(NamedTuple):
    """What one realm may write beside the symbols of the book: special figures, and items that its figures bear."""

    figures: frozenset[Kind] = frozenset()
    items: frozenset[str] = frozenset()
    realm: str = ""
    """Who writes; nobody where that does not matter."""


@contextmanager
def special_figures(kinds: Mapping[str, Kind]) -> Iterator[None]:
    """While a world is worked on: the special figures that there are in it."""
    token = _special.set(kinds)
    try:
        yield
    finally:
        _special.reset(token)


def piece(written: str) -> Piece | None:
    """A piece from its symbol without a number in front; None if there is no such symbol."""
    special = _special.get()
    return standard_piece(written) if not special else special_piece(written, special) or standard_piece(written)


def special_piece(written: str, special: Mapping[str, Kind]) -> Piece | None:
    """One of these special figures."""
    if not written.startswith(tuple(special)):
        return None
    found = _MARK.fullmatch(written)
    if found is None or found[1] not in special:
        return None
    return _marked(Piece(found[1], special[found[1]], found[1]), found)


@lru_cache(maxsize=4096)
def standard_piece(written: str) -> Piece | None:
    """A piece of the book."""
    found = _MARK.fullmatch(written)
    bare = _bare(MISREAD.get(found[1], found[1])) if found else None
    return _marked(bare, found) if bare and found else None


def _marked(bare: Piece, found: re.Match[str]) -> Piece | None:
    """With its marks and with what it bears; None where a mark makes no sense."""
    mark, due, items = found[2] or "", int(found[3] or 0), found[4] or ""
    if mark and not bare.is_trooper:
        return None
    symbol = bare.symbol + (f"({mark})" if mark else "") + (f"(k{due})" if due else "") + items
    return bare._replace(symbol=symbol, mark=mark, due=due, items=tuple(items.split("+")[1:]))


def _bare(body: str) -> Piece | None:
    if body in CULTURE_NAMES:
        base = CULTURE_NAMES[body]
        return Piece(body, KINDS[base], base)
    if len(body) == 2 and body[0] in WEAPONS and body[1] == "A":
        body = body[0]
    if body in KINDS and body not in ("Z", MORTAL, PRIEST, "Ag", "KrKö", "AgKö", "PrKö"):
        return Piece(body, KINDS[body], body)
    wagon = _WAGON.fullmatch(body)
    if wagon:
        horses = int(wagon[1] or wagon[2])
        return Piece(body, KINDS["QuW"], "QuW", horses=horses, heavy=wagon[2] is not None)
    return _person_with_numbers(body)


def _person_with_numbers(body: str) -> Piece | None:
    for pattern, base in ((_WIZARD, "Z"), (_MYSTIC, "My"), (_AGENT, "Ag")):
        found = pattern.fullmatch(body)
        if found:
            fits = base == "Ag" or int(found[1] or 0) <= MOST_ZEH
            if base == WIZARD and found[2] is not None:
                fits = fits and 1 <= int(found[2]) <= SPELLS
            empty = base == MYSTIC and not int(found[1] or 0)
            kind = KINDS[MORTAL if body.startswith(MORTAL) else base]
            return Piece(base if empty else body, kind, base) if fits else None
    priest = _PRIEST.fullmatch(body)
    if priest:
        units = int(priest[2] or 0)
        return Piece(f"{PRIEST}{priest[1]}/{units}", KINDS[PRIEST], PRIEST) if units <= MOST_ZEH else None
    royal = _ROYAL.fullmatch(body)
    if royal and int(royal[4]) <= 100:
        base = royal[1] + "Kö"
        return Piece(body, KINDS[base], base)
    return None


def known_piece(symbol: str) -> Piece:
    """A piece whose symbol comes from the state: it is always there."""
    found = piece(symbol)
    if found is None:
        raise KeyError(symbol)
    return found


def zeh(found: Piece) -> int:
    """Units of magic that a wizard, a priest or the mystic holds."""
    numbers = found.bare.split("/")[1:] if found.base in (WIZARD, PRIEST, MYSTIC) else []
    return int(numbers[0]) if numbers else 0


def with_zeh(found: Piece, units: int) -> str:
    """The symbol of the same figure with so many of them."""
    body, *numbers = found.bare.split("/")
    items = found.symbol[len(found.bare):]
    shown = [str(units), *numbers[1:]] if units or found.base != MYSTIC else []
    return "/".join([body, *shown]) + items


def is_mystic(found: Piece) -> bool:
    return found.base == MYSTIC


def rule_without_warriors(people: Iterable[Piece], otherwise: str) -> str:
    """Why such people neither explore nor occupy: the rule of the one kind that they all are."""
    kinds = {one.base for one in people}
    return _NO_SCOUTS.get(kinds.pop(), otherwise) if len(kinds) == 1 else otherwise


def rule_of_transport(people: Iterable[Piece], otherwise: str) -> str:
    """Why such people do not carry more, lead nothing and steer nothing: the rule of the one kind that they all are."""
    kinds = {one.base for one in people}
    return _NO_HANDS.get(kinds.pop(), otherwise) if len(kinds) == 1 else otherwise


def worth(found: Piece) -> int | None:
    """What it counts where armies are compared: its price; nobody raises class D, and it counts as the step after 2, 4
    and 7 RE (kalevala.r.war.d_wert)."""
    return ELITE_WORTH if is_elite(found) else price(found)


def is_elite(found: Piece) -> bool:
    return found.is_trooper and found.rank == "D"


def price(found: Piece) -> int | None:
    """In RE; a wagon with its team costs both."""
    if found.kind.price is None:
        return None
    team = KINDS["QsP" if found.heavy else "QlP"].price or 0
    return found.kind.price + found.horses * team
