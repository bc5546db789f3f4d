"""Who of those that a realm has lost is not dead: let go, unpaid, handed over, captured, in revolt."""
from __future__ import annotations

from typing import Final

LEAVING: Final = frozenset({
    "kalevala.r.10.unterdeckung", "kalevala.10.vorrang", "kalevala.r.10.widerspruch", "kalevala.21.1.3.urkunde",
    "kalevala.r.8.treuepruefung", "kalevala.18.2.ruecktritt", "kalevala.17.6.1.unbezahlt", "kalevala.r.war.rustgrenze",
    "kalevala.r.war.hilfs_ueberhang", "kalevala.r.war.kern_wahl", "kalevala.r.expedition_upkeep_unpaid",
    "kalevala.r.priest_unpaid", "kalevala.22.tabelle.entfuehrung", "kalevala.22.3.5.gefangen_liste",
    "kalevala.r.revolt", "kalevala.r.agent_capture_end", "kalevala.22.1.neubau",
})
"""Rules under which figures are booked as lost though nobody dies."""
