"""What the figures of a world do: how often each kind of deed has happened in a phase, by what it told."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from walstatt.core.turn import Run, Told
from walstatt.games.kalevala.realm.buildings import TEMPLE
from walstatt.games.kalevala.war.chronicle import LOG

OF_WORLD: Final = {
    "kalevala-temple-gift": "temple: gifts", "kalevala-priest-zeh": "temple: ZEH for priests",
    "kalevala-oracle-asked": "temple: oracles asked", "kalevala-oracle-verse": "temple: oracles answered",
    "kalevala-temple-plundered": "temple: plundered", "kalevala-temple-desecrated": "temple: given up",
    "kalevala-hq-founded": "agents: headquarters", "kalevala-guards-commissioned": "agents: guards commissioned",
    "kalevala-agent-hides": "agents: camouflaged", "kalevala-agent-moved": "agents: journeys",
    "kalevala-agent-scouted": "agents: fields spied out", "kalevala-agent-detected": "agents: found",
    "kalevala-king-crowned": "king: crowned", "kalevala-king-paid": "king: paid in RE",
    "kalevala-king-paid-oeh": "king: paid in OEH", "kalevala-king-sacrificed": "king: sacrifices",
    "kalevala-king-heals": "king: healed", "kalevala-king-abdicated": "king: stepped down",
    "kalevala-king-dead": "king: died", "kalevala-wizard-gains": "wizard: magic rolls won",
    "kalevala-wizard-research": "wizard: research", "kalevala-wizard-mortal": "wizard: became mortal",
    "kalevala-god-made": "god: described", "kalevala-god-learns": "god: abilities chosen",
    "kalevala-god-aura": "god: auras", "kalevala-god-protects": "god: fields protected",
    "kalevala-god-recognises": "god: fields recognised", "kalevala-god-fight": "god: duels in the Archeron",
    "kalevala-god-comes": "god: stays", "kalevala-god-raises": "god: dead raised",
    "kalevala-god-weak-point-taken": "god: weak points taken",
}
"""By what is told to one realm, once for each deed."""
ON_BATTLEFIELD: Final = {
    "kriegsspiel-casts": "battle: spells cast", "kriegsspiel-neutralises": "battle: spells neutralised",
    "kriegsspiel-challenges": "battle: duels of magic", "kriegsspiel-god-appears": "battle: gods appear",
    "kriegsspiel-god-deed": "battle: deeds of gods", "kriegsspiel-god-called": "battle: gods called",
    "kriegsspiel-god-challenges": "battle: gods challenge wizards", "kriegsspiel-god-rolls": "battle: gods fight",
    "kriegsspiel-messenger": "battle: messengers of the gods", "kriegsspiel-triple": "battle: triples",
}
DEED, DONE, MISSED = "kalevala-agent-deed", "kalevala-agent-did", "kalevala-agent-missed"
BUILT: Final = "kalevala-built"
KINDS: Final = (*dict.fromkeys((*OF_WORLD.values(), *ON_BATTLEFIELD.values())),)


def deeds(run: Run) -> Counter[str]:
    return Counter(what for told in run.told for what in _kinds(told))


def _kinds(told: Told) -> Iterator[str]:
    if told.key in OF_WORLD:
        yield OF_WORLD[told.key]
    elif told.key in (DEED, DONE, MISSED):
        yield f"agents: {told.args['deed']} {told.key.rpartition('-')[2]}"
    elif told.key == BUILT and told.args["building"].split()[0] == TEMPLE:
        yield "temple: built"
    elif told.key == LOG:
        yield from (ON_BATTLEFIELD[one["key"]] for one in told.args["log"] if one["key"] in ON_BATTLEFIELD)
