"""What the arena needs to know of battles: the same army on both sides, and the kinds of land in turn."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from walstatt.core.match import Match
from walstatt.games.kriegsspiel import battlefields, lobby
from walstatt.games.kriegsspiel.ending import owners_after
from walstatt.games.kriegsspiel.ground import Ground
from walstatt.games.kriegsspiel.profiles import BOW, DEVICES
from walstatt.games.kriegsspiel.setup import Placed, Setup
from walstatt.games.lobby import ArmyWish, MatchWish

DEFAULT_SIZE = lobby.DEFAULT_SIZE
NAMES = ("Anna", "Bert")
FAIR = (
    f"reihen/{battlefields.FIELD}", f"belagerer/{battlefields.TOWER}", f"reiter/{battlefields.RIVER}",
    f"belagerer/{battlefields.CASTLE}", f"reiter/{battlefields.FIELD}", f"reihen/{battlefields.RIVER}",
    f"flotte/{battlefields.COAST}", f"wagen/{battlefields.FIELD}", f"flotte/{battlefields.SEA}",
)
"""An army and a kind of land that suit each other: towers and castles only for who brings ladders, water for ships."""


def list_keys(size: int) -> list[str]:
    return [key for key in FAIR if is_list(key, size)]


def is_list(key: str, size: int) -> bool:
    """Any ready-made army, on any kind of land."""
    army, _, land = key.partition("/")
    armies = [one.key for one in lobby.all_rosters()[0].armies if one.size == size]
    return f"{army}-{size}" in armies and land in battlefields.KINDS


def pairing(keys: list[str], seed: int) -> tuple[str, str]:
    """Both the same: forces are mirrored."""
    return keys[seed % len(keys)], keys[seed % len(keys)]


def make_setup(seed: int, size: int, keys: tuple[str, str]) -> Setup:
    """On the land that the first list names, drawn from this seed."""
    armies = [ArmyWish(lobby.HOST, f"{key.partition('/')[0]}-{size}", None) for key in keys]
    wish = MatchWish(
        armies, size, limits=False, rulings={}, names=NAMES, real_table=False, table_seed=seed,
        scenario=keys[0].partition("/")[2],
    )
    setup = lobby.setup(wish)
    if wish.scenario not in (battlefields.TOWER, battlefields.CASTLE):
        return setup
    defender, attacker = setup.parties
    before = replace(attacker, figures=tuple(_before_the_walls(setup, attacker.figures)))
    return replace(setup, parties=(defender, before))


def _before_the_walls(setup: Setup, figures: Sequence[Placed]) -> Iterator[Placed]:
    """A siege begins at the border: two to carry each device, the others behind them."""
    ground, (target, home) = Ground(setup.lands, setup.field), battlefields.homes()
    roomy = [one for one in ground.spots.values() if one.gf == home and one.open and one.room >= lobby.TROOP]
    roomy.sort(key=lambda one: (ground.distance(one.name, ground.sites[target]), one.number))
    places = iter(one.name for one in roomy)
    people = [one for one in figures if one.symbol not in DEVICES]
    devices = [one for one in figures if one.symbol in DEVICES]
    hands = [one for one in people if not one.symbol.startswith(BOW) and not one.mount]
    pairs = [hands[place: place + 2] for place in range(0, 2 * len(devices), 2)]
    carriers = [one for pair in pairs for one in pair]
    for device, pair, at in zip(devices, pairs, places, strict=False):
        yield from (replace(one, at=at, group=pair[0].group) for one in (*pair, device))
    behind = [one for one in people if not any(one is other for other in carriers)]
    for first in range(0, len(behind), lobby.TROOP):
        at = next(places)
        yield from (replace(one, at=at) for one in behind[first: first + lobby.TROOP])


def winner(match: Match) -> int | None:
    """Whose the large field is that was fought for: of a battle that twelve rounds did not decide, who holds its trade
    centre (kalevala.r.war.kampfende)."""
    home, _ = battlefields.homes()
    seat: int | None = match.setup.seat(owners_after(match.play)[home])
    return seat
