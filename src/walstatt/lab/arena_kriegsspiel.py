"""What the arena needs to know of battles: the same army on both sides, and the kinds of land in turn."""
from __future__ import annotations

from walstatt.core.match import Match
from walstatt.games.kriegsspiel import battlefields, lobby
from walstatt.games.kriegsspiel.ending import owners_after
from walstatt.games.kriegsspiel.setup import Setup
from walstatt.games.lobby import ArmyWish, MatchWish

DEFAULT_SIZE = lobby.DEFAULT_SIZE
NAMES = ("Anna", "Bert")
FAIR = (
    f"reihen/{battlefields.FIELD}", f"belagerer/{battlefields.TOWER}", f"reiter/{battlefields.RIVER}",
    f"belagerer/{battlefields.CASTLE}", f"reiter/{battlefields.FIELD}", f"reihen/{battlefields.RIVER}",
)
"""An army and a kind of land that suit each other: towers and castles only for who brings ladders."""


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
    return lobby.setup(wish)


def winner(match: Match) -> int | None:
    """Whose the large field is that was fought for: of a battle that twelve rounds did not decide, who holds its trade
    centre (kalevala.r.war.kampfende)."""
    home, _ = battlefields.homes()
    seat: int | None = match.setup.seat(owners_after(match.play)[home])
    return seat
