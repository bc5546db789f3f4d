"""The lines of the secret service: headquarters, guards, agents in phase 1, their deeds in phase 3, captives."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from lark import Tree

from walstatt.games.kalevala.hooks import Lines, Reader, Shown, standing_place
from walstatt.games.kalevala.papers.listing import Listing, write_listing
from walstatt.games.kalevala.papers.model import Order
from walstatt.games.kriegsspiel.figures.agent_lines import SLUGS

ASK, RUSTLE, SABOTAGE, MURDER, ABDUCT, LETTERS, SNEAK, OPEN, BRIBE, GUIDE, STEAL, REVOLT = (
    "ask", "rustle", "sabotage", "murder", "abduct", "letters", "sneak", "open", "bribe", "guide", "steal", "revolt",
)
"""The deeds of the table (22.3.6)."""
OWNER, TROOPS, CENTRE, HOUSES = "Besitzer", "Truppen", "Handelszentrum", "Bauten"
TOPICS: Final = (OWNER, TROOPS, CENTRE, HOUSES)
"""What the people are asked about a large field (kalevala.r.question_people)."""
MOST_QUESTIONS: Final = 12


class FoundHeadquarters(Order, frozen=True):
    """In the tower or keep on this small field (kalevala.22.1.bau)."""

    field: str


class Commission(Order, frozen=True):
    """Warriors become guards, or guards become warriors again (kalevala.22.2.waechter)."""

    place: str
    listing: Listing
    ends: bool = False


class Hide(Order, frozen=True):
    """An agent camouflages himself and what is named (kalevala.22.agent.tarnen_eigen)."""

    agent: str
    place: str
    listing: Listing = Listing()


class Unmask(Order, frozen=True):
    """A group stands in the open from now on (kalevala.22.agent.tarnen_aktion)."""

    agent: str
    place: str


class Travel(Order, frozen=True):
    """Ordered in phase 1, gone in phase 2 (kalevala.22.3.3)."""

    agent: str
    way: tuple[str, ...]


class Spy(Order, frozen=True):
    """An EE-Ag for where he is, or will be (kalevala.22.3.5.ee_ag)."""

    agent: str
    place: str


class JoinCaravan(Order, frozen=True):
    """An agent goes under in an own caravan (kalevala.22.3.4.karawane)."""

    agent: str
    group: str


class Quit(Order, frozen=True):
    """He leaves a caravan, a vessel or a building, out of an own caravan with what is named."""

    agent: str
    listing: Listing = Listing()


class Retreat(Order, frozen=True):
    """Back to where he came from, before anybody marches in (kalevala.22.ksp.spaeher)."""

    agent: str


class BattleLines(Order, frozen=True):
    """What a camouflaged group does if there is a battle where it is, and where it waits for that."""

    agent: str
    lines: tuple[str, ...]
    field: str = ""


class Act(Order, frozen=True):
    """A deed of the table (kalevala.22.3.6.zeitpunkt)."""

    agent: str
    kind: str
    listing: Listing = Listing()
    realm: str = ""
    group: str = ""
    field: str = ""
    number: int = 0
    way: tuple[str, ...] = ()
    questions: tuple[tuple[str, str], ...] = ()
    items: tuple[str, ...] = ()


class Deal(Order, frozen=True):
    """What becomes of an agent of another who was found: he is let go, or made war on (kalevala.22.3.5.gefangen)."""

    agent: str
    realm: str
    fight: bool = False


UNSEEN: Final = (FoundHeadquarters, Commission, Hide, Unmask, Travel, Spy, JoinCaravan, Quit, Retreat, Act)
"""Nobody else learns of them before the phase that follows."""


# ---- reading


def _name(part: Any) -> str:
    written = str(part)
    return "AgKö" if written.casefold() in ("agkö", "agkoe") else f"Ag{written[2:]}"


def _realm(part: Any) -> str:
    return str(part).strip() if part is not None else ""


def _parts(parts: list[Any]) -> list[Any]:
    """Without the words of the deed itself."""
    return [one for one in parts if getattr(one, "type", "") not in _DEED_WORDS]


def _hide(reader: Reader, parts: list[Any]) -> Order:
    name, place, listing = _parts(parts)
    return Hide(_name(name), reader.place(place), reader.goods(listing) if listing is not None else Listing())


def _travel(reader: Reader, parts: list[Any]) -> Order:
    name, *way = _parts(parts)
    return Travel(_name(name), tuple(map(reader.place, way)))


def _quit(reader: Reader, parts: list[Any]) -> Order:
    name, listing = _parts(parts)
    return Quit(_name(name), reader.goods(listing) if listing is not None else Listing())


def _battle(reader: Reader, parts: list[Any]) -> Order:
    name, *rest = _parts(parts)
    place, written = rest if len(rest) > 1 else (None, rest[0])
    lines = tuple(" ".join(one.split()) for one in str(written).split(";") if one.strip())
    return BattleLines(_name(name), lines, reader.small_place(place) if place is not None else "")


def _ask(reader: Reader, parts: list[Any]) -> Order:
    name, *asked = _parts(parts)
    questions = tuple((_topic(one.children[0]), reader.place(one.children[1])) for one in asked)
    return Act(_name(name), ASK, questions=questions[:MOST_QUESTIONS])


def _topic(token: Any) -> str:
    return next(one for one in TOPICS if one.casefold() == str(token).casefold())


def _against(kind: str) -> Callable[[Reader, list[Any]], Order]:
    """Things or persons of somebody, perhaps in a caravan."""
    def read(reader: Reader, parts: list[Any]) -> Order:
        name, listing, *rest = _parts(parts)
        realm, group = _realm(rest[-1]), str(rest[0]) if len(rest) > 1 and rest[0] is not None else ""
        return Act(_name(name), kind, reader.goods(listing), realm=realm, group=group)

    return read


def _steal(reader: Reader, parts: list[Any]) -> Order:
    """RE and devices, items by their symbols or their small fields, or both."""
    name, *rest = _parts(parts)
    trees = [one for one in rest if isinstance(one, Tree)]
    tokens = {kind: [str(one) for one in rest if getattr(one, "type", "") == kind] for kind in ("SYMBOL", "GROUP")}
    listing = next((reader.goods(one) for one in trees if one.data == "listing"), Listing())
    places = [reader.small_place(one) for one in trees if one.data == "place"]
    group = "".join(tokens["GROUP"])
    return Act(_name(name), STEAL, listing, realm=_realm(rest[-1]) if _is_name(rest[-1]) else "", group=group,
               items=(*tokens["SYMBOL"], *places))


def _is_name(part: Any) -> bool:
    return getattr(part, "type", "") == "NAME"


def _at(kind: str) -> Callable[[Reader, list[Any]], Order]:
    def read(reader: Reader, parts: list[Any]) -> Order:
        name, place = _parts(parts)
        return Act(_name(name), kind, field=reader.small_place(place))

    return read


def _letters(reader: Reader, parts: list[Any]) -> Order:
    name, number = _parts(parts)
    return Act(_name(name), LETTERS, number=reader.number(number))


def _sneak(reader: Reader, parts: list[Any]) -> Order:
    del reader
    name, group, realm = _parts(parts)
    return Act(_name(name), SNEAK, realm=_realm(realm), group=str(group))


def _bribe(reader: Reader, parts: list[Any]) -> Order:
    name, group, realm, *way = _parts(parts)
    return Act(_name(name), BRIBE, realm=_realm(realm), group=str(group), way=tuple(map(reader.place, way)))


def _guide(reader: Reader, parts: list[Any]) -> Order:
    name, place = _parts(parts)
    return Act(_name(name), GUIDE, way=(reader.place(place),))


def _deal(fight: bool) -> Callable[[Reader, list[Any]], Order]:
    def read(reader: Reader, parts: list[Any]) -> Order:
        del reader
        name, realm = _parts(parts)
        return Deal(_name(name), _realm(realm), fight)

    return read


# ---- writing


def _of(order: Act) -> str:
    inside = f" in {order.group}" if order.group else ""
    return inside + (f" von {order.realm}" if order.realm else "")


def _write_act(order: Act) -> str:
    return f"Agent {order.agent} {_WRITTEN[order.kind](order)}"


_WRITTEN: Final[dict[str, Callable[[Act], str]]] = {
    ASK: lambda act: "Befragung: " + ", ".join(f"{topic} {place}" for topic, place in act.questions),
    RUSTLE: lambda act: f"Tiere stehlen: {write_listing(act.listing)}{_of(act)}",
    STEAL: lambda act: f"Diebstahl: {'; '.join(_loot(act))}{_of(act)}",
    SABOTAGE: lambda act: f"Sabotage {act.field}" if act.field else f"Sabotage: {write_listing(act.listing)}{_of(act)}",
    MURDER: lambda act: f"Mord: {write_listing(act.listing)}{_of(act)}",
    ABDUCT: lambda act: f"Entführung: {write_listing(act.listing)}{_of(act)}",
    LETTERS: lambda act: f"Briefe: {act.number}",
    SNEAK: lambda act: f"Einschleichen {act.field}" if act.field else f"Einschleichen {act.group} von {act.realm}",
    OPEN: lambda act: f"Tor {act.field}",
    BRIBE: lambda act: f"Bestechen {act.group} von {act.realm}: " + " > ".join(act.way),
    GUIDE: lambda act: f"Bergführer {act.way[0]}",
    REVOLT: lambda act: "Aufstand",  # noqa: ARG005 - there is nothing to say
}


def _loot(act: Act) -> Iterator[str]:
    if act.listing != Listing():
        yield write_listing(act.listing)
    if act.items:
        yield f"Gegenstand {', '.join(act.items)}"


def _with(listing: Listing) -> str:
    return f": {write_listing(listing)}" if listing != Listing() else ""


_DEED_WORDS: Final = frozenset((
    "AG_HIDES", "AG_UNMASKS", "AG_GOES", "AG_SPIES", "AG_INTO", "AG_QUITS", "AG_RETURNS", "AG_ASKS", "AG_RUSTLES",
    "AG_STEALS", "AG_SABOTAGES", "AG_MURDERS", "AG_ABDUCTS", "AG_READS", "AG_SNEAKS", "AG_BRIBES", "AG_GUIDE",
    "AG_REVOLT", "AG_FREES", "AG_FIGHTS", "AG_IN_BATTLE", "AG_WITHDRAWS", "GATE", "FROM",
    "ITEM",
))
ITEMS: Final = 'ITEM (SYMBOL | place) ("," (SYMBOL | place))*'
"""By their symbols, or whatever lies on a small field."""
WHOSE: Final = "[AG_INTO GROUP] [FROM NAME]"


# ---- on the map


def _ways(world: Any, realm: str, order: Any, *ends: str) -> tuple[str, ...]:
    start = standing_place(world, realm, (order.agent,))
    return tuple(dict.fromkeys(one for one in (start, *ends) if one))


def _show_spy(world: Any, realm: str, order: Spy) -> Shown:
    del world, realm
    return Shown((order.place,), f"{order.agent} EE-Ag")


def _show_act(world: Any, realm: str, order: Act) -> Shown:
    word = _WRITTEN[order.kind](order).partition(":")[0].split()[0]
    return Shown(_ways(world, realm, order, *order.way), f"{order.agent} {word}", order.field)


def _show_retreat(world: Any, realm: str, order: Retreat) -> Shown:
    own = world.persons.services.get(realm)
    agent = own.agents.get(order.agent) if own is not None else None
    return Shown(_ways(world, realm, order, agent.came_from if agent is not None else ""), order.agent)


def _show_deal(world: Any, realm: str, order: Deal) -> Shown:
    own = world.persons.services.get(realm)
    held = own.captives if own is not None else ()
    where = tuple(one.place for one in held if (one.symbol, one.realm) == (order.agent, order.realm))
    return Shown(where[:1], order.agent)


# ---- orders of somebody who does not care about the rules


def _wild_agent(writer: Any) -> str:
    own = writer.world.persons.services.get(writer.realm)
    known = [*own.agents] if own is not None else []
    chosen: str = writer.rng.choice([*known * 3, "Ag1", "Ag2", "Ag99", "AgKö"])
    return chosen


def _wild_way(writer: Any) -> tuple[str, ...]:
    start = writer.place()
    return (start, *(writer.place() for _ in range(writer.rng.choice((1, 1, 2, 3)))))


def _wild_act(writer: Any) -> Order:
    kind, agent = writer.rng.choice(tuple(_WRITTEN)), _wild_agent(writer)
    realm, few = writer.realm_name(), Listing(writer.pieces()[:1], writer.rng.choice((0, 0, 40)))
    topics = tuple((writer.rng.choice(TOPICS), writer.land()) for _ in range(writer.rng.choice((1, 2))))
    group = writer.rng.choice(("KW1", "EX1"))
    made = {
        ASK: Act(agent, kind, questions=topics), LETTERS: Act(agent, kind, number=writer.number()),
        SNEAK: writer.rng.choice((Act(agent, kind, field=writer.field()), Act(agent, kind, realm=realm, group=group),
                                  Act(agent, kind, realm=realm, group="SS"))),
        OPEN: Act(agent, kind, field=writer.field()), REVOLT: Act(agent, kind),
        BRIBE: Act(agent, kind, realm=realm, group=group, way=_wild_way(writer)),
        GUIDE: Act(agent, kind, way=(writer.land(),)),
        SABOTAGE: writer.rng.choice((Act(agent, kind, field=writer.field()), Act(agent, kind, few))),
    }
    other: Order = made.get(kind, Act(agent, kind, few, realm=writer.rng.choice(("", realm))))
    return other


WILD_BATTLES: Final = (
    ("VERBORGEN",), ("KR 2: MORD NÄCHSTER FLUCHT",), ("AB KR 3: ABZIEHEN",), ("KR 13: ENTTARNEN",), ("MORD",),
    ("KR 1-2: SABOTAGE NÄCHSTER", "AB KR 4: ENTTARNEN"),
)


def _wild_hide(writer: Any) -> Order:
    place = writer.place()
    return Hide(_wild_agent(writer), place, writer.rng.choice((Listing(), writer.listing(place))))


LINES: Final = Lines(
    orders=(
        "HEADQUARTERS place                             -> found_headquarters",
        'GUARDS place ":" listing                       -> commission',
        'GUARDS AG_WITHDRAWS place ":" listing          -> uncommission',
        'AGENT AGENT_NAME AG_HIDES place [":" listing]  -> agent_hides',
        "AGENT AGENT_NAME AG_UNMASKS place              -> agent_unmasks",
        'AGENT AGENT_NAME AG_GOES place (">" place)+    -> agent_goes',
        "AGENT AGENT_NAME AG_SPIES place                -> agent_spies",
        "AGENT AGENT_NAME AG_INTO GROUP                 -> agent_joins",
        'AGENT AGENT_NAME AG_QUITS [":" listing]        -> agent_quits',
        "AGENT AGENT_NAME AG_RETURNS                    -> agent_returns",
        'AGENT AGENT_NAME AG_IN_BATTLE [place] ":" AG_LINES -> agent_battle',
        'AGENT AGENT_NAME AG_ASKS ":" asked ("," asked)* -> agent_asks',
        f'AGENT AGENT_NAME AG_RUSTLES ":" listing {WHOSE} -> agent_rustles',
        f'AGENT AGENT_NAME AG_STEALS ":" listing {WHOSE} -> agent_steals',
        f'AGENT AGENT_NAME AG_STEALS ":" listing ";" {ITEMS} {WHOSE} -> agent_steals',
        f'AGENT AGENT_NAME AG_STEALS ":" {ITEMS} {WHOSE} -> agent_steals',
        f'AGENT AGENT_NAME AG_SABOTAGES ":" listing {WHOSE} -> agent_sabotages',
        "AGENT AGENT_NAME AG_SABOTAGES place            -> agent_sabotages_at",
        f'AGENT AGENT_NAME AG_MURDERS ":" listing {WHOSE} -> agent_murders',
        f'AGENT AGENT_NAME AG_ABDUCTS ":" listing {WHOSE} -> agent_abducts',
        'AGENT AGENT_NAME AG_READS ":" NUMBER           -> agent_reads',
        "AGENT AGENT_NAME AG_SNEAKS GROUP FROM NAME     -> agent_sneaks",
        "AGENT AGENT_NAME AG_SNEAKS VESSEL FROM NAME    -> agent_sneaks",
        "AGENT AGENT_NAME AG_SNEAKS place               -> agent_sneaks_at",
        "AGENT AGENT_NAME GATE place                    -> agent_opens",
        'AGENT AGENT_NAME AG_BRIBES GROUP FROM NAME ":" place (">" place)* -> agent_bribes',
        'AGENT AGENT_NAME AG_BRIBES VESSEL FROM NAME ":" place (">" place)* -> agent_bribes',
        "AGENT AGENT_NAME AG_GUIDE place                -> agent_guided",
        "AGENT AGENT_NAME AG_REVOLT                     -> agent_incites",
        "CAPTIVES AG_FREES AGENT_NAME FROM NAME         -> captive_freed",
        "CAPTIVES AG_FIGHTS AGENT_NAME FROM NAME        -> captive_fought",
    ),
    rules=("asked: ASKED_ABOUT place",),
    terminals={
        "AGENT": "/Agent/i", "AGENT_NAME": "/Ag(Kö|[1-9][0-9]?)(?![0-9A-Za-zÄÖÜäöüß])/i",
        "GUARDS": "/Wächter/i",
        "HEADQUARTERS": "/GHZ/i", "CAPTIVES": "/Gefangene/i", "AG_HIDES": "/tarnen/i", "AG_UNMASKS": "/enttarnen/i",
        "AG_GOES": "/ziehen/i", "AG_SPIES": "/spähen/i", "AG_INTO": "/in/i", "AG_QUITS": "/aussteigen/i",
        "AG_RETURNS": "/Rückzug/i", "AG_ASKS": "/Befragung/i", "AG_RUSTLES": r"/Tiere\s+stehlen/i",
        "AG_STEALS": "/Diebstahl/i", "AG_SABOTAGES": "/Sabotage/i", "AG_MURDERS": "/Mord/i",
        "AG_ABDUCTS": "/Entführung/i", "AG_READS": "/Briefe/i", "AG_SNEAKS": "/Einschleichen/i",
        "AG_BRIBES": "/Bestechen/i", "AG_GUIDE": "/Bergführer|Fischer/i", "AG_REVOLT": "/Aufstand/i",
        "AG_FREES": "/freilassen/i", "AG_FIGHTS": "/bekriegen/i", "AG_WITHDRAWS": "/abziehen/i",
        "AG_IN_BATTLE": "/Kampf/i", "AG_LINES": f"/(AB |KR |{'|'.join(SLUGS)})[^\\n]*/",
        "ASKED_ABOUT": f"/{'|'.join(TOPICS)}/i",
    },
    words={"AGENT": "Agent", "GUARDS": "Wächter", "HEADQUARTERS": "GHZ", "CAPTIVES": "Gefangene"},
    expected={
        "AGENT_NAME": "agent", "ASKED_ABOUT": "asked-about", "AG_LINES": "agent-lines",
        "AG_FREES": "captive-does", "AG_FIGHTS": "captive-does",
        **dict.fromkeys((
            "AG_HIDES", "AG_UNMASKS", "AG_GOES", "AG_SPIES", "AG_QUITS", "AG_RETURNS", "AG_ASKS", "AG_RUSTLES",
            "AG_STEALS", "AG_SABOTAGES", "AG_MURDERS", "AG_ABDUCTS", "AG_READS", "AG_SNEAKS", "AG_BRIBES", "AG_GUIDE",
            "AG_REVOLT", "AG_IN_BATTLE",
        ), "agent-does"),
    },
    read={
        "found_headquarters": lambda reader, parts: FoundHeadquarters(reader.small_place(parts[0])),
        "commission": lambda reader, parts: Commission(reader.place(parts[0]), reader.goods(parts[1])),
        "uncommission": lambda reader, parts: Commission(reader.place(parts[1]), reader.goods(parts[2]), ends=True),
        "agent_hides": _hide,
        "agent_unmasks": lambda reader, parts: Unmask(_name(parts[0]), reader.place(parts[2])),
        "agent_goes": _travel,
        "agent_spies": lambda reader, parts: Spy(_name(parts[0]), reader.place(parts[2])),
        "agent_joins": lambda reader, parts: JoinCaravan(_name(parts[0]), str(parts[2])),  # noqa: ARG005
        "agent_quits": _quit,
        "agent_returns": lambda reader, parts: Retreat(_name(parts[0])),  # noqa: ARG005
        "agent_battle": _battle, "agent_asks": _ask, "agent_rustles": _against(RUSTLE), "agent_steals": _steal,
        "agent_sabotages": _against(SABOTAGE), "agent_sabotages_at": _at(SABOTAGE), "agent_murders": _against(MURDER),
        "agent_abducts": _against(ABDUCT), "agent_reads": _letters, "agent_sneaks": _sneak,
        "agent_sneaks_at": _at(SNEAK), "agent_opens": _at(OPEN), "agent_bribes": _bribe, "agent_guided": _guide,
        "agent_incites": lambda reader, parts: Act(_name(parts[0]), REVOLT),  # noqa: ARG005
        "captive_freed": _deal(fight=False), "captive_fought": _deal(fight=True),
    },
    write={
        FoundHeadquarters: lambda order: f"GHZ {order.field}",
        Commission: lambda order: f"Wächter {'abziehen ' if order.ends else ''}{order.place}: "
                                  f"{write_listing(order.listing)}",
        Hide: lambda order: f"Agent {order.agent} tarnen {order.place}{_with(order.listing)}",
        Unmask: lambda order: f"Agent {order.agent} enttarnen {order.place}",
        Travel: lambda order: f"Agent {order.agent} ziehen {' > '.join(order.way)}",
        Spy: lambda order: f"Agent {order.agent} spähen {order.place}",
        JoinCaravan: lambda order: f"Agent {order.agent} in {order.group}",
        Quit: lambda order: f"Agent {order.agent} aussteigen{_with(order.listing)}",
        Retreat: lambda order: f"Agent {order.agent} Rückzug",
        BattleLines: lambda order: f"Agent {order.agent} Kampf{' ' if order.field else ''}{order.field}: "
                                   + "; ".join(order.lines),
        Act: _write_act,
        Deal: lambda order: f"Gefangene {'bekriegen' if order.fight else 'freilassen'} {order.agent} von {order.realm}",
    },
    phases={Retreat: (3,), BattleLines: (3,), Act: (3,), Deal: (3,)},
    shows={
        Travel: lambda world, realm, order: Shown(order.way, order.agent),  # noqa: ARG005 - the way says it all
        Spy: _show_spy, Act: _show_act, Retreat: _show_retreat, Deal: _show_deal,
        **dict.fromkeys((Hide, Unmask, JoinCaravan, Quit), lambda world, realm, order: Shown(
            _ways(world, realm, order), order.agent)),
    },
    wild=(
        lambda writer: FoundHeadquarters(writer.field()),
        lambda writer: Commission(writer.place(), writer.listing(), writer.rng.random() < 0.3),
        _wild_hide, _wild_hide,
        lambda writer: Unmask(_wild_agent(writer), writer.place()),
        lambda writer: Travel(_wild_agent(writer), _wild_way(writer)),
        lambda writer: Spy(_wild_agent(writer), writer.place()),
        lambda writer: writer.rng.choice((JoinCaravan(_wild_agent(writer), "KW1"), Quit(_wild_agent(writer)))),
        lambda writer: writer.rng.choice((Retreat(_wild_agent(writer)),
                                          Deal(_wild_agent(writer), writer.realm_name(), writer.rng.random() < 0.5))),
        lambda writer: BattleLines(_wild_agent(writer), writer.rng.choice(WILD_BATTLES),
                                   writer.rng.choice(("", writer.field()))),
        _wild_act, _wild_act, _wild_act,
    ),
)
