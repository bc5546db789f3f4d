"""What a camouflaged group is that is made by hand and not in a world: one agent, and with him one small field at most
(22.3.2)."""
from __future__ import annotations

import re
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.games.kriegsspiel.profiles import known
from walstatt.games.kriegsspiel.setup import Covert
from walstatt.games.kriegsspiel.stores import FEW, GREAT_CARRIERS, MANY

GROUP, CARRIES = "kalevala.22.3.2.gruppe", "kalevala.22.agent.transport"
MOST_ROOM: Final = 4
_AGENT: Final = re.compile(r"Ag([1-9][0-9]?)?|AgKö(/.*)?")


def check_company(one: Covert) -> None:
    agents = [symbol for symbol in one.members if _AGENT.fullmatch(symbol)]
    if len(agents) != 1 or one.members[0] not in agents:
        raise refuse(GROUP, "kriegsspiel-refused-covert-agent", name=one.name)
    profiles = [known(symbol) for symbol in one.members]
    room = sum(MOST_ROOM if each.fills else each.room for each in profiles)
    if room > MOST_ROOM:
        raise refuse(GROUP, "kriegsspiel-refused-covert-room", name=one.name, room=room, most=MOST_ROOM)
    carried = sum(MANY if each.symbol in (*GREAT_CARRIERS, "AgKö") else FEW for each in profiles if each.is_person)
    if one.re > carried:
        raise refuse(CARRIES, "kriegsspiel-refused-covert-carries", name=one.name, re=one.re, most=carried)
    for bearer in one.items:
        if bearer not in one.members:
            raise refuse(GROUP, "kriegsspiel-refused-covert-bearer", name=one.name, bearer=bearer)
