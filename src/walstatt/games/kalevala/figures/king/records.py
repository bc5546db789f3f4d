"""What lasts of a king beside his piece: `KrKö/4/0` says his kind, his lives and his power points."""
from __future__ import annotations

import msgspec
from msgspec.structs import replace

from walstatt.games.kalevala.court.records import Words


class King(msgspec.Struct, omit_defaults=True):
    """The ego figure of a ruler (chapter 18); when he has died or stepped down, what is left of him."""

    kind: str
    """KrKö, AgKö or PrKö; it never changes (kalevala.r.king_kind)."""
    since: int
    """The GR of his creation."""
    palace: str = ""
    """The small field of his palace."""
    description: Words = ""
    weakness: str = ""
    """Its name in `weaknesses.py`, or the game master's own words."""
    shown: bool = False
    """Has it come to light?"""
    healed: int = 0
    """The GR in which he last regained a life."""
    paid: int = 0
    """The GR for which his upkeep is paid."""
    unpaid: bool = False
    """Nothing was left to pay him: he steps down in this phase."""
    plain: int = 0
    """The GR in which he counts as an ordinary C warrior (kalevala.18.4.verlust)."""
    zeh: int = 0
    """Of a priest king."""
    captor: str = ""
    """Who holds his court, after he took the palace."""
    abducted: bool = False
    """Somebody else's agent has him (kalevala.r.agent_loot)."""
    ended: int = 0
    """The GR of his death or abdication; none while he reigns."""

    def as_known(self) -> King:
        """To his own ruler."""
        return self if self.shown else replace(self, weakness="")


class BegunPalace(msgspec.Struct, frozen=True, omit_defaults=True):
    """One that is paid in steps, by a reading of kalevala.r.palace_payment; nothing of it stands yet."""

    field: str
    paid: int = 0
    """RE so far."""
    gr: int = 0
    """The GR of the last step."""
