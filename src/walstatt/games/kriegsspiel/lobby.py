"""What clients offer before a battle by itself: troops to buy, kinds of battlefields, and the setup out of the wishes.

An army is bought in troops of four, each a group of its own, so that a round takes few orders; devices and vessels come
singly and go with the troop before them. The size is what people may cost; animals, devices and vessels may cost half
as much beside it. Who begins at sea without a vessel is lent one. The parties place their troops when the match begins.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from walstatt.core.refusal import Refused
from walstatt.core.texts import LANGUAGES, Text, Texts, text, words
from walstatt.games.kriegsspiel import battlefields
from walstatt.games.kriegsspiel.profiles import (
    ANIMALS,
    LADDER,
    LONGSHIP,
    ONAGER,
    RAFT,
    RAM,
    ROPE,
    SAILING_SHIP,
    SIEGE_TOWER,
    TORTOISE,
    VESSELS,
    known,
    team_of,
)
from walstatt.games.kriegsspiel.setup import Party, Placed, Setup
from walstatt.games.lobby import (
    ArmyWish,
    CheckedArmy,
    CheckedUnit,
    MatchWish,
    PrintedArmy,
    PrintedUnit,
    Problem,
    ReadyArmy,
    RosterSheet,
    RosterUnit,
    Scenario,
    UnitOption,
    Words,
    check_fields,
    chosen_unit,
    known_key,
    wished_army,
)
from walstatt.games.roster_problems import RosterProblem
from walstatt.table.terrain import Board
from walstatt.table.tiled import TiledError

SIZES: Final = (32, 64, 96, 160)
DEFAULT_SIZE: Final = 64
HAS_LIMITS = False
HAS_REAL_TABLE = False
LAYS_TERRAIN = False
HAS_TABLE = False
SEATS: Final = (2,)
HOST: Final = "heerbann"
STANDARD: Final = (HOST, HOST)
TROOP: Final = 4
"""So many buy themselves together: as many as a phalanx has."""
SHARE: Final = 2
"""Animals and devices may cost this part of what people cost."""
PRICES: Final = "kalevala.16.1.inhalt"
WARRIORS: Final = ("A", "AB", "AC", "L", "LB", "LC", "S", "SB", "SC", "B", "BB", "BC")
MOUNTS: Final = ("lP", "sP", "El")
MACHINES: Final = (
    ONAGER, RAM, LADDER, ROPE, SIEGE_TOWER, TORTOISE, "QuW/2", "QuW(2)", LONGSHIP, SAILING_SHIP, RAFT,
)
MOST_UNITS: Final = 60
_READY: Final[dict[str, dict[int, tuple[str, ...]]]] = {
    "reihen": {
        32: ("L", "SB"), 64: ("LB", "SB", "B", "BB"), 96: ("LB", "LB", "SB", "A", "BB", "B"),
        160: ("LB", "LB", "SB", "SB", "AB", "AB", "BB", "BB", "LC"),
    },
    "reiter": {
        32: ("L/lP", "A", "B"), 64: ("LB/sP", "LB", "AB/lP", "B"), 96: ("LB/sP", "SB/sP", "LB", "AB", "BB"),
        160: ("LC/sP", "LB/sP", "SB/sP", "LB", "AB", "BB", "BB", "B"),
    },
    "belagerer": {
        32: ("L", "Wi", "SB", "Le"), 64: ("LB", "Le", "SB", "Le", "BB", "On", "A", "Wi"),
        96: ("LB", "Le", "SB", "Le", "SB", "Bt", "A", "Wi", "BB", "On", "On"),
        160: ("LB", "Le", "LB", "Le", "SB", "Le", "SB", "Bt", "AB", "Wi", "AB", "Sk", "BB", "On", "BB", "On"),
    },
    "flotte": {
        32: ("SB", "LS", "B", "LS"), 64: ("SB", "LS", "LB", "LS", "AB", "SS", "BB", "LS"),
        96: ("SB", "LS", "SB", "LS", "LB", "SS", "AB", "LS", "BB", "SS", "BB", "LS"),
        160: (
            "SB", "LS", "SB", "LS", "SB", "LS", "LB", "SS", "LB", "SS", "AB", "LS", "AB", "LS", "BB", "SS", "BB", "SS",
        ),
    },
    "wagen": {
        32: ("LB", "QuW/2", "A"), 64: ("LB", "QuW/2", "SB", "QuW(2)", "BB", "B"),
        96: ("LB", "QuW(2)", "SB", "QuW(2)", "LB/El", "BB", "BB"),
        160: ("LC", "QuW(2)", "SB", "QuW(2)", "LB/El", "SB/El", "AB", "BB", "BB", "B"),
    },
}
"""Ready-made lists: troops by their symbol, with what they ride."""


def scenarios() -> list[Scenario]:
    return [
        Scenario(kind, words(text(f"kriegsspiel-land-{kind}")), words(text(f"kriegsspiel-land-{kind}-about")))
        for kind in battlefields.KINDS
    ]


# ---- troops


@cache
def _sheet() -> RosterSheet:
    ready = [
        ReadyArmy(f"{key}-{size}", words(text(f"kriegsspiel-army-{key}")), size, sum(map(_price, units)), units)
        for key, by_size in _READY.items()
        for size, entries in by_size.items()
        for units in [[_entry(entry) for entry in entries]]
    ]
    units = [_unit(symbol) for symbol in (*WARRIORS, *MACHINES)]
    return RosterSheet(
        HOST, words(text("kriegsspiel-host")), words(text("kriegsspiel-host-about")), "crossed-swords", ready, units, []
    )


def _entry(entry: str) -> Any:
    symbol, _, mount = (entry, "", "") if entry in MACHINES else entry.partition("/")
    return chosen_unit(symbol, (mount,) if mount else ())


def _unit(symbol: str) -> RosterUnit:
    mounts = MOUNTS if symbol in WARRIORS else ()
    models = _models(symbol)
    options = [
        UnitOption(mount, words(text("kriegsspiel-mounted", mount=mount)), _carrying(mount), "unit", 1)
        for mount in mounts
    ]
    return RosterUnit(symbol, _name(symbol), models, _cost(symbol), [], [], [], options, "", list(_values(symbol)))


def _models(symbol: str) -> int:
    return TROOP if symbol in WARRIORS else 1


def _cost(symbol: str) -> int:
    """A wagon with the horses before it."""
    return _models(symbol) * known(symbol).price + sum(ANIMALS[horse].price for horse in team_of(symbol))


def _carrying(mount: str) -> int:
    """What the animals cost that carry a troop."""
    return TROOP // ANIMALS[mount].seats * ANIMALS[mount].price


def _name(symbol: str) -> Words:
    key = "kriegsspiel-troop" if symbol in WARRIORS else "kriegsspiel-machine"
    return words(text(key, symbol=symbol.replace("/", "-").replace("(", "--").replace(")", "")))


def _values(symbol: str) -> Iterator[Words]:
    found = known(symbol)
    if found.is_vessel:
        yield words(text("kriegsspiel-value-deck", room=found.deck * (1 if symbol == RAFT else 2)))
        return
    if found.is_device:
        yield words(text("kriegsspiel-value-inside" if found.fills else "kriegsspiel-value-crew", crew=found.crew))
        return
    yield words(text("kriegsspiel-value-melee", points=found.strikes))
    yield words(text("kriegsspiel-value-armour", points=found.armour))


def _price(unit: Mapping[str, Any]) -> int:
    symbol = unit["unit"]
    return _cost(symbol) + _beasts(unit)


def _beasts(unit: Mapping[str, Any]) -> int:
    """What its animals cost."""
    return sum(_carrying(mount) for mount in unit.get("options") or ())


# ---- armies


def all_rosters() -> list[RosterSheet]:
    return [_sheet()]


def read_roster(source: str) -> tuple[RosterSheet | None, list[RosterProblem]]:
    del source
    return None, [RosterProblem(1, HOST, "", Text("roster-without-lists"))]


def _units(wish: ArmyWish, where: str) -> Sequence[Mapping[str, Any]]:
    """The troops of an army; raises UnknownKey for what does not exist."""
    known_key(wish.roster, [HOST], f"{where}roster")
    if wish.units is None:
        armies = {one.key: one for one in _sheet().armies}
        return armies[known_key(wish.army or next(iter(armies)), list(armies), f"{where}army")].units
    for number, unit in enumerate(wish.units):
        place = f"{where}units[{number}]"
        check_fields(unit, place)
        known_key(str(unit.get("unit")), [*WARRIORS, *MACHINES], f"{place}.unit")
        mounts = MOUNTS if unit["unit"] in WARRIORS else ()
        for option in unit.get("options") or ():
            known_key(str(option), mounts, f"{place}.options")
    return wish.units


def _problems(units: Sequence[Mapping[str, Any]], size: int) -> Iterator[Problem]:
    people = sum(_cost(one["unit"]) for one in units if one["unit"] in WARRIORS)
    machines = sum(_cost(one["unit"]) for one in units if one["unit"] in MACHINES)
    beasts = sum(map(_beasts, units))
    if people > size:
        yield Problem(PRICES, text("kriegsspiel-refused-people", given=people, most=size))
    if machines + beasts > size // SHARE:
        yield Problem(PRICES, text("kriegsspiel-refused-machines", given=machines + beasts, most=size // SHARE))
    if not people:
        yield Problem(PRICES, text("kriegsspiel-refused-nobody"))
    if len(units) > MOST_UNITS:
        yield Problem(PRICES, text("kriegsspiel-refused-many", given=len(units), most=MOST_UNITS))
    for number, unit in enumerate(units):
        if len(unit.get("options") or ()) > 1:
            yield Problem("kalevala.17.3.1.reiterei", text("kriegsspiel-refused-two-mounts", number=number + 1))


def check_army(wish: ArmyWish, size: int, limits: bool, rulings: Mapping[str, int]) -> CheckedArmy:
    del limits, rulings
    units = _units(wish, "")
    return CheckedArmy(sum(map(_price, units)), list(_problems(units, size)), list(_checked(units)))


def _checked(units: Sequence[Mapping[str, Any]]) -> Iterator[CheckedUnit]:
    for index, unit in enumerate(units):
        symbol, values = unit["unit"], list(_values(unit["unit"]))
        mounted = [words(text("kriegsspiel-mounted", mount=mount)) for mount in unit.get("options") or ()]
        lines = {language: [one[language] for one in (*values, *mounted)] for language in LANGUAGES}
        models, id = _models(symbol), str(index + 1)
        yield CheckedUnit(
            index, id, symbol, _name(symbol), _price(unit), models, mounted, [], [], "", lines, values, models
        )


def print_army(wish: ArmyWish, size: int, texts: Texts) -> PrintedArmy:
    del size
    units, language = _units(wish, ""), texts.language
    printed = [
        PrintedUnit(
            one.name[language], str(one.points), [value[language] for value in one.values], [],
            [mounted[language] for mounted in one.weapons], [], [1] * one.models,
        )
        for one in _checked(units)
    ]
    return PrintedArmy(words(text("kriegsspiel-host"))[language], str(sum(map(_price, units))), [], printed, [])


# ---- the battlefield


def table(seed: int, size: float | None) -> Board:
    """Battles have no table of terrain pieces: the land is drawn from the seed (`battlefields.py`)."""
    del seed, size
    return Board(48.0, 48.0)


def read_table(tiled: str) -> Board:
    del tiled
    raise TiledError("a battle has no table of terrain pieces")


def setup(wish: MatchWish) -> Setup:
    kind = known_key(wish.scenario or battlefields.FIELD, battlefields.KINDS, "scenario")
    fields = battlefields.lands(kind, wish.table_seed)
    first, second = wish.pair
    for seat in range(2):
        for problem in _problems(_units(wished_army(wish, seat, [HOST]), f"armies[{seat}]."), wish.size):
            raise Refused(problem.rule, problem.why)
    home, other = battlefields.homes()
    parties = (_party(wish, 0, home, "", kind), _party(wish, 1, other, home, kind))
    return Setup(
        fields, (home, other), parties, {home: first, other: second}, battlefields.forts(kind, fields, first),
        placing=True, rulings=wish.rulings,
    )


def _party(wish: MatchWish, seat: int, home: str, sent: str, kind: str) -> Party:
    """Who attacks was sent to take the other large field. Where there is no water vessels stay at home."""
    units = _units(wish.armies[seat], f"armies[{seat}].")
    if kind not in battlefields.AFLOAT:
        units = [one for one in units if one["unit"] not in VESSELS]
    elif battlefields.AFLOAT[kind][seat]:
        units = list(_with_vessels(units))
    return Party(
        wish.pair[seat], tuple(_figures(units, home, sent)), enemies=(wish.names[1 - seat],), declared=bool(sent)
    )


def _with_vessels(units: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Every troop that has bought none is lent one."""
    troop: list[Mapping[str, Any]] = []
    for unit in units:
        if unit["unit"] in WARRIORS and troop:
            yield from (*troop, *_lent(troop))
            troop = []
        troop.append(unit)
    yield from (*troop, *_lent(troop))


def _lent(troop: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """A longship; a sailing ship where there is what only that carries (kalevala.26.2.ladung)."""
    symbols = [one["unit"] for one in troop]
    if any(known(symbol).fills for symbol in symbols) and SAILING_SHIP not in symbols:
        yield _entry(SAILING_SHIP)
    elif not VESSELS.keys() & set(symbols):
        yield _entry(LONGSHIP)


def _figures(units: Sequence[Mapping[str, Any]], home: str, sent: str) -> Iterator[Placed]:
    """Each troop is a group; devices and vessels go with the troop before them."""
    number = 0
    for unit in units:
        symbol = unit["unit"]
        if symbol in MACHINES:
            yield Placed(symbol, home, str(max(number, 1)), sent=sent)
            continue
        number += 1
        mount = next(iter(unit.get("options") or ()), "")
        for place in range(TROOP):
            behind = bool(mount) and place % ANIMALS[mount].seats > 0
            yield Placed(symbol, home, str(number), "" if behind else mount, sits_behind=behind, sent=sent)
