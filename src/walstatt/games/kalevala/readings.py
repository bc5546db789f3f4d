"""Which other readings of rulings the rules follow; what no world can choose yet, docs/kalevala/later.md explains."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from walstatt.core.catalogue import load
from walstatt.core.refusal import refuse

ACTING: Final[Mapping[str, tuple[int, ...]]] = {
    "kalevala.r.1.geld": (1, 2, 3),
    "kalevala.r.1.postsperre_umfang": (2,),
    "kalevala.r.2.post_digital": (2,),
    "kalevala.r.2.eilbrief_buchung": (1, 2),
    "kalevala.r.2.bote_reihung": (1, 2, 3),
    "kalevala.r.2.bote_termin": (1,),
    "kalevala.r.2.schein_briefe": (1,),
    "kalevala.r.2.brief_pruefung": (1, 2),
    "kalevala.r.3.spielzeit": (1,),
    "kalevala.r.4.nomade_oder_invasor": (1, 2),
    "kalevala.r.4.freie_tiere": (1, 2),
    "kalevala.r.4.gepluenderte_hz": (1,),
    "kalevala.r.5.reihenfolge_phase1": (1,),
    "kalevala.r.8.besitz_zeitpunkt": (1,),
    "kalevala.r.8.umwandlung_ort": (1,),
    "kalevala.r.8.verbindung": (1,),
    "kalevala.r.8.kolonie_doppelsold": (1,),
    "kalevala.r.8.freigrenze_ebenen": (1,),
    "kalevala.r.8.scherbe": (1, 2),
    "kalevala.r.8.schutz_wirkung": (1,),
    "kalevala.r.8.treuepruefung": (1, 2, 3, 4),
    "kalevala.r.8.vergessen_digital": (1,),
    "kalevala.r.9.verspaetet": (1, 2),
    "kalevala.r.9.unleserlich": (1,),
    "kalevala.r.9.halbe_re": (1,),
    "kalevala.r.9.bauplatz": (1,),
    "kalevala.r.9.zug_bei_gaesten": (1, 2),
    "kalevala.r.9.fusstempo": (1,),
    "kalevala.r.9.heeresart": (1,),
    "kalevala.r.9.gelaende_gf_zug": (1,),
    "kalevala.r.9.transportwurf_anzahl": (1,),
    "kalevala.r.9.einschiffen": (1,),
    "kalevala.r.9.fremde_digital": (1, 2),
    "kalevala.r.10.widerspruch": (1,),
    "kalevala.r.10.unterdeckung": (1,),
    "kalevala.r.10.re_orte": (1,),
    "kalevala.r.11.ruestzonen": (1,),
    "kalevala.r.11.kulturgueter": (1,),
    "kalevala.r.11.bewegen_danach": (1,),
    "kalevala.r.11.reparatur_kosten": (1, 2),
    "kalevala.r.12.entdeckungswurf": (1, 2),
    "kalevala.r.12.sicht": (1,),
    "kalevala.r.12.begegnung_name": (1,),
    "kalevala.r.13.unterhalt_zahlung": (1,),
    "kalevala.r.13.strassen": (1, 2),
    "kalevala.r.13.teilzahlung": (1,),
    "kalevala.r.caravan_volume_mix": (1,),
    "kalevala.r.caravan_sea_space": (1,),
    "kalevala.r.caravan_order": (1,),
    "kalevala.r.deed_limit": (1,),
    "kalevala.r.fief_end": (1,),
    "kalevala.r.expedition_number": (1,),
    "kalevala.r.war.parteien": (1,),
    "kalevala.r.war.reh_zaehlung": (1,),
    "kalevala.r.war.hilfs_ueberhang": (1,),
    "kalevala.r.war.bau_schaden": (1,),
    "kalevala.r.war.bewegungskosten": (1,),
    "kalevala.r.war.fluss_queren": (1,),
    "kalevala.r.war.zwoelf_natuerlich": (1,),
    "kalevala.r.war.geraet_nahkampf": (1,),
    "kalevala.r.war.onager_schuss": (1,),
    "kalevala.r.war.onager_wirkung": (1,),
    "kalevala.r.war.rammzahlen": (1,),
    "kalevala.r.war.bogen": (1, 2),
    "kalevala.r.war.bogen_beritten": (1,),
    "kalevala.r.war.rammen_schiff": (1,),
    "kalevala.r.war.messer_gp": (1,),
    "kalevala.r.war.zugfolge": (1, 2),
    "kalevala.r.war.aufstellung_pruefung": (1,),
    "kalevala.r.war.mystiker_wechsel": (1,),
    "kalevala.r.war.ebenenwechsel_tabelle": (1, 2),
    "kalevala.r.war.teilung_linie": (1,),
    "kalevala.r.slave_liberator": (1,),
    "kalevala.r.king_weakness": (2,),
    "kalevala.r.king_loyalty": (1, 2, 3),
    "kalevala.r.palace_fate": (1,),
}
"""By ruling: those of its choices that change something, counted from 1. A test holds it against the code."""


def check_readings(chosen: Mapping[str, int]) -> None:
    """Nobody believes to have chosen what nothing follows: that is said when a world is founded."""
    choices = {one.id: one.choices for one in load("kalevala").rulings} if chosen else {}
    for ruling, reading in chosen.items():
        if ruling not in choices:
            raise refuse("", "kalevala-refused-no-ruling", ruling=ruling)
        if not 0 <= reading <= len(choices[ruling]):
            raise refuse(ruling, "kalevala-refused-no-reading", ruling=ruling, most=len(choices[ruling]))
        acting = ACTING.get(ruling, ())
        if reading and reading not in acting:
            key = "kalevala-refused-idle-reading" if acting else "kalevala-refused-idle-ruling"
            raise refuse(ruling, key, ruling=ruling, reading=reading, acting=list(acting))
